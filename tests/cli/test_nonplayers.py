"""Non-players at the terminal: a solo game, its explanations, and the question what they would do."""

import json
from pathlib import Path

import pytest

import alesia
from alesia.table.past import rethink
from alesia.words import log_line
from alesia.words.explaining import has_reasons

from .conftest import Run

BOARD = """
card = 54
next = 41
nonplayers = ["Arverni"]
[resources]
Belgae = 8
[regions.Morini]
Belgae = "4 Warbands"
[regions.Nervii]
Romans = "2 Auxilia, Fort"
Belgae = "Ambiorix, 1 Warband"
[tribes]
Morini = "Belgae"
"""
KNOWN = "falling-sky, ariovistus, ariovistus-campaign, gallic-war, rome-vs-gaul"
ASK = ("ask", "board.toml", "--faction", "belgae")


def test_ask_tells_the_whole_action_and_the_walk(run: Run) -> None:
    """What is done, by which boxes, and with --explain each box in words with its answer."""
    Path("board.toml").write_text(BOARD)
    short = run(*ASK).output
    assert "The Belgae gain an Ally at Menapii (Morini)." in short
    assert "By the flowchart: B1 no, B2 no, B3 yes, B3b yes, B4 yes, B_RALLY yes" in short
    assert "never plays" not in short

    long = run(*ASK, "--explain").output
    assert "8.5.1  B1" in long
    assert "54 Joined Ranks has crossed swords at the symbol of the Belgae: they never play it." in long


def test_ask_takes_cards_and_dice_from_the_command_line(run: Run) -> None:
    """The Belgae are first on the next card, not on this one: on a 4 they Pass, on a 5 they do not."""
    Path("board.toml").write_text(BOARD)
    passed = run(*ASK, "--card", 1, "--next", 62, "--rolls", "4").output
    assert "The Belgae Pass and gain 1 Resource." in passed
    assert "B1 no, B2 yes, PASS yes" in passed
    assert "B2 no" in run(*ASK, "--card", 1, "--next", 62, "--rolls", "5").output


def test_ask_is_repeatable(run: Run) -> None:
    """The same board, the same answer."""
    Path("board.toml").write_text(BOARD)
    assert run(*ASK, "--explain").output == run(*ASK, "--explain").output


def test_ask_lets_players_answer_on_the_way(run: Run) -> None:
    """Somebody who is struck by the action decides at the keyboard; without an answer the rest stays open."""
    board = BOARD.replace('Romans = "2 Auxilia, Fort"', 'Romans = "2 Auxilia"')
    Path("board.toml").write_text(board + '[regions.Treveri]\nRomans = "3 Auxilia"\n')
    stopped = run(*ASK).output
    assert "now the Romans must answer" in stopped


def test_ask_is_for_the_games_that_there_are(run: Run) -> None:
    """A side of another game, or another game, gets one sentence."""
    Path("board.toml").write_text(BOARD)

    told = run(*ASK, "--game", "gallic-war").output
    assert "'belgae' is not a seat of gallic-war; known: Roman, Barbarian" in told
    other = run(*ASK, "--game", "chess").output
    assert f"alesia ask is for {KNOWN}, not for 'chess'" in other


def test_ask_refuses_what_cannot_be(run: Run) -> None:
    """A Faction that is not Eligible, a card it is not on, dice that are none: one sentence each."""
    Path("board.toml").write_text('ineligible = ["Belgae"]\n' + BOARD)
    assert "the Belgae cannot act on this card" in run(*ASK).output
    Path("board.toml").write_text(BOARD)
    assert "'9' are no dice" in run(*ASK, "--rolls", "9").output
    assert "'Gauls' is not a seat" in run("ask", "board.toml", "--faction", "Gauls").output
    assert "cannot act on card" in run(*ASK, "--card", "Winter").output


def test_ask_says_who_is_taken_for_a_person(run: Run) -> None:
    """As the position says, or as the command line does; the Faction asked about is always a Non-player."""
    Path("board.toml").write_text(BOARD)
    assert "Non-players: Arverni, Belgae. Played by people: Romans, Aedui" in run(*ASK).output
    assert "Played by people: Aedui" in run(*ASK, "--nonplayers", "romans,Arverni").output
    assert "Non-players: Romans, Arverni, Aedui, Belgae. Nobody" in run(*ASK, "--nonplayers", "all").output
    assert "'gauls' cannot be a Non-player; known: Romans" in run(*ASK, "--nonplayers", "gauls").output


ATTACKED = BOARD.replace('Romans = "2 Auxilia, Fort"', 'Romans = "4 Legions"')


def test_ask_about_a_retreat_plays_the_battle_with_its_reasons(run: Run) -> None:
    """8.4.1, 8.4.3 Romans attack in Nervii: the Belgae Retreat, say why, which pieces take Losses and where they go."""
    Path("board.toml").write_text(ATTACKED)
    told = run(*ASK, "--about", "retreat", "--by", "romans", "--region", "nervii").output
    assert "3.2.4  Battle in Nervii: the Romans attack the Belgae." in told
    assert "Attacked by the Romans in Nervii: standing, the Belgae lose" in told
    assert "The Belgae Retreat from Nervii to Morini." in told


def test_ask_about_quarters_plays_them_and_no_more(run: Run) -> None:
    """8.5.6 Warbands join Ambiorix's neighbours; no other Faction relocates."""
    Path("board.toml").write_text(BOARD)
    told = run(*ASK, "--about", "quarters").output
    assert "6.3.2" in told
    assert "2.3.4" not in told


@pytest.mark.parametrize(
    ("about", "answer"),
    [
        (("harassment", "--by", "Romans", "--region", "Morini"), "the Belgae Harass the Romans wherever they can."),
        (
            ("admit-retreat", "--by", "Aedui", "--region", "Morini"),
            "the Belgae agree to nothing that the Aedui ask for.",
        ),
        (("admit-quarters", "--by", "Aedui", "--region", "Morini"), "The Belgae refuse"),
        (("supply", "--by", "Romans", "--region", "Nervii"), "The Belgae refuse a Supply Line"),
        (("trade",), "refuse: no help with Trade for the Aedui"),
        (("truce", "--by", "Romans"), "refuse: the Romans may be Harassed"),
    ],
)
def test_ask_about_what_others_want(run: Run, about: tuple[str, ...], answer: str) -> None:
    """8.4.2 Harassment and agreements, each with its reason."""
    Path("board.toml").write_text(BOARD)
    assert answer in run(*ASK, "--about", *about).output


FORAGED = """
[regions.Mandubii]
Arverni = "9 Warbands"
Romans = "1 Legion, 4 Auxilia"
"""


def test_ask_about_devastate(run: Run) -> None:
    """4.3.2, 8.4.1 One piece in three: of a Legion and four Auxilia one Auxilia."""
    Path("board.toml").write_text(FORAGED)
    told = run("ask", "board.toml", "--faction", "Romans", "--about", "devastate", "--region", "Mandubii").output
    assert "Devastated Mandubii: gives up Hidden Auxilia" in told


FRIGHTENED = """
[regions.Nervii]
Belgae = "Ambiorix, 3 Warbands"
Aedui = "3 Warbands"
[regions.Atrebates]
Aedui = "2 Warbands"
"""


def test_ask_about_rampage(run: Run) -> None:
    """4.5.2 The Belgae, a person, say how many; the Aedui say where they go, and why."""
    Path("board.toml").write_text(FRIGHTENED)
    wish = ("ask", "board.toml", "--faction", "Aedui", "--about", "rampage", "--region", "Nervii")
    told = run(*wish, lines="2\n").output
    assert "The Belgae Rampage in Nervii" in told
    assert "before a Rampage the Aedui Retreat what can Retreat, and remove only the rest." in told.replace("\n", " ")
    assert "Rampage in Nervii: they give way to Atrebates" in told


RICH = """
[resources]
Aedui = 25
Romans = 1
[tribes]
"""


@pytest.mark.parametrize(("nonplayers", "answer"), [("Romans", "give the Romans 10"), ("Belgae", "above 12")])
def test_ask_about_the_gift_of_8_6_6(run: Run, nonplayers: str, answer: str) -> None:
    """Rich Aedui help poor Romans: a Non-player always, a player with a high score not."""
    Path("board.toml").write_text(RICH)
    assert (
        answer in run("ask", "board.toml", "--faction", "Aedui", "--about", "gift", "--nonplayers", nonplayers).output
    )


@pytest.mark.parametrize(
    ("about", "refusal"),
    [
        (("fun",), "'fun' is nothing to ask about; known: battle"),
        (("retreat", "--region", "Morini"), "by whom? Name one with --by"),
        (("retreat", "--by", "Gauls", "--region", "Morini"), "not by 'Gauls'"),
        (("retreat", "--by", "Romans"), "where? Name one with --region"),
        (("retreat", "--by", "Romans", "--region", "Roma"), "'Roma' is no Region"),
        (("retreat", "--by", "Romans", "--region", "Morini"), "the Romans have no pieces in Morini"),
        (("harassment", "--by", "Romans", "--region", "Nervii"), "have no three Hidden pieces in Nervii"),
        (("admit-retreat", "--by", "Aedui", "--region", "Sequani"), "the Belgae do not Control Sequani"),
        (("gift",), "only Non-player Aedui with more than 20 Resources give"),
        (("devastate", "--region", "Sequani"), "the Belgae have too few pieces in Sequani to lose any"),
        (("rampage", "--region", "Nervii"), "the Belgae cannot Rampage against the Belgae in Nervii"),
        (("sharing", "--by", "Romans", "--region", "Nervii"), "only Romans and Aedui lend one another pieces"),
    ],
)
def test_ask_about_what_cannot_be(run: Run, about: tuple[str, ...], refusal: str) -> None:
    """One sentence each."""
    Path("board.toml").write_text(BOARD)
    assert refusal in run(*ASK, "--about", *about).output


def test_ask_wants_about_with_by_and_region(run: Run) -> None:
    Path("board.toml").write_text(BOARD)
    assert "say --about what" in run(*ASK, "--by", "Romans").output


def test_ask_with_dice_asked_says_what_each_die_is_for(run: Run) -> None:
    """8.5.2 The die of the diamond, asked for when it comes up; without one the rest stays open."""
    Path("board.toml").write_text(BOARD + '[regions.Atrebates]\nBelgae = "1 Warband"\n')
    dice = (*ASK, "--card", 1, "--next", 62, "--dice", "asked")
    passed = run(*dice, lines="7\n4\n").output
    assert "A die for the Belgae: B2, wait for the card on which they are 1st? (1-4)" in passed
    assert "'7' is no face of a die: 1 to 6." in passed
    assert "The Belgae Pass and gain 1 Resource." in passed
    assert "Which card" not in passed
    assert "now the Belgae must answer" in run(*dice).output


@pytest.mark.proves("8.0d", "8.0e", "8.0g")
def test_a_solo_game_tells_how_the_nonplayers_decided(run: Run) -> None:
    """In short after their turns; `explain` tells it box by box."""
    seats = ("--seat", "Romans=human", "--seat", "others=nonplayer")
    shown = run("play", "falling-sky", "--seed", 3, *seats, lines="pass\nexplain\n").output
    assert "by the flowchart:" in shown
    assert "How the " in shown


def test_a_simulation_of_nonplayers_counts_their_boxes(run: Run) -> None:
    """--census adds yes and no of each box."""
    done = run("sim", "falling-sky", "--games", 2, "--seed", 1, "--json", "--census", "--seat", "others=nonplayer")
    facts = json.loads(done.output)
    assert (facts["finished"], facts["crashed"]) == (2, 0)
    assert facts["census"]["boxes"]["B1"]["no"] > 0
    assert all(not side["changed_nothing"] for side in facts["census"]["events"].values())


@pytest.mark.proves("8.0d")
def test_a_saved_solo_game_goes_on(run: Run) -> None:
    """The record names the Non-players, and loading finds them in their seats."""
    seats = ("--seat", "Romans=human", "--seat", "others=nonplayer")
    run("play", "falling-sky", "--seed", 3, *seats, "--record", "game.txt", lines="pass\n")
    table = alesia.load("game.txt")
    assert table.seats["Belgae"] == "nonplayer"
    assert table.ask is not None
    assert table.ask.who == "Romans"


@pytest.mark.proves("8.9d")
@pytest.mark.parametrize("solo", ["easy", "difficult"])
def test_a_solo_game_can_be_easy_or_difficult(run: Run, solo: str) -> None:
    """The option stands in the record, and holds when the game goes on."""
    seats = ("--seat", "Romans=human", "--seat", "others=nonplayer")
    run("play", "falling-sky", "--option", f"solo={solo}", *seats, "--record", "game.txt", lines="pass\n")
    assert alesia.load("game.txt").options["solo"] == solo


def test_a_replay_tells_a_thought_before_what_followed_from_it(run: Run) -> None:
    """Each stands between the lines before its first answer and those of this answer."""
    seats = dict.fromkeys(("Romans", "Arverni", "Aedui", "Belgae"), "nonplayer")
    alesia.new("falling-sky", seed=4, seats=seats).save("game.txt")
    shown = " ".join(run("replay", "game.txt", "--explain", "--to", 22, "--plain").output.split())
    parts = [
        "Card 17 Germanic Chieftains; next comes",
        "How the Romans came to this",
        "The Romans choose the Command Battle.",
        "the Romans attack the Arverni.",
        "How the Arverni came to this",
        "The attack of the Romans causes 4 Losses.",
        "How the Belgae came to this",
        "The Belgae choose the Command Rally.",
    ]
    places = [shown.index(part) for part in parts]
    assert places == sorted(places)


def test_a_replay_tells_a_thought_upon_which_nothing_was_told(run: Run) -> None:
    """Where it was thought, before the next line of the log; and if there is none any more, before the board."""
    table = alesia.new("gallic-war", seed=1, seats={"Roman": "nonplayer", "Barbarian": "nonplayer"})
    table.save("game.txt")
    lines = {answers for _, answers in table.told()}
    quiet = [each.answers for each in table.thoughts if each.answers not in {0, *lines}]
    silent = next(each for each in quiet if has_reasons(rethink(table.record, each + 1).thoughts[-1].walk))
    thoughts = [each for each in rethink(table.record, silent + 1).thoughts if has_reasons(each.walk)]
    cut = run("replay", "game.txt", "--explain", "--to", silent + 1, "--plain").output
    assert cut.count("How the ") == len(thoughts)
    before = [log_line(entry, "gallic-war") for entry, answers in table.told() if answers < silent]
    last = [line for line in before if line][-1]
    assert " ".join(cut[: cut.rindex("How the ")].split()).endswith(" ".join(last.split()))
