"""5.2.2 Battle."""
