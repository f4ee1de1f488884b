"""Between processes: several servers on one database tell each other what they have written.

What is written decides; news only spare the others a look. Whoever may have missed some is told so, and looks.
"""

from sqlalchemy import Engine

from alesia.server.between.bus import Bus
from alesia.server.between.leases import Leases
from alesia.server.between.news import Anew, Ask, Here, Look, News, Reply, Written


def bus_of(engine: Engine) -> Bus:
    """How the processes on this database hear of each other."""
    if engine.dialect.name == "postgresql":
        from alesia.server.between.postgres import PostgresBus

        return PostgresBus(engine)
    from alesia.server.between.files import FileBus

    return FileBus(engine)


def leases_of(engine: Engine) -> Leases:
    """Which process thinks for the non-players of which table."""
    if engine.dialect.name == "postgresql":
        from alesia.server.between.postgres import PostgresLeases

        return PostgresLeases(engine)
    from alesia.server.between.files import FileLeases

    return FileLeases(engine)


__all__ = ["Anew", "Ask", "Bus", "Here", "Leases", "Look", "News", "Reply", "Written", "bus_of", "leases_of"]
