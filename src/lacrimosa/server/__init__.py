"""Tables, seats, sockets and storage: the game server."""
