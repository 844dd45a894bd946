"""The two databases behind the store, each behind the same few verbs."""
