"""The daily commission: one deal a day for everybody, one try each, and how all fared (docs/daily.md)."""
