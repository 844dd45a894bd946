# Что спрашивается и кнопки с ответами.

prompt-area = Вопрос
prompt-home = Lacrimosa: на главную
prompt-round = Раунд { $n }
prompt-turn = Ход { $n }
prompt-maintenance = Фаза подготовки
prompt-ended = Конец
prompt-bonus = Бонус периода

prompt-lay-experiences = Ваш ход: положите карту в область событий
prompt-lay-experiences-more = Этой картой вы сможете действовать сейчас
prompt-lay-story = Ваш ход: положите карту в область истории
prompt-lay-story-more = Она принесёт награду в фазе подготовки
prompt-act-or-income = Действовать картой «{ $card }» или взять доход?
prompt-act-or-income-more = Выберите цель на поле или возьмите доход
prompt-menu = Ваш выбор: { $actions }
prompt-menu-more =
    { $n ->
        [one] Выберите на поле или подтвердите конец хода
        [few] Каждое один раз, в любом порядке; «Подтвердить» завершает ход
       *[other] Каждое один раз, в любом порядке; «Подтвердить» завершает ход
    }
prompt-menu-spent = Больше делать нечего: подтвердите ход
prompt-menu-spent-more = Ещё можно обменять дукаты и фишки или отменить сделанное
prompt-menu-short = { $actions }: сейчас ничего нельзя
prompt-menu-short-more = Обменяйте что-нибудь или подтвердите конец хода
prompt-menu-repeat = Ещё раз, если хотите: { $actions }
prompt-menu-repeat-more = Жетон композитора на вашем планшете повторяет действие
prompt-menu-extra = Также можно: { $actions }
prompt-menu-extra-more = Это даёт полученная вами награда
prompt-wild-track =
    { $n ->
        [one] Выберите, какую шкалу продвинуть
        [few] Выберите шкалы для { $n } шагов, по одному
       *[other] Выберите шкалы для { $n } шагов, по одному
    }
prompt-wild-counter =
    { $n ->
        [one] Выберите тип новой фишки
        [few] Выберите типы { $n } новых фишек, по одной
       *[other] Выберите типы { $n } новых фишек, по одной
    }
prompt-pay-split = Как оплатить: { $what }?
prompt-pay-wild = Каким типом оплатить универсальное очко?
prompt-pay-exchange = Обменяйте что-нибудь, чтобы заплатить
prompt-owed = К оплате: { $cost }
prompt-owed-then = Затем к оплате: { $cost }
prompt-marker = Какая фишка уйдёт с вашего планшета?
prompt-marker-more = Её место: { $space }; вы получите то, что она закрывала
prompt-route = Какой маршрут? Цель: { $place }
prompt-route-more = В сумме цена та же, но платить разными ресурсами
prompt-neutral = Поставьте нейтральную фишку в часть { $movement }
prompt-neutral-more = В любую свободную ячейку этой части, любой нотой вверх

prompt-other-lay_card = { $seat } кладёт карты
prompt-other-act_or_income = { $seat } выбирает: действие или доход
prompt-other-action_menu = { $seat } выбирает действие
prompt-other-name_wild = { $seat } выбирает тип
prompt-other-pay = { $seat } платит
prompt-other-choose_marker = { $seat } выбирает фишку
prompt-other-choose_route = { $seat } выбирает маршрут
prompt-other-place_neutral = { $seat } ставит нейтральную фишку
prompt-over = Игра окончена
prompt-over-won =
    { $n ->
        [one] Игра окончена. Победа: { $names }
        [few] Игра окончена. Общая победа: { $names }
       *[other] Игра окончена. Общая победа: { $names }
    }
prompt-scoring = Подсчёт очков
prompt-grant-typed = { $action } ({ $type })

prompt-act = Действовать
prompt-income = Доход
prompt-leave = Пропустить
prompt-usual = обычная оплата
prompt-undo = Отменить
prompt-undo-asks = Просить об отмене
prompt-undo-none = Вам нечего отменять.
prompt-redo = Вернуть
prompt-confirm = Подтвердить
prompt-judge = Оценить ход
prompt-confirm-not-yet = Завершить ход ещё нельзя: сначала ответьте на вопрос.
prompt-forced = Сделано за вас: { $what }

prompt-point-talent = талант
prompt-point-journey = путешествие
prompt-point-composition = композиция
prompt-note-eighth = восьмая нота
prompt-note-sixteenth = шестнадцатая нота
prompt-note-of = { $composer } ({ $note })
prompt-marker-name = { $instrument } ({ $number })

prompt-choice-experience = Положить в события: { $card }
prompt-choice-story = Положить в историю: { $card }
prompt-choice-act = Действовать картой
prompt-choice-income = Взять доход
prompt-choice-document = Записать: { $card }
prompt-choice-commission = Заказать: { $card }
prompt-choice-perform = Исполнить: { $card }
prompt-choice-sell = Продать: { $card }
prompt-choice-travel = Поездка: { $place }
prompt-choice-requiem = Реквием: { $space }, { $note }
prompt-choice-neutral = Нейтральная фишка: { $space }, { $note }
prompt-choice-marker = Фишка: { $marker }
prompt-choice-route = Маршрут { $n }
prompt-choice-track = Со шкалы: { $n }, остальное фишками
prompt-choice-buy = Купить { $counter } за { $price }
prompt-choice-cash = Обменять { $counter } на { $price }
prompt-choice-done = Закончить

prompt-why = Почему нельзя…?
prompt-lantern = Фонарь
prompt-lantern-title = Фонарь: до трёх хороших ходов; в журнале будет отметка
prompt-lantern-nothing = Фонарь показывает ходы, а этот вопрос к ходу не относится.

prompt-waste-title = Всё равно завершить ход?
prompt-waste-points_unspent = Эти шаги на шкалах очков истории пропадут: в фазе подготовки шкалы вернутся к 0, фишки останутся.
prompt-waste-action_unused = Это действие ещё доступно, и его можно выполнить сейчас.
prompt-waste-bonus_missed =
    { $n ->
        [one] На карте в вашей истории на { $n } значок бонуса периода больше, чем на карте в событиях, а для бонуса считаются только события.
        [few] На карте в вашей истории на { $n } значка бонуса периода больше, чем на карте в событиях, а для бонуса считаются только события.
       *[other] На карте в вашей истории на { $n } значков бонуса периода больше, чем на карте в событиях, а для бонуса считаются только события.
    }
prompt-waste-mute = Больше не предупреждать об этом
prompt-waste-back = Вернуться
prompt-waste-end = Завершить ход
# Beside the period bonus: how often it would pay.
prompt-bonus-so-far = пока ×{ $n }
prompt-bonus-times =
    { $n ->
        [one] Сейчас он принёс бы награду { $n } раз.
        [few] Сейчас он принёс бы награду { $n } раза.
       *[many] Сейчас он принёс бы награду { $n } раз.
    }
prompt-why-point = Укажите, что вы хотели бы сделать
prompt-why-point-more = Вы узнаете цену или что этому мешает. Esc — выйти.
prompt-why-nothing = Об этом нечего сказать.
prompt-commission = Заказ дня: ваша единственная попытка
prompt-commission-unranked = Письмо прошлого дня, вне зачёта
