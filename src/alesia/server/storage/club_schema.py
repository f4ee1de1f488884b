"""The tables of the club: what people are called, how they come in, and all that they keep beside their games."""

from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Index, Integer, LargeBinary, String, Table, Text

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

# Seats of people who are away, for whom a Non-player answers until they come back.
stand_ins = Table(
    "stand_ins",
    metadata,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("seat", String(32), primary_key=True),
    Column("since", BigInteger, nullable=False),
)

# Seats that their players want to hand on: whoever comes first by this key has the seat, and nobody else.
handovers = Table(
    "handovers",
    metadata,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("seat", String(32), primary_key=True),
    Column("key_digest", LargeBinary(32), nullable=False, unique=True),
)

# What people say to each other at a table, numbered from 1; `seat`: where who says it sat then.
messages = Table(
    "messages",
    metadata,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("seat", String(32), nullable=False),
    Column("text", String(500), nullable=False),
    Column("said", BigInteger, nullable=False),
)

# What somebody has written down for himself at a table.
notes = Table(
    "notes",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("text", Text, nullable=False),
)

# How somebody wants to be called when it is his turn: by mail, at a webhook, or by the push service of a browser.
bells = Table(
    "bells",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("target", String(1024), nullable=False),
    Column("secrets", String(256), nullable=False, server_default=""),
    Column("language", String(8), nullable=False, server_default="en"),
    Column("failed", Integer, nullable=False, server_default="0"),
    Index("ix_bells_person", "person"),
)

# The hours in which somebody is not called, by the clock of his place.
quiet_hours = Table(
    "quiet_hours",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("begin", Integer, nullable=False),
    Column("end", Integer, nullable=False),
    Column("zone", String(64), nullable=False),
)

# Who was called to which game last, and how many answers it had then.
rung = Table(
    "rung",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("number", Integer, nullable=False),
)

# The key by which this house signs what it gives to push services; there is one.
house_keys = Table(
    "house_keys",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("pem", Text, nullable=False),
)

# What the host calls a table; one without a row is called by its scenario.
table_names = Table(
    "table_names",
    metadata,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("name", String(60), nullable=False),
)

# Tables that somebody has put away: they stand at the end of his list.
shelved = Table(
    "shelved",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("game", ForeignKey("games.id"), primary_key=True),
)

# The table at which the people of another play once more.
rematches = Table(
    "rematches",
    metadata,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("next", ForeignKey("games.id"), nullable=False, unique=True),
)

# Whom the keeper does not let in: a person by his number, or a network of addresses.
bans = Table(
    "bans",
    metadata,
    Column("kind", String(8), primary_key=True),
    Column("whom", String(64), primary_key=True),
    Column("since", BigInteger, nullable=False),
)

# What the keeper tells everybody; there is one row, as long as there is something to tell.
notices = Table(
    "notices",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("text", String(500), nullable=False),
    Column("since", BigInteger, nullable=False),
)

# Tables at which anybody may sit down.
open_tables = Table(
    "open_tables",
    metadata,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("since", BigInteger, nullable=False),
)

# The days that people have for a move at a table, and what happens when they are over: "mark" or "nonplayer".
budgets = Table(
    "budgets",
    metadata,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("days", Integer, nullable=False),
    Column("late", String(16), nullable=False),
)

# Games that count for the ratings of their people, and whether they have been counted.
rated_games = Table(
    "rated_games",
    metadata,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("done", Boolean, nullable=False),
)

# How strong somebody is thought to be in a game, and how sure that is.
ratings = Table(
    "ratings",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("title", String(64), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
)

# What a game has made of the rating of who sat there, as it is shown.
rating_changes = Table(
    "rating_changes",
    metadata,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("seat", String(32), primary_key=True),
    Column("before", Integer, nullable=False),
    Column("after", Integer, nullable=False),
)

# What somebody tries on a board of his own at a table, for a seat of his (`plan`, see table/plan.py). Of what he tried,
# so much was carried out (`done`); before the last time it was so much (`before`), when the game had `since` answers.
plans = Table(
    "plans",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("seat", String(32), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("plan", Text, nullable=False),
    Column("done", Integer, nullable=False),
    Column("before", Integer, nullable=False),
    Column("since", Integer, nullable=False),
)

# The public keys of passkeys, each a way to somebody's account: the name that its device gave it, the key, and how
# often the device says that it has signed.
passkeys = Table(
    "passkeys",
    metadata,
    Column("credential", LargeBinary(1023), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("public_key", LargeBinary(4096), nullable=False),
    Column("signed", BigInteger, nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("ix_passkeys_person", "person"),
)

# What a passkey is to sign, as its digest, good once and not for long; `person`: who makes one, nobody where somebody
# comes in by one.
challenges = Table(
    "challenges",
    metadata,
    Column("digest", LargeBinary(32), primary_key=True),
    Column("person", ForeignKey("people.id")),
    Column("until", BigInteger, nullable=False),
)

# Games that their people have ended by agreement: "resign" or "draw", and whose seat has asked for it.
endings = Table(
    "endings",
    metadata,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("seat", String(32), nullable=False),
)
