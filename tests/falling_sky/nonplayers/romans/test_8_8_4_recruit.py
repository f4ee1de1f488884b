"""8.8.4 Recruit: if it places two Allies or six pieces; Allies before Auxilia, first in Supply Lines."""

import pytest

from tests.falling_sky.nonplayers.romans.boards import ALL, TO_R5, boxes, commanded, did, priorities, roman_turn


@pytest.mark.proves("8.1a", "8.8.4b")
def test_8_8_4_two_allies_are_enough() -> None:
    """R_RECRUIT yes: two Regions under Roman Control, an Ally in each; so it is with three."""
    board = '[resources]\nRomans = 5\n[regions.{}]\nRomans = "2 Auxilia"\n[regions.Bituriges]\nRomans = "2 Auxilia"\n'
    game = roman_turn(board.format("Treveri"))
    assert boxes(game).startswith(TO_R5 + "R5 yes, R_RECRUIT yes")
    assert (game.tribe("Treveri"), game.tribe("Bituriges")) == ("Romans", "Romans")
    assert game.resources("Romans") == 5
    three = roman_turn(board.format("Treveri") + '[regions.Sequani]\nRomans = "2 Auxilia"\n')
    assert boxes(three).startswith(TO_R5 + "R5 yes, R_RECRUIT yes")


@pytest.mark.proves("8.8.4b", "8.8.4h")
def test_8_8_4_one_ally_and_few_auxilia_are_not() -> None:
    """R_RECRUIT no: an Ally in Treveri, and in Provincia two Auxilia for the Fort."""
    board = '[resources]\nRomans = 5\n[regions.Treveri]\nRomans = "2 Auxilia"\n[tribes]\nHelvii = "Arverni"'
    assert boxes(roman_turn(board)).startswith(TO_R5 + "R5 yes, R_RECRUIT no, R_SEIZE")


@pytest.mark.proves("8.8.4c")
@pytest.mark.parametrize(
    ("more", "enough"), [('Nervii = "Romans"\nTreveri = "Romans"', "yes"), ('Nervii = "Romans"', "yes"), ("", "no")]
)
def test_8_8_4_six_pieces_are_enough(more: str, enough: str) -> None:
    """R_RECRUIT: three Auxilia at Allies in Atrebates, two for Provincia's Fort, and at least one more elsewhere."""
    tribes = ("Atrebates", "Bellovaci", "Remi")
    board = "[resources]\nRomans = 5\n[tribes]\n" + "".join(f'{tribe} = "Romans"\n' for tribe in tribes)
    game = roman_turn(board + f'Helvii = "Arverni"\nEburones = "Arverni"\n{more}')
    assert boxes(game).startswith(f"{TO_R5}R5 yes, R_RECRUIT {enough}")


@pytest.mark.parametrize(("nonplayers", "enough"), [('["Romans"]', "no"), ('["Romans", "Aedui"]', "yes")])
def test_8_8_4_a_fort_that_hangs_on_a_player_is_not_counted_on(nonplayers: str, enough: str) -> None:
    """R_RECRUIT: four Auxilia in Provincia, one at Nervii, and one at the Fort to be built in the Aedui Region before
    it; Non-player Aedui are sure to let a Supply Line through, a player is not."""
    board = """
[resources]
Romans = 8
[regions.Provincia]
Romans = "Caesar, Fort"
[regions.Aedui]
Romans = "Auxilia"
Aedui = "4 Warbands"
[tribes]
Helvii = "Romans"
Nervii = "Romans"
Eburones = "Arverni"
"""
    assert boxes(roman_turn(board, nonplayers=nonplayers)).startswith(f"{TO_R5}R5 yes, R_RECRUIT {enough}")


# Six Auxilia are Available: three could come to Atrebates, two to Provincia's Fort, one to Nervii, one to Treveri.
SCARCE = """
[resources]
Romans = 5
[regions.Britannia]
Romans = "14 Auxilia"
[tribes]
Catuvellauni = "Arverni"
Helvii = "Arverni"
Eburones = "Arverni"
Atrebates = "Romans"
Bellovaci = "Romans"
Remi = "Romans"
Nervii = "Romans"
Treveri = "Romans"
"""


@pytest.mark.proves("8.8.4f")
@pytest.mark.parametrize(("die", "last"), [(1, "Nervii"), (6, "Treveri")])
def test_8_8_4_most_auxilia_first(die: int, last: str) -> None:
    """3 Too few for all: first where most can be placed; a die decides about the last one."""
    game = roman_turn(SCARCE, die)
    assert [each for each in commanded(game) if each != "done"] == [
        "recruit Atrebates",
        "recruit Provincia",
        f"recruit {last}",
    ]
    assert "romans.recruit.most_auxilia" in priorities(game)
    assert len(game.steps("Romans", "pick")) == 1


@pytest.mark.proves("8.8.4g")
def test_8_8_4_auxilia_first_in_a_supply_line() -> None:
    """3a The Arverni Control Atrebates, so that it is part of no Supply Line: it gets what the others leave."""
    board = SCARCE.replace("[tribes]", '[regions.Atrebates]\nArverni = "5 revealed Warbands"\n[tribes]')
    game = roman_turn(board, nonplayers='["Romans", "Arverni"]')
    assert [each for each in commanded(game) if each != "done"][-1] == "recruit Atrebates"
    assert game.pieces("Atrebates", "Romans") == "2 Auxilia"


def test_8_3_4_no_die_where_all_are_recruited() -> None:
    """Enough Auxilia for every Region: no die is cast, nor any priority looked at."""
    game = roman_turn(SCARCE.replace("14 Auxilia", "11 Auxilia"))
    assert {each for each in commanded(game) if each != "done"} == {
        f"recruit {region}" for region in ("Atrebates", "Provincia", "Nervii", "Treveri")
    }
    assert not game.steps("Romans", "pick")
    assert not priorities(game)


def test_8_3_4_no_die_for_a_recruit_that_does_not_take_place() -> None:
    """R_RECRUIT no: of two Tribes in Treveri one could become an Ally, but that is not enough, and no die is cast."""
    board = '[resources]\nRomans = 5\n[regions.Sequani]\nRomans = "2 Auxilia"\n[tribes]\nHelvii = "Arverni"\n'
    game = roman_turn(board, nonplayers=ALL)
    assert boxes(game).startswith(TO_R5 + "R5 yes, R_RECRUIT no")
    assert not game.steps("Romans", "pick")


FEW_ALLIES = """
[resources]
Romans = 5
[regions.Sequani]
Romans = "2 Auxilia, Fort"
[regions.Bituriges]
Romans = "2 Auxilia"
[tribes]
Sequani = "Arverni"
Helvii = "Arverni"
Eburones = "Arverni"
Atrebates = "Romans"
Bellovaci = "Romans"
Remi = "Romans"
Nervii = "Romans"
Treveri = "Romans"
"""


@pytest.mark.parametrize("die", [1, 6])
def test_8_8_4_the_last_ally_where_it_costs_fewest_auxilia(die: int) -> None:
    """8.4 The last Ally comes to Bituriges, where no Auxilia could be placed, not to the Fort in Sequani."""
    game = roman_turn(FEW_ALLIES, die)
    assert (game.tribe("Bituriges"), game.tribe("Helvetii")) == ("Romans", "Subdued")
    assert "romans.recruit.fewest_auxilia_forgone" in priorities(game)
    assert not game.steps("Romans", "pick")


@pytest.mark.proves("8.8.4d")
def test_8_8_4_allies_before_auxilia() -> None:
    """2, 3 In Treveri, where there is a Fort, an Ally and not one Auxilia."""
    board = '[resources]\nRomans = 5\n[regions.Treveri]\nRomans = "2 Auxilia, Fort"\n'
    board += '[regions.Bituriges]\nRomans = "2 Auxilia"\n'
    game = roman_turn(board)
    assert did(game, "recruit")[0] == "recruit place_ally"
    assert game.tribe("Treveri") == "Romans"


# The Arverni hold what parts Carnutes from Provincia; Treveri has a Supply Line by way of Ubii.
CUT = """
[resources]
Romans = {}
[regions.Mandubii]
Arverni = "3 Revealed Warbands"
[regions.Bituriges]
Arverni = "3 Revealed Warbands"
[regions.Pictones]
Arverni = "3 Revealed Warbands"
[regions.Atrebates]
Arverni = "3 Revealed Warbands"
[regions.Veneti]
Arverni = "3 Revealed Warbands"
{}
[tribes]
Helvii = "Arverni"
"""


@pytest.mark.proves("8.8.4e")
def test_8_8_4_first_in_a_supply_line() -> None:
    """2a, 3a The Ally in Treveri costs nothing and comes first; that in Carnutes two Resources."""
    regions = '[regions.Carnutes]\nRomans = "2 Auxilia"\n[regions.Treveri]\nRomans = "2 Auxilia"\n'
    text = CUT.format(5, regions)
    game = roman_turn(text, nonplayers='["Romans", "Arverni"]')
    assert [each for each in commanded(game) if each != "recruit Provincia"][:2] == [
        "recruit Treveri",
        "recruit Carnutes",
    ]
    assert "romans.recruit.in_supply" in priorities(game)
    assert game.resources("Romans") == 3


def test_8_8_4_no_money_no_recruit_out_of_supply() -> None:
    """With one Resource only the Ally in supply can be placed: not enough."""
    regions = '[regions.Carnutes]\nRomans = "2 Auxilia"\n[regions.Treveri]\nRomans = "2 Auxilia"\n'
    game = roman_turn(CUT.format(1, regions), nonplayers='["Romans", "Arverni"]')
    assert "R_RECRUIT no" in boxes(game)


def test_8_8_4_players_are_asked_before_it_is_paid_for() -> None:
    """3.2.1 A played Arverni who agrees saves two Resources."""
    regions = '[regions.Carnutes]\nRomans = "2 Auxilia"\n[regions.Treveri]\nRomans = "2 Auxilia"\n'
    for answer, left in (("yes", 5), ("no", 3)):
        game = roman_turn(CUT.format(5, regions))
        game.play(f"Arverni agree_supply {answer}")
        assert game.tribe("Aulerci") == "Romans" or game.tribe("Carnutes") == "Romans"
        assert game.resources("Romans") == left


@pytest.mark.proves("8.8.1bx", "8.8.4i", "8.8.4j")
def test_8_8_4_build_before_recruit() -> None:
    """R_BUILD yes: the Fort that is Built first brings Control of Sequani and so a second Ally; without it the Recruit
    would not be worth it."""
    board = """
        [resources]
        Romans = 6
        [regions.Provincia]
        Romans = "Caesar, Fort"
        [regions.Sequani]
        Romans = "Auxilia"
        Belgae = "Revealed Warband"
        [tribes]
        Atrebates = "Romans"
        Remi = "Romans"
        Helvii = "Romans"
    """
    game = roman_turn(board)
    assert boxes(game).endswith("R_RECRUIT yes, R_BUILD yes")
    assert commanded(game)[0] == "ability Build"
    assert game.tribe("Sequani") == "Romans"
    assert "R_RECRUIT no" in boxes(roman_turn(board.replace("Romans = 6", "Romans = 5")))


@pytest.mark.proves("8.8.4k")
def test_8_8_4_scout_before_recruit() -> None:
    """R_BUILD no, R_SCOUT yes: with five Resources nothing is Built; the Scout comes before the Recruit (text)."""
    board = """
        [resources]
        Romans = 5
        [regions.Provincia]
        Romans = "Caesar, 4 Auxilia, Fort"
        [regions.Sequani]
        Romans = "Auxilia"
        Belgae = "2 Warbands"
        [tribes]
        Nervii = "Romans"
        Atrebates = "Romans"
        Remi = "Romans"
        Helvii = "Romans"
    """
    game = roman_turn(board)
    assert boxes(game).endswith("R_RECRUIT yes, R_BUILD no, R_SCOUT yes")
    assert commanded(game)[0] == "ability Scout"
    assert game.pieces("Sequani", "Belgae") == "2 scouted Warbands"


# The Belgae hold Belgica, and the way out of Nervii and Atrebates leads over Regions that nobody Controls.
COMMIUS = """
[resources]
Romans = 0
[regions.Nervii]
Belgae = "4 Warbands"
[regions.Atrebates]
Belgae = "4 Warbands"
[regions.Morini]
Belgae = "4 Warbands"
[tribes]
Helvii = "Arverni"
Morini = "Belgae"
Menapii = "Belgae"
"""


def test_8_8_4_with_commius_belgica_counts_in_the_supply_line() -> None:
    """55 Unshaded, R_RECRUIT yes: in Belgica two Allies are free, as it counts as Roman Controlled in the Supply Lines
    of a Recruit; without it nothing can be paid for."""
    game = roman_turn(COMMIUS + '[capabilities]\n55 = "unshaded"\n', nonplayers=ALL)
    assert boxes(game).startswith(TO_R5 + "R5 yes, R_RECRUIT yes")
    assert len([each for each in commanded(game) if each != "done"]) > 1
    assert [game.pieces(r, "Belgae") for r in ("Nervii", "Atrebates")] == ["4 Warbands", "4 Warbands"]
    assert "Romans" in (game.tribe("Nervii"), game.tribe("Eburones"))
    assert "Romans" in (game.tribe("Atrebates"), game.tribe("Bellovaci"), game.tribe("Remi"))
    assert game.resources("Romans") == 0
    assert boxes(roman_turn(COMMIUS, nonplayers=ALL)).startswith(TO_R5 + "R5 yes, R_RECRUIT no")


def test_8_8_4_with_commius_aedui_are_asked_for_what_lies_behind_belgica() -> None:
    """55 The way from Morini leads through Belgica to Regions of Aedui who are played: they are asked for a Supply
    Line, and the Romans do not pay instead."""
    board = COMMIUS.replace("Romans = 0", "Romans = 5").replace('Morini = "Belgae"\nMenapii', "Menapii")
    around = ("Treveri", "Mandubii", "Carnutes", "Veneti", "Ubii", "Sugambri")
    board = board.replace("[tribes]", "".join(f'[regions.{r}]\nAedui = "2 Warbands"\n' for r in around) + "[tribes]")
    game = roman_turn(board + '[capabilities]\n55 = "unshaded"\n', nonplayers='["Romans", "Arverni", "Belgae"]')
    assert game.asked.startswith("Aedui agree_supply")
    assert did(game, "seek_supply") == ["seek_supply ask Aedui"]
