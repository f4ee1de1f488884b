"""8.2.1 The Events 1 to 8 in the hands of Non-players."""

import pytest

from alesia.words import explain_lines
from tests.falling_sky.nonplayers.events.turns import (
    INEFFECTIVE,
    NO,
    by_player,
    capabilities,
    chosen,
    played,
    reasons,
    turn,
)

ROMANS_WEAK = """
    [tribes]
    Menapii = "Belgae"
    Morini = "Belgae"
    Eburones = "Belgae"
    Nervii = "Belgae"
    Bellovaci = "Belgae"
    Atrebates = "Belgae"
    Carnutes = "Arverni"
    Aulerci = "Arverni"
    Senones = "Arverni"
    Pictones = "Arverni"
    Santones = "Arverni"
    Cadurci = "Arverni"
    Volcae = "Arverni"
    Sequani = "Aedui"
    Helvetii = "Aedui"
    Bituriges = "Aedui"
    Lingones = "Aedui"
"""  # Subdued and Roman: 13
ROMANS_WEAKER = ROMANS_WEAK + '    Veneti = "Arverni"\n'  # 12
ARVERNI_AT_VICTORY = """
    legions_track = 7
    [tribes]
    Carnutes = "Arverni"
    Aulerci = "Arverni"
    Senones = "Arverni"
    Pictones = "Arverni"
    Santones = "Arverni"
    Cadurci = "Arverni"
    Volcae = "Arverni"
    Veneti = "Arverni"
    Namnetes = "Arverni"
    [regions.Provincia]
    Romans = "5 Legions"
"""

# ---- 1 Cicero ---------------------------------------------------------------------------------------------------


@pytest.mark.proves("8.2.1a")
def test_8_2_1_cicero_romans_shift_down() -> None:
    """1 Toward Adulation."""
    game = turn(1, "Romans", "", head='senate = "Intrigue"')
    assert game.boxes("Romans") == "R1 no, R2 no, R3 yes, R4 no, R_EVENT yes"
    assert chosen(game, "Romans", "event_choice") == ["senate_down"]
    assert game.position["senate"] == "Adulation"


def test_8_2_1_cicero_romans_make_adulation_firm() -> None:
    """1 At Adulation the marker is flipped."""
    game = turn(1, "Romans", "", head='senate = "Adulation"')
    assert game.position["senate"] == "Firm Adulation"


@pytest.mark.proves("8.2.1e", "8.8.2f")
def test_8_2_1_cicero_is_no_for_romans_at_firm_adulation() -> None:
    """1 Nothing is left to shift down, and they do not shift up."""
    game = turn(1, "Romans", "", head='senate = "Firm Adulation"')
    assert not played(game, "Romans")
    assert reasons(game, "Romans") == [NO]


def test_8_2_1_cicero_arverni_shift_up() -> None:
    """1 Toward Uproar."""
    game = turn(1, "Arverni", "", 4, head='senate = "Intrigue"')
    assert game.rolled("Arverni") == [4]
    assert game.position["senate"] == "Uproar"


@pytest.mark.proves("8.7.2g")
def test_8_2_1_cicero_is_no_for_arverni_at_firm_uproar() -> None:
    """1 Nothing is left to shift up."""
    game = turn(1, "Arverni", "", 4, head='senate = "Firm Uproar"')
    assert not played(game, "Arverni")


def test_8_2_1_cicero_belgae_shift_up_against_a_player() -> None:
    """1 The Romans are a player."""
    game = turn(1, "Belgae", "", head='senate = "Uproar"')
    assert game.position["senate"] == "Firm Uproar"


@pytest.mark.parametrize("card", [1, 3, 5, 7])
def test_8_2_1_legions_matter_little_to_belgae_if_the_romans_are_a_nonplayer(card: int) -> None:
    """1, 3, 5, 7 No Belgae."""
    board = '[regions.Provincia]\nRomans = "8 Legions, 2 Auxilia"'
    game = turn(card, "Belgae", board, others=("Romans",), head="next = 9")
    assert not played(game, "Belgae")
    assert reasons(game, "Belgae") == [NO]


@pytest.mark.parametrize("card", [1, 3, 5, 7])
def test_8_2_1_legions_matter_little_to_belgae_if_the_arverni_meet_their_condition(card: int) -> None:
    """1, 3, 5, 7 Seven Legions off the map and nine Arverni Allies: No Belgae."""
    game = turn(card, "Belgae", ARVERNI_AT_VICTORY, head="next = 9")
    assert not played(game, "Belgae")
    assert reasons(game, "Belgae") == [NO]


def test_8_2_1_cicero_has_swords_for_aedui() -> None:
    """1 No Aedui."""
    game = turn(1, "Aedui", "")
    assert reasons(game, "Aedui") == ["event.no"]


# ---- 2, 3, 5, 6, 7, 11-16, 21: No Aedui unless the Romans are a Non-player in need -------------------------------

HELP = [2, 3, 4, 5, 6, 7, 11, 12, 13, 14, 15, 16, 21]
HELPED = """
    [regions.Mandubii]
    Romans = "Caesar, 2 Legions, 2 Auxilia"
    Germans = "4 Warbands"
    [regions.Carnutes]
    Belgae = "Ambiorix"
"""


@pytest.mark.parametrize("card", HELP)
def test_8_2_1_aedui_do_not_help_roman_players(card: int) -> None:
    """The Romans are a player: No Aedui."""
    game = turn(card, "Aedui", ROMANS_WEAKER, head="next = 9")
    assert not played(game, "Aedui")
    assert reasons(game, "Aedui") == [NO]


@pytest.mark.parametrize("card", HELP)
def test_8_2_1_aedui_do_not_help_romans_beyond_twelve(card: int) -> None:
    """A Non-player Roman score of 13: No Aedui."""
    game = turn(card, "Aedui", ROMANS_WEAK, others=("Romans",), head="next = 9")
    assert not played(game, "Aedui")
    assert reasons(game, "Aedui") == [NO]


@pytest.mark.parametrize("card", [2, 3, 5, 6, 7, 11, 12, 13, 14, 15, 16, 21])
def test_8_2_1_aedui_help_weak_nonplayer_romans(card: int) -> None:
    """A Non-player Roman score of 12: the unshaded text."""
    game = turn(card, "Aedui", HELPED + ROMANS_WEAKER, others=("Romans",), head="next = 9")
    assert played(game, "Aedui")
    assert game.did("Aedui")[0] == f"action unshaded {card}"


# ---- 2 Legiones XIIII et XV -------------------------------------------------------------------------------------


def test_8_2_1_legiones_romans_place_two_legions() -> None:
    """2 Two Legions for a shift up."""
    board = '[regions.Mandubii]\nRomans = "2 Legions"'
    game = turn(2, "Romans", board, head='senate = "Intrigue"\nlegions_track = 10')
    assert chosen(game, "Romans", "event_confirm") == ["yes"]
    assert game.pieces("Provincia", "Romans") == "2 Legions, Fort"
    assert game.position["senate"] == "Uproar"


def test_8_2_1_legiones_is_no_for_romans_if_fewer_than_two_would_come() -> None:
    """2 One Legion alone is left to place."""
    game = turn(2, "Romans", '[regions.Provincia]\nRomans = "11 Legions"')
    assert not played(game, "Romans")
    assert reasons(game, "Romans") == [NO]


@pytest.mark.proves("8.2.1d")
def test_8_2_1_legiones_romans_decline_one_legion_whoever_executes() -> None:
    """2 A player executes: the Non-player's instruction applies to what it is given."""
    game = by_player(2, "Aedui", "Romans", '[regions.Provincia]\nRomans = "11 Legions"')
    game.play("Aedui action unshaded 2")
    assert chosen(game, "Romans", "event_confirm") == ["no"]
    assert game.pieces("Provincia", "Romans") == "11 Legions, Fort"


@pytest.mark.proves("8.2.3f")
def test_8_2_3_legiones_from_the_track_or_the_fallen_is_for_the_dice() -> None:
    """2 Nothing says whence: none, one or two from the track, two numbers of the die each."""
    for die, left in ((1, 4), (3, 3), (6, 2)):
        head = "legions_track = 4\nfallen = 4"
        game = turn(2, "Romans", '[regions.Provincia]\nRomans = "4 Legions"', die, head=head)
        assert game.position["legions_track"] == left
        assert game.pieces("Provincia", "Romans") == "6 Legions, Fort"


def test_8_2_1_legiones_belgae_fight_where_most_legions_are_hit() -> None:
    """2 Three Losses in Nervii strike one Legion and two Auxilia; two Losses in Treveri strike two Legions, unless they
    Retreat to Sequani."""
    board = """
        [regions.Nervii]
        Romans = "1 Legion, 2 Auxilia"
        Belgae = "3 Warbands, 3 revealed Warbands"
        [regions.Treveri]
        Romans = "3 Legions"
        Belgae = "4 Warbands"
        [regions.Sequani]
        Romans = "1 Auxilia"
        [resources]
        Belgae = 0
    """
    for die in range(1, 7):
        game = turn(2, "Belgae", board, die, die, die)
        assert chosen(game, "Belgae", "event_region") == ["region Treveri"]
        assert game.priorities("Belgae")[-1] == "event.most_if_they_stand"


def test_8_1_3_legiones_battles_are_told_with_their_losses() -> None:
    """2 Each Battle that could be fought, once, with Losses on both sides and what the Belgae make of it."""
    board = """
        [regions.Nervii]
        Romans = "1 Legion, 2 Auxilia"
        Belgae = "2 Warbands"
        [regions.Treveri]
        Romans = "3 Legions"
        Belgae = "4 Warbands"
        [resources]
        Belgae = 0
    """
    game = turn(2, "Belgae", board)
    lines = [line.strip() for _, line in explain_lines(game.walk("Belgae"))]
    words = "Battle in Treveri: if the Romans stand they lose 2 (2 Legions), the Belgae 1"
    assert sum(line.startswith(words) and line.endswith("That will do.") for line in lines) == 1
    french = "\n".join(line for _, line in explain_lines(game.walk("Belgae"), language="fr"))
    assert "Bataille chez les Trévires\u00a0: si les Romains tiennent, ils perdent 2 (2\u00a0Légions)" in french


def test_8_1_3_legiones_a_battle_that_hits_no_legion_is_told_as_such() -> None:
    """2 A single Warband: why the Belgae do not play the Event."""
    board = '[regions.Nervii]\nRomans = "1 Legion, 2 Auxilia"\nBelgae = "1 Warband"\n[resources]\nBelgae = 0'
    game = turn(2, "Belgae", board)
    told = "\n".join(line for _, line in explain_lines(game.walk("Belgae")))
    assert "if the Romans stand they lose 0, the Belgae 1. A Loss on a Legion is not sure." in told


@pytest.mark.parametrize(
    ("romans", "arverni", "verdict"),
    [
        ("8 Legions", "Vercingetorix, Warband", "The Leader of the Arverni could be hit."),
        ("Caesar, Legion", "Vercingetorix, 3 Warbands", "only with more than twice his mobile pieces."),
        ("4 Auxilia, Fort", "3 Warbands", "The Romans do not lose more than the Arverni in each case"),
    ],
)
def test_8_1_3_legiones_arverni_tell_why_they_do_not_fight(romans: str, arverni: str, verdict: str) -> None:
    """2 Each condition of the Battle box has its words."""
    board = f'[regions.Nervii]\nRomans = "{romans}"\nArverni = "{arverni}"\n[resources]\nArverni = 0'
    game = turn(2, "Arverni", board, 1)
    lines = [line for _, line in explain_lines(game.walk("Arverni"))]
    at = next(n for n, line in enumerate(lines) if "Legiones" in line)
    assert verdict in lines[at + 1]


def test_8_2_1_legiones_belgae_count_what_a_retreat_would_spare() -> None:
    """2 Eight Warbands hit two Legions even if they Retreat; four would hit but one of three in Treveri."""
    board = """
        [regions.Nervii]
        Romans = "2 Legions"
        Belgae = "8 Warbands"
        [regions.Treveri]
        Romans = "3 Legions"
        Belgae = "4 Warbands"
        [regions.Sequani]
        Romans = "1 Auxilia"
        [resources]
        Belgae = 0
    """
    game = turn(2, "Belgae", board)
    assert chosen(game, "Belgae", "event_region") == ["region Nervii"]
    assert game.priorities("Belgae")[-1] == "event.most_legions_hit"


def test_8_2_1_legiones_is_no_for_belgae_without_a_loss_on_legions() -> None:
    """2 Auxilia alone could be hit."""
    game = turn(2, "Belgae", '[regions.Nervii]\nRomans = "2 Auxilia"\nBelgae = "3 Warbands"')
    assert not played(game, "Belgae")
    assert reasons(game, "Belgae") == [NO]


@pytest.mark.proves("8.2.3a")
def test_8_2_3_legiones_arverni_keep_to_their_battle_box() -> None:
    """2 Four Warbands are sure to hit a Legion in Treveri, even if it Retreats; two are not in Mandubii."""
    board = """
        [regions.Mandubii]
        Romans = "Caesar, 2 Legions, 2 Auxilia"
        Arverni = "2 Warbands"
        [regions.Treveri]
        Romans = "1 Legion"
        Arverni = "4 Warbands"
        [regions.Aedui]
        Romans = "1 Auxilia"
    """
    game = turn(2, "Arverni", board)
    assert game.boxes("Arverni") == "V1 no, V2 yes, V2b no, V2c yes, V_EVENT yes"
    assert game.rolled("Arverni") == []
    assert chosen(game, "Arverni", "event_region") == ["region Treveri"]


ARVERNI_FIELDS = """
    [regions.Mandubii]
    Romans = "1 Legion"
    Arverni = "{mandubii}"
    [regions.Treveri]
    Romans = "1 Legion"
    Arverni = "{treveri}"
    [resources]
    Arverni = 0
"""


def test_8_2_3_legiones_arverni_fight_where_they_are_under_threat_first() -> None:
    """2 Ten Warbands beside a Legion before four."""
    game = turn(2, "Arverni", ARVERNI_FIELDS.format(mandubii="4 Warbands", treveri="10 Warbands"))
    assert chosen(game, "Arverni", "event_region") == ["region Treveri"]
    assert "event.arverni_threat" in game.priorities("Arverni")


def test_8_2_3_legiones_vercingetorix_fights_first() -> None:
    """2 Both Regions meet the condition."""
    game = turn(2, "Arverni", ARVERNI_FIELDS.format(mandubii="Vercingetorix, 8 Warbands", treveri="10 Warbands"))
    assert chosen(game, "Arverni", "event_region") == ["region Mandubii"]
    assert game.priorities("Arverni")[-1] == "event.vercingetorix_first"


def test_8_2_3_legiones_is_no_for_arverni_without_a_battle_worth_it() -> None:
    """2 One Warband forces no Loss."""
    game = turn(2, "Arverni", '[regions.Treveri]\nRomans = "1 Legion"\nArverni = "1 Warband"')
    assert reasons(game, "Arverni") == [NO]


# ---- 3 Pompey, 5 Gallia Togata, 7 Alaudae -----------------------------------------------------------------------


def test_8_2_2_pompey_romans_take_the_unshaded_text() -> None:
    """3 A box down."""
    game = turn(3, "Romans", "", head='next = 9\nsenate = "Uproar"')
    assert game.position["senate"] == "Intrigue"


def test_8_3_1_pompey_romans_send_both_legions_from_the_region_selected() -> None:
    """3 The dice choose a Region, and as many as possible go from there."""
    board = """
        [regions.Mandubii]
        Romans = "4 Legions"
        [regions.Provincia]
        Romans = "4 Legions"
    """
    game = by_player(3, "Belgae", "Romans", board, 1, head="next = 9")
    game.play("Belgae action shaded 3")
    assert chosen(game, "Romans", "event_region") == ["region Mandubii"] * 2
    assert game.pieces("Mandubii", "Romans") == "2 Legions"
    assert game.priorities("Romans") == ["event.same_region"]


def test_8_2_1_pompey_belgae_play_it_against_a_player() -> None:
    """3 The Roman player is asked for two Legions."""
    board = '[regions.Provincia]\nRomans = "8 Legions"\n[regions.Ubii]\nRomans = "2 Legions"'
    game = turn(3, "Belgae", board, head="next = 9")
    assert played(game, "Belgae")
    assert game.asked == "Romans event_region"


@pytest.mark.proves("8.4.1o")
def test_8_4_1_gallia_togata_romans_lose_revealed_auxilia_first() -> None:
    """5 The Legion by dice from Mandubii, then what is worth least there."""
    board = """
        [regions.Mandubii]
        Romans = "1 Legion, 2 Auxilia, 1 revealed Auxilia"
        [regions.Provincia]
        Romans = "1 Legion, 3 revealed Auxilia"
    """
    game = by_player(5, "Belgae", "Romans", board, 1)
    game.play("Belgae action shaded 5")
    assert chosen(game, "Romans", "event_region") == ["region Mandubii"] * 3
    assert game.pieces("Mandubii", "Romans") == "1 Auxilia"


def test_8_2_1_gallia_togata_is_ineffective_for_belgae_at_adulation() -> None:
    """5 The condition of the text is not met."""
    board = '[regions.Provincia]\nRomans = "8 Legions"'
    assert reasons(turn(5, "Belgae", board, head='senate = "Adulation"'), "Belgae") == [INEFFECTIVE]
    assert played(turn(5, "Belgae", board, head='senate = "Intrigue"'), "Belgae")


def test_8_2_1_alaudae_arverni_take_a_legion_and_an_auxilia_beside_it() -> None:
    """7 No roll for a Carnyx; the Auxilia from the Region of the Legion, Hidden first."""
    board = """
        [regions.Treveri]
        Romans = "3 Legions, 1 Auxilia, 1 revealed Auxilia"
        [regions.Provincia]
        Romans = "3 Legions, 4 Auxilia"
    """
    game = turn(7, "Arverni", board, 1)
    assert game.rolled("Arverni") == []
    assert chosen(game, "Arverni", "event_region") == ["region Treveri"] * 2
    assert game.pieces("Treveri", "Romans") == "2 Legions, 1 revealed Auxilia"
    assert game.position["legions_track"] == 7


def test_8_2_1_alaudae_belgae_play_it_against_a_player() -> None:
    """7 The Legion by dice; no Auxilia are beside it, so Hidden ones elsewhere go before Revealed ones."""
    board = """
        [regions.Provincia]
        Romans = "5 Legions"
        [regions.Sequani]
        Romans = "2 revealed Auxilia"
        [regions.Ubii]
        Romans = "1 Legion"
        [regions.Veneti]
        Romans = "1 Auxilia"
    """
    game = turn(7, "Belgae", board, 6)
    assert chosen(game, "Belgae", "event_region") == ["region Provincia", "region Veneti"]
    assert game.pieces("Veneti", "Romans") == ""


# ---- 6 Marcus Antonius ------------------------------------------------------------------------------------------


def test_8_2_1_marcus_antonius_arverni_leave_legions_without_auxilia() -> None:
    """6 One in Ubii and three in Treveri are four: two Regions, though Sequani has more."""
    board = """
        [regions.Treveri]
        Romans = "1 Legion, 1 Auxilia, 2 revealed Auxilia"
        [regions.Ubii]
        Romans = "1 Legion, 1 Auxilia"
        [regions.Sequani]
        Romans = "1 Legion, 4 Auxilia"
        [regions.Veneti]
        Romans = "3 Auxilia"
    """
    game = turn(6, "Arverni", board, 4)
    assert game.pieces("Ubii", "Romans") == "1 Legion"
    assert game.pieces("Treveri", "Romans") == "1 Legion"
    assert game.pieces("Sequani", "Romans") == "1 Legion, 4 Auxilia"
    assert game.pieces("Provincia", "Romans") == "2 Auxilia, 2 revealed Auxilia, Fort"
    assert "event.fewest_auxilia" in game.priorities("Arverni")


def test_8_2_1_marcus_antonius_arverni_take_others_once_no_legion_can_be_left_alone() -> None:
    """6 Five Auxilia beside the Legion are too many: Hidden ones go before Revealed ones, from one Region."""
    board = """
        [regions.Ubii]
        Romans = "1 Legion, 5 revealed Auxilia"
        [regions.Veneti]
        Romans = "4 Auxilia"
    """
    game = turn(6, "Arverni", board, 4)
    assert chosen(game, "Arverni", "event_region") == ["region Veneti"] * 4


def test_8_2_1_marcus_antonius_belgae_take_from_belgica_first() -> None:
    """6 Three of Nervii, though Revealed, before a Hidden one elsewhere."""
    board = """
        [regions.Nervii]
        Romans = "3 revealed Auxilia"
        [regions.Veneti]
        Romans = "2 Auxilia"
        [regions.Ubii]
        Romans = "2 revealed Auxilia"
    """
    game = turn(6, "Belgae", board)
    assert chosen(game, "Belgae", "event_region") == ["region Nervii"] * 3 + ["region Veneti"]
    assert "event.belgica_first" in game.priorities("Belgae")


@pytest.mark.proves("8.2.3g")
def test_8_2_3_marcus_antonius_romans_scout_and_battle() -> None:
    """6 The Scout box, then the Battle box with Auxilia that count double: four remove four Warbands."""
    board = """
        [regions.Mandubii]
        Romans = "4 Auxilia"
        Germans = "4 Warbands"
        [regions.Carnutes]
        Romans = "Caesar"
    """
    game = turn(6, "Romans", board)
    assert "R_SCOUT yes" in game.boxes("Romans")
    assert chosen(game, "Romans", "event_region") == ["region Mandubii"]
    assert game.pieces("Mandubii", "Germans") == ""


def test_8_2_3_marcus_antonius_romans_scout_where_nobody_can_ride() -> None:
    """6 No Auxilia leave Britannia by land (4.2.2): two Reveal and mark two Warbands there."""
    game = turn(6, "Romans", '[regions.Britannia]\nRomans = "Caesar, 3 Legions, 2 Auxilia"\nBelgae = "4 Warbands"\n')
    assert chosen(game, "Romans", "scout_from") == []
    assert chosen(game, "Romans", "scout_in") == ["region Britannia"] * 2


def test_8_2_3_marcus_antonius_romans_fight_who_menaces_them_first() -> None:
    """6 A player grants it: Germans with Control beside a Legion, before more of them where no Legion is."""
    board = """
        [regions.Mandubii]
        Romans = "1 Legion, 5 Auxilia"
        Germans = "7 revealed Warbands"
        [regions.Carnutes]
        Romans = "Caesar, 4 Auxilia"
        [regions.Ubii]
        Romans = "9 Auxilia"
        Germans = "8 revealed Warbands"
    """
    game = by_player(6, "Aedui", "Romans", board)
    game.play("Aedui action unshaded 6")
    assert chosen(game, "Romans", "event_region") == ["region Mandubii"]
    assert "event.menacing" in game.priorities("Romans")


def test_8_2_3_marcus_antonius_romans_do_not_battle_where_it_costs_too_much() -> None:
    """6 Two Auxilia against six Warbands: two Losses for two."""
    board = """
        [regions.Mandubii]
        Romans = "2 Auxilia"
        Germans = "6 Warbands"
        [regions.Carnutes]
        Romans = "Caesar, 4 Auxilia"
    """
    game = turn(6, "Romans", board)
    assert chosen(game, "Romans", "event_region") == ["done"]


# ---- 8 Baggage Trains -------------------------------------------------------------------------------------------


@pytest.mark.proves("8.2.2c")
def test_8_2_1_baggage_trains_aedui_use_the_shaded_text() -> None:
    """8 Against their habit."""
    game = turn(8, "Aedui", "")
    assert capabilities(game) == {"8": "shaded Aedui"}


def test_8_2_2_baggage_trains_romans_use_the_unshaded_text() -> None:
    """8 As is their habit."""
    game = turn(8, "Romans", "")
    assert capabilities(game) == {"8": "unshaded Romans"}


@pytest.mark.proves("8.1.1c", "8.1.1f")
def test_8_1_1_baggage_trains_are_declined_in_the_final_year() -> None:
    """8 Two of three Winters are over: no Capability; with the second yet to come it is taken."""
    last = turn(8, "Aedui", "", head="next = 9\nwinters = 2")
    assert not played(last, "Aedui")
    assert "event.capability_in_final_year" in last.notes("Aedui")
    assert played(turn(8, "Aedui", "", head='next = "Winter"\nwinters = 2'), "Aedui")


def test_8_7_1_legiones_a_successor_is_not_vercingetorix() -> None:
    """2 A Successor beside Caesar needs no double number: the Arverni Battle, as they would with Warbands alone."""
    board = '[regions.Bituriges]\nArverni = "Successor, 8 Warbands"\nRomans = "Caesar, 4 Legions"'
    assert played(turn(2, "Arverni", board), "Arverni")


def test_8_7_1_legiones_a_successor_does_not_come_first() -> None:
    """2 A Successor does not make his Region the first: equal ones are for the dice."""
    board = """
        [regions.Bituriges]
        Arverni = "Successor, 8 Warbands"
        Romans = "1 Legion"
        [regions.Carnutes]
        Arverni = "8 Warbands"
        Romans = "1 Legion"
    """
    for die, region in ((1, "Carnutes"), (6, "Bituriges")):
        game = turn(2, "Arverni", board, die)
        assert chosen(game, "Arverni", "event_region") == [f"region {region}"]
