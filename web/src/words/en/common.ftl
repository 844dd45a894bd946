# Words that every part of the page uses.

good-talent =
    { $n ->
        [one] { $n } talent point
       *[other] { $n } talent points
    }
good-journey =
    { $n ->
        [one] { $n } journey point
       *[other] { $n } journey points
    }
good-composition =
    { $n ->
        [one] { $n } composition point
       *[other] { $n } composition points
    }
good-wild =
    { $n ->
        [one] { $n } wildcard point
       *[other] { $n } wildcard points
    }
good-ducat =
    { $n ->
        [one] { $n } ducat
       *[other] { $n } ducats
    }
good-vp = { $n } VP
good-finance =
    { $n ->
        [one] { $n } finance step
       *[other] { $n } finance steps
    }
good-on-track = { $good } (track)
counter-talent =
    { $n ->
        [one] { $n } Talent counter
       *[other] { $n } Talent counters
    }
counter-journey =
    { $n ->
        [one] { $n } Journey counter
       *[other] { $n } Journey counters
    }
counter-composition =
    { $n ->
        [one] { $n } Composition counter
       *[other] { $n } Composition counters
    }
counter-wild =
    { $n ->
        [one] { $n } wildcard counter
       *[other] { $n } wildcard counters
    }

action-document = Document Memories
action-commission = Commission an Opus
action-perform_or_sell = Perform or Sell
action-perform = Perform
action-sell = Sell
action-travel = Travel
action-requiem = Requiem

type-opera = Opera
type-religious = Religious Music
type-symphony = Symphony
type-chamber = Chamber Music

instrument-horns = Horns
instrument-percussion = Percussion
instrument-strings = Strings
instrument-voice = Voice
instrument-organ = Organ

bonus-name = the period bonus
space-name = { $movement }, { $instrument }
tile-name = { $composer }, { $movement }
marker-neutral = neutral Requiem marker
seat-number = Seat { $number }
person-schikaneder = Schikaneder
bot-random = Strolling player
bot-planner = Planner
bot-copyist = Copyist
bot-pupil = Pupil
bot-organist = Organist
bot-concertmaster = Concertmaster
bot-kapellmeister = Kapellmeister
bot-virtuoso = Virtuoso

lost-title = There is nothing at this address
lost-home = Home

broken-again = Load again
broken-text = Something went wrong. Loading the page again usually helps; your games are safe on the server.
broken-title = This page could not be opened
broken-away-rules = The rules can be read without it.
broken-read = Read the rules
language = Language
loading = One moment…
your-name = Your name
theme-day = Daylight
theme-candle = Candlelight

title-home = Lacrimosa
title-rules = Rules – Lacrimosa
title-components = Cards and tiles – Lacrimosa
title-guide = Guided first game – Lacrimosa
title-replay = Replay – Lacrimosa
title-review = Review – Lacrimosa
title-task = Find the best turn – Lacrimosa
title-notifications = Notifications – Lacrimosa
away = The server is away. Moves are not possible; nothing is lost.
title-puzzles = Puzzles – Lacrimosa
title-patronage = My patronage – Lacrimosa
title-daily = The daily commission – Lacrimosa
title-tables = Open tables – Lacrimosa
title-ratings = Ratings – Lacrimosa
rated-table = rated
rated-game = Rated game
rated-no-more = Not rated any more: what had been revealed was undone.
title-companion = At the table – Lacrimosa
title-workshop = Workshop – Lacrimosa
title-lesson = Lesson – Lacrimosa
title-lost = Nothing here – Lacrimosa

level-easy = Easy
level-medium = Medium
level-hard = Hard
