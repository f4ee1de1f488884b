"""All that a server loads sooner or later, loaded at once, in the process of which servers are forks."""

import alembic.command  # noqa: F401

import alesia.cli
import alesia.server.serve  # noqa: F401
from alesia.games import find, names

for name in names():
    find(name)
