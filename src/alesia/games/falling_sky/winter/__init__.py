"""6 Winter, a module a phase."""
