"""A1.3 The map: Cisalpina and the Nori, Britannia out of play, Home Regions; A1.2.1 the texts of old cards."""

import pytest

from alesia.words.cards import card_words
from tests.ariovistus.playing import at
from tests.falling_sky.playing import at as at_falling_sky

CISALPINA = '[regions.Cisalpina]\n{} = "{}"\n'


# ---- A1.2.1 -----------------------------------------------------------------------------------------------------


@pytest.mark.proves("A1.2.1a")
@pytest.mark.parametrize("card", [11, 39, 44, 54])
def test_a1_2_1_second_edition_texts_in_both_games(card: int) -> None:
    """The Events that both decks have are told in the same words."""
    told = {card_words(game, card, "unshaded") for game in ("falling-sky", "ariovistus")}
    assert len(told) == 1
    assert None not in told


# ---- A1.3.2 Cisalpina -------------------------------------------------------------------------------------------


@pytest.mark.proves("A1.3.2a", "A1.3.2h", "A1.3.2f", "A1.3.4a")
def test_a1_3_2_sixteen_regions_with_cisalpina_for_britannia() -> None:
    """It belongs to none of the three lands."""
    regions, before = at("").view["regions"], at_falling_sky("").view["regions"]

    assert len(regions) == len(before) == 16
    assert set(regions) ^ set(before) == {"Cisalpina", "Britannia"}
    assert regions["Cisalpina"]["group"] not in ("Belgica", "Germania", "Celtica")


@pytest.mark.proves("A1.3.2b", "A1.3.2g", "A1.4.2c", "A1.3.4c")
def test_a1_3_2_the_nori_are_its_one_tribe() -> None:
    """Without a City; thirty Tribes in all, and none of them the Catuvellauni."""
    regions = at("").view["regions"]

    assert regions["Cisalpina"]["tribes"] == {"Nori": {"status": "Subdued", "city": None}}
    tribes = [name for facts in regions.values() for name in facts["tribes"]]
    assert (len(tribes), "Catuvellauni" in tribes) == (30, False)


@pytest.mark.proves("A1.3.2c", "A1.4.2b")
@pytest.mark.parametrize("faction", ["Romans", "Arverni", "Aedui", "Belgae", "Germans"])
def test_a1_3_2_anybody_may_be_in_cisalpina(faction: str) -> None:
    """Pieces and an Ally at the Nori, who count for Control as anywhere."""
    piece = "1 Auxilia" if faction == "Romans" else "1 Warband"
    game = at(CISALPINA.format(faction, piece) + f'[tribes]\nNori = "{faction}"')

    assert (game.pieces("Cisalpina", faction), game.tribe("Nori")) == (piece, faction)
    assert game.control("Cisalpina") == faction


@pytest.mark.proves("A1.3.2c")
def test_a1_3_2_belgae_ally_the_nori_and_never_build_a_citadel() -> None:
    """Rally with Control: an Ally; the next Rally places Warbands, for the Nori have no City."""
    game = at("card = 72\n" + CISALPINA.format("Belgae", "2 Warbands"))
    game.play("Belgae action command Rally\nBelgae command rally Cisalpina")
    again = at("card = 72\n" + CISALPINA.format("Belgae", "2 Warbands") + '[tribes]\nNori = "Belgae"')
    again.play("Belgae action command Rally\nBelgae command rally Cisalpina")

    assert game.tribe("Nori") == "Belgae"
    assert again.tribe("Nori") == "Belgae"
    assert again.pieces("Cisalpina", "Belgae") == "3 Warbands"


@pytest.mark.proves("A1.3.2e")
@pytest.mark.parametrize(
    ("origin", "offered"),
    [
        ("Cisalpina", ["Ubii", "Sequani", "Provincia"]),
        ("Provincia", ["Aedui", "Sequani", "Arverni", "Cisalpina"]),
        ("Ubii", ["Sugambri", "Treveri", "Sequani", "Cisalpina"]),
        ("Morini", ["Nervii", "Atrebates", "Sugambri"]),
        ("Veneti", ["Atrebates", "Carnutes", "Pictones"]),
    ],
)
def test_a1_3_2_what_is_adjacent(origin: str, offered: list[str]) -> None:
    """Cisalpina to Ubii, Sequani and Provincia; nobody goes to Britannia."""
    game = at(f'card = "A37"\n[regions.{origin}]\nAedui = "1 Warband"')
    game.play(f"Aedui action command March\nAedui command march {origin}")

    assert game.offers("region") == offered


@pytest.mark.proves("A1.3.4b", "A1.4.2d")
@pytest.mark.parametrize("option", ["Romans action command March\nRomans command march Morini"])
def test_a1_3_4_romans_do_not_sail(option: str) -> None:
    """Neither March nor Scout ends in Britannia."""
    game = at('card = 1\n[regions.Morini]\nRomans = "Caesar, 2 Auxilia"').play(option)
    assert "Britannia" not in game.offers("region")
    scouting = at('card = 1\n[regions.Morini]\nRomans = "Caesar, 2 Auxilia"').play("""
        Romans action command March
        Romans command ability Scout
        Romans scout_from region Morini
    """)
    assert scouting.asked == "Romans scout_to"
    assert "Britannia" not in scouting.offers("region")


# ---- A1.3.1 Home Regions ----------------------------------------------------------------------------------------


@pytest.mark.proves("A1.3.1d", "A1.3.1e")
@pytest.mark.parametrize(
    ("faction", "card", "homes"),
    [
        ("Belgae", "72", ["Morini", "Nervii", "Atrebates"]),
        ("Aedui", '"A37"', ["Aedui"]),
        ("Germans", '"A19"', ["Sugambri", "Ubii"]),
    ],
)
def test_a1_3_1_where_rally_needs_nothing(faction: str, card: str, homes: list[str]) -> None:
    """At home one may Rally with nothing on the map: Cisalpina is no home of anybody."""
    game = at(f"card = {card}").play(f"{faction} action command Rally")

    assert game.offers("rally") == homes


@pytest.mark.proves("A1.3.1d", "A1.3.1e")
def test_a1_3_1_the_romans_home_is_provincia() -> None:
    """Recruit in Provincia places one Auxilia more than Fort and Allies do; in Cisalpina not."""
    home = at("card = 1").play(
        "Romans action command Recruit\nRomans command recruit Provincia\nRomans recruit place_auxilia"
    )
    away = at("card = 1\n" + CISALPINA.format("Romans", "2 Legions, Fort"))
    away.play("Romans action command Recruit\nRomans command recruit Cisalpina\nRomans recruit place_auxilia")

    assert home.options[-1] == "number 2"
    assert away.pieces("Cisalpina", "Romans") == "2 Legions, 1 Auxilia, Fort"


@pytest.mark.proves("A1.3.1e", "A1.3.1b")
def test_a1_3_1_a_settlement_makes_cisalpina_a_germanic_home() -> None:
    """Rally there places one Warband more, as at any Settlement."""
    game = at('card = "A19"\n' + CISALPINA.format("Germans", "Settlement"))
    game.play("Germans action command Rally\nGermans command rally Cisalpina\nGermans rally place_ally")

    assert game.pieces("Cisalpina", "Germans") == "1 Warband, Settlement"
    assert game.resources("Germans") == 9
