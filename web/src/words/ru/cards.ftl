# Карты и жетоны: что на них написано и как они читаются вслух.

cards-memory = Воспоминание
cards-opus = Опус
cards-start = начальная
cards-starting-card = начальная карта
cards-starting-opus = Начальный опус
cards-story = История
cards-performed = исполнен
cards-period = период { $period }
cards-year-period = { $year } · { $period }
cards-free = бесплатно
cards-nothing = ничего
cards-tiles-left =
    { $n ->
        [one] остался { $n } жетон
        [few] осталось { $n } жетона
       *[other] осталось { $n } жетонов
    }
cards-repeat = повторяющаяся награда

# Типы одним словом, для узкой обложки партитуры.
cards-type-opera = Опера
cards-type-religious = Религиозная
cards-type-symphony = Симфония
cards-type-chamber = Камерная

# Предложения для тех, кто слушает.
cards-facts = { $koechel }, { $year }, период { $period }
cards-facts-memory = { $year }, период { $period }
cards-words-opus = Опус, { $type }: { $title }, { $facts }. { $perform }. { $sell }.
cards-words-starting-opus = Начальный опус: { $title }. { $perform }. { $sell }.
cards-words-commission = Заказать ({ $cost } и цена ячейки): { $gain }
cards-words-perform = Исполнить ({ $cost }): { $gain }
cards-words-sell = Продать ({ $cost }): { $gain }
cards-words-memory = Воспоминание: { $title }, { $facts }. Действия: { $actions }. История: { $story }.
cards-words-memory-top = Воспоминание: { $title }, { $facts }. Действия: { $actions }. Награда за действие: { $top }. История: { $story }.
cards-words-city = Жетон города: «{ $title }». { $cost }. Даёт: { $gain }.
cards-words-city-gilded = Жетон города с золотой рамкой: «{ $title }». { $cost }. Даёт: { $gain }.
cards-words-court = Жетон королевского двора: «{ $title }». { $cost }. Даёт: { $gain }. В конце игры { $vp }, если есть { $needs }.
cards-words-court-gilded = Жетон королевского двора с золотой рамкой: «{ $title }». { $cost }. Даёт: { $gain }. В конце игры { $vp }, если есть { $needs }.
cards-words-tile = Жетон композитора: { $title }. { $cost }. Даёт сразу: { $gain }.
cards-words-tile-repeat = Жетон композитора: { $title }. { $cost }. Даёт сразу: { $gain }. Впредь: { $repeat }.
cards-words-bonus = Бонус периода: { $gain } за каждый значок «{ $action }».

# Ресурсы внутри предложения.
cards-finance-down = { $steps } назад
cards-per-opus = { $vp } за каждый ваш опус ({ $type })
cards-neutral = нейтральная фишка Реквиема
cards-grant = действие «{ $action }»
cards-grant-type = действие «{ $action }» ({ $type })
cards-grant-bonus = { $grant }, а если выполнить его — { $bonus }
cards-need-opus = опус ({ $type })
cards-need-period = опус периода { $period }
cards-need-instrument = фишка в Реквиеме («{ $instrument }»)
cards-need-movement = фишка в части { $movement }
cards-repeat-track = { $good } в каждой фазе подготовки
cards-repeat-opus = { $vp } всякий раз, когда вы заказываете, исполняете или продаёте опус ({ $type })
cards-repeat-action = действие «{ $action }» ещё раз

# Увеличенная карта.
cards-zoom-close = Закрыть
cards-zoom-all = Все компоненты
cards-zoom-keys = Правая кнопка мыши, долгое нажатие или клавиша I увеличит любую карту.
cards-line-commission = Заказать
cards-line-plain = простая сторона
cards-line-gilded = сторона с золотой рамкой
cards-line-cost = стоимость
cards-line-at-once = сразу
cards-line-repeat = впредь
cards-line-end = в конце игры, если условие выполнено
cards-salieri-name = Сальери
cards-salieri-word = Соперник
cards-salieri-text = Эту карту никто не может взять; она занимает ячейку и сдвигается вместе с остальными. При её появлении каждый получил фишку истории на выбор. Если в конце раунда она ещё здесь, остальные карты ряда уходят под следующую колоду, а она покидает игру.
