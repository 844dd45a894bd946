# The companion: for people who play with cardboard.

companion-title = At the table
companion-lead = For people who play with cardboard
companion-back = Back to the companion
companion-loading = One moment …
companion-failed = The server does not answer. What you entered is kept here; try again.
companion-again = Try again
companion-undo = Undo
companion-previous = Back

companion-setup = Set up
companion-setup-text = Draws what is random, lists the steps
companion-solo = Schikaneder
companion-solo-text = Plays the Soloist for you
companion-score = Final scoring
companion-score-text = Tap what lies there
companion-advice = Advice
companion-advice-text = Ask about a position
companion-rules = Rules at the table
companion-rules-text = Search, signs, pictures
companion-go-on = Go on: solo against Schikaneder
companion-go-on-where = Round { $round }, { $vp } VP for him
companion-history = Games you scored
companion-history-none = None yet. A game you score is kept here.
companion-history-line = { $name } { $vp }
companion-kept-here = Kept on this device only.
companion-forget = Forget this game

companion-players = Players
companion-level = Schikaneder’s level
companion-composers = Composers
companion-composers-drawn = drawn
companion-composers-first = first game
companion-with-salieri = With the Salieri card
companion-name-of = Name of player { $number }

companion-drawn = Drawn for you
companion-draw-again = Draw again
companion-top = top row
companion-bottom = bottom row
companion-constanze = Constanze { $number }
companion-constanze-none = no card
companion-covers =
    { $n ->
        [one] covers { $n } space
       *[other] covers { $n } spaces
    }
companion-first = first player
companion-step-of = Step { $step } of { $steps }
companion-steps = All steps
companion-done-next = Done, step { $step }
companion-done-last = All set up
companion-ready = Everything is set up. Enjoy the game.
companion-ready-solo = Begin against Schikaneder
companion-step-mozart = Put Mozart’s marker on { $place }.
companion-step-remove_cards =
    { $n ->
        [one] Of every period put { $n } Opus and { $n } Memory card back into the box, unseen.
       *[other] Of every period put { $n } Opus and { $n } Memory cards back into the box, unseen.
    }
companion-step-salieri = Shuffle the Salieri card into the cards of one period, so that nobody knows which.
companion-step-periods = Shuffle the cards of each period. Lay one of its bonus tiles, drawn unseen, face down on top, and stack the periods, I on top. The other bonus tiles go back into the box.
companion-step-row = Turn up the bonus tile of period I and fill the { $n } spaces of the row, the rightmost first.
companion-step-composers = Composers in play: { $composers }. The first is the top row (eighth note).
companion-step-remove_tiles =
    { $n ->
        [one] Put their tile with { $dots } or more dots back into the box: { $n } tile.
       *[other] Put their tiles with { $dots } or more dots back into the box: { $n } tiles.
    }
companion-step-stack_tiles = Stack their tiles by movement, the cheapest on top.
companion-step-constanze =
    { $n ->
        [one] Cover the { $n } space that is dark on { $card }.
       *[other] Cover the { $n } spaces that are dark on { $card }.
    }
companion-step-courts = Lay { $n } Royal Court tiles, drawn unseen, on the court spaces, the gilded side down. The rest is a stack.
companion-step-cities = Lay { $n } City tiles, drawn unseen, on the city spaces, the gilded side down. The rest is a stack.
companion-step-boards = Everybody takes a personal board and the starting Opus: { $opus }.
companion-step-markers = Everybody puts { $n } Requiem markers on the instrument spaces, and the neutral one on the horns.
companion-step-tracks = Everybody sets the three story tracks to { $steps } and finance to this space:
companion-step-memories = Everybody shuffles the { $n } starting Memory cards of their colour.
companion-step-first_player = { $name } begins and takes the first player marker.
companion-step-money = Starting money by turn order:
companion-step-soloist_deck = Find Schikaneder’s cards { $cards }. The companion draws them for you.
companion-step-soloist_finance = Give Schikaneder { $n } markers of one colour, and set his finance to this space:
companion-step-hands = Everybody draws { $n } Memory cards.

companion-tab-players = Players
companion-tab-requiem = Requiem
companion-tab-opus = Opus cards
companion-tab-courts = Royal Courts
companion-tab-rest = The rest
companion-next = Next: { $what }
companion-show = Who has won?
companion-constanze-which = Constanze card
companion-new-score = Clear everything
companion-tap-marker = Choose a marker, then tap its spaces. Tap again to take it away.
companion-marker = { $name }, { $note }
companion-neutral = Neutral, { $note }
companion-erase = Take away
companion-space = { $space }: { $state }
companion-space-empty = empty
companion-space-covered = covered
companion-tap-opus = Choose a player, then tap the works in front of them; sold ones do not count.
companion-tap-courts = Choose a player, then tap their Royal Court tiles.
companion-find = Find a name
companion-nothing-found = Nothing is called that.
companion-vp = VP on the score track
companion-ducats = Ducats
companion-story = Story points, tracks and counters together
companion-count = The count so far
companion-row-so-far = In the game
companion-row-courts = Royal Courts
companion-row-requiem = Requiem
companion-row-story = Story points
companion-row-ducats = Ducats
companion-row-total = Together
companion-bad = This cannot be
companion-bad-text = Nothing was computed. Put this right first.
companion-courts-best = How the courts were filled best
companion-keep = Keep it
companion-kept = Saved to the games you scored, on this device.
companion-copied = Copied.
companion-shared-text = Lacrimosa: { $scores }
companion-correct = Correct something

companion-problem-two_owners = { $thing } lies in front of { $name } and of { $other }. Whose is it?
companion-problem-twice = { $thing } was entered twice.
companion-problem-two_markers = Two markers lie on one space: { $space }.
companion-problem-covered = A marker lies on a covered space: { $space }.
companion-problem-too_many_markers = { $name } has { $placed } markers here; everybody has { $most }.
companion-problem-too_many_of_instrument = { $name } has { $placed } markers for { $instrument }; everybody has { $most }.
companion-problem-too_many_neutral = { $placed } neutral markers lie here; there are { $most }.
companion-problem-soloist_owns = Schikaneder owns neither Opus cards nor ducats nor story points; what he takes leaves the game.
companion-problem-soloist_note = Schikaneder’s markers show the sixteenth note: { $space }.
companion-problem-no_composer = In a solo game your markers show the eighth note: { $space }.
companion-problem-gone = { $thing } has left the game already.
companion-problem-to_come = { $thing } comes in a later period.

companion-solo-begin = Begin
companion-solo-about = Choose his level and the Constanze card that lies on the table. You play with cardboard; the companion draws his cards and tells you what to move.
companion-solo-where = { $level }, round { $round }, his turn { $turn }
companion-solo-before = { $level }, round { $round }
companion-he-has = he has
companion-finance = finance
companion-markers-left = markers left
companion-courts-his = courts
companion-your-turn = Play your turn. When it is over, he plays.
companion-maintenance = The round is over: do the maintenance as usual. His cards are shuffled by the companion. Then play your turn.
companion-his-turn = His turn
companion-solo-over = His last turn is over. Do the maintenance of your own board, then count.
companion-to-count = Count the end
companion-solo-anew = A new game
companion-ask-memory-left = Which is the leftmost Memory card of the row?
companion-ask-memory-right = Which is the rightmost Memory card of the row?
companion-ask-opus-left = Which is the leftmost Opus card of the row?
companion-ask-opus-right = Which is the rightmost Opus card of the row?
companion-ask-mozart = Where does Mozart’s marker stand?
companion-ask-court = Which Royal Court tile lies in { $place }?
companion-ask-space = Is this space empty: { $space }?
companion-ask-space-where = { $place } of { $places } from the top
companion-none-memory = There is no Memory card
companion-none-opus = There is no Opus card
companion-none-court = There is none
companion-free = It is empty
companion-taken = A marker lies there
companion-this-card = It is this card
companion-this-place = It stands there
companion-this-tile = It is this tile
companion-did-laid = Lay his card { $card } in Experiences and { $story } in Story.
companion-did-action = He does: { $action }.
companion-did-nothing = Nothing comes of it.
companion-did-documented = Take { $card } out of the game. Slide the row and fill it.
companion-did-commissioned = He commissions { $card }: take it out of the game. Slide the row and fill it.
companion-did-sold = He sells { $card }: take it out of the game. Slide the row and fill it.
companion-did-court = Give him the court tile { $tile } of { $place }.
companion-did-city = If a City tile lies in { $place }, put it on the used pile.
companion-did-travelled = Move Mozart’s marker to { $place }.
companion-did-marker = Put one of his markers, sixteenth note up, on { $space }.
companion-did-vp = +{ $n } VP for him
companion-did-finance =
    { $n ->
        [one] His finance: { $n } step up
       *[other] His finance: { $n } steps up
    }

companion-tab-table = Table
companion-tab-row = Row
companion-tab-map = Map
companion-tab-seats = Players’ boards
companion-tab-hand = Your hand
companion-round = Round
companion-turn = Turn
companion-first-of-round = First player of this round
companion-asking = Whose turn it is
companion-bonus = Period bonus
companion-mozart = Mozart’s marker
companion-gilded = gilded
companion-nothing = nothing
companion-row-space = Space { $number }
companion-add = Add …
companion-remove = { $thing }, take away
companion-tracks-talent = Talent track
companion-tracks-journey = Journey track
companion-tracks-composition = Composition track
companion-counters-talent = Talent counters
companion-counters-journey = Journey counters
companion-counters-composition = Composition counters
companion-finance-space = Finance space
companion-vp-now = VP
companion-performed = Rotated Opus cards
companion-memories = Memory cards documented, still owned
companion-forgotten = Memory cards that left the game
companion-experiences = Experiences this round, in order
companion-section-story = Story this round, in order
companion-tiles = Composer tiles
companion-ask = What would be good?
companion-thinking = Thinking …
companion-would = What it would do
companion-would-none = Nothing to advise now.
companion-unknown = What you did not enter stays unknown: other hands and the order of the decks are dealt anew again and again.
companion-strength = The adviser’s strength was measured on the Köchel edition.
companion-play-on = Play on from here
companion-save = Save the position
companion-load = Open a position
companion-problem-memories = { $name } has { $n } Memory cards; it is always { $right }.
companion-problem-hand = Your hand has { $n } cards here; it should be { $right }.
companion-problem-sections = { $name } has laid { $n } cards; by now it is { $right } in each section.
companion-problem-not_owned = { $name } does not own { $thing }.
companion-problem-row_gap = The row has a gap: cards lie to the right.
companion-problem-tiles = The composer tiles of the { $movement } do not fit the markers there. Say who has which.

companion-tab-turn = This turn
companion-moment = When do you ask?
companion-moment-start = As the turn begins
companion-moment-middle = In the middle, told from its start
companion-moment-now = In the middle, as it lies now
companion-turn-now = Enter the table as it lies now, with this turn’s two cards and all they gave. Then tick under “This turn” what is still to be done.
companion-turn-to-do = Still to be done of { $card }
companion-turn-about = Enter the table as it lay when the turn began. Then tap under “This turn” what was done since.
companion-turn-back = Take back the last
companion-turn-came = A card came into the row. Which one?
companion-turn-exchanges = Exchanges
companion-turn-ask-now = Or ask now.
companion-entered = What you entered for { $name }
companion-more =
    { $n ->
        [0] More precisely
       *[other] More precisely ({ $n })
    }
companion-gone = Cards that left the game, works sold among them
companion-returned = Cards that Salieri sent under the deck
companion-cities-used = City tiles on the used pile
companion-salieri-unseen = not seen yet
companion-salieri-gone = has gone
companion-tiles-lie = Where the tiles lie
companion-tiles-anywhere = anywhere
companion-wrong-here = something is wrong here
companion-show-place = Show
companion-play-on-text = Or open this table on the screen: you play on, computer patrons take the other seats.
companion-loaded = Opened.
companion-load-bad = This file cannot be opened
companion-bad-more = And { $n } more.
companion-load-bad-text = Nothing was changed. This is what is wrong, and where:
companion-load-long = This file is too long for a position. Nothing was changed.
companion-load-edition = This file belongs to an edition that is not offered here. Nothing was changed.
companion-share = Share as text
companion-share-picture = Share a picture
companion-picture-failed = The picture could not be made. Try again.
companion-edition-text = Everything here uses the values of this edition. What you entered with another one waits there.
companion-edition-gone = The edition “{ $title }” is not offered any more. What you entered with it is kept.
companion-problem-neutral_home =
    { $placed ->
        [one] { $placed } neutral marker lies here, but { $most } left their boards: each goes with a marker of the horns.
       *[other] { $placed } neutral markers lie here, but { $most } left their boards: each goes with a marker of the horns.
    }
companion-problem-unknown = This edition has nothing that is called { $thing }.
companion-problem-starting = { $thing } is a starting card. It never lies here.
companion-problem-came =
    { $n ->
        [one] { $n } card is told that came into the row in this turn; it should be { $right }.
       *[other] { $n } cards are told that came into the row in this turn; it should be { $right }.
    }
companion-problem-not_in_front = { $thing } is rotated, but does not lie in front of { $name }.
companion-problem-emptied = Instrument space { $number } of { $name } still has its marker, or another tile lies there.
companion-problem-finance = The finance of { $name } stands at { $n }; the track ends at { $most }.
companion-problem-track = { $track } of { $name }: { $n }. It ends at { $most }.
companion-problem-no_such_seat = There is no player { $number } at this table; the last one is { $most }.
companion-problem-wrong_seats =
    { $n ->
        [one] { $n } seat was entered; there are { $right }.
       *[other] { $n } seats were entered; there are { $right }.
    }
companion-problem-wrong_composers =
    { $n ->
        [one] { $n } composer is named; { $right } are in play.
       *[other] { $n } composers are named; { $right } are in play.
    }
companion-problem-wrong_level = A level of Schikaneder goes with one player, and only with one.
companion-problem-too_few_left = So many cards of period { $period } are told that too few are left for those that went back into the box.
companion-problem-wrong_bonus = This bonus tile does not belong to period { $period }.
companion-problem-not_offered = This cannot be done now: { $move }
companion-problem-turn_over = The turn is over with this: { $move } Take it back to ask about the turn.
companion-problem-other_first = { $name } has to choose first, because Salieri came.
companion-problem-salieri = Salieri lies in the row exactly if he was said to; he sends cards back only when he goes.
companion-problem-not_this_answer = This answers another question. Take it back.
companion-problem-no_more_questions = The game was over before this answer. Take it back.
companion-problem-impossible = No game comes to this. Look over what lies where; something lies in two places or in none.
companion-problem-no_json = This is no JSON file, or only a part of one.
companion-problem-no_position = Here one of these belongs: { $right }.
companion-problem-missing = The field “{ $field }” is missing.
companion-problem-needless = There is no field “{ $field }” here. Take it out.
companion-problem-wrong_value =
    { $kind ->
        [number] A whole number belongs here.
        [number_least] A whole number belongs here, { $n } at least.
        [number_most] A whole number belongs here, { $n } at most.
        [text] A text belongs here.
        [text_least] A text of at least { $n } letters belongs here.
        [text_most] A text of at most { $n } letters belongs here.
        [list] A list belongs here.
        [list_least] A list of at least { $n } entries belongs here.
        [list_most] A list of at most { $n } entries belongs here.
        [object] An object in braces belongs here.
        [object_most] An object with at most { $n } entries belongs here.
        [flag] “true” or “false” belongs here.
        [word] One of these belongs here: { $right }.
       *[other] Something else belongs here.
    }
