"""A8.7.1 March under threat, or because an enemy is at victory."""

import pytest

from tests.ariovistus.nonplayers.acting import Acting
from tests.ariovistus.nonplayers.germans.boards import boxes, commanded, did, germans_turn, told
from tests.ariovistus.playing import WEST, at

STRONG = "8 Legions"
FLED = "G1 yes, G_BATTLE no, G_MARCH_THREAT yes"
# Ariovistus himself cannot win in Treveri; all Tribes that matter for the Romans are others'.
BESET = f"""
[regions.Treveri]
Germans = "Ariovistus, 2 revealed Warbands"
Romans = "{STRONG}"
"""
TRIBES = "[tribes]\n" + WEST


def marches(game: Acting) -> list[str]:
    return [each.removeprefix("march ") for each in commanded(game) if each.startswith("march ")]


def ways(game: Acting) -> list[str]:
    return [each.removeprefix("march_to region ") for each in did(game, "march_to") if "region" in each]


@pytest.mark.proves("A8.7.1w", "A8.7.1z")
def test_a8_7_1_all_leave_a_region_under_threat() -> None:
    """G_MARCH_THREAT yes: Leader and all Warbands go to one Region; Settlement and Allies stay."""
    board = """
        [regions.Treveri]
        Germans = "Ariovistus, revealed Warband, scouted Warband, Settlement"
        Romans = "8 Legions"
        [tribes]
        Treveri = "Germans"
    """
    game = germans_turn(board, 1)
    assert boxes(game).startswith(FLED)
    assert game.pieces("Treveri", "Germans") == "Settlement"
    assert game.tribe("Treveri") == "Germans"
    assert game.pieces(ways(game)[0], "Germans").startswith("Ariovistus, 1 Warband, 1 revealed Warband")


@pytest.mark.proves("A8.7.1u", "A8.7.1v")
def test_a8_7_1_twelve_warbands_and_an_enemy_at_victory() -> None:
    """G1b yes: the Romans have a margin of 15, and Ariovistus twelve Warbands; no with eleven, and no if a Successor
    leads them, or nobody."""
    board = '[regions.Ubii]\nGermans = "Ariovistus, {} Warbands"'
    game = germans_turn(board.format(12), 1)
    assert boxes(game).startswith("G1 no, G1b yes, G_MARCH_THREAT yes")
    assert marches(game) == ["Ubii"]
    assert "Romans +15, Aedui +0, Belgae -15: yes." in told(game)
    assert "G1b no" in boxes(germans_turn(board.format(11)))
    assert "G1b no" in boxes(germans_turn(board.format(12).replace("Ariovistus", "Successor")))
    assert "G1b no" in boxes(germans_turn(board.format(12).replace("Ariovistus, ", "")))


@pytest.mark.proves("A8.7.1u")
def test_a8_7_1_nobody_at_victory() -> None:
    """G1b no: twelve Warbands, but all three margins are below 0; yes at 0."""
    board = '[regions.Ubii]\nGermans = "Ariovistus, 12 Warbands"\n' + TRIBES
    even, below = germans_turn(board, 1), germans_turn(board + 'Bituriges = "Arverni"', 1)
    assert "one of these victory margins is 0 or more: Romans +0, Aedui -7, Belgae -15: yes." in told(even)
    assert "G1b yes" in boxes(even)
    assert "one of these victory margins is 0 or more: Romans -1, Aedui -8, Belgae -15: no." in told(below)
    assert "G1b no" in boxes(below)


@pytest.mark.proves("A8.7.1u")
def test_a8_7_1_a_nonplayer_at_victory_counts_as_well() -> None:
    """G1b yes: nobody plays the Romans."""
    board = '[regions.Ubii]\nGermans = "Ariovistus, 12 Warbands"'
    game = germans_turn(board, 1, nonplayers='["Germans", "Romans"]')
    assert "G1b yes, G_MARCH_THREAT yes" in boxes(game)


@pytest.mark.proves("A8.7.1x", "A8.7.1y")
def test_a8_7_1_the_leader_leaves_in_any_case() -> None:
    """Six Warbands flee from Sequani, and the Leader, Ariovistus or Successor, with his own from quiet Sugambri."""
    for leader in ("Ariovistus", "Successor"):
        board = f"""
            [regions.Sugambri]
            Germans = "{leader}, 2 Warbands"
            [regions.Sequani]
            Germans = "6 revealed Warbands"
            Romans = "Caesar, {STRONG}"
        """
        game = germans_turn(board, 1, 1)
        assert boxes(game).startswith(FLED)
        assert sorted(marches(game)) == ["Sequani", "Sugambri"]
        assert (game.pieces("Sugambri", "Germans"), game.pieces("Sequani", "Germans")) == ("", "")
        assert "from Sugambri, where the Leader is, to" in told(game)


@pytest.mark.proves("A8.7.1aa")
def test_a8_7_1_the_leader_first() -> None:
    """With one Resource only his group goes."""
    board = f"""
        [resources]
        Germans = 1
        [regions.Sugambri]
        Germans = "Ariovistus, 2 Warbands"
        [regions.Nervii]
        Germans = "6 revealed Warbands"
        Romans = "Caesar, {STRONG}"
    """
    for die in range(1, 7):
        game = germans_turn(board, die, 1)
        assert marches(game) == ["Sugambri"]
        assert "from Nervii" not in told(game)


@pytest.mark.proves("A8.7.1ab")
def test_a8_7_1_others_in_the_order_of_dice() -> None:
    """With one Resource, and no Leader on the map, dice say which group goes."""
    board = """
        [resources]
        Germans = 1
        [regions.Nervii]
        Germans = "6 revealed Warbands"
        Romans = "Caesar, 6 Legions"
        [regions.Sequani]
        Germans = "6 revealed Warbands"
        Romans = "6 Legions, 8 Auxilia"
    """
    assert {tuple(marches(germans_turn(board, die, 1))) for die in (1, 6)} == {("Nervii",), ("Sequani",)}


@pytest.mark.proves("A8.7.1ac")
def test_a8_7_1_nobody_enters_a_region_that_others_leave() -> None:
    """From Sugambri to Morini, Nervii or Ubii, never to Treveri, which six others leave."""
    board = f"""
        [regions.Sugambri]
        Germans = "Ariovistus, 2 Warbands"
        [regions.Treveri]
        Germans = "6 revealed Warbands"
        Romans = "Caesar, {STRONG}"
        [regions.Morini]
        Belgae = "9 Warbands"
        [regions.Nervii]
        Belgae = "9 Warbands"
        [regions.Ubii]
        Aedui = "9 Warbands"
    """
    seen = set()
    for die in range(1, 7):
        game = germans_turn(board, die, die)
        assert sorted(marches(game)) == ["Sugambri", "Treveri"]
        assert game.pieces("Treveri", "Germans") == ""
        assert told(game).count("Germanic Control added") == 1  # by the six alone
        seen |= {region for region in ("Morini", "Nervii", "Ubii") if "Ariovistus" in game.pieces(region, "Germans")}
    assert seen == {"Morini", "Nervii", "Ubii"}


@pytest.mark.proves("A8.7.1ad")
def test_a8_7_1_to_the_most_dispersed_tribes_if_romans_are_at_victory() -> None:
    """To Sequani with two, though it is under Germanic Control already; not if the Romans have no margin of 1."""
    board = (
        BESET
        + """
        [regions.Sequani]
        Germans = "1 Warband"
    """
    )
    dispersed = 'Sequani = "Dispersed"\nHelvetii = "Dispersed"\n'
    for die in (1, 6):
        game = germans_turn(board + '[tribes]\nMandubii = "Dispersed"\n' + dispersed, die)
        assert ways(game) == ["Sequani"]
        assert "germans.flight.most_dispersed" in game.priorities("Germans")
        assert "to Sequani: Dispersed Tribes 2" in told(game)
        assert "Germanic Control added" not in told(game)
    below = germans_turn(board + TRIBES + dispersed, 1)
    assert below.margin("Romans") < 1
    assert "germans.flight.most_dispersed" not in below.priorities("Germans")
    assert ways(below) != ["Sequani"]


@pytest.mark.proves("A8.7.1ae", "A8.7.1af")
def test_a8_7_1_then_to_the_most_allies_of_gauls_at_victory() -> None:
    """Aedui at victory: to Sequani with one Ally, not to Mandubii with a Citadel; not if they have a margin of 0."""
    board = (
        BESET
        + """
        [regions.Sequani]
        Germans = "6 revealed Warbands"
        Arverni = "1 Warband"
        [tribes]
        Helvetii = "Aedui"
    """
    )
    board = board.replace("6 revealed Warbands", "3 Warbands")
    for die in (1, 6):
        game = germans_turn(board + 'Mandubii = "Aedui Citadel"\n', die)
        assert game.margin("Aedui") >= 1
        assert ways(game) == ["Sequani"]
        assert "germans.flight.most_allies" in game.priorities("Germans")
        assert "Allies of Aedui and Belgae at victory 1" in told(game)
    even = germans_turn(board + 'Arverni = "Arverni"\n', 1)
    assert even.margin("Aedui") == 0
    assert "germans.flight.most_allies" not in even.priorities("Germans")


@pytest.mark.proves("A8.7.1ad", "A8.7.1ae")
def test_a8_7_1_a_margin_of_1_is_victory() -> None:
    """Romans with a margin of 1, and Aedui."""
    romans = BESET + '[regions.Sequani]\nGermans = "1 Warband"\n' + TRIBES.replace('"Volcae" = "Arverni"\n', "")
    romans += 'Sequani = "Dispersed"\nHelvetii = "Dispersed"\n'
    aedui = BESET + '[regions.Sequani]\nGermans = "3 Warbands"\nArverni = "1 Warband"\n[tribes]\nHelvetii = "Aedui"\n'
    aedui += 'Mandubii = "Aedui Citadel"\nArverni = "Arverni"\n'
    for faction, board in (("Romans", romans), ("Aedui", aedui)):
        assert at(f"card = 54\n{board}").margin(faction) == 1
        assert [ways(germans_turn(board, die)) for die in (1, 6)] == [["Sequani"], ["Sequani"]]


@pytest.mark.proves("A8.7.1ae")
def test_a8_7_1_dispersed_tribes_before_allies() -> None:
    """Romans and Aedui at victory: to the Dispersed Tribe of Mandubii, not to the two Allies in Sequani."""
    tribes = '[tribes]\nHelvetii = "Aedui"\nSequani = "Aedui"\nMandubii = "Dispersed"'
    for die in (1, 6):
        assert ways(germans_turn(BESET + tribes, die)) == ["Mandubii"]


@pytest.mark.proves("A8.7.1ag")
def test_a8_7_1_to_add_the_most_control() -> None:
    """To Sequani, where three pieces bring Control: it is Germanic in Ubii and Sugambri, and out of reach elsewhere."""
    board = (
        BESET
        + """
        [regions.Ubii]
        Germans = "1 Warband"
        [regions.Sugambri]
        Germans = "1 Warband"
        [regions.Nervii]
        Belgae = "3 Warbands"
        [regions.Atrebates]
        Belgae = "3 Warbands"
        [regions.Mandubii]
        Aedui = "3 Warbands"
        [regions.Sequani]
        Aedui = "2 Warbands"
    """
    )
    for die in (1, 6):
        game = germans_turn(board, die)
        assert ways(game) == ["Sequani"]
        assert game.priorities("Germans") == ["germans.flight.most_control"]
        assert "Germanic Control added." in told(game)


@pytest.mark.proves("A8.7.1ag")
def test_a8_7_1_groups_add_control_in_different_regions() -> None:
    """Two groups, two Regions: the Leader goes to Nervii or Morini, and leaves Sequani to those who can go nowhere else
    for Control."""
    board = f"""
        [regions.Ubii]
        Germans = "Ariovistus, 3 Warbands"
        [regions.Mandubii]
        Germans = "6 revealed Warbands"
        Romans = "Caesar, {STRONG}"
        [regions.Sugambri]
        Germans = "1 Warband"
        [regions.Treveri]
        Arverni = "1 Warband"
        [regions.Aedui]
        Aedui = "9 Warbands"
        [regions.Bituriges]
        Aedui = "9 Warbands"
        [regions.Carnutes]
        Arverni = "9 Warbands"
        [regions.Atrebates]
        Belgae = "9 Warbands"
        [regions.Cisalpina]
        Romans = "4 Auxilia"
        [regions.Sequani]
        Arverni = "5 Warbands"
    """
    for die in (1, 6):
        game = germans_turn(board, die, die)
        assert game.pieces("Treveri", "Germans").startswith("Ariovistus")
        assert game.pieces("Sequani", "Germans").startswith("6 Warbands")


@pytest.mark.proves("A8.7.1ag")
def test_a8_7_1_groups_may_join_to_add_control() -> None:
    """Neither can take Sequani from eight Arverni alone; both together can, and nothing else can be taken."""
    board = f"""
        [regions.Ubii]
        Germans = "Ariovistus, 3 Warbands"
        [regions.Mandubii]
        Germans = "6 revealed Warbands"
        Romans = "Caesar, {STRONG}"
        [regions.Sugambri]
        Germans = "1 Warband"
        [regions.Cisalpina]
        Romans = "4 Auxilia"
        [regions.Sequani]
        Arverni = "8 Warbands"
        [regions.Treveri]
        Belgae = "12 Warbands"
        [regions.Atrebates]
        Belgae = "9 Warbands"
        [regions.Aedui]
        Aedui = "9 Warbands"
        [regions.Carnutes]
        Aedui = "9 Warbands"
        [regions.Bituriges]
        Arverni = "9 Warbands"
    """
    for die in (1, 6):
        game = germans_turn(board, die, die)
        assert game.pieces("Sequani", "Germans").startswith("Ariovistus, 9 Warbands")
        assert game.control("Sequani") == "Germans"


@pytest.mark.proves("A8.7.1ag")
@pytest.mark.parametrize("aedui", [3, 5])
def test_a8_7_1_the_group_of_the_leader_adds_control_first(aedui: int) -> None:
    """One Region can be taken by either group of six, even if six are needed: the Leader's takes it."""
    board = f"""
        [regions.Ubii]
        Germans = "Ariovistus, 5 Warbands"
        [regions.Sugambri]
        Germans = "6 revealed Warbands"
        Romans = "Caesar, 8 Legions"
        [regions.Sequani]
        Romans = "8 Auxilia"
        [regions.Cisalpina]
        Romans = "4 Legions, 4 Auxilia"
        [regions.Morini]
        Belgae = "8 Warbands"
        [regions.Nervii]
        Belgae = "8 Warbands"
        [regions.Treveri]
        Aedui = "{aedui} Warbands"
    """
    for die in (1, 3, 6):
        game = germans_turn(board, die, die)
        assert game.pieces("Treveri", "Germans").startswith("Ariovistus")
        assert "germans.flight.leader_adds" in game.priorities("Germans")


@pytest.mark.proves("A8.7.1ah")
def test_a8_7_1_equal_refuges_by_dice() -> None:
    """Nothing else tells them apart."""
    assert len({tuple(ways(germans_turn(BESET, die))) for die in range(1, 7)}) == 6


@pytest.mark.proves("A8.7.1ai")
def test_a8_7_1_no_resources_leads_on() -> None:
    """G_MARCH_THREAT no: nobody can be paid for; they look at the next card and the Event."""
    game = germans_turn("[resources]\nGermans = 0\n" + BESET, 1)
    assert boxes(game).startswith("G1 yes, G_BATTLE no, G_MARCH_THREAT no, G2 no")
    assert "Not possible: nobody can March (Resources: 0)" in told(game)


@pytest.mark.proves("A8.7.1aj")
def test_a8_7_1_frost_leads_on() -> None:
    """G_MARCH_THREAT no: there is no March upon Frost (2.3.8)."""
    frost = 'card = 54\nnext = "Winter"\nineligible = ["Romans", "Aedui", "Belgae"]'
    game = germans_turn(BESET, head=frost)
    assert boxes(game).startswith("G1 yes, G_BATTLE no, G_MARCH_THREAT no, G2 no")
    assert "nobody can March in Frost" in told(game)


def test_a8_7_1_a_group_that_needs_no_die_casts_none() -> None:
    """8.3.4 Two groups that can both be paid for, each with one place to go to: no order, no dice."""
    board = """
        [regions.Cisalpina]
        Germans = "Ariovistus, 2 revealed Warbands"
        Romans = "Caesar, 8 Legions"
        [regions.Morini]
        Germans = "6 revealed Warbands"
        Belgae = "16 Warbands"
        [regions.Ubii]
        Belgae = "9 Warbands"
        [regions.Sequani]
        Romans = "9 Auxilia"
        [regions.Nervii]
        Aedui = "9 Warbands"
        [regions.Atrebates]
        Aedui = "9 Warbands"
    """
    game = germans_turn(board)
    assert len(marches(game)) == 2
    assert (ways(game), game.steps("Germans", "pick")) == (["Provincia", "Sugambri"], [])


def test_a8_7_1_nobody_enters_a_region_under_threat_that_cannot_be_left() -> None:
    """One Resource, for Ariovistus alone: he does not join the six in Sugambri, though he would bring Control there and
    nowhere else."""
    board = """
        [resources]
        Germans = 1
        [regions.Ubii]
        Germans = "Ariovistus, 1 revealed Warband"
        Romans = "5 Legions"
        [regions.Sugambri]
        Germans = "6 revealed Warbands"
        Romans = "4 Legions, 3 Auxilia"
    """
    board += "".join(f'[regions.{name}]\nAedui = "4 Warbands"\n' for name in ("Treveri", "Sequani", "Cisalpina"))
    for die in (1, 3, 5):
        game = germans_turn(board, die)
        assert boxes(game).startswith("G1 yes, G_BATTLE no, G_MARCH_THREAT yes")
        assert commanded(game)[0] == "march Ubii"
        assert game.pieces("Sugambri", "Germans") == "6 revealed Warbands"
