"""Measuring programs: the commands below `lacrimosa bench` that run from a clone."""
