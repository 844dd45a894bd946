# Слова, общие для всей страницы.

good-talent =
    { $n ->
        [one] { $n } талант
        [few] { $n } таланта
        [many] { $n } талантов
       *[other] { $n } таланта
    }
good-journey =
    { $n ->
        [one] { $n } путешествие
        [few] { $n } путешествия
        [many] { $n } путешествий
       *[other] { $n } путешествия
    }
good-composition =
    { $n ->
        [one] { $n } композиция
        [few] { $n } композиции
        [many] { $n } композиций
       *[other] { $n } композиции
    }
good-wild =
    { $n ->
        [one] { $n } универсальное очко
        [few] { $n } универсальных очка
        [many] { $n } универсальных очков
       *[other] { $n } универсальных очка
    }
good-ducat =
    { $n ->
        [one] { $n } дукат
        [few] { $n } дуката
        [many] { $n } дукатов
       *[other] { $n } дуката
    }
good-vp = { $n } ПО
good-finance = финансы { $n }
good-on-track = { $good } (шкала)
good-on-counter = { $good } (фишка)

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
