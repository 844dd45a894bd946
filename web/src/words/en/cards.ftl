# Cards and tiles: what stands on them, and how they are said aloud.

cards-memory = Memory
cards-opus = Opus
cards-start = start
cards-starting-card = starting card
cards-starting-opus = Starting Opus
cards-story = Story
cards-performed = performed
cards-period = period { $period }
cards-year-period = { $year } · { $period }
cards-free = no cost
cards-nothing = nothing
cards-tiles-left =
    { $n ->
        [one] { $n } tile left
       *[other] { $n } tiles left
    }
cards-repeat = repeating reward

# The types in one word, for the narrow cover of a score.
cards-type-opera = Opera
cards-type-religious = Religious
cards-type-symphony = Symphony
cards-type-chamber = Chamber

# Sentences for those who listen.
cards-facts = { $koechel }, { $year }, period { $period }
cards-facts-memory = { $year }, period { $period }
cards-words-opus = Opus, { $type }: { $title }, { $facts }. { $perform }. { $sell }.
cards-words-starting-opus = Starting Opus: { $title }. { $perform }. { $sell }.
cards-words-commission = Commission ({ $cost } and the price of the space): { $gain }
cards-words-perform = Perform ({ $cost }): { $gain }
cards-words-sell = Sell ({ $cost }): { $gain }
cards-words-memory = Memory: { $title }, { $facts }. Actions: { $actions }. Story: { $story }.
cards-words-memory-top = Memory: { $title }, { $facts }. Actions: { $actions }. Acting on it: { $top }. Story: { $story }.
cards-words-city = City tile: { $title }. { $cost }. Gives: { $gain }.
cards-words-city-gilded = City tile, gilded: { $title }. { $cost }. Gives: { $gain }.
cards-words-court = Royal Court tile: { $title }. { $cost }. Gives: { $gain }. At the end { $vp } for { $needs }.
cards-words-court-gilded = Royal Court tile, gilded: { $title }. { $cost }. Gives: { $gain }. At the end { $vp } for { $needs }.
cards-words-tile = Composer tile: { $title }. { $cost }. Gives at once: { $gain }.
cards-words-tile-repeat = Composer tile: { $title }. { $cost }. Gives at once: { $gain }. From then on: { $repeat }.
cards-words-bonus = Period bonus: { $gain } for every { $action } icon.

# Goods inside a sentence.
cards-finance-down = { $steps } down
cards-per-opus = { $vp } for each Opus of yours ({ $type })
cards-neutral = the neutral Requiem marker
cards-grant = the action { $action }
cards-grant-type = the action { $action } with { $type }
cards-grant-bonus = { $grant }, and if you take it { $bonus }
cards-need-opus = an Opus ({ $type })
cards-need-period = an Opus of period { $period }
cards-need-instrument = a marker on { $instrument }
cards-need-movement = a marker in { $movement }
cards-repeat-track = { $good } in every Maintenance Phase
cards-repeat-opus = { $vp } whenever you commission, perform or sell an Opus ({ $type })
cards-repeat-action = the action { $action } once more

# The enlarged card.
cards-zoom-close = Close
cards-zoom-all = See all components
cards-zoom-keys = Right-click, a long press or the key I enlarges any card.
cards-line-commission = Commission
cards-line-plain = plain side
cards-line-gilded = gilded side
cards-line-cost = cost
cards-line-at-once = at once
cards-line-repeat = from then on
cards-line-end = at the end of the game, if everything is met
cards-salieri-name = Salieri
cards-salieri-word = The rival
cards-salieri-text = Nobody can take this card; it fills a space and slides with the others. When it came, everyone gained a counter of their choice. If it still lies here at the end of the round, the other cards of the row go under the next deck, and it leaves.
