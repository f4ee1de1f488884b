"""5.2 The Card Action Phase: cards chosen in secret, actions announced and resolved in their order."""

from alesia.games.gallic_war.board import BOXES, Gaul, contested_areas
from alesia.games.gallic_war.cards.activation import may_activate, neutral_tribe_activation
from alesia.games.gallic_war.cards.draw import hand
from alesia.games.gallic_war.cards.events import may_play_event, play_event
from alesia.games.gallic_war.cards.movement import movement, movement_battles
from alesia.games.gallic_war.cards.politics import political_action, political_targets
from alesia.games.gallic_war.cards.supply import may_raid, supply_action
from alesia.games.gallic_war.components import BARBARIAN, MASSIVE_REVOLT, PLAYERS, ROMAN, Card, Side
from alesia.games.gallic_war.leaders import guard_home
from alesia.games.gallic_war.state import DISCARDS, PLAYED, State, begin_round
from alesia.kernel.ask import Act, Ask, Procedure, act, choose, draw, together
from alesia.kernel.word import Notes, phrase

# 5.2.1 In the order in which they are resolved.
EVENT, SUPPLY, ACTIVATION, POLITICAL, MOVEMENT = ACTIONS = (
    act("event"),
    act("supply"),
    act("activation"),
    act("political"),
    act("movement"),
)


def card_round(g: Gaul) -> Procedure[None]:
    """5.2 Both players play a card; then battles are fought where both have units."""
    s = g.state
    begin_round(s)
    yield from select_cards(g)
    for side in PLAYERS:
        yield from announce(g, side)
    order = resolution_order(s)
    for side in order:
        if not is_moving(s, side):
            yield from guard_home(g, resolve(g, side))
    yield from guard_home(g, movements(g, [side for side in order if is_moving(s, side)]))
    put_away(s)


def select_cards(g: Gaul) -> Procedure[None]:
    """Each player selects a card in secret; they are revealed together."""
    s = g.state
    hands = [playable(s, side) for side in PLAYERS]
    asks = [Ask(side, "card", "5.2", tuple(card.option for card in hands[side]), (s.round,)) for side in PLAYERS]
    chosen = yield from together(asks)
    for side in PLAYERS:
        play_card(g, side, hands[side][chosen[side]])


def playable(s: State, side: Side) -> list[Card]:
    """5.1 A Massive Revolt that was bought must be the first card."""
    return [MASSIVE_REVOLT] if side is BARBARIAN and s.must_revolt else hand(s, side)


def play_card(g: Gaul, side: Side, card: Card) -> None:
    s = g.state
    s.cards[card] = PLAYED
    s.played[side] = card + 1
    g.log("card", "5.2", side, card)


def announce(g: Gaul, side: Side) -> Procedure[None]:
    """Each player announces the action, Romans first."""
    s = g.state
    card = s.card_of(side)
    assert card is not None
    action = yield from choose(side, "action", "5.2", possible_actions(s, side, card), card, worth(side, card))
    s.actions[side] = ACTIONS.index(action) + 1
    g.log("action", "5.2", side, action.verb, card)


def worth(side: Side, card: Card) -> Notes:
    """5.2.1 How many supply points and how many groups."""
    points = card.value + 1 if side is ROMAN else card.value
    supply = (SUPPLY.option, phrase("note.supply" if side is ROMAN else "note.raid", points))
    return Notes([supply, (MOVEMENT.option, phrase("note.groups", card.value))])


def possible_actions(s: State, side: Side, card: Card) -> list[Act]:
    """5.2.1 What the card may be played for; an event card is an event, or a 1 for Movement."""
    if side is BARBARIAN and s.must_revolt:
        return [EVENT]
    if card.event is not None:
        return [EVENT, MOVEMENT] if may_play_event(s, side, card) else [MOVEMENT]
    found = [SUPPLY] if side is ROMAN or may_raid(s) else []
    if may_activate(s, side, card):
        found.append(ACTIVATION)
    if political_targets(s, side):
        found.append(POLITICAL)
    return [*found, MOVEMENT]


def resolution_order(s: State) -> list[Side]:
    """In card action order, Romans first; of two Movements the higher card first."""

    def rank(side: Side) -> tuple[int, int, Side]:
        card = s.card_of(side)
        assert card is not None
        return s.actions[side], -card.value if is_moving(s, side) else 0, side

    return sorted(PLAYERS, key=rank)


def resolve(g: Gaul, side: Side) -> Procedure[None]:
    """5.2.1 One action."""
    s = g.state
    card, action = s.card_of(side), ACTIONS[s.actions[side] - 1]
    assert card is not None
    if action is EVENT:
        yield from play_event(g, side, card)
    elif action is SUPPLY:
        supply_action(g, side, card)
    elif action is ACTIVATION:
        if neutral_tribe_activation(g, side, card):
            s.cards[card] = BOXES[side]
    elif action is POLITICAL:
        yield from political_action(g, side, card)
    else:
        yield from movement(g, side, card.value)


def is_moving(s: State, side: Side) -> bool:
    return ACTIONS[s.actions[side] - 1] is MOVEMENT


def movements(g: Gaul, movers: list[Side]) -> Procedure[None]:
    """The movements of the round, and the battles in the order of whoever moved first."""
    for side in movers:
        yield from resolve(g, side)
    if movers and contested_areas(g.state):
        yield from movement_battles(g, movers[0])


def put_away(s: State) -> None:
    """Played cards go to the discards, unless they were put elsewhere."""
    for card in (s.card_of(side) for side in PLAYERS):
        if card is not None and s.cards[card] == PLAYED:
            s.cards[card] = DISCARDS
    s.must_revolt = 0
    begin_round(s)


# ---- 9.2 Solitaire Play -----------------------------------------------------------------------------------------


def solitaire_round(g: Gaul, first: Side) -> Procedure[None]:
    """9.2 Each side in turn flips one of its face-down cards and plays it."""
    for side in (first, first.other):
        yield from solitaire_turn(g, side)


def solitaire_turn(g: Gaul, side: Side) -> Procedure[None]:
    """9.2 One card, played to the end with its battles."""
    s = g.state
    begin_round(s)
    card = yield from draw("flip", "9.2", playable(s, side), None, side)
    play_card(g, side, card)
    yield from announce(g, side)
    yield from guard_home(g, movements(g, [side]) if is_moving(s, side) else resolve(g, side))
    must_revolt = s.must_revolt and side is ROMAN
    put_away(s)
    s.must_revolt = int(must_revolt)
