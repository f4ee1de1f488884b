"""Flat states: arrays of bytes and numbers, by name. A copy costs microseconds, and all forms follow from the names.

class State(FlatState):
    ARRAYS = {"place": 48}
    NUMBERS = ("turn",)
    place: bytearray
    turn: int
"""

from collections.abc import Callable, Mapping
from hashlib import blake2b
from operator import attrgetter
from typing import Any, ClassVar, Self


class FlatState:
    """What every flat state can do; a game names its arrays, with their lengths, and its numbers."""

    ARRAYS: ClassVar[Mapping[str, int]] = {}
    NUMBERS: ClassVar[tuple[str, ...]] = ()
    _arrays_of: ClassVar[Callable[[Any], tuple[bytearray, ...]]]
    _numbers_of: ClassVar[Callable[[Any], tuple[int, ...]]]

    def __init_subclass__(cls) -> None:
        cls._arrays_of = attrgetter(*cls.ARRAYS)
        cls._numbers_of = attrgetter(*cls.NUMBERS)

    def __init__(self) -> None:
        self.clear(self.ARRAYS, self.NUMBERS)

    def clear(self, arrays: Mapping[str, int] | tuple[str, ...], numbers: tuple[str, ...] = ()) -> None:
        """Arrays and numbers as in a new state."""
        facts = self.__dict__
        for name in arrays:
            facts[name] = bytearray(self.ARRAYS[name])
        for name in numbers:
            facts[name] = 0

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        facts = twin.__dict__
        facts.update(self.__dict__)
        for name in self.ARRAYS:
            facts[name] = facts[name][:]
        return twin

    def to_json(self) -> dict[str, Any]:
        """Arrays as hexadecimal, numbers as they are; what is all zeros is left out."""
        arrays = {name: getattr(self, name).hex() for name in self.ARRAYS if any(getattr(self, name))}
        numbers = {name: int(getattr(self, name)) for name in self.NUMBERS if getattr(self, name)}
        return arrays | numbers

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Self:
        state = cls()
        for name in cls.ARRAYS:
            setattr(state, name, bytearray.fromhex(data[name]) if name in data else bytearray(cls.ARRAYS[name]))
        for name in cls.NUMBERS:
            setattr(state, name, data.get(name, 0))
        return state

    def digest(self) -> bytes:
        hasher = blake2b(b"".join(type(self)._arrays_of(self)), digest_size=16)
        hasher.update(repr([*map(int, type(self)._numbers_of(self))]).encode())
        return hasher.digest()
