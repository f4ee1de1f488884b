"""8.2.1 Non-players and the Events A22 to A25, A27 and A32: instructions, and the answers to what the cards ask."""

from typing import NamedTuple

from alesia.games.falling_sky.board import has_fort, total
from alesia.games.falling_sky.components import AEDUI, FACTION, GERMANS, ROMANS, Faction, Region
from alesia.games.falling_sky.events.card_a23_parley import go, halfway, seat
from alesia.games.falling_sky.nonplayers.events.choosing import regions_in
from alesia.games.falling_sky.nonplayers.events.conditions import romans_need_no_help
from alesia.games.falling_sky.nonplayers.events.register import answers, instruct
from alesia.games.falling_sky.nonplayers.frost import is_barred
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.pieces import enemy_rank
from alesia.games.falling_sky.regions import adjacent, may_stack
from alesia.games.falling_sky.state import State
from alesia.kernel.ask import Ask, Option
from alesia.kernel.game import Context
from alesia.nonplayers.options import named

DREAD, PARLEY, WIFE = 122, 123, 125

instruct("instruction.no_help_for_romans", AEDUI, DREAD, WIFE, no=romans_need_no_help)

# ---- A23 Parley -------------------------------------------------------------------------------------------------


class Meeting(NamedTuple):
    """Who moves where."""

    guests: tuple[Faction, ...]
    to: Region
    after: State


def meetings(s: State) -> list[Meeting]:
    """What the text lets happen: one goes to the other, or both to a Region between."""
    caesar, ariovistus = seat(s, ROMANS), seat(s, GERMANS)
    if caesar is None or ariovistus is None or caesar is ariovistus:
        return []
    if ariovistus in adjacent(s, caesar):
        found = [_meeting(s, (ROMANS,), ariovistus)]
        return found + ([_meeting(s, (GERMANS,), caesar)] if may_stack(s, GERMANS, caesar) else [])
    return [_meeting(s, (ROMANS, GERMANS), to) for to in halfway(s, caesar, ariovistus)]


def _meeting(s: State, guests: tuple[Faction, ...], to: Region) -> Meeting:
    after = s.copy()
    for guest in guests:
        origin = seat(s, guest)
        assert origin is not None
        go(Context(after), guest, origin, to)
    return Meeting(guests, to, after)


def wanted(mind: Mind) -> list[Meeting]:
    """8.2.1 Germans: where there is no Fort, and they will outnumber the Romans; Romans: where there is one, and they
    will outnumber the Germans."""
    allowed = [each for each in meetings(mind.s) if not is_barred(mind, mind.s, each.after)]
    if mind.faction not in (ROMANS, GERMANS):
        return allowed
    return [each for each in allowed if _is_good(mind.faction, each)]


def _is_good(faction: Faction, each: Meeting) -> bool:
    romans, germans = total(each.after, each.to, ROMANS), total(each.after, each.to, GERMANS)
    if faction is GERMANS:
        return not has_fort(each.after, each.to) and germans > romans
    return has_fort(each.after, each.to) and romans > germans


def no_good_meeting(mind: Mind) -> bool:
    return not wanted(mind)


instruct("instruction.to_be_outnumbered", GERMANS, PARLEY, no=no_good_meeting)
instruct("instruction.to_a_fort", ROMANS, PARLEY, no=no_good_meeting)


@answers(PARLEY, "event_faction")
def guest(mind: Mind, ask: Ask) -> Option | None:
    """8.4.1 An enemy first, of two of them the worse."""
    offered = [FACTION[str(option.noun)] for option in named(ask, "faction")]
    good = [f for f in offered if any(each.guests == (f,) for each in wanted(mind))]
    return min(good or offered, key=lambda f: (f is mind.faction, enemy_rank(mind.s, mind.faction, f))).option


@answers(PARLEY, "event_region")
def meeting_place(mind: Mind, ask: Ask) -> Option:
    good = [each.to for each in wanted(mind)]
    found = regions_in(ask)
    return mind.pick([r for r in found if r in good] or found).option
