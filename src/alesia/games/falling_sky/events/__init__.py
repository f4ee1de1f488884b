"""5 Events: a module a card; importing them registers their sides."""

from importlib import import_module
from pkgutil import iter_modules

from alesia.games.falling_sky.events.base import (
    EVENTS,
    effective,
    event_acts,
    execute_event,
    may_prepare,
    prepare_event,
)

# Every module with a name such as card_23_sacking holds the sides of a card: importing it registers them.
for _module in iter_modules(__path__):
    if _module.name.startswith("card_"):
        import_module(f"{__name__}.{_module.name}")

__all__ = ["EVENTS", "effective", "event_acts", "execute_event", "may_prepare", "prepare_event"]
