"""Cards 21 to 44: Gallic events."""

from collections.abc import Callable

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
    steps_of,
    tribes_in,
)
from alesia.games.rome_vs_gaul.components import (
    AEDUI,
    AMBIORIX,
    BELGICA,
    CELTICA,
    GALLIC,
    GALLIC_PIECES,
    GAUL,
    HIRED,
    MILITIA,
    MINOR_TRIBE,
    PROVINCE,
    PROVINCES,
    PROVINCIA,
    ROMAN,
    ROMAN_PIECES,
    SPACES,
    TRIBES,
    VERCINGETORIX,
    Piece,
    Province,
    Region,
    Side,
    Space,
)
from alesia.games.rome_vs_gaul.control import controller, fortified_towns, walls_of
from alesia.games.rome_vs_gaul.events.register import event
from alesia.games.rome_vs_gaul.influence import (
    CONVERT,
    flip_one,
    influence_action,
    influence_actions,
    place,
    placements,
    removable,
    remove,
    remove_one,
)
from alesia.games.rome_vs_gaul.losses import lose_steps
from alesia.games.rome_vs_gaul.masks import IN_GAUL, OWN, mask_of, spaces_of, where
from alesia.games.rome_vs_gaul.movement.activation import activate, can_be_activated
from alesia.games.rome_vs_gaul.movement.entering import between_actions
from alesia.games.rome_vs_gaul.reaction.avoiding import drive_off
from alesia.games.rome_vs_gaul.state import EVENTS, HANDS, MOVED, POOL, ROMAN_INFLUENCE, WAITING, State
from alesia.games.rome_vs_gaul.strategy.actions import can_be_devastated, devastate
from alesia.games.rome_vs_gaul.strategy.hands import discard, hand
from alesia.games.rome_vs_gaul.tribes import give_in, homes, major_uprising, rebels, settle
from alesia.kernel.ask import Procedure, act, choose, choose_or_stop, confirm, draw

RULE = "7.5"
REMOVE_MARKER = tuple(act("clear", space) for space in SPACES)
GALLIC_SPACES = tuple(space for space in SPACES if space.region in GAUL)


# ---- 21 to 24 ---------------------------------------------------------------------------------------------------


def united(s: State) -> list[Province]:
    """Provinces of Gaul with a Gallic Control marker and a place for another."""
    free = {space.province for space in placements(s, GALLIC)}
    return [each for each in PROVINCES if each.region in GAUL and each in free and _is_gallic(s, each)]


@event(21, when=lambda s, side: bool(united(s)))
def united_gaul(g: Gaul, side: Side) -> Procedure[None]:
    """One IM in every Province of Gaul with a Gallic Control marker."""
    s = g.state
    for province in united(s):
        spaces = [space for space in placements(s, GALLIC) if space.province is province]
        space = yield from choose(GALLIC, "united_gaul", RULE, spaces, province)
        place(g, GALLIC, space, RULE)


def _is_gallic(s: State, province: Province) -> bool:
    return any(controller(s, space) is GALLIC for space in province.spaces)


def scorched(s: State) -> list[Space]:
    return spaces_of(IN_GAUL & can_be_devastated(s) & ~where(s.control, OWN[ROMAN]))


@event(22, when=lambda s, side: bool(scorched(s)))
def scorched_earth(g: Gaul, side: Side) -> Procedure[None]:
    """17.5.3 Up to three Devastation markers in Gaul."""
    for left in (3, 2, 1):
        space = yield from choose_or_stop(GALLIC, "scorched_earth", "17.5.3", scorched(g.state), left)
        if space is None:
            return
        devastate(g, GALLIC, space, "17.5.3")


def removal(number: int, *lands: Province | Region) -> None:
    """A card that removes a Roman IM there from a space without Roman CUs."""
    masks = [mask_of(land.spaces) for land in lands]

    def spaces(s: State) -> list[Space]:
        return [space for mask in masks for space in removable(s, ROMAN, mask)]

    @event(number, when=lambda s, side: bool(spaces(s)))
    def effect(g: Gaul, side: Side) -> Procedure[None]:
        yield from remove_one(g, GALLIC, "remove_influence", RULE, spaces(g.state))


removal(23, PROVINCIA)
removal(37, CELTICA)
removal(40, PROVINCE["Aedui"], PROVINCE["Sequani"])


@event(24, when=lambda s, side: bool(tribes_in(s, POOL)))
def blood_and_marriage(g: Gaul, side: Side) -> Procedure[None]:
    """One more Tribe from the pool, on the map or submitted."""
    tribe = yield from draw("draw_tribe", RULE, tribes_in(g.state, POOL))
    g.log("tribes_drawn", RULE, (tribe,))
    if homes(g.state, tribe):
        yield from settle(g, tribe, RULE)
    else:
        give_in(g, tribe)


# ---- 25, 31 general attacks -------------------------------------------------------------------------------------


def belgae(s: State) -> Army:
    """25 Ambiorix, every Belgic Tribe, a Militia on its Belgic side."""
    found = [piece for piece in (AMBIORIX, *TRIBES) if piece.group == "Belgic" or piece is AMBIORIX]
    if s.militia == BELGICA + 1:
        found.append(MILITIA)
    return [piece for piece in found if can_be_activated(s, piece)]


def all_gauls(s: State) -> Army:
    return [piece for piece in GALLIC_PIECES if can_be_activated(s, piece)]


@event(25, when=lambda s, side: bool(belgae(s)))
def belgic_confederation(g: Gaul, side: Side) -> Procedure[None]:
    """All Belgic CUs are activated, one after the other."""
    yield from general_attack(g, belgae)


@event(31, when=lambda s, side: bool(all_gauls(s)))
def trumpets_of_war(g: Gaul, side: Side) -> Procedure[None]:
    """All Gallic CUs and Leaders are."""
    yield from general_attack(g, all_gauls)


def general_attack(g: Gaul, movers: Callable[[State], list[Piece]]) -> Procedure[None]:
    s = g.state
    while found := movers(s):
        piece = yield from choose_or_stop(GALLIC, "general_attack", RULE, found, s.current_card)
        if piece is None:
            return
        yield from activate(g, GALLIC, piece)
        if movers(s):
            yield from between_actions(g)


# ---- 26 to 30 ---------------------------------------------------------------------------------------------------


def hosts(s: State) -> list[Space]:
    """Tribes that are not besieged."""
    found = {space_of(s, tribe) for tribe in on_map(s, TRIBES) if not is_besieged(s, tribe)}
    return sorted(found)


def idle_mercenaries(s: State) -> Army:
    return [piece for piece in HIRED if s.place[piece] == EVENTS]


@event(26, 27, when=lambda s, side: bool(idle_mercenaries(s) and hosts(s)))
def mercenaries(g: Gaul, side: Side) -> Procedure[None]:
    """A Mercenary CU joins a Tribe."""
    s = g.state
    space = yield from choose(GALLIC, "hire", RULE, hosts(s))
    mercenary = idle_mercenaries(s)[0]
    yield from arrive(g, mercenary, space, sides_of(s, space), RULE)


def sides_of(s: State, space: Space) -> tuple[bool, ...]:
    """Where Tribes stand there: outside, inside, or both."""
    return tuple(sorted({bool(s.inside[tribe]) for tribe in tribes_in(s, space)}))


def arrive(g: Gaul, piece: Piece, space: Space, sides: tuple[bool, ...], rule: str) -> Procedure[None]:
    """10.6 Inside or outside of the walls, as the Gaul likes where both will do."""
    within = sides[0]
    if len(sides) > 1:
        within = yield from confirm(GALLIC, "arrive_inside", rule, piece, space)
    put(g.state, piece, space, within)
    g.log("joins", rule, piece, space)


def plain_towns(s: State) -> list[Space]:
    return [space for space in fortified_towns(s) if not s.upgraded[space]]


@event(28, when=lambda s, side: bool(plain_towns(s)))
def alesia(g: Gaul, side: Side) -> Procedure[None]:
    """11.2.3 A Fortified Town is upgraded."""
    space = yield from choose(GALLIC, "upgrade", "11.2.3", plain_towns(g.state))
    g.state.upgraded[space] = 1
    g.log("upgraded", "11.2.3", space)


@event(29, when=lambda s, side: HANDS[ROMAN] in s.cards)
def senate_outraged(g: Gaul, side: Side) -> Procedure[None]:
    """The Roman hand loses a card at random."""
    card = yield from draw("lose_card", RULE, hand(g.state, ROMAN))
    discard(g.state, card)
    g.log("card_lost", RULE, ROMAN, card)


def druid_provinces(s: State) -> list[Province]:
    """Of Gaul, without a Roman Leader, with Roman IMs that no CU guards."""
    leaders = {space_of(s, p).province for p in on_map(s, ROMAN_PIECES) if p.is_leader}
    marked = {space.province for space in removable(s, ROMAN, IN_GAUL)}
    return [province for province in PROVINCES if province in marked and province not in leaders]


@event(30, when=lambda s, side: bool(druid_provinces(s)))
def druids(g: Gaul, side: Side) -> Procedure[None]:
    """A Province is cleared of Roman IMs."""
    province = yield from choose(GALLIC, "druids", RULE, druid_provinces(g.state))
    for space in removable(g.state, ROMAN, mask_of(province.spaces)):
        remove(g, ROMAN, space, RULE)


# ---- 32, 33 -----------------------------------------------------------------------------------------------------


def unbesieged(s: State) -> Army:
    return [tribe for tribe in on_map(s, TRIBES) if not is_besieged(s, tribe)]


def glorious(s: State, tribes: Army) -> Army:
    """Those who would recover, or have a marker near them."""
    return [tribe for tribe in tribes if s.steps[tribe] == 1 or targets(s, tribe)]


@event(32, when=lambda s, side: bool(glorious(s, unbesieged(s))))
def glory_and_freedom(g: Gaul, side: Side) -> Procedure[None]:
    """Each unbesieged Tribe once: a reduced one recovers; a full one may flip or remove a Roman IM next to it."""
    s = g.state
    left = unbesieged(s)
    while ready := glorious(s, left):
        tribe = yield from choose_or_stop(GALLIC, "glory", RULE, ready)
        if tribe is None:
            return
        left.remove(tribe)
        if s.steps[tribe] == 1:
            s.steps[tribe] = 2
            g.log("restored", RULE, tribe, *spot(s, tribe))
        else:
            yield from strike(g, tribe)


def targets(s: State, tribe: Piece) -> list[Space]:
    here = space_of(s, tribe)
    near = [space for space in (here, *here.adjacent) if space.region in GAUL]
    return [space for space in near if s.control[space] == ROMAN_INFLUENCE and not has_cus(s, space, ROMAN)]


def strike(g: Gaul, tribe: Piece) -> Procedure[None]:
    spaces = targets(g.state, tribe)
    choices = [CONVERT[space] for space in spaces] + [REMOVE_MARKER[space] for space in spaces]
    choice = yield from choose(GALLIC, "glory_strikes", RULE, choices, tribe)
    assert isinstance(choice.target, Space)
    if choice.verb == "convert":
        yield from flip_one(g, GALLIC, "glory_strikes", RULE, [choice.target])
    else:
        remove(g, ROMAN, choice.target, RULE)


def tribal_provinces(s: State) -> list[Province]:
    """Of Gaul or Provincia, with a Tribe."""
    provinces = {space_of(s, tribe).province for tribe in on_map(s, TRIBES)}
    return sorted(each for each in provinces if each.region in (*GAUL, PROVINCIA))


def can_encourage(s: State, side: Side) -> bool:
    return any(influence_actions(s, GALLIC, province.spaces) for province in tribal_provinces(s))


@event(33, when=can_encourage)
def encourage_the_timid(g: Gaul, side: Side) -> Procedure[None]:
    """An Influence Action in each Province of Gaul or Provincia with a Tribe, in any order."""
    left = tribal_provinces(g.state)
    while left:
        spaces = [space for province in left for space in province.spaces]
        done = yield from influence_action(g, GALLIC, "encourage", RULE, spaces)
        if done is None:
            return
        left.remove(done.province)


# ---- 34 to 44 ---------------------------------------------------------------------------------------------------


def risings(s: State) -> list[Space]:
    """34 Gallic-controlled spaces of Gaul without Roman CUs and the German Tribe."""
    spaces = [space for space in GALLIC_SPACES if controller(s, space) is GALLIC]
    return [space for space in spaces if not (has_cus(s, space, ROMAN) or has_germani(s, space))]


@event(34, when=lambda s, side: s.place[MINOR_TRIBE] == EVENTS and bool(risings(s)))
def minor_tribe(g: Gaul, side: Side) -> Procedure[None]:
    """The Minor Tribe comes; 9.6 Roman Leaders alone in the space leave it, or are displaced."""
    s = g.state
    space = yield from choose(GALLIC, "minor_tribe", RULE, risings(s))
    sides = (False, True) if walls_of(s, space) is GALLIC else (False,)
    yield from arrive(g, MINOR_TRIBE, space, sides, RULE)
    yield from drive_off(g, GALLIC, space, space)


def belgic_choices(s: State) -> list[Piece | Space]:
    tribes = [tribe for tribe in TRIBES if tribe.group == "Belgic" and can_be_activated(s, tribe)]
    return [*tribes, *[space for space in placements(s, GALLIC) if space.region is BELGICA]]


@event(36, when=lambda s, side: bool(belgic_choices(s)))
def indutiomarus(g: Gaul, side: Side) -> Procedure[None]:
    """A Belgic Tribe is activated, with one other Combat Unit at most, or an IM placed in Belgica."""
    choice = yield from choose_or_stop(GALLIC, "indutiomarus", RULE, belgic_choices(g.state))
    if isinstance(choice, Piece):
        yield from activate(g, GALLIC, choice, most=choice.command)
    elif isinstance(choice, Space):
        place(g, GALLIC, choice, RULE)


def foragers(s: State) -> list[Space]:
    """38 Roman stacks of three steps in spaces that are not Roman."""
    found = []
    for at in sorted(places_of(s, ROMAN)):
        army = [piece for piece in pieces_at(s, at, ROMAN) if piece.kind == "legion"]
        if controller(s, at) is not ROMAN and steps_of(s, army) >= 3:
            found.append(SPACES[at])
    return found


@event(38, when=lambda s, side: bool(foragers(s)))
def foragers_cut_down(g: Gaul, side: Side) -> Procedure[None]:
    """Such a stack loses a step, chosen by Rome."""
    s = g.state
    space = yield from choose(GALLIC, "foragers", RULE, foragers(s))
    yield from lose_steps(g, ROMAN, pieces_at(s, space, ROMAN), 1, "forager_loss", RULE)


@event(39)
def storms(g: Gaul, side: Side) -> Procedure[None]:
    """Storms at Sea on 4 to 6 for this turn."""
    g.state.storms = 1
    g.log("storms", RULE)
    yield from ()


def levy_places(s: State) -> list[Space]:
    """17.6.1 Unbesieged Fortified Towns, and Tribes, in Celtica or Belgica."""
    tribes = {space_of(s, tribe) for tribe in on_map(s, TRIBES) if not is_besieged(s, tribe)}
    towns = {space for space in fortified_towns(s) if not has_cus(s, space, ROMAN)}
    return sorted(space for space in tribes | towns if space.region in (CELTICA, BELGICA))


@event(41, when=lambda s, side: s.place[MILITIA] == EVENTS and bool(levy_places(s)))
def levy(g: Gaul, side: Side) -> Procedure[None]:
    """17.6.1 The Militia Army, its side up by the Region."""
    s = g.state
    space = yield from choose(GALLIC, "militia", "17.6.1", levy_places(s))
    in_town = (True,) if space in fortified_towns(s) else ()
    yield from arrive(g, MILITIA, space, tuple(sorted({*sides_of(s, space), *in_town})), "17.6.1")
    s.militia = space.region + 1


def king_can_act(s: State, side: Side) -> bool:
    return can_be_activated(s, VERCINGETORIX) or bool(influence_actions(s, GALLIC, CELTICA.spaces))


@event(42, when=king_can_act)
def king_of_the_gauls(g: Gaul, side: Side) -> Procedure[None]:
    """Vercingetorix is activated twice in a row, and may take along again who moved with him, but nobody whom he
    dropped off (10.5.2) or who sortied (14.6.1); without him up to three Influence Actions in Celtica."""
    s = g.state
    if can_be_activated(s, VERCINGETORIX):
        for time in range(2):
            if time:
                yield from between_actions(g)
            if s.place[VERCINGETORIX] < WAITING:
                s.moved = s.moved.replace(bytes([MOVED]), bytes([0]))
                yield from activate(g, GALLIC, VERCINGETORIX)
        return
    for _ in range(3):
        if (yield from influence_action(g, GALLIC, "influence_action", RULE, CELTICA.spaces)) is None:
            return


def aedui_homes(s: State) -> list[Space]:
    return [space for space in homes(s, AEDUI) if not has_cus(s, space, ROMAN)]


@event(43, when=lambda s, side: s.place[AEDUI] == EVENTS and bool(aedui_homes(s)))
def aedui_change_sides(g: Gaul, side: Side) -> Procedure[None]:
    """11.3.1 The Aedui come, at full strength."""
    g.state.steps[AEDUI] = 2
    yield from settle(g, AEDUI, "11.3.1")


@event(44, when=lambda s, side: bool(rebels(s) or influence_actions(s, GALLIC)))
def all_gaul_in_arms(g: Gaul, side: Side) -> Procedure[None]:
    """A Major Uprising, then up to two Influence Actions."""
    if rebels(g.state):
        yield from major_uprising(g, RULE, may_be_none=True)
    for _ in range(2):
        if (yield from influence_action(g, GALLIC, "influence_action", RULE)) is None:
            return
