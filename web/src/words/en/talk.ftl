# Talk at the table: lines of text and seals of wax that stay with a move.

talk-title = Talk at the table
talk-open = Say something
talk-close = Close
talk-about = Stays with this move:
talk-before = before the first move
talk-line = A line of text…
talk-say = Say it
talk-seals = Set a seal
talk-seal-bravo = Bravo
talk-seal-encore = Encore
talk-seal-touche = Touché
talk-seal-charming = Charming
talk-seal-alas = Alas
talk-seal-patience = Patience
talk-sealed = { $name } sets a seal: { $seal }
talk-mute = Hide everything { $name } says
talk-muted = Somebody you muted said something.
talk-unmute = Show it again
