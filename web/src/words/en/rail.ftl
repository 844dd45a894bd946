# The others at the table, Schikaneder, and what just happened.

rail-title = Patrons and log
rail-patrons = Patrons
rail-open = { $name }, open the personal board
rail-board = The board of { $name }
rail-person = played by a person
rail-bot = played by the computer: { $bot }
rail-first = first player
rail-choosing = choosing
rail-next = next
rail-here = at the table
rail-away = away
rail-lent = { $bot } stands in
rail-points = { $point }: { $steps } on the track, { $counters } as counters
rail-point-talent = Talent
rail-point-journey = Journey
rail-point-composition = Composition
rail-hand =
    { $n ->
        [one] { $n } card in hand
       *[other] { $n } cards in hand
    }
rail-works = { $type }: { $n }
rail-courts =
    { $n ->
        [one] { $n } Royal Court tile
       *[other] { $n } Royal Court tiles
    }
rail-markers =
    { $n ->
        [one] { $n } Requiem marker left
       *[other] { $n } Requiem markers left
    }
rail-cards-left =
    { $n ->
        [one] { $n } card left in his deck
       *[other] { $n } cards left in his deck
    }
rail-soloist = Soloist
rail-level-easy = Easy
rail-level-medium = Medium
rail-level-hard = Hard
rail-solo-cards = His cards of turn { $turn }
rail-solo-card = Card { $number }
rail-solo-none = He has not played in this round yet.
rail-solo-did = What he did
rail-solo-left = leftmost
rail-solo-right = rightmost
rail-solo-row = takes the { $side } card of the row
rail-solo-way = { $from } to { $to }
rail-solo-courts =
    { $n ->
        [one] visits { $n } Royal Court, places { $from } to { $to }
       *[other] visits { $n } Royal Courts, places { $from } to { $to }
    }
rail-solo-top = from the top
rail-solo-bottom = from the bottom
rail-solo-part = { $movement }, { $end }
rail-patron = { $level }, { $manner }
rail-opus =
    { $n ->
        [one] { $n } Opus card
       *[other] { $n } Opus cards
    }
