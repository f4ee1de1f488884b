"""A21 Vosegus, A57 Sabis: a Battle without Retreat, then perhaps another in the same Region (8.2.1, 8.2.3).

Belgae and Germans fight by their instructions, Romans and Aedui by their Battle boxes.
"""

from collections.abc import Callable, Sequence

from alesia.games.falling_sky.commands.battle import targets
from alesia.games.falling_sky.commands.strength import PLAIN, Terms
from alesia.games.falling_sky.components import AEDUI, BELGAE, BELGICA, GERMANS, ROMANS, Region
from alesia.games.falling_sky.events.actions import begin_free
from alesia.games.falling_sky.events.battles import NO_RETREAT, battlefields
from alesia.games.falling_sky.events.card_a21_vosegus import SEQUANI
from alesia.games.falling_sky.nonplayers.aedui.battle import TARGETS
from alesia.games.falling_sky.nonplayers.aedui.prospects import Prospect, fair_game, prospect
from alesia.games.falling_sky.nonplayers.events.battles import (
    MOST_IF_THEY_STAND,
    MOST_LEGIONS,
    Fight,
    choose_germanic_fight,
    choose_roman_fight,
    fight,
    germanic_fights,
    legion_fights,
    roman_fights,
)
from alesia.games.falling_sky.nonplayers.events.register import answers, ineffective, instruct
from alesia.games.falling_sky.nonplayers.events.tribes import enemies_of
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.regions import vicinity
from alesia.games.falling_sky.state import UNSHADED
from alesia.kernel.ask import Ask, Option
from alesia.nonplayers.options import DONE, offered

VOSEGUS, SABIS = 121, 157


def fields(mind: Mind) -> list[Region]:
    """Where the card lets the Faction Battle."""
    allowed = BELGICA if mind.s.card == SABIS else vicinity(mind.s, SEQUANI)
    return [r for r in battlefields(mind.s, mind.faction) if r in allowed]


def best_fight(mind: Mind, regions: Sequence[Region], terms: Terms) -> Fight | None:
    """The Battle that the Faction would fight in one of these Regions on these terms."""
    found = wanted(mind, regions, terms)
    return CHOICE[mind.faction](mind, found) if found else None


def wanted(mind: Mind, regions: Sequence[Region], terms: Terms) -> list[Fight]:
    """The Battles that the Faction would fight in these Regions."""
    every = [fight(mind, r, enemy, terms) for r in regions for enemy in targets(mind.s, mind.faction, r)]
    return wanted_of(mind, every)


def wanted_of(mind: Mind, every: list[Fight]) -> list[Fight]:
    """Those of these that the Faction would fight."""
    if mind.faction is AEDUI:
        return _aedui_fights(mind, every)
    if mind.faction is BELGAE:
        return legion_fights(mind, [each for each in every if each.enemy is ROMANS])
    return germanic_fights(mind, every) if mind.faction is GERMANS else roman_fights(mind, every)


def _choose_legions(mind: Mind, found: list[Fight]) -> Fight:
    """8.2.1 Where the most Losses are forced on them."""
    return mind.choose(found, MOST_LEGIONS, MOST_IF_THEY_STAND)


# ---- 8.6.2 Aedui ------------------------------------------------------------------------------------------------


def _aedui_fights(mind: Mind, every: list[Fight]) -> list[Fight]:
    """Battles that hit what matters; if there are none, those that pay."""
    enemies = fair_game(mind)
    seen = [(each, _prospect(mind, each)) for each in every if each.enemy in enemies]
    found = [(each, p) for each, p in seen if p is not None]
    for test, good, bad in TESTS:
        for _, p in found:
            p.tell(mind, False, good if test(p, False) else bad)
        if able := [each for each, p in found if test(p, False)]:
            return able
    return []


TESTS = (
    (Prospect.hits, "reckoned.aedui.hits", "reckoned.aedui.no_hit"),
    (Prospect.pays, "reckoned.aedui.pays", "reckoned.aedui.no_pay"),
)


def _prospect(mind: Mind, each: Fight) -> Prospect | None:
    """Without Ambush (5.4); without Retreat if the terms are such."""
    board = (mind.s if each.board is None else each.board).copy()
    begin_free(board, AEDUI, (each.region,), 0)
    found = prospect(mind, board, each.region, each.enemy)
    return found and found._replace(ambush=None, retreat=found.retreat if each.terms.retreat else None)


def _choose_target(mind: Mind, found: list[Fight]) -> Fight:
    """A Region by dice; there by 8.4.1."""
    region = mind.pick(list(dict.fromkeys(each.region for each in found)))
    there = {each.enemy: each for each in found if each.region is region}
    prospects = [p for each in there.values() if (p := _prospect(mind, each)) is not None]
    return there[mind.choose(prospects, *TARGETS).enemy]


CHOICE: dict[int, Callable[[Mind, list[Fight]], Fight]] = {
    BELGAE: _choose_legions,
    GERMANS: choose_germanic_fight,
    ROMANS: choose_roman_fight,
    AEDUI: _choose_target,
}

# ---- the cards --------------------------------------------------------------------------------------------------


def no_fight(mind: Mind) -> bool:
    """8.2.3 No Battle there that the Faction would fight."""
    return not wanted(mind, fields(mind), NO_RETREAT)


ineffective(VOSEGUS, UNSHADED)(no_fight)
ineffective(SABIS, UNSHADED)(no_fight)
instruct("instruction.most_legions_hit", BELGAE, VOSEGUS, SABIS, no=no_fight)
instruct("instruction.guarded_ariovistus", GERMANS, VOSEGUS, SABIS, no=no_fight)


@answers(VOSEGUS, "event_region")
@answers(SABIS, "event_region")
def field(mind: Mind, ask: Ask) -> Option | None:
    best = best_fight(mind, fields(mind), NO_RETREAT)
    if best is None:
        return None
    mind.plan = Decisive(best)
    return best.region.option


@answers(VOSEGUS, "battle_target")
@answers(SABIS, "battle_target")
def enemy_there(mind: Mind, ask: Ask) -> Option | None:
    """Where there was only one Region."""
    region = ask.about[0]
    assert isinstance(region, Region)
    best = best_fight(mind, [region], NO_RETREAT)
    first = [] if best is None else [best.enemy.option]
    return offered(ask, *first, *[f.option for f in enemies_of(mind)])


@answers(VOSEGUS, "event_faction")
@answers(SABIS, "event_faction")
def once_more(mind: Mind, ask: Ask) -> Option | None:
    """The second Battle by the same rules, the enemy free to Retreat."""
    region = ask.about[2]
    assert isinstance(region, Region)
    best = best_fight(mind, [region], PLAIN)
    return DONE if best is None else offered(ask, best.enemy.option, DONE)


class Decisive:
    """The enemy who was chosen with the Region."""

    def __init__(self, best: Fight) -> None:
        self.best = best

    def battle_target(self, mind: Mind, ask: Ask) -> Option | None:
        return offered(ask, self.best.enemy.option)
