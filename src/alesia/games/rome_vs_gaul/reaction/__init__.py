"""12 Reaction Movement: Interception and Avoid Battle."""
