"""A second reading of the rules of Ariovistus, from the rulebook alone: no code of the engine is asked."""
