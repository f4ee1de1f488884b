"""7.1 and 8.9 Victory with Non-players: who wins when, and what becomes of Gaul."""

import pytest

from tests.falling_sky.playing import Play
from tests.falling_sky.wintering import winter

FINAL = "winters = 3\n"
ALONE = {
    "Romans": 'nonplayers = ["Arverni", "Aedui", "Belgae"]\n',
    "Arverni": 'nonplayers = ["Romans", "Aedui", "Belgae"]\n',
    "Aedui": 'nonplayers = ["Romans", "Arverni", "Belgae"]\n',
    "Belgae": 'nonplayers = ["Romans", "Arverni", "Aedui"]\n',
}
# The quiet Winter: Romans 0, Arverni short of Legions (-6 or so), Aedui -8, Belgae -1.
ROMANS_AT_ONE = '[tribes]\nRemi = "Subdued"\n'
ROMANS_AT_FOUR = '[tribes]\nRemi = "Subdued"\nAtrebates = "Subdued"\nBellovaci = "Subdued"\nNervii = "Subdued"\n'


def over(game: Play) -> tuple[str, list[tuple[str, int]]]:
    """Why the game is over, and the order."""
    result = game.table.result
    assert result is not None
    return result.reason, [("+".join(rank.seats), rank.score) for rank in result.ranking]


def outcome(game: Play) -> str:
    return next((str(entry.facts[0]) for entry in game.table.log if entry.key == "outcome"), "")


@pytest.mark.proves("7.1a")
def test_7_1_a_nonplayer_that_passes_makes_all_players_lose_equally() -> None:
    """Whatever margins the players have: they share the last place."""
    game = winter('nonplayers = ["Romans", "Aedui"]\n' + ROMANS_AT_ONE)
    assert over(game) == ("nonplayer", [("Romans", 1), ("Aedui", -8), ("Arverni+Belgae", 0)])


@pytest.mark.proves("7.1b")
def test_7_1_a_player_who_passes_wins_among_several_players() -> None:
    """With two players and two Non-players the threshold counts as ever."""
    game = winter('nonplayers = ["Aedui", "Belgae"]\n' + ROMANS_AT_ONE)
    assert over(game)[0] == "threshold"
    assert over(game)[1][0] == ("Romans", 1)


@pytest.mark.proves("7.1i")
def test_7_1_ties_go_to_nonplayers() -> None:
    """At the final Winter, Romans and Arverni at the same margin: the Non-player comes first, whoever it is."""
    assert winter(FINAL).margin("Romans") == winter(FINAL).margin("Arverni") == 0
    assert over(winter(FINAL))[1][0][0] == "Romans"
    assert over(winter(FINAL + 'nonplayers = ["Arverni", "Aedui"]\n'))[1][0][0] == "Arverni"


@pytest.mark.proves("7.1e", "7.1f", "6.1g", "8.9a", "8.9b")
def test_8_9_a_lone_player_does_not_win_before_the_final_winter() -> None:
    """The Romans are beyond their threshold, and the game goes on; the easy option lets them win."""
    assert winter(ALONE["Romans"] + ROMANS_AT_ONE).table.result is None
    easy = winter(ALONE["Romans"] + ROMANS_AT_ONE, solo="easy")
    assert over(easy)[0] == "threshold"
    assert over(easy)[1][0] == ("Romans", 1)


@pytest.mark.proves("7.1g", "8.9c")
def test_8_9_difficult_the_player_must_be_ahead_at_every_winter() -> None:
    """The Belgae are one short of the Roman Non-player: in the difficult game they lose at once."""
    assert winter(ALONE["Belgae"]).table.result is None
    difficult = winter(ALONE["Belgae"], solo="difficult")
    assert over(difficult)[0] == "outdone"
    assert over(difficult)[1][-1] == ("Belgae", -1)
    assert winter(ALONE["Romans"], solo="difficult").table.result is None


@pytest.mark.proves("8.9i")
def test_8_9_a_nonplayer_that_passes_its_threshold_ends_the_game() -> None:
    """The Romans do, in an early Winter: whoever is alone against them has lost, in the easy game too."""
    for solo in ("standard", "easy", "difficult"):
        reason, order = over(winter(ALONE["Belgae"] + ROMANS_AT_ONE, solo=solo))
        assert (reason, order[0], order[-1][0]) == ("nonplayer", ("Romans", 1), "Belgae")


def allied(faction: str, *names: str) -> str:
    return "[tribes]\n" + "".join(f'{name} = "{faction}"\n' for name in names)


# Eight of the Aedui, and the Arverni down to six.
EIGHT = allied("Aedui", "Pictones", "Santones", "Treveri", "Senones", "Lingones", "Helvetii")
EIGHT += 'Aedui = "Aedui Citadel"\nBituriges = "Aedui Citadel"\n'


@pytest.mark.proves("7.1j", "8.9h", "8.9j", "8.9e", "8.9k", "8.9l", "8.9m", "8.9f", "8.9g", "8.9n")
@pytest.mark.parametrize(
    ("player", "board", "told"),
    [
        ("Belgae", ROMANS_AT_ONE, "subject_gaul"),
        ("Belgae", "", "subject_gaul"),  # Romans and Arverni are level
        ("Romans", "", "imperium_rebuff"),
        ("Romans", allied("Belgae", "Treveri", "Carnutes"), "lugdunensis_limit"),
        ("Romans", EIGHT, "client_state"),
        ("Romans", ROMANS_AT_ONE, "gallia_bella"),
        ("Aedui", EIGHT, "gallia_bella"),
        ("Romans", ROMANS_AT_FOUR, "imperator"),
        ("Belgae", allied("Belgae", "Treveri", "Carnutes", "Mandubii") + 'Veneti = "Aedui"\n', "galli"),
    ],
)
def test_8_9_the_outcome_has_a_name(player: str, board: str, told: str) -> None:
    """At the final Winter: who takes Gaul, or how great the player's success is."""
    assert outcome(winter(FINAL + ALONE[player] + board)) == told


@pytest.mark.parametrize(("subdued", "told"), [(2, "gallia_bella"), (3, "imperator")])
def test_8_9_a_clear_success_is_three_ahead(subdued: int, told: str) -> None:
    """The best Non-player is at its threshold: Romans two beyond theirs, or three."""
    tribes = "".join(f'{name} = "Subdued"\n' for name in ("Remi", "Atrebates", "Bellovaci")[:subdued])
    game = winter(FINAL + ALONE["Romans"] + "[tribes]\n" + tribes)
    assert over(game)[1][:2] == [("Romans", subdued), ("Arverni", 0)]
    assert outcome(game) == told


def test_8_9_difficult_is_for_a_lone_player() -> None:
    """Two players behind a Non-player do not lose before the final Winter, whatever was chosen for one."""
    assert winter('nonplayers = ["Romans", "Arverni"]\n', solo="difficult").table.result is None


def test_8_9_several_players_have_no_such_outcome() -> None:
    """The names are for a player alone against Non-players."""
    assert outcome(winter(FINAL + 'nonplayers = ["Aedui", "Belgae"]\n' + ROMANS_AT_ONE)) == ""
