"""The hand-made evaluation of a position: what things are worth, in VP at the end of the game."""
