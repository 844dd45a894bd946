# The lantern: up to three turns for whoever is asked, the best first.

lantern-noted = подсказка { $n }, отмечена в журнале
lantern-turns = Ходы
lantern-best = лучший
lantern-as-good = не хуже
lantern-behind = −{ $vp } ПО
lantern-brings = Приносит { $goods }.
lantern-brings-for = Приносит { $goods } за { $cost }.
lantern-costs = Стоит { $cost }.
lantern-nothing = Сразу ничего не приносит.
lantern-end = Больше ничего
lantern-look = Показать на поле
lantern-lay =
    { $n ->
        [one] Положить эту карту
       *[other] Положить эти две карты
    }
