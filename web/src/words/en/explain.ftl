# Signs and parts of the board: what each is, in a line. Read when somebody asks.

explain-have = You have { $what }.
explain-worth-now = Now: { $what }.
explain-talent = A Story Point. Opus cards ask for it.
explain-journey = A Story Point. Tiles on the map ask for it.
explain-composition = A Story Point. Composers of the Requiem ask for it.
explain-wild = A Story Point whose type you choose yourself.
explain-on-track = A step on the track: gone in Maintenance; beyond the end it brings { $ducats } instead.
explain-on-counter = A loose counter: you keep it from round to round, or exchange it for { $ducats }.
explain-have-points =
    { $counters ->
        [0] You have { $steps } on the track and no counter.
        [one] You have { $steps } on the track and { $counters } counter.
       *[other] You have { $steps } on the track and { $counters } counters.
    }
explain-ducat = { $price } buy a counter; at the end every { $last } make { $vp }.
explain-vp = Whoever has most of them at the end wins.
explain-finance-step = Finance step
explain-finance = One space up on your finance track; beyond its end { $vp } instead.
explain-finance-track = Its space pays in every Maintenance; a step beyond the end brings { $vp }.
explain-finance-now = Space { $n } pays { $what } in Maintenance.
explain-action-document = Take a Memory card from the row; it replaces the Story card you placed this turn.
explain-action-commission = Take an Opus from the row; it scores its victory points at once.
explain-action-perform_or_sell = Use one of your works: perform it and keep it, or sell it and give it up.
explain-action-perform = Use one of your works and turn it; it stands up again in Maintenance.
explain-action-sell = Use one of your works and give it up.
explain-action-travel = Move Mozart along the roads and take the tile where he stops.
explain-action-requiem = Place a marker on the Requiem and hire a composer.
explain-action-open = Available to you now.
explain-type = A type of work; some Royal Courts and composer tiles ask for it.
explain-type-have =
    { $n ->
        [0] You have none.
       *[other] You have { $n }.
    }
explain-instrument = An instrument of the Requiem: its spaces take your markers of this instrument.
explain-markers-left =
    { $n ->
        [0] You have no marker of it left.
        [one] You have { $n } marker of it left.
       *[other] You have { $n } markers of it left.
    }
explain-movement = At the end a marker of the note that leads scores { $high }, any other { $low }.
explain-majority =
    { $leader ->
        [eighth] Eighth notes lead { $eighths } to { $sixteenths }: worth { $eighth } each, sixteenth notes { $sixteenth }.
        [sixteenth] Sixteenth notes lead { $sixteenths } to { $eighths }: worth { $sixteenth } each, eighth notes { $eighth }.
       *[nobody] A tie, { $eighths } to { $sixteenths }: every marker is worth { $eighth }.
    }
explain-space = Takes one marker of this instrument, with either note.
explain-note-eighth = The note of the composer above the staves.
explain-note-sixteenth = The note of the composer below the staves.
explain-bonus = Every { $action } icon in your Experiences pays { $gain } in Maintenance.
explain-bonus-now =
    { $n ->
        [0] No such icon in your Experiences yet.
        [one] { $n } such icon in your Experiences so far.
       *[other] { $n } such icons in your Experiences so far.
    }
explain-period = The period of a card; some Royal Courts ask for works of it.
explain-income = Ducats instead of the card’s reward and actions, as many as the number of the round.
explain-round = Rounds and turns
explain-round-text = { $rounds } rounds of { $turns } turns each, with Maintenance after every round.
explain-title-experiences = Experiences
explain-part-experiences = The card you act on; its icons count for the period bonus.
explain-title-story = Story
explain-part-story = The card waits, and pays in Maintenance.
explain-title-deck = Your deck
explain-part-deck = You always own nine Memory cards; you draw up to four at the end of your turn.
explain-title-leaves = Leaving
explain-part-leaves = Cards on these spaces leave the game at the end of the round.
explain-title-stays = Staying
explain-part-stays = Cards here stay and slide right; nearer to the right end they cost less.
explain-title-repeat = Repeating reward
explain-part-repeat = Works from now on, as long as the tile lies on your board.
explain-title-neutral = Neutral marker
explain-part-neutral = Counts for the majority of its movement and scores for nobody.
explain-title-covered = Covered
explain-part-covered = Covered by the Constanze card: nobody can use this space.
explain-title-gilded = Gilded
explain-part-gilded = The gilded side of a tile; it gives more.
explain-title-court = Royal Court
explain-part-court = Scores at the end if you can show everything it asks for.
explain-title-to-come = Still to come
explain-part-to-come = Cards of this period that have not been seen yet.
explain-title-coach = Mozart
explain-part-coach = Journeys start where he is.
explain-title-road = Road
explain-part-road = Driving along it costs as many ducats as its number says.
explain-title-first = First player
explain-part-first = Begins every turn of this round; the marker goes round in Maintenance.
explain-price = Price in the row
explain-price-cost = All it costs on this space: { $cost }.
explain-price-gain = It brings { $gain } at once.
explain-city = A City tile: pay its cost and gain its reward; then it is used up.
explain-bare = No tile lies here; Mozart may stop here all the same.
explain-here = Mozart is here.
explain-seat = A patron: everything in this colour, with this crest, is theirs.
explain-seat-has = { $name } has { $what }.
explain-title-tiles = Composer tiles
explain-part-tiles = The top tile goes to whoever places a marker with this note; the number says how many lie here.
explain-title-works = Works
explain-part-works = Opus cards that were commissioned; upright ones can be performed or sold.
explain-title-markers = Markers
explain-part-markers = Markers not yet placed on the Requiem.
explain-title-row = Card row
explain-part-row = Seven spaces; cards slide right whenever one is taken, and cost less there.
explain-title-requiem = Requiem
explain-part-requiem = In each movement the note with more markers is the majority, whoever they belong to.
explain-title-hand = Hand
explain-part-hand = Each turn two of these cards are placed: one in Experiences, one in Story.
explain-title-instruments = Instruments
explain-part-instruments = A marker that leaves for the Requiem gives what lay under it, and makes room for a composer tile.
explain-title-exchange = Exchange
explain-part-exchange = At any time in your turn: ducats for a counter, or a counter for ducats.
explain-title-memory = Memory
explain-part-memory = A card for your deck: reward and actions above, for Experiences; below what it pays in Story.
explain-title-opus = Opus
explain-part-opus = A work of Mozart’s: it can be performed or sold, and Royal Courts ask for it.
explain-title-performed = Performed
explain-part-performed = Turned: cannot be used again before Maintenance.
explain-title-salieri = Salieri
explain-part-salieri = Nobody can take this card; it fills a space and slides with the others.
explain-title-column = Column of a turn
explain-part-column = Each turn of the round has its column, with one card in either section.
explain-title-solo-what = Schikaneder’s first card
explain-part-solo-what = He does every action it shows, at no cost.
explain-title-solo-row = Which card of the row
explain-part-solo-row = From which end he takes a card when he documents, commissions or sells.
explain-title-solo-courts = How he travels
explain-part-solo-courts = How many Royal Courts he takes, and whether he goes through the places upward or downward.
explain-title-solo-part = Where he writes
explain-part-solo-part = In this movement he takes the first free space from that end.
explain-title-solo-deck = Schikaneder’s cards
explain-part-solo-deck = He plays two of his nine cards each turn; they are shuffled after every round.

explain-group-goods = Goods
explain-group-held = Stair or ring
explain-group-actions = Actions
explain-group-works = Works
explain-group-requiem = Requiem
explain-group-instruments = Instruments
explain-group-board = On the board
explain-step-document-1 = Choose a Memory card in the row.
explain-step-document-2 = Pay what its space asks for, or gain what it shows.
explain-step-document-3 = It takes the place of the Story card you placed this turn, which leaves the game.
explain-step-document-4 = The row slides right and is filled up.
explain-step-commission-1 = Choose an Opus in the row.
explain-step-commission-2 = Pay the price of the card and of its space together.
explain-step-commission-3 = Gain its victory points at once; the work lies upright in front of you.
explain-step-commission-4 = The row slides right and is filled up.
explain-step-perform_or_sell-1 = Choose one of your works that stands upright.
explain-step-perform_or_sell-2 = Perform it: pay, gain the ducats, and turn it until Maintenance.
explain-step-perform_or_sell-3 = Or sell it: pay, gain what it shows, and give it up.
explain-step-travel-1 = Mozart drives along the roads; pay the sum of their numbers.
explain-step-travel-2 = Pay for the tile there and gain its reward; a City tile is then used up.
explain-step-travel-3 = A Royal Court tile stays with you and scores at the end, if you can show what it asks for.
explain-step-requiem-1 = Take a marker of the instrument off your board and gain what lay under it.
explain-step-requiem-2 = Place it on a free space of that instrument, with the note of the composer you want. Horns: then the neutral marker, too.
explain-step-requiem-3 = Pay the cost of that composer’s top tile. What the marker gave may help.
explain-step-requiem-4 = Gain the lower half of the tile: goods first, then an action if it shows one.
explain-step-requiem-5 = Place the tile on the space you emptied. A repeat sign works from now on.
explain-step-income-1 = Instead of acting: as many ducats as the number of the round.
