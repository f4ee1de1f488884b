"""A8.8 The Non-player Romans of Ariovistus."""
