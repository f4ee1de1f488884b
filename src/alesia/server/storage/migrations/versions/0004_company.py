"""Company: who stands in for whom, seats that are handed on, what is said at a table, and private notes."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "stand_ins",
        sa.Column("game", sa.Integer(), nullable=False),
        sa.Column("seat", sa.String(32), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("game", "seat", name="pk_stand_ins"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_stand_ins_game"),
    )
    op.create_table(
        "handovers",
        sa.Column("game", sa.Integer(), nullable=False),
        sa.Column("seat", sa.String(32), nullable=False),
        sa.Column("key_digest", sa.LargeBinary(32), nullable=False),
        sa.PrimaryKeyConstraint("game", "seat", name="pk_handovers"),
        sa.UniqueConstraint("key_digest", name="uq_handovers_key_digest"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_handovers_game"),
    )
    op.create_table(
        "messages",
        sa.Column("game", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("seat", sa.String(32), nullable=False),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("said", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("game", "number", name="pk_messages"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_messages_game"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_messages_person"),
    )
    op.create_table(
        "notes",
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("game", sa.Integer(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("person", "game", name="pk_notes"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_notes_person"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_notes_game"),
    )


def downgrade() -> None:
    for table in ("notes", "messages", "handovers", "stand_ins"):
        op.drop_table(table)
