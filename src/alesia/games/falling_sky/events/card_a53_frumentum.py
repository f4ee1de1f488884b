"""A53 Frumentum. Unshaded: the Aedui name a number of their Resources; with these the Romans may Recruit, March and
use one Special Ability, in any order. Shaded: Aedui and Romans lose four Resources each and are Ineligible through the
next card; the executing Faction stays Eligible.

Traps: three actions of their own, each once, each at its usual cost, paid with these Resources alone; what is not
spent stays with the Aedui. The Special Ability may also come during a Command (4.1), and Romans who execute the Event
may remove own pieces (1.4.1), but nobody gives Resources away meanwhile. Frost does not stop this March; nobody's
Eligibility changes. Shaded: for one of the two the penalty comes first.
"""

from collections.abc import Sequence

from alesia.games.falling_sky.abilities.base import BUILD, SCOUT
from alesia.games.falling_sky.commands.base import MARCH, RECRUIT
from alesia.games.falling_sky.commands.possible import boards_without_one
from alesia.games.falling_sky.components import AEDUI, CARD, ROMANS, Faction
from alesia.games.falling_sky.events.actions import choose_amount, fine_romans, lose
from alesia.games.falling_sky.events.base import bar, event, keep_eligible
from alesia.games.falling_sky.negotiation import REMOVE, Gaul, may_remove, remove_voluntarily
from alesia.games.falling_sky.state import SHADED, UNSHADED, State, begin_grant, is_executing
from alesia.games.falling_sky.winter.campaign import carry_out, choices
from alesia.kernel.ask import Act, Procedure, act, choose_or_stop

LOST = 4
CORN = (*[act("command", c) for c in (RECRUIT, MARCH)], *[act("ability", a) for a in (BUILD, SCOUT)])


def corn_can_be_used(s: State, faction: Faction) -> bool:
    """With all that the Aedui have, the Romans could do something."""
    trial = s.copy()
    trial.resources[ROMANS] = trial.resources[AEDUI]
    return _may_use(trial, CORN)


@event(153, UNSHADED, corn_can_be_used)
def aeduan_corn(g: Gaul, faction: Faction) -> Procedure[None]:
    """While it lasts, the Romans have this purse and no other."""
    s = g.state
    if not corn_can_be_used(s, faction):
        return
    purse = yield from choose_amount(g, AEDUI, 0, s.resources[AEDUI], "purse")
    own = s.resources[ROMANS]
    s.resources[AEDUI] -= purse
    s.resources[ROMANS] = purse
    g.log("corn", "5.1", AEDUI, ROMANS, purse)
    yield from _use_corn(g)
    left = s.resources[ROMANS]
    s.resources[AEDUI] += left
    s.resources[ROMANS] = own
    g.log("corn_back", "5.1", AEDUI, ROMANS, left)


def _use_corn(g: Gaul) -> Procedure[None]:
    left: Sequence[Act] = CORN
    while _may_use(g.state, left):
        acts = _uses(g.state, left) + _asides(g.state)
        ability = any(use.verb == "ability" for use in left)
        about = (CARD[153], "corn", g.state.resources[ROMANS], ability)
        choice = yield from choose_or_stop(ROMANS, "event_choice", "5.1", acts, *about)
        if choice is None:
            break
        _begin(g.state, ability)
        if choice is REMOVE:
            yield from remove_voluntarily(g, ROMANS)
        elif (yield from carry_out(g, ROMANS, choice)):
            left = [use for use in left if use is not choice and not (use.verb == "ability" and g.state.ability)]
    begin_grant(g.state, ROMANS)


def _may_use(s: State, left: Sequence[Act]) -> bool:
    """Whether there is something to do now, or would be without one of the own pieces."""
    if _uses(s, left):
        return True
    return bool(_asides(s)) and any(_uses(board, left) for board in boards_without_one(s, ROMANS))


def _uses(s: State, left: Sequence[Act]) -> list[Act]:
    """What of these the Romans can do and pay for now."""
    trial = s.copy()
    _begin(trial, ability=True)
    return [each for each in choices(trial, ROMANS) if each in left]


def _asides(s: State) -> list[Act]:
    """1.4.1 Romans who execute the Event themselves may take own pieces off the map."""
    return [REMOVE] if is_executing(s, ROMANS) and may_remove(s, ROMANS) else []


def _begin(s: State, ability: bool) -> None:
    """An action of its own; 4.1 the Special Ability may come during a Command too, and alone it needs none."""
    begin_grant(s, ROMANS)
    s.grants = int(ability)
    s.campaign = 1


# ---- shaded -----------------------------------------------------------------------------------------------------


def always(s: State, faction: Faction) -> bool:
    """Eligibility at least changes."""
    return True


@event(153, SHADED, always)
def promises_not_kept(g: Gaul, faction: Faction) -> Procedure[None]:
    lose(g, AEDUI, LOST)
    yield from fine_romans(g, LOST)
    bar(g, AEDUI)
    bar(g, ROMANS)
    keep_eligible(g, faction)
