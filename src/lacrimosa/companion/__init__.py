"""The companion of a table of cardboard: set-up, the Soloist, the last count, advice (docs/companion.md)."""
