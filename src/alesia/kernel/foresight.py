"""What comes of a deed in which nobody has a say: rules look ahead, and do not ask what decides nothing."""

from collections.abc import Callable, Sequence

from alesia.kernel.ask import C, Procedure, unless_alike
from alesia.kernel.game import Context, S


def foreseen(g: Context[S], deed: Callable[[Context[S]], Procedure[object]]) -> bytes | None:
    """A fingerprint of the position that it leads to; None if somebody is asked on the way, or a die is cast."""
    trial = Context(g.state.copy())
    try:
        next(deed(trial))
    except StopIteration:
        return trial.state.digest()
    return None


def unless_foreseen_alike(
    g: Context[S], values: Sequence[C], deed: Callable[[Context[S], C], Procedure[object]]
) -> Sequence[C]:
    """The values to choose from, or the first alone if the deed comes to the same with each of them."""

    def outcome(value: C) -> object:
        return foreseen(g, lambda trial: deed(trial, value)) or value

    return unless_alike(values, outcome)
