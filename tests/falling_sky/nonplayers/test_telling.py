"""8.1.3 What a Non-player tells of its walk: boxes with their reasons, figures, Battles reckoned, deeds."""

from collections.abc import Callable

import pytest

from alesia.games.falling_sky.components import (
    AEDUI,
    ALLY,
    ARVERNI,
    BELGAE,
    CARD,
    GERMANS,
    HIDDEN,
    REGION,
    ROMANS,
    TRIBE,
    piece,
)
from alesia.games.falling_sky.nonplayers.conducts import CONDUCTS
from alesia.games.falling_sky.nonplayers.forecast import Outcome, Toll
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.reckoning import GOOD, TOO_COSTLY, reckoned
from alesia.games.falling_sky.state import State
from alesia.kernel.ask import Ask, Option
from alesia.kernel.walk import Throw
from alesia.nonplayers.dice import Dice
from alesia.nonplayers.mind import Priority
from alesia.words import explain_lines, explain_short, throw_text
from tests.falling_sky.nonplayers.acting import acting
from tests.falling_sky.nonplayers.belgae.boards import belgae_turn


def mind(*dice: int) -> Mind:
    return Mind(CONDUCTS[ARVERNI], State(), Dice(lambda: "test", dice))


def told(thinking: Mind) -> list[str]:
    return [line.strip() for _, line in explain_lines(thinking.walk)]


def test_8_1_3_a_diamond_stands_before_the_die_that_answers_it() -> None:
    """The question first, then what was rolled for it."""
    thinking = mind(5)
    assert not thinking.asks("V2c", "8.7.2", lambda m: m.roll("arverni.event.roll", "8.7.2") <= 4)
    assert [step.kind for step in thinking.walk] == ["box", "roll"]
    assert told(thinking)[0].endswith("No.")


def test_8_1_3_each_verdict_of_a_box_that_leads_on_has_its_words() -> None:
    """Impossible, needless and worthless are told apart, each with its reason."""
    for lead_on, words in (
        (Mind.impossible, "Not possible"),
        (Mind.needless, "Not needed"),
        (Mind.worthless, "Not worth it"),
    ):
        thinking = mind()

        def think(m: Mind, why: Callable[..., None] = lead_on) -> None:
            why(m, "check.first_did", ROMANS, "Event")

        assert thinking.consider("V_RAID", "8.7.5", think) is None
        assert f" {words}: " in told(thinking)[0]
        assert explain_short(thinking.walk) == "V_RAID no"


def test_8_1_3_the_reason_of_a_box_within_a_box_stays_with_it() -> None:
    """A Special Ability that is weighed within a Battle leads on for itself alone."""
    thinking = mind()

    def ability(m: Mind) -> None:
        m.worthless("check.first_did", ROMANS, "Event")

    thinking.consider("V_BATTLE", "8.7.1", lambda m: m.consider("V_DEVASTATE", "8.7.1", ability))
    battle, devastate = thinking.walk
    assert battle.facts == (False,)
    assert devastate.facts[:2] == (False, "worthless")


def test_8_7_1_a_battle_is_told_with_losses_on_both_sides() -> None:
    """Standing and Retreating, with Legions and Leader by name; what was told once is not told again."""
    thinking = mind()
    stand = Outcome(Toll(4, legions=2), Toll(3, leader=1), State())
    leave = Outcome(Toll(2), Toll(), State())
    for _ in range(2):
        assert not reckoned(thinking, ROMANS, REGION["Mandubii"], [stand, leave], TOO_COSTLY)
    assert reckoned(thinking, AEDUI, REGION["Mandubii"], [leave], GOOD, ambush=True)
    assert told(thinking) == [
        "Battle in Mandubii: if the Romans stand they lose 4 (2 Legions), the Arverni 3 (the Leader); if they Retreat, "
        "2 and 0. That costs the Arverni too much.",
        "Battle in Mandubii, by Ambush: the Aedui lose 2, the Arverni 0. That will do.",
    ]


@pytest.mark.parametrize(
    ("step", "words"), [("from", "from Pictones"), ("to", "to Pictones"), ("place", "in Pictones")]
)
def test_8_1_3_where_pieces_move_by_event_is_told_as_from_or_to(step: str, words: str) -> None:
    """Migration: the Region that Warbands leave, or go to, is no Region in which something is done."""
    thinking, pictones = mind(), REGION["Pictones"].option
    about = (CARD[66], step)
    thinking.walk.did(Ask(BELGAE, "event_region", "5.1", (pictones,), about), pictones)
    assert told(thinking) == [f"does: Migration: {words}"]


def test_8_1_3_a_region_given_up_for_want_of_a_supply_line() -> None:
    """A statement, not the question that a person is asked."""
    thinking, call_off = mind(), Option("call_off")
    thinking.walk.did(Ask(ROMANS, "seek_supply", "4.2.1", (call_off,), (REGION["Treveri"], False)), call_off)
    assert told(thinking) == ["does: not in Treveri after all: there is no Supply Line"]


@pytest.mark.parametrize("key", ["march", "scout", "quarters"])
def test_8_1_3_who_goes_where_is_told_once(key: str) -> None:
    """From where, to where and how many in one line; where the number is not asked, the destination stands alone."""
    thinking, carnutes, veneti = mind(), REGION["Carnutes"], REGION["Veneti"]
    band = piece(ARVERNI, HIDDEN)
    for n in (2, 0):
        thinking.walk.did(Ask(ARVERNI, f"{key}_to", "3.3.2", (veneti.option,), (carnutes,)), veneti.option)
        if n:
            two = Option("number", n)
            thinking.walk.did(Ask(ARVERNI, f"{key}_number", "3.3.2", (two,), (carnutes, veneti, band)), two)
    assert len(told(thinking)) == 2
    assert told(thinking)[0].endswith("2 Hidden Arverni Warbands from Carnutes to Veneti")


def test_8_1_3_a_number_is_told_with_what_is_counted() -> None:
    """Nobody reads "number 8" without its question; deeds in a row that read the same are one line, with their number,
    but for Losses, which are no longer asked for once there is no choice."""
    thinking = mind()
    stay = Ask(ARVERNI, "hidden_stay", "3.2.4", (Option("number", 8),), (REGION["Carnutes"],))
    for _ in range(2):
        thinking.walk.did(stay, Option("number", 8))
    warband = Option("piece", "Hidden Arverni Warband")
    for _ in range(3):
        thinking.walk.did(Ask(ARVERNI, "loss", "3.2.4", (warband,), (REGION["Carnutes"], 3)), warband)
    assert told(thinking) == [
        "does: Retreat from Carnutes: 8 Hidden Warbands stay behind (2 times)",
        "does: Losses in Carnutes on: Hidden Arverni Warband",
    ]


ATTACK = """
    card = 1
    nonplayers = ["Belgae"]
    [resources]
    Romans = 20
    [regions.Atrebates]
    Romans = "Caesar, {legions} Legions"
    Belgae = "{belgae}"
    [regions.Morini]
    Belgae = "Ambiorix, 4 Warbands"
    [tribes]
    Morini = "Belgae"
    Bellovaci = "{ally}"
"""


@pytest.mark.parametrize(
    ("legions", "belgae", "ally", "reason"),
    [
        (6, "16 revealed Warbands", "Belgae", "less than half of the Losses: they want to Retreat."),
        (1, "1 revealed Warband", "Belgae", "Only a Retreat saves their last piece there: they want to Retreat."),
        (1, "20 Warbands", "Subdued", "last piece there does not hang on a Retreat: they stand."),
    ],
)
def test_8_4_3_a_retreat_is_told_with_its_reason(legions: int, belgae: str, ally: str, reason: str) -> None:
    """Losses on both sides if the Defender stands and if it Retreats, and which of the three reasons holds."""
    game = acting(ATTACK.format(legions=legions, belgae=belgae, ally=ally))
    game.play("Romans action command Battle\nRomans command battle Atrebates")
    if ally == "Belgae":
        game.play("Romans besiege no")
    rule, line = explain_lines(game.walk("Belgae"))[0]
    assert (rule, line.startswith("    Attacked by the Romans in Atrebates: standing, the Belgae lose ")) == (
        "8.4.3",
        True,
    )
    assert line.endswith(reason)


@pytest.mark.parametrize(
    ("nonplayers", "score", "reason"),
    [
        ('"Romans"', 9, "the Romans are a Non-player: the Aedui agree to what they ask for."),
        ("", 9, "the Romans are played by somebody and have a score of 9: under 10, the Aedui agree."),
        ("", 12, "the Romans are played by somebody and have a score of 12: 10 to 12, a die decides."),
        ("", 13, "the Romans are played by somebody and have a score of 13: above 12, the Aedui refuse."),
    ],
)
def test_8_6_6_the_aedui_tell_why_they_agree_or_refuse(nonplayers: str, score: int, reason: str) -> None:
    """A Non-player, or a player by the score of Rome."""
    s = State()
    s.nonplayers |= 1 << AEDUI | (1 << ROMANS if nonplayers else 0)
    for tribe in list(TRIBE.values())[:score]:
        s.tribes[tribe] = ALLY + ROMANS
    for tribe in list(TRIBE.values())[score:]:
        s.tribes[tribe] = ALLY + GERMANS
    thinking = Mind(CONDUCTS[AEDUI], s, Dice(lambda: "test", [6]))
    ask = Ask(AEDUI, "agree_supply", "3.2.1", (Option("yes"), Option("no")), (ROMANS, REGION["Bituriges"]))
    thinking.answer(s, ask)
    assert told(thinking)[0] == reason


@pytest.mark.parametrize(
    ("candidates", "faces", "asked"),
    [
        (["Nervii", "Morini"], [4], ["1-3 Nervii; 4-6 Morini"]),
        (list("abcd"), [5, 2], ["1 a; 2 b; 3 c; 4 d; 5-6 roll again"] * 2),
        (list("abcdefg"), [4, 1], ["1-3 a, b, c, d; 4-6 e, f, g", "1 e; 2 f; 3 g; 4-6 roll again"]),
    ],
)
def test_8_3_4_a_die_among_equals_says_what_its_faces_mean(
    candidates: list[str], faces: list[int], asked: list[str]
) -> None:
    """Whoever rolls for the Non-player at a real table is told for each face whom it means."""
    throws: list[str] = []

    def throw(each: Throw) -> int:
        throws.append(throw_text(each))
        return faces[len(throws) - 1]

    Mind(CONDUCTS[ARVERNI], State(), Dice(lambda: "test", throw=throw)).pick(candidates)
    assert throws == asked


def test_8_1_3_candidates_are_told_with_the_numbers_that_they_are_compared_by() -> None:
    """The most or the fewest as a count, margins with their sign; where it is yes or no, the names alone."""
    regions = [REGION["Morini"], REGION["Nervii"]]
    for key, scores, words in (
        ("priority.join_most", (6, 4), "to join most own pieces: Morini 6, Nervii 4; there remain Morini."),
        ("romans.march.least_harassment", (0, -1), "with the least Harassment on the way: Morini 0, Nervii 1; there"),
        ("event.own_margin", (2, -3), "own victory: Morini +2, Nervii -3; there remain Morini."),
        ("romans.march.in_supply", (1, 0), "of Morini, Nervii there remain Morini."),
    ):
        thinking, given = mind(), dict(zip(regions, scores, strict=True))
        assert thinking.choose(regions, Priority(key, lambda _, region, given=given: given[region])) is regions[0]
        assert words in told(thinking)[0]


def test_8_6_1_first_on_both_cards_is_told_as_such() -> None:
    """8.5.2 Whose card it is, and who is 1st on this one: nobody waits who is 1st on both."""
    for card, told_as in ((25, "and on this one the Arverni: yes."), (42, "but on this one too: no.")):
        others = "ineligible = ['Romans', 'Arverni', 'Belgae']"
        game = acting(f"card = {card}\nnext = 39\nnonplayers = ['Aedui']\n{others}", Aedui=[6])
        lines = [line for _, line in explain_lines(game.walk("Aedui"))]
        assert any(f"the Aedui are 1st on the card to come, {told_as}" in line for line in lines), lines


def test_8_1_1_an_event_that_can_act_on_nothing_is_told_apart() -> None:
    """24 without an Arverni Citadel there is no Region for the shaded text, whoever chooses."""
    game = acting("card = 24\nnonplayers = ['Arverni']\nineligible = ['Romans', 'Aedui', 'Belgae']")
    assert any("nothing on the table that it could act on" in line for _, line in explain_lines(game.walk("Arverni")))


@pytest.mark.parametrize(("seat", "words"), [("Romans", "somebody plays it"), ("Belgae", "it is a Non-player")])
def test_8_2_1_an_instruction_is_told_with_what_it_asks_about(seat: str, words: str) -> None:
    """16 The Aedui help Rome only if nobody plays it, up to a score of 12: both are told."""
    others = [f for f in ("Romans", "Aedui") if f != seat]
    game = acting(f"card = 16\nnonplayers = {others}\nineligible = ['Romans', 'Arverni', 'Belgae']")
    assert any(f"({words}, its score is " in line for _, line in explain_lines(game.walk("Aedui")))


def test_5_1_an_event_that_places_an_ally_says_in_which_region() -> None:
    """40 Region by Region: an Ally, or Warbands."""
    game = acting("card = 40\nnonplayers = ['Aedui']\nineligible = ['Romans', 'Arverni', 'Belgae']")
    lines = [line.strip() for _, line in explain_lines(game.walk("Aedui"))]
    assert "does: Alpine Tribes, in Ubii: an Ally" in lines
    assert not [line for line in lines if "in place" in line]


def test_8_5_1_a_rampage_tells_that_somebody_might_let_them_in() -> None:
    """Whoever Controls no Region next door may still be let in: "must be removed" only if nobody does."""
    game = belgae_turn("""
        [regions.Treveri]
        Belgae = "Ambiorix, 2 Warbands, 2 revealed Warbands"
        Romans = "4 Auxilia"
    """)
    text = " ".join(line for _, line in explain_lines(game.walk("Belgae")))
    assert "the Romans in Treveri Control no Region next to it: unless somebody lets them in, 2 must be removed" in text


def test_8_8_1_a_battle_with_besiege_is_told_in_one_sentence() -> None:
    """What Besiege takes is named with the Losses it is counted among; no line leads to nothing."""
    game = acting("""
        card = 2
        next = 3
        ineligible = ["Aedui", "Arverni", "Belgae"]
        nonplayers = ["Romans"]
        [regions.Mandubii]
        Romans = "Caesar, 4 Legions, 2 Auxilia"
        Arverni = "14 revealed Warbands"
        [tribes]
        Senones = "Arverni"
    """)
    lines = [line for _, line in explain_lines(game.walk("Romans"))]
    assert any("Battle in Mandubii with Besiege, which takes Senones: if the Arverni stand" in line for line in lines)
    assert not any(line.endswith(":") for line in lines)
