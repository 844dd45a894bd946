# My patronage: the catalogue, the figures and the list of one's own finished games.

patronage-title = Моё меценатство
patronage-parts = Разделы вашего меценатства
patronage-part-catalogue = Каталог
patronage-part-figures = Цифры
patronage-part-games = Партии
patronage-lead =
    { $games ->
        [one] { $games } партия, с { $date }; побед: { $won }
        [few] { $games } партии, с { $date }; побед: { $won }
       *[other] { $games } партий, с { $date }; побед: { $won }
    }
patronage-lead-none = что вы заказали и что из этого вышло
patronage-export = Экспорт
patronage-loading = Ваши партии загружаются…
patronage-counting = Подсчёт ваших партий, осталось: { $n }.
patronage-refused = Сейчас ваши партии получить не удаётся.
patronage-again = Попробовать ещё раз

patronage-empty = Чистый каталог, разлинован и готов
patronage-empty-text =
    { $n ->
        [one] { $n } сочинение ждёт. Первое, которое вы закажете, будет вписано сюда тушью.
        [few] { $n } сочинения ждут. Первое, которое вы закажете, будет вписано сюда тушью.
       *[other] { $n } сочинений ждут. Первое, которое вы закажете, будет вписано сюда тушью.
    }
patronage-empty-play = Сыграть первую партию
patronage-all-out = Вы убрали из меценатства все свои партии.

patronage-edition = Издание
patronage-n-commissioned = сочинений заказано
patronage-n-performed = исполнено
patronage-n-sold = продано
patronage-n-visited = дворов посещено
patronage-n-completed = частей завершено
patronage-n-said = { $n } из { $total }
patronage-ink = тушь: заказано
patronage-cloth = переплёт: исполнено
patronage-gold = золото и печать: продано
patronage-key = Как украшены сочинения
patronage-of = { $n } из { $total }
patronage-complete = собрано
patronage-missing = не хватает { $n }
patronage-no-more = в этом издании их больше нет
patronage-plate-none = { $title }: ещё не заказано
patronage-commissioned = заказано
patronage-performed = исполнено
patronage-sold = продано
patronage-visited = посещений
patronage-completed = завершено
patronage-plate = { $title }: { $deeds }
patronage-not-yet = Вы его ещё не заказывали.
patronage-first = Впервые { $date }, { $rivals }, раунд { $round }. В той партии { $score } ПО.
patronage-first-short = Впервые { $date }, раунд { $round }.
patronage-open = Открыть ту партию
patronage-close = Закрыть
patronage-courts = Дворы и части
patronage-courts-text = Дворы, которые вы посетили, и части, в которых вы поставили последний маркер.
patronage-times = { $n } ×
patronage-none-yet = Пока ничего.

patronage-new =
    { $n ->
        [0] На этот раз в каталоге ничего нового
        [one] { $n } новая запись
        [few] { $n } новые записи
       *[other] { $n } новых записей
    }
patronage-new-line = { $thing }, { $deeds }

patronage-sources = Откуда ваши очки
patronage-sources-key = в среднем за партию · полоса: вы · черта: { $who } · точка: { $game }
patronage-last-game = ваша последняя партия
patronage-that-game = партия { $date }
patronage-compare = Партии
patronage-rivals-all = все остальные
patronage-rivals-people = другие покровители
patronage-rivals-bots = компьютерные покровители
patronage-source = Источник
patronage-you = Вы
patronage-difference = Разница
patronage-strong = Сильнее всего в сравнении ({ $who }): { $source }, на { $vp } ПО за партию больше.
patronage-weak = Слабее всего в сравнении ({ $who }): { $source }, на { $vp } ПО за партию меньше.
patronage-won = Победы
patronage-won-text = полоса: доля побед на долгой дистанции, 19 случаев из 20
patronage-range = от { $low } до { $high } из 10
patronage-too-few = слишком мало партий
patronage-group-all = Все партии
patronage-group-bots = Компьютерные покровители разных уровней
patronage-group-people = Люди
patronage-best = ваш лучший счёт
patronage-best-won = { $date }, победа
patronage-best-lost = { $date }, поражение
patronage-mean = в среднем
patronage-mean-games =
    { $n ->
        [one] за { $n } партию
        [few] за { $n } партии
       *[other] за { $n } партий
    }
patronage-minutes = { $n } мин
patronage-length = на партию в среднем, без долгих пауз
patronage-composers = Композиторы, которых вы наняли
patronage-hired =
    { $n ->
        [one] { $n } раз
        [few] { $n } раза
       *[other] { $n } раз
    }
patronage-no-figures = Пока ни одна партия не учтена. Здесь учитываются целые партии, которые вы сыграли сами и за одного покровителя.

patronage-against = соперники: { $rivals }
patronage-alone = за одним устройством
patronage-result-won = победа, { $score } ПО
patronage-result-lost = { $score } ПО, место { $rank } из { $seats }
patronage-result-solo-lost = поражение, { $score } ПО
patronage-uncounted-begun_late = Не учтена: это продолжение другой партии.
patronage-uncounted-shared_device = Не учтена: за вашим устройством было несколько покровителей.
patronage-uncounted-played_by_bot = Не учтена: не меньше половины выборов сделал за вас компьютер.
patronage-look = Просмотреть
patronage-in-figures = В цифрах
patronage-take-out = Убрать
patronage-take-out-named = Убрать партию { $date }
patronage-sure = Убрать эту партию из вашего меценатства?
patronage-sure-blank = То, что вписала только эта партия, снова станет пустым: { $things }.
patronage-sure-others = Сама партия останется, в том числе у других её участников.
patronage-keep = Оставить
patronage-take-out-sure = Убрать
patronage-taken-out = Партия убрана из вашего меценатства.
patronage-put-back = Вернуть
patronage-is-back = Партия возвращена.
patronage-failed = Не получилось. Попробуйте ещё раз.
patronage-more = Ещё партии
patronage-show-out =
    { $n ->
        [one] { $n } убранная партия
        [few] { $n } убранные партии
       *[other] { $n } убранных партий
    }
