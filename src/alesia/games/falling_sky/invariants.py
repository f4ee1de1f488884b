"""What must be true of every state between two answers."""

from alesia.games.falling_sky.available import (
    available_allies,
    available_bands,
    available_citadels,
    available_forts,
    available_settlements,
    dispersed_markers_left,
    on_map,
)
from alesia.games.falling_sky.board import count, fresh, is_on_map, may_be_found_at, overview, tally, total
from alesia.games.falling_sky.components import (
    AEDUI,
    ALL_REGIONS,
    ALLY,
    ARVERNI,
    CITADEL,
    COLONIES,
    DISPERSED,
    FACTIONS,
    FORT,
    GERMANS,
    KINDS,
    LEADER,
    LEGION,
    LEGION_POOL,
    PROVINCIA,
    ROMANS,
    SETTLEMENT,
    TRIBES,
    Tribe,
    piece,
)
from alesia.games.falling_sky.regions import ground, may_stack
from alesia.games.falling_sky.state import OUT, State, forget_tallies
from alesia.games.falling_sky.tracks import MOST_RESOURCES
from alesia.games.falling_sky.war import players, run_by_game, war


def check(s: State) -> None:
    """Raise AssertionError where the state breaks chapter 1."""
    _check_pools(s)
    _check_stacking(s)
    _check_control(s)
    _check_wall(s)
    _check_markers(s)
    _check_interlude(s)
    for faction in players(s):
        assert s.resources[faction] <= MOST_RESOURCES, f"1.8: {faction} has {s.resources[faction]} Resources"
    assert not s.resources[run_by_game(s)], f"1.8: the {run_by_game(s)} have Resources"


def _check_pools(s: State) -> None:
    """1.4.1 Pieces are conserved."""
    for faction in FACTIONS:
        left = (available_bands(s, faction), available_allies(s, faction), available_citadels(s, faction))
        assert min(left) >= 0, f"1.4.1: more pieces of the {faction} than there are"
        assert on_map(s, faction, LEADER) <= 1, f"1.4: two Leaders of the {faction}"
    assert on_map(s, AEDUI, LEADER) == s.named[AEDUI] <= s.diviciacus, "A1.4: Diviciacus"
    for faction in FACTIONS:
        assert war(s).forces.leaders[faction] or not on_map(s, faction, LEADER), f"1.4: the {faction} have no Leader"
    legions = on_map(s, ROMANS, LEGION) + s.legions + s.fallen + s.removed_legions + s.harvest_legions
    assert legions == LEGION_POOL, f"1.4.1: {legions} Legions"
    assert available_forts(s) >= 0, "1.4.1: too many Forts"


def _check_stacking(s: State) -> None:
    """1.4.2"""
    assert s.pieces[PROVINCIA.base + FORT] == 1, "1.4.2: Provincia has lost its Fort"
    assert all(s.pieces[region.base + FORT] <= 1 for region in ALL_REGIONS), "1.4.2: two Forts in a Region"
    _check_settlements(s)
    assert dispersed_markers_left(s) >= 0, "3.2.3: more than four Dispersed markers"
    assert sum(is_on_map(s, tribe) for tribe in COLONIES) <= 1, "71: two Colonies"
    _check_lands(s)
    for tribe in TRIBES:
        _check_tribe(s, tribe)


def _check_lands(s: State) -> None:
    """5 Cisalpina is no Region without the marker; with it only Romans stack there. A1.3.4 Nor is Britannia one."""
    for region in ALL_REGIONS:
        barred = [f for f in FACTIONS if not may_stack(s, f, region)]
        assert not any(total(s, region, f) for f in barred), f"1.4.2: who may not be in {region}"
        if not ground(s).map & region.mask:
            assert not s.devastated[region] | s.intimidated[region], f"1.3.1: a marker in {region}"
            assert not any(is_on_map(s, t) for t in region.tribes), f"1.3.1: a Tribe in {region}"


def _check_settlements(s: State) -> None:
    """A1.4.2 One a Region, of six in all; A4.6.2 one Intimidated marker a Region."""
    assert available_settlements(s) >= 0, "A1.4.1: too many Settlements"
    assert all(count(s, r, GERMANS, SETTLEMENT) <= 1 for r in ALL_REGIONS), "A1.4.2: two Settlements in a Region"
    assert max(s.intimidated) <= (war(s).forces.settlements > 0), "A4.6.2: two markers, or one in another war"


def _check_interlude(s: State) -> None:
    """A2.1 Tribes are those of the war; Warbands that leave the game, cards kept out, and Vercingetorix."""
    for tribe in [t for t in TRIBES if t not in COLONIES]:
        assert is_on_map(s, tribe) == (tribe not in war(s).absent), f"1.3.2: {tribe} in this war"
    assert s.interlude or not s.retired, "A2.1D: Warbands out of the game and yet not out of the pool"
    assert s.kept_out == s.seen.count(OUT), "A2.1N: cards kept out of the deck"
    assert not s.vercingetorix_waits or not on_map(s, ARVERNI, LEADER), "2.1: Vercingetorix in two places"


def _check_markers(s: State) -> None:
    """A64 Abatis only of players with Warbands, who may leave the table before them (A2.1); A66 an Uprising is
    somebody's; none of it in Falling Sky."""
    barred = [f for f in FACTIONS if f not in war(s).abatis_of]
    assert not any(s.abatis[f] for f in barred), "A64: an Abatis of who can have none"
    assert (s.uprising > 0) == (s.rebel > 0), "A66: an Uprising without its holder"


def _check_tribe(s: State, tribe: Tribe) -> None:
    status = s.tribes[tribe]
    if ALLY <= status < DISPERSED:
        owner = FACTIONS[(status - ALLY) % len(FACTIONS)]
        assert may_be_found_at(s, tribe, owner), f"1.4.2: {owner} at {tribe}"
    if CITADEL <= status < DISPERSED:
        assert tribe.city, f"1.4.2: a Citadel at {tribe}"


def _check_wall(s: State) -> None:
    """4 The marked group is there, and so are Romans; none of it has moved."""
    marked = any(s.walled) or s.walled_tribes > 0
    assert marked == (s.wall > 0), "4: a marker without its group, or a group without its marker"
    if not marked:
        return
    region, faction = ALL_REGIONS[s.wall - 1], FACTIONS[s.walled_faction]
    assert total(s, region, ROMANS), f"4: no Romans in {region}"
    for kind in range(KINDS):
        assert fresh(s, region, piece(faction, kind)) >= 0, f"4: too many marked pieces in {region}"
    for tribe in (t for t in TRIBES if s.walled_tribes >> t & 1):
        assert tribe.region is region, f"4: {tribe} is not in {region}"
        assert s.tribes[tribe] in (ALLY + faction, CITADEL + faction), f"4: no {faction} at {tribe}"


def _check_control(s: State) -> None:
    """1.6 The cache tells what a count tells."""
    fresh = s.copy()
    forget_tallies(fresh)
    for region in ALL_REGIONS:
        assert tally(s, region) == tally(fresh, region), f"1.6: Control of {region}"
    assert overview(s) == overview(fresh), "1.6: the map at a glance"
