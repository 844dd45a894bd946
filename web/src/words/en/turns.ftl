# What others do, shown one deed after the other; and how a round closes.

turns-title = Other players’ turns
turns-plays = { $name } plays
turns-skip = Skip
turns-yours = Your turn
turns-speed = Speed
turns-speed-off = Not shown
turns-speed-fast = Fast
turns-speed-normal = Normal
turns-speed-slow = Slow
turns-again = Show again
turns-last = The last turn
turns-closes = { $first }–{ $last } ends
turns-closes-round = Round { $n } ends
turns-part-story = The Story pays
turns-part-finance = Finances pay
turns-part-cards = Cards that leave
turns-part-tiles = Gilded side up
turns-part-filled = New tiles
turns-none = none
turns-next = Next: { $first }–{ $last }. New bonus:
turns-on = On to round { $n }
turns-go-on = Continue
turns-solo-what = says what he does: { $actions }
turns-solo-how = says how; what decides is in gold:
turns-solo-decides = { $says } (this decides)
turns-solo-card = card of the row
turns-solo-up = counting up
turns-solo-down = counting down
turns-solo-courts =
    { $n ->
        [one] { $n } court
       *[other] { $n } courts
    }
turns-income = income
