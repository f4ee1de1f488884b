"""8.1.1, 8.2.2 Whether a Non-player plays the Event, and which side."""

from alesia.games.falling_sky.components import AEDUI, BELGAE, CARD, FACTIONS, ROMANS, WINTER
from alesia.games.falling_sky.deck import SCENARIOS, winters_in_all
from alesia.games.falling_sky.events.base import EVENTS, WORDS
from alesia.games.falling_sky.nonplayers.events.register import GROUNDS, IDLE, INSTRUCTIONS, Instruction
from alesia.games.falling_sky.nonplayers.events.trial import has_object, helps_a_player_win, would_change
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.plans import Plan
from alesia.games.falling_sky.notation import ACTIONS
from alesia.games.falling_sky.state import COMMAND_AND_ABILITY, NOTHING, SHADED, UNSHADED, State
from alesia.games.falling_sky.tracks import roman_score, victory_margin
from alesia.games.falling_sky.war import order_of, rebels, war
from alesia.kernel.ask import Ask, Option, act
from alesia.kernel.word import Word

SWORDS, CARNYX = "S", "C"
# What a reader counts to see that an instruction lets the Faction play the card, too.
FIGURES = frozenset(
    f"because.{name}"
    for name in ("auxilia", "carnutes", "german_loss", "led", "legions", "meetings", "more_allies", "near_germania")
) | {"because.remi", "because.settle", "because.stronger"}
ON_GROUNDS = ("event.no_by_instruction", "event.nothing_for_it")


class EventPlan(Plan):
    """Execute one side of the card."""

    def __init__(self, card: int, side: int) -> None:
        self.card, self.side = card, side

    def action(self, mind: Mind, ask: Ask) -> Option | None:
        return act(str(WORDS[self.side]), CARD[self.card]).option


def may_use_event(mind: Mind) -> bool:
    """2.3.4 By the Sequence of Play the Event is open."""
    s = mind.s
    if s.first_action == NOTHING:
        return mind.checks("check.first_eligible", True)
    may = s.first_action == COMMAND_AND_ABILITY
    if mind.tells:
        did = next(name for name, action in ACTIONS.items() if action == s.first_action)
        mind.checks("check.first_did", may, FACTIONS[s.first], Word("action", did))
    return may


def side_of(mind: Mind, card: int) -> int:
    """8.2.2 The Faction's usual text, unless an instruction says otherwise; a card with one text has no choice."""
    if not CARD[card].dual:
        return UNSHADED
    instruction = INSTRUCTIONS.get((card, mind.faction))
    if instruction is not None and instruction.side is not None:
        return instruction.side(mind)
    return mind.conduct.side


def symbol(mind: Mind, card: int) -> str:
    """8.2.1 The grey symbols around the Faction's symbol: Laurels, Swords or Carnyx."""
    return war(mind.s).symbols[card][mind.faction]


def why_not(mind: Mind, card: int, side: int) -> str | None:
    """8.1.1 The reason to decline the Event, if there is one."""
    if symbol(mind, card) == SWORDS:
        return "event.no"
    instruction = INSTRUCTIONS.get((card, mind.faction))
    if instruction is not None and instruction.no is not None and instruction.no(mind):
        return "event.no_by_instruction"
    if is_capability(card, side) and is_last_year(mind.s):
        return "event.capability_in_final_year"
    idle = IDLE.get((card, side))
    if idle is not None and idle(mind):
        return "event.nothing_for_it"
    if not would_change(mind, card, side):
        return "event.ineffective"
    return "event.frost_bars" if helps_a_player_win(mind, card, side) else None


def is_declined(mind: Mind) -> bool:
    """Event Ineffective, Capability in the final year, or a "No" Event?"""
    card = mind.s.card
    side = side_of(mind, card)
    instruction = INSTRUCTIONS.get((card, mind.faction))
    if mind.tells:
        _tell_text(mind, card, side, instruction)
    reason = why_not(mind, card, side)
    if mind.tells:
        _tell_verdict(mind, card, side, instruction, reason)
    return reason is not None


def _tell_text(mind: Mind, card: int, side: int, instruction: Instruction | None) -> None:
    """What the Faction goes by: its instruction, else the text that it would use."""
    if instruction is not None:
        rule = "8.2.1" if symbol(mind, card) else "8.2.3"  # the sheet, or how Event actions are carried out
        mind.walk.note(instruction.key, rule, CARD[card], *_standing(mind))
    elif symbol(mind, card) != SWORDS:
        text = "event.usual_text" if CARD[card].dual else "event.one_text"
        mind.walk.note(text, "8.2.2", CARD[card], mind.faction, WORDS[side])


def _tell_verdict(mind: Mind, card: int, side: int, instruction: Instruction | None, reason: str | None) -> None:
    """Why the Event is declined, or not, and on what grounds."""
    asks = instruction is not None and instruction.no is not None
    if reason in ON_GROUNDS or (reason is None and asks and GROUNDS.get((card, mind.faction), ("",))[0] in FIGURES):
        _tell_ground(mind, card)
    facts = (CARD[card], WORDS[side], mind.faction, has_object(mind, card, side))
    mind.walk.note(reason or "event.has_effect", "8.1.1", *facts)


def _tell_ground(mind: Mind, card: int) -> None:
    key, ground = GROUNDS.get((card, mind.faction), ("", None))
    if ground is not None and (facts := ground(mind)):
        mind.walk.note(key, "8.2.1", *facts)


def _standing(mind: Mind) -> tuple[object, ...]:
    """What instructions ask about: the Roman score, whether somebody plays the Romans, the margin of the first
    rebels, which of the rebels are played, whether the first are, whether Aedui and Belgae are, and whether the next
    Winter is the last."""
    s, first, played = mind.s, rebels(mind.s)[0], tuple(mind.players(rebels(mind.s)))
    others = (mind.is_player(AEDUI), mind.is_player(BELGAE), is_last_year(s))
    scores = (roman_score(s), mind.is_player(ROMANS), victory_margin(s, first))
    return (*scores, bool(played), played, first in played, *others)


def play_event(mind: Mind) -> Plan | None:
    return EventPlan(mind.s.card, side_of(mind, mind.s.card))


def is_capability(card: int, side: int) -> bool:
    return CARD[card].capability in ("both", WORDS[side]) and (card, side) in EVENTS


def is_last_year(s: State) -> bool:
    """8.1.1 The next WINTER will be the last; A2.1 that of a first half is not."""
    resolved = s.winters - (s.next_card == WINTER)
    return winters_in_all(s) - resolved <= 1 and SCENARIOS[s.scenario].half != 1


def is_first_on(mind: Mind, card: int) -> bool:
    order = order_of(mind.s, card)
    return bool(order) and order[0] is mind.faction


def first_next_but_not_now(mind: Mind) -> bool:
    """8.5.2, 8.6.1 First of the symbols on the upcoming card, but not on the one being played."""
    now, next_ = order_of(mind.s, mind.s.card), order_of(mind.s, mind.s.next_card)
    wanted = is_first_on(mind, mind.s.next_card)
    if not next_ or not wanted:
        return mind.checks("check.first_on_next" if next_ else "check.winter_next", False, *next_[:1])
    both = is_first_on(mind, mind.s.card)
    return mind.checks("check.first_on_both" if both else "check.first_on_this", not both, *now[:1], mind.faction)


SHADED_TEXT, UNSHADED_TEXT = (lambda mind: SHADED), (lambda mind: UNSHADED)
