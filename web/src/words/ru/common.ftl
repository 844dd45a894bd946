# Слова, общие для всей страницы.

good-talent =
    { $n ->
        [one] { $n } очко таланта
        [few] { $n } очка таланта
       *[other] { $n } очков таланта
    }
good-journey =
    { $n ->
        [one] { $n } очко путешествия
        [few] { $n } очка путешествия
       *[other] { $n } очков путешествия
    }
good-composition =
    { $n ->
        [one] { $n } очко композиции
        [few] { $n } очка композиции
       *[other] { $n } очков композиции
    }
good-wild =
    { $n ->
        [one] { $n } универсальное очко
        [few] { $n } универсальных очка
       *[other] { $n } универсальных очков
    }
good-ducat =
    { $n ->
        [one] { $n } дукат
        [few] { $n } дуката
       *[other] { $n } дукатов
    }
good-vp = { $n } ПО
good-finance =
    { $n ->
        [one] { $n } шаг финансов
        [few] { $n } шага финансов
       *[other] { $n } шагов финансов
    }
good-on-track = { $good } (шкала)
counter-talent =
    { $n ->
        [one] { $n } фишка таланта
        [few] { $n } фишки таланта
       *[other] { $n } фишек таланта
    }
counter-journey =
    { $n ->
        [one] { $n } фишка путешествия
        [few] { $n } фишки путешествия
       *[other] { $n } фишек путешествия
    }
counter-composition =
    { $n ->
        [one] { $n } фишка композиции
        [few] { $n } фишки композиции
       *[other] { $n } фишек композиции
    }
counter-wild =
    { $n ->
        [one] { $n } универсальная фишка
        [few] { $n } универсальные фишки
       *[other] { $n } универсальных фишек
    }

action-document = Записать воспоминания
action-commission = Заказать опус
action-perform_or_sell = Исполнить или продать опус
action-perform = Исполнить
action-sell = Продать
action-travel = Отправиться в поездку
action-requiem = Реквием

type-opera = Оперная музыка
type-religious = Религиозная музыка
type-symphony = Симфония
type-chamber = Камерная музыка

instrument-horns = Духовые
instrument-percussion = Ударные
instrument-strings = Струнные
instrument-voice = Вокал
instrument-organ = Орган

bonus-name = бонус периода
space-name = { $movement }, { $instrument }
tile-name = { $composer }, { $movement }
marker-neutral = нейтральная фишка Реквиема
seat-number = Место { $number }
person-schikaneder = Шиканедер
bot-random = Бродячий актёр
bot-planner = Стратег
bot-copyist = Переписчик
bot-pupil = Ученик
bot-organist = Органист
bot-concertmaster = Концертмейстер
bot-kapellmeister = Капельмейстер
bot-virtuoso = Виртуоз

lost-title = По этому адресу ничего нет
lost-home = На главную

broken-again = Загрузить снова
broken-text = По дороге что-то пошло не так. Обычно помогает загрузить её снова; ваши игры в сохранности на сервере.
broken-title = Страница не открылась
broken-away-rules = Правила можно читать и без него.
broken-read = Читать правила
language = Язык
loading = Минутку…
your-name = Ваше имя
theme-day = Дневной свет
theme-candle = При свечах

title-home = Lacrimosa
title-rules = Правила — Lacrimosa
title-components = Карты и жетоны — Lacrimosa
title-guide = Первая игра с подсказками — Lacrimosa
title-replay = Повтор — Lacrimosa
title-review = Разбор партии — Lacrimosa
title-task = Найти лучший ход — Lacrimosa
title-notifications = Уведомления — Lacrimosa
away = Сервер недоступен. Ходить нельзя, но ничего не потеряно.
title-puzzles = Задачи — Lacrimosa
title-patronage = Моё меценатство — Lacrimosa
title-daily = Заказ дня — Lacrimosa
title-tables = Открытые столы — Lacrimosa
title-ratings = Рейтинг — Lacrimosa
rated-table = на рейтинг
rated-game = Рейтинговая партия
rated-no-more = Больше не на рейтинг: отменено то, что уже открылось.
title-companion = За столом — Lacrimosa
title-workshop = Мастерская — Lacrimosa
title-lesson = Урок — Lacrimosa
title-lost = Здесь ничего нет — Lacrimosa

level-easy = Лёгкий
level-medium = Средний
level-hard = Тяжёлый
