"""Positions in which all others have Passed and the Event is none for the Non-player Romans (20, swords)."""

from textwrap import dedent

from tests.falling_sky.nonplayers.acting import Acting, acting

HEAD = 'card = 20\npassed = ["Arverni", "Aedui", "Belgae"]'
FROST = HEAD + '\nnext = "Winter"'
ALL = '["Romans", "Arverni", "Aedui", "Belgae"]'
# What a walk begins with when nothing threatens the Romans and they decline the Event.
TO_R5 = "R1 no, R2 no, R3 yes, R4 yes, "
# So many Auxilia stand in Britannia that eight or fewer are Available, and the Romans March (8.8.3).
AWAY = '[regions.Britannia]\nRomans = "12 Auxilia"\n'
# Enemies around a Legion in Mandubii: two Allies of the Arverni, one of the Germans, one of the Belgae.
AROUND = (
    AWAY
    + """
[regions.Mandubii]
Romans = "Legion, Auxilia"
[tribes]
Carnutes = "Arverni"
Aulerci = "Arverni"
Treveri = "Germans"
Atrebates = "Belgae"
"""
)


def roman_turn(
    board: str, *dice: int, head: str = HEAD, nonplayers: str = '["Romans"]', scenario: str = "great-revolt"
) -> Acting:
    """The turn of the Romans on this board, their own dice first showing these numbers."""
    text = f"{head}\nnonplayers = {nonplayers}\n{dedent(board)}"
    return acting(text, scenario=scenario, Romans=list(dice))


def boxes(game: Acting) -> str:
    return game.boxes("Romans")


def did(game: Acting, *keys: str) -> list[str]:
    """What the Romans answered to these questions."""
    return [each for each in game.did("Romans") if each.split(" ")[0] in keys]


def commanded(game: Acting) -> list[str]:
    """The Regions of the Command and the Special Ability, in order."""
    return [each.removeprefix("command ") for each in did(game, "command")]


def priorities(game: Acting) -> list[str]:
    return game.priorities("Romans")


def notes(game: Acting) -> list[str]:
    """The notes of the Romans themselves, those about the Event apart."""
    return [note for note in game.notes("Romans") if note.startswith("romans.")]


GOALS = ("player_at_victory", "enemy_at_victory", "germans", "players", "most_settled")


def goals(game: Acting) -> list[str]:
    """Whose Allies and Citadels the Romans Marched to, destination by destination."""
    return [note for note in notes(game) if note.removeprefix("romans.march.") in GOALS]


def reason(game: Acting, box: str) -> tuple[object, ...]:
    """The verdict on a box that led on, the key of the reason, and its figures."""
    return next(step.facts[1:] for step in game.steps("Romans", "box") if step.key == box)


def checks(game: Acting) -> dict[str, tuple[object, ...]]:
    """The figures behind the answers: by key, the answer and the facts of the last check."""
    return {step.key: step.facts for step in game.steps("Romans", "check")}
