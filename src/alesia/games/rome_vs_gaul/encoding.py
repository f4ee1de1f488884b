"""What a seat may see as a row of bytes, the same length at every moment of every game: for those who learn.

seat     who looks; the seats run by non-players
time     turn, phase, round, whose card, who goes first, segment of the phase
tracks   markers in the Council Box, governance, Caesar's delay, the fleet, storms, the side of the Militia
spaces   of each: its marker (one of seven), an upgrade, Siege Points, Devastation
pieces   of each: where it is (one of all spaces and boxes), its steps, inside, moved, marching
cards    of each: in the own hand, discarded, being played; the size of the hands and the deck; Action Points
fight    the battle or siege under way: where (one of all spaces), who attacks, strengths, dice, hits
"""

from functools import lru_cache

from alesia.games.rome_vs_gaul.components import GALLIC, LAST_TURN, PLAYERS, REGIONS, SEAS, SPACES
from alesia.games.rome_vs_gaul.state import DECK, DISCARDS, GONE, HANDS, PLAYED, STRONGHOLD, WINTER, State
from alesia.kernel.encoding import bits, one_of

NOWHERE = 255
IS = tuple(one_of(value, 256) for value in range(256))
MARKERS = STRONGHOLD + 1
PLACES = GONE + 1


def encode(s: State, seat: int) -> bytes:
    return b"".join([_seat(s, seat), _time(s), _tracks(s), _spaces(s), _pieces(s), _cards(s, seat), _fight(s)])


def _seat(s: State, seat: int) -> bytes:
    return one_of(seat, len(PLAYERS)) + bits(s.nonplayers, len(PLAYERS))


def _time(s: State) -> bytes:
    first = bytes([s.player == GALLIC, s.first == GALLIC, s.step, s.round, s.plays])
    return one_of(s.turn - 1, LAST_TURN) + one_of(s.phase, WINTER + 1) + first


def _tracks(s: State) -> bytes:
    counts = bytes([s.council, s.governance, s.delay, s.storms, s.bridge, s.forced_march])
    return counts + one_of(s.supremacy - 1, len(SEAS)) + one_of(s.militia - 1, len(REGIONS))


def _spaces(s: State) -> bytes:
    markers = [s.control.translate(IS[marker]) for marker in range(1, MARKERS)]
    return b"".join([*markers, s.upgraded, s.points, s.devastated])


def _pieces(s: State) -> bytes:
    return b"".join([_whereabouts(bytes(s.place)), s.steps, s.inside, s.moved, s.army])


@lru_cache(256)  # most questions move nobody
def _whereabouts(places: bytes) -> bytes:
    return b"".join([one_of(place, PLACES) for place in places])


def _cards(s: State, seat: int) -> bytes:
    own = HANDS[seat] if seat >= 0 else NOWHERE
    known = [s.cards.translate(IS[place]) for place in (own, DISCARDS, PLAYED)]
    sizes = bytes([*[s.cards.count(each) for each in HANDS], s.cards.count(DECK), s.action_points])
    return b"".join([*known, sizes])


def _fight(s: State) -> bytes:
    where = one_of(s.battle - 1, len(SPACES)) + one_of(s.siege - 1, len(SPACES))
    return where + bytes([s.attacker, s.attack, s.defence, *s.dice, *s.hits])
