"""Positions in which the Germans, a player's Faction here, are the first to act."""

from tests.ariovistus.playing import Play, at

FIRST = "A19"  # a card on which the Germans are 1st Eligible


def germans(position: str, command: str, verb: str = "command", **options: str | bool) -> Play:
    """The Germans, 1st Eligible, have chosen a Command."""
    game = at(f'card = "{FIRST}"\n{position}', **options)
    return game.play(f"Germans action {verb} {command}")


def told(game: Play, key: str) -> list[tuple[object, ...]]:
    """What the log says under this key: the facts."""
    return [entry.facts for entry in game.table.log if entry.key == key]


def rules_told(game: Play, key: str) -> set[str]:
    """By which paragraphs the log says it."""
    return {entry.rule for entry in game.table.log if entry.key == key}
