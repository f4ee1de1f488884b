"""2.1 Deck preparation, 2.2 and 2.3.7 drawing cards.

The deck is never laid out: a card is drawn by chance when it is revealed, with exactly the odds of the shuffled
piles. So there is no hidden order to leak.
"""

from collections.abc import Mapping
from itertools import compress
from math import ceil, lcm
from operator import not_
from typing import Any, NamedTuple

from alesia.games.falling_sky.components import CARD, NO_CARD, WINTER, Card, Faction, load
from alesia.games.falling_sky.state import State, altered
from alesia.games.falling_sky.war import order_of, players, war
from alesia.kernel.ask import Procedure, draw

PILE = 5


class Scenario(NamedTuple):
    """A scenario's facts: its deck, and its set-up as a position."""

    name: str
    game: str  # whose it is: a war may be fought in several
    title: str
    piles: int
    winters: tuple[int, ...]
    short_piles: int
    short_winters: tuple[int, ...]
    position: Mapping[str, Any]
    facts: Mapping[str, Any]
    skipped: int  # 2.1 Winters without a Victory Phase, at its beginning
    half: int = 0  # A2.1 of a scenario in two halves
    winters_before: int = 0  # in the half before
    winters_after: int = 0  # in the half to come


def _scenario(name: str) -> Scenario:
    facts = load(f"scenarios/{name}.toml")
    deck = facts["deck"]
    piles, winters = deck["piles"], tuple(deck["winters"])
    short = deck.get("short_piles", piles), tuple(deck.get("short_winters", winters))
    game = facts.get("game", "falling-sky")
    skipped = int(facts["position"].get("first_winter_special", False))
    return Scenario(name, game, facts["title"], piles, winters, *short, facts["position"], facts, skipped)


def _halves(name: str) -> tuple[Scenario, Scenario]:
    """A2.1 A scenario of two that are known: it begins with the set-up of the one and goes on with the deck of the
    other."""
    facts = load(f"scenarios/{name}.toml")
    of_both = {"name": name, "game": facts["game"], "title": facts["title"], "facts": facts}
    first, second = (_scenario(facts[half])._replace(**of_both) for half in ("first_half", "second_half"))
    before, after = len(first.winters), len(second.winters)
    return first._replace(half=1, winters_after=after), second._replace(half=2, winters_before=before)


SCENARIOS = (
    *(_scenario(name) for name in ("great-revolt", "reconquest-of-gaul", "pax-gallica", "ariovistus")),
    *_halves("the-gallic-war"),
)
GREAT_REVOLT, RECONQUEST, PAX_GALLICA, ARIOVISTUS, FIRST_HALF, SECOND_HALF = range(len(SCENARIOS))


def scenario_of(name: str) -> int:
    """The number of a scenario, or of its first half."""
    return [each.name for each in SCENARIOS].index(name)


def piles(s: State) -> tuple[int, tuple[int, ...]]:
    """How many piles there are, and into which a WINTER card is shuffled."""
    scenario = SCENARIOS[s.scenario]
    if s.short:
        return scenario.short_piles, scenario.short_winters
    return scenario.piles, scenario.winters


def events_dealt(s: State) -> int:
    """How many Events are dealt to the piles: five to each, or A2.1 as many as there are."""
    return min(PILE * piles(s)[0], len(war(s).cards) - s.kept_out)


def pile_size(s: State, pile: int) -> int:
    """How many cards a pile has, its WINTER card among them; A2.1 the last ones may be short."""
    events = min(PILE, max(0, events_dealt(s) - PILE * (pile - 1))) if s.kept_out else PILE
    return events + (pile in piles(s)[1])


def cards_in_deck(s: State) -> int:
    """2.2 Cards left to draw: open to inspection."""
    return events_dealt(s) + len(piles(s)[1]) - s.cards_drawn


def winters_in_all(s: State) -> int:
    return len(piles(s)[1])


def winters_of_game(s: State) -> tuple[int, int]:
    """How many WINTER cards have been played, with the one being played, and how many the whole game has."""
    scenario = SCENARIOS[s.scenario]
    played = scenario.winters_before + s.winters - (s.next_card == WINTER)
    return played, scenario.winters_before + winters_in_all(s) + scenario.winters_after


def is_final_winter(s: State) -> bool:
    """2.4.1 The WINTER card being played is the last one; A2.1 that of a first half is not."""
    return _is_last_winter(s) and SCENARIOS[s.scenario].half != 1


def is_interlude(s: State) -> bool:
    """A2.1 The WINTER card being played is the last one of a first half: most of it is the Interlude."""
    return _is_last_winter(s) and SCENARIOS[s.scenario].half == 1


def _is_last_winter(s: State) -> bool:
    shown = s.winters - (s.next_card == WINTER)
    return shown >= winters_in_all(s)


def _pile_under_way(s: State) -> tuple[int, int, int]:
    """The pile that is being drawn, how many of its cards are drawn, and the WINTER cards of the piles before it."""
    count, winters = piles(s)
    drawn, pile, due = s.cards_drawn, 1, 0
    while pile <= count and drawn >= (size := pile_size(s, pile)):
        drawn -= size
        due += pile in winters
        pile += 1
    return pile, drawn, due


def winters_due(s: State) -> int:
    """How many WINTER cards the piles drawn so far had among them."""
    return _pile_under_way(s)[2]


def cards_left(s: State) -> tuple[int, bool]:
    """Cards left in the pile that is being drawn, and whether its WINTER card is among them."""
    pile, drawn, due = _pile_under_way(s)
    has_winter = pile in piles(s)[1]
    return pile_size(s, pile) - drawn, has_winter and s.winters == due


def cards_till_winter(s: State) -> float:
    """How many cards are drawn before the next WINTER card, on average; all that are left, if there is none."""
    pile = _pile_under_way(s)[0]
    left, winter = cards_left(s)
    if winter:
        return (left - 1) / 2
    count, winters = piles(s)
    for later in range(pile + 1, count + 1):
        if later in winters:
            return left + (pile_size(s, later) - 1) / 2
        left += pile_size(s, later)
    return left


def draw_card(s: State) -> Procedure[Card]:
    """Turn up the next card of the draw deck: the first of those looked at, or one that chance takes."""
    if not cards_in_deck(s):
        return NO_CARD
    card = _unqueue(s) if s.peeked[0] else (yield from _draw(s))
    note_drawn(s, card)
    return card


def _draw(s: State) -> Procedure[Card]:
    """Chance takes one of the cards that may come next."""
    left, winter = cards_left(s)
    cards = events_left(s) if left > winter else []
    weights = _event_weights(s, cards)
    if winter:
        # one chance in `left` for WINTER: the others share the rest
        weights = [weight * (left - 1) for weight in weights] + [sum(weights) or 1]
        cards.append(WINTER)
    return (yield from draw("draw_card", "2.3.7", cards, weights))


# ---- 35, 47 Looking at facedown cards ---------------------------------------------------------------------------


def peek(s: State, faction: Faction) -> Procedure[None]:
    """The Faction looks at the next two facedown cards: they are drawn now, and wait in a queue for their turn. What
    the others can see of the deck does not change."""
    while len(queued(s)) < min(len(s.peeked), cards_in_deck(s)):
        ahead = s.copy()
        for card in queued(s):
            note_drawn(ahead, card)
        drawn = yield from _draw(ahead)
        s.peeked = altered(s.peeked, len(queued(s)), drawn)
    s.looked = altered(s.looked, faction, len(queued(s)))


def queued(s: State) -> list[Card]:
    """The facedown cards that somebody has looked at."""
    return [CARD[number] for number in s.peeked if number]


def known(s: State, faction: Faction) -> list[Card]:
    """2.2 The facedown cards that the Faction has looked at."""
    return queued(s)[: s.looked[faction]]


def _unqueue(s: State) -> Card:
    card = CARD[s.peeked[0]]
    s.peeked = s.peeked[1:] + bytes(1)
    s.looked = bytes(max(0, n - 1) for n in s.looked)
    return card


def events_left(s: State) -> list[Card]:
    """Event cards that may still come."""
    cards = list(compress(war(s).cards, map(not_, war(s).seen_of(s.seen))))
    return [card for card in cards if initiative_left(s, order_of(s, card)[0])] if s.even_initiative else cards


def _event_weights(s: State, cards: list[Card]) -> list[int]:
    """Even Initiative: a Faction comes first as often as it has cards left in the pile, each of its cards alike."""
    if not s.even_initiative:
        return [1] * len(cards)
    unseen = {f: sum(order_of(s, card)[0] is f for card in cards) for f in players(s)}
    scale = lcm(*range(1, 19))
    firsts = [order_of(s, card)[0] for card in cards]
    return [initiative_left(s, first) * scale // unseen[first] for first in firsts]


def initiative_left(s: State, faction: Faction) -> int:
    """Even Initiative: cards with this Faction first that are left of those dealt evenly, four at a time."""
    rounds = ceil(PILE * piles(s)[0] / len(players(s)))
    return max(0, rounds - _seen_with_initiative(s, faction))


def _seen_with_initiative(s: State, faction: Faction) -> int:
    return sum(s.seen[card] for card in war(s).cards if order_of(s, card)[0] is faction)


def play_in_winter(s: State, card: int) -> None:
    """63, A66 The card now played in a Winter Round: its Faction order is that of Harassment (3.2.2)."""
    s.card, s.wintering = card, 1


def return_to_winter(s: State) -> None:
    s.card, s.wintering = WINTER, 0


def note_drawn(s: State, card: Card) -> None:
    s.cards_drawn += 1
    if card is WINTER:
        s.winters += 1
    else:
        s.seen = altered(s.seen, card, 1)
