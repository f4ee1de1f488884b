"""R. How the Roman fights: when he breaks off, who takes hits, who stays after a victory."""

from alesia.games.gallic_war.battle.rounds import group_of
from alesia.games.gallic_war.board import is_empty, units_in
from alesia.games.gallic_war.components import BARBARIAN, CAESAR, OFF_MAP, ROMAN, TRANSALPINE, Area, Unit
from alesia.games.gallic_war.nonplayers.conduct import FIRE, Conduct, areas_of, take, units_of
from alesia.games.gallic_war.nonplayers.forecast import Force, defender, fight, fighter
from alesia.games.gallic_war.nonplayers.ground import is_attacking, is_fallen, strength_of
from alesia.games.gallic_war.nonplayers.mind import Mind
from alesia.games.gallic_war.nonplayers.roman.cards import MOST_FRIENDS, SAFEST
from alesia.games.gallic_war.state import State
from alesia.kernel.ask import Ask, Option
from alesia.nonplayers.mind import Priority
from alesia.nonplayers.options import DONE

FRAIL = 1  # Caesar leaves a battle at this strength
BEARABLE = 0.5  # share of the force that may be lost without a victory
STRONGEST_GROUP = Priority("roman.strongest_group", lambda mind, unit: group_strength(mind.s, unit))
NOT_CAESAR = Priority("roman.not_caesar", lambda mind, unit: unit is not CAESAR)
MOST_OURS = Priority("roman.most_ours", lambda mind, area: strength_of(mind.s, units_in(mind.s, area, ROMAN)))
HOME = Priority("roman.home", lambda mind, area: area is TRANSALPINE)


def battle_area(s: State) -> Area:
    area = s.battle_area
    assert area is not None
    return area


def group_strength(s: State, unit: Unit) -> int:
    fellows = [u for u in units_in(s, battle_area(s), ROMAN) if group_of(s, u) == group_of(s, unit)]
    return strength_of(s, fellows)


def is_lost(s: State) -> bool:
    """In dice expectation an attack does not win and costs half the force, or a defence is beaten."""
    area = battle_area(s)
    ours, theirs = fighters(s, area, attack=is_attacking(s, ROMAN))
    before = strength_of(s, units_in(s, area, ROMAN))
    first = max(1, s.battle_round)
    if is_attacking(s, ROMAN):
        end = fight(ours, theirs, town(s, area), first)
        return not end.wins and end.lost >= BEARABLE * before
    end = fight(theirs, ours, town(s, area), first)
    return end.defenders < (1 - BEARABLE) * before and end.attackers > 0


def fighters(s: State, area: Area, attack: bool) -> tuple[Force, Force]:
    """Both sides as they stand; who defends, and always did, has the ground on his side (2.1)."""
    sides = []
    for side, attacks in ((ROMAN, attack), (BARBARIAN, not attack)):
        units = units_in(s, area, side)
        plain = attacks or s.battle_exchanged > 0
        sides.append(tuple([fighter(s, u, s.reserve[u] > 0) if plain else defender(s, u, area) for u in units]))
    return sides[0], sides[1]


def town(s: State, area: Area) -> bool:
    return area.fort is not None and not s.battle_exchanged


class RomanBattle(Conduct):
    """The questions of a battle."""

    def battle(self, mind: Mind, ask: Ask) -> Option:
        return mind.choose(areas_of(ask), MOST_OURS).option

    def main_group(self, mind: Mind, ask: Ask) -> Option:
        with mind.silently():
            unit = mind.choose(units_of(ask, "main"), STRONGEST_GROUP)
        return Option("main", unit.name)

    def battle_action(self, mind: Mind, ask: Ask) -> Option:
        """Caesar leaves when he is frail; legions, one after another, when the battle is lost. Allies fight on."""
        able = units_of(ask, "retreat")
        if CAESAR in able and mind.s.strength[CAESAR] <= FRAIL:
            mind.walk.note("roman.frail", "7.1")
            return Option("retreat", CAESAR.name)
        away = [unit for unit in able if unit.is_black]
        if away and is_lost(mind.s):
            mind.walk.note("roman.lost", "5.2.2C", battle_area(mind.s))
            return Option("retreat", away[0].name)
        return FIRE if FIRE in ask.options else DONE

    def retreat_to(self, mind: Mind, ask: Ask) -> Option:
        return self.refuge(mind, areas_of(ask)).option

    def withdraw_to(self, mind: Mind, ask: Ask) -> Option:
        return self.refuge(mind, areas_of(ask)).option

    def refuge(self, mind: Mind, areas: list[Area]) -> Area:
        """To Transalpine Gaul; else where the fewest enemies and the most friends are; off the map last."""
        on_map = [area for area in areas if area is not OFF_MAP]
        return mind.choose(on_map or areas, HOME, SAFEST, MOST_FRIENDS)

    def withdraw_units(self, mind: Mind, ask: Ask) -> Option:
        return take(ask, sorted(units_of(ask), key=lambda unit: unit is not CAESAR))

    def hit(self, mind: Mind, ask: Ask) -> Option:
        return mind.choose(units_of(ask), NOT_CAESAR).option

    # ---- after a victory ----------------------------------------------------------------------------------------

    def regroup_to(self, mind: Mind, ask: Ask) -> Option:
        """A legion goes to an empty area next door whose tribe would be lost; the others stay together."""
        area = ask.about[0]
        assert isinstance(area, Area)
        if len(legions_to_spare(mind.s, area)) < 2:
            return DONE
        empty = [to for to in areas_of(ask) if is_empty(mind.s, to) and to.is_tribe and is_fallen(mind.s, to)]
        return mind.pick(empty).option if empty else DONE

    def regroup_units(self, mind: Mind, ask: Ask) -> Option:
        """The weakest legion; then done."""
        area = ask.about[0]
        assert isinstance(area, Area)
        return DONE if DONE in ask.options else take(ask, legions_to_spare(mind.s, area)[:1])


def legions_to_spare(s: State, area: Area) -> list[Unit]:
    units = [unit for unit in units_in(s, area, ROMAN) if unit.is_black and unit is not CAESAR]
    return sorted(units, key=lambda unit: (s.strength[unit], unit))
