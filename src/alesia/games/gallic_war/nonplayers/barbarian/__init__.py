"""The Barbarian non-player, after the published solo logic of the second edition."""
