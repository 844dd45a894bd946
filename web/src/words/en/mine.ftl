# A personal board, the hand, and the strip of goods on small windows.

mine-board = My board
mine-board-of = Board of { $name }
mine-goods = My goods
mine-ledger = Score, money and tracks
mine-book = Experiences, Story and instruments
mine-works-and-courts = Works and Royal Courts

mine-talent = Talent
mine-journey = Journey
mine-composition = Composition
mine-track =
    { $point }: { $steps } on the track, { $counters ->
        [0] no counters
        [one] { $counters } counter
       *[other] { $counters } counters
    }

mine-finance = Finances
mine-finance-pays = pays
mine-finance-nothing = pays nothing
mine-finance-at = Finances: space { $space } of { $last }

mine-exchange = Exchange
mine-buy =
    { $ducats ->
        [one] Buy a counter for { $ducats } ducat
       *[other] Buy a counter for { $ducats } ducats
    }
mine-cash =
    { $ducats ->
        [one] Give a counter for { $ducats } ducat
       *[other] Give a counter for { $ducats } ducats
    }
mine-buy-point =
    { $ducats ->
        [one] { $point }: a counter for { $ducats } ducat
       *[other] { $point }: a counter for { $ducats } ducats
    }
mine-cash-point =
    { $ducats ->
        [one] { $point }: { $ducats } ducat for a counter, you have { $counters }
       *[other] { $point }: { $ducats } ducats for a counter, you have { $counters }
    }

mine-experiences = Experiences
mine-experiences-note = act now
mine-story = Story
mine-story-note = pays in Maintenance
mine-pocket = { $section } { $column }: { $card }
mine-pocket-empty = { $section } { $column }: empty
mine-pocket-target = { $words } ({ $section } { $column })
mine-pocket-planned = { $card }: set aside for { $section } { $column }, follows the Experiences card; press to take it back
mine-lay-experiences = Place the Experiences card here
mine-lay-story = Place the Story card here
mine-lay-story-first = or the Story card first

mine-instruments = Instrument spaces
mine-space = { $instrument }: the marker is here
mine-space-free = { $instrument }: the marker is on the Requiem
mine-space-take = take this marker
mine-space-not = this marker cannot be taken now
mine-tile = Composer tile: { $tile }

mine-works = Works
mine-works-none = no Opus card
mine-work-offered = perform or sell
mine-work-refused = can be neither performed nor sold now
mine-courts = Royal Courts
mine-courts-none = no tile yet
mine-court-met = { $met } of { $all } met
mine-court-shared = { $met } of { $all }, but one is used by another tile

mine-hand = Hand
mine-hand-keys = E Experiences, S Story
mine-hand-size =
    { $n ->
        [one] { $n } card in hand
       *[other] { $n } cards in hand
    }
mine-deck = { $n } in deck
mine-deck-title = Left in your deck, in no particular order
mine-hand-and-deck = { $n } in hand and deck
mine-hand-and-deck-title = Hand and deck together
mine-drawn = drawn at the end of the turn
mine-for-story = for Story
mine-card-experiences = place in Experiences
mine-card-story = place in Story
mine-card-planned = set aside for Story; press to take it back
mine-card-not = cannot be placed now

mine-solo-left = from the left
mine-solo-right = from the right
mine-solo-up = upwards
mine-solo-down = downwards
mine-solo-top = from the top
mine-solo-bottom = from the bottom
mine-solo-markers =
    { $n ->
        [0] no markers left
        [one] { $n } marker left
       *[other] { $n } markers left
    }

mine-instruments-title = Instruments
mine-instruments-left =
    { $n ->
        [0] all written
       *[other] { $n } left to write
    }
mine-income-instead = instead of acting
