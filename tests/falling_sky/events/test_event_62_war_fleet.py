"""62 War Fleet."""

from tests.falling_sky.events.judging import judged
from tests.falling_sky.playing import at


def test_event_62_unshaded_sails_and_acts() -> None:
    """Warbands sail from Morini to Arverni unflipped, and then Raid there; one Region only."""
    game = at("""
        card = 62
        [regions.Morini]
        Belgae = "2 Warbands, 1 revealed Warband"
        [regions.Arverni]
        Arverni = "1 Warband"
        [regions.Nervii]
        Belgae = "1 Warband"
    """).play("Belgae action unshaded 62")
    assert game.offers("region") == ["Morini"]
    game.play("Belgae event_region region Morini")
    assert game.offers("region") == ["Atrebates", "Veneti", "Pictones", "Arverni", "Britannia"]
    game.play("""
        Belgae relocate_to region Arverni
        Belgae relocate_number number 1
        Belgae relocate_number number 1
        Belgae event_region done
        Belgae free_command command Raid
    """)
    assert game.pieces("Arverni", "Belgae") == "1 Warband, 1 revealed Warband"
    assert game.offers("raid") == ["Morini", "Arverni"]
    game.play("Belgae command raid Arverni\nBelgae raid take_from Arverni")
    assert game.offers("raid") == []
    game.play("Belgae command done")

    assert game.resources("Belgae") == 11
    assert game.asked == "Arverni action"


def test_event_62_unshaded_who_has_landed_may_march() -> None:
    """The Command may be a free March out of one of the Regions, upon Frost too."""
    game = at("""
        card = 62
        next = "Winter"
        [regions.Veneti]
        Belgae = "1 Warband"
    """).play("""
        Belgae action unshaded 62
        Belgae event_region region Veneti
        Belgae relocate_to region Pictones
        Belgae free_command command March
        Belgae command march Pictones
        Belgae march_to region Bituriges
        Belgae command done
    """)

    assert game.pieces("Bituriges", "Belgae") == "1 Warband"
    assert game.resources("Belgae") == 10


def test_event_62_effective_on_the_coast() -> None:
    """A mobile piece on the coast, or a Command possible there."""
    assert not judged('card = 62\n[regions.Aedui]\nAedui = "1 Warband"', "Aedui")
    assert judged('card = 62\n[regions.Britannia]\nAedui = "1 Warband"', "Aedui")
    assert judged('card = 62\n[tribes]\nVeneti = "Aedui"', "Aedui")
