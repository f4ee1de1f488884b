"""A2.1 The Gallic War: the Interlude between its halves, the years 55 and 54 BC, a module a part."""

from collections.abc import Callable

from alesia.games.falling_sky.interlude.aedui import adjust_aedui
from alesia.games.falling_sky.interlude.arverni import adjust_arverni
from alesia.games.falling_sky.interlude.belgae import adjust_belgae
from alesia.games.falling_sky.interlude.britannia import expedition
from alesia.games.falling_sky.interlude.cisalpina import leave_cisalpina
from alesia.games.falling_sky.interlude.germans import adjust_germans
from alesia.games.falling_sky.interlude.romans import adjust_romans
from alesia.games.falling_sky.interlude.second_deck import prepare_deck
from alesia.games.falling_sky.interlude.spring import spring
from alesia.games.falling_sky.interlude.tracks import adjust_resources
from alesia.games.falling_sky.interlude.turning import turn_the_map
from alesia.games.falling_sky.interlude.winter_events import winter_events
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.scenarios import PARTS_OF_INTERLUDE
from alesia.games.falling_sky.state import NO_ONE, begin_action
from alesia.kernel.ask import CHECKPOINT, Procedure

Part = Callable[[Gaul], Procedure[None] | None]  # with questions or without
PARTS: dict[str, Part] = {
    "winter_events": winter_events,
    "germans": adjust_germans,
    "belgae": adjust_belgae,
    "aedui": adjust_aedui,
    "arverni": adjust_arverni,
    "romans": adjust_romans,
    "cisalpina": leave_cisalpina,
    "turning": turn_the_map,
    "britannia": expedition,
    "spring": spring,
    "tracks": adjust_resources,
    "second_deck": prepare_deck,
}


def interlude(g: Gaul) -> Procedure[None]:
    """A2.1B Part by part, from the one that comes next; A2.1O the first Winter to come is that of Pax Gallica?."""
    s = g.state
    if not s.interlude:
        s.interlude = 1
        g.log("interlude", "A2.1B")
    while s.interlude <= len(PARTS_OF_INTERLUDE):
        yield CHECKPOINT
        begin_action(s, NO_ONE)
        yield from PARTS[PARTS_OF_INTERLUDE[s.interlude - 1]](g) or ()
        s.interlude += 1
    s.interlude, s.first_winter_special = 0, 1
