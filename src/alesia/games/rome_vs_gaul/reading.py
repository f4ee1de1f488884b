"""Reading a position text (docs/notation.md): whatever cannot stand on the table is refused with a sentence."""

import re
from typing import Any

from alesia.games.rome_vs_gaul.board import has_cus_outside, on_map
from alesia.games.rome_vs_gaul.components import (
    CARD_NAMED,
    CITIES,
    COUNCIL_INFLUENCE,
    COUNCIL_TRIBES,
    GALLIC,
    HAND,
    LAST_TURN,
    LEGATES,
    LEGIONS,
    MILITIA,
    PIECE,
    PIECES,
    PLAYERS,
    REGION,
    ROMAN,
    SEA,
    SPACE,
    SPACES,
    STRONGHOLDS,
    TRIBES,
    TURNS,
    Piece,
    Space,
)
from alesia.games.rome_vs_gaul.control import INFLUENCE, walls_of
from alesia.games.rome_vs_gaul.losses import town_of
from alesia.games.rome_vs_gaul.notation import BOXES, COUNTS, DELAYS, FLAGS, PHASES
from alesia.games.rome_vs_gaul.setup import BOXES as START_BOXES
from alesia.games.rome_vs_gaul.siege import location
from alesia.games.rome_vs_gaul.state import (
    COUNCIL,
    CUP,
    DISCARDS,
    ELIMINATED,
    EVENTS,
    GALLIC_CITY,
    GALLIC_INFLUENCE,
    GONE,
    HANDS,
    NO_MARKER,
    ROMAN_CITY,
    ROMAN_INFLUENCE,
    ROME,
    STRATEGY,
    STRONGHOLD,
    TOWN,
    WAITING,
    State,
)
from alesia.kernel.errors import BadPosition, clause
from alesia.kernel.reading import Table, list_of, named, number_of, refuse_unknown, table_of, truth_of

KEYS = {
    *("turn", "phase", "round", "player", "first", "council", "caesar", "militia", "fleet", "nonplayers"),
    *("roman", "gallic", "gallic_cities", "subjugated", "upgraded", "devastated", "discards", "hands", "towns"),
    *("siege_points", "boxes", "spaces"),
    *COUNTS,
    *FLAGS,
}
SIDE = {side.name: side for side in PLAYERS}
PIECE_TEXT = re.compile(r"(.+?)(?: *\((\d)\))?")
MOST_POINTS = 12
NOWHERE = 255
WALLED = (STRONGHOLD, ROMAN_CITY, GALLIC_CITY)


def read_position(table: Table) -> State:
    """The state of a parsed position; whatever is not said has its default."""
    refuse_unknown(table, KEYS, clause("a position"))
    s = State()
    s.place[:] = bytes([NOWHERE]) * len(PIECES)
    _read_tracks(s, table)
    _read_markers(s, table)
    _read_towns(s, table_of(table, "towns"))
    _read_boxes(s, table_of(table, "boxes"))
    _read_spaces(s, table_of(table, "spaces"))
    _place_the_others(s)
    _read_sieges(s, table)
    _read_cards(s, table)
    _check(s)
    return s


def _read_tracks(s: State, table: Table) -> None:
    s.turn = number_of(table.get("turn", 1), "turn", 0, LAST_TURN)
    phase = table.get("phase", "strategy")
    if phase not in PHASES:
        raise BadPosition("the phase is one of {0}, not {1!r}", ", ".join(PHASES), phase)
    s.phase = PHASES.index(phase)
    for key in COUNTS:
        setattr(s, key, number_of(table.get(key, 0), key, 0, MOST_POINTS))
    for key in FLAGS:
        setattr(s, key, int(truth_of(table, key)))
    s.council = number_of(table.get("council", 0), "council", 0, COUNCIL_INFLUENCE)
    s.delay = named({word: n for n, word in enumerate(DELAYS)}, table.get("caesar", "never"), clause("word on Caesar"))
    if "militia" in table:
        s.militia = named(REGION, table["militia"], clause("Region")) + 1
    if "fleet" in table:
        s.supremacy = named(SEA, table["fleet"], clause("Sea Zone")) + 1
    for name in list_of(table, "nonplayers"):
        s.nonplayers |= 1 << named(SIDE, name, clause("side"))


# ---- markers ----------------------------------------------------------------------------------------------------


def _read_markers(s: State, table: Table) -> None:
    """8.1 Walled Cities are Roman and Strongholds stand unless it is said otherwise."""
    for city in CITIES:
        s.control[city] = ROMAN_CITY
    for space in STRONGHOLDS:
        s.control[space] = STRONGHOLD
    for space in _spaces(table, "gallic_cities"):
        if s.control[space] != ROMAN_CITY:
            raise BadPosition("{0} is no Walled City", space)
        s.control[space] = GALLIC_CITY
    for space in _spaces(table, "subjugated"):
        if s.control[space] != STRONGHOLD:
            raise BadPosition("{0} is no Stronghold", space)
        s.control[space] = NO_MARKER
    for key, marker in (("roman", ROMAN_INFLUENCE), ("gallic", GALLIC_INFLUENCE)):
        for space in _spaces(table, key):
            _mark(s, space, marker)


def _spaces(table: Table, key: str) -> list[Space]:
    found = [named(SPACE, name, clause("space")) for name in list_of(table, key)]
    for space in found:
        if space.kind == "german":
            raise BadPosition("nobody may enter {0} (2.2.5)", space)
    return found


def _mark(s: State, space: Space, marker: int) -> None:
    if s.control[space]:
        raise BadPosition("{0} has a Control marker already", space)
    s.control[space] = marker


def _read_towns(s: State, table: Table) -> None:
    """11.2 The Fortified Town of each Tribe, in its Province and section; a Stronghold may have stood there once."""
    for name, where in table.items():
        tribe = named({tribe.name: tribe for tribe in TRIBES}, name, clause("Tribe"))
        space = named(SPACE, where, clause("space"))
        if space.province is not tribe.home or space.section != tribe.section or s.control[space] in WALLED:
            raise BadPosition("{0} is no place for the Fortified Town of the {1} (5.1.2)", space, tribe)
        _mark(s, space, TOWN)
        s.towns[space] = tribe + 1


# ---- pieces -----------------------------------------------------------------------------------------------------


def _read_boxes(s: State, table: Table) -> None:
    refuse_unknown(table, set(BOXES), clause("the boxes"))
    for name, text in table.items():
        for piece, steps in _pieces(text, name):
            _put(s, piece, BOXES[name], steps)


def _read_spaces(s: State, table: Table) -> None:
    for name in table:
        space = named(SPACE, name, clause("space"))
        facts = table_of(table, name)
        refuse_unknown(facts, {"outside", "inside"}, clause("space {0}", space))
        for key, text in facts.items():
            for piece, steps in _pieces(text, name):
                _put(s, piece, space, steps)
                s.inside[piece] = key == "inside"


def _pieces(text: Any, where: object) -> list[tuple[Piece, int]]:
    """ "Caesar, Legion X (1)": the pieces, each with its steps."""
    if not isinstance(text, str):
        raise BadPosition("pieces are written as text such as 'Caesar, Legion X (1)', not {0!r} ({1})", text, where)
    found = []
    for part in filter(None, (part.strip() for part in text.split(","))):
        match = PIECE_TEXT.fullmatch(part)
        assert match is not None
        piece = named(PIECE, match[1], clause("piece ({0})", where))
        steps = number_of(int(match[2] or piece.steps), clause("the steps of {0}", piece), 1, piece.steps)
        found.append((piece, steps))
    return found


def _put(s: State, piece: Piece, place: int, steps: int) -> None:
    if s.place[piece] != NOWHERE:
        raise BadPosition("{0} is said twice", piece)
    s.place[piece] = place
    lives = place < WAITING or (piece.kind == "tribe" and place != ELIMINATED)
    s.steps[piece] = steps if lives else 0


def _place_the_others(s: State) -> None:
    """Pieces that are not spoken of: in the boxes where they begin, or gone with the turns."""
    for piece in PIECES:
        if s.place[piece] == NOWHERE:
            _put(s, piece, _default(s, piece), 1 if piece.start == "submitted" else piece.steps)


def _default(s: State, piece: Piece) -> int:
    if piece in TRIBES:
        return START_BOXES[piece.start]
    if piece.is_mercenary or piece.kind == "german":
        return EVENTS
    if piece in LEGATES:
        return CUP
    due = next((turn for turn, facts in enumerate(TURNS, 1) if piece in facts.arriving), 0)
    if due > s.turn:
        return WAITING
    if piece in LEGIONS:
        return ELIMINATED
    return GONE if piece.side is GALLIC else ROME


# ---- sieges and cards -------------------------------------------------------------------------------------------


def _read_sieges(s: State, table: Table) -> None:
    for space in _spaces(table, "upgraded"):
        if s.control[space] != TOWN:
            raise BadPosition("{0} has no Fortified Town to be upgraded (11.2.3)", space)
        s.upgraded[space] = 1
    for space in _spaces(table, "devastated"):
        if s.control[space] in INFLUENCE:
            raise BadPosition("{0} has an Influence marker, so it is not devastated (17.5.1)", space)
        s.devastated[space] = 1
    for name, points in table_of(table, "siege_points").items():
        space = named(SPACE, name, clause("space"))
        if s.control[space] not in (ROMAN_CITY, GALLIC_CITY, TOWN, STRONGHOLD):
            raise BadPosition("{0} is no Fortified Location (14.1)", space)
        most = location(s, space).walls.points - 1
        s.points[space] = number_of(points, clause("Siege Points of {0}", space), 1, most)


def _read_cards(s: State, table: Table) -> None:
    """Cards that are not spoken of are in the deck."""
    hands = table_of(table, "hands")
    refuse_unknown(hands, set(SIDE), "hands")
    places = [(list_of(table, "discards"), DISCARDS)]
    places += [(list_of(hands, name), HANDS[SIDE[name]]) for name in hands]
    for names, place in places:
        for name in names:
            card = named(CARD_NAMED, name, clause("card"))
            if s.cards[card]:
                raise BadPosition("the card {0} is said twice", card)
            s.cards[card] = place
    for side in PLAYERS:
        if s.cards.count(HANDS[side]) > HAND:
            raise BadPosition("the {0} player holds {1} cards at most (7.2.1)", side, HAND)
    if s.phase == STRATEGY:
        _read_round(s, table)


def _read_round(s: State, table: Table) -> None:
    s.round = number_of(table.get("round", 0), "round", 0, HAND)
    s.first = int(named(SIDE, table.get("first", "Gallic"), clause("side")))
    s.player = int(named(SIDE, table.get("player", PLAYERS[s.first].name), clause("side")))


# ---- what cannot be ---------------------------------------------------------------------------------------------


def _check(s: State) -> None:
    for tribe in TRIBES:
        if (s.place[tribe] < WAITING) is not (town_of(s, tribe) is not None):
            raise BadPosition("the {0} and their Fortified Town are on the map together or not at all (11.2.4)", tribe)
    if sum(s.place[tribe] == COUNCIL for tribe in TRIBES) > COUNCIL_TRIBES:
        raise BadPosition("the Gallic Council Box holds {0} Tribes at most (18.1)", COUNCIL_TRIBES)
    if (s.place[MILITIA] < WAITING) is not (s.militia > 0):
        raise BadPosition("'militia' says the Region of the Militia's side, when it is on the map (17.6.1)")
    for piece in on_map(s, PIECES):
        space = SPACES[s.place[piece]]
        if s.inside[piece] and walls_of(s, space) is not piece.side:
            raise BadPosition("{0} cannot be inside: {1} has no walls of his side (10.6)", piece, space)
        if piece.side is GALLIC and space.region.romans_only:
            raise BadPosition("{0} cannot be in {1} (10.7)", piece, space)
    for space in SPACES:
        if has_cus_outside(s, space, ROMAN) and has_cus_outside(s, space, GALLIC):
            raise BadPosition("armies of both players are in {0}: a battle under way cannot be written", space)
