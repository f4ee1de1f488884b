"""A3.2.2 Roman March: the Alps; Harassment by Germans and Arverni. A3.4.2 Germanic March."""

import pytest

from tests.ariovistus.germans import germans, rules_told
from tests.ariovistus.playing import Play, at


def marching(position: str, origin: str) -> Play:
    return at(f"card = 1\n{position}").play(f"Romans action command March\nRomans command march {origin}")


TOGATA = "gallia_togata = true\n"


# ---- The Alps -----------------------------------------------------------------------------------------------------


@pytest.mark.proves("A3.2.2a")
def test_a3_2_2_a_group_stops_in_cisalpina() -> None:
    """Caesar comes from Provincia and goes no further."""
    game = marching('[regions.Provincia]\nRomans = "Caesar, Fort"', "Provincia").play(
        "Romans march_to region Cisalpina"
    )
    assert game.asked == "Romans command"
    assert game.pieces("Cisalpina", "Romans") == "Caesar"


@pytest.mark.proves("A3.2.2b")
@pytest.mark.parametrize("to", ["Sequani", "Provincia", "Ubii"])
def test_a3_2_2_a_group_stops_once_it_has_left_cisalpina(to: str) -> None:
    """Caesar goes to a neighbour, and no further."""
    game = marching('[regions.Cisalpina]\nRomans = "Caesar"', "Cisalpina").play(f"Romans march_to region {to}")
    assert game.asked == "Romans command"
    assert "Caesar" in game.pieces(to, "Romans")


@pytest.mark.proves("A3.2.2a")
def test_a3_2_2_past_the_alps_a_march_is_as_long_as_ever() -> None:
    """Caesar from Provincia by Sequani: he may go on to Mandubii and further, and into Cisalpina, where he stops."""
    game = marching('[regions.Provincia]\nRomans = "Caesar, Fort"', "Provincia").play("Romans march_to region Sequani")
    assert "Mandubii" in game.offers("region")
    assert "Cisalpina" in game.offers("region")
    assert "Britannia" not in game.offers("region")
    game.play("Romans march_on region Mandubii")
    assert game.asked == "Romans march_on"
    last = marching('[regions.Provincia]\nRomans = "Caesar, Fort"', "Provincia")
    last.play("Romans march_to region Sequani\nRomans march_on region Cisalpina")
    assert last.asked == "Romans command"


def test_a3_2_2_gallia_togata_lifts_the_alps() -> None:
    """A5 Caesar goes from Provincia by Cisalpina to Sequani, and still further."""
    game = marching(f'{TOGATA}[regions.Provincia]\nRomans = "Caesar, Fort"', "Provincia")
    game.play("Romans march_to region Cisalpina\nRomans march_on region Sequani")
    assert game.asked == "Romans march_on"


@pytest.mark.proves("A3.2.2c")
def test_a3_2_2_between_cisalpina_and_ubii_there_is_no_rhenus() -> None:
    """A5 With the Alps lifted nothing halts a group there, as in Falling Sky: what halts is the Rhenus."""
    game = marching(f'{TOGATA}[regions.Cisalpina]\nRomans = "Caesar"', "Cisalpina").play("Romans march_to region Ubii")
    assert game.asked == "Romans march_on"
    game.play("Romans march_on region Treveri")
    assert game.asked == "Romans command"


@pytest.mark.parametrize(
    ("position", "cost"),
    [
        ('[regions.Cisalpina]\nRomans = "1 Legion"', 2),
        ('[regions.Cisalpina]\ndevastated = true\nRomans = "1 Legion"', 4),
        (TOGATA + '[regions.Cisalpina]\nRomans = "1 Legion"', 0),
        (TOGATA + '[regions.Cisalpina]\ndevastated = true\nRomans = "1 Legion"', 0),
    ],
)
def test_a3_2_2_what_a_march_out_of_cisalpina_costs(position: str, cost: int) -> None:
    """Two as elsewhere, four if Devastated; A5 nothing while it is Gallia Togata."""
    game = marching(position, "Cisalpina").play("Romans march_to region Provincia")
    assert game.resources("Romans") == 10 - cost


@pytest.mark.parametrize(("faction", "card"), [("Aedui", '"A37"'), ("Belgae", '"A56"'), ("Germans", '"A19"')])
def test_a1_4_2_others_march_out_of_cisalpina_for_one(faction: str, card: str) -> None:
    """Gauls and Germans too come and go, at the usual cost."""
    game = at(f'card = {card}\n[regions.Cisalpina]\n{faction} = "1 Warband"').play(f"""
        {faction} action command March
        {faction} command march Cisalpina
    """)
    assert game.offers("region") == ["Ubii", "Sequani", "Provincia"]
    assert game.resources(faction) == 9


@pytest.mark.proves("A3.2.2d")
def test_a3_2_2_a_march_across_the_alps_may_have_a_special_ability() -> None:
    """4.1.3 is about the sea: after the move Build is still offered."""
    game = marching('[regions.Provincia]\nRomans = "Caesar, 1 Legion, Fort"', "Provincia")
    game.play("Romans march_to region Cisalpina\nRomans march_number number 1\nRomans march_number number 1")
    assert "Build" in game.offers("ability")


@pytest.mark.proves("A3.2.2d")
def test_a3_2_2_after_a_special_ability_the_alps_are_open() -> None:
    """4.1.3 The other way round: Build first, then into Cisalpina."""
    game = at('card = 1\n[regions.Provincia]\nRomans = "Caesar, 1 Legion, Fort"')
    game.play("Romans action command March\nRomans command ability Build")
    while game.asked != "Romans command":
        game.table.answer(game.options[0])
    game.play("Romans command march Provincia")
    assert "Cisalpina" in game.offers("region")


@pytest.mark.proves("A3.2.2e")
def test_a3_2_2_scout_crosses_the_alps_both_ways() -> None:
    """4.2.2 Auxilia ride from Provincia to Cisalpina, and from Cisalpina to Sequani."""
    game = at("""
        card = 1
        [regions.Provincia]
        Romans = "Caesar, 2 Auxilia, Fort"
        [regions.Cisalpina]
        Romans = "2 Auxilia"
    """).play("Romans action command March\nRomans command ability Scout")
    assert {"Provincia", "Cisalpina"} <= set(game.offers("region"))
    game.play("Romans scout_from region Provincia")
    assert "Cisalpina" in game.offers("region")
    there = at("""
        card = 1
        [regions.Provincia]
        Romans = "Caesar, 2 Auxilia, Fort"
        [regions.Cisalpina]
        Romans = "2 Auxilia"
    """).play("Romans action command March\nRomans command ability Scout\nRomans scout_from region Cisalpina")
    assert "Sequani" in there.offers("region")


# ---- Harassment ---------------------------------------------------------------------------------------------------

PASS = """
    [regions.Provincia]
    Romans = "2 Auxilia, Fort"
    [regions.Aedui]
    {}
"""


def passing(pieces: str, card: str = "1") -> Play:
    """Two Auxilia go from Provincia through Aedui to Mandubii."""
    return at(f"card = {card}\n{PASS.format(pieces)}").play("""
        Romans action command March
        Romans command march Provincia
        Romans march_to region Aedui
        Romans march_number number 2
        Romans march_on region Mandubii
    """)


@pytest.mark.proves("A3.2.2f", "A3.4.5b", "A1.5.2c")
@pytest.mark.parametrize(("answer", "left"), [("yes", "1 Auxilia"), ("no", "2 Auxilia")])
def test_a3_2_2_germans_harass_if_they_like(answer: str, left: str) -> None:
    """Three Hidden Warbands on the way: they are asked, and only by their yes does an Auxilia fall."""
    game = passing('Germans = "3 Warbands"')
    assert game.asked == "Germans harass"
    assert game.play(f"Germans harass {answer}").pieces("Mandubii", "Romans") == left


@pytest.mark.proves("A3.2.2f")
def test_a3_2_2_germans_may_agree_to_a_truce() -> None:
    """1.5.2 Who has agreed not to Harass is not asked."""
    position = "card = 1\n" + PASS.format('Germans = "3 Warbands"')
    game = at(position).play("""
        Romans action command March
        Romans command negotiate
        Romans negotiate truce Germans
        Germans agree_truce yes
        Romans command march Provincia
        Romans march_to region Aedui
        Romans march_number number 2
        Romans march_on region Mandubii
    """)
    assert game.pieces("Mandubii", "Romans") == "2 Auxilia"


@pytest.mark.proves("A3.2.2g")
def test_a3_2_2_arverni_always_harass() -> None:
    """Three Hidden Warbands of theirs: a Loss, and nobody is asked; no truce can be had."""
    game = passing('Arverni = "3 Warbands"')
    assert game.pieces("Mandubii", "Romans") == "1 Auxilia"
    talks = at("card = 1\n" + PASS.format("")).play("Romans action command March\nRomans command negotiate")
    assert talks.offers("truce") == ["Germans", "Aedui", "Belgae"]


@pytest.mark.proves("A3.2.2h")
@pytest.mark.parametrize(
    ("card", "first", "second"),
    [("1", "Germans", "Belgae"), ("12", "Belgae", "Germans")],
)
def test_a3_2_2_in_the_order_of_the_card_and_the_arverni_last(card: str, first: str, second: str) -> None:
    """The Germans are asked at their sign; when all have refused, the Arverni still take their piece."""
    pieces = "\n".join(f'{f} = "3 Warbands"' for f in ("Germans", "Belgae", "Arverni"))
    game = passing(pieces, card)
    assert game.asked == f"{first} harass"
    game.play(f"{first} harass no")
    assert game.asked == f"{second} harass"
    assert game.pieces("Aedui", "Romans") == "2 Auxilia"
    game.play(f"{second} harass no")
    assert game.pieces("Mandubii", "Romans") == "1 Auxilia"


def test_a3_2_2_who_is_dead_is_not_harassed_by_the_arverni() -> None:
    """The Germans come first: when they have taken both Auxilia, nobody marches on."""
    game = passing('Germans = "6 Warbands"\nArverni = "3 Warbands"').play("Germans harass yes")
    assert game.pieces("Mandubii", "Romans") == ""
    assert game.pieces("Aedui", "Arverni") == "3 Warbands"


# ---- A3.2.3 Seize -------------------------------------------------------------------------------------------------


@pytest.mark.proves("A3.2.3g", "A3.4.5b")
@pytest.mark.parametrize(("answer", "left"), [("yes", ""), ("no", "1 Auxilia")])
def test_a3_2_3_germans_harass_a_seize_if_they_like(answer: str, left: str) -> None:
    """Three Hidden Warbands where the Romans Seize: asked as Gauls are."""
    game = at('card = 1\n[regions.Mandubii]\nRomans = "1 Auxilia"\nGermans = "3 Warbands"').play("""
        Romans action command Seize
        Romans command seize Mandubii
    """)
    assert (game.asked, game.rule) == ("Germans harass", "3.2.3")
    assert game.play(f"Germans harass {answer}").pieces("Mandubii", "Romans") == left


@pytest.mark.proves("A3.2.3h")
def test_a3_2_3_arverni_harass_a_seize_unasked_and_last() -> None:
    """The Germans are asked first; then the Arverni take an Auxilia in any case."""
    position = """
        card = 1
        [regions.Mandubii]
        Romans = "2 Auxilia"
        Germans = "3 Warbands"
        Arverni = "3 Warbands"
    """
    game = at(position).play("Romans action command Seize\nRomans command seize Mandubii")
    assert game.asked == "Germans harass"
    assert game.pieces("Mandubii", "Romans") == "2 Auxilia"
    assert game.play("Germans harass no").pieces("Mandubii", "Romans") == "1 Auxilia"


# ---- A3.4.2 Germanic March ----------------------------------------------------------------------------------------


@pytest.mark.proves("A3.4.2a")
def test_a3_4_2_leader_and_warbands_march_and_hide() -> None:
    """Ariovistus and two Warbands go from Ubii to Sequani; the Revealed turn Hidden, a Scouted one only Revealed."""
    game = germans('[regions.Ubii]\nGermans = "Ariovistus, 2 Revealed Warbands, 1 Scouted Warband"', "March").play("""
        Germans command march Ubii
        Germans march_to region Sequani
        Germans march_number number 1
        Germans march_number number 2
        Germans march_number number 0
        Germans march_to done
    """)
    assert game.pieces("Sequani", "Germans") == "Ariovistus, 2 Warbands"
    assert game.pieces("Ubii", "Germans") == "1 revealed Warband"
    assert rules_told(game, "march") == {"A3.4.2"}


@pytest.mark.proves("A3.4.2b")
def test_a3_4_2_several_groups_from_one_origin() -> None:
    """One Resource, two groups in two directions; pieces that have Marched do not March again."""
    game = germans('[regions.Ubii]\nGermans = "2 Warbands"', "March").play("""
        Germans command march Ubii
        Germans march_to region Sequani
        Germans march_number number 1
        Germans march_to region Treveri
    """)
    assert game.pieces("Sequani", "Germans") == "1 Warband"
    assert game.pieces("Treveri", "Germans") == "1 Warband"
    assert game.resources("Germans") == 9
    assert game.offers("march") == []


@pytest.mark.proves("A3.4.2c")
@pytest.mark.parametrize("leader", ["Ariovistus", "Successor"])
def test_a3_4_2_nobody_enters_a_second_region(leader: str) -> None:
    """Not even Ariovistus, though he goes alone."""
    game = germans(f'[regions.Sequani]\nGermans = "{leader}"', "March").play("""
        Germans command march Sequani
        Germans march_to region Mandubii
    """)
    assert game.asked == "Germans command"
    assert leader in game.pieces("Mandubii", "Germans")


@pytest.mark.proves("A1.4al")
def test_a3_4_2_settlements_and_allies_stay() -> None:
    """Nobody but Leader and Warbands goes: a Region with these alone is no origin."""
    position = '[tribes]\nTreveri = "Germans"\n[regions.Treveri]\nGermans = "Settlement"\n'
    game = germans(position + '[regions.Ubii]\nGermans = "1 Warband"', "March")
    assert game.offers("march") == ["Ubii"]


def test_a3_4_2_no_march_upon_frost() -> None:
    """2.3.8 On the last card before Winter."""
    game = at('card = "A19"\nnext = "Winter"\n[regions.Ubii]\nGermans = "2 Warbands"')
    assert "March" not in game.offers("command")
    assert "Rally" in game.offers("command")
