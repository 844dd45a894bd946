"""The text client: what people type at the command line."""
