"""4.3.2 Devastate."""

from collections.abc import Sequence

from alesia.games.falling_sky.abilities.base import DEVASTATE, commit, reach
from alesia.games.falling_sky.board import losses_order, number_of, own_pieces
from alesia.games.falling_sky.components import (
    ARVERNI,
    FACTIONS,
    LEGION,
    OWN_BANDS,
    ROMANS,
    Faction,
    Piece,
    Region,
    piece,
)
from alesia.games.falling_sky.control import controls
from alesia.games.falling_sky.negotiation import Gaul, give_up
from alesia.games.falling_sky.state import State, altered
from alesia.games.falling_sky.war import run_by_game
from alesia.kernel.ask import Procedure, choose, choose_or_stop
from alesia.kernel.word import Notes, Phrase, numbered, phrase


def devastate_regions(s: State, used: int = 0) -> list[Region]:
    """Under Arverni Control, near the Leader; a Region that is Devastated already may be chosen again."""
    return [r for r in reach(s, ARVERNI) if not used & r.mask and controls(s, ARVERNI, r)]


def devastate_is_possible(s: State) -> bool:
    return any(controls(s, ARVERNI, r) for r in reach(s, ARVERNI))


def devastate(g: Gaul) -> Procedure[None]:
    used = 0
    while True:
        regions = [r for r in devastate_regions(g.state, used) if not used or has_effect(g.state, r)]
        region = yield from choose_or_stop(ARVERNI, "devastate", "4.3.2", regions, tolls(g.state, regions))
        if region is None:
            return
        used |= region.mask
        commit(g.state, DEVASTATE)
        for faction in (ARVERNI, *[f for f in FACTIONS if f is not ARVERNI]):
            yield from starve(g, faction, region)
        g.state.devastated = altered(g.state.devastated, region, 1)
        g.log("devastate", "4.3.2", region)


def has_effect(s: State, region: Region) -> bool:
    """A marker is placed, or somebody starves."""
    return not s.devastated[region] or any(hunger(s, faction, region) for faction in FACTIONS)


def tolls(s: State, regions: Sequence[Region]) -> Notes:
    """How many pieces it would cost whom, Region by Region."""
    return Notes([(region.option, _toll(s, region)) for region in regions])


def _toll(s: State, region: Region) -> Phrase:
    lost = [numbered(faction, n) for faction in FACTIONS if (n := hunger(s, faction, region))]
    return phrase("note.devastated", tuple(lost)) if lost else phrase("note.devastated_free")


def starve(g: Gaul, faction: Faction, region: Region) -> Procedure[None]:
    """Arverni lose one in four Warbands, others one in three Warbands, Auxilia and Legions; owners choose."""
    s, left = g.state, hunger(g.state, faction, region)
    while left:
        ordered = faction is run_by_game(s)
        found = losses_order(s, faction, region) if ordered else own_pieces(s, region, starving(faction))
        what = found[0] if ordered else (yield from choose(faction, "starve", "4.3.2", found, region, left))
        n = left if len(found) == 1 else 1
        yield from give_up(g, faction, "4.3.2", region, what, n)
        g.log("lost", "4.3.2", region, what, n)
        left -= n


def hunger(s: State, faction: Faction, region: Region) -> int:
    return number_of(s, region, starving(faction)) // (4 if faction is ARVERNI else 3)


def starving(faction: Faction) -> tuple[Piece, ...]:
    return (*OWN_BANDS[faction], piece(ROMANS, LEGION)) if faction is ROMANS else OWN_BANDS[faction]
