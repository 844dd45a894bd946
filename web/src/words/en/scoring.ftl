# The last count of a game.

scoring-title = Final scoring
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
scoring-rematch = Rematch
scoring-rematch-join = Join the rematch
scoring-rematch-failed = The rematch table could not be opened. Please try again in a moment.
scoring-to-candle = Candlelight
scoring-to-day = Daylight

scoring-podium = Scores
scoring-rank-first = Winner
scoring-rank-shared = Shared victory
scoring-rank = Rank { $rank }
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
scoring-stretch-final = scoring
scoring-stretch-round = Round { $round }
scoring-sources-said = Stacked columns: what each patron gained in each round, by source. The same numbers are under “Table”.
scoring-totals-said = Lines: the score of each patron after each round. The same numbers are under “Table”.
scoring-bar-said = { $name }, { $stretch }: { $source } { $n } VP
scoring-gained-in = { $name }: VP gained
scoring-source = Source
