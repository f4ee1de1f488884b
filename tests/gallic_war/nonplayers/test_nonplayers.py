"""What is true of both non-players: they see what their seat may see, go on the same after a cut, bid, and explain."""

import ast
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

import alesia
from alesia.games.gallic_war import GAME
from alesia.games.gallic_war.board import is_on_map
from alesia.games.gallic_war.cards.draw import hand
from alesia.games.gallic_war.components import BARBARIAN, CARDS, PLAYERS, ROMAN, UNITS, Side
from alesia.games.gallic_war.nonplayers import Nonplayer
from alesia.games.gallic_war.observe import HIDDEN_FACTS, may_read, seen
from alesia.games.gallic_war.state import DECK, State
from alesia.kernel.ask import CHANCE, Ask
from alesia.kernel.chance import SeededChance
from alesia.kernel.position import Position, Turn
from alesia.table.past import think_again
from alesia.table.table import replay
from alesia.words import explain_lines, explain_short
from alesia.words.catalogue import ENGLISH, catalogue, read
from tests.gallic_war.nonplayers.acting import acting, with_hands

NONPLAYERS = {"Roman": "nonplayer", "Barbarian": "nonplayer"}
WORDS = catalogue("gallic_war_nonplayers")
FOLDER = Path(alesia.__file__).parent / "games" / "gallic_war" / "nonplayers"


# ---- hidden information -----------------------------------------------------------------------------------------


def disguised(s: State, seat: Side, random: Random) -> State:
    """The same for this seat, otherwise for the enemy: hidden blocks of a colour change places, strengths and cards are
    dealt anew."""
    twin = s.copy()
    for colour in {unit.colour for unit in UNITS}:
        hidden = [u for u in UNITS if u.colour == colour and is_on_map(s, u) and not may_read(s, seat, u)]
        order = random.sample(hidden, len(hidden))
        for unit, other in zip(hidden, order, strict=True):
            twin.strength[unit] = random.randint(1, unit.full)
            for name in HIDDEN_FACTS:
                getattr(twin, name)[unit] = getattr(s, name)[other]
    cards = hand(s, seat.other)
    pool = [*cards, *[card for card in CARDS if s.cards[card] == DECK]]
    dealt = random.sample(pool, len(cards))
    for card in pool:
        twin.cards[card] = s.cards[cards[0]] if card in dealt else DECK
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
    """Play a game; at each question to the side a twin that sees a disguised board must answer the same."""
    position = Position(GAME, GAME.setup("gallic-war", {}))
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


@pytest.mark.parametrize("side", PLAYERS, ids=str)
def test_the_disguise_changes_what_the_enemy_knows_and_nothing_else(side: Side) -> None:
    table = alesia.new("gallic-war", None, 5, {"Roman": "human", "Barbarian": "human"})
    s = table._position.state
    twin = disguised(s, side, Random(1))

    assert twin.digest() != s.digest()
    assert seen(twin, side).digest() == seen(s, side).digest()


def test_what_is_meant_to_be_done_is_told_when_it_is_done() -> None:
    """The Roman announces Movement; the Barbarian, who may still march, sees the box and not the target."""
    position = '[areas."Transalpine Gaul"]\nRoman = "Legion VII, Legion VIII"\n[areas.Volcae]\nBarbarian = "Volcae"'
    game = acting(ROMAN, with_hands(ROMAN, "Remi", "Esuvii", position))
    assert game.asked == "Barbarian action"
    assert game.boxes == "R1 no, R_CAMPAIGN yes"
    assert game.notes == []

    game.play("Barbarian action activation")
    assert game.notes[0] == "roman.raid"


# ---- a game that is cut goes on the same ------------------------------------------------------------------------


def test_a_game_cut_at_any_answer_goes_on_the_same() -> None:
    whole = alesia.new("gallic-war", None, 4, NONPLAYERS)
    record = whole.record
    for cut in range(3, len(record.entries), 97):
        table = replay(record, cut)
        table.go_on(table.turn)
        assert [str(e) for e in table.entries(cut)] == [str(e) for e in record.entries[cut : table.decisions]]
    assert table.decisions > cut


def test_the_same_seed_gives_the_same_game() -> None:
    games = [alesia.new("gallic-war", None, 9, NONPLAYERS) for _ in range(2)]

    assert games[0].digest == games[1].digest


def test_undo_lets_them_think_again() -> None:
    """The Roman takes back the action that he announced, his card lying open; the non-player has the same dice."""
    table = alesia.new("gallic-war", None, 2, {"Roman": "human", "Barbarian": "nonplayer"})
    ask = table.ask
    assert ask is not None
    table.answer(ask.options[0], "Roman")
    answers = []
    for _ in range(2):
        assert table.ask is not None
        assert table.ask.key == "action"
        table.answer("supply", "Roman")
        answers.append([str(entry) for entry in table.entries()])
        if len(answers) == 1:
            table.undo(agreed=True)
    assert answers[0] == answers[1]


# ---- why ---------------------------------------------------------------------------------------------------------


def test_why_two_chose_the_cards_that_they_chose_together() -> None:
    record = alesia.new("gallic-war", None, 3, NONPLAYERS).record
    first = next(n for n, entry in enumerate(record.entries) if entry.key == "card")
    thoughts = [think_again(record, first), think_again(record, first + 1)]

    assert [thought.seat for thought in thoughts if thought is not None] == ["Roman", "Barbarian"]


@pytest.mark.parametrize("seed", [1, 2])
def test_every_walk_of_whole_games_can_be_told(seed: int) -> None:
    """Step by step in sentences without a hole, in short; no name of a block that may be hidden is in what was done."""
    for thought in alesia.new("gallic-war", None, seed, NONPLAYERS).thoughts:
        explain_short(thought.walk, "gallic-war")
        for rule, line in explain_lines(thought.walk, "gallic-war"):
            assert rule
            assert not re.search(r"[{}<>]|\bNone\b|\bTrue\b|\bFalse\b", line), line
        did = [str(step.facts[0]) for step in thought.walk if step.kind == "did"]
        assert not [text for text in did if text.startswith(("unit Legion", "unit German", "retreat Legion"))]


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


def test_every_box_has_words() -> None:
    names = literals({"Diamond": 0, "Box": 0, "holds": 1})
    assert {"B1", "E1", "G1", "R1", "W1"} <= names
    assert sorted(name for name in names if not WORDS.has(f"box.{name}")) == []


def test_every_priority_roll_and_note_has_words_and_every_word_is_used() -> None:
    keys = literals({"Priority": 0, "roll": 0, "note": 0})
    keys |= {"barbarian.weaker", "barbarian.overwhelmed"}
    boxes = {f"box.{name}" for name in literals({"Diamond": 0, "Box": 0, "holds": 1})}
    assert sorted(key for key in keys if not WORDS.has(key)) == []
    told = {word for word in read("gallic_war_nonplayers", ENGLISH)[0] if not word.startswith("explain.")}
    assert sorted(told - keys - boxes) == []


# ---- 9.1, 9.2, and asking a non-player ---------------------------------------------------------------------------


def test_9_1_nonplayers_do_not_bid() -> None:
    """Who bids may have to change seats."""
    with pytest.raises(alesia.AlesiaError):
        alesia.new("gallic-war", None, 1, NONPLAYERS, {"tournament": True})


OPTIONS = ["solitaire", "politics_of_war", "caesar_called_back", "scorched_earth"]


@pytest.mark.parametrize("option", OPTIONS)
def test_they_play_with_options(option: str) -> None:
    options = {option: True, "roman_cavalry": True, "german_cavalry": True}

    assert alesia.new("gallic-war", None, 1, NONPLAYERS, options).result is not None


@pytest.mark.parametrize(("seat", "card"), [("Barbarian", "Remi"), ("Roman", "aedui")])
def test_what_would_the_nonplayer_do_here(seat: str, card: str) -> None:
    table = alesia.ask_nonplayer("gallic-war", "turn = 3", seat, card, seed=1)
    assert table.seats[seat] == "nonplayer"
    table.go_on(table.turn)
    if table.ask is not None and table.ask.who == "Roman":
        table.answer("movement", "Roman", table.turn)
    walk = next(thought.walk for thought in table.thoughts if thought.seat == seat)

    assert [str(step.facts[0]) for step in walk if step.kind == "did"] == ["activation"]


def test_the_nonplayers_of_a_position_are_written_in_it() -> None:
    game = acting(BARBARIAN, 'hands = { Roman = ["Remi", "Andes"], Barbarian = ["Esuvii", "Boii"] }')

    assert game.position["nonplayers"] == ["Barbarian"]
    assert GAME.nonplayers(GAME.read_position(game.table.position_text(), "gallic-war", {})) == (int(BARBARIAN),)
    assert int(ROMAN) not in GAME.nonplayers(game.table._position.state)
