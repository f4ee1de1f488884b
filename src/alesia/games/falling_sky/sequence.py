"""2 Sequence of Play."""

from alesia.games.falling_sky.arverni.phase import arverni_phase
from alesia.games.falling_sky.commands.base import Command
from alesia.games.falling_sky.commands.execution import execute_command
from alesia.games.falling_sky.commands.possible import possible_commands
from alesia.games.falling_sky.components import ARVERNI, NO_CARD, ROMANS, WINTER, Faction
from alesia.games.falling_sky.deck import cards_in_deck, draw_card
from alesia.games.falling_sky.events import event_acts, execute_event, may_prepare, prepare_event
from alesia.games.falling_sky.negotiation import Gaul, is_nonplayer, tell_lost
from alesia.games.falling_sky.nervii import nervii_stand
from alesia.games.falling_sky.scenarios import offer_vercingetorix
from alesia.games.falling_sky.state import (
    COMMAND,
    COMMAND_AND_ABILITY,
    ELIGIBLE,
    EVENT,
    EXECUTED,
    INELIGIBLE,
    NO_ONE,
    NOTHING,
    PASSED,
    State,
    altered,
    begin_action,
)
from alesia.games.falling_sky.tracks import gain
from alesia.games.falling_sky.war import order_of, players
from alesia.games.falling_sky.winter.round import winter_round
from alesia.kernel.ask import CHECKPOINT, Act, Procedure, act, acts, choose

PASS = act("pass")


def play(g: Gaul) -> Procedure[None]:
    """The whole game, card by card, until a Victory Phase ends it."""
    if g.state.card == NO_CARD:
        yield from start(g)
    elif g.state.next_card == NO_CARD and cards_in_deck(g.state) and not g.state.interlude:
        yield from reveal_next(g)
    while True:
        if g.state.card == WINTER:
            yield CHECKPOINT
            yield from winter_round(g)
        else:
            yield from event_card(g)
        yield from next_card(g)


def start(g: Gaul) -> Procedure[None]:
    """2.2 Reveal the first card and the one to come."""
    g.state.card = yield from draw_card(g.state)
    yield from reveal_next(g)


def next_card(g: Gaul) -> Procedure[None]:
    """2.3.7 The upcoming card is played, another is revealed."""
    s = g.state
    s.card, s.next_card = s.next_card, NO_CARD
    yield from reveal_next(g)


def reveal_next(g: Gaul) -> Procedure[None]:
    g.state.next_card = yield from draw_card(g.state)
    show_cards(g)


def show_cards(g: Gaul) -> None:
    """2.3.8 Sudden Frost: WINTER changes places with the Event card before it."""
    s = g.state
    if s.sudden_frost and s.next_card == WINTER:
        s.card, s.next_card = s.next_card, s.card
    g.log("card", "2.3.7", s.current_card, s.upcoming_card)


# ---- 2.3 Event card ---------------------------------------------------------------------------------------------


def event_card(g: Gaul) -> Procedure[None]:
    """Up to two Factions execute a Command or the Event; A2.3.9 after them the Arverni act, if the card bears the
    carnyx and they are At War."""
    while (faction := next_eligible(g.state)) is not None:
        yield CHECKPOINT
        yield from offer_vercingetorix(g)
        yield from take_turn(g, faction)
        if g.state.eligibility[faction] != PASSED:
            nervii_stand(g)
    if g.state.current_card.trigger:
        yield CHECKPOINT
        begin_action(g.state, ARVERNI)
        if (yield from arverni_phase(g)):
            nervii_stand(g)
    adjust_eligibility(g.state)


def next_eligible(s: State) -> Faction | None:
    """2.3.2 The leftmost Eligible Faction of the card that has neither executed nor passed."""
    if s.second != NO_ONE:
        return None
    return next((f for f in order_of(s, s.card) if s.eligibility[f] == ELIGIBLE), None)


def take_turn(g: Gaul, faction: Faction) -> Procedure[None]:
    """2.3.3-2.3.4 Execute a Command, execute the Event, or Pass."""
    s = g.state
    begin_action(s, faction)
    s.executor = faction + 1
    while True:
        choice = yield from choose(faction, "action", "2.3.4", actions(s, faction))
        if choice is PASS:
            pass_turn(g, faction)
            return
        if not isinstance(choice.target, Command):
            if (yield from take_event(g, faction, choice)):
                return
            continue
        g.log("execute", "2.3.4", faction, choice.verb, choice.target)
        if (yield from execute_command(g, faction, choice.target, limited=choice.verb == "limited")):
            record_action(s, faction, COMMAND_AND_ABILITY if s.ability else COMMAND)
            return


def take_event(g: Gaul, faction: Faction, choice: Act) -> Procedure[bool]:
    """5.2 Execute a side of the card; False if it was called off while being prepared."""
    s = g.state
    side = (yield from prepare_event(g, faction, s.current_card)) if choice.verb == "prepare" else choice
    if side is not None:
        record_action(s, faction, EVENT)
        yield from execute_event(g, faction, s.current_card, side.verb)
    return side is not None


def actions(s: State, faction: Faction) -> list[Act]:
    """2.3.4 What the 1st Eligible may do, and what that leaves to the 2nd; 8.1.2 no Non-player is Limited."""
    limited = s.first_action in (COMMAND, COMMAND_AND_ABILITY) and not is_nonplayer(s, faction)
    verb = "limited" if limited else "command"
    choices = acts(verb, possible_commands(s, faction, limited))
    if s.first_action in (NOTHING, COMMAND_AND_ABILITY):
        choices += event_choices(s, faction)
    return [*choices, PASS]


def event_choices(s: State, faction: Faction) -> list[Act]:
    """5.2 The sides of the card; or one of them after own removal or talks (1.4.1, 1.5.2)."""
    sides = event_acts(s.current_card)
    return [*sides, act("prepare", s.current_card)] if sides and may_prepare(s, faction) else sides


def pass_turn(g: Gaul, faction: Faction) -> None:
    """2.3.3 Stay Eligible; Romans gain two Resources, Gauls one."""
    g.state.eligibility = altered(g.state.eligibility, faction, PASSED)
    lost = gain(g.state, faction, 2 if faction is ROMANS else 1)
    g.log("pass", "2.3.3", faction)
    tell_lost(g, faction, lost)


def record_action(s: State, faction: Faction, action: int) -> None:
    s.eligibility = altered(s.eligibility, faction, EXECUTED)
    if s.first_action == NOTHING:
        s.first, s.first_action = faction, action
    else:
        s.second = faction


def adjust_eligibility(s: State) -> None:
    """2.3.6 Those who executed become Ineligible, all others Eligible; Events may say otherwise, a penalty first."""
    eligibility = bytearray(s.eligibility)
    for faction in players(s):
        stays = s.kept[faction] or s.eligibility[faction] != EXECUTED
        eligibility[faction] = ELIGIBLE if stays and not s.barred[faction] else INELIGIBLE
        if s.kept[faction] or s.barred[faction]:
            s.kept, s.barred = altered(s.kept, faction, 0), altered(s.barred, faction, 0)
    s.eligibility = bytes(eligibility)
    s.first = s.second = NO_ONE
    s.first_action = NOTHING
