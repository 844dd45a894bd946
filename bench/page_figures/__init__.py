"""What `lacrimosa bench web` measures: weight, clicks and how many a turn takes, windows, Lighthouse."""
