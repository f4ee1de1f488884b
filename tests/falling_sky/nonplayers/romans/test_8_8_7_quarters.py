"""8.8.7 Quarters; 8.3.1 the Legions of the Harvest box."""

import pytest

from alesia.words import explain_lines
from tests.falling_sky.nonplayers.acting import Acting
from tests.falling_sky.nonplayers.romans.boards import ALL, did, priorities, roman_turn

# The first Winter of Pax Gallica? has no Victory Phase and no Germans Phase.
HEAD = 'card = "Winter"\nfirst_winter_special = true'


def winter(board: str, *dice: int, resources: int = 10, nonplayers: str = ALL, head: str = HEAD) -> Acting:
    """A Winter until the game's own dice are due."""
    text = f"[resources]\nRomans = {resources}\n{board}"
    return roman_turn(text, *dice, head=head, nonplayers=nonplayers, scenario="pax-gallica")


def rolled_for(game: Acting) -> bool:
    return game.asked == "Chance quarters_roll"


@pytest.mark.proves("8.8.7a", "8.8.7b", "8.8.7c", "8.8.7e")
def test_8_8_7_a_garrison_stays_and_all_others_go_to_provincia() -> None:
    """One Auxilia stays for the Fort and one for the Ally; Leader, Legions and other Auxilia go to Provincia."""
    board = '[regions.Mandubii]\nRomans = "Caesar, 2 Legions, 5 Auxilia, Fort"\n[tribes]\nSenones = "Romans"'
    game = winter(board)
    assert game.pieces("Mandubii", "Romans") == "2 Auxilia, Fort"
    assert game.pieces("Provincia", "Romans").startswith("Caesar,")
    assert did(game, "leader_to_provincia") == ["leader_to_provincia yes"]
    assert not rolled_for(game)


@pytest.mark.proves("8.8.7d")
def test_8_8_7_legions_do_not_garrison() -> None:
    """Where there are no Auxilia the Legions go all the same."""
    game = winter('[regions.Mandubii]\nRomans = "2 Legions, Fort"')
    assert game.pieces("Mandubii", "Romans") == "Fort"


# Treveri is out of supply: all around is held by the Arverni, but for what a test says.
CUT = """
[regions.Treveri]
Romans = "{}"
{}
[regions.Sequani]
{}
[regions.Nervii]
Arverni = "4 Warbands"
[regions.Morini]
Arverni = "Warband"
[regions.Atrebates]
Arverni = "4 Warbands"
[regions.Mandubii]
Arverni = "4 Warbands"
[regions.Ubii]
Arverni = "4 Warbands"
[regions.Sugambri]
Arverni = "4 Warbands"
"""


@pytest.mark.proves("8.8.7f")
def test_8_8_7_by_way_of_an_adjacent_supply_line() -> None:
    """Treveri, held by the Arverni, is no Supply Line Region; from Sequani, under Roman Control, they go on."""
    board = CUT.format("2 Legions, 3 Auxilia", 'Arverni = "9 Warbands"', 'Romans = "Auxilia"')
    game = winter(board)
    assert did(game, "quarters_from")[0] == "quarters_from region Treveri"
    assert (game.pieces("Treveri", "Romans"), game.pieces("Sequani", "Romans")) == ("", "")


def test_8_8_7_nonplayer_aedui_let_them_in() -> None:
    """8.6.6 By way of a Region that Non-player Aedui hold; a player is asked, and may refuse."""
    board = CUT.format("Legion", 'Arverni = "9 Warbands"', 'Aedui = "Warband"')
    assert winter(board).pieces("Treveri", "Romans") == ""
    played = winter(board, nonplayers='["Romans", "Arverni", "Belgae"]')
    while not played.asked.startswith("Aedui agree"):
        played.play("Aedui quarters_from done")
    played.play("Aedui agree_quarters no")
    assert played.pieces("Treveri", "Romans") == "1 Legion"


def test_8_8_7_straight_to_provincia() -> None:
    """Out of the Arverni Region, held by the Arverni, not by way of the Aedui Region under Roman Control."""
    board = """
[regions.Arverni]
Romans = "Legion, 2 Auxilia"
Arverni = "9 Warbands"
[regions.Aedui]
Romans = "Auxilia"
"""
    for die in (1, 6):
        game = winter(board, die, die)
        assert did(game, "quarters_to") == ["quarters_to region Provincia"]
        assert "romans.quarters.provincia" in priorities(game)
        assert game.pieces("Arverni", "Romans") == ""


def test_8_8_7_rather_by_a_sure_supply_line() -> None:
    """Mandubii and its Supply Line hang on the Belgae, who are played; Sequani is Roman: whatever the dice say, there,
    and on to Provincia."""
    board = CUT.format("Legion, 2 Auxilia", 'Arverni = "9 Warbands"', 'Romans = "Auxilia"')
    board = board.replace('[regions.Mandubii]\nArverni = "4 Warbands"', '[regions.Mandubii]\nBelgae = "4 Warbands"')
    for die in (1, 6):
        game = winter(board, die, die, nonplayers='["Romans", "Aedui", "Arverni"]')
        game.play("Belgae quarters_from done")
        assert did(game, "quarters_to") == ["quarters_to region Sequani"]
        assert "romans.quarters.sure_supply" in priorities(game)
        assert game.pieces("Provincia", "Romans").startswith("1 Legion, 3 Auxilia")


AEDUI_PLAYED = '["Romans", "Arverni", "Belgae"]'


@pytest.mark.parametrize(("region", "more"), [("Aedui", ""), ("Bituriges", '[regions.Mandubii]\nRomans = "Auxilia"')])
def test_8_8_7_whoever_can_reach_provincia_for_sure_does_not_hang_on_a_player(region: str, more: str) -> None:
    """Their own Supply Line would need the leave of the Aedui, who are played; Provincia next door, or a Roman Region
    with a Supply Line, does not: they go there at once, and nobody is asked."""
    board = f'[regions.{region}]\nRomans = "Legion, 2 Auxilia"\nAedui = "9 Warbands"\n{more}'
    game = winter(board, nonplayers=AEDUI_PLAYED)
    game.play("Aedui quarters_from done")
    assert did(game, "quarters_from")[0] == f"quarters_from region {region}"
    assert not game.asked.startswith("Aedui agree_supply")
    assert game.pieces(region, "Romans") == ""
    assert game.pieces("Provincia", "Romans").startswith("1 Legion, ")


def test_8_8_7_whoever_has_no_other_way_hangs_on_a_player() -> None:
    """No Roman Region is next to Bituriges: they wait there for the leave of the Aedui."""
    board = '[regions.Bituriges]\nRomans = "Legion"\nAedui = "9 Warbands"'
    game = winter(board, nonplayers=AEDUI_PLAYED)
    game.play("Aedui quarters_from done")
    assert game.asked.startswith("Aedui agree_supply")
    game.play("Aedui agree_supply yes")
    assert game.pieces("Bituriges", "Romans") == ""


@pytest.mark.proves("8.8.7g")
def test_8_8_7_out_of_devastation() -> None:
    """Those who cannot get to Provincia leave a Devastated Region, but not another."""
    burnt = CUT.format("Legion, 2 Auxilia", 'Arverni = "9 Warbands"\ndevastated = true', 'Arverni = "4 Warbands"')
    burnt = burnt.replace('[regions.Nervii]\nArverni = "4 Warbands"', '[regions.Nervii]\nRomans = "Auxilia, Fort"')
    game = winter(burnt)
    assert game.pieces("Treveri", "Romans") == ""
    whole = winter(burnt.replace("devastated = true\n", ""))
    assert whole.pieces("Treveri", "Romans") == "1 Legion, 2 Auxilia"


@pytest.mark.proves("8.8.7h")
def test_8_8_7_pay_for_every_piece() -> None:
    """Two Resources for each piece without an Ally there, with no reserve; no dice while money lasts."""
    board = CUT.format("Legion, 2 Auxilia", 'Arverni = "9 Warbands"', 'Arverni = "4 Warbands"')
    paid = winter(board, resources=6)
    assert not rolled_for(paid)
    assert paid.pieces("Treveri", "Romans") == "1 Legion, 2 Auxilia"
    poor = winter(board, resources=5)
    assert rolled_for(poor)
    assert did(poor, "pay_or_roll")[:2] == ["pay_or_roll pay Legion", "pay_or_roll pay Hidden Auxilia"]


PAY = CUT.format("2 Auxilia", 'Arverni = "9 Warbands"', 'Arverni = "4 Warbands"')


@pytest.mark.proves("8.8.7i")
def test_8_8_7_first_at_roman_allies() -> None:
    """Where there is a Roman Ally before where there is none."""
    board = PAY.replace("[regions.Nervii]\n", '[regions.Nervii]\nRomans = "2 Auxilia"\n')
    game = winter(board + '[tribes]\nNervii = "Romans"', resources=1)
    assert did(game, "quarters_region")[0] == "quarters_region region Nervii"
    assert "romans.quarters.at_allies" in priorities(game)
    other = winter(board + '[tribes]\nTreveri = "Romans"', resources=1)
    assert did(other, "quarters_region")[0] == "quarters_region region Treveri"


@pytest.mark.proves("8.3.4d")
def test_8_3_4_no_die_where_one_region_alone_must_pay() -> None:
    """The Auxilia at the Fort in Nervii stays free: whatever is paid is paid in Treveri, though not for all."""
    board = PAY.replace("[regions.Nervii]\n", '[regions.Nervii]\nRomans = "{}"\n')
    game = winter(board.format("Auxilia, Fort"), resources=2)
    assert did(game, "quarters_region") == ["quarters_region region Treveri"]
    assert not game.steps("Romans", "pick")
    assert winter(board.format("2 Auxilia, Fort"), 1, resources=2).steps("Romans", "pick")


@pytest.mark.proves("8.3.4a")
@pytest.mark.parametrize(("answer", "stays"), [("no", True), ("yes", False)])
def test_8_3_4_a_die_for_the_shelter_before_players_speak_of_supply(answer: str, stays: bool) -> None:
    """6.3.3 Who is let in to two Regions of the Belgae chooses one by a die; only then are the Belgae asked for a
    Supply Line, by which all would go on to Provincia from either."""
    board = CUT.format("Legion", 'Arverni = "9 Warbands"', 'Belgae = "4 Warbands"')
    board = board.replace('[regions.Mandubii]\nArverni = "4 Warbands"', '[regions.Mandubii]\nBelgae = "4 Warbands"')
    game = winter(board, 6, nonplayers='["Romans", "Aedui", "Arverni"]')
    game.play("Belgae quarters_from done\nBelgae agree_quarters yes")
    assert len(game.steps("Romans", "pick")) == 1
    game.play(f"Belgae agree_supply {answer}")
    assert (game.pieces("Mandubii", "Romans"), game.pieces("Sequani", "Romans")).count("1 Legion") == stays


@pytest.mark.proves("8.8.7j")
def test_8_8_7_devastated_regions_last() -> None:
    """Then where there is no Devastation, Devastated Regions last."""
    board = PAY.replace("[regions.Nervii]\n", '[regions.Nervii]\nRomans = "2 Auxilia"\n')
    for burnt, first in (("Treveri", "Nervii"), ("Nervii", "Treveri")):
        text = board.replace(f"[regions.{burnt}]\n", f"[regions.{burnt}]\ndevastated = true\n")
        for die in (1, 6):
            game = winter(text, die, die, resources=2)
            assert did(game, "quarters_region")[0] == f"quarters_region region {first}"
            assert "romans.quarters.not_devastated" in priorities(game)


@pytest.mark.parametrize(("resources", "paid"), [(4, 0), (6, 1), (3, 0)])
def test_8_8_7_legions_before_auxilia_of_an_equal_region(resources: int, paid: int) -> None:
    """8.4.1 Two Legions in Nervii before two Auxilia in Treveri, whichever Region comes first; what is left goes to
    Auxilia."""
    board = PAY.replace("[regions.Nervii]\n", '[regions.Nervii]\nRomans = "2 Legions"\n')
    for die in (1, 6):
        game = winter(board, die, die, resources=resources)
        while rolled_for(game):
            game.play("Chance quarters_roll roll 6")
        assert did(game, "pay_or_roll").count("pay_or_roll pay Hidden Auxilia") == paid
        assert game.pieces("Nervii", "Romans") == "2 Legions"
        rolls = [entry.facts[2].name for entry in game.table.log if entry.key == "quarters_roll"]
        assert rolls == (["Legion"] if resources == 3 else []) + ["Hidden Auxilia"] * (2 - paid)


def test_8_8_7_a_die_for_the_legions_of_equal_regions() -> None:
    """8.3.4 Resources for one of two Legions: the die decides whose; none for the Auxilia beside them."""
    board = PAY.replace("[regions.Nervii]\n", '[regions.Nervii]\nRomans = "Legion"\n').replace(
        "2 Auxilia", "Legion, Auxilia"
    )
    firsts = {did(winter(board, die, resources=2), "quarters_region")[0] for die in (1, 6)}
    assert firsts == {"quarters_region region Nervii", "quarters_region region Treveri"}


def test_8_1_3_resources_kept_for_legions_are_told() -> None:
    """8.4.1 One Auxilia in Treveri is paid for, and for the other they roll though there are Resources."""
    board = PAY.replace("[regions.Nervii]\n", '[regions.Nervii]\nRomans = "2 Legions, Auxilia"\n')
    game = winter(board, 6, resources=6)
    words = "4 Resources are kept for Legions in Nervii, which come before Auxilia here."
    assert words in told(game)
    assert "4\u00a0Ressources sont gardées pour les Légions\u00a0: Nerviens" in told(game, "fr")


def test_8_8_7_hidden_auxilia_are_paid_for_before_revealed() -> None:
    """8.4.1 Resources for one of two: the Revealed one rolls."""
    board = PAY.replace("2 Auxilia", "1 Auxilia, 1 revealed Auxilia")
    game = winter(board, resources=2)
    assert did(game, "pay_or_roll") == ["pay_or_roll roll Revealed Auxilia"]
    game.play("Chance quarters_roll roll 1")
    assert game.pieces("Treveri", "Romans") == "1 Auxilia"
    assert did(game, "pay_or_roll")[-1] == "pay_or_roll pay Hidden Auxilia"


def test_8_1_3_the_steps_of_quarters_are_told() -> None:
    """8.8.7 First next door, then to Provincia; out of Devastation is another reason than a Supply Line."""
    board = CUT.format("2 Legions, 3 Auxilia", 'Arverni = "9 Warbands"', 'Romans = "Auxilia"')
    words = told(winter(board))
    assert "first, who has no sure Supply Line goes next door" in words
    assert "Treveri has no sure Supply Line, and next to it is Provincia or a Region with one." in words
    assert "Quarters: nobody (else) goes next door" in words
    burnt = CUT.format("Legion, 2 Auxilia", 'Arverni = "9 Warbands"\ndevastated = true', 'Arverni = "4 Warbands"')
    burnt = burnt.replace('[regions.Nervii]\nArverni = "4 Warbands"', '[regions.Nervii]\nRomans = "Auxilia, Fort"')
    assert "Treveri is Devastated, and no way leads to Provincia: at least out of there." in told(winter(burnt))
    assert "Trévires, Région Dévastée\u00a0: aucun chemin ne mène de là en Province" in told(winter(burnt), "fr")


def test_8_8_7_free_quarters_first() -> None:
    """6.3.3 The Legion stays free at the Fort, and the Auxilia is paid for."""
    board = CUT.format("Legion, Auxilia, Fort", 'Arverni = "9 Warbands"', 'Arverni = "4 Warbands"')
    game = winter(board, resources=2)
    assert did(game, "pay_or_roll")[0] == "pay_or_roll stay Legion"
    assert game.pieces("Treveri", "Romans") == "1 Legion, 1 Auxilia, Fort"


def told(game: Acting, language: str = "en") -> str:
    return "\n".join(line for _, line in explain_lines(game.walk("Romans"), language=language))


def test_8_1_3_who_stays_free_in_quarters_is_told() -> None:
    """6.3.3 One piece for the Fort, and the price of each other; also where nobody is asked since all stay free."""
    board = CUT.format("Legion, Auxilia, Fort", 'Arverni = "9 Warbands"', 'Arverni = "4 Warbands"')
    game = winter(board, resources=2)
    words = (
        "Treveri: Legions 1, Auxilia 1; for Roman Allies and Fort there stay free 1, Legions first; each other costs 2."
    )
    assert words in told(game)
    assert "restent sans frais 1, les Légions d’abord\u00a0; chaque autre coûte 2." in told(game, "fr")
    free = winter('[regions.Mandubii]\nRomans = "Auxilia, Fort"')
    assert "Mandubii: Legions 0, Auxilia 1; for Roman Allies and Fort there stay free 1" in told(free)


def test_8_1_3_all_who_stay_free_by_winter_campaign_are_told() -> None:
    """63 Unshaded: nobody pays outside of Devastation."""
    board = CUT.format("Legion, 2 Auxilia", 'Arverni = "9 Warbands"', 'Arverni = "4 Warbands"')
    game = winter(board + '[capabilities]\n63 = "unshaded"\n')
    assert "Treveri: Legions 1, Auxilia 2; all stay free by Winter Campaign, for it is not Devastated." in told(game)


def test_8_3_1_harvest_legions_to_one_region() -> None:
    """All three Legions of the Harvest box to one Region of Belgica, by dice."""
    for die, region in ((1, "Morini"), (6, "Atrebates")):
        game = winter("", die, head=HEAD + "\nharvest_legions = 3")
        assert game.pieces(region, "Romans") == "3 Legions"
