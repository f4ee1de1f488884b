"""Two seats of one person: who is named for one has both."""

import pytest

from alesia.kernel.errors import BadOption
from alesia.kernel.heirs import everybody, people, person, seats_of, with_idle

SEATS, HEIRS = ("North", "East", "South", "West"), {"West": "East"}


def test_a_person_is_known_by_the_seat_in_which_he_begins() -> None:
    assert [person(HEIRS, seat) for seat in SEATS] == ["North", "East", "South", "East"]
    assert people(HEIRS, SEATS) == ("North", "East", "South")
    assert seats_of(HEIRS, SEATS, "East") == ("East", "West")
    assert people({}, SEATS) == SEATS


@pytest.mark.parametrize("given", [{"East": "random"}, {"West": "random"}, {"East": "random", "West": "random"}])
def test_who_is_named_for_one_seat_has_the_other(given: dict[str, str]) -> None:
    """Whether the first is named, the second, or both."""
    found = everybody(SEATS, HEIRS, given, "human")
    assert found == {"North": "human", "East": "random", "South": "human", "West": "random"}


def test_one_person_cannot_be_two() -> None:
    """Refused with both names and both kinds."""
    with pytest.raises(BadOption, match="plays the East goes on as the West: they cannot be 'human' and 'random'"):
        everybody(SEATS, HEIRS, {"East": "human", "West": "random"}, "human")


def test_what_is_told_of_a_seat_is_told_of_the_idle_one() -> None:
    """Of whichever of the two has a part now."""
    assert with_idle(HEIRS, {"North": 1, "East": 2}) == {"North": 1, "East": 2, "West": 2}
    assert with_idle(HEIRS, {"North": 1, "West": 3}) == {"North": 1, "West": 3, "East": 3}
