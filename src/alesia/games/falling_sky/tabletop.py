"""1.3, 1.4, 1.8-1.9, 2.2 What lies on a real table: wooden pieces, markers, cylinders and what the tracks show."""

from collections import Counter
from collections.abc import Iterable, Iterator

from alesia.games.falling_sky.available import (
    available_allies,
    available_bands,
    available_citadels,
    available_forts,
    available_settlements,
    bands_in_game,
    leader_available,
)
from alesia.games.falling_sky.board import leader_region, stock
from alesia.games.falling_sky.components import (
    ALL_REGIONS,
    ALLY,
    ARVERNI,
    BANDS,
    CARD,
    CISALPINA,
    CITADEL,
    COLONIES,
    DISPERSED,
    DISPERSED_MARKERS,
    FACTIONS,
    FORT,
    GATHERING,
    GERMANS,
    HIDDEN,
    LEGION,
    OFF_MAP,
    RAZED,
    REVEALED,
    ROMANS,
    SCOUTED,
    TRIBES,
    Faction,
    piece,
)
from alesia.games.falling_sky.control import controller
from alesia.games.falling_sky.notation import SIDES, senate_word
from alesia.games.falling_sky.observe import ELIGIBILITY, have_left_the_game, scores
from alesia.games.falling_sky.regions import regions
from alesia.games.falling_sky.scenarios import IN_SPRING_BOX
from alesia.games.falling_sky.state import State
from alesia.games.falling_sky.war import WARS, Forces, players, war
from alesia.kernel.tabletop import Layout, Stack, Thing, about, called, stack
from alesia.kernel.word import Word

AVAILABLE, BESIDE, FALLEN, LEGIONS, REMOVED, HARVEST, SPRING = (
    called("box", name)
    for name in (
        "Available",
        "beside the map",
        "Fallen",
        "Legions track",
        "out of the game",
        "Harvest box",
        "Spring box",
    )
)
FACES = {
    kind: called("face", word) for kind, word in ((HIDDEN, "Hidden"), (REVEALED, "Revealed"), (SCOUTED, "Scouted"))
}
FOR_ALL = len(ALL_REGIONS)  # of markers that are never short: one for each Region


def _most(parts: Iterable[tuple[int, ...]]) -> tuple[int, ...]:
    return tuple(max(numbers) for numbers in zip(*parts, strict=True))


# What the boxes of both wars hold: A2.1 in The Gallic War some of it comes into the game, or leaves it.
_ALL = [fought.forces for fought in WARS]
MOST = Forces(
    (),
    _most(forces.bands for forces in _ALL),
    _most(forces.allies for forces in _ALL),
    _most(forces.citadels for forces in _ALL),
    max(forces.settlements for forces in _ALL),
)


def layout(s: State) -> Layout:
    """Everything that a person can see and move."""
    stacks: Counter[Stack] = Counter()
    for part in (_bands, _leaders, _legions, _works, _allies, _tribe_markers, _region_markers, _cylinders):
        for each, n in part(s):
            stacks[each] += n
    return Layout({each: n for each, n in stacks.items() if n}, dict(_tracks(s)))


Found = Iterator[tuple[Stack, int]]


def thing(faction: Faction, word: str) -> Thing:
    return called("wood", f"{faction.adjective} {word}")


def _bands(s: State) -> Found:
    """1.4 Auxilia and Warbands, Hidden, Revealed or Scouted."""
    for faction in FACTIONS:
        what = called("wood", "Auxilia") if faction is ROMANS else thing(faction, "Warband")
        yield stack(what, AVAILABLE), available_bands(s, faction)
        yield stack(what, BESIDE), MOST.bands[faction] - bands_in_game(s, faction)
        for region in regions(s):
            counts = stock(s, region)
            yield from ((stack(what, region, FACES[kind]), counts[faction.base + kind]) for kind in BANDS)


def _leaders(s: State) -> Found:
    """1.4.3 With the symbol or, as a Successor, the blank end up."""
    for faction in FACTIONS:
        region = leader_region(s, faction)
        if region is None:
            yield stack(thing(faction, "Leader"), _waiting(s, faction)), 1
        else:
            yield stack(thing(faction, "Leader"), region, called("face", "symbol" if s.named[faction] else "blank")), 1


def _waiting(s: State, faction: Faction) -> Thing:
    """Where a Leader is who is not on the map: A1.4 Diviciacus does not come back."""
    if leader_available(s, faction) and not (faction is GERMANS and have_left_the_game(s)):
        return AVAILABLE
    return SPRING if faction is ARVERNI and s.vercingetorix_waits == IN_SPRING_BOX else BESIDE


def _legions(s: State) -> Found:
    """1.4.1 Twelve."""
    what = called("wood", "Legion")
    off = {LEGIONS: s.legions, FALLEN: s.fallen, REMOVED: s.removed_legions, HARVEST: s.harvest_legions}
    yield from ((stack(what, box), n) for box, n in off.items())
    yield from ((stack(what, region), stock(s, region)[LEGION]) for region in regions(s))


def _works(s: State) -> Found:
    """1.4 Forts; A1.4 Settlements."""
    yield stack(called("wood", "Fort"), AVAILABLE), available_forts(s)
    yield from ((stack(called("wood", "Fort"), region), stock(s, region)[FORT]) for region in regions(s))
    what, on_map = called("wood", "Settlement"), [stock(s, region)[GERMANS.base + FORT] for region in regions(s)]
    available = 0 if have_left_the_game(s) else available_settlements(s)
    yield stack(what, AVAILABLE), available
    yield stack(what, BESIDE), MOST.settlements - available - sum(on_map)
    yield from ((stack(what, region), n) for region, n in zip(regions(s), on_map, strict=True))


def _allies(s: State) -> Found:
    """1.4 Discs and Citadels, on the Tribes."""
    for faction in FACTIONS:
        ally, citadel = thing(faction, "Ally"), thing(faction, "Citadel")
        yield stack(ally, AVAILABLE), available_allies(s, faction)
        yield stack(citadel, AVAILABLE), available_citadels(s, faction)
        yield stack(ally, BESIDE), MOST.allies[faction] - war(s).forces.allies[faction]
        yield stack(citadel, BESIDE), MOST.citadels[faction] - war(s).forces.citadels[faction]
        yield from ((stack(ally, tribe), 1) for tribe in TRIBES if s.tribes[tribe] == ALLY + faction)
        yield from ((stack(citadel, tribe), 1) for tribe in TRIBES if s.tribes[tribe] == CITADEL + faction)


def _tribe_markers(s: State) -> Found:
    """3.2.3 Dispersed markers, 23 Razed, 71 the Colony."""
    faces = {DISPERSED: called("status", "Dispersed"), GATHERING: called("status", "Dispersed-Gathering")}
    lying = [tribe for tribe in TRIBES if s.tribes[tribe] in faces]
    dispersed, razed, colony = (called("marker", word) for word in ("Dispersed", "Razed", "Colony"))
    yield stack(dispersed, BESIDE), DISPERSED_MARKERS - len(lying)
    yield from ((stack(dispersed, tribe, faces[s.tribes[tribe]]), 1) for tribe in lying)
    found = next((tribe for tribe in TRIBES if s.tribes[tribe] == RAZED), None)
    yield stack(razed, BESIDE if found is None else found), 1
    founded = next((tribe for tribe in COLONIES if s.tribes[tribe] != OFF_MAP), None)
    yield stack(colony, BESIDE if founded is None else founded.region), 1


def _region_markers(s: State) -> Found:
    """4.3.2 Devastated, A4.6.2 Intimidated, 4 Circumvallation, 5 Gallia Togata, A64 Abatis, A66 Winter Uprising."""
    for name, marked in (("Devastated", s.devastated), ("Intimidated", s.intimidated)):
        lying = [region for region in ALL_REGIONS if marked[region]]
        yield stack(called("marker", name), BESIDE), FOR_ALL - len(lying)
        yield from ((stack(called("marker", name), region), 1) for region in lying)
    single = {
        called("marker", "Circumvallation"): s.wall,
        called("marker", "Gallia Togata"): (int(CISALPINA) + 1) * bool(s.gallia_togata),
        called("marker", "Winter Uprising"): s.uprising,
        **{called("marker", f"Abatis of the {faction.name}"): s.abatis[faction] for faction in FACTIONS},
    }
    for marker, place in single.items():
        yield stack(marker, ALL_REGIONS[place - 1] if place else BESIDE), 1


def _cylinders(s: State) -> Found:
    """2.3.1 Each player's, on the Sequence of Play."""
    for faction in FACTIONS:
        box = called("slot", ELIGIBILITY[s.eligibility[faction]]) if faction in players(s) else BESIDE
        yield stack(thing(faction, "cylinder"), box), 1


def _tracks(s: State) -> Iterator[tuple[Thing, object]]:
    """1.8 Resources, 1.9 victory, 6.5 the Senate, 1.6 Control, 2.2 the two cards, 5.3 Capabilities in effect, 4 who is
    walled in."""
    yield from ((about("resources", faction), s.resources[faction]) for faction in players(s))
    yield from ((called("score", key), n) for key, n in scores(s).items())
    yield called("track", "Senate"), Word("senate", senate_word(s))
    yield from ((about("control", region), controller(s, region)) for region in regions(s))
    yield called("shown", "card"), s.current_card
    if s.upcoming_card:
        yield called("shown", "next card"), s.upcoming_card
    for number, side in enumerate(s.capabilities):
        if side:
            yield about("capability", CARD[number]), (Word("side", SIDES[side]), *_holder(s, number))
    if s.wall:
        faction = FACTIONS[s.walled_faction]
        yield called("track", "walled in"), tuple((piece(faction, kind), n) for kind, n in enumerate(s.walled) if n)


def _holder(s: State, number: int) -> tuple[Faction, ...]:
    """5.3 Whose Capability it is, where the text says so."""
    return (FACTIONS[s.holders[number] - 1],) if s.holders[number] else ()
