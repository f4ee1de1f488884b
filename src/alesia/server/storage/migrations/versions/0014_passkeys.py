"""Passkeys, and what they are to sign."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "passkeys",
        sa.Column("credential", sa.LargeBinary(1023), nullable=False),
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("public_key", sa.LargeBinary(4096), nullable=False),
        sa.Column("signed", sa.BigInteger(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("credential", name="pk_passkeys"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_passkeys_person"),
    )
    op.create_index("ix_passkeys_person", "passkeys", ["person"])
    op.create_table(
        "challenges",
        sa.Column("digest", sa.LargeBinary(32), nullable=False),
        sa.Column("person", sa.Integer(), nullable=True),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("digest", name="pk_challenges"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_challenges_person"),
    )


def downgrade() -> None:
    op.drop_table("challenges")
    op.drop_index("ix_passkeys_person", "passkeys")
    op.drop_table("passkeys")
