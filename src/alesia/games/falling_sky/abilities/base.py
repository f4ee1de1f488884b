"""4.1 Special Abilities in general: which there are, which Commands they accompany, and how far they reach."""

from collections.abc import Sequence
from typing import Self

from alesia.games.falling_sky.board import BIBRACTE, has_leader, is_near_diviciacus, leader_region
from alesia.games.falling_sky.capabilities import TITUS_LABIENUS, VERGOBRET, capability
from alesia.games.falling_sky.commands.base import BATTLE, MARCH, RAID, RALLY, RECRUIT, SEIZE, Command
from alesia.games.falling_sky.components import AEDUI, ARVERNI, BELGAE, GERMANS, ROMANS, Faction, Region
from alesia.games.falling_sky.regions import regions, vicinity
from alesia.games.falling_sky.state import SHADED, UNSHADED, State
from alesia.games.falling_sky.tracks import allowed
from alesia.kernel.ask import Noun

ANY = (RECRUIT, MARCH, SEIZE, BATTLE, RALLY, RAID)


class Ability(Noun):
    """A Special Ability of a Faction, with the Commands that it may accompany (4.1.1)."""

    rule: str
    faction: Faction
    commands: tuple[Command, ...]

    def __new__(cls, index: int, name: str, rule: str, faction: Faction, commands: tuple[Command, ...]) -> Self:
        ability = super().__new__(cls, index, "ability", name)
        ability.rule = rule
        ability.faction = faction
        ability.commands = commands
        return ability


BUILD = Ability(1, "Build", "4.2.1", ROMANS, (RECRUIT, MARCH, SEIZE))
SCOUT = Ability(2, "Scout", "4.2.2", ROMANS, ANY)
BESIEGE = Ability(3, "Besiege", "4.2.3", ROMANS, (BATTLE,))
ENTREAT = Ability(4, "Entreat", "4.3.1", ARVERNI, ANY)
DEVASTATE = Ability(5, "Devastate", "4.3.2", ARVERNI, ANY)
ARVERNI_AMBUSH = Ability(6, "Ambush", "4.3.3", ARVERNI, (BATTLE,))
TRADE = Ability(7, "Trade", "4.4.1", AEDUI, ANY)
SUBORN = Ability(8, "Suborn", "4.4.2", AEDUI, (RALLY, MARCH, RAID))
AEDUI_AMBUSH = Ability(9, "Ambush", "4.4.3", AEDUI, (BATTLE,))
ENLIST = Ability(10, "Enlist", "4.5.1", BELGAE, ANY)
RAMPAGE = Ability(11, "Rampage", "4.5.2", BELGAE, (RALLY, RAID, BATTLE))
BELGIC_AMBUSH = Ability(12, "Ambush", "4.5.3", BELGAE, (BATTLE,))
ABILITIES = {
    int(a): a
    for a in (
        *(BUILD, SCOUT, BESIEGE, ENTREAT, DEVASTATE, ARVERNI_AMBUSH),
        *(TRADE, SUBORN, AEDUI_AMBUSH, ENLIST, RAMPAGE, BELGIC_AMBUSH),
    )
}
# A4.6 Those of Germans whom somebody plays.
SETTLE = Ability(13, "Settle", "A4.6.1", GERMANS, (RALLY, MARCH))
INTIMIDATE = Ability(14, "Intimidate", "A4.6.2", GERMANS, (MARCH, RAID, BATTLE))
GERMANIC_AMBUSH = Ability(15, "Ambush", "A4.6.3", GERMANS, (BATTLE,))
GERMANIC_ABILITIES = {int(a): a for a in (SETTLE, INTIMIDATE, GERMANIC_AMBUSH)}
AMBUSH = {ARVERNI: ARVERNI_AMBUSH, AEDUI: AEDUI_AMBUSH, BELGAE: BELGIC_AMBUSH, GERMANS: GERMANIC_AMBUSH}


def may_use(s: State, ability: Ability) -> bool:
    """4.1 One type of Special Ability a Command, none with a Limited Command (2.3.5) or across the sea (4.1.3)."""
    if ability in (s.ability, s.other_ability):
        return True
    return s.grants > 0 and not s.crossed_sea and (not s.ability or s.grants > 1)


def in_reach(s: State, faction: Faction, region: Region) -> bool:
    """4.1.2 Within one Region of the named Leader, or in the Region of his Successor."""
    if not s.named[faction]:
        return has_leader(s, region, faction)
    return any(has_leader(s, near, faction) for near in vicinity(s, region))


def in_aedui_reach(s: State, region: Region) -> bool:
    """4.1.2 Aedui Special Abilities reach everywhere; A1.4 while Diviciacus is on the map, within one Region of him."""
    return not s.named[AEDUI] or is_near_diviciacus(s, region)


def is_near_bibracte(s: State, region: Region) -> bool:
    """A38 Within one Region of Bibracte."""
    return region in vicinity(s, BIBRACTE.region)


def in_suborn_reach(s: State, region: Region) -> bool:
    """A38 shaded: with Diviciacus in his Region alone, without him near Bibracte."""
    if not capability(s, VERGOBRET, SHADED):
        return in_aedui_reach(s, region)
    return has_leader(s, region, AEDUI) if s.named[AEDUI] else is_near_bibracte(s, region)


def in_trade_reach(s: State, region: Region) -> bool:
    """A38 shaded: without Diviciacus near Bibracte alone."""
    limited = capability(s, VERGOBRET, SHADED) and not s.named[AEDUI]
    return is_near_bibracte(s, region) if limited else in_aedui_reach(s, region)


def reach(s: State, faction: Faction) -> Sequence[Region]:
    """4.1.2 All Regions that the Leader's Special Abilities reach; with Titus Labienus (12) every one for Rome."""
    if faction is ROMANS and capability(s, TITUS_LABIENUS, UNSHADED):
        return allowed(s, regions(s))
    here = leader_region(s, faction)
    if here is None:
        return ()
    return allowed(s, vicinity(s, here) if s.named[faction] else (here,))


def commit(s: State, ability: Ability) -> None:
    """The Special Ability has been used: it is the one that accompanies this Command."""
    if s.ability and ability not in (s.ability, s.other_ability):
        s.other_ability = s.ability
        s.grants -= 1
    if ability != s.other_ability:
        s.ability = ability
    s.committed = 1
