# The short lessons: what the home page says of them, then their letters, their tasks and what is answered.

lesson-deck-title = A better deck
lesson-deck-text = Which card should go when a better one comes? One turn, two minutes.
lesson-majorities-title = Majorities in the Requiem
lesson-majorities-text = One marker can raise all your others. One turn, two minutes.
lesson-courts-title = Royal Courts
lesson-courts-text = Find the court whose request you have already met. One turn, two minutes.

lesson-task = Your task
lesson-hint = Hint
lesson-met = Well done
lesson-missed = Not quite
lesson-again = Try again
lesson-next = Next lesson: { $title }

lesson-deck-nine = Nine cards, all game long
lesson-deck-nine-text = You always have nine Memory cards, and in every round you play eight of them. So a better card works for you again and again.
lesson-deck-better = The same, and more
lesson-deck-better-text = { $one } has the Requiem action, as two of your own cards do. But it also brings a composition point when you act with it, and its story pays two points instead of one. Here it costs 1 ducat.
lesson-deck-story = Where it goes
lesson-deck-story-text = With { action-document } the new card takes the place of the one you placed in Story this turn. That one leaves the game for good. So before you act, decide which card you can do without.
lesson-deck-task = Take { $one }, and part with the card in your hand that it makes needless.
lesson-deck-hint = Which card in your hand has the same action? Place that one in Story, and act with { $three }.
lesson-deck-met = { $two } has left, and a better card with the same action has come. You can still do everything you could, and every round pays a little more.
lesson-deck-miss-taken = { $one } is still in the row. Act with { $three }, and take it.
lesson-deck-miss-let-go = { $one } has come, but the card you placed in Story has left and taken its action with it. Part with the card that does the same, only less.

lesson-majorities-notes = Which note leads?
lesson-majorities-notes-text = In every movement your eighth notes stand against Schikaneder’s sixteenth notes. The note with more markers scores the higher value with each of them, the other the lower one. In a tie both score the lower value.
lesson-majorities-tie = Two against two
lesson-majorities-tie-text = In the { $two } two of your markers meet two of his: a tie. Each of yours is worth 2 VP now, where it could be worth 4.
lesson-majorities-alone = A marker by itself
lesson-majorities-alone-text = Where nobody is yet, one marker leads at once: that is 3 VP in the { $three }, elsewhere 4. But it helps no other marker.
lesson-majorities-task = Place one marker so that your markers on the Requiem are worth 8 VP more than now.
lesson-majorities-hint = One more eighth note breaks the tie in the { $two }: three markers at 4 VP instead of two at 2. { $one } has the Requiem action.
lesson-majorities-met = Three markers at 4 VP instead of two at 2: 12 VP where you had 4. And the marker for percussion also fulfils your Royal Court: 6 VP more.
lesson-majorities-miss-majority = You have placed no marker. { $one } has the Requiem action.
lesson-majorities-miss-elsewhere = That marker scores for itself alone. In the { $two } it would have raised two others as well.

lesson-courts-crowns = Three crowns on the map
lesson-courts-crowns-text = Every Royal Court asks for two things: works of two types or periods, or markers in two movements or for two instruments. Whoever has its tile and both things at the end scores its VP.
lesson-courts-once = Nothing counts twice
lesson-courts-once-text = A work or a marker serves one tile only. One of your tiles is fulfilled already: it uses your marker in the Kyrie and the one in the Offertorium.
lesson-courts-free = What is still free
lesson-courts-free-text = Your other markers stand in the Sequentia, for percussion and strings, and in the Agnus Dei, for the organ. Your only work is an opera.
lesson-courts-task = Travel to the Royal Court that would score for you at once.
lesson-courts-hint = { $two } asks for a symphony too, and { $three } for the Offertorium, whose marker is in use. Strings and organ are free: { $one } asks for those.
lesson-courts-met = Strings in the Sequentia, organ in the Agnus Dei: both were free. That is 7 VP more at the end of the game.
lesson-courts-miss-scored = You have taken no Royal Court that scores now. Three of your four cards have the Travel action.
lesson-courts-miss-shared = The court of { $three } asks for the Offertorium and the Agnus Dei. Your only marker in the Offertorium already serves your other tile, and it cannot serve both.
lesson-courts-miss-unmet = The court of { $two } asks for an opera and a symphony. You have an opera, but no symphony.
