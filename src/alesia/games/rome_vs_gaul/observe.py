"""What a seat may see: everything but the other's hand and the order of the deck.

    turn, year, phase ("set-up", "reinforcements", "muster", "strategy", "winter"), round, player, first,
    victory_points {total, governance, pass, germania, britannia, tribes}, needed, governance_points,
    awards [[least, points]], regions {name: {provinces {side: n}, worth}}, years [{year, arriving}], council,
    boxes {box: [pieces]}, provinces {name: side or None}, seas {name: side}, devastated [spaces],
    lacks {province: {side: spaces that it still lacks to control it, below 0 if it has more than enough; None while
    enemy walls forbid it}}, way [the spaces where the army that moves was],
    spaces {name: {province, marker, owner, town, upgraded, siege_points, outside [pieces], inside [pieces]}},
    battle {space, attacker, attack, defence, support {side: what the land adds to its strength},
    dice [attacker's, defender's] (0: still to fall), hits [both] or None},
    siege {space, attack, defence}, both None in peace,
    hands {side: n}, deck, discards [cards], card (being played or None), action_points, hand [cards].

A piece is {name, side, kind, steps, strength}, and "moved", "marching" while a card is played.
"""

from collections.abc import Hashable, Iterable
from functools import lru_cache
from itertools import compress
from operator import attrgetter
from typing import Any, NamedTuple

from alesia.games.rome_vs_gaul.battle.combat import support
from alesia.games.rome_vs_gaul.board import strength, tribes_in
from alesia.games.rome_vs_gaul.components import (
    BRITANNIA,
    CARDS,
    GERMANIA,
    GOVERNANCE,
    NEEDED,
    PIECES,
    PLAYERS,
    PROVINCES,
    REGIONS,
    ROMAN,
    SEAS,
    SIDES,
    SPACES,
    TRIBES_PER_POINT,
    TURNS,
    Piece,
    Province,
    Region,
    Space,
)
from alesia.games.rome_vs_gaul.control import (
    OWNER,
    all_controllers,
    controller,
    has_supremacy,
    is_explored,
    is_pass_open,
    province_controller,
    provinces_controlled,
    walls_of,
)
from alesia.games.rome_vs_gaul.notation import BOXES, PHASES
from alesia.games.rome_vs_gaul.state import DECK, DISCARDS, ELIMINATED, HANDS, WAITING, State, is_on_map
from alesia.games.rome_vs_gaul.strategy.hands import cards_at, hand
from alesia.games.rome_vs_gaul.victory import governance, roman_presence, victory_points, worth
from alesia.kernel.remembering import remembered

SIDE_BY_SIDE = sorted(PIECES, key=attrgetter("side"))
MARKERS = (None, "influence", "influence", "city", "city", "town", "stronghold")


def observe(s: State, seat: int) -> dict[str, Any]:
    """The whole view of a seat, or of a spectator (-1)."""
    fight = {"battle": _battle(s), "siege": _siege(s)}
    return {**_time(s), **_tracks(s), **_map(s), **fight, **_cards(s), **observe_own(s, seat)}


def observe_own(s: State, seat: int) -> dict[str, Any]:
    """What a seat sees otherwise: its own hand."""
    return {"hand": [] if seat < 0 else [card.name for card in hand(s, PLAYERS[seat])]}


def hidden(s: State, seat: int) -> dict[Hashable, Hashable]:
    """The cards of hands that the seat cannot read, each with whose it is."""
    hands = [HANDS[side] for side in PLAYERS if side != seat]
    return {("card", card): s.cards[card] for card in CARDS if s.cards[card] in hands}


def seen(s: State, seat: int) -> State:
    """The state as a seat may know it: the enemy's hand lies in the deck."""
    if seat < 0:
        return s
    blank = s.copy()
    for card in hand(s, PLAYERS[seat].other):
        blank.cards[card] = DECK
    return blank


# ---- the open table ---------------------------------------------------------------------------------------------


def _time(s: State) -> dict[str, Any]:
    return {
        "turn": s.turn,
        "year": TURNS[max(s.turn, 1) - 1].year,
        "phase": PHASES[s.phase] if s.turn else "set-up",
        "round": s.round,
        "player": PLAYERS[s.player].name,
        "first": PLAYERS[s.first].name,
    }


def _tracks(s: State) -> dict[str, Any]:
    points = {
        "total": victory_points(s),
        "governance": s.governance,
        "pass": int(is_pass_open(s)),
        "germania": GERMANIA.vp * is_explored(s, GERMANIA),
        "britannia": BRITANNIA.vp * is_explored(s, BRITANNIA),
        "tribes": len(tribes_in(s, ELIMINATED)) // TRIBES_PER_POINT,
    }
    return {"victory_points": points, **_governance(s), "council": s.council, "boxes": _boxes(s)}


@remembered
def _governance(s: State) -> dict[str, Any]:
    return {
        "needed": NEEDED,
        "governance_points": governance(s),
        "awards": [list(each) for each in GOVERNANCE],
        "regions": {region.name: _region(s, region) for region in REGIONS if region.majority},
        "years": [{"year": turn.year, "arriving": [piece.name for piece in turn.arriving]} for turn in TURNS],
    }


@remembered
def _boxes(s: State) -> dict[str, Any]:
    stacks = _stacks(s, [piece for piece in PIECES if not is_on_map(s, piece)])
    return {name: [_piece(each) for each in stacks.get(box, ())] for name, box in BOXES.items()}


def _region(s: State, region: Region) -> dict[str, Any]:
    """16.4 Who controls how many of its Provinces, and what it brings to Rome, or costs it."""
    provinces = {side.name: provinces_controlled(s, region, side) for side in PLAYERS}
    return {"provinces": provinces, "worth": worth(all_controllers(s), region, region in roman_presence(s))}


def _map(s: State) -> dict[str, Any]:
    return {
        **_control(s),
        "way": _way(s),
        "devastated": [space.name for space in compress(SPACES, s.devastated)],
        "spaces": _spaces(s),
    }


@remembered
def _control(s: State) -> dict[str, Any]:
    rulers = {province.name: province_controller(s, province) for province in PROVINCES}
    return {
        "seas": {sea.name: PLAYERS[not has_supremacy(s, sea, ROMAN)].name for sea in SEAS},
        "provinces": {name: None if side is None else side.name for name, side in rulers.items()},
        "lacks": {province.name: _lacks(s, province) for province in PROVINCES if province.needed},
    }


def _lacks(s: State, province: Province) -> dict[str, int | None]:
    """8.2.2 How many spaces each side needs for control, unless enemy walls stand there."""
    owners = [controller(s, space) for space in province.spaces]
    walls = {walls_of(s, space) for space in province.spaces}
    return {side.name: None if side.other in walls else province.needed - owners.count(side) for side in PLAYERS}


def _way(s: State) -> list[str]:
    """10.4.1 Where the army that moves has been, up to where it stands."""
    been = [SPACES[number - 1] for number in s.way if number]
    here = next((SPACES[s.place[piece]] for piece in PIECES if s.army[piece] and s.place[piece] < WAITING), None)
    if been and here is not None and here is not been[-1]:
        been.append(here)
    return [space.name for space in been]


class Standing(NamedTuple):
    """A piece, and what is seen of it."""

    piece: Piece
    steps: int
    strength: int
    moved: bool
    marching: bool
    inside: bool


def _standing(s: State, piece: Piece) -> Standing:
    steps = s.steps[piece] if piece.is_cu else 0
    moved = s.place[piece] < WAITING and s.moved[piece] > 0
    seen = moved, s.army[piece] > 0, s.inside[piece] > 0
    return Standing(piece, steps, strength(s, piece) if steps else 0, *seen)


def _stacks(s: State, pieces: Iterable[Piece]) -> dict[int, tuple[Standing, ...]]:
    """Which of these stand in each space or lie in each box."""
    found: dict[int, list[Standing]] = {}
    for piece in pieces:
        found.setdefault(s.place[piece], []).append(_standing(s, piece))
    return {place: tuple(stack) for place, stack in found.items()}


@remembered
def _spaces(s: State) -> dict[str, Any]:
    armies = _stacks(s, [piece for piece in SIDE_BY_SIDE if is_on_map(s, piece)])
    facts = zip(SPACES, s.control, s.towns, s.upgraded, s.points, strict=True)
    return {space.name: _space(space, *each, armies.get(space, ())) for space, *each in facts}


@lru_cache(4096)  # most spaces are as they were; and a view is only looked at, so that it may be handed out again
def _space(
    space: Space, marker: int, town: int, upgraded: int, points: int, army: tuple[Standing, ...]
) -> dict[str, Any]:
    owner = OWNER[marker]
    found: dict[str, Any] = {
        "province": space.province.name,
        "marker": MARKERS[marker],
        "owner": None if owner is None else owner.name,
    }
    if town:
        found |= {"town": PIECES[town - 1].name, "upgraded": upgraded > 0}
    if points:
        found["siege_points"] = points
    for key, within in (("outside", False), ("inside", True)):
        if there := [_piece(each) for each in army if each.inside is within]:
            found[key] = there
    return found


@lru_cache(4096)
def _piece(standing: Standing) -> dict[str, Any]:
    piece = standing.piece
    found: dict[str, Any] = {"name": piece.name, "side": piece.side.name, "kind": piece.kind}
    if standing.steps:
        found |= {"steps": standing.steps, "strength": standing.strength}
    if standing.moved:
        found["moved"] = True
    if standing.marching:
        found["marching"] = True
    return found


def _battle(s: State) -> dict[str, Any] | None:
    """13.4.1 The battle that is fought now: strengths, dice, and the hits that they mean."""
    if not s.battle:
        return None
    space = SPACES[s.battle - 1]
    return {
        "space": space.name,
        "attacker": SIDES[s.attacker].name,
        "attack": s.attack,
        "defence": s.defence,
        "support": {side.name: support(s, side, space) for side in PLAYERS},
        "dice": [list(s.dice[:2]), list(s.dice[2:])],
        "hits": list(s.hits) if all(s.dice) else None,
    }


def _siege(s: State) -> dict[str, Any] | None:
    if not s.siege:
        return None
    return {"space": SPACES[s.siege - 1].name, "attack": s.attack, "defence": s.defence}


@remembered
def _cards(s: State) -> dict[str, Any]:
    card = s.current_card
    return {
        "hands": {side.name: len(hand(s, side)) for side in PLAYERS},
        "deck": len(cards_at(s, DECK)),
        "discards": [each.name for each in cards_at(s, DISCARDS)],
        "card": None if card is None else card.name,
        "action_points": s.action_points,
    }
