"""8.2.3 Free Battles that Events grant outside of a Command: where, and against whom, by the Faction's own Battle box.

2 and 21 shaded (Arverni, Belgae), 6 and 11 unshaded (Romans); of Ariovistus 2, A21, A28 and A57 (Germans, Belgae).
"""

from collections.abc import Iterable
from typing import NamedTuple

from alesia.games.falling_sky.board import (
    allies_and_citadels,
    bands,
    count,
    has_named_leader,
    mobile,
    total,
)
from alesia.games.falling_sky.commands.strength import PLAIN, Terms
from alesia.games.falling_sky.components import (
    AEDUI,
    ARVERNI,
    BELGAE,
    GERMANS,
    LEADER,
    LEGION,
    ROMANS,
    WINTER,
    Faction,
    Region,
)
from alesia.games.falling_sky.nonplayers.forecast import Outcome, Toll, forecast, forecast_retreat, futures, may_retreat
from alesia.games.falling_sky.nonplayers.frost import is_barred
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.onslaught import verdict_of
from alesia.games.falling_sky.nonplayers.pieces import enemy_rank
from alesia.games.falling_sky.nonplayers.reckoning import FROST, GOOD, LEADER_HIT, NO_LEGION, reckoned
from alesia.games.falling_sky.state import State
from alesia.kernel.word import phrase
from alesia.nonplayers.mind import Priority

MANY_WARBANDS, MANY_PIECES = 10, 4


class Fight(NamedTuple):
    """One Battle that could be fought, and the courses that it can take."""

    region: Region
    enemy: Faction
    courses: tuple[Outcome, ...]
    ambush: bool = False
    terms: Terms = PLAIN
    board: State | None = None  # if not the one that is seen

    @property
    def phrase(self) -> object:
        return phrase("phrase.at", self.enemy, self.region)


def fight(mind: Mind, region: Region, enemy: Faction, terms: Terms = PLAIN, board: State | None = None) -> Fight:
    """The Defender stands or, if it may and can, Retreats."""
    s, faction = board or mind.s, mind.faction
    courses = [forecast(s, faction, enemy, region, terms=terms)]
    if terms.retreat and may_retreat(s, faction, enemy, region):
        courses.append(forecast_retreat(s, faction, enemy, region, terms=terms))
    return Fight(region, enemy, tuple(courses), False, terms, board)


def is_fair(mind: Mind, each: Fight) -> bool:
    """8.4.4 Upon Frost no Battle that could bring a player to victory, whatever is rolled."""
    if mind.s.next_card != WINTER:
        return True
    s = mind.s if each.board is None else each.board
    found = futures(s, mind.faction, each.enemy, each.region, ambush=each.ambush, terms=each.terms)
    return not any(is_barred(mind, mind.s, after) for after in found)


def frost_or_good(mind: Mind, each: Fight) -> str:
    return GOOD if is_fair(mind, each) else FROST


def told(mind: Mind, each: Fight, verdict: str, rule: str = "8.2.1") -> bool:
    """Whether it is one to fight; its Losses are told once."""
    courses, ambush = each.courses, each.ambush
    return reckoned(mind, each.enemy, each.region, courses, verdict, ambush=ambush, rule=rule, once=True)


def legion_fights(mind: Mind, found: Iterable[Fight]) -> list[Fight]:
    """8.2.1 Battles where Losses are sure to be forced on Legions."""
    hits = [(each, frost_or_good(mind, each) if legions_hit(mind, each) else NO_LEGION) for each in found]
    return [each for each, verdict in hits if told(mind, each, verdict)]


def legions_hit(mind: Mind, each: Fight) -> int:
    """Losses that are sure to be forced on Legions: a player can let the Leader take one before them."""
    return min(_forced(mind, each, course.inflicted) for course in each.courses)


def _forced(mind: Mind, each: Fight, toll: Toll) -> int:
    """A Leader who takes a Loss anyhow shields nobody, nor from a Loss that takes a Legion first."""
    sure = int(each.terms.legion_first and toll.legions > 0)
    shield = count(mind.s, each.region, ROMANS, LEADER) if mind.is_player(ROMANS) and not toll.leader else 0
    return sure + max(0, toll.legions - sure - shield)


MOST_LEGIONS = Priority("event.most_legions_hit", legions_hit)
MOST_IF_THEY_STAND = Priority("event.most_if_they_stand", lambda mind, each: each.courses[0].inflicted.legions)

# ---- 8.7.1 Arverni ----------------------------------------------------------------------------------------------


def arverni_fights(mind: Mind, found: Iterable[Fight]) -> list[Fight]:
    """Battles that the Arverni would fight: none against Germans or Non-player Belgae."""
    enemies = [each for each in found if _is_arverni_enemy(mind, each.enemy)]
    return [each for each in enemies if told(mind, each, _arverni_verdict(mind, each), "8.7.1")]


def _is_arverni_enemy(mind: Mind, enemy: Faction) -> bool:
    return enemy in (ROMANS, AEDUI) or (enemy is BELGAE and mind.is_player(BELGAE))


def _arverni_verdict(mind: Mind, each: Fight) -> str:
    """A Loss on a Legion, or more Losses than they suffer; none on Vercingetorix, who needs twice Caesar's number."""
    s, region = mind.s, each.region
    caesar = each.enemy is ROMANS and has_named_leader(s, region, ROMANS) and has_named_leader(s, region, ARVERNI)
    if caesar and mobile(s, region, ARVERNI) <= 2 * mobile(s, region, ROMANS):
        return "reckoned.arverni.caesar"
    if any(course.suffered.leader for course in each.courses):
        return LEADER_HIT
    gains = all(_is_arverni_gain(mind, each, course) for course in each.courses)
    return frost_or_good(mind, each) if gains else "reckoned.arverni.too_costly"


def _is_arverni_gain(mind: Mind, each: Fight, course: Outcome) -> bool:
    return _forced(mind, each, course.inflicted) > 0 or course.inflicted.losses > course.suffered.losses


def is_arverni_threat(mind: Mind, region: Region, enemy: Faction) -> bool:
    """8.7.1 Vercingetorix or ten Warbands where Romans or Aedui have an Ally, Citadel, Legion or four pieces."""
    s = mind.s
    strong = has_named_leader(s, region, ARVERNI) or bands(s, region, ARVERNI) >= MANY_WARBANDS
    if not strong or enemy not in (ROMANS, AEDUI):
        return False
    worthy = allies_and_citadels(s, region, enemy) or count(s, region, enemy, LEGION)
    return bool(worthy) or total(s, region, enemy) >= MANY_PIECES


ARVERNI_BATTLE = (
    Priority("event.arverni_threat", lambda mind, each: is_arverni_threat(mind, each.region, each.enemy)),
    Priority("event.vercingetorix_first", lambda mind, each: has_named_leader(mind.s, each.region, ARVERNI)),
)

# ---- A8.7.1 Germans ---------------------------------------------------------------------------------------------

GUARD = 4  # Warbands that must be left with Ariovistus
MOST_LOSSES = Priority(
    "event.most_losses_caused", lambda mind, each: min(course.inflicted.losses for course in each.courses)
)
FIGHT_ORDER = Priority("event.fight_order", lambda mind, each: -enemy_rank(mind.s, mind.faction, each.enemy))


def germanic_fights(mind: Mind, found: Iterable[Fight]) -> list[Fight]:
    """8.2.1 Battles of the Germans' own box, after which Ariovistus, if he is there, still has four Warbands."""
    return [each for each in found if told(mind, each, _germanic_verdict(mind, each))]


def _germanic_verdict(mind: Mind, each: Fight) -> str:
    s = mind.s if each.board is None else each.board
    verdict = verdict_of(s, GERMANS, each.courses)
    if verdict != GOOD:
        return verdict
    led = has_named_leader(s, each.region, GERMANS)
    bare = led and any(bands(course.after, each.region, GERMANS) < GUARD for course in each.courses)
    return "reckoned.germans.bare" if bare else frost_or_good(mind, each)


def choose_germanic_fight(mind: Mind, found: list[Fight]) -> Fight:
    """Where the most Losses are caused, then 8.4.1."""
    return mind.choose(found, MOST_LOSSES, FIGHT_ORDER)


# ---- 8.8.1 Romans -----------------------------------------------------------------------------------------------


def roman_fights(mind: Mind, found: Iterable[Fight]) -> list[Fight]:
    """Battles where Rome loses less than half of what it inflicts, and not Caesar."""
    return [each for each in found if told(mind, each, _roman_verdict(mind, each), "8.8.1")]


def _roman_verdict(mind: Mind, each: Fight) -> str:
    """A8.8.1 Not against Diviciacus, unless the Aedui are about to win."""
    from alesia.games.falling_sky.nonplayers.romans.battle import SPARED, is_spared

    if is_spared(mind.s if each.board is None else each.board, each.enemy, each.region):
        return SPARED
    if any(2 * course.suffered.losses >= course.inflicted.losses for course in each.courses):
        return "romans.battle.not_half"
    falls = mind.s.named[ROMANS] and any(course.suffered.leader for course in each.courses)
    return LEADER_HIT if falls else frost_or_good(mind, each)


def choose_roman_fight(mind: Mind, found: list[Fight]) -> Fight:
    """Enemies who meet the Battle-or-March condition, then the order of the Battle box."""
    from alesia.games.falling_sky.nonplayers.romans.battle import TARGETS
    from alesia.games.falling_sky.nonplayers.romans.enemies import menaced

    dangers = menaced(mind.s)
    meets = Priority("event.menacing", lambda mind, each: each.enemy in dangers.get(each.region, ()))
    return mind.choose(found, meets, *TARGETS)
