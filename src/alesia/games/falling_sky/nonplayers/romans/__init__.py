"""The Non-player romans."""
