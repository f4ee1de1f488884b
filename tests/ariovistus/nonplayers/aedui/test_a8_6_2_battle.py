"""A8.6.2 Battle of the Non-player Aedui: Settlements, and Diviciacus, who is not to be hit."""

import pytest

from tests.ariovistus.nonplayers.acting import Acting
from tests.ariovistus.nonplayers.aedui.boards import BOTH, RICH, aedui_turn, fought, region, walked

EXPOSED = "reckoned.aedui.diviciacus_exposed"


def verdicts(game: Acting) -> list[str]:
    return [str(step.facts[6]) for step in game.steps("Aedui", "reckoning")]


@pytest.mark.proves("A8.6.2a")
@pytest.mark.parametrize(("germans", "answer"), [("Settlement", "yes"), ("2 Warbands, Settlement", "no")])
def test_a8_6_2_a_sure_loss_on_a_settlement_is_a_reason_to_battle(germans: str, answer: str) -> None:
    """A4: two Losses on a Settlement alone; two Warbands in front of it take both."""
    game = aedui_turn(RICH + region("Treveri", Aedui="4 Warbands", Germans=germans))
    assert walked(game).startswith(f"A4 {answer}")
    assert ("Settlement" in game.pieces("Treveri", "Germans")) is (answer == "no")


@pytest.mark.proves("A8.6.2b")
@pytest.mark.parametrize("die", [1, 6])
def test_a8_6_2_a_battle_that_takes_a_settlement_comes_before_others(die: int) -> None:
    """One Resource, two Battles: not against the Warbands in Mandubii, which would only pay."""
    board = region("Treveri", Aedui="2 Warbands", Germans="Settlement")
    board += region("Mandubii", Aedui="6 Warbands", Belgae="3 Warbands")
    game = aedui_turn("[resources]\nAedui = 1\n" + board, die)
    assert fought(game) == ["battle Treveri"]
    both = aedui_turn("[resources]\nAedui = 2\n" + board, die)
    assert fought(both) == ["battle Treveri", "battle Mandubii"]


# ---- Diviciacus -------------------------------------------------------------------------------------------------


@pytest.mark.proves("A8.6.2c", "A8.6.2d")
@pytest.mark.parametrize(
    ("aedui", "tribes", "answer"),
    [
        ("Diviciacus, 2 revealed Warbands", "", "no"),
        ("Diviciacus, 3 revealed Warbands", "", "yes"),
        ("Diviciacus, 2 revealed Warbands", '[tribes]\nTreveri = "Aedui"', "yes"),
    ],
)
def test_a8_6_2_no_battle_where_a_counterattack_could_hit_diviciacus(aedui: str, tribes: str, answer: str) -> None:
    """A4: Ariovistus takes a Loss, but may stand, and strikes back with three Losses: two Warbands are too few for
    them, three are enough, or two and an Ally."""
    game = aedui_turn(RICH + region("Treveri", Aedui=aedui, Germans="Ariovistus, 1 revealed Warband") + tribes)
    assert walked(game).startswith(f"A4 {answer}")
    assert (EXPOSED in verdicts(game)) is (answer == "no")


@pytest.mark.proves("A8.6.2c")
def test_a8_6_2_where_the_ambushed_cannot_strike_back_diviciacus_fights() -> None:
    """A4 yes: Hidden Warbands Ambush Ariovistus, who then strikes nobody."""
    game = aedui_turn(
        RICH + region("Mandubii", Aedui="Diviciacus, 2 Warbands", Germans="Ariovistus, 1 revealed Warband")
    )
    assert walked(game).startswith("A4 yes, A_BATTLE yes, A_AMBUSH yes")


@pytest.mark.proves("A8.6.2c")
@pytest.mark.parametrize(("belgae", "battles"), [(3, ["battle Treveri"]), (2, ["battle Treveri", "battle Mandubii"])])
def test_a8_6_2_nor_an_additional_battle_that_could_hit_diviciacus(belgae: int, battles: list[str]) -> None:
    """He alone would cost three Warbands as much as they cost him, which pays; of two only one is left to strike."""
    board = region("Treveri", Aedui="2 Warbands", Germans="Settlement")
    board += region("Mandubii", Aedui="Diviciacus", Belgae=f"{belgae} revealed Warbands")
    game = aedui_turn(RICH + board)
    assert fought(game) == battles


def test_a8_6_2_auxilia_that_fight_with_them_shield_diviciacus() -> None:
    """A1.4 With three Auxilia of Non-player Romans, and no more Warbands, they fight."""
    board = region(
        "Treveri", Aedui="Diviciacus, 2 revealed Warbands", Germans="Ariovistus, 1 revealed Warband", Romans="{}"
    )
    behind = '[tribes]\nArverni = "Arverni"\nCadurci = "Arverni"\nVolcae = "Arverni"\n'
    alone = aedui_turn(RICH + board.format("") + behind, nonplayers=BOTH)
    together = aedui_turn(RICH + board.format("3 revealed Auxilia") + behind, nonplayers=BOTH)
    assert (walked(alone)[:5], walked(together)[:6]) == ("A4 no", "A4 yes")


def test_a1_4_diviciacus_fights_without_warbands() -> None:
    """A4 yes: he alone causes a Loss, and a Settlement does not strike back."""
    game = aedui_turn(RICH + region("Treveri", Aedui="Diviciacus", Germans="Settlement"))
    assert fought(game) == ["battle Treveri"]
    assert game.pieces("Treveri", "Germans") == ""


# ---- A64 --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("nonplayers", "answer"), [('["Aedui"]', "no"), ('["Aedui", "Belgae"]', "yes")])
def test_8_6_2_an_abatis_may_take_every_loss_on_an_ally_of_a_player(nonplayers: str, answer: str) -> None:
    """A4: behind an Abatis a player lets it roll; a Non-player gives up the Ally first (8.4.1)."""
    board = (
        region("Treveri", Aedui="8 revealed Warbands") + '[tribes]\nTreveri = "Belgae"\n[abatis]\nBelgae = "Treveri"\n'
    )
    assert walked(aedui_turn(RICH + board, nonplayers=nonplayers)).startswith(f"A4 {answer}")


@pytest.mark.parametrize(("tribes", "answer"), [("", "no"), ('[tribes]\nTreveri = "Germans"\n', "yes")])
def test_8_6_2_an_abatis_may_take_every_loss_on_a_settlement(tribes: str, answer: str) -> None:
    """A4: Non-player Germans let the Abatis roll before a Settlement, but give up an Ally before it (8.4.1)."""
    board = region("Treveri", Aedui="8 revealed Warbands", Germans="Settlement") + tribes
    game = aedui_turn(RICH + board + '[abatis]\nGermans = "Treveri"\n', nonplayers='["Aedui", "Germans"]')
    assert walked(game).startswith(f"A4 {answer}")


@pytest.mark.parametrize("nonplayers", ['["Aedui"]', '["Aedui", "Belgae"]'])
@pytest.mark.parametrize(
    ("aedui", "answer"), [("10 Warbands", "yes"), ("6 Warbands", "no"), ("12 revealed Warbands", "no")]
)
def test_8_6_2_an_ambush_takes_citadel_and_abatis(nonplayers: str, aedui: str, answer: str) -> None:
    """A4: five Warbands' Losses, halved: the Ambushed roll for nothing, so of two Losses the Abatis takes one and the
    Citadel the other; one Loss, or two for which they roll, might both be the Abatis'."""
    board = region("Mandubii", Aedui=aedui) + '[tribes]\nMandubii = "Belgae Citadel"\n[abatis]\nBelgae = "Mandubii"\n'
    assert walked(aedui_turn(RICH + board, nonplayers=nonplayers)).startswith(f"A4 {answer}")
