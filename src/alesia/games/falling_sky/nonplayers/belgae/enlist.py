"""8.5.1 Enlist: Germans in Belgic Battles, or a Germanic Command after the Belgic one; A4.5.1 at most four of them."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from alesia.games.falling_sky.abilities.ambush import hidden_there
from alesia.games.falling_sky.abilities.base import ENLIST
from alesia.games.falling_sky.abilities.enlist import enlist_regions, may_command
from alesia.games.falling_sky.available import available_allies, available_bands
from alesia.games.falling_sky.board import allies, bands, hidden, leader_region, place_ally, place_bands, total
from alesia.games.falling_sky.commands.base import BATTLE, MARCH, RAID, RALLY, Command, is_frost
from alesia.games.falling_sky.commands.enlisted import warbands
from alesia.games.falling_sky.commands.germanic import germanic_ally_sites, germanic_warband_limit
from alesia.games.falling_sky.commands.germanic_rally import germanic_levy, reinforcement
from alesia.games.falling_sky.commands.raid import MOST_RAIDERS, raid_targets
from alesia.games.falling_sky.commands.strength import Terms, attack_losses, is_sheltered
from alesia.games.falling_sky.components import BELGAE, GERMANS, HIDDEN, TRIBE, Faction, Piece, Region
from alesia.games.falling_sky.control import controller
from alesia.games.falling_sky.groups import Group, group_size
from alesia.games.falling_sky.nonplayers.belgae.threat import enemies
from alesia.games.falling_sky.nonplayers.beset import Fight
from alesia.games.falling_sky.nonplayers.forecast import Outcome, outcomes
from alesia.games.falling_sky.nonplayers.frost import bars_battle, is_barred
from alesia.games.falling_sky.nonplayers.frost import is_frost as is_winter_next
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.pieces import enemy_rank
from alesia.games.falling_sky.nonplayers.plans import AbilityPlan
from alesia.games.falling_sky.nonplayers.rallying import ALLY, CITIES_FIRST, WARBANDS
from alesia.games.falling_sky.regions import roads as roads_of
from alesia.games.falling_sky.state import State
from alesia.games.falling_sky.war import players, war
from alesia.games.falling_sky.winter.germans import battle_targets
from alesia.kernel.ask import Ask, Option
from alesia.kernel.word import Phrase, phrase
from alesia.nonplayers.mind import Priority
from alesia.nonplayers.options import DONE, at_most, most, named, offered

GROUP = 2  # Germanic Warbands that are worth a March


class JoinBattles(AbilityPlan):
    """4.5.1 Germanic Warbands fight as Belgic ones in these Battles."""

    name = ENLIST.name

    def __init__(self, regions: Sequence[Region]) -> None:
        self.regions = regions

    def enlist(self, mind: Mind, ask: Ask) -> Option | None:
        return offered(ask, Option("as_belgic"))

    def enlist_region(self, mind: Mind, ask: Ask) -> Option | None:
        return offered(ask, *[region.option for region in self.regions], DONE)

    def enlist_join(self, mind: Mind, ask: Ask) -> Option | None:
        return most(ask)


class Guide(AbilityPlan):
    """4.5.1 A free Germanic Command in one Region."""

    name = ENLIST.name
    of: Command
    key: str  # of the sentence that tells it

    def __init__(self, region: Region, *facts: object) -> None:
        self.region = region
        self.facts = (region, *facts)

    def enlist(self, mind: Mind, ask: Ask) -> Option | None:
        return offered(ask, Option("germanic", self.of.name))

    def enlist_in(self, mind: Mind, ask: Ask) -> Option | None:
        return offered(ask, self.region.option)


class GuideBattle(Guide):
    of = BATTLE
    key = "belgae.enlist.battle"

    def __init__(self, region: Region, enemy: Faction) -> None:
        super().__init__(region, enemy)
        self.enemy = enemy

    def battle_target(self, mind: Mind, ask: Ask) -> Option | None:
        return offered(ask, self.enemy.option)

    def enlist_join(self, mind: Mind, ask: Ask) -> Option | None:
        return most(ask)


class GuideMarch(Guide):
    """All Warbands, or none that only hide."""

    of = MARCH
    key = "belgae.enlist.march"

    def __init__(self, region: Region, to: Region | None) -> None:
        super().__init__(region, int(to is None), to)
        self.to = to

    def march_to(self, mind: Mind, ask: Ask) -> Option | None:
        return DONE if self.to is None else offered(ask, self.to.option)

    def march_number(self, mind: Mind, ask: Ask) -> Option | None:
        return most(ask)

    def enlist_join(self, mind: Mind, ask: Ask) -> Option | None:
        """A4.5.1 As many as go along; to hide, only those who are not Hidden."""
        what = ask.about[1]
        assert isinstance(what, Piece)
        return at_most(ask, 0) if self.to is None and what.kind == HIDDEN else most(ask)


class GuideRally(Guide):
    of = RALLY
    key = "belgae.enlist.rally"

    def __init__(self, s: State, region: Region) -> None:
        super().__init__(region, bool(germanic_ally_sites(s, region)), _warbands(s, region))

    def rally(self, mind: Mind, ask: Ask) -> Option | None:
        """A3.4.1 An Ally or Warbands, or the one that comes at home."""
        return offered(ask, Option(ALLY), Option(WARBANDS), DONE)

    def ally_at(self, mind: Mind, ask: Ask) -> Option | None:
        return self.germanic_ally(mind, ask)

    def germanic_ally(self, mind: Mind, ask: Ask) -> Option | None:
        return mind.choose([TRIBE[str(option.noun)] for option in named(ask, "tribe")], CITIES_FIRST).option

    def warbands(self, mind: Mind, ask: Ask) -> Option | None:
        return most(ask)


class GuideRaid(Guide):
    of = RAID
    key = "belgae.enlist.raid"

    def __init__(self, region: Region, victims: list[Faction]) -> None:
        super().__init__(region, tuple(victims))
        self.victims = victims

    def raid(self, mind: Mind, ask: Ask) -> Option | None:
        return offered(ask, *[Option("take_from", f.name) for f in self.victims], DONE)


# ---- Germans as Belgae ------------------------------------------------------------------------------------------


def find_joining(mind: Mind, regions: Sequence[Region]) -> JoinBattles | None:
    """Regions of Battles where Germans add to enemy Losses or absorb own ones."""
    if regions:
        mind.walk.box("B_ENLIST", "8.5.1", True)
        mind.walk.note("belgae.enlist.as_belgae", "8.5.1", tuple(regions))
    return JoinBattles(regions) if regions else None


# ---- a Germanic Command -----------------------------------------------------------------------------------------


Step = Callable[[Mind, list[Region]], Guide | None]
Steps = tuple[tuple[str, Step], ...]


def find_germanic(mind: Mind, after_battle: bool = False) -> Guide | None:
    """After the Command: the first that is possible of Battle, March, Rally and Raid."""
    return mind.consider("B_ENLIST", "8.5.1", lambda mind: _germanic(mind, after_battle))


def _germanic(mind: Mind, after_battle: bool) -> Guide | None:
    steps: Steps = (
        ("why.belgae.germans_battle", _battle),
        ("why.belgae.germans_march", _march_out),
        ("why.belgae.germans_hide", _hide),
        ("why.belgae.germans_rally", _rally),
        ("why.belgae.germans_raid", _raid),
    )
    if after_battle:
        mind.walk.check("why.belgae.germans_join", False)
    regions = enlist_regions(mind.s)
    if not regions:
        mind.impossible("why.belgae.no_germans", leader_region(mind.s, BELGAE) is not None)
        return None
    mind.walk.note("belgae.enlist.reach", "8.5.1", tuple(regions))
    for key, step in steps:
        if guide := step(mind, regions):
            mind.walk.note(guide.key, "8.5.1", *guide.facts)
            return guide
        if mind.tells:
            mind.walk.check(key, False, *_figures(mind, step, regions))
    mind.impossible("why.belgae.no_germanic_command")
    return None


def _figures(mind: Mind, step: Step, regions: list[Region]) -> tuple[object, ...]:
    """Why not: whom Germans are with, Frost, or nothing Available."""
    s = mind.s
    if step is _battle:
        odds = tuple(_odds(mind, Fight(r, f)) for r in regions for f in victims(s) if _are_together(s, r, f))
        return bool(odds), odds
    if step in (_march_out, _hide):
        return (is_frost(s),)
    return (available_bands(s, GERMANS), available_allies(s, GERMANS)) if step is _rally else ()


def _are_together(s: State, region: Region, enemy: Faction) -> bool:
    return bool(bands(s, region, GERMANS) and total(s, region, enemy))


def _odds(mind: Mind, fight: Fight) -> Phrase:
    """Hidden pieces on both sides, the Losses, and whether Frost forbids them."""
    s, (region, enemy) = mind.s, fight
    if war(s).most_enlisted:
        return _odds_of_four(mind, fight)
    unseen = hidden_there(s, GERMANS, region), hidden_there(s, enemy, region)
    losses = attack_losses(s, GERMANS, enemy, region, is_sheltered(s, GERMANS, enemy, region))
    barred = enemy in battle_targets(s, region) and _is_barred(mind, fight)
    return phrase("phrase.germans_against", enemy, region, *unseen, losses, barred)


def _odds_of_four(mind: Mind, fight: Fight) -> Phrase:
    """A4.5.1 How many fight, the Losses if the enemy does its best, and whether Frost forbids them."""
    losses = min(course.inflicted.losses for course in _courses(mind.s, fight))
    barred = losses > 0 and _is_barred(mind, fight)
    return phrase(
        "phrase.four_against", fight.enemy, fight.region, group_size(_four(mind.s, fight.region)), losses, barred
    )


PLAYER_FIRST = Priority("belgae.enlist.player_first", lambda mind, fight: mind.is_player(fight.enemy))
ENEMY_ORDER = Priority("belgae.enlist.enemy_order", lambda mind, fight: -enemy_rank(mind.s, mind.faction, fight.enemy))


def _battle(mind: Mind, regions: list[Region]) -> Guide | None:
    """Where it costs an enemy a Loss: players first; then the Region by dice, and Romans, Aedui, Arverni there."""
    there = victims(mind.s)
    fights = [Fight(r, f) for r in regions for f in _would_lose(mind.s, r, there)]
    open_ = mind.narrow([fight for fight in fights if not _is_barred(mind, fight)], PLAYER_FIRST)
    if not open_:
        return None
    region = mind.pick(list(dict.fromkeys(fight.region for fight in open_)))
    fight = mind.choose([fight for fight in open_ if fight.region is region], ENEMY_ORDER)
    return GuideBattle(*fight)


def victims(s: State) -> list[Faction]:
    """Whom Germans can be sent against: no Germans, and nobody who is neither player nor Non-player."""
    return [f for f in enemies(s) if f in players(s) and f is not GERMANS]


def _would_lose(s: State, region: Region, factions: list[Faction]) -> list[Faction]:
    """A4.5.1 Four of them without Ambush, whether the enemy stands or Retreats; 3.4.4 all from Ambush."""
    if not war(s).most_enlisted:
        targets = battle_targets(s, region)
        return [f for f in factions if f in targets]
    near = [f for f in factions if _are_together(s, region, f)]
    return [f for f in near if all(course.inflicted.losses for course in _courses(s, Fight(region, f)))]


def _courses(s: State, fight: Fight) -> list[Outcome]:
    terms = Terms(attackers=_four(s, fight.region))
    return outcomes(s, GERMANS, fight.enemy, fight.region, terms=terms)


def _four(s: State, region: Region) -> Group:
    """A4.5.1 Who would fight: as many as may, Hidden ones first."""
    found: Group = ()
    for what, n in warbands(s, region):
        found = (*found, (what, min(n, war(s).most_enlisted - group_size(found))))
    return tuple((what, n) for what, n in found if n)


def _is_barred(mind: Mind, fight: Fight) -> bool:
    """8.4.4 Whatever the dice show; 3.4.4 Germans Ambush, A4.5.1 but not four of them."""
    s, (region, enemy) = mind.s, fight
    if war(s).most_enlisted:
        return bars_battle(mind, s, enemy, region, terms=Terms(attackers=_four(s, region)), attacker=GERMANS)
    return bars_battle(mind, s, enemy, region, ambush=True, attacker=GERMANS)


class Road(NamedTuple):
    """A group of Germanic Warbands and where it could go."""

    region: Region
    to: Region
    n: int
    holder: Faction

    @property
    def phrase(self) -> object:
        return phrase("phrase.on", self.region, self.to)


INTO_PLAYER = Priority("belgae.enlist.into_player_control", lambda mind, road: mind.is_player(road.holder))
OF_A_SEAT = Priority("belgae.enlist.arverni_last", lambda mind, road: road.holder in players(mind.s))
LARGEST = Priority("belgae.enlist.largest_group", lambda mind, road: road.n)


def _march_out(mind: Mind, regions: list[Region]) -> Guide | None:
    """Out of Belgica or Germania, A8.5.1 or Treveri, into a Region under an enemy's Control."""
    s = mind.s
    if is_frost(s):
        return None
    sizes = [(r, _fresh(s, r)) for r in regions if r.mask & war(s).enlist_origins]
    origins = [(r, n) for r, n in sizes if n >= GROUP]
    roads = [Road(r, to, n, controller(s, to)) for r, n in origins for to in roads_of(s, GERMANS, r)]
    roads = [road for road in roads if road.holder in enemies(s) and road.holder is not GERMANS]
    if not roads:
        return None
    road = mind.choose(roads, INTO_PLAYER, OF_A_SEAT, LARGEST)
    return GuideMarch(road.region, road.to)


def _fresh(s: State, region: Region) -> int:
    """Germanic Warbands that have not Marched in this Command; A4.5.1 as many as may."""
    at = region.base + GERMANS.base
    return _able(s, bands(s, region, GERMANS) - sum(s.moved[at : at + 6]))


def _able(s: State, n: int) -> int:
    """A4.5.1 Four at most."""
    return min(n, war(s).most_enlisted) if war(s).most_enlisted else n


MOST_SEEN = Priority("belgae.enlist.most_revealed", lambda mind, region: _seen(mind.s, region))


def _hide(mind: Mind, regions: list[Region]) -> Guide | None:
    """In place, to hide at least two Warbands or rid them of their markers."""
    found = [r for r in regions if _seen(mind.s, r) >= GROUP]
    if not found or is_frost(mind.s):
        return None
    return GuideMarch(mind.choose(found, MOST_SEEN), None)


def _seen(s: State, region: Region) -> int:
    return _able(s, bands(s, region, GERMANS) - hidden(s, region, GERMANS))


ALLY_FIRST = Priority("belgae.enlist.ally_first", lambda mind, region: bool(germanic_ally_sites(mind.s, region)))
MOST_WARBANDS = Priority("belgae.enlist.most_warbands", lambda mind, region: _warbands(mind.s, region))


def _rally(mind: Mind, regions: list[Region]) -> Guide | None:
    found = [r for r in regions if may_command(mind.s, RALLY, r) and not _bars_rally(mind, r)]
    return GuideRally(mind.s, mind.choose(found, ALLY_FIRST, MOST_WARBANDS)) if found else None


def _bars_rally(mind: Mind, region: Region) -> bool:
    """8.4.4 A Rally may bring a German player too far."""
    if not is_winter_next(mind, mind.s):
        return False
    after = mind.s.copy()
    for tribe in germanic_ally_sites(mind.s, region)[:1]:
        place_ally(after, tribe, GERMANS)
    place_bands(after, region, GERMANS, _warbands(mind.s, region))
    return is_barred(mind, mind.s, after)


def _warbands(s: State, region: Region) -> int:
    """3.4.1 How many come, a new Ally counted; A3.4.1 beside one only the one more at home."""
    if war(s).most_enlisted:
        return reinforcement(s, region) if germanic_ally_sites(s, region) else _able(s, germanic_levy(s, region))
    if not germanic_ally_sites(s, region):
        return germanic_warband_limit(s, region)
    return min(allies(s, region, GERMANS) + 1, available_bands(s, GERMANS))


MOST_TAKEN = Priority("belgae.enlist.most_taken", lambda mind, region: _loot(mind, region))


def _raid(mind: Mind, regions: list[Region]) -> Guide | None:
    """Against players alone; Romans, Aedui, Arverni."""
    found = [r for r in regions if hidden(mind.s, r, GERMANS) and _victims(mind, r)]
    if not found:
        return None
    region = mind.choose(found, MOST_TAKEN)
    return GuideRaid(region, _victims(mind, region))


def _victims(mind: Mind, region: Region) -> list[Faction]:
    there = raid_targets(mind.s, GERMANS, region)
    return [f for f in victims(mind.s) if f in there and mind.is_player(f)]


def _loot(mind: Mind, region: Region) -> int:
    rich = sum([mind.s.resources[f] for f in _victims(mind, region)])
    return min(MOST_RAIDERS, hidden(mind.s, region, GERMANS), rich)
