"""Boards on which somebody tries a turn."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "plans",
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("game", sa.Integer(), nullable=False),
        sa.Column("seat", sa.String(32), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("plan", sa.Text(), nullable=False),
        sa.Column("done", sa.Integer(), nullable=False),
        sa.Column("before", sa.Integer(), nullable=False),
        sa.Column("since", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("person", "game", "seat", name="pk_plans"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_plans_person"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_plans_game"),
    )


def downgrade() -> None:
    op.drop_table("plans")
