"""HTTP and sockets: the app, its routes, and who is asking."""
