"""5.1 Questions of Events that would decide nothing are not put."""

import pytest

from tests.ariovistus.playing import at


def test_event_a36_unshaded_where_all_germans_go_nobody_is_asked() -> None:
    """Two Settlements and eight Warbands in the three Regions: all of them."""
    game = at("""
        card = "A36"
        ineligible = ["Germans", "Aedui", "Romans"]
        [regions.Morini]
        Germans = "3 Warbands, 2 revealed Warbands, Settlement"
        [regions.Treveri]
        Germans = "2 Warbands, 1 scouted Warband, Settlement"
    """).play("Belgae action unshaded A36")
    assert game.pieces("Morini", "Germans") == game.pieces("Treveri", "Germans") == ""
    assert game.asked == "Chance draw_card"


def test_event_a36_unshaded_of_three_settlements_two_are_chosen() -> None:
    regions = "".join(f'[regions.{name}]\nGermans = "Settlement"\n' for name in ("Morini", "Nervii", "Treveri"))
    game = at(f'card = "A36"\nineligible = ["Germans"]\n{regions}').play("Belgae action unshaded A36")
    assert game.offers("region") == ["Morini", "Nervii", "Treveri"]
    game.play("Belgae event_region region Nervii")
    assert game.offers("region") == ["Morini", "Treveri"]


def test_event_a36_shaded_where_two_allies_are_all_nobody_is_asked() -> None:
    game = at("""
        card = "A36"
        [regions.Sugambri]
        Germans = "30 Warbands"
        [regions.Provincia]
        Germans = "Settlement"
        [regions.Morini]
        Germans = "Settlement"
        [regions.Nervii]
        Germans = "Settlement"
        [regions.Sequani]
        Germans = "Settlement"
        [regions.Aedui]
        Germans = "Settlement"
        [regions.Arverni]
        Germans = "Settlement"
        [tribes]
        Nervii = "Belgae"
        Morini = "Romans"
    """).play("Germans action shaded A36")
    assert (game.tribe("Nervii"), game.tribe("Morini")) == ("Subdued", "Subdued")


def test_event_61_unshaded_five_warbands_are_all() -> None:
    game = at("""
        card = 61
        ineligible = ["Belgae"]
        [regions.Nervii]
        Germans = "2 Warbands"
        Belgae = "1 Warband, 2 revealed Warbands"
    """).play("Germans action unshaded 61")
    assert game.pieces("Nervii", "Germans") == game.pieces("Nervii", "Belgae") == ""


@pytest.mark.parametrize(("resources", "most"), [(0, 0), (5, 1), (6, 2), (10, 2), (11, 3), (45, 3)])
def test_event_a40_shaded_no_more_regions_than_the_romans_have_resources_for(resources: int, most: int) -> None:
    """Three Regions without Roman Control, five Resources each."""
    game = at(f"""
        card = "A40"
        ineligible = ["Aedui", "Romans"]
        [resources]
        Romans = {resources}
    """).play("Belgae action shaded A40")
    if most:
        assert game.options == [f"number {n}" for n in range(most + 1)]
    else:
        assert game.asked == "Germans action"


@pytest.mark.parametrize(("auxilia", "asked"), [(20, "Romans action"), (19, "Germans event_faction")])
def test_event_a43_unshaded_nobody_available_and_nobody_is_named(auxilia: int, asked: str) -> None:
    """The Arverni Warband is only removed, if neither Auxilia nor Aedui Warbands are Available."""
    game = at(f"""
        card = "A43"
        ineligible = ["Aedui"]
        [regions.Provincia]
        Romans = "{auxilia} Auxilia"
        Arverni = "1 Warband"
        [regions.Aedui]
        Aedui = "20 Warbands"
    """).play("Germans action unshaded A43")
    assert game.asked == asked


@pytest.mark.parametrize(("auxilia", "asked"), [(20, "Aedui action"), (19, "Belgae event_faction")])
def test_event_a69_unshaded_nobody_available_and_nobody_is_named(auxilia: int, asked: str) -> None:
    game = at(f"""
        card = "A69"
        [regions.Provincia]
        Romans = "{auxilia} Auxilia"
        [regions.Aedui]
        Aedui = "20 Warbands"
        [tribes]
        Bellovaci = "Dispersed"
    """).play("Belgae action unshaded A69")
    assert game.asked == asked


def test_event_a58_unshaded_no_seize_where_nothing_can_be_had() -> None:
    """3.1 In Morini both Tribes are Belgic Allies: nothing to Disperse and nothing to Forage. Nervii has Subdued
    ones."""
    game = at("""
        card = "A58"
        ineligible = ["Belgae"]
        [regions.Morini]
        Romans = "2 Auxilia"
        [regions.Nervii]
        Romans = "2 Auxilia"
        [tribes]
        Morini = "Belgae"
        Menapii = "Belgae"
    """).play("Romans action unshaded A58\nRomans free_command done")
    assert game.offers("region") == ["Nervii"]
