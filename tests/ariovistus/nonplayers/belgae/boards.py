"""Positions in which the Non-player Belgae are alone Eligible and the Event is none for them (54, swords)."""

from textwrap import dedent

from alesia.words.explaining import explain_lines
from tests.ariovistus.nonplayers.acting import Acting, acting

HEAD = 'card = 54\nineligible = ["Romans", "Germans", "Aedui"]'
TO_B4 = "B1 no, B2 no, B3 yes, B3b yes, "


def belgae_turn(board: str, *dice: int, head: str = HEAD, nonplayers: str = '["Belgae"]') -> Acting:
    """The turn of the Belgae on this board, their own dice first showing these numbers."""
    return acting(f"{head}\nnonplayers = {nonplayers}\n{dedent(board)}", Belgae=list(dice))


def boxes(game: Acting) -> str:
    return game.boxes("Belgae")


def did(game: Acting, *keys: str) -> list[str]:
    """What the Belgae answered to these questions."""
    return [each for each in game.did("Belgae") if each.split(" ")[0] in keys]


def commanded(game: Acting) -> list[str]:
    """The Regions of the Command and the Special Ability, in order."""
    return [each.removeprefix("command ") for each in did(game, "command")]


def told(game: Acting, language: str = "en") -> str:
    """The walk in words."""
    return "\n".join(text for _, text in explain_lines(game.walk("Belgae"), "ariovistus", language))
