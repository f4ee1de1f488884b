"""A8.7.5 March to expand or mass."""

import pytest

from tests.ariovistus.nonplayers.acting import Acting
from tests.ariovistus.nonplayers.germans.boards import TO_G4, boxes, commanded, did, germans_turn, told

TO_MARCH = TO_G4 + "G4 no, G5 no, G_MARCH yes"
# One Resource pays for one March, and neither for a Rally outside Germania nor for a Settlement; the die is that of G4.
ONE = "[resources]\nGermans = 1\n"
BARREN = "[regions.Sugambri]\ndevastated = true\n[regions.Ubii]\ndevastated = true\n"


def held(*regions: str, by: str = 'Arverni = "9 Warbands"') -> str:
    """Regions where others are too strong."""
    return "".join(f"[regions.{each}]\n{by}\n" for each in regions)


# From Treveri and Cisalpina there is nothing to be taken but Sequani.
TO_SEQUANI = held("Sugambri", "Ubii") + held("Nervii", by='Belgae = "9 Warbands"')
TO_SEQUANI += held("Atrebates", by='Belgae = "9 Warbands"') + held("Mandubii", by='Aedui = "9 Warbands"')


def ways(game: Acting) -> dict[str, str]:
    """Who Marched from where to where."""
    origins = [each.removeprefix("march ") for each in commanded(game) if each.startswith("march ")]
    ends = [each.removeprefix("march_to region ") for each in did(game, "march_to") if "region" in each]
    return dict(zip(origins, ends, strict=True))


@pytest.mark.proves("A8.7.5a", "A8.7.5c", "A8.7.5d")
def test_a8_7_5_all_but_one_go_to_one_region_with_the_leader() -> None:
    """Ariovistus and seven of eight Warbands out of Bituriges, together, into a Region that they then Control."""
    board = BARREN + '[regions.Bituriges]\nGermans = "Ariovistus, 8 Warbands"\n[tribes]\nBituriges = "Dispersed"'
    game = germans_turn(board, 1)
    assert boxes(game).startswith(TO_MARCH)
    assert game.pieces("Bituriges", "Germans") == "1 Warband"
    (to,) = ways(game).values()
    assert game.pieces(to, "Germans") == "Ariovistus, 7 Warbands"
    assert game.control(to) == "Germans"
    assert f"Control of {to}, far from Germania: 1 piece is needed, there go 7 Warbands and the Leader, from" in told(
        game
    )


@pytest.mark.proves("A8.7.5b")
def test_a8_7_5_enough_stay_to_keep_control() -> None:
    """Three Auxilia are in Bituriges: four Warbands stay (and two of them Intimidate); if nobody had Control there,
    only one would."""
    board = (
        BARREN
        + """
        [regions.Bituriges]
        Germans = "Ariovistus, 8 Warbands"
        Romans = "3 Auxilia"
        [tribes]
        Bituriges = "Dispersed"
    """
    )
    game = germans_turn(board, 1)
    assert game.pieces("Bituriges", "Germans") == "2 Warbands, 2 revealed Warbands"
    assert game.control("Bituriges") == "Germans"
    board = board.replace('Romans = "3 Auxilia"', 'Romans = "3 Auxilia"\nAedui = "3 Warbands"\nArverni = "3 Warbands"')
    assert germans_turn(board, 1).pieces("Bituriges", "Germans") == "1 Warband"


@pytest.mark.proves("A8.7.5d", "A8.7.5e")
def test_a8_7_5_two_regions_in_or_next_to_germania_if_possible() -> None:
    """Two groups, two Regions near Germania; never Atrebates or Mandubii, which they could take as well."""
    board = (
        ONE.replace("1", "2")
        + BARREN
        + """
        [regions.Treveri]
        Germans = "5 Warbands"
        [regions.Morini]
        Germans = "5 Warbands"
        [tribes]
        Treveri = "Dispersed"
        Morini = "Dispersed"
        Menapii = "Dispersed"
    """
    )
    near = {"Nervii", "Sugambri", "Ubii", "Sequani"}
    for die in (1, 3, 6):
        game = germans_turn(board, 6, die, die, die, die)
        assert boxes(game).startswith(TO_MARCH)
        assert set(ways(game)) == {"Treveri", "Morini"}
        assert set(ways(game).values()) <= near
        assert len(set(ways(game).values())) == 2
        assert "in or next to Germania" in told(game)


@pytest.mark.proves("A8.7.5e")
def test_a8_7_5_elsewhere_if_nothing_near_germania_can_be_taken() -> None:
    """All around Germania is held: Mandubii or Atrebates then."""
    board = (
        ONE
        + held("Sugambri", "Ubii", "Sequani")
        + held("Nervii", by='Belgae = "9 Warbands"')
        + """
        [regions.Treveri]
        Germans = "5 Warbands"
    """
    )
    found = {tuple(ways(germans_turn(board, 6, die)).values()) for die in (1, 6)}
    assert found == {("Atrebates",), ("Mandubii",)}


@pytest.mark.proves("A8.7.5e")
def test_a8_7_5_one_region_near_germania_before_two_elsewhere() -> None:
    """Both groups together can take Sequani from six Arverni, or each a Region without anybody: Sequani it is, and no
    second Region."""
    board = (
        """
        [resources]
        Germans = 2
        [regions.Mandubii]
        Germans = "5 Warbands"
        [regions.Aedui]
        Germans = "5 Warbands"
        [regions.Sequani]
        Arverni = "6 Warbands"
        [regions.Treveri]
        Arverni = "9 Warbands"
        [tribes]
        Mandubii = "Dispersed"
        Senones = "Dispersed"
        Lingones = "Dispersed"
        Aedui = "Dispersed"
    """
        + BARREN
    )
    game = germans_turn(board, 6)
    assert ways(game) == {"Mandubii": "Sequani", "Aedui": "Sequani"}
    assert "no second Region can be brought under Germanic Control" in told(game)


@pytest.mark.proves("A8.7.5f")
def test_a8_7_5_all_who_can_get_there_go_there() -> None:
    """One Warband would be enough for Sequani: both groups go, eight Warbands."""
    board = """
        [resources]
        Germans = 2
        [regions.Sugambri]
        devastated = true
        [regions.Cisalpina]
        Germans = "5 Warbands"
        [regions.Aedui]
        Germans = "5 Warbands"
        [tribes]
        Aedui = "Dispersed"
        Nori = "Dispersed"
    """
    board += held("Arverni", "Bituriges", by='Arverni = "6 Warbands"') + held("Mandubii", "Ubii")
    game = germans_turn(board + held("Provincia", by='Romans = "9 Auxilia, Fort"'), 6)
    assert ways(game) == {"Cisalpina": "Sequani", "Aedui": "Sequani"}
    assert game.pieces("Sequani", "Germans") == "8 Warbands"


@pytest.mark.proves("A8.7.5f")
def test_a8_7_5_the_most_warbands_for_the_purse() -> None:
    """One Resource: five Warbands out of Treveri, not three out of Cisalpina, to whichever Region."""
    board = (
        ONE
        + TO_SEQUANI
        + """
        [regions.Treveri]
        Germans = "5 Warbands"
        [regions.Cisalpina]
        Germans = "4 Warbands"
    """
    )
    for die in (1, 3, 6):
        game = germans_turn(board, 6, die)
        assert set(ways(game)) == {"Treveri"}
        assert "germans.march.most_warbands" in game.priorities("Germans")
        assert "Resources (1) are not enough for a March out of Cisalpina as well." in told(game)


@pytest.mark.proves("A8.7.5c")
def test_a8_7_5_with_the_leader_if_as_many_warbands_go() -> None:
    """One Resource, and as many Warbands: the group of the Leader goes."""
    board = (
        ONE
        + BARREN
        + """
        [regions.Treveri]
        Germans = "5 Warbands"
        [regions.Cisalpina]
        Germans = "Successor, 5 Warbands"
    """
    )
    for die in (1, 3, 6):
        game = germans_turn(board, 6, die)
        assert set(ways(game)) == {"Cisalpina"}
        assert "germans.march.with_leader" in game.priorities("Germans")
        assert "why.germans.no_mass" in game.notes("Germans")


def test_a8_7_5_the_cheapest_of_equals() -> None:
    """8.4 As many Warbands: out of Treveri for one Resource, not out of Devastated Cisalpina for two."""
    board = (
        "[resources]\nGermans = 2\n"
        + TO_SEQUANI
        + """
        [regions.Treveri]
        Germans = "5 Warbands"
        [regions.Cisalpina]
        devastated = true
        Germans = "5 Warbands"
        [tribes]
        Treveri = "Dispersed"
    """
    )
    for die in (1, 3, 6):
        game = germans_turn(board, 6, die)
        assert set(ways(game)) == {"Treveri"}
        assert "germans.march.cheapest" in game.priorities("Germans")


# From Morini there is nothing to be taken but Nervii, from Mandubii nothing but Sequani.
TWO_WAYS = (
    held("Sugambri", "Ubii", "Treveri")
    + held("Atrebates", by='Belgae = "9 Warbands"')
    + """
    [regions.Morini]
    Germans = "{} Warbands"
    [regions.Mandubii]
    devastated = {}
    Germans = "{} Warbands"
    [tribes]
    Morini = "Dispersed"
    Menapii = "Dispersed"
"""
)


@pytest.mark.proves("A8.7.5f")
def test_a8_7_5_the_region_to_which_the_most_warbands_can_go() -> None:
    """One Resource: five Warbands to Nervii, not three to Sequani."""
    for die in (1, 6):
        assert ways(germans_turn(ONE + TWO_WAYS.format(6, "false", 4), 6, die)) == {"Morini": "Nervii"}


def test_a8_7_5_the_region_to_which_as_many_go_for_less() -> None:
    """8.4 Two Resources: five Warbands to Nervii for one, not five to Sequani out of Devastated Mandubii for two."""
    for die in (1, 6):
        game = germans_turn(ONE.replace("1", "2") + TWO_WAYS.format(6, "true", 6), 6, die)
        assert ways(game) == {"Morini": "Nervii"}


@pytest.mark.proves("8.4.1h")
def test_a8_7_5_the_leader_does_not_go_with_fewer_than_four_warbands() -> None:
    """8.4.1 Of four Warbands three could go along: he stays, and they with him; of five four go with him."""
    board = ONE + BARREN + '[regions.Bituriges]\nGermans = "Ariovistus, {} Warbands"'
    four = germans_turn(board.format(4), 6)
    assert "G_MARCH no" in boxes(four)
    five = germans_turn(board.format(5), 6)
    assert "G_MARCH yes" in boxes(five)
    assert five.pieces("Bituriges", "Germans") == "1 Warband"


@pytest.mark.proves("A8.7.5c")
def test_a8_7_5_a_leader_who_has_no_four_warbands_goes_along() -> None:
    """8.4.1 asks for four Warbands if he can have them: with three he goes, with the two who can."""
    game = germans_turn(ONE + BARREN + '[regions.Bituriges]\nGermans = "Ariovistus, 3 Warbands"', 6)
    (to,) = ways(game).values()
    assert game.pieces(to, "Germans") == "Ariovistus, 2 Warbands"


@pytest.mark.proves("8.4.1h")
def test_a8_7_5_the_leader_counts_those_whom_he_meets() -> None:
    """8.4.1 Three of his four Warbands go along, and one is in Pictones already, without Control: four are enough."""
    board = ONE + BARREN + held("Carnutes", "Aedui", "Arverni", by='Arverni = "7 Warbands"')
    board += held("Mandubii", by='Belgae = "9 Warbands"') + '[regions.Bituriges]\nGermans = "Ariovistus, 4 Warbands"\n'
    game = germans_turn(board + '[regions.Pictones]\nGermans = "1 Warband"\nBelgae = "2 Warbands"', 6)
    assert ways(game) == {"Bituriges": "Pictones"}
    assert game.pieces("Pictones", "Germans").startswith("Ariovistus")


def test_a8_7_5_control_keeps_more_than_four_with_the_leader() -> None:
    """8.4.1 would let two of six Warbands go; against five others Control lets one."""
    board = ONE + BARREN + '[regions.Bituriges]\nGermans = "Ariovistus, 6 Warbands"\nAedui = "3 Warbands"\n'
    game = germans_turn(board + 'Romans = "2 Auxilia"\n', 6)
    assert game.pieces("Bituriges", "Germans").startswith("Ariovistus, ")
    assert game.control("Bituriges") == "Germans"
    assert [game.pieces(to, "Germans").replace("revealed ", "") for to in ways(game).values()] == ["1 Warband"]


@pytest.mark.proves("8.4.1h")
def test_a8_7_5_four_stay_with_a_leader_who_does_not_go() -> None:
    """8.4.1 Control of Bituriges lets five pieces go, with the Leader four Warbands: he goes; with one Aedui more only
    three Warbands could go with him: he stays with four, and the other four go."""
    board = ONE + BARREN + '[regions.Bituriges]\nGermans = "Ariovistus, 8 Warbands"\nAedui = "3 Warbands"\n'
    led = germans_turn(board, 6)
    assert led.pieces("Bituriges", "Germans") == "2 Warbands, 2 revealed Warbands"
    stays = germans_turn(board + 'Romans = "1 Auxilia"\n', 6)
    assert stays.pieces("Bituriges", "Germans") == "Ariovistus, 3 Warbands, 1 revealed Warband"
    assert len(ways(stays)) == 1


@pytest.mark.parametrize(("die", "origin"), [(1, "Veneti"), (6, "Pictones")])
def test_a8_7_5_of_two_largest_groups_that_could_go_to_one_region_the_dice_pick_one(die: int, origin: str) -> None:
    """Out of Veneti and out of Pictones four of five could go to the Leader in Carnutes."""
    board = ONE + BARREN + held("Bituriges", "Arverni", by='Aedui = "9 Warbands"')
    board += held("Atrebates", "Mandubii", by='Belgae = "9 Warbands"')
    board += '[regions.Carnutes]\nGermans = "Successor, 1 Warband"\nArverni = "9 Warbands"\n'
    board += '[regions.Veneti]\nGermans = "5 Warbands"\n[regions.Pictones]\nGermans = "5 Warbands"\n'
    assert ways(germans_turn(board, 6, die)) == {origin: "Carnutes"}


def test_a8_7_5_without_anybody_to_march_no_goal_is_told() -> None:
    """With no Resources nobody can go: that is told, and not that nothing can be taken."""
    game = germans_turn("[resources]\nGermans = 0\n" + BARREN + '[regions.Bituriges]\nGermans = "5 Warbands"\n', 6)
    assert "G_MARCH no" in boxes(game)
    assert "why.germans.no_goal" not in game.notes("Germans")


@pytest.mark.proves("A8.7.5g")
def test_a8_7_5_the_largest_group_goes_nearer_to_the_leader() -> None:
    """Nothing can be taken: four of five Warbands go from Pictones to the Leader in Bituriges, not the three of Veneti,
    nor those with him."""
    board = (
        ONE
        + BARREN
        + held("Carnutes", "Arverni", by='Aedui = "9 Warbands"')
        + """
        [regions.Bituriges]
        Germans = "Successor, 1 Warband"
        [regions.Pictones]
        Germans = "5 Warbands"
        [regions.Veneti]
        Germans = "4 Warbands"
        [regions.Atrebates]
        Belgae = "9 Warbands"
    """
    )
    game = germans_turn(board, 6)
    assert boxes(game).startswith(TO_MARCH)
    assert ways(game) == {"Pictones": "Bituriges"}
    assert game.pieces("Bituriges", "Germans") == "Successor, 5 Warbands"
    assert "the largest group without the Leader that can go nearer to him (Bituriges): 4 Warbands" in told(game)
    assert "germans.march.largest" in game.priorities("Germans")


@pytest.mark.proves("A8.7.5g")
def test_a8_7_5_nearer_by_one_region() -> None:
    """The Leader is two Regions away from Veneti: to Carnutes or Pictones, which others hold, not to Atrebates."""
    board = (
        ONE
        + BARREN
        + held("Carnutes", "Pictones", by='Aedui = "9 Warbands"')
        + """
        [regions.Bituriges]
        Germans = "Successor, 1 Warband"
        [regions.Veneti]
        Germans = "5 Warbands"
        [regions.Atrebates]
        Belgae = "9 Warbands"
    """
    )
    assert {tuple(ways(germans_turn(board, 6, die)).items()) for die in range(1, 7)} == {
        (("Veneti", "Carnutes"),),
        (("Veneti", "Pictones"),),
    }


@pytest.mark.proves("A8.7.5j")
def test_a8_7_5_the_largest_of_those_that_can_march() -> None:
    """Seven Warbands hold Pictones against six pieces and can spare none: the four of Veneti go."""
    board = (
        ONE
        + BARREN
        + held("Carnutes", "Arverni", by='Aedui = "9 Warbands"')
        + """
        [regions.Bituriges]
        Germans = "Successor, 1 Warband"
        [regions.Pictones]
        Germans = "5 Warbands"
        Romans = "2 Auxilia"
        Belgae = "2 Warbands"
        [regions.Veneti]
        Germans = "4 Warbands"
        [regions.Atrebates]
        Belgae = "9 Warbands"
    """
    )
    for die in (1, 6):
        assert set(ways(germans_turn(board, 6, die))) == {"Veneti"}


SURROUNDED = (
    ONE
    + BARREN
    + """
    [regions.Veneti]
    Germans = "{leader}, 6 Warbands"
    [regions.Atrebates]
    Germans = "1 Warband"
    [regions.Carnutes]
    Germans = "{carnutes}"
    [regions.Pictones]
    Germans = "1 Warband"
    [regions.Mandubii]
    Aedui = "9 Warbands"
    [regions.Bituriges]
    Aedui = "9 Warbands"
"""
)


@pytest.mark.proves("A8.7.5h")
def test_a8_7_5_a_leader_in_the_midst_of_control_goes_out_of_it() -> None:
    """All around Veneti is Germanic: he and five of six Warbands go one Region nearer to one that is not."""
    for leader in ("Ariovistus", "Successor"):
        board = SURROUNDED.format(leader=leader, carnutes="1 Warband")
        found = {tuple(ways(germans_turn(board, 6, die)).items()) for die in (1, 3, 6)}
        assert found == {(("Veneti", r),) for r in ("Atrebates", "Carnutes", "Pictones")}
    game = germans_turn(board, 6, 6)
    assert "the Leader is in the midst of Germanic Control: with 5 Warbands from Veneti to Pictones" in told(game)


def in_the_midst(*here: str) -> Acting:
    """The turn of the Germans if these are in Veneti, and all around it is Germanic."""
    board = SURROUNDED.format(leader="Ariovistus", carnutes="1 Warband")
    return germans_turn(board.replace('Germans = "Ariovistus, 6 Warbands"', "\n    ".join(here)), 6, 6)


@pytest.mark.proves("A8.7.5c")
@pytest.mark.parametrize(("aedui", "goes"), [(1, True), (2, False)])
def test_a8_7_5_a_leader_whom_control_needs_stays(aedui: int, goes: bool) -> None:
    """In the midst of Control, with two Warbands: against one other he can leave with none of them, against two he
    himself is needed."""
    game = in_the_midst('Germans = "Ariovistus, 2 Warbands"', f'Aedui = "{aedui} Warbands"')
    assert (f"G_MARCH {'yes' if goes else 'no'}" in boxes(game), game.control("Veneti")) == (True, "Germans")
    assert game.pieces("Veneti", "Germans").startswith("Ariovistus") is not goes


@pytest.mark.proves("A8.7.5h")
def test_a8_7_5_a_leader_in_the_midst_leaves_his_only_warband_behind() -> None:
    """He is to go, with the Warbands that can: one must stay, so that none goes along."""
    game = in_the_midst('Germans = "Ariovistus, 1 Warband"')
    assert ways(game) == {"Veneti": "Pictones"}
    assert game.pieces("Veneti", "Germans") == "1 Warband"
    assert game.pieces("Pictones", "Germans") == "Ariovistus, 1 Warband"
    assert "the Leader is in the midst of Germanic Control: with 0 Warbands from Veneti to Pictones" in told(game)


@pytest.mark.proves("A8.7.5c")
def test_a8_7_5_a_leader_in_the_midst_who_could_leave_nobody_behind_stays() -> None:
    """Alone with an Ally, which would keep Control: no Warband can stay where he comes from."""
    board = SURROUNDED.format(leader="Ariovistus", carnutes="1 Warband") + '    [tribes]\n    Veneti = "Germans"\n'
    game = germans_turn(board.replace('"Ariovistus, 6 Warbands"', '"Ariovistus"'), 6, 6)
    assert "G_MARCH no" in boxes(game)


def test_a8_7_5_a_leader_takes_no_region_alone() -> None:
    """Control is added by Warbands: with the one that must stay he would have none."""
    game = germans_turn(ONE + BARREN + '[regions.Bituriges]\nGermans = "Ariovistus, 1 Warband"\n', 6)
    assert "G_MARCH no" in boxes(game)


@pytest.mark.proves("A8.7.5h")
def test_a8_7_5_a_leader_next_to_other_regions_stays() -> None:
    """Pictones is nobody's, and too strong to be taken: he goes nowhere."""
    board = SURROUNDED.format(leader="Ariovistus", carnutes="1 Warband")
    board = board.replace('Pictones]\n    Germans = "1 Warband"', 'Pictones]\n    Arverni = "9 Warbands"')
    assert "G_MARCH no" in boxes(germans_turn(board, 6))


@pytest.mark.proves("A8.7.5i")
def test_a8_7_5_if_both_are_possible_dice_decide() -> None:
    """Two of three Warbands in Carnutes could go to him, or he out of the midst."""
    board = SURROUNDED.format(leader="Ariovistus", carnutes="3 Warbands")
    found = {tuple(ways(germans_turn(board, 6, die, 1))) for die in (1, 6)}
    assert found == {("Carnutes",), ("Veneti",)}


def test_a8_7_5_a_third_region_after_two() -> None:
    """With three Resources: Control of two Regions near Germania, then a group that could take nothing goes nearer."""
    board = (
        ONE.replace("1", "3")
        + BARREN
        + """
        [regions.Treveri]
        Germans = "Successor, 5 Warbands, Settlement"
        [regions.Morini]
        Germans = "5 Warbands"
        [regions.Veneti]
        Germans = "5 Warbands"
        [regions.Carnutes]
        Aedui = "9 Warbands"
        [regions.Pictones]
        Arverni = "9 Warbands"
        [regions.Atrebates]
        Belgae = "9 Warbands"
        [tribes]
        Treveri = "Dispersed"
        Morini = "Dispersed"
        Menapii = "Dispersed"
        Veneti = "Arverni"
        Namnetes = "Arverni"
    """
    )
    game = germans_turn(board, 6, 1, 1, 1, 1)
    assert boxes(game).startswith(TO_MARCH)
    assert len(ways(game)) == 3
    assert ways(game)["Veneti"] in ("Atrebates", "Carnutes")


@pytest.mark.proves("A8.7.5m")
def test_a8_7_5_frost_leads_to_rally() -> None:
    """G_MARCH no upon Frost: any Rally will do."""
    frost = 'card = 54\nnext = "Winter"\nineligible = ["Romans", "Aedui", "Belgae"]'
    board = held("Sugambri", "Ubii") + '[regions.Nervii]\nGermans = "3 Warbands"\nBelgae = "3 Warbands"'
    game = germans_turn(board, head=frost)
    assert boxes(game).startswith(TO_G4 + "G4 no, G5 no, G_MARCH no, G_RALLY yes")
    assert "Not possible: nobody can March in Frost" in told(game)


def test_a8_7_5_two_groups_for_two_regions_cast_no_idle_die() -> None:
    """8.3.4 Each group can take one Region, and both are taken: nothing is left to chance."""
    board = (
        ONE.replace("1", "2")
        + BARREN
        + """
        [regions.Cisalpina]
        Germans = "3 Warbands"
        [regions.Morini]
        Germans = "3 Warbands"
        [regions.Nervii]
        Belgae = "9 Warbands"
        [regions.Atrebates]
        Belgae = "9 Warbands"
        [regions.Sequani]
        Arverni = "9 Warbands"
        [regions.Provincia]
        Romans = "9 Auxilia, Fort"
        [tribes]
        Nori = "Dispersed"
        Morini = "Dispersed"
        Menapii = "Dispersed"
    """
    )
    game = germans_turn(board, 6)
    assert ways(game) == {"Morini": "Sugambri", "Cisalpina": "Ubii"}
    assert not game.steps("Germans", "pick")


@pytest.mark.proves("A8.7.5k", "A8.7.1ar")
def test_a8_7_5_intimidate_after_the_march() -> None:
    """Ariovistus comes to Sequani, where the Aedui have two Warbands: they are frightened away; so nobody Settles."""
    board = (
        TO_SEQUANI + '[regions.Treveri]\nGermans = "Ariovistus, 6 Warbands"\n[regions.Sequani]\nAedui = "2 Warbands"\n'
    )
    game = germans_turn(ONE + board, 6)
    assert boxes(game).startswith(TO_MARCH + ", G_INTIMIDATE yes")
    assert "G_SETTLE" not in boxes(game)
    assert game.pieces("Sequani", "Aedui") == ""


@pytest.mark.proves("A8.7.5d")
def test_a8_7_5_nobody_leaves_a_region_that_is_being_taken() -> None:
    """Four out of Bituriges win Pictones only because four are there already: these do not go on to take Veneti."""
    board = "[resources]\nGermans = 2\n" + BARREN + held("Carnutes", "Arverni", by='Arverni = "9 Warbands"')
    board += held("Aedui", "Mandubii", by='Aedui = "9 Warbands"') + '[regions.Bituriges]\nGermans = "5 Warbands"\n'
    board += '[regions.Pictones]\nGermans = "4 Warbands"\nBelgae = "6 Warbands"\n[tribes]\nBituriges = "Dispersed"'
    game = germans_turn(board, 6)
    assert ways(game) == {"Bituriges": "Pictones"}
    assert game.control("Pictones") == "Germans"


@pytest.mark.proves("8.4.1h")
def test_a8_7_5_the_leader_counts_those_who_come_with_him() -> None:
    """8.4.1 Three of his four Warbands go along, and two from Carnutes go to the same Region: he goes, too."""
    board = "[resources]\nGermans = 2\n" + BARREN + held("Arverni", "Veneti", by='Arverni = "9 Warbands"')
    board += held("Aedui", "Mandubii", by='Aedui = "9 Warbands"') + held("Atrebates", by='Belgae = "9 Warbands"')
    board += '[regions.Bituriges]\nGermans = "Ariovistus, 4 Warbands"\n[regions.Carnutes]\nGermans = "3 Warbands"\n'
    game = germans_turn(board + '[tribes]\nBituriges = "Dispersed"\nCarnutes = "Dispersed"\nAulerci = "Dispersed"', 6)
    assert ways(game) == {"Bituriges": "Pictones", "Carnutes": "Pictones"}
    assert game.pieces("Pictones", "Germans") == "Ariovistus, 5 Warbands"


@pytest.mark.proves("A8.7.5g")
def test_a8_7_5_the_last_march_enters_another_region() -> None:
    """The Leader has come to Bituriges, and help to Pictones: the three who were there do not follow him into a Region
    that has been entered before."""
    board = "[resources]\nGermans = 4\n" + BARREN + held("Arverni", "Carnutes", "Sequani", by='Arverni = "9 Warbands"')
    board += held("Mandubii", by='Aedui = "9 Warbands"') + held("Provincia", by='Romans = "9 Auxilia, Fort"')
    board += """
[regions.Atrebates]
Belgae = "9 Warbands"
[regions.Aedui]
Germans = "Successor, 6 Warbands"
[regions.Veneti]
Germans = "5 Warbands"
[regions.Pictones]
Germans = "3 Warbands"
Romans = "3 Auxilia"
[tribes]
Aedui = "Dispersed"
Veneti = "Dispersed"
Namnetes = "Dispersed"
"""
    game = germans_turn(board, 6)
    assert ways(game) == {"Aedui": "Bituriges", "Veneti": "Pictones"}


TOWARD_BITURIGES = BARREN + held("Carnutes", "Arverni", by='Aedui = "9 Warbands"') + held("Mandubii", "Aedui")
TOWARD_BITURIGES += (
    '[regions.Atrebates]\nBelgae = "9 Warbands"\n[regions.Bituriges]\nGermans = "Successor, 1 Warband"\n'
)


@pytest.mark.proves("A8.7.5g")
def test_a8_7_5_the_last_march_must_be_paid_for() -> None:
    """The one Resource pays for Control of Pictones; nothing is left for those who could go from Nervii to Treveri."""
    board = ONE + TOWARD_BITURIGES + held("Morini", by='Belgae = "9 Warbands"')
    board += '[regions.Veneti]\nGermans = "5 Warbands"\n[regions.Nervii]\nGermans = "3 Warbands"\n'
    board += '[regions.Treveri]\nRomans = "6 Auxilia"\n'
    game = germans_turn(board.replace("[regions.Sugambri]\ndevastated = true", held("Sugambri").strip()), 6)
    assert ways(game) == {"Veneti": "Pictones"}
    assert "germans.march.gather" not in game.notes("Germans")


@pytest.mark.proves("A8.7.5g")
def test_a8_7_5_who_has_marched_does_not_go_on() -> None:
    """Four come from Veneti and win Pictones; of the six who are there then, the two who were there before go to the
    Leader, though Control could spare three."""
    board = "[resources]\nGermans = 3\n" + TOWARD_BITURIGES + '[regions.Veneti]\nGermans = "5 Warbands"\n'
    board += '[regions.Pictones]\nGermans = "2 Warbands"\nRomans = "2 Auxilia"\n'
    game = germans_turn(board + '[tribes]\nVeneti = "Dispersed"\nNamnetes = "Dispersed"\nBituriges = "Dispersed"', 6)
    assert ways(game) == {"Veneti": "Pictones", "Pictones": "Bituriges"}
    assert game.pieces("Bituriges", "Germans") == "Successor, 3 Warbands"
    assert "2 Warbands from Pictones to Bituriges." in told(game)


@pytest.mark.proves("A8.7.5h")
def test_a8_7_5_a_leader_marches_once() -> None:
    """He has come to Veneti, and all around is Germanic then: he does not go on with the one who was there to the three
    in Pictones, though it would cost nothing (8)."""
    board = ONE + BARREN + held("Mandubii", "Bituriges", by='Aedui = "9 Warbands"')
    board += '[regions.Carnutes]\nGermans = "Ariovistus, 6 Warbands"\n[regions.Atrebates]\nGermans = "1 Warband"\n'
    board += '[regions.Pictones]\nGermans = "3 Warbands"\nRomans = "2 Auxilia"\n'
    board += '[regions.Veneti]\nGermans = "1 Warband"\nArverni = "Warband"\n'
    game = germans_turn(board + '[capabilities]\n8 = "unshaded Germans"', 6)
    assert ways(game) == {"Carnutes": "Veneti"}
    assert "germans.march.lead" not in game.notes("Germans")


@pytest.mark.proves("A8.7.5d")
def test_a8_7_5_from_each_region_one_group() -> None:
    """One of five Warbands leaves Ariovistus in Veneti to take Atrebates, as four stay with him and three Arverni are
    there; now that all around is Germanic he does not leave as well, for the four in Pictones."""
    board = ONE + BARREN + held("Mandubii", "Bituriges", by='Aedui = "9 Warbands"')
    board += '[regions.Veneti]\nGermans = "Ariovistus, 5 Warbands"\nArverni = "3 Warbands"\n'
    board += '[regions.Pictones]\nGermans = "4 Warbands"\nRomans = "3 Auxilia"\n'
    board += '[regions.Carnutes]\nGermans = "1 Warband"\n'
    game = germans_turn(board + '[capabilities]\n8 = "unshaded Germans"', 6)
    assert ways(game) == {"Veneti": "Atrebates"}
    assert game.pieces("Veneti", "Germans").startswith("Ariovistus, ")
    assert "germans.march.lead" not in game.notes("Germans")
