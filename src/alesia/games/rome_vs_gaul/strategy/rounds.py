"""7.1-7.5 The Strategy Phase: eight rounds in which each player plays a card."""

from alesia.games.rome_vs_gaul.board import Gaul
from alesia.games.rome_vs_gaul.components import CARD, CARDS, GALLIC, HAND, PLAYERS, ROMAN, Card, Side
from alesia.games.rome_vs_gaul.events import carry_out_event, is_possible
from alesia.games.rome_vs_gaul.movement.entering import between_actions
from alesia.games.rome_vs_gaul.movement.fighting import breaches
from alesia.games.rome_vs_gaul.reinforcements import place_late_caesar
from alesia.games.rome_vs_gaul.siege import lift_sieges
from alesia.games.rome_vs_gaul.state import HANDS, PLAYED, State, begin_play
from alesia.games.rome_vs_gaul.strategy.actions import spend
from alesia.games.rome_vs_gaul.strategy.hands import discard, draw_card, hand
from alesia.games.rome_vs_gaul.strategy.surprises import is_cancelled, offered
from alesia.games.rome_vs_gaul.strategy.treachery import treachery
from alesia.games.rome_vs_gaul.supply import supply_phase
from alesia.kernel.ask import CHECKPOINT, Act, Procedure, act, choose, choose_covered

EVENT, POINTS, DISCARD = ([act(verb, card) for card in CARDS] for verb in ("event", "points", "discard"))
WINTER_CAMPAIGN = CARD[4]
PASS = act("pass")


def strategy_phase(g: Gaul) -> Procedure[None]:
    """7.1 Card by card, until both hands are empty. What is in the state is enough to go on before each card."""
    s = g.state
    if not s.round:
        s.round, s.first = 1, int(GALLIC)
        s.player = int(GALLIC)
        if (yield from winter_campaign(g)):
            _next(s)
    while s.round <= HAND:
        yield CHECKPOINT
        side = PLAYERS[s.player]
        if hand(s, side):
            yield from play_card(g, side)
        _next(s)
    s.round = s.step = 0


def _next(s: State) -> None:
    """7.3 Whoever goes first goes first in each round."""
    if s.player != s.first:
        s.round += 1
    s.player = 1 - s.player


def winter_campaign(g: Gaul) -> Procedure[bool]:
    """7.3 Before the first Gallic card Rome may interrupt by WINTER CAMPAIGN, and goes first in this turn. True if it
    has done so."""
    s = g.state
    if not offered(s, ROMAN, (WINTER_CAMPAIGN,)):
        return False
    held = [EVENT[WINTER_CAMPAIGN]] if s.cards[WINTER_CAMPAIGN] == HANDS[ROMAN] else []
    choice = yield from choose_covered(ROMAN, "winter_campaign", "7.3", [*held, PASS])
    if choice is PASS:
        return False
    show(g, ROMAN, WINTER_CAMPAIGN)
    if (yield from is_cancelled(g, ROMAN, WINTER_CAMPAIGN)):
        yield from put_away(g, ROMAN, WINTER_CAMPAIGN)
        return False
    g.log("event", "7.3", ROMAN, WINTER_CAMPAIGN)
    g.log("goes_first", "7.3", ROMAN)
    s.first = s.player = int(ROMAN)
    begin_play(s)
    yield from place_late_caesar(g)
    yield from begin(g, ROMAN)
    yield from carry_out_event(g, ROMAN, WINTER_CAMPAIGN)
    yield from end_play(g, ROMAN, WINTER_CAMPAIGN)
    return True


# ---- 7.4.2 a card play ------------------------------------------------------------------------------------------


def play_card(g: Gaul, side: Side) -> Procedure[None]:
    """7.4.2 Step 1 to step 3: show a card, use it, check supply."""
    s = g.state
    begin_play(s)
    if side is ROMAN:
        yield from place_late_caesar(g)
    if (yield from is_interrupted(g, side)):
        return
    card = yield from use_card(g, side)
    if card is not None:
        yield from end_play(g, side, card)


def is_interrupted(g: Gaul, side: Side) -> Procedure[bool]:
    """7.3 Rome may draw WINTER CAMPAIGN, in place of Treachery, as the first Gallic card play begins, and stop it."""
    s = g.state
    held = hand(s, ROMAN)
    yield from begin(g, side)
    is_first = s.round == 1 and side is GALLIC and s.first == GALLIC
    return is_first and hand(s, ROMAN) != held and (yield from winter_campaign(g))


def begin(g: Gaul, side: Side) -> Procedure[None]:
    """7.5.4 Before the card of the round, and again whenever it is replaced, Treachery may be played."""
    for player in (side, side.other):
        yield from treachery(g, player)
        yield from breaches(g)


def end_play(g: Gaul, side: Side, card: Card) -> Procedure[None]:
    """7.4.2 Step 3: the Supply Phase."""
    s = g.state
    yield from between_actions(g)
    discard(s, card)
    s.card = s.bridge = 0
    s.plays += side is ROMAN
    yield from supply_phase(g, side)
    yield from breaches(g)
    lift_sieges(s)


def use_card(g: Gaul, side: Side) -> Procedure[Card | None]:
    """7.5 For its event, its Action Points, or (Bonus) both; a cancelled card is replaced by another (7.5.5). None if
    the last card is gone and the deck is empty (7.1), or Rome goes first after all (7.3)."""
    s = g.state
    while hand(s, side):
        choice = yield from choose(side, "play", "7.4.2", plays(s, side), s.round)
        card = choice.target
        assert isinstance(card, Card)
        if choice.verb == "discard":
            discard(s, card)
            g.log("discarded", "7.5.4", side, card)
            yield from draw_card(g, side)
            if (yield from is_interrupted(g, side)):
                return None
            continue
        show(g, side, card)
        if choice.verb == "points":
            yield from spend(g, side, card.points)
            return card
        if not (yield from is_cancelled(g, side, card)):
            yield from use_event(g, side, card)
            return card
        yield from put_away(g, side, card)
        yield from begin(g, side)
    return None


def put_away(g: Gaul, side: Side, card: Card) -> Procedure[None]:
    """7.5.5 A cancelled card; its owner draws another."""
    g.state.card = 0
    discard(g.state, card)
    yield from draw_card(g, side)


def use_event(g: Gaul, side: Side, card: Card) -> Procedure[None]:
    """7.5.3 With a Bonus card the event comes first, then the Action Points."""
    g.log("event", "7.5", side, card)
    yield from carry_out_event(g, side, card)
    yield from breaches(g)
    if card.kind == "bonus":
        yield from between_actions(g)
        yield from spend(g, side, card.points)


def show(g: Gaul, side: Side, card: Card) -> None:
    """7.4.2 Step 1: face up for both to see."""
    s = g.state
    s.cards[card] = PLAYED
    s.card = card + 1
    g.log("plays", "7.4.2", side, card)


def plays(s: State, side: Side) -> list[Act]:
    """7.5 What can be done with each card of the hand."""
    cards = hand(s, side)
    found = [EVENT[card] for card in cards if is_possible(s, side, card)]
    found += [POINTS[card] for card in cards]
    return found + [DISCARD[card] for card in cards if card.kind == "surprise"]
