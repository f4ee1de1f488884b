"""Seats in which somebody goes on who began in another (``Game.heirs``): two names for one person.

In The Gallic War whoever has the Germans in the first half has the Arverni in the second.
"""

from collections.abc import Mapping, Sequence
from typing import TypeVar

from alesia.kernel.errors import BadOption
from alesia.kernel.word import Word

T = TypeVar("T")


def person(heirs: Mapping[str, str], seat: str) -> str:
    """A person, known by the seat in which he begins."""
    return heirs.get(seat, seat)


def people(heirs: Mapping[str, str], seats: Sequence[str]) -> tuple[str, ...]:
    """Everybody, each known by the seat in which he begins."""
    return tuple(dict.fromkeys(person(heirs, seat) for seat in seats))


def seats_of(heirs: Mapping[str, str], seats: Sequence[str], who: str) -> tuple[str, ...]:
    """The seats that a person has, one after the other."""
    return tuple(seat for seat in seats if person(heirs, seat) == who)


def everybody(seats: Sequence[str], heirs: Mapping[str, str], given: Mapping[str, T], other: T) -> dict[str, T]:
    """Who has each seat: who is named for one of a person's seats has both, and who is not named is this other one."""
    found = dict.fromkeys(seats, other) | dict(given)
    for heir, before in heirs.items():
        if heir in given and before in given and _kind(given[heir]) != _kind(given[before]):
            raise BadOption(
                "whoever plays the {0} goes on as the {1}: they cannot be {2!r} and {3!r}",
                *(Word("seat", before), Word("seat", heir), _kind(given[before]), _kind(given[heir])),
            )
        found[before] = given.get(before, found[heir])
        found[heir] = given.get(heir, found[before])
    return found


def _kind(player: object) -> str:
    """The word for a player, who may be an agent already."""
    kind = player if isinstance(player, str) else getattr(player, "kind", type(player).__name__)
    return str(kind)


def with_idle(heirs: Mapping[str, str], by_seat: Mapping[str, T]) -> dict[str, T]:
    """What is told of the seats that have a part now, told of the idle ones too: it is of the same person."""
    found = dict(by_seat)
    for heir, before in heirs.items():
        for idle, seat in ((heir, before), (before, heir)):
            if idle not in found and seat in by_seat:
                found[idle] = by_seat[seat]
    return found
