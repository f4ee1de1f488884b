"""Second models of Caesar: Rome vs Gaul, written from the rulebook alone and held against the engine."""
