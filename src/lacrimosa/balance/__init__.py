"""What an edition plays like: many games of one bot against itself, held against what makes a good game."""
