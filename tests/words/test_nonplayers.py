"""Whatever a Non-player can tell of its walk has its words."""

import ast
import re
from collections.abc import Iterator
from itertools import takewhile
from pathlib import Path
from typing import NamedTuple

import pytest

import alesia
from alesia.games.falling_sky.components import CARD, REGION, ROMANS, TRIBE
from alesia.games.falling_sky.nonplayers.conducts import CONDUCTS
from alesia.kernel.ask import Option
from alesia.kernel.walk import Step, Walk
from alesia.kernel.word import Names, phrase
from alesia.table import game_info
from alesia.words import explain_lines, explain_short, explained
from alesia.words.catalogue import ENGLISH, catalogue, read
from alesia.words.explaining import ANEW, Told

WORDS = catalogue("ariovistus_nonplayers")  # with all that Falling Sky says: the room is one for both
FOLDER = Path(alesia.__file__).parent / "games" / "falling_sky" / "nonplayers"
# Which argument of a call is a key that must have words.
KEYS = {
    **{"Priority": 0, "roll": 0, "note": 0, "instruct": 0, "because": 0},
    **{"checks": 0, "impossible": 0, "needless": 0, "worthless": 0},
}
BOXES = {"box": 0, "asks": 0, "consider": 0, "Diamond": 0, "Box": 0}


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
    """The boxes of the four flowcharts, and those of their Special Abilities."""
    names = {name for conduct in CONDUCTS.values() for name in conduct.chart} | literals(BOXES)
    assert {"B1", "A1", "V1", "R1", "B_RAMPAGE", "PASS"} <= names
    assert sorted(name for name in names if not WORDS.has(f"box.{name}")) == []


def test_every_priority_roll_and_note_has_words() -> None:
    keys = literals(KEYS)
    assert len(keys) > 100
    assert sorted(key for key in keys if not WORDS.has(key)) == []


FIGURES = ("check", "note", "reckoning", "roll")


class Walks(NamedTuple):
    """What Non-players of a game thought."""

    game: str
    found: list[Walk]


@pytest.fixture(scope="module", params=["falling-sky", "ariovistus", "ariovistus-campaign"])
def walks(request: pytest.FixtureRequest) -> Walks:
    """What Non-players thought in whole games, with and without people at the table."""
    info = game_info(request.param)
    everybody = dict.fromkeys([seat for seat in info.seats if seat not in info.heirs], "nonplayer")
    random = dict.fromkeys((info.seats[1], "Belgae"), "random")
    tables = (everybody, everybody | {"Romans": "random"}, everybody | random)
    games = [(scenario, seed) for scenario in info.scenarios for seed in range(18 // len(info.scenarios))]
    played = [alesia.new(info.name, *game, tables[n % len(tables)]) for n, game in enumerate(games)]
    return Walks(info.name, [thought.walk for table in played for thought in table.thoughts])


def boxes(walk: Walk) -> Iterator[tuple[Step, list[Step]]]:
    """Each box, and what was weighed in it."""
    for n, step in enumerate(walk):
        if step.kind == "box":
            yield step, list(takewhile(lambda each: each.kind not in ("box", "did"), walk[n + 1 :]))


def is_diamond(step: Step) -> bool:
    return WORDS.text(f"box.{step.key}").endswith("?")


def test_every_walk_of_whole_games_can_be_told(walks: Walks) -> None:
    """Step by step in sentences without a hole, and in short."""
    for walk in walks.found:
        explain_short(walk, walks.game)
        for rule, line in explain_lines(walk, walks.game):
            assert rule
            assert not re.search(r"[{}<>]|\bNone\b|\bTrue\b|\bFalse\b|\bnumber \d", line), line


def test_a_piece_chosen_for_an_event_is_told_with_its_region() -> None:
    """5.1 The Region, not the step of the card."""
    chosen = (Option("piece", "Hidden Auxilia"), CARD[7], "remove", REGION["Atrebates"])
    (_, line), *_ = explain_lines(Walk([Step("did", "event_piece", "5.1", chosen)], "Belgae"))
    assert line.strip() == "does: Alaudae, in Atrebates: Hidden Auxilia"


@pytest.mark.parametrize("key", ["loss", "harassment_loss", "besiege_remove", "intimidate_piece"])
@pytest.mark.parametrize(("language", "said"), [("en", "the Citadel at Cenabum"), ("fr", "la Citadelle à Cénabum")])
def test_what_stood_at_a_tribe_is_called_by_its_name(key: str, language: str, said: str) -> None:
    """As the question called it, and as the map does."""
    cenabum = TRIBE["Carnutes"].option
    about = (REGION["Carnutes"], 1, ROMANS, Names([(cenabum, phrase("phrase.citadel_at", TRIBE["Carnutes"]))]))
    walk = Walk([Step("did", key, "3.2.4", (cenabum, *about))], "Arverni")
    (_, line), *_ = explain_lines(walk, "ariovistus", language)
    assert said in line


def test_deeds_of_the_gallic_war_are_told_in_the_words_of_their_options() -> None:
    """Not by their identifiers; and a hidden block by its colour."""
    table = alesia.new("gallic-war", "gallic-war", 1, dict.fromkeys(("Roman", "Barbarian"), "nonplayer"))
    lines = {line.strip() for thought in table.thoughts for _, line in explain_lines(thought.walk, "gallic-war")}
    assert {"does: political action", "does: to Helvetii", "does: the group with the black block"} <= lines
    assert not [line for line in lines if re.search(r"does: (area|move|force|main|unit) ", line)]


def test_nothing_is_told_twice(walks: Walks) -> None:
    """No box with the same reasons, and no reason outside of a box, comes up again in the same walk; a Command by
    Winter Campaign is a walk of its own."""
    for walk in walks.found:
        for told in parts_of(explained(walk, walks.game)):
            assert [part for part in told if told.count(part) > 1 and not re.search("[Dd]ice|rolls", part[0])] == []


def parts_of(steps: list[Told]) -> list[list[tuple[str, ...]]]:
    """Boxes with what is told in them, deeds left out; apart what comes before and with a Winter Campaign."""
    walks: list[list[tuple[str, ...]]] = [[()]]
    for step, text, *_ in steps:
        parts = walks[-1]
        if step.kind in ("box", "did") or (parts[-1] and parts[-1][-1].startswith("    does:")):
            parts.append(())
        parts[-1] += (text,)
        if step.kind == "did" and step.key in ANEW:
            walks.append([()])
    return [[part for part in parts if part and not part[0].startswith("    does:")] for parts in walks]


def test_figures_stand_behind_the_box_that_they_answer(walks: Walks) -> None:
    """A half of a question is never told before its box."""
    for walk in walks.found:
        weighed = [id(step) for _, inner in boxes(walk) for step in inner]
        assert [step for step in walk if step.kind == "check" and id(step) not in weighed] == []


def test_every_no_of_a_diamond_has_its_figures(walks: Walks) -> None:
    bare = {
        step.key
        for walk in walks.found
        for step, inner in boxes(walk)
        if is_diamond(step) and not step.facts[0] and not any(each.kind in FIGURES for each in inner)
    }
    assert bare == set()


def test_every_box_that_leads_on_says_why(walks: Walks) -> None:
    """Not possible, not needed, or not worth it: and the reason."""
    bare = {
        step.key
        for walk in walks.found
        for step, _ in boxes(walk)
        if not is_diamond(step) and not step.facts[0] and len(step.facts) < 3
    }
    assert bare == set()


def test_no_deed_is_told_with_the_name_of_a_step(walks: Walks) -> None:
    """The steps of a card choose the message; they are no places, and no words."""
    for walk in walks.found:
        for step, text, *_ in explained(walk, walks.game):
            steps = [fact for fact in step.facts[1:] if type(fact) is str] if step.kind == "did" else []
            assert [name for name in steps if f" in {name}:" in text] == [], text


def test_every_battle_that_is_fought_was_reckoned(walks: Walks) -> None:
    """Region, enemy and Losses on both sides are told in the walk of every Battle box that is carried out."""
    for walk in walks.found:
        if any(step.key.endswith("_BATTLE") and step.facts[0] for step, _ in boxes(walk)):
            assert any(step.kind == "reckoning" for step in walk)


def test_no_reason_is_told_twice_in_a_box(walks: Walks) -> None:
    """What is weighed in a box once more, without another result, is not written down again; dice may fall alike."""
    twice: set[str] = set()
    for walk in walks.found:
        for _, inner in boxes(walk):
            told = [step for step in inner if step.kind not in ("pick", "equal", "roll", "priority")]
            twice |= {step.key for step in told if told.count(step) > 1}
    assert twice == set()


def test_every_figure_of_candidates_belongs_to_a_priority() -> None:
    """A priority that goes by a number tells it beside each candidate: as a count or as a margin."""
    own = [key for game in ("falling_sky", "ariovistus") for key in read(f"{game}_nonplayers", ENGLISH)[0]]
    forms = [key.rsplit(".", 1) for key in own if key.endswith((".count", ".margin"))]
    named_by_rank = ("aedui.suborn.most_", "event.net_")
    priorities = literals({"Priority": 0, "Thrift": 0}) | {key for key, _ in forms if key.startswith(named_by_rank)}
    assert len(forms) > 50
    assert [key for key, _ in forms if key not in priorities] == []


# Scores that are no number of anything: an order that the sentence names, a worth, a step of a comparison.
ORDERS = {
    *{"aedui.battle.enemy_order", "belgae.enlist.enemy_order", "belgae.rampage.romans_first", "event.enemy_order"},
    *{"event.ally_order", "event.best_allies", "event.best_pieces", "event.earliest_box", "event.most_removed"},
    *{"event.fight_order", "priority.cities_first", "event.near_germania"},
    *{"priority.rally_order", "romans.besiege.worthiest", "romans.build.worthiest", "aedui.battle.worthiest_target"},
    *{"aedui.march.cheapest_origin", "belgae.rally.most_for_the_purse"},  # two figures in one score
    # Candidates that are named with their number, and the fewest moves among plans that are otherwise equal.
    *{"arverni.quarters.largest_group", "camps.largest_group"},
    *{"arverni.quarters.stay", "camps.stay_put"},
}


def test_every_priority_that_goes_by_a_number_tells_it(walks: Walks) -> None:
    """Whoever counts along finds the number of each candidate; where all are 0 or 1 the sentence is enough."""
    scored: dict[str, set[int]] = {}
    for walk in walks.found:
        for step in walk:
            if step.kind == "priority":
                scored.setdefault(step.key, set()).update(step.facts[2])
    counted = {key for key, scores in scored.items() if not scores <= {0, 1}}
    bare = {key for key in counted if not WORDS.has(f"{key}.count") and not WORDS.has(f"{key}.margin")}
    assert len(counted) > 30
    assert bare - ORDERS == set()
