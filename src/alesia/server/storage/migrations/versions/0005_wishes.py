"""Wishes: undos that were asked for are written down, so that every process on the database knows them."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "wishes",
        sa.Column("game", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("target", sa.Integer(), nullable=False),
        sa.Column("asker", sa.String(32), nullable=False),
        sa.Column("needed", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("game", name="pk_wishes"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_wishes_game"),
    )


def downgrade() -> None:
    op.drop_table("wishes")
