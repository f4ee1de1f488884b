"""5.2.1D Political Action."""

from collections.abc import Sequence

from alesia.games.gallic_war.battle.battle import battle
from alesia.games.gallic_war.board import (
    Gaul,
    area_of,
    has_vercingetorix,
    is_contested,
    put,
    tribe_units,
    tribes_of,
    units_in,
    units_of,
)
from alesia.games.gallic_war.components import (
    BARBARIAN,
    BRITANNIA,
    NEUTRAL,
    ROMAN,
    SIDES,
    VERCINGETORIX,
    Area,
    Card,
    Side,
)
from alesia.games.gallic_war.leaders import lose_minor_leaders, lose_vercingetorix_home
from alesia.games.gallic_war.state import State
from alesia.kernel.ask import STOP, Act, Procedure, act, choose, roll
from alesia.kernel.word import Notes, Phrase, phrase

RULE = "5.2.1D"
SIDES_OF_DIE = 6


def political_targets(s: State, side: Side) -> list[Area]:
    """Any tribe on the map that is neutral or the opponent's."""
    tribes = tribes_of(s, side.other, NEUTRAL)
    return [tribe for tribe in tribes if tribe is not BRITANNIA or may_reach_britannia(s, side)]


def may_reach_britannia(s: State, side: Side) -> bool:
    """A Roman legion in a port area; for the Barbarian any friendly unit in one."""
    return any(area_of(s, unit).port and (unit.is_black or side is BARBARIAN) for unit in units_of(s, side))


def political_action(g: Gaul, side: Side, card: Card) -> Procedure[None]:
    """5.2.1D A die roll up to the value of the card wins the tribe."""
    s = g.state
    targets = political_targets(s, side)
    if not targets:
        g.log("no_effect", RULE, side, card)
        return
    choices = political_choices(s, side, targets)
    chosen = yield from choose(side, "political", RULE, choices, card, chances(s, side, card, choices))
    if chosen is STOP:
        g.log("no_effect", RULE, side, card)
        return
    shown = isinstance(chosen, Act)
    tribe = chosen.target if isinstance(chosen, Act) else chosen
    assert isinstance(tribe, Area)
    g.log("political", RULE, side, tribe, card)
    if shown:
        show_vercingetorix(g)
    modifier = modifier_of(s, side, card, tribe, shown)
    die = yield from roll("political_roll", RULE, side, tribe, card.value - modifier)
    success = die + modifier <= card.value
    g.log("political_roll", RULE, side, tribe, die, die + modifier, success)
    if success:
        yield from win_over(g, side, tribe)


def modifier_of(s: State, side: Side, card: Card, tribe: Area, shown: bool) -> int:
    """One less on the die if the card bears the tribe, and if Vercingetorix is shown."""
    return resistance(s, side, tribe) - (card.area is tribe) - shown


def chances(s: State, side: Side, card: Card, choices: Sequence[Area | Act]) -> Notes:
    """On which numbers each of the tribes would be won."""
    return Notes([(each.option, _chance(s, side, card, each)) for each in choices if each is not STOP])


def _chance(s: State, side: Side, card: Card, choice: Area | Act) -> Phrase:
    tribe = choice.target if isinstance(choice, Act) else choice
    assert isinstance(tribe, Area)
    most = card.value - modifier_of(s, side, card, tribe, isinstance(choice, Act))
    return phrase("note.won_on", max(0, min(most, SIDES_OF_DIE)))


def political_choices(s: State, side: Side, targets: list[Area]) -> list[Area | Act]:
    """7.3 Each tribe, also with Vercingetorix shown. While he is in play even a single tribe is a question, for it
    may be left alone: to be asked does not tell that he is near."""
    shown_to = [act("shown", tribe) for tribe in targets if may_influence(s, side, tribe)]
    single = len(targets) == 1 and side is BARBARIAN and has_vercingetorix(s)
    return [*targets, *shown_to, STOP] if single else [*targets, *shown_to]


def resistance(s: State, side: Side, tribe: Area) -> int:
    """9.3 One more if legions, or Germans, of the opponent are in the area."""
    if not s.political_control:
        return 0
    return int(any(unit.is_black or unit.is_german for unit in units_in(s, tribe, side.other)))


def may_influence(s: State, side: Side, tribe: Area) -> bool:
    """7.3 Vercingetorix is adjacent. It is asked with the tribe, for a question of its own would tell where he is."""
    return side is BARBARIAN and has_vercingetorix(s) and tribe in area_of(s, VERCINGETORIX).adjacent


def show_vercingetorix(g: Gaul) -> None:
    """7.3 One less on the die if the Barbarian player says where he is."""
    g.reveal()
    g.log("show_vercingetorix", "7.3", VERCINGETORIX, area_of(g.state, VERCINGETORIX))


def win_over(g: Gaul, side: Side, tribe: Area) -> Procedure[None]:
    """All units of the tribe go home at their strength and change sides; enemies there fight at once."""
    s = g.state
    return_home(s, tribe, side)
    g.log("won_over", RULE, side, tribe)
    if side is ROMAN:
        lose_minor_leaders(g, tribe)
        yield from lose_vercingetorix_home(g, tribe)
    if is_contested(s, tribe):
        yield from battle(g, tribe, side)


def return_home(s: State, tribe: Area, side: Side) -> None:
    """All units of a tribe that are not eliminated stand in their home area, for this side; no movement."""
    for unit in tribe_units(s, tribe, *SIDES):
        put(s, unit, tribe)
        s.owner[unit] = side
