"""One file per step; its name begins with its revision, and they follow one another in that order."""
