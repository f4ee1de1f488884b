"""8.6.3 Suborn of the Non-player Aedui."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial

from alesia.games.falling_sky.abilities.suborn import (
    ALLY_COST,
    BAND_COST,
    MOST_PIECES,
    most_pieces,
    suborn_in,
    suborn_regions,
)
from alesia.games.falling_sky.acting import acting_hidden
from alesia.games.falling_sky.available import allies_and_citadels_on_map, available_allies, available_bands
from alesia.games.falling_sky.board import (
    ally_owner,
    ally_sites,
    bands,
    own_pieces,
    place_ally,
    place_bands,
    remove,
    subdue,
)
from alesia.games.falling_sky.capabilities import CONVICTOLITAVIS, VERGOBRET, capability
from alesia.games.falling_sky.components import (
    AEDUI,
    ARVERNI,
    BELGAE,
    FACTIONS,
    GERMANS,
    OWN_BANDS,
    REGION,
    ROMANS,
    WINTER,
    Faction,
    Region,
    Tribe,
)
from alesia.games.falling_sky.nonplayers.frost import is_barred
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.pieces import enemy_rank
from alesia.games.falling_sky.nonplayers.plans import AbilityPlan
from alesia.games.falling_sky.nonplayers.rallying import CITIES_FIRST
from alesia.games.falling_sky.sharing import shareable, shared_here
from alesia.games.falling_sky.state import UNSHADED, State, fingerprint
from alesia.games.falling_sky.tracks import price
from alesia.kernel.ask import Ask, Option
from alesia.kernel.game import Context
from alesia.kernel.word import numbered
from alesia.nonplayers.mind import Priority
from alesia.nonplayers.options import DONE, named, offered

REMOVED_IN_ORDER = (ARVERNI, BELGAE, GERMANS, ROMANS)  # Auxilia last


class SubornAnswers:
    """The questions of Suborn, answered from the board as it is; also where an Event grants it."""

    def suborn(self, mind: Mind, ask: Ask) -> Option:
        """Where: the Region that the priorities lead to; a second one only if something is to be done there."""
        regions = [REGION[str(option.noun)] for option in named(ask, "region")]
        found = choose_region(mind, regions)
        return found.option if found is not None else offered(ask, DONE) or mind.pick(regions).option

    def suborn_what(self, mind: Mind, ask: Ask) -> Option:
        """The next piece there: an Ally placed or removed, once; then Warbands placed; then pieces removed."""
        region = ask.about[0]
        assert isinstance(region, Region)
        found = _next_ally(mind, region, ask) or _next_band(mind, region, ask)
        return found or offered(ask, DONE) or mind.pick(ask.options)

    def suborn_ally(self, mind: Mind, ask: Ask) -> Option:
        return AEDUI.option


class SubornPlan(SubornAnswers, AbilityPlan):
    name = "Suborn"


def find_suborn(mind: Mind, battled: bool) -> SubornPlan | None:
    """A_SUBORN If any of it is possible."""
    if not any(_ally_effect(mind, r) or next_band(mind, r) for r in suborn_regions(mind.s)):
        mind.impossible("why.no_suborn", mind.s.resources[AEDUI])
        return None
    if len(suborn_regions(mind.s)) == 1:  # no question will be put about it
        best_regions(mind, suborn_regions(mind.s))
    return SubornPlan()


def suborned_by_auxilia(s: State) -> list[Region]:
    """A1.4 Where none but Hidden Auxilia could Suborn, if they were shared."""
    if not s.diviciacus:
        return []
    near = [r for r in shareable(s, AEDUI) if not acting_hidden(s, r, AEDUI)]
    return [r for r in near if r in suborn_regions(shared_here(s, AEDUI, r))]


# ---- where ------------------------------------------------------------------------------------------------------


def choose_region(mind: Mind, regions: list[Region]) -> Region | None:
    """Of equal Regions by dice; 43 unless both come to the same in either order."""
    best = best_regions(mind, regions)
    if len(best) == 2 and may_suborn_two(mind) and _come_to_the_same(mind, best):
        mind.walk.leave_open(best)
        return best[0]
    return mind.pick(best) if best else None


def best_regions(mind: Mind, regions: list[Region]) -> Sequence[Region]:
    """Where an Aedui Ally can be placed; else where the Ally to be removed is; else where Warbands can be placed, or
    the most pieces removed."""
    placing = [r for r in regions if own_sites(mind, r)]
    if placing:
        mind.walk.note("aedui.suborn.places", "8.6.3", tuple(placing), available_bands(mind.s, AEDUI))
        return mind.narrow(placing, *_most_affected(mind), *_leaving_another(mind, regions))
    victims = [t for r in regions for t in enemy_allies(mind, r)]
    if victims:
        if mind.tells:
            settled = tuple(numbered(f, allies_and_citadels_on_map(mind.s, f)) for f in REMOVED_IN_ORDER)
            mind.walk.note("aedui.suborn.removes", "8.6.3", tuple(victims), settled, available_bands(mind.s, AEDUI))
        best = mind.narrow(victims, *VICTIMS)
        return mind.narrow([r for r in regions if any(t.region is r for t in best)], *_most_affected(mind))
    rest = [r for r in regions if next_band(mind, r)]
    if rest:
        facts = (tuple(rest), available_bands(mind.s, AEDUI), mind.s.resources[AEDUI], price(mind.s, ALLY_COST))
        mind.walk.note("aedui.suborn.bands", "8.6.3", *facts)
    return mind.narrow(rest, *MOST_REMOVED)


def may_suborn_two(mind: Mind) -> bool:
    """43 unshaded, and none has been Suborned yet."""
    begun = any(step.kind == "did" and step.key == "suborn_what" for step in mind.walk)
    return capability(mind.s, CONVICTOLITAVIS, UNSHADED) and not begun


def _come_to_the_same(mind: Mind, regions: Sequence[Region]) -> bool:
    ends = [mind.muse(partial(_suborned, mind, *order)) for order in (regions, regions[::-1])]
    return None not in ends and ends[0] == ends[1]


def _suborned(mind: Mind, first: Region, second: Region) -> tuple[object, ...] | None:
    """The board after Suborn in both; None if the second would not be sure to follow the first."""
    board, mind.s = mind.s, mind.s.copy()
    try:
        _suborn_in(mind, first)
        if list(best_regions(mind, suborn_regions(mind.s, first.mask))) != [second]:
            return None
        _suborn_in(mind, second)
        return fingerprint(mind.s)
    finally:
        mind.s = board


def _suborn_in(mind: Mind, region: Region) -> None:
    """On the board that is thought of, as the questions will be answered."""
    answers, procedure, sent = SubornAnswers(), suborn_in(Context(mind.s, None), region), None
    with suppress(StopIteration):
        while True:
            ask = procedure.send(sent)
            assert isinstance(ask, Ask)
            option = answers.suborn_what(mind, ask) if ask.key == "suborn_what" else answers.suborn_ally(mind, ask)
            mind.walk.did(ask, option)
            sent = ask.options.index(option)


def sure_allies(mind: Mind, board: State) -> frozenset[Tribe]:
    """The Tribes that Suborn on this board is sure to win for the Aedui: the only one in each Region that has any, if
    there are not more of these than can be Suborned and paid for."""
    seen, mind.s = mind.s, board
    sites = [found for r in suborn_regions(board) if (found := own_sites(mind, r))]
    mind.s = seen
    most = 2 if capability(board, CONVICTOLITAVIS, UNSHADED) else 1
    dear = len(sites) * price(board, ALLY_COST) > board.resources[AEDUI]
    if dear or len(sites) > min(most, available_allies(board, AEDUI)):
        return frozenset()
    return frozenset(found[0] for found in sites if len(found) == 1)


def _leaving_another(mind: Mind, regions: list[Region]) -> tuple[Priority, ...]:
    """43 unshaded, 8.4: the last Ally Available is placed so that one of an enemy can be removed in a second Region."""
    s = mind.s
    if available_allies(s, AEDUI) > 1 or len(regions) < 2 or not capability(s, CONVICTOLITAVIS, UNSHADED):
        return ()
    return (
        Priority(
            "aedui.suborn.leaving_another",
            lambda mind, here: any(enemy_allies(mind, r) for r in regions if r is not here),
        ),
    )


def _most_affected(mind: Mind) -> tuple[Priority, ...]:
    """A38 unshaded, 8.4: where two Allies can be placed rather than one; then most Allies placed or removed."""
    if not capability(mind.s, VERGOBRET, UNSHADED):
        return ()
    return (
        Priority("aedui.suborn.most_placed", lambda mind, region: _affected(mind, region)[0]),
        Priority("aedui.suborn.most_affected", lambda mind, region: sum(_affected(mind, region))),
    )


def _affected(mind: Mind, region: Region) -> tuple[int, int]:
    """How many Allies can be placed and removed here: each time one placed if it can be, else one removed; a Tribe
    whose Ally is removed may be won the next time."""
    ally, most = price(mind.s, ALLY_COST), 1 + most_pieces(mind.s) - MOST_PIECES
    board, mind.s = mind.s, mind.s.copy()
    placed = removed = 0
    for _ in range(min(most, mind.s.resources[AEDUI] // ally) if ally else most):
        if sites := own_sites(mind, region):
            place_ally(mind.s, sites[0], AEDUI)
            placed += 1
        elif theirs := enemy_allies(mind, region):
            subdue(mind.s, max(theirs, key=lambda tribe: [each.score(mind, tribe) for each in OUSTED]))
            removed += 1
    mind.s = board
    return placed, removed


def _ally_effect(mind: Mind, region: Region) -> bool:
    return bool(own_sites(mind, region) or enemy_allies(mind, region))


def own_sites(mind: Mind, region: Region) -> list[Tribe]:
    """Tribes where an Aedui Ally can be placed and paid for."""
    if mind.s.resources[AEDUI] < price(mind.s, ALLY_COST):
        return []
    sites = ally_sites(mind.s, region, AEDUI)
    return [t for t in sites if not _barred(mind, place_ally, t, AEDUI)]


def enemy_allies(mind: Mind, region: Region) -> list[Tribe]:
    """Allied Tribes of others that can be removed; 8.4.4 a Subdued Tribe counts for the Romans."""
    if mind.s.resources[AEDUI] < price(mind.s, ALLY_COST):
        return []
    theirs = [t for t in region.tribes if ally_owner(mind.s, t) not in (-1, AEDUI)]
    return [t for t in theirs if not _barred(mind, subdue, t)]


def _barred(mind: Mind, change: Callable[..., object], *what: object) -> bool:
    """8.4.4 Upon Frost, what would bring a player to victory."""
    if mind.s.next_card != WINTER:
        return False
    after = mind.s.copy()
    change(after, *what)
    return is_barred(mind, mind.s, after)


def _owner(mind: Mind, tribe: Tribe) -> Faction:
    return FACTIONS[ally_owner(mind.s, tribe)]


def _is_no_friend(mind: Mind, tribe: Tribe) -> bool:
    return _owner(mind, tribe) is not ROMANS or mind.is_player(ROMANS)


VICTIMS = (
    Priority("aedui.suborn.nonplayer_romans_last", _is_no_friend),
    Priority("aedui.suborn.most_allies", lambda mind, t: allies_and_citadels_on_map(mind.s, _owner(mind, t))),
)


# 8.4.1 Of Allies in one Region those of the Arverni, then Belgae, Germans, Romans.
ENEMY_ORDER = Priority("aedui.suborn.enemy_order", lambda mind, t: -enemy_rank(mind.s, AEDUI, _owner(mind, t)))
OUSTED = (*VICTIMS, CITIES_FIRST, ENEMY_ORDER)


def _removable(faction: Faction) -> Priority:
    key = f"aedui.suborn.most_{faction.name.lower()}"
    return Priority(key, lambda mind, region: _removed(mind, region)[faction])


def _removed(mind: Mind, region: Region) -> dict[Faction, int]:
    """How many of each Faction can be removed here once all Aedui Warbands have been placed."""
    cost, most = price(mind.s, BAND_COST), most_pieces(mind.s)
    left = min(most, mind.s.resources[AEDUI] // cost) if cost else most
    left -= min(left, available_bands(mind.s, AEDUI))
    found = {}
    for faction in REMOVED_IN_ORDER:
        found[faction] = min(left, bands(mind.s, region, faction))
        left -= found[faction]
    return found


MOST_REMOVED = tuple(_removable(faction) for faction in REMOVED_IN_ORDER)


# ---- what -------------------------------------------------------------------------------------------------------


def _next_ally(mind: Mind, region: Region, ask: Ask) -> Option | None:
    """An Aedui Ally; if none can be placed, one of an enemy removed."""
    sites = [t for t in own_sites(mind, region) if Option("place_ally", t.name) in ask.options]
    if sites:
        return Option("place_ally", mind.choose(sites, CITIES_FIRST).name)
    theirs = [t for t in enemy_allies(mind, region) if Option("remove", t.name) in ask.options]
    return Option("remove", mind.choose(theirs, *OUSTED).name) if theirs else None


def _next_band(mind: Mind, region: Region, ask: Ask) -> Option | None:
    if mind.s.resources[AEDUI] - price(mind.s, BAND_COST) < _reserve(mind, region):
        return None
    found = next_band(mind, region)
    return None if found is None else offered(ask, found)


def next_band(mind: Mind, region: Region) -> Option | None:
    """Place an Aedui Warband; else remove one of the Arverni, Belgae or Germans, or Auxilia, Hidden ones first."""
    s = mind.s
    if s.resources[AEDUI] < price(s, BAND_COST):
        return None
    if available_bands(s, AEDUI) and not _barred(mind, place_bands, region, AEDUI, 1):
        return Option("place", AEDUI.name)
    for faction in REMOVED_IN_ORDER:
        for what in own_pieces(s, region, OWN_BANDS[faction]):
            if not _barred(mind, remove, region, what):
                return Option("remove", what.name)
    return None


def _reserve(mind: Mind, here: Region) -> int:
    """43 unshaded: what an Ally in the second Region costs comes before Warbands in the first."""
    s = mind.s
    if not capability(s, CONVICTOLITAVIS, UNSHADED) or _is_second(mind, here):
        return 0
    others = suborn_regions(s, here.mask)
    return price(s, ALLY_COST) if any(_ally_effect(mind, r) for r in others) else 0


def _is_second(mind: Mind, here: Region) -> bool:
    """Whether another Region has been Suborned before."""
    asked = [step.facts[1] for step in mind.walk if step.kind == "did" and step.key == "suborn_what"]
    return any(region is not here for region in asked)
