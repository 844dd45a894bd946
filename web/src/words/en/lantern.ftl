# The lantern: up to three turns for whoever is asked, the best first.

lantern-noted = hint { $n }, noted in the log
lantern-turns = Turns
lantern-best = best
lantern-as-good = as good
lantern-behind = −{ $vp } VP
lantern-brings = Brings { $goods }.
lantern-brings-for = Brings { $goods } for { $cost }.
lantern-costs = Costs { $cost }.
lantern-nothing = Brings nothing at once.
lantern-end = Nothing more to do
lantern-look = Show on the board
lantern-lay =
    { $n ->
        [one] Place this card
       *[other] Place these two cards
    }
