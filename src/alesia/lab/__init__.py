"""The lab: many games, what came of them, matches between players, and environments for those that learn."""
