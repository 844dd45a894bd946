# Ratings: who stands where on this server, one's own course, what counts and how it is reckoned.

ratings-title = Ratings
ratings-sub = People and computer patrons on one scale; the computers hold it still.
ratings-sizes = Tables
ratings-size-all = All tables
ratings-size-2 = 2 patrons
ratings-size-3 = 3
ratings-size-4 = 4
ratings-size-said = { $n } patrons
ratings-board = Who stands where on this server
ratings-bar = The bar: where the true strength lies, 19 times in 20
ratings-new = new
ratings-computer = computer
ratings-games =
    { $n ->
        [one] One game
       *[other] { $n } games
    }
ratings-plus-minus = ± { $n }
ratings-overlap = Two bars that overlap a good deal: nobody knows yet who is stronger. “New” stays until the bar is short enough; that takes some thirty duels among equals, fewer at larger tables.
ratings-none = Nobody here has finished a rated game yet. Open a table, choose “Rated”, and the first names stand between the computers.
ratings-loading = The ratings are being fetched …
ratings-refused = The ratings cannot be had just now.
ratings-again = Try again
ratings-play = To the tables

ratings-of = { $name }, { $rating }
ratings-you = You
ratings-own-none = You have no rating yet
ratings-own-none-text = Your first rated game brings it. Nothing is needed for it but a table marked “Rated”.
ratings-surely = Surely between { $low } and { $high }.
ratings-surely-above = Surely between { $low } and { $high }: above { $above }.
ratings-surely-below = Surely between { $low } and { $high }: below { $below }.
ratings-surely-both = Surely between { $low } and { $high }: above { $above }, below { $below }.
ratings-chance = Against { $bot } expect to win { $n } of 10 duels.
ratings-course = The course of { $name }
ratings-point = { $date }: { $rating }, ± { $n }
ratings-own = Show my own
ratings-whose = Show the course of { $name }

ratings-counts = What counts
ratings-counts-tables = Tables marked rated, finished, with a clock and without hints: two to four patrons, each person with one seat, and computers from Copyist to Virtuoso. Your place counts, not the margin.
ratings-counts-left = Whoever leaves for good comes behind everybody who stayed.
ratings-counts-lent = A seat that the computer plays for more than two turns counts as left, whether you lent it or your time was up.
ratings-counts-undo = Undoing beyond what was revealed ends the rating of the game. Everyone is told before they agree, nobody can do it alone, and a finished game stands.
ratings-counts-host = Once the game has started, the host cannot switch the rating off.
ratings-counts-met = Of the games that the same two people play with each other in a day, the first three count.
ratings-reckoned = How it is reckoned
ratings-reckoned-scale = 400 points more mean ten wins for one defeat in a duel. The computers were measured in many games among themselves; no game played here moves them, and Pupil has 1000.
ratings-reckoned-first = A newcomer is put at { $newcomer }, give or take { $n }. Every game narrows that down: it compares the order at the end with the order that was to be expected.
ratings-reckoned-others = Beating somebody strong brings more than beating somebody weak. If little is known of the others, the game says less.
ratings-reckoned-day = All games of a day (UTC) are reckoned together, so their order does not matter. Each day that passes lengthens the bar a little.
ratings-reckoned-names = Everyone on this server sees the names, as they were chosen at the latest rated table. Whoever is forgotten disappears from here; the results of the others stay.
