"""Random boards that reach the corners: lost cities, subjugated Strongholds, devastation, sieges, Leaders alone."""

from random import Random

from alesia.games.rome_vs_gaul import GAME
from alesia.games.rome_vs_gaul.board import disband, has_cus, has_cus_outside, has_germani, pieces_at, put
from alesia.games.rome_vs_gaul.components import (
    CARDS,
    CITIES,
    GALLIC,
    GERMANI,
    HAND,
    LEGIONS,
    MILITIA,
    PIECES,
    REGIONS,
    ROMAN,
    SPACES,
    STRONGHOLDS,
    TRIBES,
    Piece,
    Space,
)
from alesia.games.rome_vs_gaul.control import walls_of
from alesia.games.rome_vs_gaul.setup import set_up
from alesia.games.rome_vs_gaul.state import (
    CUP,
    ELIMINATED,
    GALLIC_CITY,
    GALLIC_HAND,
    GALLIC_INFLUENCE,
    MUSTER,
    NO_MARKER,
    POOL,
    REINFORCEMENTS,
    ROMAN_HAND,
    ROMAN_INFLUENCE,
    ROME,
    STRATEGY,
    SUBMITTED,
    TOWN,
    WINTER,
    State,
)
from alesia.games.rome_vs_gaul.tribes import homes

OPEN = [space for space in SPACES if space.kind != "german"]
CROWDED = 14  # spaces at least


def make_board(number: int) -> State:
    """The board of this number."""
    random = Random(f"board {number}")
    s = set_up()
    s.turn = random.randint(1, 6)
    s.phase = random.choice((REINFORCEMENTS, MUSTER, STRATEGY, STRATEGY, STRATEGY, STRATEGY, WINTER))
    _markers(s, random)
    ground = crowded(random) if random.randrange(2) else OPEN
    _romans(s, random, ground)
    _gauls(s, random, ground)
    if s.phase == STRATEGY and random.randrange(2):
        _sieges(s, random)
    _cards(s, random)
    GAME.check(s)
    return s


def crowded(random: Random) -> list[Space]:
    """A few spaces next to each other, where armies, Towns and Leaders alone meet at once."""
    found = {random.choice(OPEN)}
    while len(found) < CROWDED:
        found |= {other for space in found for other in space.adjacent}
    return sorted(found)


def _markers(s: State, random: Random) -> None:
    for space in OPEN:
        if space.kind == "town" and not space.is_starred:
            marker = random.choice((NO_MARKER, ROMAN_INFLUENCE, GALLIC_INFLUENCE, s.control[space]))
            s.control[space] = marker
            if marker == NO_MARKER and not random.randrange(8) and not space.region.romans_only:
                s.devastated[space] = 1
    for space in STRONGHOLDS:
        if not random.randrange(5):
            s.control[space] = NO_MARKER
    for space in CITIES:
        if not random.randrange(6):
            s.control[space] = GALLIC_CITY


def _romans(s: State, random: Random, ground: list[Space]) -> None:
    land = [space for space in ground if not space.region.romans_only or not random.randrange(3)]
    camps = random.sample(land, min(6, len(land)))
    for piece in [piece for piece in PIECES if piece.side is ROMAN]:
        if piece.kind == "legion" and not random.randrange(6):
            s.place[piece] = ELIMINATED
            s.steps[piece] = 0
        elif piece.kind != "mercenary" or random.randrange(2):
            _stand(s, piece, random.choice(camps if piece.is_cu or random.randrange(3) else land), random)
    for legate in [piece for piece in PIECES if piece.is_legate][random.randint(0, 3) :]:
        s.place[legate], s.inside[legate] = CUP, 0
    if s.phase == REINFORCEMENTS:  # 16.2.1
        for leader in [piece for piece in PIECES if piece.side is ROMAN and piece.is_leader]:
            s.place[leader], s.inside[leader] = (CUP if leader.is_legate else ROME), 0
    if not any(s.place[legion] < len(SPACES) for legion in LEGIONS):
        put(s, LEGIONS[2], camps[0])


def _stand(s: State, piece: Piece, space: Space, random: Random) -> None:
    s.steps[piece] = random.randint(1, piece.steps)
    put(s, piece, space, walls_of(s, space) is piece.side and bool(random.randrange(2)))


def _gauls(s: State, random: Random, ground: list[Space]) -> None:
    for tribe in random.sample(TRIBES, random.randint(2, 14)):
        spaces = homes(s, tribe)
        if not spaces or s.place[tribe] != POOL:
            continue
        town = random.choice(spaces)
        s.control[town], s.towns[town] = TOWN, tribe + 1
        s.upgraded[town] = not random.randrange(4)
        s.devastated[town] = 0
        _place_gaul(s, tribe, town, random, ground)
    for piece in [piece for piece in PIECES if piece.side is GALLIC and (piece.is_leader or piece.is_mercenary)]:
        if random.randrange(2):
            _place_gaul(s, piece, None, random, ground)
            if piece is MILITIA and s.place[piece] < len(SPACES):
                s.militia = random.choice(REGIONS[:2]) + 1
    for tribe in TRIBES:
        if s.place[tribe] == POOL and not random.randrange(3):
            s.place[tribe] = random.choice((SUBMITTED, ELIMINATED))
            s.steps[tribe] = 1 if s.place[tribe] == SUBMITTED else 0
    s.council = random.randint(0, 6)
    if not random.randrange(3):
        free = [each for each in OPEN if not each.region.romans_only and walls_of(s, each) is None]
        space = random.choice(free)
        if not (has_cus(s, space, ROMAN) or has_cus(s, space, GALLIC)):
            s.steps[GERMANI] = random.randint(1, 2)
            s.control[space] = NO_MARKER if s.control[space] in (1, 2) else s.control[space]
            put(s, GERMANI, space)


def _place_gaul(s: State, piece: Piece, town: Space | None, random: Random, ground: list[Space]) -> None:
    """At its Town, inside or out, or wherever no Roman is; besieged behind walls now and then."""
    free = _without_romans(s, ground) or _without_romans(s, OPEN)
    space = town if town is not None and random.randrange(2) else random.choice(free)
    s.steps[piece] = random.randint(1, piece.steps)
    walled = walls_of(s, space) is GALLIC
    if has_cus_outside(s, space, ROMAN) and not walled:
        disband(s, piece)
        return
    put(s, piece, space, walled and (bool(pieces_at(s, space, ROMAN)) or bool(random.randrange(2))))


def _without_romans(s: State, ground: list[Space]) -> list[Space]:
    free = [each for each in ground if not each.region.romans_only and not pieces_at(s, each, ROMAN)]
    return [each for each in free if not has_germani(s, each)]


def _sieges(s: State, random: Random) -> None:
    """Stacks that stand in the open go before enemy walls, where everybody is inside; some have gained points."""
    walled = [space for space in OPEN if walls_of(s, space) is not None]
    for space in random.sample(walled, min(3, len(walled))):
        owner = walls_of(s, space)
        assert owner is not None
        camps = {s.place[piece] for piece in PIECES if piece.side is owner.other and s.place[piece] < len(SPACES)}
        free = [at for at in sorted(camps) if has_cus_outside(s, at, owner.other) and at != space]
        if not free:
            continue
        for piece in pieces_at(s, space, owner):
            s.inside[piece] = 1
        for piece in pieces_at(s, random.choice(free), owner.other):
            put(s, piece, space)
        s.points[space] = random.randrange(3) if has_cus_outside(s, space, owner.other) else 0


def _cards(s: State, random: Random) -> None:
    if s.phase != STRATEGY:
        return
    s.round, s.player, s.first = random.randint(1, 8), int(GALLIC), int(GALLIC)
    left = HAND + 1 - s.round
    for i, card in enumerate(random.sample(CARDS, 2 * left)):
        s.cards[card] = ROMAN_HAND if i < left else GALLIC_HAND
