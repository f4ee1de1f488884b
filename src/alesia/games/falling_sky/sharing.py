"""38, A1.4 Diviciacus: Romans and Aedui who agree act with one another's Auxilia and Aedui Warbands, where these stand
together.

Who executes a Command, or defends, asks for it Region by Region; the other Faction answers once for the whole action
(1.5.2). Where they share, all Warbands and Auxilia act as those of the Faction that asked, as in Enlist (4.5.1).
"""

from collections.abc import Sequence

from alesia.games.falling_sky.acting import acting_hidden
from alesia.games.falling_sky.board import PARTNER, are_together, is_near_diviciacus, lenders, overview, regions_in
from alesia.games.falling_sky.capabilities import DIVICIACUS, capability
from alesia.games.falling_sky.components import AEDUI, ROMANS, Faction, Piece, Region
from alesia.games.falling_sky.negotiation import AGREED, REFUSED, Gaul, is_nonplayer
from alesia.games.falling_sky.state import UNSHADED, State, altered, end_sharing, forget_tallies, recount
from alesia.games.falling_sky.tracks import allowed, is_allowed, roman_score, victory_margin
from alesia.games.falling_sky.war import war
from alesia.kernel.ask import Procedure, confirm

ENOUGH_FOR_ROME = 12  # 8.6.8


def may_share(s: State, faction: Faction, region: Region) -> bool:
    """Whether the Faction could act with the other's pieces here, and does not yet; the other might agree."""
    return could_share(s, faction, region) and might_lend(s, PARTNER[faction])


def could_share(s: State, faction: Faction, region: Region) -> bool:
    """Whether only the agreement of the other is wanting."""
    if faction not in PARTNER or not are_together(s, region) or not is_granted(s, region):
        return False
    return not (s.shared & region.mask or is_engaged(s, region) or (s.shared and s.sharer != faction))


def might_lend(s: State, lender: Faction) -> bool:
    """Who has agreed, or has not been asked and might agree."""
    if s.pact[lender] or not is_nonplayer(s, lender):
        return s.pact[lender] != REFUSED
    return is_lending(s, lender)


def may_still_lend(s: State, lender: Faction) -> bool:
    """8.8.8 Non-player Romans who do not lend now; they would if the Aedui had fewer Allies."""
    if not (s.diviciacus or capability(s, DIVICIACUS, UNSHADED)) or s.pact[lender]:
        return False
    return is_nonplayer(s, lender) and not is_lending(s, lender)


def is_lending(s: State, lender: Faction) -> bool:
    """8.6.8 Non-player Aedui while the Roman score is at most 12, 8.8.8 Non-player Romans while the Aedui do not exceed
    their threshold."""
    return roman_score(s) <= ENOUGH_FOR_ROME if lender is AEDUI else victory_margin(s, AEDUI) <= 0


def is_engaged(s: State, region: Region) -> bool:
    """45, A28 Whether pieces of the one or the other are lent by an Event here, or fight beside what is lent."""
    return bool(s.borrowed & region.mask) and any(f == s.actor or f in lenders(s) for f in PARTNER)


def is_granted(s: State, region: Region) -> bool:
    """By the Capability anywhere; A1.4 with the option by Diviciacus himself, within one Region of him."""
    return is_near_diviciacus(s, region) if s.diviciacus else capability(s, DIVICIACUS, UNSHADED)


def shareable(s: State, faction: Faction) -> list[Region]:
    if faction not in PARTNER or not (s.diviciacus or capability(s, DIVICIACUS, UNSHADED)):
        return []
    there = (s.overview or overview(s)).present
    found = [r for r in regions_in(there[ROMANS] & there[AEDUI]) if could_share(s, faction, r)]
    return found if found and might_lend(s, PARTNER[faction]) else []


def shared_here(s: State, faction: Faction, region: Region) -> State:
    """The same board, with the pieces in this Region shared."""
    return shared_in(s, faction, [region])


def all_shared(s: State, faction: Faction) -> State:
    """The same board, with all pieces shared that may be."""
    return shared_in(s, faction, shareable(s, faction))


def shared_in(s: State, faction: Faction, regions: Sequence[Region]) -> State:
    """The same board, with the pieces in these Regions shared."""
    trial = s.copy()
    for region in regions:
        set_shared(trial, faction, region)
    return trial


def ability_shared(s: State, faction: Faction) -> State:
    """A1.4 The same board, as a Special Ability by itself may find it: with pieces shared near Diviciacus, where the
    Event allows it."""
    return shared_in(s, faction, allowed(s, shareable(s, faction)))


def set_shared(s: State, faction: Faction, region: Region) -> None:
    s.sharer = faction
    s.shared |= region.mask
    recount(s, region)


def share(g: Gaul, faction: Faction, region: Region) -> Procedure[None]:
    """The other Faction answers once for the action; what is agreed holds in all Regions wished."""
    s, lender, rule = g.state, PARTNER[faction], war(g.state).sharing_rule
    if not s.pact[lender]:
        agrees = yield from confirm(lender, "agree_share", rule, faction, region)
        s.pact = altered(s.pact, lender, AGREED if agrees else REFUSED)
        g.log("agree_share", rule, lender, faction, agrees)
    if s.pact[lender] == AGREED:
        set_shared(s, faction, region)
        g.log("share", rule, faction, region)


def offer_to_share(g: Gaul, faction: Faction, region: Region, needed: bool = False) -> Procedure[None]:
    """Where no menu offers it: in a Battle, and in a Command that an Event conducts; who names a Region where nothing
    can be done otherwise wishes it."""
    rule = war(g.state).sharing_rule
    if may_share(g.state, faction, region) and (needed or (yield from confirm(faction, "share", rule, region))):
        yield from share(g, faction, region)


def offer_with_ability(g: Gaul, faction: Faction) -> Procedure[None]:
    """A1.4 Before a Special Ability that an Event grants without a Command."""
    if not g.state.command:
        yield from offer_near_diviciacus(g, faction)


def offer_near_diviciacus(g: Gaul, faction: Faction) -> Procedure[None]:
    if g.state.diviciacus:
        for region in shareable(g.state, faction):
            if is_allowed(g.state, region):
                yield from offer_to_share(g, faction, region)


def may_defend_together(s: State, attacker: Faction, defender: Faction, region: Region) -> bool:
    """Never against the lender; 8.8.8 Non-player Romans do not help in defence."""
    lender = PARTNER.get(defender)
    willing = lender is not attacker and not (lender is ROMANS and is_nonplayer(s, ROMANS))
    return willing and may_share(s, defender, region)


def defend_together(g: Gaul, attacker: Faction, defender: Faction, region: Region) -> Procedure[None]:
    """The Defender asks before an Ambush or a Retreat is declared."""
    if may_defend_together(g.state, attacker, defender, region):
        yield from offer_to_share(g, defender, region)


def part_after_battle(s: State, attacker: Faction) -> None:
    """What a Defender has shared, it shares for one Battle."""
    if s.shared and s.sharer != attacker:
        end_sharing(s)


def is_apart(s: State, region: Region) -> bool:
    """Whether pieces are shared here that are together no more, or (A1.4) no more near Diviciacus."""
    return bool(s.shared & region.mask) and not (are_together(s, region) and is_granted(s, region))


def unseen_together(s: State, region: Region, faction: Faction) -> list[Piece]:
    """Hidden pieces that act as the Faction's; A1.4 lent ones only as long as they are together with its own."""
    found = acting_hidden(s, region, faction)
    return [p for p in found if p.faction is faction] if s.shared and is_apart(s, region) else found


def part_if_apart(s: State, region: Region) -> None:
    """Such pieces are not shared there any more."""
    if is_apart(s, region):
        s.shared &= ~region.mask
        recount(s, region)


def still_together(s: State) -> list[Region]:
    return [r for r in regions_in(s.shared) if not is_apart(s, r)]


def part_where_apart(s: State, regions: Sequence[Region]) -> None:
    """Whom a step of a Command, or A1.4 a Special Ability, has parted."""
    for region in regions:
        part_if_apart(s, region)


def pause_sharing(s: State) -> None:
    """Commands share, the Special Abilities that accompany them do not; A1.4 with Diviciacus they do."""
    if s.shared and not s.diviciacus:
        s.paused = s.shared
        end_sharing(s)


def resume_sharing(s: State) -> None:
    if s.paused:
        s.shared, s.paused = s.paused, 0
        forget_tallies(s, s.shared)
