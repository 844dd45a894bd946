# The short lessons: what the home page says of them, then their letters, their tasks and what is answered.

lesson-deck-title = A better deck
lesson-deck-text = Which card should go when a better one comes? One turn, two minutes.
lesson-majorities-title = Majorities in the Requiem
lesson-majorities-text = One marker can raise all your others. One turn, two minutes.
lesson-courts-title = Royal Courts
lesson-courts-text = Find the court whose request you have already met. One turn, two minutes.
