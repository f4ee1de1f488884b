"""A28 Admagetobriga: Battles in and next to Sequani, with whoever lends Warbands or Auxilia (8.2.1, 8.2.3).

Belgae and Germans fight by their instructions, Romans and Aedui by their Battle boxes. Who lends: cards_a28_a53.py.
"""

from collections.abc import Sequence

from alesia.games.falling_sky.board import total
from alesia.games.falling_sky.capabilities import BALEARIC_SLINGERS, GERMANIC_HORSE, capability
from alesia.games.falling_sky.components import BELGAE, FACTION, GERMANS, Faction, Region
from alesia.games.falling_sky.events.battles import NO_RETREAT
from alesia.games.falling_sky.events.card_a28_admagetobriga import SEQUANI, combine, enemies_of, helpers
from alesia.games.falling_sky.negotiation import is_nonplayer
from alesia.games.falling_sky.nonplayers.events.battles import Fight, fight
from alesia.games.falling_sky.nonplayers.events.choosing import regions_in
from alesia.games.falling_sky.nonplayers.events.decisive import CHOICE, wanted_of
from alesia.games.falling_sky.nonplayers.events.register import answers, ineffective, instruct
from alesia.games.falling_sky.nonplayers.frost import is_frost
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.pieces import enemy_rank
from alesia.games.falling_sky.regions import vicinity
from alesia.games.falling_sky.state import SHADED, UNSHADED, State
from alesia.games.falling_sky.war import run_by_game
from alesia.kernel.ask import Ask, Option
from alesia.nonplayers.options import DONE, named, offered

ADMAGETOBRIGA = 128


def sure_friends(s: State, faction: Faction, region: Region) -> list[Faction]:
    """Arverni, who are not asked, and Non-players, whom the rules offer only where they lend."""
    return [f for f in helpers(s, faction, region, {}) if f is run_by_game(s) or is_nonplayer(s, f)]


def together(mind: Mind, region: Region, enemy: Faction) -> Fight | None:
    """The Battle with all who are sure to help against this enemy; none if nobody attacks."""
    s = mind.s
    friends = [f for f in sure_friends(s, mind.faction, region) if f is not enemy]
    if enemy not in enemies_of(s, mind.faction, region, friends) or not (friends or total(s, region, mind.faction)):
        return None
    board = s.copy()
    board.actor = mind.faction
    combine(board, region, friends, enemy)
    return fight(mind, region, enemy, NO_RETREAT, board)


def battles(mind: Mind, regions: Sequence[Region]) -> list[Fight]:
    """Those in these Regions that the Faction would fight."""
    pairs = [(r, f) for r in regions for f in enemies_of(mind.s, mind.faction, r, [])]
    return wanted_of(mind, [each for r, f in pairs if (each := together(mind, r, f)) is not None])


@ineffective(ADMAGETOBRIGA, UNSHADED)
def no_resistance(mind: Mind) -> bool:
    return not battles(mind, vicinity(mind.s, SEQUANI))


instruct("instruction.most_legions_hit", BELGAE, ADMAGETOBRIGA, no=no_resistance)
instruct("instruction.guarded_ariovistus", GERMANS, ADMAGETOBRIGA, no=no_resistance)


class Resistance:
    """Battle by Battle, each weighed again when its turn comes."""

    def __init__(self) -> None:
        self.now: Fight | None = None

    def event_region(self, mind: Mind, ask: Ask) -> Option:
        """Where the Faction would fight first."""
        found = battles(mind, regions_in(ask))
        self.now = _first(mind, found) if found else None
        if self.now is not None:
            return self.now.region.option
        return DONE if DONE in ask.options else mind.pick(ask.options)

    def event_faction(self, mind: Mind, ask: Ask) -> Option | None:
        return self._friend(mind, ask) if ask.about[1] == "friend" else self._enemy(mind, ask)

    def _friend(self, mind: Mind, ask: Ask) -> Option | None:
        """All who can help but the enemy, those first who surely do; players are asked."""
        region = ask.about[2]
        assert isinstance(region, Region)
        enemy = None if self.now is None else self.now.enemy
        sure = sure_friends(mind.s, mind.faction, region)
        able = [f for f in _factions(ask) if f is not enemy and (f in sure or mind.is_player(f))]
        able.sort(key=lambda f: f not in sure)
        return offered(ask, *[f.option for f in able], DONE, *ask.options)

    def _enemy(self, mind: Mind, ask: Ask) -> Option | None:
        """8.4.1 If it is not the one foreseen, the first in order."""
        ranked = sorted(_factions(ask), key=lambda f: enemy_rank(mind.s, mind.faction, f))
        first = [] if self.now is None else [self.now.enemy.option]
        return offered(ask, *first, *[f.option for f in ranked])


def _first(mind: Mind, found: list[Fight]) -> Fight:
    """8.3.4 In the end they are fought in all these Regions, in whatever order; but 8.4.4 one may bar another, and
    Slingers and Horse serve in one of them (13, 59)."""
    choose, s = CHOICE[mind.faction], mind.s
    served = capability(s, BALEARIC_SLINGERS, UNSHADED) or capability(s, GERMANIC_HORSE, SHADED)
    if served or is_frost(mind, s):
        return choose(mind, found)
    region = mind.muse(lambda: choose(mind, found)).region
    return choose(mind, [each for each in found if each.region is region])


def _factions(ask: Ask) -> list[Faction]:
    return [FACTION[str(option.noun)] for option in named(ask, "faction")]


@answers(ADMAGETOBRIGA, "event_region")
def resist_in(mind: Mind, ask: Ask) -> Option:
    plan = Resistance()
    mind.plan = plan
    return plan.event_region(mind, ask)


@answers(ADMAGETOBRIGA, "event_faction")
def resist_with(mind: Mind, ask: Ask) -> Option | None:
    """Where there was only one Region."""
    region = ask.about[2]
    assert isinstance(region, Region)
    plan = Resistance()
    found = battles(mind, [region])
    plan.now = CHOICE[mind.faction](mind, found) if found else None
    mind.plan = plan
    return plan.event_faction(mind, ask)
