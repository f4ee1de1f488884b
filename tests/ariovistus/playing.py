"""How the rule tests of Ariovistus play: as those of Falling Sky do (tests/falling_sky/playing.py)."""

from textwrap import dedent

import alesia
from tests.falling_sky.playing import Play, only_eligible


def at(position: str, **options: str | bool) -> Play:
    """A game in this position, dice to be entered."""
    return Play(alesia.new("ariovistus", position=dedent(position), options=options, dice="asked"))


def at_bay(position: str, **options: str | bool) -> Play:
    """The same, and Defenders without anywhere to go say themselves whether they stand."""
    return Play(at(position, **options).table, at_bay=True)


def start(**options: str | bool) -> Play:
    """The scenario from its set-up, cards and dice to be entered."""
    return Play(alesia.new("ariovistus", options=options, dice="asked"))


def lone(who: str, board: str, persons: tuple[str, ...] = (), **resources: int) -> Play:
    """The only Eligible Faction on this board."""
    head = only_eligible(who, ("Romans", "Germans", "Aedui", "Belgae"), persons, resources)
    return at(f'card = "A25"\n{head}{dedent(board)}')


# 15 Tribes of others: nobody is beyond his victory condition, so that a Winter goes on (7.2).
_ARVERNI = ("Veneti", "Namnetes", "Carnutes", "Aulerci", "Pictones", "Santones", "Volcae", "Cadurci", "Arverni")
_BELGAE = ("Morini", "Menapii", "Nervii", "Eburones", "Bellovaci", "Atrebates")
_GERMANS = ("Suebi North", "Suebi South", "Sugambri", "Ubii")


def _tribes(**owners: tuple[str, ...]) -> str:
    return "".join(f'"{name}" = "{owner}"\n' for owner, names in owners.items() for name in names)


WEST = _tribes(Arverni=_ARVERNI, Germans=_GERMANS, Aedui=("Aedui", "Mandubii"))  # Belgica is Subdued
NORTH = _tribes(Belgae=_BELGAE, Germans=(*_GERMANS, "Nori"), Aedui=("Aedui", "Treveri", "Lingones", "Helvetii"))
