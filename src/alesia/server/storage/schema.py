"""The tables of the database. Migrations make them; a test compares the two."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# A guest of the house: the digest of the key in the cookie of a browser.
people = Table(
    "people",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("key_digest", LargeBinary(32), nullable=False, unique=True),
    Column("created", BigInteger, nullable=False),
)

# The set-up is the head of a record (docs/notation.md). What follows `host` is a summary that the answers imply.
games = Table(
    "games",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("address", String(32), nullable=False, unique=True),
    Column("setup", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("host", ForeignKey("people.id"), nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("answers", Integer, nullable=False),
    Column("asked", Text, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("winners", Text, nullable=False),
)

# The seats for people, each with a key and its state. "invited": nobody has it yet; the key is the invitation, which
# the host sees and which opens the seat once. "taken": the key is its player's own. "revoked": the key opens nothing.
# The seat without a name is the one of the spectators; it is never taken.
seats = Table(
    "seats",
    metadata,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("name", String(32), primary_key=True),
    Column("key", String(64), nullable=False, unique=True),
    Column("state", String(8), nullable=False, server_default="invited"),
)

# Who sits where; came_by: the digest of the invitation that was used up by that.
holdings = Table(
    "holdings",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("seat", String(32), primary_key=True),
    Column("came_by", LargeBinary(32)),
    Index("ix_holdings_game", "game"),
)

# One row an answer, numbered within its game: two answers can never have the same number. A row whose question is
# "/undo" takes back all but so many answers.
answers = Table(
    "answers",
    metadata,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("who", SmallInteger, nullable=False),
    Column("question", String(64), nullable=False),
    Column("answer", Text, nullable=False),
    sqlite_with_rowid=False,
)

# An undo that was asked for and needs the others' consent: at which version of the table, how many answers would be
# left, whose answer it takes back, and which seats must still agree.
wishes = Table(
    "wishes",
    metadata,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("target", Integer, nullable=False),
    Column("asker", String(32), nullable=False),
    Column("needed", Text, nullable=False),
)
