"""8.5.3 Rally?"""

import pytest

from tests.falling_sky.nonplayers.belgae.boards import TO_B4, belgae_turn, boxes, commanded, did

SHUT = "".join(f"[regions.{name}]\ndevastated = true\n" for name in ("Morini", "Nervii", "Atrebates"))


@pytest.mark.proves("8.5.3c")
def test_8_5_3_a_citadel() -> None:
    """B4 yes: a Citadel can take the place of an Ally at a City."""
    game = belgae_turn(SHUT + '[tribes]\nCarnutes = "Belgae"\n', nonplayers='["Belgae"]')
    assert boxes(game).startswith(TO_B4 + "B4 yes, B_RALLY yes")
    assert game.tribe("Carnutes") == "Belgae Citadel"
    assert game.resources("Belgae") == 8


def test_8_5_3_a_citadel_adds_no_control() -> None:
    """It takes the place of an Ally (3.3.1): against one Aedui Warband nothing is added, nor told."""
    board = SHUT + '[regions.Carnutes]\nAedui = "1 Warband"\n[tribes]\nCarnutes = "Belgae"\n'
    game = belgae_turn(board, nonplayers='["Belgae"]')
    (check,) = [step for step in game.steps("Belgae", "check") if step.key == "why.belgae.rally"]
    citadels, _, _, controls = check.facts[1:5]
    assert (citadels, controls) == (1, 0)


@pytest.mark.proves("8.5.3a")
def test_8_5_3_an_ally() -> None:
    """B4 yes: an Ally can be placed under Belgic Control."""
    game = belgae_turn(SHUT + '[regions.Treveri]\nBelgae = "Warband"\n')
    assert boxes(game).startswith(TO_B4 + "B4 yes, B_RALLY yes")
    assert game.tribe("Treveri") == "Belgae"


@pytest.mark.proves("8.5.3d")
def test_8_5_3_three_warbands() -> None:
    """B4 yes with three Warbands; no with two that add no Control."""
    board = """
        [regions.Morini]
        {}
        Aedui = "3 Warbands"
        [regions.Nervii]
        Aedui = "3 Warbands"
        [regions.Atrebates]
        Aedui = "3 Warbands"
    """
    three = belgae_turn(board.format(""))
    assert boxes(three).startswith(TO_B4 + "B4 yes, B_RALLY yes")
    assert sorted(commanded(three)[:3]) == ["rally Atrebates", "rally Morini", "rally Nervii"]
    two = belgae_turn(board.format("devastated = true"), 1)
    assert boxes(two).startswith(TO_B4 + "B4 no, B5 no")


@pytest.mark.proves("8.5.3e")
def test_8_5_3_any_control() -> None:
    """B4 yes: a single Warband, but it adds Belgic Control."""
    board = """
        [regions.Morini]
        devastated = true
        [regions.Nervii]
        devastated = true
        [regions.Atrebates]
        {}
    """
    assert boxes(belgae_turn(board.format(""))).startswith(TO_B4 + "B4 yes, B_RALLY yes")
    held = belgae_turn(board.format('Aedui = "Warband"'))
    assert boxes(held).startswith(TO_B4 + "B4 no")


@pytest.mark.proves("8.5.3f")
def test_8_5_3_nothing_without_resources() -> None:
    """B4 no: with no Resources nothing is placed."""
    game = belgae_turn('[resources]\nBelgae = 0\n[tribes]\nCarnutes = "Belgae"', 5)
    assert boxes(game).startswith(TO_B4 + "B4 no")


@pytest.mark.proves("8.5.3g", "8.5.3h")
def test_8_5_3_citadel_then_allies_then_warbands() -> None:
    """1, 2, 3: with three Resources a Citadel outside Belgica, then an Ally in Belgica, and no Warbands."""
    board = """
        [resources]
        Belgae = 3
        [regions.Nervii]
        Belgae = "Warband"
        [regions.Atrebates]
        Aedui = "Warband"
        [regions.Morini]
        Aedui = "Warband"
        [tribes]
        Carnutes = "Belgae"
    """
    game = belgae_turn(board)
    assert commanded(game)[:2] == ["rally Carnutes", "rally Nervii"]
    assert game.tribe("Carnutes") == "Belgae Citadel"
    assert "Belgae" in (game.tribe("Nervii"), game.tribe("Eburones"))
    assert game.resources("Belgae") == 0


@pytest.mark.proves("8.5.3h", "8.5.3k")
def test_8_5_3_all_allies_possible() -> None:
    """2 To place all Allies that two Resources can, two at one each in Belgica rather than one at two outside (8.4)."""
    board = """
        [resources]
        Belgae = 2
        [regions.Nervii]
        Belgae = "Warband"
        [regions.Morini]
        Belgae = "Warband"
        [regions.Treveri]
        Belgae = "Warband"
    """
    for die in (1, 6):
        game = belgae_turn(board, die)
        assert sorted(commanded(game)[:2]) == ["rally Morini", "rally Nervii"]
        assert "belgae.rally.cheapest_first" in game.priorities("Belgae")


@pytest.mark.proves("8.5.3j")
def test_8_5_3_warbands_first_where_they_add_control() -> None:
    """3a With one Resource the Warband goes where it brings Control, though elsewhere two could be placed."""
    board = """
        [resources]
        Belgae = 1
        [regions.Morini]
        devastated = true
        [regions.Atrebates]
        Aedui = "6 Warbands"
        [tribes]
        Bellovaci = "Belgae"
        Atrebates = "Belgae"
    """
    game = belgae_turn(board)
    assert "belgae.rally.most_for_the_purse" in game.priorities("Belgae")
    assert commanded(game)[0] == "rally Nervii"


@pytest.mark.proves("8.5.3i", "8.5.3k")
def test_8_5_3_the_most_warbands() -> None:
    """3 Where no Control is to be had, one Resource places three Warbands rather than one (8.4)."""
    board = """
        [resources]
        Belgae = 1
        [regions.Morini]
        Aedui = "4 Warbands"
        [regions.Nervii]
        Aedui = "4 Warbands"
        [regions.Atrebates]
        Aedui = "9 Warbands"
        [tribes]
        Bellovaci = "Belgae"
        Atrebates = "Belgae"
        Remi = "Belgae"
    """
    game = belgae_turn(board)
    assert "belgae.rally.most_for_the_purse" in game.priorities("Belgae")
    assert commanded(game)[0] == "rally Atrebates"
    assert game.pieces("Atrebates", "Belgae") == "3 Warbands"


@pytest.mark.proves("8.5.3k")
def test_8_5_3_control_in_the_most_regions_for_the_resources() -> None:
    """3a With two Resources, two Regions of Belgica for one each are taken with a Warband in either, rather than one
    outside for two with two Warbands (8.4)."""
    board = """
        [resources]
        Belgae = 2
        [regions.Nervii]
        Romans = "Auxilia"
        Belgae = "revealed Warband"
        [regions.Morini]
        Romans = "Auxilia"
        Belgae = "revealed Warband"
        [regions.Atrebates]
        Romans = "3 Auxilia"
        [regions.Pictones]
        Romans = "4 Auxilia"
        Belgae = "revealed Warband"
        [tribes]
        Nervii = "Romans"
        Eburones = "Belgae"
        Menapii = "Romans"
        Morini = "Belgae"
        Pictones = "Belgae"
        Santones = "Belgae"
        Bellovaci = "Romans"
        Atrebates = "Romans"
        Remi = "Romans"
    """
    game = belgae_turn(board, 1)
    assert sorted(commanded(game)[:2]) == ["rally Morini", "rally Nervii"]


@pytest.mark.proves("8.5.3k")
def test_8_5_3_the_most_warbands_for_the_resources() -> None:
    """3 With two Resources and no Control to gain, two Warbands and two in Belgica rather than three outside (8.4)."""
    board = """
        [resources]
        Belgae = 2
        [regions.Nervii]
        Belgae = "revealed Warband"
        Romans = "7 Auxilia"
        [regions.Morini]
        Belgae = "revealed Warband"
        Romans = "7 Auxilia"
        [regions.Atrebates]
        Romans = "3 Auxilia"
        [regions.Mandubii]
        Belgae = "3 revealed Warbands"
        [tribes]
        Nervii = "Belgae"
        Eburones = "Belgae"
        Menapii = "Belgae"
        Morini = "Belgae"
        Mandubii = "Belgae Citadel"
        Senones = "Belgae"
        Lingones = "Belgae"
        Bellovaci = "Romans"
        Atrebates = "Romans"
        Remi = "Romans"
    """
    game = belgae_turn(board, 1)
    assert sorted(commanded(game)[:2]) == ["rally Morini", "rally Nervii"]


@pytest.mark.proves("8.5.3j")
def test_8_5_3_the_last_warband_goes_where_it_adds_control() -> None:
    """3a With Resources for every Region and one Warband Available, it takes Control, whatever the dice."""
    board = """
        [regions.Sugambri]
        Belgae = "23 Warbands"
        [regions.Morini]
        devastated = true
        [regions.Atrebates]
        Aedui = "6 Warbands"
        [regions.Nervii]
        Belgae = "revealed Warband"
        Romans = "Auxilia"
        [tribes]
        Nervii = "Romans"
        Eburones = "Belgae"
        Sugambri = "Germans"
        "Suebi North" = "Germans"
        Bellovaci = "Belgae"
        Atrebates = "Belgae"
    """
    for die in (1, 6):
        game = belgae_turn(board, die)
        assert commanded(game)[:2] == ["rally Nervii", "done"]
        assert game.control("Nervii") == "Belgae"
        assert game.available("Belgae", "Warbands") == 0


@pytest.mark.proves("8.5.3k")
def test_8_5_3_three_warbands_in_one_region_rather_than_in_two() -> None:
    """3 Of two ways to place three Warbands for two Resources that of the Region where most are placed."""
    board = """
        [resources]
        Belgae = 2
        [regions.Nervii]
        Belgae = "revealed Warband"
        Romans = "7 Auxilia"
        [regions.Morini]
        Belgae = "revealed Warband"
        Romans = "7 Auxilia"
        [regions.Atrebates]
        Romans = "3 Auxilia"
        [regions.Mandubii]
        Belgae = "3 revealed Warbands"
        [tribes]
        Nervii = "Belgae"
        Eburones = "Belgae"
        Menapii = "Romans"
        Morini = "Belgae"
        Mandubii = "Belgae Citadel"
        Senones = "Belgae"
        Lingones = "Belgae"
        Bellovaci = "Romans"
        Atrebates = "Romans"
        Remi = "Romans"
    """
    for die in (1, 6):
        game = belgae_turn(board, die)
        assert commanded(game)[:2] == ["rally Mandubii", "done"]
        assert game.resources("Belgae") == 0


def test_8_5_3_remi_before_other_tribes() -> None:
    """8.4.1 Within a Region an Ally goes to a City, or to the Remi, first."""
    game = belgae_turn('[regions.Atrebates]\nBelgae = "2 Warbands"')
    assert "ally_at tribe Remi" in did(game, "ally_at")
    assert game.tribe("Remi") == "Belgae"
