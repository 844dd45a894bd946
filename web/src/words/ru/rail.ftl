# Остальные за столом, Шиканедер и то, что только что произошло.

rail-title = Покровители и журнал
rail-patrons = Покровители
rail-open = { $name }, открыть личный планшет
rail-board = Личный планшет: { $name }
rail-person = играет человек
rail-bot = играет компьютер: { $bot }
rail-first = первый игрок
rail-choosing = думает
rail-next = следом
rail-here = за столом
rail-away = нет на месте
rail-lent = замена: { $bot }
rail-points = { $point }: на шкале { $steps }, фишками { $counters }
rail-point-talent = Талант
rail-point-journey = Путешествие
rail-point-composition = Композиция
rail-hand =
    { $n ->
        [one] { $n } карта в руке
        [few] { $n } карты в руке
       *[other] { $n } карт в руке
    }
rail-works = { $type }: { $n }
rail-courts =
    { $n ->
        [one] { $n } жетон королевского двора
        [few] { $n } жетона королевских дворов
       *[other] { $n } жетонов королевских дворов
    }
rail-markers =
    { $n ->
        [one] осталась { $n } фишка Реквиема
        [few] осталось { $n } фишки Реквиема
       *[other] осталось { $n } фишек Реквиема
    }
rail-cards-left =
    { $n ->
        [one] в его колоде осталась { $n } карта
        [few] в его колоде осталось { $n } карты
       *[other] в его колоде осталось { $n } карт
    }
rail-soloist = Солист
rail-level-easy = Лёгкий
rail-level-medium = Средний
rail-level-hard = Тяжёлый
rail-solo-cards = Его карты, ход { $turn }
rail-solo-card = Карта { $number }
rail-solo-none = В этом раунде он ещё не играл.
rail-solo-did = Что он сделал
rail-solo-left = слева
rail-solo-right = справа
rail-solo-row = берёт крайнюю карту ряда { $side }
rail-solo-way = от { $from } до { $to }
rail-solo-courts =
    { $n ->
        [one] посещает { $n } королевский двор, места от { $from } до { $to }
        [few] посещает { $n } королевских двора, места от { $from } до { $to }
       *[other] посещает { $n } королевских дворов, места от { $from } до { $to }
    }
rail-solo-top = сверху
rail-solo-bottom = снизу
rail-solo-part = { $movement }, { $end }
rail-patron = { $level }, { $manner }
rail-opus =
    { $n ->
        [one] { $n } карта опуса
        [few] { $n } карты опусов
       *[many] { $n } карт опусов
    }
