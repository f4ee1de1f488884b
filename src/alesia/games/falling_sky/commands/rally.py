"""3.3.1 Rally; A3.4.1 that of Germans whom somebody plays."""

from collections.abc import Sequence

from alesia.games.falling_sky.acting import acting_total
from alesia.games.falling_sky.board import (
    ally_sites,
    citadel_sites,
    has_leader,
    has_named_leader,
    is_intimidated,
    place_ally,
    place_citadel,
    presence,
    regions_in,
    tally,
)
from alesia.games.falling_sky.capabilities import AQUITANI, COMMIUS, NERVII, VERCINGETORIXS_ELITE, capability
from alesia.games.falling_sky.commands.base import RALLY, rule_of
from alesia.games.falling_sky.commands.germanic_rally import (
    comes_anyway,
    germanic_rally_cost,
    germanic_warbands,
    least_number,
    reinforce,
    reinforcement,
)
from alesia.games.falling_sky.commands.placing import place_bands_of_both, placeable_bands
from alesia.games.falling_sky.components import (
    ARVERNI,
    BELGAE,
    CARD,
    GERMANS,
    Faction,
    Region,
    Tribe,
)
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import SHADED, UNSHADED, State
from alesia.games.falling_sky.tracks import payable, price
from alesia.games.falling_sky.war import (
    WARS,
    lands,
)
from alesia.kernel.ask import Act, Procedure, act, choose, choose_number, choose_or_stop
from alesia.kernel.word import NO_NOTES, Notes, phrase

ALLY, WARBANDS, CITADEL = act("place_ally"), act("place_warbands"), act("place_citadel")
MANY = 99  # no bound on the Warbands of a Rally but those of the rule


def is_vercingetorix_here(s: State, faction: Faction, region: Region) -> bool:
    return faction is ARVERNI and has_named_leader(s, region, ARVERNI)


def rally_cost(s: State, faction: Faction, region: Region) -> int:
    """One Resource; Belgae outside Belgica two; with Vercingetorix in a Devastated Region two; 55 Belgae none; A3.4.1
    Germans by place."""
    if faction is GERMANS:
        return germanic_rally_cost(s, region)
    if is_commius_a_conspirator(s, faction):
        return 0
    if faction is BELGAE and region.group != "Belgica":
        return price(s, 2)
    return price(s, 2 if s.devastated[region] else 1)


def rally_regions(s: State, faction: Faction) -> list[Region]:
    """Regions where something can be placed and paid for."""
    return [r for r in payable_rallies(s, faction) if may_rally(s, faction, r)]


def payable_rallies(s: State, faction: Faction) -> Sequence[Region]:
    """Regions where the Faction may have something to place, and can pay for it."""
    found = lands(s) if s.as_controlled or s.capabilities[AQUITANI] else peopled(s, faction)
    return payable(s, faction, found, rally_cost)


def peopled(s: State, faction: Faction) -> tuple[Region, ...]:
    """Where the Faction has pieces, a Settlement too, or its home: nothing is placed elsewhere, but by 25 and 34."""
    return regions_in(presence(s, faction) | WARS[s.scenario].homes[faction])


def may_rally(s: State, faction: Faction, region: Region) -> bool:
    """Not in a Devastated Region, but for Vercingetorix; A3.3.1 nor in an Intimidated one; and only where it has
    effect."""
    if s.devastated[region] and not is_vercingetorix_here(s, faction, region):
        return False
    if s.intimidated[region] and is_intimidated(s, faction, region):
        return False
    if warband_limit(s, faction, region) > 0 or rally_sites(s, faction, region):
        return True
    if region.cities and citadel_sites(s, region, faction):
        return True
    return faction is GERMANS and reinforcement(s, region) > 0


def rally_choices(s: State, faction: Faction, region: Region) -> list[Act]:
    """An Ally under own Control (or with Vercingetorix), Warbands, or a Citadel for an Ally at a City."""
    choices = []
    if warband_limit(s, faction, region):
        choices.append(WARBANDS)
    if rally_sites(s, faction, region):
        choices.append(ALLY)
    if citadel_sites(s, region, faction):
        choices.append(CITADEL)
    return choices


def placements(s: State, faction: Faction, region: Region, most: int = MANY) -> Notes:
    """How many Warbands, at which Tribe an Ally, in which City a Citadel."""
    cities = tuple(citadel_sites(s, region, faction))
    warbands = min(most, warband_limit(s, faction, region))
    found = [(WARBANDS, "note.up_to", warbands), (ALLY, "note.where", tuple(rally_sites(s, faction, region)))]
    return Notes([(each.option, phrase(key, fact)) for each, key, fact in [*found, (CITADEL, "note.where", cities)]])


def rally_sites(s: State, faction: Faction, region: Region) -> list[Tribe]:
    """Where Rally may place an Ally."""
    return ally_sites(s, region, faction) if may_place_ally(s, faction, region) else []


def may_place_ally(s: State, faction: Faction, region: Region) -> bool:
    """Under own Control or with Vercingetorix; 34 as if with Control; 55 wherever there are Belgic pieces."""
    if s.as_controlled or (s.tallies[region] or tally(s, region)).control is faction:
        return True
    if faction is BELGAE:
        return is_commius_a_conspirator(s, faction) and acting_total(s, region, faction) > 0
    return is_vercingetorix_here(s, faction, region)


def is_commius_a_conspirator(s: State, faction: Faction) -> bool:
    return faction is BELGAE and capability(s, COMMIUS, SHADED)


def warband_limit(s: State, faction: Faction, region: Region) -> int:
    """One for each Ally and Citadel (Arverni: and Leader, plus one); at home at least one; as far as Available; A3.4.1
    Germans for each Ally and Settlement."""
    if faction is GERMANS:
        return germanic_warbands(s, region)
    n = (s.tallies[region] or tally(s, region)).settled[faction]
    if faction is ARVERNI and s.capabilities[VERCINGETORIXS_ELITE] != UNSHADED:
        n += has_leader(s, region, ARVERNI)
        n += n > 0
    if not n and WARS[s.scenario].homes[faction] & region.mask:
        n = 1
    if s.capabilities[AQUITANI] or s.capabilities[NERVII]:
        n += more_warbands(s, faction, region)
    if not n:
        return 0
    left = placeable_bands(s, faction, region)
    return n if n < left else left


def more_warbands(s: State, faction: Faction, region: Region) -> int:
    """Two more, even where there would be none: 25 for the holder in Pictones and Arverni, A70 for Belgae in Nervii."""
    card = reinforcing_card(s, faction, region)
    return 2 if card else 0


def reinforcing_card(s: State, faction: Faction, region: Region) -> int:
    """The Capability that gives this Rally more Warbands; 0 for none."""
    if s.capabilities[AQUITANI] == SHADED and region.name in ("Pictones", "Arverni"):
        return AQUITANI if capability(s, AQUITANI, SHADED, faction) else 0
    return NERVII if s.capabilities[NERVII] == SHADED and faction is BELGAE and region.name == "Nervii" else 0


def more_beside(s: State, faction: Faction, region: Region) -> int:
    """How many Warbands more there are beside an Ally or a Citadel, as far as Available."""
    n = more_warbands(s, faction, region)
    return min(n, placeable_bands(s, faction, region)) if n else 0


def rally(g: Gaul, faction: Faction, region: Region) -> Procedure[None]:
    """One placement; with Vercingetorix an Ally or Citadel and also Warbands, in either order; 25 with these or with
    what else is placed, two Warbands more."""
    if faction is GERMANS:
        return (yield from rally_germans(g, region))
    choices = rally_choices(g.state, faction, region)
    if not choices:
        return
    notes = placements(g.state, faction, region) if len(choices) > 1 else NO_NOTES  # else nobody is asked
    first = yield from choose(faction, "rally", "3.3.1", choices, region, notes)
    yield from place(g, faction, region, first)
    if is_vercingetorix_here(g.state, faction, region):
        rest = [c for c in rally_choices(g.state, faction, region) if (c is WARBANDS) != (first is WARBANDS)]
        notes = placements(g.state, faction, region) if rest else NO_NOTES
        second = yield from choose_or_stop(faction, "rally_more", "3.3.1", rest, region, notes)
        if second is not None:
            yield from place(g, faction, region, second)
    elif first is not WARBANDS and (extra := more_beside(g.state, faction, region)):
        card = CARD[reinforcing_card(g.state, faction, region)]
        n = yield from choose_number(faction, "warbands", "5.3", 0, extra, region, card)
        yield from place_bands_of_both(g, faction, region, n, "5.3")


def germanic_choices(s: State, region: Region) -> list[Act]:
    """A3.4.1 As ever; but nobody is asked about one Warband that comes anyway."""
    choices = rally_choices(s, GERMANS, region)
    return [] if choices == [WARBANDS] and comes_anyway(s, region) else choices


def rally_germans(g: Gaul, region: Region) -> Procedure[None]:
    """A3.4.1 An Ally or Warbands, at home also nothing; then at home one Warband more."""
    s, choice = g.state, None
    choices, about = germanic_choices(s, region), (region, placements(s, GERMANS, region))
    if reinforcement(s, region):
        choice = yield from choose_or_stop(GERMANS, "rally", "A3.4.1", choices, *about)
    elif choices:
        choice = yield from choose(GERMANS, "rally", "A3.4.1", choices, *about)
    if choice is not None:
        yield from place(g, GERMANS, region, choice)
    reinforce(g, region)


def place(g: Gaul, faction: Faction, region: Region, choice: Act) -> Procedure[None]:
    s, rule = g.state, rule_of(g.state, RALLY, faction)
    if choice is WARBANDS:
        most = warband_limit(s, faction, region)
        least = least_number(s, region, most) if faction is GERMANS else 1
        n = yield from choose_number(faction, "warbands", rule, least, most, region)
        yield from place_bands_of_both(g, faction, region, n, rule)
    elif choice is ALLY:
        tribe = yield from choose(faction, "ally_at", rule, ally_sites(s, region, faction), region)
        place_ally(s, tribe, faction)
        g.log("place_ally", rule, faction, tribe)
    else:
        sites = citadel_sites(s, region, faction)
        tribe = yield from choose(faction, "citadel_at", rule, sites, region)
        place_citadel(s, tribe, faction)
        g.log("place_citadel", rule, faction, tribe)


def free_rally(g: Gaul, faction: Faction, regions: Sequence[Region], cause: Region) -> Procedure[None]:
    """3.2.3 Rally without cost in each of these Regions that is possible and neither Devastated nor Intimidated."""
    s = g.state
    left = [r for r in regions if not s.devastated[r] and not is_intimidated(s, faction, r)]
    while True:
        possible = [r for r in left if rally_choices(s, faction, r)]
        region = yield from choose_or_stop(faction, "free_rally", "3.2.3", possible, cause)
        if region is None:
            return
        left.remove(region)
        g.log("free_rally", "3.2.3", faction, region)
        yield from rally(g, faction, region)
