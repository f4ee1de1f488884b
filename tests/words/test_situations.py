"""What a question tells: the facts that situations.toml wants of it; Losses, dice, pieces, where, at whose cost."""

import re
import tomllib
from pathlib import Path

import pytest

import alesia
from alesia.games import find
from alesia.words import log_line, option_note, option_text, prompt
from alesia.words.catalogue import catalogue, domain_of, languages
from tests.falling_sky.playing import Play, at

WANTED = tomllib.loads(Path(__file__).with_name("situations.toml").read_text(encoding="utf-8"))
LINES = {
    "falling-sky": ("falling-sky", "ariovistus", "ariovistus-campaign"),
    "gallic-war": ("gallic-war",),
    "rome-vs-gaul": ("rome-vs-gaul",),
}
ENTRIES = [(line, key) for line, entries in WANTED.items() for key in entries]
FIELD = re.compile(r"\{(\d+|who)")
RULES = Path(alesia.__file__).parent / "games"


def wordings(game: str, key: str, language: str) -> dict[str, str]:
    """All messages for a question, the special ones too; the singular and the plural together ("one", "{1}")."""
    forms = catalogue(domain_of(game), language).forms
    found = [msgid for msgid in forms if msgid == f"ask.{key}" or msgid.startswith(f"ask.{key}.")]
    return {msgid: " ".join(forms[msgid]) for msgid in found}


def test_the_games_are_all_there() -> None:
    assert {each for line in LINES.values() for each in line} == {info.name for info in alesia.games()}


@pytest.mark.parametrize("line", LINES)
def test_every_question_says_which_situation_it_must_tell(line: str) -> None:
    """Those that random games never come to, too; and no entry is left over."""
    keys = {key for game in LINES[line] for key in find(game).questions}

    assert (keys - set(WANTED[line]), set(WANTED[line]) - keys) == (set(), set())
    assert [key for key, entry in WANTED[line].items() if not entry] == []


@pytest.mark.parametrize(("line", "key"), ENTRIES)
def test_every_wording_tells_the_situation(line: str, key: str) -> None:
    """Its facts in every language, its words in English."""
    entry = WANTED[line][key]
    facts = {str(place) for name, place in entry.items() if name not in ("words", "notes")}
    for language in languages():
        for msgid, said in wordings(LINES[line][-1], key, language).items():
            assert facts <= set(FIELD.findall(said)), (language, msgid, said)
    for msgid, said in wordings(LINES[line][-1], key, "en").items():
        assert all(word in said for word in entry.get("words", ())), (msgid, said)


@pytest.mark.parametrize("line", LINES)
def test_every_note_is_told_by_a_question(line: str) -> None:
    """It is in the catalogue and in the rules; and the catalogue has none that no question is said to tell."""
    folder = RULES / line.replace("-", "_")
    source = "".join(
        path.read_text(encoding="utf-8") for path in folder.rglob("*.py") if "nonplayers" not in path.parts
    )
    wanted = {note for entry in WANTED[line].values() for note in entry.get("notes", ())}
    known = {msgid for msgid in catalogue(domain_of(LINES[line][-1])).forms if msgid.startswith("note.")}

    assert wanted == known
    assert sorted(note for note in wanted if f'"{note}"' not in source) == []


def said(game: Play) -> str:
    assert game.table.ask is not None
    return prompt(game.table.ask, game.table.game.name)


def notes(game: Play, language: str = "en") -> dict[str, str | None]:
    """What is told of each option."""
    ask = game.table.ask
    assert ask is not None
    return {str(option): option_note(ask, option, game.table.game.name, language) for option in ask.options}


BATTLE = "\nRomans action command Battle\nRomans command battle Mandubii"


@pytest.mark.parametrize(
    ("tribes", "stand"), [("", "4 Losses"), ('[tribes]\nMandubii = "Arverni Citadel"', "2 Losses")]
)
def test_3_2_4_the_defender_is_told_how_many_losses_he_takes_either_way(tribes: str, stand: str) -> None:
    """Standing and in Retreat, with a Citadel half; and whether he strikes back."""
    game = at(
        """
        [regions.Mandubii]
        Romans = "3 Legions, 2 Auxilia"
        Arverni = "6 Warbands"
        [regions.Bituriges]
        Arverni = "1 Warband"
    """
        + tribes
    ).play(BATTLE + ("\nRomans besiege no" if tribes else ""))

    assert notes(game) == {"stand": f"{stand}, then you Counterattack", "retreat": "2 Losses, no Counterattack"}
    assert notes(game, "fr")["retreat"] == "2\u00a0Pertes, sans Contre-attaque"


def test_4_2_3_ballistae_who_is_besieged_expects_the_losses_of_a_breach() -> None:
    """10 The Citadel does not halve them."""
    game = at("""
        [capabilities]
        10 = "unshaded"
        [regions.Mandubii]
        Romans = "3 Legions, 2 Auxilia"
        Arverni = "6 Warbands"
        [regions.Bituriges]
        Arverni = "1 Warband"
        [tribes]
        Mandubii = "Arverni Citadel"
    """).play(BATTLE + "\nRomans besiege yes")

    assert notes(game)["stand"] == "4 Losses, then you Counterattack"


LOSS = """
    card = 19
    [regions.Mandubii]
    Romans = "Caesar, 2 Legions, 2 Auxilia, Fort"
    Arverni = "9 Warbands"
    [tribes]
    Senones = "Romans"
"""


def test_3_2_4_the_words_say_which_piece_a_die_may_save() -> None:
    """A Leader, a Legion: lost on 1-3; of others nothing is said, for they are lost."""
    game = at(LOSS.replace("Caesar, ", "")).play("Arverni action command Battle\nArverni command battle Mandubii")

    assert "caused by the Arverni" in said(game)
    assert notes(game) == {"piece Legion": "lost on 1-3", "piece Hidden Auxilia": None}


def named(game: Play, language: str = "en") -> dict[str, str]:
    """How each option is called."""
    ask = game.table.ask
    assert ask is not None
    return {str(option): option_text(ask, option, game.table.game.name, language) for option in ask.options}


CITIES = """
    card = 19
    [regions.Carnutes]
    Romans = "Caesar, 2 Legions"
    Arverni = "Warband"
    [regions.Treveri]
    Arverni = "Warband"
    [tribes]
    Carnutes = "Arverni Citadel"
    Aulerci = "Arverni"
"""


def test_3_2_4_what_stands_at_a_tribe_is_called_by_its_name() -> None:
    """The Citadel at Cenabum may hold on a die, the Ally at the Aulerci may not; in French, too."""
    game = at(CITIES).play("""
        Arverni action pass
        Romans action command Battle
        Romans command battle Carnutes
        Romans besiege no
    """)

    assert named(game) == {"tribe Carnutes": "the Citadel at Cenabum", "tribe Aulerci": "the Ally at Aulerci"}
    assert notes(game) == {"tribe Carnutes": "lost on 1-3", "tribe Aulerci": "lost without a roll"}
    assert named(game, "fr")["tribe Carnutes"] == "la Citadelle à Cénabum"


def test_4_2_3_what_is_besieged_is_called_by_its_name() -> None:
    """The Attacker chooses between the Citadel and the Ally; the log says whose it was."""
    game = at(CITIES).play("""
        Arverni action pass
        Romans action command Battle
        Romans command battle Carnutes
        Romans besiege yes
    """)

    assert named(game)["tribe Carnutes"] == "the Citadel at Cenabum"
    assert named(game)["tribe Aulerci"] == "the Ally at Aulerci"
    game.play("Romans besiege_remove tribe Aulerci")
    assert "The Arverni lose Aulerci (Carnutes), which becomes Subdued." in map(log_line, game.table.log)


def test_1_4_1_what_is_given_up_is_called_by_its_name() -> None:
    """In the question and in the log."""
    game = at(CITIES).play(
        "Arverni action command Raid\nArverni command remove_own\nArverni remove_from region Carnutes"
    )
    assert named(game)["remove Carnutes"] == "the Citadel at Cenabum"
    assert named(game)["remove Aulerci"] == "the Ally at Aulerci"
    game.play("Arverni remove_piece remove Carnutes")

    assert log_line(game.table.log[-1], "falling-sky") == "The Arverni give up their Citadel at Cenabum."


def test_1_4_1_whose_piece_is_given_up_is_told_in_a_sentence() -> None:
    game = at(CITIES).play("""
        Arverni action command Raid
        Arverni command remove_own
        Arverni remove_from region Treveri
    """)

    assert log_line(game.table.log[-1]) == (
        "The Arverni remove a piece of their own in Treveri: Hidden Arverni Warband."
    )


@pytest.mark.parametrize(("capability", "lost"), [("", "1-3"), ('[capabilities]\n10 = "unshaded"', "1-2")])
def test_event_10_unshaded_the_words_say_on_what_a_fort_is_lost(capability: str, lost: str) -> None:
    """Where the piece is chosen."""
    board = LOSS.replace("Caesar, 2 Legions, 2 Auxilia, ", "") + capability
    game = at(board).play("Arverni action command Battle\nArverni command battle Mandubii")

    assert notes(game) == {"tribe Senones": "lost without a roll", "piece Fort": f"lost on {lost}"}


def test_4_3_3_who_is_ambushed_is_told_that_nothing_is_rolled() -> None:
    """Neither is the Attacker left in doubt what an Ambush spares him."""
    game = at("""
        card = 19
        [regions.Mandubii]
        Romans = "2 Legions, 2 Auxilia"
        Arverni = "Vercingetorix, 5 Warbands"
    """).play("Arverni action command Battle\nArverni command battle Mandubii")

    assert "may not Retreat, roll for no Losses and do not Counterattack" in said(game)
    game.play("Arverni ambush yes")
    assert "without rolls" in said(game)
    assert set(notes(game).values()) == {None}


def test_4_3_3_caesar_may_save_them() -> None:
    """On 4-6."""
    board = LOSS.replace("9 Warbands", "Vercingetorix, 9 Warbands")
    game = at(board).play("Arverni action command Battle\nArverni command battle Mandubii")

    assert "unless Caesar rolls 4-6" in said(game)


def test_3_2_4_whom_to_attack_is_told_with_the_losses() -> None:
    """Theirs, standing and in Retreat, and the most that can come back."""
    game = at("""
        [regions.Mandubii]
        Romans = "3 Legions, 2 Auxilia"
        Arverni = "6 Warbands"
        Germans = "4 Warbands"
    """).play(BATTLE)

    assert notes(game) == {
        "faction Arverni": "4 Losses to them, 2 if they Retreat; at most 3 to you",
        "faction Germans": "4 Losses to them, who cannot Retreat; at most 2 to you",
    }


def test_4_3_2_devastate_tells_what_it_costs_whom() -> None:
    """Region by Region."""
    game = at("""
        card = 19
        [regions.Arverni]
        Arverni = "Vercingetorix, 9 Warbands"
        Aedui = "5 Warbands"
        [regions.Pictones]
        Arverni = "1 Warband"
    """).play("Arverni action command Raid\nArverni command ability Devastate")

    found = notes(game)
    assert found["region Arverni"] == "lost: Arverni 2, Aedui 1"
    assert found["region Pictones"] == "nobody loses a piece"


def test_3_3_1_rally_tells_how_many_warbands_and_where_an_ally_or_citadel_goes() -> None:
    """The Citadel by its City."""
    game = at("""
        card = 19
        [regions.Carnutes]
        Arverni = "Vercingetorix, 4 Warbands"
        [tribes]
        Carnutes = "Arverni"
    """).play("Arverni action command Rally\nArverni command rally Carnutes")

    assert notes(game) == {"place_warbands": "up to 3", "place_ally": "at Aulerci", "place_citadel": "at Cenabum"}


def test_3_2_4_a_retreat_in_which_all_stay_is_logged() -> None:
    """Hidden Warbands stay put, against Romans."""
    game = at("""
        [regions.Mandubii]
        Romans = "2 Legions"
        Arverni = "6 Warbands"
        [regions.Bituriges]
        Arverni = "1 Warband"
    """).play(BATTLE + "\nArverni declare_retreat retreat\nArverni hidden_stay number 5")

    lines = [log_line(entry) for entry in game.table.log]
    assert "The Arverni have declared a Retreat from Mandubii, but all of them stay." in lines


def test_3_2_4_nobody_is_said_to_stay_who_did_not_survive() -> None:
    """The Warband falls, and Vercingetorix by his die, before anybody can Retreat."""
    game = at("""
        [regions.Mandubii]
        Romans = "4 Legions"
        Arverni = "Vercingetorix, 1 Warband"
        [regions.Bituriges]
        Arverni = "1 Warband"
    """).play(BATTLE + "\nArverni declare_retreat retreat")
    while game.asked != "Romans command":
        game.answer(f"{game.asked} {game.options[0]}")

    assert game.position["regions"]["Mandubii"] == {"Romans": "4 Legions"}
    assert "all_stay" not in [entry.key for entry in game.table.log]


def test_4_4_1_who_is_asked_to_agree_to_trade_is_told_what_it_brings() -> None:
    """With his agreement and without: the Romans double it."""
    game = at("""
        card = 31
        [regions.Aedui]
        Aedui = "6 Warbands"
        [tribes]
        Aedui = "Aedui"
    """)
    while game.asked != "Aedui action":
        game.play(f"{game.asked} pass")
    game.play("Aedui action command Raid\nAedui command ability Trade")

    assert game.asked == "Romans agree_trade"
    with_rome, without = [int(n) for n in re.findall(r"(\d+) Resources? with you, (\d+) without", said(game))[0]]
    assert (with_rome, without) == (2 * without, without)
    assert without > 0
