"""8.2.1 The Events 49 to 54 in the hands of Non-players."""

import pytest

from alesia.games.falling_sky.components import CARD, FACTION
from tests.falling_sky.nonplayers.acting import Acting
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

SWORDS = {
    "Aedui": {53, 54, 58, 69, 72},
    "Arverni": {54, 55, 60, 61, 64, 66},
    "Belgae": {52, 53, 54, 69},
    "Romans": {51, 53, 54, 69},
}
LAURELS = {
    "Aedui": {49, 50, 52, 55, 56, 59, 61, 62, 63, 65, 66, 68, 70},
    "Arverni": {50, 52, 62, 67, 68, 72},
    "Belgae": {50, 57, 62, 64, 65, 66, 68, 72},
    "Romans": {49, 50, 52, 62, 65, 66, 72},
}


@pytest.mark.proves("8.2.1a")
@pytest.mark.parametrize("faction", sorted(SWORDS))
def test_8_2_1_symbols_of_the_cards_49_to_72(faction: str) -> None:
    """Swords, laurels and the one carnyx are those of the lists on the Event Instructions sheet."""
    found = {number: CARD[number].symbols.get(FACTION[faction], "") for number in range(49, 73)}
    assert {n for n, symbol in found.items() if symbol == "S"} == SWORDS[faction]
    assert {n for n, symbol in found.items() if symbol == "L"} == LAURELS[faction]
    assert [n for n, symbol in found.items() if symbol == "C"] == ([59] if faction == "Arverni" else [])


@pytest.mark.proves("8.1.1d", "8.2.1b")
@pytest.mark.parametrize(("faction", "card"), [(f, n) for f in sorted(SWORDS) for n in sorted(SWORDS[f])])
def test_8_1_1_swords_are_declined(faction: str, card: int) -> None:
    """A card with swords at its symbol is never played by the Faction."""
    board = """
        [regions.Nervii]
        Germans = "3 Warbands, 1 revealed Warband"
    """
    game = turn(card, faction, board, 1)
    assert reasons(game, faction) == ["event.no"]
    assert not played(game, faction)


def dry(game: Acting) -> list[str]:
    return [name for name, there in game.position["regions"].items() if there.get("devastated")]


# ---- 49 Drought -------------------------------------------------------------------------------------------------


def test_8_2_1_drought_aedui_strike_player_belgae_alone() -> None:
    """49 The marker goes where player Belgae lose a piece and nobody else does."""
    board = """
        [regions.Morini]
        Belgae = "2 Warbands"
        [regions.Nervii]
        Belgae = "2 Warbands"
        Aedui = "1 Warband"
        [regions.Treveri]
        Belgae = "2 Warbands"
        Germans = "1 Warband"
        [regions.Veneti]
        Arverni = "2 Warbands"
    """
    game = turn(49, "Aedui", board, others=("Arverni",))
    assert game.boxes("Aedui") == "A1 no, A2 yes, A3 no, A_EVENT yes"
    assert dry(game) == ["Morini"]
    assert game.pieces("Morini", "Belgae") == "1 Warband"
    assert [game.resources(f) for f in ("Aedui", "Belgae")] == [5, 5]


@pytest.mark.parametrize("others", [("Belgae",), ()])
def test_8_2_1_drought_is_no_for_aedui_without_such_a_region(others: tuple[str, ...]) -> None:
    """49 Only Non-player Belgae, or player Belgae together with Aedui: declined."""
    board = """
        [regions.Morini]
        Belgae = "2 Warbands"
    """
    game = turn(49, "Aedui", board if others else board + '    Aedui = "1 Warband"\n', others=others)
    assert reasons(game, "Aedui") == [NO]
    assert dry(game) == []


def test_8_2_1_drought_romans_spare_themselves_and_nonplayers() -> None:
    """49 Not with Romans, not with Non-player Belgae; Aedui who are there do not matter."""
    board = """
        [regions.Veneti]
        Arverni = "1 Warband"
        Romans = "1 Auxilia"
        [regions.Pictones]
        Arverni = "1 Warband"
        Belgae = "1 Warband"
        [regions.Carnutes]
        Arverni = "2 Warbands"
        Aedui = "2 Warbands"
    """
    game = turn(49, "Romans", board, others=("Belgae",))
    assert dry(game) == ["Carnutes"]
    assert (game.pieces("Carnutes", "Arverni"), game.pieces("Carnutes", "Aedui")) == ("1 Warband", "1 Warband")


def test_8_2_1_drought_is_no_for_romans_who_would_lose_pieces() -> None:
    """49 Player Arverni only where Romans stand."""
    board = '[regions.Veneti]\nArverni = "1 Warband"\nRomans = "1 Auxilia"'
    assert reasons(turn(49, "Romans", board), "Romans") == [NO]


def test_8_3_1_drought_takes_allies_before_warbands() -> None:
    """49 Romans: where the Belgae have only an Ally, it is the Ally that goes."""
    board = """
        [regions.Morini]
        Belgae = "1 Warband"
        [tribes]
        Nervii = "Belgae"
    """
    game = turn(49, "Romans", board, others=("Arverni",))
    assert dry(game) == ["Nervii"]
    assert game.tribe("Nervii") == "Subdued"
    assert game.priorities("Romans") == ["event.net_allies"]


@pytest.mark.proves("8.3.1d")
def test_8_3_1_drought_belgae_count_their_own_losses_against_it() -> None:
    """49 Two enemies lose a piece in either Region, but in one the Belgae would too."""
    board = """
        [regions.Sequani]
        Romans = "1 Auxilia"
        Aedui = "1 Warband"
        [regions.Treveri]
        Romans = "1 Auxilia"
        Aedui = "1 Warband"
        Belgae = "1 Warband"
    """
    game = turn(49, "Belgae", board)
    assert dry(game) == ["Sequani"]
    assert game.priorities("Belgae") == ["event.net_pieces"]


@pytest.mark.proves("8.2.3e")
def test_8_3_1_drought_arverni_take_a_legion_first() -> None:
    """49 A Legion without company counts before any number of Warbands."""
    board = """
        [regions.Sequani]
        Belgae = "1 Warband"
        Aedui = "1 Warband"
        [regions.Mandubii]
        Romans = "1 Legion"
    """
    game = turn(49, "Arverni", board, 1)
    assert dry(game) == ["Mandubii"]
    assert game.position["fallen"] == 1
    assert "event.net_legions" in game.priorities("Arverni")


def test_8_4_4_drought_upon_frost_helps_no_player() -> None:
    """49 The loss of an Ally would add to the victory of player Romans: a Warband it is."""
    board = """
        [regions.Sequani]
        Aedui = "1 Warband"
        [tribes]
        Veneti = "Aedui"
    """
    assert dry(turn(49, "Belgae", board)) == ["Veneti"]
    assert dry(turn(49, "Belgae", board, head='next = "Winter"')) == ["Sequani"]


@pytest.mark.proves("8.4.1o")
def test_8_4_1_drought_a_nonplayer_removes_its_least_piece() -> None:
    """49 Executed by a player: the Aedui lose the Revealed Warband rather than the Hidden one or the Ally."""
    board = """
        [regions.Sequani]
        Aedui = "1 Warband, 1 revealed Warband"
        devastated = true
        [tribes]
        Sequani = "Aedui"
    """
    game = by_player(49, "Belgae", "Aedui", board)
    game.play("Belgae action unshaded 49\nBelgae event_region region Morini")
    assert game.pieces("Sequani", "Aedui") == "1 Warband"
    assert game.tribe("Sequani") == "Aedui"


# ---- 50 Shifting Loyalties --------------------------------------------------------------------------------------

LOYALTIES = """
    [capabilities]
    27 = "shaded"
    13 = "unshaded"
    55 = "shaded"
    39 = "shaded"
    12 = "shaded"
    30 = "unshaded"
"""


@pytest.mark.proves("8.1.1g")
@pytest.mark.parametrize(
    ("faction", "others", "gone"),
    [
        ("Aedui", ("Belgae",), "27"),  # shaded, of player Arverni
        ("Aedui", ("Belgae", "Arverni"), "39"),  # shaded, with the Aedui symbol first
        ("Romans", ("Arverni",), "55"),  # shaded, of player Belgae
        ("Romans", ("Belgae", "Arverni"), "12"),  # shaded, of the Romans themselves
        ("Arverni", (), "13"),  # unshaded, of player Romans
        ("Arverni", ("Romans",), "30"),  # unshaded, of the Arverni themselves
        ("Belgae", ("Aedui",), "13"),
    ],
)
def test_8_2_1_shifting_loyalties(faction: str, others: tuple[str, ...], gone: str) -> None:
    """50 Each Faction removes a Capability of the other side: of certain players, then one of its own."""
    game = turn(50, faction, LOYALTIES, 1, others=others)
    assert played(game, faction)
    assert {"27", "13", "55", "39", "12", "30"} - set(capabilities(game)) == {gone}


def test_8_2_1_shifting_loyalties_holders_are_affected() -> None:
    """50 A Capability that lies with a player is that player's."""
    game = turn(50, "Aedui", '[capabilities]\n59 = "shaded Belgae"\n12 = "shaded"')
    assert set(capabilities(game)) == {"12"}


@pytest.mark.parametrize("faction", ["Aedui", "Romans", "Arverni", "Belgae"])
def test_8_2_1_shifting_loyalties_is_no_without_such_a_capability(faction: str) -> None:
    """50 Nothing but a Capability of the Faction's own usual side: declined."""
    own = "unshaded" if faction in ("Aedui", "Romans") else "shaded"
    game = turn(50, faction, f'[capabilities]\n12 = "{own}"\n27 = "{own}"', 1)
    assert reasons(game, faction) == [NO]
    assert set(capabilities(game)) == {"12", "27"}


# ---- 51 Surus ---------------------------------------------------------------------------------------------------


def test_8_3_1_surus_aedui_win_over_the_most_warbands() -> None:
    """51 Four in Treveri rather than three in Nervii; Hidden ones first, of these the Arverni's."""
    board = """
        [regions.Treveri]
        Arverni = "1 Warband, 1 revealed Warband"
        Belgae = "2 Warbands"
        Germans = "2 Warbands"
        [regions.Nervii]
        Arverni = "3 Warbands"
    """
    game = turn(51, "Aedui", board)
    assert chosen(game, "Aedui", "event_region") == ["region Treveri"]
    assert game.pieces("Treveri", "Arverni") == "1 revealed Warband"
    assert game.pieces("Treveri", "Belgae") == ""
    assert game.pieces("Treveri", "Germans") == "1 Warband"
    assert chosen(game, "Aedui", "free_command") == ["command Rally"]


def test_8_3_1_surus_belgae_turn_the_most_aedui_and_strike() -> None:
    """51 Four Aedui of Sequani become Germans, who Ambush the player with a Loss for two Warbands."""
    board = """
        [regions.Sequani]
        Aedui = "4 Warbands"
        Romans = "3 Auxilia"
        [regions.Treveri]
        Aedui = "3 Warbands"
    """
    game = turn(51, "Belgae", board)
    assert chosen(game, "Belgae", "event_region") == ["region Sequani"]
    assert chosen(game, "Belgae", "event_choice") == ["command Battle"]
    assert game.pieces("Sequani", "Aedui") == ""
    assert game.pieces("Sequani", "Germans") == "4 revealed Warbands"
    assert game.pieces("Sequani", "Romans") == "1 revealed Auxilia"


@pytest.mark.proves("8.2.3e")
def test_8_3_1_surus_belgae_turn_four_aedui_rather_than_three_who_could_strike() -> None:
    """51 The most enemies are replaced in Sequani, though only in Treveri there is somebody to Ambush."""
    board = """
        [regions.Sequani]
        Aedui = "4 Warbands"
        [regions.Treveri]
        Aedui = "3 Warbands"
        Romans = "1 Auxilia"
    """
    for die in (1, 6):
        game = turn(51, "Belgae", board, die, die, die)
        assert chosen(game, "Belgae", "event_region") == ["region Sequani"]
        assert game.pieces("Treveri", "Aedui") == "3 Warbands"


def test_8_2_3_surus_belgae_prefer_where_the_germans_can_strike() -> None:
    """51 Of two Regions with as many Aedui, the one with somebody to Ambush."""
    board = """
        [regions.Sequani]
        Aedui = "2 Warbands"
        [regions.Treveri]
        Aedui = "2 Warbands"
        Romans = "1 Auxilia"
    """
    for die in range(1, 7):
        game = turn(51, "Belgae", board, die, die, die)
        assert "event.can_strike" in game.priorities("Belgae")
        assert chosen(game, "Belgae", "event_region") == ["region Treveri"]
        assert game.pieces("Treveri", "Romans") == ""


@pytest.mark.proves("8.2.3h")
def test_8_2_3_surus_belgae_strike_players_first() -> None:
    """51 Player Arverni before Non-player Romans."""
    board = """
        [regions.Treveri]
        Aedui = "4 Warbands"
        Romans = "1 Auxilia"
        Arverni = "1 Warband"
    """
    game = turn(51, "Belgae", board, others=("Romans",))
    assert chosen(game, "Belgae", "battle_target") == ["faction Arverni"]
    assert "event.players_first" in game.priorities("Belgae")


def test_8_4_1_surus_belgae_strike_players_in_the_order_of_enemies() -> None:
    """51 Both are players: Romans before Arverni."""
    board = """
        [regions.Treveri]
        Aedui = "4 Warbands"
        Romans = "1 Auxilia"
        Arverni = "1 Warband"
    """
    for die in range(1, 7):
        game = turn(51, "Belgae", board, die, die, die)
        assert "event.enemy_order" in game.priorities("Belgae")
        assert chosen(game, "Belgae", "battle_target") == ["faction Romans"]


def test_8_7_1_surus_arverni_leave_nonplayer_belgae_in_peace() -> None:
    """51 With nobody else to strike, the Germans March into the Control of a player."""
    board = """
        [regions.Treveri]
        Aedui = "4 Warbands"
        Belgae = "1 Warband"
        [regions.Sequani]
        Romans = "2 Auxilia"
        [regions.Mandubii]
        Belgae = "2 Warbands"
    """
    for die in (1, 3, 6):
        game = turn(51, "Arverni", board, 1, die, die, die, others=("Belgae",))
        assert chosen(game, "Arverni", "event_choice") == ["command March"]
        assert chosen(game, "Arverni", "march_to") == ["region Sequani"]
        assert game.pieces("Sequani", "Germans") == "4 Warbands"
    against_player = turn(51, "Arverni", board, 1)
    assert chosen(against_player, "Arverni", "event_choice") == ["command Battle"]


def test_8_7_1_surus_arverni_march_into_no_region_of_nonplayer_belgae() -> None:
    """51 If the Romans are a Non-player too, whatever is rolled; into the Control of a player before others."""
    board = """
        [regions.Treveri]
        Aedui = "4 Warbands"
        [regions.Sequani]
        Romans = "2 Auxilia"
        [regions.Nervii]
        {} = "2 {}"
    """
    for die in (1, 3, 6):
        game = turn(51, "Arverni", board.format("Belgae", "Warbands"), 1, die, die, die, others=("Belgae", "Romans"))
        assert chosen(game, "Arverni", "march_to") == ["region Sequani"]
        game = turn(51, "Arverni", board.format("Aedui", "Warbands"), 1, die, die, die, others=("Aedui",))
        assert chosen(game, "Arverni", "march_to") == ["region Sequani"]
        assert "event.into_player_control" in game.priorities("Arverni")


@pytest.mark.proves("8.2.3h")
def test_8_2_3_surus_a_single_german_raids_a_player() -> None:
    """51 One Warband causes no Loss and is no group to March: it Raids."""
    board = """
        [regions.Treveri]
        Aedui = "1 Warband"
        Romans = "1 Auxilia"
    """
    game = turn(51, "Belgae", board)
    assert chosen(game, "Belgae", "event_choice") == ["command Raid"]
    assert game.resources("Romans") == 9


GERMANIC = ("Lingones", "Senones", "Ubii", "Sugambri", '"Suebi North"', '"Suebi South"')
BELGIC = ("Menapii", "Morini", "Eburones", "Nervii", "Bellovaci", "Atrebates", "Remi")
OWNERS = "".join(f'{name} = "Germans"\n' for name in GERMANIC) + "".join(f'{name} = "Belgae"\n' for name in BELGIC)


@pytest.mark.parametrize(("last", "margin", "choice"), [("Belgae", 0, "Battle"), ("Romans", 0, "March")])
def test_8_4_4_surus_germans_who_stand_aside_count_upon_frost(last: str, margin: int, choice: str) -> None:
    """51 If the Arverni Ally falls, Rome comes to its threshold; two Germanic Allies there, who do not fight, are no
    Tribes of Rome. With one Tribe more Rome would be beyond it, and the Germans March."""
    board = f"""
[regions.Mandubii]
Aedui = "4 Warbands"
[regions.Sequani]
Romans = "2 Auxilia"
[tribes]
Mandubii = "Arverni"
Cadurci = "Arverni"
{OWNERS}Treveri = "{last}"
"""
    game = turn(51, "Belgae", board, head='next = "Winter"', others=("Arverni", "Aedui"))
    assert chosen(game, "Belgae", "event_choice") == [f"command {choice}"]
    assert game.margin("Romans") == margin


def test_8_2_3_surus_germans_whom_the_slingers_thin_do_not_strike() -> None:
    """51 Slingers shoot two of four, and the two left Ambush; of three they would leave one, who causes no Loss."""
    board = """
        [capabilities]
        13 = "unshaded"
        [regions.Treveri]
        Aedui = "{} Warbands"
        Romans = "4 revealed Auxilia"
        Germans = "3 Warbands"
    """
    assert chosen(turn(51, "Belgae", board.format(4)), "Belgae", "event_choice") == ["command Battle"]
    assert chosen(turn(51, "Belgae", board.format(3)), "Belgae", "event_choice") == ["command Raid"]


# ---- 52 Assembly of Gaul ----------------------------------------------------------------------------------------


def test_8_2_1_assembly_romans_fine_arverni_and_belgae_not_aedui() -> None:
    """52 Both, Non-players or not; the Aedui keep theirs."""
    game = turn(52, "Romans", "", others=("Belgae",))
    assert chosen(game, "Romans", "event_faction") == ["faction Arverni", "faction Belgae", "done"]
    assert [game.resources(f) for f in ("Arverni", "Belgae", "Aedui")] == [2, 2, 10]


def test_8_2_1_assembly_is_no_for_romans_if_only_aedui_could_pay() -> None:
    """52 Arverni and Belgae have nothing."""
    game = turn(52, "Romans", "[resources]\nArverni = 0\nBelgae = 0")
    assert reasons(game, "Romans") == [NO]
    assert game.resources("Aedui") == 10


def test_8_2_1_assembly_aedui_fine_players_only() -> None:
    """52 Player Belgae pay, Non-player Arverni do not."""
    game = turn(52, "Aedui", "", others=("Arverni",))
    assert [game.resources(f) for f in ("Arverni", "Belgae", "Aedui")] == [10, 2, 10]
    assert reasons(turn(52, "Aedui", "", others=("Arverni", "Belgae")), "Aedui") == [NO]


def test_8_2_1_assembly_arverni_only_if_they_qualify() -> None:
    """52 With Control of Carnutes they have a free Command; without, No Arverni."""
    board = """
        [regions.Carnutes]
        Arverni = "6 Warbands"
        [resources]
        Arverni = 0
    """
    game = turn(52, "Arverni", board, 1)
    assert played(game, "Arverni")
    assert chosen(game, "Arverni", "free_command") == ["command Rally"]
    without = turn(52, "Arverni", '[regions.Carnutes]\nArverni = "1 Warband"\nBelgae = "1 Warband"', 1)
    assert reasons(without, "Arverni") == [NO]


# ---- 53 Consuetudine, 54 Joined Ranks ---------------------------------------------------------------------------


def test_8_1_1_consuetudine_arverni_play_it_if_it_changes_anything() -> None:
    """53 Revealed Germans hide."""
    game = turn(53, "Arverni", '[regions.Ubii]\nGermans = "1 revealed Warband"', 1)
    assert played(game, "Arverni")
    assert game.pieces("Ubii", "Germans").startswith("2 Warband")


def test_8_0_joined_ranks_a_nonplayer_second_faction_does_not_battle() -> None:
    """54 Of Aedui and Non-player Belgae beside the Arverni only the Aedui, whom somebody plays, can be the second."""
    board = """
        [regions.Treveri]
        Belgae = "3 Warbands"
        Aedui = "3 Warbands"
        [regions.Nervii]
        Arverni = "4 Warbands"
    """
    game = by_player(54, "Arverni", "Belgae", board)
    game.play("""
        Arverni action unshaded 54
        Arverni event_region region Nervii
        Arverni march_number number 4
        Arverni event_faction done
    """)
    assert game.asked == "Aedui event_faction"
    assert game.options == ["faction Belgae", "done"]


def test_8_1_1_surus_without_aedui_is_ineffective_for_belgae() -> None:
    """51 Nobody to turn."""
    assert reasons(turn(51, "Belgae", ""), "Belgae") == [INEFFECTIVE]
