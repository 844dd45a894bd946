"""Self-play and learning: from nothing to the weights of the value network."""
