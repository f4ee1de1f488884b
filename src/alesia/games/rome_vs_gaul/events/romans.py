"""Cards 1 to 20: Roman events."""

from collections.abc import Collection

from alesia.games.rome_vs_gaul.board import (
    Army,
    Gaul,
    has_cus,
    has_germani,
    is_besieged,
    on_map,
    pieces_at,
    places_of,
    put,
    space_of,
    spot,
    tribes_in,
)
from alesia.games.rome_vs_gaul.components import (
    ATLANTICUS,
    BELGICA,
    BRITANNIA,
    BRITANNICUS,
    CAESAR,
    CAVALRY,
    GALLIC,
    GAUL,
    LABIENUS,
    LEGATES,
    LEGION_X,
    LEGIONS,
    PROVINCES,
    PROVINCIA,
    ROMAN,
    SPACES,
    Piece,
    Province,
    Side,
    Space,
)
from alesia.games.rome_vs_gaul.control import fortified_towns
from alesia.games.rome_vs_gaul.events.register import event
from alesia.games.rome_vs_gaul.influence import (
    CONVERT,
    PLACE,
    convert,
    flip_one,
    influence_action,
    influence_actions,
    marked,
    place,
    placements,
    removable,
    remove,
    remove_one,
    vacant,
)
from alesia.games.rome_vs_gaul.masks import IN_GAUL, around, mask_of
from alesia.games.rome_vs_gaul.movement.activation import activate, can_be_activated
from alesia.games.rome_vs_gaul.movement.entering import between_actions
from alesia.games.rome_vs_gaul.reinforcements import legate_arrives, quarters, replacements, uses
from alesia.games.rome_vs_gaul.state import (
    CUP,
    EVENTS,
    GALLIC_INFLUENCE,
    ROMAN_INFLUENCE,
    SUBMITTED,
    WAITING,
    State,
)
from alesia.games.rome_vs_gaul.supply import supplied, to_rome
from alesia.kernel.ask import Procedure, choose, choose_or_stop

RULE = "7.5"
MARCH_MP = 3
_PROVINCIA, _ENVOYS = mask_of(PROVINCIA.spaces), mask_of((*BELGICA.spaces, *BRITANNIA.spaces))


def caesar_can_move(s: State, side: Side) -> bool:
    """5.3 Not while he is delayed."""
    return s.place[CAESAR] < WAITING


@event(1, when=caesar_can_move)
def veni_vidi_vici(g: Gaul, side: Side) -> Procedure[None]:
    """Activate Caesar; then place or convert in a space where he was."""
    s = g.state
    been = yield from activate(g, ROMAN, CAESAR)
    yield from between_actions(g)
    held = places_of(s, GALLIC)
    spaces = [each for each in been if not (each in held or has_germani(s, each) or s.devastated[each])]
    choices = [PLACE[space] for space in spaces if space in vacant(s)]
    choices += [CONVERT[space] for space in spaces if s.control[space] == GALLIC_INFLUENCE]
    choice = yield from choose_or_stop(ROMAN, "veni_vidi_vici", RULE, choices)
    if choice is not None:
        assert isinstance(choice.target, Space)
        (place if choice.verb == "place" else convert)(g, ROMAN, choice.target, RULE)


@event(2, when=caesar_can_move)
def northern_star(g: Gaul, side: Side) -> Procedure[None]:
    """Activate Caesar."""
    yield from activate(g, ROMAN, CAESAR)


def hostage_spaces(s: State) -> list[Space]:
    return removable(s, GALLIC, IN_GAUL | _PROVINCIA)


@event(3, when=lambda s, side: bool(hostage_spaces(s)))
def hostages(g: Gaul, side: Side) -> Procedure[None]:
    """Remove a Gallic IM in Gaul or Provincia."""
    yield from remove_one(g, ROMAN, "remove_influence", RULE, hostage_spaces(g.state))


@event(4, when=lambda s, side: False)
def winter_campaign(g: Gaul, side: Side) -> Procedure[None]:
    """7.3 It has its own moment; then up to two different Leaders are activated."""
    for left in (2, 1):
        leaders = [piece for piece in (CAESAR, *LEGATES) if can_be_activated(g.state, piece)]
        leader = yield from choose_or_stop(ROMAN, "winter_march", RULE, leaders, left)
        if leader is None:
            return
        yield from activate(g, ROMAN, leader)
        if left > 1:
            yield from between_actions(g)


def occupied_provinces(s: State) -> list[Province]:
    """Of Gaul, with a Legion and a Gallic IM."""
    held = {space_of(s, legion).province for legion in on_map(s, LEGIONS)}
    marked = {space.province for space in SPACES if s.control[space] == GALLIC_INFLUENCE}
    return [province for province in PROVINCES if province in held & marked and province.region in GAUL]


@event(5, when=lambda s, side: bool(occupied_provinces(s)))
def root_and_branch(g: Gaul, side: Side) -> Procedure[None]:
    """All Gallic IMs of a Province with a Legion go; up to two become Roman."""
    s = g.state
    province = yield from choose(ROMAN, "root_and_branch", RULE, occupied_provinces(s))
    cleared = [space for space in province.spaces if s.control[space] == GALLIC_INFLUENCE]
    for space in cleared:
        remove(g, GALLIC, space, RULE)
    for left in (2, 1):
        gauls = places_of(s, GALLIC)
        spaces = [space for space in cleared if space in vacant(s) and space not in gauls]
        chosen = yield from choose_or_stop(ROMAN, "place_influence", RULE, spaces, left)
        if chosen is None:
            return
        place(g, ROMAN, chosen, RULE)


@event(7, when=lambda s, side: bool(_marchers(s)))
def three_days_march(g: Gaul, side: Side) -> Procedure[None]:
    """Every Roman stack with 3 MPs; no Sieges, no removal."""
    while movers := _marchers(g.state):
        piece = yield from choose_or_stop(ROMAN, "three_days_march", RULE, movers)
        if piece is None:
            return
        yield from activate(g, ROMAN, piece, MARCH_MP, sieges=False)
        if _marchers(g.state):
            yield from between_actions(g)


def _marchers(s: State) -> list[Piece]:
    return [piece for piece in (CAESAR, *LEGATES, *LEGIONS) if can_be_activated(s, piece)]


def roman_provinces(s: State) -> list[Province]:
    """Of Gaul, with a Roman IM or Legion."""
    legions = {space_of(s, legion).province for legion in on_map(s, LEGIONS)}
    return [province for province in PROVINCES if province.region in GAUL and _is_ruled(s, province, legions)]


def placements_in(s: State, provinces: Collection[Province]) -> list[Space]:
    return [space for space in placements(s, ROMAN) if space.province in provinces]


@event(8, when=lambda s, side: bool(placements_in(s, roman_provinces(s))))
def roman_rule(g: Gaul, side: Side) -> Procedure[None]:
    """One IM in each of up to six Provinces of Gaul with a Roman IM or Legion."""
    s = g.state
    ruled = roman_provinces(s)
    for left in range(6, 0, -1):
        space = yield from choose_or_stop(ROMAN, "place_influence", RULE, placements_in(s, ruled), left)
        if space is None:
            return
        ruled.remove(space.province)
        place(g, ROMAN, space, RULE)


def _is_ruled(s: State, province: Province, legions: set[Province]) -> bool:
    return province in legions or any(s.control[space] == ROMAN_INFLUENCE for space in province.spaces)


@event(9, when=lambda s, side: bool(influence_actions(s, ROMAN)))
def support_of_crassus(g: Gaul, side: Side) -> Procedure[None]:
    """Two Influence Actions."""
    for _ in range(2):
        if (yield from influence_action(g, ROMAN, "influence_action", RULE)) is None:
            return


def cavalry_camps(s: State) -> list[Space]:
    fed = supplied(s, ROMAN)
    camps = {space_of(s, each) for each in on_map(s, LEGIONS) if not is_besieged(s, each)}
    return [space for space in SPACES if space in camps and fed >> space & 1]


@event(10, when=lambda s, side: s.place[CAVALRY] == EVENTS and bool(cavalry_camps(s)))
def german_cavalry(g: Gaul, side: Side) -> Procedure[None]:
    """It joins a Legion in supply."""
    s = g.state
    space = yield from choose(ROMAN, "place_cavalry", RULE, cavalry_camps(s))
    legions = [legion for legion in LEGIONS if s.place[legion] == space]
    put(s, CAVALRY, space, all(s.inside[legion] for legion in legions))
    g.log("joins", RULE, CAVALRY, space)


def bribable(s: State) -> list[Space]:
    return removable(s, GALLIC, IN_GAUL & around(marked(s, ROMAN)))


@event(11, when=lambda s, side: bool(bribable(s)))
def roman_bribes(g: Gaul, side: Side) -> Procedure[None]:
    """Flip a Gallic IM next to a Roman one."""
    yield from flip_one(g, ROMAN, "flip_influence", RULE, bribable(g.state))


@event(12, when=lambda s, side: (s.place[LABIENUS] == CUP and bool(quarters(s))) or can_be_activated(s, LABIENUS))
def labienus(g: Gaul, side: Side) -> Procedure[None]:
    """From the cup he comes as another Legate; on the map he is activated."""
    if g.state.place[LABIENUS] == CUP:
        yield from legate_arrives(g, LABIENUS)
    else:
        yield from activate(g, ROMAN, LABIENUS)


def x_can_recover(s: State) -> bool:
    if s.place[LEGION_X] >= WAITING or s.steps[LEGION_X] == 2 or is_besieged(s, LEGION_X):
        return False
    return to_rome(s) >> s.place[LEGION_X] & 1 > 0


def x_leaders(s: State) -> Army:
    """Who may lead the army in the space of the X Legion, inside and outside: Caesar; else, as the Roman decides (9.2),
    a Legate; else the Legion."""
    if s.place[LEGION_X] >= WAITING:
        return []
    leaders = [piece for piece in pieces_at(s, s.place[LEGION_X], ROMAN) if piece.is_leader]
    return [piece for piece in leaders if piece.outranks] or leaders or [LEGION_X]


@event(13, when=lambda s, side: bool(x_leaders(s)))
def tenth_legion(g: Gaul, side: Side) -> Procedure[None]:
    """The X Legion recovers, or its army is activated."""
    s = g.state
    leaders = x_leaders(s)
    recovering = [LEGION_X] if x_can_recover(s) else []
    if leaders == [LEGION_X]:
        recovers = (yield from choose_or_stop(ROMAN, "tenth_legion_recovers", RULE, recovering)) is not None
        chosen = LEGION_X
    else:
        chosen = yield from choose(ROMAN, "tenth_legion", RULE, [*recovering, *leaders])
        recovers = chosen is LEGION_X
    if recovers:
        s.steps[LEGION_X] = 2
        g.log("restored", RULE, LEGION_X, *spot(s, LEGION_X))
    else:
        yield from activate(g, ROMAN, chosen)


@event(14)
def bridge(g: Gaul, side: Side) -> Procedure[None]:
    """The Rhine is crossed as on a solid path, without an attack, in this card play."""
    g.state.bridge = 1
    g.log("bridge", RULE)
    yield from ()


@event(15)
def fleet(g: Gaul, side: Side) -> Procedure[None]:
    """Naval Supremacy in one Sea Zone for this turn."""
    sea = yield from choose(ROMAN, "fleet", RULE, (ATLANTICUS, BRITANNICUS))
    g.state.supremacy = sea + 1
    g.log("fleet", RULE, sea)


@event(16, when=lambda s, side: len(uses(s, 2, levies=False)) > 1)
def levies(g: Gaul, side: Side) -> Procedure[None]:
    """Two replacement steps; no more for Influence markers, which the Reinforcement Phase gives (5.2.2)."""
    yield from replacements(g, 2, levies=False)


def envoy_spaces(s: State) -> list[Space]:
    legions = mask_of(s.place[legion] for legion in on_map(s, LEGIONS))
    return removable(s, GALLIC, _ENVOYS & around(marked(s, ROMAN) | legions))


@event(18, when=lambda s, side: bool(envoy_spaces(s)))
def commius(g: Gaul, side: Side) -> Procedure[None]:
    """Remove a Gallic IM of Belgica or Britannia next to Romans."""
    yield from remove_one(g, ROMAN, "remove_influence", RULE, envoy_spaces(g.state))


def trade_spaces(s: State) -> list[Space]:
    """In Gaul, next to a Roman IM, not in a Province with a Fortified Town."""
    walled = {space.province for space in fortified_towns(s)}
    near = IN_GAUL & around(marked(s, ROMAN))
    return [space for space in placements(s, ROMAN) if near >> space & 1 and space.province not in walled]


@event(19, when=lambda s, side: bool(trade_spaces(s)))
def roman_trade(g: Gaul, side: Side) -> Procedure[None]:
    """Up to four IMs in a chain."""
    for left in range(4, 0, -1):
        space = yield from choose_or_stop(ROMAN, "place_influence", RULE, trade_spaces(g.state), left)
        if space is None:
            return
        place(g, ROMAN, space, RULE)


def homes_of_the_submitted(s: State) -> set[Province | None]:
    return {tribe.home for tribe in tribes_in(s, SUBMITTED)}


def forgiven(s: State, provinces: Collection[Province | None]) -> list[Space]:
    """8.3.1 Adjacency does not matter."""
    return [space for space in vacant(s) if space.province in provinces and not has_cus(s, space, GALLIC)]


@event(20, when=lambda s, side: bool(forgiven(s, homes_of_the_submitted(s))))
def clemency(g: Gaul, side: Side) -> Procedure[None]:
    """One IM in the Provinces of up to three submitted Tribes."""
    s = g.state
    provinces = homes_of_the_submitted(s)
    for left in (3, 2, 1):
        space = yield from choose_or_stop(ROMAN, "place_influence", RULE, forgiven(s, provinces), left)
        if space is None:
            return
        provinces.discard(space.province)
        place(g, ROMAN, space, RULE)
