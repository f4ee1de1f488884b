"""5.1.2, 11.2 Tribes come onto the map with their Fortified Towns; 7.7.3 uprisings; 18 the Gallic Council Box."""

from alesia.games.rome_vs_gaul.board import Army, Gaul, has_cus, has_germani, put, tribes_in
from alesia.games.rome_vs_gaul.components import (
    ARVERNI,
    ARVERNI_ELIMINATED,
    ARVERNI_TURN,
    COUNCIL_INFLUENCE,
    COUNCIL_TRIBES,
    GALLIC,
    ROMAN,
    TRIBES,
    Piece,
    Space,
)
from alesia.games.rome_vs_gaul.influence import place, placements
from alesia.games.rome_vs_gaul.losses import lose_step
from alesia.games.rome_vs_gaul.masks import Mask, digits, germani, mask_of, spaces_of, stands, where
from alesia.games.rome_vs_gaul.state import (
    COUNCIL,
    ELIMINATED,
    GALLIC_INFLUENCE,
    NO_MARKER,
    POOL,
    REINFORCEMENTS,
    SUBMITTED,
    TOWN,
    State,
)
from alesia.kernel.ask import Noun, Procedure, choose, choose_or_stop

_FREE = digits((NO_MARKER, GALLIC_INFLUENCE))


def _ground_of(tribe: Piece) -> Mask:
    spaces = tribe.home.spaces if tribe.home is not None else ()
    return mask_of(space for space in spaces if space.section == tribe.section)


_HOMES = {tribe: _ground_of(tribe) for tribe in TRIBES}


def homes(s: State, tribe: Piece) -> list[Space]:
    """5.1.2A Spaces of its Province (11.3.5 and of its section) that are open to a Tribe."""
    return spaces_of(_HOMES[tribe] & open_to_tribes(s))


def with_homes(s: State, tribes: Army) -> Army:
    """Those who could be placed now."""
    is_open = open_to_tribes(s) if tribes else 0
    return [tribe for tribe in tribes if _HOMES[tribe] & is_open]


def open_to_tribes(s: State) -> Mask:
    """5.1.2A No Roman marker, Stronghold, other Town or German Tribe; 14.5.3 in the Strategy Phase no Roman CUs."""
    found = where(s.control, _FREE) & ~germani(s)
    return found if s.phase == REINFORCEMENTS else found & ~stands(s, ROMAN)


def settle(g: Gaul, tribe: Piece, rule: str = "5.1.2") -> Procedure[None]:
    """5.1.2A The Tribe is placed with its Fortified Town; a Gallic IM there moves over, if it can (11.2.1)."""
    s = g.state
    space = yield from choose(GALLIC, "settle", rule, homes(s, tribe), tribe)
    displaced = s.control[space] == GALLIC_INFLUENCE
    s.control[space] = TOWN
    s.towns[space] = tribe + 1
    s.upgraded[space] = tribe is ARVERNI and space.upgrades
    put(s, tribe, space, True)
    g.log("settled", rule, tribe, space)
    if displaced:
        yield from move_over(g, space)


def move_over(g: Gaul, space: Space) -> Procedure[None]:
    """11.2.1 The IM may be moved to a neutral Town of the Province without enemy CUs; otherwise it is removed."""
    s = g.state
    towns = [each for each in space.province.spaces if each.kind == "town" and s.control[each] == NO_MARKER]
    towns = [each for each in towns if not (has_cus(s, each, ROMAN) or s.devastated[each] or has_germani(s, each))]
    target = yield from choose_or_stop(GALLIC, "move_over", "11.2.1", towns, space)
    if target is not None:
        place(g, GALLIC, target, "11.2.1")


def give_in(g: Gaul, tribe: Piece) -> None:
    """5.1.2C No place is left: reduced by a step, into the Submitted Tribes Box."""
    s = g.state
    s.steps[tribe] = s.steps[tribe] or tribe.steps
    lose_step(g, tribe)
    if s.place[tribe] != ELIMINATED:
        s.place[tribe] = SUBMITTED
        g.log("submits", "5.1.2", tribe)


# ---- 18 The Gallic Council Box ----------------------------------------------------------------------------------


def is_locked(s: State, tribe: Piece) -> bool:
    """11.3.2 The Arverni wait for Turn 5, or for six Tribes eliminated."""
    if tribe is not ARVERNI:
        return False
    return s.turn < ARVERNI_TURN and len(tribes_in(s, ELIMINATED)) < ARVERNI_ELIMINATED


def makes_room(s: State) -> Army:
    """18.2.1 Who could be displaced from a full box."""
    return [tribe for tribe in tribes_in(s, COUNCIL) if not is_locked(s, tribe)]


def has_room(s: State) -> bool:
    return len(tribes_in(s, COUNCIL)) < COUNCIL_TRIBES


def into_council(g: Gaul, tribe: Piece) -> Procedure[None]:
    """18.2.1 Into the box; from a full one a Tribe gives way and is placed at once."""
    s = g.state
    displaced = (
        None if has_room(s) else (yield from choose(GALLIC, "council_displaces", "18.2.1", makes_room(s), tribe))
    )
    if displaced is not None:
        s.place[displaced] = POOL  # until it is placed
    s.place[tribe] = COUNCIL
    s.steps[tribe] = s.steps[tribe] or tribe.steps
    g.log("into_council", "18.2.1", tribe)
    if displaced is not None:
        if homes(s, displaced):
            yield from settle(g, displaced, "18.2.1")
        else:
            give_in(g, displaced)


def emerging(s: State) -> Army:
    """18.3 Tribes that can leave the box now."""
    return with_homes(s, makes_room(s))


def can_take_out(s: State) -> bool:
    return bool(emerging(s)) or (s.council > 0 and bool(placements(s, GALLIC)))


def take_out(g: Gaul) -> Procedure[None]:
    """18.3 One, some or all of the Tribes and IMs in the box are placed; the first must be, the others may."""
    s = g.state
    taken = False
    while can_take_out(s):
        choices: list[Noun] = [*emerging(s)]
        if s.council:
            choices += placements(s, GALLIC)
        ask = choose_or_stop if taken else choose
        choice = yield from ask(GALLIC, "take_out", "18.3", choices, s.council)
        if choice is None:
            return
        taken = True
        if isinstance(choice, Piece):
            yield from settle(g, choice, "18.3")
        else:
            assert isinstance(choice, Space)
            s.council -= 1
            place(g, GALLIC, choice, "18.3")


def can_save(s: State) -> bool:
    """18.2.2 Up to six IMs."""
    return s.council < COUNCIL_INFLUENCE


def fading_promises(g: Gaul) -> None:
    """18.4 Half of the IMs in the box, rounded up, are lost."""
    s = g.state
    lost = (s.council + 1) // 2
    s.council -= lost
    if lost:
        g.log("promises_fade", "18.4", lost, s.council)


# ---- 7.7.3 Major Uprising ---------------------------------------------------------------------------------------


def rebels(s: State) -> Army:
    """Submitted Tribes with a legal space."""
    return with_homes(s, tribes_in(s, SUBMITTED))


def major_uprising(g: Gaul, rule: str = "7.7.3", may_be_none: bool = False) -> Procedure[None]:
    """Any or all of them return at their current strength; whoever has paid for it brings one at least."""
    g.log("uprising", rule)
    taken = may_be_none
    while rebels(g.state):
        ask = choose_or_stop if taken else choose
        tribe = yield from ask(GALLIC, "uprising", rule, rebels(g.state))
        if tribe is None:
            return
        taken = True
        yield from settle(g, tribe, rule)
