"""2 What a position may say (docs/notation.md), as a form: the blocks of each area, the tracks, the cards."""

from collections.abc import Iterator

from alesia.games.gallic_war.components import (
    AREAS,
    BLACK,
    CARDS,
    LAST_TURN,
    LEADERS,
    MOST_SUPPLY,
    PLAYERS,
    TRIBES,
    UNITS,
    Area,
    Unit,
)
from alesia.games.gallic_war.notation import COUNTS, FLAGS
from alesia.games.gallic_war.state import State
from alesia.kernel.form import Field, Form, Group, Kind, Value, by_name, called
from alesia.kernel.word import phrase

PHASES = ("draw", "cards", "winter")
MOST_POINTS = 99
BLOCKS, SIDES, CARD = "units", "sides", "cards"


def form(s: State) -> Form:
    """All that a position may say; what is not spoken of is neutral, not in play, or in the deck."""
    groups = [*(_area(area) for area in AREAS), *_beside()]
    return Form(tuple(groups), dict(_stocks()))


def _area(area: Area) -> Group:
    """2.2 Whoever stands there: each block is the only one of its name."""
    fields = [
        Field(("areas", area.name, side.name), Kind.UNITS, called("blocks", side), BLOCKS, pool=BLOCKS)
        for side in PLAYERS
    ]
    return Group(area, tuple(fields))


def _beside() -> Iterator[Group]:
    yield Group(called("tracks"), tuple(_tracks()))
    yield Group(called("cards"), tuple(_cards()))
    yield Group(called("aside"), tuple(_aside()))
    yield Group(called("leaders"), tuple(_leaders()))


def _tracks() -> Iterator[Field]:
    """2.1 The turn, supply and Victory Points."""
    yield Field(("turn",), Kind.NUMBER, called("year"), low=1, high=LAST_TURN, default=1)
    yield Field(("phase",), Kind.WORD, called("phase"), "phases")
    yield Field(("supply",), Kind.NUMBER, called("supply"), high=MOST_SUPPLY)
    for side in PLAYERS:
        path = ("victory_points", side.name)
        yield Field(path, Kind.NUMBER, called("points", side), low=-MOST_POINTS, high=MOST_POINTS, default=0)
    yield from (Field((key,), Kind.NUMBER, called(key), high=LAST_TURN, default=0) for key in COUNTS)
    yield from (Field((key,), Kind.FLAG, called(key)) for key in FLAGS)
    yield Field(("first",), Kind.WORD, called("first_side"), SIDES)
    yield Field(("nonplayers",), Kind.LIST, called("nonplayers"), SIDES)


def _cards() -> Iterator[Field]:
    """5.1 A card lies in one place alone; what is not spoken of is in the deck."""
    for key in ("hands", "activations"):
        for side in PLAYERS:
            yield Field((key, side.name), Kind.LIST, called(key, side), CARD, pool=CARD)
    for key in ("discards", "removed"):
        yield Field((key,), Kind.LIST, called(key), CARD, pool=CARD)


def _aside() -> Iterator[Field]:
    """6.7 Blocks that stand nowhere."""
    for side in PLAYERS:
        yield Field(("fallen", side.name), Kind.UNITS, called("fallen", side), BLOCKS, pool=BLOCKS)
    for unit in BLACK:
        yield Field(("returning", unit.name), Kind.NUMBER, called("returning", unit), high=LAST_TURN, default=0)
    yield Field(("delayed",), Kind.LIST, called("delayed"), "legions")
    yield Field(("gone",), Kind.LIST, called("gone"), BLOCKS, pool=BLOCKS)


def _leaders() -> Iterator[Field]:
    """7.3 The homes of leaders."""
    for unit in LEADERS:
        yield Field(("homes", unit.name), Kind.WORD, called("home", unit), "tribes")


def _stocks() -> Iterator[tuple[str, tuple[Value, ...]]]:
    yield BLOCKS, tuple(_unit(unit) for unit in UNITS)
    yield "legions", tuple(_unit(unit) for unit in BLACK)
    yield SIDES, by_name(PLAYERS)
    yield "tribes", by_name(TRIBES)
    yield CARD, by_name(CARDS)
    yield "phases", tuple(Value(word, phrase(f"lay.phase.{word}")) for word in PHASES)


def _unit(unit: Unit) -> Value:
    return Value(unit.name, unit, unit.full)
