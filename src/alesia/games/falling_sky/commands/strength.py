"""3.2.4, 3.3.4, A3.4.4 How many Losses each side of a Battle causes: reckoned from the board, asked of nobody."""

from typing import NamedTuple

from alesia.games.falling_sky.abatis import has_abatis
from alesia.games.falling_sky.acting import acting_mobile, number_of_bands
from alesia.games.falling_sky.board import (
    bands,
    citadels,
    count,
    has_fort,
    has_leader,
    has_named_leader,
    number_of,
    own_pieces,
    walled_among,
)
from alesia.games.falling_sky.capabilities import (
    GERMAN_PHALANX,
    GERMANIC_HORSE,
    LEGIO_X,
    MASSED_GALLIC_ARCHERS,
    WAILING_WOMEN,
    capability,
    holds_in_battle,
)
from alesia.games.falling_sky.components import (
    ARVERNI,
    BELGAE,
    GERMANS,
    LEADER,
    LEGION,
    OWN_BANDS,
    ROMANS,
    Faction,
    Region,
)
from alesia.games.falling_sky.groups import Group, group_size
from alesia.games.falling_sky.state import SHADED, UNSHADED, State


class Terms(NamedTuple):
    """5.1.1 What an Event changes in one Battle."""

    retreat: bool = True  # the Defender may Retreat
    counterattack: bool = True
    shelter: bool = True  # a Citadel or Fort halves Losses
    extra: int = 0  # Losses added to those of the Attackers, who may then be none
    ally_first: bool = False  # the first Loss takes an Ally
    legion_first: bool = False  # the first Loss takes a Legion, without a roll
    auxilia: int = 1  # how many times their usual Losses attacking Auxilia cause
    bands: int = 1  # how many times their usual Losses attacking Warbands of a group cause
    attackers: Group | None = None  # they alone attack, and take Losses
    rear: bool = False  # A65 after them their Allies, Citadel and Settlement take Losses, who may be there alone
    hide_attackers: bool = False  # they end the Battle Hidden
    guide: Faction | None = None  # A4.5.1 who chooses for the group that attacks, if not its own Faction
    regardless: bool = False  # Germans Ambush whatever is Hidden
    support: tuple[Region, ...] = ()  # A20 the Attacker's Warbands there fight too, as if they were here


PLAIN = Terms()


class Clash(NamedTuple):
    """One Battle under way: who, where, on what terms, and how the Defender stands."""

    attacker: Faction
    defender: Faction
    region: Region
    terms: Terms
    sheltered: bool  # the Defender has a Citadel or Fort that counts (against Romans: began with one)
    holds: bool  # no Ambush, or Caesar withstands it: the Defender rolls for Losses and strikes back
    rule: str  # by which the Attacker Battles


def terms_that_hold(s: State, attacker: Faction, defender: Faction, terms: Terms) -> Terms:
    """A31 Whatever an Event changes helps the Attacker; who attacks is not changed."""
    if holds_in_battle(s, attacker, defender):
        return terms
    return Terms(attackers=terms.attackers, rear=terms.rear, guide=terms.guide)


def supporters(s: State, attacker: Faction, terms: Terms) -> int:
    """A20 Warbands that attack from where they stand."""
    return sum([number_of(s, r, OWN_BANDS[attacker]) for r in terms.support])


def is_sheltered(s: State, attacker: Faction, defender: Faction, region: Region, terms: Terms = PLAIN) -> bool:
    """A Defender who begins with a Citadel or Fort takes half Losses; 4 so do Romans against the marked group alone."""
    fort = defender is ROMANS and (has_fort(s, region) or is_alone(s, attacker, region, terms))
    return fort or citadels(s, region, defender) > 0 or has_abatis(s, attacker, defender, region)


def is_alone(s: State, attacker: Faction, region: Region, terms: Terms) -> bool:
    """4 Only pieces of the marked group attack, A20 from wherever they stand."""
    if not s.wall:
        return False
    force = [(region, what, n) for what, n in force_of(s, attacker, region, terms)]
    force += [(r, what, n) for r in terms.support for what, n in force_of(s, attacker, r, PLAIN)]
    return bool(force) and all(walled_among(s, r, what, n) == n for r, what, n in force)


def force_of(s: State, attacker: Faction, region: Region, terms: Terms) -> Group:
    """Leader, Legions, Warbands and Auxilia that attack."""
    if terms.attackers is not None:
        return terms.attackers
    found = own_pieces(s, region, acting_mobile(s, region, attacker))
    return tuple((what, s.pieces[region.base + what]) for what in found)


def attack_losses(
    s: State,
    attacker: Faction,
    defender: Faction,
    region: Region,
    halved: bool,
    terms: Terms = PLAIN,
    charge: bool = False,
) -> int:
    """All Losses of the Attack; 15 and 25 change the number after it has been rounded; 27 counts against the extra
    Losses of 25 too, if the pieces cause less than the one that it takes off."""
    doubled = attacker is GERMANS and ariovistus_doubles(s, defender, region, terms)
    losses = losses_inflicted(s, attacker, defender, region, True, halved, terms, charge, doubled) + terms.extra
    return max(0, losses + legio_x(s, attacker, defender, attacker, region, terms))


def counter_losses(
    s: State, attacker: Faction, defender: Faction, region: Region, terms: Terms, charge: bool = False
) -> int:
    doubled = defender is GERMANS and doubles(s, region)
    losses = losses_inflicted(s, defender, attacker, region, False, False, PLAIN, charge, doubled)
    losses += has_motivation(s, attacker, defender) and number_of(s, region, acting_mobile(s, region, GERMANS)) > 0
    return max(0, losses + legio_x(s, defender, attacker, attacker, region, terms))


def losses_inflicted(
    s: State,
    faction: Faction,
    enemy: Faction,
    region: Region,
    attacking: bool,
    halved: bool,
    terms: Terms = PLAIN,
    charge: bool = False,
    doubled: bool = False,
) -> int:
    """The sum of what all pieces cause, 27 changed before and doubled after that (59, A3.2.4); fractions are
    dropped."""
    limited = terms.attackers is not None
    felled = attacking and has_abatis(s, faction, enemy, region)
    auxilia = 0 if felled else terms.auxilia * (1 + charge) if faction is ROMANS else 1  # A64 they cause nothing
    halves = halves_of_group(faction, terms, auxilia) if limited else halves_of(s, faction, enemy, region, attacking)
    if terms.support:
        halves += supporters(s, faction, terms)
    if auxilia != 1 and not limited:
        halves += (auxilia - 1) * auxilia_among(s, faction, region)
    if attacking and faction is ARVERNI and relies_on_light_arms(s, enemy):
        halves -= 2
    if doubled or (charge and faction is not ROMANS):
        halves *= 2
    return halves // (4 if halved else 2)


def relies_on_light_arms(s: State, enemy: Faction) -> bool:
    """27 unshaded: the Arverni cause one Loss less; A31 unless nothing helps Germans."""
    return capability(s, MASSED_GALLIC_ARCHERS, UNSHADED) and holds_in_battle(s, enemy, ARVERNI)


def auxilia_among(s: State, faction: Faction, region: Region) -> int:
    """Auxilia that fight for the Faction here: for Romans all who act as theirs (38), but A28 lent pieces are what they
    are, Warbands or Auxilia."""
    if s.lenders and s.borrowed & region.mask and faction == s.actor:
        fight = faction is ROMANS or s.lenders >> ROMANS & 1
        return number_of(s, region, OWN_BANDS[ROMANS]) if fight else 0
    return number_of_bands(s, region, ROMANS) if faction is ROMANS else 0


def doubles(s: State, region: Region) -> bool:
    """A3.2.4 Ariovistus is here; A31 unshaded he doubles nothing."""
    return has_named_leader(s, region, GERMANS) and not capability(s, GERMAN_PHALANX, UNSHADED)


def ariovistus_doubles(s: State, defender: Faction, region: Region, terms: Terms) -> bool:
    """A3.2.4, A3.4.4 Attacking, he doubles the Losses of the enemy, but for a Defender with a Fort or Citadel, Ambushed
    or not; a Successor does not."""
    here = terms.attackers is None and doubles(s, region)
    return here and not is_sheltered(s, GERMANS, defender, region, terms)


def halves_of(s: State, faction: Faction, enemy: Faction, region: Region, attacking: bool) -> int:
    """In halves of a Loss: one Loss for each Leader and Legion, half for each Warband or Auxilia; A31 shaded, named
    Leaders double nothing against Germans."""
    warbands = number_of_bands(s, region, faction)
    halves = 2 * count(s, region, faction, LEADER) + warbands
    if faction is ROMANS:
        return halves + legions_halves(s, enemy, region, attacking)
    if faction is BELGAE and attacking and is_led(s, faction, enemy, region):  # Ambiorix: one for each Warband
        halves += bands(s, region, faction) if s.lenders else warbands  # A28 lent ones are none, 4.5.1 Enlisted are
    return halves + (sum(s.elite) if faction is ARVERNI else 0)


def is_led(s: State, faction: Faction, enemy: Faction, region: Region) -> bool:
    if enemy is GERMANS and capability(s, GERMAN_PHALANX, SHADED):
        return False
    return has_named_leader(s, region, faction)


def legions_halves(s: State, enemy: Faction, region: Region, attacking: bool) -> int:
    """Caesar attacking: two Losses for each Legion, 15 or for one of them only."""
    legions = count(s, region, ROMANS, LEGION)
    if not legions or not attacking or not is_led(s, ROMANS, enemy, region):
        return 2 * legions
    alone = capability(s, LEGIO_X, SHADED) and holds_in_battle(s, enemy, ROMANS)
    return 2 * legions + 2 * (1 if alone else legions)


def halves_of_group(faction: Faction, terms: Terms, auxilia: int) -> int:
    """A group of Warbands or Auxilia alone; 38 all of them as the Faction's own."""
    return group_size(terms.attackers or ()) * (auxilia if faction is ROMANS else terms.bands)


def legio_x(s: State, side: Faction, enemy: Faction, attacker: Faction, region: Region, terms: Terms) -> int:
    """15 With the Roman Leader and a Legion in the Battle: Romans cause two more, and take one less."""
    if s.capabilities[LEGIO_X] != UNSHADED or ROMANS not in (side, enemy):
        return 0
    if not holds_in_battle(s, ROMANS, enemy if side is ROMANS else side):
        return 0
    absent = attacker is ROMANS and terms.attackers is not None
    if absent or not has_leader(s, region, ROMANS) or not count(s, region, ROMANS, LEGION):
        return 0
    return 2 if side is ROMANS else -1


def has_motivation(s: State, attacker: Faction, defender: Faction) -> bool:
    """A33 shaded: defending Germans take half Losses, once, and cause one more; A31 unless nothing helps them."""
    helped = defender is GERMANS and capability(s, WAILING_WOMEN, SHADED)
    return helped and holds_in_battle(s, defender, attacker)


def has_horse(s: State, side: Faction, sheltered: bool) -> bool:
    """59 Unshaded the Romans; shaded the holder, unless the Defender has a Fort or Citadel."""
    if side is ROMANS:
        return capability(s, GERMANIC_HORSE, UNSHADED)
    return not sheltered and capability(s, GERMANIC_HORSE, SHADED, side)
