"""13 Battles: strength, submission, dice and rerolls, losses, retreats."""
