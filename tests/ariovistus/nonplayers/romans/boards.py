"""Positions in which the Non-player Romans are the only Eligible Faction and decline the Event (A24, swords)."""

from textwrap import dedent

from tests.ariovistus.nonplayers.acting import Acting, acting

HEAD = 'card = "A24"\nnext = 3\nineligible = ["Germans", "Aedui", "Belgae"]'
FROST = HEAD.replace("next = 3", 'next = "Winter"')
ALL = '["Romans", "Germans", "Aedui", "Belgae"]'
# So many Auxilia stand in Arverni that eight or fewer are Available, and the Romans March (8.8.3).
AWAY = '[regions.Arverni]\nRomans = "12 Auxilia"\n'


def roman_turn(board: str, *dice: int, head: str = HEAD, nonplayers: str = '["Romans"]') -> Acting:
    """The turn of the Romans on this board, their own dice first showing these numbers."""
    return acting(f"{head}\nnonplayers = {nonplayers}\n{dedent(board)}", 1, Romans=list(dice))


def boxes(game: Acting) -> str:
    return game.boxes("Romans")


def did(game: Acting, *keys: str) -> list[str]:
    """What the Romans answered to these questions."""
    return [each for each in game.did("Romans") if each.split(" ")[0] in keys]


def commanded(game: Acting) -> list[str]:
    """The Regions of the Command and the Special Ability, in order."""
    return [each.removeprefix("command ") for each in did(game, "command")]


def went(game: Acting) -> list[str]:
    return [each.removeprefix("march_to region ") for each in did(game, "march_to") if "region" in each]


GOALS = ("player_at_victory", "enemy_at_victory", "germans", "players", "most_settled")


def goals(game: Acting) -> list[str]:
    """Whose Allies and Citadels the Romans Marched to, destination by destination."""
    keys = [note.removeprefix("romans.march.") for note in game.notes("Romans")]
    return [key for key in keys if key in GOALS]


def verdicts(game: Acting) -> dict[tuple[str, str], str]:
    """What the Romans made of a Battle, by Region and enemy."""
    return {(str(s.facts[0]), str(s.facts[2])): str(s.facts[6]) for s in game.steps("Romans", "reckoning")}
