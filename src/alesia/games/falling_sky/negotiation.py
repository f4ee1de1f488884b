"""1.5 Players and their Factions; 1.5.2 agreements and transfers; 1.4.1 voluntary removal.

An agreement is asked of the Faction concerned at the moment it matters, and holds for the action. Who has refused is
not asked again, unless given Resources since.
"""

from collections.abc import Sequence
from itertools import combinations

from alesia.games.falling_sky.available import available_allies
from alesia.games.falling_sky.board import (
    PARTNER,
    is_permanent,
    loose,
    overview,
    place_ally,
    regions_in,
    remove,
    subdue,
    take,
    walled_among,
    walled_first,
    walled_in,
)
from alesia.games.falling_sky.capabilities import DIVICIACUS, capability
from alesia.games.falling_sky.commands.base import MARCH
from alesia.games.falling_sky.components import (
    AEDUI,
    ALL_REGIONS,
    ALLY,
    ARVERNI,
    BELGAE,
    CITADEL,
    FACTIONS,
    KINDS,
    LEGION,
    PIECES,
    PROVINCIA,
    ROMANS,
    Faction,
    Piece,
    Region,
    Tribe,
)
from alesia.games.falling_sky.control import in_supply
from alesia.games.falling_sky.standing import standing, takes_citadel
from alesia.games.falling_sky.state import COMMITTED, SHADED, State, altered, spends_corn
from alesia.games.falling_sky.tracks import MOST_RESOURCES, gain, roman_score, spend
from alesia.games.falling_sky.war import faction_at, others, players, run_by_game, war
from alesia.kernel.ask import Act, Procedure, act, choose, choose_number, confirm
from alesia.kernel.game import Context

Gaul = Context[State]

AGREED, REFUSED = 1, 2
SAME_PLAYER_LIMIT = 4
# 8.6.6 Ten Resources for Romans below two, of Non-player Aedui above twenty.
GIFT, NEEDY, RICH = 10, 2, 20
RELUCTANT_SCORE = 12  # 8.6.6 of a Roman player, whom Non-player Aedui may help up to this, on a roll

# 1.5.1 Who plays whom.
FOUR, THREE_WITH_BELGAE, THREE_ROMANS_AEDUI, TWO = range(4)
ROMANS_AND_AEDUI = 1 << ROMANS | 1 << AEDUI


def player_of(s: State, faction: int) -> int:
    """The player of a Faction, named by the first Faction in the same hands; 8.0 a Non-player stands alone."""
    if faction == BELGAE and s.seating in (THREE_WITH_BELGAE, TWO) and not s.nonplayers & _belgae_and_friends(s):
        return war(s).friends_of_belgae
    if faction == AEDUI and s.seating in (THREE_ROMANS_AEDUI, TWO) and not s.nonplayers & ROMANS_AND_AEDUI:
        return ROMANS
    return faction


def _belgae_and_friends(s: State) -> int:
    """1.5.1 With Arverni; A1.5.1 with Germans."""
    return 1 << BELGAE | 1 << war(s).friends_of_belgae


def is_nonplayer(s: State, faction: int) -> bool:
    """8.0 Whether the Faction is run by chapter 8."""
    return bool(s.nonplayers >> faction & 1)


def is_player(s: State, faction: int) -> bool:
    """8.0 Whether somebody plays the Faction; whom the game runs is neither player nor Non-player."""
    return not s.nonplayers >> faction & 1 and faction in players(s)


def players_first(s: State, factions: Sequence[Faction]) -> Sequence[Faction]:
    """6.2 The player Factions among these if there are any, else the Non-players."""
    return [f for f in factions if is_player(s, f)] or factions


def hand_of(s: State, seat: int) -> list[Faction]:
    """1.5.1 The Factions of whoever has this seat."""
    own = player_of(s, faction_at(s, seat))
    return [f for f in players(s) if player_of(s, f) == own]


def same_player(s: State, one: Faction, other: Faction) -> bool:
    return player_of(s, one) == player_of(s, other)


# ---- 8.4.2 What Non-players may agree to ------------------------------------------------------------------------


def might_open(s: State, holder: Faction, guest: Faction) -> bool:
    """Whether a Faction might open a Region it Controls to a Supply Line, a Retreat or Quarters of another: players
    might, Non-player Aedui to Romans alone (8.6.6), Non-player Romans to Non-player Aedui alone (8.8.6), the others to
    nobody (8.4.2), nor whom the game runs (3.4.5)."""
    if not is_nonplayer(s, holder):
        return holder is not run_by_game(s)
    if holder is AEDUI:
        return guest is ROMANS and admit_romans(s)
    return holder is ROMANS and guest is AEDUI and is_nonplayer(s, AEDUI)


def admit_romans(s: State) -> bool:
    """8.6.6 Whether Non-player Aedui might agree to what the Romans ask for: a Non-player always, else by their
    score."""
    return is_nonplayer(s, ROMANS) or roman_score(s) <= RELUCTANT_SCORE


# ---- 3.2.1 Consent to a Supply Line -----------------------------------------------------------------------------


def consent(s: State, faction: Faction, region: Region) -> int:
    return s.consent[region * len(FACTIONS) + faction]


def consents(s: State, region: Region) -> bytes:
    """What each has answered."""
    at = region * len(FACTIONS)
    return s.consent[at : at + len(FACTIONS)]


def friends(s: State, user: Faction, region: Region) -> frozenset[Faction]:
    """The user and those who agreed to the Supply Line of the action in this Region."""
    if AGREED not in consents(s, region):
        return _ALONE[user]
    return frozenset([user, *[f for f in players(s) if consent(s, f, region) == AGREED]])


_ALONE = tuple(frozenset([faction]) for faction in FACTIONS)


def undeclared(s: State, user: Faction, region: Region) -> list[Faction]:
    """Those who have not been asked yet, and might agree."""
    return [f for f in players(s) if f is not user and not consent(s, f, region) and might_open(s, f, user)]


def may_be_supplied(s: State, user: Faction, region: Region, held: int = 0) -> bool:
    """Whether the Region is in a Supply Line, or would be if all agreed who might."""
    if not s.nonplayers and not any(consents(s, region)):
        return in_supply(s, region, war(s).everybody, held)
    return in_supply(s, region, friends(s, user, region).union(undeclared(s, user, region)), held)


def supply_helpers(s: State, user: Faction, region: Region, held: int = 0) -> list[Faction]:
    """Those not yet asked whose agreement is needed for some Supply Line of this Region."""
    agreed, open_ = friends(s, user, region), undeclared(s, user, region)
    if not in_supply(s, region, agreed.union(open_), held):
        return []
    needed: set[Faction] = set()
    for size in range(1, len(open_) + 1):
        for group in combinations(open_, size):
            if not needed.issuperset(group) and in_supply(s, region, agreed.union(group), held):
                needed.update(_indispensable(s, region, agreed, group, held))
    return [f for f in open_ if f in needed]


def _indispensable(
    s: State, region: Region, agreed: frozenset[Faction], group: tuple[Faction, ...], held: int
) -> list[Faction]:
    every = agreed.union(group)
    return [f for f in group if not in_supply(s, region, every - {f}, held)]


PAY, CALL_OFF = act("pay"), act("call_off")


def seek_supply(
    g: Gaul, user: Faction, region: Region, rule: str, may_pay: bool, held: int = 0
) -> Procedure[bool | None]:
    """3.2.1 True: in a Supply Line. False: not, the user pays instead. None: called off (1.5.2)."""
    s = g.state
    asked = False
    while not in_supply(s, region, friends(s, user, region), held):
        helpers = supply_helpers(s, user, region, held)
        if may_pay and not helpers and not asked:
            return False
        choices = [act("ask", f) for f in helpers] + [PAY] * may_pay + [CALL_OFF]
        choice = yield from choose(user, "seek_supply", rule, choices, region, may_pay)
        if not isinstance(choice.target, Faction):
            return None if choice is CALL_OFF else False
        yield from ask_supply(g, user, choice.target, region)
        asked = True
    return True


def ask_supply(g: Gaul, user: Faction, faction: Faction, region: Region) -> Procedure[None]:
    """A Faction declares whether the Supply Line may include the Regions it Controls."""
    agrees = yield from confirm(faction, "agree_supply", "3.2.1", user, region)
    g.state.consent = altered(g.state.consent, region * len(FACTIONS) + faction, AGREED if agrees else REFUSED)
    g.log("agree_supply", "3.2.1", faction, user, region, agrees)


# ---- 1.5.2 Transfers and truces ---------------------------------------------------------------------------------


def transferable(s: State, giver: Faction, to: Faction, winter: bool = False) -> int:
    """How many Resources may still go from one Faction to another in this execution; 38 none between two of them."""
    most = min(s.resources[giver], MOST_RESOURCES - s.resources[to])
    if not most or (capability(s, DIVICIACUS, SHADED) and PARTNER.get(giver) is to):
        return 0
    if winter or s.seating == FOUR or not same_player(s, giver, to):
        return most
    pair = min(giver, to) * len(FACTIONS) + max(giver, to)
    return min(most, SAME_PLAYER_LIMIT - s.transferred[pair])


def requestable(s: State, giver: Faction, to: Faction, winter: bool = False) -> int:
    """How many Resources may still be asked for: after a refusal, fewer than were refused; 8.4.2, 8.6.6, 8.8.6
    Non-players give nothing that they are asked for."""
    if is_nonplayer(s, giver):
        return 0
    most = transferable(s, giver, to, winter)
    return min(most, s.refused[giver] - 1) if s.refused[giver] else most


def may_be_given(s: State, faction: Faction) -> int:
    """How many Resources others could give when asked; 8.6.6 what rich Aedui would give to Romans among them, or to the
    Faction itself, who have given theirs away, be it to the Aedui."""
    asked = sum(requestable(s, other, faction) for other in others(s, faction))
    return asked + GIFT * _may_bring_gift(s, faction, asked)


def _may_bring_gift(s: State, faction: Faction, asked: int) -> bool:
    """8.6.6 Whether Roman players could give something away and be helped for it: Romans what they have or asked others
    for, other Factions by asking for it, be it what they gave to the Romans."""
    if is_nonplayer(s, ROMANS) or not is_nonplayer(s, AEDUI) or not admit_romans(s):
        return False
    trial = s.copy()
    trial.resources[faction] = min(MOST_RESOURCES, s.resources[faction] + asked)
    if s.resources[AEDUI] + transferable(trial, faction, AEDUI) <= RICH or not transferable(s, AEDUI, ROMANS):
        return False
    if faction is ROMANS:
        return any(transferable(trial, ROMANS, other) for other in others(s, ROMANS))
    lacking = max(0, RICH + 1 - s.resources[AEDUI])  # what makes the Aedui rich is gone
    passed_on = requestable(s, ROMANS, faction) or transferable(trial, faction, ROMANS)
    return bool(passed_on) and trial.resources[faction] > lacking


def transfer(g: Gaul, giver: Faction, to: Faction, n: int) -> None:
    s = g.state
    spend(s, giver, n)
    gain(s, to, n)
    pair = min(giver, to) * len(FACTIONS) + max(giver, to)
    s.transferred = altered(s.transferred, pair, min(SAME_PLAYER_LIMIT, s.transferred[pair] + n))
    s.committed = COMMITTED
    forget_refusals(s, to)
    g.log("transfer", "1.5.2", giver, to, n)


def tell_lost(g: Gaul, faction: Faction, n: int) -> None:
    """1.8 What the track could not take, after the line that tells what it should have taken."""
    if n:
        g.log("track_full", "1.8", faction, n)


def roman_need(g: Gaul) -> Procedure[None]:
    """8.6.6 The Romans have paid, given or lost Resources: at the instant that they drop below two, rich Non-player
    Aedui say whether they help, whoever acts (more than 1.5.2 allows to players)."""
    if in_roman_need(g.state) and (yield from confirm(AEDUI, "gift", "8.6.6", ROMANS, GIFT)):
        transfer(g, AEDUI, ROMANS, GIFT)


def in_roman_need(s: State) -> bool:
    """8.6.6 Romans with less than two Resources, and Non-player Aedui who may give from more than twenty; A53 not while
    what they pay is the corn that the Aedui have named."""
    return s.resources[ROMANS] < NEEDY and not spends_corn(s) and is_aedui_rich(s)


def is_aedui_rich(s: State) -> bool:
    """8.6.6 Non-player Aedui who may give from more than twenty."""
    return s.resources[AEDUI] > RICH and is_nonplayer(s, AEDUI) and transferable(s, AEDUI, ROMANS) >= GIFT


def proposals(s: State, faction: Faction, winter: bool = False) -> list[Act]:
    """What the Faction may propose to others now."""
    gifts = [act("give", f) for f in others(s, faction) if transferable(s, faction, f, winter)]
    requests = [act("request", f) for f in others(s, faction) if requestable(s, f, faction, winter)]
    return gifts + requests


def may_negotiate(s: State, faction: Faction, winter: bool = False) -> bool:
    """Whether there is anything to give or to ask for."""
    for other in others(s, faction):
        if transferable(s, faction, other, winter) or requestable(s, other, faction, winter):
            return True
    return False


def truce_proposals(s: State, faction: Faction) -> list[Act]:
    """3.2.2 Agreements not to Harass this Command: for the Romans, and for Vercingetorix (3.3.2). 8.4.2 Non-players
    Harass or not, whatever they are asked."""
    if faction is not ROMANS and not (faction is ARVERNI and s.named[ARVERNI]):
        return []
    return [act("truce", f) for f in others(s, faction) if not s.truce[f] and not is_nonplayer(s, f)]


AGREEMENTS = ("truce", "supply", "consent", "pact")


def forget_agreements(s: State, kinds: Sequence[str] = AGREEMENTS) -> None:
    """1.5.2 Agreements hold during the action: with a Command called off they end, while refusals stay."""
    for name in kinds:
        setattr(s, name, getattr(s, name).replace(bytes([AGREED]), bytes(1)))


def has_refused(s: State, faction: Faction) -> bool:
    """Whether the Faction has refused anything in this action."""
    answers = [getattr(s, name)[faction :: len(FACTIONS)] for name in AGREEMENTS]
    return bool(s.refused[faction]) or any(REFUSED in each for each in answers)


def forget_refusals(s: State, faction: Faction) -> None:
    """1.5.2 Only agreements bind: a Faction that has been given Resources may be asked anew (4.4.1)."""
    s.refused = altered(s.refused, faction, 0)
    for name in AGREEMENTS:
        answers = bytearray(getattr(s, name))
        answers[faction :: len(FACTIONS)] = answers[faction :: len(FACTIONS)].replace(bytes([REFUSED]), bytes(1))
        setattr(s, name, bytes(answers))


NEGOTIATE, BACK, CANCEL = act("negotiate"), act("back"), act("cancel")


def negotiate(g: Gaul, faction: Faction, choices: list[Act], winter: bool = False) -> Procedure[None]:
    """1.5.2 Give Resources, ask for some, or ask for a truce."""
    choice = yield from choose(faction, "negotiate", "1.5.2", [*choices, BACK])
    partner = choice.target
    if not isinstance(partner, Faction):
        return
    if choice.verb == "truce":
        yield from ask_truce(g, faction, partner)
    elif choice.verb == "give":
        yield from _give(g, faction, partner, winter)
    else:
        yield from _request(g, faction, partner, winter)


def _give(g: Gaul, faction: Faction, partner: Faction, winter: bool) -> Procedure[None]:
    most = transferable(g.state, faction, partner, winter)
    n = yield from choose_number(faction, "give", "1.5.2", 1, most, partner)
    transfer(g, faction, partner, n)
    if faction is ROMANS:
        yield from roman_need(g)


def _request(g: Gaul, faction: Faction, partner: Faction, winter: bool) -> Procedure[None]:
    most = requestable(g.state, partner, faction, winter)
    n = yield from choose_number(faction, "request", "1.5.2", 1, most, partner)
    if (yield from confirm(partner, "grant", "1.5.2", faction, n)):
        transfer(g, partner, faction, n)
        if partner is ROMANS:
            yield from roman_need(g)
    else:
        g.state.refused = altered(g.state.refused, partner, n)
        g.log("refused", "1.5.2", partner, faction, n)


def ask_truce(g: Gaul, faction: Faction, partner: Faction) -> Procedure[None]:
    agrees = yield from confirm(partner, "agree_truce", "3.2.2", faction)
    g.state.truce = altered(g.state.truce, partner, AGREED if agrees else REFUSED)
    g.log("agree_truce", "3.2.2", partner, faction, agrees)


# ---- 1.4.1 Voluntary removal ------------------------------------------------------------------------------------

REMOVE = act("remove_own")


def may_remove(s: State, faction: Faction) -> bool:
    elsewhere = bool(overview(s).present[faction] & ~PROVINCIA.mask)
    return elsewhere or bool(_removable(s, faction, PROVINCIA))


def removable_regions(s: State, faction: Faction) -> list[Region]:
    """Regions with an own piece; in Provincia with more than its Fort."""
    own = regions_in(overview(s).present[faction])
    return [region for region in own if region is not PROVINCIA or _removable(s, faction, region)]


def _removable(s: State, faction: Faction, region: Region) -> list[Act]:
    found: list[Act] = []
    start = region.base + faction.base
    for kind in range(KINDS):
        if s.pieces[start + kind] and not is_permanent(region, PIECES[faction.base + kind]):
            found.append(act("remove", PIECES[faction.base + kind]))
    for tribe in region.tribes:
        if s.tribes[tribe] == ALLY + faction:
            found.append(act("remove", tribe))
        elif s.tribes[tribe] == CITADEL + faction:
            found.append(act("remove", tribe))
            if available_allies(s, faction):
                found.append(act("replace", tribe))
    return found


def remove_voluntarily(g: Gaul, faction: Faction) -> Procedure[None]:
    """1.4.1 One own piece to Available, a Legion to the Legions track; or a Citadel becomes an Ally."""
    s = g.state
    region = yield from choose(faction, "remove_from", "1.4.1", removable_regions(s, faction))
    own = _removable(s, faction, region)
    choice = yield from choose(faction, "remove_piece", "1.4.1", own, region, standing(s, own))
    what, is_citadel = choice.target, takes_citadel(s, choice)
    s.committed = 1
    if isinstance(what, Tribe):
        if choice.verb == "replace":
            place_ally(s, what, faction)
        else:
            subdue(s, what)
    elif isinstance(what, Piece):
        marched = yield from spare(g, faction, "1.4.1", region, what, 1)
        _remove_to_track(s, region, what, walled_first(s, region, what, 1 - marched))
    g.log("remove_own", "1.4.1", faction, region, choice.verb, what, is_citadel)


def _remove_to_track(s: State, region: Region, what: Piece, walled: int) -> None:
    if what.kind == LEGION:
        take(s, region, what)
        s.legions += 1
    else:
        remove(s, region, what, walled=walled)


def marched_among(
    g: Gaul, faction: Faction, rule: str, region: Region, what: Piece, n: int, riding: bool = False
) -> Procedure[int]:
    """3.1, 4.1 The Faction chooses its pieces: how many of n such have already Marched, and will not March again.
    4.2.2 When they ride, those that have ridden in stay, 4 and those who are walled in."""
    s, at = g.state, region.base + what
    if s.command != MARCH:
        return 0
    rode, rode_marched = (s.ridden[at], s.ridden_marched[at]) if riding else (0, 0)
    marched = s.moved[at] - rode_marched
    there = loose(s, region, what) if riding else s.pieces[at]
    others = there - s.moved[at] - (rode - rode_marched)
    return (yield from choose_number(faction, "marched", rule, max(0, n - others), min(n, marched), region, what))


def marching_among(
    g: Gaul, faction: Faction, rule: str, region: Region, what: Piece, marched: int, riding: bool = False
) -> Procedure[int]:
    """How many of those that have Marched are of the group that has halted here, and do not go on with it."""
    s, at = g.state, region.base + what
    group = s.marching[at]
    others = s.moved[at] - group - (s.ridden_marched[at] if riding else 0)
    return (
        yield from choose_number(faction, "marching", rule, max(0, marched - others), min(marched, group), region, what)
    )


def spare(g: Gaul, faction: Faction, rule: str, region: Region, what: Piece, n: int) -> Procedure[int]:
    """During a March the owner says which of n pieces to be removed have Marched, and which were Marching on; how many
    have Marched."""
    marched = yield from marched_among(g, faction, rule, region, what, n)
    marching = yield from marching_among(g, faction, rule, region, what, marched)
    g.state.moved[region.base + what] -= marched
    g.state.marching[region.base + what] -= marching
    return marched


def give_up(g: Gaul, faction: Faction, rule: str, region: Region, what: Piece, n: int) -> Procedure[None]:
    """Remove n pieces of the Faction's choice."""
    left = n - (yield from spare(g, faction, rule, region, what, n))
    walled = walled_first(g.state, region, what, left) if what.faction is faction else 0  # 4 of others they come last
    remove(g.state, region, what, n, walled)


def tell_of_wall(g: Gaul) -> None:
    """4 The marker has gone with the last of its group, or of the Romans there."""
    if g.state.wall_gone:
        g.log("wall_gone", "5.1", ALL_REGIONS[g.state.wall_gone - 1])
        g.state.wall_gone = 0


def choose_walled(g: Gaul, who: Faction, rule: str, region: Region, what: Piece, n: int) -> Procedure[int]:
    """4 Who may choose among the pieces: how many of n such are of the marked group."""
    s = g.state
    least, most = walled_among(s, region, what, n), min(n, walled_in(s, region, what))
    return (yield from choose_number(who, "walled", rule, least, most, region, what))
