"""8.5.1 March under threat."""

import pytest

from tests.falling_sky.nonplayers.acting import Acting
from tests.falling_sky.nonplayers.belgae.boards import belgae_turn, boxes, commanded, did

STRONG = "8 Legions"


def marches(game: Acting) -> list[str]:
    return [each for each in commanded(game) if each.startswith("march ")]


@pytest.mark.proves("8.5.1d", "8.5.1z", "8.5.1as")
def test_8_5_1_all_leave_a_region_under_threat() -> None:
    """B_MARCH_THREAT yes: all Warbands and the Leader go to one Region; Allies stay."""
    board = f"""
        [regions.Treveri]
        Belgae = "Ambiorix, 2 revealed Warbands, scouted Warband"
        Romans = "{STRONG}"
        [tribes]
        Treveri = "Belgae"
        Morini = "Belgae"
        Nervii = "Belgae"
    """
    game = belgae_turn(board)
    assert boxes(game).startswith("B1 yes, B_BATTLE no, B_MARCH_THREAT yes, B_ENLIST")
    assert marches(game) == ["march Treveri"]
    assert game.pieces("Treveri", "Belgae") == ""
    assert game.tribe("Treveri") == "Belgae"
    assert game.resources("Belgae") == 9
    assert game.pieces("Atrebates", "Belgae") == "Ambiorix, 2 Warbands, 1 revealed Warband"


@pytest.mark.proves("8.5.1ac")
def test_8_5_1_flight_near_the_most_regions_with_belgae() -> None:
    """2a To the Region that has most Belgic Regions within one: Atrebates, next to Morini, Nervii and Treveri, though
    the Aedui keep its Control and that of Carnutes could be gained."""
    board = f"""
        [regions.Mandubii]
        Belgae = "4 Warbands"
        Romans = "{STRONG}"
        [regions.Morini]
        Belgae = "Warband"
        [regions.Nervii]
        Belgae = "Warband"
        [regions.Atrebates]
        Aedui = "5 Warbands"
        [tribes]
        Treveri = "Belgae"
    """
    for die in (1, 6):
        game = belgae_turn(board, die)
        assert did(game, "march_to") == ["march_to region Atrebates"]
        assert "belgae.flight.near_most" in game.priorities("Belgae")


@pytest.mark.proves("8.5.1ac")
def test_8_5_1_flight_does_not_count_the_group_itself() -> None:
    """2a Provincia, with the only other Belgae, is as near to them as Aedui next to it; so 2b decides, for Provincia,
    where Control is to be had."""
    board = f"""
        [regions.Sequani]
        Belgae = "4 Warbands"
        Romans = "{STRONG}"
        [regions.Provincia]
        Belgae = "Warband"
        [regions.Aedui]
        Aedui = "9 Warbands"
    """
    for die in (1, 6):
        game = belgae_turn(board, die)
        assert did(game, "march_to") == ["march_to region Provincia"]
        assert game.priorities("Belgae") == ["belgae.flight.near_most", "belgae.flight.add_control"]


@pytest.mark.proves("8.5.1ad")
def test_8_5_1_flight_adds_the_most_control() -> None:
    """2b Among equals where most Control is added: Mandubii, worth three, not Sequani, worth two, nor where the
    Aedui have more pieces."""
    board = f"""
        [regions.Aedui]
        Belgae = "4 Warbands"
        Romans = "{STRONG}"
        [regions.Arverni]
        Aedui = "5 Warbands"
    """
    for die in (1, 6):
        game = belgae_turn(board, die)
        assert did(game, "march_to") == ["march_to region Mandubii"]
        assert "belgae.flight.add_control" in game.priorities("Belgae")


@pytest.mark.proves("8.5.1ab")
def test_8_5_1_flight_not_into_other_origins() -> None:
    """2 Not into a Region that others are leaving; each group keeps together."""
    board = """
        [regions.Morini]
        Belgae = "4 Warbands"
        Romans = "5 Legions"
        [regions.Nervii]
        Belgae = "4 Warbands"
        Romans = "5 Legions"
        [regions.Atrebates]
        Belgae = "4 Warbands"
        Aedui = "12 Warbands"
    """
    game = belgae_turn(board)
    assert sorted(marches(game)) == ["march Atrebates", "march Morini", "march Nervii"]
    assert not any(game.pieces(name, "Belgae") for name in ("Morini", "Nervii", "Atrebates"))
    assert all(
        "region " + name not in each for each in did(game, "march_to") for name in ("Morini", "Nervii", "Atrebates")
    )


@pytest.mark.proves("8.5.1y")
def test_8_5_1_flight_of_a_leader_without_the_largest_group() -> None:
    """1 The Leader's Region too, if the single largest group of Warbands is elsewhere or he has but one as large."""
    board = f"""
        [regions.Treveri]
        Belgae = "5 Warbands"
        Romans = "{STRONG}"
        [regions.Morini]
        Belgae = "Successor, {{}} Warbands"
    """
    for n in (3, 5):
        game = belgae_turn(board.format(n))
        assert marches(game) == ["march Morini", "march Treveri"]
    stays = belgae_turn(board.format(6))
    assert marches(stays) == ["march Treveri"]


@pytest.mark.proves("8.5.1aa")
def test_8_5_1_flight_the_leader_first() -> None:
    """1a With one Resource the Leader's group Marches, though another stands before it on the map."""
    board = """
        [resources]
        Belgae = 1
        [regions.Morini]
        Belgae = "4 Warbands"
        Romans = "4 Legions"
        [regions.Treveri]
        Belgae = "Successor, 4 revealed Warbands"
        Aedui = "12 Warbands"
    """
    for die in (1, 6):
        game = belgae_turn(board, die)
        assert marches(game) == ["march Treveri"]


@pytest.mark.proves("8.5a", "8.5.1ae")
def test_8_5_1_no_flight_without_resources() -> None:
    """B_MARCH_THREAT no: with no Resources, on to the Pass and Event boxes."""
    game = belgae_turn(f'[resources]\nBelgae = 0\n[regions.Treveri]\nBelgae = "4 Warbands"\nRomans = "{STRONG}"')
    assert boxes(game).startswith("B1 yes, B_BATTLE no, B_MARCH_THREAT no, B2 no, B3 yes, B3b yes, B4 no")


@pytest.mark.proves("8.5.1af")
def test_8_5_1_no_flight_upon_frost() -> None:
    """B_MARCH_THREAT no: Frost."""
    board = f'[regions.Treveri]\nBelgae = "4 Warbands"\nRomans = "{STRONG}"'
    game = belgae_turn(board, head='card = 69\nnext = "Winter"')
    assert boxes(game).startswith("B1 yes, B_BATTLE no, B_MARCH_THREAT no, B2 no")


def test_8_5_1_those_walled_in_stay() -> None:
    """4 Circumvallation: the marked group cannot leave."""
    board = f"""
        [regions.Bituriges]
        Belgae = "6 Warbands"
        Romans = "{STRONG}"
        [tribes]
        Bituriges = "Belgae Citadel"
        [circumvallation]
        region = "Bituriges"
        faction = "Belgae"
        pieces = "5 Warbands"
        tribes = ["Bituriges"]
    """
    game = belgae_turn(board)
    assert boxes(game).startswith("B1 yes, B_BATTLE no, B_MARCH_THREAT yes")
    assert game.pieces("Bituriges", "Belgae") == "5 Warbands"


@pytest.mark.proves("8.5.1ad")
def test_8_5_1_flight_by_dice_where_all_is_equal() -> None:
    """2 No other Belgae are near, and no Control can be had: dice say where."""
    board = f'[regions.Veneti]\nBelgae = "4 Warbands"\nRomans = "{STRONG}"\n'
    held = {"Pictones": "Arverni", "Carnutes": "Arverni", "Atrebates": "Aedui", "Britannia": "Aedui"}
    board += "".join(f'[regions.{name}]\n{faction} = "9 Warbands"\n' for name, faction in held.items())
    assert did(belgae_turn(board, 1), "march_to") == ["march_to region Atrebates"]
    assert did(belgae_turn(board, 3), "march_to") == ["march_to region Pictones"]


@pytest.mark.proves("8.3.4d")
@pytest.mark.parametrize("die", [1, 6])
def test_8_3_4_no_die_where_as_many_flee_to_each_of_two_regions(die: int) -> None:
    """Four Warbands each leave Treveri and Carnutes, one group for Atrebates and one for Mandubii: which goes where is
    all one, for the board is the same."""
    board = """
        [regions.Treveri]
        Belgae = "4 Warbands"
        Arverni = "9 Warbands"
        [regions.Carnutes]
        Belgae = "4 Warbands"
        Arverni = "9 Warbands"
    """
    game = belgae_turn(board, die)
    assert not game.steps("Belgae", "pick")
    assert [game.pieces(name, "Belgae") for name in ("Atrebates", "Mandubii")] == ["4 Warbands", "4 Warbands"]


def test_8_3_4_a_die_where_groups_of_different_size_flee_to_two_regions() -> None:
    """With five Warbands in Carnutes it does matter."""
    board = """
        [regions.Treveri]
        Belgae = "4 Warbands"
        Arverni = "9 Warbands"
        [regions.Carnutes]
        Belgae = "5 Warbands"
        Arverni = "9 Warbands"
    """
    ends = [belgae_turn(board, die).pieces("Mandubii", "Belgae") for die in (1, 6)]
    assert sorted(ends) == ["4 Warbands", "5 Warbands"]
