"""A8.7 The Non-player Germans."""
