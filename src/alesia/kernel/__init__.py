"""The kernel: questions, chance, positions, records. It knows no game."""
