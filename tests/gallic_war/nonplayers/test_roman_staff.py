"""What the Roman's staff keeps while the board stays as it is, and no longer."""

import gc
import weakref
from typing import Any

from alesia.games import find
from alesia.games.gallic_war.components import AREA, TRANSALPINE, UNIT
from alesia.games.gallic_war.nonplayers.roman.campaign import Campaign, Staff, board_of
from alesia.games.gallic_war.state import State
from alesia.nonplayers.remembered import remembered


class Counting:
    """Counts how often it is really asked."""

    def __init__(self) -> None:
        self.known: dict[Any, Any] = {}
        self.asked = 0

    @remembered
    def double(self, number: int) -> int:
        self.asked += 1
        return 2 * number


def at_the_start() -> State:
    state = find("gallic-war").setup("gallic-war", {})
    assert isinstance(state, State)
    return state


def test_an_answer_is_worked_out_once() -> None:
    counting = Counting()

    assert [counting.double(2), counting.double(3), counting.double(2)] == [4, 6, 4]
    assert counting.asked == 2


def test_what_is_remembered_is_freed_with_its_object() -> None:
    """Without the help of the garbage collector."""
    staff = Staff(at_the_start())
    assert staff.campaign(2, True).raids
    freed = weakref.ref(staff)
    gc.disable()
    try:
        del staff
        assert freed() is None
    finally:
        gc.enable()


def test_a_campaign_depends_on_the_board_and_not_on_cards() -> None:
    state = at_the_start()
    board = board_of(state)
    state.cards[0], state.played[0] = 1, 1
    assert board_of(state) == board

    state.place[UNIT["Legion VII"]] = AREA["Helvetii"]
    assert board_of(state) != board


def test_a_staff_thinks_of_what_is_in_reach() -> None:
    """Two areas from Transalpine Gaul at most."""
    staff = Staff(at_the_start())
    near = {to for via in TRANSALPINE.adjacent for to in (via, *via.adjacent)}

    assert staff.targets(True)
    assert set(staff.targets(True)) <= near


def test_a_campaign_may_begin_with_another_raid() -> None:
    """The second and the third begin elsewhere, and are worth no more at their start; beyond the last there is none."""
    staff = Staff(at_the_start())
    raids = staff.raids(staff.targets(True), 2, Campaign())
    begun = [staff.campaign(2, True, rank).raids[0] for rank in range(len(raids))]

    assert len({raid.target for raid in begun}) == len(raids) > 2
    assert begun == sorted(begun, key=lambda raid: -raid.worth)
    assert staff.campaign(2, True).raids[0] is raids[0]
    assert not staff.campaign(2, True, len(raids)).raids
