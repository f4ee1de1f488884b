"""65, 66 unshaded: Germans whom the Romans guide away from themselves (8.2.1)."""

from alesia.games.falling_sky.available import available_bands
from alesia.games.falling_sky.board import bands, total
from alesia.games.falling_sky.commands.germanic import (
    ambush_targets,
    germanic_warband_limit,
    may_germanic_rally,
)
from alesia.games.falling_sky.components import GERMANS, REGIONS, ROMANS, Region
from alesia.games.falling_sky.events.card_65_german_allegiances import ORIGINS
from alesia.games.falling_sky.events.card_66_migration import EACH
from alesia.games.falling_sky.nonplayers.events.cards_17_20 import (
    MENACING,
    MOST_GERMANS,
    Strike,
    best_strike,
    hunting_ground,
    lead_off,
    strikes,
    threatens_romans,
    ways_off,
)
from alesia.games.falling_sky.nonplayers.events.choosing import regions_in, spared
from alesia.games.falling_sky.nonplayers.events.register import answers, instruct
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.state import State
from alesia.kernel.ask import Ask, Option
from alesia.nonplayers.options import DONE, most, named, offered

ALLEGIANCES, MIGRATION = 65, 66


class Guide:
    """The Marches, then the Ambushes."""

    def event_region(self, mind: Mind, ask: Ask) -> Option:
        """Where Germans menace Romans first, then the largest groups; an Ambush cannot be declined."""
        if DONE not in ask.options:
            return self._ambush(mind, regions_in(ask))
        origins = [r for r in regions_in(ask) if ways_off(mind.s, r)]
        return mind.choose(origins, MENACING, MOST_GERMANS).option if origins else DONE

    def _ambush(self, mind: Mind, regions: list[Region]) -> Option:
        """8.8.1 The order of the Roman Battle box."""
        found = [Strike(r, f) for r in regions for f in ambush_targets(mind.s, r) if f is not ROMANS]
        return best_strike(mind, found).region.option if found else mind.pick(regions).option

    def march_to(self, mind: Mind, ask: Ask) -> Option:
        """Away from Romans; to where there is somebody to Ambush, if that is to follow."""
        origin = ask.about[0]
        assert isinstance(origin, Region)
        free = [r for r in regions_in(ask) if not total(mind.s, r, ROMANS)]
        allowed = list(spared(mind, free, lambda after, to: lead_off(after, origin, to)))
        return self._goal(mind, origin, allowed).option if allowed else DONE

    def _goal(self, mind: Mind, origin: Region, regions: list[Region]) -> Region:
        return hunting_ground(mind, origin, regions)

    def march_number(self, mind: Mind, ask: Ask) -> Option:
        return most(ask)

    def battle_target(self, mind: Mind, ask: Ask) -> Option:
        region = ask.about[0]
        assert isinstance(region, Region)
        there = [Strike(region, f) for f in ambush_targets(mind.s, region)]
        return best_strike(mind, [each for each in there if each.enemy is not ROMANS] or there).enemy.option


# ---- 65 German Allegiances --------------------------------------------------------------------------------------


def led_astray(mind: Mind) -> tuple[list[Region], State]:
    """From where Germans could be led off, and the board after that."""
    after = mind.s.copy()
    origins = [r for r in REGIONS if ways_off(after, r)]
    origins.sort(key=lambda r: (not threatens_romans(mind.s, r), -bands(mind.s, r, GERMANS)))
    for origin in origins[:ORIGINS]:
        lead_off(after, origin, ways_off(after, origin)[0])
    return origins, after


def cannot_guide(mind: Mind) -> bool:
    """Neither a March away from Romans nor an Ambush of others; or Germans who would still have to Ambush them."""
    origins, after = led_astray(mind)
    idle = not origins and not strikes(after)
    return idle or any(threatens_romans(after, r) for r in REGIONS)


instruct("instruction.germans_off_romans", ROMANS, ALLEGIANCES, no=cannot_guide)


@answers(ALLEGIANCES, "event_region", faction=ROMANS)
def intervention(mind: Mind, ask: Ask) -> Option:
    plan = Guide()
    mind.plan = plan
    return plan.event_region(mind, ask)


@answers(ALLEGIANCES, "battle_target", faction=ROMANS)
def intervention_against(mind: Mind, ask: Ask) -> Option:
    return Guide().battle_target(mind, ask)


# ---- 66 Migration -----------------------------------------------------------------------------------------------


class Drive(Guide):
    """Rallies without Allies, then Marches."""

    def __init__(self) -> None:
        self.rallied: list[Region] = []
        self.resting = False

    def event_region(self, mind: Mind, ask: Ask) -> Option:
        if not self._is_rally(mind.s):
            return super().event_region(mind, ask)
        able = [r for r in regions_in(ask) if not total(mind.s, r, ROMANS) and germanic_warband_limit(mind.s, r)]
        if not able:
            self.resting = True
            return DONE
        left = EACH - len(self.rallied) if _are_warbands_for_all(mind.s, able) else 1
        self.rallied.append(mind.choose_next(able, left))
        return self.rallied[-1].option

    def _is_rally(self, s: State) -> bool:
        """As long as there may be another Rally, that is what is asked."""
        if self.resting or len(self.rallied) == EACH:
            return False
        return any(may_germanic_rally(s, r) for r in REGIONS if r not in self.rallied)

    def germanic_ally(self, mind: Mind, ask: Ask) -> Option | None:
        return offered(ask, DONE, *named(ask, "tribe"))

    def _goal(self, mind: Mind, origin: Region, regions: list[Region]) -> Region:
        return mind.pick(regions)


def _are_warbands_for_all(s: State, able: list[Region]) -> bool:
    return sum(germanic_warband_limit(s, r) for r in able) <= available_bands(s, GERMANS)


instruct(
    "instruction.germans_off_romans", ROMANS, MIGRATION, no=lambda mind: not any(ways_off(mind.s, r) for r in REGIONS)
)


@answers(MIGRATION, "event_region", faction=ROMANS)
def drive_west(mind: Mind, ask: Ask) -> Option:
    plan = Drive()
    mind.plan = plan
    return plan.event_region(mind, ask)
