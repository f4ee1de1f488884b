"""The Roman non-player."""
