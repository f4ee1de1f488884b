"""A2.1N The Interlude: the deck of the second half."""

from alesia.games.falling_sky.board import is_on_map
from alesia.games.falling_sky.components import COLONIES, Card
from alesia.games.falling_sky.deck import draw_card
from alesia.games.falling_sky.lingering import COLONY, GALLIA_TOGATA
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import OUT, State, altered
from alesia.games.falling_sky.war import war
from alesia.kernel.ask import Procedure

RULE = "A2.1N"


def prepare_deck(g: Gaul) -> Procedure[None]:
    """Cards whose effects last stay out of it. The first card is drawn, to be played next."""
    s = g.state
    out = lasting(s)
    for card in out:
        s.seen = altered(s.seen, card, OUT)
    s.kept_out = len(out)
    g.log("second_deck", RULE, tuple(out) or 0)
    s.next_card = yield from draw_card(s)


def lasting(s: State) -> list[Card]:
    """Of this deck: Capabilities in effect, Gallia Togata with its marker, the Colony."""
    return [card for card in war(s).cards if is_lasting(s, card)]


def is_lasting(s: State, card: Card) -> bool:
    if card is GALLIA_TOGATA:
        return bool(s.gallia_togata)
    if card is COLONY:
        return any(is_on_map(s, tribe) for tribe in COLONIES)
    return bool(s.capabilities[card])
