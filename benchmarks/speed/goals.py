"""What is measured, in which unit, and how good it has to be: the one table of all quantities and goals.

A goal has a floor (no release below it), a target (as good as the best comparable engine) and a stretch (better than
any). Goals P1 to P5 hold for a kind of game, the others for all.
"""

from collections.abc import Mapping
from typing import NamedTuple

KINDS = {"falling-sky": "COIN", "gallic-war": "block", "rome-vs-gaul": "cards"}
LEVELS = ("below floor", "floor", "target", "stretch")
GATE = ("P1", "P2", "P6")  # P21: a slow-down of these fails a check, any other is told
SLOWER = 1.2  # P21: a figure that takes this much more time is a slow-down


class Measured(NamedTuple):
    """Figures as they are; and of those that depend on the machine's pace, the cost in moves of the yardstick."""

    figures: Mapping[str, float]
    costs: Mapping[str, float]


class Goal(NamedTuple):
    """A numbered goal: floor, target and stretch; for one kind of game, or for all."""

    number: str
    levels: tuple[float, ...]
    kind: str | None = None


class Quantity(NamedTuple):
    """Something measured: what it is, its unit, whether more of it is better, and its goals.

    ``machine`` says whether it depends on the pace of the machine, so that it is held against the yardstick;
    ``clock`` whether it is measured by the clock, so that other work disturbs it.
    """

    title: str
    unit: str
    goals: tuple[Goal, ...] = ()
    more: bool = False
    machine: bool = True
    clock: bool = False

    def goal(self, game: str) -> Goal | None:
        """The goal that this quantity has for a game."""
        return next((goal for goal in self.goals if goal.kind in (None, KINDS.get(game))), None)


QUANTITIES: Mapping[str, Quantity] = {
    "decisions_per_second": Quantity(
        "decisions at a table, random seats",
        "/s",
        (
            Goal("P1", (10_000, 35_000, 100_000), "COIN"),
            Goal("P4", (15_000, 50_000, 140_000), "cards"),
            Goal("P5", (15_000, 40_000, 80_000), "block"),
        ),
        more=True,
    ),
    "bare_decisions_per_second": Quantity("decisions of the rules alone", "/s", more=True),
    "random_games_per_second": Quantity("games, random seats", "/s", (Goal("P3", (15, 40, 100), "COIN"),), more=True),
    "nonplayer_games_per_second": Quantity(
        "games, all seats non-players", "/s", (Goal("P2", (10, 25, 60), "COIN"),), more=True
    ),
    "nonplayer_turn_milliseconds": Quantity("turn of a non-player, p95", "ms", (Goal("P15", (500, 50, 10)),)),
    "copy_microseconds": Quantity("copy of a state", "µs", (Goal("P6", (50, 10, 3)),)),
    "clone_milliseconds": Quantity("clone of a position", "ms"),
    "undo_milliseconds": Quantity("undo of one answer", "ms", (Goal("P8", (10, 1, 0.1)),)),
    "replay_milliseconds": Quantity("replay of 1,000 answers", "ms", (Goal("P9", (200, 40, 15)),)),
    "save_milliseconds": Quantity("save of a game", "ms"),
    "late_to_early": Quantity("time a decision, late over early", "x", machine=False),
    "state_bytes": Quantity("state as JSON", "B", (Goal("P7", (8_000, 3_000, 1_500)),), machine=False),
    "process_megabytes": Quantity("memory, process with one game", "MB", machine=False),
    "states_megabytes": Quantity("memory, 1,000 states", "MB", machine=False),
    "positions_megabytes": Quantity("memory, 1,000 positions", "MB", machine=False),
    "steps_per_second": Quantity(
        "steps of a PettingZoo environment", "/s", (Goal("P10", (2_000, 7_000, 20_000)),), more=True
    ),
    "scaling": Quantity(
        "simulation, 2 processes over 1", "x", (Goal("P11", (1.8, 1.9)),), more=True, machine=False, clock=True
    ),
    "odds_first_seconds": Quantity("chances of winning, first numbers", "s", (Goal("P12", (3, 1, 0.5)),), clock=True),
    "odds_sure_seconds": Quantity("chances of winning, ±3 % at 95 %", "s", (Goal("P12", (120, 30, 10)),), clock=True),
}

YARDSTICKS: Mapping[str, Quantity] = {
    "chess_moves_per_second": Quantity("python-chess, moves in random games", "/s", more=True),
    "chess_games_per_second": Quantity("python-chess, random games", "/s", more=True),
    "chess_perft_nodes_per_second": Quantity("python-chess, perft(3) nodes", "/s", more=True),
    "openspiel_backgammon_games_per_second": Quantity("OpenSpiel backgammon (C++), random games", "/s", more=True),
    "openspiel_backgammon_moves_per_second": Quantity("OpenSpiel backgammon (C++), moves", "/s", more=True),
    "openspiel_chess_games_per_second": Quantity("OpenSpiel chess (C++), random games", "/s", more=True),
    "openspiel_chess_moves_per_second": Quantity("OpenSpiel chess (C++), moves", "/s", more=True),
    "loop_millions_per_second": Quantity("plain Python loop, million rounds", "/s", more=True),
}
ANCHOR = "openspiel_chess_games_per_second"
ANCHORED = 468  # games of the anchor on the machine for which the goals were set, on that day
BUSY = 0.5  # processes that run beside the measuring, from which on times on the clock mean nothing

SECONDS = {"s": 1.0, "ms": 1e-3, "µs": 1e-6}


def level(goal: Goal, figure: float, more: bool) -> int:
    """How many of the goal's levels a figure meets: 0 is below the floor."""
    return sum((figure >= bound) if more else (figure <= bound) for bound in goal.levels)


def cost(name: str, figure: float, pace: float) -> float | None:
    """What one such thing costs in moves of the yardstick, which make this pace; None if the pace does not matter."""
    quantity = QUANTITIES[name]
    if not quantity.machine:
        return None
    return pace / figure if quantity.more else pace * figure * SECONDS[quantity.unit]
