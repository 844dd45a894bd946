# Партитура Реквиема.

requiem-title = Реквием
requiem-koechel = K. 626
requiem-note-eighth = восьмая нота
requiem-note-sixteenth = шестнадцатая нота
requiem-space = { $space }: { $state }.
requiem-free = свободно
requiem-covered = закрыто Констанцией
requiem-marker = фишка Реквиема ({ $seat }), { $note }
requiem-marker-neutral = нейтральная фишка Реквиема, { $note }
requiem-hire = Нанять: { $composer } ({ $note }), цена: { $cost }. Можно выбрать.
requiem-hire-not = Нанять: { $composer } ({ $note }), цена: { $cost }. Сейчас выбрать нельзя.
requiem-neutral = Поставить нейтральную фишку Реквиема ({ $note }): можно выбрать.
requiem-neutral-not = Нейтральную фишку Реквиема сюда поставить нельзя.
requiem-touched = Последний ход здесь: { $seat }.
requiem-balance =
    { $n ->
        [one] { $note }: { $n } фишка, принесла бы сейчас { $vp }.
        [few] { $note }: { $n } фишки, каждая принесла бы сейчас { $vp }.
       *[other] { $note }: { $n } фишек, каждая принесла бы сейчас { $vp }.
    }
requiem-leads = Впереди { $note }.
requiem-tie = Ноты наравне.
requiem-values = { $high } за ноту, которая впереди, { $low } за другую.
requiem-stack-left =
    { $n ->
        [one] В стопке { $n } жетон.
        [few] В стопке { $n } жетона.
       *[other] В стопке { $n } жетонов.
    }
requiem-stack-empty = { $composer }, { $movement }: жетонов не осталось.
requiem-no-tile = жетонов нет
requiem-can = Можно выбрать.
requiem-cannot = Сейчас выбрать нельзя.
requiem-soloist = Жетонов композитора нет: эта нота принадлежит солисту.
requiem-enlarge = { $movement }. Увеличить эту часть.
requiem-whole = Весь Реквием
