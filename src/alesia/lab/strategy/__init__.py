"""How strategists learn what a position is worth, and how they are tried: samples, fits, trials."""
