# Знаки и части поля: каждый одной строкой. Читается по запросу.

explain-have = У вас { $what }.
explain-worth-now = Сейчас: { $what }.
explain-talent = Очко истории; его требуют карты опусов.
explain-journey = Очко истории; его требуют жетоны на карте Европы.
explain-composition = Очко истории; его требуют композиторы Реквиема.
explain-wild = Очко истории, тип которого вы выбираете сами.
explain-on-track = Шаг на шкале: пропадает в фазе подготовки, а за концом шкалы даёт { $ducats }.
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
explain-finance-step = Шаг финансов
explain-finance = Один шаг вверх по шкале финансов; за её концом — { $vp }.
explain-finance-track = Её деление приносит награду в каждой фазе подготовки; каждый шаг за конец шкалы даёт { $vp }.
explain-finance-now = Деление { $n } в фазе подготовки даёт: { $what }.
explain-action-document = Возьмите карту воспоминаний из ряда; она заменит карту истории этого хода.
explain-action-commission = Возьмите опус из ряда; он сразу приносит победные очки.
explain-action-perform_or_sell = Используйте один из своих опусов: исполните и оставьте себе или продайте.
explain-action-perform = Используйте свой опус и поверните его; в фазе подготовки он снова встанет прямо.
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
        [eighth] Преобладают восьмые, { $eighths }:{ $sixteenths }: каждая стоит { $eighth }, шестнадцатая — { $sixteenth }.
        [sixteenth] Преобладают шестнадцатые, { $sixteenths }:{ $eighths }: каждая стоит { $sixteenth }, восьмая — { $eighth }.
       *[nobody] Поровну, { $eighths }:{ $sixteenths }: любая фишка стоит { $eighth }.
    }
explain-space = Принимает одну фишку этого инструмента с любой из двух нот.
explain-note-eighth = Нота композитора над нотным станом.
explain-note-sixteenth = Нота композитора под нотным станом.
explain-bonus = Каждый значок «{ $action }» в вашей области событий в фазе подготовки даёт { $gain }.
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
explain-round-text = Раундов: { $rounds }, ходов в каждом: { $turns }; после каждого раунда — фаза подготовки.
explain-title-experiences = События
explain-part-experiences = Карта, которой вы действуете; её значки считаются для бонуса периода.
explain-title-story = История
explain-part-story = Карта ждёт и приносит награду в фазе подготовки.
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
explain-part-gilded = Сторона жетона с золотой рамкой; она даёт больше.
explain-title-court = Королевский двор
explain-part-court = Приносит очки в конце, если у вас есть всё, что он требует.
explain-title-to-come = Ещё придут
explain-part-to-come = Карты этого периода, которых ещё никто не видел.
explain-title-coach = Моцарт
explain-part-coach = Поездки начинаются там, где он сейчас.
explain-title-road = Дорога
explain-part-road = Проезд стоит столько дукатов, сколько на ней указано.
explain-title-first = Первый игрок
explain-part-first = Начинает каждый ход этого раунда; в фазе подготовки жетон переходит дальше.
explain-price = Цена в ряду
explain-price-cost = Вся цена на этой ячейке: { $cost }.
explain-price-gain = Сразу приносит { $gain }.
explain-city = Жетон города: заплатите его цену и получите награду, затем он выходит из игры.
explain-bare = Жетона здесь нет, но Моцарт может здесь остановиться.
explain-here = Моцарт здесь.
explain-seat = Меценат: всё, что этого цвета и с этим гербом, принадлежит ему.
explain-seat-has = { $name }: { $what }.
explain-title-tiles = Жетоны композитора
explain-part-tiles = Верхний получит тот, кто поставит фишку с этой нотой; число говорит, сколько их осталось.
explain-title-works = Опусы
explain-part-works = Заказанные карты опусов; те, что стоят прямо, можно исполнить или продать.
explain-title-markers = Фишки
explain-part-markers = Фишки, которых ещё нет в Реквиеме.
explain-title-row = Ряд карт
explain-part-row = Семь ячеек; когда карту берут, остальные сдвигаются вправо и стоят там дешевле.
explain-title-requiem = Реквием
explain-part-requiem = В каждой части преобладает нота, фишек которой больше, чьими бы они ни были.
explain-title-hand = Рука
explain-part-hand = Каждый ход выкладывают две из этих карт: одну в события, другую в историю.
explain-title-instruments = Инструменты
explain-part-instruments = Фишка, уходящая в Реквием, даёт то, что закрывала, и освобождает место жетону композитора.
explain-title-exchange = Обмен
explain-part-exchange = В любой момент вашего хода: дукаты на фишку или фишку на дукаты.
explain-title-memory = Воспоминание
explain-part-memory = Карта для вашей колоды: вверху награда и действия для событий, внизу — что она даёт в истории.
explain-title-opus = Опус
explain-part-opus = Произведение Моцарта: его можно исполнить или продать, и его требуют королевские дворы.
explain-title-performed = Исполнен
explain-part-performed = Повёрнут: до фазы подготовки его нельзя использовать снова.
explain-title-salieri = Сальери
explain-part-salieri = Эту карту никто не может взять; она занимает ячейку и сдвигается вместе с остальными.
explain-title-column = Столбец хода
explain-part-column = У каждого хода раунда свой столбец, по одной карте в каждой области.
explain-title-solo-what = Первая карта Шиканедера
explain-part-solo-what = Он выполняет все действия с неё и ничего не платит.
explain-title-solo-row = Какая карта ряда
explain-part-solo-row = С какого края он берёт карту, когда записывает воспоминания, заказывает или продаёт.
explain-title-solo-courts = Как он путешествует
explain-part-solo-courts = Сколько королевских дворов он берёт и проходит ли места по возрастанию или по убыванию номеров.
explain-title-solo-part = Где он пишет
explain-part-solo-part = В этой части он занимает первую свободную ячейку с этого края.
explain-title-solo-deck = Карты Шиканедера
explain-part-solo-deck = Каждый ход он играет две из девяти карт; после каждого раунда они перемешиваются.

explain-group-goods = Ресурсы
explain-group-held = Ступенька или кольцо
explain-group-actions = Действия
explain-group-works = Опусы
explain-group-requiem = Реквием
explain-group-instruments = Инструменты
explain-group-board = На поле
explain-step-document-1 = Выберите карту воспоминаний в ряду.
explain-step-document-2 = Заплатите то, что требует её ячейка, или получите то, что на ней указано.
explain-step-document-3 = Она заменит карту истории этого хода, а та выйдет из игры.
explain-step-document-4 = Ряд сдвигается вправо и пополняется.
explain-step-commission-1 = Выберите опус в ряду.
explain-step-commission-2 = Заплатите сразу и за карту, и за её ячейку.
explain-step-commission-3 = Сразу получите победные очки; опус лежит перед вами прямо.
explain-step-commission-4 = Ряд сдвигается вправо и пополняется.
explain-step-perform_or_sell-1 = Выберите свой опус, который лежит прямо.
explain-step-perform_or_sell-2 = Исполните: заплатите, получите дукаты и поверните его до фазы подготовки.
explain-step-perform_or_sell-3 = Или продайте: заплатите, получите указанное и расстаньтесь с ним.
explain-step-travel-1 = Моцарт едет по дорогам; заплатите сумму их чисел.
explain-step-travel-2 = Заплатите за жетон и получите награду; жетон города после этого сбрасывается.
explain-step-travel-3 = Жетон королевского двора остаётся у вас и приносит очки в конце, если у вас есть то, что он требует.
explain-step-requiem-1 = Снимите со своего планшета фишку инструмента и получите то, что было под ней.
explain-step-requiem-2 = Поставьте её на свободную ячейку этого инструмента нотой нужного композитора. Духовые: затем и нейтральную фишку.
explain-step-requiem-3 = Заплатите за верхний жетон этого композитора. Полученное за фишку может помочь.
explain-step-requiem-4 = Получите нижнюю половину жетона: сначала ресурсы, затем действие, если оно есть.
explain-step-requiem-5 = Положите жетон на освободившуюся ячейку. Знак репризы действует с этого момента.
explain-step-income-1 = Вместо действий: столько дукатов, каков номер раунда.
