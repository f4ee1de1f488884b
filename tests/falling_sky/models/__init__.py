"""Small second models of the rules, written from the rulebook alone and held against the engine on random boards."""
