"""Card A5, Gallia Togata."""

import pytest

from tests.ariovistus.playing import at, start
from tests.falling_sky.events.effect import is_effective

TOGATA = 'card = "A5"\ngallia_togata = true\n'
PLAY = "Romans action unshaded A5"


def test_event_a05_unshaded_from_the_set_up() -> None:
    """Four Warbands go home as the Germans say; the Ally at Nori finds no Subdued Tribe there and is removed."""
    game = start().play(f"Chance draw_card card A5\nChance draw_card card 2\n{PLAY}")

    assert game.asked == "Germans event_region"
    assert game.options == ["region Sugambri", "region Ubii", "region Sequani", "done"]
    game.play("""
        Germans event_region region Sequani
        Germans event_group number 3
        Germans event_region done
    """)
    assert game.pieces("Sequani", "Germans") == "7 Warbands, Settlement"
    assert game.pieces("Cisalpina", "Germans") == ""
    assert game.available("Germans", "Warbands") == start_available() + 1
    assert game.tribe("Nori") == "Subdued"
    assert game.pieces("Cisalpina", "Romans") == "3 Auxilia"
    assert game.position["gallia_togata"] is True


def start_available() -> int:
    return start().play("Chance draw_card card A5\nChance draw_card card 2").available("Germans", "Warbands")


LEAVING = """
    card = "A5"
    [regions.Cisalpina]
    Romans = "1 Legion, Fort"
    Germans = "Ariovistus, 1 Warband, 1 revealed Warband, Settlement"
    Aedui = "Diviciacus, 1 Warband"
    Belgae = "1 Warband"
    Arverni = "2 Warbands"
    [tribes]
    Nori = "{nori}"
"""


def test_event_a05_unshaded_ariovistus_and_the_settlement_go_to_germania() -> None:
    """A Settlement goes only into Germania, and the one in Cisalpina makes no home to flee to; nobody is flipped."""
    game = at(LEAVING.format(nori="Germans")).play(f"""
        {PLAY}
        Germans event_region region Ubii
        Germans event_group number 1
        Germans event_group number 1
        Germans event_group number 1
    """)

    assert game.asked == "Germans event_tribe"
    assert game.offers("tribe") == ["Suebi North", "Sugambri", "Suebi South", "Ubii"]
    game.play("Germans event_tribe tribe Ubii")
    assert game.options == ["region Sugambri", "region Ubii", "done"]
    game.play("Germans event_region region Ubii")
    assert game.pieces("Ubii", "Germans") == "Ariovistus, 1 Warband, 1 revealed Warband, Settlement"
    assert (game.tribe("Nori"), game.tribe("Ubii")) == ("Subdued", "Germans")
    assert game.asked == "Belgae event_region"


def test_event_a05_unshaded_the_others_after_the_order_of_the_card() -> None:
    """Germans, Belgae, Aedui, whom nobody can bid stay; the Arverni last, by a die; Romans and their Fort stay."""
    game = at(LEAVING.format(nori="Arverni")).play(f"{PLAY}\nGermans event_region done\nGermans event_region done")

    assert game.pieces("Cisalpina", "Germans") == ""
    assert game.options == ["region Morini", "region Nervii", "region Atrebates", "done"]
    game.play("Belgae event_region region Nervii")
    assert game.options == ["region Aedui", "done"]
    game.play("Aedui event_region region Aedui\nAedui event_group number 1\nAedui event_group number 0")
    game.play("Aedui event_region done")
    assert game.pieces("Aedui", "Aedui") == "Diviciacus"
    assert game.asked == "Chance event_region"
    assert game.offers("region") == ["Carnutes", "Veneti", "Pictones", "Arverni"]
    game.play("Chance event_region region Veneti")
    assert game.pieces("Veneti", "Arverni") == "2 Warbands"
    assert game.asked == "Chance event_tribe"
    assert "Cadurci" in game.offers("tribe")
    assert "Bituriges" not in game.offers("tribe")
    game.play("Chance event_tribe tribe Cadurci")
    assert (game.tribe("Nori"), game.tribe("Cadurci")) == ("Subdued", "Arverni")
    assert game.pieces("Cisalpina", "Romans") == "1 Legion, 3 Auxilia, Fort"


def test_event_a05_unshaded_ariovistus_removed_returns_as_successor() -> None:
    """Who is removed is: Ariovistus has lost his name then, and Diviciacus does not come back."""
    game = at(LEAVING.format(nori="Subdued")).play(f"""
        {PLAY}
        Germans event_region done
        Germans event_region done
        Belgae event_region done
        Aedui event_region done
        Chance event_region region Veneti
    """)

    assert "Ariovistus" not in str(game.position)
    assert "Diviciacus" not in str(game.position)


def test_event_a05_unshaded_a_roman_ally_at_nori_stays() -> None:
    """Nori may hold a Roman Ally, and nobody else is there who must leave."""
    game = at('card = "A5"\n[tribes]\nNori = "Romans"').play(PLAY)

    assert game.tribe("Nori") == "Romans"
    assert game.asked == "Germans action"


def test_event_a05_unshaded_effective_until_the_auxilia_are_all_there() -> None:
    """With the marker there only Auxilia can come; all of them on the map: nothing."""
    assert is_effective(at('card = "A5"\n[regions.Veneti]\nRomans = "20 Auxilia"'), "Belgae", "unshaded")
    assert is_effective(at(TOGATA), "Belgae", "unshaded")
    assert not is_effective(at(TOGATA + '[regions.Veneti]\nRomans = "20 Auxilia"'), "Belgae", "unshaded")


@pytest.mark.proves("A5.1.1d")
def test_event_a05_nobody_else_comes_as_long_as_the_marker_lies() -> None:
    """Germans who March from Ubii are not offered Cisalpina."""
    text = 'card = "A26"\n{togata}[resources]\nGermans = 5\n[regions.Ubii]\nGermans = "3 Warbands"'
    play = "Germans action command March\nGermans command march Ubii"

    assert "Cisalpina" in at(text.format(togata="")).play(play).offers("region")
    assert "Cisalpina" not in at(text.format(togata="gallia_togata = true\n")).play(play).offers("region")


def test_event_a05_recruit_there_places_one_more() -> None:
    """With a Roman Ally at Nori two Auxilia instead of one; where Romans have neither Ally nor Leader nor Fort, one."""
    text = (
        'card = 1\n{togata}[resources]\nRomans = 9\n[regions.Cisalpina]\nRomans = "1 Legion"\n[tribes]\nNori = "{nori}"'
    )
    play = "Romans action command Recruit\nRomans command recruit Cisalpina"

    two = at(text.format(togata="gallia_togata = true\n", nori="Romans")).play(play)
    assert two.options[-1] == "number 2"
    one = at(text.format(togata="gallia_togata = true\n", nori="Dispersed")).play(play)
    assert one.pieces("Cisalpina", "Romans") == "1 Legion, 1 Auxilia"
    usual = at(text.format(togata="", nori="Dispersed")).play("Romans action command Recruit")
    assert usual.offers("recruit") == ["Provincia"]


def test_event_a05_march_out_costs_nothing_and_ignores_the_alps() -> None:
    """Out of Cisalpina 0 Resources; Provincia, Cisalpina, Sequani in one March."""
    game = at("""
        card = 1
        gallia_togata = true
        [resources]
        Romans = 2
        [regions.Provincia]
        Romans = "2 Legions"
        [regions.Cisalpina]
        Romans = "1 Legion"
    """).play("""
        Romans action command March
        Romans command march Cisalpina
        Romans march_to region Ubii
        Romans march_on done
        Romans command march Provincia
        Romans march_to region Cisalpina
        Romans march_number number 2
        Romans march_on region Sequani
    """)

    assert game.pieces("Sequani", "Romans") == "2 Legions"
    assert game.resources("Romans") == 0


def test_event_a05_auxilia_ride_there_and_warbands_shared_with_them_do_not() -> None:
    """A1.4, 4.2.2 A Scout out of a Region where Aedui Warbands act as Auxilia: to Cisalpina the Auxilia alone, else
    both."""
    game = at(
        TOGATA + '[regions.Sequani]\nRomans = "Caesar, 1 Auxilia, 1 revealed Auxilia"\nAedui = "Diviciacus, 2 Warbands"'
    ).play("""
        Romans action command Seize
        Romans command share Sequani
        Aedui agree_share yes
        Romans command ability Scout
        Romans scout_from region Sequani
    """)
    assert {"Cisalpina", "Ubii"} <= set(game.offers("region"))
    game.play("Romans scout_to region Cisalpina")
    assert sorted(game.options) == ["piece Hidden Auxilia", "piece Revealed Auxilia"]
    game.play("""
        Romans scout_piece piece Hidden Auxilia
        Romans scout_from region Sequani
        Romans scout_to region Cisalpina
        Romans scout_from region Sequani
    """)
    assert game.pieces("Cisalpina", "Romans") == "1 Auxilia, 1 revealed Auxilia"
    assert "Cisalpina" not in game.offers("region")


def test_event_a05_shaded_a_legion_to_the_track_and_two_auxilia() -> None:
    """As Falling Sky's card: the Romans choose; not while the Senate is at Adulation."""
    text = 'card = "A5"\nsenate = "{senate}"\nlegions_track = 4\nfallen = 6\n'
    text += '[regions.Veneti]\nRomans = "2 Legions, 3 Auxilia"'
    game = at(text.format(senate="Intrigue")).play("Romans action shaded A5")

    assert game.pieces("Veneti", "Romans") == "1 Legion, 1 Auxilia"
    assert game.position["legions_track"] == 5
    assert not is_effective(at(text.format(senate="Adulation")), "Germans", "shaded")
