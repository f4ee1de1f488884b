"""8.1.3 What the Non-player Arverni tell of their walk, so that it can be checked with the flowchart at hand."""

import alesia
from alesia.words import explain_lines
from tests.falling_sky.nonplayers.acting import Acting
from tests.falling_sky.nonplayers.arverni.boards import turn


def told(game: Acting) -> str:
    return "\n".join(line.strip() for _, line in explain_lines(game.walk("Arverni")))


def test_8_7_1_the_threat_is_told_with_its_figures() -> None:
    """V1: where Vercingetorix stands, with how many, and what the Romans have there."""
    game = turn('[regions.Mandubii]\nArverni = "Vercingetorix, 8 Warbands"\nRomans = "Caesar, 4 Legions, 1 Auxilia"')
    line = (
        "in Mandubii (Vercingetorix, Warbands: 8) the Romans have Allies and Citadels: 0, Legions: 4, pieces in all: 6"
    )
    assert f"{line}: yes." in told(game)


def test_8_7_1_a_battle_is_told_with_the_losses_reckoned() -> None:
    """V_BATTLE: Region, enemy, Losses of both sides, and why it is not fought."""
    game = turn('[regions.Mandubii]\nArverni = "Vercingetorix, 8 Warbands"\nRomans = "Caesar, 4 Legions, 1 Auxilia"')
    assert "V_BATTLE" in told(game)
    assert "Not worth it: no Battle meets the conditions" in told(game)
    assert "Battle in Mandubii, by Ambush: the Romans lose 5 (4 Legions), the Arverni 1." in told(game)
    assert "Vercingetorix fights where Caesar is only with more than twice his mobile pieces." in told(game)


def test_8_7_1_why_there_is_no_ambush() -> None:
    """V_AMBUSH: not needed, which is something else than not possible."""
    board = '[regions.Mandubii]\nArverni = "Vercingetorix, {} revealed Warbands"\n{}\n[tribes]\nLingones = "Aedui"'
    assert "V_AMBUSH" in (needless := told(turn(board.format(6, ""))))
    assert "Not needed: neither a Retreat of the Aedui from Mandubii nor a Counterattack would help them." in needless
    impossible = told(turn(board.format(9, 'Aedui = "10 Warbands"')))
    assert "Not possible: it takes more Hidden Warbands than the Aedui have in Mandubii" in impossible


def test_8_7_1_what_a_devastation_would_take() -> None:
    """V_DEVASTATE: the pieces of each side, and whether that is worth it."""
    game = turn('[regions.Bituriges]\nArverni = "Vercingetorix, 8 Warbands"\nRomans = "3 Auxilia"')
    assert "Devastate Bituriges would take Roman pieces: 1, Aedui: 0, Belgae and Germans: 0, Arverni: 2." in told(game)
    assert "That is not worth it." in told(game)


def test_8_7_3_both_halves_of_the_question_are_told() -> None:
    """V3: how many Warbands there are, and what a Rally would place."""
    game = turn('[regions.Veneti]\nArverni = "12 Warbands"\n[tribes]\nVeneti = "Dispersed"\nNamnetes = "Dispersed"')
    assert "eight Arverni Warbands or fewer on the map (there are 12): no." in told(game)
    assert "two Allies or Citadels (a Rally would place " in told(game)


def test_8_7_4_the_leader_and_the_spread_have_their_reasons() -> None:
    """V_MARCH_SPREAD: which Regions have no Hidden Warband, from where they are served, and what the Leader can win."""
    game = turn('[regions.Veneti]\nArverni = "Vercingetorix, 12 Warbands"\n[regions.Pictones]\nAedui = "2 Warbands"')
    assert "V_MARCH_SPREAD" in told(game)
    assert "no Hidden Arverni Warband is in: " in told(game)
    assert "the Leader can win from Romans or Aedui: Pictones." in told(game)


def test_8_1_3_every_box_of_arverni_and_aedui_that_leads_on_says_why() -> None:
    """In whole games: not possible, not needed or not worth it, each with a reason."""
    seats = dict.fromkeys(("Romans", "Arverni", "Aedui", "Belgae"), "nonplayer")
    for scenario in ("great-revolt", "pax-gallica"):
        for thought in alesia.new("falling-sky", scenario, 3, seats).thoughts:
            boxes = [step for step in thought.walk if step.kind == "box" and step.key[:2] in ("A_", "V_")]
            assert [step for step in boxes if step.facts == (False,)] == []
