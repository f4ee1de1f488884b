"""5 The Card Phase."""
