"""Positions in which the Non-player Belgae are 1st Eligible and the Event is none for them (69, swords)."""

from textwrap import dedent

from tests.falling_sky.nonplayers.acting import Acting, acting

# What a walk begins with when nothing threatens the Belgae, they do not Pass and they decline the Event.
TO_B4 = "B1 no, B2 no, B3 yes, B3b yes, "


def belgae_turn(
    board: str, *dice: int, head: str = "card = 69", nonplayers: str = '["Belgae"]', seed: int = 1
) -> Acting:
    """The turn of the Belgae on this board, their own dice first showing these numbers."""
    text = f"{head}\nnonplayers = {nonplayers}\n{dedent(board)}"
    return acting(text, seed=seed, Belgae=list(dice))


def boxes(game: Acting) -> str:
    return game.boxes("Belgae")


def did(game: Acting, *keys: str) -> list[str]:
    """What the Belgae answered to these questions."""
    return [each for each in game.did("Belgae") if each.split(" ")[0] in keys]


def commanded(game: Acting) -> list[str]:
    """The Regions of the Command and the Special Ability, in order."""
    return [each.removeprefix("command ") for each in did(game, "command")]


def notes(game: Acting) -> list[str]:
    """The notes of the Belgae themselves, those about the Event apart."""
    return [note for note in game.notes("Belgae") if note.startswith("belgae.")]
