"""6.3 Quarters Phase."""

from itertools import combinations

from alesia.games.falling_sky.board import (
    allies,
    allies_and_citadels,
    bands,
    count,
    fresh,
    has_fort,
    leader_region,
    move,
    own_pieces,
    present,
    remove,
    walled_in,
)
from alesia.games.falling_sky.capabilities import COLD_WAR, WINTER_CAMPAIGN, capability
from alesia.games.falling_sky.components import (
    FACTIONS,
    GERMANIA,
    GERMANS,
    LEADER,
    LEGION,
    NOBODY,
    OWN_BANDS,
    OWN_MOBILE,
    PROVINCIA,
    ROMANS,
    SETTLEMENT,
    SUGAMBRI,
    UBII,
    Faction,
    Piece,
    Region,
    piece,
)
from alesia.games.falling_sky.control import controller, supply_regions
from alesia.games.falling_sky.groups import Group, choose_group
from alesia.games.falling_sky.negotiation import (
    AGREED,
    NEGOTIATE,
    REFUSED,
    Gaul,
    consent,
    may_negotiate,
    might_open,
    negotiate,
    proposals,
    roman_need,
)
from alesia.games.falling_sky.regions import may_stack, regions, roads
from alesia.games.falling_sky.scenarios import offer_vercingetorix
from alesia.games.falling_sky.state import UNSHADED, State, altered, begin_action
from alesia.games.falling_sky.tracks import can_pay, spend
from alesia.games.falling_sky.war import lands, players, run_by_game, war
from alesia.kernel.ask import STOP, Act, Procedure, act, choose, choose_or_stop, confirm, roll
from alesia.kernel.word import Notes, Phrase, Word, phrase

QUARTERS = Word("phase", "Quarters")

LEGIONS_AND_AUXILIA = OWN_MOBILE[ROMANS][1:]


def quarters_phase(g: Gaul) -> Procedure[None]:
    """Germans, then Belgae, Aedui, Arverni, then Romans; A6.3 Belgae, Aedui, Germans, Romans. A6.3.1 Arverni whom the
    game runs neither move nor roll."""
    if run_by_game(g.state) is GERMANS:
        yield from germans(g)
    for faction, _ in war(g.state).quarters:
        yield from offer_vercingetorix(g)
        yield from quarters_of(g, faction)


def quarters_of(g: Gaul, faction: Faction) -> Procedure[None]:
    """6.3.2, A6.3.2, 6.3.3 One Faction's Quarters."""
    begin_action(g.state, faction)
    if faction is ROMANS:
        yield from romans(g)
    else:
        rule = dict(war(g.state).quarters)[faction]
        yield from relocate(g, faction, rule)
        yield from starving_rolls(g, faction, rule)


# ---- 6.3.1 Germans ----------------------------------------------------------------------------------------------


def germans(g: Gaul) -> Procedure[None]:
    """Warbands in Devastated Regions without a Germanic Ally go home together: 1-3 Sugambri, 4-6 Ubii."""
    s = g.state
    hungry = [r for r in lands(s) if is_hungry(s, GERMANS, r) and r not in GERMANIA]
    if not hungry:
        return
    die = yield from roll("germans_relocate", "6.3.1")
    home = SUGAMBRI if die <= 3 else UBII
    for region in hungry:
        for what in own_pieces(s, region, OWN_BANDS[GERMANS]):
            move(s, region, home, what, s.pieces[region.base + what])
    g.log("germans_relocate", "6.3.1", home, die)


def is_hungry(s: State, faction: Faction, region: Region) -> bool:
    """Warbands in a Devastated Region where the Faction has neither Ally nor Citadel; A6.3.2 nor Settlement."""
    if not s.devastated[region] or allies_and_citadels(s, region, faction):
        return False
    return bands(s, region, faction) > 0 and not count(s, region, faction, SETTLEMENT)


# ---- 6.3.2 Gauls, and 6.3.3 the Romans' first step --------------------------------------------------------------


def relocate(g: Gaul, faction: Faction, rule: str) -> Procedure[None]:
    """Any pieces to adjacent un-Devastated Regions under own Control, or of a Faction that agrees."""
    s = g.state
    while True:
        there = [r for r in present(s, faction) if may_stack(s, faction, r)]
        origins = [r for r in there if movable(s, faction, r) and open_regions(s, faction, r)]
        choices: list[Region | Act] = [*origins, *asides(s, faction)]
        choice = yield from choose_or_stop(faction, "quarters_from", rule, choices)
        if choice is NEGOTIATE:
            yield from negotiate(g, faction, proposals(s, faction, winter=True), winter=True)
        elif isinstance(choice, Region):
            yield from relocate_from(g, faction, choice, rule)
        else:
            return


def asides(s: State, faction: Faction) -> list[Act]:
    """1.5.2 Resources may be transferred during the Quarters Phase."""
    return [NEGOTIATE] if may_negotiate(s, faction, winter=True) else []


def movable(s: State, faction: Faction, region: Region) -> list[Piece]:
    """Mobile pieces that have not relocated, 4 and are not walled in."""
    return [p for p in OWN_MOBILE[faction] if fresh(s, region, p)]


def open_regions(s: State, faction: Faction, origin: Region) -> list[Region]:
    """Un-Devastated, under Control that lets the Faction in."""
    return [r for r in roads(s, faction, origin) if not s.devastated[r] and may_enter(s, faction, r)]


def may_enter(s: State, faction: Faction, region: Region) -> bool:
    """Own Control, or that of a Faction that has agreed, or that has not been asked and might; 6.3.3 Romans never under
    Germanic Control, A6.3.2 Gauls if the Germans agree."""
    holder = controller(s, region)
    if holder is NOBODY or (faction is ROMANS and holder is GERMANS):
        return False
    answer = consent(s, holder, region)
    return holder is faction or answer == AGREED or (answer != REFUSED and might_open(s, holder, faction))


def relocate_from(g: Gaul, faction: Faction, origin: Region, rule: str) -> Procedure[None]:
    s = g.state
    to = yield from choose(faction, "quarters_to", rule, open_regions(s, faction, origin), origin)
    if not (yield from is_let_in(g, faction, to, rule)):
        return
    there = [(p, fresh(s, origin, p)) for p in movable(s, faction, origin)]
    group = yield from choose_group(faction, "quarters_number", rule, there, origin, to)
    for what, n in group:
        s.moved[to.base + what] += n
    relocate_group(g, faction, origin, to, group, rule)


def relocate_group(g: Gaul, faction: Faction, origin: Region, to: Region, group: Group, rule: str) -> None:
    for what, n in group:
        move(g.state, origin, to, what, n)
        g.log("relocate", rule, faction, origin, to, what, n)


def is_let_in(g: Gaul, faction: Faction, to: Region, rule: str) -> Procedure[bool]:
    """1.5.2 The Faction in Control agrees or not, for the rest of this Faction's Quarters."""
    s = g.state
    holder = controller(s, to)
    if holder is faction or consent(s, holder, to) == AGREED:
        return True
    agrees = yield from confirm(holder, "agree_quarters", rule, faction, to)
    s.consent = altered(s.consent, to * len(FACTIONS) + holder, AGREED if agrees else REFUSED)
    g.log("agree_quarters", rule, holder, faction, to, agrees)
    return agrees


def starving_rolls(g: Gaul, faction: Faction, rule: str) -> Procedure[None]:
    """A die for each Warband in a Devastated Region without own Ally or Citadel: removed on 1-3."""
    s = g.state
    for region in lands(s):
        if not is_hungry(s, faction, region):
            continue
        for what in own_pieces(s, region, OWN_BANDS[faction]):
            held = walled_in(s, region, what)
            for n in range(s.pieces[region.base + what]):
                yield from survival_roll(g, faction, region, what, rule, int(n < held))


def survival_roll(
    g: Gaul, faction: Faction, region: Region, what: Piece, rule: str, walled: int = 0
) -> Procedure[None]:
    die = yield from roll("quarters_roll", rule, faction, region, what)
    if die <= 3:
        remove(g.state, region, what, walled=walled)
    g.log("quarters_roll", rule, faction, region, what, die)


# ---- 6.3.3 Romans -----------------------------------------------------------------------------------------------


def romans(g: Gaul) -> Procedure[None]:
    """Relocate; to Provincia along Supply Lines; the Leader to Provincia; then pay or roll."""
    yield from relocate(g, ROMANS, "6.3.3")
    lines = yield from determine_supply(g)
    yield from return_to_provincia(g, lines)
    yield from leader_to_provincia(g)
    yield from pay_or_roll(g)


def determine_supply(g: Gaul) -> Procedure[int]:
    """The Supply Lines of this phase, fixed once."""
    s = g.state
    while True:
        choices = [act("ask", f) for f in supply_helpers(s)]
        choice = yield from choose_or_stop(ROMANS, "quarters_supply", "6.3.3", choices)
        if choice is None:
            return supply_regions(s, supply_friends(s))
        faction = choice.target
        assert isinstance(faction, Faction)
        agrees = yield from confirm(faction, "agree_supply", "6.3.3", ROMANS)
        s.supply = altered(s.supply, faction, AGREED if agrees else REFUSED)
        g.log("agree_supply", "6.3.3", faction, ROMANS, None, agrees)


def supply_friends(s: State) -> frozenset[Faction]:
    return frozenset([ROMANS, *[f for f in players(s) if s.supply[f] == AGREED]])


def supply_helpers(s: State) -> list[Faction]:
    """Those not yet asked who might agree, and so, alone or with others, put more pieces in a Supply Line."""
    open_ = [f for f in players(s) if f is not ROMANS and not s.supply[f] and might_open(s, f, ROMANS)]
    groups = [group for size in range(len(open_)) for group in combinations(open_, size)]
    return [f for f in open_ if any(f not in group and _adds_supply(s, f, group) for group in groups)]


def _adds_supply(s: State, faction: Faction, others: tuple[Faction, ...]) -> bool:
    before = supply_friends(s).union(others)
    gained = supply_regions(s, before | {faction}) & ~supply_regions(s, before)
    return any(gained & r.mask and own_pieces(s, r, LEGIONS_AND_AUXILIA) for r in lands(s) if r is not PROVINCIA)


def return_to_provincia(g: Gaul, lines: int) -> Procedure[None]:
    """Any Legions and Auxilia in Supply Line Regions."""
    s = g.state
    while True:
        origins = [r for r in regions(s) if lines & r.mask and r is not PROVINCIA]
        origins = [r for r in origins if own_pieces(s, r, LEGIONS_AND_AUXILIA)]
        region = yield from choose_or_stop(ROMANS, "to_provincia", "6.3.3", origins)
        if region is None:
            return
        there = [(p, s.pieces[region.base + p]) for p in own_pieces(s, region, LEGIONS_AND_AUXILIA)]
        group = yield from choose_group(ROMANS, "quarters_number", "6.3.3", there, region, PROVINCIA)
        relocate_group(g, ROMANS, region, PROVINCIA, group, "6.3.3")


def leader_to_provincia(g: Gaul) -> Procedure[None]:
    here = leader_region(g.state, ROMANS)
    if here is None or here is PROVINCIA:
        return
    if (yield from confirm(ROMANS, "leader_to_provincia", "6.3.3", here)):
        move(g.state, here, PROVINCIA, piece(ROMANS, LEADER))
        g.log("relocate", "6.3.3", ROMANS, here, PROVINCIA, piece(ROMANS, LEADER), 1)


def pay_or_roll(g: Gaul) -> Procedure[None]:
    """Region by Region outside Provincia; those where every piece may stay free can be left alone."""
    s = g.state
    left = [r for r in regions(s) if r is not PROVINCIA and wintering(s, r)]
    while left:
        choice = yield from choose(ROMANS, "quarters_region", "6.3.3", _quarters_choices(s, left), costs(s, left))
        if choice is STOP:
            return
        if isinstance(choice, Region):
            left.remove(choice)
            yield from quarter_region(g, choice)
        else:
            yield from negotiate(g, ROMANS, proposals(s, ROMANS, winter=True), winter=True)


def _quarters_choices(s: State, left: list[Region]) -> list[Region | Act]:
    free = all(len(wintering(s, r)) <= free_quarters(s, r) for r in left)
    return [*left, *asides(s, ROMANS), *([STOP] if free else [])]


def costs(s: State, left: list[Region]) -> Notes:
    """How many there must be paid or rolled for, and what each costs."""
    return Notes([(region.option, _cost(s, region)) for region in left])


def _cost(s: State, region: Region) -> Phrase:
    n = len(wintering(s, region)) - free_quarters(s, region)
    return phrase("note.upkeep", n, quarters_cost(s, region)) if n > 0 else phrase("note.no_upkeep")


def wintering(s: State, region: Region) -> list[Piece]:
    """The Legions and Auxilia there, one by one."""
    return [p for p in LEGIONS_AND_AUXILIA for _ in range(s.pieces[region.base + p])]


def free_quarters(s: State, region: Region) -> int:
    """One piece for each Roman Ally and Fort; 63, A63 all of them, unless Devastated."""
    stored = capability(s, WINTER_CAMPAIGN, UNSHADED) or capability(s, COLD_WAR, UNSHADED)
    if stored and not s.devastated[region]:
        return len(wintering(s, region))
    return allies(s, region, ROMANS) + has_fort(s, region)


def quarters_cost(s: State, region: Region) -> int:
    """One Resource with a Roman Ally, else two; doubled if Devastated."""
    return (1 if allies(s, region, ROMANS) else 2) * (2 if s.devastated[region] else 1)


def quarter_region(g: Gaul, region: Region) -> Procedure[None]:
    """Piece by piece: one stays free for each Ally and Fort, for the others pay; or roll for any of them."""
    s, free, left = g.state, free_quarters(g.state, region), wintering(g.state, region)
    cost = quarters_cost(s, region)
    while left:
        choice = yield from choose(ROMANS, "pay_or_roll", "6.3.3", _upkeep(s, region, left, free), region, cost, free)
        if choice is STOP:
            return
        if isinstance(choice.target, Piece):
            left.remove(choice.target)
            free -= choice.verb == "stay"
            yield from _quarter(g, region, choice.verb, choice.target)
        else:
            yield from negotiate(g, ROMANS, proposals(s, ROMANS, winter=True), winter=True)


def _upkeep(s: State, region: Region, left: list[Piece], free: int) -> list[Act]:
    """Stay free, or else pay; or roll; done when all that are left stay free."""
    legions, auxilia = [p for p in left if p.kind == LEGION], [p for p in left if p.kind != LEGION]
    kinds = legions[:1] + auxilia[-1:]
    rolls = [act("roll", p) for p in kinds]
    if free >= len(left):
        return [*rolls, STOP]
    if free:
        return [act("stay", p) for p in kinds] + rolls
    pays = [act("pay", p) for p in kinds] if can_pay(s, ROMANS, quarters_cost(s, region)) else []
    return pays + rolls + asides(s, ROMANS)


def _quarter(g: Gaul, region: Region, verb: str, what: Piece) -> Procedure[None]:
    if verb == "pay":
        cost = quarters_cost(g.state, region)
        spend(g.state, ROMANS, cost)
        g.log("pay", "6.3.3", ROMANS, cost, QUARTERS, region)
        yield from roman_need(g)
    elif verb == "roll":
        yield from survival_roll(g, ROMANS, region, what, "6.3.3")
