"""The Gallic non-player."""
