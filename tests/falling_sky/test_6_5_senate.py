"""6.5 Senate Phase."""

import pytest

from tests.falling_sky.playing import Play
from tests.falling_sky.wintering import until, winter

# The first question after the Senate Phase.
AFTER = "Arverni successor"
SITES = ("Treveri", "Mandubii", "Senones", "Lingones", "Sequani", "Helvetii")


def senate(marker: str, score: int = 15, more: str = "") -> Play:
    """After a Senate Phase at this Roman Victory score, from 9 to 15."""
    tribes = "\n".join(f'{name} = "Aedui"' for name in SITES[: 15 - score])
    game = until(winter(f'senate = "{marker}"\n{more}\n[tribes]\n{tribes}'), AFTER)
    assert game.view["scores"]["subdued_dispersed_allies"] == score
    return game


# ---- 6.5.1 Senate marker ----------------------------------------------------------------------------------------


@pytest.mark.proves("6.5.1d", "6.5.1e", "6.5.1f", "6.5.1i", "6.5.1j")
@pytest.mark.parametrize(
    ("before", "score", "after"),
    [
        # below 10: one box toward Uproar
        ("Adulation", 9, "Intrigue"),
        ("Intrigue", 9, "Uproar"),
        ("Uproar", 9, "Firm Uproar"),
        ("Firm Uproar", 9, "Firm Uproar"),
        ("Firm Adulation", 9, "Adulation"),
        # 10 to 12: toward Intrigue
        ("Adulation", 10, "Intrigue"),
        ("Intrigue", 10, "Intrigue"),
        ("Uproar", 10, "Intrigue"),
        ("Adulation", 12, "Intrigue"),
        ("Intrigue", 12, "Intrigue"),
        ("Uproar", 12, "Intrigue"),
        ("Firm Uproar", 11, "Uproar"),
        ("Firm Adulation", 11, "Adulation"),
        # above 12: one box toward Adulation
        ("Uproar", 13, "Intrigue"),
        ("Intrigue", 13, "Adulation"),
        ("Adulation", 13, "Firm Adulation"),
        ("Firm Adulation", 13, "Firm Adulation"),
        ("Firm Uproar", 13, "Uproar"),
    ],
)
def test_6_5_1_the_marker_shifts_by_the_roman_score(before: str, score: int, after: str) -> None:
    """Below 10 up, 10-12 to Intrigue, above 12 down; at the end it becomes Firm, when Firm it flips back first."""
    assert senate(before, score).position["senate"] == after


@pytest.mark.proves("6.5.1g")
@pytest.mark.parametrize(
    ("before", "score", "after"),
    [
        # no shift down
        ("Uproar", 13, "Uproar"),
        ("Intrigue", 13, "Intrigue"),
        ("Adulation", 13, "Adulation"),
        ("Firm Uproar", 13, "Firm Uproar"),
        ("Uproar", 11, "Uproar"),
        ("Firm Uproar", 11, "Firm Uproar"),
        # up as ever
        ("Adulation", 11, "Intrigue"),
        ("Firm Adulation", 11, "Adulation"),
        ("Intrigue", 9, "Uproar"),
        ("Uproar", 9, "Firm Uproar"),
    ],
)
def test_6_5_1_not_down_with_fallen_legions(before: str, score: int, after: str) -> None:
    """EXCEPTION: no shift down, not even from Uproar to Intrigue, if any Legion is Fallen; up all the same."""
    assert senate(before, score, "fallen = 1").position["senate"] == after


def test_6_5_1_a_legion_lost_in_quarters_counts_as_fallen() -> None:
    """The Fallen box is looked at now: a Legion that did not survive Quarters holds the Senate back."""
    game = winter("""
        senate = "Intrigue"
        [regions.Britannia]
        Romans = "Legion"
    """)
    until(game, "Chance quarters_roll").play("Chance quarters_roll roll 1")
    until(game, AFTER)

    assert game.position["senate"] == "Intrigue"


# ---- 6.5.2 Legions ----------------------------------------------------------------------------------------------


def legions(marker: str, track: int, fallen: int, score: int = 15) -> tuple[int, int, int]:
    """Legions sent to Provincia, on the track, and Fallen after a Senate Phase; the others were in Provincia before."""
    here = 12 - track - fallen
    game = senate(marker, score, f"fallen = {fallen}\n[regions.Provincia]\nRomans = '{here} Legions'")
    text = game.pieces("Provincia", "Romans")
    now = next((int(part.split()[0]) for part in text.split(", ") if "Legion" in part), 0)
    return now - here, game.position["legions_track"], game.position["fallen"]


@pytest.mark.proves("6.5.2a", "6.5.2b")
@pytest.mark.parametrize(
    ("fallen", "stays"),
    [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2)],
)
def test_6_5_2_half_of_the_fallen_rounded_down_stay(fallen: int, stays: int) -> None:
    """Half, rounded down, stay Fallen; the rest go to the Legions track, the lowest rows first."""
    assert legions("Uproar", 0, fallen) == (0, fallen - stays, stays)


@pytest.mark.proves("6.5.2c")
@pytest.mark.parametrize(("track", "sent"), [(4, 0), (5, 1), (10, 6), (12, 8)])
def test_6_5_2_intrigue_sends_the_middle_and_upper_rows(track: int, sent: int) -> None:
    """Legions on the row of the Senate marker or above it come to Provincia: with Intrigue all beyond four."""
    assert legions("Intrigue", track, 0, score=11) == (sent, track - sent, 0)


@pytest.mark.proves("6.5.2c", "6.5.2d")
@pytest.mark.parametrize(("track", "sent"), [(0, 0), (3, 3), (12, 12)])
def test_6_5_2_adulation_sends_all(track: int, sent: int) -> None:
    """Adulation is the bottom row: every Legion of the track comes."""
    assert legions("Adulation", track, 0) == (sent, 0, 0)


@pytest.mark.proves("6.5.2c")
@pytest.mark.parametrize(("track", "sent"), [(8, 0), (9, 1), (12, 4)])
def test_6_5_2_uproar_sends_the_top_row(track: int, sent: int) -> None:
    """Uproar is the top row: only what is beyond eight comes."""
    assert legions("Uproar", track, 0, score=9) == (sent, track - sent, 0)


LAST_CARD = """
    card = 7
    next = "Winter"
    senate = "Intrigue"
    [regions.Provincia]
    Romans = "{} Legions, 4 Auxilia"
    [tribes]
    Senones = "Aedui"
    Lingones = "Aedui"
    Mandubii = "Aedui"
"""


def into_winter(game: Play) -> Play:
    """Everybody else passes on the last card, and Winter goes on to the Spring Phase."""
    while game.asked.endswith("action"):
        game.answer(f"{game.asked} pass")
    if game.asked == "Chance draw_card":
        game.answer(f"{game.asked} {game.options[0]}")
    return until(game, AFTER)


def test_6_5_2_events_take_legions_from_the_top_of_the_track() -> None:
    """1.4.1 Of six Legions Alaudae takes one of the middle row (ruling): one is left there for Intrigue to send."""
    game = winter(LAST_CARD.format(6)).play("Romans action unshaded 7")
    assert game.position["legions_track"] == 5
    into_winter(game)

    assert "8 Legions" in game.pieces("Provincia", "Romans")
    assert game.position["legions_track"] == 4


def test_6_5_2_legions_return_to_the_lowest_free_row() -> None:
    """1.4.1 Three Legions removed voluntarily join three on the track: the bottom row is filled first (ruling)."""
    game = winter(LAST_CARD.format(9)).play("Romans action prepare 7")
    game.play("Romans prepare_event remove_own\nRomans remove_piece remove Legion\n" * 3)
    assert game.position["legions_track"] == 6
    into_winter(game.play("Romans prepare_event unshaded 7"))

    assert "8 Legions" in game.pieces("Provincia", "Romans")
    assert game.position["legions_track"] == 4


def test_6_5_2_the_marker_shifts_first() -> None:
    """The row is that after the shift of 6.5.1."""
    assert legions("Intrigue", 3, 0) == (3, 0, 0)  # now Adulation
    assert legions("Intrigue", 6, 0, score=9) == (0, 6, 0)  # now Uproar


def test_6_5_2_the_risen_are_sent_at_once() -> None:
    """Legions move from Fallen to the track before those on the row are placed."""
    assert legions("Intrigue", 3, 4) == (1, 4, 2)  # 3 + 2 on the track, one of them on the middle row


def test_6_5_2_firm_is_the_same_row() -> None:
    """Firm Adulation sends as Adulation does."""
    assert legions("Firm Adulation", 5, 0) == (5, 0, 0)


@pytest.mark.proves("6.5.2e")
def test_6_5_2_control_of_provincia_is_adjusted() -> None:
    """Adjust Control of Provincia, if needed."""
    game = senate("Adulation", 15, "[regions.Provincia]\nArverni = '3 Warbands'")

    assert game.pieces("Provincia", "Romans") == "Successor, 12 Legions, Fort"
    assert game.control("Provincia") == "Romans"


# ---- 6.5.3 Auxilia ----------------------------------------------------------------------------------------------


def auxilia(marker: str, score: int, leader: str = "Caesar") -> str:
    """Pieces in Provincia after the Senate Phase, all Legions being removed by Events."""
    game = senate(marker, score, f"removed_legions = 12\n[regions.Provincia]\nRomans = '{leader}'")
    return game.pieces("Provincia", "Romans")


@pytest.mark.proves("6.5.3a")
@pytest.mark.parametrize(
    ("marker", "score", "n"),
    [("Intrigue", 9, 3), ("Intrigue", 11, 4), ("Intrigue", 13, 5), ("Adulation", 13, 5), ("Uproar", 9, 3)],
)
def test_6_5_3_auxilia_by_the_row_of_the_senate(marker: str, score: int, n: int) -> None:
    """Three Auxilia in Uproar, four in Intrigue, five in Adulation, after the shift, to the Leader in Provincia."""
    assert auxilia(marker, score) == f"Caesar, {n} Auxilia, Fort"


@pytest.mark.proves("6.5.3a")
def test_6_5_3_a_successor_will_do() -> None:
    """The Roman Leader, whether Caesar or not."""
    assert auxilia("Intrigue", 11, "Successor") == "Successor, 4 Auxilia, Fort"


@pytest.mark.proves("6.5.3a")
def test_6_5_3_no_auxilia_if_the_leader_is_elsewhere_or_off_the_map() -> None:
    """Only if the Leader is in Provincia."""
    away = senate("Intrigue", 11, "removed_legions = 12\n[regions.Britannia]\nRomans = 'Caesar'")
    gone = senate("Intrigue", 11, "removed_legions = 12")

    assert away.pieces("Provincia", "Romans") == "Fort"
    assert gone.pieces("Provincia", "Romans") == "Successor, Fort"  # he comes in Spring


def test_6_5_3_only_what_is_available() -> None:
    """1.4.1 Twenty Auxilia in all."""
    assert auxilia("Adulation", 15, "Caesar, 18 Auxilia") == "Caesar, 20 Auxilia, Fort"


def test_6_5_3_they_come_hidden() -> None:
    """1.4.3 New Auxilia are Hidden."""
    assert auxilia("Intrigue", 11, "Caesar, revealed Auxilia") == "Caesar, 4 Auxilia, 1 revealed Auxilia, Fort"
