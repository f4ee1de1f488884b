"""8 Control: of spaces and Provinces, and how Influence markers come and go."""

import pytest

from alesia.games.rome_vs_gaul.components import PROVINCES, SPACES
from tests.rome_vs_gaul.playing import gallic, roman

GAUL = [space.name for space in SPACES if space.region.gaul]


# ---- 8.1, 8.2 Control


@pytest.mark.proves("8.0a", "8.1a", "8.1b", "8.1c", "8.1d", "8.2.1a", "8.2.1b")
def test_8_1_a_control_marker_of_any_kind_controls_its_space() -> None:
    """Influence, Walled City, Fortified Town and Stronghold each control their space; without one it is neutral."""
    game = roman("""
        roman = ["Bibracte"]
        gallic = ["Alesia"]
        gallic_cities = ["Vienne"]
        [towns]
        Carnutes = "Cenabum"
        [spaces.Cenabum]
        inside = "Carnutes"
    """)
    spaces = ("Bibracte", "Alesia", "Narbo", "Vienne", "Cenabum", "Menapii", "Divio")
    assert [game.owner(space) for space in spaces] == ["Roman", "Gallic", "Roman", "Gallic", "Gallic", "Gallic", ""]


@pytest.mark.proves("8.2.1c")
def test_8_2_1_a_marker_keeps_control_under_enemies() -> None:
    game = roman("""
        gallic = ["Alesia"]
        [spaces.Alesia]
        outside = "Legion X"
    """)
    assert game.owner("Alesia") == "Gallic"


@pytest.mark.proves("8.2.2a", "8.2.2e", "8.2.2f", "8.2.2g")
@pytest.mark.parametrize(
    ("markers", "province", "ruler"),
    [
        (["Avaricum", "Gorgobina"], "Bituriges", ""),
        (["Avaricum", "Gorgobina", "Argentomagus"], "Bituriges", "Roman"),
        (["Agedincum", "Alesia", "Divio"], "Senones and Lingones", ""),
        (["Agedincum", "Alesia", "Divio", "Vellaunodunum"], "Senones and Lingones", "Roman"),
    ],
)
def test_8_2_2_most_spaces_control_a_province(markers: list[str], province: str, ruler: str) -> None:
    """Three of the four spaces of the Bituriges, four of the six of the Senones and Lingones."""
    assert roman(f"roman = {markers}").ruler(province) == ruler


@pytest.mark.proves("8.2.2a", "8.2.2e")
def test_8_2_2_what_is_needed_is_more_than_half() -> None:
    numbers = [(len(province.spaces), province.needed) for province in PROVINCES if province.needed]
    assert all(needed == spaces // 2 + 1 for spaces, needed in numbers)


@pytest.mark.proves("8.2.2i")
@pytest.mark.parametrize(
    ("markers", "province"), [(["Durovernum", "Verlamion"], "Britannia"), (["Divitia", "Mattium"], "Germania")]
)
def test_8_2_2_nobody_controls_germania_or_britannia(markers: list[str], province: str) -> None:
    """Both spaces are Roman; they make no Province that feeds Legions (15.2.1)."""
    game = roman(f"roman = {markers}")
    assert [game.owner(space) for space in markers] == ["Roman", "Roman"]
    assert game.ruler(province) == ""


@pytest.mark.proves("8.2.2c", "8.2.2h")
def test_8_2_2_a_fortified_town_keeps_the_roman_from_control() -> None:
    """Three of the four spaces of the Carnutes are not enough while their Fortified Town stands."""
    markers = 'roman = ["Autricum", "Durocassium", "Turones"]\n'
    town = '[towns]\n Carnutes = "Cenabum"\n [spaces.Cenabum]\n inside = "Carnutes"\n'
    assert roman(markers).ruler("Carnutes") == "Roman"
    assert roman(markers + town).ruler("Carnutes") == ""


@pytest.mark.proves("8.2.2b")
def test_8_2_2_all_walled_cities_are_needed() -> None:
    """With all Towns of the Volcae the Roman lacks Narbo, and the Gaul, who has Narbo, lacks spaces."""
    game = roman("""
        roman = ["Tolosa", "Carcaso", "Nemausus"]
        gallic_cities = ["Narbo"]
        [spaces.Massilia]
        inside = "Caesar"
    """)
    assert game.ruler("Volcae") == ""


@pytest.mark.proves("8.2.2d")
def test_8_2_2_an_enemy_stronghold_does_not_hinder() -> None:
    game = roman('roman = ["Turnacum", "Geminiacum", "Bagacum"]')
    assert game.ruler("Nervii") == "Roman"


# ---- 8.3.1 Place


@pytest.mark.proves("8.3.1f", "8.3.1g", "8.3.1h", "8.3.1l", "8.3.1n")
def test_8_3_1_where_the_roman_places() -> None:
    """Next to a Roman marker, also across the Channel; with Roman units; anywhere in Provincia, not next to a Walled
    City outside."""
    game = roman("""
        roman = ["Bibracte", "Portus Itius"]
        [spaces.Lutetia]
        outside = "Legion X"
    """)
    placed = set(game.offers("place"))
    near = {"Alesia", "Autessiodurum", "Cabillonum", "Noviodunum Aeduorum"}
    channel = {"Tarvenna", "Castellum Menapiorum", "Samarobriva", "Durovernum"}
    provincia = {
        "Tolosa",
        "Carcaso",
        "Nemausus",
        "Cularo",
        "Genava",
        "Aquae Sextiae",
        "Arelate",
        "Arausio",
        "Ebrodunum",
    }
    assert placed == near | channel | provincia | {"Lutetia"}


@pytest.mark.proves("8.3.1a", "8.3.1b", "8.3.1c", "8.3.1d", "8.3.1e", "8.3.1k", "8.3.1l", "8.3.1p", "8.3.1q")
def test_8_3_1_where_the_gaul_places_in_gaul() -> None:
    """In every vacant space of Gaul: not with Romans, a marker, the German Tribe or Devastation; never overseas."""
    game = gallic("""
        roman = ["Alesia"]
        devastated = ["Divio"]
        [towns]
        Carnutes = "Cenabum"
        [spaces.Cenabum]
        inside = "Carnutes"
        [spaces.Lutetia]
        outside = "Legion X"
        [spaces.Tullum]
        outside = "Germani"
    """)
    placed = {name for name in game.offers("place") if name in GAUL}
    strongholds = {space.name for space in SPACES if space.kind == "stronghold"}
    assert placed == {*GAUL} - strongholds - {"Alesia", "Divio", "Cenabum", "Lutetia", "Tullum"}
    assert not {"Durovernum", "Verlamion", "Divitia", "Mattium"} & {*game.offers("place")}


@pytest.mark.proves("8.3.1i", "8.3.1j")
def test_8_3_1_where_the_gaul_places_in_provincia() -> None:
    """Next to his Control markers, Strongholds included, or with his units."""
    game = gallic("""
        gallic = ["Arausio"]
        [towns]
        Arverni = "Gergovia"
        [spaces.Cularo]
        outside = "Arverni"
    """)
    placed = {name for name in game.offers("place") if name not in GAUL}
    assert placed == {"Nemausus", "Arelate", "Ebrodunum", "Cularo", "Genava", "Tolosa"}


@pytest.mark.proves("8.3.1m")
def test_8_3_1_markers_in_a_chain() -> None:
    """A marker that was just placed counts for the next one."""
    game = roman('roman = ["Bibracte"]')
    assert "Lutetia" not in game.play("Roman action place Autessiodurum").offers("place")
    assert "Agedincum" in game.offers("place")


@pytest.mark.proves("8.3.1o")
def test_8_3_1_a_former_stronghold_takes_a_marker() -> None:
    game = roman("""
        subjugated = ["Octodurus"]
        roman = ["Genava"]
    """)
    assert "Octodurus" in game.offers("place")


@pytest.mark.proves("8.3.1r")
def test_8_3_1_a_lone_roman_leader_keeps_nobody_from_placing() -> None:
    game = gallic("""
        [spaces.Lutetia]
        outside = "T. Labienus"
    """)
    assert "Lutetia" in game.offers("place")


# ---- 8.3.2, 8.3.3


@pytest.mark.proves("8.3.2a", "7.7.1e", "7.7.2b")
def test_8_3_2_a_marker_under_own_units_is_converted() -> None:
    """For one Action Point; a Leader alone is not enough."""
    game = roman("""
        gallic = ["Alesia", "Divio", "Lutetia"]
        [spaces.Alesia]
        outside = "Legion X"
        [spaces.Divio]
        outside = "T. Labienus"
    """)
    assert game.offers("convert") == ["Alesia"]
    game.answer("Roman action convert Alesia")
    assert (game.owner("Alesia"), game.ask.about) == ("Roman", (1,))


@pytest.mark.proves("8.3.3a", "8.3.3b", "8.3.3c", "8.3.3d", "8.3.3e", "10.4.2a", "10.4.2c", "8.4a")
def test_8_3_3_caesar_removes_markers_on_his_way() -> None:
    """Each marker costs 2 Movement Points, and entering its space no more than any other."""
    game = roman("""
        gallic = ["Alesia", "Autessiodurum"]
        [spaces.Bibracte]
        outside = "Caesar, Legion X"
    """).play("""
        Roman action activate Caesar
        Roman take_along piece Legion X
        Roman march enter Alesia
        Roman march remove
    """)
    assert (game.owner("Alesia"), game.ask.about[-1]) == ("", 2)
    game.answer("Roman march enter Autessiodurum")
    assert "remove" not in game.options


@pytest.mark.proves("8.3.3f")
def test_8_3_3_a_roman_leader_alone_removes_nothing() -> None:
    game = roman('gallic = ["Alesia"]\n[spaces.Bibracte]\noutside = "Caesar"')
    game.play("Roman action activate Caesar\n Roman march enter Alesia")
    assert "remove" not in game.options


@pytest.mark.proves("8.3.3g")
@pytest.mark.parametrize("leader", ["Vercingetorix", "Ambiorix"])
def test_8_3_3_gallic_leaders_remove_markers(leader: str) -> None:
    game = gallic(f"""
        turn = 5
        roman = ["Lutetia"]
        [spaces.Lutetia]
        outside = "{leader}"
    """).play(f"Gallic action activate {leader}\n Gallic march remove")
    assert game.owner("Lutetia") == ""
