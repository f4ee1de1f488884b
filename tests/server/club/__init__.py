"""Tests of the club: names, accounts, and what people are to each other at their tables."""
