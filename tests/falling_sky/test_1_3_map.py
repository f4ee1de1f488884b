"""1.3 The map: Regions, Tribes, Cities, Britannia and the Rhenus, as they are printed on the board."""

import pytest

from tests.falling_sky.playing import at

BELGICA = ("Morini", "Nervii", "Atrebates")
GERMANIA = ("Sugambri", "Ubii")
CELTICA = (
    *("Treveri", "Carnutes", "Mandubii", "Veneti", "Pictones"),
    *("Bituriges", "Aedui", "Sequani", "Arverni"),
)

ADJACENT = {
    "Morini": "Nervii Atrebates Sugambri Britannia",
    "Nervii": "Morini Atrebates Treveri Sugambri",
    "Atrebates": "Morini Nervii Treveri Carnutes Mandubii Veneti Britannia",
    "Sugambri": "Morini Nervii Treveri Ubii",
    "Ubii": "Sugambri Treveri Sequani",
    "Treveri": "Nervii Atrebates Mandubii Sequani Sugambri Ubii",
    "Carnutes": "Atrebates Mandubii Veneti Pictones Bituriges",
    "Mandubii": "Atrebates Treveri Carnutes Bituriges Aedui Sequani",
    "Veneti": "Atrebates Carnutes Pictones Britannia",
    "Pictones": "Veneti Carnutes Bituriges Arverni",
    "Bituriges": "Carnutes Mandubii Pictones Aedui Arverni",
    "Aedui": "Mandubii Bituriges Sequani Arverni Provincia",
    "Sequani": "Treveri Mandubii Aedui Ubii Provincia",
    "Arverni": "Pictones Bituriges Aedui Provincia",
    "Britannia": "Morini Atrebates Veneti",
    "Provincia": "Aedui Sequani Arverni",
}

TRIBES = {
    "Morini": "Menapii, Morini",
    "Nervii": "Eburones, Nervii",
    "Atrebates": "Bellovaci, Atrebates, Remi",
    "Sugambri": "Suebi North, Sugambri",
    "Ubii": "Suebi South, Ubii",
    "Treveri": "Treveri",
    "Carnutes": "Carnutes, Aulerci",
    "Mandubii": "Mandubii, Senones, Lingones",
    "Veneti": "Veneti, Namnetes",
    "Pictones": "Pictones, Santones",
    "Bituriges": "Bituriges",
    "Aedui": "Aedui",
    "Sequani": "Sequani, Helvetii",
    "Arverni": "Arverni, Cadurci, Volcae",
    "Britannia": "Catuvellauni",
    "Provincia": "Helvii",
}

CITIES = {
    "Carnutes": "Cenabum",
    "Mandubii": "Alesia",
    "Bituriges": "Avaricum",
    "Aedui": "Bibracte",
    "Sequani": "Vesontio",
    "Arverni": "Gergovia",
}


@pytest.mark.proves("1.3.1a", "1.3.1b", "1.3.1c")
def test_1_3_1_regions_are_grouped() -> None:
    """Sixteen Regions: three of Belgica, two of Germania, nine of Celtica, Britannia and Provincia."""
    groups = {name: facts["group"] for name, facts in at("").view["regions"].items()}
    expected = dict.fromkeys(BELGICA, "Belgica") | dict.fromkeys(GERMANIA, "Germania")
    expected |= dict.fromkeys(CELTICA, "Celtica") | {"Britannia": "Britannia", "Provincia": "Provincia"}
    assert groups == expected


@pytest.mark.proves("1.3.1d", "1.3.1e", "1.3.1f", "1.3.1g")
def test_1_3_1_control_values_are_the_tribes_but_suebi() -> None:
    """Each Region shows a Control Value: as many as it has Tribes, the Suebi of Germania not counted (7.2)."""
    values = {name: facts["control_value"] for name, facts in at("").view["regions"].items()}
    expected = {region: len(names.split(", ")) for region, names in TRIBES.items()}
    assert values == expected | {"Sugambri": 1, "Ubii": 1}


@pytest.mark.proves("1.3.4a")
@pytest.mark.parametrize("region", ADJACENT)
def test_1_3_1_borders(region: str) -> None:
    """A Warband can March from a Region into those that it borders, Britannia included, and no other."""
    game = at(f'card = 19\n[regions.{region}]\nArverni = "Warband"')
    game.play(f"Arverni action command March\nArverni command march {region}")
    assert sorted(game.offers("region")) == sorted(ADJACENT[region].split())


@pytest.mark.proves("1.3.1j")
def test_1_3_1_home_regions_of_the_gauls() -> None:
    """Without a piece on the map the Arverni and the Aedui can Rally at home, the Belgae in all of Belgica."""
    for card, who, homes in ((19, "Arverni", ["Arverni"]), (37, "Aedui", ["Aedui"]), (55, "Belgae", [*BELGICA])):
        game = at(f"card = {card}")
        game.play(f"{who} action command Rally")
        assert game.offers("rally") == homes


@pytest.mark.proves("1.3.1l")
def test_1_3_1_home_region_of_the_romans() -> None:
    """Provincia is the Romans' home: an Auxilia more than its Fort alone would allow may be Recruited there."""
    game = at("card = 1").play("Romans action command Recruit\nRomans command recruit Provincia")
    game.play("Romans recruit place_auxilia")
    assert game.options == ["number 1", "number 2"]


@pytest.mark.proves("1.3.1k")
def test_1_3_1_home_regions_of_the_germans() -> None:
    """In the Germania Regions Germanic Rally places a Warband even without a Germanic Ally."""
    game = at('card = 55\n[regions.Sugambri]\nBelgae = "Ambiorix"')
    game.play("Belgae action command Rally\nBelgae command ability Enlist\nBelgae enlist germanic Rally")
    assert game.offers("region") == ["Sugambri", "Ubii"]


@pytest.mark.proves("1.3.2a", "1.7a")
def test_1_3_2_there_are_thirty_tribes() -> None:
    """Thirty named Tribes, each in its Region, all Subdued while nothing lies on them."""
    found = {name: set(facts["tribes"]) for name, facts in at("").view["regions"].items()}
    assert found == {region: set(names.split(", ")) for region, names in TRIBES.items()}
    assert sum(map(len, found.values())) == 30
    statuses = {t["status"] for facts in at("").view["regions"].values() for t in facts["tribes"].values()}
    assert statuses == {"Subdued"}


@pytest.mark.proves("1.3.2b")
def test_1_3_2_status_of_a_tribe() -> None:
    """A Tribe is Subdued, Allied to a Faction, or Dispersed."""
    game = at('[tribes]\nRemi = "Romans"\nVeneti = "Dispersed"\nNamnetes = "Dispersed-Gathering"')
    assert [game.tribe(name) for name in ("Remi", "Veneti", "Namnetes", "Ubii")] == [
        *("Romans", "Dispersed", "Dispersed-Gathering"),
        "Subdued",
    ]


@pytest.mark.proves("1.3.3a", "1.3.3b", "1.3.3c", "1.3.3d", "1.3.3e", "1.3.3f", "1.3.3g", "1.3.3h")
def test_1_3_3_cities() -> None:
    """Six Tribes have a City, each the Tribe that its Region is named after."""
    regions = at("").view["regions"]
    found = {t: facts["city"] for r in regions for t, facts in regions[r]["tribes"].items() if facts["city"]}
    assert found == CITIES


@pytest.mark.proves("1.3.3i", "1.4.2b")
@pytest.mark.parametrize("region", ["Carnutes", "Mandubii", "Bituriges", "Sequani"])
def test_1_3_3_a_city_can_be_fortified(region: str) -> None:
    """An Allied Tribe with a City can become a Citadel by Rally; one without a City cannot."""
    game = at(f'card = 37\n[tribes]\n{region} = "Aedui"\nRemi = "Aedui"')
    game.play(f"Aedui action command Rally\nAedui command rally {region}")
    assert "place_citadel" in game.options
    game.play("Aedui rally place_citadel\nAedui command rally Atrebates")
    assert game.tribe(region) == "Aedui Citadel"
    assert game.asked == "Aedui rally"
    assert game.options == ["place_warbands", "place_ally"]


# ---- 1.3.4 Britannia --------------------------------------------------------------------------------------------


@pytest.mark.proves("1.3.4a")
def test_1_3_4_britannia_is_adjacent_for_retreat() -> None:
    """A Defender may Retreat across the sea."""
    game = at("""
        card = 1
        [regions.Morini]
        Romans = "2 Legions"
        Belgae = "2 revealed Warbands"
        [regions.Britannia]
        Belgae = "Warband"
    """)
    game.play("Romans action command Battle\nRomans command battle Morini\nBelgae declare_retreat retreat")
    assert game.offers("region") == ["Britannia"]
    game.play("Belgae retreat_to region Britannia")
    assert game.pieces("Britannia", "Belgae") == "1 Warband, 1 revealed Warband"


@pytest.mark.proves("1.3.4a")
def test_1_3_4_britannia_is_within_one_region_of_the_coast() -> None:
    """Vercingetorix in Veneti reaches Britannia with his Special Abilities."""
    game = at("""
        card = 19
        [regions.Veneti]
        Arverni = "Vercingetorix"
        [regions.Britannia]
        Arverni = "Warband"
        Aedui = "Warband"
    """)
    game.play("Arverni action command Raid\nArverni command ability Entreat")
    assert game.asked == "Arverni entreat"
    assert game.offers("region") == ["Britannia"]


@pytest.mark.proves("1.3.4b", "1.3.4d")
def test_1_3_4_march_across_the_sea_halts_and_takes_no_special_ability() -> None:
    """Moving into Britannia ends the March of the group, and no Special Ability may accompany the Command."""
    game = at('card = 1\n[regions.Morini]\nRomans = "Caesar, 2 Legions, 2 Auxilia"')
    game.play("""
        Romans action command March
        Romans command march Morini
        Romans march_to region Britannia
        Romans march_number number 1
        Romans march_number number 2
        Romans march_number number 2
    """)
    assert game.asked == "Romans command"
    assert game.pieces("Britannia", "Romans") == "Caesar, 2 Legions, 2 Auxilia"
    assert game.offers("ability") == []


@pytest.mark.proves("1.3.4d")
def test_1_3_4_no_march_across_the_sea_once_a_special_ability_is_used() -> None:
    """After a Special Ability no piece may move into or out of Britannia on this March."""
    game = at("""
        card = 37
        [regions.Morini]
        Aedui = "2 Warbands"
        [tribes]
        Aedui = "Aedui"
    """)
    game.play("""
        Aedui action command March
        Aedui command ability Suborn
        Aedui suborn_what place Aedui
        Aedui suborn_what done
        Aedui command march Morini
    """)
    assert game.asked == "Aedui march_to"
    assert "Britannia" not in game.offers("region")
    assert "Nervii" in game.offers("region")


@pytest.mark.proves("1.3.4c")
def test_1_3_4_no_scouting_across_the_sea() -> None:
    """Auxilia do not Scout into or out of Britannia."""
    game = at("""
        card = 1
        [regions.Morini]
        Romans = "Auxilia"
        [regions.Britannia]
        Romans = "2 Auxilia"
    """)
    game.play("Romans action command Seize\nRomans command ability Scout")
    assert game.offers("region") == ["Morini"]
    game.play("Romans scout_from region Morini")
    assert sorted(game.offers("region")) == ["Atrebates", "Nervii", "Sugambri"]


# ---- 1.3.5 Rhenus -----------------------------------------------------------------------------------------------

LIMITED = 'card = 1\nfirst = { faction = "Belgae", action = "Command" }\n'


@pytest.mark.proves("1.3.5a", "1.3.5b", "1.3.5c")
@pytest.mark.parametrize(
    ("origin", "across"),
    [
        *(("Morini", "Sugambri"), ("Nervii", "Sugambri"), ("Treveri", "Sugambri")),
        *(("Treveri", "Ubii"), ("Sequani", "Ubii")),
    ],
)
def test_1_3_5_the_rhenus_halts_march(origin: str, across: str) -> None:
    """A group that crosses the Rhenus, either way, stops there, even with Caesar."""
    for here, there in ((origin, across), (across, origin)):
        game = at(f'{LIMITED}[regions.{here}]\nRomans = "Caesar"')
        game.play(f"Romans action limited March\nRomans command march {here}\nRomans march_to region {there}")
        assert game.asked == "Romans command"
        assert game.pieces(there, "Romans") == "Caesar"


@pytest.mark.proves("1.3.5d")
def test_1_3_5_the_two_regions_of_germania_have_no_river_between_them() -> None:
    """From Sugambri to Ubii a group may move on, but then it stops beyond the Rhenus."""
    game = at(f'{LIMITED}[regions.Sugambri]\nRomans = "Caesar"')
    game.play("Romans action limited March\nRomans command march Sugambri\nRomans march_to region Ubii")
    assert game.asked == "Romans march_on"
    game.play("Romans march_on region Sequani")
    assert game.asked == "Romans command"


# ---- 1.3.6 Overflow box -----------------------------------------------------------------------------------------


@pytest.mark.proves("1.3.6b")
def test_1_3_6_any_number_of_pieces_fits_into_a_region() -> None:
    """The Overflow box is an aid: a whole Force pool stands in one Region."""
    game = at('[regions.Treveri]\nArverni = "Vercingetorix, 35 Warbands"\nRomans = "Caesar, 12 Legions, 20 Auxilia"')
    assert game.control("Treveri") == "Arverni"
    assert game.pieces("Treveri", "Arverni") == "Vercingetorix, 35 Warbands"
