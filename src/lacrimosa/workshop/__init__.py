"""The workshop: an edition typed in component by component, by a grammar of keys (docs/workshop.md)."""
