"""A8.2.1 The Events A21 and A26 to A36 in the hands of Non-players."""

import pytest

from tests.ariovistus.nonplayers.events.turns import (
    IDLE,
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
POOR = "[resources]\nGermans = 0\nBelgae = 0\n"

# ---- A21 Vosegus --------------------------------------------------------------------------------------------------


def test_a8_2_1_vosegus_germans_fight_twice_while_ariovistus_keeps_four() -> None:
    """A21 Seven Warbands and he: first seven Losses, then, with Romans left, another Battle."""
    board = """
        [regions.Sequani]
        Germans = "Ariovistus, 7 Warbands"
        Romans = "10 Auxilia"
        Arverni = "1 Warband"
    """
    game = turn("A21", "Germans", board + POOR)
    assert chosen(game, "Germans", "battle_target")[0] == "faction Romans"
    assert chosen(game, "Germans", "event_faction") == ["faction Romans"]


@pytest.mark.parametrize(("bands", "legions", "why"), [(5, 8, []), (4, 7, [NO])])
def test_a8_2_1_vosegus_is_no_if_ariovistus_would_have_fewer_than_four(
    bands: int, legions: int, why: list[str]
) -> None:
    """A21 One Legion is left to strike back."""
    board = f'[regions.Sequani]\nGermans = "Ariovistus, {bands} Warbands"\nRomans = "{legions} Legions"\n{POOR}'
    assert reasons(turn("A21", "Germans", board), "Germans") == why


def test_a8_2_1_vosegus_germans_choose_where_and_whether_again() -> None:
    """A21 Where most Losses are caused; and not again where nothing is to be had."""
    board = """
        [regions.Sequani]
        Germans = "3 Warbands"
        Romans = "3 Auxilia"
        [regions.Ubii]
        Germans = "8 Warbands"
        Romans = "4 Auxilia"
        Arverni = "20 Warbands"
    """
    for die in (1, 6):
        game = turn("A21", "Germans", board + POOR, die, die)
        assert chosen(game, "Germans", "event_region") == ["region Ubii"]
        assert chosen(game, "Germans", "event_faction") == ["done"]


@pytest.mark.parametrize(("romans", "why"), [("3 Legions", []), ("4 Auxilia", [NO])])
def test_a8_2_1_vosegus_belgae_want_legions(romans: str, why: list[str]) -> None:
    """A21 Where none is hit, No."""
    board = f'[regions.Sequani]\nBelgae = "6 Warbands"\nRomans = "{romans}"\n{POOR}'
    assert reasons(turn("A21", "Belgae", board), "Belgae") == why


def test_a8_2_3_vosegus_romans_and_aedui_by_their_battle_boxes() -> None:
    """A21 Nothing that pays: nothing for them."""
    board = '[regions.Sequani]\nRomans = "1 Auxilia"\nAedui = "1 Warband"\nArverni = "9 Warbands"'
    assert [reasons(turn("A21", f, board), f) for f in ("Romans", "Aedui")] == [[INEFFECTIVE], [INEFFECTIVE]]
    for faction, bands in (("Romans", "Auxilia"), ("Aedui", "Warbands")):
        board = f'[regions.Aedui]\n{faction} = "6 {bands}"\nBelgae = "14 Warbands"\nArverni = "2 revealed Warbands"'
        game = turn("A21", faction, board)
        assert chosen(game, faction, "battle_target") == ["faction Arverni"]


# ---- A26 Divico, A30 Orgetorix ------------------------------------------------------------------------------------


def test_a8_2_1_divico_germans_do_not_give_up_control() -> None:
    """A26 They Control Sequani: all twelve Arverni to Aedui."""
    board = '[regions.Sequani]\nGermans = "4 Warbands"'
    game = turn("A26", "Germans", board)
    assert game.pieces("Aedui", "Arverni") == "12 Warbands"
    assert game.control("Sequani") == "Germans"
    assert "event.no_control_lost" in game.priorities("Germans")
    assert "instruction.no_german_loss" in game.notes("Germans")


def test_a8_2_1_divico_germans_place_only_as_many_as_cost_no_control() -> None:
    """A26 They Control both: three more Arverni in Sequani, two in Aedui."""
    board = '[regions.Sequani]\nGermans = "4 Warbands"\n[regions.Aedui]\nGermans = "3 Warbands"'
    game = turn("A26", "Germans", board)
    assert game.pieces("Sequani", "Arverni") == "3 Warbands"
    assert game.pieces("Aedui", "Arverni") == "2 Warbands"


@pytest.mark.parametrize("die", [1, 6])
def test_a8_2_1_divico_germans_look_for_room_for_all_twelve(die: int) -> None:
    """A26 In Sequani ten could come without loss of Control, in the Aedui Region all twelve: there, without a die."""
    game = turn("A26", "Germans", '[regions.Sequani]\nGermans = "11 Warbands"', die)
    assert game.pieces("Aedui", "Arverni") == "12 Warbands"
    assert not game.steps("Germans", "pick")


def test_8_1_1_divico_is_ineffective_for_germans_without_room() -> None:
    """A26 One Warband alone holds each Region."""
    board = '[regions.Sequani]\nGermans = "1 Warband"\n[regions.Aedui]\nGermans = "1 Warband"'
    assert reasons(turn("A26", "Germans", board), "Germans") == [INEFFECTIVE]


def test_a8_2_2_divico_of_the_others() -> None:
    """A26 Belgae place all twelve by dice; Romans send the Arverni home."""
    belgae = turn("A26", "Belgae", "")
    assert "12 Warbands" in (belgae.pieces("Aedui", "Arverni"), belgae.pieces("Sequani", "Arverni"))
    romans = turn("A26", "Romans", '[regions.Sequani]\nArverni = "5 Warbands"')
    assert romans.pieces("Sequani", "Arverni") == ""


@pytest.mark.parametrize(
    ("germans", "tribes", "why"),
    [
        ("9 Warbands", "", []),
        ("9 Warbands", '[tribes]\nHelvetii = "Germans"\n', [NO]),
        ("1 Warband", "", []),
    ],
)
def test_a8_2_1_orgetorix_germans_lose_neither_ally_nor_control(germans: str, tribes: str, why: list[str]) -> None:
    """A30 An Ally of theirs in Sequani would go; nine Arverni find room in Aedui."""
    game = turn("A30", "Germans", f'[regions.Sequani]\nGermans = "{germans}"\n{tribes}', 1, 1, 1, 1, 1, 1, 1, 1, 1)
    assert reasons(game, "Germans") == why
    if not why:
        assert game.control("Sequani") == "Germans"
        assert game.control("Aedui") == "Arverni"


@pytest.mark.parametrize("die", [1, 3, 5])
def test_a8_2_1_orgetorix_germans_place_whatever_they_place_where_it_costs_nothing(die: int) -> None:
    """A30 Warbands, Allies or Citadels, as the dice say: in Sequani, which one Warband holds, there is no room."""
    game = turn("A30", "Germans", '[regions.Sequani]\nGermans = "1 Warband"', *[die] * 12)
    assert played(game, "Germans")
    assert [game.tribe(name) for name in ("Sequani", "Helvetii")] == ["Subdued", "Subdued"]
    assert game.control("Sequani") == "Germans"


def test_a8_2_1_orgetorix_germans_divide_what_must_come() -> None:
    """A30 There is room for eight in Sequani and for two in Aedui: nine Warbands come, and cost no Control."""
    board = '[regions.Sequani]\nGermans = "9 Warbands"\n[regions.Aedui]\nGermans = "3 Warbands"'
    game = turn("A30", "Germans", board, *[1] * 12)
    assert [game.control(name) for name in ("Sequani", "Aedui")] == ["Germans", "Germans"]
    assert game.pieces("Sequani", "Arverni") == "8 Warbands"


def test_a8_2_1_orgetorix_is_no_for_germans_who_would_lose_control() -> None:
    """A30 One Warband alone holds each of the two Regions, and nine Arverni must come."""
    board = '[regions.Sequani]\nGermans = "1 Warband"\n[regions.Aedui]\nGermans = "1 Warband"'
    assert reasons(turn("A30", "Germans", board), "Germans") == [NO]


def test_8_3_4_orgetorix_no_die_where_all_arverni_come_anyhow() -> None:
    """A30 No Warbands and no Citadels are left: Allies come to all three Tribes; with one Citadel a die says whether it
    comes, a second one where to, and none which Ally is placed first."""
    cities = ("Carnutes", "Bituriges", "Mandubii")
    board = '[regions.Carnutes]\nArverni = "35 Warbands"\n[tribes]\n' + POOR
    gone = board.replace(POOR, "".join(f'{name} = "Arverni Citadel"\n' for name in cities) + POOR)
    game = turn("A30", "Germans", gone)
    assert [game.tribe(name) for name in ("Aedui", "Sequani", "Helvetii")] == ["Arverni"] * 3
    assert game.lots("Germans") == []
    two = board.replace(POOR, "".join(f'{name} = "Arverni Citadel"\n' for name in cities[1:]) + POOR)
    citadel = turn("A30", "Germans", two, 6, 6)
    assert citadel.tribe("Helvetii") == "Arverni"
    assert sorted(len(lot) for lot in citadel.lots("Germans")) == [2, 2]


def test_a30_the_kind_of_arverni_is_told_without_a_region() -> None:
    """A30 The question is about nine pieces, not about a Region."""
    game = turn("A30", "Germans", '[regions.Sequani]\nGermans = "9 Warbands"', 1, 1)
    for language, line in (("en", "Orgetorix: Warbands"), ("fr", "Orgétorix\u00a0: des Guerriers")):
        assert f" {line}\n" in told(game, language)


@pytest.mark.parametrize("faction", ["Romans", "Aedui"])
def test_a8_3_1_orgetorix_romans_and_aedui_arrest_the_most(faction: str) -> None:
    """A30 An Ally before five Warbands."""
    board = """
        [regions.Sequani]
        Arverni = "1 Warband"
        [regions.Mandubii]
        Arverni = "5 Warbands"
        [tribes]
        Helvetii = "Arverni"
        Veneti = "Arverni"
        Pictones = "Arverni"
    """
    game = turn("A30", faction, board)
    assert chosen(game, faction, "event_region") == ["region Sequani"]
    assert game.priorities(faction)[-1] == "event.most_allies"


@pytest.mark.parametrize(
    ("sequani", "tribes", "key"),
    [("1", 'Sequani = "Arverni Citadel"\nMandubii = "Arverni"', "event.most_citadels"), ("4", "", "event.most_pieces")],
)
def test_a8_3_1_orgetorix_romans_arrest_citadels_first_and_warbands_last(sequani: str, tribes: str, key: str) -> None:
    """A30 Sequani before Mandubii, whatever the dice say."""
    board = f"""
[regions.Sequani]
Arverni = "{sequani} Warbands"
[regions.Mandubii]
Arverni = "3 Warbands"
[tribes]
{tribes}
"""
    for die in (1, 6):
        game = turn("A30", "Romans", board, die)
        assert chosen(game, "Romans", "event_region") == ["region Sequani"]
        assert game.priorities("Romans")[-1] == key


def test_8_4_4_orgetorix_upon_frost() -> None:
    """A30 Without the Arverni Ally an Aedui player would be ahead of all: the five Warbands go."""
    board = """
        [regions.Sequani]
        Arverni = "1 Warband"
        [regions.Mandubii]
        Arverni = "5 Warbands"
        [tribes]
        Helvetii = "Arverni"
        Bituriges = "Aedui"
    """
    game = turn("A30", "Romans", board, head=WINTER)
    assert chosen(game, "Romans", "event_region") == ["region Mandubii"]


# ---- A28 Admagetobriga --------------------------------------------------------------------------------------------

COMBINED = """
    [regions.Sequani]
    {}
    [regions.Mandubii]
    {}
"""


@pytest.mark.parametrize(("arverni", "why"), [("4 Warbands", []), ("", [NO])])
def test_a8_2_1_admagetobriga_belgae_hit_legions_with_arverni(arverni: str, why: list[str]) -> None:
    """A28 Two Belgic Warbands alone hit no Legion behind an Auxilia; with four Arverni they do."""
    sequani = f'Belgae = "2 Warbands"\n    Arverni = "{arverni}"\n    Romans = "3 Legions, 1 Auxilia"'
    game = turn("A28", "Belgae", COMBINED.format(sequani, "") + POOR)
    assert reasons(game, "Belgae") == why
    if not why:
        assert chosen(game, "Belgae", "event_faction") == ["faction Arverni"]


def test_a8_2_1_admagetobriga_belgae_fight_in_all_regions_with_legions() -> None:
    """A28 First where the most Losses fall on Legions; then the next; not where none does."""
    sequani = 'Belgae = "6 Warbands"\n    Romans = "1 Legion"'
    mandubii = 'Belgae = "6 Warbands"\n    Romans = "3 Legions"\n    [regions.Treveri]\n    Belgae = "6 Warbands"\n'
    board = COMBINED.format(sequani, mandubii + '    Romans = "3 Auxilia"') + POOR
    game = turn("A28", "Belgae", board)
    assert chosen(game, "Belgae", "event_region") == ["region Mandubii"]


@pytest.mark.parametrize("faction", ["Germans", "Belgae"])
def test_8_3_4_admagetobriga_no_die_for_the_order_of_battles(faction: str) -> None:
    """A28 In both Regions the same Battle, and both are fought; a die where Horse serves in the first alone (59)."""
    there = f'{faction} = "6 Warbands"\n    Romans = "3 Legions"'
    game = turn("A28", faction, COMBINED.format(there, there) + POOR)
    assert played(game, faction)
    assert len(chosen(game, faction, "event_region")) == 1
    assert game.lots(faction) == []
    horse = COMBINED.format(there, there) + POOR + '[capabilities]\n59 = "shaded Aedui"\n'
    assert len(turn("A28", faction, horse).lots(faction)) == 1


@pytest.mark.parametrize(("others", "friends"), [(("Aedui",), ["faction Aedui"]), ((), [])])
def test_a8_2_1_admagetobriga_nonplayer_aedui_lend(others: tuple[str, ...], friends: list[str]) -> None:
    """A28 Without their two Warbands the Germans would not cause more than they take; a player might refuse."""
    board = """
        [regions.Sequani]
        Germans = "2 Warbands"
        Aedui = "4 Warbands"
        Romans = "3 Auxilia"
    """
    game = turn("A28", "Germans", board + POOR, others=others)
    assert chosen(game, "Germans", "event_faction") == friends
    assert reasons(game, "Germans") == ([] if friends else [NO])


@pytest.mark.parametrize(("bands", "legions", "why"), [(5, 8, []), (4, 7, [NO])])
def test_a8_2_1_admagetobriga_germans_keep_four_with_ariovistus(bands: int, legions: int, why: list[str]) -> None:
    """A28 One Legion strikes back: four of five are left, or three of four."""
    board = f'[regions.Sequani]\nGermans = "Ariovistus, {bands} Warbands"\nRomans = "{legions} Legions"\n{POOR}'
    assert reasons(turn("A28", "Germans", board), "Germans") == why


def test_a8_2_3_admagetobriga_arverni_alone_fight_for_the_aedui() -> None:
    """A28 No Aedui are needed where Arverni can attack Germans."""
    board = """
        [regions.Sequani]
        Arverni = "8 Warbands"
        Germans = "3 revealed Warbands"
    """
    game = turn("A28", "Aedui", board)
    assert played(game, "Aedui")
    assert game.pieces("Sequani", "Germans") == ""


def test_a8_2_3_admagetobriga_is_idle_where_no_battle_pays() -> None:
    """A28 Romans with one Auxilia against nine Germans."""
    board = '[regions.Sequani]\nRomans = "1 Auxilia"\nGermans = "9 Warbands"'
    game = turn("A28", "Romans", board, others=("Germans",))
    assert IDLE in game.notes("Romans")


# ---- A27, A32 -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["A27", "A32"])
def test_a8_2_1_uprisings_of_the_others(card: str) -> None:
    """A27, A32 Swords for Romans and Aedui; Germans and Belgae play them."""
    assert [reasons(turn(card, f, ""), f) for f in ("Romans", "Aedui")] == [[SWORDS], [SWORDS]]
    assert all(played(turn(card, f, ""), f) for f in ("Germans", "Belgae"))


# ---- A29 Harudes --------------------------------------------------------------------------------------------------

SETTLED = """
    [regions.Sequani]
    Germans = "1 Settlement, 1 Warband"
    [regions.Provincia]
    Romans = "{} Auxilia"
"""


@pytest.mark.parametrize(("on_map", "why"), [(17, []), (18, [NO])])
def test_a8_2_1_harudes_romans_place_three_auxilia_or_decline(on_map: int, why: list[str]) -> None:
    """A29 With two Available, No; else two Allies and three Auxilia of their own."""
    game = turn("A29", "Romans", SETTLED.format(on_map))
    assert reasons(game, "Romans") == why
    if not why:
        assert chosen(game, "Romans", "event_faction") == ["faction Romans"]
        assert game.pieces("Sequani", "Romans") == "3 Auxilia"
        assert [game.tribe(name) for name in ("Sequani", "Helvetii")] == ["Romans", "Romans"]


def test_a8_2_1_harudes_is_no_for_romans_without_a_settlement() -> None:
    """A29 Nowhere to place them."""
    assert reasons(turn("A29", "Romans", ""), "Romans") == [NO]


def test_a8_2_3_harudes_aedui_name_themselves_or_nobody() -> None:
    """A29 Two Allies and five Warbands of their own; swords for the Belgae."""
    game = turn("A29", "Aedui", SETTLED.format(1))
    assert game.pieces("Sequani", "Aedui") == "5 Warbands"
    assert reasons(turn("A29", "Belgae", SETTLED.format(1)), "Belgae") == [SWORDS]
    full = (
        SETTLED.format(1) + '[regions.Veneti]\nAedui = "20 Warbands"\n[tribes]\nSequani = "Belgae"\nHelvetii = "Belgae"'
    )
    assert IDLE in turn("A29", "Aedui", full).notes("Aedui")


def test_8_3_4_harudes_no_die_for_allies_that_are_all_placed() -> None:
    """A29 Both Tribes of Nervii: in whatever order."""
    game = turn("A29", "Aedui", '[regions.Nervii]\nGermans = "1 Settlement"')
    assert [game.tribe(name) for name in ("Nervii", "Eburones")] == ["Aedui", "Aedui"]
    assert game.lots("Aedui") == []


@pytest.mark.parametrize(("die", "to"), [(1, "Morini"), (6, "Cisalpina")])
def test_a8_2_3_harudes_germans_come_together_settle_and_raid(die: int, to: str) -> None:
    """A29 All four and the Settlement to one Region that has none, by dice; two of them Raid the Romans there."""
    board = """
        [regions.{}]
        Romans = "1 Auxilia"
        [regions.Treveri]
        Germans = "1 Settlement"
        [resources]
        Germans = 5
        Romans = 10
        Aedui = 10
    """
    game = turn("A29", "Germans", board.format(to), *[die] * 4)
    assert chosen(game, "Germans", "event_region")[0] == f"region {to}"
    assert game.pieces(to, "Germans") == "2 Warbands, 2 revealed Warbands, Settlement"
    assert chosen(game, "Germans", "raid") == ["take_from Romans"] * 2
    assert game.resources("Germans") == 7


def test_a8_7_3_harudes_germans_take_from_nobody_where_nobody_is() -> None:
    """A29 No Faction to rob: each of two gains a Resource; where one was robbed of its last, the second stays."""
    board = "[resources]\nGermans = 5\nRomans = {}\n[regions.{}]\nRomans = {}\n"
    alone = turn("A29", "Germans", board.format(10, "Pictones", '"1 Auxilia"'), 1, 1, 1)
    assert alone.resources("Germans") == 7
    last = turn("A29", "Germans", board.format(1, "Morini", '"1 Auxilia"'), 1, 1, 1)
    assert chosen(last, "Germans", "raid") == ["take_from Romans", "done"]


# ---- A31, A33 -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["A31", "A33"])
def test_a8_2_1_phalanx_and_wailing_women(card: str) -> None:
    """A31, A33 Germans shaded, Romans and Aedui unshaded, Belgae never."""
    sides = [capabilities(turn(card, f, ""))[card] for f in ("Germans", "Romans", "Aedui")]
    assert sides == ["shaded", "unshaded", "unshaded"]
    assert reasons(turn(card, "Belgae", ""), "Belgae") == [SWORDS]


# ---- A34 Divination -----------------------------------------------------------------------------------------------


def test_a8_2_3_divination_germans_and_belgae_for_themselves() -> None:
    """A34 A free Command by their flowchart, and they stay Eligible; swords for Romans and Aedui."""
    board = '[regions.Ubii]\nGermans = "2 Warbands"\n[regions.Nervii]\nBelgae = "4 Warbands"\n[resources]\nGermans = 9'
    germans = turn("A34", "Germans", board)
    assert chosen(germans, "Germans", "event_faction") == ["faction Germans"]
    assert chosen(germans, "Germans", "free_command") == ["command Rally"]
    assert germans.resources("Germans") == 9
    belgae = turn("A34", "Belgae", board)
    assert chosen(belgae, "Belgae", "event_faction") == ["faction Belgae"]
    assert [reasons(turn("A34", f, board), f) for f in ("Romans", "Aedui")] == [[SWORDS], [SWORDS]]


def test_a8_2_3_divination_is_idle_for_belgae_without_a_command() -> None:
    """A34 With nobody on the map, and all their homes Devastated, they do not name the Germans."""
    homes = "".join(f"[regions.{name}]\ndevastated = true\n" for name in ("Morini", "Nervii", "Atrebates"))
    game = turn("A34", "Belgae", homes + '[regions.Ubii]\nGermans = "2 Warbands"')
    assert IDLE in game.notes("Belgae")


# ---- A35 Nasua and Cimberius --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("on_map", "why"), [(16, []), (17, [NO])])
def test_a8_2_1_nasua_romans_place_four_auxilia_or_decline(on_map: int, why: list[str]) -> None:
    """A35 With three Available, No; else an Ally at Treveri and four Auxilia."""
    board = f'[regions.Provincia]\nRomans = "{on_map} Auxilia"\n[tribes]\nTreveri = "Belgae"'
    game = turn("A35", "Romans", board)
    assert reasons(game, "Romans") == why
    if not why:
        assert game.pieces("Treveri", "Romans") == "4 Auxilia"
        assert game.tribe("Treveri") == "Romans"


def test_a8_2_3_nasua_aedui_and_germans_for_themselves() -> None:
    """A35 Aedui eight Warbands at Treveri; Germans eight and a Settlement in one Region; Belgae never."""
    aedui = turn("A35", "Aedui", "")
    assert aedui.pieces("Treveri", "Aedui") == "8 Warbands"
    germans = turn("A35", "Germans", '[regions.Morini]\nGermans = "1 Settlement"', 6, 6, 6)
    place = chosen(germans, "Germans", "event_region")[0].split()[1]
    assert place != "Morini"
    assert germans.pieces(place, "Germans") == "8 Warbands, Settlement"
    assert "event.settlement_site" in germans.priorities("Germans")
    assert reasons(turn("A35", "Belgae", ""), "Belgae") == [SWORDS]


# ---- A36 Usipetes and Tencteri ------------------------------------------------------------------------------------

MEUSE = """
    [regions.Morini]
    Germans = "1 Settlement, 2 Warbands"
    [regions.Nervii]
    Germans = "1 Settlement, 4 Warbands"
    [regions.Treveri]
    Germans = "1 Settlement, 6 Warbands"
"""


@pytest.mark.parametrize(("die", "order"), [(1, ["Morini", "Nervii"]), (6, ["Treveri", "Nervii"])])
def test_a8_2_3_usipetes_romans_remove_settlements_and_warbands(die: int, order: list[str]) -> None:
    """A36 Two Settlements by dice; then eight Warbands, first in the Region selected last."""
    game = turn("A36", "Romans", MEUSE, *[die] * 6)
    found = [option.split()[1] for option in chosen(game, "Romans", "event_region")]
    assert found[:2] == order
    assert found[2:6] == ["Nervii"] * 4
    assert reasons(turn("A36", "Belgae", MEUSE), "Belgae") == [SWORDS]


def test_8_4_4_usipetes_aedui_upon_frost() -> None:
    """A36 Without a Settlement a Roman player would score more."""
    game = turn("A36", "Aedui", MEUSE, head=WINTER)
    assert reasons(game, "Aedui") == ["event.frost_bars"]


def test_a8_2_3_usipetes_germans_come_and_drive_out_allies() -> None:
    """A36 Two Settlements, four Warbands to one of them; Allies of Romans before those of Aedui and Belgae."""
    board = """
        [tribes]
        Eburones = "Romans"
        Nervii = "Belgae"
        Ubii = "Germans"
        Treveri = "Aedui"
    """
    for place, die in enumerate((1, 6)):
        game = turn("A36", "Germans", board, 1, 1, die)
        settled, warbands = chosen(game, "Germans", "event_region")[:2], chosen(game, "Germans", "event_region")[2]
        assert warbands == settled[place]
        assert game.pieces(warbands.split()[1], "Germans") == "4 Warbands, Settlement"
        assert chosen(game, "Germans", "event_tribe") == ["tribe Eburones", "tribe Treveri"]


def test_a8_2_3_usipetes_germans_choose_whoever_executes_it() -> None:
    """A36 A Belgic player uses the shaded text: it is the Germans who place and remove."""
    game = by_player("A36", "Belgae", "Germans", '[tribes]\nNervii = "Belgae"\nEburones = "Aedui"', 1, 1, 1)
    game.play("Belgae action shaded A36")
    assert len(chosen(game, "Germans", "event_region")) == 3


@pytest.mark.parametrize("card", ["A21", "A28"])
def test_a8_2_1_battles_by_instruction_are_told(card: str) -> None:
    """A21, A28 In both languages."""
    board = f'[regions.Sequani]\nGermans = "Ariovistus, 5 Warbands"\nRomans = "8 Legions"\n{POOR}'
    game = turn(card, "Germans", board)
    assert "Ariovistus" in told(game)
    assert "Arioviste" in told(game, "fr")
