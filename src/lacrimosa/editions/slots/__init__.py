"""Where on the map everything lies: slots, one for every place and road, that never move."""
