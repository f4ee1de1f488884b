"""How fast the engine is: figures of each game and of the lab, yardsticks beside them, goals, and what was before."""
