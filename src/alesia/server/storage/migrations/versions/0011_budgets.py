"""Time for a move, and what happens when it is over."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "budgets",
        sa.Column("game", sa.Integer(), nullable=False),
        sa.Column("days", sa.Integer(), nullable=False),
        sa.Column("late", sa.String(16), nullable=False),
        sa.PrimaryKeyConstraint("game", name="pk_budgets"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_budgets_game"),
    )


def downgrade() -> None:
    op.drop_table("budgets")
