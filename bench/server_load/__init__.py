"""Clients that really play, to measure the server with."""
