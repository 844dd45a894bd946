# Puzzles: positions with one best turn.

puzzles-title = Puzzles
puzzles-about =
    { $n ->
        [one] Find the best turn. One position from a strong game.
       *[other] Find the best turn. { $n } positions from strong games.
    }
puzzles-loading = The puzzles are being fetched …
puzzles-refused = The puzzles cannot be had just now.
puzzles-reload = Try again
puzzles-next = Your next puzzle, No. { $id }
puzzles-where = Round { $round }, turn { $turn }. It is your move.
puzzles-players =
    { $n ->
        [one] A solo game.
       *[other] A game of { $n } patrons.
    }
puzzles-missed-by = { $bot }: misses it { $n } times in 10
puzzles-sit = Sit down
puzzles-another = Another one
puzzles-none = No puzzle is left: you have found them all.
puzzles-themes = By theme
puzzles-key = A black note: found at once. An outlined one: found later, or in red: missed. Dotted: still to come.
puzzles-of = { $done } of { $total }
puzzles-theme-sell = Sell now
puzzles-theme-sell-text = the sale that cannot wait
puzzles-theme-deny = Deny
puzzles-theme-deny-text = take it before they do
puzzles-theme-majority = Majority
puzzles-theme-majority-text = tip the note of a movement
puzzles-theme-court = Court
puzzles-theme-court-text = meet what a court asks for
puzzles-theme-cash = Cash
puzzles-theme-cash-text = three ducats short, or are you?
puzzles-standing = How far you are
puzzles-found = of { $total } found
puzzles-streak = found at once in a row
puzzles-best-streak = your best: { $n }
puzzles-grades = By grade
puzzles-missed = Missed lately
puzzles-missed-one = No. { $id }: { $theme }
puzzles-again = Again
