# Знаки и части поля: каждый одной строкой. Читается по запросу.

explain-have = У вас { $what }.
explain-worth-now = Сейчас: { $what }.
explain-talent = Очко истории; его требуют карты опусов.
explain-journey = Очко истории; его требуют жетоны на карте Европы.
explain-composition = Очко истории; его требуют композиторы Реквиема.
explain-wild = Очко истории, тип которого вы называете сами.
explain-on-track = Деление на шкале: пропадает при обслуживании, а за концом шкалы даёт { $ducats }.
explain-on-counter = Фишка: остаётся у вас из раунда в раунд, или обменяйте её на { $ducats }.
explain-have-points =
    { $counters ->
        [0] У вас { $steps } на шкале, фишек нет.
        [one] У вас { $steps } на шкале и { $counters } фишка.
        [few] У вас { $steps } на шкале и { $counters } фишки.
       *[other] У вас { $steps } на шкале и { $counters } фишек.
    }
explain-ducat = Фишка стоит { $price }; в конце игры { $last } дают { $vp }.
explain-vp = У кого их больше в конце игры, тот и побеждает.
explain-finance-step = Деление финансов
explain-finance = Одно деление вверх по шкале финансов; за её концом — { $vp }.
explain-finance-track = Её ячейка платит при каждом обслуживании; каждое деление за концом шкалы даёт { $vp }.
explain-finance-now = Ячейка { $n } при обслуживании даёт: { $what }.
explain-action-document = Возьмите карту воспоминаний из ряда; она заменит карту истории этого хода.
explain-action-commission = Возьмите опус из ряда; он сразу приносит победные очки.
explain-action-perform_or_sell = Используйте один из своих опусов: исполните и оставьте себе или продайте.
explain-action-perform = Используйте свой опус и поверните его; при обслуживании он снова встанет прямо.
explain-action-sell = Используйте свой опус и расстаньтесь с ним.
explain-action-travel = Проведите Моцарта по дорогам и возьмите жетон там, где он остановится.
explain-action-requiem = Поставьте фишку в Реквием и наймите композитора.
explain-action-open = Сейчас вам доступно.
explain-type = Тип опуса; его требуют некоторые королевские дворы и жетоны композиторов.
explain-type-have =
    { $n ->
        [0] У вас таких нет.
       *[other] У вас таких: { $n }.
    }
explain-instrument = Инструмент Реквиема: его ячейки принимают ваши фишки этого инструмента.
explain-markers-left =
    { $n ->
        [0] Фишек этого инструмента у вас не осталось.
        [one] У вас осталась { $n } фишка этого инструмента.
        [few] У вас остались { $n } фишки этого инструмента.
       *[other] У вас осталось { $n } фишек этого инструмента.
    }
explain-movement = В конце фишка преобладающей ноты приносит { $high }, любая другая — { $low }.
explain-majority =
    { $leader ->
        [eighth] Преобладают восьмые, { $eighths } : { $sixteenths }: каждая стоит { $eighth }, шестнадцатая — { $sixteenth }.
        [sixteenth] Преобладают шестнадцатые, { $sixteenths } : { $eighths }: каждая стоит { $sixteenth }, восьмая — { $eighth }.
       *[nobody] Поровну, { $eighths } : { $sixteenths }: любая фишка стоит { $eighth }.
    }
explain-space = Принимает одну фишку этого инструмента с любой из двух нот.
explain-note-eighth = Нота композитора над нотным станом.
explain-note-sixteenth = Нота композитора под нотным станом.
explain-bonus = Каждый значок «{ $action }» в вашей области событий при обслуживании даёт { $gain }.
explain-bonus-now =
    { $n ->
        [0] В вашей области событий таких значков пока нет.
        [one] В вашей области событий { $n } такой значок.
        [few] В вашей области событий { $n } таких значка.
       *[other] В вашей области событий { $n } таких значков.
    }
explain-period = Период карты; некоторые королевские дворы требуют опусы определённого периода.
explain-income = Дукаты вместо награды и действий карты: столько, каков номер раунда.
explain-round = Раунды и ходы
explain-round-text = Раундов: { $rounds }, ходов в каждом: { $turns }; после каждого раунда обслуживание.
explain-title-experiences = События
explain-part-experiences = Карта, которой вы действуете; её значки считаются для бонуса периода.
explain-title-story = История
explain-part-story = Карта ждёт и приносит своё при обслуживании.
explain-title-deck = Ваша колода
explain-part-deck = У вас всегда девять карт воспоминаний; в конце хода доберите до четырёх.
explain-title-leaves = Уходят
explain-part-leaves = Карты с этих ячеек в конце раунда выходят из игры.
explain-title-stays = Остаются
explain-part-stays = Эти карты остаются и сдвигаются вправо, где стоят дешевле.
explain-title-repeat = Повторяющаяся награда
explain-part-repeat = Действует с этого момента, пока жетон лежит на вашем планшете.
explain-title-neutral = Нейтральная фишка
explain-part-neutral = Учитывается при подсчёте большинства в части и никому не приносит очков.
explain-title-covered = Закрыто
explain-part-covered = Закрыто картой Констанции: эту ячейку никто не может занять.
explain-title-gilded = Золотая рамка
explain-part-gilded = Позолоченная сторона жетона; она даёт больше.
explain-title-court = Королевский двор
explain-part-court = Приносит очки в конце, если у вас есть всё, что он требует.
explain-title-to-come = Ещё придут
explain-part-to-come = Карты этого периода, которых ещё никто не видел.
explain-title-coach = Моцарт
explain-part-coach = Поездки начинаются там, где он сейчас.
explain-title-road = Дорога
explain-part-road = Проезд стоит столько дукатов, сколько на ней указано.
explain-title-first = Первый игрок
explain-part-first = Начинает каждый ход этого раунда; при обслуживании маркер переходит дальше.
