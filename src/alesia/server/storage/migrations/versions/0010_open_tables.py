"""Tables at which anybody may sit down."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "open_tables",
        sa.Column("game", sa.Integer(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("game", name="pk_open_tables"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_open_tables_game"),
    )


def downgrade() -> None:
    op.drop_table("open_tables")
