"""18 The Gallic Council Box."""

import pytest

from tests.rome_vs_gaul.playing import Play, at, gallic


def reinforcing(position: str, *drawn: str, turn: int = 2) -> Play:
    """These Tribes are drawn and are to be placed."""
    game = at(f"""
        turn = {turn}
        phase = "reinforcements"
        {position}
    """)
    for tribe in drawn:
        game.answer(f"Chance draw_tribe piece {tribe}")
    return game


@pytest.mark.proves("18.1a", "18.2.1a", "18.2.1b")
def test_18_2_1_instead_of_being_placed_on_the_map() -> None:
    """The Parisii may go there or to Lutetia; with the Arverni they are two."""
    game = reinforcing("", "Parisii", "Senones", "Carnutes")
    assert {"settle Parisii", "council Parisii"} <= {*game.options}
    game.answer("Gallic reinforce council Parisii")
    assert game.position["boxes"]["council"] == "Parisii, Arverni"


FULL = '[boxes]\ncouncil = "Parisii, Arverni"'


@pytest.mark.proves("18.2.1c", "18.2.1d", "18.2.1h", "18.1a")
def test_18_2_1_from_a_full_box_one_makes_room() -> None:
    """Not the Arverni, who may not leave yet: the Parisii, who are placed with a Town at once."""
    game = reinforcing(FULL, "Senones", "Carnutes", "Leuci").play("Gallic reinforce council Senones")
    assert game.asked == "Gallic settle"
    game.answer("Gallic settle space Lutetia")
    assert (game.inside("Lutetia"), game.position["boxes"]["council"]) == ("Parisii", "Senones, Arverni")


@pytest.mark.proves("18.2.1e")
def test_18_2_1_without_a_place_he_submits() -> None:
    """All Towns of the Parisii are Roman."""
    game = reinforcing(f'roman = ["Lutetia", "Metlosedum", "Briva Isarae"]\n{FULL}', "Senones", "Carnutes", "Leuci")
    game.answer("Gallic reinforce council Senones")
    assert game.where("Parisii") == "submitted"


@pytest.mark.proves("18.2.1g")
def test_18_2_1_the_gaul_chooses_who() -> None:
    """On Turn 5 the Arverni may leave, too."""
    game = reinforcing(FULL, "Senones", "Carnutes", "Leuci", turn=5).play("Gallic reinforce council Senones")
    assert (game.asked, game.offers("piece")) == ("Gallic council_displaces", ["Parisii", "Arverni"])


@pytest.mark.proves("18.2.1i", "18.2.1a")
def test_18_2_1_a_tribe_of_an_event_is_placed() -> None:
    game = at("""
        hands = { Gallic = ["Ties of Blood and Marriage"], Roman = [] }
        discards = ["Treachery", "You May Believe Me"]
        [spaces.Massilia]
        inside = "Caesar"
    """).play("Gallic play event Ties of Blood and Marriage\n Chance draw_tribe piece Parisii")
    assert game.asked == "Gallic settle"


@pytest.mark.proves("18.2.2a", "18.2.2b")
def test_18_2_2_an_action_point_for_each_marker() -> None:
    game = gallic("council = 3").play("Gallic action save")
    assert (game.position["council"], game.ask.about[0]) == (4, 1)


@pytest.mark.proves("18.2.2c", "18.1b")
def test_18_2_2_six_at_most() -> None:
    game = gallic("council = 5").play("Gallic action save")
    assert "save" not in game.options


@pytest.mark.proves("18.3a", "18.3b", "18.3c", "18.3d", "18.3e")
def test_18_3_all_for_one_point() -> None:
    """Two markers, where any may be placed, and the Parisii with their Town; these can march with the next point."""
    game = gallic(f"council = 3\n{FULL}").play("Gallic action take_out")
    assert "Arelate" not in game.offers("space")
    game.play("""
        Gallic take_out piece Parisii
        Gallic settle space Lutetia
        Gallic take_out space Cenabum
        Gallic take_out space Autricum
        Gallic take_out done
    """)
    assert [game.owner(space) for space in ("Lutetia", "Cenabum", "Autricum")] == ["Gallic"] * 3
    assert (game.position["council"], game.asked, game.ask.about[0]) == (1, "Gallic action", 1)
    assert "activate Parisii" in game.options


@pytest.mark.parametrize(
    ("position", "free"),
    [
        pytest.param("turn = 4", False, marks=pytest.mark.proves("18.3f", "18.3g")),
        pytest.param("turn = 5", True, marks=pytest.mark.proves("18.3f")),
        pytest.param(
            'turn = 2\n[boxes]\neliminated = "Senones, Parisii, Carnutes, Leuci, Remi, Nervii"',
            True,
            marks=pytest.mark.proves("18.3g"),
        ),
        pytest.param(
            'turn = 2\n[boxes]\neliminated = "Senones, Parisii, Carnutes, Leuci, Remi"',
            False,
            marks=pytest.mark.proves("18.3g"),
        ),
    ],
)
def test_18_3_when_the_arverni_may_leave(position: str, free: bool) -> None:
    turn, _, boxes = position.partition("\n")
    game = gallic(f"{turn}\ncouncil = 1\n{boxes}").play("Gallic action take_out")
    assert ("piece Arverni" in game.options) is free


@pytest.mark.proves("18.4c")
def test_18_4_tribes_keep_their_promises() -> None:
    game = at(f'turn = 2\nphase = "winter"\nstep = 4\ncouncil = 4\n{FULL}')
    assert (game.position["council"], game.position["boxes"]["council"]) == (2, "Parisii, Arverni")
