# What is asked, and the buttons that answer it.

prompt-area = The question
prompt-home = Lacrimosa: Home
prompt-round = Round { $n }
prompt-turn = Turn { $n }
prompt-maintenance = Maintenance
prompt-ended = The end
prompt-bonus = Period bonus

prompt-lay-experiences = Your turn: place a card in your Experiences section
prompt-lay-experiences-more = It is the card you can act on now
prompt-lay-story = Your turn: place a card in your Story section
prompt-lay-story-more = It pays in the Maintenance Phase
prompt-act-or-income = Act on { $card }, or take income?
prompt-act-or-income-more = Choose a target on the board, or take income instead
prompt-menu = Your move: { $actions }
prompt-menu-more =
    { $n ->
        [one] Choose on the board, or confirm the end of your turn
       *[other] Each once, in any order; Confirm ends your turn
    }
prompt-menu-spent = Nothing is left to do: confirm your turn
prompt-menu-spent-more = You can still exchange ducats and counters, or undo
prompt-menu-short = { $actions }: nothing is possible now
prompt-menu-short-more = Exchange something, or confirm the end of your turn
prompt-menu-repeat = Once more, if you like: { $actions }
prompt-menu-repeat-more = A composer tile on your board repeats the action
prompt-menu-extra = You may also choose: { $actions }
prompt-menu-extra-more = It comes with what you have just gained
prompt-wild-track =
    { $n ->
        [one] Choose which track to advance
       *[other] Choose tracks for { $n } steps, one at a time
    }
prompt-wild-counter =
    { $n ->
        [one] Choose the type of your new counter
       *[other] Choose the types of { $n } new counters, one at a time
    }
prompt-pay-split = How do you pay { $what }?
prompt-pay-wild = Which type do you pay the wildcard with?
prompt-pay-exchange = Exchange something to pay
prompt-owed = You owe { $cost }
prompt-owed-then = Then you pay { $cost }
prompt-marker = Which marker leaves your board?
prompt-marker-more = It goes to { $space }; you gain what it uncovers
prompt-route = Which route to { $place }?
prompt-route-more = The total is the same, but paid differently
prompt-neutral = Place the neutral marker in the { $movement }
prompt-neutral-more = On any free space of that movement, with either note

prompt-other-lay_card = { $seat } is placing cards
prompt-other-act_or_income = { $seat } is choosing: act or income
prompt-other-action_menu = { $seat } is choosing an action
prompt-other-name_wild = { $seat } is choosing a type
prompt-other-pay = { $seat } is paying
prompt-other-choose_marker = { $seat } is choosing a marker
prompt-other-choose_route = { $seat } is choosing a route
prompt-other-place_neutral = { $seat } is placing the neutral marker
prompt-over = The game is over
prompt-over-won =
    { $n ->
        [one] The game is over: { $names } wins
       *[other] The game is over: { $names } share the victory
    }
prompt-scoring = Final scoring
prompt-grant-typed = { $action } ({ $type })

prompt-act = Act
prompt-income = Income
prompt-leave = Skip
prompt-usual = usual payment
prompt-undo = Undo
prompt-undo-asks = Ask to undo
prompt-undo-none = You have nothing to undo.
prompt-redo = Redo
prompt-confirm = Confirm
prompt-judge = Judge this turn
prompt-confirm-not-yet = The turn cannot end yet: answer the question first.
prompt-forced = Done for you: { $what }

prompt-point-talent = Talent
prompt-point-journey = Journey
prompt-point-composition = Composition
prompt-note-eighth = eighth note
prompt-note-sixteenth = sixteenth note
prompt-note-of = { $composer } ({ $note })
prompt-marker-name = { $instrument } ({ $number })

prompt-choice-experience = Place “{ $card }” in Experiences
prompt-choice-story = Place “{ $card }” in Story
prompt-choice-act = Act on the card
prompt-choice-income = Take income
prompt-choice-document = Document “{ $card }”
prompt-choice-commission = Commission “{ $card }”
prompt-choice-perform = Perform “{ $card }”
prompt-choice-sell = Sell “{ $card }”
prompt-choice-travel = Travel to { $place }
prompt-choice-requiem = Requiem: { $space }, { $note }
prompt-choice-neutral = Neutral marker: { $space }, { $note }
prompt-choice-marker = Marker: { $marker }
prompt-choice-route = Route { $n }
prompt-choice-track = { $n } from the track, the rest with counters
prompt-choice-buy = Buy { $counter } for { $price }
prompt-choice-cash = Exchange { $counter } for { $price }
prompt-choice-done = End here

prompt-why = Why can’t I…?
prompt-lantern = Lantern
prompt-lantern-title = Lantern: up to three good turns; the log notes that you asked
prompt-lantern-nothing = The lantern shows turns, and this question is not part of one.

prompt-waste-title = End the turn anyway?
prompt-waste-points_unspent = These Story Points on your tracks will be lost: the tracks go back to 0 in Maintenance, counters stay.
prompt-waste-action_unused = This action is still available, and you could carry it out now.
prompt-waste-bonus_missed =
    { $n ->
        [one] The card in your Story has one more icon of the period bonus than the one in your Experiences; only Experiences count for the bonus.
       *[other] The card in your Story has { $n } more icons of the period bonus than the one in your Experiences; only Experiences count for the bonus.
    }
prompt-waste-mute = Do not warn me about this again
prompt-waste-back = Go back
prompt-waste-end = End the turn
# Beside the period bonus: how often it would pay.
prompt-bonus-so-far = ×{ $n } so far
prompt-bonus-times =
    { $n ->
        [one] It would pay once now.
       *[other] It would pay { $n } times now.
    }
prompt-why-point = Point at what you would like to do
prompt-why-point-more = It says what it costs, or what stands in the way. Esc leaves.
prompt-why-nothing = There is nothing to say about this.
prompt-commission = The daily commission: your one try
prompt-commission-unranked = A past daily letter, unranked
