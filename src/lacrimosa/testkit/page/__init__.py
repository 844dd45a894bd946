"""A person at the page: a real browser that plays by clicking. Needs playwright and Chromium."""
