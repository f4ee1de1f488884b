"""People, games, seats, holdings and answers."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("key_digest", sa.LargeBinary(32), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
        sa.UniqueConstraint("key_digest", name="uq_people_key_digest"),
    )
    op.create_table(
        "games",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("address", sa.String(32), nullable=False),
        sa.Column("setup", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("host", sa.Integer(), nullable=False),
        sa.Column("touched", sa.BigInteger(), nullable=False),
        sa.Column("answers", sa.Integer(), nullable=False),
        sa.Column("asked", sa.Text(), nullable=False),
        sa.Column("over", sa.Boolean(), nullable=False),
        sa.Column("winners", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_games"),
        sa.UniqueConstraint("address", name="uq_games_address"),
        sa.ForeignKeyConstraint(["host"], ["people.id"], name="fk_games_host"),
    )
    op.create_table(
        "seats",
        sa.Column("game", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("game", "name", name="pk_seats"),
        sa.UniqueConstraint("key", name="uq_seats_key"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_seats_game"),
    )
    op.create_table(
        "holdings",
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("game", sa.Integer(), nullable=False),
        sa.Column("seat", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("person", "game", "seat", name="pk_holdings"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_holdings_person"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_holdings_game"),
    )
    op.create_index("ix_holdings_game", "holdings", ["game"])
    op.create_table(
        "answers",
        sa.Column("game", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("who", sa.SmallInteger(), nullable=False),
        sa.Column("question", sa.String(64), nullable=False),
        sa.Column("answer", sa.String(128), nullable=False),
        sa.PrimaryKeyConstraint("game", "number", name="pk_answers"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_answers_game"),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    for table in ("answers", "holdings", "seats", "games", "people"):
        op.drop_table(table)
