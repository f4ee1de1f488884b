"""Positions in which the Non-player Germans are alone Eligible and the Event is none for them (54, swords)."""

from textwrap import dedent

from alesia.words.explaining import explain_lines
from tests.ariovistus.nonplayers.acting import Acting, acting

# What a walk begins with when nothing threatens the Germans, they do not Pass and they decline the Event.
HEAD = 'card = 54\nineligible = ["Romans", "Aedui", "Belgae"]'
TO_G4 = "G1 no, G1b no, G2 no, G3 yes, G3b yes, "


def germans_turn(board: str, *dice: int, head: str = HEAD, nonplayers: str = '["Germans"]', seed: int = 1) -> Acting:
    """The turn of the Germans on this board, their own dice first showing these numbers."""
    return acting(f"{head}\nnonplayers = {nonplayers}\n{dedent(board)}", seed=seed, Germans=list(dice))


def boxes(game: Acting) -> str:
    return game.boxes("Germans")


def did(game: Acting, *keys: str) -> list[str]:
    """What the Germans answered to these questions."""
    return [each for each in game.did("Germans") if each.split(" ")[0] in keys]


def commanded(game: Acting) -> list[str]:
    """The Regions of the Command and the Special Ability, in order."""
    return [each.removeprefix("command ") for each in did(game, "command")]


def told(game: Acting, language: str = "en") -> str:
    """The walk in words."""
    return "\n".join(text for _, text in explain_lines(game.walk("Germans"), "ariovistus", language))
