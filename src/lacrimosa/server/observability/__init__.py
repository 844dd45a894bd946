"""What the server tells about itself: logs and metrics."""
