"""The Non-player Romans (8.8)."""
