"""The Roman non-player, of our own."""
