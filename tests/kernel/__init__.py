"""Tests of the kernel, the players and the table, on a toy game."""
