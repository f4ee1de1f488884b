"""Which war is fought, and what differs from one to the other: who plays, whom the game runs, what the map is, which
pieces and cards there are.

All else is one set of rules. They ask here by name, and never who a Faction is where they mean what it is.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from operator import itemgetter
from typing import Any

from alesia.games.falling_sky.components import (
    AEDUI,
    ALL_REGIONS,
    ARVERNI,
    BELGAE,
    BELGICA,
    CARD,
    CARD_ROOM,
    CISALPINA,
    DECK_OF_ARIOVISTUS,
    EVENT_CARDS,
    FACTION,
    FACTIONS,
    FORCES,
    GERMANIA,
    GERMANS,
    LEGION_POOL,
    MAP_OF_ARIOVISTUS,
    REGION,
    REGIONS,
    ROMANS,
    TRIBE,
    Card,
    Faction,
    Region,
    Tribe,
    mask_of,
)
from alesia.games.falling_sky.state import State


@dataclass(frozen=True, slots=True)
class Ground:
    """1.3.1 Some Regions, and how one goes from one to another."""

    lands: tuple[Region, ...]
    map: int  # their mask
    roads: tuple[tuple[Region, ...], ...]  # which of them are adjacent, by Region
    around: tuple[int, ...]  # the masks of these
    vicinities: tuple[tuple[Region, ...], ...]  # 4.1.2 each with those adjacent


@dataclass(frozen=True, slots=True)
class Forces:
    """1.4 The pieces, each by Faction."""

    leaders: tuple[str, ...]  # 1.4.3 the names, empty for none
    bands: tuple[int, ...]  # Auxilia or Warbands
    allies: tuple[int, ...]
    citadels: tuple[int, ...]
    settlements: int  # A1.4 of the Germans


@dataclass(frozen=True, slots=True)
class War:
    """The facts of a war."""

    name: str  # two wars may be alike in all else
    players: tuple[Faction, ...]  # 1.5 in the order of their seats
    run_by_game: Faction  # 1.5 it has no seat: it agrees to nothing, and rules and dice choose for it
    friends_of_belgae: Faction  # 1.5.1 whom the player of the Belgae may run too
    others: tuple[tuple[Faction, ...], ...]  # the players but one, by Faction
    everybody: frozenset[Faction]
    places: tuple[int, ...]  # by Faction: its place among the players, which decides ties (7.1); -1 for none
    ground: Ground  # 1.3.1 the map, where anybody may stack
    togata: Ground  # 5, A5 where Romans may, while the marker Gallia Togata lies in Cisalpina
    closed: Ground  # and all others then
    homes: tuple[int, ...]  # 1.3.1 masks of the Home Regions, by Faction; `board.is_home` knows of Settlements
    sharing_rule: str  # by which Romans and Aedui act with one another's pieces
    supply_ends: int  # 3.2.1 mask of the Regions where a Supply Line may end
    alps: int  # A3.2.2 mask of the Regions that halt a Roman group on its way in and out
    near_germania: int  # mask of Germania and all that is adjacent
    absent: tuple[Tribe, ...]  # 1.3.2 Tribes that are not of this war
    forces: Forces
    most_enlisted: int  # A4.5.1 how many Germanic pieces an Enlist affects; 0 for all in its Regions (4.5.1)
    has_diviciacus: bool  # A1.4 without an option
    holders: tuple[Faction, ...]  # 5.3 whose a Capability may be
    abatis_of: tuple[Faction, ...]  # A64 whose markers may lie on the map
    cards: tuple[Card, ...]  # 2.1 of which the deck is made
    seen_of: Callable[[bytes], tuple[int, ...]]  # what `State.seen` tells of these
    lasting: tuple[Card, ...]  # 5.3 whose Capabilities may be in effect
    orders: tuple[tuple[Faction, ...], ...]  # 2.3.2 by card
    quarters: tuple[tuple[Faction, str], ...]  # 6.3 who goes into Quarters when, by which paragraph
    levy: int  # 6.5.2 how many Legions the Intrigue and Adulation rows send in a Winter at most
    charts: str  # A8.0 the game by whose charts and sheets Non-players go
    symbols: tuple[tuple[str, ...], ...]  # 8.2.1 by card and Faction: Laurels, Swords or Carnyx at its sign, or nothing
    targets: tuple[tuple[Faction, ...], ...]  # 8.4.1 by Faction: in which order a Non-player targets the others
    rebels: tuple[Faction, ...]  # 8.4.2 who as Non-players agree to nothing and Harass the Romans
    enlist_origins: int  # 8.5.1 mask of the Regions out of which Non-player Belgae have Germans March
    havens: tuple[int, ...]  # 8.5.6 masks of the Regions in which a Non-player's Leader rather winters, by Faction
    spares_diviciacus: bool  # A8.6.2, A8.6.5, A8.8.1 Non-player Aedui and Romans take care of the piece Diviciacus
    scouts_germans_in_frost: bool  # 8.8.1 Non-player Romans look at Germans first then; A8.8.1 they do not
    belgic_escort: int  # 8.2.1 Warbands that a charge (72) of Non-player Belgae must leave with their Leader
    rebel_players_deter: bool  # 8.2.1 Belgae leave Legions to first rebels that are played, not to those who meet 7.2


def _ground(lands: Sequence[Region]) -> Ground:
    roads = tuple(tuple(r for r in region.borders if r in lands) for region in ALL_REGIONS)
    vicinities = tuple((region, *near) for region, near in zip(ALL_REGIONS, roads, strict=True))
    return Ground(tuple(lands), mask_of(lands), roads, tuple(mask_of(near) for near in roads), vicinities)


def _forces(changes: Mapping[str, Mapping[str, Any]]) -> Forces:
    facts = [FORCES[f.name] | changes.get(f.name, {}) for f in FACTIONS]
    return Forces(
        leaders=tuple(each.get("leader", "") for each in facts),
        bands=tuple(each.get("warbands", each.get("auxilia", 0)) for each in facts),
        allies=tuple(each["allies"] for each in facts),
        citadels=tuple(each.get("citadels", 0) for each in facts),
        settlements=facts[GERMANS].get("settlements", 0),
    )


def _players(players: tuple[Faction, ...]) -> dict[str, Any]:
    return {
        "players": players,
        "others": tuple(tuple(f for f in players if f is not faction) for faction in FACTIONS),
        "everybody": frozenset(players),
        "places": tuple(players.index(f) if f in players else -1 for f in FACTIONS),
    }


def _targets(orders: Mapping[Faction, tuple[Faction, ...]]) -> tuple[tuple[Faction, ...], ...]:
    return tuple(orders.get(faction, ()) for faction in FACTIONS)


def _symbols(symbols: Mapping[int, Mapping[str, str]]) -> tuple[tuple[str, ...], ...]:
    at = [symbols.get(number, {}) for number in range(CARD_ROOM)]
    return tuple(tuple(each.get(faction.name, "") for faction in FACTIONS) for each in at)


def _orders(orders: Mapping[int, tuple[Faction, ...]]) -> tuple[tuple[Faction, ...], ...]:
    return tuple(orders.get(number, ()) for number in range(CARD_ROOM))


def _cards(cards: tuple[Card, ...]) -> dict[str, Any]:
    lasting = tuple(card for card in cards if card.capability != "none")
    return {"cards": cards, "seen_of": itemgetter(*cards), "lasting": lasting}


FALLING_SKY = War(
    name="Falling Sky",
    **_players((ROMANS, ARVERNI, AEDUI, BELGAE)),
    run_by_game=GERMANS,
    friends_of_belgae=ARVERNI,
    ground=_ground(REGIONS),
    togata=_ground(ALL_REGIONS),
    closed=_ground(REGIONS),
    homes=tuple(mask_of(r for r in REGIONS if faction in r.home) for faction in FACTIONS),
    sharing_rule="5.3",
    supply_ends=mask_of(r for r in REGIONS if r.supply_end),
    alps=0,
    near_germania=mask_of(r for r in REGIONS if r in GERMANIA or r.around & mask_of(GERMANIA)),
    absent=tuple(TRIBE[facts["name"]] for facts in MAP_OF_ARIOVISTUS["tribe"]),
    forces=_forces({}),
    most_enlisted=0,
    has_diviciacus=False,
    holders=(ROMANS, ARVERNI, AEDUI, BELGAE),
    abatis_of=(),
    **_cards(EVENT_CARDS),
    orders=_orders({int(card): card.order for card in EVENT_CARDS}),
    quarters=((BELGAE, "6.3.2"), (AEDUI, "6.3.2"), (ARVERNI, "6.3.2"), (ROMANS, "6.3.3")),
    levy=LEGION_POOL,
    charts="falling-sky",
    symbols=_symbols({int(card): {f.name: what for f, what in card.symbols.items()} for card in EVENT_CARDS}),
    targets=_targets(
        {
            BELGAE: (ROMANS, AEDUI, ARVERNI, GERMANS),
            ARVERNI: (ROMANS, AEDUI, BELGAE, GERMANS),
            ROMANS: (ARVERNI, BELGAE, GERMANS, AEDUI),
            AEDUI: (ARVERNI, BELGAE, GERMANS, ROMANS),
        }
    ),
    rebels=(ARVERNI, BELGAE),
    enlist_origins=mask_of((*BELGICA, *GERMANIA)),
    havens=tuple(0 for _ in FACTIONS),
    spares_diviciacus=False,
    scouts_germans_in_frost=True,
    belgic_escort=0,
    rebel_players_deter=False,
)

_NORTH = ("Morini", "Nervii", "Treveri")
_LANDS = tuple(r for r in ALL_REGIONS if r.name not in MAP_OF_ARIOVISTUS["out"])
ARIOVISTUS = War(
    name="Ariovistus",
    **_players((ROMANS, GERMANS, AEDUI, BELGAE)),
    run_by_game=ARVERNI,
    friends_of_belgae=GERMANS,
    ground=_ground(_LANDS),
    togata=_ground(_LANDS),
    closed=_ground([r for r in _LANDS if r is not CISALPINA]),
    homes=tuple(mask_of(REGION[name] for name in MAP_OF_ARIOVISTUS["home"][faction.name]) for faction in FACTIONS),
    sharing_rule="A1.4",
    supply_ends=mask_of(REGION[name] for name in MAP_OF_ARIOVISTUS["supply_ends"]),
    alps=mask_of(REGION[name] for name in MAP_OF_ARIOVISTUS["halts"]),
    near_germania=mask_of(r for r in _LANDS if r in GERMANIA or any(near in GERMANIA for near in r.borders)),
    absent=tuple(TRIBE[name] for name in MAP_OF_ARIOVISTUS["tribes_out"]),
    forces=_forces(FORCES["ariovistus"]),
    most_enlisted=4,
    has_diviciacus=True,
    holders=(ROMANS, GERMANS, AEDUI, BELGAE),
    abatis_of=(GERMANS, AEDUI, BELGAE),
    **_cards(tuple(CARD[facts["index"]] for facts in DECK_OF_ARIOVISTUS)),
    orders=_orders({facts["index"]: tuple(FACTION[name] for name in facts["order"]) for facts in DECK_OF_ARIOVISTUS}),
    quarters=((BELGAE, "A6.3.2"), (AEDUI, "A6.3.2"), (GERMANS, "A6.3.2"), (ROMANS, "6.3.3")),
    levy=2,
    charts="ariovistus",
    symbols=_symbols({facts["index"]: facts.get("symbols", {}) for facts in DECK_OF_ARIOVISTUS}),
    targets=_targets(  # A8.4
        {
            BELGAE: (ROMANS, AEDUI, GERMANS, ARVERNI),
            GERMANS: (ROMANS, AEDUI, BELGAE, ARVERNI),
            ROMANS: (GERMANS, BELGAE, ARVERNI, AEDUI),
            AEDUI: (GERMANS, BELGAE, ARVERNI, ROMANS),
        }
    ),
    rebels=(GERMANS, BELGAE),
    enlist_origins=mask_of((*BELGICA, *GERMANIA, REGION["Treveri"])),  # A8.5.1
    havens=tuple(mask_of(REGION[r] for r in _NORTH) if f is BELGAE else 0 for f in FACTIONS),  # A8.5.6
    spares_diviciacus=True,
    scouts_germans_in_frost=False,
    belgic_escort=4,
    rebel_players_deter=True,
)
# A2.1 The Gallic War after its Interlude: what lasts of Ariovistus goes on.
_HEIRS_ORDERS = {
    int(card): tuple(ARVERNI if f is GERMANS else f for f in ARIOVISTUS.orders[card])
    for card in ARIOVISTUS.cards
    if card not in FALLING_SKY.cards
}
SECOND_HALF = replace(
    FALLING_SKY,
    name="Ariovistus-campaign",
    has_diviciacus=True,
    holders=(*FALLING_SKY.holders, GERMANS),
    abatis_of=ARIOVISTUS.abatis_of,
    orders=_orders({int(card): card.order for card in EVENT_CARDS} | _HEIRS_ORDERS),
    lasting=tuple(dict.fromkeys((*FALLING_SKY.lasting, *ARIOVISTUS.lasting))),
)
WARS = (FALLING_SKY, FALLING_SKY, FALLING_SKY, ARIOVISTUS, ARIOVISTUS, SECOND_HALF)  # by scenario

# A2.1 The seats of The Gallic War: whoever has the second goes on in the fifth.
CAMPAIGN_SEATS = (ROMANS, GERMANS, AEDUI, BELGAE, ARVERNI)
HEIRS = {ARVERNI: GERMANS}


def _chairs(fought: War) -> tuple[Faction, ...]:
    """Whose each seat is; in the idle one of two in the same hands one sits for the other."""
    person = next(f for pair in HEIRS.items() for f in pair if f in fought.players)
    return tuple(f if f in fought.players else person for f in CAMPAIGN_SEATS)


CHAIRS = (*[each.players for each in WARS[:4]], *[_chairs(each) for each in WARS[4:]])  # by scenario, then by seat
_TABLES = (*[each.players for each in WARS[:4]], CAMPAIGN_SEATS, CAMPAIGN_SEATS)
_SEATS = tuple(
    tuple(seats.index(f) if f in fought.players else -1 for f in FACTIONS)
    for fought, seats in zip(WARS, _TABLES, strict=True)
)


def war(s: State) -> War:
    return WARS[s.scenario]


def players(s: State) -> tuple[Faction, ...]:
    """1.5 The Factions with a seat, whoever plays them."""
    return WARS[s.scenario].players


def seat_of(s: State, faction: int) -> int:
    """The seat of a Faction at the table; -1 if it has none, or is none."""
    return _SEATS[s.scenario][faction] if faction < len(FACTIONS) else -1


def place_of(s: State, faction: int) -> int:
    """7.1 The place of a Faction among the players; -1 if it is none of them."""
    return WARS[s.scenario].places[faction] if faction < len(FACTIONS) else -1


def faction_at(s: State, seat: int) -> Faction:
    """1.5 The Faction of a seat; A2.1 of two seats in the same hands, that which now has a part."""
    return CHAIRS[s.scenario][seat]


def chairs(s: State) -> tuple[Faction, ...]:
    """The Factions of all seats, each as in `faction_at`."""
    return CHAIRS[s.scenario]


def others(s: State, faction: Faction) -> tuple[Faction, ...]:
    """The Factions of all other seats."""
    return WARS[s.scenario].others[faction]


def run_by_game(s: State) -> Faction:
    """1.5 The Faction without a seat."""
    return WARS[s.scenario].run_by_game


def lands(s: State) -> tuple[Region, ...]:
    """1.3.1 The Regions of the map; 5 Cisalpina may be one more, for Romans alone."""
    return WARS[s.scenario].ground.lands


def targets_of(s: State, faction: Faction) -> tuple[Faction, ...]:
    """8.4.1, A8.4 The others in the order in which a Non-player of this Faction targets them."""
    return WARS[s.scenario].targets[faction]


def rebels(s: State) -> tuple[Faction, ...]:
    """8.4.2 Arverni and Belgae; A8.4 Germans and Belgae."""
    return WARS[s.scenario].rebels


def order_of(s: State, card: int) -> tuple[Faction, ...]:
    """2.3.2 Faction order; A2.3.2 the Germans stand where the Arverni do on cards of Falling Sky."""
    return WARS[s.scenario].orders[card]
