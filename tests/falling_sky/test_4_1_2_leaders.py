"""4.1.2 How far Special Abilities reach from the Leader; 4.1.3 none across the sea."""

import pytest

from tests.falling_sky.playing import at

# ---- 4.1.2 Leaders and Special Abilities ------------------------------------------------------------------------

ARVERNI_REACH = """
    card = 19
    [regions.Arverni]
    Arverni = "{leader} 4 Warbands"
    Aedui = "1 Warband"
    [regions.Pictones]
    Arverni = "4 Warbands"
    Aedui = "1 Warband"
    [regions.Veneti]
    Arverni = "4 Warbands"
    Aedui = "1 Warband"
"""


@pytest.mark.proves("4.1.2a", "4.1.2b", "4.3.1i", "4.3.2p")
@pytest.mark.parametrize(
    ("leader", "regions"), [("Vercingetorix,", ["Arverni", "Pictones"]), ("Successor,", ["Arverni"])]
)
@pytest.mark.parametrize("ability", ["Entreat", "Devastate"])
def test_4_1_2_arverni_reach(leader: str, regions: list[str], ability: str) -> None:
    """Vercingetorix reaches his own and adjacent Regions, his Successor only his own."""
    game = at(ARVERNI_REACH.format(leader=leader)).play(f"""
        Arverni action command Raid
        Arverni command ability {ability}
    """)

    assert game.offers("region") == regions


@pytest.mark.proves("4.1.2c")
def test_4_1_2_no_leader_no_special_ability() -> None:
    """Without a Leader on the map neither Entreat, nor Devastate, nor Ambush."""
    game = at(ARVERNI_REACH.format(leader="")).play("Arverni action command Battle")
    assert game.offers("ability") == []

    game.play("Arverni command battle Pictones")
    assert game.asked != "Arverni ambush"


@pytest.mark.proves("4.3.3l")
@pytest.mark.parametrize(
    ("leader", "region", "asked"),
    [
        ("Vercingetorix,", "Arverni", True),
        ("Vercingetorix,", "Pictones", True),
        ("Vercingetorix,", "Veneti", False),
        ("Successor,", "Arverni", True),
        ("Successor,", "Pictones", False),
    ],
)
def test_4_1_2_arverni_ambush_reach(leader: str, region: str, asked: bool) -> None:
    """Ambush within one Region of Vercingetorix, or in the Region of his Successor."""
    game = at(ARVERNI_REACH.format(leader=leader)).play("Arverni action command Battle")
    game.play(f"Arverni command battle {region}")

    assert (game.asked == "Arverni ambush") == asked


BELGIC_REACH = """
    card = 55
    [regions.Nervii]
    Belgae = "{leader} 4 Warbands"
    Romans = "1 Auxilia"
    [regions.Treveri]
    Belgae = "4 Warbands"
    Romans = "1 Auxilia"
    [regions.Mandubii]
    Belgae = "4 Warbands"
    Romans = "1 Auxilia"
    Germans = "1 Warband"
"""


@pytest.mark.proves("4.5.2l")
@pytest.mark.parametrize(("leader", "regions"), [("Ambiorix,", ["Nervii", "Treveri"]), ("Successor,", ["Nervii"])])
def test_4_1_2_rampage_reach(leader: str, regions: list[str]) -> None:
    """Rampage within one Region of Ambiorix, or in the Region of his Successor."""
    game = at(BELGIC_REACH.format(leader=leader)).play("Belgae action command Raid\nBelgae command ability Rampage")

    assert game.offers("region") == regions


@pytest.mark.proves("4.5.1o")
@pytest.mark.parametrize(
    ("leader", "regions"),
    [("Ambiorix,", ["Nervii", "Morini", "Treveri", "Sugambri"]), ("Successor,", ["Nervii"])],
)
def test_4_1_2_enlist_reach(leader: str, regions: list[str]) -> None:
    """Enlist within one Region of Ambiorix, or in the Region of his Successor."""
    game = at(BELGIC_REACH.format(leader=leader)).play("""
        Belgae action command Rally
        Belgae command ability Enlist
        Belgae enlist as_belgic
    """)

    assert sorted(game.offers("region")) == sorted(regions)


def test_4_5_1_nobody_to_join() -> None:
    """Where no Germanic Warband could join the Command, they are not offered as Belgic."""
    game = at("""
        card = 55
        [regions.Nervii]
        Belgae = "Ambiorix, 2 Warbands"
    """).play("Belgae action command Raid\nBelgae command ability Enlist")

    assert "as_belgic" not in game.options


def test_4_5_1_who_is_revealed_joins_no_raid() -> None:
    """Only Regions where Germanic Warbands lie Hidden are offered for a Raid; without any, there is nobody to join."""
    board = """
        card = 55
        [regions.Nervii]
        Belgae = "Ambiorix, 2 Warbands"
        [regions.Treveri]
        Germans = "{}"
        [regions.Atrebates]
        Germans = "1 revealed Warband"
    """
    raid = "Belgae action command Raid\nBelgae command ability Enlist"
    game = at(board.format("1 Warband")).play(f"{raid}\nBelgae enlist as_belgic")
    assert game.options == ["region Treveri", "done"]
    assert "as_belgic" not in at(board.format("1 revealed Warband")).play(raid).options


@pytest.mark.proves("4.5.3a")
@pytest.mark.parametrize(
    ("leader", "region", "asked"),
    [
        ("Ambiorix,", "Treveri", True),
        ("Ambiorix,", "Mandubii", False),
        ("Successor,", "Nervii", True),
        ("Successor,", "Treveri", False),
    ],
)
def test_4_1_2_belgic_ambush_reach(leader: str, region: str, asked: bool) -> None:
    """Ambush within one Region of Ambiorix, or in the Region of his Successor."""
    game = at(BELGIC_REACH.format(leader=leader)).play(f"Belgae action command Battle\nBelgae command battle {region}")
    if game.asked == "Belgae battle_target":
        game.play("Belgae battle_target faction Romans")

    assert (game.asked == "Belgae ambush") == asked


@pytest.mark.proves("4.1.2c")
def test_4_1_2_no_belgic_leader_no_special_ability() -> None:
    """Without a Belgic Leader on the map neither Enlist nor Rampage."""
    game = at(BELGIC_REACH.format(leader="")).play("Belgae action command Raid")

    assert game.offers("ability") == []


ROMAN_REACH = """
    [regions.Mandubii]
    Romans = "{leader} 1 Auxilia"
    Arverni = "1 Warband"
    [regions.Sequani]
    Romans = "1 Auxilia"
    Arverni = "1 Warband"
    [regions.Ubii]
    Romans = "1 Auxilia"
    Arverni = "1 Warband"
"""


@pytest.mark.proves("4.1.2a", "4.2.1d")
@pytest.mark.parametrize(("leader", "regions"), [("Caesar,", ["Mandubii", "Sequani"]), ("Successor,", ["Mandubii"])])
def test_4_1_2_build_reach(leader: str, regions: list[str]) -> None:
    """Build within one Region of Caesar, or in the Region of his Successor."""
    game = at(ROMAN_REACH.format(leader=leader)).play("Romans action command Seize\nRomans command ability Build")

    assert game.offers("region") == regions


@pytest.mark.proves("4.1.2d", "4.2.2g")
@pytest.mark.parametrize(("leader", "regions"), [("Caesar,", ["Mandubii", "Sequani"]), ("Successor,", ["Mandubii"])])
def test_4_1_2_scout_reveals_near_the_leader_but_rides_anywhere(leader: str, regions: list[str]) -> None:
    """Scout moves Auxilia of any Region; it Reveals only within one of Caesar or with his Successor."""
    game = at(ROMAN_REACH.format(leader=leader)).play("Romans action command Seize\nRomans command ability Scout")
    assert game.offers("region") == ["Ubii", "Mandubii", "Sequani"]

    game.play("Romans scout_from done")
    assert game.offers("region") == regions


@pytest.mark.proves("4.1.2d", "4.2.2d")
def test_4_1_2_scout_moves_without_any_leader() -> None:
    """With no Roman Leader on the map Scout still moves Auxilia, but Reveals nobody."""
    game = at(ROMAN_REACH.format(leader="")).play("""
        Romans action command Seize
        Romans command ability Scout
        Romans scout_from region Ubii
        Romans scout_to region Sugambri
        Romans scout_from done
    """)

    assert game.pieces("Sugambri", "Romans") == "1 Auxilia"
    assert game.asked == "Romans command"
    assert game.offers("ability") == []


def test_4_1_2_the_leader_reaches_from_where_he_is_now() -> None:
    """Vercingetorix marches first; then Devastate reaches from his new Region."""
    game = at("""
        card = 19
        [regions.Arverni]
        Arverni = "Vercingetorix, 4 Warbands"
        [regions.Veneti]
        Arverni = "4 Warbands"
    """).play("Arverni action command March\nArverni command ability Devastate")
    assert game.offers("region") == ["Arverni"]

    game.play("""
        Arverni devastate done
        Arverni command march Arverni
        Arverni march_to region Pictones
        Arverni march_number number 1
        Arverni march_number number 1
        Arverni march_on done
        Arverni march_to done
        Arverni command ability Devastate
    """)
    assert sorted(game.offers("region")) == ["Arverni", "Pictones", "Veneti"]


# ---- 4.1.3 Britannia --------------------------------------------------------------------------------------------


@pytest.mark.proves("4.1.3a")
def test_4_1_3_no_special_ability_once_a_group_has_crossed() -> None:
    """A March into Britannia bars every Special Ability of that Command."""
    game = at("""
        [regions.Atrebates]
        Romans = "Caesar, 2 Legions, 2 Auxilia"
    """).play("""
        Romans action command March
        Romans command march Atrebates
    """)
    assert game.offers("ability") == ["Build", "Scout"]

    game.play("""
        Romans march_to region Britannia
        Romans march_number number 0
        Romans march_number number 0
        Romans march_number number 1
    """)
    assert game.asked == "Romans march_to"
    assert game.offers("ability") == []
    game.play("Romans march_to done")
    assert game.offers("ability") == []


def test_4_1_3_no_special_ability_after_a_march_out_of_britannia() -> None:
    """A Gallic March out of Britannia bars it likewise."""
    game = at("""
        card = 55
        [regions.Britannia]
        Belgae = "1 Warband"
        [regions.Nervii]
        Belgae = "Ambiorix, 2 Warbands"
    """).play("""
        Belgae action command March
        Belgae command march Britannia
        Belgae march_to region Morini
        Belgae command march Nervii
    """)

    assert game.offers("ability") == []


@pytest.mark.proves("4.1.3a")
def test_4_1_3_no_crossing_after_a_special_ability() -> None:
    """Once a Special Ability has been added, no group may enter or leave Britannia on this March."""
    game = at("""
        card = 19
        [regions.Veneti]
        Arverni = "Vercingetorix, 4 Warbands"
        [regions.Britannia]
        Arverni = "2 revealed Warbands"
    """).play("Arverni action command March\nArverni command march Veneti")
    assert "Britannia" in game.offers("region")

    game.play("Arverni march_to ability Devastate\nArverni devastate region Veneti\nArverni devastate done")
    assert game.asked == "Arverni march_to"
    assert "Britannia" not in game.offers("region")
    game.play("Arverni march_to done\nArverni command march Britannia")
    assert game.asked == "Arverni command"  # nowhere to go: the Warbands only hid
    assert game.pieces("Britannia", "Arverni") == "2 Warbands"


def test_4_1_3_no_special_ability_after_a_second_step_into_britannia() -> None:
    """The crossing may be the second step of a group: from then on no Special Ability."""
    game = at("""
        [regions.Carnutes]
        Romans = "Caesar, 2 Auxilia"
    """).play("""
        Romans action command March
        Romans command march Carnutes
        Romans march_to region Veneti
        Romans march_number number 0
        Romans march_number number 1
    """)
    assert game.offers("ability") == ["Build", "Scout"]

    game.play("Romans march_on region Britannia")
    assert game.asked == "Romans march_to"
    assert game.offers("ability") == []


def test_4_1_3_a_group_under_way_does_not_cross_after_a_special_ability() -> None:
    """Scout used while the group stands in Veneti: Britannia is no longer among its next steps."""
    game = at("""
        [regions.Carnutes]
        Romans = "Caesar, 2 Auxilia"
    """).play("""
        Romans action command March
        Romans command march Carnutes
        Romans march_to region Veneti
        Romans march_number number 0
        Romans march_number number 2
    """)
    assert "Britannia" in game.offers("region")

    game.play("Romans march_on ability Scout\nRomans scout_from region Veneti\nRomans scout_to region Pictones")
    game.play("Romans scout_number number 1\nRomans scout_from done")
    assert game.offers("region") == ["Atrebates", "Carnutes", "Pictones"]


def test_4_1_3_britannia_is_adjacent_for_special_abilities() -> None:
    """1.3.4 For all other purposes Britannia is adjacent: Vercingetorix in Veneti Devastates it."""
    game = at("""
        card = 19
        [regions.Veneti]
        Arverni = "Vercingetorix, 4 Warbands"
        [regions.Britannia]
        Arverni = "2 Warbands"
    """).play("Arverni action command Raid\nArverni command ability Devastate")

    assert game.offers("region") == ["Veneti", "Britannia"]
