"""How the Barbarian fights (solo logic 2.8): when it retreats, who takes hits, who stays after a victory."""

from alesia.games.gallic_war.battle.rounds import group_of
from alesia.games.gallic_war.board import home_of, is_empty, units_in
from alesia.games.gallic_war.components import BARBARIAN, GERMANIA, LEADERS, ROMAN, Area, Unit
from alesia.games.gallic_war.nonplayers.conduct import FIRE, Conduct, areas_of, take, units_of
from alesia.games.gallic_war.nonplayers.ground import (
    is_attacking,
    is_fallen,
    is_home,
    lies_open,
    strength_of,
)
from alesia.games.gallic_war.nonplayers.mind import Mind
from alesia.games.gallic_war.state import State
from alesia.kernel.ask import Ask, Option
from alesia.nonplayers.mind import Priority
from alesia.nonplayers.options import DONE

OVERWHELMED = 2  # to one
MOST_ATTACKERS = Priority("barbarian.most_attackers", lambda mind, area: len(units_in(mind.s, area, BARBARIAN)))
AWAY_FROM_HOME = Priority("barbarian.away_from_home", lambda mind, unit: not is_home_now(mind.s, unit))
STRONGEST_GROUP = Priority("barbarian.strongest_group", lambda mind, unit: group_strength(mind.s, unit))


def is_home_now(s: State, unit: Unit) -> bool:
    area = s.battle_area
    return area is not None and is_home(s, unit, area)


def group_strength(s: State, unit: Unit) -> int:
    fellows = [u for u in units_in(s, battle_area(s), BARBARIAN) if group_of(s, u) == group_of(s, unit)]
    return strength_of(s, fellows)


def battle_area(s: State) -> Area:
    area = s.battle_area
    assert area is not None
    return area


def is_weaker(s: State) -> bool:
    """Attackers weaker than the defenders; against a fortified town also if equal."""
    area = battle_area(s)
    ours, theirs = (strength_of(s, lies_open(s, area, side)) for side in (BARBARIAN, ROMAN))
    return ours < theirs or (ours == theirs and area.fort is not None)


def is_overwhelmed(s: State) -> bool:
    area = battle_area(s)
    ours, theirs = (strength_of(s, lies_open(s, area, side)) for side in (BARBARIAN, ROMAN))
    return theirs >= OVERWHELMED * ours


def retreats(s: State, unit: Unit) -> bool:
    """Attackers who are weaker; defenders away from home against two to one. At home all fight to the end."""
    if is_attacking(s, BARBARIAN):
        return is_weaker(s)
    return not is_home(s, unit, battle_area(s)) and is_overwhelmed(s)


LEADER_THERE = Priority("barbarian.to_a_leader", lambda mind, area: any(mind.s.place[unit] == area for unit in LEADERS))


class BarbarianBattle(Conduct):
    """The questions of a battle."""

    def battle(self, mind: Mind, ask: Ask) -> Option:
        return mind.choose(areas_of(ask), MOST_ATTACKERS).option

    def main_group(self, mind: Mind, ask: Ask) -> Option:
        with mind.silently():
            unit = mind.choose(units_of(ask, "main"), STRONGEST_GROUP)
        return Option("main", unit.name)

    def battle_action(self, mind: Mind, ask: Ask) -> Option:
        """Who should retreat and can does so, one after another; the others fire."""
        away = [unit for unit in units_of(ask, "retreat") if retreats(mind.s, unit)]
        if away:
            why = "barbarian.weaker" if is_attacking(mind.s, BARBARIAN) else "barbarian.overwhelmed"
            mind.walk.note(why, "5.2.2C", battle_area(mind.s))
            return Option("retreat", away[0].name)
        return FIRE if FIRE in ask.options else DONE

    def retreat_to(self, mind: Mind, ask: Ask) -> Option:
        unit = ask.about[0]
        assert isinstance(unit, Unit)
        return self.refuge(mind, areas_of(ask), unit).option

    def refuge(self, mind: Mind, areas: list[Area], unit: Unit) -> Area:
        """A leader to his home, Germans to Germania; else to a leader, else at random."""
        home = GERMANIA if unit.is_german else home_of(mind.s, unit) if unit in LEADERS else None
        if home in areas:
            assert home is not None
            return home
        return mind.choose(areas, LEADER_THERE)

    def hit(self, mind: Mind, ask: Ask) -> Option:
        return mind.choose(units_of(ask), AWAY_FROM_HOME).option

    def withdraw_to(self, mind: Mind, ask: Ask) -> Option:
        area = ask.about[0]
        assert isinstance(area, Area)
        return self.refuge(mind, areas_of(ask), units_in(mind.s, area, BARBARIAN)[0]).option

    def withdraw_units(self, mind: Mind, ask: Ask) -> Option:
        return take(ask, units_of(ask))

    # ---- after a victory ----------------------------------------------------------------------------------------

    def regroup_to(self, mind: Mind, ask: Ask) -> Option:
        """One unit goes back to an area that was only conquered this turn and lies empty now; all others stay."""
        area = ask.about[0]
        assert isinstance(area, Area)
        if len(units_in(mind.s, area, BARBARIAN)) < 2:
            return DONE
        empty = [to for to in areas_of(ask) if is_empty(mind.s, to) and to.is_tribe and is_fallen(mind.s, to)]
        return mind.pick(empty).option if empty else DONE

    def regroup_units(self, mind: Mind, ask: Ask) -> Option:
        """The weakest that is offered; then done."""
        if DONE in ask.options:
            return DONE
        return min(units_of(ask), key=lambda unit: (mind.s.strength[unit], unit)).option
