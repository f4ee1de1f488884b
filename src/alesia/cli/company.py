"""Who looks at the screen: all people together, or one after the other where each has secrets."""

import alesia
from alesia.players import HUMAN
from alesia.table import TableAsk

SPECTATOR = ""  # who looks on where nobody plays


class Company:
    """The people at one screen, each known by the first of their seats."""

    def __init__(self, table: alesia.Table, for_all: frozenset[str], told: int = 0) -> None:
        self._table = table
        self._for_all = for_all
        seats = [seat for seat, kind in table.seats.items() if kind == HUMAN]
        self.people = tuple(dict.fromkeys(map(table.player_of, seats))) or (SPECTATOR,)
        self.hides = table.game.has_secrets and len(self.people) > 1
        self.here: tuple[str, ...] = () if self.hides else self.people  # who looks now
        self._told = dict.fromkeys(self.people, told)  # log entries that each of them has been told

    def wanted(self, ask: TableAsk) -> tuple[str, ...]:
        """Who may look when this is asked; whoever is here rolls the dice."""
        if not self.hides or ask.key in self._for_all:
            return self.people
        return (self._table.player_of(ask.who),) if ask.who in self._table.seats else self.here or self.people

    def eyes(self, ask: TableAsk | None) -> str | None:
        """The seat whose view may be shown now; None: what everybody may see."""
        if len(self.here) != 1:
            return None
        person = self.here[0]
        if ask is not None and ask.who in self._table.seats and self._table.player_of(ask.who) == person:
            return ask.who
        return person or None

    # What they have been told.

    @property
    def told(self) -> int:
        """How far the log is known to all who are here."""
        return min(self._told[person] for person in self.here or self.people)

    def tell(self, length: int) -> None:
        """Those who are here know the log up to this length."""
        self._told |= dict.fromkeys(self.here, length)

    def forget(self, length: int) -> None:
        """The log was cut."""
        self._told = {person: min(told, length) for person, told in self._told.items()}
