"""Answers of any length: a board that was put right is told as a whole position."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

SHORT = 128


def upgrade() -> None:
    with op.batch_alter_table("answers", table_kwargs={"sqlite_with_rowid": False}) as answers:
        answers.alter_column("answer", existing_type=sa.String(SHORT), type_=sa.Text(), existing_nullable=False)


def downgrade() -> None:
    """What was longer has no place there."""
    op.execute(sa.text(f"UPDATE answers SET answer = substr(answer, 1, {SHORT}) WHERE length(answer) > {SHORT}"))
    with op.batch_alter_table("answers", table_kwargs={"sqlite_with_rowid": False}) as answers:
        answers.alter_column("answer", existing_type=sa.Text(), type_=sa.String(SHORT), existing_nullable=False)
