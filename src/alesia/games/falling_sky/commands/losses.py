"""3.2.4, 3.3.4 LOSSES; 3.2.2, 3.2.3 HARASSMENT; 3.4.5, A3.2.4 Losses of whom the game runs."""

from collections.abc import Sequence

from alesia.games.falling_sky.acting import acting_bands, acting_hidden, acting_mobile, settled_owners
from alesia.games.falling_sky.board import (
    PARTNER,
    ally_owner,
    citadel_owner,
    is_permanent,
    losses_order,
    number_of,
    own_pieces,
    remove,
    subdue,
    walled_among,
    walled_first,
)
from alesia.games.falling_sky.capabilities import BALLISTAE, capability, holds_in_battle
from alesia.games.falling_sky.commands.base import march_rule
from alesia.games.falling_sky.components import (
    AEDUI,
    ALLY,
    ARVERNI,
    CITADEL,
    FACTIONS,
    FORT,
    HIDDEN,
    LEADER,
    REVEALED,
    ROMANS,
    SCOUTED,
    Faction,
    Piece,
    Region,
    Tribe,
    piece,
)
from alesia.games.falling_sky.drawing import draw_lot
from alesia.games.falling_sky.groups import Group, group_size, without
from alesia.games.falling_sky.negotiation import AGREED, Gaul
from alesia.games.falling_sky.standing import standing
from alesia.games.falling_sky.state import UNSHADED, State, set_abatis
from alesia.games.falling_sky.war import (
    order_of,
    run_by_game,
)
from alesia.kernel.ask import Act, Procedure, act, choose, confirm, roll, unless_alike
from alesia.kernel.word import Notes, OfOptions, Phrase, Word, phrase

DIVICIACUS_PIECE = piece(AEDUI, LEADER)
Target = Piece | Tribe
Struck = Target | Act  # 30: a Warband picked as a Legion is an act, A64 and so is an Abatis
ABATIS = Word("marker", "Abatis")


def fixed_targets(s: State, faction: Faction, region: Region) -> list[Target]:
    """Allied Tribes, Citadel and Fort that can take a Loss; the Fort of Provincia never does (1.4.2)."""
    statuses = [kind + f for f in settled_owners(s, region, faction) for kind in (ALLY, CITADEL)]
    found: list[Target] = [t for t in region.tribes if s.tribes[t] in statuses]
    fort = piece(faction, FORT)
    if s.pieces[region.base + fort] and not is_permanent(region, fort):
        found.append(fort)
    return found


def loss_targets(
    s: State,
    faction: Faction,
    region: Region,
    retreating: bool,
    group: Group | None = None,
    abatis: bool = False,
    rear: bool = False,
) -> list[Struck]:
    """What may take the next Loss: fixed pieces first when Retreating, otherwise last; of a group nothing else, A65 or
    what is fixed behind it; A64 an Abatis that counts, as a Fort."""
    if group is not None:
        return [what for what, _ in group] or (list(fixed_targets(s, faction, region)) if rear else [])
    fixed: list[Struck] = list(fixed_targets(s, faction, region))
    if abatis and s.abatis[faction] == region + 1:
        fixed.append(act("abatis", faction))
    mobile = own_pieces(s, region, acting_mobile(s, region, faction))
    if faction is AEDUI and DIVICIACUS_PIECE in mobile:
        return _diviciacus_last([p for p in mobile if p is not DIVICIACUS_PIECE], fixed, retreating)
    moving: list[Struck] = list(mobile)
    if faction is ARVERNI and any(s.elite):
        moving = _with_elite(s, region, mobile)
    return (fixed or moving) if retreating else (moving or fixed)


def _diviciacus_last(others: Sequence[Struck], fixed: list[Struck], retreating: bool) -> list[Struck]:
    """A1.4 In Battle he absorbs Losses only when nothing else is left that could."""
    moving = list(others)
    return (fixed or moving or [DIVICIACUS_PIECE]) if retreating else (moving or fixed or [DIVICIACUS_PIECE])


def _with_elite(s: State, region: Region, mobile: list[Piece]) -> list[Struck]:
    """30 Warbands picked as Legions stand beside those that were not."""
    found: list[Struck] = []
    for what in mobile:
        if s.pieces[region.base + what] > s.elite[what]:
            found.append(what)
        if s.elite[what]:
            found.append(act("elite", what))
    return found


def can_lose(s: State, faction: Faction, region: Region) -> bool:
    return bool(loss_targets(s, faction, region, False))


def is_hard(s: State, what: Struck) -> bool:
    """Leader, Legion, Citadel, Fort: a die decides."""
    if isinstance(what, Piece):
        return what.hard
    return isinstance(what, Act) or citadel_owner(s, what) >= 0


def take_losses(
    g: Gaul,
    faction: Faction,
    region: Region,
    n: int,
    rule: str,
    retreating: bool = False,
    may_roll: bool = True,
    group: Group | None = None,
    guide: Faction | None = None,
    enemy: Faction | None = None,
    abatis: bool = False,
    rear: bool = False,
    alike: bool = False,
    doomed: bool = False,
) -> Procedure[Group | None]:
    """The Faction removes pieces or rolls dice, one by one, its own choice within the rules, A4.5.1 or that of its
    guide; the rest of a group. Hidden and Revealed pieces may be alike: all survivors are Revealed, or none is left.
    Nobody chooses among the doomed."""
    s = g.state
    if faction is run_by_game(s):
        return (yield from ordered_losses(g, faction, region, n, may_roll, group, enemy if abatis else None))
    while n > 0:
        targets = loss_targets(s, faction, region, retreating, group, abatis, rear)
        if not targets:
            break
        swept = 0 if group else sweep_soft(g, region, targets, n, rule, may_roll)
        n -= swept
        if not swept:
            who = faction if guide is None else guide
            offered = unless_alike(targets, lambda what: _in_the_end(s, region, what)) if alike else targets
            offered = offered[:1] if doomed else offered
            about = (region, n, enemy, may_roll, *fates(s, offered, rule, may_roll, enemy))
            what = yield from choose(who, "loss", rule, offered, *about)
            walled = _walled(s, region, what, group)
            lost = yield from suffer(g, faction, region, what, rule, may_roll, walled, enemy)
            n -= 1
            if lost and group and isinstance(what, Piece):
                group = without(group, what, 1)
    return group


def _in_the_end(s: State, region: Region, what: Struck) -> object:
    """What is lost with it, if Hidden and Revealed pieces are alike; 4 but some may be walled in."""
    if not isinstance(what, Piece) or what.kind not in (HIDDEN, REVEALED) or s.wall == region + 1:
        return what.option
    return what.option if s.moved[region.base + what] else what.faction.option


def _walled(s: State, region: Region, what: Struck, group: Group | None) -> int:
    """4 Whether this piece is of the marked group: such pieces first, unless a group without them fights."""
    struck = _noun(what)
    if not isinstance(struck, Piece):
        return 0
    n = s.pieces[region.base + struck] if group is None else dict(group).get(struck, 0)
    return min(1, walled_among(s, region, struck, n))


def first_ally(
    g: Gaul, defender: Faction, region: Region, rule: str, enemy: Faction, n: int, retreating: bool
) -> Procedure[int]:
    """25 One of n Losses on an Ally that the Defender chooses, or a die if the game runs it (3.4.5); whether there is
    any. All the same if no Ally will be left."""
    tribes = [t for t in region.tribes if g.state.tribes[t] == ALLY + defender]
    if tribes and no_ally_survives(g.state, defender, region, n, retreating):
        tribes = tribes[:1]
    if not tribes:
        return 0
    if defender is run_by_game(g.state):
        tribe = yield from _ally_by_lot(g, defender, tribes)  # no City of Pictones or Arverni can be the Germans'
    else:
        tribe = yield from choose(defender, "loss", rule, tribes, region, 1, enemy, False, standing(g.state, tribes))
    remove_target(g, region, tribe, 1, rule)
    return 1


def no_ally_survives(s: State, faction: Faction, region: Region, n: int, retreating: bool) -> bool:
    """So many Losses take all fixed pieces, which come first in a Retreat, A64 unless an Abatis takes some; else
    everybody who is there."""
    fixed = fixed_targets(s, faction, region)
    soft = not any(is_hard(s, what) for what in fixed) and s.abatis[faction] != region + 1
    return all_fall(s, faction, region, n) or (retreating and soft and len(fixed) <= n)


def all_fall(s: State, faction: Faction, region: Region, n: int) -> bool:
    """Whether so many Losses take all who are there, and no die may save anybody."""
    if s.abatis[faction] == region + 1:
        return False
    targets = exposed(s, faction, region)
    return not any(is_hard(s, what) for what in targets) and sum(how_many(s, region, what) for what in targets) <= n


def exposed(s: State, faction: Faction, region: Region) -> list[Target]:
    """Whatever of the Faction can take a Loss at all."""
    return [*own_pieces(s, region, acting_mobile(s, region, faction)), *fixed_targets(s, faction, region)]


def sweep_soft(g: Gaul, region: Region, targets: list[Struck], n: int, rule: str, may_roll: bool) -> int:
    """Remove all targets at once where every one of them is lost anyway; how many Losses that took."""
    s = g.state
    if may_roll and any(is_hard(s, what) for what in targets):
        return 0
    numbers = [how_many(s, region, what) for what in targets]
    if sum(numbers) > n:
        return 0
    for what, number in zip(targets, numbers, strict=True):
        remove_target(g, region, what, number, rule)
    return sum(numbers)


def how_many(s: State, region: Region, what: Struck) -> int:
    """How many of the target stand there; picked Warbands (30) apart from others."""
    if isinstance(what, Act):
        return s.elite[what.target] if isinstance(what.target, Piece) else 1
    if not isinstance(what, Piece):
        return 1
    return s.pieces[region.base + what] - s.elite[piece(what.faction, what.kind)]


def suffer(
    g: Gaul,
    faction: Faction,
    region: Region,
    what: Struck,
    rule: str,
    may_roll: bool,
    walled: int = 0,
    enemy: Faction | None = None,
) -> Procedure[bool]:
    """One Loss on this piece; whether it is removed."""
    if may_roll and is_hard(g.state, what):
        most = removed_on(g.state, what, rule, enemy)
        die = yield from roll("loss_roll", rule, faction, region, _noun(what), most)
        holds = die > most
        g.log("absorbed" if holds else "not_absorbed", rule, faction, region, _noun(what), die)
        if holds:
            return False
    remove_target(g, region, what, 1, rule, walled)
    return True


def removed_on(s: State, what: Struck, rule: str, enemy: Faction | None = None) -> int:
    """One to three; 10 a Fort in Battle (not under Harassment, 3.2.3) only on one or two, A31 unless that is not to
    harm the enemy; A1.4 Diviciacus on one."""
    if what is DIVICIACUS_PIECE:
        return 1
    fort = isinstance(what, Piece) and what.kind == FORT and rule != "3.2.3"
    owner = what.target if isinstance(what, Act) and isinstance(what.target, Faction) else None
    if not (fort or owner) or not capability(s, BALLISTAE, UNSHADED):
        return 3
    return 2 if enemy is None or holds_in_battle(s, owner or ROMANS, enemy) else 3


def fates(
    s: State, targets: Sequence[Struck], rule: str, may_roll: bool, enemy: Faction | None = None
) -> tuple[OfOptions, ...]:
    """What stands at a Tribe, and which of them a die may save."""
    if len(targets) == 1:
        return ()  # nobody is asked
    found = [(what.option, _fate(s, what, rule, may_roll, enemy)) for what in targets]
    return standing(s, targets), Notes([(option, note) for option, note in found if note is not None])


def _fate(s: State, what: Struck, rule: str, may_roll: bool, enemy: Faction | None) -> Phrase | None:
    if is_hard(s, what) and may_roll:
        return phrase("note.rolled", removed_on(s, what, rule, enemy))
    return phrase("note.surely") if isinstance(what, Tribe) else None


def _noun(what: Struck) -> object:
    if isinstance(what, Act):
        return ABATIS if isinstance(what.target, Faction) else what.target
    return what


def remove_target(g: Gaul, region: Region, what: Struck, n: int, rule: str, walled: int = 0) -> None:
    if isinstance(what, Act) and isinstance(what.target, Faction):
        set_abatis(g.state, what.target, 0)
        return g.log("abatis_off", rule, what.target, region)
    if isinstance(what, Act):
        assert isinstance(what.target, Piece)
        g.state.elite[what.target] -= n
        what = what.target
    if isinstance(what, Piece):
        remove(g.state, region, what, n, walled)
    else:
        tell_citadel(g, rule, what)
        return lose_tribe(g, rule, what)
    g.log("lost", rule, region, what, n)


def lose_tribe(g: Gaul, rule: str, tribe: Tribe) -> None:
    """It is Subdued (1.7), and whose it was is told."""
    holder = FACTIONS[max(ally_owner(g.state, tribe), citadel_owner(g.state, tribe))]
    subdue(g.state, tribe)
    g.log("lost", rule, tribe.region, tribe, 1, holder)


def tell_citadel(g: Gaul, rule: str, tribe: Tribe) -> None:
    """A Tribe that is lost does not say what stood there."""
    holder = citadel_owner(g.state, tribe)
    if holder >= 0:
        g.log("citadel_falls", rule, FACTIONS[holder], tribe)


def losses_rule(faction: Faction) -> str:
    """3.4.5 The Germans' order, A3.2.4 the Arverni's."""
    return "A3.2.4" if faction is ARVERNI else "3.4.5"


def _ally_by_lot(g: Gaul, faction: Faction, tribes: Sequence[Tribe]) -> Procedure[Tribe]:
    rule = losses_rule(faction)
    return (yield from draw_lot(g, "arverni_ally_lost" if faction is ARVERNI else "germanic_ally_lost", rule, tribes))


def ordered_losses(
    g: Gaul,
    faction: Faction,
    region: Region,
    n: int,
    may_roll: bool,
    group: Group | None = None,
    stormer: Faction | None = None,
) -> Procedure[Group | None]:
    """3.4.5, A3.2.4 Whom the game runs loses Scouted, Revealed, Hidden Warbands (none that it lends, 4.5.1), 4 of a
    kind first those walled in, as any owner; then Allies at random, those in Cities last; at last a Citadel, A64 or its
    Abatis if that counts against the enemy. 51 Of a group that fights alone nothing else: the rest of it."""
    s = g.state
    if group is not None:
        return ordered_group_losses(g, faction, region, n, group)
    own = acting_bands(s, region, faction)
    for what in losses_order(s, faction, region):
        lost = min(n, s.pieces[region.base + what]) if what in own else 0
        n -= lost
        if lost:
            remove_target(g, region, what, lost, losses_rule(faction), walled_first(s, region, what, lost))
    n -= yield from ordered_allies(g, faction, region, n)
    n -= yield from ordered_citadel(g, faction, region, n, may_roll)
    if stormer is not None:
        yield from ordered_abatis(g, faction, region, n, may_roll, stormer)
    return None


def ordered_allies(g: Gaul, faction: Faction, region: Region, n: int) -> Procedure[int]:
    """Allies at random, those in Cities last; how many Losses they take."""
    s, taken = g.state, 0
    while taken < n and (tribes := [t for t in region.tribes if s.tribes[t] == ALLY + faction]):
        next_lost = [t for t in tribes if not t.city] or tribes
        if len(next_lost) > n - taken:
            next_lost = [(yield from _ally_by_lot(g, faction, next_lost))]
        for tribe in next_lost:
            remove_target(g, region, tribe, 1, losses_rule(faction))
        taken += len(next_lost)
    return taken


def ordered_citadel(g: Gaul, faction: Faction, region: Region, n: int, may_roll: bool) -> Procedure[int]:
    """A3.2.4 What is left falls on the Citadel, of which no Region has two (1.3.3): a die for each Loss, unless it is
    Ambushed; how many Losses it takes."""
    for taken in range(n):
        walls = [t for t in region.tribes if g.state.tribes[t] == CITADEL + faction]
        if not walls:
            return taken
        yield from suffer(g, faction, region, walls[0], losses_rule(faction), may_roll)
    return n


def ordered_abatis(
    g: Gaul, faction: Faction, region: Region, n: int, may_roll: bool, enemy: Faction
) -> Procedure[None]:
    """A64 Of Germans whom the game runs, A2.1M as it outlasts the first half: as a Fort, a die for each Loss."""
    for _ in range(n):
        if g.state.abatis[faction] == region + 1:
            fort = act("abatis", faction)
            yield from suffer(g, faction, region, fort, losses_rule(faction), may_roll, enemy=enemy)


def ordered_group_losses(g: Gaul, faction: Faction, region: Region, n: int, group: Group) -> Group:
    for what in losses_order(g.state, faction, region):
        lost = min(n, dict(group).get(what, 0))
        n -= lost
        if lost:
            remove_target(g, region, what, lost, losses_rule(faction))
            group = without(group, what, lost)
    return group


def scattered_losses(g: Gaul, faction: Faction, regions: Sequence[Region], n: int) -> Procedure[None]:
    """A20 Whom the game runs loses Warbands of several Regions in the same order, Regions by chance."""
    for what in (piece(faction, kind) for kind in (SCOUTED, REVEALED, HIDDEN)):
        while n and (there := [r for r in regions if g.state.pieces[r.base + what]]):
            region = yield from draw_lot(g, "arverni_loss", losses_rule(faction), there, what)
            remove_target(g, region, what, 1, losses_rule(faction), walled_first(g.state, region, what))
            n -= 1


# ---- Harassment -------------------------------------------------------------------------------------------------


def may_harass(harasser: Faction, victim: Faction) -> bool:
    """3.2.2 Warbands against Romans; 3.3.2 Warbands and Auxilia against Vercingetorix."""
    return harasser is not victim and (harasser is not ROMANS or victim is ARVERNI)


def harassment(s: State, harasser: Faction, region: Region, group: Group = ()) -> int:
    """3.2.2 One Loss for three Hidden pieces; 38 those that the victim acts with do not Harass it, nor those that go on
    with the rest of the group after a Special Ability."""
    if s.paused & region.mask and harasser is PARTNER.get(FACTIONS[s.sharer]):
        return 0
    unseen, base = acting_hidden(s, region, harasser), region.base
    marching = sum([n for what, n in group if what in unseen]) + sum([s.marching[base + what] for what in unseen])
    return (number_of(s, region, unseen) - marching) // 3


def harassment_to_come(s: State, harasser: Faction, victim: Faction, region: Region, group: Group = ()) -> int:
    """Whom the game runs Harasses last, and always."""
    last = run_by_game(s)
    return harassment(s, last, region, group) if harasser is not last and may_harass(last, victim) else 0


def chooses_to_harass(
    g: Gaul, harasser: Faction, victim: Faction, region: Region, rule: str, n: int
) -> Procedure[bool]:
    if harasser is run_by_game(g.state):
        return True
    if g.state.truce[harasser] == AGREED:
        return False
    return (yield from confirm(harasser, "harass", rule, victim, region, n))


def harass_group(g: Gaul, marcher: Faction, region: Region, group: Group) -> Procedure[Group]:
    """3.2.2 Losses on the departing pieces: remove Auxilia or a Warband, or roll for a Legion or the Leader."""
    s = g.state
    for harasser in (*order_of(s, s.card), run_by_game(s)):
        n = harassment(s, harasser, region, group) if may_harass(harasser, marcher) else 0
        if not n or not group or (harasser is not run_by_game(s) and is_lost_anyway(s, marcher, region, group)):
            continue
        rule = march_rule(s, marcher)
        if (yield from chooses_to_harass(g, harasser, marcher, region, rule, n)):
            g.log("harass", rule, harasser, marcher, region, n)
            for left in range(n, 0, -1):
                group = yield from _group_loss(g, marcher, region, group, harasser, left)
    return group


def is_lost_anyway(s: State, marcher: Faction, region: Region, group: Group) -> bool:
    """Whom the game runs always Harasses, and leaves nothing of the group."""
    n = harassment(s, run_by_game(s), region, group) if may_harass(run_by_game(s), marcher) else 0
    return group_size(group) <= n and not any(what.hard for what, _ in group)


def _group_loss(
    g: Gaul, marcher: Faction, region: Region, group: Group, harasser: Faction, left: int
) -> Procedure[Group]:
    if not group:
        return group
    rule, targets = march_rule(g.state, marcher), [p for p, _ in group]
    sure = left + harassment_to_come(g.state, harasser, marcher, region, group)
    if group_size(group) <= sure and not any(what.hard for what in targets):
        targets = targets[:1]  # all of them go
    about = (region, left, harasser, *fates(g.state, targets, rule, True))
    what = yield from choose(marcher, "harassment_loss", rule, targets, *about)
    marched = g.state.moved[region.base + what]
    if not (yield from suffer(g, marcher, region, what, rule, True)):
        return group
    g.state.moved[region.base + what] = marched - 1  # one that Marched is gone, not one that stands here
    return without(group, what, 1)


def harass_seize(g: Gaul, region: Region) -> Procedure[None]:
    """3.2.3 Losses on Roman pieces: remove Auxilia or an Ally, or roll for a Legion, the Leader or a Fort."""
    s = g.state
    for harasser in (*order_of(s, s.card), run_by_game(s)):
        n = harassment(s, harasser, region) if harasser is not ROMANS else 0
        if not n or not exposed(s, ROMANS, region) or (harasser is not run_by_game(s) and _all_fall_anyway(s, region)):
            continue
        if (yield from chooses_to_harass(g, harasser, ROMANS, region, "3.2.3", n)):
            g.log("harass", "3.2.3", harasser, ROMANS, region, n)
            for left in range(n, 0, -1):
                yield from _seize_loss(g, region, harasser, left)


def _all_fall_anyway(s: State, region: Region) -> bool:
    """Whom the game runs always Harasses, and leaves no Roman piece there."""
    return all_fall(s, ROMANS, region, harassment(s, run_by_game(s), region))


def _seize_loss(g: Gaul, region: Region, harasser: Faction, left: int) -> Procedure[None]:
    targets = exposed(g.state, ROMANS, region)
    if targets:
        if all_fall(g.state, ROMANS, region, left + harassment_to_come(g.state, harasser, ROMANS, region)):
            targets = targets[:1]
        about = (region, left, harasser, *fates(g.state, targets, "3.2.3", True))
        what = yield from choose(ROMANS, "harassment_loss", "3.2.3", targets, *about)
        yield from suffer(g, ROMANS, region, what, "3.2.3", True)
