"""8.7 The Non-player Arverni."""
