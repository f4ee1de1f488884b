"""A2.1O The second half of The Gallic War, and A6.5.1 the Senate in its first Winter."""

import tomllib
from textwrap import dedent

import pytest

from tests.ariovistus.campaign.playing import at
from tests.falling_sky.playing import Play
from tests.falling_sky.wintering import QUIET, merged, until, written

SENATES = ("Firm Adulation", "Adulation", "Intrigue", "Uproar", "Firm Uproar")


def winter(position: str = "", special: bool = True) -> Play:
    """A quiet Winter of the second half: the first, unless it is said otherwise."""
    table = tomllib.loads(dedent(QUIET))
    table |= {"half": 2, "first_winter_special": special}
    if not special:
        table["winters"] = 2
    return at(written(merged(table, tomllib.loads(dedent(position)))))


def told(game: Play) -> list[str]:
    return [entry.key for entry in game.table.log]


def spring(game: Play) -> Play:
    """Nobody does anything until a card is drawn."""
    while game.asked != "Chance draw_card" and game.table.ask is not None:
        game.table.answer(next((o for o in ("done", "back", "no") if o in game.options), game.options[0]))
    return game


LEADERS = """
[regions.Provincia]
Romans = "Caesar"
[regions.Nervii]
Belgae = "Ambiorix"
"""


@pytest.mark.proves("A2.1Od")
def test_a2_1o_the_first_winter_has_no_victory_and_no_germans_phase() -> None:
    """Though the Romans are far beyond 15, and Germans could Rally."""
    game = spring(at('half = 2\ncard = "Winter"\nfirst_winter_special = true\n' + LEADERS))

    assert game.table.result is None
    assert "victory_check" not in told(game)
    assert not [key for key in told(game) if key.startswith("germanic")]


@pytest.mark.proves("A2.1Od", "A2.1Ob")
def test_a2_1o_later_winters_have_both() -> None:
    """The Victory Phase by 7.2: the Romans have won."""
    game = at('half = 2\ncard = "Winter"\nwinters = 2')

    assert game.table.result is not None
    assert game.table.result.winners == ("Romans",)


@pytest.mark.proves("A2.1Oe")
@pytest.mark.parametrize("legions", [0, 3])
def test_a2_1o_the_legions_of_the_harvest_box_come_to_belgica(legions: int) -> None:
    """As many as there are, and none from nowhere."""
    game = winter(f"harvest_legions = {legions}\n{LEADERS}" if legions else LEADERS)
    placed = 0
    while game.asked != "Chance draw_card":
        if game.asked == "Romans harvest_legion":
            assert game.offers("region") == ["Morini", "Nervii", "Atrebates"]
            placed += 1
        game.table.answer(next((o for o in ("done", "back", "no") if o in game.options), game.options[0]))

    assert placed == legions
    assert ("3 Legions" in str(game.position["regions"].get("Morini"))) == (legions == 3)


@pytest.mark.proves("A2.1Of", "A6.5.1a")
@pytest.mark.parametrize("senate", SENATES)
@pytest.mark.parametrize("taken", [0, 15])
def test_a6_5_1_the_senate_stays_in_the_first_winter(senate: str, taken: int) -> None:
    """Whatever the Roman score: it neither moves nor flips, nor goes to Intrigue as in Pax Gallica?."""
    board = f'senate = "{senate}"\n{LEADERS}'
    if not taken:
        board = f'half = 2\ncard = "Winter"\nfirst_winter_special = true\n{board}'
    game = spring(winter(board) if taken else at(board))

    assert game.position["senate"] == senate


@pytest.mark.proves("A2.1Of", "A6.5.1a")
def test_a6_5_1_it_moves_again_in_the_second_winter() -> None:
    """15 Tribes: above 12, toward Adulation."""
    game = spring(winter(f'senate = "Intrigue"\n{LEADERS}', special=False))

    assert game.position["senate"] == "Adulation"


@pytest.mark.proves("A2.1Og")
@pytest.mark.parametrize(
    ("senate", "sent", "auxilia"), [("Uproar", 1, 3), ("Intrigue", 5, 4), ("Firm Adulation", 9, 5)]
)
def test_a2_1o_legions_and_auxilia_come_by_the_row_where_it_is(senate: str, sent: int, auxilia: int) -> None:
    """Nine Legions on the track; A6.5.2 does not hold any more."""
    with_legions = LEADERS.replace('"Caesar"', '"Caesar, 3 Legions"')
    game = spring(winter(f'senate = "{senate}"\nlegions_track = 9\n{with_legions}'))

    assert game.pieces("Provincia", "Romans") == f"Caesar, {3 + sent} Legions, {auxilia} Auxilia, Fort"


@pytest.mark.proves("A6.5.1b")
def test_a6_5_1_events_move_the_senate_in_that_year() -> None:
    """Cicero (1), before the first Winter."""
    game = at('half = 2\nfirst_winter_special = true\ncard = 1\nsenate = "Intrigue"\nvercingetorix = "Spring box"')
    while not game.asked.startswith("Romans action"):
        game.table.answer("pass")
    game.play("Romans action unshaded 1")
    if game.asked == "Romans event_choice":
        game.table.answer(game.options[0])

    assert game.position["senate"] in ("Adulation", "Uproar")


@pytest.mark.proves("A2.1Oh")
def test_a2_1o_from_the_spring_of_the_first_winter_on_vercingetorix_may_come() -> None:
    """Not before: he waits in the box through the year and its Winter."""
    game = winter(f'vercingetorix = "Spring box"\n{LEADERS}')
    until(game, "Arverni vercingetorix")

    assert "legions" in told(game), "the Senate Phase is over"
    assert "spring" not in told(game)
    game.play("Arverni vercingetorix region Carnutes")
    assert game.pieces("Carnutes", "Arverni") == "Vercingetorix"


@pytest.mark.proves("A2.1Oc")
@pytest.mark.parametrize(("winters", "over"), [(4, False), (5, True)])
def test_a2_1o_the_fifth_winter_is_the_final_one(winters: int, over: bool) -> None:
    """Nobody is beyond his condition."""
    board = dedent(QUIET).replace('card = "Winter"', f'card = "Winter"\nhalf = 2\nwinters = {winters}')
    game = at(board)

    assert (game.table.result is not None) == over
    if game.table.result is not None:
        assert game.table.result.reason == "final winter"


@pytest.mark.proves("A2.1Oi")
@pytest.mark.parametrize(("optimates", "over"), [(False, False), (True, True)])
def test_a2_1o_optimates_tells_from_the_first_victory_phase_on(optimates: bool, over: bool) -> None:
    """The game has had three before; a score of 15 is above 12."""
    board = dedent(QUIET).replace(
        'card = "Winter"', f'card = "Winter"\nhalf = 2\nwinters = 2\noptimates = {str(optimates).lower()}'
    )
    game = at(board)

    assert (game.table.result is not None) == over


@pytest.mark.proves("A2.1Oa", "A2.1Ac")
def test_a2_1o_the_rules_of_falling_sky_hold() -> None:
    """The Arverni act by their own Commands, and the Germans have no turn."""
    game = at('half = 2\ncard = 19\n[regions.Arverni]\nArverni = "4 Warbands"\n[tribes]\nArverni = "Arverni"')
    seen = set()
    while game.asked.endswith(" action"):
        seen.add(game.asked.split()[0])
        if game.asked.startswith("Arverni"):
            assert "command Rally" in game.options
        game.table.answer("pass")

    assert seen == {"Romans", "Arverni", "Aedui", "Belgae"}


@pytest.mark.proves("A2.1Ab", "A2.1Ob")
def test_a2_1o_the_lower_margin_of_arverni_and_belgae_counts() -> None:
    """1.5.1 Of one player; the higher one is for The Great Revolt alone."""
    board = dedent(QUIET).replace('card = "Winter"', 'card = "Winter"\nhalf = 2\nwinters = 5\nlegions_track = 12')
    game = at(board, seating="two")

    assert game.table.result is not None
    ranks = {rank.seats: rank.score for rank in game.table.result.ranking}
    assert ranks[("Arverni", "Belgae")] == -1, "the Belgae's; that of the Arverni is 0"
