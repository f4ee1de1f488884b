"""6.6 Spring Phase."""

import pytest

from alesia.words import log_line
from tests.falling_sky.playing import Play
from tests.falling_sky.wintering import until, winter

LEADERS = """
    [regions.Provincia]
    Romans = "Caesar"
    [regions.Arverni]
    Arverni = "Vercingetorix"
    [regions.Nervii]
    Belgae = "Ambiorix"
"""
NEXT = "Chance draw_card"


def spring(position: str) -> Play:
    """After Spring, all Leaders being on the map."""
    return until(winter(LEADERS + position), NEXT)


# ---- Successors -------------------------------------------------------------------------------------------------


@pytest.mark.proves("6.6a")
def test_6_6_successor_where_own_pieces_or_home() -> None:
    """A Successor comes where his Faction has a piece or its home symbol, as the Faction chooses."""
    game = winter("""
        [regions.Mandubii]
        Arverni = "Warband"
        [regions.Aedui]
        Romans = "Fort"
        [regions.Arverni]
        Belgae = "Warband"
    """)
    until(game, "Romans successor")
    assert game.offers("region") == ["Aedui", "Provincia"]
    game.play("Romans successor region Aedui")
    assert game.asked == "Arverni successor"
    assert game.offers("region") == ["Carnutes", "Mandubii", "Veneti", "Pictones", "Arverni"]
    game.play("Arverni successor region Mandubii")
    assert game.asked == "Belgae successor"
    assert game.offers("region") == ["Morini", "Nervii", "Atrebates", "Arverni"]
    game.play("Belgae successor region Arverni")

    assert game.pieces("Aedui", "Romans") == "Successor, Fort"
    assert game.pieces("Mandubii", "Arverni") == "Successor, 1 Warband"
    assert game.pieces("Arverni", "Belgae") == "Successor, 1 Warband"
    assert "A Successor leads the Belgae from now on. He appears in Arverni." in map(log_line, game.table.log)
    assert game.asked == NEXT


@pytest.mark.proves("6.6a")
def test_6_6_home_without_any_piece() -> None:
    """Home is enough: the Arverni in Arverni, the Belgae in any Region of Belgica."""
    game = winter("""
        [tribes]
        Arverni = "Subdued"
        Cadurci = "Aedui"
        Volcae = "Aedui"
        Eburones = "Aedui"
        Nervii = "Aedui"
        Treveri = "Aedui"
    """)
    until(game, "Arverni successor")
    assert game.offers("region") == ["Carnutes", "Veneti", "Pictones", "Arverni"]
    game.play("Arverni successor region Arverni")
    assert game.offers("region") == ["Morini", "Nervii", "Atrebates"]
    game.play("Belgae successor region Nervii")

    assert (game.pieces("Arverni", "Arverni"), game.pieces("Nervii", "Belgae")) == ("Successor", "Successor")


def test_6_6_leaders_on_the_map_are_left_alone() -> None:
    """Only Leaders in Available Forces come back."""
    game = spring("")

    assert game.pieces("Arverni", "Arverni") == "Vercingetorix"
    assert game.pieces("Nervii", "Belgae") == "Ambiorix"
    assert game.pieces("Provincia", "Romans").startswith("Caesar")


def test_6_6_a_successor_on_the_map_stays_a_successor() -> None:
    """1.4.3 Nobody turns into the named Leader in Spring."""
    game = until(winter(LEADERS.replace("Vercingetorix", "Successor")), NEXT)

    assert game.pieces("Arverni", "Arverni") == "Successor"


def test_6_6_a_leader_lost_this_winter_comes_back() -> None:
    """1.4.3 A Leader removed in the Germans Phase returns as Successor that Winter."""
    game = winter("""
        [regions.Treveri]
        devastated = true
        Germans = "3 Warbands"
        Arverni = "Vercingetorix"
        Belgae = "3 Warbands"
    """)
    assert game.pieces("Treveri", "Arverni") == ""
    until(game.play("Chance germans_relocate roll 1"), "Belgae quarters_from").play(
        """
        Belgae quarters_from region Treveri
        Belgae quarters_to region Nervii
        Belgae quarters_number number 3
        """
    )
    until(game, "Arverni successor").play("Arverni successor region Arverni")

    assert game.pieces("Arverni", "Arverni") == "Successor"


# ---- Legions, hiding, markers -----------------------------------------------------------------------------------


@pytest.mark.proves("1.4.1k", "6.6b")
def test_6_6_the_remaining_fallen_go_to_the_track() -> None:
    """After Spring no Legion is Fallen."""
    game = winter("senate = 'Uproar'\nfallen = 6\n" + LEADERS)
    until(game, NEXT)

    # six on the track and three risen: one of them is sent; then the other three Fallen join the eight
    assert (game.position["fallen"], game.position["legions_track"]) == (0, 11)


@pytest.mark.proves("4.2.2i", "6.6c")
def test_6_6_everybody_is_hidden() -> None:
    """Scouted markers come off, then all Warbands and Auxilia are Hidden."""
    game = spring("""
        [regions.Pictones]
        Arverni = "revealed Warband, 2 scouted Warbands, Warband"
        [regions.Atrebates]
        Belgae = "scouted Warband, 2 revealed Warbands"
        [regions.Aedui]
        Aedui = "2 scouted Warbands, revealed Warband"
        [regions.Britannia]
        Romans = "2 revealed Auxilia, Fort"
        [tribes]
        Catuvellauni = "Romans"
    """)

    assert game.pieces("Pictones", "Arverni") == "4 Warbands"
    assert game.pieces("Atrebates", "Belgae") == "3 Warbands"
    assert game.pieces("Aedui", "Aedui") == "3 Warbands"
    assert game.pieces("Britannia", "Romans") == "2 Auxilia, Fort"


@pytest.mark.proves("6.6c")
def test_6_6_germans_are_hidden_too() -> None:
    """All Warbands: also the Scouted Germans, who were only Revealed by their March."""
    game = spring("""
        [regions.Treveri]
        Germans = "2 scouted Warbands"
        Belgae = "2 Warbands"
    """)

    assert game.pieces("Treveri", "Germans") == "2 Warbands"


@pytest.mark.proves("6.6d")
def test_6_6_devastation_ends() -> None:
    """All Devastated markers are removed."""
    game = spring("""
        [regions.Mandubii]
        devastated = true
    """)

    assert not any(facts["devastated"] for facts in game.view["regions"].values())


@pytest.mark.proves("6.6e", "6.6f")
def test_6_6_dispersed_tribes_gather() -> None:
    """Dispersed-Gathering markers come off, Dispersed Tribes become Gathering; Razed stays Razed."""
    game = spring("""
        [tribes]
        Treveri = "Dispersed"
        Helvetii = "Dispersed"
        Senones = "Dispersed-Gathering"
        Bituriges = "Razed"
    """)

    assert [game.tribe(name) for name in ("Treveri", "Helvetii")] == ["Dispersed-Gathering"] * 2
    assert game.tribe("Senones") == "Subdued"
    assert game.tribe("Bituriges") == "Razed"


@pytest.mark.proves("1.7d")
def test_6_6_a_tribe_gathers_for_two_winters() -> None:
    """A Tribe Dispersed in one year is Subdued again after the second Spring."""
    game = until(winter(LEADERS + '[tribes]\nTreveri = "Dispersed-Gathering"'), NEXT)

    assert game.tribe("Treveri") == "Subdued"


# ---- the next card ----------------------------------------------------------------------------------------------


@pytest.mark.proves("2.3.1c", "6.6g")
@pytest.mark.parametrize("who", ["Romans", "Arverni", "Aedui", "Belgae"])
def test_6_6_all_are_eligible(who: str) -> None:
    """Mark all Factions Eligible."""
    game = spring("").play("Chance draw_card card 50")
    held = until(winter(f'ineligible = ["{who}"]\n' + LEADERS), NEXT).play("Chance draw_card card 50")

    assert set(game.view["eligibility"].values()) == {"Eligible"}
    assert set(held.view["eligibility"].values()) == {"Eligible"}


@pytest.mark.proves("6.6h")
def test_6_6_the_next_card_is_played_and_another_revealed() -> None:
    """Play the next card from the draw deck and reveal the new top card (2.3.7)."""
    game = until(winter("next = 12\n" + LEADERS), NEXT).play("Chance draw_card card 50")

    assert (game.view["card"]["number"], game.view["next"]["number"]) == (12, 50)
    assert game.asked.endswith(" action")


def test_6_6_winter_agreements_and_moves_are_forgotten() -> None:
    """The first Command of the year finds every piece free to move."""
    game = winter(
        "next = 12\n"
        + LEADERS
        + """
        [regions.Treveri]
        Belgae = "2 Warbands"
        """
    )
    game.play("""
        Belgae quarters_from region Treveri
        Belgae quarters_to region Nervii
        Belgae quarters_number number 2
    """)
    until(game, NEXT).play("Chance draw_card card 50")
    while not game.asked.startswith("Belgae"):
        game.play(f"{game.asked} pass")
    game.play("""
        Belgae action command March
        Belgae command march Nervii
    """)

    assert game.asked == "Belgae march_to"
