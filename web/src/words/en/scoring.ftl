# The last count of a game.

scoring-about =
    { $patrons ->
        [one] { $patrons } patron, { $composers }
       *[other] { $patrons } patrons, { $composers }
    }
scoring-about-solo = Solo against Schikaneder ({ $level }), { $composers }
scoring-level-easy = easy
scoring-level-medium = medium
scoring-level-hard = hard

scoring-home = Lacrimosa, Home
scoring-board = See the board
scoring-record = Download the record
scoring-replay = Open the replay
scoring-review = Review the game
scoring-patronage = My patronage
scoring-daily = How the others fared
scoring-rematch = Rematch
scoring-rematch-join = Join the rematch
scoring-rematch-failed = The rematch table could not be opened. Please try again in a moment.
scoring-to-candle = Candlelight
scoring-to-day = Daylight

scoring-podium = Scores
scoring-gain = +{ $n }

scoring-count = Scoring
scoring-stages = Stages of the scoring
scoring-next = Next
scoring-back = Back
scoring-skip = Skip to the result
scoring-again = Show again
scoring-stage-courts = Royal Courts
scoring-stage-story = Story
scoring-stage-ducats = Money
scoring-stage-result = Result
scoring-stage-said = { $stage }: { $gains }
scoring-gain-said = { $name } +{ $n }, now { $score } VP

scoring-courts-none = No Royal Court tiles.
scoring-court-vp = { $vp } VP
scoring-court-failed = not fulfilled
scoring-court-soloist = counts in any case

scoring-each = each
scoring-note-eighth = Eighth notes
scoring-note-sixteenth = Sixteenth notes
scoring-composer-of-note = { $note }: { $composer }
scoring-majority = majority
scoring-tie = Tie: every marker scores the lower value.
scoring-markers-none = no marker
scoring-markers-said =
    { $eighths ->
        [one] { $eighths } eighth note
       *[other] { $eighths } eighth notes
    }, { $sixteenths ->
        [one] { $sixteenths } sixteenth note
       *[other] { $sixteenths } sixteenth notes
    }

scoring-story-rule =
    { $n ->
        [one] 1 VP for every Story Point left, on tracks and counters together.
       *[other] 1 VP for every { $n } Story Points left, on tracks and counters together.
    }
scoring-ducats-rule =
    { $n ->
        [one] 1 VP for every ducat left.
       *[other] 1 VP for every { $n } ducats left.
    }
scoring-nothing-left = nothing left
scoring-soloist-nothing = The Soloist scores nothing here.

scoring-won = { $name } wins with { $vp } VP
scoring-won-by-vp = { $margin } VP ahead of { $other }
scoring-won-by-markers =
    { $margin ->
        [one] Level on points with { $other }, but { $margin } Requiem marker more
       *[other] Level on points with { $other }, but { $margin } Requiem markers more
    }
scoring-won-by-opus =
    { $margin ->
        [one] Level with { $other } on points and Requiem markers, but { $margin } Opus card more
       *[other] Level with { $other } on points and Requiem markers, but { $margin } Opus cards more
    }
scoring-won-shared = Shared victory: { $names }
scoring-won-shared-why = Level on points, Requiem markers and Opus cards
scoring-solo-won = Schikaneder is beaten, { $vp } to { $other }
scoring-solo-lost = Schikaneder wins, { $vp } to { $other }
scoring-solo-shared = Level with Schikaneder in everything, { $vp } each
scoring-tie-break = Ties are broken by Requiem markers, then by Opus cards.
scoring-col-patron = Patron
scoring-col-vp = VP
scoring-col-markers = Requiem markers
scoring-col-opus = Opus cards

scoring-breakdown = Where the points came from
scoring-total = Total
scoring-not-yet = not counted yet
scoring-source-works = Opus cards commissioned
scoring-source-stage = Performed and sold
scoring-source-travel = Cities and Royal Courts visited
scoring-source-memories = Memories
scoring-source-composers = Work on the Requiem
scoring-source-bonus = Period bonus
scoring-source-finance = Finances
scoring-source-start = At the start
scoring-source-courts = Royal Courts fulfilled
scoring-source-requiem = Requiem majorities
scoring-source-left = Story Points left
scoring-source-ducats = Ducats left
scoring-source-show = { $source }, show in the chart

scoring-charts = Victory points over the rounds
scoring-view = View
scoring-view-sources = Source by round
scoring-view-totals = Total by round
scoring-view-table = Table
scoring-stretch-start = start
scoring-stretch-final = end
scoring-stretch-round = Round { $round }
scoring-sources-said = Stacked columns: what each patron gained in each round, by source. The same numbers are under “Table”.
scoring-totals-said = Lines: the score of each patron after each round. The same numbers are under “Table”.
scoring-bar-said = { $name }, { $stretch }: { $source } { $n } VP
scoring-gained-in = { $name }: VP gained
scoring-source = Source

scoring-finished = The Requiem is finished
scoring-finished-more = Vienna, spring 1792. The last page is dry.
scoring-unfinished = The score stays unfinished
scoring-unfinished-solo = Schikaneder has filled more pages than you. For today.
scoring-unfinished-more = Much of the paper is still white.
scoring-yours = The laurels are yours
scoring-yours-shared = You share the laurels
scoring-points =
    { $n ->
        [one] victory point
       *[other] victory points
    }
scoring-deeds = What next
scoring-hear = Hear it again
scoring-hear-on = Turn the sound on
scoring-save = Save the picture
scoring-save-failed = The picture could not be saved in this browser.
scoring-score-by = W. A. Mozart, K. 626
scoring-score-hands = completed by the hands below
scoring-score-hand =
    { $n ->
        [one] { $name }: { $n } note
       *[other] { $name }: { $n } notes
    }
scoring-score-said = The score of the Requiem. { $patrons }
scoring-constanze = Constanze Mozart
scoring-constanze-solo-won-1 = “You gave me back his voice. Keep the sketches; the rest I keep.”
scoring-constanze-solo-won-2 = “Emanuel will sulk for a week and then ask you for a libretto. Thank you, from the heart.”
scoring-constanze-solo-lost-1 = “He always was a showman, our Schikaneder. Take heart: there is ink left, and paper, and so much that Wolfgang never wrote down.”
scoring-constanze-solo-lost-2 = “The theatre has it this time. Come to the Rauhensteingasse tomorrow, and we shall begin again.”
scoring-constanze-solo-tie-1 = “Neither of you gives way, and Wolfgang would have set it as a duet.”
scoring-constanze-won-1 = “Wolfgang would have laughed to see so many purses open at once. It is whole now, and you have done the most for it.”
scoring-constanze-won-2 = “They will say he finished it himself. You and I know better, and I shall not forget it.”
scoring-constanze-lost-1 = “Others wrote more of it than you. But that passage in the tenors is yours, and I hear it.”
scoring-constanze-lost-2 = “The laurels went elsewhere. The notes stay where you put them, and that is longer than laurels last.”
scoring-constanze-shared-1 = “Level to the last coin and the last note. So share the laurels; I have seen worse marriages.”
scoring-constanze-record-1 = “Nobody has ever done so much for him under this roof, not even you. Sit down. I shall play you the beginning.”
scoring-constanze-unfinished-1 = “The laurels are yours, and half the page is white. Leave it so. He left it so, too.”
scoring-constanze-watched-1 = “You only watched? So did all Vienna. Come in, the candles are still burning.”

scoring-rating = Ratings
scoring-rating-change = { $before } → { $after } ({ $change })
scoring-rating-left = counts as having left
scoring-rating-met_often = Nothing changes: two of you had already played three rated games with each other today.
scoring-rating-unknown_bot = Nothing changes: one of the computers is on the scale no more.
scoring-rating-more = All ratings
