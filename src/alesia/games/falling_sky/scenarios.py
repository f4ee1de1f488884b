"""2.1 Special rules of the scenarios."""

from alesia.games.falling_sky.board import put
from alesia.games.falling_sky.components import AEDUI, ARVERNI, BELGAE, BELGICA, LEADER, LEGION, ROMANS, Region, piece
from alesia.games.falling_sky.deck import GREAT_REVOLT, SCENARIOS
from alesia.games.falling_sky.negotiation import Gaul, is_player, same_player
from alesia.games.falling_sky.state import INTRIGUE, State, altered
from alesia.games.falling_sky.war import lands
from alesia.kernel.ask import Procedure, act, choose, choose_or_stop

# Pax Gallica?: Vercingetorix waits in the Spring box, and from the first Spring on may be placed at any time.
IN_SPRING_BOX, MAY_BE_PLACED = 1, 2
# A2.1 The Gallic War: what happens in its Interlude, in this order (`State.interlude`).
PARTS_OF_INTERLUDE = (
    *("winter_events", "germans", "belgae", "aedui", "arverni", "romans", "cisalpina"),
    *("turning", "britannia", "spring", "tracks", "second_deck"),
)
RETIRED_WARBANDS = 15  # A2.1D of the Germans
PLACE_VERCINGETORIX = act("place_vercingetorix")


def set_belgic_leader(s: State) -> None:
    """The Great Revolt: Ambiorix himself, if a player runs only the Belgae or one player runs Romans and Aedui."""
    if s.scenario == GREAT_REVOLT:
        alone = is_player(s, BELGAE) and not same_player(s, BELGAE, ARVERNI)
        s.named = altered(s.named, BELGAE, int(alone or same_player(s, ROMANS, AEDUI)))


def is_first_winter_special(s: State) -> bool:
    """Pax Gallica?: the rules of the first Winter Round apply."""
    return bool(s.first_winter_special)


def place_harvest_legions(g: Gaul) -> Procedure[None]:
    """Pax Gallica?: at the first Harvest the Romans place the three Legions in Belgica."""
    s = g.state
    while s.harvest_legions:
        region = yield from choose(ROMANS, "harvest_legion", "2.1", BELGICA, s.harvest_legions)
        s.harvest_legions -= 1
        put(s, region, piece(ROMANS, LEGION))
        g.log("harvest_legion", "2.1", region)


def open_senate(g: Gaul) -> None:
    """Pax Gallica?: at the first Senate Phase the marker comes to Intrigue, not Firm; A6.5.1 after an Interlude it is
    on the track already, and stays where it is."""
    s = g.state
    if SCENARIOS[s.scenario].half == 2:
        g.log("senate_set", "A6.5.1", s.senate, s.firm)
        return
    s.senate, s.firm = INTRIGUE, 0
    g.log("senate_opens", "2.1")


def open_spring_box(s: State) -> None:
    if s.vercingetorix_waits:
        s.vercingetorix_waits = MAY_BE_PLACED


def may_place_vercingetorix(s: State) -> bool:
    return s.vercingetorix_waits == MAY_BE_PLACED


def offer_vercingetorix(g: Gaul) -> Procedure[None]:
    """Pax Gallica?: the Arverni may place Vercingetorix in any Region."""
    s = g.state
    if not may_place_vercingetorix(s):
        return
    region = yield from choose_or_stop(ARVERNI, "vercingetorix", "2.1", lands(s))
    if region is not None:
        place_vercingetorix(s, region)
        g.log("place_leader", "2.1", ARVERNI, region)


def place_vercingetorix(s: State, region: Region) -> None:
    s.vercingetorix_waits = 0
    s.named = altered(s.named, ARVERNI, 1)
    put(s, region, piece(ARVERNI, LEADER))
