"""8.2.1 Non-players and the Events 43 to 48: instructions, and answers to what the cards ask (44 in dumnorix.py)."""

from collections.abc import Sequence

from alesia.games.falling_sky.available import available_bands
from alesia.games.falling_sky.board import bands, count, own_pieces, place_bands, remove, total
from alesia.games.falling_sky.commands.base import GALLIC_COMMANDS
from alesia.games.falling_sky.components import (
    AEDUI,
    ARVERNI,
    BELGAE,
    LEGION,
    OWN_BANDS,
    REGIONS,
    ROMANS,
    Region,
)
from alesia.games.falling_sky.events.actions import begin_free, can_command
from alesia.games.falling_sky.events.battles import can_ambush
from alesia.games.falling_sky.events.card_45_litaviccus import EACH
from alesia.games.falling_sky.nonplayers.events.battles import (
    ARVERNI_BATTLE,
    Fight,
    arverni_fights,
    legion_fights,
    legions_hit,
)
from alesia.games.falling_sky.nonplayers.events.choosing import (
    best_pieces_first,
    left_to_pick,
    regions_in,
    spared,
)
from alesia.games.falling_sky.nonplayers.events.register import answers, ineffective, instruct
from alesia.games.falling_sky.nonplayers.events.tribes import itself_only
from alesia.games.falling_sky.nonplayers.events.verdict import SHADED_TEXT
from alesia.games.falling_sky.nonplayers.forecast import forecast, forecast_retreat, may_retreat
from alesia.games.falling_sky.nonplayers.frost import is_barred
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.state import SHADED, UNSHADED, State
from alesia.games.falling_sky.war import run_by_game
from alesia.kernel.ask import Ask, Option
from alesia.nonplayers.mind import Priority
from alesia.nonplayers.options import DONE, offered

CONVICTOLITAVIS, DUMNORIX, LITAVICCUS, CELTIC_RITES, COUNCIL, DRUIDS = range(43, 49)

# ---- 45 Litaviccus ----------------------------------------------------------------------------------------------


def _won_over(mind: Mind, region: Region) -> int:
    return min(EACH, bands(mind.s, region, ARVERNI))


MOST_WON_OVER = Priority("event.most_won_over", _won_over)
MOST_LEGIONS_HIT = Priority("event.most_legions_hit", legions_hit)
MOST_LOSSES_CAUSED = Priority(
    "event.most_losses_caused", lambda mind, each: min(course.inflicted.losses for course in each.courses)
)


def maneuvers(mind: Mind) -> list[Fight]:
    """Battles against Romans with the Aedui pieces as own; Ambush where possible."""
    s = mind.s
    found = [r for r in REGIONS if total(s, r, ROMANS) and (total(s, r, mind.faction) or total(s, r, AEDUI))]
    return [maneuver(mind, r) for r in found]


def maneuver(mind: Mind, region: Region) -> Fight:
    faction, board = mind.faction, mind.s.copy()
    begin_free(board, faction, (region,), 0)
    board.borrowed = region.mask
    ambush = can_ambush(board, faction, ROMANS, region)
    courses = [forecast(board, faction, ROMANS, region, ambush=ambush)]
    if not ambush and may_retreat(board, faction, ROMANS, region):
        courses.append(forecast_retreat(board, faction, ROMANS, region))
    return Fight(region, ROMANS, tuple(courses), ambush, board=board)


def belgic_maneuvers(mind: Mind) -> list[Fight]:
    """8.2.1 Where Losses on Legions are forced."""
    armed = [each for each in maneuvers(mind) if count(mind.s, each.region, ROMANS, LEGION)]
    return legion_fights(mind, armed)


def wanted_maneuvers(mind: Mind) -> list[Fight]:
    return belgic_maneuvers(mind) if mind.faction is BELGAE else arverni_fights(mind, maneuvers(mind))


instruct("instruction.litaviccus.belgae", BELGAE, LITAVICCUS, no=lambda mind: not belgic_maneuvers(mind))


@ineffective(LITAVICCUS, SHADED)
def has_no_maneuver(mind: Mind) -> bool:
    """8.1.1, 8.2.3 No Battle that the Faction would fight."""
    return not wanted_maneuvers(mind)


@answers(LITAVICCUS, "event_region")
def plotted_region(mind: Mind, ask: Ask) -> Option | None:
    """Unshaded where the most Warbands change sides; shaded where Legions are hit hardest."""
    if mind.faction in (BELGAE, ARVERNI):
        found = [each for each in wanted_maneuvers(mind) if each.region.option in ask.options]
        order = () if mind.faction is BELGAE else ARVERNI_BATTLE
        best = mind.choose(found, *order, MOST_LEGIONS_HIT, MOST_LOSSES_CAUSED) if found else None
        return None if best is None else best.region.option
    allowed = spared(mind, regions_in(ask), _win_over)
    equal = mind.narrow(allowed, MOST_WON_OVER, best_pieces_first(*OWN_BANDS[ARVERNI]))
    return mind.choose_next(equal, _won_alike(mind, ask, equal)).option if equal else DONE


def _won_alike(mind: Mind, ask: Ask, regions: Sequence[Region]) -> int:
    """In how many more Regions Warbands change sides alike: all become Aedui or none does, and Frost does not mind."""
    left, after = left_to_pick(ask), mind.s.copy()
    for region in regions:
        _win_over(after, region)
    scarce = 0 < available_bands(mind.s, AEDUI) < EACH * left
    return 1 if scarce or is_barred(mind, mind.s, after) else left


def _win_over(after: State, region: Region) -> None:
    for _ in range(min(EACH, bands(after, region, ARVERNI))):
        remove(after, region, own_pieces(after, region, OWN_BANDS[ARVERNI])[0])
        place_bands(after, region, AEDUI, 1)


# ---- 46 Celtic Rites --------------------------------------------------------------------------------------------

instruct("instruction.celtic_rites.not_aedui", ROMANS, CELTIC_RITES)
instruct("instruction.celtic_rites.shaded", AEDUI, CELTIC_RITES, side=SHADED_TEXT)


@ineffective(DRUIDS, UNSHADED)
@ineffective(CELTIC_RITES, SHADED)
def has_no_rites(mind: Mind) -> bool:
    """8.2.3 It cannot itself execute a Command."""
    return not can_command(mind.s, mind.faction, GALLIC_COMMANDS)


@answers(CELTIC_RITES, "event_faction", faction=ROMANS)
def superstitious(mind: Mind, ask: Ask) -> Option | None:
    """8.2.1 Arverni, unless the game runs them, and Belgae, not Aedui."""
    found = [f.option for f in (ARVERNI, BELGAE) if f is not run_by_game(mind.s)]
    return offered(ask, *found, DONE)


# ---- 48 Druids --------------------------------------------------------------------------------------------------


@answers(DRUIDS, "event_faction")
def arbiter(mind: Mind, ask: Ask) -> Option | None:
    return itself_only(mind, ask)
