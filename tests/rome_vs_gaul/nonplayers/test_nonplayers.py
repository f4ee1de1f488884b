"""What is true of both non-players: they see what their seat may see, go on the same after a cut, and explain."""

import ast
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

import alesia
from alesia.games.rome_vs_gaul import GAME
from alesia.games.rome_vs_gaul.components import CARDS, PLAYERS, Card, Side
from alesia.games.rome_vs_gaul.nonplayers import Nonplayer
from alesia.games.rome_vs_gaul.nonplayers.conducts import CONDUCTS
from alesia.games.rome_vs_gaul.observe import seen
from alesia.games.rome_vs_gaul.state import DECK, HANDS, State
from alesia.games.rome_vs_gaul.strategy.hands import hand
from alesia.games.rome_vs_gaul.vocabulary import QUESTIONS
from alesia.kernel.ask import CHANCE, Ask, Option
from alesia.kernel.chance import SeededChance
from alesia.kernel.position import Position, Turn
from alesia.table.table import replay
from alesia.words import explain_lines, explain_short
from alesia.words.catalogue import ENGLISH, catalogue, read

NONPLAYERS = {"Roman": "nonplayer", "Gallic": "nonplayer"}
WORDS = catalogue("rome_vs_gaul_nonplayers")
FOLDER = Path(alesia.__file__).parent / "games" / "rome_vs_gaul" / "nonplayers"
LANGUAGES = ["en", "fr"]


# ---- every question ---------------------------------------------------------------------------------------------

ROMAN_ALONE = [
    "battle_surprise",
    "bring_back",
    "caesar_arrives",
    "camp",
    "camp_at",
    "displaced_caesar",
    "displaced_influence",
    "fleet",
    "keep_legate",
    "legate_arrives",
    "legion_arrives",
    "levy",
    "place_cavalry",
    "replacements",
    "root_and_branch",
    "set_up_caesar",
    "tenth_legion",
    "tenth_legion_recovers",
    "three_days_march",
    "veni_vidi_vici",
    "winter_campaign",
    "winter_march",
    "winter_loss",
]
GALLIC_ALONE = [
    "ambush",
    "ambush_from",
    "arrive_inside",
    "council_displaces",
    "druids",
    "encourage",
    "foragers",
    "general_attack",
    "glory",
    "glory_strikes",
    "hire",
    "indutiomarus",
    "leader_arrives",
    "leader_winters",
    "militia",
    "minor_tribe",
    "move_over",
    "muster",
    "muster_to",
    "reinforce",
    "scorched_earth",
    "settle",
    "take_out",
    "united_gaul",
    "upgrade",
    "uprising",
]
CHANCES = ["deal", "draw_card", "draw_legate", "draw_tribe", "lose_card"]


@pytest.mark.parametrize("side", PLAYERS, ids=str)
def test_every_question_that_a_side_may_be_asked_has_its_answer(side: Side) -> None:
    """A method of the question's name, for all but dice, draws and what only the other side is asked."""
    others = GALLIC_ALONE if side.name == "Roman" else ROMAN_ALONE
    asked = [key for key in QUESTIONS if not key.endswith("_roll") and key not in (*others, *CHANCES)]

    assert len(asked) > 50
    assert [key for key in asked if not hasattr(CONDUCTS[side], key)] == []


def play(seed: int, sides: tuple[Side, ...] = PLAYERS) -> set[tuple[int, str]]:
    """A game of non-players, the others at random: who was asked what."""
    position = Position(GAME, GAME.setup("rome-vs-gaul", {}))
    random, asked = Random(seed), set()
    agents = {side: Nonplayer(side, seed) for side in sides}
    while position.request is not None:
        ask: Ask = position.asks[0]
        option = random.choice(ask.options)
        if ask.who != CHANCE and ask.who in agents:
            side = PLAYERS[ask.who]
            option = agents[side].decide(Look(position.state, position.start, position.turn, side), ask)
            asked.add((ask.who, ask.key))
        assert option in ask.options, ask
        position.answer(option, ask.who)
    return asked


def test_every_question_of_many_games_is_answered() -> None:
    """Against each other and against chance, which leads into strange places."""
    asked = set()
    for seed in range(4):
        asked |= play(seed) | play(seed, PLAYERS[:1]) | play(seed, PLAYERS[1:])

    assert len(asked) > 70


# ---- hidden information -----------------------------------------------------------------------------------------


def disguised(s: State, seat: Side, random: Random) -> State:
    """The same for this seat; the enemy's cards are dealt anew from his hand and the deck."""
    twin = s.copy()
    cards = hand(s, seat.other)
    pool = [*cards, *[card for card in CARDS if s.cards[card] == DECK]]
    dealt = random.sample(pool, len(cards))
    for card in pool:
        twin.cards[card] = HANDS[seat.other] if card in dealt else DECK
    return twin


class Look:
    """What a table shows to an agent, of any state."""

    def __init__(self, state: State, start: State, turn: Turn, seat: Side) -> None:
        self._state, self.turn, self._seat = state, turn, seat
        self.start = GAME.seen(start, seat)

    @property
    def state(self) -> Any:
        return GAME.seen(self._state, self._seat)

    def past(self) -> Any:
        return iter(())


def twin_games(side: Side, seed: int) -> int:
    """Play a game; at each question to the side a twin that sees a disguised table must answer the same."""
    position = Position(GAME, GAME.setup("rome-vs-gaul", {}))
    chance, random = SeededChance(seed), Random(seed)
    agents = [Nonplayer(each, seed) for each in PLAYERS]
    double, start, false_start, asked = Nonplayer(side, seed), None, None, 0
    while position.request is not None:
        ask: Ask = position.asks[0]
        if ask.who == CHANCE:
            index = chance.answer(ask)
            assert index is not None
            position.answer(ask.options[index], ask.who)
            continue
        option = agents[ask.who].decide(Look(position.state, position.start, position.turn, PLAYERS[ask.who]), ask)
        if ask.who == side:
            if start is not position.start:
                start, false_start = position.start, disguised(position.start, side, random)
            assert false_start is not None
            false = disguised(position.state, side, random)
            assert double.decide(Look(false, false_start, position.turn, side), ask) == option, (ask, asked)
            asked += 1
        position.answer(option, ask.who)
    return asked


@pytest.mark.parametrize("side", PLAYERS, ids=str)
def test_answers_do_not_depend_on_what_is_hidden(side: Side) -> None:
    assert twin_games(side, 7) > 200


HANDS_DEALT = """
    round = 1
    player = "Roman"
    hands = { Roman = ["Alesia", "Labienus"], Gallic = ["Hostages", "Druids"] }
"""


@pytest.mark.parametrize("side", PLAYERS, ids=str)
def test_the_disguise_changes_what_the_enemy_holds_and_nothing_else(side: Side) -> None:
    s = GAME.read_position(HANDS_DEALT, "rome-vs-gaul", {})
    twins = [disguised(s, side, Random(seed)) for seed in range(5)]

    assert any(twin.digest() != s.digest() for twin in twins)
    assert all(seen(twin, side).digest() == seen(s, side).digest() for twin in twins)


def cards_in(fact: object) -> bool:
    """Whether a card is named in a fact, or in what it is made of."""
    if isinstance(fact, tuple | list):
        return any(cards_in(each) for each in fact)
    return isinstance(fact, Card) or (isinstance(fact, Option) and fact.verb in ("card", "event", "points", "discard"))


def test_the_walk_never_tells_the_hand() -> None:
    """No card is named in it but that which is played: neither those that were weighed, nor that a surprise is held."""
    table = alesia.new("rome-vs-gaul", None, 2, NONPLAYERS)
    steps = [step for thought in table.thoughts for step in thought.walk]
    did = [step for step in steps if step.kind == "did"]

    assert not [step for step in steps if step.kind != "did" and any(cards_in(fact) for fact in step.facts)]
    assert {step.key for step in did if cards_in(step.facts[0])} <= {"play", *SURPRISES}
    assert not [step for step in did if step.key in SURPRISES and str(step.facts[0]) == "pass"]
    assert "play" in {step.key for step in did}


SURPRISES = ("ambush", "battle_surprise", "reaction", "siege_surprise", "treachery", "winter_campaign")


# ---- a game that is cut goes on the same ------------------------------------------------------------------------


def test_a_game_cut_at_any_answer_goes_on_the_same() -> None:
    whole = alesia.new("rome-vs-gaul", None, 4, NONPLAYERS)
    record = whole.record
    for cut in range(3, len(record.entries), 211):
        table = replay(record, cut)
        table.go_on(table.turn)
        assert [str(e) for e in table.entries(cut)] == [str(e) for e in record.entries[cut : table.decisions]]
    assert table.decisions > cut


def test_the_same_seed_gives_the_same_game() -> None:
    games = [alesia.new("rome-vs-gaul", None, 9, NONPLAYERS) for _ in range(2)]

    assert games[0].digest == games[1].digest


def test_undo_lets_them_think_again() -> None:
    """The Gaul takes his Town back; the Roman then answers the same."""
    table = alesia.new("rome-vs-gaul", None, 2, {"Roman": "nonplayer", "Gallic": "human"})
    answers = []
    for _ in range(2):
        assert table.ask is not None
        table.answer(table.ask.options[0], "Gallic")
        answers.append([str(entry) for entry in table.entries()])
        if len(answers) == 1:
            table.undo(agreed=True)
    assert answers[0] == answers[1]


# ---- words ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_walk_of_a_whole_game_can_be_told(language: str) -> None:
    """Step by step in sentences without a hole, each with its rule, and in short."""
    for thought in alesia.new("rome-vs-gaul", None, 1, NONPLAYERS).thoughts:
        explain_short(thought.walk, "rome-vs-gaul", language)
        for rule, line in explain_lines(thought.walk, "rome-vs-gaul", language):
            assert rule
            assert not re.search(r"[{}<>]|\bNone\b|\bTrue\b|\bFalse\b", line), line


def literals(which: dict[str, int]) -> set[str]:
    found: set[str] = set()
    for path in FOLDER.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and (name := _name(node.func)) in which and len(node.args) > which[name]:
                argument = node.args[which[name]]
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    found.add(argument.value)
    return found


def _name(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


KINDS = ["marker", "siege", "battle", "clear", "enter", "march", "supply", "gather", "home"]
MADE = {f"plan.{kind}" for kind in KINDS} | {f"note.{kind}" for kind in KINDS}
MADE |= {f"check.{kind}" for kind in ("siege", "battle", "clear", "enter")} | {"why.no_battle", "why.no_clear"}
BOXES = {"Diamond": 0, "Box": 0, "weighs": 0, "rests": 0}
KEYS = {"Priority": 0, "note": 0, "checks": 0, "needless": 0, "impossible": 0, "worthless": 0, "phrase": 0}


def test_every_box_has_words() -> None:
    names = literals(BOXES)
    assert {"R_SIEGE", "R_BEST", "G_RISE", "G_REST"} <= names
    assert sorted(name for name in names if not WORDS.has(f"box.{name}")) == []


def test_every_priority_check_and_note_has_words_and_every_word_is_used() -> None:
    keys = literals(KEYS) | MADE
    boxes = {f"box.{name}" for name in literals(BOXES)}
    assert sorted(key for key in keys if not WORDS.has(key)) == []
    told = {word for word in read("rome_vs_gaul_nonplayers", ENGLISH)[0] if not word.startswith(("explain.", "did."))}
    told = {word.removesuffix(".count") for word in told}
    ways = {f"way.{name}" for name in (*literals(BOXES), *[option.verb for option in GAME.vocabulary])}
    assert sorted(told - keys - boxes - ways) == []


# ---- asking a non-player ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seat", "card"), [("Gallic", "hostages"), ("Roman", "Alesia")])
def test_what_would_the_nonplayer_do_here(seat: str, card: str) -> None:
    table = alesia.ask_nonplayer("rome-vs-gaul", "turn = 3", seat, card, seed=1)
    assert table.seats[seat] == "nonplayer"
    table.go_on(table.turn)
    walk = next(thought.walk for thought in table.thoughts if thought.seat == seat)

    assert {step.key[0] for step in walk if step.kind == "box"} == {seat[0]}
    assert [step for step in walk if step.kind == "did" and step.key == "action"]


def test_an_unknown_card_is_named() -> None:
    with pytest.raises(alesia.AlesiaError, match="no card"):
        alesia.ask_nonplayer("rome-vs-gaul", "turn = 3", "Roman", "Massilia", seed=1)


def test_the_nonplayers_of_a_position_are_written_in_it() -> None:
    table = alesia.new("rome-vs-gaul", None, 1, {"Roman": "human", "Gallic": "nonplayer"}, {}, HANDS_DEALT)
    read_again = GAME.read_position(table.position_text(), "rome-vs-gaul", {})

    assert GAME.nonplayers(read_again) == (1,)
