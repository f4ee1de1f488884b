"""Card A53, Frumentum."""

import pytest

from tests.ariovistus.playing import at
from tests.falling_sky.events.effect import is_effective

BOARD = """
    card = "A53"
    {0}
    ineligible = ["Romans", "Germans", "Belgae"]
    [resources]
    Romans = 1
    Aedui = 9
    [regions.Provincia]
    Romans = "Caesar, 3 Legions, 4 Auxilia"
    [regions.Aedui]
    Romans = "2 Legions"
    Aedui = "Diviciacus, 3 Warbands"
"""


def test_event_a53_unshaded_romans_spend_what_the_aedui_name() -> None:
    """Four Resources: a March out of two Regions takes them all; then only what is free is left. Those of the Romans
    stay as they were."""
    game = at(BOARD.format("")).play("""
        Aedui action unshaded A53
        Aedui event_number number 4
        Romans event_choice command March
        Romans command march Provincia
        Romans march_to region Sequani
        Romans march_number number 1
        Romans march_number number 3
        Romans march_number number 0
        Romans march_on done
        Romans march_to done
        Romans command march Aedui
        Romans march_to region Mandubii
        Romans march_number number 2
        Romans march_on done
    """)
    while game.asked == "Romans command":
        game.play("Romans command done")
    assert "command March" not in game.options
    game.play("Romans event_choice done")

    assert game.pieces("Sequani", "Romans") == "Caesar, 3 Legions"
    assert game.resources("Romans") == 1
    assert game.resources("Aedui") == 5


def test_event_a53_unshaded_what_is_not_spent_stays_with_the_aedui() -> None:
    game = at(BOARD.format("")).play("""
        Aedui action unshaded A53
        Aedui event_number number 9
        Romans event_choice done
    """)
    assert (game.resources("Aedui"), game.resources("Romans")) == (9, 1)


def test_event_a53_unshaded_one_special_ability_and_each_once() -> None:
    """Build is over, so Scout is too; Recruit and March are left."""
    game = at(BOARD.format("")).play("""
        Aedui action unshaded A53
        Aedui event_number number 9
        Romans event_choice ability Build
    """)
    while game.asked.split()[1] in ("build", "build_what", "agree_supply", "seek_supply", "ally_at"):
        game.play(f"{game.asked} {game.options[0]}")
    assert game.asked == "Romans event_choice"
    assert [option for option in game.options if option.startswith("ability")] == []


def test_event_a53_unshaded_the_special_ability_may_come_during_a_command() -> None:
    """4.1 Scout in the middle of the March, once: then the March goes on, and neither Scout nor Build comes again."""
    game = at(BOARD.format("")).play("""
        Aedui action unshaded A53
        Aedui event_number number 9
        Romans event_choice command March
        Romans command march Aedui
        Romans march_to region Mandubii
        Romans march_number number 2
        Romans march_on done
        Romans command ability Scout
    """)
    while game.asked.split()[1] in ("share", "agree_share"):
        game.play(f"{game.asked} no")
    game.play("""
        Romans scout_from region Provincia
        Romans scout_to region Sequani
        Romans scout_number number 4
    """)
    while game.asked == "Romans scout_from":
        game.play("Romans scout_from done")
    assert game.asked == "Romans command"
    assert "Provincia" in game.offers("march")
    assert game.offers("ability") == []
    game.play("Romans command done")
    assert game.pieces("Sequani", "Romans") == "4 Auxilia"
    assert [option for option in game.options if option.startswith("ability")] == []
    assert "command Recruit" in game.options
    game.play("Romans event_choice done")
    assert game.resources("Aedui") == 7


@pytest.mark.parametrize(("who", "removal"), [("Romans", True), ("Aedui", False)])
def test_event_a53_unshaded_romans_who_execute_it_may_remove_own_pieces(who: str, removal: bool) -> None:
    """1.4.1 Between the actions and during a Command, if they execute the Event by the Sequence of Play; but Resources,
    which are the Aedui's now, are not given away."""
    others = ", ".join(f'"{each}"' for each in ("Romans", "Germans", "Belgae", "Aedui") if each != who)
    board = BOARD.format("").replace('"Romans", "Germans", "Belgae"', others)
    game = at(board).play(f"{who} action unshaded A53\nAedui event_number number 4")
    assert ("remove_own" in game.options) is removal
    game.play("Romans event_choice command March")
    assert ("remove_own" in game.options) is removal
    assert "negotiate" not in game.options


def test_event_a53_unshaded_what_is_removed_after_the_march_can_be_recruited() -> None:
    """A Legion goes to the track, Auxilia to Available; no Resources are spent, and the other actions are left."""
    board = BOARD.format("").replace('"Romans", "Germans", "Belgae"', '"Aedui", "Germans", "Belgae"')
    game = at(board).play("""
        Romans action unshaded A53
        Aedui event_number number 4
        Romans event_choice command March
        Romans command march Aedui
        Romans march_to region Sequani
        Romans march_number number 2
        Romans march_on done
    """)
    while game.asked == "Romans command":
        game.play("Romans command done")
    game.play("""
        Romans event_choice remove_own
        Romans remove_from region Sequani
        Romans event_choice remove_own
        Romans remove_from region Provincia
        Romans remove_piece remove Hidden Auxilia
    """)
    assert "command Recruit" in game.options
    game.play("Romans event_choice done")
    assert game.pieces("Sequani", "Romans") == "1 Legion"
    assert game.pieces("Provincia", "Romans") == "Caesar, 3 Legions, 3 Auxilia, Fort"
    assert (game.resources("Aedui"), game.resources("Romans")) == (7, 1)


CROWDED = """
    card = "A53"
    ineligible = [{0}]
    [resources]
    Aedui = 9
    [tribes]
    Volcae = "Romans"
    Pictones = "Romans"
    Bituriges = "Romans"
    Santones = "Romans"
    Helvii = "Romans"
    Cadurci = "Romans"
    [regions.Provincia]
    Romans = "20 Auxilia"
"""


@pytest.mark.parametrize(("who", "others"), [("Romans", '"Aedui"'), ("Aedui", '"Romans"')])
def test_event_a53_unshaded_own_pieces_taken_off_may_open_a_recruit(who: str, others: str) -> None:
    """1.4.1 All Auxilia and Allies are on the map: Romans who execute the Event, have Marched and Scouted, may still
    take some off in order to Recruit them; when it is the Aedui's Event, nothing is left to do."""
    game = at(CROWDED.format(others + ', "Germans", "Belgae"')).play(f"{who} action unshaded A53")
    game.play("""
        Aedui event_number number 9
        Romans event_choice command March
        Romans command march Provincia
        Romans march_to region Sequani
        Romans march_number number 1
        Romans march_on done
        Romans march_to done
    """)
    while game.asked in ("Romans command", "Romans scout_from", "Romans scout_in"):
        game.play(f"{game.asked} done")
    game.play("Romans event_choice ability Scout\nRomans scout_from region Sequani\nRomans scout_to region Treveri")
    while game.asked in ("Romans scout_from", "Romans scout_in"):
        game.play(f"{game.asked} done")
    if who == "Aedui":
        assert game.asked != "Romans event_choice"
        return
    assert game.options == ["remove_own", "done"]
    game.play("Romans event_choice remove_own\nRomans remove_from region Treveri")
    assert "command Recruit" in game.options


def test_event_a53_unshaded_no_other_command_if_build_leaves_no_region() -> None:
    """Build takes the last place for an Ally: neither Seize nor a second March is granted, the Recruit is taken back,
    and Build may then come alone."""
    game = at("""
        card = "A53"
        ineligible = ["Romans", "Germans", "Belgae"]
        [resources]
        Romans = 1
        Aedui = 9
        [regions.Sequani]
        Romans = "Caesar, 2 Legions, 20 Auxilia"
        [tribes]
        Helvetii = "Romans"
        Helvii = "Romans"
    """).play("""
        Aedui action unshaded A53
        Aedui event_number number 9
        Romans event_choice command Recruit
        Romans command ability Build
        Romans build region Sequani
        Romans build_what ally Sequani
        Romans build_what done
    """)
    assert game.tribe("Sequani") == "Subdued"
    assert game.asked == "Romans event_choice"
    assert game.options == ["command Recruit", "command March", "ability Build", "ability Scout", "done"]
    game.play("Romans event_choice done")
    assert game.resources("Aedui") == 9


def test_event_a53_unshaded_frost_does_not_stop_this_march() -> None:
    """5.1.1 The Event allows it."""
    game = at(BOARD.format('next = "Winter"')).play("Aedui action unshaded A53\nAedui event_number number 9")
    assert "command March" in game.options


def test_event_a53_unshaded_effective() -> None:
    assert is_effective(at(BOARD.format("")), "Germans", "unshaded")


def test_event_a53_shaded_both_lose_and_are_barred() -> None:
    """Four Resources each, Ineligible through the next card; who plays it stays Eligible."""
    board = BOARD.format("").replace('"Romans", "Germans", "Belgae"', '"Romans", "Germans", "Aedui"')
    game = at(board).play("Belgae action shaded A53")
    assert (game.resources("Aedui"), game.resources("Romans")) == (5, 0)
    assert game.view["eligibility"]["Belgae"] == "Eligible"
    assert game.view["eligibility"]["Romans"] == game.view["eligibility"]["Aedui"] == "Ineligible"


def test_event_a53_shaded_the_penalty_comes_first() -> None:
    """Aedui who play it are Ineligible all the same."""
    game = at(BOARD.format("")).play("Aedui action shaded A53")
    assert game.view["eligibility"]["Aedui"] == "Ineligible"


@pytest.mark.parametrize(("who", "stays"), [("Belgae", ["Belgae"]), ("Aedui", [])])
def test_event_a53_shaded_the_log_says_who_stays_eligible(who: str, stays: list[str]) -> None:
    """Belgae who play it stay Eligible; of Aedui, who do not, the log does not say so."""
    others = ", ".join(f'"{each}"' for each in ("Romans", "Germans", "Belgae", "Aedui") if each != who)
    board = BOARD.format("").replace('"Romans", "Germans", "Belgae"', others)
    game = at(board).play(f"{who} action shaded A53")
    assert [str(entry.facts[0]) for entry in game.table.log if entry.key == "kept"] == stays
