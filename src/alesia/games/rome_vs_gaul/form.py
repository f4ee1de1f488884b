"""2 What a position may say (docs/notation.md), as a form: counters and markers of each space, boxes, tracks, cards."""

from collections.abc import Iterator

from alesia.games.rome_vs_gaul.components import (
    CARDS,
    COUNCIL_INFLUENCE,
    HAND,
    LAST_TURN,
    PIECES,
    PLAYERS,
    REGIONS,
    SEAS,
    SPACES,
    TRIBES,
    Piece,
    Space,
)
from alesia.games.rome_vs_gaul.notation import BOXES, DELAYS, PHASES
from alesia.games.rome_vs_gaul.state import State
from alesia.kernel.form import Field, Form, Group, Kind, Value, by_name, called
from alesia.kernel.word import Word, phrase

MOST_POINTS = 12
COUNTERS, CARD, SIDES = "pieces", "cards", "sides"
WALLS = {"city": "gallic_cities", "stronghold": "subjugated"}


def form(s: State) -> Form:
    """All that a position may say; what is not spoken of lies where it begins, or in the deck."""
    spaces = [space for space in SPACES if space.kind != "german"]
    return Form((*map(_space, spaces), *_beside()), dict(_stocks()))


def _space(space: Space) -> Group:
    """2.3, 8.1, 11.2, 14.3 Counters in the open and behind walls, and markers."""
    fields = [
        Field(("spaces", space.name, key), Kind.UNITS, called(key), COUNTERS, pool=COUNTERS)
        for key in ("outside", "inside")
    ]
    keys = [WALLS[space.kind]] if space.kind in WALLS else []
    keys += [*(["roman", "gallic"] if space.kind != "city" else []), "upgraded", "devastated"]
    fields += [Field((key,), Kind.MEMBER, called(key), member=space.name) for key in keys]
    points = Field(("siege_points", space.name), Kind.NUMBER, called("siege_points"), high=MOST_POINTS, default=0)
    return Group(space, (*fields, points))


def _beside() -> Iterator[Group]:
    yield Group(called("tracks"), tuple(_tracks()))
    yield Group(called("cards"), tuple(_cards()))
    yield Group(called("towns"), tuple(_towns()))
    yield Group(called("boxes"), tuple(_boxes()))


def _tracks() -> Iterator[Field]:
    """2.1, 4 The turn, the phase, whose card is next, what is counted."""
    yield Field(("turn",), Kind.NUMBER, called("year"), high=LAST_TURN, default=1)
    yield Field(("phase",), Kind.WORD, called("phase"), "phases")
    yield Field(("step",), Kind.NUMBER, called("step"), high=MOST_POINTS, default=0)
    yield Field(("round",), Kind.NUMBER, called("round"), high=HAND, default=0)
    yield Field(("player",), Kind.WORD, called("player"), SIDES)
    yield Field(("first",), Kind.WORD, called("first_side"), SIDES)
    yield Field(("plays",), Kind.NUMBER, called("plays"), high=MOST_POINTS, default=0)
    yield Field(("governance",), Kind.NUMBER, called("governance"), high=MOST_POINTS, default=0)
    yield Field(("council",), Kind.NUMBER, called("council"), high=COUNCIL_INFLUENCE, default=0)
    yield Field(("caesar",), Kind.WORD, called("caesar"), "delays")
    yield Field(("militia",), Kind.WORD, called("militia"), "regions")
    yield Field(("fleet",), Kind.WORD, called("fleet"), "seas")
    yield Field(("storms",), Kind.FLAG, called("storms"))
    yield Field(("nonplayers",), Kind.LIST, called("nonplayers"), SIDES)


def _cards() -> Iterator[Field]:
    """7.2 A card lies in one place alone; what is not spoken of is in the deck."""
    for side in PLAYERS:
        yield Field(("hands", side.name), Kind.LIST, called("hands", side), CARD, pool=CARD)
    yield Field(("discards",), Kind.LIST, called("discards"), CARD, pool=CARD)


def _towns() -> Iterator[Field]:
    """11.2 The Fortified Town of each Tribe on the map."""
    for tribe in TRIBES:
        yield Field(("towns", tribe.name), Kind.WORD, called("town", tribe), _town_stock(tribe))


def _town_stock(tribe: Piece) -> str:
    return f"town {tribe.name}"


def _sites(tribe: Piece) -> list[Space]:
    """5.1.2 Where its Fortified Town may be."""
    return [s for s in SPACES if s.province is tribe.home and s.section == tribe.section and s.kind != "city"]


def _boxes() -> Iterator[Field]:
    for name in BOXES:
        yield Field(("boxes", name), Kind.UNITS, called("box", Word("box", name)), COUNTERS, pool=COUNTERS)


def _stocks() -> Iterator[tuple[str, tuple[Value, ...]]]:
    yield COUNTERS, tuple(Value(piece.name, piece, piece.steps) for piece in PIECES)
    yield CARD, by_name(CARDS)
    yield SIDES, by_name(PLAYERS)
    yield "regions", by_name(REGIONS)
    yield "seas", by_name(SEAS)
    yield "phases", tuple(Value(word, phrase(f"lay.phase.{word}")) for word in PHASES)
    yield "delays", tuple(Value(word, phrase(f"lay.delay.{word}")) for word in DELAYS)
    yield from ((_town_stock(tribe), by_name(_sites(tribe))) for tribe in TRIBES)
