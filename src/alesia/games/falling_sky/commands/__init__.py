"""3 Commands, a module a paragraph; ``execution`` is 3.1."""
