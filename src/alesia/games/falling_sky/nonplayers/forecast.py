"""What a Battle would bring, without dice: every roll against a piece removes it (8.5.1, 8.7.1, 8.8.1).

The arithmetic is that of ``commands.battle`` on a copy of the board; Losses are taken in the order of 8.4.1.
"""

from collections.abc import Callable, Sequence
from functools import cache, partial
from itertools import combinations
from operator import add, sub
from typing import NamedTuple

from alesia.games.falling_sky.abatis import has_abatis
from alesia.games.falling_sky.abilities.ambush import strongholds
from alesia.games.falling_sky.abilities.besiege import cancels_halving
from alesia.games.falling_sky.acting import acting_bands, acting_mobile, settled_owners
from alesia.games.falling_sky.board import (
    has_leader,
    has_named_leader,
    is_permanent,
    loose,
    move,
    number_of,
    overview,
    own_pieces,
    put,
    remove,
    subdue,
)
from alesia.games.falling_sky.capabilities import (
    BALEARIC_SLINGERS,
    BALLISTAE,
    GERMANIC_HORSE,
    MASSED_GALLIC_ARCHERS,
    VERCINGETORIXS_ELITE,
    capability,
    holds_in_battle,
)
from alesia.games.falling_sky.commands.losses import DIVICIACUS_PIECE, Target
from alesia.games.falling_sky.commands.outlook import ELITE, has_archers, helps_arverni, is_trapped
from alesia.games.falling_sky.commands.retreat import (
    askable_regions,
    has_movers,
    movers,
    never_retreats,
    retreat_regions,
)
from alesia.games.falling_sky.commands.strength import (
    PLAIN,
    Terms,
    attack_losses,
    counter_losses,
    force_of,
    has_horse,
    has_motivation,
    is_sheltered,
    terms_that_hold,
)
from alesia.games.falling_sky.components import (
    AEDUI,
    ALLY,
    ARVERNI,
    CITADEL,
    FACTIONS,
    FORT,
    GERMANS,
    HIDDEN,
    LEADER,
    LEGION,
    OWN_BANDS,
    OWN_MOBILE,
    REVEALED,
    ROMANS,
    SCOUTED,
    SETTLEMENT,
    Faction,
    Piece,
    Region,
    Tribe,
    mask_of,
    piece,
)
from alesia.games.falling_sky.groups import Group, group_size
from alesia.games.falling_sky.negotiation import is_nonplayer, is_player, might_open
from alesia.games.falling_sky.nonplayers.diviciacus import is_lent_in_defence
from alesia.games.falling_sky.regions import common_roads
from alesia.games.falling_sky.sharing import set_shared, shared_here
from alesia.games.falling_sky.state import SHADED, UNSHADED, State, end_sharing, set_abatis

A_SETTLEMENT = piece(GERMANS, SETTLEMENT)  # A1.4 lost as an Ally is
SPENT = 255  # 59 the Horse has fought in some other Region, whichever
# 8.4.1 The order in which Non-players lose their own pieces.
LOSS_ORDER = (SCOUTED, REVEALED, HIDDEN, LEGION, LEADER)


class Toll(NamedTuple):
    """Losses on one side: how many were taken, and how many of them on Legions, Leader, Allies (A1.4 and
    Settlements) and strongholds."""

    losses: int = 0
    legions: int = 0
    leader: int = 0
    allies: int = 0
    strongholds: int = 0  # Citadels and Forts, A64 and an Abatis

    def plus(self, other: "Toll") -> "Toll":
        if not other.losses:
            return self
        return Toll(*map(add, self, other)) if self.losses else other


NOTHING = Toll()


class Outcome(NamedTuple):
    """One course that a Battle can take."""

    inflicted: Toll
    suffered: Toll
    after: State
    beyond: int = 0  # Losses on the Defender for which there was no piece left


def forecast(
    s: State,
    attacker: Faction,
    defender: Faction,
    region: Region,
    *,
    ambush: bool = False,
    retreat: bool = False,
    besieged: Target | None = None,
    terms: Terms = PLAIN,
    falls: int | None = None,
    absorbed: int = 0,
    begun: bool = False,
    alone: bool = False,
) -> Outcome:
    """The Battle if the Defender stands, or Retreats; an Ambushed Caesar holds, the worse for the Attacker. Dice may
    let only so many Losses on the Defender remove a piece, and absorb so many of those on the Attacker. One that has
    begun is past its first shots. Unless they are to be thought of alone, Romans fight with Aedui Warbands that are
    sure to be lent (8.6.8)."""
    t = s.copy()
    if terms is not PLAIN:
        terms = terms_that_hold(t, attacker, defender, terms)
    inflicted, suffered = NOTHING, NOTHING
    if not begun:
        terms, inflicted, suffered = _first_shots(t, attacker, defender, region, terms, alone)
    sheltered = terms.shelter and is_sheltered(t, attacker, defender, region, terms)
    felled = has_abatis(t, attacker, defender, region)
    if besieged is not None:
        inflicted = inflicted.plus(_strike(t, region, besieged))
    breached = besieged is not None and cancels_halving(t) and not felled
    halved = retreat or (sheltered and not breached) or has_motivation(t, attacker, defender)
    charge = _charges(t, attacker, defender, attacker, region, sheltered)
    losses = attack_losses(t, attacker, defender, region, halved, terms, charge=charge)
    if losses and terms.legion_first and t.pieces[region.base + piece(ROMANS, LEGION)]:
        inflicted = inflicted.plus(_strike(t, region, piece(ROMANS, LEGION)))
        losses -= 1
    if losses and terms.ally_first and (allies := [r for r in region.tribes if t.tribes[r] == ALLY + defender]):
        inflicted = inflicted.plus(_strike(t, region, allies[0]))
        losses -= 1
    losses = losses if falls is None else min(losses, falls)
    taken = lose(t, defender, region, losses, retreating=retreat, abatis=felled)
    inflicted = inflicted.plus(taken)
    holds = not ambush or (defender is ROMANS and has_named_leader(s, region, ROMANS))
    if holds and not retreat and terms.counterattack:
        horse = _charges(t, defender, attacker, attacker, region, sheltered)
        counter = counter_losses(t, attacker, defender, region, terms, charge=horse)
        toll = _struck_back(t, attacker, region, counter, terms, absorbed)
        suffered = suffered.plus(toll)
        if defender is GERMANS:
            _spring_trap(t, attacker, defender, region, _thinned(terms, toll.losses))
    if ambush:
        _storm(t, attacker, defender, region)
    if t.shared and not retreat:
        _part(t, defender)
    return Outcome(inflicted, suffered, t, losses - taken.losses)


def _first_shots(
    s: State, attacker: Faction, defender: Faction, region: Region, terms: Terms, alone: bool
) -> tuple[Terms, Toll, Toll]:
    """30, 13, 38, 27 What comes before a Retreat can be declared: who attacks then, Losses of the Defender and the
    Attacker."""
    played = s.capabilities
    if not (played[BALEARIC_SLINGERS] or played[MASSED_GALLIC_ARCHERS] or played[VERCINGETORIXS_ELITE]):
        _join(s, attacker, defender, region, alone)
        return terms, NOTHING, NOTHING
    pick_elite(s, attacker, defender, region)
    suffered = slingers(s, attacker, defender, region, terms)
    terms = _thinned(terms, suffered.losses)
    _join(s, attacker, defender, region, alone)
    inflicted, more = _archers(s, attacker, defender, region, terms)
    return _thinned(terms, more.losses), inflicted, suffered.plus(more)


def _join(s: State, attacker: Faction, defender: Faction, region: Region, alone: bool) -> None:
    """38 Aedui Warbands that are sure to be lent."""
    if not alone and defender is ROMANS and is_lent_in_defence(s, attacker, defender, region):
        set_shared(s, defender, region)


def _part(s: State, defender: Faction) -> None:
    """38 What a Defender shares, it shares for one Battle."""
    if s.sharer == defender:
        end_sharing(s)


def _charges(s: State, side: Faction, enemy: Faction, attacker: Faction, region: Region, sheltered: bool) -> bool:
    """59, A31 unless that is not to help or harm Germans; once in a Battle Command, in one Region."""
    if not s.capabilities[GERMANIC_HORSE] or s.charged[attacker] not in (0, region + 1):
        return False
    return has_horse(s, side, sheltered) and holds_in_battle(s, side, enemy)


def _struck_back(s: State, attacker: Faction, region: Region, n: int, terms: Terms, absorbed: int) -> Toll:
    """The Counterattack; A20 those who fight from elsewhere are hit when nobody is left here."""
    if terms.rear:
        return _lose_group(s, attacker, region, n, terms, absorbed)
    if terms.attackers is not None and not terms.support:
        n = min(n, group_size(terms.attackers))
    if absorbed:
        there = number_of(s, region, acting_mobile(s, region, attacker)) + len(_fixed(s, attacker, region))
        n = min(n, there) - absorbed
    if not terms.support:
        return lose(s, attacker, region, n)
    toll = NOTHING
    for each in (region, *terms.support):
        toll = toll.plus(_lose_mobile(s, attacker, each, n - toll.losses))
    return toll


def _lose_group(s: State, attacker: Faction, region: Region, n: int, terms: Terms, absorbed: int = 0) -> Toll:
    """A65 Warbands, then what is fixed behind them; a Citadel may roll for what would hit Allies as well."""
    toll = lose(s, attacker, region, min(n, group_size(terms.attackers or ())))
    behind = min(n - toll.losses, len(_fixed(s, attacker, region))) - absorbed
    return toll.plus(_lose_fixed(s, attacker, region, behind, abatis=False))


def _spring_trap(s: State, attacker: Faction, defender: Faction, region: Region, terms: Terms) -> None:
    """A33 unshaded: Warbands that the card removes are no Losses."""
    if is_trapped(s, attacker, defender, region, force_of(s, attacker, region, terms)):
        for what in own_pieces(s, region, acting_bands(s, region, GERMANS)):
            remove(s, region, what, s.pieces[region.base + what])


def _storm(s: State, attacker: Faction, defender: Faction, region: Region) -> None:
    """10 shaded: what stands of a Fort, Citadel or Abatis goes after the Ambush, and is no Loss."""
    if not capability(s, BALLISTAE, SHADED, attacker) or not holds_in_battle(s, attacker, defender):
        return
    for what in strongholds(s, defender, region):
        if isinstance(what, Piece | Tribe):
            _strike(s, region, what)
        else:
            set_abatis(s, defender, 0)


def may_retreat(s: State, attacker: Faction, defender: Faction, region: Region) -> bool:
    """3.2.4 Whether the Defender has pieces that could leave and a Region that is or might be opened to them, or from
    Romans could slip away in place. A Retreat that only removes who Retreats spoils no attack (ruling)."""
    if not has_movers(s, attacker, defender, region) or never_retreats(s, attacker, defender):
        return False
    return has_refuge(s, defender, region) or (attacker is ROMANS and _may_stay(s, defender, region))


def has_refuge(s: State, defender: Faction, region: Region) -> bool:
    """Whether there are any: under own Control, or of others who might agree."""
    near, held = mask_of(common_roads(s, defender, region)), overview(s).held
    if near & held[defender]:
        return True
    return any(near & held[f] and might_open(s, f, defender) for f in FACTIONS if f is not defender)


def refuges(s: State, defender: Faction, region: Region) -> list[Region]:
    """3.2.4 The Regions that are or might be opened to a Retreat."""
    return retreat_regions(s, defender, region, 0) + askable_regions(s, defender, region, 0)


def precedence(
    s: State, attacker: Faction, fights: Sequence[tuple[Region, Faction]]
) -> frozenset[tuple[Region, Region]]:
    """Which Battle comes before which, as far as that may matter: somebody could Retreat from one to where the other
    is, or from both to the same Region."""
    ends = {region: {region, *_ways_out(s, attacker, enemy, region)} for region, enemy in fights}
    return frozenset((a, b) for a, b in combinations(ends, 2) if ends[a] & ends[b])


def _ways_out(s: State, attacker: Faction, defender: Faction, region: Region) -> list[Region]:
    return refuges(s, defender, region) if may_retreat(s, attacker, defender, region) else []


def _may_stay(s: State, defender: Faction, region: Region) -> bool:
    """3.2.4 EXCEPTION: a Leader or Hidden Warbands."""
    return any(loose(s, region, piece(defender, kind)) for kind in (LEADER, HIDDEN))


def forecast_retreat(
    s: State, attacker: Faction, defender: Faction, region: Region, besieged: Target | None = None, terms: Terms = PLAIN
) -> Outcome:
    """The Battle if the Defender Retreats; without a Region to go to, those who may not stay are removed, and count."""
    course = forecast(s, attacker, defender, region, besieged=besieged, terms=terms, retreat=True)
    return course if has_refuge(s, defender, region) else driven_out(course, attacker, defender, region)


def without_besieged(course: Outcome, s: State, region: Region, besieged: Target | None) -> Outcome:
    """4.2.3 The same course, where what Besiege removes "in addition to any Losses" is not counted among them."""
    if besieged is None:
        return course
    struck = _strike(s.copy(), region, besieged)
    return course._replace(inflicted=Toll(*map(sub, course.inflicted, struck)))


def driven_out(course: Outcome, attacker: Faction, defender: Faction, region: Region) -> Outcome:
    """3.2.4 Step 6 without a Retreat Region: from Romans Leader and Hidden Warbands stay, everybody else is removed."""
    t = course.after.copy()
    toll = course.inflicted
    going = movers(t, attacker, defender, region)
    for what in leaving(t, attacker, defender, region):
        n = going[what]
        remove(t, region, what, n)
        toll = toll.plus(Toll(n, n * (what.kind == LEGION), n * (what.kind == LEADER)))
    _part(t, defender)
    return course._replace(inflicted=toll, after=t)


def leaving(s: State, attacker: Faction, defender: Faction, region: Region) -> list[Piece]:
    """Who cannot stay behind in a Retreat."""
    stay = (piece(defender, LEADER), piece(defender, HIDDEN)) if attacker is ROMANS else ()
    return [what for what in movers(s, attacker, defender, region) if what not in stay]


def outcomes(
    s: State, attacker: Faction, defender: Faction, region: Region, ambush: bool = False, terms: Terms = PLAIN
) -> list[Outcome]:
    """Each course that the Defender can choose: to stand and, unless Ambushed, to Retreat."""
    found = [forecast(s, attacker, defender, region, ambush=ambush, terms=terms)]
    if not ambush and may_retreat(s, attacker, defender, region):
        found.append(forecast_retreat(s, attacker, defender, region, terms=terms))
    return found


def survivors(s: State, attacker: Faction, defender: Faction, region: Region) -> list[State]:
    """A8.7.1 For each course that the Defender can choose, the board from which only those are gone who are sure to go;
    who Retreats is still shown where he was."""
    ways = (False, True)[: 1 + may_retreat(s, attacker, defender, region)]
    return [_least(s, attacker, defender, region, retreat) for retreat in ways]


def _least(s: State, attacker: Faction, defender: Faction, region: Region, retreat: bool) -> State:
    think = partial(forecast, s, attacker, defender, region, retreat=retreat)
    board = _joined(s, attacker, defender, region)
    sure = _sure_to_fall(board, defender, region, think().inflicted.losses, retreating=retreat)
    return think(falls=sure).after


# ---- 8.4.4 every board that dice and Defender can make of it ------------------------------------------------------


def futures(
    s: State,
    attacker: Faction,
    defender: Faction,
    region: Region,
    *,
    ambush: bool = False,
    besieged: Target | None = None,
    terms: Terms = PLAIN,
) -> list[State]:
    """The boards that a Battle can leave: any number of rolls removes, on both sides; and once those who Retreat have
    gone wherever they may."""
    think = partial(forecast, s, attacker, defender, region, besieged=besieged)
    stormed = _joined(_without(s, region, besieged), attacker, defender, region)
    found: list[State] = []
    if ambush:
        found.append(think(ambush=True, terms=terms._replace(counterattack=False)).after)
    if not ambush or (defender is ROMANS and has_named_leader(s, region, ROMANS)):
        found += _stands(stormed, defender, region, partial(think, terms=terms))
    found += [other for after in found for other in _legions_instead(s, after, defender, region)]
    if not ambush and terms.retreat and _might_retreat(s, attacker, defender, region):
        whole = think(retreat=True, terms=terms).inflicted.losses
        for falls in range(_sure_to_fall(stormed, defender, region, whole, retreating=True), whole + 1):
            after = think(retreat=True, terms=terms, falls=falls).after
            for each in (after, *_legions_instead(s, after, defender, region)):
                found += _left_behind(s, each, attacker, defender, region)
    return found


def _joined(s: State, attacker: Faction, defender: Faction, region: Region) -> State:
    """38 The board with Aedui Warbands that are sure to be lent."""
    return shared_here(s, defender, region) if is_lent_in_defence(s, attacker, defender, region) else s


def _without(s: State, region: Region, besieged: Target | None) -> State:
    """4.2.3 The board on which Losses are taken."""
    if besieged is None:
        return s
    t = s.copy()
    _strike(t, region, besieged)
    return t


def _might_retreat(s: State, attacker: Faction, defender: Faction, region: Region) -> bool:
    """A player might even though all who leave are removed."""
    if is_nonplayer(s, defender):
        return may_retreat(s, attacker, defender, region)
    return has_movers(s, attacker, defender, region) and not never_retreats(s, attacker, defender)


def _legions_instead(s: State, after: State, defender: Faction, region: Region) -> list[State]:
    """A Roman player may put Losses on Legions rather than on Auxilia: the board on which most Legions fell."""
    if defender is not ROMANS or is_nonplayer(s, ROMANS):
        return []
    lost = [(what, s.pieces[region.base + what] - after.pieces[region.base + what]) for what in OWN_BANDS[ROMANS]]
    left = min(sum(n for _, n in lost), after.pieces[region.base + piece(ROMANS, LEGION)])
    if not left:
        return []
    t = after.copy()
    remove(t, region, piece(ROMANS, LEGION), left)
    for what, n in lost:
        put(t, region, what, min(n, left))
        left -= min(n, left)
    return [t]


def _stands(s: State, defender: Faction, region: Region, think: Callable[..., Outcome]) -> list[State]:
    """The Attacker's Leader, Legions and strongholds may roll too, for what would hit Allies behind them as well."""
    found: list[State] = []
    whole = think().inflicted.losses
    for falls in range(_sure_to_fall(s, defender, region, whole, retreating=False), whole + 1):
        course = think(falls=falls)
        toll = course.suffered
        hard = toll.leader + toll.legions + toll.strongholds + toll.allies * (toll.leader + toll.legions > 0)
        found += [course.after, *[think(falls=falls, absorbed=n).after for n in range(1, hard + 1)]]
    return found


def _sure_to_fall(s: State, defender: Faction, region: Region, losses: int, *, retreating: bool) -> int:
    """Losses that no roll can absorb: a Leader, Legion, picked Warband (30), or where fixed pieces take Losses a Fort,
    Citadel or Abatis (A64) may roll for every one; but a Non-player (8.4.1) and whom the game runs (A3.2.4) first give
    up what does not roll, and Diviciacus rolls last of all (A1.4)."""
    t = s.copy()
    pick_elite(t, defender, defender, region)
    picked = defender is ARVERNI and any(t.elite)
    leader = t.pieces[region.base + piece(defender, LEADER)] > 0
    rolls = picked or (leader and defender is not AEDUI) or t.pieces[region.base + piece(defender, LEGION)] > 0
    fixed = _fixed(s, defender, region)
    felled = s.abatis[defender] == region + 1
    allies = sum([_falls_without_a_roll(s, each) and not (felled and each is A_SETTLEMENT) for each in fixed])
    walls = len(fixed) > allies or felled
    orderly = not is_player(s, defender)
    soft = number_of(s, region, acting_bands(s, region, defender)) if orderly and not picked else 0
    if retreating:
        if walls:
            return min(losses, allies) if orderly else 0
        return min(losses, allies + soft) if rolls else min(losses, _before_diviciacus(s, defender, region, losses))
    if rolls:
        return min(losses, soft)
    if walls:
        mobile = number_of(s, region, acting_mobile(s, region, defender)) - (leader and defender is AEDUI)
        return min(losses, mobile + allies * orderly)
    return min(losses, _before_diviciacus(s, defender, region, losses))


def _before_diviciacus(s: State, defender: Faction, region: Region, losses: int) -> int:
    """A1.4 How many Losses others take, where none of them rolls."""
    if defender is not AEDUI or not s.pieces[region.base + DIVICIACUS_PIECE]:
        return losses
    return number_of(s, region, acting_mobile(s, region, AEDUI)) - 1 + len(_fixed(s, AEDUI, region))


def _falls_without_a_roll(s: State, what: Piece | Tribe) -> bool:
    """An Ally, A1.4 or a Settlement."""
    return s.tribes[what] < CITADEL if isinstance(what, Tribe) else what is A_SETTLEMENT


def _left_behind(s: State, after: State, attacker: Faction, defender: Faction, region: Region) -> list[State]:
    """Everybody gone to one Region, or removed if there is none; from Romans perhaps without Leader and Hidden Warbands
    (3.2.4)."""
    ends: list[Region | None] = [*refuges(s, defender, region)] or [None]
    stays = (frozenset[int](), frozenset((LEADER, HIDDEN)))[: 1 + (attacker is ROMANS)]
    return [_gone(after, attacker, defender, region, to, stay) for to in ends for stay in stays]


def _gone(
    after: State, attacker: Faction, defender: Faction, region: Region, to: Region | None, stay: frozenset[int]
) -> State:
    t = after.copy()
    for what, n in movers(t, attacker, defender, region).items():
        if what.kind in stay:
            continue
        if to is None:
            remove(t, region, what, n)
        else:
            move(t, region, to, what, n)
    _part(t, defender)
    return t


# ---- Losses -----------------------------------------------------------------------------------------------------


def lose(s: State, faction: Faction, region: Region, n: int, retreating: bool = False, abatis: bool = False) -> Toll:
    """Take Losses on a board that is only thought of: mobile pieces first, but last in a Retreat (3.2.4)."""
    if n <= 0:
        return NOTHING
    if retreating:
        toll = _lose_fixed(s, faction, region, n, abatis)
        return toll.plus(_lose_mobile(s, faction, region, n - toll.losses))
    if faction is AEDUI and s.pieces[region.base + DIVICIACUS_PIECE]:
        return _lose_before_diviciacus(s, region, n, abatis)
    toll = _lose_mobile(s, faction, region, n)
    return toll if toll.losses == n else toll.plus(_lose_fixed(s, faction, region, n - toll.losses, abatis))


def _lose_before_diviciacus(s: State, region: Region, n: int, abatis: bool) -> Toll:
    """A1.4 He takes a Loss after Allies and Citadel, too."""
    soft = number_of(s, region, [p for p in _mobile(s, AEDUI, region) if p is not DIVICIACUS_PIECE])
    toll = _lose_mobile(s, AEDUI, region, min(n, soft))
    toll = toll.plus(_lose_fixed(s, AEDUI, region, n - toll.losses, abatis))
    return toll.plus(_lose_mobile(s, AEDUI, region, n - toll.losses))


def _lose_mobile(s: State, faction: Faction, region: Region, n: int) -> Toll:
    if not n:
        return NOTHING
    left, legions, leader = n, 0, 0
    pieces, base = s.pieces, region.base
    for what in _mobile(s, faction, region):
        there = pieces[base + what]
        if not there:
            continue
        lost = left if left < there else there
        remove(s, region, what, lost)
        left -= lost
        if what.kind == LEGION:
            legions += lost
        elif what.kind == LEADER:
            leader += lost
        if what.faction is ARVERNI:
            s.elite[what] = min(s.elite[what], there - lost)
        if not left:
            break
    return Toll(n - left, legions, leader)


def _lose_fixed(s: State, faction: Faction, region: Region, n: int, abatis: bool) -> Toll:
    """A64 An Abatis after Allies, before what is a piece (ruling)."""
    toll = NOTHING
    for what in _fixed(s, faction, region) if n > 0 else ():
        if toll.losses >= n:
            break
        hard = abatis and not (isinstance(what, Tribe) and _falls_without_a_roll(s, what))
        if hard:
            toll, abatis = toll.plus(_fell(s, faction)), False
        if toll.losses < n:
            toll = toll.plus(_strike(s, region, what))
    return toll.plus(_fell(s, faction)) if abatis and toll.losses < n else toll


def _fell(s: State, faction: Faction) -> Toll:
    set_abatis(s, faction, 0)
    return Toll(1, strongholds=1)


def _in_order(kinds: tuple[Piece, ...], faction: Faction) -> tuple[Piece, ...]:
    """8.4.1 Those that only act as the Faction's before its own."""
    return tuple(sorted(kinds, key=lambda p: (p.faction is faction, LOSS_ORDER.index(p.kind))))


OWN_IN_ORDER = tuple(_in_order(kinds, kinds[0].faction) for kinds in OWN_MOBILE)


def _mobile(s: State, faction: Faction, region: Region) -> tuple[Piece, ...]:
    if not (s.enlisted | s.borrowed | s.shared) & region.mask:
        return OWN_IN_ORDER[faction]
    return _in_order(acting_mobile(s, region, faction), faction)


def _fixed(s: State, faction: Faction, region: Region) -> list[Piece | Tribe]:
    """Allies before Citadel and Fort, A8.4 or Settlement."""
    tribes, status = s.tribes, _settled_by(settled_owners(s, region, faction))
    found: list[Piece | Tribe] = [t for t in region.tribes if tribes[t] in status]
    if len(found) > 1:
        found.sort(key=lambda t: tribes[t] >= CITADEL)
    if s.pieces[region.bases[faction] + FORT] and not is_permanent(region, fort := piece(faction, FORT)):
        found.append(fort)
    return found


@cache
def _settled_by(owners: tuple[Faction, ...]) -> tuple[int, ...]:
    """What stands at the Tribes where these have Allies or Citadels."""
    return tuple(rank + f for rank in (ALLY, CITADEL) for f in owners)


def _strike(s: State, region: Region, what: Piece | Tribe) -> Toll:
    if isinstance(what, Tribe):
        citadel = s.tribes[what] >= CITADEL
        subdue(s, what)
        return Toll(1, 0, 0, int(not citadel), int(citadel))
    remove(s, region, what)
    if what.faction is ARVERNI:
        s.elite[what] = min(s.elite[what], s.pieces[region.base + what])
    if what is A_SETTLEMENT:
        return Toll(1, allies=1)
    return Toll(1, int(what.kind == LEGION), int(what.kind == LEADER), 0, int(what.kind == FORT))


# ---- Capabilities -----------------------------------------------------------------------------------------------


def pick_elite(s: State, attacker: Faction, defender: Faction, region: Region) -> None:
    """30 shaded."""
    if (
        ARVERNI in (attacker, defender)
        and has_leader(s, region, ARVERNI)
        and helps_arverni(s, VERCINGETORIXS_ELITE, attacker, defender)
    ):
        left = ELITE
        for kind in (HIDDEN, REVEALED, SCOUTED):
            what = piece(ARVERNI, kind)
            s.elite[what] = min(left, s.pieces[region.base + what])
            left -= s.elite[what]


def slingers(s: State, attacker: Faction, defender: Faction, region: Region, terms: Terms = PLAIN) -> Toll:
    """13 unshaded; of a group that fights alone nobody else is hit."""
    if attacker is ROMANS or s.slung[attacker] or not capability(s, BALEARIC_SLINGERS, UNSHADED):
        return NOTHING
    if not holds_in_battle(s, defender, attacker):
        return NOTHING
    charge = _charges(s, ROMANS, attacker, attacker, region, False)
    shots = number_of(s, region, _slingers_of(s, attacker, region)) // (1 if charge else 2)
    if terms.rear:
        return _lose_group(s, attacker, region, shots, terms)
    return lose(s, attacker, region, shots if terms.attackers is None else min(shots, group_size(terms.attackers)))


def _slingers_of(s: State, attacker: Faction, region: Region) -> tuple[Piece, ...]:
    """38, A1.4 They shoot before a Defender shares."""
    together = s.shared & region.mask and s.sharer != attacker
    return OWN_BANDS[ROMANS] if together else acting_bands(s, region, ROMANS)


def _thinned(terms: Terms, n: int) -> Terms:
    """What is left of a group that fights alone after n were shot."""
    if terms.attackers is None:
        return terms
    left: Group = ()
    for what, there in terms.attackers:
        left += ((what, there - n),) if there > n else ()
        n = max(0, n - there)
    return terms._replace(attackers=left)


def _archers(s: State, attacker: Faction, defender: Faction, region: Region, terms: Terms) -> tuple[Toll, Toll]:
    """27 shaded: a Loss on the other side."""
    if ARVERNI not in (attacker, defender) or not has_archers(s, attacker, defender, region, terms):
        return NOTHING, NOTHING
    struck = defender if attacker is ARVERNI else attacker
    toll = lose(s, struck, region, 1)
    return (toll, NOTHING) if struck is defender else (NOTHING, toll)
