"""Take each priority, cost, limit and condition out of the rules in turn, and see a test turn red."""
