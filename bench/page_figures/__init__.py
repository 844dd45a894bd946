"""What `lacrimosa bench web` measures: weight, clicks, Lighthouse."""
