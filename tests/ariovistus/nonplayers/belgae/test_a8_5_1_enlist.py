"""A8.5.1 Enlist: at most four Germanic Warbands, in Belgic Battles or in a Germanic Command."""

from textwrap import dedent

import pytest

from tests.ariovistus.nonplayers.acting import Acting
from tests.ariovistus.nonplayers.belgae.boards import HEAD, belgae_turn, boxes, did, told

# Boduognatus with a Revealed Warband in Treveri: the Belgae Rally, and nobody can be frightened.
RALLIED = "B_RALLY yes, B_RAMPAGE no, B_ENLIST"
BOARD = '[regions.Treveri]\nBelgae = "Boduognatus, 3 revealed Warbands"\n{}\n'


def guided(game: Acting) -> list[str]:
    """What Germans were made to do, and where."""
    return did(game, "enlist", "enlist_in", "enlist_join", "battle_target", "march_to", "march_number")


# ---- Germans as Belgae ------------------------------------------------------------------------------------------


@pytest.mark.proves("A8.5.1i")
def test_a8_5_1_four_join_against_others() -> None:
    """B_ENLIST yes before Battle: four of six Germanic Warbands fight the Aedui, who lose five instead of three."""
    board = '[regions.Treveri]\nBelgae = "Successor, 4 revealed Warbands"\nGermans = "6 Warbands"\nAedui = "6 Warbands"'
    game = belgae_turn(board, 1)
    assert boxes(game) == "B1 yes, B_BATTLE yes, B_AMBUSH no, B_RAMPAGE no, B_ENLIST yes"
    assert did(game, "enlist", "enlist_region", "enlist_join", "battle_target") == [
        *("enlist as_belgic", "enlist_region region Treveri", "enlist_join number 4", "battle_target faction Aedui")
    ]
    assert game.pieces("Treveri", "Aedui") == "1 revealed Warband"
    assert game.pieces("Treveri", "Germans") == "2 Warbands, 4 revealed Warbands"


@pytest.mark.proves("A8.5.1i")
def test_a8_5_1_nobody_joins_against_germans() -> None:
    """The dice say Germans: then none of them joins."""
    board = '[regions.Treveri]\nBelgae = "Successor, 4 revealed Warbands"\nGermans = "6 Warbands"\nAedui = "6 Warbands"'
    game = belgae_turn(board, 6)
    assert did(game, "battle_target")[0] == "battle_target faction Germans"
    assert "enlist as_belgic" not in did(game, "enlist")


@pytest.mark.proves("A8.5.1i")
def test_a8_5_1_germans_who_join_are_not_fought() -> None:
    """B_BATTLE yes: Boduognatus with two Warbands can beat neither eleven Aedui nor ten Germans; but with four of these
    he beats the Aedui, and does not turn on the others of those who have joined."""
    board = '[regions.Treveri]\nBelgae = "Boduognatus, 2 revealed Warbands"\n'
    game = belgae_turn(board + 'Germans = "10 Warbands"\nAedui = "11 Warbands"')
    assert boxes(game) == "B1 yes, B_BATTLE yes, B_AMBUSH no, B_RAMPAGE no, B_ENLIST yes"
    assert did(game, "battle_target") == ["battle_target faction Aedui"]
    assert told(game).count("if the Germans stand") == 1


def test_a8_5_1_where_four_add_most_losses() -> None:
    """Six Warbands stand by in two Regions of Battle: led by Boduognatus three add three Losses, then one of the others
    joins."""
    board = """
        [regions.Treveri]
        Belgae = "Boduognatus, 4 revealed Warbands"
        Arverni = "8 revealed Warbands"
        Germans = "3 Warbands"
        [regions.Nervii]
        Belgae = "6 revealed Warbands"
        Arverni = "6 revealed Warbands"
        Germans = "3 Warbands"
    """
    game = belgae_turn(board)
    assert did(game, "enlist_region", "enlist_join") == [
        *("enlist_region region Treveri", "enlist_join number 3"),
        *("enlist_region region Nervii", "enlist_join number 1"),
    ]
    assert "belgae.enlist.most_added" in game.priorities("Belgae")


def test_a8_5_1_where_four_absorb_most() -> None:
    """Where they add nothing they are of use all the same, if Legions might strike back: where more of them are."""
    board = """
        [regions.Treveri]
        Belgae = "Boduognatus, 4 revealed Warbands"
        Romans = "2 Legions, 1 Auxilia"
        Germans = "2 Warbands"
        [regions.Nervii]
        Belgae = "8 revealed Warbands"
        Romans = "2 Legions, 1 Auxilia"
        Germans = "3 Warbands"
    """
    game = belgae_turn(board)
    assert did(game, "enlist_region", "enlist_join")[:2] == ["enlist_region region Nervii", "enlist_join number 3"]
    assert "belgae.enlist.most_joining" in game.priorities("Belgae")


# ---- Battle -----------------------------------------------------------------------------------------------------


def test_a8_5_1_a_germanic_battle_without_ambush() -> None:
    """B_ENLIST yes: three Warbands cost the Auxilia, who cannot Retreat, a Loss."""
    game = belgae_turn(BOARD.format('Germans = "3 Warbands"\nRomans = "3 Auxilia"'), nonplayers='["Belgae", "Romans"]')
    assert boxes(game).endswith(RALLIED + " yes")
    assert guided(game) == ["enlist germanic Battle", "battle_target faction Romans", "enlist_join number 3"]
    assert game.pieces("Treveri", "Romans") == "2 revealed Auxilia"


def test_a8_5_1_no_germanic_battle_that_a_retreat_spoils() -> None:
    """Three Warbands cause a Loss, but none to Romans who can Retreat to Mandubii: then they do something else."""
    board = BOARD.format('Germans = "3 Warbands"\nRomans = "3 Auxilia"') + '[regions.Mandubii]\nRomans = "1 Auxilia"'
    game = belgae_turn(board)
    assert "enlist germanic Battle" not in guided(game)
    assert "Romans at Treveri (Warbands 3, Losses 0): no." in told(game)
    assert "Romains chez les Trévires (Guerriers 3, Pertes 0)" in told(game, "fr")


def test_a8_5_1_players_before_nonplayers() -> None:
    """The Aedui, whom somebody plays, before Non-player Romans."""
    board = BOARD.format('Germans = "2 Warbands"\nRomans = "2 Auxilia"\nAedui = "2 Warbands"')
    game = belgae_turn(board, nonplayers='["Belgae", "Romans"]')
    assert did(game, "battle_target") == ["battle_target faction Aedui"]
    assert did(belgae_turn(board), "battle_target") == ["battle_target faction Romans"]


@pytest.mark.proves("A8.5.1g")
def test_a8_5_1_arverni_are_no_target_of_a_germanic_battle() -> None:
    """They are neither player nor Non-player: the Germans March instead, or Rally."""
    game = belgae_turn(BOARD.format('Germans = "3 Warbands"\nArverni = "3 Warbands"'))
    assert boxes(game).endswith(RALLIED + " yes")
    assert "enlist germanic Battle" not in guided(game)


def test_a8_5_1_no_germanic_battle_that_frost_forbids() -> None:
    """8.4.4 The loss of an Aedui Ally would bring a Roman player further forward; it is done if nobody plays them."""
    frost = HEAD.replace("card = 54", 'card = 54\nnext = "Winter"')
    board = BOARD.format('Germans = "3 Warbands"') + '[regions.Ubii]\nGermans = "3 Warbands"\n[tribes]\nUbii = "Aedui"'
    game = belgae_turn(board, head=frost)
    assert "enlist germanic Battle" not in guided(game)
    assert "but it is Frost" in told(game)
    assert "enlist germanic Battle" in guided(belgae_turn(board, head=frost, nonplayers='["Belgae", "Romans"]'))


# ---- March ------------------------------------------------------------------------------------------------------


@pytest.mark.proves("A8.5.1e", "A8.5.1f")
def test_a8_5_1_four_march_out_of_treveri() -> None:
    """Of five only four, into Mandubii under Aedui Control."""
    board = BOARD.format('Germans = "3 Warbands"') + '[regions.Mandubii]\nAedui = "3 Warbands"\n'
    game = belgae_turn(board)
    assert guided(game)[:2] == ["enlist germanic March", "enlist_join number 3"]
    assert game.pieces("Mandubii", "Germans") == "3 Warbands"
    more = belgae_turn(board + '[regions.Ubii]\nGermans = "6 Warbands"\n[regions.Sequani]\nAedui = "9 Warbands"')
    assert guided(more)[:3] == ["enlist germanic March", "enlist_in region Ubii", "enlist_join number 4"]
    assert more.pieces("Sequani", "Germans") == "4 Warbands"
    assert more.pieces("Ubii", "Germans") == "2 Warbands"


@pytest.mark.proves("A8.5.1e")
def test_a8_5_1_no_march_out_of_elsewhere() -> None:
    """Out of Sequani nobody goes, though Mandubii next to it is Aedui."""
    board = BOARD.format("") + '[regions.Sequani]\nGermans = "3 Warbands"\n[regions.Mandubii]\nAedui = "3 Warbands"\n'
    game = belgae_turn(board)
    assert "enlist germanic March" not in guided(game)
    assert "out of Belgica, Germania or Treveri" in told(game)


@pytest.mark.proves("A8.5.1f")
def test_a8_5_1_nobody_leaves_ariovistus() -> None:
    """His Region is not Enlisted: the two in Sugambri go, though there are more with him in Ubii."""
    board = """
        [regions.Sugambri]
        Germans = "2 Warbands"
        [regions.Ubii]
        Germans = "{}, 3 Warbands"
        [regions.Nervii]
        devastated = true
        Aedui = "3 Warbands"
        [regions.Sequani]
        Aedui = "9 Warbands"
    """
    board = BOARD.format("") + dedent(board)
    assert did(belgae_turn(board.format("Ariovistus")), "march_to") == ["march_to region Nervii"]
    assert did(belgae_turn(board.format("Successor")), "march_to") == ["march_to region Sequani"]


@pytest.mark.proves("A8.5.1h")
def test_a8_5_1_arverni_control_is_entered_last() -> None:
    """A Non-player's Control before that of Arverni; theirs if there is no other."""
    board = BOARD.format('Germans = "3 Warbands"') + '[regions.Mandubii]\nArverni = "3 Warbands"\n[regions.{}]\n'
    board += 'Aedui = "3 Warbands"'
    game = belgae_turn(board.format("Sequani"), nonplayers='["Belgae", "Aedui"]')
    assert did(game, "march_to") == ["march_to region Sequani"]
    assert "belgae.enlist.arverni_last" in game.priorities("Belgae")
    assert did(belgae_turn(board.format("Pictones")), "march_to") == ["march_to region Mandubii"]


def test_a8_5_1_germanic_control_is_not_entered() -> None:
    """Germans are no enemy of Germans: Ubii is theirs, and nobody goes there."""
    game = belgae_turn(BOARD.format('Germans = "3 Warbands"') + '[regions.Ubii]\nGermans = "3 Warbands"')
    assert "enlist germanic March" not in guided(game)


def test_a8_5_1_four_are_as_good_as_six() -> None:
    """The most that may go are four: so dice choose between four in Sugambri and six in Ubii."""
    board = """
        [regions.Sugambri]
        Germans = "4 Warbands"
        [regions.Ubii]
        Germans = "6 Warbands"
        [regions.Nervii]
        devastated = true
        Aedui = "3 Warbands"
        [regions.Sequani]
        Aedui = "9 Warbands"
    """
    board = BOARD.format("") + dedent(board)
    ends = {tuple(did(belgae_turn(board, 1, 1, 1, die), "march_to")) for die in (1, 6)}
    ends |= {tuple(did(belgae_turn(board, die, die, die), "march_to")) for die in (1, 6)}
    assert ends == {("march_to region Nervii",), ("march_to region Sequani",)}


def test_a8_5_1_four_hide_in_place() -> None:
    """Of five Revealed Warbands four are hidden; Hidden ones are not among them."""
    game = belgae_turn(BOARD.format("") + '[regions.Ubii]\nGermans = "2 Warbands, 5 revealed Warbands"')
    assert guided(game)[:3] == ["enlist germanic March", "enlist_join number 0", "enlist_join number 4"]
    assert game.pieces("Ubii", "Germans") == "6 Warbands, 1 revealed Warband"


# ---- Rally and Raid ---------------------------------------------------------------------------------------------


def test_a8_5_1_a_germanic_rally() -> None:
    """An Ally where one can be placed, and at home a Warband with it."""
    game = belgae_turn(BOARD.format("") + '[regions.Ubii]\nGermans = "1 Warband"\n[tribes]\n"Suebi South" = "Germans"')
    assert guided(game) == ["enlist germanic Rally", "enlist_in region Ubii"]
    assert game.tribe("Ubii") == "Germans"
    assert game.pieces("Ubii", "Germans") == "2 Warbands"
    assert "a Germanic Rally in Ubii, which places an Ally, then Warbands: 1." in told(game)


def test_a8_5_1_a_germanic_rally_of_warbands() -> None:
    """At most four in all: with two Allies and a Settlement in Sequani four come, not five."""
    board = (
        BOARD.format("")
        + """
        [regions.Sequani]
        Germans = "Settlement"
        [regions.Sugambri]
        devastated = true
        [regions.Ubii]
        devastated = true
        [tribes]
        Sequani = "Germans"
        Helvetii = "Germans"
    """.replace("        ", "")
    )
    game = belgae_turn(board)
    assert guided(game) == ["enlist germanic Rally"]
    assert game.pieces("Sequani", "Germans") == "4 Warbands, Settlement"


def test_a8_5_1_no_rally_for_a_german_player_in_frost() -> None:
    """8.4.4 A Warband in Sugambri would bring the German player, who has six Settlements under his Control, above his
    threshold: no Rally; it is done if nobody plays the Germans."""
    frost = HEAD.replace("card = 54", 'card = 54\nnext = "Winter"')
    board = '[regions.Nervii]\nBelgae = "Boduognatus, 3 revealed Warbands"\n[regions.Ubii]\nAedui = "1 Warband"\n'
    for region in ("Mandubii", "Aedui", "Bituriges", "Carnutes", "Veneti", "Pictones"):
        board += f'[regions.{region}]\nGermans = "1 Warband, Settlement"\n'
    game = belgae_turn(board, head=frost)
    assert boxes(game).endswith("B_ENLIST no")
    assert "B_ENLIST yes" in boxes(belgae_turn(board, head=frost, nonplayers='["Belgae", "Germans"]'))


def test_a8_5_1_a_germanic_raid_on_a_player() -> None:
    """The Romans lose a Resource to the Germans; no Non-player is Raided."""
    board = """
        [resources]
        Romans = 5
        Germans = 3
        [regions.Nervii]
        Belgae = "Boduognatus, 3 revealed Warbands"
        [regions.Treveri]
        Romans = "1 Legion"
        Germans = "1 Warband"
        [regions.Sugambri]
        devastated = true
    """
    game = belgae_turn(board)
    assert did(game, "enlist", "raid") == ["enlist germanic Raid", "raid take_from Romans"]
    assert (game.resources("Romans"), game.resources("Germans")) == (4, 4)
    spared = belgae_turn(board, nonplayers='["Belgae", "Romans"]')
    assert boxes(spared).endswith("B_ENLIST no")
