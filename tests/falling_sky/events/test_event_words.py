"""How Events, and what they change, are told: the words must be true of what happens."""

import pytest

from alesia.games.falling_sky.components import Card
from alesia.kernel.ask import Option
from alesia.words import log_line, option_text, prompt
from tests.falling_sky.playing import Play, at


def said(game: Play) -> str:
    assert game.table.ask is not None
    return prompt(game.table.ask)


def offered(game: Play) -> list[str]:
    ask = game.table.ask
    assert ask is not None
    return [option_text(ask, option) for option in ask.options]


def told(game: Play) -> list[str]:
    return [line for entry in game.table.log if (line := log_line(entry))]


# ---- what a choice brings ---------------------------------------------------------------------------------------


def test_event_21_unshaded_the_words_say_ten_resources() -> None:
    """Not one, as in a Raid: the Romans gain ten."""
    game = at("card = 21").play("Arverni action pass\nRomans action unshaded 21")

    assert offered(game) == ["place 5 Auxilia in Provincia", "the Romans gain 10 Resources"]


FORT = """
    card = 19
    [regions.Mandubii]
    Romans = "Fort, 2 Legions, 2 Auxilia"
    Arverni = "8 Warbands"
"""


@pytest.mark.parametrize(("capability", "lost"), [("", "1-3"), ('[capabilities]\n10 = "unshaded"', "1-2")])
def test_event_10_unshaded_the_words_of_the_die_for_a_fort(capability: str, lost: str) -> None:
    """The die that is asked for says which numbers remove it."""
    game = at(FORT.replace(", 2 Legions, 2 Auxilia", "") + capability)
    game.play("Arverni action command Battle\nArverni command battle Mandubii")

    assert f"Loss on Fort of the Romans in Mandubii ({lost}: removed)" in said(game)


SLINGERS = '[capabilities]\n13 = "shaded"\n'


def test_event_13_shaded_the_words_do_not_call_recruit_free() -> None:
    """It needs a Supply Line and costs two Resources a Region even so; without the card it is free there."""
    recruit = "Romans action command Recruit"

    assert "It is free in a Supply Line" in said(at("card = 2").play(recruit))
    dear = said(at(f"card = 2\n{SLINGERS}").play(recruit))
    assert "free" not in dear
    assert "costs 2 Resources a Region" in dear


def test_event_13_shaded_the_words_do_not_offer_to_pay_for_want_of_a_supply_line() -> None:
    """Where somebody has to agree, to pay instead is no way out, and is not spoken of."""
    game = at(
        f"""
        card = 2
        {SLINGERS}
        [regions.Sequani]
        Romans = "Caesar"
        Aedui = "4 Warbands"
        """
    ).play("Romans action command Recruit\nRomans command recruit Sequani")

    assert game.asked == "Romans seek_supply"
    assert said(game) == "Sequani: no Supply Line yet, and Recruit here needs one. Whom do you ask?"


def test_event_13_unshaded_the_question_names_region_and_attacker() -> None:
    """Who Battles, and where the Auxilia would shoot."""
    game = at("""
        card = 19
        [capabilities]
        13 = "unshaded"
        [regions.Treveri]
        Romans = "4 Auxilia"
        Arverni = "5 Warbands"
    """).play("Arverni action command Battle\nArverni command battle Treveri")

    assert game.asked == "Romans event_confirm"
    assert "the Arverni are about to Battle in Treveri" in said(game)


@pytest.mark.parametrize(
    ("holder", "doing"),
    [('59 = "unshaded"', "Do your Auxilia cause a whole Loss each here?"), ('59 = "shaded Arverni"', "Do you double")],
)
def test_event_59_the_question_names_region_and_attacker(holder: str, doing: str) -> None:
    """Whose Battle it is, and what the Horse would do in it."""
    game = at(f"""
        card = 19
        [capabilities]
        {holder}
        [regions.Treveri]
        Romans = "4 Auxilia"
        Arverni = "5 Warbands"
    """).play("Arverni action command Battle\nArverni command battle Treveri")

    assert game.asked.endswith("event_confirm")
    assert "Battle in Treveri, the Arverni attacking." in said(game)
    assert doing in said(game)


# ---- what is free says no price ---------------------------------------------------------------------------------

CROSSING = """
    card = 9
    [resources]
    Romans = 9
    Arverni = 9
    Aedui = 9
    [regions.Sequani]
    Romans = "Legion"
    [regions.Arverni]
    Arverni = "Vercingetorix, 4 Warbands"
    Aedui = "Warband"
    [regions.Aedui]
    Aedui = "4 Warbands"
    Belgae = "Warband"
    [regions.Provincia]
    Romans = "Caesar, 4 Auxilia"
    Arverni = "Warband"
    Aedui = "Warband"
    Belgae = "Warband"
    [tribes]
    Sequani = "Arverni"
"""


def crossed(faction: str, origin: str, to: str = "Provincia") -> Play:
    """The Faction has Marched from one Region to the other."""
    game = at(CROSSING)
    while game.asked != f"{faction} action":
        game.table.answer("pass")
    game.play(f"{faction} action unshaded 9")
    while game.asked != f"{faction} event_choice":
        wanted = [each for each in (f"region {origin}", f"region {to}") if each in game.options]
        game.table.answer([*wanted, game.options[-1]][0])
    return game


def test_event_09_a_free_build_names_no_price() -> None:
    """As a rule a piece costs two Resources."""
    game = crossed("Romans", "Provincia", "Sequani").play("Romans event_choice ability Build")

    assert said(game) == "Build, free of cost: in which Region?"


def test_event_09_a_free_entreat_names_no_price() -> None:
    """As a rule a Region costs a Resource."""
    game = crossed("Arverni", "Arverni").play("Arverni event_choice ability Entreat")

    assert said(game) == "Entreat, free of cost: in which Region?"


def test_event_09_a_free_suborn_names_no_price() -> None:
    """As a rule a Warband costs one Resource and an Ally two."""
    game = crossed("Aedui", "Aedui").play("Aedui event_choice ability Suborn")

    assert game.asked == "Aedui suborn_what"
    assert "place 1 Auxilia" in offered(game)
    assert not [each for each in offered(game) if "Resource" in each]


# ---- no Scout where there is none -------------------------------------------------------------------------------


def test_event_06_shaded_nobody_scouts() -> None:
    """The Auxilia are moved by the Event, and the log does not call it a Scout."""
    game = at("""
        card = 6
        [regions.Nervii]
        Romans = "2 Auxilia"
    """).play("Romans action pass\nArverni action shaded 6\nArverni event_region region Nervii")

    assert "The Romans relocate from Nervii to Provincia: 1 Hidden Auxilia." in told(game)
    assert not [line for line in told(game) if "Scout" in line]


def test_event_44_unshaded_the_new_pieces_are_no_auxilia_alone() -> None:
    """Those that move and Reveal may be Aedui Warbands, and are called so."""
    game = at("""
        card = 44
        [regions.Mandubii]
        Romans = "Caesar"
        Arverni = "3 Warbands"
        [regions.Carnutes]
        Arverni = "Warband"
    """).play("Aedui action unshaded 44")
    while game.asked != "Aedui scout_from":
        game.table.answer("faction Aedui" if "faction Aedui" in game.options else game.options[0])

    assert "the new Auxilia and Aedui Warbands Scout as if Auxilia" in said(game)
    game.play("Aedui scout_from region Carnutes")
    assert said(game).startswith("Dumnorix Loyalists: new pieces move from Carnutes")


# ---- what becomes of pieces and markers -------------------------------------------------------------------------


def test_event_03_shaded_a_legion_sent_to_the_track_is_not_lost() -> None:
    """It goes back to the Legions track, and is not Fallen."""
    game = at("""
        card = 3
        legions_track = 4
        fallen = 6
        [regions.Nervii]
        Romans = "2 Legions"
    """).play("Romans action pass\nArverni action shaded 3")

    assert told(game).count("A Legion from Nervii goes back to the Legions track.") == 2
    assert not [line for line in told(game) if line.startswith("Lost")]


@pytest.mark.parametrize(
    ("marker", "line"),
    [
        ("Dispersed", "Nervii (Nervii) loses its Dispersed marker and is Subdued."),
        ("Dispersed-Gathering", "Nervii (Nervii) loses its Dispersed-Gathering marker and is Subdued."),
        ("Romans", "The Romans lose Nervii (Nervii), which becomes Subdued."),
    ],
)
def test_event_61_shaded_a_marker_is_not_lost_like_an_ally(marker: str, line: str) -> None:
    """What is removed from the Tribe is told as what it was."""
    game = at(f"""
        card = 61
        [tribes]
        Nervii = "{marker}"
    """).play("Belgae action shaded 61")

    assert line in told(game)


WALL = """
    card = 19
    [regions.Mandubii]
    Romans = "Auxilia"
    Arverni = "6 Warbands"
    [tribes]
    Mandubii = "Arverni Citadel"
    [circumvallation]
    region = "Mandubii"
    faction = "Arverni"
    pieces = "6 Warbands"
    tribes = ["Mandubii"]
"""


def test_event_04_the_log_tells_that_the_marker_goes() -> None:
    """Here because the last Romans march away."""
    game = at(WALL).play("Arverni action pass\nRomans action command March\nRomans command march Mandubii")
    game.play("Romans march_to region Sequani")
    while game.asked == "Romans march_on" or game.asked == "Romans march_number":
        game.table.answer(game.options[-1])

    assert game.position.get("circumvallation") is None
    assert [line for line in told(game) if line.startswith("The Circumvallation marker in Mandubii is removed")]


def test_event_50_unshaded_capabilities_are_named() -> None:
    """Not by their numbers alone."""
    game = at("""
        card = 50
        [capabilities]
        10 = "unshaded"
        13 = "shaded"
    """).play("Aedui action unshaded 50")
    ask = game.table.ask
    assert ask is not None

    assert option_text(ask, Option("card", "10")) == "10 Ballistae"


def test_event_46_shaded_nobody_pays_for_a_free_command() -> None:
    """Its Regions are selected, not paid for."""
    game = at("""
        card = 46
        [regions.Nervii]
        Belgae = "2 Warbands"
        [regions.Treveri]
        Belgae = "2 Warbands"
    """).play("Aedui action shaded 46\nAedui event_faction faction Belgae\nBelgae free_command command March")

    assert said(game) == "March, free of cost: what next?"
    assert not [each for each in offered(game) if "pay" in each]


def test_event_70_shaded_a_free_recruit_is_free_anywhere() -> None:
    """Not in a Supply Line alone, as a Recruit is that has its price."""
    game = at("""
        card = 70
        ineligible = ["Belgae", "Aedui", "Arverni"]
        [regions.Mandubii]
        Romans = "Caesar, 2 Legions"
    """).play("Romans action shaded 70\nRomans free_command command Recruit")

    assert said(game) == "Recruit, free of cost: what next?"


# ---- which card asks --------------------------------------------------------------------------------------------

SCOUTS = """
    [regions.Sequani]
    Romans = "Caesar"
    Germans = "5 Warbands"
"""
BETRAYED = (
    "Aedui action unshaded 44\n" + "Aedui event_faction faction Romans\n" * 3 + "Aedui event_faction faction Aedui\n"
)
RIDE = BETRAYED + "Aedui scout_from region Sequani\nAedui scout_to region Mandubii\n"
BOTH = '[capabilities]\n12 = "unshaded"\n13 = "shaded"\n'


@pytest.mark.parametrize(
    ("card", "position", "answers", "key"),
    [
        (40, "", "Aedui action unshaded 40", "event_choice"),
        (44, SCOUTS, BETRAYED, "scout_from"),
        (44, SCOUTS, BETRAYED + "Aedui scout_from region Sequani", "scout_to"),
        (44, SCOUTS, RIDE, "scout_piece"),
        (44, SCOUTS, RIDE + "Aedui scout_piece piece Hidden Auxilia", "scout_number"),
        (44, SCOUTS, BETRAYED + "Aedui scout_from done", "scout_in"),
        (49, SCOUTS, "Aedui action unshaded 49\nAedui event_region region Sequani", "event_piece"),
        (50, BOTH, "Aedui action unshaded 50", "event_card"),
        (52, '[regions.Carnutes]\nGermans = "4 Warbands"', "Aedui action shaded 52", "free_command"),
    ],
)
def test_5_1_a_question_names_the_card_that_asks(card: int, position: str, answers: str, key: str) -> None:
    """Its title stands over the question, and its words are those of the card."""
    if card == 49:
        position = position.replace('"Caesar"', '"Caesar, 1 Legion"')
    game = at(f"card = {card}\n{position}").play(answers)
    assert game.table.ask is not None

    assert game.asked.endswith(f" {key}")
    assert [str(each) for each in game.table.ask.about if isinstance(each, Card)] == [str(card)]
