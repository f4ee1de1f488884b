"""A8.2.1 The Events 1 to 16 in the hands of the Non-players of Ariovistus."""

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

# ---- 1 Cicero ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("senate", "after"), [("Intrigue", "Uproar"), ("Uproar", "Firm Uproar")])
def test_a8_2_1_cicero_germans_shift_up(senate: str, after: str) -> None:
    """1 Toward Uproar, and at Uproar to Firm; they say so."""
    game = turn(1, "Germans", "", head=f'senate = "{senate}"')
    assert chosen(game, "Germans", "event_choice") == ["senate_up"]
    assert game.position["senate"] == after
    assert "the Germans shift the Senate up" in told(game)
    assert "les Germains déplacent le Sénat vers le haut" in told(game, "fr")


def test_a8_2_1_cicero_is_no_for_germans_at_firm_uproar() -> None:
    """1 Nothing is left to shift up."""
    assert reasons(turn(1, "Germans", "", head='senate = "Firm Uproar"'), "Germans") == [NO]


def test_a8_2_1_cicero_of_the_others() -> None:
    """1 Romans down, Aedui never; Belgae up, but not if somebody plays the Germans."""
    head = 'senate = "Intrigue"'
    assert turn(1, "Romans", "", head=head).position["senate"] == "Adulation"
    assert reasons(turn(1, "Romans", "", head='senate = "Firm Adulation"'), "Romans") == [NO]
    assert reasons(turn(1, "Aedui", "", head=head), "Aedui") == [SWORDS]
    assert reasons(turn(1, "Belgae", "", head=head), "Belgae") == [NO]
    assert turn(1, "Belgae", "", others=("Germans",), head=head).position["senate"] == "Uproar"


# ---- R12: No Aedui unless the Romans are a Non-player in need ---------------------------------------------------

ROMANS_WEAK = """
    [tribes]
    Menapii = "Belgae"
    Morini = "Belgae"
    Eburones = "Belgae"
    Nervii = "Belgae"
    Bellovaci = "Belgae"
    Atrebates = "Belgae"
    Carnutes = "Arverni Citadel"
    Aulerci = "Arverni"
    Senones = "Arverni"
    Pictones = "Arverni"
    Santones = "Arverni"
    Cadurci = "Arverni"
    Volcae = "Arverni"
    Veneti = "Arverni"
    Sequani = "Aedui"
    Helvetii = "Aedui"
    Bituriges = "Aedui"
"""  # Subdued and Roman: 13
ROMANS_WEAKER = ROMANS_WEAK + '[regions.Ubii]\nGermans = "1 Settlement"\n'  # A7.2 a Settlement less: 12
HELPED = """
    [regions.Mandubii]
    Romans = "Caesar, 2 Legions, 2 Auxilia"
    Germans = "4 Warbands"
    [regions.Cisalpina]
    Germans = "1 Warband"
"""
HELP = [2, 3, 4, "A5", 6, 7, 11, 12, 13, 14, 15, 16, "A17", "A22", "A25", "A60"]


@pytest.mark.parametrize("card", HELP)
def test_a8_2_1_aedui_do_not_help_roman_players(card: int | str) -> None:
    """A score of 12, but somebody plays the Romans: No Aedui."""
    assert reasons(turn(card, "Aedui", HELPED + ROMANS_WEAKER, head="next = 9"), "Aedui") == [NO]


@pytest.mark.parametrize("card", HELP)
def test_a8_2_1_aedui_do_not_help_romans_beyond_twelve(card: int | str) -> None:
    """A Non-player Roman score of 13: No Aedui."""
    game = turn(card, "Aedui", HELPED + ROMANS_WEAK, others=("Romans",), head="next = 9")
    assert reasons(game, "Aedui") == [NO]


@pytest.mark.parametrize("card", HELP)
def test_a8_2_1_aedui_help_weak_nonplayer_romans(card: int | str) -> None:
    """A Non-player Roman score of 12, a Settlement subtracted: the unshaded text."""
    game = turn(card, "Aedui", HELPED + ROMANS_WEAKER, others=("Romans",), head="next = 9")
    assert played(game, "Aedui")
    assert game.did("Aedui")[0].startswith("action unshaded")


# ---- 2 Legiones XIIII et XV -------------------------------------------------------------------------------------

WITH_HIM = """
    [regions.Sequani]
    Germans = "Ariovistus, {bands} Warbands"
    Romans = "{romans}"
    [resources]
    Germans = 0
"""


@pytest.mark.proves("A8.2.1c")
@pytest.mark.parametrize(("bands", "legions", "why"), [(5, 8, []), (4, 7, [NO])])
def test_a8_2_1_legiones_germans_keep_four_warbands_with_ariovistus(bands: int, legions: int, why: list[str]) -> None:
    """2 One Legion is left to strike back, and costs one Warband: of five, four are left; of four, too few."""
    game = turn(2, "Germans", WITH_HIM.format(bands=bands, romans=f"{legions} Legions"))
    assert reasons(game, "Germans") == why


def test_a8_2_1_legiones_germans_fight_where_they_cause_most() -> None:
    """2 At least two Losses in Ubii, one in Treveri; in Sugambri none."""
    board = """
        [regions.Treveri]
        Germans = "4 Warbands"
        Romans = "3 Auxilia"
        [regions.Ubii]
        Germans = "10 Warbands"
        Romans = "3 Auxilia"
        [regions.Sugambri]
        Germans = "1 Warband"
        Romans = "3 Auxilia"
        [resources]
        Germans = 0
    """
    game = turn(2, "Germans", board)
    assert chosen(game, "Germans", "event_region") == ["region Ubii"]
    assert game.priorities("Germans")[-1] == "event.most_losses_caused"


def test_a8_2_1_legiones_is_no_for_germans_without_a_battle_worth_it() -> None:
    """2 As many Losses as they would take."""
    board = '[regions.Ubii]\nGermans = "2 Warbands"\nRomans = "2 Legions"\n[resources]\nGermans = 0'
    assert reasons(turn(2, "Germans", board), "Germans") == [NO]


def test_a8_2_1_legiones_germans_upon_frost() -> None:
    """2 Without their Ally at Treveri the Romans have fewer than an Aedui player, who would so be at victory."""
    board = """
        [regions.Treveri]
        Germans = "5 Warbands"
        Romans = "1 Auxilia"
        [tribes]
        Treveri = "Romans"
        Bituriges = "Aedui"
        [resources]
        Germans = 0
    """
    assert played(turn(2, "Germans", board), "Germans")
    frozen = turn(2, "Germans", board, head="next = 'Winter'")
    assert reasons(frozen, "Germans") == [NO]


def test_a8_2_1_legiones_belgae_fight_where_most_legions_are_hit() -> None:
    """2 Two Legions in Treveri before one in Nervii; where none is hit, No."""
    board = """
        [regions.Nervii]
        Romans = "1 Legion, 2 Auxilia"
        Belgae = "3 Warbands, 3 revealed Warbands"
        [regions.Treveri]
        Romans = "3 Legions"
        Belgae = "4 Warbands"
        [resources]
        Belgae = 0
    """
    for die in (1, 6):
        assert chosen(turn(2, "Belgae", board, die, die), "Belgae", "event_region") == ["region Treveri"]
    bare = '[regions.Nervii]\nRomans = "2 Auxilia"\nBelgae = "5 Warbands"\n[resources]\nBelgae = 0'
    assert reasons(turn(2, "Belgae", bare), "Belgae") == [NO]


def test_a8_2_1_legiones_romans_place_two_or_none() -> None:
    """2 With one left to place it is a No, also if a player executes it; which come from the track is for the dice."""
    eleven = '[regions.Provincia]\nRomans = "11 Legions"'
    assert reasons(turn(2, "Romans", eleven), "Romans") == [NO]
    asked = by_player(2, "Aedui", "Romans", eleven)
    asked.play("Aedui action unshaded 2")
    assert chosen(asked, "Romans", "event_confirm") == ["no"]
    for die, left in ((1, 4), (3, 3), (6, 2)):
        head = "legions_track = 4\nfallen = 4"
        game = turn(2, "Romans", '[regions.Provincia]\nRomans = "4 Legions"', die, head=head)
        assert game.position["legions_track"] == left


# ---- 3, A5, 7: Belgae -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", [3, "A5", 7])
@pytest.mark.parametrize(("others", "why"), [((), [NO]), (("Germans",), []), (("Germans", "Romans"), [NO])])
def test_a8_2_1_legions_and_the_belgae(card: int | str, others: tuple[str, ...], why: list[str]) -> None:
    """3, A5, 7 Not if somebody plays the Germans, nor if nobody plays the Romans."""
    board = '[regions.Provincia]\nRomans = "8 Legions, 2 Auxilia"'
    assert reasons(turn(card, "Belgae", board, others=others, head="next = 9"), "Belgae") == why


# ---- 6, 7, 11, 16 Germans: out of Germania ----------------------------------------------------------------------

AROUND = """
    [regions.Ubii]
    Romans = "{ubii} Auxilia"
    [regions.Mandubii]
    Romans = "1 Auxilia"
    Germans = "1 Settlement"
    [regions.Treveri]
    Romans = "{treveri} Auxilia"
    [regions.Pictones]
    Romans = "3 Auxilia, 4 Legions"
    [regions.Provincia]
    Romans = "3 Legions"
    [resources]
    Germans = 10
"""


@pytest.mark.parametrize("card", [6, 11])
def test_a8_2_1_germans_take_auxilia_from_germania_and_settlements_first(card: int) -> None:
    """6, 11 One each in Ubii and at the Settlement, then two of Treveri; none of Pictones."""
    game = turn(card, "Germans", AROUND.format(ubii=1, treveri=4), 1, 1, 1, 1)
    assert sorted(chosen(game, "Germans", "event_region")[:2]) == ["region Mandubii", "region Ubii"]
    assert chosen(game, "Germans", "event_region")[2:] == ["region Treveri"] * 2
    assert "event.near_germania" in game.priorities("Germans")
    assert "3 Auxilia" in game.pieces("Pictones", "Romans")


def test_a8_2_1_germans_take_what_is_left_from_elsewhere() -> None:
    """11 Four are to go: one each of Ubii, Mandubii and Treveri, and one from afar."""
    game = turn(11, "Germans", AROUND.format(ubii=1, treveri=1), 1, 1, 1, 1)
    assert game.pieces("Pictones", "Romans") == "4 Legions, 2 Auxilia"


@pytest.mark.parametrize("card", [6, 7, 11, 16, "A17"])
def test_a8_2_1_no_germans_if_no_romans_are_near_germania(card: int | str) -> None:
    """6, 7, 11, 16, A17 Auxilia and Legions far from Germania and from any Settlement."""
    board = """
        [regions.Pictones]
        Romans = "4 Auxilia, 2 Legions"
        [regions.Mandubii]
        Germans = "3 Warbands"
    """
    assert reasons(turn(card, "Germans", board), "Germans") == [NO]


def test_a8_2_1_marcus_antonius_germans_do_not_look_at_provincia() -> None:
    """6 Auxilia there stay where they are, though a Settlement is next to it; 11 would take them."""
    board = '[regions.Provincia]\nRomans = "3 Auxilia"\n[regions.Sequani]\nGermans = "1 Settlement, 1 Warband"'
    assert reasons(turn(6, "Germans", board), "Germans") == [NO]
    assert played(turn(11, "Germans", board), "Germans")


def test_a8_2_1_ambacti_germans_take_as_many_as_possible_near_germania() -> None:
    """16 A roll of 2, but three may go: from Ubii, then from Treveri."""
    game = turn(16, "Germans", AROUND.format(ubii=2, treveri=4).replace('Romans = "1 Auxilia"\n', ""), 1, 1, 1)
    game.play("Chance event_roll roll 2")
    assert chosen(game, "Germans", "event_number") == ["number 3"]
    assert chosen(game, "Germans", "event_region") == ["region Ubii"] * 2 + ["region Treveri"]


def test_a8_2_1_alaudae_germans_take_legion_and_auxilia_each_from_where_it_is_nearest() -> None:
    """7 The Legion can come only from next to the Settlement, the Auxilia from Ubii itself."""
    board = """
        [regions.Ubii]
        Romans = "1 Auxilia"
        [regions.Bituriges]
        Romans = "1 Legion, 2 Auxilia"
        [regions.Mandubii]
        Germans = "1 Settlement, 1 Warband"
        [regions.Provincia]
        Romans = "5 Legions, 2 Auxilia"
    """
    game = turn(7, "Germans", board)
    assert chosen(game, "Germans", "event_region") == ["region Bituriges", "region Ubii"]
    assert game.pieces("Bituriges", "Romans") == "2 Auxilia"
    assert game.rolled("Germans") == []


@pytest.mark.parametrize(("card", "taken"), [(6, 4), (11, 4), (16, 3)])
def test_a8_2_1_belgae_take_auxilia_from_belgica_first(card: int, taken: int) -> None:
    """6, 11, 16 All two of Nervii, then of Treveri or Ubii; they say so."""
    board = """
        [regions.Nervii]
        Romans = "2 revealed Auxilia"
        [regions.Treveri]
        Romans = "4 Auxilia"
        [regions.Ubii]
        Romans = "4 Auxilia"
    """
    game = turn(card, "Belgae", board)
    if card == 16:
        game.play("Chance event_roll roll 1")
    assert chosen(game, "Belgae", "event_region")[:2] == ["region Nervii"] * 2
    assert len(chosen(game, "Belgae", "event_region")) == taken
    assert "instruction.belgica_first" in game.notes("Belgae")


def test_8_3_1_alaudae_belgae_take_an_auxilia_beside_the_legion() -> None:
    """7 The Legion by dice, then from the same Region, Hidden first."""
    board = """
        [regions.Treveri]
        Romans = "3 Legions, 1 Auxilia, 1 revealed Auxilia"
        [regions.Provincia]
        Romans = "3 Legions, 4 Auxilia"
    """
    for die in (1, 6):
        game = turn(7, "Belgae", board, die, others=("Germans",))
        first, second = chosen(game, "Belgae", "event_region")
        assert first == second


def test_8_3_1_pompey_romans_send_both_legions_from_one_region() -> None:
    """3 By dice, and on in the same Region."""
    board = '[regions.Mandubii]\nRomans = "4 Legions"\n[regions.Provincia]\nRomans = "4 Legions"'
    for die, region in ((1, "Mandubii"), (6, "Provincia")):
        game = by_player(3, "Belgae", "Romans", board, die, head="next = 9")
        game.play("Belgae action shaded 3")
        assert chosen(game, "Romans", "event_region") == [f"region {region}"] * 2


# ---- 8, 10, 12 to 16 --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("faction", "side"), [("Aedui", "shaded"), ("Romans", "unshaded"), ("Germans", "shaded")])
def test_a8_2_1_baggage_trains(faction: str, side: str) -> None:
    """8 Aedui use the shaded text by instruction, the others their usual one."""
    assert capabilities(turn(8, faction, ""))["8"].startswith(side)


def test_a8_2_1_ballistae() -> None:
    """10 Swords for Germans and Belgae; Aedui shaded, for themselves; Romans unshaded."""
    assert [reasons(turn(10, f, ""), f) for f in ("Germans", "Belgae")] == [[SWORDS], [SWORDS]]
    assert capabilities(turn(10, "Aedui", "")) == {"10": "shaded Aedui"}
    assert capabilities(turn(10, "Romans", "")) == {"10": "unshaded"}


@pytest.mark.parametrize("card", [12, 13, 15])
def test_a8_2_1_no_belgae_against_nonplayer_romans(card: int) -> None:
    """12, 13, 15 Against a player of theirs they take it; 12 the Germans always do."""
    assert reasons(turn(card, "Belgae", "", others=("Romans",)), "Belgae") == [NO]
    assert capabilities(turn(card, "Belgae", ""))[str(card)].startswith("shaded")
    assert reasons(turn(12, "Germans", "", others=("Romans",)), "Germans") == []


def test_8_1_1_no_capability_in_the_last_year() -> None:
    """12 The next Winter is the last."""
    game = turn(12, "Germans", "", head="next = 3\nwinters = 2")
    assert "event.capability_in_final_year" in game.notes("Germans")


def test_a8_2_1_clodius_belgae_play_it_always() -> None:
    """14 No sign at theirs: the Leader goes to Provincia."""
    game = turn(14, "Belgae", '[regions.Mandubii]\nRomans = "Caesar"', others=("Romans",))
    assert "Caesar" in game.pieces("Provincia", "Romans")


@pytest.mark.parametrize(("left", "why"), [(3, []), (2, [NO])])
def test_a8_2_1_numidians_romans_place_all_three_or_decline(left: int, why: list[str]) -> None:
    """11 With two Auxilia Available it is a No."""
    board = f'[regions.Provincia]\nRomans = "Caesar, {20 - left} Auxilia"'
    assert reasons(turn(11, "Romans", board), "Romans") == why


def test_a8_8_1_numidians_romans_do_not_fight_diviciacus() -> None:
    """11 The Aedui with him would be easy prey, but are spared as long as they do not win; without him they are not."""
    board = """
        [regions.Provincia]
        Romans = "Caesar"
        [regions.Sequani]
        Aedui = "{}"
        [regions.Aedui]
        Germans = "18 Warbands"
        [regions.Cisalpina]
        Germans = "12 Warbands"
        [regions.Arverni]
        Arverni = "20 Warbands"
        [tribes]
        Ubii = "Germans"
    """
    spared = turn(11, "Romans", board.format("Diviciacus, 1 revealed Warband"), others=("Aedui",))
    assert chosen(spared, "Romans", "event_region") == ["region Provincia"]
    fought = turn(11, "Romans", board.format("2 revealed Warbands"), others=("Aedui",))
    assert chosen(fought, "Romans", "event_region") == ["region Sequani"]


# ---- 6 Marcus Antonius, 16 Ambacti, unshaded---------------------------------------------------------------------


def test_a8_2_3_marcus_antonius_romans_scout_then_fight_by_their_boxes() -> None:
    """6 They look at the Hidden Warbands beside Caesar, then fight where it pays, Auxilia counting double: the Germans
    of Mandubii, not the many of Treveri."""
    board = """
        [regions.Mandubii]
        Romans = "Caesar, 6 Auxilia"
        Germans = "2 revealed Warbands"
        Aedui = "1 Warband"
        [regions.Treveri]
        Romans = "2 Auxilia"
        Germans = "9 Warbands"
        [resources]
        Romans = 0
    """
    game = turn(6, "Romans", board, others=("Germans",))
    assert chosen(game, "Romans", "scout_in") or chosen(game, "Romans", "scout_from")
    assert "region Mandubii" in chosen(game, "Romans", "event_region")
    assert game.pieces("Mandubii", "Germans") == ""


@pytest.mark.parametrize("faction", ["Romans", "Aedui"])
def test_8_3_1_ambacti_most_auxilia_are_placed_with_caesar(faction: str) -> None:
    """16 Six with him, and not four elsewhere."""
    board = '[regions.Mandubii]\nRomans = "Caesar"\n[regions.Veneti]\nRomans = "1 Legion"\n'
    board += ROMANS_WEAKER if faction == "Aedui" else ""
    game = turn(16, faction, board, 6, 6, others=("Romans",) if faction == "Aedui" else ())
    assert chosen(game, faction, "event_region") == ["region Mandubii"]
    assert game.pieces("Mandubii", "Romans") == "Caesar, 6 Auxilia"


# ---- 4 Circumvallation, 9 Mons Cevenna --------------------------------------------------------------------------


def test_a8_2_3_circumvallation_romans_march_to_the_citadel_of_their_march_box() -> None:
    """4 Caesar with all Legions to the Arverni at Carnutes; Germans and Belgae never play it."""
    board = """
        [regions.Mandubii]
        Romans = "Caesar, 4 Legions, 4 Auxilia"
        [regions.Carnutes]
        Arverni = "3 Warbands"
        [tribes]
        Carnutes = "Arverni Citadel"
    """
    game = turn(4, "Romans", board)
    assert "Caesar, 4 Legions" in game.pieces("Carnutes", "Romans")
    assert [reasons(turn(4, f, board), f) for f in ("Germans", "Belgae")] == [[SWORDS], [SWORDS]]


def test_a8_2_3_mons_cevenna_germans_march_by_their_chart() -> None:
    """9 All but one of Cisalpina take Control of Sequani, which is next to Germania; then they Rally there."""
    board = """
        [regions.Cisalpina]
        Germans = "7 Warbands, 1 Settlement"
        [regions.Sequani]
        Arverni = "2 Warbands"
        [resources]
        Germans = 9
    """
    game = turn(9, "Germans", board, 6, 6)
    assert chosen(game, "Germans", "event_region")[-1] == "region Sequani"
    assert game.control("Sequani") == "Germans"
    assert chosen(game, "Germans", "event_choice")[0] == "command Rally"


def test_a8_2_3_mons_cevenna_aedui_leave_auxilia_beside_who_is_walled_in() -> None:
    """9 The chart Marches to Sequani, which is an origin too, as Auxilia there could March for the Aedui (A1.4, 4)."""
    board = """
        [regions.Aedui]
        Aedui = "Diviciacus, 4 Warbands"
        [regions.Sequani]
        Aedui = "1 revealed Warband"
        Romans = "2 Auxilia"
        [tribes]
        Aedui = "Aedui Citadel"
        Sequani = "Aedui Citadel"
        Helvetii = "Belgae"
        [circumvallation]
        region = "Sequani"
        faction = "Aedui"
        pieces = "1 revealed Warband"
        tribes = ["Sequani"]
        [resources]
        Aedui = 0
    """
    game = turn(9, "Aedui", board)
    assert chosen(game, "Aedui", "event_region") == ["region Aedui", "region Sequani"]
    assert game.pieces("Sequani", "Romans") == "2 Auxilia"


@pytest.mark.parametrize("faction", ["Germans", "Romans", "Aedui", "Belgae"])
def test_a8_2_3_mons_cevenna_is_no_for_those_who_cannot_march_there(faction: str) -> None:
    """9 A last one stays, and nobody else is near Provincia."""
    kind = "Auxilia" if faction == "Romans" else "Warbands"
    board = f'[regions.Sequani]\n{faction} = "1 {kind}"\n[regions.Nervii]\n{faction} = "5 {kind}"'
    assert reasons(turn(9, faction, board), faction) == [NO]


def test_a8_2_3_mons_cevenna_a_special_ability_alone() -> None:
    """9 In Sequani the Germans can neither Battle for a Loss, Rally, Raid (45 Resources) nor spare anybody; but they
    Intimidate, as after a March."""
    board = """
        [regions.Cisalpina]
        Germans = "3 Warbands"
        [regions.Ubii]
        Germans = "Ariovistus"
        [regions.Sequani]
        Germans = "1 Warband"
        [tribes]
        Sequani = "Aedui Citadel"
        Helvetii = "Aedui"
        Nori = "Germans"
        [resources]
        Germans = 45
    """
    game = turn(9, "Germans", board, 6, 6)
    assert chosen(game, "Germans", "event_choice") == ["ability Intimidate", "done"]
    assert game.tribe("Helvetii") == "Subdued"


@pytest.mark.parametrize("card", [6, 7, 11, 16])
def test_a8_2_1_what_the_germans_take_is_told(card: int) -> None:
    """In both languages."""
    game = turn(card, "Germans", AROUND.format(ubii=1, treveri=4), 1, 1, 1, 1)
    assert "the Germans take Roman pieces from Germania" in told(game)
    assert "les Germains" in told(game, "fr")


def test_a8_2_1_gallia_togata_shaded_is_for_the_romans_to_answer() -> None:
    """A5 Non-player Romans: the Legion by dice, two Auxilia from beside it, the least first; at Adulation nothing."""
    board = """
        [regions.Mandubii]
        Romans = "1 Legion, 2 Auxilia, 1 revealed Auxilia"
        [regions.Provincia]
        Romans = "1 Legion, 3 revealed Auxilia"
    """
    game = by_player("A5", "Belgae", "Romans", board, 1)
    game.play("Belgae action shaded A5")
    assert chosen(game, "Romans", "event_region") == ["region Mandubii"] * 3
    assert game.pieces("Mandubii", "Romans") == "1 Auxilia"
    assert reasons(turn("A5", "Germans", board, head='senate = "Adulation"'), "Germans") == [INEFFECTIVE]
