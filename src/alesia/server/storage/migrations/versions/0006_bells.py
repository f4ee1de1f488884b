"""Bells: how somebody is called when it is his turn, when not, and when he last was."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "bells",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("target", sa.String(1024), nullable=False),
        sa.Column("secrets", sa.String(256), nullable=False, server_default=""),
        sa.Column("language", sa.String(8), nullable=False, server_default="en"),
        sa.Column("failed", sa.Integer(), nullable=False, server_default="0"),
        sa.PrimaryKeyConstraint("id", name="pk_bells"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_bells_person"),
    )
    op.create_index("ix_bells_person", "bells", ["person"])
    op.create_table(
        "quiet_hours",
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("begin", sa.Integer(), nullable=False),
        sa.Column("end", sa.Integer(), nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_quiet_hours"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_quiet_hours_person"),
    )
    op.create_table(
        "rung",
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("game", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("person", "game", name="pk_rung"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_rung_person"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_rung_game"),
    )
    op.create_table(
        "house_keys",
        sa.Column("name", sa.String(16), nullable=False),
        sa.Column("pem", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_house_keys"),
    )


def downgrade() -> None:
    for table in ("house_keys", "rung", "quiet_hours", "bells"):
        op.drop_table(table)
