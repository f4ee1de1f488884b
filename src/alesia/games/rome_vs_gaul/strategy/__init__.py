"""7 The Strategy Phase: hands, rounds, cards and what their Action Points buy."""
