"""A6.2 The Arverni of Ariovistus, whom the game runs: rules and dice choose for them."""
