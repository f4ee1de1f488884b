"""Kept records of every game and version of its rules, and what holds for them."""
