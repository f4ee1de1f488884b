"""A70 Nervii, shaded: whenever the Tribe is Subdued as a Faction's action ends, a Belgic Ally is back there."""

from alesia.games.falling_sky.available import available_allies
from alesia.games.falling_sky.board import place_ally
from alesia.games.falling_sky.capabilities import NERVII, capability
from alesia.games.falling_sky.components import ALLY, BELGAE, SUBDUED, TRIBE, Tribe
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import SHADED, State

TRIBE_OF_NERVII = TRIBE["Nervii"]


def comes_back(s: State, tribe: Tribe) -> bool:
    """Whether a Belgic Ally that is removed there stands again when the action is over."""
    return tribe is TRIBE_OF_NERVII and capability(s, NERVII, SHADED) and s.tribes[tribe] == ALLY + BELGAE


def nervii_stand(g: Gaul) -> None:
    """Not where it is Dispersed, nor without an Ally Available."""
    s = g.state
    subdued = s.tribes[TRIBE_OF_NERVII] == SUBDUED
    if subdued and capability(s, NERVII, SHADED) and available_allies(s, BELGAE):
        place_ally(s, TRIBE_OF_NERVII, BELGAE)
        g.log("place_ally", "5.3", BELGAE, TRIBE_OF_NERVII)
