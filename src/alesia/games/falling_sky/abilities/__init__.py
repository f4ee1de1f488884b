"""4 Special Abilities, a module a paragraph; ``menu`` offers them."""
