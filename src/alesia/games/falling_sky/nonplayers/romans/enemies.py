"""8.8.1 Where enemies of Rome are too near: Allies, Citadels, Leaders, Control, and what an attack could do."""

from collections.abc import Iterator
from operator import itemgetter
from typing import NamedTuple

from alesia.games.falling_sky.abilities.ambush import more_hidden
from alesia.games.falling_sky.abilities.base import reach
from alesia.games.falling_sky.abilities.enlist import all_joined, enlist_regions
from alesia.games.falling_sky.abilities.entreat import win_over
from alesia.games.falling_sky.abilities.rampage import rampage_targets
from alesia.games.falling_sky.board import (
    bands,
    bases,
    count,
    has_fort,
    has_leader,
    has_named_leader,
    hidden,
    own_pieces,
    present,
    remove,
    tally,
    total,
)
from alesia.games.falling_sky.capabilities import (
    BALEARIC_SLINGERS,
    GERMANIC_HORSE,
    MASSED_GALLIC_ARCHERS,
    VERCINGETORIXS_ELITE,
)
from alesia.games.falling_sky.commands.strength import Terms, attack_losses, is_sheltered
from alesia.games.falling_sky.components import (
    AEDUI,
    ARVERNI,
    BELGAE,
    FACTIONS,
    GERMANS,
    LEGION,
    OWN_BANDS,
    ROMANS,
    Faction,
    Region,
)
from alesia.games.falling_sky.control import controls, supply_regions
from alesia.games.falling_sky.negotiation import AGREED, consent, consents, is_nonplayer
from alesia.games.falling_sky.nonplayers.forecast import forecast
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.regions import adjacent
from alesia.games.falling_sky.state import State, forget_tallies
from alesia.games.falling_sky.tracks import victory_margin
from alesia.games.falling_sky.war import run_by_game, targets_of, war

ENEMIES = tuple(f for f in FACTIONS if f is not ROMANS)  # in no order; `targets_of` has that of 8.4.1
AS_IT_IS, ENTREATED, ENLISTED, RAMPAGED = range(4)  # what comes before an enemy Attack
IN_BATTLE = itemgetter(BALEARIC_SLINGERS, MASSED_GALLIC_ARCHERS, VERCINGETORIXS_ELITE, GERMANIC_HORSE)
NO_REPLY = Terms(counterattack=False)  # what the Romans strike back is not asked
MENACED = "romans.menaced"  # what was found before


class Blow(NamedTuple):
    """What one enemy Attack would force on the Romans: Losses in all, and whether Legion or Caesar would be hit; what
    comes before it, and the Auxilia that can take Losses then."""

    losses: int
    hard: bool
    way: int = 0
    screen: int = 0


# ---- the condition of the first box -----------------------------------------------------------------------------


def menaced(s: State) -> dict[Region, list[Faction]]:
    """Regions with Caesar or a Legion, and the enemies there who meet the Battle-or-March condition."""
    found: dict[Region, list[Faction]] = {}
    for region in posts(s):
        totals = tally(s, region).total
        here = [f for f in targets_of(s, ROMANS) if totals[f] and menaces(s, f, region)]
        if here:
            found[region] = here
    return found


def menaced_now(mind: Mind) -> dict[Region, list[Faction]]:
    """The same for the board before the Romans, found once a question."""
    match mind.foreseen.get(MENACED):
        case (board, dict() as found) if board is mind.s:
            return found
    found = menaced(mind.s)
    mind.foreseen[MENACED] = (mind.s, found)
    return found


def posts(s: State) -> list[Region]:
    """Where Caesar or a Legion is."""
    return [r for r in present(s, ROMANS) if count(s, r, ROMANS, LEGION) or has_named_leader(s, r, ROMANS)]


def menaces(s: State, enemy: Faction, region: Region) -> bool:
    return menace(s, enemy, region) is not None


def menace(s: State, enemy: Faction, region: Region, blow: Blow | None = None) -> str | None:
    """An Ally (A8.8.1 or Settlement), Citadel, Leader or Control; or a Battle or Rampage now would force a Loss on
    Legion or Caesar: the first of them that is met."""
    if bases(s, region, enemy):
        return "romans.threat.settled"
    if has_leader(s, region, enemy):
        return "romans.threat.leader"
    if controls(s, enemy, region):
        return "romans.threat.control"
    if any(each.hard for each in (_blows(s, enemy, region) if blow is None else [blow])):
        return "romans.threat.attack"
    return "romans.threat.rampage" if rampage_hits_legion(s, enemy, region) else None


def tell_threats(mind: Mind) -> bool:
    """Enemy by enemy beside Caesar and the Legions: what threatens, or why nothing does."""
    if not mind.tells:
        return bool(menaced_now(mind))
    s, found = mind.s, dict[Region, list[Faction]]()
    beside = [(region, f) for region in posts(s) for f in targets_of(s, ROMANS) if total(s, region, f)]
    for region, f in beside:
        blow = worst_blow(s, f, region)
        key = menace(s, f, region, blow)
        screen = bands(s, region, ROMANS) if key == "romans.threat.rampage" else blow.screen
        facts = (region, f, blow.losses, screen, blow.way)
        if mind.checks(key or "romans.threat.none", key is not None, *facts):
            found.setdefault(region, []).append(f)
    if not beside:
        mind.checks("romans.threat.alone" if posts(s) else "romans.threat.nobody", False, tuple(posts(s)))
    mind.foreseen[MENACED] = (s, found)
    return bool(found)


def rampage_hits_legion(s: State, enemy: Faction, region: Region) -> bool:
    """4.5.2 More Hidden Belgae than Auxilia; Romans who can Retreat to their own Control lose nothing."""
    if enemy is not BELGAE or has_fort(s, region) or has_leader(s, region, ROMANS):
        return False
    if hidden(s, region, BELGAE) <= bands(s, region, ROMANS) or region not in reach(s, BELGAE):
        return False
    return not any(controls(s, ROMANS, near) for near in adjacent(s, region))


def most_losses(s: State, region: Region) -> int:
    """The most damaging Battle that any enemy could fight here now."""
    totals = tally(s, region).total
    return max([0, *[blow.losses for f in ENEMIES if totals[f] for blow in _blows(s, f, region)]])


def worst_blow(s: State, enemy: Faction, region: Region) -> Blow:
    """With whatever Special Ability of the enemy makes it worst: a hit on Legion or Caesar, then the most Losses."""
    nothing = Blow(0, False, AS_IT_IS, bands(s, region, ROMANS))
    return max(_blows(s, enemy, region), key=lambda blow: (blow.hard, blow.losses), default=nothing)


def _blows(s: State, enemy: Faction, region: Region) -> Iterator[Blow]:
    for attacker, board, way in _attacks(s, enemy, region):
        yield _blow(board, attacker, region, way)


def _blow(s: State, enemy: Faction, region: Region, way: int) -> Blow:
    screen = bands(s, region, ROMANS)
    if any(IN_BATTLE(s.capabilities)):
        toll = forecast(s, enemy, ROMANS, region, terms=NO_REPLY, alone=True).inflicted
        return Blow(toll.losses, toll.legions > 0 or (toll.leader > 0 and s.named[ROMANS] > 0), way, screen)
    caused = attack_losses(s, enemy, ROMANS, region, is_sheltered(s, enemy, ROMANS, region))
    losses = min(caused, total(s, region, ROMANS))
    hard = count(s, region, ROMANS, LEGION) > 0 or has_named_leader(s, region, ROMANS)
    return Blow(losses, losses > screen and hard, way, screen)


def _attacks(s: State, enemy: Faction, region: Region) -> Iterator[tuple[Faction, State, int]]:
    """As it is; after Entreat; with Germanic Warbands Enlisted; after Rampage. (Devastate takes a Region under Arverni
    Control, A4.6.2 Intimidate one with Ariovistus or under Germanic Control, which is a menace anyhow; neither makes
    the Losses more.)"""
    if enemy is run_by_game(s):
        yield from _attacks_of_game(s, enemy, region)
        return
    yield enemy, s, AS_IT_IS
    if enemy is ARVERNI and hidden(s, region, ARVERNI) and region in reach(s, ARVERNI):
        for whose in FACTIONS:
            if whose is not ARVERNI and bands(s, region, whose):
                yield ARVERNI, _entreated(s, region, whose), ENTREATED
    if enemy is BELGAE and region in reach(s, BELGAE):
        if bands(s, region, GERMANS) and region in enlist_regions(s):
            yield BELGAE, _enlisted(s, region), ENLISTED
        if hidden(s, region, BELGAE) and bands(s, region, ROMANS) and ROMANS in rampage_targets(s, region):
            yield BELGAE, _rampaged(s, region), RAMPAGED


def _attacks_of_game(s: State, enemy: Faction, region: Region) -> Iterator[tuple[Faction, State, int]]:
    """3.4.4, A6.2.4 Whom the game runs attacks only if it can Ambush; 4.5.1 Enlisted Germans fight as Belgae, even
    where there are none."""
    if more_hidden(s, enemy, ROMANS, region):
        yield enemy, s, AS_IT_IS
    if enemy is not GERMANS or total(s, region, BELGAE) or not bands(s, region, GERMANS):
        return
    if region in enlist_regions(s):
        yield BELGAE, _enlisted(s, region), ENLISTED


def _entreated(s: State, region: Region, whose: Faction) -> State:
    """4.3.1 One Warband or Auxilia of theirs becomes an Arverni Warband."""
    t = s.copy()
    win_over(t, region, own_pieces(t, region, OWN_BANDS[whose])[-1])
    return t


def _enlisted(s: State, region: Region) -> State:
    """A4.5.1 Or four of them."""
    if war(s).most_enlisted:
        return all_joined(s)
    t = s.copy()
    t.enlisted |= region.mask
    forget_tallies(t)
    return t


def _rampaged(s: State, region: Region) -> State:
    """4.5.2 Hidden Belgae drive out Auxilia before they attack."""
    t, left = s.copy(), hidden(s, region, BELGAE)
    for what in own_pieces(t, region, OWN_BANDS[ROMANS]):
        n = min(left, t.pieces[region.base + what])
        remove(t, region, what, n)
        left -= n
    return t


# ---- enemies and friends ----------------------------------------------------------------------------------------


def rivals(s: State) -> list[Faction]:
    """The enemies who could win, in the order of 8.4.1."""
    apart = run_by_game(s)
    return [f for f in targets_of(s, ROMANS) if f is not apart]


def winners(s: State) -> list[Faction]:
    """7.3 Enemies with a victory margin of 0 or better."""
    return [f for f in rivals(s) if victory_margin(s, f) >= 0]


def settled_enemies(s: State, region: Region) -> list[Faction]:
    """Enemies with an Ally or Citadel, A8.8.1 or a Settlement, in the Region."""
    return [f for f in targets_of(s, ROMANS) if bases(s, region, f)]


def sure_friends(s: State, region: Region | None = None) -> frozenset[Faction]:
    """8.6.6 Who is sure to let a Supply Line through: Non-player Aedui, and whoever has agreed for this Region."""
    found = _WITH_AEDUI if is_nonplayer(s, AEDUI) else _ALONE
    if region is None or AGREED not in consents(s, region):
        return found
    return found | {f for f in rivals(s) if consent(s, f, region) == AGREED}


_ALONE, _WITH_AEDUI = frozenset([ROMANS]), frozenset([ROMANS, AEDUI])


def sure_supply(s: State) -> int:
    """3.2.1 Mask of the Regions with a guaranteed Supply Line."""
    return supply_regions(s, sure_friends(s))


def can_agree(mind: Mind, faction: Faction) -> bool:
    """8.4.2 Players may agree, Non-player Aedui do; Non-player Arverni (A8.4 Germans) and Belgae never."""
    return faction is AEDUI or mind.is_player(faction)
