"""22 Hostages."""

import pytest

from tests.falling_sky.events.effect import is_effective
from tests.falling_sky.playing import at

HELD = """
    card = 22
    [regions.Mandubii]
    Arverni = "8 Warbands"
    Belgae = "3 Warbands"
    Romans = "2 revealed Auxilia"
"""


def test_event_22_unshaded_four_pieces_removed_or_replaced() -> None:
    """Four pieces in all, each removed or replaced by an own Hidden one, only under own Control."""
    game = at(HELD + '[regions.Aedui]\nBelgae = "2 Warbands"\n').play("Arverni action unshaded 22")
    assert game.offers("region") == ["Mandubii"]
    for answer in ("replace Revealed Auxilia", "remove Revealed Auxilia", "replace Hidden Belgic Warband"):
        game.play(f"Arverni event_region region Mandubii\nArverni event_choice {answer}")
    game.play("Arverni event_region region Mandubii\nArverni event_choice remove Hidden Belgic Warband")

    assert game.asked == "Romans action"
    assert game.pieces("Mandubii", "Arverni") == "10 Warbands"
    assert game.pieces("Mandubii", "Belgae") == "1 Warband"
    assert game.pieces("Mandubii", "Romans") == ""


def test_event_22_unshaded_is_up_to_four() -> None:
    """The executing Faction may stop at any moment."""
    game = at(HELD).play("Arverni action unshaded 22\nArverni event_region done")
    assert game.asked == "Romans action"
    assert game.pieces("Mandubii", "Belgae") == "3 Warbands"


@pytest.mark.proves("5.1.1f")
def test_event_22_unshaded_removes_where_none_is_available() -> None:
    """Without own Warbands Available, replacing is not offered."""
    game = at('card = 22\n[regions.Mandubii]\nArverni = "35 Warbands"\nBelgae = "1 Warband"\n')
    game.play("Arverni action unshaded 22\nArverni event_region region Mandubii")
    assert game.pieces("Mandubii", "Arverni") == "35 Warbands"
    assert game.pieces("Mandubii", "Belgae") == ""


def test_event_22_shaded_allies_of_any_gaul_with_any_warband() -> None:
    """At one or two Subdued Tribes where Romans are: any Gallic Ally and any Warband, the Germanic too."""
    game = at("""
        card = 22
        [regions.Mandubii]
        Romans = "1 Legion"
        [tribes]
        Lingones = "Dispersed"
        Helvii = "Romans"
    """).play("Arverni action shaded 22")
    assert game.offers("tribe") == ["Mandubii", "Senones"]
    game.play("Arverni event_tribe tribe Mandubii\nArverni event_faction faction Aedui")
    assert game.offers("faction") == ["Arverni", "Aedui", "Belgae", "Germans"]
    game.play("Arverni event_faction faction Germans")
    assert game.options == ["tribe Senones", "done"]
    game.play("Arverni event_tribe tribe Senones")
    assert game.offers("faction") == ["Arverni", "Aedui", "Belgae"]
    game.play("Arverni event_faction faction Belgae\nArverni event_faction faction Arverni")

    assert (game.tribe("Mandubii"), game.tribe("Senones")) == ("Aedui", "Belgae")
    assert game.pieces("Mandubii", "Germans") == game.pieces("Mandubii", "Arverni") == "1 Warband"


def test_event_22_shaded_one_tribe_is_enough() -> None:
    """The second Tribe is optional."""
    game = at('card = 22\n[tribes]\nHelvii = "Romans"\n[regions.Morini]\nRomans = "1 Auxilia"\n')
    game.play("Arverni action shaded 22\nArverni event_tribe tribe Menapii")
    game.play("Arverni event_faction faction Arverni\nArverni event_faction faction Arverni")
    game.play("Arverni event_tribe done")
    assert game.asked == "Romans action"
    assert (game.tribe("Menapii"), game.tribe("Morini")) == ("Arverni", "Subdued")


def test_event_22_effective() -> None:
    """Unshaded needs others' pieces under own Control; shaded a Subdued Tribe where Romans are."""
    game = at(HELD + '[tribes]\nHelvii = "Romans"\n')
    assert is_effective(game, "Arverni", "unshaded")
    assert not is_effective(game, "Belgae", "unshaded")
    assert is_effective(game, "Belgae", "shaded")
    assert not is_effective(at('card = 22\n[tribes]\nHelvii = "Romans"\n'), "Arverni", "shaded")


@pytest.mark.parametrize(("verb", "left"), [("remove", "5 Warbands"), ("replace", "6 Warbands")])
def test_event_22_unshaded_removed_or_replaced(verb: str, left: str) -> None:
    """A Warband that is removed is gone; one that is replaced is the executing Faction's."""
    game = at("""
        card = 22
        [regions.Bituriges]
        Arverni = "5 Warbands"
        Belgae = "1 Warband"
    """).play(f"""
        Arverni action unshaded 22
        Arverni event_region region Bituriges
        Arverni event_choice {verb} Hidden Belgic Warband
    """)
    assert (game.pieces("Bituriges", "Arverni"), game.pieces("Bituriges", "Belgae")) == (left, "")


def test_event_22_shaded_whose_allies_and_warbands() -> None:
    """At Bibracte only an Aedui Ally can be placed; Warbands of any who has one Available, the Belgae have none."""
    game = at("""
        card = 22
        [regions.Aedui]
        Romans = "1 Auxilia"
        [regions.Morini]
        Belgae = "25 Warbands"
    """).play("Arverni action shaded 22\nArverni event_tribe tribe Aedui")
    assert game.tribe("Aedui") == "Aedui"
    assert game.offers("faction") == ["Arverni", "Aedui", "Germans"]


def test_event_22_shaded_suebi_only_where_no_other_tribe_will_do() -> None:
    """5.1.3 Beside the Ubii, who can hold a Gallic Ally, the Suebi are not offered."""
    game = at('card = 22\n[tribes]\nHelvii = "Romans"\n[regions.Ubii]\nRomans = "1 Legion"\n')
    game.play("Arverni action shaded 22\nArverni event_faction faction Arverni")
    assert game.tribe("Ubii") == "Arverni"
    assert game.tribe("Suebi South") == "Subdued"


SUEBI = """
    card = 22
    [tribes]
    Helvii = "Romans"
    Ubii = "Dispersed"
    Sugambri = "Dispersed"
    [regions.Ubii]
    Romans = "1 Legion"
    [regions.Sugambri]
    {sugambri}
"""


def test_event_22_shaded_a_warband_alone_at_the_suebi() -> None:
    """They get no Ally, and each is roused once."""
    game = at(SUEBI.format(sugambri='Romans = "1 Legion"')).play("Arverni action shaded 22")
    assert game.offers("tribe") == ["Suebi North", "Suebi South"]
    game.play("Arverni event_tribe tribe Suebi North\nArverni event_faction faction Germans")
    assert game.options == ["tribe Suebi South", "done"]
    assert game.tribe("Suebi North") == "Subdued"

    alone = at(SUEBI.format(sugambri="")).play("Arverni action shaded 22\nArverni event_faction faction Belgae")
    assert alone.asked == "Romans action"
    assert alone.pieces("Ubii", "Belgae") == "1 Warband"


def test_event_22_shaded_nothing_at_the_suebi_without_warbands() -> None:
    """With the Warbands of all Factions on the map there is nothing to place."""
    board = (
        SUEBI.format(sugambri="")
        + """
    [regions.Morini]
    Arverni = "35 Warbands"
    Aedui = "20 Warbands"
    Belgae = "{} Warbands"
    Germans = "15 Warbands"
    """
    )
    assert not is_effective(at(board.format(25)), "Arverni", "shaded")
    assert is_effective(at(board.format(24)), "Arverni", "shaded")


def test_event_22_unshaded_only_pieces_of_others() -> None:
    """Own Warbands are no hostages, and where there are no others there is nothing to choose."""
    game = at("""
        card = 22
        ineligible = ["Romans", "Arverni", "Belgae"]
        [regions.Mandubii]
        Aedui = "4 Warbands"
        Arverni = "1 Warband, 1 revealed Warband"
        [regions.Veneti]
        Aedui = "1 Warband"
    """).play("Aedui action unshaded 22")
    assert game.offers("region") == ["Mandubii"]
    game.play("Aedui event_region region Mandubii")
    assert "Hidden Aedui Warband" not in str(game.options)
