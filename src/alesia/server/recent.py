"""A memory that does not grow."""

from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Recent(Generic[K, V]):
    """Keeps so many things at most, and forgets the oldest."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: dict[K, V] = {}

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: K) -> V | None:
        """What is kept under this key."""
        return self._kept.get(key)

    def put(self, key: K, value: V) -> None:
        """Keep this, and forget another if need be."""
        self.drop(key)
        self._kept[key] = value
        if len(self._kept) > self._most:
            del self._kept[next(iter(self._kept))]

    def drop(self, key: K) -> None:
        """Forget this."""
        self._kept.pop(key, None)
