"""Games that their people have ended by agreement."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "endings",
        sa.Column("game", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("game", name="pk_endings"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_endings_game"),
    )


def downgrade() -> None:
    op.drop_table("endings")
