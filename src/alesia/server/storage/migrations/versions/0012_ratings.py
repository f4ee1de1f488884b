"""Rated games, and how strong their people are."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "rated_games",
        sa.Column("game", sa.Integer(), nullable=False),
        sa.Column("done", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("game", name="pk_rated_games"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_rated_games_game"),
    )
    op.create_table(
        "ratings",
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("title", sa.String(64), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("person", "title", name="pk_ratings"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_ratings_person"),
    )
    op.create_table(
        "rating_changes",
        sa.Column("game", sa.Integer(), nullable=False),
        sa.Column("seat", sa.String(32), nullable=False),
        sa.Column("before", sa.Integer(), nullable=False),
        sa.Column("after", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("game", "seat", name="pk_rating_changes"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_rating_changes_game"),
    )


def downgrade() -> None:
    for table in ("rating_changes", "ratings", "rated_games"):
        op.drop_table(table)
