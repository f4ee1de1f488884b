"""8.5.1, A8.7.1 Battle or March under Threat: where a Faction stands against whom."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from alesia.games.falling_sky.board import bands, bases, count, has_named_leader, present, total
from alesia.games.falling_sky.components import LEGION, ROMANS, Faction, Region
from alesia.games.falling_sky.nonplayers.forecast import refuges
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.state import State
from alesia.games.falling_sky.tracks import is_allowed
from alesia.games.falling_sky.war import run_by_game, war
from alesia.kernel.word import Word, phrase

MANY = 4  # pieces of one enemy


class Fight(NamedTuple):
    """A Region, and an enemy there."""

    region: Region
    enemy: Faction

    @property
    def phrase(self) -> object:
        return phrase("phrase.at", self.enemy, self.region)


class Stance(NamedTuple):
    """Who looks for threats, how many of its Warbands make a group, who is an enemy, and by which rule."""

    faction: Faction
    crowd: int
    foes: Callable[[State], Sequence[Faction]]
    rule: str

    def is_exposed(self, s: State, region: Region) -> bool:
        """The Leader himself (no Successor, 1.4.3), or a group of Warbands."""
        return bands(s, region, self.faction) >= self.crowd or has_named_leader(s, region, self.faction)

    def exposed(self, s: State) -> list[Region]:
        """8.2.3 Only in the Regions that matter, if an Event names some."""
        return [r for r in present(s, self.faction) if self.is_exposed(s, r) and is_allowed(s, r)]

    def threats(self, s: State) -> list[Fight]:
        """Who threatens where."""
        return self.threats_in(s, self.exposed(s))

    def threats_in(self, s: State, regions: Sequence[Region]) -> list[Fight]:
        foes = self.foes(s)
        return [Fight(r, f) for r in regions for f in foes if is_threat(s, f, r)]

    def is_with_leader(self, s: State, fight: Fight) -> bool:
        return has_named_leader(s, fight.region, self.faction)

    def is_leader_threatened(self, s: State) -> bool:
        """If he is and will not Battle, nobody will."""
        return bool(self.threats_in(s, [r for r in self.exposed(s) if has_named_leader(s, r, self.faction)]))


def is_threat(s: State, enemy: Faction, region: Region) -> bool:
    """An Ally (A8.5.1 or Settlement), a Citadel, a Legion, or four pieces."""
    if total(s, region, enemy) >= MANY or bases(s, region, enemy):
        return True
    return enemy is ROMANS and count(s, region, ROMANS, LEGION) > 0


def leader_name(s: State, faction: Faction) -> Word:
    """1.4.3 Of the Leader who is no Successor."""
    return Word("leader", war(s).forces.leaders[faction])


# ---- the diamond ------------------------------------------------------------------------------------------------


def are_beset(mind: Mind, stance: Stance) -> bool:
    """The Leader or a group of Warbands with an enemy's Ally, Citadel or Legion, or four of its pieces?"""
    s = mind.s
    exposed = stance.exposed(s)
    if not exposed and mind.tells:
        army = (leader_name(s, stance.faction), stance.crowd, stance.faction)
        mind.walk.check("beset.exposed", False, *army, bool(s.within))
    for region in exposed if mind.tells else ():
        _tell_threats(mind, stance, region)
    return bool(stance.threats_in(s, exposed))


def _tell_threats(mind: Mind, stance: Stance, region: Region) -> None:
    """Who stands with them there, by figures."""
    s, faction = mind.s, stance.faction
    here = (region, has_named_leader(s, region, faction), leader_name(s, faction), bands(s, region, faction))
    enemies = [f for f in stance.foes(s) if total(s, region, f)]
    for enemy in enemies:
        legions = count(s, region, ROMANS, LEGION) if enemy is ROMANS else 0
        force = (bases(s, region, enemy), legions, total(s, region, enemy))
        mind.walk.check("beset.threat", is_threat(s, enemy, region), *here, enemy, *force)
    if not enemies:
        mind.walk.check("beset.alone", False, *here)


# ---- order ------------------------------------------------------------------------------------------------------


def are_entangled(s: State, fights: Sequence[Fight]) -> bool:
    """8.3.4 Whether it matters who comes first: two enemies in one Region, or one who could give way into the Region of
    another."""
    regions = [fight.region for fight in fights]
    return len(set(regions)) < len(regions) or any(_could_go_to(s, fight, regions) for fight in fights)


def _could_go_to(s: State, fight: Fight, regions: Sequence[Region]) -> bool:
    region, enemy = fight
    if enemy is run_by_game(s):
        return False  # 3.4.5
    return any(r in regions for r in refuges(s, enemy, region))
