"""The Non-player Germans of Ariovistus."""
