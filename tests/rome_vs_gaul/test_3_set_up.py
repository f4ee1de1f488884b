"""3 Setting up the Game, 4 the order of its phases."""

import pytest

from tests.rome_vs_gaul.playing import Play, at, start


def begun() -> Play:
    """Caesar's Town is chosen, the Legates are drawn."""
    return start().play("""
        Roman set_up_caesar space Matisco
        Chance draw_legate piece Q. Cicero
        Chance draw_legate piece T. Labienus
        Roman legate_arrives space Matisco
    """)


@pytest.mark.proves("3.1a", "3.1b", "3.1c", "3.1d")
def test_3_1_roman_influence_markers() -> None:
    """Each Town of the Aedui, the Sequani and Provincia, and Burdigala; no Stronghold, no Walled City."""
    assert begun().position["roman"] == [
        *("Vesontio", "Magetobriga", "Epomanduodurum", "Rauraci"),
        *("Bibracte", "Cabillonum", "Matisco", "Noviodunum Aeduorum", "Rodumna"),
        "Burdigala",
        *("Tolosa", "Carcaso", "Nemausus", "Cularo", "Genava", "Aquae Sextiae", "Arelate", "Arausio", "Ebrodunum"),
    ]


@pytest.mark.proves("3.1e")
def test_3_1_roman_walled_cities() -> None:
    assert [begun().owner(city) for city in ("Narbo", "Vienne", "Massilia")] == ["Roman"] * 3


@pytest.mark.proves("3.1f", "3.1g", "3.1h", "3.1i", "3.1j", "3.1k")
def test_3_1_caesar_legions_and_legates() -> None:
    """In a Town of the Aedui that the Roman chooses; two of six Legates are drawn."""
    game = start()
    assert game.offers("space") == ["Bibracte", "Cabillonum", "Matisco", "Noviodunum Aeduorum", "Rodumna"]
    game.answer("Roman set_up_caesar space Matisco")
    assert len(game.offers("piece")) == 6
    game.play("Chance draw_legate piece Q. Cicero\n Chance draw_legate piece T. Labienus")
    game.answer("Roman legate_arrives space Matisco")
    assert {*game.outside("Matisco").split(", ")} == {
        *("Caesar", "Q. Cicero", "Legion VII", "Legion VIII", "Legion IX", "Legion X", "Legion XI", "Legion XII")
    }
    assert game.outside("Vienne") == "T. Labienus, Legion XIII, Legion XIV"
    assert (game.where("Legion V"), game.where("Legion VI")) == ("track", "track")


@pytest.mark.proves("3.1l")
def test_3_1_the_roman_decides_which_legate_goes_to_caesar() -> None:
    """Labienus, who was drawn second, is with Caesar, and Cicero in Vienne."""
    game = start().play("""
        Roman set_up_caesar space Matisco
        Chance draw_legate piece Q. Cicero
        Chance draw_legate piece T. Labienus
    """)
    assert (game.asked, str(game.ask.about[0])) == ("Roman legate_arrives", "Q. Cicero")
    assert game.offers("space") == ["Matisco", "Vienne"]
    game.answer("Roman legate_arrives space Vienne")
    assert (game.where("Q. Cicero"), game.where("T. Labienus")) == ("Vienne", "Matisco")


@pytest.mark.proves("3.2.1a", "3.2.1c", "3.2.1d", "3.2.1e")
def test_3_2_1_gallic_markers() -> None:
    """Nine Strongholds stand, four starred Towns overseas are Gallic; there is nothing else."""
    game = begun()
    assert game.position["gallic"] == ["Divitia", "Mattium", "Durovernum", "Verlamion"]
    owned = [name for name, facts in game.view["spaces"].items() if facts["owner"] == "Gallic"]
    assert len(owned) == 13
    assert not {"towns", "subjugated", "devastated", "siege_points"} & {*game.position}


@pytest.mark.proves("3.2.2a", "3.2.2b", "3.2.2c", "3.2.2d", "3.2.3a", "3.2.3b", "3.2.4a", "3.2.4b", "3.3a")
def test_3_2_2_boxes() -> None:
    boxes = begun().position["boxes"]
    assert boxes["submitted"] == "Sequani (1)"
    assert boxes["council"] == "Arverni"
    assert len(boxes["pool"].split(", ")) == 20
    assert {*boxes["events"].split(", ")} == {
        *("Aedui", "Germani", "Mercenaries 1", "Mercenaries 2", "Minor Tribe", "Militia", "German Cavalry")
    }
    assert {"Vercingetorix", "Ambiorix"} <= {*boxes["track"].split(", ")}


@pytest.mark.proves("3.3b")
@pytest.mark.parametrize(
    ("card", "piece", "hand"),
    [
        ("A Minor Tribe Rises", "Minor Tribe", "Gallic"),
        ("Swords for Hire", "Mercenaries 1", "Gallic"),
        ("A Levy of the Needy and Desperate", "Militia", "Gallic"),
        ("German Cavalry", "German Cavalry", "Roman"),
    ],
)
def test_3_3_they_come_by_cards(card: str, piece: str, hand: str) -> None:
    game = at(f"""
        player = "{hand}"
        hands = {{ {hand} = ["{card}", "Diplomacy"] }}
        roman = ["Bibracte"]
        [towns]
        Carnutes = "Cenabum"
        [spaces.Cenabum]
        inside = "Carnutes"
        [spaces.Bibracte]
        outside = "Caesar, Legion X"
    """)
    assert game.where(piece) == "events"
    game.answer(f"{hand} play event {card}")
    for key in ("minor_tribe", "hire", "militia"):
        game.play(f"Gallic {key} space Cenabum?")
    game.play("Gallic arrive_inside yes?")
    assert game.where(piece) in ("Cenabum", "Bibracte")


@pytest.mark.proves("3.4a", "3.4b", "3.4c", "3.4d", "3.4e")
def test_3_4_tracks() -> None:
    """Turn 1, no Victory Point yet, both outer seas Gallic."""
    game = begun()
    assert game.position["turn"] == 1
    view = game.view
    assert (view["seas"]["Oceanus Atlanticus"], view["seas"]["Oceanus Britannicus"]) == ("Gallic", "Gallic")
    assert view["victory_points"] == {**dict.fromkeys(view["victory_points"], 0)}
