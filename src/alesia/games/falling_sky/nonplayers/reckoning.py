"""What a Non-player has reckoned of a Battle, for its walk: Losses on both sides, and what it makes of them."""

from collections.abc import Iterable, Sequence

from alesia.games.falling_sky.board import bands
from alesia.games.falling_sky.capabilities import BALEARIC_SLINGERS, capability
from alesia.games.falling_sky.components import ROMANS, Faction, Region
from alesia.games.falling_sky.nonplayers.diviciacus import is_lent_in_defence
from alesia.games.falling_sky.nonplayers.forecast import Outcome
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.state import UNSHADED, State

AMBUSH, BESIEGE, LENT = "ambush", "besiege", "lent"  # how it is fought: 38 beside Aedui Warbands

# What is made of it: the end of the sentence. A Faction may have reasons of its own under further keys.
GOOD = "reckoned.good"  # it is one of those to fight
TOO_COSTLY = "reckoned.too_costly"  # own Losses against those of the enemy
NO_LOSS = "reckoned.no_loss"  # it would not cost the enemy anything, or not for sure
NO_LEGION = "reckoned.no_legion"  # no Loss on a Legion is sure
LEADER_HIT = "reckoned.leader_hit"
FROST = "reckoned.frost"  # 8.4.4


def reckoned(
    mind: Mind,
    enemy: Faction,
    region: Region,
    courses: Sequence[Outcome],
    verdict: str,
    *,
    ambush: bool = False,
    rule: str = "",
    once: bool = False,
    group: tuple[object, ...] = (),
    besieged: object = None,
) -> bool:
    """Tell what a Battle would bring: if the enemy stands, and (the second of the courses) if it Retreats; of a group
    that charges alone its number and whence, of a Besiege what it removes. Whether the verdict is good."""
    if not mind.tells:
        return verdict == GOOD
    leave = courses[1] if len(courses) > 1 else None
    manner, more = (BESIEGE, (besieged,)) if besieged is not None else (_manner(mind, enemy, region, ambush), group)
    facts = (region, mind.faction, enemy, manner, tolls(courses[0]), None if leave is None else tolls(leave))
    mind.walk.reckon("reckoned.battle", *facts, verdict, *more, rule=rule, once=once)
    return verdict == GOOD


def tell_slingers(mind: Mind, regions: Iterable[Region]) -> None:
    """Once, before the Battles in these Regions are reckoned."""
    if mind.tells and any(is_shot_at(mind.s, mind.faction, r) for r in regions):
        mind.walk.note("reckoned.slingers", "5.3")


def is_shot_at(s: State, attacker: Faction, region: Region) -> bool:
    """13 Whether Auxilia there shoot first."""
    open_ = attacker is not ROMANS and not s.slung[attacker] and bands(s, region, ROMANS) > 1
    return open_ and capability(s, BALEARIC_SLINGERS, UNSHADED)


def _manner(mind: Mind, enemy: Faction, region: Region, ambush: bool) -> str:
    if ambush:
        return AMBUSH
    return LENT if is_lent_in_defence(mind.s, mind.faction, enemy, region) else ""


def tolls(course: Outcome) -> tuple[object, object]:
    """Losses of the Defender, and of the Attacker."""
    return course.inflicted, course.suffered
