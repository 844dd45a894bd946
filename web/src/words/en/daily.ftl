# The daily commission: two letters a day, how all fared, the calendar, the picture to share.

daily-title = The daily commission
daily-lead = one deal for everyone, one try, until midnight UTC
daily-loading = The letters are being fetched …
daily-refused = The letters cannot be had just now.
daily-again = Try again
daily-no-day = There is no letter of that day.
daily-to-today = To today’s letters
daily-next = next letters in { $time }
daily-of = Letter of { $date }

daily-solo = Alone against Schikaneder, hard
daily-duel = Duel with { $rival }
daily-composers = { $composers } · about { $n } minutes
daily-rules = One try. Nothing that was revealed can be undone, there is no lantern, and no clock.
daily-break = Break the seal
daily-broken =
    { $n ->
        [0] Nobody has broken it yet. How others fared stays sealed until you have played.
        [one] One patron has broken it. How others fared stays sealed until you have played.
       *[other] { $n } patrons have broken it. How others fared stays sealed until you have played.
    }
daily-running = Your try is under way
daily-saved = Saved after every choice. It counts if you finish within { $time }.
daily-late = Saved after every choice. The day is closed, so it no longer counts.
daily-undo = You may undo until something hidden is revealed: cards drawn, rows filled.
daily-go-on = Go on: round { $round }
daily-go-on-short = Go on
daily-closed = This day is over
daily-closed-text = Its letter can still be played as often as you like, with the same cards and the same luck. It no longer counts.
daily-waits = This day is over, and those who began in time may still finish. From { $time } on its letter can be played unranked.
daily-play-again = Play it, unranked
daily-other = Show this letter
daily-result = { $place }, { $score } VP

daily-place =
    { NUMBER($place, type: "ordinal") ->
        [one] { $place }st of { $of }
        [two] { $place }nd of { $of }
        [few] { $place }rd of { $of }
       *[other] { $place }th of { $of }
    }
daily-unranked = Not ranked
daily-why-late = It was finished after the day was closed, so it does not count.
daily-why-helped = You left, and a computer patron played on, so it does not count.
daily-won-solo = Won against Schikaneder, { $score } to { $rival }
daily-lost-solo = Lost to Schikaneder, { $score } to { $rival }
daily-won-duel = Won against { $name }, { $score } to { $rival }
daily-lost-duel = Lost to { $name }, { $score } to { $rival }
daily-among = { $place } of { $people } people; computer patrons count in the place above
daily-alone = the only person so far; computer patrons count in the place above
daily-points = victory points
daily-melody = Your melody: one note a round, higher when you did better than the others
daily-melody-said = The melody of your rounds, from −2 to 2: { $pitches }
daily-others = How the others fared
daily-others-said = Victory points. You: { $own }. Other people: { $people }. Computer patrons: { $bots }.
daily-none = none
daily-you = you
daily-bots = computer patrons, same deal
daily-bots-to-come =
    { $n ->
        [one] one computer patron is still playing
       *[other] { $n } computer patrons are still playing
    }
daily-nobody = Nobody has finished this letter.
daily-review = Review it
daily-share = Share the picture

daily-row =
    { $n ->
        [one] 1 day in a row
       *[other] { $n } days in a row
    }
daily-longest = longest: { $n }
daily-month-before = The month before
daily-month-after = The month after
daily-seal-played = played
daily-seal-best = best three
daily-seal-missed = missed
daily-seal-unranked = unranked
daily-day-said = { $date }: { $seal }
daily-day-score = { $date }: { $seal }, { $score } VP
daily-past = Past letters can still be played, unranked.
daily-tables = From your tables
daily-has-played = has played
daily-not-yet = has not played yet

daily-picture = The picture of your result
daily-picture-name = With my name
daily-picture-save = Save the picture
daily-picture-send = Pass it on
daily-picture-text = Text to go with it
daily-picture-hint = It tells nothing of the deal: nobody who has yet to play learns anything from it.
daily-picture-ask = Can you do better? One try, until midnight UTC.
daily-picture-melody = one note a round, higher when better than the others
daily-picture-solo-won = alone against Schikaneder, hard: won
daily-picture-solo-lost = alone against Schikaneder, hard: lost
daily-picture-duel-won = duel with { $rival }: won
daily-picture-duel-lost = duel with { $rival }: lost
daily-text = { $title }, { $date }: { $score } VP, { $place } { $melody }
