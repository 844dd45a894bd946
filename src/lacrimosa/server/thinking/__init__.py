"""Where bots think: worker processes, so that the event loop never waits for a thought."""
