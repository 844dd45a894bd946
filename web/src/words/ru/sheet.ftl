# Листок с ценой или с причиной отказа.

sheet-close = Закрыть
sheet-which = Что именно?
sheet-caption-row = { $action } · ячейка { $space }
sheet-caption-experience = Область событий
sheet-caption-story = Область истории
sheet-caption-exchange = Обмен
sheet-out-of-reach = { $what }: недоступно
sheet-price = цена
sheet-free = Бесплатно
sheet-part-card = карта
sheet-part-space = ячейка
sheet-part-road = дороги
sheet-part-tile = жетон
sheet-gain-first = До оплаты вы получаете
sheet-pay-from = Очки истории вы платите так:
sheet-exchange-part = { $counters } за { $ducats }
sheet-buy = Вы покупаете { $list }.
sheet-cash = Вы отдаёте { $list }.
sheet-now = сейчас
sheet-after = потом
sheet-have = есть
sheet-needs = нужно
sheet-missing = не хватает
sheet-line-ducats = Дукаты
sheet-line-vp = Победные очки
sheet-line-finance = Финансы
sheet-line-talent-track = Шкала таланта
sheet-line-talent-counter = Фишки таланта
sheet-line-journey-track = Шкала путешествий
sheet-line-journey-counter = Фишки путешествия
sheet-line-composition-track = Шкала композиции
sheet-line-composition-counter = Фишки композиции
sheet-good-talent = Талант
sheet-good-journey = Путешествие
sheet-good-composition = Композиция
sheet-good-wild = Любой тип
sheet-good-ducats = Дукаты
sheet-good-finance = Финансы
sheet-which-marker = Какая фишка?
sheet-which-route = Какой маршрут?
sheet-to-name =
    { $n ->
        [one] Вы выберете тип ещё { $n } очка.
        [few] Вы выберете тип ещё { $n } очков.
       *[other] Вы выберете тип ещё { $n } очков.
    }
sheet-then = Затем можно использовать
sheet-from-now-on = Впредь
sheet-note-document = Она заменит карту, положенную в этот ход в историю: та покинет игру. Ряд сдвинется вправо.
sheet-note-commission = Ряд сдвинется вправо, и придёт новая карта.
sheet-note-perform = Опус поворачивается: в этом раунде его больше нельзя ни исполнить, ни продать.
sheet-note-sell = Опус покидает игру.
sheet-by-hand = Выбрать, чем платить
sheet-another = Выбрать другое
sheet-do-document = Заплатить и взять
sheet-do-commission = Заплатить и взять
sheet-do-perform = Исполнить
sheet-do-sell = Продать
sheet-do-travel = Заплатить и поехать
sheet-do-requiem = Заплатить и поставить
sheet-do-neutral = Поставить сюда
sheet-swap-document = Обменять и взять
sheet-swap-commission = Обменять и взять
sheet-swap-perform = Обменять и исполнить
sheet-swap-sell = Обменять и продать
sheet-swap-travel = Обменять и поехать
sheet-swap-requiem = Обменять и поставить
sheet-could-pay = Вы могли бы это оплатить:
sheet-obstacle = Даже с этим действием:
sheet-rule = Правило { $rule }
