"""The board as a row of numbers from which margins at the coming Winter are foretold: open to all, the same columns at
every moment of a scenario."""

from collections.abc import Sequence
from math import sqrt

from alesia.games.falling_sky.board import overview, tally
from alesia.games.falling_sky.components import BOARD, FACTIONS, OFF_MAP, STRIDE, WINTER
from alesia.games.falling_sky.deck import cards_till_winter, winters_of_game
from alesia.games.falling_sky.state import SHADED, UNSHADED, State
from alesia.games.falling_sky.tracks import victory_margin
from alesia.games.falling_sky.war import lands, order_of, players, war

LOW, HIGH = -10, 8  # margins between which each step has a column
WIDTH = 2.5  # cards till Winter that are alike
FAR, NEXT, NOW = 6, 7, 8  # stages of a year: so far from Winter or farther, Winter is the next card, it is this one
STAGES = 9
YEARS = 8


def stage_of(s: State) -> int:
    """How near Winter is."""
    if s.card == WINTER:
        return NOW
    if s.next_card == WINTER:
        return NEXT
    return min(FAR, int(cards_till_winter(s) / WIDTH))


def margins_of(s: State) -> list[int]:
    """7.3 Of the players, in their places."""
    return [victory_margin(s, faction) for faction in players(s)]


def features(s: State) -> list[float]:
    margins, stage = margins_of(s), stage_of(s)
    played, in_all = winters_of_game(s)
    return [
        *_pieces(s),
        *[float(s.tribes.count(status)) for status in range(OFF_MAP)],
        *[float(mask.bit_count()) for mask in overview(s).held],
        *_tracks(s),
        *_turn(s),
        *_steps(margins),
        *_steps([margin - max(margins[:n] + margins[n + 1 :]) for n, margin in enumerate(margins)]),
        *[float(stage == each) for each in range(STAGES)],
        *[margin / 4 if stage == each else 0.0 for each in range(STAGES) for margin in margins],
        *[float(in_all - played == each) for each in range(YEARS)],
        *_regions(s),
        *[float(s.capabilities[card] == side) for card in war(s).lasting for side in (UNSHADED, SHADED)],
    ]


def _pieces(s: State) -> list[float]:
    """Of each kind of piece: how many there are, in how many Regions, and how many at most in one."""
    found = []
    for kind in range(STRIDE):
        counts = s.pieces[kind:BOARD:STRIDE]
        found += [float(sum(counts)), float(len(counts) - counts.count(0)), float(max(counts))]
    return found


def _regions(s: State) -> list[float]:
    """Region by Region: how many pieces each Faction has there, and whether it has Control."""
    held = overview(s).held
    found: list[float] = []
    for region in lands(s):
        found += map(float, tally(s, region).total)
        found += [float(held[faction] >> region & 1) for faction in FACTIONS]
    return found


def _tracks(s: State) -> list[float]:
    """1.8, 1.9 Resources, Leaders, Legions off the map, the Senate; Devastated Regions."""
    resources = [float(s.resources[faction]) for faction in FACTIONS]
    legions = [s.legions, s.fallen, s.removed_legions, s.harvest_legions, s.firm, sum(s.devastated)]
    return [
        *resources,
        *[sqrt(n) for n in resources],
        *map(float, s.named),
        *map(float, legions),
        *[float(s.senate == row) for row in range(4)],
    ]


def _turn(s: State) -> list[float]:
    """2.3 Who is a Non-player and who is Eligible; the order of both cards, and who has gone first on this one."""
    found = []
    orders = [order_of(s, s.card), order_of(s, s.next_card)]
    for faction in players(s):
        found += [float(s.nonplayers >> faction & 1), float(s.kept[faction]), float(s.barred[faction])]
        found += [float(s.eligibility[faction] == box) for box in range(1, 4)]
        found += [float(place < len(order) and order[place] is faction) for order in orders for place in range(4)]
    return [*found, *[float(s.first_action == action) for action in range(1, 4)]]


def _steps(margins: Sequence[int]) -> list[float]:
    return [float(margin > step) for margin in margins for step in range(LOW, HIGH)]
