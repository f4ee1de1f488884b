"""The shelf: what tables are called, who has put them away, and where their people play once more."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "table_names",
        sa.Column("game", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.PrimaryKeyConstraint("game", name="pk_table_names"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_table_names_game"),
    )
    op.create_table(
        "shelved",
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("game", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("person", "game", name="pk_shelved"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_shelved_person"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_shelved_game"),
    )
    op.create_table(
        "rematches",
        sa.Column("game", sa.Integer(), nullable=False),
        sa.Column("next", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("game", name="pk_rematches"),
        sa.UniqueConstraint("next", name="uq_rematches_next"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_rematches_game"),
        sa.ForeignKeyConstraint(["next"], ["games.id"], name="fk_rematches_next"),
    )


def downgrade() -> None:
    for table in ("rematches", "shelved", "table_names"):
        op.drop_table(table)
