"""4.3.1 Entreat."""

import pytest

from tests.falling_sky.playing import at


@pytest.mark.proves("4.3.1d", "4.3.1e")
def test_4_3_1_replaces_a_warband_for_one_resource() -> None:
    """One non-Arverni Warband or Auxilia becomes a Hidden Arverni Warband; one Resource a Region."""
    game = at("""
        card = 19
        [regions.Arverni]
        Arverni = "Vercingetorix, 1 Warband"
        Romans = "1 Auxilia, 1 revealed Auxilia"
        Belgae = "1 scouted Warband"
        Germans = "1 Warband"
        Aedui = "1 revealed Warband"
    """).play("Arverni action command Raid\nArverni command ability Entreat\nArverni entreat region Arverni")
    assert game.offers("piece") == [
        "Hidden Auxilia",
        "Revealed Auxilia",
        "Revealed Aedui Warband",
        "Scouted Belgic Warband",
        "Hidden Germanic Warband",
    ]

    game.play("Arverni entreat_target piece Scouted Belgic Warband")
    assert game.pieces("Arverni", "Belgae") == ""
    assert game.pieces("Arverni", "Arverni") == "Vercingetorix, 2 Warbands"
    assert game.resources("Arverni") == 9


@pytest.mark.proves("4.3.1e")
def test_4_3_1_auxilia_become_a_warband() -> None:
    """An Auxilia is replaced by an Arverni Warband."""
    game = at("""
        card = 19
        [regions.Aedui]
        Arverni = "Vercingetorix, 1 Warband"
        Romans = "1 revealed Auxilia"
    """).play("Arverni action command March\nArverni command ability Entreat\nArverni entreat region Aedui")

    assert game.pieces("Aedui", "Romans") == ""
    assert game.pieces("Aedui", "Arverni") == "Vercingetorix, 2 Warbands"
    assert game.available("Romans", "Auxilia") == 20


@pytest.mark.proves("4.3.1c")
def test_4_3_1_needs_a_hidden_arverni_warband() -> None:
    """Revealed or Scouted Warbands, or Vercingetorix alone, do not Entreat."""
    game = at("""
        card = 19
        [regions.Arverni]
        Arverni = "Vercingetorix, 2 revealed Warbands, 1 scouted Warband"
        Aedui = "1 Warband"
        [regions.Pictones]
        Arverni = "1 Warband"
        Aedui = "1 Warband"
    """).play("Arverni action command Raid\nArverni command ability Entreat")

    assert game.offers("region") == ["Pictones"]


@pytest.mark.proves("4.3.1g")
def test_4_3_1_legions_leaders_forts_and_citadels_are_never_entreated() -> None:
    """Only Warbands, Auxilia and (under Control) Allies can be won over."""
    game = at("""
        card = 19
        [regions.Mandubii]
        Arverni = "Vercingetorix, 9 Warbands"
        Romans = "Caesar, 2 Legions, Fort"
        [tribes]
        Mandubii = "Aedui Citadel"
        Senones = "Romans"
    """).play("Arverni action command March")

    assert game.control("Mandubii") == "Arverni"
    assert game.offers("ability") == ["Devastate"]


ALLIES = """
    card = 19
    [regions.Mandubii]
    Arverni = "Vercingetorix, {warbands} Warbands"
    [tribes]
    Mandubii = "Aedui"
    Senones = "Belgae"
    Lingones = "Romans"
"""


@pytest.mark.proves("4.3.1j", "4.3.1g")
def test_4_3_1_an_ally_only_under_arverni_control() -> None:
    """With Control an Aedui, Belgic or Germanic Ally can be won over; not a Roman Ally."""
    game = at(ALLIES.format(warbands=3)).play("""
        Arverni action command March
        Arverni command ability Entreat
        Arverni entreat region Mandubii
    """)
    assert game.offers("tribe") == ["Mandubii", "Senones"]

    game.play("Arverni entreat_target tribe Senones")
    assert game.tribe("Senones") == "Arverni"
    assert game.resources("Arverni") == 9


@pytest.mark.proves("4.3.1f")
def test_4_3_1_no_ally_without_control() -> None:
    """Without Arverni Control Allies are out of reach."""
    game = at(ALLIES.format(warbands=2)).play("Arverni action command March")

    assert game.control("Mandubii") == "No Control"
    assert game.offers("ability") == []


def test_4_3_1_control_from_an_earlier_action_counts() -> None:
    """Already Controlled means at that moment: a Rally first gives Control, then the Ally is won over."""
    game = at("""
        card = 19
        [regions.Mandubii]
        Arverni = "Vercingetorix, 2 Warbands"
        Belgae = "2 revealed Warbands"
        [tribes]
        Senones = "Belgae"
    """).play("""
        Arverni action command Rally
        Arverni command rally Mandubii
        Arverni rally place_warbands
        Arverni warbands number 2
        Arverni rally_more done
        Arverni command ability Entreat
        Arverni entreat region Mandubii
        Arverni entreat_target tribe Senones
    """)

    assert game.tribe("Senones") == "Arverni"


def test_4_3_1_a_warband_won_over_gives_no_second_entreat_in_the_region() -> None:
    """A Region is selected once: one piece a Region."""
    game = at("""
        card = 19
        [regions.Mandubii]
        Arverni = "Vercingetorix, 3 Warbands"
        Belgae = "3 Warbands"
    """).play("Arverni action command March\nArverni command ability Entreat\nArverni entreat region Mandubii")

    assert game.asked == "Arverni command"
    assert game.pieces("Mandubii", "Belgae") == "2 Warbands"


@pytest.mark.proves("4.3.1k")
@pytest.mark.parametrize(
    ("region", "tribe", "owner"), [("Aedui", "Aedui", "Aedui"), ("Ubii", "Suebi South", "Germans")]
)
def test_4_3_1_removed_where_the_arverni_cannot_stack(region: str, tribe: str, owner: str) -> None:
    """At Aedui (Bibracte) and Suebi the Ally is removed, not replaced."""
    game = at(f"""
        card = 19
        [regions.{region}]
        Arverni = "Vercingetorix, 3 Warbands"
        [tribes]
        "{tribe}" = "{owner}"
    """).play(f"Arverni action command March\nArverni command ability Entreat\nArverni entreat region {region}")

    assert game.tribe(tribe) == "Subdued"
    assert game.resources("Arverni") == 9


@pytest.mark.proves("4.3.1h")
def test_4_3_1_removed_when_no_arverni_warband_is_available() -> None:
    """With all 35 Warbands on the map the enemy Warband is simply removed."""
    game = at("""
        card = 19
        [regions.Mandubii]
        Arverni = "Vercingetorix, 5 Warbands"
        Belgae = "1 Warband"
        [regions.Veneti]
        Arverni = "30 Warbands"
    """).play("Arverni action command March\nArverni command ability Entreat\nArverni entreat region Mandubii")

    assert game.pieces("Mandubii", "Belgae") == ""
    assert game.pieces("Mandubii", "Arverni") == "Vercingetorix, 5 Warbands"


def test_4_3_1_removed_when_no_arverni_ally_is_available() -> None:
    """With all ten Arverni Allies on the map the enemy Ally is simply removed."""
    names = ("Carnutes", "Aulerci", "Veneti", "Namnetes", "Pictones", "Santones", "Bituriges", "Cadurci", "Volcae")
    game = at(
        """
        card = 19
        [regions.Mandubii]
        Arverni = "Vercingetorix, 3 Warbands"
        [tribes]
        Senones = "Belgae"
        Arverni = "Arverni"
        """
        + "\n".join(f'        {name} = "Arverni"' for name in names)
    ).play("Arverni action command March\nArverni command ability Entreat\nArverni entreat region Mandubii")

    assert game.tribe("Senones") == "Subdued"


def test_4_3_1_several_regions_as_long_as_the_resources_last() -> None:
    """One Resource for each Region; with none left no further Region."""
    game = at("""
        card = 19
        [resources]
        Arverni = 1
        [regions.Arverni]
        Arverni = "Vercingetorix, 3 Warbands"
        Aedui = "1 Warband"
        [regions.Pictones]
        Arverni = "1 Warband"
        Aedui = "1 Warband"
    """).play("""
        Arverni action command Raid
        Arverni command ability Entreat
        Arverni entreat region Pictones
    """)

    assert game.resources("Arverni") == 0
    assert game.asked == "Arverni command"
    assert game.pieces("Arverni", "Aedui") == "1 Warband"


def test_4_3_1_entreat_can_take_the_last_defender_of_a_paid_battle() -> None:
    """A Battle already paid for finds nobody left to fight after Entreat: it resolves to nothing."""
    game = at("""
        card = 19
        [regions.Arverni]
        Arverni = "Vercingetorix, 3 Warbands"
        Aedui = "1 Warband"
    """).play("""
        Arverni action command Battle
        Arverni command select Arverni
        Arverni command ability Entreat
        Arverni entreat region Arverni
        Arverni command battle Arverni
        Arverni command done
    """)

    assert game.pieces("Arverni", "Arverni") == "Vercingetorix, 4 Warbands"
    assert game.resources("Arverni") == 8


def test_4_3_1_a_warband_won_over_during_a_march_may_still_march() -> None:
    """The new Warband has not Marched: it may leave with the next group."""
    game = at("""
        card = 19
        [regions.Arverni]
        Arverni = "Vercingetorix, 1 Warband"
        Aedui = "1 Warband"
    """).play("""
        Arverni action command March
        Arverni command march Arverni
        Arverni march_to ability Entreat
        Arverni entreat region Arverni
        Arverni march_to region Aedui
        Arverni march_number number 1
        Arverni march_number number 2
        Arverni march_on done
    """)

    assert game.pieces("Aedui", "Arverni") == "Vercingetorix, 2 Warbands"
