# The first page: new games, my games, who I am; and what every page may have to say.

home-title-home = Lacrimosa
home-title-rules = Rules – Lacrimosa
home-title-components = Cards and tiles – Lacrimosa
home-title-guide = Guided first game – Lacrimosa
home-title-replay = Replay – Lacrimosa
home-title-lost = Nothing here – Lacrimosa

home-tagline = Vienna, 1791. Mozart is dead, the Requiem unfinished. Tell his story, pay the composers, complete the work.
home-foot = Unofficial. The rules are those of the printed game; the values of cards and tiles are this edition’s own.
home-language = Language
home-theme-day = Daylight
home-theme-candle = Candlelight

home-doors = A new game
home-start = Start at once
home-solo-title = Solo against Schikaneder
home-solo-text = One patron, one rival who never runs out of ideas. About forty minutes.
home-solo-level = Level of difficulty
home-level-easy = Easy
home-level-medium = Medium
home-level-hard = Hard
home-bots-title = Against computer patrons
home-bots-text = One to three opponents, each at its own level.
home-bots-seat = Opponent { $number }
home-bots-nobody = nobody
home-friends-title = A table with friends
home-friends-text = Two to four seats. Send a link; play now or over days.
home-friends-seats = Seats at the table
home-friends-open = Open a table

home-your-turn = Your turn
home-others-turn = Others to move
home-round = Round { $round }
home-scores = Points: { $scores }
home-seats-open =
    { $count ->
        [one] { $count } seat open
       *[other] { $count } seats open
    }
home-seats-filled = Ready to start
home-alone = Nobody else yet
home-soloist-easy = Schikaneder, easy
home-soloist-medium = Schikaneder, medium
home-soloist-hard = Schikaneder, hard
home-all-games = All { $count } games
home-fewer = Fewer
home-more = Older games
home-nothing-running = No game is running. Start one above.

home-welcome-title = New here?
home-welcome-text = A guided first game shows you the table and explains every step while you play.
home-welcome-go = Begin the guided game

home-learn = Learn to play
home-learn-text = a guided first game
home-rules = Rules
home-rules-text = searchable, in four languages
home-components = Cards and tiles
home-components-text = everything in the game
home-replays = Replays
home-replays-text = finished games, records
home-replays-title = Finished games and records
home-replays-none = None of your games is finished yet.
home-record-named = Record: { $names }
home-upload = Open a record
home-upload-text = A text file of a game, saved after its end, can be watched step by step and played on.
home-uploading = The record is being read …

home-me-you = You: { $name }
home-me-nameless = Your name
home-me-title = You at this device
home-me-text = You need no account and no password. This device is you; other players see only your name.
home-me-name = Your name
home-me-save = Save
home-me-saved = From now on you are { $name }. Games already begun keep the old name.
home-me-device = On another device
home-me-device-text = Your personal link opens your games and your name on another device.
home-me-warning = Whoever opens this link is you and can play your games. Show it to nobody and send it only to yourself.
home-me-show = Show my personal link
home-me-link = Personal link
home-me-qr = Your personal link as a QR code
home-me-revoke = Make this link worthless
home-me-revoke-text = Signs out all your other devices. This one stays.
home-me-revoke-sure = Yes, sign out all others
home-me-revoked = The old link is worthless, and your other devices are signed out.
home-copy = Copy
home-copied = Copied
home-close = Close
home-cancel = Cancel

home-carry-title = Become this person here?
home-carry-text = This is a personal link: on this device you would be the person who made it, with that person’s name and games.
home-carry-lose = You are { $name } here now. Unless you keep your own personal link, the games you began here will be out of reach.
home-carry-guest = The games you began on this device, if any, will be out of reach.
home-carry-yes = Yes, that is me
home-carry-no = No, stay as I am
home-carry-done = Welcome, { $name }. Your games are here now.
home-carry-same = This personal link is your own; nothing has changed.

home-doubt-signed_out-title = You were signed out here
home-doubt-signed_out-text = On another device your personal link was made worthless, and this one does not know you any more. Your games are safe.
home-doubt-unknown_identity-title = The server does not recognise you
home-doubt-unknown_identity-text = Who you were on this device cannot be verified: what the browser keeps of you is damaged, or the server has a new key. Your games are safe.
home-doubt-link = With your personal link you are yourself again. A device that still knows you shows it under your name on the first page; otherwise ask whoever runs this server.
home-doubt-field = Your personal link
home-doubt-new = Or begin anew: as a new guest, without the games you had. A personal link still brings them back later.
home-doubt-begin = Begin as a new guest

home-loading = One moment …
home-broken-title = This page could not be opened
home-broken-text = Something on the way went wrong. Loading it again usually helps; your games are safe on the server.
home-broken-again = Load again

home-refused-bad_name = A name has 1 to 40 visible signs and does not end in a word in brackets.
home-refused-bad_options = These settings do not fit together.
home-refused-bad_record = This file is no record of a game, or it is damaged.
home-refused-no_edition = This game was played with a version of the edition “{ $edition }” that the server does not have.
home-refused-too_large = This file is too large for a record.
home-refused-too_many = That was too much at once. Start or leave a table, or try again later.
home-refused-bot_tables = Computer patrons play enough games of yours among themselves already. Take a seat, or wait until one of them is over.
home-refused-unavailable = The server does not answer. Try again in a moment.
home-refused-unknown_bot = The server does not know this computer patron.
home-refused-seats_open = A seat is still open.
home-refused-seat_taken = Somebody sits there already.
home-refused-already_started = The game has begun already.
home-refused-no_such_table = This table is gone.
home-refused-not_invited = This link is not valid any more.
home-refused-not_allowed = Only the person who opened the table may do this.
home-refused-link = This personal link is not valid any more.
home-refused-other = That did not work. Try again.

home-your-games = Your games
home-lessons = Lessons of two minutes
home-lesson-done = done
home-reading = To read
