"""Ratings of people and bots, reckoned from the results of rated games; docs/ratings.md explains them."""
