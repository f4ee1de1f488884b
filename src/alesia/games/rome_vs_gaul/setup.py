"""3 Setting up the Game."""

from alesia.games.rome_vs_gaul.board import Gaul, put
from alesia.games.rome_vs_gaul.components import (
    CAESAR,
    CITIES,
    GERMANI,
    LEGATES,
    PIECE,
    PIECES,
    PROVINCE,
    ROMAN,
    SETUP,
    SPACE,
    STRONGHOLDS,
    TRIBES,
    Piece,
)
from alesia.games.rome_vs_gaul.state import (
    COUNCIL,
    CUP,
    EVENTS,
    GALLIC_INFLUENCE,
    POOL,
    ROMAN_CITY,
    ROMAN_INFLUENCE,
    STRONGHOLD,
    SUBMITTED,
    State,
)
from alesia.kernel.ask import Procedure, choose, draw

BOXES = {"pool": POOL, "submitted": SUBMITTED, "council": COUNCIL, "aedui": EVENTS}


def set_up() -> State:
    """3.1-3.5 All but what is drawn or chosen."""
    s = State()
    for name in SETUP["roman_towns_of"]:
        for space in PROVINCE[name].spaces:
            if space.kind == "town":
                s.control[space] = ROMAN_INFLUENCE
    for name in SETUP["roman_influence"]:
        s.control[SPACE[name]] = ROMAN_INFLUENCE
    for name in SETUP["gallic_influence"]:
        s.control[SPACE[name]] = GALLIC_INFLUENCE
    for city in CITIES:
        s.control[city] = ROMAN_CITY
    for space in STRONGHOLDS:
        s.control[space] = STRONGHOLD
    _set_up_pieces(s)
    return s


def _set_up_pieces(s: State) -> None:
    for piece in PIECES:
        if piece.is_mercenary or piece is GERMANI:
            s.place[piece] = EVENTS
    for tribe in TRIBES:
        s.place[tribe] = BOXES[tribe.start]
        s.steps[tribe] = 1 if tribe.start == "submitted" else 2
    for legate in LEGATES:
        s.place[legate] = CUP
    camp = SPACE[SETUP["second_camp"]]
    for name in SETUP["second_stack"]:
        put(s, PIECE[name], camp)


def roman_setup(g: Gaul) -> Procedure[None]:
    """3.1 Caesar and his Legions in a Town of the Aedui; two Legates are drawn, one for him, one for the other camp,
    as the Roman decides."""
    s = g.state
    towns = [space for space in PROVINCE[SETUP["caesar_province"]].spaces if space.kind == "town"]
    camp = yield from choose(ROMAN, "set_up_caesar", "3.1", towns)
    for name in (CAESAR.name, *SETUP["caesar_stack"]):
        put(s, PIECE[name], camp)
    legates: list[Piece] = []
    for _ in range(2):
        cup = [legate for legate in LEGATES if legate not in legates]
        legates.append((yield from draw("draw_legate", "3.1", cup)))
    g.log("legates_drawn", "3.1", *legates)
    camps = [camp, SPACE[SETUP["second_camp"]]]
    for legate in legates:
        space = yield from choose(ROMAN, "legate_arrives", "3.1", camps, legate)
        put(s, legate, space)
        camps.remove(space)
        g.log("legate_placed", "3.1", legate, space)
