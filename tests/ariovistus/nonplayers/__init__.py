"""Chapter A8: the Non-players of Ariovistus."""
