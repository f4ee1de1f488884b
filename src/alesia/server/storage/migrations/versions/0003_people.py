"""People: what they call themselves, the key that they keep, and their further browsers."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "profiles",
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(40), nullable=False, server_default=""),
        sa.Column("mail", sa.String(254)),
        sa.PrimaryKeyConstraint("person", name="pk_profiles"),
        sa.UniqueConstraint("mail", name="uq_profiles_mail"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_profiles_person"),
    )
    op.create_table(
        "devices",
        sa.Column("key_digest", sa.LargeBinary(32), nullable=False),
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("key_digest", name="pk_devices"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_devices_person"),
    )
    op.create_index("ix_devices_person", "devices", ["person"])
    op.create_table(
        "accounts",
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("key_digest", sa.LargeBinary(32), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_accounts"),
        sa.UniqueConstraint("key_digest", name="uq_accounts_key_digest"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_accounts_person"),
    )
    op.create_table(
        "letters",
        sa.Column("key_digest", sa.LargeBinary(32), nullable=False),
        sa.Column("mail", sa.String(254), nullable=False),
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("key_digest", name="pk_letters"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_letters_person"),
    )
    op.create_index("ix_letters_mail", "letters", ["mail"])


def downgrade() -> None:
    for table in ("letters", "accounts", "devices", "profiles"):
        op.drop_table(table)
