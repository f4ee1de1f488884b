"""8.6.8 Diviciacus (38 unshaded): Auxilia in the Commands of the Non-player Aedui."""

import pytest

from alesia.games.falling_sky.components import AEDUI, REGION, ROMANS
from alesia.games.falling_sky.nonplayers.conducts import CONDUCTS
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.state import State
from alesia.kernel.ask import Ask, Option
from alesia.nonplayers.dice import Dice
from alesia.words import explain_lines
from tests.falling_sky.nonplayers.acting import Acting, acting
from tests.falling_sky.nonplayers.aedui.boards import aedui_turn, scored, walked

BOTH = '["Aedui", "Romans"]'
CAPABILITY = '[capabilities]\n38 = "unshaded"\n'
# The Aedui do not exceed their threshold (8.8.8).
BEHIND = "".join(f'{tribe} = "Arverni"\n' for tribe in ("Arverni", "Cadurci", "Volcae", "Pictones", "Veneti"))


def shared(game: Acting) -> bool:
    return any(each.startswith("command share") for each in game.did("Aedui"))


# ---- Battle and Raid --------------------------------------------------------------------------------------------

BATTLE = """
    [resources]
    Aedui = 20
    [regions.Mandubii]
    Aedui = "1 Warband"
    Romans = "7 Auxilia"
    [regions.Aedui]
    Aedui = "6 Warbands"
    [tribes]
    Mandubii = "Arverni"
"""


@pytest.mark.proves("8.6.8d")
@pytest.mark.parametrize(("nonplayers", "answer"), [(BOTH, "yes"), ('["Aedui"]', "no")])
def test_8_6_8_battle_counts_on_auxilia_of_nonplayer_romans(nonplayers: str, answer: str) -> None:
    """A4 With seven Auxilia the Ally is sure to be hit; a Roman player might refuse them."""
    game = aedui_turn(BATTLE + BEHIND + CAPABILITY, nonplayers=nonplayers)
    assert walked(game).startswith(f"A4 {answer}")
    assert game.tribe("Mandubii") == ("Subdued" if answer == "yes" else "Arverni")


def test_8_8_8_auxilia_are_not_counted_on_by_aedui_at_victory() -> None:
    """A4 no: the Romans do not lend to Aedui who exceed their threshold."""
    ahead = 'Aedui = "Aedui Citadel"\nSequani = "Aedui"\nHelvetii = "Aedui"\n'
    assert walked(aedui_turn(BATTLE + ahead + CAPABILITY, nonplayers=BOTH)).startswith("A4 no")


# With the Arverni Allies so many that Rome is not at victory.
FAR = ("Menapii", "Morini", "Eburones", "Nervii", "Bellovaci", "Atrebates", "Remi", "Treveri", "Aulerci", "Carnutes")
BELGIC = "".join(f'{tribe} = "Belgae"\n' for tribe in FAR)
BELGIC += 'Santones = "Arverni"\nNamnetes = "Arverni"\n'
RAID = """
    [resources]
    Aedui = 0
    [regions.Mandubii]
    Aedui = "1 Warband, 5 revealed Warbands"
    Romans = "7 Auxilia"
    [tribes]
"""


@pytest.mark.parametrize(("nonplayers", "answer"), [(BOTH, "yes"), ('["Aedui"]', "no")])
def test_8_6_8_raid_counts_on_auxilia_of_nonplayer_romans(nonplayers: str, answer: str) -> None:
    """A_RAID One Hidden Warband and Auxilia bring two Resources; alone it brings one, too little."""
    game = aedui_turn(RAID + BEHIND + BELGIC + CAPABILITY, 1, nonplayers=nonplayers)
    assert f"A6 yes, A_RAID {answer}" in walked(game)
    assert shared(game) == (answer == "yes")


def test_8_6_8_auxilia_raid_where_no_aedui_warband_can() -> None:
    """A_RAID All Warbands are Revealed: the Auxilia beside them are asked for, and Raid in their place."""
    revealed = RAID.replace("1 Warband, 5 revealed Warbands", "6 revealed Warbands")
    game = aedui_turn(revealed + BEHIND + BELGIC + CAPABILITY, 1, nonplayers=BOTH)
    assert "A6 yes, A_RAID yes" in walked(game)
    assert game.did("Aedui")[:3] == ["action command Raid", "command share Mandubii", "command raid Mandubii"]
    assert game.resources("Aedui") == 2


# ---- Rally ------------------------------------------------------------------------------------------------------

RALLY = """
    [resources]
    Aedui = 1
    Romans = 20
    [regions.Mandubii]
    Aedui = "{} Warbands"
    Romans = "3 Auxilia"
    [regions.Sequani]
    Aedui = "3 revealed Warbands"
    [tribes]
    Mandubii = "Aedui Citadel"
    Lingones = "Aedui"
    Senones = "Aedui"
    Sequani = "Dispersed"
    Helvetii = "Dispersed"
"""


@pytest.mark.proves("8.6.8g")
@pytest.mark.parametrize(("aedui", "lent"), [(17, 3), (15, 1)])
def test_8_6_8_rally_places_auxilia_once_no_warbands_are_available(aedui: int, lent: int) -> None:
    """Three pieces: Auxilia for those for which there is no Warband; A5 counts them."""
    game = aedui_turn(RALLY.format(aedui) + BEHIND + CAPABILITY, nonplayers=BOTH)
    assert walked(game).startswith("A4 no, A5 yes, A_RALLY yes")
    assert shared(game)
    assert game.pieces("Mandubii", "Romans") == f"{3 + lent} Auxilia"
    assert game.pieces("Mandubii", "Aedui").startswith(f"{aedui + 3 - lent} Warbands")
    told = " ".join(text.strip() for _, text in explain_lines(game.walk("Aedui")))
    assert f"Mandubii: Aedui Warbands Available: {3 - lent}; for the others Auxilia are placed: {lent}." in told


@pytest.mark.proves("8.6.8g")
def test_8_6_8_rally_does_not_ask_while_there_are_warbands() -> None:
    """With three Warbands Available nothing is shared."""
    game = aedui_turn(RALLY.format(14) + BEHIND + CAPABILITY, nonplayers=BOTH)
    assert walked(game).startswith("A4 no, A5 yes, A_RALLY yes")
    assert not shared(game)
    assert game.pieces("Mandubii", "Romans") == "3 Auxilia"


@pytest.mark.proves("8.6.8f")
def test_8_6_8_rally_places_no_auxilia_of_a_player() -> None:
    """A5 no: with a Roman player there is nothing to place."""
    game = aedui_turn(RALLY.format(17) + BEHIND + CAPABILITY)
    assert walked(game).startswith("A4 no, A5 no")
    assert not shared(game)


TWO_LEFT = """
    [resources]
    Aedui = {}
    Romans = 20
    [regions.Mandubii]
    Aedui = "9 Warbands"
    Romans = "3 Auxilia"
    [regions.Sequani]
    Aedui = "9 Warbands"
    [tribes]
    Aedui = "Dispersed"
    Mandubii = "Aedui Citadel"
    Senones = "Aedui"
    Lingones = "Aedui"
    Sequani = "Aedui Citadel"
    Helvetii = "Aedui"
"""


@pytest.mark.parametrize(("resources", "regions", "placed"), [(20, ["Sequani", "Mandubii"], 5), (1, ["Mandubii"], 3)])
def test_8_6_8_rally_places_the_most_warbands_and_auxilia(resources: int, regions: list[str], placed: int) -> None:
    """Two Warbands are left: they go to Sequani, and Auxilia to Mandubii; with one Resource all three to Mandubii."""
    game = aedui_turn(TWO_LEFT.format(resources) + BEHIND + CAPABILITY, 1, 1, nonplayers=BOTH)
    assert walked(game).startswith("A4 no, A5 yes, A_RALLY yes")
    assert [each.split()[-1] for each in game.did("Aedui") if each.startswith("command rally")] == regions
    assert sum(int(each.split()[-1]) for each in game.did("Aedui") if each.startswith("warbands")) == placed


def test_8_6_8_rally_with_control_by_auxilia() -> None:
    """An Ally can be placed where Auxilia, as Warbands, give the Aedui Control."""
    board = '[resources]\nAedui = 20\nRomans = 20\n[regions.Sequani]\nAedui = "2 Warbands"\n'
    board += 'Romans = "2 Auxilia"\nBelgae = "3 Warbands"\n[regions.Aedui]\nAedui = "3 Warbands"\n[tribes]\n'
    game = aedui_turn(board + BEHIND + CAPABILITY, nonplayers=BOTH)
    assert "command share Sequani" in game.did("Aedui")
    assert "Aedui" in (game.tribe("Sequani"), game.tribe("Helvetii"))


def test_8_8_8_romans_never_place_aedui_warbands() -> None:
    """By Recruit they place as few as the question allows: none."""
    romans = CONDUCTS[ROMANS]
    options = tuple(Option("number", str(n)) for n in (0, 1, 2))
    mind = Mind(romans, State(), Dice(lambda: "none"))
    answer = mind.answer(mind.s, Ask(ROMANS, "shared_bands", "5.3", options, (REGION["Mandubii"], AEDUI)))
    assert answer == Option("number", "0")


# All Aedui Warbands are on the map, all their neighbours have Allies.
CROWD = """
    [resources]
    Aedui = 12
    Romans = 20
    [regions.Aedui]
    Aedui = "10 Warbands"
    [regions.Sequani]
    Aedui = "6 Warbands"
    [regions.Provincia]
    Romans = "2 Auxilia, Fort"
    Aedui = "2 {} Warbands"
    [tribes]
    Aedui = "Aedui Citadel"
    Sequani = "Aedui Citadel"
    Helvetii = "Aedui"
"""


@pytest.mark.parametrize("aedui", ["revealed", "scouted"])
def test_8_6_8_auxilia_shared_in_the_command_do_not_suborn(aedui: str) -> None:
    """A_SUBORN no: in Provincia only the Auxilia of the Rally are Hidden; elsewhere there is nothing to Suborn."""
    board = CROWD.format(aedui) + BEHIND + 'Santones = "Arverni"\nNamnetes = "Arverni"\n' + CAPABILITY
    game = aedui_turn(board, nonplayers=BOTH)
    assert shared(game)
    assert walked(game).endswith("A_RALLY yes, A_TRADE no, A_SUBORN no")
    assert not any(each.startswith("suborn") for each in game.did("Aedui"))
    assert game.resources("Aedui") == 12 - 2


# With two Auxilia the Aedui Control Mandubii in their Rally, and place an Ally worth two Resources.
MARKET = """
    [resources]
    Aedui = 9
    Romans = 20
    [regions.Mandubii]
    Aedui = "2 revealed Warbands"
    Romans = "2 Auxilia"
    Belgae = "2 Warbands"
    [regions.Sequani]
    Aedui = "3 revealed Warbands"
    [tribes]
    Aedui = "Dispersed"
    Mandubii = "Dispersed"
    Lingones = "Romans"
    Sequani = "Dispersed"
    Helvetii = "Dispersed"
"""


def test_8_6_8_trade_does_not_count_on_control_by_shared_auxilia() -> None:
    """A_TRADE no: with them the Roman Ally in Mandubii would be worth two more, but they count in the Rally alone."""
    game = aedui_turn(MARKET + BEHIND + CAPABILITY, nonplayers=BOTH)
    assert shared(game)
    assert game.tribe("Senones") == "Aedui"
    assert "A_RALLY yes, A_TRADE no" in walked(game)
    assert "command ability Trade" not in game.did("Aedui")


# The first Ally that is placed brings the Aedui above their threshold: then no Auxilia give them Control of Sequani.
HALFWAY = """
    [resources]
    Aedui = 30
    Romans = 13
    [regions.Veneti]
    Aedui = "2 Warbands"
    [regions.Mandubii]
    Aedui = "2 Warbands"
    [regions.Aedui]
    Aedui = "4 Warbands"
    [regions.Sequani]
    Romans = "1 Legion, 9 Auxilia"
    Aedui = "1 Warband"
    [tribes]
    Aedui = "Aedui Citadel"
    Bituriges = "Aedui Citadel"
    Pictones = "Aedui"
    Santones = "Aedui"
    Treveri = "Aedui"
    Aulerci = "Aedui"
"""
HALFWAY += "".join(
    f'{tribe} = "Belgae"\n' for tribe in ("Nervii", "Eburones", "Bellovaci", "Remi", "Menapii", "Morini")
)


def rallied(game: Acting) -> list[str]:
    return [each.removeprefix("command rally ") for each in game.did("Aedui") if each.startswith("command rally")]


@pytest.mark.parametrize("seed", range(1, 13))
def test_8_6_8_rally_does_not_count_on_auxilia_after_an_ally_too_many(seed: int) -> None:
    """Two Allies are left: if not the first is placed with Auxilia, both are where the Aedui themselves Control."""
    game = aedui_turn(HALFWAY + CAPABILITY, nonplayers=BOTH, seed=seed)
    assert "Sequani" not in rallied(game)[1:]
    assert not any(each.startswith("suborn_what place_ally") for each in game.did("Aedui"))
    assert not any(each.startswith("command rally") for each in game.did("Aedui")[_suborned(game) :])


def _suborned(game: Acting) -> int:
    done = game.did("Aedui")
    return done.index("command ability Suborn") if "command ability Suborn" in done else len(done)


# ---- a Roman player ---------------------------------------------------------------------------------------------

AGREED = """
    [resources]
    Aedui = 0
    Romans = 20
    Belgae = {}
    [regions.Mandubii]
    Aedui = "1 Warband, 3 revealed Warbands"
    Romans = "3 Auxilia"
    Arverni = "7 Warbands"
    [regions.Pictones]
    Aedui = "2 Warbands"
    Arverni = "3 Warbands"
    [tribes]
    Lingones = "Belgae"
    Pictones = "Belgae"
    Arverni = "Arverni Citadel"
    Cadurci = "Arverni"
    Volcae = "Arverni"
    Santones = "Arverni"
    Veneti = "Arverni"
    Namnetes = "Arverni"
    Bituriges = "Arverni"
    Ubii = "Germans"
    Sugambri = "Germans"
"""
AGREED += "".join(f'{tribe} = "Belgae"\n' for tribe in FAR[:7])


@pytest.mark.proves("8.6.8d")
@pytest.mark.parametrize(("answer", "raids"), [("yes", 2), ("no", 1)])
@pytest.mark.parametrize(("belgae", "taken"), [(20, 1), (3, 0)])
def test_8_6_8_raid_uses_the_auxilia_that_a_player_lends(answer: str, raids: int, belgae: int, taken: int) -> None:
    """Once the Roman agrees, two pieces Raid in Mandubii instead of one; what the Raid of Pictones is to take from the
    Belgae is left to it."""
    game = aedui_turn(AGREED.format(belgae) + CAPABILITY, 1, 1)
    assert game.asked == "Romans agree_share"
    game.answer(f"Romans agree_share {answer}")
    done = game.did("Aedui")
    here = done[done.index("command raid Mandubii") : done.index("command raid Pictones")]
    there = done[done.index("command raid Pictones") :]
    assert sum(each.startswith(("raid take", "raid gain")) for each in here) == raids
    assert here.count("raid take_from Belgae") == 1 + (raids - 1) * taken
    assert there.count("raid take_from Belgae") == 2


# ---- Roman Commands and defence, and Losses ---------------------------------------------------------------------


def defended(score: int) -> Acting:
    """The Arverni attack Romans beside Aedui Warbands."""
    game = acting(
        """
        card = 20
        nonplayers = ["Aedui"]
        [regions.Mandubii]
        Romans = "2 Auxilia"
        Aedui = "3 Warbands"
        Arverni = "6 Warbands"
        [capabilities]
        38 = "unshaded"
        """
        + scored(score)
    )
    game.play("Arverni action command Battle\nArverni command battle Mandubii")
    return game.play("Arverni battle_target faction Romans")


@pytest.mark.proves("8.6.8b")
def test_8_6_8_aedui_warbands_in_the_defence_of_romans() -> None:
    """While the Roman score is 12 or less; above it nobody can ask for them."""
    assert defended(12).play("Romans share yes").did("Aedui") == ["agree_share yes"]
    assert defended(13).asked == "Romans declare_retreat"


@pytest.mark.proves("8.6.8c")
def test_8_6_8_nothing_is_lent_to_romans_who_fight_aedui() -> None:
    """Where they are the only enemy nobody can be asked; where their Warbands are lent they are no target."""
    board = 'card = 2\nnonplayers = ["Aedui"]\n[regions.Mandubii]\nRomans = "4 Auxilia"\nAedui = "3 Warbands"\n'
    alone = acting(board + CAPABILITY + scored(9))
    alone.play("Romans action command Battle")
    assert alone.offers("share") == []
    game = acting(board + 'Arverni = "Warband"\nBelgae = "Warband"\n' + CAPABILITY + scored(9))
    game.play("Romans action command Battle\nRomans command share Mandubii")
    assert game.did("Aedui") == ["agree_share yes"]
    game.play("Romans command battle Mandubii")
    assert (game.asked, game.offers("faction")) == ("Romans battle_target", ["Arverni", "Belgae"])


@pytest.mark.proves("8.6.8e")
def test_8_6_8_auxilia_are_lost_before_warbands() -> None:
    """The Counterattack of the Germans costs a Hidden Auxilia, though Aedui Warbands are Revealed."""
    board = """
        [resources]
        Aedui = 20
        [regions.Mandubii]
        Aedui = "8 revealed Warbands"
        Romans = "2 Auxilia"
        Germans = "7 Warbands"
        [regions.Pictones]
        Aedui = "4 revealed Warbands"
        [tribes]
        Santones = "Belgae"
    """
    behind = BEHIND.replace('Pictones = "Arverni"\n', "")
    game = aedui_turn(board + behind + CAPABILITY, nonplayers=BOTH)
    assert "loss piece Hidden Auxilia" in game.did("Aedui")
    assert game.pieces("Mandubii", "Aedui") == "8 revealed Warbands"
