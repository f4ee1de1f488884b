"""Winters to test in, as in Falling Sky: a quiet one, into which each test sets what matters to it."""

import tomllib
from textwrap import dedent

from tests.ariovistus.playing import at
from tests.falling_sky.playing import Play
from tests.falling_sky.wintering import merged, until, written

# Nobody has won (margins: Romans 0, Germans -6, Aedui -8, Belgae -1), and nobody has Resources to transfer.
QUIET = """
    card = "Winter"
    [resources]
    Romans = 0
    Germans = 0
    Aedui = 0
    Belgae = 0
    [tribes]
    Veneti = "Arverni"
    Namnetes = "Arverni"
    Pictones = "Arverni"
    Santones = "Arverni"
    Arverni = "Arverni"
    Cadurci = "Arverni"
    Volcae = "Arverni"
    Aulerci = "Arverni"
    Menapii = "Belgae"
    Morini = "Belgae"
    Eburones = "Belgae"
    Nervii = "Belgae"
    Bellovaci = "Belgae"
    Atrebates = "Belgae"
    Remi = "Belgae"
"""
LEADERS = """
    [regions.Provincia]
    Romans = "Caesar"
    [regions.Ubii]
    Germans = "Ariovistus"
    [regions.Nervii]
    Belgae = "Boduognatus"
"""
HARVEST, SPRING, NEXT = "Romans harvest_transfer", "Germans successor", "Chance draw_card"


def winter(position: str, **options: str | bool) -> Play:
    """The quiet Winter with these things otherwise."""
    table = merged(tomllib.loads(dedent(QUIET)), tomllib.loads(dedent(position)))
    return at(written(table), **options)


def spring(position: str) -> Play:
    """After Spring, all Leaders being on the map."""
    table = merged(tomllib.loads(dedent(LEADERS)), tomllib.loads(dedent(position)))
    return until(winter(written(table)), NEXT)


__all__ = ["HARVEST", "NEXT", "SPRING", "spring", "until", "winter"]
