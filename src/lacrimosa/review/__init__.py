"""The review of a played game: what every turn was worth, what would have been better, and why."""
