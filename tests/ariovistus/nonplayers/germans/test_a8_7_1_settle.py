"""A8.7.1 Settle: before Rally, after it, or after March."""

import pytest

from tests.ariovistus.nonplayers.germans.boards import TO_G4, boxes, commanded, did, germans_turn, told

HELD = '[regions.{}]\nGermans = "2 Warbands"\n'


def led(region: str, *held: str, resources: int = 10, more: str = "") -> str:
    """Ariovistus with four Warbands there, and Germanic Control of these Regions."""
    leader = f'[resources]\nGermans = {resources}\n[regions.{region}]\nGermans = "Ariovistus, 4 Warbands"\n'
    return leader + "".join(HELD.format(each) for each in held) + more


@pytest.mark.proves("A8.7.1bi", "A8.7.4f")
def test_a8_7_1_settle_comes_before_rally() -> None:
    """In Sequani, next to Germania: then the Rally there costs one Resource and brings one Warband more."""
    game = germans_turn(led("Sequani"))
    assert boxes(game) == TO_G4 + "G4 no, G5 yes, G_RALLY yes"
    assert commanded(game)[0] == "ability Settle"
    assert did(game, "settle") == ["settle region Sequani"]
    assert "rally Sequani" in commanded(game)
    assert "Settlement" in game.pieces("Sequani", "Germans")
    assert game.resources("Germans") == 10 - 2 - 1


@pytest.mark.proves("A8.7.1bj", "A8.7.4k")
def test_a8_7_1_settle_after_rally_if_not_before() -> None:
    """Only the Warband that is placed brings Control of Treveri: the Settlement comes then."""
    board = """
        [regions.Ubii]
        Germans = "Ariovistus, 4 Warbands"
        [regions.Treveri]
        Belgae = "Warband"
        [tribes]
        Treveri = "Germans"
    """
    game = germans_turn(board)
    assert boxes(game) == TO_G4 + "G4 no, G5 yes, G_RALLY yes, G_SETTLE yes"
    assert commanded(game)[-2:] == ["ability Settle", "done"]
    assert "Settlement" in game.pieces("Treveri", "Germans")


@pytest.mark.proves("A8.7.1bk", "A8.7.5l")
def test_a8_7_1_settle_after_march() -> None:
    """Nothing is worth a Rally; they March into Treveri, where there is nobody to Intimidate: so they Settle there."""
    board = """
        [regions.Mandubii]
        Germans = "Ariovistus, 6 Warbands"
        [regions.Sugambri]
        Belgae = "3 Warbands"
        [regions.Ubii]
        Belgae = "3 Warbands"
        [tribes]
        Mandubii = "Dispersed"
        Senones = "Dispersed"
        Lingones = "Dispersed"
    """
    game = germans_turn(board)
    assert boxes(game).startswith(TO_G4 + "G4 no, G5 no, G_MARCH yes")
    assert boxes(game).endswith("G_SETTLE yes")
    assert "Settlement" in game.pieces("Treveri", "Germans") + game.pieces("Sequani", "Germans")


@pytest.mark.proves("A8.7.1bl")
def test_a8_7_1_all_settlements_possible_are_placed() -> None:
    """A new Settlement opens the next Region: Treveri, next to Germania, opens Mandubii, and this Carnutes."""
    game = germans_turn(led("Mandubii", "Treveri", "Carnutes"))
    assert did(game, "settle") == [f"settle region {r}" for r in ("Treveri", "Mandubii", "Carnutes")]
    assert not game.steps("Germans", "pick")
    assert "Settlements in Treveri, Carnutes, Mandubii, for 6 of 10 Resources (Settlements Available: 6)." in told(game)


@pytest.mark.proves("A8.7.1bm")
def test_a8_7_1_the_most_settlements_for_the_purse() -> None:
    """With four Resources: Sequani and Mandubii, not Devastated Treveri alone, which would cost all of it."""
    board = led("Mandubii", "Sequani", resources=4) + HELD.format("Treveri") + "devastated = true\n"
    for die in (1, 6):
        game = germans_turn(board, die)
        assert [each for each in did(game, "settle") if "region" in each] == [
            "settle region Sequani",
            "settle region Mandubii",
        ]
        assert "germans.settle.most" in game.priorities("Germans")


@pytest.mark.proves("A8.7.1bm")
def test_a8_7_1_the_cheapest_settlements_when_as_many() -> None:
    """The one Settlement that is Available goes where it costs two Resources, not four."""
    spent = "".join(f'[regions.{r}]\nGermans = "Settlement"\n' for r in ("Veneti", "Pictones", "Arverni", "Provincia"))
    spent += '[regions.Morini]\nGermans = "Settlement"\n'
    board = led("Sequani", more=HELD.format("Treveri") + "devastated = true\n" + spent)
    game = germans_turn(board)
    assert did(game, "settle")[0] == "settle region Sequani"
    assert "germans.settle.cheapest" in game.priorities("Germans")


@pytest.mark.proves("A8.7.1bm")
def test_a8_7_1_equal_settlements_by_dice() -> None:
    """Four Resources for two of three: Treveri and Sequani, or Mandubii with one of them."""
    found = {
        tuple(sorted(each for each in did(germans_turn(board, die), "settle") if "region" in each))
        for die in (1, 3, 6)
        for board in [led("Mandubii", "Treveri", "Sequani", resources=4)]
    }
    assert len(found) == 3


@pytest.mark.proves("A8.7.1bn")
def test_a8_7_1_no_settlement_no_special_ability() -> None:
    """Far from Germania nothing can be settled: the Rally is a Command alone."""
    game = germans_turn(led("Bituriges") + '[tribes]\nBituriges = "Germans"')
    assert boxes(game).endswith("G_RALLY yes, G_SETTLE no")
    assert not [each for each in commanded(game) if "ability" in each]
    assert "Not possible: no Region in reach of the Leader" in told(game)


def test_a8_7_1_a_successor_settles_in_his_own_region_alone() -> None:
    """4.1.2 Not in Sequani, where Ariovistus would."""
    board = led("Treveri", "Sequani").replace("Ariovistus", "Successor")
    assert did(germans_turn(board), "settle") == ["settle region Treveri"]


def test_a8_7_4_settle_leaves_what_a_rally_needs() -> None:
    """2.3.4 Two Resources, and Germania Devastated: if they paid for a Settlement there would be no Rally with it, so
    they Rally in Nervii, and there is nothing left to Settle with."""
    board = led("Sequani", resources=2) + "[regions.Sugambri]\ndevastated = true\n[regions.Ubii]\ndevastated = true\n"
    game = germans_turn(board + '[regions.Nervii]\nGermans = "5 Warbands"\n', 6)
    assert boxes(game) == TO_G4 + "G4 no, G5 yes, G_RALLY yes, G_SETTLE no"
    assert "ability Settle" not in commanded(game)
