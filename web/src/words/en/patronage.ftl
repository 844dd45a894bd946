# My patronage: the catalogue, the figures and the list of one's own finished games.

patronage-title = My patronage
patronage-parts = Parts of your patronage
patronage-part-catalogue = Catalogue
patronage-part-figures = Figures
patronage-part-games = Games
patronage-lead =
    { $games ->
        [one] One game since { $date }, { $won } won
       *[other] { $games } games since { $date }, { $won } won
    }
patronage-lead-none = what you commissioned, and what became of it
patronage-export = Export
patronage-loading = Your games are being fetched …
patronage-counting =
    { $n ->
        [one] Counting your games: one to go.
       *[other] Counting your games: { $n } to go.
    }
patronage-refused = Your games cannot be had just now.
patronage-again = Try again

patronage-empty = An empty catalogue, ruled and ready
patronage-empty-text =
    { $n ->
        [one] One work waits. The first one you commission is entered here in ink.
       *[other] { $n } works wait. The first one you commission is entered here in ink.
    }
patronage-empty-play = Play a first game
patronage-all-out = You have taken all your games out of your patronage.

patronage-edition = Edition
patronage-n-commissioned = works commissioned
patronage-n-performed = performed
patronage-n-sold = sold
patronage-n-visited = courts visited
patronage-n-completed = movements completed
patronage-n-said = { $n } of { $total }
patronage-ink = ink: commissioned
patronage-cloth = cloth: performed
patronage-gold = gold and seal: sold
patronage-key = How works are illuminated
patronage-of = { $n } of { $total }
patronage-complete = complete
patronage-missing = missing { $n }
patronage-no-more = no longer in this edition
patronage-plate-none = { $title }: not commissioned yet
patronage-commissioned = commissioned
patronage-performed = performed
patronage-sold = sold
patronage-visited = visited
patronage-completed = completed
patronage-plate = { $title }: { $deeds }
patronage-not-yet = You have not commissioned it yet.
patronage-first = First on { $date }, { $rivals }, in round { $round }. { $score } VP in that game.
patronage-first-short = First on { $date }, in round { $round }.
patronage-open = Open that game
patronage-close = Close
patronage-courts = Courts and movements
patronage-courts-text = Courts you visited, and movements in which you laid the last marker.
patronage-times = { $n } ×
patronage-none-yet = None yet.

patronage-new =
    { $n ->
        [0] Nothing new in your catalogue this time
        [one] One new entry
       *[other] { $n } new entries
    }
patronage-new-line = { $thing }, { $deeds }

patronage-sources = Where your points come from
patronage-sources-key = a game on average · bar: you · line: { $who } · dot: { $game }
patronage-last-game = your last game
patronage-that-game = the game of { $date }
patronage-compare = Games
patronage-rivals-all = all others
patronage-rivals-people = the other patrons
patronage-rivals-bots = the computer patrons
patronage-source = Source
patronage-you = You
patronage-difference = Difference
patronage-strong = More than { $who } from: { $source }, { $vp } VP a game.
patronage-weak = Less than { $who } from: { $source }, { $vp } VP a game.
patronage-won = Won
patronage-won-text = the bar: how often you would win in the long run, 19 times in 20
patronage-range = { $low } to { $high } of 10
patronage-too-few = too few to say
patronage-group-all = All games
patronage-group-bots = Computer patrons of several levels
patronage-group-people = People
patronage-best = your best score
patronage-best-won = { $date }, won
patronage-best-lost = { $date }, lost
patronage-mean = on average
patronage-mean-games =
    { $n ->
        [one] in one game
       *[other] in { $n } games
    }
patronage-minutes = { $n } min
patronage-length = a game on average, without long pauses
patronage-composers = Composers you hired
patronage-hired =
    { $n ->
        [one] once
       *[other] { $n } times
    }
patronage-no-figures = No game is in the figures yet. Whole games that you played yourself, one seat at a time, count here.

patronage-against = against { $rivals }
patronage-alone = at one device
patronage-result-won = won, { $score } VP
patronage-result-lost = { $score } VP, place { $rank } of { $seats }
patronage-result-solo-lost = lost, { $score } VP
patronage-uncounted-begun_late = Not in the figures: it goes on from another game.
patronage-uncounted-shared_device = Not in the figures: several patrons shared your device.
patronage-uncounted-played_by_bot = Not in the figures: a computer patron made half of your choices or more.
patronage-look = Look back
patronage-in-figures = In the figures
patronage-take-out = Take out
patronage-take-out-named = Take out the game of { $date }
patronage-sure = Take this game out of your patronage?
patronage-sure-blank = What only this game entered will be blank again: { $things }.
patronage-sure-others = The game itself stays, also with the others who played it.
patronage-keep = Keep it
patronage-take-out-sure = Take it out
patronage-taken-out = The game is out of your patronage.
patronage-put-back = Put it back
patronage-is-back = The game is back.
patronage-failed = That did not work. Try again.
patronage-more = More games
patronage-show-out =
    { $n ->
        [one] One game that you took out
       *[other] { $n } games that you took out
    }
