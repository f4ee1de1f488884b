"""Invitations: a seat that is taken has a key that only its player knows.

Until now the key of a seat stayed what the host had sent. Seats that somebody holds get a new one; who took such a seat
may still open the old link in the browser by which he took it.
"""

import hashlib
import secrets

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

SPECTATORS = ""
seats = sa.table("seats", sa.column("game"), sa.column("name"), sa.column("key"), sa.column("state"))
holdings = sa.table("holdings", sa.column("game"), sa.column("seat"), sa.column("came_by"))


def upgrade() -> None:
    op.add_column("seats", sa.Column("state", sa.String(8), nullable=False, server_default="invited"))
    op.add_column("holdings", sa.Column("came_by", sa.LargeBinary(32), nullable=True))
    held = sa.select(holdings.c.game, holdings.c.seat).where(holdings.c.seat != SPECTATORS).distinct()
    for game, name in op.get_bind().execute(held).all():
        _change_key(game, name)


def _change_key(game: int, name: str) -> None:
    connection, seat = op.get_bind(), (seats.c.game == game) & (seats.c.name == name)
    key = connection.execute(sa.select(seats.c.key).where(seat)).scalar_one()
    came_by = hashlib.sha256(key.encode()).digest()
    connection.execute(sa.update(seats).where(seat).values(key=secrets.token_urlsafe(24), state="taken"))
    held = (holdings.c.game == game) & (holdings.c.seat == name)
    connection.execute(sa.update(holdings).where(held).values(came_by=came_by))


def downgrade() -> None:
    op.drop_column("holdings", "came_by")
    op.drop_column("seats", "state")
