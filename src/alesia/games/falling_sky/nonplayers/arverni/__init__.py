"""The Non-player arverni."""
