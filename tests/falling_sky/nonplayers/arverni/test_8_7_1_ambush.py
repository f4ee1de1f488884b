"""8.7.1 Ambush: in the first Battle if it is needed, and then in all."""

import pytest

from tests.falling_sky.nonplayers.arverni.boards import boxes, did, turn


@pytest.mark.proves("8.7.1at")
def test_8_7_1_ambush_against_a_counterattack() -> None:
    """Aedui who could strike back are Ambushed."""
    game = turn("""
        [regions.Mandubii]
        Arverni = "Vercingetorix, 6 Warbands"
        Aedui = "6 revealed Warbands"
    """)
    assert boxes(game) == "V1 yes, V_BATTLE yes, V_AMBUSH yes"
    assert "ambush yes" in did(game)
    assert game.pieces("Mandubii", "Aedui") == "2 revealed Warbands"
    assert game.pieces("Mandubii", "Arverni") == "Vercingetorix, 6 revealed Warbands"


@pytest.mark.proves("8.7.1as")
def test_8_7_1_ambush_against_a_retreat() -> None:
    """Aedui who could only lose less by leaving are Ambushed."""
    board = """
        [regions.Mandubii]
        Arverni = "Vercingetorix, 6 Warbands"
        Aedui = "4 Warbands"
        [tribes]
        {}
    """
    assert "V_AMBUSH yes" in boxes(turn(board.format('Sequani = "Aedui"')))
    assert "V_AMBUSH no" in boxes(turn(board.format("")))  # nowhere to go, and nobody is left to strike back


@pytest.mark.proves("8.7.1au")
@pytest.mark.parametrize("enemy", ["1 Legion, 3 Auxilia", "Successor, 3 Auxilia"])
def test_8_7_1_ambush_against_what_could_survive_its_rolls(enemy: str) -> None:
    """A Legion or a Leader might survive many Losses and strike back: it is Ambushed though the Losses would do."""
    game = turn(f"""
        [regions.Mandubii]
        Arverni = "Vercingetorix, 20 Warbands"
        Romans = "{enemy}"
    """)
    assert "V_AMBUSH yes" in boxes(game)
    assert game.pieces("Mandubii", "Romans") == ""


def test_8_7_1_no_ambush_with_too_few_hidden() -> None:
    """As many Hidden Aedui as Arverni: no Ambush, a plain Battle."""
    game = turn("""
        [regions.Mandubii]
        Arverni = "Vercingetorix, 4 Warbands, 6 revealed Warbands"
        Aedui = "4 Warbands, 6 revealed Warbands"
    """)
    assert boxes(game).startswith("V1 yes, V_BATTLE yes, V_AMBUSH no")
    assert "ambush yes" not in did(game)


@pytest.mark.parametrize(("leader", "answer"), [("Carnutes", "yes"), ("Pictones", "no")])
def test_8_7_1_no_ambush_far_from_the_leader(leader: str, answer: str) -> None:
    """Next to Vercingetorix an army Ambushes, two Regions away it cannot."""
    game = turn(f"""
        [regions.Mandubii]
        Arverni = "10 Warbands"
        Aedui = "8 revealed Warbands"
        [regions.{leader}]
        Arverni = "Vercingetorix"
    """)
    assert boxes(game).startswith(f"V1 yes, V_BATTLE yes, V_AMBUSH {answer}")


@pytest.mark.proves("8.7.1av")
def test_8_7_1_ambush_in_all_battles_after_the_first() -> None:
    """Having Ambushed first, the Arverni Ambush a lone Warband too, which would not have needed it."""
    game = turn("""
        [regions.Mandubii]
        Arverni = "Vercingetorix, 6 Warbands"
        Aedui = "6 revealed Warbands"
        [regions.Carnutes]
        Arverni = "4 Warbands"
        Aedui = "1 revealed Warband"
    """)
    assert did(game).count("ambush yes") == 2
    assert game.pieces("Carnutes", "Aedui") == ""


@pytest.mark.proves("8.7.1aw")
def test_8_7_1_no_ambush_in_others_without_one_in_the_first() -> None:
    """The first Battle needs no Ambush; so the next, which would, has none, even where no Resource is left to
    Entreat."""
    game = turn(
        """
        [regions.Mandubii]
        Arverni = "Vercingetorix, 6 Warbands"
        [regions.Carnutes]
        Arverni = "6 Warbands"
        Romans = "2 Auxilia"
        [tribes]
        Mandubii = "Aedui Citadel"
        Aulerci = "Romans"
    """,
        resources=2,
    )
    game.play("Chance loss_roll roll 4\nChance loss_roll roll 4")
    assert boxes(game) == "V1 yes, V_BATTLE yes, V_AMBUSH no, V_DEVASTATE no, V_ENTREAT no"
    assert did(game)[-3:] == ["command battle Carnutes", "ambush no", "command done"]
