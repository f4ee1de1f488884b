"""6 The End of Turn Phase."""
