"""The position text: what lies on the table between two cards, as TOML (docs/notation.md); ``reading`` reads it."""

from typing import Any

from alesia.games.rome_vs_gaul.board import inside, outside
from alesia.games.rome_vs_gaul.components import (
    PIECES,
    PLAYERS,
    REGIONS,
    SEAS,
    SIDES,
    SPACES,
    STRONGHOLDS,
    Piece,
    Space,
)
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
    KEPT,
    PLAYED,
    POOL,
    REINFORCEMENTS,
    ROMAN_INFLUENCE,
    ROME,
    STRATEGY,
    STRONGHOLD,
    SUBMITTED,
    TOWN,
    WAITING,
    State,
)
from alesia.games.rome_vs_gaul.strategy.hands import cards_at
from alesia.kernel.writing import toml_text

PHASES = ("reinforcements", "muster", "strategy", "winter")
DELAYS = ("never", "delayed", "was")
BOXES = {
    "track": WAITING,
    "pool": POOL,
    "council": COUNCIL,
    "submitted": SUBMITTED,
    "eliminated": ELIMINATED,
    "events": EVENTS,
    "Rome": ROME,
    "cup": CUP,
    "kept": KEPT,
    "gone": GONE,
}
COUNTS = ("step", "plays", "governance")
FLAGS = ("storms",)


def position(s: State) -> dict[str, Any]:
    """The position as a table of words and numbers."""
    found: dict[str, Any] = {"turn": s.turn, "phase": PHASES[s.phase]}
    found |= {key: getattr(s, key) for key in COUNTS if getattr(s, key)}
    if s.phase == STRATEGY and s.round:
        found |= {"round": s.round, "player": PLAYERS[s.player].name, "first": PLAYERS[s.first].name}
    found |= {key: True for key in FLAGS if getattr(s, key)}
    found |= _words(s)
    found["roman"] = [space.name for space in SPACES if s.control[space] == ROMAN_INFLUENCE]
    found["gallic"] = [space.name for space in SPACES if s.control[space] == GALLIC_INFLUENCE]
    found["gallic_cities"] = [space.name for space in SPACES if s.control[space] == GALLIC_CITY]
    found["subjugated"] = [space.name for space in STRONGHOLDS if s.control[space] != STRONGHOLD]
    found["upgraded"] = [space.name for space in SPACES if s.upgraded[space]]
    found["devastated"] = [space.name for space in SPACES if s.devastated[space]]
    found |= _cards(s)
    found["towns"] = {PIECES[s.towns[at] - 1].name: SPACES[at].name for at in _towns(s)}
    found["siege_points"] = {space.name: s.points[space] for space in SPACES if s.points[space]}
    found["boxes"] = {name: _texts(s, [p for p in PIECES if s.place[p] == box]) for name, box in BOXES.items()}
    found["spaces"] = {space.name: facts for space in SPACES if (facts := _space(s, space))}
    return found


def _words(s: State) -> dict[str, Any]:
    found: dict[str, Any] = {"council": s.council} if s.council else {}
    if s.delay:
        found["caesar"] = DELAYS[s.delay]
    if s.militia:
        found["militia"] = REGIONS[s.militia - 1].name
    if s.supremacy:
        found["fleet"] = SEAS[s.supremacy - 1].name
    if s.nonplayers:
        found["nonplayers"] = [side.name for side in PLAYERS if s.nonplayers >> side & 1]
    return found


def _towns(s: State) -> list[int]:
    return [at for at, marker in enumerate(s.control) if marker == TOWN]


def _cards(s: State) -> dict[str, Any]:
    """What is not said is in the deck. A card being played counts as still in hand."""
    if s.phase == REINFORCEMENTS:
        return {"discards": [card.name for card in cards_at(s, DISCARDS)]}
    played = {PLAYERS[s.player]: cards_at(s, PLAYED)}
    hands = {side: sorted([*cards_at(s, HANDS[side]), *played.get(side, [])]) for side in PLAYERS}
    return {
        "discards": [card.name for card in cards_at(s, DISCARDS)],
        "hands": {side.name: [card.name for card in hands[side]] for side in PLAYERS},
    }


def _space(s: State, space: Space) -> dict[str, str]:
    """Who stands there, of either side or nobody's, and who is behind the walls."""
    army = [piece for side in SIDES for piece in outside(s, space, side)]
    walls = [piece for side in SIDES for piece in inside(s, space, side)]
    found = {"outside": _texts(s, army), "inside": _texts(s, walls)}
    return {key: text for key, text in found.items() if text}


def _texts(s: State, pieces: list[Piece]) -> str:
    return ", ".join(_text(s, piece) for piece in pieces)


def _text(s: State, piece: Piece) -> str:
    """A reduced Legion or Tribe is followed by its steps."""
    return f"{piece.name} (1)" if piece.steps == 2 and s.steps[piece] == 1 else piece.name


def position_text(s: State) -> str:
    """The position as TOML."""
    return toml_text(position(s))
