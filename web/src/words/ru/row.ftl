# Ряд карт.

row-title = Ряд карт
row-deck = осталось в периоде
row-deck-button =
    { $n ->
        [one] В периоде { $period } осталась { $n } карта. Посмотреть, какая это может быть.
        [few] В периоде { $period } осталось { $n } карты. Посмотреть, какие это могут быть.
       *[other] В периоде { $period } осталось { $n } карт. Посмотреть, какие это могут быть.
    }
row-leave = уйдут в конце раунда
row-empty = пусто
row-empty-space = Ячейка { $n } пуста.
row-space = Ячейка { $n }: { $price }.
row-space-gain = Ячейка { $n }: { $price }, и награда: { $gain }.
row-brings = Приносит { $vp }.
row-offered = Можно выбрать.
row-refused = Сейчас выбрать нельзя; нажмите, чтобы узнать почему.
row-short = Не хватает: { $cost }.
row-leaves = Уйдёт в конце раунда.
row-changed = Последний ход здесь: { $seat }.
row-salieri = Сальери: эту карту никто не может взять.
row-to-come-title = Ещё могут появиться: период { $period }
row-to-come-note =
    { $left ->
        [one] В ряд может войти ещё { $left } карта из этих { $all }; остальные отложены не глядя.
        [few] В ряд могут войти ещё { $left } карты из этих { $all }; остальные отложены не глядя.
       *[other] В ряд может войти ещё { $left } карт из этих { $all }; остальные отложены не глядя.
    }
row-to-come-all = Все эти карты ещё могут войти в ряд.
row-to-come-none = В этом периоде карт больше не будет.
row-to-come-salieri = Сальери ещё не появлялся.
row-to-come-components = Все компоненты
# On a price tag: how many goods are missing. Very short.
row-short-by = нет { $n }
