"""The open table as a row of numbers from which chances are judged: the same columns at every moment."""

from alesia.games.rome_vs_gaul.board import strength, tribes_in
from alesia.games.rome_vs_gaul.components import (
    BRITANNIA,
    GALLIC,
    GERMANIA,
    HAND,
    LAST_TURN,
    LEADERS,
    LEGIONS,
    NEEDED,
    PIECES,
    PROVINCES,
    REGIONS,
    ROMAN,
    SPACES,
    STARRED,
    Side,
)
from alesia.games.rome_vs_gaul.control import OWNER, all_controllers, fortified_towns, is_explored, is_pass_open
from alesia.games.rome_vs_gaul.state import COUNCIL, ELIMINATED, POOL, STRATEGY, SUBMITTED, TOWN, WAITING, WINTER, State
from alesia.games.rome_vs_gaul.strategy.hands import hand
from alesia.games.rome_vs_gaul.victory import governance_of, roman_presence, victory_points

LEAST_POINTS, MOST_POINTS = -6, 7  # beyond what is needed, between which each step has a column
PHASES = WINTER + 1
MOST_OF_A_CARD = 3
COLUMNS = 6  # of a Region: strengths, markers, Fortified Towns, Siege Points
KINDS = ("event", "bonus", "surprise", "reaction")


def features(s: State) -> list[float]:
    rulers = all_controllers(s)
    points, awarded = victory_points(s) - NEEDED, governance_of(rulers, roman_presence(s))
    return [
        *_score(s, points, awarded),
        *_time(s, points, awarded),
        *_tribes(s),
        *[float(rulers[province] is side) for province in PROVINCES for side in (ROMAN, GALLIC)],
        *[
            float(sum(rulers[each] is side for each in region.provinces))
            for region in REGIONS
            for side in (ROMAN, GALLIC)
        ],
        *_power(s),
        *_leaders(s),
    ]


def insight(s: State) -> list[float]:
    """And what is in the hands."""
    return [*features(s), *_hand(s, ROMAN), *_hand(s, GALLIC)]


def _hand(s: State, side: Side) -> list[float]:
    """7.2, 7.5 Action Points, cards of each number of them, and cards whose text the player may use."""
    cards = hand(s, side)
    points = [card.points for card in cards]
    own = [card.kind for card in cards if card.is_for(side)]
    numbers = [sum(points), len(cards), *[points.count(n) for n in range(1, MOST_OF_A_CARD + 1)]]
    return [float(n) for n in (*numbers, *[own.count(kind) for kind in KINDS])]


def _score(s: State, points: int, awarded: int) -> list[float]:
    """16.4, 19 Victory Points beyond what is needed, step by step; what a Winter would bring; what was won for good."""
    steps = [float(points > step) for step in range(LEAST_POINTS, MOST_POINTS)]
    won = (is_pass_open(s), is_explored(s, GERMANIA), is_explored(s, BRITANNIA))
    stars = sum(OWNER[s.control[space]] is GALLIC for space in STARRED)
    return [float(points), float(awarded), float(s.governance), *steps, *map(float, won), float(stars)]


def _time(s: State, points: int, awarded: int) -> list[float]:
    """4.0 The turn, with the points in it; the round, and whose card is next."""
    turns = [float(s.turn == n) for n in range(1, LAST_TURN + 1)]
    rounds = [float(s.round == n) for n in range(HAND + 1)]
    phases = [float(s.phase == n) for n in range(PHASES)]
    weighted = [each * n for n in (points, awarded, s.round) for each in turns]
    ahead = float(s.phase == STRATEGY and s.player != s.first)
    return [*turns, *weighted, *rounds, *phases, ahead, float(s.player), float(s.first)]


def _tribes(s: State) -> list[float]:
    """11, 17, 18 How many Tribes have submitted, are eliminated or are still to come; towns, Legions, the Council."""
    boxes = [float(len(tribes_in(s, box))) for box in (SUBMITTED, ELIMINATED, COUNCIL, POOL, WAITING)]
    legions = [sum(s.steps[legion] for legion in LEGIONS if s.place[legion] < WAITING)]
    lost = sum(s.place[legion] == ELIMINATED for legion in LEGIONS)
    numbers = (*legions, lost, len(fortified_towns(s)), s.council, s.delay, sum(s.devastated))
    return [*boxes, *map(float, numbers)]


def _power(s: State) -> list[float]:
    """8, 13, 14 Region by Region: how strong each side stands there, its markers, walls, and Siege Points."""
    found = {region: [0] * COLUMNS for region in REGIONS}
    for piece in PIECES:
        if s.place[piece] < WAITING and piece.side in (ROMAN, GALLIC) and piece.is_cu:
            found[SPACES[s.place[piece]].region][piece.side] += strength(s, piece)
    for space in SPACES:
        owner, row = OWNER[s.control[space]], found[space.region]
        if owner is not None:
            row[2 + owner] += 1
        row[4] += s.control[space] == TOWN
        row[5] += s.points[space]
    return [float(n) for row in found.values() for n in row]


def _leaders(s: State) -> list[float]:
    """9 Who is on the map."""
    return [float(s.place[leader] < WAITING) for leader in LEADERS]
