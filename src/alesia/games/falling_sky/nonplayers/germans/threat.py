"""A8.7.1 Battle or March under Threat: where the Germans stand against whom."""

from collections.abc import Sequence

from alesia.games.falling_sky.components import GERMANS, Faction
from alesia.games.falling_sky.nonplayers.beset import Fight, Stance, are_beset
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.state import State
from alesia.games.falling_sky.war import targets_of


def enemies(s: State) -> Sequence[Faction]:
    """All others, in the order in which the Germans target them (8.4.1, A8.4)."""
    return targets_of(s, GERMANS)


GERMANIC = Stance(GERMANS, 6, enemies, "A8.7.1")


def is_threatened(mind: Mind) -> bool:
    """G1 Ariovistus or six Germanic Warbands with an enemy's Ally, Citadel or Legion, or four of its pieces?"""
    return are_beset(mind, GERMANIC)


def threats(s: State) -> list[Fight]:
    """Who threatens where."""
    return GERMANIC.threats(s)
