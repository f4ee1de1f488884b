"""Rules look ahead: what comes of a deed in which nobody has a say."""

from collections.abc import Callable

from alesia.kernel.ask import NO, YES, Act, Procedure, confirm
from alesia.kernel.conformance import default_options
from alesia.kernel.foresight import foreseen, unless_foreseen_alike
from alesia.kernel.game import Context
from tests.kernel.toy import Toy, ToyState

WAYS = [YES, NO]


def context() -> Context[ToyState]:
    game = Toy()
    return Context(game.setup("short", default_options(game)))


def weather(sky: Callable[[Act], int], asked: bool = False) -> Callable[[Context[ToyState], Act], Procedure[None]]:
    """The sky becomes what the way leads to; somebody may be asked before."""

    def deed(g: Context[ToyState], way: Act) -> Procedure[None]:
        if asked:
            yield from confirm(0, "march", "1")
        g.state.sky = sky(way)

    return deed


def test_a_deed_is_foreseen_on_a_copy() -> None:
    """The state stays as it is; nothing is foreseen where somebody has a say."""
    g = context()
    before = g.state.digest()
    assert foreseen(g, lambda trial: weather(lambda way: 2)(trial, YES)) not in (None, before)
    assert g.state.digest() == before
    assert foreseen(g, lambda trial: weather(lambda way: 2, asked=True)(trial, YES)) is None


def test_nobody_is_asked_which_way_where_all_are_foreseen_to_end_alike() -> None:
    """The first of them is enough; where they differ, or somebody has a say on the way, all are offered."""
    g = context()
    assert unless_foreseen_alike(g, WAYS, weather(lambda way: 2)) == [YES]
    assert unless_foreseen_alike(g, WAYS, weather(lambda way: int(way is YES))) == WAYS
    assert unless_foreseen_alike(g, WAYS, weather(lambda way: 2, asked=True)) == WAYS
