"""What a game takes in memory. Nothing else may have run in the process before."""

import resource
import sys
from pathlib import Path

from .walks import moments, play

KEPT = 50  # states and positions of each moment


def measure(game: str) -> dict[str, float]:
    play(game, "random", 1)
    begun = held()
    states = [position.state.copy() for position in moments(game) for _ in range(KEPT)]
    middle = held()
    positions = [position.clone() for position in moments(game) for _ in range(KEPT)]
    return {
        "process_megabytes": begun,
        "states_megabytes": 1e3 * (middle - begun) / len(states),
        "positions_megabytes": 1e3 * (held() - middle) / len(positions),
    }


def held() -> float:
    """Megabytes that this process holds now; where the system does not tell, the most that it ever held."""
    status = Path("/proc/self/statm")
    if status.exists():
        return int(status.read_text().split()[1]) * resource.getpagesize() / 1e6
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / (1e6 if sys.platform == "darwin" else 1e3)
