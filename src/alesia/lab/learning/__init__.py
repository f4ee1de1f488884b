"""Environments for those who learn: every game for PettingZoo, Gymnasium and OpenSpiel (docs/lab.md).

The libraries are extras, and are looked for when an environment is asked for; if one is missing, it is said which.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from alesia.lab.results import MissingExtra

if TYPE_CHECKING:
    from alesia.lab.learning.aec import env, raw_env
    from alesia.lab.learning.alone import seat_env
    from alesia.lab.learning.arrays import Moment, arrays_of
    from alesia.lab.learning.openspiel import register_openspiel
    from alesia.lab.learning.registering import register_gymnasium
    from alesia.lab.learning.vector import seats_env

__all__ = ["Moment", "arrays_of", "env", "raw_env", "register_gymnasium", "register_openspiel", "seat_env", "seats_env"]

# Where each is to be found, and the extra that it needs.
_PLACES = {
    "env": ("aec", "rl"),
    "raw_env": ("aec", "rl"),
    "seat_env": ("alone", "rl"),
    "seats_env": ("vector", "rl"),
    "register_gymnasium": ("registering", "rl"),
    "arrays_of": ("arrays", "rl"),
    "Moment": ("arrays", "rl"),
    "register_openspiel": ("openspiel", "openspiel"),
}


def __getattr__(name: str) -> Any:
    if name not in _PLACES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module, extra = _PLACES[name]
    try:
        return getattr(import_module(f"{__name__}.{module}"), name)
    except ModuleNotFoundError as error:
        missing = f"{name} needs {error.name}, which is not here: pip install 'alesia[{extra}]'"
        raise MissingExtra(missing) from None
