"""Who somebody is, and what is let through: keys, identities, links, limits, origins, headers, bodies."""
