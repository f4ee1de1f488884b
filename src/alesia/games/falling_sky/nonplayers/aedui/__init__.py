"""The Non-player aedui."""
