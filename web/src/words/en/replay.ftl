# Looking at a game again.

replay-title = Replay
replay-loading = Opening the game…
replay-home = Leave the replay: Home
replay-review = Review the game
replay-timeline = Timeline
replay-slider = Step
replay-slider-said = Step { $step } of { $total }, round { $round }
replay-slider-start = The start, before the first of { $total } steps
replay-step-of = { $step } / { $total }
replay-step-said = Step { $step } of { $total }
replay-round-mark = Round { $round }, step { $step }
replay-back-round = Previous round
replay-back-turn = Previous turn (Page Up)
replay-back-step = One step back (left arrow)
replay-play = Play
replay-pause = Pause
replay-on-step = One step forward (right arrow)
replay-on-turn = Next turn (Page Down)
replay-on-round = Next round
replay-speed = Speed
replay-speed-slow = slow
replay-speed-steady = normal
replay-speed-fast = fast
replay-view = View
replay-view-open = everything open
replay-view-spectator = spectator
replay-view-seat = seat: { $name }
replay-share = Copy the address
replay-shared = Address copied
replay-share-failed = The address could not be copied: it is in the address bar.
replay-scoring = Final scoring
replay-more = More

replay-at-start = The start of the game
replay-choice-experience = places { $card } in Experiences
replay-choice-story = places { $card } in Story
replay-choice-act = acts on the card
replay-choice-income = takes income
replay-choice-document = documents { $card }
replay-choice-commission = commissions { $card }
replay-choice-perform = performs { $card }
replay-choice-sell = sells { $card }
replay-choice-travel = travels, { $place }
replay-choice-requiem-eighth = Requiem, { $space }, eighth note
replay-choice-requiem-sixteenth = Requiem, { $space }, sixteenth note
replay-choice-neutral-eighth = neutral marker, { $space }, eighth note
replay-choice-neutral-sixteenth = neutral marker, { $space }, sixteenth note
replay-choice-marker = takes the marker of instrument space { $n }
replay-choice-route = takes route { $n }
replay-choice-track =
    { $n ->
        [0] pays with counters
        [one] pays { $n } point from the track
       *[other] pays { $n } points from the track
    }
replay-choice-name-talent = chooses talent
replay-choice-name-journey = chooses journey
replay-choice-name-composition = chooses composition
replay-choice-buy-talent = buys a Talent counter
replay-choice-buy-journey = buys a Journey counter
replay-choice-buy-composition = buys a Composition counter
replay-choice-cash-talent = exchanges a Talent counter for money
replay-choice-cash-journey = exchanges a Journey counter for money
replay-choice-cash-composition = exchanges a Composition counter for money
replay-choice-done = finishes

replay-branch = Play on from here
replay-branch-title = Play on from step { $step }
replay-branch-why = A new table with the same cards to come. The original game stays as it is.
replay-branch-seat = { $name } is played by
replay-branch-me = me
replay-branch-start = Open the table
replay-branch-cancel = Cancel
replay-branch-over = The game is over at this step. Go back in the timeline first.
replay-branch-nobody = Choose at least one seat for yourself.
replay-branch-failed = The table could not be opened. Please try again in a moment.

replay-gone-title = There is no game to watch here
replay-gone-table = There is no such table, or you may not see it.
replay-gone-open = This game has not begun.
replay-gone-playing = This game is still being played. You can watch it again once it is over.
replay-gone-busy = Too many requests at once. Please try again in a moment.
replay-gone-server = The server does not answer. Please try again in a moment.
replay-gone-step = This game has no step { $step }; here is its end.
replay-to-table = To the table
replay-again = Try again
