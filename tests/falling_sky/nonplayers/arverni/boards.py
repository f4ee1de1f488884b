"""Positions in which it is the turn of the Non-player Arverni, on a card that they never play (61)."""

from textwrap import dedent

from tests.falling_sky.nonplayers.acting import Acting, acting

EVERYBODY = ("Romans", "Arverni", "Aedui", "Belgae")


def turn(
    board: str,
    *dice: int,
    card: int = 61,
    upcoming: object = 62,
    passed: tuple[str, ...] = ("Belgae",),
    nonplayers: tuple[str, ...] = ("Arverni",),
    resources: int = 10,
    more: str = "",
) -> Acting:
    """The Arverni act first on the card; people play the other Factions unless said otherwise."""
    upcoming = f'"{upcoming}"' if isinstance(upcoming, str) else upcoming
    head = f"""
        card = {card}
        next = {upcoming}
        passed = {list(passed)}
        nonplayers = {list(nonplayers)}
    """
    tail = f"""
        [resources]
        Arverni = {resources}
    """
    return acting(dedent(head) + dedent(more) + dedent(tail) + dedent(board), Arverni=list(dice))


def boxes(game: Acting) -> str:
    return game.boxes("Arverni")


def did(game: Acting) -> list[str]:
    """What the Arverni answered in words, numbers of pieces left out."""
    return [line for line in game.did("Arverni") if " number " not in line]
