# Личный планшет, рука и строка запасов в небольших окнах.

mine-board = Мой планшет
mine-board-of = Планшет: { $name }
mine-goods = Мои запасы
mine-ledger = Очки, деньги и шкалы
mine-book = События, история и инструменты
mine-works-and-courts = Опусы и королевские дворы

mine-talent = Талант
mine-journey = Путешествие
mine-composition = Композиция
mine-track =
    { $point }: { $steps } на шкале, { $counters ->
        [0] фишек нет
        [one] { $counters } фишка
        [few] { $counters } фишки
       *[other] { $counters } фишек
    }

mine-finance = Финансы
mine-finance-pays = дают
mine-finance-nothing = ничего не дают
mine-finance-at = Финансы: деление { $space } из { $last }

mine-exchange = Обмен
mine-buy =
    { $ducats ->
        [one] Купить фишку за { $ducats } дукат
        [few] Купить фишку за { $ducats } дуката
       *[other] Купить фишку за { $ducats } дукатов
    }
mine-cash =
    { $ducats ->
        [one] Отдать фишку за { $ducats } дукат
        [few] Отдать фишку за { $ducats } дуката
       *[other] Отдать фишку за { $ducats } дукатов
    }
mine-buy-point =
    { $ducats ->
        [one] { $point }: фишка за { $ducats } дукат
        [few] { $point }: фишка за { $ducats } дуката
       *[other] { $point }: фишка за { $ducats } дукатов
    }
mine-cash-point =
    { $ducats ->
        [one] { $point }: { $ducats } дукат за фишку, у вас их { $counters }
        [few] { $point }: { $ducats } дуката за фишку, у вас их { $counters }
       *[other] { $point }: { $ducats } дукатов за фишку, у вас их { $counters }
    }

mine-experiences = События
mine-experiences-note = действие сейчас
mine-story = История
mine-story-note = награда в фазе подготовки
mine-pocket = { $section } { $column }: { $card }
mine-pocket-empty = { $section } { $column }: пусто
mine-pocket-target = { $words } ({ $section } { $column })
mine-pocket-planned = { $card }: отложена ({ $section } { $column }), ляжет после карты событий; нажмите, чтобы вернуть
mine-lay-experiences = Положите сюда карту событий
mine-lay-story = Положите сюда карту истории
mine-lay-story-first = или сначала карту истории

mine-instruments = Ячейки инструментов
mine-space = { $instrument }: фишка на месте
mine-space-free = { $instrument }: фишка в Реквиеме
mine-space-take = взять эту фишку
mine-space-not = эту фишку сейчас взять нельзя
mine-tile = Жетон композитора: { $tile }

mine-works = Опусы
mine-works-none = карт опусов нет
mine-work-offered = исполнить или продать
mine-work-refused = сейчас нельзя ни исполнить, ни продать
mine-courts = Королевские дворы
mine-courts-none = жетонов пока нет
mine-court-met = { $met } из { $all }
mine-court-shared = { $met } из { $all }, но одно занято другим жетоном

mine-hand = Рука
mine-hand-keys = E события, S история
mine-hand-size =
    { $n ->
        [one] { $n } карта в руке
        [few] { $n } карты в руке
       *[other] { $n } карт в руке
    }
mine-deck = { $n } в колоде
mine-deck-title = Осталось в вашей колоде, порядок неизвестен
mine-hand-and-deck = { $n } в руке и колоде
mine-hand-and-deck-title = Рука и колода вместе
mine-drawn = добор в конце хода
mine-for-story = в историю
mine-card-experiences = положить в события
mine-card-story = положить в историю
mine-card-planned = отложена для истории; нажмите, чтобы вернуть
mine-card-not = сейчас положить нельзя

mine-solo-left = слева
mine-solo-right = справа
mine-solo-up = вверх
mine-solo-down = вниз
mine-solo-top = сверху
mine-solo-bottom = снизу
mine-solo-markers =
    { $n ->
        [0] фишек Реквиема нет
        [one] { $n } фишка Реквиема
        [few] { $n } фишки Реквиема
       *[other] { $n } фишек Реквиема
    }

mine-instruments-title = Инструменты
mine-instruments-left =
    { $n ->
        [0] все записаны
        [one] остался { $n }
       *[other] осталось { $n }
    }
mine-income-instead = вместо действия
