"""What the keeper orders past the server, by ``alesia admin``: who is not let in, and what everybody is told.

Every process looks now and then what was ordered, so that an order holds within seconds, whoever gave it where.
"""

import ipaddress
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress

from sqlalchemy.exc import SQLAlchemyError

from alesia.server.errors import Refusal
from alesia.server.rounds import Rounds
from alesia.server.storage import Order

ROUND = 2.0  # seconds between two looks


class Orders:
    """What is ordered, as far as this process knows."""

    def __init__(self) -> None:
        self.now = Order()

    def check_address(self, address: str) -> None:
        """Refusal to an address that is not let in."""
        if not self.now.networks:
            return
        try:
            number = ipaddress.ip_address(address)
        except ValueError:
            return
        mapped = number.ipv4_mapped if isinstance(number, ipaddress.IPv6Address) else None
        if any((mapped or number) in network for network in self.now.networks):
            raise banned()

    def check_people(self, people: Collection[int]) -> None:
        """Refusal if somebody among them is not let in."""
        if not self.now.people.isdisjoint(people):
            raise banned()

    def lets_in(self, person: int | None, address: str) -> bool:
        try:
            self.check_people(() if person is None else (person,))
            self.check_address(address)
        except Refusal:
            return False
        return True


def banned() -> Refusal:
    return Refusal(403, "banned")


class Watch(Rounds):
    """Looks what is ordered, and tells what has changed."""

    def __init__(self, orders: Orders, read: Callable[[], Awaitable[Order]], tell: Callable[[Orders], None]) -> None:
        super().__init__(ROUND, "what the keeper orders cannot be carried out")
        self._orders = orders
        self._read = read
        self._tell = tell

    async def look(self) -> None:
        """While the database fails, what was ordered before holds."""
        with suppress(SQLAlchemyError):
            ordered = await self._read()
            if ordered != self._orders.now:
                self._orders.now = ordered
                self._tell(self._orders)
