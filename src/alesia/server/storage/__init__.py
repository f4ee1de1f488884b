"""Storage: games as their set-up and their answers, one row an answer; people, and the seats that they hold."""

from alesia.server.storage.bell_store import Bell, BellStore, Quiet, Waiting
from alesia.server.storage.clock_store import Budget, Clock, ClockStore, Overdue
from alesia.server.storage.club_store import ClubStore, Person
from alesia.server.storage.company_store import CompanyStore, Message
from alesia.server.storage.engine import need_database, open_engine, reading
from alesia.server.storage.keeper_store import KeeperStore, Network, Order, Sitter
from alesia.server.storage.open_store import OpenStore, OpenTable
from alesia.server.storage.passkey_store import Passkey, PasskeyStore
from alesia.server.storage.plan_store import KeptPlan, PlanStore
from alesia.server.storage.rating_store import Ended, Rating, RatingStore
from alesia.server.storage.shelf_store import Fresh, ShelfStore
from alesia.server.storage.store import (
    DRAW,
    ENDS,
    INVITED,
    RESIGN,
    REVOKED,
    TAKEN,
    WATCH,
    Agreed,
    Answered,
    Door,
    GameRow,
    Kept,
    Seating,
    SeatRow,
    Standing,
    Store,
    StoredGame,
    Summary,
    Taken,
    Wish,
)
from alesia.server.storage.writer import Together, Writer

__all__ = [
    "DRAW",
    "ENDS",
    "INVITED",
    "RESIGN",
    "REVOKED",
    "TAKEN",
    "WATCH",
    "Agreed",
    "Answered",
    "Bell",
    "BellStore",
    "Budget",
    "Clock",
    "ClockStore",
    "ClubStore",
    "CompanyStore",
    "Door",
    "Ended",
    "Fresh",
    "GameRow",
    "KeeperStore",
    "Kept",
    "KeptPlan",
    "Message",
    "Network",
    "OpenStore",
    "OpenTable",
    "Order",
    "Overdue",
    "Passkey",
    "PasskeyStore",
    "Person",
    "PlanStore",
    "Quiet",
    "Rating",
    "RatingStore",
    "SeatRow",
    "Seating",
    "ShelfStore",
    "Sitter",
    "Standing",
    "Store",
    "StoredGame",
    "Summary",
    "Taken",
    "Together",
    "Waiting",
    "Wish",
    "Writer",
    "need_database",
    "open_engine",
    "reading",
]
