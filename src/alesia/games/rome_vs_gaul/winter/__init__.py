"""16 The Winter Phase."""
