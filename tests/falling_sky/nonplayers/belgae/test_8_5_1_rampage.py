"""8.5.1 Rampage: before Battle, after Rally or Raid."""

import pytest

from tests.falling_sky.nonplayers.acting import Acting
from tests.falling_sky.nonplayers.belgae.boards import belgae_turn, boxes, commanded, did, notes

# Three Warbands to be placed in Atrebates make a Rally, none in Devastated Regions; Rampage is near Ambiorix in Morini.
RALLY = """
[regions.Morini]
devastated = true
Belgae = "{morini}"
{there}
[regions.Nervii]
devastated = true
{nervii}
{elsewhere}
[regions.Atrebates]
Belgae = "2 revealed Warbands"
[tribes]
Bellovaci = "Belgae"
Atrebates = "Belgae"
Remi = "Belgae"
{tribes}
"""


def rally(
    morini: str,
    there: str,
    nervii: str = "",
    elsewhere: str = "",
    tribes: str = "",
    head: str = "card = 69",
) -> Acting:
    """A Rally in Atrebates, then perhaps a Rampage in Morini."""
    board = RALLY.format(morini=morini, there=there, nervii=nervii, elsewhere=elsewhere, tribes=tribes)
    return belgae_turn(board, head=head)


def rampages(game: Acting) -> list[str]:
    return did(game, "rampage", "rampage_target", "rampage_number")


@pytest.mark.proves("8.5.1ak")
def test_8_5_1_rampage_before_battle() -> None:
    """B_RAMPAGE yes: without an Ambush the Belgae frighten Auxilia away first, but not the last piece."""
    board = """
        [regions.Treveri]
        Belgae = "Ambiorix, 2 Warbands, 2 revealed Warbands"
        Romans = "4 Auxilia"
    """
    game = belgae_turn(board)
    assert boxes(game) == "B1 yes, B_BATTLE yes, B_AMBUSH no, B_RAMPAGE yes"
    assert commanded(game) == ["ability Rampage", "battle Treveri", "done"]
    assert rampages(game)[:2] == ["rampage region Treveri", "rampage_number number 2"]
    assert notes(game) == ["belgae.rampage.removal"]
    assert game.pieces("Treveri", "Romans") == ""


@pytest.mark.proves("8.5.1aq")
def test_8_5_1_not_the_last_piece_of_a_battle() -> None:
    """No Rampage against the last piece of an enemy whom the Belgae are going to Battle."""
    board = """
        [regions.Treveri]
        Belgae = "Ambiorix, 6 Warbands"
        Aedui = "6 Warbands"
    """
    game = belgae_turn(board)
    assert rampages(game) == ["rampage region Treveri", "rampage_number number 5"]
    assert commanded(game)[-1] == "done"
    assert game.pieces("Treveri", "Aedui") == ""


def test_8_5_1_the_last_piece_of_another_enemy_may_be_frightened() -> None:
    """The enemy who will not be fought there loses even its last piece to the Rampage."""
    board = """
        [regions.Treveri]
        Belgae = "Ambiorix, 6 Warbands"
        Aedui = "Warband"
        [tribes]
        Treveri = "Romans"
    """
    game = belgae_turn(board, 1)
    assert boxes(game) == "B1 yes, B_BATTLE yes, B_AMBUSH no, B_RAMPAGE yes"
    assert game.pieces("Treveri", "Aedui") == ""
    assert did(game, "battle_target") == []
    assert game.tribe("Treveri") == "Subdued"


@pytest.mark.proves("8.5.1q")
def test_8_5_1_rampage_makes_a_battle_possible() -> None:
    """The Losses are counted after the Rampage: two of nine Arverni must go, so that the rest strike back less."""
    board = '[regions.Treveri]\nBelgae = "Ambiorix, {}"\nArverni = "9 Warbands"'
    game = belgae_turn(board.format("2 Warbands"))
    assert boxes(game) == "B1 yes, B_BATTLE yes, B_AMBUSH no, B_RAMPAGE yes"
    assert commanded(game) == ["ability Rampage", "battle Treveri", "done"]
    assert game.pieces("Treveri", "Arverni") == "4 revealed Warbands"
    assert game.pieces("Treveri", "Belgae") == "Ambiorix"
    seen = belgae_turn(board.format("2 revealed Warbands"))
    assert boxes(seen).startswith("B1 yes, B_BATTLE no, B_MARCH_THREAT yes")


def test_8_5_1_a_battle_after_a_rampage_that_spoilt_it() -> None:
    """Arverni who give way make the only Battle that can be paid for a bad one; it is fought, as one must be (4.1)."""
    board = """
        [resources]
        Belgae = 1
        [regions.Nervii]
        Belgae = "Ambiorix, 3 Warbands"
        Arverni = "3 Warbands"
        [regions.Treveri]
        Belgae = "4 revealed Warbands"
        Arverni = "4 Warbands"
        [tribes]
        Treveri = "Arverni"
    """
    game = belgae_turn(board)
    assert boxes(game) == "B1 yes, B_BATTLE yes, B_AMBUSH no, B_RAMPAGE yes"
    game.play("Arverni retreat_to region Treveri")
    for _ in range(3):
        game.play("Arverni give_way retreat Hidden Arverni Warband")
    assert commanded(game) == ["ability Rampage", "battle Treveri", "done"]
    assert game.pieces("Treveri", "Arverni") == "5 revealed Warbands"
    assert game.pieces("Treveri", "Belgae") == "2 revealed Warbands"


def test_8_5_1_a_battle_that_rampage_has_spoilt_is_left_out() -> None:
    """With Resources for two, the Battle that no longer pays after the Rampage is not fought."""
    board = """
        [regions.Nervii]
        Belgae = "Ambiorix, 3 Warbands"
        Arverni = "3 Warbands"
        [regions.Treveri]
        Belgae = "4 revealed Warbands"
        Arverni = "4 Warbands"
        [tribes]
        Treveri = "Arverni"
    """
    game = belgae_turn(board)
    game.play("Arverni retreat_to region Treveri")
    for _ in range(2):
        game.play("Arverni give_way retreat Hidden Arverni Warband")
    assert commanded(game)[:2] == ["ability Rampage", "battle Nervii"]
    game.play("Arverni declare_retreat stand")
    assert commanded(game)[2:] == ["done"]
    assert game.pieces("Treveri", "Arverni") == "6 Warbands"


@pytest.mark.proves("8.5.1am", "8.5.3b")
def test_8_5_1_rampage_after_rally() -> None:
    """B_RAMPAGE yes after Rally, also against the last piece."""
    game = rally("Ambiorix, 2 Warbands", 'Aedui = "Warband"')
    assert boxes(game).endswith("B4 yes, B_RALLY yes, B_RAMPAGE yes")
    assert commanded(game) == ["rally Atrebates", "ability Rampage", "done"]
    assert game.pieces("Morini", "Aedui") == ""


@pytest.mark.proves("8.5.1ar")
def test_8_5_1_no_rampage_without_hidden_warbands() -> None:
    """B_RAMPAGE no: all Warbands with the Leader are Revealed."""
    game = rally("Successor, 2 revealed Warbands", 'Aedui = "Warband"')
    assert boxes(game).endswith("B_RALLY yes, B_RAMPAGE no, B_ENLIST no")
    assert game.pieces("Morini", "Aedui") == "1 Warband"


def test_8_5_1_no_rampage_against_a_fort() -> None:
    """B_RAMPAGE no: 4.5.2 protects those with a Fort."""
    game = rally("Ambiorix, 3 Warbands", 'Romans = "Auxilia, Fort"')
    assert "B_RAMPAGE no" in boxes(game)


@pytest.mark.proves("8.5.1f")
def test_8_5_1_rampage_to_force_removal_first() -> None:
    """1 Aedui who have nowhere to Retreat come before Romans who have."""
    there = 'Aedui = "Warband"\nRomans = "2 Auxilia"'
    game = rally("Ambiorix, 2 Warbands", there, nervii='Romans = "2 Auxilia"')
    assert rampages(game)[:2] == ["rampage region Morini", "rampage_target faction Aedui"]
    assert notes(game)[0] == "belgae.rampage.removal"


def test_8_5_1_rampage_removes_the_most() -> None:
    """1 Of two who must remove pieces, the one who must remove more (8.4)."""
    game = rally("Ambiorix, 2 Warbands", 'Aedui = "2 Warbands"\nRomans = "Auxilia"')
    assert "belgae.rampage.most_pieces" in game.priorities("Belgae")
    assert rampages(game)[1:] == ["rampage_target faction Aedui", "rampage_number number 2"]


def test_8_5_1_rampage_romans_before_aedui() -> None:
    """1 Of two who must remove as many, the Romans (8.4.1)."""
    game = rally("Ambiorix, 1 Warband", 'Aedui = "Warband"\nRomans = "Auxilia"')
    assert "belgae.rampage.romans_first" in game.priorities("Belgae")
    assert rampages(game)[1] == "rampage_target faction Romans"


@pytest.mark.proves("8.5.1an")
def test_8_5_1_rampage_to_add_control() -> None:
    """2 Where nobody must remove pieces: the Aedui, whose going brings Control, before the Romans, whose does not."""
    there = 'Aedui = "3 Warbands"\nRomans = "Auxilia"'
    elsewhere = '[regions.Sugambri]\nAedui = "2 Warbands"'
    game = rally("Ambiorix, 2 Warbands", there, nervii='Romans = "2 Auxilia"', elsewhere=elsewhere)
    assert rampages(game)[:2] == ["rampage region Morini", "rampage_target faction Aedui"]
    assert notes(game)[0] == "belgae.rampage.control"
    assert game.asked == "Aedui retreat_to"


@pytest.mark.proves("8.5.1an")
def test_8_5_1_rampage_for_the_most_control() -> None:
    """2 Morini, worth two, before Treveri, worth one."""
    board = """
        [regions.Nervii]
        devastated = true
        Belgae = "Ambiorix, Warband"
        [regions.Atrebates]
        Belgae = "2 revealed Warbands"
        [regions.Morini]
        devastated = true
        Belgae = "Warband"
        Romans = "Auxilia"
        [regions.Treveri]
        Belgae = "Warband"
        Romans = "Auxilia"
        [regions.Sugambri]
        Romans = "2 Auxilia"
        [tribes]
        Bellovaci = "Belgae"
        Atrebates = "Belgae"
        Remi = "Belgae"
    """
    for die in (1, 6):
        game = belgae_turn(board, die)
        assert "belgae.rampage.most_control" in game.priorities("Belgae")
        assert rampages(game)[0] == "rampage region Morini"


def test_8_5_1_rampage_for_control_against_romans_first() -> None:
    """2 Where the going of either brings the same Control, the Romans (8.4.1)."""
    elsewhere = '[regions.Sugambri]\nAedui = "2 Warbands"'
    there = 'Aedui = "Warband"\nRomans = "Auxilia"'
    game = rally("Ambiorix, Warband", there, nervii='Romans = "2 Auxilia"', elsewhere=elsewhere)
    assert notes(game)[0] == "belgae.rampage.control"
    assert rampages(game)[1] == "rampage_target faction Romans"


@pytest.mark.proves("8.5.1ao", "8.5.1ap")
def test_8_5_1_rampage_elsewhere_romans_then_aedui_then_arverni() -> None:
    """3 Where neither removal nor Control beckons: Romans, then Aedui, then Arverni."""
    factions = {"Romans": "3 Auxilia", "Aedui": "3 Warbands", "Arverni": "3 Warbands"}
    elsewhere = '[regions.Sugambri]\nAedui = "2 Warbands"\n[regions.Britannia]\nArverni = "2 Warbands"'
    for left in (["Romans", "Aedui", "Arverni"], ["Aedui", "Arverni"]):
        there = "\n".join(f'{name} = "{factions[name]}"' for name in left)
        game = rally("Ambiorix, 2 Warbands", there, nervii='Romans = "2 Auxilia"', elsewhere=elsewhere)
        assert rampages(game)[1] == f"rampage_target faction {left[0]}"
        assert notes(game)[0] == "belgae.rampage.elsewhere"


def test_8_5_1_no_rampage_that_makes_a_player_win() -> None:
    """8.4.4 Upon Frost no Legion is driven off that would bring the Arverni, a player, above their threshold."""
    names = ["Arverni", "Cadurci", "Volcae", "Pictones", "Santones", "Veneti", "Namnetes", "Aulerci", "Bituriges"]
    tribes = "".join(f'{name} = "Arverni"\n' for name in names)
    elsewhere = '[regions.Provincia]\nRomans = "5 Legions"'
    head = "card = 69\nfallen = 6\n"

    def play(more: str) -> str:
        there = 'Romans = "Legion, Auxilia"'
        return boxes(rally("Successor, 2 Warbands", there, elsewhere=elsewhere, tribes=tribes, head=head + more))

    assert "B_RAMPAGE yes" in play("")
    assert "B_RAMPAGE no" in play('next = "Winter"')


def test_8_5_1_those_who_are_walled_in_rampage_first() -> None:
    """4 Of four Warbands the two that cannot leave flip."""
    game = belgae_turn("""
        [regions.Treveri]
        Belgae = "Ambiorix, 4 Warbands"
        Romans = "1 Auxilia"
        Arverni = "3 Warbands"
        [circumvallation]
        region = "Treveri"
        faction = "Belgae"
        pieces = "2 Warbands"
    """)
    assert "rampage region Treveri" in rampages(game)
    assert game.position["circumvallation"]["pieces"] == "2 revealed Warbands"


@pytest.mark.proves("8.5.1aq")
def test_8_5_1_only_a_battle_spares_the_last_piece() -> None:
    """A Rampage makes the Battle in Treveri possible; in Nervii there will be none, and the last Warband goes."""
    board = """
        [regions.Treveri]
        Belgae = "Ambiorix, Warband"
        Arverni = "6 Warbands"
        [regions.Nervii]
        Belgae = "Warband"
        Aedui = "Warband"
    """
    game = belgae_turn(board).play("Aedui retreat_to remove_all")
    assert boxes(game) == "B1 yes, B_BATTLE yes, B_AMBUSH no, B_RAMPAGE yes"
    assert rampages(game)[:2] == ["rampage region Nervii", "rampage region Treveri"]
    assert game.pieces("Nervii", "Aedui") == ""
    assert commanded(game)[1:] == ["battle Treveri", "done"]


def test_8_5_1_who_has_retreated_is_frightened_again() -> None:
    """The Warband that Retreats from Treveri to Atrebates meets another Hidden Warband there."""
    board = """
        [resources]
        Belgae = 3
        [regions.Nervii]
        Belgae = "Ambiorix"
        [regions.Treveri]
        Belgae = "Warband"
        Aedui = "Warband"
        [regions.Atrebates]
        Belgae = "Warband"
        devastated = true
        [tribes]
        Remi = "Aedui"
        Bellovaci = "Aedui"
        Nervii = "Belgae"
        Eburones = "Belgae"
    """
    game = belgae_turn(board)
    game.play("Aedui retreat_to region Atrebates")
    game.play("Aedui give_way retreat Hidden Aedui Warband")
    assert rampages(game) == ["rampage region Treveri", "rampage region Atrebates"]
    assert notes(game) == ["belgae.rampage.control", "belgae.rampage.removal"]
    assert game.pieces("Atrebates", "Aedui") == ""
