"""2 What lies open on the table and what does not: blocks, tracks, boxes; 2.2 whose units are meant."""

import pytest

from alesia.games.gallic_war.components import AREAS, CARDS, INITIATIVES, PORTS, TRIBES, UNIT, UNITS, YEARS
from tests.gallic_war.playing import Play, at, one_card, start, winter

SEATS = ("Roman", "Barbarian", None)


@pytest.mark.proves("2.0d")
def test_2_0_dice_have_six_sides() -> None:
    game = winter("")

    assert game.options == [f"roll {n}" for n in range(1, 7)]


@pytest.mark.proves("2.1b")
def test_2_1_an_area_is_the_home_of_the_tribe_of_its_name() -> None:
    """Each tribe area has units, and they bear its name."""
    for area in TRIBES:
        assert area.units
        assert all(unit.name.startswith(area.name) and unit.tribe is area for unit in area.units)


@pytest.mark.proves("2.1m", "6.7a", "6.7b")
def test_2_1_the_turn_track() -> None:
    """The years, the legions that may come at the end of each, and the highest die on which they do."""
    assert [(year.name, [unit.name for unit in year.legions], year.arrive) for year in YEARS] == [
        ("58 BC", ["Legion XIII", "Legion XIV"], 2),
        ("57 BC", ["Legion XIII", "Legion XIV"], 3),
        ("56 BC", ["Legion XIII", "Legion XIV"], 6),
        ("55 BC", [], 0),
        ("54 BC", ["Legion I", "Legion XV"], 3),
        ("53 BC", ["Legion I", "Legion XV"], 4),
        ("52 BC", ["Legion I", "Legion XV"], 6),
        ("51 BC", [], 0),
    ]


@pytest.mark.proves("2.1m", "2.1t", "2.1n", "2.1o", "5.2h", "5.2j", "2.0a")
@pytest.mark.parametrize("seat", SEATS)
def test_2_1_the_tracks_and_boxes_are_open_to_all(seat: str | None) -> None:
    """Year, legions due, who wintered, supply, tribes, points, the cards of activations and the discards."""
    view = at("""
        turn = 5
        supply = 7
        caesar_wintered = true
        ariovistus_wintered = true
        victory_points = { Roman = 2, Barbarian = 3 }
        activations = { Roman = ["Aedui"], Barbarian = ["Boii", "Remi"] }
        discards = ["Volcae"]
        hands = { Roman = ["Arverni"], Barbarian = ["Veneti"] }
        [areas.Aedui]
        Roman = "Aedui 1, Aedui 2"
    """).table.view(seat)

    assert (view["turn"], view["year"], view["supply"]) == (5, "54 BC", 7)
    assert view["legions_due"]["5"] == ["Legion I", "Legion XV"]
    assert view["caesar_wintered"]
    assert view["ariovistus_wintered"]
    assert view["tribes"] == {"Roman": 1, "Barbarian": 0}
    assert view["victory_points"] == {"Roman": 2, "Barbarian": 3}
    assert view["activations"] == {"Roman": ["Aedui"], "Barbarian": ["Boii", "Remi"]}
    assert view["discards"] == ["Volcae"]


@pytest.mark.proves("2.2n", "2.2o", "2.2p", "2.2z", "9.4b", "9.4c", "9.4f")
def test_2_2_leaders_and_cavalry() -> None:
    """Initiative, battle rating and full strength."""
    names = ("Ariovistus", "Vercingetorix", "Ambiorix", "Dumnorix", "Roman Cavalry", "German Cavalry")
    units = [UNIT[name] for name in names]

    assert [(INITIATIVES[u.initiative], u.rating, u.full) for u in units] == [
        *[("B", 3, 3), ("B", 3, 4), ("B", 2, 3), ("B", 2, 3)],
        *[("A", 2, 2), ("A", 2, 2)],
    ]


@pytest.mark.proves("2.2e", "7.1a")
def test_2_2_every_unit_has_a_name() -> None:
    """No two alike: a legion has its number, a tribe unit its tribe, a leader his own."""
    assert len({unit.name for unit in UNITS}) == len(UNITS)
    assert [unit.name for unit in UNITS if unit.kind == "legion"] == [
        "Caesar",
        *[f"Legion {number}" for number in ("VII", "VIII", "IX", "XI", "XII", "XIII", "XIV", "I", "XV")],
    ]


@pytest.mark.proves("2.2h", "3.0e", "3.0j")
@pytest.mark.parametrize("seat", SEATS)
def test_2_2_neutral_tribes_are_at_home_and_nobodys(seat: str | None) -> None:
    """In the set-up each of them has all its units at home, at full strength."""
    areas = start().table.view(seat)["areas"]
    neutral = [area for area in TRIBES if areas[area.name]["tribe"] == ["Neutral"]]

    assert {area.name for area in TRIBES} - {area.name for area in neutral} == {"Allobroges", "Helvetii", "Volcae"}
    for area in neutral:
        blocks = areas[area.name]["blocks"]["Neutral"]
        assert [(block["name"], block["strength"]) for block in blocks] == [(u.name, u.full) for u in area.units]
        assert areas[area.name]["control"] is None


@pytest.mark.proves("2.2s", "2.2u", "5.2.1Cb")
def test_2_2_a_tribe_that_is_activated_faces_its_player() -> None:
    """He reads it; the other sees two grey blocks, and whose allies the Aedui are."""
    table = one_card("", "Aedui").play("Roman action activation\nBarbarian action movement").table
    views = [table.view(seat)["areas"]["Aedui"] for seat in SEATS]

    assert [block.get("name") for block in views[0]["blocks"]["Roman"]] == ["Aedui 1", "Aedui 2"]
    assert [view["blocks"]["Roman"] for view in views[1:]] == [[{"colour": "grey"}] * 2] * 2
    assert [view["tribe"] for view in views] == [["Roman"]] * 3


@pytest.mark.proves("2.2x", "6.2.3b")
@pytest.mark.parametrize(
    ("units", "area"),
    [("German 1", "Germania"), ("Vercingetorix", "Boii"), ("Remi", "Remi")],
    ids=["Germans", "leaders", "allies"],
)
def test_2_2_barbarian_units_are_germans_leaders_and_allies(units: str, area: str) -> None:
    """6.2.3 A tribe that comes home to any of them is Barbarian."""
    home = '\n[homes]\nVercingetorix = "Boii"' if units == "Vercingetorix" else ""
    game = winter(f"""
        turn = 4
        [areas.Carnutes]
        Barbarian = "{units}"
        [areas.Volcae]
        Roman = "Volcae, Carnutes (2)"
        [areas.Boii]
        Barbarian = "Boii 1, Boii 2"{home}
    """).play(f"dice 3\nBarbarian vercingetorix_winters home {area}?\nBarbarian replace done?")

    assert game.units("Carnutes", "Barbarian") == "Carnutes (2)"
    assert game.where(units) == area


@pytest.mark.proves("2.1i", "2.1k")
def test_2_1_towns_and_ports_by_name() -> None:
    assert {area.name: area.fort for area in AREAS if area.fort} == {
        "Transalpine Gaul": "Narbo",
        "Sequani": "Vesontio",
        "Arverni": "Gergovia",
        "Bellovaci": "Bratuspantium",
        "Bituriges": "Avaricum",
        "Cadurci": "Uxellodunum",
        "Carnutes": "Cenabum",
        "Mandubii": "Alesia",
    }
    ports = ("Andes", "Atrebates", "Bellovaci", "Britannia", "Esuvii", "Pictones", "Santones", "Veneti")
    assert sorted(area.name for area in PORTS) == list(ports)


@pytest.mark.proves("11.0b", "11.0c", "11.0d", "11.0e")
def test_11_0_the_cards_by_value() -> None:
    """Three threes, twelve twos, eleven ones, and the five events."""
    values = {n: sorted(card.name for card in CARDS if card.area is not None and card.value == n) for n in (3, 2, 1)}

    assert values[3] == ["Bellovaci", "Germania", "Helvetii"]
    assert values[2] == [
        *["Aedui", "Allobroges", "Andes", "Arverni", "Bituriges", "Boii"],
        *["Britannia", "Cadurci", "Mandubii", "Santones", "Sequani", "Treveri"],
    ]
    assert values[1] == [
        *["Atrebates", "Carnutes", "Esuvii", "Leuci", "Menapi", "Pictones"],
        *["Remi", "Tarbelli", "Tolosates", "Veneti", "Volcae"],
    ]
    assert [card.event for card in CARDS if card.event] == ["minor", "minor", "major", "massive", "baggage"]


def equal_to_others(games: list[Play], seats: tuple[str | None, ...]) -> bool:
    """Whether these seats see the same in all games, and read the same in the log."""
    first = games[0]
    return all(
        game.table.view(seat) == first.table.view(seat) and list(game.table.log) == list(first.table.log)
        for game in games
        for seat in seats
    )


@pytest.mark.proves("2.2i", "11.0Dd")
def test_11_0d_nobody_sees_which_unit_gains_steps() -> None:
    """The baggage train: whichever of the Aedui it is for, the Roman sees the area alone."""
    games = [
        one_card(
            """
            [areas.Aedui]
            Barbarian = "Aedui 1 (1), Aedui 2 (1)"
        """,
            barbarian="Baggage Train",
        ).play(f"""
            Roman action movement
            Barbarian action event
            Barbarian baggage baggage_steps
            Barbarian baggage_unit unit {one}
            Barbarian baggage_unit unit {other}
        """)
        for one, other in [("Aedui 1", "Aedui 1"), ("Aedui 1", "Aedui 2"), ("Aedui 2", "Aedui 2")]
    ]

    assert len({game.units("Aedui", "Barbarian") for game in games}) == 3
    assert equal_to_others(games, ("Roman", None))


@pytest.mark.proves("2.2i", "6.5i")
def test_6_5_nobody_sees_which_unit_is_replaced() -> None:
    """How many steps, but not whose; of legions and of allies."""
    games = [
        winter("""
            supply = 2
            [areas."Transalpine Gaul"]
            Roman = "Legion VII (2), Legion VIII (2)"
            [areas.Aedui]
            Roman = "Aedui 1 (1), Aedui 2 (1)"
        """).play(f"""
            dice 3
            Roman replace_legion unit Legion {legion}
            Roman replace_legion done
            Roman replace unit Aedui {ally}
            Roman replace done
        """)
        for legion, ally in [("VII", 1), ("VIII", 2)]
    ]

    assert games[0].units("Aedui", "Roman") != games[1].units("Aedui", "Roman")
    assert equal_to_others(games, ("Barbarian", None))


@pytest.mark.proves("2.2i", "6.4l")
def test_6_4_nobody_sees_which_legion_goes_without() -> None:
    """How many are not paid for, but not which."""
    games = [
        winter("""
            supply = 2
            [areas.Aedui]
            Roman = "Legion VII, Legion VIII, Aedui 1, Aedui 2"
        """).play(f"dice 3\nRoman winter all\nRoman attrition unit Legion {legion}")
        for legion in ("VII", "VIII")
    ]

    assert games[0].units("Aedui", "Roman") != games[1].units("Aedui", "Roman")
    assert equal_to_others(games, ("Barbarian", None))


@pytest.mark.proves("7.3c", "7.3i")
def test_7_3_he_tells_where_he_is_and_no_more() -> None:
    """The log names the area to all; his block there stays a blank among the others, whatever its strength."""
    games = [
        one_card(f"""
            turn = 4
            [areas.Arverni]
            Barbarian = "Vercingetorix ({strength}), Arverni 1, Arverni 2"
        """).play("Roman action movement\nBarbarian action political\nBarbarian political shown Boii")
        for strength in (1, 4)
    ]

    assert [str(fact) for fact in games[0].logged("show_vercingetorix")[0].facts] == ["Vercingetorix", "Arverni"]
    assert equal_to_others(games, ("Roman", None))
    assert all("name" not in b for b in games[0].table.view("Roman")["areas"]["Arverni"]["blocks"]["Barbarian"])
