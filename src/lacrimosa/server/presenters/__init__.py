"""From what a seat may know to messages: everything shown is derived from a view and an edition."""
