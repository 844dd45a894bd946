# Words that every part of the page uses.

good-talent = { $n } talent
good-journey = { $n } journey
good-composition = { $n } composition
good-wild = { $n } wild
good-ducat =
    { $n ->
        [one] { $n } ducat
       *[other] { $n } ducats
    }
good-vp = { $n } VP
good-finance = { $n } finance
good-on-track = { $good } (track)
good-on-counter = { $good } (counter)

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
lost-home = Back to the first page
