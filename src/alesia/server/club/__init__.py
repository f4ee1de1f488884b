"""The club: the people of a house, and what they are to each other at their tables."""
