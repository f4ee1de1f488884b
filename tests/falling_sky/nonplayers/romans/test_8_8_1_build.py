"""8.8.1 Build: Forts, then enemy Allies, then Roman Allies, as long as Rome has six Resources."""

import pytest

from tests.falling_sky.nonplayers.acting import Acting
from tests.falling_sky.nonplayers.romans.boards import ALL, FROST, HEAD, boxes, did, priorities, roman_turn

# The Romans Recruit Auxilia in Atrebates and Provincia (8.8.4), and before that Build next door to Caesar.
BASE = """
[resources]
Romans = {}
[regions.Provincia]
Romans = "Caesar, Fort"
{}
[tribes]
Atrebates = "Romans"
Bellovaci = "Romans"
Remi = "Romans"
Helvii = "Romans"
{}
"""


def build(regions: str, tribes: str = "", *dice: int, resources: int = 6, head: str = HEAD) -> Acting:
    """A Build with these pieces next to Provincia."""
    return roman_turn(BASE.format(resources, regions, tribes), *dice, head=head)


def built(game: Acting) -> list[str]:
    found = [each.removeprefix("build ").removeprefix("build_what ") for each in did(game, "build", "build_what")]
    return [each for each in found if each != "done"]


@pytest.mark.proves("8.8.1ca")
def test_8_8_1_forts_before_allies() -> None:
    """1 Six Resources pay for one thing: the Fort, not the Roman Ally."""
    game = build('[regions.Sequani]\nRomans = "Auxilia"')
    assert boxes(game).endswith("R_RECRUIT yes, R_BUILD yes")
    assert built(game) == ["region Sequani", "fort"]
    assert game.resources("Romans") == 4


@pytest.mark.proves("8.8.1by")
def test_8_8_1_nothing_below_six_resources() -> None:
    """R_BUILD no: with five Resources nothing is Built, and Scout comes instead."""
    game = build('[regions.Sequani]\nRomans = "Auxilia"', resources=5)
    assert "R_BUILD no, R_SCOUT" in boxes(game)
    assert game.resources("Romans") == 5


@pytest.mark.proves("8.8.1by")
def test_8_8_1_spending_goes_on_from_six_resources() -> None:
    """With seven one work, and five are left; with eight two, and four are left."""
    regions = '[regions.Sequani]\nRomans = "Auxilia"\n[regions.Arverni]\nRomans = "Auxilia"'
    assert build(regions, "", 1, resources=7).resources("Romans") == 5
    assert build(regions, "", 1, resources=8).resources("Romans") == 4
    assert build(regions, "", 1, resources=9).resources("Romans") == 5


@pytest.mark.proves("8.8.1cb")
@pytest.mark.parametrize("faction", ["Arverni", "Belgae", "Germans"])
def test_8_8_1_forts_first_at_hostile_warbands(faction: str) -> None:
    """1a Where Arverni, Belgae or Germans have Warbands, before where the Aedui have some."""
    for there, other in (("Sequani", "Arverni"), ("Arverni", "Sequani")):
        board = f'[regions.{there}]\nRomans = "2 Auxilia"\n{faction} = "Warband"\n'
        board += f'[regions.{other}]\nRomans = "2 Auxilia"\nAedui = "Warband"'
        game = build(board)
        assert built(game)[0] == f"region {there}"
        assert "romans.build.forts_at_warbands" in priorities(game)


def test_8_8_1_equal_sites_by_dice() -> None:
    """8.3.4 Two Regions alike."""
    regions = '[regions.Sequani]\nRomans = "Auxilia"\n[regions.Arverni]\nRomans = "Auxilia"'
    assert {built(build(regions, "", die))[0] for die in (1, 6)} == {"region Sequani", "region Arverni"}


def test_8_3_4_no_die_where_all_is_built() -> None:
    """Resources for both Forts, so that their order does not matter."""
    game = build('[regions.Sequani]\nRomans = "Auxilia"\n[regions.Aedui]\nRomans = "Auxilia"', resources=8)
    assert {"region Sequani", "region Aedui"} <= set(built(game))
    assert not game.steps("Romans", "pick")


def test_8_3_4_no_die_among_allies_all_of_which_are_removed() -> None:
    """A Belgic Ally in each of two Regions under Roman Control: both go, and no die says which first."""
    regions = '[regions.Sequani]\nRomans = "3 Auxilia, Fort"\n[regions.Arverni]\nRomans = "3 Auxilia, Fort"'
    tribes = 'Helvetii = "Belgae"\nCadurci = "Belgae"\nSequani = "Dispersed"\nArverni = "Dispersed"\n'
    game = build(regions, tribes + 'Volcae = "Dispersed"', resources=12)
    assert "Belgae" not in (game.tribe("Helvetii"), game.tribe("Cadurci"))
    assert not game.steps("Romans", "pick")


HELD = '[regions.Sequani]\nRomans = "5 Auxilia, Fort"'


@pytest.mark.proves("8.8.1cc")
def test_8_8_1_subdue_before_a_roman_ally() -> None:
    """2 The Ally of the Arverni goes; the other Tribe there waits, as a Region has one such work only."""
    game = build(HELD, 'Sequani = "Arverni"', resources=9)
    assert built(game) == ["region Sequani", "subdue Sequani"]
    assert game.resources("Romans") == 7


@pytest.mark.proves("8.8.1cc")
def test_8_8_1_subdue_the_best_margin_first() -> None:
    """2a Aedui with one Ally less than the Romans are nearer to victory than Arverni; Germans have no margin."""
    game = build(HELD, 'Sequani = "Arverni"\nHelvetii = "Aedui"')
    assert built(game)[-1] == "subdue Helvetii"
    assert "romans.build.best_margin" in game.priorities("Romans")
    assert built(build(HELD, 'Sequani = "Aedui"\nHelvetii = "Arverni"'))[-1] == "subdue Sequani"
    assert built(build(HELD, 'Sequani = "Germans"\nHelvetii = "Arverni"'))[-1] == "subdue Helvetii"


@pytest.mark.proves("8.8.1cd")
def test_8_8_1_subdue_players_allies_first() -> None:
    """2b Arverni and Aedui are both three short of victory: the one of them who is played."""
    more = ("Cadurci", "Volcae", "Carnutes", "Aulerci")
    tribes = 'Sequani = "Arverni"\nHelvetii = "Aedui"\n' + "".join(f'{tribe} = "Arverni"\n' for tribe in more)
    board = BASE.format(6, HELD, tribes + 'Bituriges = "Aedui"')
    for player, other, tribe in (("Arverni", "Aedui", "Sequani"), ("Aedui", "Arverni", "Helvetii")):
        game = roman_turn(board, nonplayers=f'["Romans", "{other}"]')
        assert built(game) == ["region Sequani", f"subdue {tribe}"], player
        assert "romans.build.players" in game.priorities("Romans")


@pytest.mark.proves("8.8.1ce")
def test_8_8_1_roman_allies_last() -> None:
    """3 With nothing else to do, Roman Allies, in Cities first (8.4.1)."""
    assert built(build(HELD)) == ["region Sequani", "ally Sequani"]


@pytest.mark.proves("8.8.1bz")
def test_8_8_1_after_a_seize_not_where_rome_seized() -> None:
    """R_BUILD no: the Romans Seized in Provincia, where a Roman Ally could have been placed."""
    game = roman_turn('[resources]\nRomans = 9\n[regions.Provincia]\nRomans = "Caesar, Fort"')
    assert boxes(game).endswith("R_RECRUIT no, R_SEIZE yes, R_BUILD no, R_SCOUT no")
    assert game.tribe("Helvii") == "Subdued"


def test_8_8_1_players_are_asked_for_the_supply_line() -> None:
    """3.2.1 The Sequani Region is held by the played Aedui: if they refuse, nothing is Built there."""
    regions = '[regions.Sequani]\nRomans = "Auxilia"\nAedui = "3 Revealed Warbands"'
    agreed = build(regions)
    agreed.play("Aedui agree_supply yes")
    assert "Fort" in agreed.pieces("Sequani", "Romans")
    refused = build(regions)
    refused.play("Aedui agree_supply no")
    assert "Fort" not in refused.pieces("Sequani", "Romans")
    assert refused.resources("Romans") == 6


def test_8_8_1_what_a_refusal_saves_is_built_elsewhere() -> None:
    """One work can be paid for, at hostile Warbands; refused there, it is done in the other Region."""
    regions = '[regions.Sequani]\nRomans = "Auxilia"\nAedui = "3 Revealed Warbands"\nBelgae = "Warband"'
    game = build(regions + '\n[regions.Arverni]\nRomans = "Auxilia"')
    game.play("Aedui agree_supply no")
    assert "Fort" in game.pieces("Arverni", "Romans")


def test_8_8_1_frost_spares_the_ally_that_holds_a_player_back() -> None:
    """8.4.4 Without their fifth Ally the Arverni would no longer keep the Aedui, who have five, from victory."""
    arverni, aedui = (
        ("Sequani", "Cadurci", "Volcae", "Carnutes", "Aulerci"),
        ("Bituriges", "Treveri", "Nervii", "Veneti"),
    )
    tribes = "".join(f'{tribe} = "Arverni"\n' for tribe in arverni)
    tribes += "".join(f'{tribe} = "Aedui"\n' for tribe in (*aedui, "Namnetes"))
    board = BASE.format(6, HELD, tribes)
    assert built(roman_turn(board, head=FROST)) == ["region Sequani", "ally Helvetii"]
    assert built(roman_turn(board, head=FROST, nonplayers=ALL)) == ["region Sequani", "subdue Sequani"]


def test_8_8_1_cities_are_subdued_first() -> None:
    """8.4.1 Of two Arverni Allies in a Region that in the City, whatever the dice say."""
    for die in (1, 3, 6):
        board = '[regions.Sequani]\nRomans = "5 Auxilia, Fort"'
        game = build(board, 'Sequani = "Arverni"\nHelvetii = "Arverni"', die, die)
        assert built(game) == ["region Sequani", "subdue Sequani"]
        assert "romans.build.worthiest" in priorities(game)


def test_8_8_1_equal_allies_by_the_order_of_targets() -> None:
    """8.4.1 Arverni and Belgae, both played, have the same margin: the Arverni first, whatever the dice say."""
    held = "\n".join(f'[regions.{r}]\nBelgae = "Warband"' for r in ("Morini", "Nervii", "Veneti", "Bituriges"))
    regions = f'[regions.Sequani]\nRomans = "5 Auxilia, Fort"\n[regions.Arverni]\nRomans = "5 Auxilia, Fort"\n{held}'
    for die in (1, 6):
        game = build(regions, 'Helvetii = "Belgae"\nCadurci = "Arverni"', die, die)
        assert game.margin("Arverni") + 1 == game.margin("Belgae")
        assert built(game) == ["region Arverni", "subdue Cadurci"]
        assert "romans.build.order_of_targets" in priorities(game)


@pytest.mark.proves("8.8.1bv", "8.8.3b")
def test_8_8_1_build_after_a_march() -> None:
    """8.8.3 After the March to Sequani a Fort is Built there."""
    board = """
        [resources]
        Romans = 9
        [regions.Britannia]
        Romans = "8 Auxilia"
        [regions.Provincia]
        Romans = "Caesar, 2 Legions, 6 Auxilia, Fort"
        [tribes]
        Helvetii = "Belgae"
    """
    game = roman_turn(board, 5)
    assert boxes(game).endswith("R5 no, R_MARCH yes, R_SCOUT_MARCH no, R_BUILD yes")
    assert game.pieces("Sequani", "Romans").endswith("Fort")
