"""7.5.4, 7.5.5 Surprise cards, and the Reaction: the moments at which each can be played.

Nobody may learn from a question that a hand holds the card. So a player is asked at every such moment as long as the
card does not lie open before all and he has any card, even if passing is all that he can do.
"""

from collections.abc import Callable
from dataclasses import dataclass

from alesia.games.rome_vs_gaul.battle.combat import Combat, Force, submits
from alesia.games.rome_vs_gaul.board import Army, Gaul, cus
from alesia.games.rome_vs_gaul.components import CARD, GALLIC, PLAYERS, ROMAN, Card, Side, Space
from alesia.games.rome_vs_gaul.reaction.interception import eligible
from alesia.games.rome_vs_gaul.state import DISCARDS, HANDS, PLAYED, STRATEGY, State
from alesia.games.rome_vs_gaul.strategy.hands import discard, draw_card
from alesia.kernel.ask import Act, Noun, Procedure, act, choose, choose_covered

VOW_TO_MARS, CIRCUMVALLATION, AMBUSH, STRATAGEM, TREACHERY = (CARD[number] for number in (6, 17, 35, 51, 52))
REACTION = CARD[48]
PASS = act("pass")
OPEN = (DISCARDS, PLAYED)
SIGNS = (Noun(2, "add", "+2"), Noun(-2, "add", "-2"))  # 51 what is added to the dice


Betrayal = Callable[[Gaul, Space, int], Procedure[bool]]


@dataclass
class Boost:
    """What cards do to a roll on the Siege Table."""

    columns: int = 0
    added: int = 0
    no_loss: bool = False
    bare_walls: bool = False


# ---- the question -----------------------------------------------------------------------------------------------


def offered(s: State, side: Side, cards: tuple[Card, ...]) -> bool:
    """Whether the player is asked: one of the cards may be in his hand, for all that lies open, if he has any."""
    return HANDS[side] in s.cards and any(card.is_for(side) and s.cards[card] not in OPEN for card in cards)


def surprise(
    g: Gaul, side: Side, cards: tuple[Card, ...], key: str, rule: str, *about: object
) -> Procedure[Card | None]:
    """A card of these, if the player holds one and will play it now; it is replaced from the deck (7.5.4)."""
    s = g.state
    if not offered(s, side, cards):
        return None
    held: list[Noun | Act] = [card for card in cards if card.is_for(side) and s.cards[card] == HANDS[side]]
    choice = yield from choose_covered(side, key, rule, [*held, PASS], *about)
    if not isinstance(choice, Card):
        return None
    discard(s, choice)
    g.log("surprise", rule, side, choice)
    yield from draw_card(g, side)
    return choice


# ---- before a roll on the Siege Table ---------------------------------------------------------------------------


def before_siege_roll(g: Gaul, side: Side, space: Space, betray: Betrayal) -> Procedure[Boost | None]:
    """6, 17, 51, 52 The active player first; each may play several, and answer what the other plays. None if Treachery
    has brought the location down: nothing is rolled then (14.3.1)."""
    boost = Boost()
    player, passed = side, 0
    while passed < len(PLAYERS):
        roman = (VOW_TO_MARS, CIRCUMVALLATION) if player is ROMAN is side else ()
        card = yield from surprise(g, player, (*roman, STRATAGEM, TREACHERY), "siege_surprise", "7.5.4", space)
        if card is None:
            player, passed = player.other, passed + 1
            continue
        passed = 0
        if card is not TREACHERY:
            yield from apply(boost, card, player, space)
        elif (yield from betray(g, space, 1 if player is side else -1)):
            return None
    return boost


def apply(boost: Boost, card: Card, player: Side, space: Space) -> Procedure[None]:
    if card is VOW_TO_MARS:
        boost.columns, boost.no_loss = 1, True
    elif card is CIRCUMVALLATION:
        boost.bare_walls = True
    else:
        boost.added += int((yield from choose(player, "stratagem", "7.5.4", SIGNS, space)))


# ---- before a battle, and when Romans come near -----------------------------------------------------------------


def before_battle(g: Gaul, combat: Combat) -> Procedure[bool]:
    """6 The Roman commander, if there is one, has two more rerolls; no dice are rolled against those who submit
    (13.3.1), and in Winter no hand holds a card any more. Whether the card was played."""
    if g.state.phase != STRATEGY or submits(g.state, combat) or not any(map(_has_roman_commander, combat.forces)):
        return False
    card = yield from surprise(g, ROMAN, (VOW_TO_MARS,), "battle_surprise", "7.5.4", combat.space)
    if card:
        combat.force_of(ROMAN).more_rerolls += 2
    return card is not None


def _has_roman_commander(force: Force) -> bool:
    """9.0, 9.4 A Leader or an intrinsic one; the German Cavalry alone has neither."""
    return force.side is ROMAN and force.leader is not None


def ambush(g: Gaul, side: Side, army: Army, target: Space) -> Procedure[Space | None]:
    """35 Whence a Gallic army intercepts without a roll; Rome then fights one column to the left."""
    s = g.state
    near = side is ROMAN and offered(s, GALLIC, (AMBUSH,)) and cus(army)
    starts = eligible(s, GALLIC, target) if near else []
    if not starts or not (yield from surprise(g, GALLIC, (AMBUSH,), "ambush", "7.5.4", target)):
        return None
    return (yield from choose(GALLIC, "ambush_from", "12.1.1", starts, target))


# ---- the Reaction -----------------------------------------------------------------------------------------------


def is_cancelled(g: Gaul, side: Side, card: Card) -> Procedure[bool]:
    """7.5.5 The opponent may cancel an Event or Bonus, Action Points included."""
    cancelled = yield from surprise(g, side.other, (REACTION,), "reaction", "7.5.5", card)
    if cancelled:
        g.log("cancelled", "7.5.5", card)
    return cancelled is not None
