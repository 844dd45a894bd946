# The log: what happened, one line for each thing that a player did.
# $who is "me" for the reader, else "other". A line is put together from a beginning, a price, and what it brought.

log-title = Log
log-empty = Nothing has happened yet.
log-when-setup = Set-up
log-when-turn = Round { $round }, turn { $turn }
log-when-maintenance = Maintenance, round { $round }
log-when-final = Final scoring
log-rule = Rule { $rule }
log-since = Since your last move
log-seen = Seen

log-laid =
    { $who ->
        [me] You place { $experience } in Experiences and { $story } in Story
       *[other] { $seat } places { $experience } in Experiences and { $story } in Story
    }
log-laid-one =
    { $who ->
        [me] You place { $card }
       *[other] { $seat } places { $card }
    }
log-laid-income =
    { $who ->
        [me] , and take income
       *[other] , and takes income
    }
log-soloist_laid = { $seat } turns up cards { $card } and { $story }
log-soloist_idle = , which have no effect
log-exchanged =
    { $who ->
        [me] You exchange { $paid } for { $gained }
       *[other] { $seat } exchanges { $paid } for { $gained }
    }
log-exchanged-lost =
    { $who ->
        [me] You lose { $paid } in exchanges
       *[other] { $seat } loses { $paid } in exchanges
    }
log-exchanged-nothing =
    { $who ->
        [me] You exchange back and forth, with no net change
       *[other] { $seat } exchanges back and forth, with no net change
    }
log-documented =
    { $who ->
        [me] You document { $card } in place of { $instead }
       *[other] { $seat } documents { $card } in place of { $instead }
    }
log-documented-new =
    { $who ->
        [me] You document { $card }
       *[other] { $seat } documents { $card }
    }
log-commissioned =
    { $who ->
        [me] You commission { $card }
       *[other] { $seat } commissions { $card }
    }
log-performed =
    { $who ->
        [me] You perform { $card }
       *[other] { $seat } performs { $card }
    }
log-sold =
    { $who ->
        [me] You sell { $card }
       *[other] { $seat } sells { $card }
    }
log-travelled =
    { $who ->
        [me] You travel { $from }–{ $to }
       *[other] { $seat } travels { $from }–{ $to }
    }
log-stayed =
    { $who ->
        [me] You stay in { $place }
       *[other] { $seat } stays in { $place }
    }
log-city = , taking { $city }
log-court = , taking the Royal Court tile { $court }
log-hired =
    { $who ->
        [me] You hire { $composer } ({ $space })
       *[other] { $seat } hires { $composer } ({ $space })
    }
log-marker =
    { $who ->
        [me] You place { $note ->
            [eighth] an eighth note
           *[sixteenth] a sixteenth note
        } ({ $space })
       *[other] { $seat } places { $note ->
            [eighth] an eighth note
           *[sixteenth] a sixteenth note
        } ({ $space })
    }
log-neutral =
    , with a neutral { $note ->
        [eighth] eighth note
       *[sixteenth] sixteenth note
    } ({ $space })
log-neutral-lost = , the neutral marker is lost
log-again = {" "}(once more: Agnus Dei)
log-for = {" "}for { $goods }
log-paying = , paying { $goods }
log-gaining = : { $goods }

log-settled =
    { $who ->
        [me] You: { $parts }
       *[other] { $seat }: { $parts }
    }
log-semicolon = {"; "}
log-part-story = Story { $goods }
log-part-sequentia = Sequentia { $goods }
log-part-finance = finances { $goods }
log-part-bonus = period bonus { $goods }
log-part-final_courts = Royal Courts { $goods }
log-part-final_requiem = Requiem { $goods }
log-part-final_story = Story Points { $goods }
log-part-final_ducats = ducats { $goods }

log-salieri = Salieri comes into the row
log-salieri-gain = { $seat } { $goods }
log-salieri_left = Salieri leaves; the cards of the row go back under the deck
log-gilded = The gilded side now shows in{": "}
log-gilded-many =
    { $n ->
        [one] { $n } tile on the map turns to its gilded side
       *[other] { $n } tiles on the map turn to their gilded side
    }
log-map_filled =
    { $n ->
        [one] New tile in{": "}
       *[other] New tiles in{": "}
    }
log-map_filled-many =
    { $n ->
        [one] { $n } new tile comes onto the map
       *[other] { $n } new tiles come onto the map
    }
log-row_discarded =
    { $n ->
        [one] { $n } card leaves the row
       *[other] { $n } cards leave the row
    }
log-bonus_shown = New period bonus: { $goods } for each “{ $action }”
log-first_player =
    { $who ->
        [me] You are the first player now
       *[other] { $seat } is the first player now
    }
log-hint =
    { $who ->
        [me] You take a hint
       *[other] { $seat } takes a hint
    }
log-game_ended = The game is over

# An amount that is given or paid.
log-some-vp = { $n } VP
log-some-ducats =
    { $n ->
        [one] { $n } ducat
       *[other] { $n } ducats
    }
log-some-finance =
    { $n ->
        [one] { $n } finance step
       *[other] { $n } finance steps
    }
log-some-talent_track =
    { $n ->
        [one] { $n } talent point
       *[other] { $n } talent points
    }
log-some-journey_track =
    { $n ->
        [one] { $n } journey point
       *[other] { $n } journey points
    }
log-some-composition_track =
    { $n ->
        [one] { $n } composition point
       *[other] { $n } composition points
    }
log-some-talent_counter =
    { $n ->
        [one] { $n } Talent counter
       *[other] { $n } Talent counters
    }
log-some-journey_counter =
    { $n ->
        [one] { $n } Journey counter
       *[other] { $n } Journey counters
    }
log-some-composition_counter =
    { $n ->
        [one] { $n } Composition counter
       *[other] { $n } Composition counters
    }

# An amount that is gained.
log-gain-vp = +{ $n } VP
log-gain-ducats =
    { $n ->
        [one] +{ $n } ducat
       *[other] +{ $n } ducats
    }
log-gain-finance =
    { $n ->
        [one] +{ $n } finance step
       *[other] +{ $n } finance steps
    }
log-gain-talent_track =
    { $n ->
        [one] +{ $n } talent point
       *[other] +{ $n } talent points
    }
log-gain-journey_track =
    { $n ->
        [one] +{ $n } journey point
       *[other] +{ $n } journey points
    }
log-gain-composition_track =
    { $n ->
        [one] +{ $n } composition point
       *[other] +{ $n } composition points
    }
log-gain-talent_counter =
    { $n ->
        [one] +{ $n } Talent counter
       *[other] +{ $n } Talent counters
    }
log-gain-journey_counter =
    { $n ->
        [one] +{ $n } Journey counter
       *[other] +{ $n } Journey counters
    }
log-gain-composition_counter =
    { $n ->
        [one] +{ $n } Composition counter
       *[other] +{ $n } Composition counters
    }
log-earlier = Earlier moves
log-swept = , clearing the tiles on the way:{" "}
