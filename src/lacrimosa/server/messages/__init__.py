"""What the server says: the types of every message, and nothing else."""
