"""6.6 Spring Phase."""

from alesia.games.falling_sky.available import leader_available
from alesia.games.falling_sky.board import hide_all, is_home, put, set_tribe, total
from alesia.games.falling_sky.components import (
    DISPERSED,
    FACTIONS,
    GATHERING,
    LEADER,
    SUBDUED,
    TRIBES,
    Faction,
    Region,
    Tribe,
    piece,
)
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.regions import regions
from alesia.games.falling_sky.scenarios import offer_vercingetorix, open_spring_box
from alesia.games.falling_sky.state import ELIGIBLE, State, altered
from alesia.games.falling_sky.war import players
from alesia.kernel.ask import Procedure, choose


def spring_phase(g: Gaul) -> Procedure[None]:
    """The Spring box is open (2.1), and all is renewed."""
    open_spring_box(g.state)
    yield from offer_vercingetorix(g)
    yield from renew(g)
    g.state.first_winter_special = 0


def renew(g: Gaul, kept: Tribe | None = None) -> Procedure[None]:
    """Successors, Legions, hiding, markers, Eligibility; A2.1K in the Interlude a marker may be kept."""
    s = g.state
    for faction in players(s):
        yield from place_successor(g, faction)
    return_fallen(g)
    hide_everybody(s)
    s.devastated = bytes(len(s.devastated))
    s.intimidated = bytes(len(s.intimidated))  # A6.6
    gather_tribes(s, kept)
    for faction in players(s):
        s.eligibility = altered(s.eligibility, faction, ELIGIBLE)
    g.log("spring", "6.6")


def return_fallen(g: Gaul) -> None:
    s = g.state
    if s.fallen:
        g.log("fallen_return", "6.6", s.fallen)
    s.legions, s.fallen = s.legions + s.fallen, 0


def place_successor(g: Gaul, faction: Faction) -> Procedure[None]:
    """A Leader in Available comes back as Successor where the Faction has a piece or its home; A1.4 Diviciacus has no
    Successor."""
    s = g.state
    if not leader_available(s, faction):
        return
    region = yield from choose(faction, "successor", "6.6", successor_regions(s, faction))
    s.named = altered(s.named, faction, 0)
    put(s, region, piece(faction, LEADER))
    g.log("place_leader", "6.6", faction, region)


def successor_regions(s: State, faction: Faction) -> list[Region]:
    return [r for r in regions(s) if total(s, r, faction) or is_home(s, faction, r)]


def hide_everybody(s: State) -> None:
    """Scouted markers first, then all Hidden: twice, as a Scouted Warband first loses its marker."""
    for region in regions(s):
        for faction in FACTIONS:
            hide_all(s, region, faction)
            hide_all(s, region, faction)


def gather_tribes(s: State, kept: Tribe | None = None) -> None:
    """Gathering markers come off, Dispersed Tribes become Gathering; Razed stays."""
    for tribe in [t for t in TRIBES if t is not kept]:
        if s.tribes[tribe] == GATHERING:
            set_tribe(s, tribe, SUBDUED)
        elif s.tribes[tribe] == DISPERSED:
            set_tribe(s, tribe, GATHERING)
