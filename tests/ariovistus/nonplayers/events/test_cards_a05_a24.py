"""A8.2.1 The Events A5 and A17 to A25 in the hands of Non-players."""

import pytest

from tests.ariovistus.nonplayers.events.turns import (
    INEFFECTIVE,
    NO,
    SWORDS,
    by_player,
    capabilities,
    chosen,
    played,
    reasons,
    turn,
)
from tests.ariovistus.nonplayers.germans.boards import told

WINTER = 'next = "Winter"'

# ---- A5 Gallia Togata, unshaded: who leaves ---------------------------------------------------------------------


def test_a8_2_3_gallia_togata_germans_go_home_together() -> None:
    """A5 The Romans execute it: Ariovistus and all his Warbands to where there will be four with him; the Ally at Nori
    to a Tribe at home, the Settlement into Germania."""
    board = """
        [regions.Cisalpina]
        Germans = "Ariovistus, 2 Warbands, 1 Settlement"
        [regions.Ubii]
        Germans = "1 Warband"
        [regions.Sugambri]
        Germans = "2 Warbands"
        [tribes]
        Nori = "Germans"
    """
    game = turn("A5", "Romans", board, others=("Germans",))
    assert game.pieces("Cisalpina", "Germans") == ""
    assert game.pieces("Sugambri", "Germans").startswith("Ariovistus, 4 Warbands")
    assert "event.leader_guarded" in game.priorities("Germans")
    assert "Germans" in [str(game.tribe(name)) for name in ("Sugambri", "Ubii", "Suebi North", "Suebi South")]


@pytest.mark.parametrize(("die", "home"), [(1, "Morini"), (3, "Nervii"), (6, "Atrebates")])
def test_a8_2_3_gallia_togata_where_to_is_for_the_dice(die: int, home: str) -> None:
    """A5 Belgae without a Leader: any Home Region, all of them to the same."""
    game = turn("A5", "Romans", '[regions.Cisalpina]\nBelgae = "3 Warbands"', others=("Belgae",))
    assert not game.pieces("Cisalpina", "Belgae")
    text = '[regions.Cisalpina]\nBelgae = "3 Warbands"'
    game = by_player("A5", "Romans", "Belgae", text, die)
    game.play("Romans action unshaded A5")
    assert chosen(game, "Belgae", "event_region") == [f"region {home}"]
    assert game.pieces(home, "Belgae") == "3 Warbands"
    game = by_player("A5", "Romans", "Belgae", text + '\n[regions.Nervii]\nBelgae = "2 Warbands"', die)
    game.play("Romans action unshaded A5")
    assert chosen(game, "Belgae", "event_region") == [f"region {home}"]


# ---- A17 Publius Licinius Crassus -------------------------------------------------------------------------------

SENT = """
    [regions.Provincia]
    Romans = "Caesar, 5 Legions, 9 Auxilia"
    [regions.Sequani]
    Arverni = "2 revealed Warbands"
    [tribes]
    Helvetii = "Arverni"
"""


def test_a8_2_1_crassus_romans_march_then_battle_by_their_boxes() -> None:
    """A17 Four Legions and eight Auxilia leave Caesar for the Arverni at the Helvetii, and fight them there."""
    game = turn("A17", "Romans", SENT)
    assert chosen(game, "Romans", "event_region")[:2] == ["region Provincia", "region Sequani"]
    assert chosen(game, "Romans", "march_number") == ["number 4", "number 8"]
    assert chosen(game, "Romans", "event_faction") == ["faction Arverni"]
    assert game.tribe("Helvetii") == "Subdued"
    assert "instruction.march_then_battle" in game.notes("Romans")
    assert "romans.march.sent" in game.notes("Romans")
    assert "romans.march.all_to_one" not in game.notes("Romans")  # Caesar and a Legion stay
    assert game.pieces("Provincia", "Romans") == "Caesar, 1 Legion, 1 Auxilia, Fort"


def test_a8_2_1_crassus_romans_do_not_fight_what_does_not_pay() -> None:
    """A17 Twenty Warbands: the March box leads there, but the Battle box says no."""
    board = SENT.replace("2 revealed Warbands", "20 Warbands").replace("5 Legions, 9 Auxilia", "1 Legion, 1 Auxilia")
    game = turn("A17", "Romans", board)
    assert "done" in chosen(game, "Romans", "event_faction")


def test_a8_2_1_crassus_romans_keep_control_where_they_leave() -> None:
    """A17 Four of six Auxilia go: Caesar and two others keep Control against two Arverni."""
    board = """
        [regions.Mandubii]
        Romans = "Caesar, 2 Legions, 6 Auxilia"
        Arverni = "2 Warbands"
        [regions.Carnutes]
        Arverni = "1 revealed Warband"
        [tribes]
        Carnutes = "Arverni"
    """
    game = turn("A17", "Romans", board)
    assert game.control("Mandubii") == "Romans"
    assert chosen(game, "Romans", "march_number") == ["number 2", "number 4"]


def test_8_1_1_crassus_is_ineffective_without_a_march() -> None:
    """A17 No enemy has an Ally or Citadel to March to."""
    board = '[regions.Mandubii]\nRomans = "Caesar, 2 Legions, 2 Auxilia"'
    assert reasons(turn("A17", "Romans", board), "Romans") == [INEFFECTIVE]


def test_a8_2_1_crassus_germans_take_the_most_auxilia_near_home() -> None:
    """A17 One in Ubii before four in Treveri: first Germania, however few; then the most."""
    board = """
        [regions.Ubii]
        Romans = "{ubii}"
        [regions.Treveri]
        Romans = "4 Auxilia"
        [regions.Nervii]
        Romans = "3 Auxilia"
    """
    first = turn("A17", "Germans", board.format(ubii="1 Auxilia"))
    assert chosen(first, "Germans", "event_region") == ["region Ubii"]
    second = turn("A17", "Germans", board.format(ubii=""))
    assert chosen(second, "Germans", "event_region") == ["region Treveri"]
    assert second.priorities("Germans")[-1] == "event.most_auxilia"
    assert "Romans" in second.position["ineligible"]


def test_a8_2_1_crassus_belgae_choose_belgica_first() -> None:
    """A17 One in Nervii before four in Treveri."""
    board = '[regions.Nervii]\nRomans = "1 Auxilia"\n[regions.Treveri]\nRomans = "4 Auxilia"'
    game = turn("A17", "Belgae", board)
    assert chosen(game, "Belgae", "event_region") == ["region Nervii"]
    assert "event.belgica_first" in game.priorities("Belgae")
    assert "instruction.belgica_first" in game.notes("Belgae")


def test_8_4_1_crassus_of_as_many_auxilia_the_better_ones() -> None:
    """A17 Hidden ones in Nervii before Revealed ones in Morini."""
    board = '[regions.Morini]\nRomans = "2 revealed Auxilia"\n[regions.Nervii]\nRomans = "2 Auxilia"'
    for die in (1, 6):
        assert chosen(turn("A17", "Belgae", board, die), "Belgae", "event_region") == ["region Nervii"]


# ---- A18 Rhenus Bridge ------------------------------------------------------------------------------------------

BRIDGE = """
    [regions.Ubii]
    Germans = "{ubii}"
    [regions.Sugambri]
    Germans = "5 Warbands"
    [regions.Treveri]
    Romans = "6 Auxilia"
"""


@pytest.mark.parametrize(("ubii", "cleared"), [("1 Warband, 1 Settlement", "Ubii"), ("1 Warband", "Sugambri")])
def test_a8_3_1_rhenus_bridge_a_settlement_before_warbands(ubii: str, cleared: str) -> None:
    """A18 Where a Settlement goes, then where the most Warbands go."""
    for die in (1, 6):
        game = turn("A18", "Romans", BRIDGE.format(ubii=ubii), die)
        assert chosen(game, "Romans", "event_region") == [f"region {cleared}"]
        assert game.pieces(cleared, "Germans") == ""


def test_a8_2_3_rhenus_bridge_allies_before_warbands() -> None:
    """A18 An Ally goes with the one, five Warbands with the other."""
    game = turn("A18", "Romans", BRIDGE.format(ubii="1 Warband") + '[tribes]\nUbii = "Germans"')
    assert chosen(game, "Romans", "event_region") == ["region Ubii"]


def test_8_4_4_rhenus_bridge_upon_frost() -> None:
    """A18 Of two Regions the one without the Ally whose loss puts an Aedui player ahead of all others."""
    board = BRIDGE.format(ubii="1 Warband") + '[tribes]\nUbii = "Germans"\nBituriges = "Aedui"'
    game = turn("A18", "Romans", board, head=WINTER)
    assert chosen(game, "Romans", "event_region") == ["region Sugambri"]


def test_a8_2_2_rhenus_bridge_shaded() -> None:
    """A18 Germans and Belgae: six Resources off the Romans, if a Legion is near Germania; else Ineffective."""
    board = '[regions.{}]\nRomans = "1 Legion"\n[resources]\nRomans = 10'
    for faction in ("Germans", "Belgae"):
        assert turn("A18", faction, board.format("Treveri")).resources("Romans") == 4
        assert reasons(turn("A18", faction, board.format("Pictones")), faction) == [INEFFECTIVE]


# ---- A19 Gaius Valerius Procillus -------------------------------------------------------------------------------

TRAP = """
    [regions.Treveri]
    Romans = "Caesar, {legions} Legions"
    [regions.Ubii]
    Germans = "4 Warbands"
    {fort}
    [regions.Pictones]
    Romans = "5 Legions"
"""


@pytest.mark.parametrize(("legions", "fort", "why"), [(2, "", []), (3, "", [NO]), (1, 'Romans = "Fort"', [NO])])
def test_a8_2_1_procillus_germans_must_outnumber(legions: int, fort: str, why: list[str]) -> None:
    """A19 Four against three; not four against four, nor where a Fort is."""
    game = turn("A19", "Germans", TRAP.format(legions=legions, fort=fort))
    assert reasons(game, "Germans") == why
    if not why:
        assert game.pieces("Ubii", "Romans") == "Caesar, 2 Legions"
        assert "no Fort and they outnumber the Romans" in told(game)
        assert "because.led" in game.notes("Germans")


def test_a8_2_1_procillus_germans_lead_the_most_legions() -> None:
    """A19 Two Legions of Mandubii before the Auxilia of Treveri; to Sequani, where the Germans outnumber them."""
    board = """
        [regions.Treveri]
        Romans = "4 Auxilia"
        [regions.Mandubii]
        Romans = "2 Legions"
        [regions.Ubii]
        Germans = "5 Warbands"
        [regions.Sequani]
        Germans = "3 Warbands"
        [regions.Bituriges]
        Germans = "1 Warband"
    """
    game = turn("A19", "Germans", board)
    assert chosen(game, "Germans", "event_region")[0] == "region Mandubii"
    assert game.pieces("Sequani", "Romans") == "2 Legions"
    assert game.priorities("Germans")[-1] == "event.most_legions"


def test_a8_2_1_procillus_germans_then_lead_the_most_pieces() -> None:
    """A19 One Legion each: with two Auxilia before alone."""
    board = """
        [regions.Treveri]
        Romans = "1 Legion"
        [regions.Mandubii]
        Romans = "1 Legion, 2 Auxilia"
        [regions.Sequani]
        Germans = "5 Warbands"
    """
    for die in (1, 6):
        game = turn("A19", "Germans", board, die, die)
        assert chosen(game, "Germans", "event_region")[0] == "region Mandubii"


def test_a8_2_3_procillus_belgae_need_not_outnumber_anybody() -> None:
    """A19 No sign at theirs: all Romans of Treveri are led to one Germanic Warband."""
    board = '[regions.Treveri]\nRomans = "3 Legions"\n[regions.Ubii]\nGermans = "1 Warband"'
    assert turn("A19", "Belgae", board).pieces("Ubii", "Romans") == "3 Legions"
    trap = '\n[regions.Pictones]\nRomans = "1 Legion"\n[regions.Bituriges]\nGermans = "5 Warbands"'
    assert chosen(turn("A19", "Belgae", board + trap, 1), "Belgae", "event_region")[0] == "region Treveri"
    assert reasons(turn("A19", "Germans", board), "Germans") == [NO]


def test_a8_2_3_procillus_romans_win_three_allies() -> None:
    """A19 A City first; then those of Germans before those of Belgae and Aedui; swords for the Aedui."""
    board = """
        [regions.Treveri]
        Romans = "Caesar"
        [tribes]
        Sequani = "Aedui"
        Lingones = "Aedui"
        Eburones = "Belgae"
        Helvetii = "Germans"
    """
    game = turn("A19", "Romans", board)
    assert chosen(game, "Romans", "event_tribe") == ["tribe Sequani", "tribe Helvetii", "tribe Eburones"]
    assert game.tribe("Lingones") == "Aedui"
    assert reasons(turn("A19", "Aedui", board), "Aedui") == [SWORDS]


def test_8_4_4_procillus_romans_take_no_ally_upon_frost() -> None:
    """A19 Without either of their two Allies the Germans would be behind an Aedui player with two."""
    board = """
        [regions.Treveri]
        Romans = "Caesar"
        [tribes]
        Helvetii = "Germans"
        Ubii = "Germans"
        Bituriges = "Aedui"
        Veneti = "Aedui"
    """
    assert reasons(turn("A19", "Romans", board, head=WINTER), "Romans") == [INEFFECTIVE]
    assert played(turn("A19", "Romans", board), "Romans")


# ---- A20 Morbihan -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("aedui", "allies", "why"), [(4, 2, [NO]), (3, 2, []), (4, 1, [])])
@pytest.mark.parametrize("card", ["A20", "A26", "A30"])
def test_a8_2_1_no_aedui_if_they_outdo_the_arverni(card: str, aedui: int, allies: int, why: list[str]) -> None:
    """A20, A26, A30 More Warbands and more Allies and Citadels; not if as many of either."""
    tribes = ["Bituriges", "Senones"][:allies]
    board = f"""
        [regions.Veneti]
        Arverni = "1 Warband"
        Romans = "1 Auxilia"
        [regions.Sequani]
        Arverni = "2 Warbands"
        Aedui = "{aedui} Warbands"
        [tribes]
        Veneti = "Arverni"
    """ + "".join(f'        {name} = "Aedui"\n' for name in tribes)
    assert reasons(turn(card, "Aedui", board), "Aedui") == why


def test_a8_2_3_morbihan_romans_crush_the_veneti() -> None:
    """A20 All Arverni leave, and both Tribes are Dispersed."""
    board = '[regions.Veneti]\nArverni = "5 Warbands"\nRomans = "1 Auxilia"\n[tribes]\nVeneti = "Arverni"'
    game = turn("A20", "Romans", board)
    assert chosen(game, "Romans", "event_confirm") == ["yes"]
    assert sorted(chosen(game, "Romans", "disperse")) == ["tribe Namnetes", "tribe Veneti"]


def test_8_4_4_morbihan_romans_decline_upon_frost() -> None:
    """A20 Without the Ally at Veneti an Aedui player would be ahead of all; a player executes it, the Romans are
    asked."""
    board = """
        [regions.Veneti]
        Romans = "1 Auxilia"
        [tribes]
        Veneti = "Arverni"
        Bituriges = "Aedui"
    """
    game = by_player("A20", "Aedui", "Romans", board, head=WINTER)
    game.play("Aedui action unshaded A20")
    assert chosen(game, "Romans", "event_confirm") == ["no"]
    game = by_player("A20", "Aedui", "Romans", board)
    game.play("Aedui action unshaded A20")
    assert chosen(game, "Romans", "event_confirm") == ["yes"]


@pytest.mark.parametrize("faction", ["Germans", "Belgae"])
def test_a8_2_3_morbihan_ships_strike_where_it_hurts_most(faction: str) -> None:
    """A20 Two Legions in Carnutes before three Auxilia in Pictones."""
    board = """
        [regions.Veneti]
        Arverni = "6 Warbands"
        [regions.Carnutes]
        Romans = "3 Legions"
        [regions.Pictones]
        Romans = "3 Auxilia"
        [tribes]
        Veneti = "Arverni"
    """
    game = turn("A20", faction, board)
    assert chosen(game, faction, "event_region") == ["region Carnutes"]
    assert "event.most_legions_hit" in game.priorities(faction)


@pytest.mark.parametrize(
    ("carnutes", "pictones", "tribes", "key"),
    [
        ("1 Auxilia, Fort", "3 Auxilia", "", "event.most_citadels_hit"),
        ("1 Auxilia", "3 Auxilia", 'Carnutes = "Romans"', "event.most_allies_hit"),
        ("3 Auxilia", "2 Auxilia", "", "event.most_losses_caused"),
    ],
)
def test_a8_3_1_morbihan_ships_strike_forts_then_allies_then_the_most(
    carnutes: str, pictones: str, tribes: str, key: str
) -> None:
    """A20 Carnutes before Pictones, whatever the dice say."""
    board = f"""
        [regions.Veneti]
        Arverni = "9 Warbands"
        [regions.Carnutes]
        Romans = "{carnutes}"
        [regions.Pictones]
        Romans = "{pictones}"
        [tribes]
        Veneti = "Arverni"
        {tribes}
    """
    for die in (1, 6):
        game = turn("A20", "Belgae", board, die, die)
        assert chosen(game, "Belgae", "event_region") == ["region Carnutes"]
        assert game.priorities("Belgae")[-1] == key


# ---- A22 Dread, A25 Ariovistus's Wife ---------------------------------------------------------------------------


def test_a8_2_1_dread() -> None:
    """A22 Germans shaded, Romans unshaded, Belgae never."""
    assert capabilities(turn("A22", "Germans", "")) == {"A22": "shaded"}
    assert capabilities(turn("A22", "Romans", "")) == {"A22": "unshaded"}
    assert reasons(turn("A22", "Belgae", ""), "Belgae") == [SWORDS]


def test_a8_2_1_ariovistuss_wife() -> None:
    """A25 Germans take the dowry, Romans strike Cisalpina; Belgae never."""
    board = '[regions.Cisalpina]\nGermans = "2 Warbands"\n[resources]\nGermans = 5'
    germans = turn("A25", "Germans", board)
    assert germans.pieces("Cisalpina", "Germans") == "8 Warbands"
    assert germans.resources("Germans") == 11
    assert turn("A25", "Romans", board).pieces("Cisalpina", "Germans") == ""
    assert reasons(turn("A25", "Belgae", board), "Belgae") == [SWORDS]


# ---- A23 Parley -------------------------------------------------------------------------------------------------

NEIGHBOURS = """
    [regions.Treveri]
    Romans = "Caesar, {romans} Legions{fort}"
    [regions.Ubii]
    Germans = "Ariovistus, {germans} Warbands"
    {ubii}
    [resources]
    Germans = 0
"""


@pytest.mark.parametrize(
    ("romans", "germans", "ubii", "why"), [(2, 3, "", []), (3, 3, "", [NO]), (2, 3, 'Romans = "Fort"', [NO])]
)
def test_a8_2_1_parley_germans_must_outnumber_where_no_fort_is(
    romans: int, germans: int, ubii: str, why: list[str]
) -> None:
    """A23 Four against three in either Region; with a Fort in both, or with as many Romans, a No."""
    fort = ", Fort" if ubii else ""
    game = turn("A23", "Germans", NEIGHBOURS.format(romans=romans, germans=germans, ubii=ubii, fort=fort))
    assert reasons(game, "Germans") == why


def test_a8_2_1_parley_germans_bring_the_romans_to_themselves_if_both_would_do() -> None:
    """A23 The enemy moves; or they themselves, if only that avoids a Fort."""
    both = turn("A23", "Germans", NEIGHBOURS.format(romans=2, germans=3, ubii="", fort=""))
    assert chosen(both, "Germans", "event_faction") == ["faction Romans"]
    assert both.pieces("Ubii", "Romans") == "Caesar, 2 Legions"
    assert "because.meetings" in both.notes("Germans")
    ubii = 'Romans = "Fort"'
    only = turn("A23", "Germans", NEIGHBOURS.format(romans=2, germans=4, ubii=ubii, fort=""))
    assert chosen(only, "Germans", "event_faction") == ["faction Germans"]
    assert only.pieces("Treveri", "Germans") == "Ariovistus, 4 Warbands"
    assert "could meet: Ubii (Romans 4, Germans 5, a Fort), Treveri (Romans 3, Germans 5)." in told(only)


@pytest.mark.parametrize(("romans", "fort", "why"), [(3, ", Fort", []), (5, "", [NO]), (2, ", Fort", [NO])])
def test_a8_2_1_parley_romans_want_a_fort_and_the_greater_number(romans: int, fort: str, why: list[str]) -> None:
    """A23 Ariovistus and three Warbands come to Caesar's Fort; not without one, nor if they are as many."""
    board = NEIGHBOURS.format(romans=romans, germans=3, ubii="", fort=fort)
    game = turn("A23", "Romans", board, others=("Germans",))
    assert reasons(game, "Romans") == why
    if not why:
        assert game.pieces("Treveri", "Germans") == "Ariovistus, 3 Warbands"


def test_a8_2_1_parley_between_two_regions() -> None:
    """A23 Two apart: of the Regions between, the one in which the Germans outnumber the Romans."""
    board = """
        [regions.Mandubii]
        Romans = "Caesar, 4 Legions"
        [regions.Ubii]
        Germans = "Ariovistus, 4 Warbands"
        [regions.Sequani]
        Germans = "1 Warband"
        [resources]
        Germans = 0
    """
    for die in (1, 6):
        game = turn("A23", "Germans", board, die, die)
        assert game.pieces("Sequani", "Germans") == "Ariovistus, 5 Warbands"
    assert reasons(turn("A23", "Germans", board.replace('"1 Warband"', '""')), "Germans") == [NO]


def test_a8_2_1_parley_is_no_where_nobody_would_move() -> None:
    """A23 Too far apart, or together already: not for Ineligibility alone; Aedui and Belgae play it for that."""
    board = """
        [regions.Pictones]
        Romans = "Caesar, 1 Legion, Fort"
        [regions.Ubii]
        Germans = "Ariovistus, 4 Warbands"
    """
    assert reasons(turn("A23", "Germans", board), "Germans") == [NO]
    assert reasons(turn("A23", "Romans", board), "Romans") == [NO]
    assert played(turn("A23", "Belgae", board), "Belgae")
    together = '[regions.Treveri]\nRomans = "Caesar, 1 Legion"\nGermans = "Ariovistus, 4 Warbands"\n'
    assert reasons(turn("A23", "Germans", together + "[resources]\nGermans = 0"), "Germans") == [NO]
    neighbours = NEIGHBOURS.format(romans=2, germans=3, ubii="", fort="")
    for leader in ("Caesar, ", "Ariovistus, "):
        assert reasons(turn("A23", "Germans", neighbours.replace(leader, "")), "Germans") == [NO]


def test_8_4_4_parley_upon_frost() -> None:
    """A23 If Caesar left Nervii, a Belgic player would Control it and win; so they go to him, though both would do."""
    board = """
        [regions.Nervii]
        Romans = "Caesar, 1 Legion"
        Belgae = "1 Warband"
        [regions.Sugambri]
        Germans = "Ariovistus, 4 Warbands"
        [regions.Morini]
        Belgae = "5 Warbands"
        [regions.Atrebates]
        Belgae = "5 Warbands"
        [tribes]
        {}
        [resources]
        Germans = 0
    """.replace("{}", "\n        ".join(f'{name} = "Belgae"' for name in BELGIC))
    thaw = turn("A23", "Germans", board)
    assert chosen(thaw, "Germans", "event_faction") == ["faction Romans"]
    frost = turn("A23", "Germans", board, head=WINTER)
    assert chosen(frost, "Germans", "event_faction") == ["faction Germans"]


@pytest.mark.parametrize("card", ["A17", "A19"])
def test_8_4_4_germans_leave_romans_where_a_belgic_player_would_win(card: str) -> None:
    """A17, A19 Without the Romans in Nervii a Belgic player would Control it, and win: those of Treveri go, though
    fewer."""
    board = """
        [regions.Nervii]
        Romans = "3 Auxilia"
        Belgae = "1 Warband"
        [regions.Treveri]
        Romans = "1 Auxilia"
        [regions.Sugambri]
        Germans = "5 Warbands"
        [regions.Morini]
        Belgae = "5 Warbands"
        [regions.Atrebates]
        Belgae = "5 Warbands"
        [tribes]
        {}
    """.replace("{}", "\n        ".join(f'{name} = "Belgae"' for name in BELGIC if name != "Treveri"))
    thaw, frost = turn(card, "Germans", board), turn(card, "Germans", board, head=WINTER)
    assert chosen(thaw, "Germans", "event_region")[0] == "region Nervii"
    assert chosen(frost, "Germans", "event_region")[0] == "region Treveri"


BELGIC = ("Menapii", "Morini", "Atrebates", "Bellovaci", "Remi", "Eburones", "Treveri", "Carnutes", "Aulerci", "Veneti")

# ---- A24 Seduni Uprising! ---------------------------------------------------------------------------------------

ALPS = """
    [regions.Ubii]
    Germans = "2 Warbands"
    [regions.Cisalpina]
    Germans = "{}"
    {}
"""


@pytest.mark.parametrize(
    ("germans", "tribes", "why"),
    [
        ("4 Warbands", "", []),
        ("3 Warbands", "", [NO]),
        ("6 Warbands", '[tribes]\n    Nori = "Germans"', [NO]),
        ("6 Warbands", '[tribes]\n    Helvetii = "Germans"', [NO]),
        ("6 Warbands", '[tribes]\n    Helvetii = "Aedui"', []),
    ],
)
def test_a8_2_1_seduni_germans_lose_neither_ally_nor_control(germans: str, tribes: str, why: list[str]) -> None:
    """A24 An Ally and two Warbands of the Arverni come to Cisalpina: four keep Control, three do not."""
    game = turn("A24", "Germans", ALPS.format(germans, tribes))
    assert reasons(game, "Germans") == why
    if why:
        assert "only if the Germans lose neither an Ally nor Control" in told(game)
        assert "les Germains n’y perdent ni Allié ni Contrôle" in told(game, "fr")


def test_a8_2_1_seduni_germans_send_the_arverni_elsewhere_if_they_can() -> None:
    """A24 Three Allies and four Warbands are all there are: none of them to Cisalpina, where they would cost
    Control."""
    board = """
        [regions.Cisalpina]
        Germans = "1 Warband"
        [regions.Ubii]
        Germans = "2 Warbands"
        [regions.Pictones]
        Arverni = "31 Warbands"
        [tribes]
        Veneti = "Arverni"
        Namnetes = "Arverni"
        Pictones = "Arverni"
        Santones = "Arverni"
        Cadurci = "Arverni"
        Volcae = "Arverni"
        Morini = "Arverni"
    """
    game = turn("A24", "Germans", board)
    assert played(game, "Germans")
    assert game.tribe("Nori") == "Subdued"
    assert "event.no_control_lost" in game.priorities("Germans")


def test_a8_2_1_seduni_of_the_others() -> None:
    """A24 Swords for Romans and Aedui; Belgae play it."""
    board = ALPS.format("1 Warband", "")
    assert [reasons(turn("A24", f, board), f) for f in ("Romans", "Aedui")] == [[SWORDS], [SWORDS]]
    assert played(turn("A24", "Belgae", board), "Belgae")
