"""1.4 What stands at a Tribe, by name: its Ally or its Citadel."""

from collections.abc import Iterable

from alesia.games.falling_sky.board import citadel_owner
from alesia.games.falling_sky.components import Tribe
from alesia.games.falling_sky.state import State
from alesia.kernel.ask import Act, Noun
from alesia.kernel.word import Names, Phrase, phrase

AT_ALLY, AT_CITADEL = "phrase.ally_at", "phrase.citadel_at"


def standing(s: State, offered: Iterable[Noun | Act]) -> Names:
    """The names of those among the offers that are an Ally or a Citadel, or take one away."""
    return Names([(each.option, _name(s, tribe)) for each in offered if (tribe := _tribe(each)) is not None])


def takes_citadel(s: State, offer: Noun | Act) -> bool:
    """Whether it is a Citadel that goes."""
    tribe = _tribe(offer)
    return tribe is not None and citadel_owner(s, tribe) >= 0


def _tribe(offer: Noun | Act) -> Tribe | None:
    what = offer.target if isinstance(offer, Act) and offer.verb == "remove" else offer
    return what if isinstance(what, Tribe) else None


def _name(s: State, tribe: Tribe) -> Phrase:
    return phrase(AT_ALLY if citadel_owner(s, tribe) < 0 else AT_CITADEL, tribe)
