"""What the keeper orders: who is not let in, and what everybody is told."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "bans",
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("whom", sa.String(64), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("kind", "whom", name="pk_bans"),
    )
    op.create_table(
        "notices",
        sa.Column("name", sa.String(16), nullable=False),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_notices"),
    )


def downgrade() -> None:
    for table in ("notices", "bans"):
        op.drop_table(table)
