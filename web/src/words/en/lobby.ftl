# A table before the start: seats, agreement, invitation; joining and looking on.

lobby-page-title = A table – Lacrimosa
lobby-title = Before the game
lobby-status-missing =
    { $count ->
        [one] One seat is still open
       *[other] { $count } seats are still open
    }
lobby-status-ready = Every seat is filled
lobby-home = Home

lobby-seats = Seats
lobby-seats-text = A seat is for a friend, a computer patron, or somebody next to you on this device. The first player is drawn at random.
lobby-seat-who = Who takes seat { $number }
lobby-seat-name = Name on seat { $number }
lobby-you = You
lobby-here = On this device
lobby-friend = Open for a friend
lobby-open = Open seat
lobby-bot = Computer patron: { $level }
lobby-bot-short = computer patron
lobby-host = opened the table
lobby-present = here now
lobby-away = not here now
lobby-nameless = Patron
lobby-neighbour = Player { $number }
lobby-soloist = plays the second seat with his own cards

lobby-players = Patrons
lobby-players-solo = Solo: you against Schikaneder.
lobby-players-why =
    { $count ->
        [one] { $count } patron
        [2] Two patrons: a duel, and the quickest game.
        [3] Three patrons: more contest for the map and the Requiem.
       *[other] Four patrons: the fullest table, and the longest game.
    }
lobby-level = Level of difficulty
lobby-level-easy = Schikaneder begins with an empty purse and plain cards.
lobby-level-medium = Schikaneder begins with some money and one stronger card.
lobby-level-hard = Schikaneder begins rich, with the two strongest cards.

lobby-composers = Composers
lobby-composers-recommended = Recommended
lobby-composers-recommended-why = Eybler and Stadler: good company for a first game.
lobby-composers-random = Random
lobby-composers-random-why = Drawn when the game starts.
lobby-composers-chosen = Choose
lobby-composers-chosen-why = Choose two. The first gets the eighth note at the top, the second the sixteenth note at the bottom.
lobby-composers-chosen-solo = Choose the one who can be hired. He gets the eighth note; the sixteenth is Schikaneder’s.
lobby-composers-more =
    { $count ->
        [one] One more to choose.
       *[other] { $count } more to choose.
    }
lobby-composer-eighth = eighth note
lobby-composer-sixteenth = sixteenth note

lobby-salieri = Salieri
lobby-salieri-off = Without
lobby-salieri-on = With
lobby-salieri-off-why = The game without the extra card.
lobby-salieri-on-why = One extra card somewhere in the decks: when it appears every patron gains a counter, and it upsets the card row at the end of that round.

lobby-undo = Undo
lobby-undo-free = Free
lobby-undo-barrier = Until cards are revealed
lobby-undo-none = Never
lobby-undo-free-why = Undo freely until hidden information is revealed; after that, only if everyone else agrees.
lobby-undo-barrier-why = Undo freely until hidden information is revealed; never after that.
lobby-undo-none-why = No choice can be undone.

lobby-pace = Pace
lobby-pace-unhurried = No limit
lobby-pace-live = Live
lobby-pace-daily = A day
lobby-pace-weekly = A week
lobby-pace-unhurried-why = Everyone takes as long as they like.
lobby-pace-live-why = After 5 minutes the computer plays for you until you return.
lobby-pace-daily-why = After a day the computer plays for you until you return.
lobby-pace-weekly-why = After a week the computer plays for you until you return.

lobby-watch = Spectators
lobby-watch-nobody = Nobody
lobby-watch-link = By link
lobby-watch-anyone = Anyone
lobby-watch-nobody-why = Only the people at the table see the game.
lobby-watch-link-why = Anyone with the spectator link can watch the game, but sees nobody’s hand.
lobby-watch-anyone-why = Anyone who knows the address of the table can watch the game, but sees nobody’s hand.

lobby-hints = Hints
lobby-hints-off = Without
lobby-hints-on = With
lobby-hints-off-why = Nobody is shown good turns.
lobby-hints-on-why = Whoever is to play may ask for up to three good turns; the log tells everyone that they did.
lobby-rated = Rating
lobby-rated-off = Not rated
lobby-rated-on = Rated
lobby-rated-off-why = The result counts for no rating.
lobby-rated-on-why = The result counts for the ratings of this server, where everyone sees your names. No hints; whoever leaves comes last; it cannot be switched off after the start.
lobby-unrated-solo = A solo game cannot be rated: take two to four patrons.
lobby-unrated-goes_on = A game that continues another one cannot be rated.
lobby-unrated-no_person = A rated table needs a person.
lobby-unrated-one_person_twice = At a rated table each person has one seat.
lobby-unrated-unknown_bot = Only computers from Copyist to Virtuoso play at rated tables.
lobby-unrated-seed = The deal was chosen, so it cannot be rated.
lobby-unrated-edition = Only the shipped edition can be rated: the computers were measured with it.
lobby-unrated-hints = There are no hints at a rated table.
lobby-unrated-no_clock = A rated table needs a limit of time: choose another pace.

lobby-talk = Talk
lobby-talk-off = Off
lobby-talk-patrons = Patrons
lobby-talk-everybody = Everyone
lobby-talk-off-why = Nobody can say anything, and nothing said before is shown.
lobby-talk-patrons-why = The people at the table can say a line or set a seal on a move; spectators read it.
lobby-talk-everybody-why = Spectators, too, can say a line or set a seal on a move.

lobby-listed = Who can find it
lobby-listed-link = By link
lobby-listed-all = Everyone here
lobby-listed-link-why = Only people with the invitation can sit down.
lobby-listed-all-why = The table is in the list of open tables: everyone on this server can sit down.
lobby-listed-title = An open table
lobby-listed-text = It is looking for patrons: everyone on this server can sit down.
lobby-invite-qr = The invitation as a QR code

lobby-edition = Edition
lobby-edition-why = It sets what every card and tile is worth.
lobby-edition-look = Look at its cards and tiles
lobby-edition-measured = The strength of the computer patrons was measured with the Köchel edition. They play this one with what they learned there; “lacrimosa train --edition” lets them learn it.

lobby-agreement = The game
lobby-agreement-guest = The person who opened the table decides; changes show here at once.
lobby-settled = This table continues another game: players, composers and cards are already settled.
lobby-settled-known = Anyone who saw that game may know the cards to come.
lobby-seeded = Somebody chose the deal of this game and may know the cards to come.

lobby-invite = Invite friends
lobby-invite-text = Send this link. Anyone who opens it can take an open seat.
lobby-invite-link = Invitation link
lobby-invite-share = Share
lobby-copy = Copy
lobby-copied = Copied
lobby-invite-renew = New link
lobby-invite-renewed = The old link no longer works.
lobby-watch-link-label = Spectator link

lobby-start = Start the game
lobby-start-missing =
    { $count ->
        [one] { $seats } is still open. Send the invitation, or give the seat to a computer patron.
       *[other] { $seats } are still open. Send the invitation, or give the seats to computer patrons.
    }
lobby-start-ready = Everyone is here.
lobby-start-host = { $name } starts the game.
lobby-start-wait = { $name } starts the game when every seat is filled.
lobby-onlooker = You are a spectator.
lobby-leave = Leave the table
lobby-leave-text = Your seat becomes open again.
lobby-close = Close the table
lobby-close-text = This closes the table for everyone.
lobby-stay = Stay

lobby-join-title = You are invited
lobby-join-text = { $name } has opened a table and is keeping a seat for you.
lobby-join-text-nobody = A table is open, with a seat for you.
lobby-join-seat = Your seat
lobby-join-name = Your name
lobby-join-name-text = Others see it at the table.
lobby-join-go = Sit down
lobby-join-full-title = Every seat is taken
lobby-join-full-text = You are invited, but somebody was quicker. Ask whether a seat becomes free.
lobby-join-started-title = The game has begun
lobby-join-started-text = This invitation came too late: the game is already running.

lobby-lost-title = You can’t view this table
lobby-lost-text = There is no such table, or you may not see it. If a friend sent you here, ask for the whole link: it ends with a secret code.
lobby-lost-invite-title = This link is no longer valid
lobby-lost-invite-text = It was replaced by a new one. Ask whoever sent it.
lobby-lost-watch-title = No spectators at this table
lobby-lost-watch-text = The people at this table play in private.
lobby-lost-server-title = The server does not answer
lobby-lost-server-text = Your games are safe. Try again in a moment.
lobby-lost-again = Try again
lobby-closed-title = This table is closed
lobby-closed-text = The person who opened it left before the game began.
