"""8.6.2 Battle: where a Loss on a Leader, Ally, Citadel or Legion is sure."""

import pytest

from alesia.words import explain_lines
from tests.falling_sky.nonplayers.acting import Acting
from tests.falling_sky.nonplayers.aedui.boards import aedui_turn, walked

RICH = "[resources]\nAedui = 20\n"


def fought(game: Acting) -> list[str]:
    """The Battles in the order in which they were fought."""
    return [each for each in game.did("Aedui") if each.startswith("command battle")]


def ambushes(game: Acting) -> list[str]:
    return [each for each in game.did("Aedui") if each.startswith("ambush")]


# ---- A4 ---------------------------------------------------------------------------------------------------------


@pytest.mark.proves("8.6.2d")
def test_8_6_2_an_ally_alone_is_hit() -> None:
    """A4 yes: two Losses on an Ally that nobody protects."""
    game = aedui_turn(RICH + '[regions.Pictones]\nAedui = "4 Warbands"\n[tribes]\nPictones = "Arverni"')
    assert walked(game) == "A4 yes, A_BATTLE yes, A_AMBUSH no, A_TRADE yes"
    assert game.asked == "Romans agree_trade"
    assert game.tribe("Pictones") == "Subdued"
    assert game.resources("Aedui") == 19


@pytest.mark.proves("8.6.2j")
def test_8_6_2_warbands_in_front_of_an_ally_take_the_losses() -> None:
    """A4 no: two Losses are taken by two Warbands, and the Ally is safe."""
    board = '[regions.Pictones]\nAedui = "4 Warbands"\nArverni = "2 Warbands"\n[tribes]\nPictones = "Arverni"'
    game = aedui_turn(RICH + board)
    assert walked(game).startswith("A4 no, A5 yes")
    assert game.tribe("Pictones") == "Arverni"


def test_8_6_2_one_warband_causes_no_loss() -> None:
    """A4 no: a single Warband causes half a Loss, which is none."""
    game = aedui_turn(RICH + '[regions.Pictones]\nAedui = "Warband"\n[tribes]\nPictones = "Arverni"')
    assert walked(game).startswith("A4 no")


@pytest.mark.proves("8.6.2e")
def test_8_6_2_a_citadel_halves_the_losses() -> None:
    """A4 Four Warbands force a roll on a Citadel; two, halved, do not."""
    board = RICH + '[regions.Bituriges]\nAedui = "{} Warbands"\n[tribes]\nBituriges = "Arverni Citadel"'
    hit = aedui_turn(board.format(4))
    assert walked(hit).startswith("A4 yes")
    assert hit.asked == "Chance loss_roll"
    assert walked(aedui_turn(board.format(3))).startswith("A4 no")


LEADER = """
    [resources]
    Aedui = 20
    [regions.Carnutes]
    Aedui = "4 {} Warbands"
    Arverni = "Successor, Warband"
    [regions.Bituriges]
    Arverni = "2 Warbands"
"""


@pytest.mark.proves("8.6.2g")
def test_8_6_2_a_retreat_may_save_a_leader() -> None:
    """A4 no: two Losses would reach the Leader, but a Retreat halves them, and the Warband takes the one."""
    assert walked(aedui_turn(LEADER.format("revealed"))).startswith("A4 no")


@pytest.mark.proves("8.6.2a", "8.6.2h")
def test_8_6_2_an_ambush_stops_the_retreat() -> None:
    """A4 yes: Hidden, the Aedui can Ambush, and the Leader takes a Loss for sure."""
    game = aedui_turn(LEADER.format(""))
    assert walked(game).startswith("A4 yes, A_BATTLE yes, A_AMBUSH yes")
    assert game.pieces("Carnutes", "Arverni") == ""


@pytest.mark.proves("8.6.2a")
def test_8_6_2_nowhere_to_retreat() -> None:
    """A4 yes: without a Region that is or could be opened to them the Arverni must stand."""
    board = RICH + '[regions.Carnutes]\nAedui = "4 revealed Warbands"\nArverni = "Successor, Warband"'
    game = aedui_turn(board)
    assert walked(game).startswith("A4 yes, A_BATTLE yes, A_AMBUSH no")


@pytest.mark.proves("8.6.2g")
@pytest.mark.parametrize(("nonplayers", "answer"), [('["Aedui"]', "no"), ('["Aedui", "Belgae"]', "yes")])
def test_8_6_2_a_player_may_open_his_region_to_a_retreat(nonplayers: str, answer: str) -> None:
    """A4 A possible Retreat is one into the Control of a player too, but never of Non-player Belgae (8.4.2)."""
    board = '[regions.Carnutes]\nAedui = "4 revealed Warbands"\nArverni = "Successor, Warband"\n'
    game = aedui_turn(RICH + board + '[regions.Atrebates]\nBelgae = "3 Warbands"', nonplayers=nonplayers)
    assert walked(game).startswith(f"A4 {answer}")


@pytest.mark.proves("8.6.2i", "8.1b")
def test_8_6_2_a_battle_must_be_paid_for() -> None:
    """A4 no: without Resources there is no Battle."""
    board = '[resources]\nAedui = 0\n[regions.Pictones]\nAedui = "4 Warbands"\n[tribes]\nPictones = "Arverni"'
    assert walked(aedui_turn(board)).startswith("A4 no")


def test_8_6_2_picked_warbands_may_absorb_every_loss() -> None:
    """A4 no: with the shaded Elite (30) Warbands roll in the place of the Leader; an Ambush lets nobody roll."""
    board = '[capabilities]\n30 = "shaded"\n[regions.Carnutes]\nAedui = "{}"\nArverni = "Successor, Warband"\n'
    assert walked(aedui_turn(RICH + board.format("6 revealed Warbands"))).startswith("A4 no")
    assert walked(aedui_turn(RICH + board.format("6 Warbands"))).startswith("A4 yes, A_BATTLE yes, A_AMBUSH yes")


# ---- Romans -----------------------------------------------------------------------------------------------------

ROMANS = """
    [resources]
    Aedui = 20
    [regions.Carnutes]
    Aedui = "4 Warbands"
    Romans = "{}"
    [tribes]
    Carnutes = "Romans"
    Aedui = "Aedui Citadel"
    {}
"""


@pytest.mark.proves("8.6.2b")
def test_8_6_2_romans_are_left_alone_before_victory() -> None:
    """No Battle against Romans while the Aedui have no more Allies and Citadels than another Faction."""
    assert walked(aedui_turn(ROMANS.format("", ""))).startswith("A4 no")


@pytest.mark.proves("8.6.2b")
def test_8_6_2_romans_are_attacked_by_aedui_at_victory() -> None:
    """With more Allies and Citadels than any other Faction the Aedui attack Romans too."""
    game = aedui_turn(ROMANS.format("", 'Mandubii = "Aedui"'))
    assert walked(game).startswith("A4 yes, A_BATTLE yes")
    assert game.tribe("Carnutes") == "Subdued"


@pytest.mark.proves("8.6.2j")
def test_8_6_2_a_fort_may_absorb_what_would_hit_an_ally() -> None:
    """A Fort halves, and rolls in the place of the Ally: no sure Loss on the Ally."""
    game = aedui_turn(ROMANS.format("Fort", 'Mandubii = "Aedui"').replace("4 Warbands", "6 Warbands"))
    assert walked(game).startswith("A4 no")


def test_8_6_2_a_fort_may_absorb_what_would_hit_a_legion_in_retreat() -> None:
    """Three Losses reach a Legion that stands before its Fort; in a Retreat the Fort comes first, and may hold."""
    board = ROMANS.format("Legion, Fort", 'Mandubii = "Aedui"').replace("4 Warbands", "{} revealed Warbands")
    assert walked(aedui_turn(board.format(8))).startswith("A4 yes")
    near = board.replace("[tribes]", '[regions.Pictones]\nRomans = "3 Auxilia"\n[tribes]')
    assert walked(aedui_turn(near.format(8))).startswith("A4 no")


@pytest.mark.proves("8.6.8i")
def test_8_6_8_nothing_is_shared_with_romans_under_attack() -> None:
    """38 unshaded: against Romans the Aedui do not ask for Auxilia; against others they do."""
    board = '[capabilities]\n38 = "unshaded"\n' + ROMANS.format("Auxilia", 'Mandubii = "Aedui"\n{}')
    assert "command share Carnutes" not in aedui_turn(board.format("")).did("Aedui")
    other = board.format('Aulerci = "Belgae"').replace('Carnutes = "Romans"', "")
    assert "command share Carnutes" in aedui_turn(other).did("Aedui")


@pytest.mark.proves("8.6.2f")
def test_8_6_2_a_legion_is_hit_behind_auxilia() -> None:
    """Two Losses on an Auxilia and a Legion: the Legion must roll."""
    game = aedui_turn(ROMANS.format("Legion, Auxilia", 'Mandubii = "Aedui"'))
    assert walked(game).startswith("A4 yes, A_BATTLE yes, A_AMBUSH yes")


# ---- order ------------------------------------------------------------------------------------------------------

THREE = """
    [resources]
    Aedui = {}
    [regions.Pictones]
    Aedui = "4 revealed Warbands"
    [regions.Carnutes]
    Aedui = "4 revealed Warbands"
    Germans = "Warband"
    [regions.Treveri]
    Aedui = "4 revealed Warbands"
    Belgae = "8 Warbands"
    [tribes]
    Pictones = "Arverni"
"""


@pytest.mark.proves("8.6.2k", "8.6.2l", "8.6.2m", "8.6.2n")
def test_8_6_2_key_targets_first_then_battles_that_pay() -> None:
    """First the Ally, then where the enemy takes a Loss and no fewer than the Aedui; not where they would take more."""
    game = aedui_turn(THREE.format(20))
    assert fought(game) == ["command battle Pictones", "command battle Carnutes"]
    assert game.tribe("Pictones") == "Subdued"
    assert game.pieces("Carnutes", "Germans") == ""
    assert game.pieces("Treveri", "Belgae") == "8 Warbands"


@pytest.mark.proves("8.6.2n")
def test_8_6_2_as_many_losses_as_the_aedui_take_are_enough() -> None:
    """Two of six Belgic Warbands for two Aedui."""
    assert "command battle Treveri" in fought(aedui_turn(THREE.format(20).replace("8 Warbands", "6 Warbands")))


def test_8_6_2_all_battles_are_paid_for_before_the_first_is_fought() -> None:
    """Resources are paid as soon as a Region is selected."""
    commands = [each for each in aedui_turn(THREE.format(20)).did("Aedui") if each.startswith("command")]
    assert commands[:2] == ["command select Pictones", "command select Carnutes"]


@pytest.mark.proves("8.6.2i", "8.6.2l", "8.4d")
def test_8_6_2_only_battles_that_can_be_paid_for() -> None:
    """With one Resource there is one Battle, against what matters."""
    game = aedui_turn(THREE.format(1), head="card = 47", nonplayers='["Aedui", "Romans"]')
    assert fought(game) == ["command battle Pictones"]


@pytest.mark.proves("8.6.2m")
def test_8_6_2_a_retreat_that_spares_every_loss_does_not_pay() -> None:
    """A Battle pays only if the Loss is sure: two Warbands cause one Loss, a Retreat halves it to none."""
    board = (
        THREE.format(20)
        .replace('Belgae = "8 Warbands"', 'Belgae = "Warband"')
        .replace('Treveri]\n    Aedui = "4', 'Treveri]\n    Aedui = "2')
    )
    open_ = board.replace("[tribes]", '[regions.Nervii]\n    Belgae = "3 Warbands"\n    [tribes]')
    assert "command battle Treveri" in fought(aedui_turn(board))
    assert "command battle Treveri" not in fought(aedui_turn(open_))


@pytest.mark.proves("8.6.2n")
@pytest.mark.parametrize(("nonplayers", "fights"), [('["Aedui"]', 1), ('["Aedui", "Arverni"]', 2)])
def test_8_6_2_what_a_counterattack_could_cost(nonplayers: str, fights: int) -> None:
    """A player may let his Leader roll for every Loss, and four would come back for three; a Non-player gives up its
    Warbands first (8.4.1), and two come back."""
    board = (
        THREE.format(20)
        .replace('Belgae = "8 Warbands"', 'Arverni = "Successor, 6 Warbands"')
        .replace('Treveri]\n    Aedui = "4', 'Treveri]\n    Aedui = "6')
    )
    game = aedui_turn(board.replace('Germans = "Warband"', ""), nonplayers=nonplayers)
    assert len(fought(game)) == fights


# ---- Ambush -----------------------------------------------------------------------------------------------------

AMBUSH = """
    [resources]
    Aedui = 20
    [regions.Pictones]
    Aedui = "4 Warbands"
    [regions.Carnutes]
    Aedui = "6 Warbands"
    Germans = "5 Warbands"
    [regions.Treveri]
    Aedui = "6 Warbands"
    Germans = "{} Warbands"
    [tribes]
    Pictones = "Arverni"
"""


@pytest.mark.proves("8.6.2o", "8.6.2p")
def test_8_6_2_ambush_in_the_first_battle_with_a_counterattack() -> None:
    """The Ally cannot strike back and is fought without Ambush; the Germans could, and are Ambushed, once."""
    game = aedui_turn(AMBUSH.format(5), 4)
    assert walked(game).startswith("A4 yes, A_BATTLE yes, A_AMBUSH yes")
    assert fought(game) == ["command battle Pictones", "command battle Carnutes", "command battle Treveri"]
    assert ambushes(game) == ["ambush no", "ambush yes"]
    assert game.pieces("Carnutes", "Aedui") == "6 revealed Warbands"
    assert game.pieces("Treveri", "Aedui") == "5 revealed Warbands"


@pytest.mark.proves("8.6.2q")
def test_8_6_2_no_counterattack_no_ambush_but_trade() -> None:
    """Where no Loss could come back and no Retreat matters there is no Ambush: Trade follows."""
    board = AMBUSH.format(4).replace('Germans = "5 Warbands"', 'Germans = "4 Warbands"')
    game = aedui_turn(board)
    assert walked(game).endswith("A_BATTLE yes, A_AMBUSH no, A_TRADE yes")
    assert ambushes(game) == ["ambush no", "ambush no", "ambush no"]
    assert game.asked == "Romans agree_trade"


@pytest.mark.proves("8.6.2c")
def test_8_6_2_ambush_where_a_retreat_could_lower_removals() -> None:
    """A Retreat would halve what the Warbands of the Belgae lose: the Battle calls for an Ambush."""
    board = '[regions.Carnutes]\nAedui = "4 Warbands"\nBelgae = "Warband"\n[tribes]\nCarnutes = "Belgae"\n'
    alone = aedui_turn(RICH + board)
    assert "A_AMBUSH no" in walked(alone)
    near = aedui_turn(RICH + board.replace("[tribes]", '[regions.Atrebates]\nBelgae = "3 Warbands"\n[tribes]'))
    assert "A_AMBUSH yes" in walked(near)


def test_8_1_3_an_ambush_after_the_charge_of_the_horse_is_told() -> None:
    """59 With the Horse nobody would be left to strike back; it charges in Mandubii, and so Carnutes calls for the
    Ambush. That the Horse charges once is told before the sums."""
    board = """
        [capabilities]
        59 = "shaded Aedui"
        [regions.Mandubii]
        Aedui = "8 Warbands"
        Arverni = "6 revealed Warbands"
        [regions.Carnutes]
        Aedui = "8 Warbands"
        Arverni = "6 revealed Warbands"
        [tribes]
        Senones = "Arverni"
    """
    game = aedui_turn(RICH + board)
    assert "A_AMBUSH yes" in walked(game)
    told = " ".join(text.strip() for _, text in explain_lines(game.walk("Aedui")))
    assert "in Carnutes the Arverni, who do not Retreat, could cost the Aedui 1 in a Counterattack: that calls" in told
    assert "the first that is fought: each Battle is told here as if it were that one." in told
    french = " ".join(text.strip() for _, text in explain_lines(game.walk("Aedui"), language="fr"))
    assert "chaque Bataille est dite ici comme si c’était celle-là." in french


def test_8_6_2_no_ambush_without_more_hidden_warbands() -> None:
    """4.4.3 Where the Aedui have no more Hidden pieces the Ambush falls to the next Battle that calls for it."""
    board = AMBUSH.format(5).replace("6 Warbands", "6 revealed Warbands", 1)
    game = aedui_turn(board)
    assert sorted(fought(game)[1:]) == ["command battle Carnutes", "command battle Treveri"]
    assert "ambush yes" in ambushes(game)
    assert game.steps("Aedui", "pick") == []  # the order is all one
    assert game.pieces("Carnutes", "Aedui") == "5 revealed Warbands"
    assert game.pieces("Treveri", "Aedui") == "6 revealed Warbands"


def test_8_6_2_the_battle_that_needs_the_ambush_comes_first() -> None:
    """8.4 To the maximum extent: if an Ambush elsewhere would leave no sure Loss here, here comes first."""
    board = LEADER.format("") + '[regions.Treveri]\nAedui = "6 Warbands"\nGermans = "2 Warbands"\n'
    game = aedui_turn(board + '[tribes]\nTreveri = "Germans"', 1)
    assert "aedui.battle.needs_ambush" in game.priorities("Aedui")
    assert fought(game) == ["command battle Carnutes", "command battle Treveri"]
    assert game.pieces("Carnutes", "Arverni") == ""


def test_8_2_3_a_battle_by_event_needs_no_key_target() -> None:
    """8.2.3 Morasses (36) grants a Battle alone: without a Leader or Ally to hit the Aedui fight where it pays."""
    board = '[regions.Carnutes]\nAedui = "4 Warbands"\nBelgae = "Warband"\n[regions.Aedui]\nAedui = "3 Warbands"'
    game = aedui_turn(RICH + board, head="card = 36")
    game.play("Arverni action shaded 36\nArverni event_faction faction Aedui")
    assert fought(game) == ["command battle Carnutes"]
    assert game.pieces("Carnutes", "Belgae") == ""


# ---- whom -------------------------------------------------------------------------------------------------------


@pytest.mark.proves("8.4.1i")
def test_8_6_2_the_worthiest_target_in_a_region() -> None:
    """8.4.1 Of two enemies in a Region the one that loses a Leader, not an Ally."""
    board = '[regions.Carnutes]\nAedui = "4 Warbands"\nBelgae = "Successor"\n[tribes]\nAulerci = "Arverni"\n'
    game = aedui_turn(RICH + board)
    assert "battle_target faction Belgae" in game.did("Aedui")
    assert "aedui.battle.worthiest_target" in game.priorities("Aedui")


def test_8_6_2_equal_targets_in_the_order_of_enemies() -> None:
    """8.4.1 Arverni before Belgae before Germans."""
    board = '[regions.Carnutes]\nAedui = "4 Warbands"\n[tribes]\nAulerci = "Arverni"\nCarnutes = "Belgae"\n'
    game = aedui_turn(RICH + board)
    assert "battle_target faction Arverni" in game.did("Aedui")
    assert game.priorities("Aedui")[:1] == ["aedui.battle.enemy_order"]


@pytest.mark.proves("8.3b", "8.3.4a")
@pytest.mark.parametrize(("die", "first"), [(3, "Treveri"), (4, "Pictones")])
def test_8_6_2_equal_regions_by_a_die(die: int, first: str) -> None:
    """8.3.4 Equal candidates are picked by a fair roll."""
    board = (
        '[resources]\nAedui = 1\n[regions.Treveri]\nAedui = "4 Warbands"\n[regions.Pictones]\nAedui = "4 Warbands"\n'
    )
    game = aedui_turn(board + '[tribes]\nPictones = "Arverni"\nTreveri = "Arverni"', die)
    assert len(fought(game)) == 1
    assert game.tribe(first) == "Subdued"


def test_8_4_4_frost_forbids_a_battle_that_could_give_a_player_control() -> None:
    """8.4.4 A Battle that pays could still cost the Aedui their hold on Treveri, and bring the Belgae to victory."""
    held = "".join(f'[regions.{name}]\nBelgae = "Warband"\n' for name in ("Morini", "Nervii", "Atrebates", "Carnutes"))
    held += '[regions.Treveri]\nAedui = "6 revealed Warbands"\nBelgae = "Successor, 5 Warbands"\n'
    board = RICH + held + '[regions.Pictones]\nAedui = "4 Warbands"\n[tribes]\nPictones = "Arverni"\n'
    board += "\n".join(
        f'{tribe} = "Belgae"' for tribe in ("Menapii", "Morini", "Eburones", "Nervii", "Atrebates", "Remi")
    )
    friends, frost = '["Aedui", "Romans"]', 'card = 47\nnext = "Winter"'
    assert "command battle Treveri" in fought(aedui_turn(board, nonplayers=friends))
    assert fought(aedui_turn(board, head=frost, nonplayers=friends)) == ["command battle Pictones"]


def test_8_4_4_frost_spares_an_ally_whose_fall_would_win_the_game_for_a_player() -> None:
    """8.4.4 While WINTER shows, an Ally whose Tribe would be Subdued for Romans at victory is not attacked."""
    board = RICH + '[regions.Pictones]\nAedui = "4 Warbands"\n[tribes]\nPictones = "Arverni"'
    assert walked(aedui_turn(board, head='card = 47\nnext = "Winter"')).startswith("A4 no")
    friend = aedui_turn(board, head='card = 47\nnext = "Winter"', nonplayers='["Aedui", "Romans"]')
    assert walked(friend).startswith("A4 yes")
