"""A2.1D The Interlude: Germans."""

import pytest

from tests.ariovistus.campaign.interlude import DECK, bands, finish, interlude, left, logged, tribes
from tests.falling_sky.playing import Play


@pytest.mark.proves("A2.1Da")
@pytest.mark.parametrize("leader", ["Ariovistus", "Successor", ""])
def test_a2_1d_the_leader_leaves_the_game(leader: str) -> None:
    """From the map, by his name or as a Successor, or from Available: nobody succeeds him in Spring."""
    game = interlude("germans", f'[regions.Ubii]\nGermans = "{leader}"' if leader else "")
    assert game.asked == DECK

    assert bands(game, "Germans") == {}
    assert "Leader" not in game.view["available"]["Germans"]


@pytest.mark.proves("A2.1Da", "A2.1Df")
def test_a2_1d_what_left_the_game_is_not_shown_as_available() -> None:
    """From then on nobody sees a Leader or Settlements of the Germans."""
    game = interlude("germans", '[regions.Nervii]\nBelgae = "4 Warbands"\n[regions.Morini]\nBelgae = "4 Warbands"')
    assert game.asked.startswith("Belgae")

    assert set(game.view["available"]["Germans"]) == {"Warbands", "Allies"}


# ---- Fifteen Warbands -------------------------------------------------------------------------------------------

HOSTS = """
    [regions.Ubii]
    Germans = "9 Warbands"
    [regions.Treveri]
    Germans = "6 Warbands"
"""


@pytest.mark.proves("A2.1Db", "A2.1Dc")
def test_a2_1d_fifteen_warbands_of_the_germans_choice_leave_the_game() -> None:
    """From Germania and from Available, in any mix; what Treveri has stays, and fifteen are left in all."""
    game = interlude("germans", HOSTS)
    assert game.offers("region") == ["Ubii", "Treveri"]
    assert "available" in game.options
    assert game.table.ask is not None
    assert game.table.ask.about == (15,)
    game.play("""
        Germans interlude_retire region Ubii
        Germans interlude_retire_number number 7
        Germans interlude_retire available
        Germans interlude_retire_number number 8
    """)

    assert bands(game, "Germans") == {"Ubii": "2 Warbands", "Treveri": "6 Warbands"}
    assert game.available("Germans", "Warbands") == 7
    assert logged(game, "retire") == ["Germans 7", "Germans 8"]


@pytest.mark.proves("A2.1Db")
def test_a2_1d_no_more_than_fifteen_and_no_fewer() -> None:
    """A number goes up to what is left to go, or to what is there; with one source left it must give the rest."""
    game = interlude("germans", '[regions.Ubii]\nGermans = "20 Warbands"')
    game.play("Germans interlude_retire available")
    assert game.offers("number") == [str(n) for n in range(1, 11)], "ten are Available"
    game.play("Germans interlude_retire_number number 10\n")
    assert logged(game, "retire") == ["Germans 10", "Germans 5"], "there are no others than those of the Ubii"

    assert (game.asked, left(game)) == ("Germans interlude_number", 4)
    assert bands(game, "Germans") == {"Ubii": "15 Warbands"}


def test_a2_1d_nobody_is_asked_where_the_only_ally_or_warband_goes_again() -> None:
    """A quarter of one is one: at which Tribe the Ally of a Settlement comes decides nothing, nor whether the last
    Warband on the map leaves the game or goes to Available."""
    game = ready('[regions.Mandubii]\nGermans = "Settlement, 2 Warbands"')
    assert game.asked != "Germans interlude_tribe"
    assert tribes(game, "Germans") == []

    game = interlude("germans", '[regions.Mandubii]\nGermans = "1 Warband"')
    assert game.asked == DECK
    assert bands(game, "Germans") == {}


def test_a2_1d_nobody_is_asked_at_which_tribe_an_ally_comes_that_goes_with_all_abroad() -> None:
    """Of five Allies two must go: that of the Settlement and the other one abroad; with a third abroad one may stay."""
    home = '"Suebi North" = "Germans"\n"Suebi South" = "Germans"\nUbii = "Germans"\n'
    board = '[regions.Nervii]\nGermans = "Settlement, 2 Warbands"\n[tribes]\nTreveri = "Germans"\n' + home
    game = ready(board)
    assert game.asked != "Germans interlude_tribe"
    assert sorted(tribes(game, "Germans")) == ["Suebi North", "Suebi South", "Ubii"]

    assert ready(board + 'Remi = "Germans"\n').asked == "Germans interlude_tribe"


@pytest.mark.proves("A2.1Db")
def test_a2_1d_the_fifteen_leave_the_pool() -> None:
    """Those that stayed Available are Available in the second half."""
    game = interlude("germans", HOSTS)
    game.play("Germans interlude_retire available\nGermans interlude_retire_number number 15")
    assert game.available("Germans", "Warbands") == 0, "fifteen on the map, fifteen gone"
    finish(game)

    assert game.available("Germans", "Warbands") == 4, "a quarter of fifteen went to Available"


# ---- Settlements ------------------------------------------------------------------------------------------------


def ready(position: str) -> Play:
    """The fifteen have left the game, all from Available as far as there are."""
    game = interlude("germans", position)
    while game.asked.startswith("Germans interlude_retire"):
        game.table.answer("available" if "available" in game.options else game.options[-1])
    return game


@pytest.mark.proves("A2.1Dd", "A2.1Df", "A2.1Dj")
def test_a2_1d_under_control_a_settlement_becomes_an_ally() -> None:
    """At a Subdued Tribe of the Region, which the Germans choose; not at one that somebody has."""
    game = ready("""
        [regions.Mandubii]
        Germans = "Settlement, 2 Warbands"
        [tribes]
        Mandubii = "Dispersed"
        Treveri = "Germans"
    """)
    assert (game.asked, game.offers("tribe")) == ("Germans interlude_tribe", ["Senones", "Lingones"])
    game.play("Germans interlude_tribe tribe Lingones")

    assert "Settlement" not in str(bands(game, "Germans"))
    assert logged(game, "retire_settlement") == ["Mandubii"]
    assert "Germans Lingones" in logged(game, "place_ally")


@pytest.mark.proves("A2.1De", "A2.1Df")
@pytest.mark.parametrize(
    ("others", "tribe", "why"),
    [
        ("3 Warbands", "Subdued", "no Germanic Control"),
        ("", "Belgae", "no Subdued Tribe"),
        ("", "Dispersed", "a Dispersed Tribe is not Subdued"),
    ],
)
def test_a2_1d_else_three_warbands_take_its_place(others: str, tribe: str, why: str) -> None:
    """Without Control, or without a Subdued Tribe in the Region; then a quarter of them goes."""
    aedui = f'Aedui = "{others}"' if others else ""
    game = ready(f"""
        [regions.Treveri]
        Germans = "Settlement, Warband"
        {aedui}
        [tribes]
        Treveri = "{tribe}"
    """)

    assert bands(game, "Germans") == {"Treveri": "4 Warbands"}, why
    assert (game.asked, left(game)) == ("Germans interlude_number", 1)


@pytest.mark.proves("A2.1Dd", "A2.1De")
def test_a2_1d_control_is_that_when_the_fifteen_have_left() -> None:
    """Two Aedui and three Germans: with two Warbands gone the Settlement is under nobody's Control."""
    board = '[regions.Treveri]\nGermans = "Settlement, 2 Warbands"\nAedui = "2 Warbands"'
    kept = ready(board)
    lost = interlude("germans", board).play("""
        Germans interlude_retire region Treveri
        Germans interlude_retire_number number 1
        Germans interlude_retire available
        Germans interlude_retire_number number 14
    """)

    assert "Germans Treveri" in logged(kept, "place_ally")
    assert "Germans Treveri 3" in logged(lost, "place_bands")


ALL_ALLIES = "".join(
    f'"{name}" = "Germans"\n' for name in ("Suebi North", "Suebi South", "Sugambri", "Ubii", "Nori", "Helvii")
)


@pytest.mark.proves("A2.1De")
def test_a2_1d_without_an_ally_available_it_becomes_warbands() -> None:
    """All Allies of the Germans are on the map."""
    table = f'[regions.Treveri]\nGermans = "Settlement"\n[tribes]\n{ALL_ALLIES}'
    game = ready(table)

    assert "Germans Treveri" not in logged(game, "place_ally")
    assert "Germans Treveri 3" in logged(game, "place_bands")


@pytest.mark.proves("A2.1Dk", "A2.1Dj")
def test_a2_1d_where_allies_are_scarce_the_germans_say_which_settlement_comes_first() -> None:
    """One Ally, two Settlements under Control: a Tribe of either Region; the other becomes Warbands."""
    few = ALL_ALLIES.replace('"Helvii" = "Germans"\n', "")
    game = ready(f"""
        [regions.Treveri]
        Germans = "Settlement"
        [regions.Mandubii]
        Germans = "Settlement"
        [tribes]
        {few}
    """)
    assert (game.asked, game.offers("tribe")) == (
        "Germans interlude_tribe",
        ["Treveri", "Mandubii", "Senones", "Lingones"],
    )
    game.play("Germans interlude_tribe tribe Senones")

    assert "Germans Senones" in logged(game, "place_ally")
    assert "Germans Treveri 3" in logged(game, "place_bands")


@pytest.mark.proves("A2.1Dl", "A2.1Dk")
def test_a2_1d_where_warbands_are_scarce_those_come_that_are_available() -> None:
    """Fifteen in the game, eleven on the map: the first Settlement gets three Warbands, the second the last one."""
    game = ready("""
        [regions.Ubii]
        Germans = "11 Warbands"
        [regions.Treveri]
        Germans = "Settlement"
        Aedui = "3 Warbands"
        [regions.Mandubii]
        Germans = "Settlement"
        Aedui = "3 Warbands"
    """)
    assert (game.asked, game.offers("region")) == ("Germans interlude_settlement", ["Treveri", "Mandubii"])
    assert game.table.ask is not None
    assert game.table.ask.about == (4,)
    game.play("Germans interlude_settlement region Mandubii")

    assert logged(game, "place_bands")[:2] == ["Germans Mandubii 3", "Germans Treveri 1"]


@pytest.mark.proves("A2.1Dl")
def test_a2_1d_with_no_warband_available_a_settlement_just_goes() -> None:
    """Fifteen Warbands stay on the map."""
    game = ready("""
        [regions.Ubii]
        Germans = "15 Warbands"
        [regions.Treveri]
        Germans = "Settlement"
        Aedui = "3 Warbands"
        [regions.Mandubii]
        Germans = "Settlement"
        Aedui = "3 Warbands"
    """)

    assert (game.asked, bands(game, "Germans")) == ("Germans interlude_number", {"Ubii": "15 Warbands"})


# ---- A quarter --------------------------------------------------------------------------------------------------


@pytest.mark.proves("A2.1Dg", "A2.1Bh")
@pytest.mark.parametrize(("names", "must"), [(1, 1), (4, 1), (5, 2)])
def test_a2_1d_a_quarter_of_the_allies_rounded_up(names: int, must: int) -> None:
    """Of one Ally one, of four one, of five two; when there is no choice nobody is asked."""
    found = ("Treveri", "Mandubii", "Senones", "Lingones", "Helvii")[:names]
    game = ready("[tribes]\n" + "".join(f'{name} = "Germans"\n' for name in found))
    if names == 1:
        assert tribes(game, "Germans") == []
        return

    assert (game.asked, left(game), "done" in game.options) == ("Germans interlude_ally", must, False)
    assert sorted(game.offers("tribe")) == sorted(found)


@pytest.mark.proves("A2.1Dg", "A2.1Bh")
def test_a2_1d_allies_that_were_settlements_count() -> None:
    """Four Allies and a Settlement that becomes the fifth: two go."""
    game = ready("""
        [regions.Treveri]
        Germans = "Settlement"
        [tribes]
        Mandubii = "Germans"
        Senones = "Germans"
        Lingones = "Germans"
        Helvii = "Germans"
    """)

    assert (game.asked, left(game)) == ("Germans interlude_ally", 2)


@pytest.mark.proves("A2.1Di", "A2.1Bk", "A2.1Bl")
def test_a2_1d_allies_in_germania_go_last() -> None:
    """Of five Allies the only one outside must go first; then the choice is open within Germania."""
    game = ready("""
        [tribes]
        "Suebi North" = "Germans"
        "Suebi South" = "Germans"
        Sugambri = "Germans"
        Ubii = "Germans"
        Treveri = "Germans"
    """)
    assert "Treveri" not in tribes(game, "Germans")
    assert (game.asked, left(game)) == ("Germans interlude_ally", 1)
    assert game.offers("tribe") == ["Suebi North", "Sugambri", "Suebi South", "Ubii"]
    game.play("Germans interlude_ally tribe Ubii\nGermans interlude_ally done")

    assert game.asked == DECK
    assert tribes(game, "Germans") == ["Suebi North", "Sugambri", "Suebi South"]


@pytest.mark.proves("A2.1Dh", "A2.1Bh", "A2.1Bi")
@pytest.mark.parametrize(("n", "must"), [(4, 1), (5, 2), (8, 2), (9, 3)])
def test_a2_1d_a_quarter_of_the_warbands_rounded_up(n: int, must: int) -> None:
    """Of those left on the map when the fifteen have gone and Settlements are replaced."""
    game = ready(f'[regions.Treveri]\nGermans = "{n} Warbands"')

    assert (game.asked, left(game)) == ("Germans interlude_number", must)


@pytest.mark.proves("A2.1Dh", "A2.1Di", "A2.1Bk", "A2.1Bn")
def test_a2_1d_warbands_in_germania_go_last() -> None:
    """Nine Warbands: three go, of which the two outside Germania are gone before anything is asked."""
    game = ready("""
        [regions.Ubii]
        Germans = "4 Warbands"
        [regions.Sugambri]
        Germans = "3 Warbands"
        [regions.Treveri]
        Germans = "2 Revealed Warbands"
    """)
    assert (game.asked, left(game), game.offers("region")) == ("Germans interlude_bands", 1, ["Sugambri", "Ubii"])
    game.play("""
        Germans interlude_bands region Ubii
        Germans interlude_number number 1
        Germans interlude_bands done
    """)

    assert bands(game, "Germans") == {"Ubii": "3 Warbands", "Sugambri": "3 Warbands"}
    assert game.available("Germans", "Warbands") == 9


@pytest.mark.proves("A2.1Bj", "A2.1Bk", "A2.1Bl")
def test_a2_1b_a_faction_may_remove_more_home_last_even_then() -> None:
    """One of four must go; all of them may, and Germania is offered only when no other is left."""
    game = ready("""
        [regions.Ubii]
        Germans = "2 Warbands"
        [regions.Treveri]
        Germans = "Warband"
        [regions.Mandubii]
        Germans = "Warband"
    """)
    assert (left(game), game.offers("region"), "done" in game.options) == (1, ["Treveri", "Mandubii"], False)
    game.play("Germans interlude_bands region Mandubii")
    assert (left(game), game.offers("region"), "done" in game.options) == (0, ["Treveri"], True)
    game.play("Germans interlude_bands region Treveri")
    assert (left(game), game.offers("region"), "done" in game.options) == (0, ["Ubii"], True)
    game.play("Germans interlude_bands region Ubii\nGermans interlude_number number 2")

    assert bands(game, "Germans") == {}
    assert game.available("Germans", "Warbands") == 15


@pytest.mark.proves("A2.1Bj")
def test_a2_1b_more_than_must_may_go_at_once() -> None:
    """One of four must go: the number goes up to four."""
    game = ready('[regions.Treveri]\nGermans = "4 Warbands"')

    assert game.offers("number") == ["1", "2", "3", "4"]


@pytest.mark.proves("A2.1Bn")
def test_a2_1b_those_seen_go_first() -> None:
    """Spring hides all: which of them go makes no difference, so nobody is asked."""
    game = ready('[regions.Treveri]\nGermans = "2 Warbands, Revealed Warband, Scouted Warband"')
    game.play("Germans interlude_number number 2")

    assert bands(game, "Germans") == {"Treveri": "2 Warbands"}


@pytest.mark.parametrize(("treveri", "asked"), [(1, DECK), (2, "Germans interlude_retire")])
def test_a2_1d_the_last_warband_goes_whoever_is_retired(treveri: int, asked: str) -> None:
    """A quarter of one is one: it goes to Available, whence fifteen are retired; of two Warbands one may stay."""
    game = interlude("germans", f'[regions.Treveri]\nGermans = "{treveri} Warbands"'.replace("1 Warbands", "1 Warband"))
    assert game.asked == asked


def test_a2_1d_the_last_two_are_retired_together_or_go_apart() -> None:
    """Thirteen of Available, then one or two of Treveri: whoever stays there goes as a quarter of one."""
    game = interlude("germans", '[regions.Treveri]\nGermans = "2 Warbands"').play("""
        Germans interlude_retire available
        Germans interlude_retire_number number 13
        Germans interlude_retire region Treveri
    """)
    assert (game.asked, bands(game, "Germans")) == (DECK, {})
