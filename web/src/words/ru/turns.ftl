# What others do, shown one deed after the other; and how a round closes.

turns-title = Ходы соперников
turns-plays = { $name }: ход
turns-skip = Пропустить
turns-yours = Ваш ход
turns-speed = Скорость
turns-speed-off = Не показывать
turns-speed-fast = Быстро
turns-speed-normal = Обычно
turns-speed-slow = Медленно
turns-again = Показать ещё раз
turns-last = Последний ход
turns-closes = { $first }–{ $last }: период завершён
turns-closes-round = Раунд { $n } завершён
turns-part-story = История приносит
turns-part-finance = Финансы приносят
turns-part-cards = Карты уходят
turns-part-tiles = Золотая рамка вверх
turns-part-filled = Новые жетоны
turns-none = нет
turns-next = Дальше: { $first }–{ $last }. Новый бонус:
turns-on = К раунду { $n }
turns-go-on = Дальше
turns-solo-what = — что он делает: { $actions }
turns-solo-how = — как; решает то, что в золоте:
turns-solo-decides = { $says } (это и решает)
turns-solo-card = карта ряда
turns-solo-up = вверх
turns-solo-down = вниз
turns-solo-courts =
    { $n ->
        [one] { $n } двор
        [few] { $n } двора
       *[many] { $n } дворов
    }
turns-income = доход
