"""Runs the migrations on the connection that the server (or the command line of Alembic) hands over."""

from alembic import context
from sqlalchemy import Connection, create_engine

from alesia.server.settings import default_database
from alesia.server.storage.schema import metadata


def run(connection: Connection) -> None:
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


given = context.config.attributes.get("connection")
if given is not None:
    run(given)
else:
    with create_engine(context.config.get_main_option("sqlalchemy.url") or default_database()).begin() as opened:
        run(opened)
