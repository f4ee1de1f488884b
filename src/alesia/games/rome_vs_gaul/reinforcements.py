"""5 The Reinforcement Phase."""

from alesia.games.rome_vs_gaul.board import (
    Gaul,
    has_cus,
    has_germani,
    is_under_siege,
    on_map,
    pieces_at,
    put,
    space_of,
    spot,
    tribes_in,
)
from alesia.games.rome_vs_gaul.components import (
    CAESAR,
    CITIES,
    GALLIC,
    LEGATES,
    LEGIONS,
    PIECES,
    PROVINCIA,
    ROMAN,
    SPACES,
    TURNS,
    Piece,
    Space,
)
from alesia.games.rome_vs_gaul.control import controller, walls_of
from alesia.games.rome_vs_gaul.influence import remove
from alesia.games.rome_vs_gaul.masks import Mask
from alesia.games.rome_vs_gaul.state import (
    CUP,
    DELAYED,
    ELIMINATED,
    GONE,
    KEPT,
    NEVER_DELAYED,
    POOL,
    ROMAN_CITY,
    ROMAN_INFLUENCE,
    ROME,
    WAITING,
    WAS_DELAYED,
    State,
)
from alesia.games.rome_vs_gaul.strategy.hands import deal
from alesia.games.rome_vs_gaul.supply import to_rome
from alesia.games.rome_vs_gaul.tribes import give_in, has_room, homes, into_council, makes_room, settle
from alesia.kernel.ask import CHECKPOINT, STOP, Act, Procedure, act, choose, draw, roll
from alesia.kernel.word import Word

SETTLE, COUNCIL_BOX, GIVE_IN = ([act(verb, piece) for piece in PIECES] for verb in ("settle", "council", "give_in"))
RESTORE, RAISE = ([act(verb, piece) for piece in PIECES] for verb in ("restore", "raise"))
LEVY = act("levy")
LEVY_PRICE = 3  # 5.2.2 Influence markers for a step
LEGATES_A_YEAR = 2


def reinforcement_phase(g: Gaul) -> Procedure[None]:
    """4.0 A to E; on Turn 1 the Romans have nothing to do."""
    s = g.state
    segments = [gallic_reinforcements, roman_reinforcements, place_caesar, roman_legates, deal]
    while s.step < len(segments):
        yield CHECKPOINT
        if s.turn > 1 or segments[s.step] in (gallic_reinforcements, deal):
            yield from segments[s.step](g)
        s.step += 1


# ---- 5.1 Gallic Reinforcements ----------------------------------------------------------------------------------


def gallic_reinforcements(g: Gaul) -> Procedure[None]:
    """5.1.1 Three Tribes are drawn, then placed in any order; 9.5.1 Leaders arrive."""
    s = g.state
    g.log("turn", "4.0", s.turn, Word("year", TURNS[s.turn - 1].year))
    drawn: list[Piece] = []
    for _ in range(TURNS[s.turn - 1].tribes):
        pool = [tribe for tribe in tribes_in(s, POOL) if tribe not in drawn]
        if pool:
            drawn.append((yield from draw("draw_tribe", "5.1.1", pool)))
    g.log("tribes_drawn", "5.1.1", tuple(drawn))
    while drawn:
        choice = yield from choose(GALLIC, "reinforce", "5.1.2", ways(s, drawn))
        tribe = choice.target
        assert isinstance(tribe, Piece)
        drawn.remove(tribe)
        yield from arrive(g, tribe, choice)
    for leader in TURNS[s.turn - 1].arriving:
        if leader.side is GALLIC:
            yield from place_leader(g, leader, "leader_arrives", "9.5.1")


def ways(s: State, drawn: list[Piece]) -> list[Act]:
    """5.1.2 On the map, into the Council Box, or, if neither is open, into the Submitted Tribes Box."""
    found = []
    for tribe in drawn:
        options = [SETTLE[tribe]] if homes(s, tribe) else []
        if has_room(s) or makes_room(s):
            options.append(COUNCIL_BOX[tribe])
        found += options or [GIVE_IN[tribe]]
    return found


def arrive(g: Gaul, tribe: Piece, choice: Act) -> Procedure[None]:
    if choice.verb == "settle":
        yield from settle(g, tribe)
    elif choice.verb == "council":
        yield from into_council(g, tribe)
    else:
        give_in(g, tribe)


def place_leader(g: Gaul, leader: Piece, key: str, rule: str) -> Procedure[None]:
    """9.5.1, 16.1.4 On a Gallic-controlled space of his Region without Roman CUs; without one he is eliminated."""
    s = g.state
    spaces = camps(s, leader)
    if not spaces:
        s.place[leader] = GONE
        g.log("leader_lost", rule, leader)
        return
    space = yield from choose(GALLIC, key, rule, spaces, leader)
    put(s, leader, space, walls_of(s, space) is GALLIC)
    g.log("leader_placed", rule, leader, space)


def camps(s: State, leader: Piece) -> list[Space]:
    """9.5.1, 16.1.4 Not among Romans, nor with the German Tribe, an enemy as well (17.4.3)."""
    assert leader.home_region is not None
    spaces = [space for space in leader.home_region.spaces if controller(s, space) is GALLIC]
    return [space for space in spaces if not (has_cus(s, space, ROMAN) or has_germani(s, space))]


# ---- 5.2 Roman Replacements and Reinforcements ------------------------------------------------------------------


def roman_reinforcements(g: Gaul) -> Procedure[None]:
    """5.2.1, 5.2.2 Steps are spent one after the other; what is not used is forfeited. 5.2.3 Legions arrive."""
    s = g.state
    yield from replacements(g, TURNS[s.turn - 1].steps)
    for legion in [legion for legion in LEGIONS if s.place[legion] == WAITING and is_due(s, legion)]:
        yield from legion_arrives(g, legion)


def replacements(g: Gaul, steps: int, levies: bool = True) -> Procedure[None]:
    """5.2.1 Steps, and (5.2.2), in the Reinforcement Phase alone, more of them for Influence markers."""
    s = g.state
    while True:
        choice = yield from choose(ROMAN, "replacements", "5.2.1", uses(s, steps, levies), steps)
        if choice is STOP:
            return
        if choice is LEVY:
            yield from levy(g)
            steps += 1
            continue
        legion = choice.target
        assert isinstance(legion, Piece)
        steps -= 1 if choice.verb == "restore" else 2
        yield from (restore(g, legion) if choice.verb == "restore" else bring_back(g, legion))


def uses(s: State, steps: int, levies: bool = True) -> list[Act]:
    """5.2.1 A step restores a reduced Legion with a Supply Path to Rome, two bring an eliminated one back."""
    reduced = [legion for legion in on_map(s, LEGIONS) if s.steps[legion] == 1] if steps >= 1 else []
    lost = [legion for legion in LEGIONS if s.place[legion] == ELIMINATED] if steps >= 2 else []
    fed = to_rome(s) if reduced or lost else 0
    found = [RESTORE[legion] for legion in reduced if fed >> s.place[legion] & 1]
    if lost and depots(s, fed):
        found += [RAISE[legion] for legion in lost]
    if levies and len(provincial_markers(s)) >= LEVY_PRICE:
        found.append(LEVY)
    return [*found, STOP]


def provincial_markers(s: State) -> list[Space]:
    return [space for space in PROVINCIA.spaces if s.control[space] == ROMAN_INFLUENCE]


def levy(g: Gaul) -> Procedure[None]:
    """5.2.2 Three Roman Influence markers of Provincia for one more step."""
    left = LEVY_PRICE
    while left:
        given = provincial_markers(g.state)
        if len(given) > left:
            given = [(yield from choose(ROMAN, "levy", "5.2.2", given, left))]
        for space in given:
            remove(g, ROMAN, space, "5.2.2")
        left -= len(given)


def restore(g: Gaul, legion: Piece) -> Procedure[None]:
    g.state.steps[legion] = 2
    g.log("restored", "5.2.1", legion, *spot(g.state, legion))
    yield from ()


def bring_back(g: Gaul, legion: Piece) -> Procedure[None]:
    """5.2.1 At reduced strength, in a Roman Walled City or with a Legion that has a Supply Path to Rome."""
    s = g.state
    space = yield from choose(ROMAN, "bring_back", "5.2.1", depots(s, to_rome(s)), legion)
    s.steps[legion] = 1
    put(s, legion, space)
    g.log("brought_back", "5.2.1", legion, space)


def depots(s: State, fed: Mask) -> list[Space]:
    """5.2.1, 5.2.3 Roman Walled Cities, and Legions with a Supply Path to Rome; 14.5.3 no place that is besieged."""
    camps_of = {space_of(s, legion) for legion in on_map(s, LEGIONS) if fed >> s.place[legion] & 1}
    cities = {city for city in CITIES if s.control[city] == ROMAN_CITY and not is_under_siege(s, city)}
    return sorted(cities | camps_of)


def is_due(s: State, legion: Piece) -> bool:
    return any(legion in turn.arriving for turn in TURNS[: s.turn])


def legion_arrives(g: Gaul, legion: Piece) -> Procedure[None]:
    """5.2.3 If there is nowhere to place it, it waits."""
    s = g.state
    spaces = depots(s, to_rome(s))
    if spaces:
        space = yield from choose(ROMAN, "legion_arrives", "5.2.3", spaces, legion)
        put(s, legion, space)
        g.log("legion_placed", "5.2.3", legion, space)


# ---- 5.3 Caesar -------------------------------------------------------------------------------------------------


def place_caesar(g: Gaul) -> Procedure[None]:
    """5.3 On a 1 he is delayed in Rome, once in the game."""
    s = g.state
    if s.delay == NEVER_DELAYED:
        die = yield from roll("caesar_roll", "5.3")
        if die == 1:
            s.delay = DELAYED
            g.log("caesar_delayed", "5.3")
            return
    yield from caesar_arrives(g)


def caesar_arrives(g: Gaul) -> Procedure[None]:
    """5.3 On a friendly-controlled space with a Supply Path to Rome; without one he stays in Rome."""
    s = g.state
    fed = to_rome(s)
    spaces = [space for space in SPACES if controller(s, space) is ROMAN and fed >> space & 1]
    if spaces:
        space = yield from choose(ROMAN, "caesar_arrives", "5.3", spaces)
        put(s, CAESAR, space, _is_empty_city(s, space))
        g.log("caesar_placed", "5.3", space)


def _is_empty_city(s: State, space: Space) -> bool:
    return walls_of(s, space) is ROMAN and not pieces_at(s, space, ROMAN)


def place_late_caesar(g: Gaul) -> Procedure[None]:
    """5.3 A delayed Caesar comes at the start of the second Roman card play; one who found no place, with the first."""
    s = g.state
    if s.place[CAESAR] != ROME or (s.delay == DELAYED and not s.plays):
        return
    if s.delay == DELAYED:
        s.delay = WAS_DELAYED
    yield from caesar_arrives(g)


# ---- 5.4 Legates ------------------------------------------------------------------------------------------------


def roman_legates(g: Gaul) -> Procedure[None]:
    """5.4 The one that was kept and new ones, two in all; each with a Legion or in a Roman Walled City."""
    s = g.state
    legates = [legate for legate in LEGATES if s.place[legate] == KEPT]
    while len(legates) < LEGATES_A_YEAR:
        cup = [legate for legate in LEGATES if s.place[legate] == CUP and legate not in legates]
        legates.append((yield from draw("draw_legate", "5.4.1", cup)))
    for legate in legates:
        yield from legate_arrives(g, legate)


def legate_arrives(g: Gaul, legate: Piece) -> Procedure[None]:
    """5.4.3 Without any Supply Path."""
    s = g.state
    spaces = quarters(s)
    if not spaces:
        s.place[legate] = CUP
        return
    space = yield from choose(ROMAN, "legate_arrives", "5.4.3", spaces, legate)
    within = any(s.inside[piece] for piece in pieces_at(s, space, ROMAN)) or _is_empty_city(s, space)
    put(s, legate, space, within)
    g.log("legate_placed", "5.4.3", legate, space)


def quarters(s: State) -> list[Space]:
    legions = {space_of(s, legion) for legion in on_map(s, LEGIONS)}
    return [space for space in SPACES if space in legions or s.control[space] == ROMAN_CITY]
