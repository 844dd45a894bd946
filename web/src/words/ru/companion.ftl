# Помощник: для игры с коробкой.

companion-title = За столом
companion-lead = Для тех, кто играет с картоном
companion-back = Назад к помощнику
companion-loading = Минуту …
companion-failed = Сервер не отвечает. Введённое сохранено здесь; попробуйте ещё раз.
companion-again = Ещё раз
companion-undo = Отменить
companion-previous = Назад

companion-setup = Подготовка к игре
companion-setup-text = Тянет жребий, перечисляет шаги
companion-solo = Шиканедер
companion-solo-text = Играет за Солиста
companion-score = Подсчёт очков
companion-score-text = Отметьте, что лежит на столе
companion-advice = Совет
companion-advice-text = Спросить о позиции
companion-rules = Правила за столом
companion-rules-text = Поиск, знаки, картинки
companion-go-on = Продолжить: соло против Шиканедера
companion-go-on-where = Раунд { $round }, у него { $vp } ПО
companion-history = Подсчитанные партии
companion-history-none = Пока ни одной. Подсчитанная партия сохраняется здесь.
companion-history-line = { $name } { $vp }
companion-kept-here = Хранится только на этом устройстве.
companion-forget = Забыть эту партию

companion-players = Игроки
companion-level = Уровень Шиканедера
companion-composers = Композиторы
companion-composers-drawn = по жребию
companion-composers-first = первая партия
companion-with-salieri = С картой Сальери
companion-name-of = Имя игрока { $number }

companion-drawn = Выпало вам
companion-draw-again = Тянуть ещё раз
companion-top = верхний ряд
companion-bottom = нижний ряд
companion-constanze = Констанция { $number }
companion-constanze-none = без карты
companion-covers =
    { $n ->
        [one] закрывает { $n } ячейку
        [few] закрывает { $n } ячейки
       *[many] закрывает { $n } ячеек
    }
companion-first = первый игрок
companion-step-of = Шаг { $step } из { $steps }
companion-steps = Все шаги
companion-done-next = Готово, шаг { $step }
companion-done-last = Всё готово
companion-ready = Всё готово. Приятной игры!
companion-ready-solo = Начать против Шиканедера
companion-step-mozart = Поставьте маркер Моцарта: { $place }.
companion-step-remove_cards =
    { $n ->
        [one] Из каждого периода уберите в коробку не глядя { $n } карту опуса и { $n } карту воспоминаний.
        [few] Из каждого периода уберите в коробку не глядя { $n } карты опусов и { $n } карты воспоминаний.
       *[many] Из каждого периода уберите в коробку не глядя { $n } карт опусов и { $n } карт воспоминаний.
    }
companion-step-salieri = Замешайте карту Сальери в карты одного из периодов так, чтобы никто не знал какого.
companion-step-periods = Перемешайте карты каждого периода. Сверху положите лицом вниз один из его жетонов бонуса, взятый не глядя, и сложите периоды стопкой, I сверху. Остальные жетоны бонуса уберите в коробку.
companion-step-row = Откройте жетон бонуса периода I и заполните { $n } ячеек ряда, начиная с правой.
companion-step-composers = Композиторы в игре: { $composers }. Первый — верхнего ряда (восьмая нота).
companion-step-remove_tiles =
    { $n ->
        [one] Уберите в коробку их жетон, на котором точек { $dots } или больше: { $n } жетон.
        [few] Уберите в коробку их жетоны, на которых точек { $dots } или больше: { $n } жетона.
       *[many] Уберите в коробку их жетоны, на которых точек { $dots } или больше: { $n } жетонов.
    }
companion-step-stack_tiles = Сложите их жетоны стопками по частям, самый дешёвый сверху.
companion-step-constanze =
    { $n ->
        [one] Закройте { $n } тёмную ячейку карты { $card }.
        [few] Закройте { $n } тёмные ячейки карты { $card }.
       *[many] Закройте { $n } тёмных ячеек карты { $card }.
    }
companion-step-courts =
    { $n ->
        [one] Положите { $n } жетон королевского двора, взятый не глядя, на место двора, золотой рамкой вниз. Остальные — стопка.
        [few] Положите { $n } жетона королевского двора, взятых не глядя, на места дворов, золотой рамкой вниз. Остальные — стопка.
       *[many] Положите { $n } жетонов королевского двора, взятых не глядя, на места дворов, золотой рамкой вниз. Остальные — стопка.
    }
companion-step-cities =
    { $n ->
        [one] Положите { $n } жетон города, взятый не глядя, на место города, золотой рамкой вниз. Остальные — стопка.
        [few] Положите { $n } жетона города, взятых не глядя, на места городов, золотой рамкой вниз. Остальные — стопка.
       *[many] Положите { $n } жетонов города, взятых не глядя, на места городов, золотой рамкой вниз. Остальные — стопка.
    }
companion-step-boards = Каждый берёт личный планшет и начальный опус: { $opus }.
companion-step-markers =
    { $n ->
        [one] Каждый кладёт { $n } фишку Реквиема на ячейки инструментов, нейтральную — к духовым.
        [few] Каждый кладёт { $n } фишки Реквиема на ячейки инструментов, нейтральную — к духовым.
       *[many] Каждый кладёт { $n } фишек Реквиема на ячейки инструментов, нейтральную — к духовым.
    }
companion-step-tracks = Каждый ставит три шкалы истории на { $steps }, а финансы — на эту ячейку:
companion-step-memories =
    { $n ->
        [one] Каждый перемешивает { $n } начальную карту воспоминаний своего цвета.
        [few] Каждый перемешивает { $n } начальные карты воспоминаний своего цвета.
       *[many] Каждый перемешивает { $n } начальных карт воспоминаний своего цвета.
    }
companion-step-first_player = Начинает { $name } и берёт жетон первого игрока.
companion-step-money = Начальные деньги в порядке хода:
companion-step-soloist_deck = Найдите карты Шиканедера: { $cards }. Помощник тянет их за вас.
companion-step-soloist_finance =
    { $n ->
        [one] Дайте Шиканедеру { $n } фишку одного цвета и поставьте его финансы на эту ячейку:
        [few] Дайте Шиканедеру { $n } фишки одного цвета и поставьте его финансы на эту ячейку:
       *[many] Дайте Шиканедеру { $n } фишек одного цвета и поставьте его финансы на эту ячейку:
    }
companion-step-hands =
    { $n ->
        [one] Каждый берёт { $n } карту воспоминаний.
        [few] Каждый берёт { $n } карты воспоминаний.
       *[many] Каждый берёт { $n } карт воспоминаний.
    }

companion-tab-players = Игроки
companion-tab-requiem = Реквием
companion-tab-opus = Опусы
companion-tab-courts = Дворы
companion-tab-rest = Прочее
companion-next = Дальше: { $what }
companion-show = Кто победил?
companion-constanze-which = Карта Констанции
companion-new-score = Очистить всё
companion-tap-marker = Выберите фишку, затем отметьте её ячейки. Нажмите ещё раз, чтобы убрать.
companion-marker = { $name }, { $note }
companion-neutral = Нейтральная, { $note }
companion-erase = Убрать
companion-space = { $space }: { $state }
companion-space-empty = свободна
companion-space-covered = закрыта
companion-tap-opus = Выберите игрока, затем отметьте опусы перед ним; проданные не считаются.
companion-tap-courts = Выберите игрока, затем отметьте его жетоны королевских дворов.
companion-find = Найти название
companion-nothing-found = Ничего с таким названием нет.
companion-vp = ПО на шкале победных очков
companion-ducats = Дукаты
companion-story = Очки истории, шкалы и фишки вместе
companion-count = Подсчёт на сейчас
companion-row-so-far = За игру
companion-row-courts = Королевские дворы
companion-row-requiem = Реквием
companion-row-story = Очки истории
companion-row-ducats = Дукаты
companion-row-total = Вместе
companion-bad = Так не бывает
companion-bad-text = Ничего не подсчитано. Сначала исправьте это.
companion-courts-best = Как лучше всего исполнены желания дворов
companion-keep = Сохранить
companion-kept = Сохранено среди подсчитанных партий, на этом устройстве.
companion-copied = Скопировано.
companion-shared-text = Lacrimosa: { $scores }
companion-correct = Исправить

companion-problem-two_owners = { $thing }: и у { $name }, и у { $other }. Чьё это?
companion-problem-twice = { $thing }: введено дважды.
companion-problem-two_markers = Две фишки на одной ячейке: { $space }.
companion-problem-covered = Фишка на закрытой ячейке: { $space }.
companion-problem-too_many_markers = { $name }: фишек здесь { $placed }, а у каждого их { $most }.
companion-problem-too_many_of_instrument = { $name }: фишек ({ $instrument }) { $placed }, а у каждого их { $most }.
companion-problem-too_many_neutral = Нейтральных фишек здесь { $placed }, а всего их { $most }.
companion-problem-soloist_owns = У Шиканедера нет ни опусов, ни дукатов, ни очков истории; что он берёт, выходит из игры.
companion-problem-soloist_note = Фишки Шиканедера показывают шестнадцатую ноту: { $space }.
companion-problem-no_composer = В соло ваши фишки показывают восьмую ноту: { $space }.
companion-problem-gone = { $thing }: уже вне игры.
companion-problem-to_come = { $thing }: из более позднего периода.

companion-solo-begin = Начать
companion-solo-about = Выберите его уровень и карту Констанции, которая лежит на столе. Вы играете с картоном; помощник тянет его карты и говорит, что передвинуть.
companion-solo-where = { $level }, раунд { $round }, его ход { $turn }
companion-solo-before = { $level }, раунд { $round }
companion-he-has = у него
companion-finance = финансы
companion-markers-left = осталось фишек
companion-courts-his = дворы
companion-your-turn = Сделайте свой ход. Потом ходит он.
companion-maintenance = Раунд окончен: проведите фазу подготовки как обычно. Его карты помощник перемешал. Затем сделайте свой ход.
companion-his-turn = Его ход
companion-solo-over = Его последний ход сделан. Проведите подготовку своего планшета, затем подсчёт.
companion-to-count = К подсчёту
companion-solo-anew = Новая партия
companion-ask-memory-left = Какая карта воспоминаний в ряду самая левая?
companion-ask-memory-right = Какая карта воспоминаний в ряду самая правая?
companion-ask-opus-left = Какая карта опуса в ряду самая левая?
companion-ask-opus-right = Какая карта опуса в ряду самая правая?
companion-ask-mozart = Где стоит маркер Моцарта?
companion-ask-court = Какой жетон королевского двора лежит здесь: { $place }?
companion-ask-space = Свободна ли эта ячейка: { $space }?
companion-ask-space-where = { $place } из { $places } сверху
companion-none-memory = Карты воспоминаний нет
companion-none-opus = Карты опуса нет
companion-none-court = Жетона нет
companion-free = Она свободна
companion-taken = Там лежит фишка
companion-this-card = Это она
companion-this-place = Он стоит там
companion-this-tile = Это он
companion-did-laid = Положите его карту { $card } в область событий, а { $story } — в область истории.
companion-did-action = Он делает: { $action }.
companion-did-nothing = Это ничего не даёт.
companion-did-documented = Уберите { $card } из игры. Сдвиньте ряд и дополните его.
companion-did-commissioned = Он заказывает { $card }: уберите карту из игры. Сдвиньте ряд и дополните его.
companion-did-sold = Он продаёт { $card }: уберите карту из игры. Сдвиньте ряд и дополните его.
companion-did-court = Отдайте ему жетон двора { $tile } ({ $place }).
companion-did-city = Если здесь лежит жетон города, уберите его к использованным: { $place }.
companion-did-travelled = Переставьте маркер Моцарта: { $place }.
companion-did-marker = Положите его фишку шестнадцатой нотой вверх: { $space }.
companion-did-vp = +{ $n } ПО ему
companion-did-finance =
    { $n ->
        [one] Его финансы: { $n } шаг вверх
        [few] Его финансы: { $n } шага вверх
       *[many] Его финансы: { $n } шагов вверх
    }

companion-tab-table = Стол
companion-tab-row = Ряд
companion-tab-map = Карта
companion-tab-seats = Планшеты
companion-tab-hand = Ваша рука
companion-round = Раунд
companion-turn = Ход
companion-first-of-round = Первый игрок этого раунда
companion-asking = Чей ход
companion-bonus = Бонус периода
companion-mozart = Маркер Моцарта
companion-gilded = золотая рамка
companion-nothing = ничего
companion-row-space = Ячейка { $number }
companion-add = Добавить …
companion-remove = { $thing }, убрать
companion-tracks-talent = Шкала таланта
companion-tracks-journey = Шкала путешествий
companion-tracks-composition = Шкала композиции
companion-counters-talent = Фишки таланта
companion-counters-journey = Фишки путешествий
companion-counters-composition = Фишки композиции
companion-finance-space = Ячейка финансов
companion-vp-now = ПО
companion-performed = Повёрнутые опусы
companion-memories = Записанные карты воспоминаний, ещё у игрока
companion-forgotten = Карты воспоминаний, вышедшие из игры
companion-experiences = События этого раунда, по порядку
companion-section-story = История этого раунда, по порядку
companion-tiles = Жетоны композиторов
companion-ask = Что было бы хорошо?
companion-thinking = Думает …
companion-would = Что бы он сделал
companion-would-none = Сейчас советовать нечего.
companion-unknown = Что вы не ввели, остаётся неизвестным: чужие руки и порядок колод раздаются снова и снова.
companion-strength = Сила советчика измерена на издании «Кёхель».
companion-play-on = Играть отсюда дальше
companion-save = Сохранить позицию
companion-load = Открыть позицию
companion-problem-memories = { $name }: карт воспоминаний { $n }, а их всегда { $right }.
companion-problem-hand = В вашей руке здесь карт { $n }, а должно быть { $right }.
companion-problem-sections = { $name }: выложено карт { $n }, а к этому моменту в каждой области их { $right }.
companion-problem-not_owned = { $name }: такой карты или жетона нет: { $thing }.
companion-problem-row_gap = В ряду пропуск: карты лежат справа.
companion-problem-tiles = Жетоны композиторов части { $movement } не подходят к фишкам. Укажите, у кого какой.

companion-tab-turn = Этот ход
companion-moment = Когда вы спрашиваете?
companion-moment-start = В начале хода
companion-moment-middle = Посреди хода, с его начала
companion-moment-now = Посреди хода, как лежит сейчас
companion-turn-now = Введите стол таким, какой он сейчас, с обеими картами этого хода и всем, что они дали. Затем отметьте во вкладке «Этот ход», что ещё предстоит сделать.
companion-turn-to-do = Ещё предстоит сделать: { $card }
companion-turn-about = Введите стол таким, каким он был в начале хода. Затем нажмите во вкладке «Этот ход», что сделано с тех пор.
companion-turn-back = Отменить последнее
companion-turn-came = В ряд пришла карта. Какая?
companion-turn-exchanges = Обмены
companion-turn-ask-now = Или спросите сейчас.
companion-entered = Вы ввели: { $name }
companion-more =
    { $n ->
        [0] Точнее
       *[other] Точнее ({ $n })
    }
companion-gone = Карты, вышедшие из игры, в том числе проданные опусы
companion-returned = Карты, которые Сальери отправил под колоду
companion-cities-used = Жетоны городов в сбросе
companion-salieri-unseen = ещё не появлялся
companion-salieri-gone = ушёл
companion-tiles-lie = Где лежат жетоны
companion-tiles-anywhere = где угодно
companion-wrong-here = здесь что-то не так
companion-show-place = Показать
companion-play-on-text = Или откройте этот стол на экране: вы играете дальше, за остальных — компьютер.
companion-loaded = Открыто.
companion-load-bad = Этот файл открыть нельзя
companion-bad-more = И ещё { $n }.
companion-load-bad-text = Ничего не изменено. Вот что не так и где:
companion-load-long = Этот файл слишком длинный для позиции. Ничего не изменено.
companion-load-edition = Этот файл от издания, которого здесь нет. Ничего не изменено.
companion-share = Поделиться текстом
companion-share-picture = Поделиться картинкой
companion-picture-failed = Картинку сделать не удалось. Попробуйте ещё раз.
companion-edition-text = Здесь всё считается по значениям этого издания. Введённое с другим изданием ждёт там.
companion-edition-gone = Издания «{ $title }» здесь больше нет. Что вы с ним ввели, сохранено.
companion-problem-neutral_home = Нейтральных фишек здесь { $placed }, а планшеты покинули { $most }: каждая уходит вместе с фишкой духовых.
companion-problem-unknown = В этом издании ничего так не называется: { $thing }.
companion-problem-starting = { $thing }: начальная карта, здесь она не лежит никогда.
companion-problem-came = Названо карт, пришедших в ряд за этот ход: { $n }, а должно быть { $right }.
companion-problem-not_in_front = { $thing }: карта повёрнута, но лежит не у игрока { $name }.
companion-problem-emptied = { $name }: на ячейке инструмента { $number } ещё лежит фишка или другой жетон.
companion-problem-finance = { $name }: финансы на { $n }, а шкала кончается на { $most }.
companion-problem-track = { $name }, { $track }: { $n }. Она кончается на { $most }.
companion-problem-no_such_seat = Игрока { $number } за этим столом нет; последний — { $most }.
companion-problem-wrong_seats = Введено мест: { $n }, а их { $right }.
companion-problem-wrong_composers = Названо композиторов: { $n }, а в игре их { $right }.
companion-problem-wrong_level = Уровень Шиканедера бывает у одного игрока, и только тогда.
companion-problem-too_few_left = Названо столько карт периода { $period }, что не остаётся тех, что убраны в коробку.
companion-problem-wrong_bonus = Этот жетон бонуса не из периода { $period }.
companion-problem-not_offered = Сейчас это сделать нельзя: { $move }
companion-problem-turn_over = Этим ход кончается: { $move } Отмените это, чтобы спросить о ходе.
companion-problem-other_first = { $name } сначала выбирает, потому что пришёл Сальери.
companion-problem-salieri = Сальери лежит в ряду, только если так сказано; карты он возвращает, лишь уходя.
companion-problem-not_this_answer = Это ответ на другой вопрос. Отмените его.
companion-problem-no_more_questions = Игра кончилась до этого ответа. Отмените его.
companion-problem-impossible = Так ни в одной партии не бывает. Проверьте, что где лежит: что-то лежит в двух местах или нигде.
companion-problem-no_json = Это не файл JSON или только его часть.
companion-problem-no_position = Здесь должно быть одно из: { $right }.
companion-problem-missing = Не хватает поля «{ $field }».
companion-problem-needless = Поля «{ $field }» здесь нет. Уберите его.
companion-problem-wrong_value =
    { $kind ->
        [number] Здесь должно быть целое число.
        [number_least] Здесь должно быть целое число, не меньше { $n }.
        [number_most] Здесь должно быть целое число, не больше { $n }.
        [text] Здесь должен быть текст.
        [text_least] Здесь должен быть текст, букв не меньше { $n }.
        [text_most] Здесь должен быть текст, букв не больше { $n }.
        [list] Здесь должен быть список.
        [list_least] Здесь должен быть список, записей не меньше { $n }.
        [list_most] Здесь должен быть список, записей не больше { $n }.
        [object] Здесь должен быть объект в фигурных скобках.
        [object_most] Здесь должен быть объект, записей не больше { $n }.
        [flag] Здесь должно быть «true» или «false».
        [word] Здесь должно быть одно из: { $right }.
       *[other] Здесь должно быть что-то другое.
    }
