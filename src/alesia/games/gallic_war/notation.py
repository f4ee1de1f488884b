"""The position text: what lies on the table, as TOML (docs/notation.md); ``reading`` reads it back."""

from typing import Any

from alesia.games.gallic_war.board import BOXES, home_of, units_in
from alesia.games.gallic_war.cards.draw import cards_at, hand
from alesia.games.gallic_war.components import AREAS, BLACK, LEADERS, PLAYERS, UNITS, Area, Card, Side, Unit
from alesia.games.gallic_war.state import (
    DISCARDS,
    DRAW,
    FALLEN,
    GONE,
    REMOVED,
    WINTER,
    State,
)
from alesia.games.gallic_war.victory import points
from alesia.kernel.writing import toml_text

FLAGS = ("caesar_wintered", "ariovistus_wintered", "must_revolt")
COUNTS = ("german_vp", "raids", "called_back")
PHASES = {DRAW: "draw", WINTER: "winter"}


def position(s: State) -> dict[str, Any]:
    """The position as a table of words and numbers."""
    found: dict[str, Any] = {"turn": s.turn, "phase": PHASES.get(s.round, "cards"), "supply": s.supply}
    found |= {key: True for key in FLAGS if getattr(s, key)}
    found |= {key: getattr(s, key) for key in COUNTS if getattr(s, key)}
    if s.solitaire:
        found["first"] = PLAYERS[s.first].name
    if s.nonplayers:
        found["nonplayers"] = [side.name for side in PLAYERS if s.nonplayers >> side & 1]
    found["victory_points"] = {side.name: points(s, side) for side in PLAYERS}
    found["homes"] = {unit.name: home.name for unit in LEADERS if (home := home_of(s, unit)) is not None}
    found |= _aside(s) | _cards(s)
    found["areas"] = {area.name: facts for area in AREAS if (facts := _area(s, area))}
    return found


def _aside(s: State) -> dict[str, Any]:
    """Units that stand nowhere: out of the game, set aside, eliminated."""
    fallen = [unit for unit in UNITS if s.place[unit] == FALLEN]
    gauls = [unit for unit in fallen if not unit.is_black]
    return {
        "gone": [unit.name for unit in UNITS if s.place[unit] == GONE],
        "delayed": [unit.name for unit in BLACK if s.delayed[unit]],
        "fallen": {side.name: ", ".join(u.name for u in gauls if s.owner[u] == side) for side in PLAYERS},
        "returning": {unit.name: s.fell[unit] for unit in fallen if unit.is_black},
    }


def _cards(s: State) -> dict[str, Any]:
    """Cards matter from the deal on; what is not said is in the deck. A card being played counts as still in hand."""
    held = {side: sorted({*hand(s, side), *_played(s, side)}) for side in PLAYERS}
    taken = [card for side in PLAYERS for card in held[side]]

    def names(place: int) -> list[str]:
        return [card.name for card in cards_at(s, place) if card not in taken]

    found: dict[str, Any] = {"removed": names(REMOVED)}
    if s.round != DRAW:
        found["discards"] = names(DISCARDS)
        found["hands"] = {side.name: [card.name for card in held[side]] for side in PLAYERS}
        found["activations"] = {side.name: names(box) for side, box in zip(PLAYERS, BOXES, strict=True)}
    return found


def _played(s: State, side: Side) -> list[Card]:
    card = s.card_of(side)
    return [] if card is None else [card]


def _area(s: State, area: Area) -> dict[str, str]:
    """Active units; tribes that are not spoken of are neutral, at home."""
    return {side.name: units_text(s, area, side) for side in PLAYERS if units_in(s, area, side)}


def units_text(s: State, area: Area, side: Side) -> str:
    return ", ".join(_unit_text(s, unit) for unit in units_in(s, area, side))


def _unit_text(s: State, unit: Unit) -> str:
    """A unit below its full strength is followed by its strength."""
    return unit.name if s.strength[unit] == unit.full else f"{unit.name} ({s.strength[unit]})"


def position_text(s: State) -> str:
    """The position as TOML."""
    return toml_text(position(s))
