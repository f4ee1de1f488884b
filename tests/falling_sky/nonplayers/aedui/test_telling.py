"""8.1.3 What the Non-player Aedui tell of their walk, so that it can be checked with the flowchart at hand."""

from alesia.words import explain_lines
from tests.falling_sky.nonplayers.acting import Acting
from tests.falling_sky.nonplayers.aedui.boards import aedui_turn

RICH = "[resources]\nAedui = 20\nRomans = 20\n"


def told(game: Acting) -> str:
    return "\n".join(line.strip() for _, line in explain_lines(game.walk("Aedui")))


def test_8_6_2_a_battle_is_told_with_the_losses_reckoned() -> None:
    """A4: Region, enemy, Losses of both sides, and whether a Loss on what matters is sure."""
    game = aedui_turn(RICH + '[regions.Pictones]\nAedui = "4 Warbands"\n[tribes]\nPictones = "Arverni"')
    assert "Battle in Pictones: if the Arverni stand they lose 1 (1 Ally), the Aedui 0." in told(game)
    assert "A Loss on a Leader, Ally, Citadel or Legion is sure." in told(game)
    assert "Not needed: in no Battle would a Retreat save the enemy anything" in told(game)


def test_8_6_2_why_each_battle_is_ambushed_or_not() -> None:
    """A_AMBUSH: nothing to fear from an Ally; Germans could strike back, but only one Battle of the two is Ambushed."""
    germans = '[regions.{}]\nAedui = "6 Warbands"\nGermans = "5 Warbands"\n'
    board = '[regions.Pictones]\nAedui = "4 Warbands"\n' + germans.format("Carnutes") + germans.format("Treveri")
    text = told(aedui_turn(RICH + board + '[tribes]\nPictones = "Arverni"', 4))
    assert "in Pictones neither a Retreat nor a Counterattack would help the Arverni: no Ambush." in text
    calls = "the Germans, who do not Retreat, could cost the Aedui 1 in a Counterattack: that calls for an Ambush"
    assert f"in Carnutes {calls}." in text
    assert f"in Treveri {calls}, but there is only one." in text


def test_8_6_2_why_an_ambush_that_is_called_for_cannot_be_laid() -> None:
    """A_AMBUSH: the Aedui are all Revealed."""
    board = '[regions.Pictones]\nAedui = "4 Warbands"\n[regions.Carnutes]\nAedui = "6 revealed Warbands"\n'
    text = told(aedui_turn(RICH + board + 'Germans = "5 Warbands"\n[tribes]\nPictones = "Arverni"'))
    assert "calls for an Ambush, but the Aedui have not more Hidden Warbands there." in text


def test_8_6_2_why_romans_are_spared_or_attacked() -> None:
    """The margin of the Aedui, which must be more than 0."""
    board = RICH + '[regions.Pictones]\nAedui = "4 Warbands"\n[tribes]\nPictones = "Romans"\n'
    reason = "Romans are attacked only while the Aedui exceed their threshold (margin {}, more than 0"
    assert reason.format("-1") in told(aedui_turn(board))
    allies = "".join(f'{tribe} = "Aedui"\n' for tribe in ("Mandubii", "Senones", "Lingones"))
    assert reason.format("+2") in told(aedui_turn(board + allies))


def test_8_6_3_both_halves_of_the_question_are_told() -> None:
    """A5: how many Warbands there are, and what a Rally would place."""
    board = '[regions.Veneti]\nAedui = "9 Warbands"\n[tribes]\nAedui = "Dispersed"\nVeneti = "Dispersed"\n'
    game = aedui_turn(RICH + board + 'Namnetes = "Dispersed"')
    assert "fewer than five Aedui Warbands on the map (there are 9): no." in told(game)
    assert "no Citadel or Ally can be placed; three pieces (a Rally would place 1): no." in told(game)


def test_8_6_3_why_there_is_no_trade() -> None:
    """A_TRADE: not needed for rich Aedui; and not worth it where it would bring too little."""
    board = '[regions.Veneti]\nAedui = "4 Warbands"\nArverni = "9 Warbands"\n[tribes]\nAedui = "Aedui Citadel"'
    rich = told(aedui_turn(RICH + board))
    assert "A_TRADE" in rich
    assert "Not needed: no Battle, and Resources enough." in rich
    assert "the Aedui have not Battled, have Resources: 19 (fewer than ten?), with the Romans 39" in rich
    poor = told(aedui_turn("[resources]\nAedui = 5\nRomans = 5\n" + board, nonplayers='["Aedui", "Romans"]'))
    assert "Not worth it: it would bring too little." in poor


def test_8_6_3_why_suborn_removes_an_ally() -> None:
    """No Ally can be placed: whose Allies there are, and how many each enemy has."""
    board = '[regions.Treveri]\nAedui = "Warband"\nBelgae = "4 Warbands"\n[tribes]\nAedui = "Aedui Citadel"\n'
    game = aedui_turn(RICH + board + 'Treveri = "Belgae"')
    line = "no Aedui Ally can be placed; those at Treveri can be removed. Allies and Citadels on the map: "
    assert line + "Arverni 0, Belgae 1, Germans 0, Romans 0." in told(game)
