# Журнал: что произошло, по строке на каждое действие.
# $who – «me» для читателя, иначе «other». Строка складывается из начала, цены и того, что получено.

log-title = Журнал
log-empty = Пока ничего не произошло.
log-when-setup = Подготовка к игре
log-when-turn = Раунд { $round }, ход { $turn }
log-when-maintenance = Фаза подготовки, раунд { $round }
log-when-final = Подсчёт очков
log-rule = Правило { $rule }
log-since = После вашего хода
log-seen = Понятно

log-laid =
    { $who ->
        [me] Вы кладёте карту «{ $experience }» в область событий, а «{ $story }» в область истории
       *[other] { $seat } кладёт карту «{ $experience }» в область событий, а «{ $story }» в область истории
    }
log-laid-one =
    { $who ->
        [me] Вы кладёте карту «{ $card }»
       *[other] { $seat } кладёт карту «{ $card }»
    }
log-laid-income =
    { $who ->
        [me] ; берёте доход
       *[other] ; берёт доход
    }
log-soloist_laid = { $seat } открывает карты { $card } и { $story }
log-soloist_idle = {" "}— безрезультатно
log-exchanged =
    { $who ->
        [me] Вы обмениваете { $paid } на { $gained }
       *[other] { $seat } обменивает { $paid } на { $gained }
    }
log-exchanged-lost =
    { $who ->
        [me] Вы теряете при обмене { $paid }
       *[other] { $seat } теряет при обмене { $paid }
    }
log-exchanged-nothing =
    { $who ->
        [me] Вы совершаете обмен туда и обратно, ничего не получая
       *[other] { $seat } совершает обмен туда и обратно, ничего не получая
    }
log-documented =
    { $who ->
        [me] Вы записываете воспоминание «{ $card }» вместо карты «{ $instead }»
       *[other] { $seat } записывает воспоминание «{ $card }» вместо карты «{ $instead }»
    }
log-documented-new =
    { $who ->
        [me] Вы записываете воспоминание «{ $card }»
       *[other] { $seat } записывает воспоминание «{ $card }»
    }
log-commissioned =
    { $who ->
        [me] Вы заказываете опус «{ $card }»
       *[other] { $seat } заказывает опус «{ $card }»
    }
log-performed =
    { $who ->
        [me] Вы исполняете опус «{ $card }»
       *[other] { $seat } исполняет опус «{ $card }»
    }
log-sold =
    { $who ->
        [me] Вы продаёте опус «{ $card }»
       *[other] { $seat } продаёт опус «{ $card }»
    }
log-travelled =
    { $who ->
        [me] Вы едете по маршруту { $from } — { $to }
       *[other] { $seat } едет по маршруту { $from } — { $to }
    }
log-stayed =
    { $who ->
        [me] Вы остаётесь на месте ({ $place })
       *[other] { $seat } остаётся на месте ({ $place })
    }
log-city = , жетон города «{ $city }»
log-court = , жетон королевского двора «{ $court }»
log-hired =
    { $who ->
        [me] Вы нанимаете композитора: { $composer } ({ $space })
       *[other] { $seat } нанимает композитора: { $composer } ({ $space })
    }
log-marker =
    { $who ->
        [me] Вы ставите фишку Реквиема ({ $note ->
            [eighth] восьмая нота
           *[sixteenth] шестнадцатая нота
        }, { $space })
       *[other] { $seat } ставит фишку Реквиема ({ $note ->
            [eighth] восьмая нота
           *[sixteenth] шестнадцатая нота
        }, { $space })
    }
log-neutral =
    , нейтральная фишка — { $note ->
        [eighth] восьмая нота
       *[sixteenth] шестнадцатая нота
    } ({ $space })
log-neutral-lost = , нейтральная фишка потеряна
log-again = {" "}(ещё раз: Agnus Dei)
log-for = {" "}за { $goods }
log-paying = , заплатив { $goods }
log-gaining = : { $goods }

log-settled =
    { $who ->
        [me] Вы: { $parts }
       *[other] { $seat }: { $parts }
    }
log-semicolon = {"; "}
log-part-story = история { $goods }
log-part-sequentia = Sequentia { $goods }
log-part-finance = финансы { $goods }
log-part-bonus = бонус периода { $goods }
log-part-final_courts = королевские дворы { $goods }
log-part-final_requiem = Реквием { $goods }
log-part-final_story = очки истории { $goods }
log-part-final_ducats = деньги { $goods }

log-salieri = В ряду появляется Сальери
log-salieri-gain = { $seat } { $goods }
log-salieri_left = Сальери уходит; карты ряда возвращаются под колоду
log-gilded = Золотая рамка теперь видна{": "}
log-gilded-many =
    { $n ->
        [one] На карте Европы { $n } жетон повёрнут золотой рамкой вверх
        [few] На карте Европы { $n } жетона повёрнуты золотой рамкой вверх
       *[other] На карте Европы { $n } жетонов повёрнуто золотой рамкой вверх
    }
log-map_filled =
    { $n ->
        [one] Новый жетон{": "}
        [few] Новые жетоны{": "}
       *[other] Новые жетоны{": "}
    }
log-map_filled-many =
    { $n ->
        [one] На карте Европы { $n } новый жетон
        [few] На карте Европы { $n } новых жетона
       *[other] На карте Европы { $n } новых жетонов
    }
log-row_discarded =
    { $n ->
        [one] Из ряда уходит { $n } карта
        [few] Из ряда уходят { $n } карты
       *[other] Из ряда уходит { $n } карт
    }
log-bonus_shown = Новый бонус периода: { $goods } за каждый значок «{ $action }»
log-first_player =
    { $who ->
        [me] Первый игрок теперь — вы
       *[other] Первый игрок теперь — { $seat }
    }
log-hint =
    { $who ->
        [me] Вы берёте подсказку
       *[other] { $seat } берёт подсказку
    }
log-game_ended = Игра окончена

# Сколько отдано или уплачено (винительный падеж).
log-some-vp = { $n } ПО
log-some-ducats =
    { $n ->
        [one] { $n } дукат
        [few] { $n } дуката
       *[other] { $n } дукатов
    }
log-some-finance =
    { $n ->
        [one] { $n } шаг финансов
        [few] { $n } шага финансов
       *[other] { $n } шагов финансов
    }
log-some-talent_track =
    { $n ->
        [one] { $n } очко таланта
        [few] { $n } очка таланта
       *[other] { $n } очков таланта
    }
log-some-journey_track =
    { $n ->
        [one] { $n } очко путешествия
        [few] { $n } очка путешествия
       *[other] { $n } очков путешествия
    }
log-some-composition_track =
    { $n ->
        [one] { $n } очко композиции
        [few] { $n } очка композиции
       *[other] { $n } очков композиции
    }
log-some-talent_counter =
    { $n ->
        [one] { $n } фишку таланта
        [few] { $n } фишки таланта
       *[other] { $n } фишек таланта
    }
log-some-journey_counter =
    { $n ->
        [one] { $n } фишку путешествия
        [few] { $n } фишки путешествия
       *[other] { $n } фишек путешествия
    }
log-some-composition_counter =
    { $n ->
        [one] { $n } фишку композиции
        [few] { $n } фишки композиции
       *[other] { $n } фишек композиции
    }

# Сколько получено.
log-gain-vp = +{ $n } ПО
log-gain-ducats =
    { $n ->
        [one] +{ $n } дукат
        [few] +{ $n } дуката
       *[other] +{ $n } дукатов
    }
log-gain-finance = +{ $n } к финансам
log-gain-talent_track = +{ $n } к таланту
log-gain-journey_track = +{ $n } к путешествию
log-gain-composition_track = +{ $n } к композиции
log-gain-talent_counter =
    { $n ->
        [one] +{ $n } фишка таланта
        [few] +{ $n } фишки таланта
       *[other] +{ $n } фишек таланта
    }
log-gain-journey_counter =
    { $n ->
        [one] +{ $n } фишка путешествия
        [few] +{ $n } фишки путешествия
       *[other] +{ $n } фишек путешествия
    }
log-gain-composition_counter =
    { $n ->
        [one] +{ $n } фишка композиции
        [few] +{ $n } фишки композиции
       *[other] +{ $n } фишек композиции
    }
log-earlier = Предыдущие ходы
log-swept = , убрав жетоны по пути:{" "}
