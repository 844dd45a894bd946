# The first page: new games, my games, who I am.

home-tagline = Vienna, 1791. Mozart is dead, the Requiem unfinished. Tell his story, pay the composers, complete the work.
home-foot = Unofficial. The rules are those of the printed game; the values of cards and tiles are this edition’s own.

home-doors = New game
home-start = Start now
home-solo-title = Solo against Schikaneder
home-solo-text = One patron, one rival who never runs out of ideas. About forty minutes.
home-solo-level = Level of difficulty
home-bots-title = Against computer patrons
home-bots-text = One to three opponents, each at its own level.
home-bots-seat = Opponent { $number }
home-bots-nobody = nobody
home-friends-title = A table with friends
home-friends-text = Two to four seats. Send a link; play now or over several days.
home-friends-seats = Seats at the table
home-friends-open = Open a table

home-your-turn = Your turn
home-waiting =
    { $count ->
        [one] One table waits for you
       *[other] { $count } tables wait for you
    }
home-notifications = Notify me
home-undo-asked = Undo requested
home-others-turn = Others’ turn
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
home-nothing-running = No game is running. Start a new one.

home-welcome-title = New here?
home-welcome-text = A guided first game shows you the table and explains every step while you play.
home-welcome-go = Begin the guided game

home-learn = Learn to play
home-learn-text = a guided first game
home-rules = Rules
home-rules-text = searchable, in four languages
home-components = Cards and tiles
home-components-text = everything in the game
home-patronage = My patronage
home-patronage-text = your works, figures and games
home-daily = The daily commission
home-daily-sealed = two sealed letters, { $time } left
home-daily-one = one sealed letter, { $time } left
home-daily-running = your try is under way
home-daily-done = played; next letters in { $time }
home-daily-time = { $h } h { $m } min
home-tables = Tables
home-tables-text = yours, and other patrons
home-ratings = Ratings
home-puzzles = Puzzles
home-puzzles-text = find the best turn
home-companion = Companion
home-companion-text = for play with cardboard
home-workshop = Workshop
home-workshop-text = type in your own box
home-replays = Replays
home-replays-text = finished games, records
home-replays-title = Finished games and records
home-replays-none = None of your games is finished yet.
home-record-named = Record: { $names }
home-upload = Open a record
home-upload-text = Open a saved game file to watch it step by step or continue it from any point.
home-uploading = Reading the record…

home-me-you = You: { $name }
home-me-nameless = Your name
home-me-title = You on this device
home-me-text = You need no account and no password. This device identifies you; other players see only your name.
home-me-save = Save
home-me-saved = You are now { $name }. Games already begun keep the old name.
home-me-device = On another device
home-me-device-text = Your personal link opens your games and your name on another device.
home-me-warning = Anyone who opens this link becomes you and can play your games. Show it to nobody and send it only to yourself.
home-me-show = Show my personal link
home-me-link = Personal link
home-me-qr = Your personal link as a QR code
home-me-revoke = Revoke this link
home-me-revoke-text = Signs out all your other devices, but not this one.
home-me-revoke-sure = Yes, sign out all others
home-me-revoked = The old link no longer works, and your other devices are signed out.
home-close = Close
home-cancel = Cancel

home-carry-title = Use this profile on this device?
home-carry-text = This is a personal link: on this device you would become the person who made it, with their name and games.
home-carry-lose = You are { $name } here now. Unless you keep your own personal link, you lose access to the games you began here.
home-carry-guest = You lose access to the games you began on this device, if there are any.
home-carry-yes = Yes, that is me
home-carry-no = No, keep my own
home-carry-done = Welcome, { $name }. Your games are here now.
home-carry-same = This personal link is your own; nothing has changed.

home-doubt-signed_out-title = You were signed out here
home-doubt-signed_out-text = Your personal link was revoked on another device, and this one no longer knows you. Your games are safe.
home-doubt-unknown_identity-title = The server does not recognise you
home-doubt-unknown_identity-text = The server cannot verify who you were on this device: the browser’s data is damaged, or the server has a new key. Your games are safe.
home-doubt-link = Your personal link signs you in again. A device that still knows you shows it under your name on the home page; otherwise ask whoever runs this server.
home-doubt-field = Your personal link
home-doubt-new = Or start over as a new guest, without the games you had. A personal link can still bring them back later.
home-doubt-begin = Start as a new guest

home-your-games = Your games
home-lessons = Two-minute lessons
home-lesson-done = done
home-reading = To read
