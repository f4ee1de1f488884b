"""2 What lies on a real table: counters, markers, cards, and what the tracks show."""

from collections import Counter
from collections.abc import Iterator

from alesia.games.rome_vs_gaul.components import CARDS, PIECES, REGIONS, SEAS, SPACES, Piece
from alesia.games.rome_vs_gaul.notation import BOXES
from alesia.games.rome_vs_gaul.state import (
    DECK,
    DISCARDS,
    GALLIC_CITY,
    GALLIC_HAND,
    GALLIC_INFLUENCE,
    PLAYED,
    ROMAN_CITY,
    ROMAN_HAND,
    ROMAN_INFLUENCE,
    STRONGHOLD,
    TOWN,
    WAITING,
    State,
)
from alesia.games.rome_vs_gaul.victory import victory_points
from alesia.kernel.tabletop import NO_FACE, Layout, Stack, Thing, about, called, named, stack

BOX = {place: called("box", name) for name, place in BOXES.items()}
BESIDE = called("box", "beside the map")
PILES = {
    DECK: called("pile", "deck"),
    ROMAN_HAND: called("pile", "Roman hand"),
    GALLIC_HAND: called("pile", "Gallic hand"),
    DISCARDS: called("pile", "discards"),
    PLAYED: called("pile", "played"),
}
MARKERS = {
    ROMAN_INFLUENCE: called("marker", "Roman influence"),
    GALLIC_INFLUENCE: called("marker", "Gallic influence"),
    ROMAN_CITY: called("marker", "Roman city"),
    GALLIC_CITY: called("marker", "Gallic city"),
    TOWN: called("marker", "town"),
    STRONGHOLD: called("marker", "stronghold"),
}
FOR_ALL = len(SPACES)  # of markers that are never short: one for each space


def layout(s: State) -> Layout:
    """Everything that a person can see and move; both hands, since he draws the cards of both."""
    stacks: Counter[Stack] = Counter()
    for part in (_counters, _markers, _cards):
        for each, n in part(s):
            stacks[each] += n
    return Layout({each: n for each, n in stacks.items() if n}, dict(_tracks(s)))


Found = Iterator[tuple[Stack, int]]


def _counters(s: State) -> Found:
    """2.3 Each counter with its full or its reduced side up, 10.6 outside or behind the walls."""
    yield from ((stack(piece, _place(s, piece), _side(s, piece)), 1) for piece in PIECES)


def _place(s: State, piece: Piece) -> Thing:
    place = s.place[piece]
    return BOX[place] if place >= WAITING else named(SPACES[place])


def _side(s: State, piece: Piece) -> Thing:
    on_map = s.place[piece] < WAITING
    reduced = piece.steps == 2 and s.steps[piece] == 1
    words = ["reduced"] * reduced + ["behind the walls"] * bool(on_map and s.inside[piece])
    return called("face", ", ".join(words)) if words else NO_FACE


def _markers(s: State) -> Found:
    """8.1 Control, 11.2 Fortified Towns, 17.5 Devastated, 18.2 Influence in the Gallic Council Box."""
    for kind, marker in MARKERS.items():
        lying = [space for space in SPACES if s.control[space] == kind]
        council = s.council if kind == GALLIC_INFLUENCE else 0
        yield stack(marker, BESIDE), FOR_ALL - len(lying) - council
        yield stack(marker, called("box", "council")), council
        yield from ((stack(marker, space), 1) for space in lying)
    for name, marked in (("devastated", s.devastated), ("upgraded", s.upgraded)):
        lying = [space for space in SPACES if marked[space]]
        yield stack(called("marker", name), BESIDE), FOR_ALL - len(lying)
        yield from ((stack(called("marker", name), space), 1) for space in lying)


def _cards(s: State) -> Found:
    yield from ((stack(card, PILES[s.cards[card]]), 1) for card in CARDS)


def _tracks(s: State) -> Iterator[tuple[Thing, object]]:
    """2.1 The turn, Victory Points, Siege Points, whose Fortified Town it is, the Militia, the fleet."""
    yield called("track", "turn"), s.turn
    yield called("track", "round"), s.round
    yield called("track", "victory points"), victory_points(s)
    yield from ((about("siege", space), s.points[space]) for space in SPACES if s.points[space])
    yield from ((about("town", space), PIECES[s.towns[space] - 1]) for space in SPACES if s.towns[space])
    if s.militia:
        yield called("track", "militia"), REGIONS[s.militia - 1]
    if s.supremacy:
        yield called("track", "fleet"), SEAS[s.supremacy - 1]
