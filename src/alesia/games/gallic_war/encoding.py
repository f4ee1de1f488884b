"""What a seat may see as a row of bytes, the same length at every moment of every game: for those who learn.

One column each for a count or a yes; a column a value for what is one of several ("one-hot"); two columns for a number
that may be negative, by how much it is above 0 and below. The row is made of these blocks, in this order:

    seat     who looks; the seats run by non-players; the options of chapter 9
    time     turn, round, harvest
    tracks   supply, victory points, raids, who wintered, when Caesar was called back
    homes    of each leader that has one, its area
    cards    of each card: in the own hand, discarded, in either activation area, removed, played; the size of the
             hands; the card that each side has played, and for what
    units    of each unit that the seat can read, or that is off the map: where it is; then whose, its strength,
             whether it lies open in battle, has moved, is a reserve
    areas    of each area: the blocks of each side and colour; whether one side stands there alone; whose allies the
             tribe is; who attacks there
    battle   its area, round, attacker, and what is special about it; the reserves of each side that are still to come
"""

from functools import lru_cache
from operator import itemgetter

from alesia.games.gallic_war.board import HANDS, units_in
from alesia.games.gallic_war.cards.play import ACTIONS
from alesia.games.gallic_war.components import (
    AREAS,
    BARBARIAN,
    CARDS,
    COLOURS,
    HARVESTS,
    LAST_TURN,
    NEUTRAL,
    PLAYERS,
    ROMAN,
    SIDES,
    UNITS,
)
from alesia.games.gallic_war.state import (
    BARBARIAN_BOX,
    DISCARDS,
    FALLEN,
    GONE,
    PLAYED,
    REMOVED,
    ROMAN_BOX,
    WINTER,
    State,
)
from alesia.games.gallic_war.victory import points
from alesia.kernel.encoding import bits, one_of, signed

OPTIONS = (
    *("tournament", "solitaire", "political_control", "roman_cavalry", "german_cavalry"),
    *("scorched_earth", "caesar_called_back", "politics_of_war", "legio_x", "historical_strength"),
)
OPEN_CARDS = (DISCARDS, ROMAN_BOX, BARBARIAN_BOX, REMOVED, PLAYED)
NOWHERE = 255
PLACES = GONE + 1
UNKNOWN = bytes(PLACES + 6)
NO_RESERVES = bytes(len(PLAYERS))
STACKS = len(SIDES) * len(COLOURS)
STACK = tuple(COLOURS.index(unit.colour) for unit in UNITS)
HOME = tuple(-1 if unit.tribe is None else int(unit.tribe) for unit in UNITS)
IS = tuple(one_of(value, 256) for value in range(256))  # for translate: whether a byte is this value

_options = itemgetter(*OPTIONS)


def encode(s: State, seat: int) -> bytes:
    blocks = [_seat(s, seat), _time(s), _tracks(s), _homes(s), _cards(s, seat), _units(s, seat), _areas(s), _battle(s)]
    return b"".join(blocks)


def _seat(s: State, seat: int) -> bytes:
    return one_of(seat, 2) + bits(s.nonplayers, 2) + bytes(_options(s.__dict__))


def _time(s: State) -> bytes:
    return one_of(s.turn - 1, LAST_TURN) + one_of(s.round, WINTER + 1) + one_of(s.harvest - 1, len(HARVESTS))


def _tracks(s: State) -> bytes:
    counts = (s.supply, s.german_vp, s.raids, s.caesar_wintered, s.ariovistus_wintered, s.called_back)
    return bytes(counts) + b"".join([signed(points(s, side)) for side in PLAYERS])


def _homes(s: State) -> bytes:
    return b"".join([one_of(home - 1, len(AREAS)) for home in s.homes])


def _cards(s: State, seat: int) -> bytes:
    """9.2 A lone player's cards lie face down."""
    own = HANDS[seat] if seat >= 0 and not s.solitaire else NOWHERE
    known = [s.cards.translate(IS[place]) for place in (own, *OPEN_CARDS)]
    hands = bytes([s.cards.count(each) for each in HANDS])
    played = [one_of(card - 1, len(CARDS)) for card in s.played]
    return b"".join([*known, hands, *played, *[one_of(action - 1, len(ACTIONS)) for action in s.actions]])


def _units(s: State, seat: int) -> bytes:
    """2.2 Own blocks, neutral ones, those that lie open in battle, and those off the map, who are known to all."""
    both = s.solitaire > 0 and seat >= 0
    facts = (s.place, s.owner, s.strength, s.revealed, s.origin, s.reserve)
    return _all_units(seat, both, *map(bytes, facts))


@lru_cache(256)  # many questions change none of this
def _all_units(seat: int, both: bool, *facts: bytes) -> bytes:
    found = []
    for place, owner, strength, revealed, origin, reserve in zip(*facts, strict=True):
        if place >= FALLEN:
            found.append(_unit(place, NEUTRAL, 0, 0, False, 0))
        elif owner == seat or both:
            found.append(_unit(place, owner, strength, revealed, origin > 0, reserve))
        elif revealed or owner == NEUTRAL:
            found.append(_unit(place, owner, strength, revealed, False, 0))
        else:
            found.append(UNKNOWN)
    return b"".join(found)


@lru_cache(1 << 14)
def _unit(place: int, owner: int, strength: int, revealed: int, moved: bool, reserve: int) -> bytes:
    facts = (owner == ROMAN, owner == BARBARIAN, strength, revealed, moved, reserve)
    return one_of(place, PLACES) + bytes(facts)


def _areas(s: State) -> bytes:
    """Everybody sees how many blocks of which colour stand where, and has seen the tribes change sides."""
    attackers = [s.attacker.translate(IS[side + 1]) for side in PLAYERS]
    return b"".join([_stacks(bytes(s.place), bytes(s.owner)), *attackers])


@lru_cache(256)  # most questions move nobody
def _stacks(places: bytes, sides: bytes) -> bytes:
    stacks = bytearray(STACKS * len(AREAS))
    owners, allies = bytearray(len(AREAS)), bytearray(len(AREAS) + 1)
    for place, owner, colour, home in zip(places, sides, STACK, HOME, strict=True):
        if place < FALLEN:
            stacks[place * STACKS + owner * len(COLOURS) + colour] += 1
            owners[place] |= 1 << owner
            allies[home] |= 1 << owner
    alone = [owners.translate(IS[1 << side]) for side in PLAYERS]
    return b"".join([stacks, *alone, *[bits(each, len(SIDES)) for each in allies[:-1]]])


def _battle(s: State) -> bytes:
    attacker = one_of(s.battle_attacker if s.battle else -1, len(PLAYERS))
    sailed = s.naval_retreats[PLAYERS[s.battle_attacker].other]
    special = (s.battle_round, s.battle_exchanged, s.battle_landed, sailed, s.homecoming)
    return one_of(s.battle - 1, len(AREAS)) + attacker + bytes(special) + _reserves(s)


def _reserves(s: State) -> bytes:
    """5.2.2 Both sides see how many reserves of each side stand beside the battle, whoever they are."""
    area = s.battle_area
    if area is None or not any(s.reserve):  # as nearly always
        return NO_RESERVES
    return bytes([sum([s.reserve[unit] for unit in units_in(s, area, side)]) for side in PLAYERS])
