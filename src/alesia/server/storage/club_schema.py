"""The tables of the club: what people are called, how they come in, and all that they keep beside their games."""

from sqlalchemy import BigInteger, Column, ForeignKey, Index, LargeBinary, String, Table

from alesia.server.storage.schema import metadata

# What a guest of the house calls himself, and where mail reaches him if he has shown that it does; who says nothing
# has no row.
profiles = Table(
    "profiles",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("name", String(40), nullable=False, server_default=""),
    Column("mail", String(254), unique=True),
)

# Further browsers of somebody: the digest of the key in the cookie of each.
devices = Table(
    "devices",
    metadata,
    Column("key_digest", LargeBinary(32), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("ix_devices_person", "person"),
)

# The key that somebody keeps, as its digest; it makes another browser his.
accounts = Table(
    "accounts",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("key_digest", LargeBinary(32), nullable=False, unique=True),
    Column("created", BigInteger, nullable=False),
)

# Links that were sent by mail to somebody, each good once and not for long.
letters = Table(
    "letters",
    metadata,
    Column("key_digest", LargeBinary(32), primary_key=True),
    Column("mail", String(254), nullable=False),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("until", BigInteger, nullable=False),
    Index("ix_letters_mail", "mail"),
)
