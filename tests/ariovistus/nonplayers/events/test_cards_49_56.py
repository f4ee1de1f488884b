"""A8.2.1 The Events 49 to A56 in the hands of the Non-players of Ariovistus."""

import pytest

from alesia.words import explain_lines
from tests.ariovistus.nonplayers.acting import Acting
from tests.ariovistus.nonplayers.events.turns import (
    NO,
    capabilities,
    chosen,
    played,
    reasons,
    turn,
)


def dry(game: Acting) -> list[str]:
    return [name for name, there in game.position["regions"].items() if there.get("devastated")]


def allies(game: Acting, faction: str) -> list[str]:
    return [name for name, owner in game.position["tribes"].items() if owner == faction]


# ---- 49 Drought -------------------------------------------------------------------------------------------------

LAND = """
    [regions.Sugambri]
    Germans = "2 Warbands"
    Romans = "1 Auxilia"
    [regions.Nervii]
    Belgae = "2 Warbands"
    [regions.Ubii]
    Germans = "2 Warbands"
    {} = "1 Warband"
"""


def test_a8_2_1_drought_aedui_strike_player_germans_alone() -> None:
    """49 Neither with Romans nor with Arverni, and no Non-player Belgae."""
    board = LAND.format("Arverni") + '[regions.Cisalpina]\nGermans = "2 Warbands"\n'
    assert dry(turn(49, "Aedui", board, others=("Belgae",))) == ["Cisalpina"]


def test_a8_2_1_drought_is_no_for_aedui_who_would_strike_others() -> None:
    """49 Player Germans only beside others."""
    assert reasons(turn(49, "Aedui", LAND.format("Arverni"), others=("Belgae",)), "Aedui") == [NO]


def test_a8_2_1_drought_romans_strike_germans_but_no_romans_and_no_nonplayers() -> None:
    """49 In Ubii, where Arverni lose a Warband as well; not where Romans are, nor Non-player Belgae."""
    game = turn(49, "Romans", LAND.format("Arverni"), others=("Belgae",))
    assert dry(game) == ["Ubii"]
    assert reasons(turn(49, "Romans", LAND.format("Belgae"), others=("Belgae",)), "Romans") == [NO]


@pytest.mark.proves("A8.2.3a", "A8.3.1a")
@pytest.mark.parametrize("faction", ["Belgae", "Germans"])
def test_a8_3_1_drought_counts_a_settlement_with_citadels(faction: str) -> None:
    """49 A Settlement with nobody goes before an Ally, for an enemy of the Germans; they themselves spare it."""
    board = """
        [regions.Bituriges]
        Germans = "Settlement"
        [tribes]
        Treveri = "Romans"
    """
    game = turn(49, faction, board)
    assert dry(game) == (["Bituriges"] if faction == "Belgae" else ["Treveri"])
    assert game.priorities(faction) == ["event.net_citadels"] + ["event.net_allies"] * (faction == "Germans")


# ---- 50 Shifting Loyalties --------------------------------------------------------------------------------------

UNDONE = [
    # The first of each pair goes if these are players; the second if nobody of them is.
    ("Germans", ("12", "A31"), "unshaded", ("Romans", "Aedui")),
    ("Belgae", ("A38", "A70"), "unshaded", ("Romans", "Aedui")),
    ("Romans", ("A33", "12"), "shaded", ("Germans", "Belgae")),
    ("Aedui", ("A70", "39"), "shaded", ("Germans", "Belgae")),
]


@pytest.mark.parametrize(("faction", "cards", "side", "rivals"), UNDONE)
def test_a8_2_1_shifting_loyalties_of_players_then_of_the_faction_itself(
    faction: str, cards: tuple[str, str], side: str, rivals: tuple[str, str]
) -> None:
    """50 Of the side that is not the Faction's usual one; of the Aedui a card that names them first."""
    board = "[capabilities]\n" + "".join(f'{card} = "{side}"\n' for card in cards)
    first, own = cards
    assert capabilities(turn(50, faction, board)) == {own: side}
    assert capabilities(turn(50, faction, board, others=rivals)) == {first: side}


@pytest.mark.parametrize(("faction", "cards", "side", "rivals"), UNDONE)
def test_a8_2_1_shifting_loyalties_is_no_without_such_a_capability(
    faction: str, cards: tuple[str, str], side: str, rivals: tuple[str, str]
) -> None:
    """50 The other side of the same cards."""
    other = "shaded" if side == "unshaded" else "unshaded"
    board = "[capabilities]\n" + "".join(f'{card} = "{other}"\n' for card in cards)
    assert reasons(turn(50, faction, board), faction) == [NO]


def test_a8_2_1_shifting_loyalties_goes_by_whom_a_text_concerns() -> None:
    """50 Dread unshaded is about Romans and Germans: Germans undo it against a Roman player, or as their own."""
    board = '[capabilities]\nA22 = "unshaded"\n'
    assert capabilities(turn(50, "Germans", board)) == {}
    assert capabilities(turn(50, "Germans", board, others=("Romans", "Aedui"))) == {}


# ---- A51 Siege of Bibrax ----------------------------------------------------------------------------------------

BIBRAX = """
    [regions.Atrebates]
    Belgae = "3 Warbands, 5 revealed Warbands"
"""


@pytest.mark.parametrize(("faction", "came"), [("Romans", "4 Auxilia, Fort"), ("Aedui", "Fort")])
def test_a8_2_3_siege_of_bibrax_relief_of_the_own_kind(faction: str, came: str) -> None:
    """A51 Romans send Auxilia, Aedui Warbands; the Fort is built anyhow, and six Belgic Warbands go, Hidden first."""
    game = turn("A51", faction, BIBRAX)
    assert game.pieces("Atrebates", "Romans") == came
    assert game.pieces("Atrebates", "Aedui") == ("4 Warbands" if faction == "Aedui" else "")
    assert game.pieces("Atrebates", "Belgae") == "2 revealed Warbands"


WALLS = """
    [regions.Atrebates]
    Romans = "Fort, 1 Legion, 1 Auxilia"
    Aedui = "2 Warbands"
    [tribes]
    Remi = "Aedui"
    Bellovaci = "Romans"
"""


@pytest.mark.parametrize("faction", ["Germans", "Belgae"])
def test_8_4_1_siege_of_bibrax_shaded_takes_the_best_five(faction: str) -> None:
    """A51 Fort, Remi, Bellovaci, an Auxilia, then a Warband: the last Aedui Warband stays."""
    game = turn("A51", faction, WALLS)
    assert (game.tribe("Remi"), game.tribe("Bellovaci")) == ("Subdued", "Subdued")
    assert (game.pieces("Atrebates", "Romans"), game.pieces("Atrebates", "Aedui")) == ("1 Legion", "1 Warband")


def test_8_4_4_siege_of_bibrax_upon_frost_leaves_what_helps_a_player() -> None:
    """A51 A Roman player at 15 would have 16 without the Aedui Ally at Remi: it stays."""
    belgic = ("Morini", "Menapii", "Nervii", "Eburones")
    arvernian = ("Carnutes", "Aulerci", "Veneti", "Namnetes", "Pictones", "Santones", "Volcae", "Cadurci", "Arverni")
    tribes = "".join(f'{name} = "Belgae"\n' for name in belgic) + "".join(f'{name} = "Arverni"\n' for name in arvernian)
    game = turn("A51", "Germans", WALLS + tribes + 'Ubii = "Germans"\n', head='next = "Winter"')
    assert game.margin("Romans") == 0
    assert (game.tribe("Remi"), game.tribe("Bellovaci")) == ("Aedui", "Subdued")
    assert game.pieces("Atrebates", "Aedui") == ""


# ---- 52 Assembly of Gaul ----------------------------------------------------------------------------------------

PURSES = """
    [resources]
    Belgae = 10
    Aedui = 10
    Germans = 10
"""


def test_a8_2_1_assembly_of_gaul_romans_fine_belgae_not_aedui() -> None:
    """52 And nobody else."""
    game = turn(52, "Romans", PURSES)
    assert [game.resources(f) for f in ("Belgae", "Aedui", "Germans")] == [2, 10, 10]
    assert reasons(turn(52, "Romans", PURSES.replace("Belgae = 10", "Belgae = 0")), "Romans") == [NO]


def test_a8_2_1_assembly_of_gaul_aedui_fine_player_belgae_alone() -> None:
    """52 Germans are no Gauls; Non-player Belgae are spared."""
    assert turn(52, "Aedui", PURSES).resources("Belgae") == 2
    assert reasons(turn(52, "Aedui", PURSES, others=("Belgae",)), "Aedui") == [NO]


HOSTS = """
    [regions.Carnutes]
    {} = "3 Warbands"
    [regions.Ubii]
    Germans = "1 Warband"
    [resources]
    Germans = 10
"""


def test_a8_2_1_assembly_of_gaul_germans_for_themselves() -> None:
    """52 They Control Carnutes: a free Command with two Special Abilities."""
    game = turn(52, "Germans", HOSTS.format("Germans"))
    assert played(game, "Germans")
    assert chosen(game, "Germans", "free_command") == ["command Rally"]


@pytest.mark.parametrize(
    ("host", "others", "why"), [("Belgae", ("Belgae",), []), ("Belgae", (), [NO]), ("Aedui", (), [NO])]
)
def test_a8_2_1_assembly_of_gaul_germans_for_nonplayer_belgae(
    host: str, others: tuple[str, ...], why: list[str]
) -> None:
    """52 Not for a Belgic player, and not for anybody else."""
    assert reasons(turn(52, "Germans", HOSTS.format(host), others=others), "Germans") == why


# ---- A53 Frumentum ----------------------------------------------------------------------------------------------

CORN = """
    [regions.Provincia]
    Romans = "Caesar, 1 Legion, 4 Auxilia"
    [resources]
    Romans = 0
    Aedui = 21
"""


def test_a8_2_1_frumentum_is_no_between_players_and_nonplayers() -> None:
    """A53 Not for Romans with an Aedui player, nor for Aedui with a Roman player."""
    assert reasons(turn("A53", "Romans", CORN), "Romans") == [NO]
    assert reasons(turn("A53", "Aedui", CORN), "Aedui") == [NO]


@pytest.mark.parametrize(("faction", "other"), [("Romans", "Aedui"), ("Aedui", "Romans")])
def test_a8_2_1_frumentum_between_nonplayers_for_half(faction: str, other: str) -> None:
    """A53 Half of 21, rounded down; the Romans use it by their chart, here to Recruit."""
    game = turn("A53", faction, CORN, others=(other,))
    (entry,) = [entry for entry in game.table.log if entry.key == "corn"]
    assert entry.facts[2] == 10
    assert game.resources("Aedui") < 21
    assert [name for name in ("Helvii",) if game.tribe(name) == "Romans"] == ["Helvii"]


@pytest.mark.parametrize(("faction", "other"), [("Romans", "Aedui"), ("Aedui", "Romans")])
def test_8_1_1_frumentum_with_which_nothing_is_bought_is_ineffective(faction: str, other: str) -> None:
    """A53 Half of 1 is nothing: the purse would only go to the Romans and come back."""
    game = turn("A53", faction, CORN.replace("21", "1").replace("Romans = 0", "Romans = 5"), others=(other,))
    assert reasons(game, faction) == ["event.ineffective"]
    assert "corn" not in [entry.key for entry in game.table.log]


@pytest.mark.parametrize("faction", ["Germans", "Belgae"])
def test_a8_2_2_frumentum_shaded_by_the_others(faction: str) -> None:
    """A53 Four Resources each."""
    game = turn("A53", faction, CORN)
    assert (game.resources("Romans"), game.resources("Aedui")) == (0, 17)


def test_8_2_3_frumentum_reckons_with_no_second_special_ability() -> None:
    """A53, 12 After March and Build the Special Ability is used: the Recruit is reckoned without another Build, which
    would open Helvii to an Ally, and is too small. What they pay with is told."""
    board = """
        [regions.Sequani]
        Romans = "Caesar, 1 Legion, 5 Auxilia"
        Germans = "6 Warbands, Settlement"
        [regions.Provincia]
        Romans = "Fort, 2 Auxilia"
        [tribes]
        Nori = "Germans"
        Helvii = "Arverni"
        [capabilities]
        12 = "shaded"
        [resources]
        Romans = 0
        Aedui = 40
    """
    game = turn("A53", "Aedui", board, others=("Romans",))
    assert game.pieces("Cisalpina", "Romans") == "Caesar, 1 Legion, 5 Auxilia, Fort"
    assert game.boxes("Romans").endswith("R_MARCH yes, R_SCOUT_MARCH no, R_BUILD yes, R_RECRUIT no")
    told = " ".join(line.strip() for _, line in explain_lines(game.walk("Romans")))
    assert "pay with the corn of the Aedui alone, of which 20 Resources are left." in told
    assert "of which 14 Resources are left, and the Special Ability has been used." in told
    french = " ".join(line.strip() for _, line in explain_lines(game.walk("Romans"), language="fr"))
    assert "dont il reste 14\u00a0Ressources\u00a0; la Compétence a été utilisée." in french


# ---- 55 Commius -------------------------------------------------------------------------------------------------


def test_a8_2_1_commius_aedui_help_no_roman_player() -> None:
    """55 Nor Non-player Romans above 12, with Settlements subtracted."""
    held = ("Morini", "Menapii", "Nervii", "Eburones", "Bellovaci", "Atrebates", "Remi", "Treveri")
    more = ("Veneti", "Namnetes", "Pictones", "Santones", "Volcae", "Cadurci", "Arverni", "Carnutes")
    tribes = "".join(f'{name} = "Belgae"\n' for name in held) + "".join(f'{name} = "Arverni"\n' for name in more)
    board = f'[tribes]\n{tribes}Ubii = "Germans"\n'
    settled = '[regions.Bituriges]\nGermans = "Settlement"\n' + board
    assert reasons(turn(55, "Aedui", settled), "Aedui") == [NO]
    assert reasons(turn(55, "Aedui", board, others=("Romans",)), "Aedui") == [NO]
    assert capabilities(turn(55, "Aedui", settled, others=("Romans",))) == {"55": "unshaded"}


# ---- A56 Galba --------------------------------------------------------------------------------------------------


def test_a8_2_1_galba_aedui_strike_player_belgae_alone() -> None:
    """A56 Non-player Belgae are spared."""
    board = BIBRAX + "[resources]\nBelgae = 10\n"
    game = turn("A56", "Aedui", board)
    assert (game.pieces("Atrebates", "Belgae"), game.resources("Belgae")) == ("", 6)
    assert reasons(turn("A56", "Aedui", board, others=("Belgae",)), "Aedui") == [NO]


def test_a8_3_1_galba_belgae_gain_control_and_take_allies() -> None:
    """A56 Four Warbands to Morini, where they bring Control; Remi, then the Aedui Ally, before Subdued Tribes."""
    board = """
        [regions.Morini]
        Romans = "3 Auxilia"
        [regions.Nervii]
        Romans = "6 Auxilia"
        [regions.Atrebates]
        Romans = "6 Auxilia"
        [tribes]
        Eburones = "Aedui"
        [resources]
        Belgae = 0
    """
    game = turn("A56", "Belgae", board)
    assert game.pieces("Morini", "Belgae") == "4 Warbands"
    assert allies(game, "Belgae") == ["Eburones", "Remi"]
    assert game.resources("Belgae") == 4
    assert {"event.own_margin", "event.best_allies", "event.ally_order"} <= set(game.priorities("Belgae"))


def test_a8_2_3_galba_romans_have_no_choice() -> None:
    """A56 All Belgae but the Leader leave Atrebates."""
    game = turn("A56", "Romans", '[regions.Atrebates]\nBelgae = "Boduognatus, 3 Warbands"\n')
    assert game.pieces("Atrebates", "Belgae") == "Boduognatus"
