"""Card 5, Gallia Togata: Cisalpina as a Region in other Events."""

import pytest

from tests.falling_sky.events.effect import is_effective
from tests.falling_sky.playing import Play, at

OTHERS = '["Arverni", "Aedui", "Belgae"]'


def rome(card: int, cisalpina: str, more: str = "") -> Play:
    """The Romans alone are Eligible."""
    return at(f"card = {card}\nineligible = {OTHERS}\n{rear(cisalpina)}\n{more}")


def rear(cisalpina: str) -> str:
    return f'gallia_togata = true\n[regions.Cisalpina]\nRomans = "{cisalpina}"'


# ---- Romans there -----------------------------------------------------------------------------------------------


def test_event_06_shaded_auxilia_come_from_cisalpina() -> None:
    """Auxilia in Cisalpina are on the map, and can be moved to Provincia."""
    game = rome(6, "4 Auxilia").play("Romans action shaded 6" + "\nRomans event_region region Cisalpina" * 4)

    assert game.pieces("Provincia", "Romans") == "4 Auxilia, Fort"
    assert game.pieces("Cisalpina", "Romans") == ""


def test_event_07_unshaded_a_legion_in_cisalpina() -> None:
    """Cisalpina under Roman Control can get the Legion and the Auxilia."""
    game = rome(7, "1 Auxilia").play("Romans action unshaded 7\nRomans event_region region Cisalpina")

    assert game.pieces("Cisalpina", "Romans") == "1 Legion, 2 Auxilia"


def test_event_09_unshaded_cisalpina_is_within_one_of_provincia() -> None:
    """Romans March from Cisalpina to Sequani or Provincia, not to Ubii; Gauls do not go there."""
    game = rome(9, "1 Legion").play("Romans action unshaded 9")
    assert game.offers("region") == ["Sequani", "Provincia"]

    gaul = at(f'card = 9\nineligible = ["Romans"]\n{rear("Fort")}\n[regions.Provincia]\nAedui = "1 Warband"')
    assert gaul.play("Aedui action unshaded 9").offers("region") == ["Aedui", "Sequani", "Arverni"]


def test_event_11_unshaded_auxilia_next_to_the_leader() -> None:
    """Within one of the Leader in Ubii lies Cisalpina too."""
    game = rome(11, "Fort", '[regions.Ubii]\nRomans = "Successor"').play("Romans action unshaded 11")
    assert game.offers("region") == ["Sugambri", "Ubii", "Treveri", "Sequani", "Cisalpina"]

    game.play("Romans event_region region Cisalpina")
    assert game.pieces("Cisalpina", "Romans") == "3 Auxilia, Fort"


def test_event_11_shaded_auxilia_in_cisalpina() -> None:
    """They are among those that can be removed."""
    game = at(f'card = 11\nineligible = ["Romans"]\n{rear("4 Auxilia")}').play("Aedui action shaded 11")

    assert game.pieces("Cisalpina", "Romans") == ""


def test_event_16_unshaded_auxilia_to_cisalpina() -> None:
    """A Region with Romans."""
    game = rome(16, "1 Legion").play("Romans action unshaded 16\nRomans event_region region Cisalpina")

    assert game.pieces("Cisalpina", "Romans") == "1 Legion, 4 Auxilia"


def test_event_18_unshaded_roman_control_next_to_ubii() -> None:
    """Roman Control of Cisalpina is next to Ubii, not to Sugambri."""
    germans = '[regions.Ubii]\nGermans = "3 Warbands"\n[regions.Sugambri]\nGermans = "1 Warband"'
    game = rome(18, "1 Auxilia", germans).play("Romans action unshaded 18\nRomans event_region region Ubii")

    assert game.pieces("Ubii", "Germans") == ""
    assert game.pieces("Sugambri", "Germans") == "1 Warband"
    assert not is_effective(at(f"card = 18\n{germans}"), "Romans", "unshaded")


def test_event_18_shaded_a_legion_in_cisalpina() -> None:
    """It is within one Region of Germania."""
    game = at(f'card = 18\nineligible = ["Romans"]\n{rear("1 Legion")}').play("Belgae action shaded 18")
    assert game.resources("Romans") == 4

    assert not is_effective(at(f"card = 18\n{rear('1 Auxilia')}"), "Belgae", "shaded")


@pytest.mark.parametrize(("faction", "offered"), [("Romans", True), ("Arverni", False)])
def test_event_32_unshaded_only_romans_relocate_there(faction: str, offered: bool) -> None:
    """Forced Marches bring Romans to Cisalpina, and nobody else."""
    game = at(f'card = 32\ngallia_togata = true\n[regions.Nervii]\n{faction} = "1 Successor"')
    if faction == "Romans":
        game.play("Arverni action pass\nBelgae action pass")
    game.play(f"{faction} action unshaded 32\n{faction} event_region region Nervii")

    assert ("Cisalpina" in game.offers("region")) == offered


def test_event_34_unshaded_recruit_in_cisalpina_as_if_with_control() -> None:
    """Two Auxilia come even to an empty, Devastated Cisalpina."""
    game = at("""
        card = 34
        ineligible = ["Arverni", "Belgae", "Aedui"]
        gallia_togata = true
        [regions.Cisalpina]
        devastated = true
    """).play("""
        Romans action unshaded 34
        Romans event_faction faction Romans
        Romans event_region region Cisalpina
        Romans auxilia number 2
    """)

    assert game.pieces("Cisalpina", "Romans") == "2 Auxilia"


@pytest.mark.parametrize(("placer", "offered"), [("Romans", True), ("Aedui", False)])
def test_event_37_unshaded_next_to_aedui_control(placer: str, offered: bool) -> None:
    """Romans may place Auxilia in Cisalpina next to Aedui Control of Sequani; the Aedui may not place Warbands."""
    game = at("""
        card = 37
        gallia_togata = true
        [regions.Sequani]
        Aedui = "3 Warbands"
    """).play(f"Aedui action unshaded 37\nAedui event_faction faction {placer}")
    while game.asked.endswith("event_tribe"):
        game.table.answer(game.options[0])

    assert ("Cisalpina" in game.offers("region")) == offered


def test_event_40_unshaded_three_regions_as_before() -> None:
    """Adjacent to Cisalpina are Ubii, Sequani and Provincia, not Cisalpina itself."""
    game = at("card = 40\ngallia_togata = true").play("Aedui action pass\nRomans action unshaded 40")
    for _ in range(3):
        game.play("Romans event_choice place_auxilia\nRomans event_number number 2")

    assert [game.pieces(r, "Romans") for r in ("Ubii", "Sequani")] == ["2 Auxilia", "2 Auxilia"]
    assert game.pieces("Cisalpina", "Romans") == ""


def test_event_42_unshaded_next_to_cisalpina() -> None:
    """An Ally in Ubii is next to Roman Control of Cisalpina."""
    more = '[regions.Provincia]\nAedui = "1 Warband"\n[tribes]\nUbii = "Germans"'
    game = rome(42, "1 Auxilia", more).play("Romans action unshaded 42\nRomans event_tribe tribe Ubii")

    assert game.tribe("Ubii") == "Subdued"


def test_event_44_shaded_auxilia_in_cisalpina_are_only_removed() -> None:
    """5.1.1 A Warband may not stack there: nobody is asked whose it would be."""
    game = at(f'card = 44\nineligible = ["Romans", "Aedui", "Belgae"]\n{rear("4 Auxilia")}')
    game.play("Arverni action shaded 44")

    assert game.pieces("Cisalpina", "Romans") == "1 Auxilia"
    assert game.asked != "Arverni event_faction"
    assert set(game.view["regions"]["Cisalpina"]["pieces"]) == {"Romans"}


def test_event_44_unshaded_only_new_auxilia_ride_to_cisalpina() -> None:
    """An Aedui Warband that Scouts as if Auxilia may not enter Cisalpina."""
    four = 'card = 44\ngallia_togata = true\n[regions.Ubii]\nGermans = "4 Warbands"'
    aedui = at(four).play("Aedui action unshaded 44" + "\nAedui event_faction faction Aedui" * 4)
    aedui.play("Aedui scout_from region Ubii")
    assert "Cisalpina" not in aedui.offers("region")

    mixed = at(four).play("Aedui action unshaded 44" + "\nAedui event_faction faction Aedui" * 3)
    mixed.play("Aedui event_faction faction Romans\nAedui scout_from region Ubii\nAedui scout_to region Cisalpina")
    assert mixed.pieces("Cisalpina", "Romans") == "1 Auxilia"


def test_event_49_unshaded_a_devastated_cisalpina() -> None:
    """The marker may come to Cisalpina, and the Romans lose a piece there."""
    game = rome(49, "2 Legions").play("Romans action unshaded 49\nRomans event_region region Cisalpina")

    assert game.pieces("Cisalpina", "Romans") == "1 Legion"
    assert game.view["regions"]["Cisalpina"]["devastated"]


def test_event_54_unshaded_a_group_from_cisalpina() -> None:
    """The relief force may set out from Cisalpina, by way of Sequani."""
    more = '[regions.Mandubii]\nAedui = "1 Warband"\nArverni = "1 Warband"'
    game = rome(54, "1 Legion", more).play("Romans action unshaded 54\nRomans event_region region Cisalpina")

    assert game.pieces("Sequani", "Romans") == ""
    assert game.pieces("Mandubii", "Romans") == "1 Legion"


def test_event_58_shaded_no_germans_in_cisalpina() -> None:
    """A Fort there is out of their reach."""
    position = 'card = 58\n{}\n[regions.Ubii]\nGermans = "3 Warbands"'
    assert not is_effective(at(position.format(rear("Fort"))), "Belgae", "shaded")


def test_event_66_shaded_no_gauls_in_cisalpina() -> None:
    """A Cisalpina under No Control is no new pasture."""
    game = at("""
        card = 66
        gallia_togata = true
        [regions.Nervii]
        Belgae = "1 Warband"
    """).play("Belgae action shaded 66\nBelgae event_faction faction Belgae")

    assert "Ubii" in game.offers("region")
    assert "Cisalpina" not in game.offers("region")


def test_event_70_unshaded_legions_from_cisalpina() -> None:
    """Two Regions away from Mandubii."""
    game = rome(70, "1 Legion").play("Romans action unshaded 70\nRomans event_region region Mandubii")
    game.play("Romans event_region region Cisalpina")

    assert game.pieces("Mandubii", "Romans") == "1 Legion"


def test_event_72_unshaded_romans_into_cisalpina() -> None:
    """Romans in Ubii can March there; Belgae in Ubii cannot."""
    game = rome(72, "Fort", '[regions.Ubii]\nRomans = "1 Legion"').play("Romans action unshaded 72")
    assert "Cisalpina" in game.offers("region")

    gaul = at(f'card = 72\n{rear("Fort")}\n[regions.Ubii]\nBelgae = "1 Warband"').play("Belgae action unshaded 72")
    assert "Cisalpina" not in gaul.offers("region")


# ---- 71 a Colony there ------------------------------------------------------------------------------------------


def test_event_71_unshaded_romans_found_a_colony_in_cisalpina() -> None:
    """It is a Tribe with a Roman Ally, and adds one to the Control Value."""
    game = rome(71, "1 Auxilia").play("Romans action unshaded 71\nRomans event_region region Cisalpina")

    assert game.tribe("Cisalpina Colony") == "Romans"
    assert game.view["regions"]["Cisalpina"]["control_value"] == 1


def test_event_71_unshaded_gauls_found_none_in_cisalpina() -> None:
    """Colony changes where Allies may stand, not who may stack in Cisalpina."""
    game = at("card = 71\ngallia_togata = true").play("Belgae action unshaded 71")

    assert "Ubii" in game.offers("region")
    assert "Cisalpina" not in game.offers("region")


COLONY = '[tribes]\n"Cisalpina Colony" = "{}"'


def test_event_71_unshaded_a_roman_ally_in_cisalpina() -> None:
    """It can be placed by Recruit at the Subdued Colony, and makes Quarters cheaper; Recruit still places two."""
    game = rome(3, "1 Auxilia", COLONY.format("Subdued")).play("Romans action command Recruit")
    game.play("Romans command recruit Cisalpina")
    assert game.options == ["place_ally", "place_auxilia"]

    game.play("Romans recruit place_ally")
    assert game.tribe("Cisalpina Colony") == "Romans"
    allied = rome(3, "Caesar, Fort", COLONY.format("Romans"))
    allied.play("Romans action command Recruit\nRomans command recruit Cisalpina")
    assert allied.offers("number") == ["1", "2"]


def test_event_71_unshaded_seize_of_the_colony() -> None:
    """3.2.3 Dispersed, it lets the Arverni and Belgae Rally in Ubii, Sequani and Provincia."""
    game = rome(3, "1 Auxilia", COLONY.format("Subdued") + '\nSequani = "Arverni"').play("""
        Romans action command Seize
        Romans command seize Cisalpina
        Romans disperse tribe Cisalpina Colony
        Chance resentment roll 1
    """)

    assert game.asked == "Arverni free_rally"
    assert game.options == ["region Sequani", "done"]


def test_event_31_shaded_removes_the_ally_in_cisalpina() -> None:
    """A Roman Ally like any other."""
    game = at(f"card = 31\n{rear('1 Auxilia')}\n{COLONY.format('Romans')}").play("Arverni action shaded 31")

    assert game.tribe("Cisalpina Colony") == "Subdued"


def test_event_42_shaded_the_ally_in_cisalpina_is_in_a_supply_line() -> None:
    """Cisalpina is a Supply Line Region."""
    game = at(f"card = 42\n{rear('1 Auxilia')}\n{COLONY.format('Romans')}").play("Aedui action shaded 42")

    assert game.tribe("Cisalpina Colony") == "Subdued"


def test_event_22_shaded_no_gauls_at_the_colony_in_cisalpina() -> None:
    """Neither a Gallic Ally nor a Warband may stand there."""
    game = at(f"card = 22\n{rear('1 Auxilia')}\n{COLONY.format('Subdued')}").play("Arverni action shaded 22")

    game.play("Arverni event_faction faction Arverni\nArverni event_faction faction Germans")
    assert game.tribe("Helvii") == "Arverni"
    assert game.tribe("Cisalpina Colony") == "Subdued"
    assert set(game.view["regions"]["Cisalpina"]["pieces"]) == {"Romans"}
