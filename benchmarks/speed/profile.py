"""Where the time goes in some games: the functions that take most of it, with and without what they call."""

import cProfile
import pstats

from .walks import play

GAMES = 5
LINES = 30


def profile(game: str, kind: str) -> None:
    play(game, kind, 0)
    profiler = cProfile.Profile()
    with profiler:
        for seed in range(1, GAMES + 1):
            play(game, kind, seed)
    stats = pstats.Stats(profiler).strip_dirs()
    for order in ("cumulative", "tottime"):
        stats.sort_stats(order).print_stats(LINES)
