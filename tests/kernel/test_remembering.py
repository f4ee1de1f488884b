"""What a function remembers holds for exactly those states in which it would read the same."""

from typing import ClassVar

import pytest

from alesia.kernel import remembering
from alesia.kernel.flat import FlatState
from alesia.kernel.remembering import remembered


class Field(FlatState):
    """Sheep in three meadows, and whether the gate is open."""

    ARRAYS: ClassVar = {"sheep": 3, "weeds": 3}
    NUMBERS: ClassVar = ("gate", "day")
    sheep: bytearray
    weeds: bytearray
    gate: int
    day: int


class Worked:
    """How often something was worked out."""

    def __init__(self) -> None:
        self.times = 0

    def look(self, field: Field, meadow: int = 0) -> list[int]:
        """Weeds are seen through an open gate only."""
        self.times += 1
        return [field.sheep[meadow], field.weeds[meadow] if field.gate else 0]


@pytest.fixture
def worked() -> Worked:
    return Worked()


def test_what_was_not_read_may_change(worked: Worked) -> None:
    """The same thing is handed out again, for copies too, until something changes that was read."""
    look, field = remembered(lambda s: worked.look(s)), Field()
    first = look(field)
    field.day, field.weeds[0] = 7, 3
    assert look(field.copy()) is first
    field.sheep[2] = 1
    assert (look(field), look(field) is first, worked.times) == ([0, 0], False, 2)


def test_what_is_read_only_at_times_counts_from_then_on(worked: Worked) -> None:
    """Behind an open gate there is more to read, which was not known before."""
    look, field = remembered(lambda s: worked.look(s)), Field()
    assert look(field) == [0, 0]
    field.gate = 1
    assert look(field) == [0, 0]
    field.weeds[0] = 3
    assert look(field) == [0, 3]
    field.gate = 0
    assert look(field) == [0, 0]


def test_arguments_count(worked: Worked) -> None:
    """Of another meadow something else is found, in the same state."""
    look, field = remembered(lambda s, meadow: worked.look(s, meadow)), Field()
    field.sheep[1] = 4
    assert [look(field, 0), look(field, 1), look(field, 0)] == [[0, 0], [4, 0], [0, 0]]
    assert worked.times == 2


def test_what_one_remembers_another_has_read(worked: Worked) -> None:
    """A function that asks one which remembers depends on all that this one has read."""
    look = remembered(lambda s: worked.look(s))
    tell, field = remembered(lambda s: f"sheep: {look(s)[0]}"), Field()
    assert [look(field), tell(field)] == [[0, 0], "sheep: 0"]
    field.sheep[0] = 5
    assert tell(field) == "sheep: 5"


def test_a_copy_has_read_everything(worked: Worked) -> None:
    """Whoever looks at a copy, and changes it, may have looked at anything, and changes nothing else."""

    def grazed(s: Field) -> bytes:
        twin = s.copy()
        twin.sheep[0] += twin.day
        return bytes(twin.sheep)

    look, field = remembered(grazed), Field()
    assert look(field) == bytes(3)
    field.day = 2
    assert (look(field), bytes(field.sheep)) == (b"\2\0\0", bytes(3))


class Counted(Field):
    """A field that keeps how many sheep there are, once they were counted."""

    DERIVED: ClassVar = {"flock": lambda: None}
    flock: int | None = None

    def count(self) -> int:
        if self.flock is None:
            self.flock = sum(self.sheep)
        return self.flock


def test_what_a_state_keeps_hides_nothing() -> None:
    """The sheep were counted before; that they were is not what the number depends on."""
    look, field = remembered(lambda s: s.count()), Counted()
    field.flock = None
    assert (field.count(), look(field)) == (0, 0)
    field.sheep[0], field.flock = 6, None
    assert look(field) == 6


def test_numbers_are_plain(worked: Worked) -> None:
    """A truth that equals a number is no other state, so it must not read otherwise."""
    look, field = remembered(lambda s: repr(s.gate)), Field()
    field.gate = True
    assert look(field) == "1"


def test_no_memory_grows_without_end(worked: Worked, monkeypatch: pytest.MonkeyPatch) -> None:
    """When it is full, it begins anew."""
    monkeypatch.setattr(remembering, "MOST", 3)
    known: remembering._Known[int] = remembering._Known(frozenset({"day"}))
    field = Field()
    for field.day in range(10):
        known.keep(field, (), (field.day,))
        assert known.recall(field, ()) == (field.day,)
        assert len(known._found) <= 3
