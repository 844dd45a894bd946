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
lobby-seats-text = A seat is for a friend, a computer patron, or somebody beside you at this device. Who begins is drawn.
lobby-seat-who = Who sits on seat { $number }
lobby-seat-name = Name on seat { $number }
lobby-you = You
lobby-here = At this device
lobby-friend = Open for a friend
lobby-open = Open seat
lobby-bot = Computer: { $level }
lobby-bot-short = computer patron
lobby-host = opened the table
lobby-present = here now
lobby-away = not here now
lobby-nameless = Patron
lobby-neighbour = Player { $number }
lobby-soloist = plays the second seat by his cards

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
lobby-composers-random = Drawn
lobby-composers-random-why = Chance decides when the game starts.
lobby-composers-chosen = Chosen
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

lobby-undo = Taking back
lobby-undo-free = Free
lobby-undo-barrier = Until cards show
lobby-undo-none = None
lobby-undo-free-why = Until something hidden appears everybody takes back freely; beyond that if all other people agree.
lobby-undo-barrier-why = Everybody takes back freely until something hidden appears, never beyond.
lobby-undo-none-why = A choice made is made.

lobby-pace = Pace
lobby-pace-unhurried = Unhurried
lobby-pace-live = Live
lobby-pace-daily = A day
lobby-pace-weekly = A week
lobby-pace-unhurried-why = Everybody thinks as long as they like.
lobby-pace-live-why = Whoever thinks longer than 5 minutes is played by the computer until they are back.
lobby-pace-daily-why = Whoever is away for more than a day is played by the computer until they are back.
lobby-pace-weekly-why = Whoever is away for more than a week is played by the computer until they are back.

lobby-watch = Looking on
lobby-watch-nobody = Nobody
lobby-watch-link = By link
lobby-watch-anyone = Anyone
lobby-watch-nobody-why = Only the people at the table see the game.
lobby-watch-link-why = Whoever has the link for onlookers sees the game, without anybody’s hand.
lobby-watch-anyone-why = Whoever knows the address of the table sees the game, without anybody’s hand.

lobby-edition = Edition
lobby-edition-why = It says what every card and tile is worth.
lobby-edition-look = Look at its cards and tiles

lobby-agreement = The game
lobby-agreement-guest = The person who opened the table decides; changes show here at once.
lobby-settled = This table goes on from another game: players, composers and cards are settled.
lobby-settled-known = Whoever has seen that game may know the cards to come.
lobby-seeded = Somebody chose the deal of this game and may know the cards to come.

lobby-invite = Invite friends
lobby-invite-text = Send this link. Whoever opens it can take an open seat.
lobby-invite-link = Invitation link
lobby-invite-share = Share
lobby-invite-renew = New link
lobby-invite-renewed = The old link is worthless now.
lobby-watch-link-label = Link for onlookers

lobby-start = Start the game
lobby-start-missing =
    { $count ->
        [one] { $seats } is still open. Send the invitation, or give the seat to a computer patron.
       *[other] { $seats } are still open. Send the invitation, or give the seats to computer patrons.
    }
lobby-start-ready = Everybody is there.
lobby-start-host = The game starts when { $name } gives the sign.
lobby-start-wait = The game starts when every seat is filled and { $name } gives the sign.
lobby-onlooker = You are looking on.
lobby-leave = Leave the table
lobby-leave-text = Your seat becomes open again.
lobby-close = Close the table
lobby-close-text = The table is gone for everybody.
lobby-stay = Stay

lobby-join-title = You are invited
lobby-join-text = { $name } has opened a table and keeps a seat for you.
lobby-join-text-nobody = A table is open and keeps a seat for you.
lobby-join-seat = Your seat
lobby-join-name = Your name
lobby-join-name-text = Others see it at the table.
lobby-join-go = Sit down
lobby-join-full-title = Every seat is taken
lobby-join-full-text = You are invited, but somebody was quicker. Ask whether a seat becomes free.
lobby-join-started-title = The game has begun
lobby-join-started-text = This invitation came too late: the game is already running.

lobby-lost-title = This table is not for your eyes
lobby-lost-text = There is no such table, or it is not yours to see. If a friend sent you here, ask for the whole link: it ends in a secret.
lobby-lost-invite-title = This link is not valid any more
lobby-lost-invite-text = It was replaced by a new one. Ask whoever sent it.
lobby-lost-watch-title = Nobody may look on here
lobby-lost-watch-text = The people at this table play among themselves.
lobby-lost-server-title = The server does not answer
lobby-lost-server-text = Your games are safe. Try again in a moment.
lobby-lost-again = Try again
lobby-closed-title = This table is closed
lobby-closed-text = The person who opened it left before the game began.
