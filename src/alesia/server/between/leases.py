"""Leases: of several processes only one thinks for the non-players of a table.

A lease ends with the process that holds it, however that ends: it is held by a session of the database, or by the
system. It only spares work: should two ever think at once, the first that writes wins.
"""

from abc import ABC, abstractmethod


class Leases(ABC):
    """The leases of this process."""

    @abstractmethod
    def take(self, game: int) -> bool:
        """Take the lease of a game, if nobody has it; whoever has it already keeps it."""

    @abstractmethod
    def give(self, game: int) -> None:
        """Give it back."""

    @abstractmethod
    def close(self) -> None:
        """Give all back."""
