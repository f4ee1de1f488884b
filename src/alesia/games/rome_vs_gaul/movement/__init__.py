"""10 Movement: activations, paths, picking up and dropping off, entering a space."""
