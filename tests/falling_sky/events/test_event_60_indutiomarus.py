"""60 Indutiomarus."""

import pytest

from tests.falling_sky.events.effect import is_effective
from tests.falling_sky.playing import at


def test_event_60_unshaded_six_belgic_pieces_of_one_region() -> None:
    """Six Warbands and Allies in one Region; Citadels and Leaders stay."""
    game = at("""
        card = 60
        [regions.Nervii]
        Belgae = "Ambiorix, 6 Warbands, 1 revealed Warband"
        [regions.Treveri]
        Belgae = "1 Warband"
        [regions.Morini]
        Belgae = "1 Warband"
        [tribes]
        Nervii = "Belgae"
        Mandubii = "Belgae Citadel"
    """).play("Belgae action unshaded 60")
    assert set(game.offers("region")) == {"Treveri", "Nervii"}
    game.play("Belgae event_region region Nervii")
    assert game.offers("remove") == ["Hidden Belgic Warband", "Revealed Belgic Warband", "Nervii"]
    game.play("Belgae event_choice remove Nervii\nBelgae event_choice remove Revealed Belgic Warband")
    assert game.asked == "Romans action"
    assert game.pieces("Nervii", "Belgae") == "Ambiorix, 2 Warbands"
    assert game.tribe("Nervii") == "Subdued"


def test_event_60_shaded_clears_and_settles_both_tribes() -> None:
    """Any Ally and a Dispersed marker go; Belgic Allies, two Belgic and one Germanic Warband come to each."""
    game = at("""
        card = 60
        [tribes]
        Treveri = "Dispersed"
        Ubii = "Germans"
    """).play("Belgae action shaded 60")
    assert (game.tribe("Treveri"), game.tribe("Ubii")) == ("Belgae", "Belgae")
    for region in ("Treveri", "Ubii"):
        assert game.pieces(region, "Belgae") == "2 Warbands"
        assert game.pieces(region, "Germans") == "1 Warband"


def test_event_60_shaded_scarce_warbands_are_divided() -> None:
    """With two Belgic Warbands Available, the executing Faction says how many go to the Treveri."""
    game = at('card = 60\n[regions.Morini]\nBelgae = "23 Warbands"\n').play("Belgae action shaded 60")
    assert game.offers("number") == ["0", "1", "2"]
    game.play("Belgae event_number number 1")
    assert game.pieces("Treveri", "Belgae") == game.pieces("Ubii", "Belgae") == "1 Warband"


def test_event_60_effective() -> None:
    """Unshaded needs Belgic pieces near the Treveri; shaded a piece to place or something to remove."""
    assert not is_effective(at('card = 60\n[regions.Morini]\nBelgae = "1 Warband"\n'), "Romans", "unshaded")
    assert is_effective(at('card = 60\n[regions.Ubii]\nBelgae = "1 Warband"\n'), "Romans", "unshaded")
    spent = 'card = 60\n[regions.Morini]\nBelgae = "25 Warbands"\nGermans = "15 Warbands"\n[tribes]\n'
    assert not is_effective(at(spent + 'Treveri = "Belgae"\nUbii = "Belgae"\n'), "Romans", "shaded")
    assert is_effective(at(spent + 'Treveri = "Belgae"\nUbii = "Dispersed"\n'), "Romans", "shaded")


ELSEWHERE = (
    "Menapii",
    "Morini",
    "Eburones",
    "Nervii",
    "Bellovaci",
    "Atrebates",
    "Remi",
    "Veneti",
    "Namnetes",
    "Carnutes",
)


def allies(n: int) -> str:
    """So many Belgic Allies elsewhere; ten are all that there are."""
    return "".join(f'{tribe} = "Belgae"\n' for tribe in ELSEWHERE[:n])


@pytest.mark.parametrize(
    ("belgae", "germans", "tribes", "expected"),
    [
        (24, 15, 'Treveri = "Belgae"\nUbii = "Belgae"\n', True),  # a Belgic Warband
        (25, 14, 'Treveri = "Belgae"\nUbii = "Belgae"\n', True),  # a Germanic one
        (25, 15, 'Treveri = "Belgae"\nUbii = "Subdued"\n' + allies(8), True),  # an Ally
        (25, 15, 'Treveri = "Belgae"\nUbii = "Subdued"\n' + allies(9), False),
        (25, 15, 'Treveri = "Belgae"\nUbii = "Romans"\n' + allies(9), True),  # one to remove
    ],
)
def test_event_60_shaded_effective_for_each_piece(belgae: int, germans: int, tribes: str, expected: bool) -> None:
    """Any piece that can be placed, or removed from the two Tribes, is enough."""
    veneti = f'[regions.Veneti]\nBelgae = "{belgae} Warbands"\nGermans = "{germans} Warbands"\n'
    assert is_effective(at(f"card = 60\n{veneti}[tribes]\n{tribes}"), "Romans", "shaded") == expected


@pytest.mark.parametrize(("elsewhere", "asked"), [(8, False), (9, True)])
def test_event_60_shaded_the_last_ally_goes_to_either_tribe(elsewhere: int, asked: bool) -> None:
    """With two Allies Available nobody is asked where they go; with one the executing Faction says it."""
    game = at("card = 60\n[tribes]\n" + allies(elsewhere)).play("Belgae action shaded 60")
    assert (game.asked == "Belgae event_tribe") == asked

    if asked:
        game.play("Belgae event_tribe tribe Ubii")
    assert (game.tribe("Treveri"), game.tribe("Ubii")) == ("Subdued" if asked else "Belgae", "Belgae")


def test_event_60_shaded_no_ally_where_none_is_available() -> None:
    """All ten are elsewhere: both Tribes are cleared, and stay Subdued."""
    game = at('card = 60\n[tribes]\nTreveri = "Romans"\n' + allies(10)).play("Belgae action shaded 60")

    assert (game.tribe("Treveri"), game.tribe("Ubii")) == ("Subdued", "Subdued")
    assert game.pieces("Treveri", "Belgae") == "2 Warbands"


def test_event_60_unshaded_an_ally_without_warbands() -> None:
    """The Ally at Treveri may be removed though no Warband is with it."""
    game = at('card = 60\n[tribes]\nTreveri = "Belgae"\n')
    assert is_effective(game, "Romans", "unshaded")

    assert game.play("Belgae action unshaded 60").tribe("Treveri") == "Subdued"


def test_event_60_shaded_the_last_warband_goes_to_either_region() -> None:
    """It is asked whether the Treveri get it."""
    game = at('card = 60\n[regions.Morini]\nBelgae = "24 Warbands"\n').play("Belgae action shaded 60")
    assert game.options == ["number 0", "number 1"]
