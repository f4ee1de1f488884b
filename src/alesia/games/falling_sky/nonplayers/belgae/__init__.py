"""The Non-player belgae."""
