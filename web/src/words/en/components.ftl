# The list of all components.

components-title = Cards and tiles
components-lead = Everything in the { $edition }
components-home = Home
components-back = Back to the table
components-failed = This edition could not be loaded.
components-filters = Filters
components-search = Search
components-kind = Kind
components-type = Opus type
components-period = Period
components-action = Action
components-any = all
components-any-type = all
components-any-period = all
components-coming = Still to come
components-coming-note = As you last saw your table: the row, the stacks, and what nobody has seen yet.
components-reset = Show everything
components-found =
    { $n ->
        [one] { $n } component
       *[other] { $n } components
    }
components-none = Nothing fits all of these filters.

components-kind-memory = Memory cards
components-kind-opus = Opus cards
components-kind-start = Starting cards
components-kind-tile = Composer tiles
components-kind-city = City tiles
components-kind-court = Royal Court tiles
components-kind-bonus = Period Bonus tiles
components-kind-constanze = Constanze cards
components-kind-soloist = Soloist cards
components-kind-board = Prices and payments

components-about-memory = A folded letter. Above: what acting on it adds, and its actions. Below: what it pays at the end of a round in which it was placed in the Story section.
components-about-opus = A bound score in the colour of its type. Pay on the upper line, gain on the lower: left for performing, right for selling.
components-about-start = Every patron begins with the same nine cards and the same Opus.
components-about-tile = Pay above, gain below. A repeat sign marks a repeating reward; it is on the back, and shows once the tile lies on your board.
components-about-city = The cost is on the rose edge; the gilded side gives more.
components-about-court = The upper half is gained at once; the royal favour on the dark band scores at the end of the game.
components-about-bonus = One of the three tiles of each period is drawn. It pays for every icon of its action on the cards in Experiences.
components-about-constanze = One card is drawn. A number says up to how many players Constanze covers the space; a solo game counts as two.
components-about-soloist = Schikaneder places one card in Experiences and one in Story: above what he does, below how he does it.
components-about-board = What a space of the row adds to the price, and what the finance track pays in every Maintenance Phase.

components-period-years = Period { $period }, { $first }–{ $last }
components-from-players = { $n }+ players
components-from-players-words = from { $n } players on
components-no-repeat = nothing more
components-covers = With { $n } players: { $spaces }.

components-row = The card row
components-row-space = Space
components-row-opus = Opus: added to its price
components-row-memory = Memory: whole price
components-row-leaves = leaves at the end of the round
components-finance = The finance track
components-finance-space = Space { $n }
components-finance-nothing = nothing

components-soloist-name = Soloist card { $number }
components-soloist-left = takes the leftmost card
components-soloist-right = takes the rightmost card
components-soloist-up = travels from { $first } up to { $last }
components-soloist-down = travels from { $last } down to { $first }
components-soloist-courts =
    { $n ->
        [one] visits { $n } Royal Court
       *[other] visits { $n } Royal Courts
    }
components-soloist-top = a marker in { $movement }, from the top
components-soloist-bottom = a marker in { $movement }, from the bottom
components-soloist-levels = In the deck: { $levels }
components-level-easy = Easy
components-level-medium = Medium
components-level-hard = Hard
