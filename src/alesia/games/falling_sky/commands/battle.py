"""3.2.4 Roman Battle, 3.3.4 Gallic Battle, 3.4.4, A3.4.4 Germanic Battle: one procedure, as the Battle sheet has it."""

from collections.abc import Callable, Sequence

from alesia.games.falling_sky.abatis import has_abatis
from alesia.games.falling_sky.abilities.ambush import announce_ambush, caesar_holds, may_ambush, more_hidden, storm
from alesia.games.falling_sky.abilities.besiege import announce_besiege, besiege, cancels_halving, may_besiege
from alesia.games.falling_sky.acting import (
    acting_bands,
    acting_hidden,
    acting_total,
    are_sharing,
    number_of_bands,
    settled_owners,
)
from alesia.games.falling_sky.board import (
    flip,
    has_leader,
    hide_bands,
    lift_wall,
    overview,
    own_pieces,
    regions_in,
    reveal_bands,
    walled_among,
    walled_in,
)
from alesia.games.falling_sky.capabilities import (
    BALEARIC_SLINGERS,
    GERMANIC_HORSE,
    MASSED_GALLIC_ARCHERS,
    VERCINGETORIXS_ELITE,
    capability,
    holds_in_battle,
)
from alesia.games.falling_sky.commands.base import battle_rule
from alesia.games.falling_sky.commands.losses import (
    all_fall,
    can_lose,
    first_ally,
    fixed_targets,
    remove_target,
    scattered_losses,
    take_losses,
)
from alesia.games.falling_sky.commands.outlook import (
    ELITE,
    archers,
    has_archers,
    helps_arverni,
    is_trapped,
    may_charge,
    nobody_outlives,
    outlook,
    prospects,
    would_cost,
)
from alesia.games.falling_sky.commands.retreat import (
    carry_out_retreat,
    declare_retreat,
    goes_nowhere,
    leaves_nobody,
)
from alesia.games.falling_sky.commands.strength import (
    PLAIN,
    Clash,
    Terms,
    ariovistus_doubles,
    attack_losses,
    counter_losses,
    doubles,
    force_of,
    has_horse,
    has_motivation,
    is_sheltered,
    supporters,
    terms_that_hold,
)
from alesia.games.falling_sky.components import (
    ALL_REGIONS,
    ARVERNI,
    CARD,
    FACTIONS,
    GERMANS,
    HIDDEN,
    LEGION,
    OWN_BANDS,
    REVEALED,
    ROMANS,
    Faction,
    Region,
    mask_of,
    piece,
)
from alesia.games.falling_sky.groups import Group, group_size
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.sharing import defend_together, may_defend_together, part_after_battle
from alesia.games.falling_sky.state import UNSHADED, State, altered
from alesia.games.falling_sky.tracks import price
from alesia.games.falling_sky.war import run_by_game
from alesia.kernel.ask import NO, YES, Procedure, choose, confirm
from alesia.kernel.foresight import unless_foreseen_alike


def battle_regions(s: State, attacker: Faction) -> list[Region]:
    """Regions with both own and other Forces."""
    seen = s.overview or overview(s)
    found = seen.present[attacker] & seen.others[attacker]
    lent = s.enlisted | s.shared | s.borrowed
    if lent:
        found &= ~lent
        found |= mask_of([r for r in regions_in(lent) if _may_attack(s, attacker, r)])
    return list(regions_in(found))


def targets(s: State, attacker: Faction, region: Region) -> list[Faction]:
    """Step 1: enemy Factions with pieces in the Region; 38 not the one whose pieces attack too."""
    return [f for f in FACTIONS if _is_target(s, attacker, f, region)]


def _is_target(s: State, attacker: Faction, faction: Faction, region: Region) -> bool:
    if faction is attacker or not acting_total(s, region, faction):
        return False
    return not (s.shared and are_sharing(s, region, attacker, faction))


def _may_attack(s: State, attacker: Faction, region: Region) -> bool:
    """Where pieces are lent."""
    if not acting_total(s, region, attacker):
        return False
    return any(_is_target(s, attacker, faction, region) for faction in FACTIONS)


def battle_cost(s: State, attacker: Faction, region: Region) -> int:
    """Romans two, others one Resource; twice that if Devastated (4.3.2)."""
    return price(s, (2 if attacker is ROMANS else 1) * (2 if s.devastated[region] else 1))


def battle(g: Gaul, attacker: Faction, region: Region) -> Procedure[None]:
    """Steps 1-6 in one Region."""
    yield from battle_one_of(g, attacker, targets(g.state, attacker, region), region)


def battle_one_of(
    g: Gaul, attacker: Faction, enemies: Sequence[Faction], region: Region, terms: Terms = PLAIN
) -> Procedure[None]:
    """Steps 1-6 against one of these enemies; 13 the Slingers shoot before anything else, A31 or when it is known whom
    they help. Whom the game runs attacks only if it can Ambush (3.4.4, A4.3.3)."""
    if not enemies or not can_attack(g.state, attacker, region, terms):
        return
    defender = None
    if must_be_known(g.state, attacker, enemies):
        defender = yield from choose_target(g, attacker, enemies, region, terms)
    terms = yield from skirmish(g, attacker, region, terms, defender)
    if not can_attack(g.state, attacker, region, terms):
        return
    if defender is None:
        defender = yield from choose_target(g, attacker, enemies, region, terms)
    terms = terms_that_hold(g.state, attacker, defender, terms)
    g.log("battle", battle_rule(g.state, attacker), attacker, defender, region)
    yield from defend_together(g, attacker, defender, region)
    needless = g.state.ambush_anywhere and ambush_is_needless(g, attacker, defender, region, terms)
    ambush = not needless and (yield from announce_ambush(g, attacker, defender, region))
    if attacker is run_by_game(g.state) and not ambush:
        return part_after_battle(g.state, attacker)
    besieging = yield from announce_besiege(g, attacker, defender, region)
    yield from resolve(g, attacker, defender, region, ambush, besieging, terms)


def ambush_is_needless(g: Gaul, attacker: Faction, defender: Faction, region: Region, terms: Terms) -> bool:
    """36 Ambushed or not, the Battle ends the same; but whom the game runs always Ambushes."""
    ways = [YES, NO]
    unlike = unless_foreseen_alike(
        g, ways, lambda trial, way: resolve(trial, attacker, defender, region, way is YES, False, terms)
    )
    return attacker is not run_by_game(g.state) and unlike != ways


def choose_target(
    g: Gaul, attacker: Faction, enemies: Sequence[Faction], region: Region, terms: Terms
) -> Procedure[Faction]:
    """Whom to attack; any will do if a Battle would leave all as it is."""
    s = g.state
    if len(enemies) == 1:
        return enemies[0]
    notes = outlook(s, attacker, enemies, region, terms)
    if all(_is_quiet(s, attacker, enemy, region, terms) for enemy in enemies):
        enemies = enemies[:1]
    return (yield from choose(attacker, "battle_target", battle_rule(s, attacker), enemies, region, notes))


def _is_quiet(s: State, attacker: Faction, enemy: Faction, region: Region, terms: Terms) -> bool:
    """Nobody would be lost, Revealed, Ambushed or Besieged, and nobody shares or breaks out."""
    if may_defend_together(s, attacker, enemy, region) or s.wall == region + 1 or acting_hidden(s, region, enemy):
        return False
    if may_ambush(s, attacker, enemy, region) or (attacker is ROMANS and may_besiege(s, enemy, region)):
        return False
    return not would_cost(s, attacker, enemy, region, terms_that_hold(s, attacker, enemy, terms))


def must_be_known(s: State, attacker: Faction, enemies: Sequence[Faction]) -> bool:
    """A31 unshaded, no Slingers shoot for Germans: whom the Attacker means must be known before."""
    return GERMANS in enemies and not holds_in_battle(s, GERMANS, attacker)


def fight(
    g: Gaul,
    attacker: Faction,
    defender: Faction,
    region: Region,
    ambush: bool,
    terms: Terms = PLAIN,
    worthwhile: Callable[[State], bool] = lambda s: True,
) -> Procedure[bool]:
    """A Battle whose Defender is known beforehand; 3.4.4 Germans whom the Slingers have thinned may miss an Ambush,
    A6.2.4 or Arverni find it worth nothing now. Whether it came to the Attack."""
    s = g.state
    holding = terms_that_hold(s, attacker, defender, terms)
    lapsed = terms.regardless and not holding.regardless  # A31 as if no Event helped
    more = lapsed or more_hidden(s, attacker, defender, region, terms.attackers)
    terms = yield from skirmish(g, attacker, region, holding, defender)
    if not can_attack(s, attacker, region, terms) or not worthwhile(s):
        return False
    yield from defend_together(g, attacker, defender, region)
    misses = attacker is run_by_game(s) and more and not more_hidden(s, attacker, defender, region, terms.attackers)
    if terms.regardless or not misses:
        yield from resolve(g, attacker, defender, region, ambush, False, terms)
    part_after_battle(s, attacker)
    return terms.regardless or not misses


def can_attack(s: State, attacker: Faction, region: Region, terms: Terms) -> bool:
    if terms.attackers is not None:
        settled = terms.rear and bool(fixed_targets(s, attacker, region))
        return bool(terms.attackers) or settled or supporters(s, attacker, terms) > 0
    return acting_total(s, region, attacker) > 0 or terms.extra > 0


def resolve(
    g: Gaul, attacker: Faction, defender: Faction, region: Region, ambush: bool, besieging: bool, terms: Terms
) -> Procedure[None]:
    """Steps 2-6, all being announced."""
    s, rule = g.state, battle_rule(g.state, attacker)
    sheltered = terms.shelter and is_sheltered(s, attacker, defender, region, terms)
    sally = breaks_out(s, attacker, defender, region, terms)
    yield from pick_elite(g, attacker, defender, region, terms)
    holds = not ambush or (yield from caesar_holds(g, attacker, defender, region))
    clash = yield from shoot(g, Clash(attacker, defender, region, terms, sheltered, holds, rule))
    retreat = None
    if terms.retreat and not ambush:
        losses = prospects(s, clash, besieging)
        retreat = yield from declare_retreat(g, attacker, defender, region, besieging, clash.terms, losses)
    besieged = besieging and (yield from besiege(g, defender, region, retreat is not None))
    breached = (
        besieged and cancels_halving(s) and not has_abatis(s, attacker, defender, region)
    )  # 10 of a Citadel alone
    shelter = clash.sheltered and not breached
    halved = retreat is not None or shelter or has_motivation(s, attacker, defender)
    yield from attack(g, clash, halved, retreat)
    if retreat is not None:
        yield from carry_out_retreat(g, attacker, defender, region, retreat)
    else:
        left = yield from counterattack(g, clash)
        trap(g, clash, left)
        reveal_sides(g, clash, left)
    if ambush:
        yield from storm(g, attacker, defender, region)
    end_battle(s, attacker, region, terms)
    if sally and s.wall:
        g.log("wall_lifted", "5.1", ALL_REGIONS[s.wall - 1])
        lift_wall(s)


def end_battle(s: State, attacker: Faction, region: Region, terms: Terms) -> None:
    """36 Attackers may end Hidden; 30 Warbands are picked, 38 pieces shared in defence, for one Battle only."""
    if terms.hide_attackers:
        hide_bands(s, region, acting_bands(s, region, attacker))
    s.elite = bytearray(len(s.elite))
    part_after_battle(s, attacker)


def breaks_out(s: State, attacker: Faction, defender: Faction, region: Region, terms: Terms) -> bool:
    """4 Pieces of the marked group attack the Romans: all that a Faction has there do, unless an Event says who; A28 as
    another's, A20 from where they stand."""
    if not s.wall or defender is not ROMANS:
        return False
    if terms.attackers is None and s.wall == region + 1 and s.walled_faction in settled_owners(s, region, attacker):
        return True
    support = [walled_in(s, r, what) for r in terms.support for what in OWN_BANDS[attacker]]
    return any([*support, *[walled_among(s, region, *each) for each in force_of(s, attacker, region, terms)]])


# ---- Steps 3-5 --------------------------------------------------------------------------------------------------


def attack(g: Gaul, clash: Clash, halved: bool, retreat: int | None) -> Procedure[None]:
    """Step 3: Losses to the Defender."""
    attacker, defender, region, terms = clash[:4]
    usual = attack_losses(g.state, attacker, defender, region, halved, terms)
    horse = has_horse(g.state, attacker, clash.sheltered)
    hard = attack_losses(g.state, attacker, defender, region, halved, terms, charge=True) if horse else usual
    more = hard > usual and not _defenders_fall(g.state, clash, usual, retreat)
    charge = more and (yield from charges(g, attacker, defender, attacker, region, clash.sheltered))
    losses = hard if charge else usual
    if attacker is GERMANS and ariovistus_doubles(g.state, defender, region, terms):
        g.log("ariovistus_doubles", "A3.2.4", region, defender)
    g.log("attack", clash.rule, attacker, defender, region, losses)
    alike = retreat is None or goes_nowhere(g.state, attacker, defender, region, retreat)
    yield from hit(g, clash, losses, retreat is not None, alike)


def _defenders_fall(s: State, clash: Clash, n: int, retreat: int | None) -> bool:
    """Whether so many Losses leave no Defender, or nobody survives the Retreat, with or without more of them: 59 the
    Horse is kept for another Battle."""
    attacker, defender, region = clash[:3]
    if retreat is not None and leaves_nobody(s, attacker, defender, region, retreat):
        return True
    return all_fall(s, defender, region, n)


def hit(g: Gaul, clash: Clash, n: int, retreating: bool, alike: bool = False, doomed: bool = False) -> Procedure[None]:
    """Losses to the Defender, the first on a piece that an Event names (2, 25)."""
    defender, region, terms, rule = clash.defender, clash.region, clash.terms, clash.rule
    legion = piece(ROMANS, LEGION)
    if n and terms.legion_first and own_pieces(g.state, region, (legion,)):
        remove_target(g, region, legion, 1, rule)
        n -= 1
    if n and terms.ally_first:
        n -= yield from first_ally(g, defender, region, rule, clash.attacker, n, retreating)
    felled = has_abatis(g.state, clash.attacker, defender, region)
    roll, enemy = clash.holds, clash.attacker
    yield from take_losses(
        g, defender, region, n, rule, retreating, roll, enemy=enemy, abatis=felled, alike=alike, doomed=doomed
    )


def counterattack(g: Gaul, clash: Clash) -> Procedure[Group | None]:
    """Step 4: the surviving Defenders cause Losses to the Attackers; what is left of a group that fights alone."""
    attacker, defender, region, terms = clash[:4]
    if not clash.holds or not terms.counterattack:
        return terms.attackers
    usual = counter_losses(g.state, attacker, defender, region, terms)
    horse = has_horse(g.state, defender, clash.sheltered)
    hard = counter_losses(g.state, attacker, defender, region, terms, charge=True) if horse else usual
    more = hard > usual and not _attackers_fall(g.state, attacker, region, usual, terms)
    charge = more and (yield from charges(g, defender, attacker, attacker, region, clash.sheltered))
    losses = hard if charge else usual
    if defender is GERMANS and doubles(g.state, region):
        g.log("ariovistus_doubles", "A3.2.4", region, attacker)
    g.log("counterattack", clash.rule, defender, attacker, region, losses)
    return (yield from _attackers_lose(g, attacker, defender, region, losses, clash.rule, terms, alike=True))


def _attackers_fall(s: State, attacker: Faction, region: Region, n: int, terms: Terms) -> bool:
    """Whether so many Losses leave no Attacker, with or without more of them."""
    if terms.attackers is None:
        return not terms.support and all_fall(s, attacker, region, n)
    return not terms.rear and group_size(terms.attackers) <= n


def _attackers_lose(
    g: Gaul, attacker: Faction, enemy: Faction, region: Region, n: int, rule: str, terms: Terms, alike: bool = False
) -> Procedure[Group | None]:
    """Losses to the Attacker, A20 wherever its Warbands stand; what is left of a group that fights alone."""
    if terms.support:
        yield from scattered_losses(g, attacker, (region, *terms.support), n)
        return force_of(g.state, attacker, region, PLAIN)
    group, guide, rear = terms.attackers, terms.guide, terms.rear
    return (
        yield from take_losses(
            g, attacker, region, n, rule, group=group, guide=guide, enemy=enemy, rear=rear, alike=alike
        )
    )


def reveal_sides(g: Gaul, clash: Clash, group: Group | None) -> None:
    """Step 5: the survivors of both sides are Revealed; 11, 51, 72 of a group that fought alone nobody else."""
    s, region = g.state, clash.region
    attackers = acting_bands(s, region, clash.attacker) if group is None else ()
    reveal_bands(s, region, attackers + acting_bands(s, region, clash.defender))
    for what, n in group or ():
        if what.kind == HIDDEN:
            flip(s, region, what, REVEALED, n)
    for elsewhere in clash.terms.support:
        reveal_bands(s, elsewhere, OWN_BANDS[clash.attacker])


# ---- Capabilities in Battle -------------------------------------------------------------------------------------


def charges(
    g: Gaul, side: Faction, enemy: Faction, attacker: Faction, region: Region, sheltered: bool
) -> Procedure[bool]:
    """59 Whether this side's Horse fights here: one Region in each Battle Command, of anybody."""
    s = g.state
    if not has_horse(s, side, sheltered) or not holds_in_battle(s, side, enemy):
        return False
    about = (CARD[GERMANIC_HORSE], "auxilia" if side is ROMANS else "double", region, attacker)
    if not s.charged[attacker] and (yield from confirm(side, "event_confirm", "5.3", *about)):
        s.charged = altered(s.charged, attacker, region + 1)
    return s.charged[attacker] == region + 1


def trap(g: Gaul, clash: Clash, group: Group | None) -> None:
    """A33 unshaded: Germans who have struck back lose all Warbands there."""
    s, region = g.state, clash.region
    if not clash.holds or not clash.terms.counterattack:
        return
    left = force_of(s, clash.attacker, region, clash.terms._replace(attackers=group))
    if is_trapped(s, clash.attacker, clash.defender, region, left):
        for what in own_pieces(s, region, acting_bands(s, region, GERMANS)):
            remove_target(g, region, what, s.pieces[region.base + what], "5.3")


def skirmish(
    g: Gaul, attacker: Faction, region: Region, terms: Terms, defender: Faction | None = None
) -> Procedure[Terms]:
    """13 Once in an enemy's Battle Command, Auxilia in a Region shoot at the Attacker first; A31 if that may harm it,
    and may help the Defender, if known."""
    s = g.state
    ready = capability(s, BALEARIC_SLINGERS, UNSHADED) and attacker is not ROMANS and not s.slung[attacker]
    if not ready or not holds_in_battle(s, ROMANS if defender is None else defender, attacker):
        return terms
    slingers = number_of_bands(s, region, ROMANS)
    if slingers < (1 if may_charge(s, attacker) else 2):
        return terms
    if not terms.support and not can_lose(s, attacker, region):  # 25 an Attack by nobody who is there
        return terms
    about = (CARD[BALEARIC_SLINGERS], "shoot", region, attacker)
    if not (yield from confirm(ROMANS, "event_confirm", "5.3", *about)):
        return terms
    s.slung = altered(s.slung, attacker, 1)
    charge = yield from charges(g, ROMANS, attacker, attacker, region, False)
    n = slingers if charge else slingers // 2
    g.log("shoot", "5.3", CARD[BALEARIC_SLINGERS], attacker, region, n)
    left = yield from _attackers_lose(g, attacker, ROMANS, region, n, battle_rule(s, attacker), terms)
    return terms._replace(attackers=left)


def shoot(g: Gaul, clash: Clash) -> Procedure[Clash]:
    """27 As the Battle starts, six or more Arverni Warbands cause the other side one Loss."""
    attacker, defender, region, terms = clash[:4]
    if ARVERNI not in (attacker, defender) or not has_archers(g.state, attacker, defender, region, terms):
        return clash
    victim = defender if attacker is ARVERNI else attacker
    g.log("shoot", "5.3", CARD[MASSED_GALLIC_ARCHERS], victim, region, 1)
    if victim is defender:
        doomed = nobody_outlives(g.state, clash)
        yield from hit(g, clash._replace(terms=terms._replace(ally_first=False)), 1, False, doomed=doomed)
        stands = clash.sheltered and is_sheltered(
            g.state, attacker, defender, region, terms
        )  # 3.3.4 "have", at the Attack
        return clash._replace(terms=terms._replace(legion_first=False), sheltered=stands)
    left = yield from _attackers_lose(g, victim, defender, region, 1, clash.rule, terms)
    return clash._replace(terms=terms._replace(attackers=left))


def pick_elite(g: Gaul, attacker: Faction, defender: Faction, region: Region, terms: Terms) -> Procedure[None]:
    """30 In a Battle with their Leader, the Arverni pick Warbands to be as Legions."""
    s = g.state
    limited = attacker is ARVERNI and terms.attackers is not None
    if ARVERNI not in (attacker, defender) or limited or not has_leader(s, region, ARVERNI):
        return
    if helps_arverni(s, VERCINGETORIXS_ELITE, attacker, defender):
        own = own_pieces(s, region, acting_bands(s, region, ARVERNI))
        every = archers(s, region) <= ELITE
        for n in range(min(ELITE, archers(s, region)), 0, -1):
            left = [p for p in own if s.pieces[region.base + p] > s.elite[p]][: 1 if every else None]
            about = (CARD[VERCINGETORIXS_ELITE], "pick", region, n)
            picked = yield from choose(ARVERNI, "event_piece", "5.3", left, *about)
            s.elite[picked] += 1
