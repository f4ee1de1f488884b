"""3.2.4, 3.3.4, A3.4.4 What a Battle would bring, reckoned before anybody is asked: Losses, first shots, the Horse."""

from collections.abc import Sequence

from alesia.games.falling_sky.abatis import has_abatis
from alesia.games.falling_sky.abilities.besiege import cancels_halving
from alesia.games.falling_sky.acting import number_of_bands
from alesia.games.falling_sky.board import has_leader
from alesia.games.falling_sky.capabilities import (
    BALEARIC_SLINGERS,
    MASSED_GALLIC_ARCHERS,
    VERCINGETORIXS_ELITE,
    capability,
    holds_in_battle,
)
from alesia.games.falling_sky.commands.losses import can_lose, exposed, how_many
from alesia.games.falling_sky.commands.retreat import has_movers, never_retreats
from alesia.games.falling_sky.commands.strength import (
    Clash,
    Terms,
    attack_losses,
    counter_losses,
    force_of,
    has_horse,
    has_motivation,
    is_sheltered,
    terms_that_hold,
)
from alesia.games.falling_sky.components import ARVERNI, GERMANS, HIDDEN, ROMANS, Faction, Region, piece
from alesia.games.falling_sky.groups import Group, group_size
from alesia.games.falling_sky.state import SHADED, UNSHADED, State
from alesia.kernel.word import NO_NOTES, Notes, Phrase, phrase

ARCHERS = 6  # 27: so many Arverni Warbands shoot first
ELITE = 4  # 30, second edition


def prospects(s: State, clash: Clash, besieging: bool) -> tuple[int, int]:
    """The Losses that the Defender must expect if he stands, and if he Retreats; 10 a Citadel that is Besieged may not
    count."""
    attacker, defender, region, terms, sheltered = clash[:5]
    breached = besieging and cancels_halving(s) and not has_abatis(s, attacker, defender, region)
    halved = (sheltered and not breached) or has_motivation(s, attacker, defender)
    stand, leave = [attack_losses(s, attacker, defender, region, each, terms) for each in (halved, True)]
    return stand, leave


def outlook(s: State, attacker: Faction, enemies: Sequence[Faction], region: Region, terms: Terms) -> Notes:
    """What a Battle against each of them would bring, as they stand now."""
    if len(enemies) == 1:
        return NO_NOTES  # nobody is asked
    return Notes([(enemy.option, _outlook(s, attacker, enemy, region, terms)) for enemy in enemies])


def _outlook(s: State, attacker: Faction, enemy: Faction, region: Region, terms: Terms) -> Phrase:
    terms = terms_that_hold(s, attacker, enemy, terms)
    sheltered = terms.shelter and is_sheltered(s, attacker, enemy, region, terms)
    stand, leave = prospects(s, Clash(attacker, enemy, region, terms, sheltered, True, ""), False)
    back = counter_losses(s, attacker, enemy, region, terms) if terms.counterattack else 0
    flees = terms.retreat and has_movers(s, attacker, enemy, region) and not never_retreats(s, attacker, enemy)
    return phrase("note.battle", stand, leave, back) if flees else phrase("note.battle_stood", stand, back)


def would_cost(s: State, attacker: Faction, defender: Faction, region: Region, terms: Terms) -> bool:
    """Whether anybody could be lost in the Battle, A33 or trapped after it, or Retreat, on terms that hold."""
    sheltered = terms.shelter and is_sheltered(s, attacker, defender, region, terms)
    halved = sheltered or has_motivation(s, attacker, defender)
    trial, fresh = with_elite(s, attacker, defender, region), not s.charged[attacker]
    charge = fresh and has_horse(s, attacker, sheltered)
    losses = attack_losses(trial, attacker, defender, region, halved, terms, charge)
    if losses and can_lose(s, defender, region):
        return True
    if would_shoot(s, attacker, defender, region) or (terms.retreat and may_retreat(s, attacker, defender, region)):
        return True
    charge = fresh and has_horse(s, defender, sheltered)
    struck = counter_losses(trial, attacker, defender, region, terms, charge)
    trapped = is_trapped(s, attacker, defender, region, force_of(s, attacker, region, terms))
    return terms.counterattack and (trapped or (struck > 0 and can_lose(s, attacker, region)))


def may_retreat(s: State, attacker: Faction, defender: Faction, region: Region) -> bool:
    return has_movers(s, attacker, defender, region) and not never_retreats(s, attacker, defender)


def nobody_outlives(s: State, clash: Clash) -> bool:
    """27 Ambushed (4.3.3): whoever is shot at first, the Attack takes all the others."""
    attacker, defender, region, terms, sheltered, holds = clash[:6]
    rest = sum([how_many(s, region, what) for what in exposed(s, defender, region)]) - 1
    halved = sheltered or has_motivation(s, attacker, defender)
    felled = has_abatis(s, attacker, defender, region)
    return not holds and not felled and rest <= attack_losses(s, attacker, defender, region, halved, terms)


# ---- Capabilities -----------------------------------------------------------------------------------------------


def may_charge(s: State, attacker: Faction) -> bool:
    """Whether the Roman Horse has not fought yet in this Battle Command."""
    return has_horse(s, ROMANS, False) and not s.charged[attacker]


def is_trapped(s: State, attacker: Faction, defender: Faction, region: Region, left: Group) -> bool:
    """A33 unshaded, unless Ariovistus is on the map: fewer Germanic Warbands than mobile Attackers that are left."""
    if defender is not GERMANS or s.named[GERMANS] or not never_retreats(s, attacker, defender):
        return False
    return 0 < number_of_bands(s, region, GERMANS) < group_size(left)


def has_archers(s: State, attacker: Faction, defender: Faction, region: Region, terms: Terms) -> bool:
    if not helps_arverni(s, MASSED_GALLIC_ARCHERS, attacker, defender):
        return False
    limited = terms.attackers is not None and attacker is ARVERNI
    return (group_size(terms.attackers or ()) if limited else archers(s, region)) >= ARCHERS


def helps_arverni(s: State, number: int, attacker: Faction, defender: Faction) -> bool:
    """27, 30 shaded, in a Battle of theirs; A31 unless nothing harms Germans."""
    enemy = defender if attacker is ARVERNI else attacker
    return capability(s, number, SHADED) and holds_in_battle(s, ARVERNI, enemy)


def archers(s: State, region: Region) -> int:
    """Arverni Warbands, and those that fight as theirs (45)."""
    return number_of_bands(s, region, ARVERNI)


def with_elite(s: State, attacker: Faction, defender: Faction, region: Region) -> State:
    """30 As if Warbands were picked."""
    if not helps_arverni(s, VERCINGETORIXS_ELITE, attacker, defender) or not has_leader(s, region, ARVERNI):
        return s
    trial = s.copy()
    trial.elite[piece(ARVERNI, HIDDEN)] = min(ELITE, archers(s, region))
    return trial


def would_shoot(s: State, attacker: Faction, defender: Faction, region: Region) -> bool:
    """First shots that can hit somebody: Archers of either side (27), Slingers at the Attacker (13)."""
    enough = helps_arverni(s, MASSED_GALLIC_ARCHERS, attacker, defender) and archers(s, region) >= ARCHERS
    if enough and ARVERNI in (attacker, defender):
        return can_lose(s, defender if attacker is ARVERNI else attacker, region)
    slingers = attacker is not ROMANS and capability(s, BALEARIC_SLINGERS, UNSHADED)
    slingers = slingers and holds_in_battle(s, defender, attacker)
    enough = number_of_bands(s, region, ROMANS) >= (1 if has_horse(s, ROMANS, False) else 2)
    return slingers and enough
