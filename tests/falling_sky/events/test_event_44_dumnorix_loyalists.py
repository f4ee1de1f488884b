"""44 Dumnorix Loyalists."""

from tests.falling_sky.events.effect import is_effective
from tests.falling_sky.playing import at

ROME = 'card = 44\nineligible = ["Aedui", "Arverni", "Belgae"]\n'
SPIES = (
    ROME
    + """
    [regions.Mandubii]
    Arverni = "6 Warbands"
    [regions.Aedui]
    Romans = "Caesar, 2 Auxilia"
"""
)
TAKE = "Romans event_faction faction Romans\n"


def test_event_44_unshaded_new_pieces_alone_scout_near_caesar() -> None:
    """Four Warbands become Auxilia and an Aedui Warband; they move and Reveal, the old Auxilia do not."""
    game = at(SPIES).play("Romans action unshaded 44\n" + TAKE * 2)
    game.play("Romans event_faction faction Aedui\nRomans event_faction faction Romans")
    assert game.pieces("Mandubii", "Romans") == "3 Auxilia"
    assert game.offers("region") == ["Mandubii"]
    game.play("Romans scout_from region Mandubii\nRomans scout_to region Carnutes")
    game.play("Romans scout_piece piece Hidden Aedui Warband\nRomans scout_from done")
    assert game.pieces("Carnutes", "Aedui") == "1 Warband"
    assert game.offers("region") == ["Mandubii"]
    game.play("Romans scout_in region Mandubii\nRomans scouted piece Hidden Arverni Warband")
    assert game.pieces("Mandubii", "Romans") == "2 Auxilia, 1 revealed Auxilia"
    assert game.pieces("Mandubii", "Arverni") == "2 scouted Warbands"
    assert game.pieces("Aedui", "Romans") == "Caesar, 2 Auxilia"


def test_event_44_unshaded_an_aedui_warband_scouts_as_if_auxilia() -> None:
    """A new Aedui Warband, not an old one, is flipped to Reveal others; it is not replaced again."""
    game = at("""
        card = 44
        [regions.Sequani]
        Romans = "Caesar"
        Germans = "5 Warbands"
    """).play("Aedui action unshaded 44" + "\nAedui event_faction faction Aedui" * 4)
    assert game.pieces("Sequani", "Aedui") == "4 Warbands"
    game.play("Aedui scout_from done\nAedui scout_in region Sequani")
    assert game.offers("piece") == ["Hidden Aedui Warband", "Revealed Aedui Warband", "Hidden Germanic Warband"]
    game.play("Aedui scouted piece Hidden Germanic Warband\nAedui scouted done\nAedui scout_in done")
    assert game.pieces("Sequani", "Germans") == "1 scouted Warband"
    assert game.pieces("Sequani", "Aedui") == "3 Warbands, 1 revealed Warband"


def test_event_44_unshaded_what_was_placed_is_not_replaced_again() -> None:
    """With two Warbands on the map, two are replaced."""
    game = at('card = 44\n[regions.Treveri]\nBelgae = "2 Warbands"\n').play("Aedui action unshaded 44")
    game.play("Aedui event_faction faction Aedui\n" * 2)
    assert game.asked == "Aedui scout_from"
    assert game.pieces("Treveri", "Aedui") == "2 Warbands"


def test_event_44_unshaded_nothing_is_revealed_far_from_caesar() -> None:
    """Without the Roman Leader near, the new pieces only move."""
    game = at(ROME + '[regions.Treveri]\nBelgae = "5 Warbands"\n')
    game.play("Romans action unshaded 44\n" + TAKE)
    for _ in range(3):
        game.play("Romans event_faction faction Romans")
    game.play("Romans scout_from done")
    assert game.pieces("Treveri", "Romans") == "4 Auxilia"
    assert game.pieces("Treveri", "Belgae") == "1 Warband"


def test_event_44_shaded_three_become_warbands_and_a_free_command_there() -> None:
    """Auxilia and Aedui Warbands become anybody's Warbands; the free Command is in their Regions alone."""
    game = at("""
        card = 44
        ineligible = ["Aedui"]
        [resources]
        Arverni = 0
        [regions.Carnutes]
        Romans = "2 Auxilia"
        [regions.Nervii]
        Arverni = "3 Warbands"
        Aedui = "1 Warband"
    """).play("Arverni action shaded 44\nArverni event_region region Carnutes")
    assert game.offers("faction") == ["Arverni", "Aedui", "Belgae", "Germans"]
    game.play("Arverni event_faction faction Arverni\nArverni event_region region Carnutes")
    game.play("Arverni event_faction faction Germans")
    game.play("Arverni event_faction faction Arverni")
    assert game.pieces("Nervii", "Arverni") == "4 Warbands"
    assert game.pieces("Carnutes", "Germans") == game.pieces("Carnutes", "Arverni") == "1 Warband"
    game.play("Arverni free_command command March")
    assert set(game.offers("march")) == {"Carnutes", "Nervii"}


def test_event_44_effective() -> None:
    """Unshaded needs Warbands, shaded Auxilia or Aedui Warbands."""
    assert not is_effective(at("card = 44"), "Romans", "unshaded")
    assert not is_effective(at('card = 44\n[regions.Nervii]\nBelgae = "1 Warband"\n'), "Romans", "shaded")
    assert is_effective(at('card = 44\n[regions.Nervii]\nBelgae = "1 Warband"\n'), "Romans", "unshaded")
    assert is_effective(at('card = 44\n[regions.Nervii]\nRomans = "1 Auxilia"\n'), "Romans", "shaded")


def test_event_44_unshaded_aedui_replaced_by_aedui_arrive_hidden_and_scout() -> None:
    """Any Warbands may be replaced, Aedui ones too: a Revealed one is Hidden again, and rides with the new."""
    game = at(ROME + '[regions.Mandubii]\nAedui = "1 revealed Warband"\n').play("Romans action unshaded 44")
    assert game.offers("faction") == ["Romans", "Aedui"]

    game.play("Romans event_faction faction Aedui\nRomans scout_from region Mandubii\nRomans scout_to region Sequani")
    assert game.pieces("Sequani", "Aedui") == "1 Warband"


def test_event_44_shaded_aedui_replaced_by_aedui_and_a_free_command_there() -> None:
    """Any Warbands may take their place, so the Aedui can have the Command with no loss to themselves."""
    game = at('card = 44\n[regions.Mandubii]\nAedui = "4 Warbands"\n').play("Aedui action shaded 44")
    game.play("Aedui event_faction faction Aedui\n" * 3)

    assert game.asked == "Aedui free_command"
    assert game.pieces("Mandubii", "Aedui") == "4 Warbands"


def test_event_44_unshaded_reveals_in_one_region_with_labienus_suborned() -> None:
    """12 shaded: once Warbands are Revealed in one Region, the new pieces elsewhere do nothing."""
    game = at(
        ROME
        + """
        [regions.Mandubii]
        Arverni = "6 Warbands"
        [regions.Sequani]
        Belgae = "6 Warbands"
        [regions.Aedui]
        Romans = "Caesar"
        [capabilities]
        12 = "shaded"
    """
    ).play("Romans action unshaded 44")
    for region in ("Mandubii", "Mandubii", "Sequani", "Sequani"):
        game.play(f"Romans event_region region {region}\nRomans event_faction faction Romans")
    game.play("Romans scout_from done")
    assert game.offers("region") == ["Mandubii", "Sequani"]

    game.play("Romans scout_in region Mandubii\nRomans scouted piece Hidden Arverni Warband")
    assert game.offers("region") == ["Mandubii"]


def test_event_44_unshaded_an_available_piece_must_be_taken() -> None:
    """5.1.3 With all Auxilia on the map but Aedui Warbands Available, nobody is merely removed."""
    game = at("""
        card = 44
        [regions]
        Morini = { Romans = "20 Auxilia" }
        Carnutes = { Arverni = "4 Warbands" }
    """).play("Aedui action unshaded 44")
    assert game.asked == "Aedui scout_from"

    assert game.pieces("Carnutes", "Aedui") == "4 Warbands"


def test_event_44_unshaded_a_new_piece_that_was_scouted_scouts_no_more() -> None:
    """The new Auxilia marks the new Aedui Warband: neither can flip again, and the old Hidden Auxilia never could."""
    game = at("""
        card = 44
        [regions.Sequani]
        Romans = "Caesar, 1 Auxilia"
        Germans = "3 Warbands"
        [regions.Morini]
        Belgae = "2 Warbands"
    """).play("""
        Aedui action unshaded 44
        Aedui event_region region Sequani
        Aedui event_faction faction Romans
        Aedui event_region region Sequani
        Aedui event_faction faction Aedui
        Aedui event_region region Morini
        Aedui event_faction faction Romans
        Aedui event_region region Morini
        Aedui event_faction faction Romans
        Aedui scout_from done
        Aedui scout_in region Sequani
        Aedui scout_with piece Hidden Auxilia
        Aedui scouted piece Hidden Aedui Warband
        Aedui scouted done
    """)

    assert game.pieces("Sequani", "Romans") == "Caesar, 1 Auxilia, 1 revealed Auxilia"
    assert game.pieces("Sequani", "Aedui") == "1 scouted Warband"
    assert game.asked == "Arverni action"


def test_event_44_unshaded_aedui_replaced_by_aedui_though_all_are_on_the_map() -> None:
    """The Warband that is replaced is there to be placed anew."""
    game = at(ROME + '[regions.Mandubii]\nAedui = "20 revealed Warbands"\n').play("Romans action unshaded 44")
    game.play("Romans event_faction faction Aedui\n" * 4)

    assert game.pieces("Mandubii", "Aedui") == "4 Warbands, 16 revealed Warbands"
    assert game.pieces("Mandubii", "Romans") == ""


def test_event_44_unshaded_nobody_rides_out_of_britannia() -> None:
    """1.3.4 As in any Scout: what was placed there stays, and the origin is not offered."""
    game = at(ROME + '[regions.Britannia]\nBelgae = "1 Warband"\n[regions.Morini]\nBelgae = "1 Warband"\n')
    game.play("Romans action unshaded 44\nRomans event_region region Britannia\n" + TAKE * 2)

    assert game.asked == "Romans scout_from"
    assert game.offers("region") == ["Morini"]
