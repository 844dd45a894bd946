# Подсчёт очков в конце игры.

scoring-about =
    { $patrons ->
        [one] { $patrons } покровитель, { $composers }
        [few] { $patrons } покровителя, { $composers }
       *[other] { $patrons } покровителей, { $composers }
    }
scoring-about-solo = Одиночная игра против Шиканедера, { $level } уровень, { $composers }
scoring-level-easy = лёгкий
scoring-level-medium = средний
scoring-level-hard = тяжёлый

scoring-home = Lacrimosa, на главную
scoring-board = К игровому полю
scoring-record = Скачать запись
scoring-replay = Открыть повтор
scoring-review = Разобрать партию
scoring-patronage = Моё меценатство
scoring-daily = Как сыграли другие
scoring-rematch = Реванш
scoring-rematch-join = К столу реванша
scoring-rematch-failed = Не удалось открыть стол для реванша. Попробуйте ещё раз чуть позже.
scoring-to-candle = При свечах
scoring-to-day = Дневной свет

scoring-podium = Счёт
scoring-gain = +{ $n }

scoring-count = Подсчёт
scoring-stages = Этапы подсчёта
scoring-next = Далее
scoring-back = Назад
scoring-skip = Сразу к итогу
scoring-again = Показать снова
scoring-stage-courts = Королевские дворы
scoring-stage-story = История
scoring-stage-ducats = Деньги
scoring-stage-result = Итог
scoring-stage-said = { $stage }: { $gains }
scoring-gain-said = { $name } +{ $n }, теперь { $score } ПО

scoring-courts-none = Нет жетонов королевских дворов.
scoring-court-vp = { $vp } ПО
scoring-court-failed = не выполнено
scoring-court-soloist = засчитан в любом случае

scoring-each = за каждую
scoring-note-eighth = Восьмые ноты
scoring-note-sixteenth = Шестнадцатые ноты
scoring-composer-of-note = { $note }: { $composer }
scoring-majority = большинство
scoring-tie = Ничья: каждая фишка приносит меньшее значение.
scoring-markers-none = нет фишек
scoring-markers-said =
    { $eighths ->
        [one] { $eighths } восьмая нота
        [few] { $eighths } восьмые ноты
       *[other] { $eighths } восьмых нот
    }, { $sixteenths ->
        [one] { $sixteenths } шестнадцатая нота
        [few] { $sixteenths } шестнадцатые ноты
       *[other] { $sixteenths } шестнадцатых нот
    }

scoring-story-rule =
    { $n ->
        [one] 1 ПО за каждое оставшееся очко истории, на шкалах и в фишках вместе.
        [few] 1 ПО за каждые { $n } оставшихся очка истории, на шкалах и в фишках вместе.
       *[other] 1 ПО за каждые { $n } оставшихся очков истории, на шкалах и в фишках вместе.
    }
scoring-ducats-rule =
    { $n ->
        [one] 1 ПО за каждый оставшийся дукат.
        [few] 1 ПО за каждые { $n } оставшихся дуката.
       *[other] 1 ПО за каждые { $n } оставшихся дукатов.
    }
scoring-nothing-left = ничего не осталось
scoring-soloist-nothing = Солист здесь очков не получает.

scoring-won = Победа: { $name }, { $vp } ПО
scoring-won-by-vp = Отрыв: { $margin } ПО, второй результат: { $other }
scoring-won-by-markers =
    { $margin ->
        [one] Счёт как у соперника ({ $other }), но на { $margin } фишку Реквиема больше
        [few] Счёт как у соперника ({ $other }), но на { $margin } фишки Реквиема больше
       *[other] Счёт как у соперника ({ $other }), но на { $margin } фишек Реквиема больше
    }
scoring-won-by-opus =
    { $margin ->
        [one] Счёт и фишки Реквиема как у соперника ({ $other }), но на { $margin } карту опуса больше
        [few] Счёт и фишки Реквиема как у соперника ({ $other }), но на { $margin } карты опусов больше
       *[other] Счёт и фишки Реквиема как у соперника ({ $other }), но на { $margin } карт опусов больше
    }
scoring-won-shared = Общая победа: { $names }
scoring-won-shared-why = Равны счёт, фишки Реквиема и карты опусов
scoring-solo-won = Шиканедер побеждён, { $vp }:{ $other }
scoring-solo-lost = Шиканедер победил, { $vp }:{ $other }
scoring-solo-shared = С Шиканедером ничья во всём, по { $vp }
scoring-tie-break = При ничьей решают фишки Реквиема, затем карты опусов.
scoring-col-patron = Покровитель
scoring-col-vp = ПО
scoring-col-markers = Фишки Реквиема
scoring-col-opus = Карты опусов

scoring-breakdown = Откуда взялись очки
scoring-total = Всего
scoring-not-yet = ещё не подсчитано
scoring-source-works = Заказанные опусы
scoring-source-stage = Исполнение и продажа
scoring-source-travel = Города и дворы в поездках
scoring-source-memories = Воспоминания
scoring-source-composers = Работа над Реквиемом
scoring-source-bonus = Бонус периода
scoring-source-finance = Финансы
scoring-source-start = В начале игры
scoring-source-courts = Королевские дворы
scoring-source-requiem = Большинство в Реквиеме
scoring-source-left = Оставшиеся очки истории
scoring-source-ducats = Оставшиеся дукаты
scoring-source-show = { $source }, показать на диаграмме

scoring-charts = Победные очки по раундам
scoring-view = Вид
scoring-view-sources = Источники по раундам
scoring-view-totals = Счёт по раундам
scoring-view-table = Таблица
scoring-stretch-start = начало
scoring-stretch-final = итог
scoring-stretch-round = Раунд { $round }
scoring-sources-said = Столбцы: сколько очков и за что каждый покровитель получил в каждом раунде. Те же числа есть в виде таблицы.
scoring-totals-said = Линии: счёт каждого покровителя после каждого раунда. Те же числа есть в виде таблицы.
scoring-bar-said = { $name }, { $stretch }: { $source } { $n } ПО
scoring-gained-in = { $name }: получено ПО
scoring-source = Источник

scoring-finished = Реквием завершён
scoring-finished-more = Вена, весна 1792 года. Чернила на последней странице высохли.
scoring-unfinished = Партитура осталась неоконченной
scoring-unfinished-solo = Шиканедер исписал больше страниц, чем вы. На сегодня.
scoring-unfinished-more = Многие строки остались пустыми.
scoring-yours = Лавры ваши
scoring-yours-shared = Лавры вы делите
scoring-points =
    { $n ->
        [one] победное очко
        [few] победных очка
       *[many] победных очков
    }
scoring-deeds = Что дальше
scoring-hear = Услышать ещё раз
scoring-hear-on = Включить звук
scoring-save = Сохранить картину
scoring-save-failed = Этот браузер не смог сохранить картину.
scoring-score-by = В. А. Моцарт, K. 626
scoring-score-hands = дописано теми, кто назван ниже
scoring-score-hand =
    { $n ->
        [one] { $name }: { $n } нота
        [few] { $name }: { $n } ноты
       *[many] { $name }: { $n } нот
    }
scoring-score-said = Партитура Реквиема. { $patrons }
scoring-constanze = Констанция Моцарт
scoring-constanze-solo-won-1 = «Вы вернули мне его голос. Наброски оставьте себе, остальное сохраню я».
scoring-constanze-solo-won-2 = «Эмануэль неделю будет дуться, а потом попросит у вас либретто. Спасибо вам от всего сердца».
scoring-constanze-solo-lost-1 = «Он всегда был человеком сцены, наш Шиканедер. Не унывайте: есть ещё и чернила, и бумага, и столько всего, чего Вольфганг так и не записал».
scoring-constanze-solo-lost-2 = «На этот раз победил театр. Приходите завтра на Рауэнштайнгассе, и начнём сначала».
scoring-constanze-solo-tie-1 = «Ни один из вас не уступает: Вольфганг написал бы из этого дуэт».
scoring-constanze-won-1 = «Вольфганг посмеялся бы, увидев столько раскрытых кошельков разом. Теперь он цел, и больше всех для него сделали вы».
scoring-constanze-won-2 = «Скажут, что он закончил его сам. Мы с вами знаем правду, и я её не забуду».
scoring-constanze-lost-1 = «Другие написали больше вашего. Но то место у теноров — ваше, и я его слышу».
scoring-constanze-lost-2 = «Лавры достались другому. Но ноты остаются там, где вы их поставили, а это долговечнее лавров».
scoring-constanze-shared-1 = «Поровну до последней монеты и последней ноты. Так поделите лавры: я видела браки и похуже».
scoring-constanze-record-1 = «Никто ещё не сделал для него столько под этой крышей, даже вы сами. Садитесь. Я сыграю вам начало».
scoring-constanze-unfinished-1 = «Лавры ваши, а полстраницы пусты. Пусть так и останется. Он тоже оставил её такой».
scoring-constanze-watched-1 = «Вы только смотрели? Как и вся Вена. Входите, свечи ещё горят».

scoring-rating = Рейтинг
scoring-rating-change = { $before } → { $after } ({ $change })
scoring-rating-left = засчитан уход
scoring-rating-met_often = Ничего не меняется: двое из вас уже сыграли сегодня друг с другом три рейтинговые партии.
scoring-rating-unknown_bot = Ничего не меняется: одного из компьютеров больше нет на шкале.
scoring-rating-more = Весь рейтинг
