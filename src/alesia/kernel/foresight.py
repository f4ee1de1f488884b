"""What comes of a deed in which nobody has a say: rules look ahead, and do not ask what decides nothing."""

from collections.abc import Callable

from alesia.kernel.ask import Procedure
from alesia.kernel.game import Context, S


def foreseen(g: Context[S], deed: Callable[[Context[S]], Procedure[object]]) -> bytes | None:
    """A fingerprint of the position that it leads to; None if somebody is asked on the way, or a die is cast."""
    trial = Context(g.state.copy())
    try:
        next(deed(trial))
    except StopIteration:
        return trial.state.digest()
    return None
