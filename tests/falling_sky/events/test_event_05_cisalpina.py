"""Card 5, Gallia Togata: Cisalpina as a Region in Commands, Special Abilities and Winter."""

import pytest

from tests.falling_sky.playing import Play, at
from tests.falling_sky.wintering import until, winter


def rear(cisalpina: str, more: str = "", head: str = "card = 3", devastated: bool = False) -> Play:
    """Roman pieces in Cisalpina, and something elsewhere."""
    there = f'[regions.Cisalpina]\nRomans = "{cisalpina}"\ndevastated = {str(devastated).lower()}'
    return at(f"{head}\ngallia_togata = true\n{there}\n{more}")


HOSTILE = """
[regions.Ubii]
Germans = "2 Warbands"
[regions.Sequani]
Germans = "2 Warbands"
[regions.Provincia]
Germans = "4 Warbands"
"""

# ---- 3.2.2 March ------------------------------------------------------------------------------------------------


def test_event_05_march_out_costs_nothing() -> None:
    """Romans without Resources March out of Cisalpina to Ubii, Sequani or Provincia; from elsewhere they pay."""
    game = rear("2 Auxilia", '[regions.Mandubii]\nRomans = "1 Legion"\n[resources]\nRomans = 0')
    game.play("Romans action command March")
    assert game.offers("march") == ["Cisalpina"]

    game.play("Romans command march Cisalpina")
    assert game.offers("region") == ["Ubii", "Sequani", "Provincia"]
    game.play("Romans march_to region Sequani\nRomans march_number number 2\nRomans march_on region Aedui")
    assert game.pieces("Aedui", "Romans") == "2 Auxilia"
    assert game.resources("Romans") == 0


def test_event_05_march_out_of_devastated_cisalpina_costs_nothing() -> None:
    """The text knows no exception for a Devastated marker."""
    game = rear("1 Legion", devastated=True).play("Romans action command March\nRomans command march Cisalpina")

    assert game.resources("Romans") == 10


def test_event_05_march_in_costs_as_usual() -> None:
    """The origin is paid for, not the way."""
    game = rear("", '[regions.Provincia]\nRomans = "1 Legion"').play("""
        Romans action command March
        Romans command march Provincia
        Romans march_to region Cisalpina
        Romans march_on done
    """)

    assert game.pieces("Cisalpina", "Romans") == "1 Legion"
    assert game.resources("Romans") == 8


def test_event_05_march_through_cisalpina_crosses_no_rhenus() -> None:
    """Ubii borders Cisalpina on land: Caesar goes from Provincia over Cisalpina and Ubii to a third Region."""
    game = rear("", '[regions.Provincia]\nRomans = "Caesar"').play("""
        Romans action command March
        Romans command march Provincia
        Romans march_to region Cisalpina
        Romans march_on region Ubii
    """)

    assert game.offers("region") == ["Sugambri", "Treveri", "Sequani", "Cisalpina"]


def test_event_05_march_stops_in_devastated_cisalpina() -> None:
    """4.3.2 As in any Devastated Region that a group enters."""
    game = rear("", '[regions.Provincia]\nRomans = "1 Legion"', devastated=True).play(
        "Romans action command March\nRomans command march Provincia"
    )
    game.play("Romans march_to region Cisalpina")

    assert game.asked == "Romans command"


@pytest.mark.parametrize("origin", ["Ubii", "Sequani", "Provincia"])
def test_event_05_only_romans_march_in(origin: str) -> None:
    """Gauls next to Cisalpina do not see it as a destination, Vercingetorix neither."""
    game = rear("", f'[regions.{origin}]\nArverni = "Vercingetorix, 1 Warband"', "card = 19")
    game.play(f"Arverni action command March\nArverni command march {origin}")

    assert "Cisalpina" not in game.offers("region")


def test_event_05_scout_and_march_without_resources() -> None:
    """4.1 A Scout can bring Auxilia to Cisalpina, whence March is free: so March can be chosen."""
    game = rear("", '[regions.Provincia]\nRomans = "1 Auxilia"\n[resources]\nRomans = 0').play("""
        Romans action command March
        Romans command ability Scout
        Romans scout_from region Provincia
        Romans scout_to region Cisalpina
    """)

    assert "march Cisalpina" in game.options


# ---- 3.2.1 Recruit ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("there", ["1 Auxilia", "1 Legion", "Caesar", "Successor, Fort", "Caesar, Fort, 1 Legion"])
def test_event_05_recruit_places_two_auxilia(there: str) -> None:
    """Two Auxilia whoever is there, and nothing to pay though Germans hold all three borders."""
    game = rear(there, HOSTILE).play("""
        Romans action command Recruit
        Romans command recruit Cisalpina
    """)

    assert game.offers("number") == ["1", "2"]
    game.play("Romans auxilia number 2")
    assert game.available("Romans", "Auxilia") == 20 - 2 - there.startswith("1 Auxilia")
    assert game.resources("Romans") == 10


def test_event_05_recruit_as_many_as_are_available() -> None:
    """1.4.1 With one Auxilia Available one is placed."""
    game = rear("1 Legion", '[regions.Mandubii]\nRomans = "19 Auxilia"')
    game.play("Romans action command Recruit\nRomans command recruit Cisalpina")

    assert game.pieces("Cisalpina", "Romans") == "1 Legion, 1 Auxilia"


def test_event_05_recruit_needs_a_roman_piece_there() -> None:
    """3.2.1 An empty Cisalpina has neither Roman Control nor a Leader, Ally or Fort."""
    game = rear("").play("Romans action command Recruit")

    assert game.offers("recruit") == ["Provincia"]


def test_event_05_recruit_not_in_devastated_cisalpina() -> None:
    """4.3.2 A Devastated marker blocks Recruit there too."""
    game = rear("1 Legion", devastated=True).play("Romans action command Recruit")

    assert game.offers("recruit") == ["Provincia"]


def test_event_05_recruit_with_foreign_contingents() -> None:
    """13, shaded: two Resources, but Cisalpina is in a Supply Line, so Recruit there is possible."""
    game = rear("1 Legion", HOSTILE + '[capabilities]\n13 = "shaded"')
    game.play("Romans action command Recruit\nRomans command recruit Cisalpina\nRomans auxilia number 2")

    assert game.resources("Romans") == 8


# ---- 3.2.3 Seize, 4.2 Special Abilities --------------------------------------------------------------------------


def test_event_05_seize_finds_no_tribes() -> None:
    """Roman pieces can Seize there, for nothing, and nobody is there to Harass them."""
    game = rear("1 Legion").play("Romans action command Seize\nRomans command seize Cisalpina")

    assert game.asked == "Romans command"
    assert game.resources("Romans") == 10


def test_event_05_build_a_fort() -> None:
    """4.2.1 Cisalpina is in a Supply Line: with Roman pieces there and Caesar next to it, a Fort can be built."""
    game = rear("1 Auxilia", HOSTILE + 'Romans = "Caesar"').play("""
        Romans action command Seize
        Romans command ability Build
        Romans build region Cisalpina
    """)

    assert game.pieces("Cisalpina", "Romans") == "1 Auxilia, Fort"
    assert game.resources("Romans") == 8


def test_event_05_build_not_in_empty_cisalpina() -> None:
    """4.2.1 It takes a Roman piece there."""
    game = rear("", '[regions.Sequani]\nRomans = "Caesar, 1 Legion"').play("""
        Romans action command Seize
        Romans command ability Build
    """)

    assert "Cisalpina" not in game.offers("region")


def test_event_05_scout_in_and_out() -> None:
    """4.2.2 Auxilia ride from Ubii to Cisalpina and from there to Sequani."""
    game = rear("1 Auxilia", '[regions.Ubii]\nRomans = "1 Auxilia"').play("""
        Romans action command Seize
        Romans command ability Scout
        Romans scout_from region Cisalpina
        Romans scout_to region Sequani
        Romans scout_from region Ubii
        Romans scout_to region Cisalpina
    """)

    assert game.pieces("Cisalpina", "Romans") == "1 Auxilia"
    assert game.pieces("Sequani", "Romans") == "1 Auxilia"


def test_event_05_caesar_in_cisalpina_is_next_to_its_neighbours() -> None:
    """4.1.2 From Cisalpina he lets Auxilia Reveal in Sequani; a Successor would not."""
    more = '[regions.Sequani]\nRomans = "1 Auxilia"\nBelgae = "2 Warbands"'
    scout = "Romans action command Seize\nRomans command ability Scout\nRomans scout_from done"
    game = rear("Caesar", more).play(scout)
    assert game.asked == "Romans scout_in"
    assert game.offers("region") == ["Sequani"]

    assert rear("Successor", more).play(scout).asked != "Romans scout_in"


# ---- 3.3.4 Retreat ----------------------------------------------------------------------------------------------


def test_event_05_romans_retreat_to_cisalpina() -> None:
    """Under Roman Control it is open to Romans who Retreat from Sequani."""
    more = '[regions.Sequani]\nRomans = "2 Legions"\nArverni = "6 Warbands"\n[regions.Provincia]\nAedui = "1 Warband"'
    game = rear("1 Auxilia", more, "card = 19").play("""
        Arverni action command Battle
        Arverni command battle Sequani
        Romans declare_retreat retreat
        Chance loss_roll roll 6
    """)
    assert game.options == ["region Cisalpina", "remove_all"]

    game.play("Romans retreat_to region Cisalpina")
    assert game.pieces("Cisalpina", "Romans") == "2 Legions, 1 Auxilia"


def test_event_05_no_retreat_to_empty_cisalpina() -> None:
    """No Control blocks Retreat."""
    more = '[regions.Sequani]\nRomans = "2 Legions"\nArverni = "6 Warbands"\n[regions.Provincia]\nAedui = "1 Warband"'
    game = rear("", more, "card = 19").play("Arverni action command Battle\nArverni command battle Sequani")

    assert game.asked != "Romans declare_retreat"


def test_event_05_no_retreat_of_gauls_to_cisalpina() -> None:
    """Nobody else may stack there, so the Romans cannot be asked for it."""
    game = rear("1 Auxilia", '[regions.Sequani]\nRomans = "1 Legion"\nArverni = "1 Warband"')
    game.play("Romans action command Battle\nRomans command battle Sequani")

    assert game.offers("ask_retreat") == ["Provincia"]


# ---- Winter -----------------------------------------------------------------------------------------------------


def test_event_05_quarters_into_and_out_of_cisalpina() -> None:
    """6.3.3 Under Roman Control it is open to Roman pieces next to it, and they may leave it."""
    game = winter("""
        gallia_togata = true
        [regions.Cisalpina]
        Romans = "1 Auxilia"
        [regions.Sequani]
        Romans = "1 Legion"
    """)
    until(game, "Romans quarters_from").play("Romans quarters_from region Sequani")
    assert game.offers("region") == ["Provincia", "Cisalpina"]
    game.play("Romans quarters_to region Cisalpina\nRomans quarters_from region Cisalpina")
    assert game.pieces("Cisalpina", "Romans") == "1 Legion"
    assert game.pieces("Provincia", "Romans") == "1 Auxilia, Fort"


def test_event_05_quarters_of_gauls_not_in_cisalpina() -> None:
    """6.3.2 Gauls do not relocate there, though the Romans might agree."""
    game = winter("""
        gallia_togata = true
        [regions.Cisalpina]
        Romans = "1 Auxilia"
        [regions.Sequani]
        Belgae = "1 Warband"
        [regions.Provincia]
        Germans = "1 Warband"
    """)

    assert game.asked != "Belgae quarters_from"


def test_event_05_quarters_cost_two_resources() -> None:
    """6.3.3 A piece in Cisalpina costs two Resources, or a die; a Fort lets one stay free."""
    game = winter("""
        gallia_togata = true
        [resources]
        Romans = 5
        [regions.Cisalpina]
        Romans = "2 Legions, 1 Auxilia, Fort"
    """)
    until(game, "Romans to_provincia").play("Romans to_provincia done")
    game.play("Romans quarters_region region Cisalpina\nRomans pay_or_roll stay Legion\nRomans pay_or_roll pay Legion")
    assert game.resources("Romans") == 3

    game.play("Romans pay_or_roll roll Hidden Auxilia\nChance quarters_roll roll 1")
    assert game.pieces("Cisalpina", "Romans") == "2 Legions, Fort"


def test_event_05_quarters_to_provincia_whatever_is_around() -> None:
    """6.3.3 It is a Supply Line Region by itself: its pieces can go to Provincia, though enemies hold all borders."""
    game = winter("""
        gallia_togata = true
        [regions.Cisalpina]
        Romans = "2 Legions"
        [regions.Ubii]
        Arverni = "1 Warband"
        [regions.Sequani]
        Arverni = "1 Warband"
        [regions.Provincia]
        Arverni = "4 Warbands"
    """)
    until(game, "Chance quarters_roll").play("Chance quarters_roll roll 6")
    until(game, "Romans to_provincia").play("Romans to_provincia region Cisalpina\nRomans quarters_number number 2")

    assert game.pieces("Provincia", "Romans") == "2 Legions, Fort"


def test_event_05_successor_in_cisalpina() -> None:
    """6.6 He can come to Cisalpina if a Roman piece is there; the Arverni cannot."""
    game = winter("""
        gallia_togata = true
        [regions.Cisalpina]
        Romans = "1 Auxilia, Fort"
    """)
    until(game, "Romans quarters_region").play("Romans quarters_region done")
    until(game, "Romans successor")
    assert "Cisalpina" in game.offers("region")

    game.play("Romans successor region Cisalpina")
    assert game.pieces("Cisalpina", "Romans") == "Successor, 1 Auxilia, Fort"
    assert "Cisalpina" not in game.offers("region")


def test_event_05_spring_in_cisalpina() -> None:
    """6.6 Auxilia there go Hidden, and a Devastated marker is removed."""
    game = winter("""
        gallia_togata = true
        [regions.Cisalpina]
        Romans = "1 revealed Auxilia, Fort"
        devastated = true
        [regions.Arverni]
        Arverni = "Successor"
        [regions.Nervii]
        Belgae = "Successor"
        [regions.Provincia]
        Romans = "Caesar"
    """)
    until(game, "Romans quarters_region").play("Romans quarters_region done")
    while game.position["card"] == "Winter" and game.asked != "Chance draw_card":
        game.table.answer(next(option for option in ("done", "back", "no") if option in game.options))

    assert game.pieces("Cisalpina", "Romans") == "1 Auxilia, Fort"
    assert not game.view["regions"]["Cisalpina"]["devastated"]


def test_event_05_germans_march_elsewhere() -> None:
    """6.2.2 A Germanic group in Ubii never goes to Cisalpina."""
    game = winter("""
        gallia_togata = true
        [regions.Ubii]
        Germans = "6 Warbands"
    """)

    assert game.asked == "Chance germanic_march_to"
    assert "Cisalpina" not in game.offers("region")


def test_event_05_legions_in_cisalpina_are_on_the_map() -> None:
    """1.9 They do not count for the Arverni; 20 Optimates sends them to the track like all others."""
    game = winter("""
        gallia_togata = true
        optimates = true
        winters = 2
        next = 3
        played = [1, 2, 4, 5, 6, 7, 8, 9, 10, 11]
        [regions.Cisalpina]
        Romans = "12 Legions"
    """)

    assert game.table.result is not None
    assert game.table.result.reason == "civil war"
    assert game.position["legions_track"] == 12


BROKE = "[resources]\nRomans = 0\nArverni = 0\nAedui = 0\nBelgae = 0\n"
FOOT = """
    [regions.Provincia]
    Romans = "2 Auxilia"
    Arverni = "1 Warband"
    [regions.Arverni]
    Arverni = "Vercingetorix, 4 Warbands"
"""


@pytest.mark.parametrize(("togata", "march"), [("gallia_togata = true\n", True), ("", False)])
def test_event_05_unshaded_without_resources_ride_to_cisalpina_and_march_from_there(togata: str, march: bool) -> None:
    """4.2.2 Romans who can pay nothing may March: out of Cisalpina, once Auxilia have Scouted into it."""
    game = at("card = 1\n" + togata + BROKE + FOOT)
    assert ("March" in game.offers("command")) == march
    assert "Battle" not in game.offers("command")

    if march:
        game.play("""
            Romans action command March
            Romans command ability Scout
            Romans scout_from region Provincia
            Romans scout_to region Cisalpina
            Romans scout_number number 2
            Romans command march Cisalpina
        """)
        assert "Sequani" in game.offers("region")


def test_event_05_unshaded_gauls_without_resources_do_not_march() -> None:
    """The March out of Cisalpina is the Romans'; the Arverni could Devastate, but pay for no March."""
    game = at("card = 19\ngallia_togata = true\n" + BROKE + FOOT)

    assert game.asked == "Arverni action"
    assert "March" not in game.offers("command")
