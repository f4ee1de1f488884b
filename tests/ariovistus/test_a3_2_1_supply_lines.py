"""A3.2.1 Supply Lines by Provincia or Cisalpina."""

import pytest

from tests.ariovistus.playing import Play, at

PROVINCIA = '[regions.Provincia]\nGermans = "4 Warbands"\n'  # its Fort does not hold it against four
CISALPINA = '[regions.Cisalpina]\nGermans = "2 Warbands"\n'
ROMANS = '[regions.Aedui]\nRomans = "2 Legions"\n[regions.Sequani]\nRomans = "Caesar, 2 Legions"\n'


def recruit(position: str, region: str = "Sequani", card: str = "1") -> Play:
    """The Romans have selected a Region for Recruit, and are paying for it."""
    return at(f"card = {card}\n{position}").play(f"Romans action command Recruit\nRomans command select {region}")


@pytest.mark.proves("A3.2.1d", "A3.2.1h")
def test_a3_2_1_example_germans_in_provincia_and_cisalpina_refuse() -> None:
    """Sequani borders Cisalpina, as Ubii does, which has no Control: without the Germans there is no Supply Line, and
    Recruit costs two."""
    game = recruit(PROVINCIA + CISALPINA + ROMANS)
    assert game.options == ["ask Germans", "pay", "call_off"]
    game.play("Romans seek_supply ask Germans\nGermans agree_supply no")
    assert game.options == ["pay", "call_off"]
    assert game.play("Romans seek_supply pay").resources("Romans") == 8


@pytest.mark.proves("A3.2.1f")
def test_a3_2_1_example_germans_agree() -> None:
    """They may let the Supply Line pass: then it is free."""
    game = recruit(PROVINCIA + CISALPINA + ROMANS).play("Romans seek_supply ask Germans\nGermans agree_supply yes")
    assert game.resources("Romans") == 10
    assert game.asked == "Romans command"


@pytest.mark.proves("A3.2.1i", "A3.2.1e")
@pytest.mark.parametrize("region", ["Aedui", "Sequani"])
def test_a3_2_1_example_romans_in_provincia(region: str) -> None:
    """With Provincia Roman both Regions are in a Supply Line, whoever Controls Cisalpina: nobody is asked."""
    game = recruit(CISALPINA + ROMANS.replace('"2 Legions"', '"2 Legions, Fort"'), region)
    assert game.asked == "Romans command"
    assert game.resources("Romans") == 10


@pytest.mark.proves("A3.2.1e")
def test_a3_2_1_cisalpina_alone_is_enough() -> None:
    """Under No Control, or Roman, it ends the chain though Provincia is Germanic."""
    game = recruit(PROVINCIA + ROMANS)
    assert game.asked == "Romans command"
    assert game.resources("Romans") == 10
    held = recruit(PROVINCIA + '[regions.Cisalpina]\nRomans = "Caesar, 1 Auxilia"', "Cisalpina")
    assert held.asked == "Romans command"
    assert held.resources("Romans") == 10


@pytest.mark.proves("A3.2.1d")
def test_a3_2_1_a_chain_that_ends_in_ubii_is_none() -> None:
    """In Falling Sky it would do: here the line must include Cisalpina, which is Germanic."""
    position = PROVINCIA + CISALPINA + '[regions.Ubii]\nRomans = "Caesar, 2 Legions"'
    assert recruit(position, "Ubii").options == ["ask Germans", "pay", "call_off"]


@pytest.mark.proves("A3.2.1e")
@pytest.mark.parametrize("region", ["Provincia", "Cisalpina"])
def test_a3_2_1_provincia_or_cisalpina_itself(region: str) -> None:
    """A Region of the two, under No Control, is a Supply Line of its own."""
    other = PROVINCIA if region == "Cisalpina" else CISALPINA
    here = f'[regions.{region}]\nRomans = "Caesar, 1 Legion, 1 Auxilia, Fort"\nGermans = "4 Warbands"'
    game = recruit(other + here, region)
    assert game.control(region) == "No Control"
    assert game.asked == "Romans command"
    assert game.resources("Romans") == 10


@pytest.mark.proves("A3.2.1g", "A1.5.2f")
def test_a3_2_1_the_arverni_never_agree() -> None:
    """Arverni Control bars the way from Mandubii by Aedui and Sequani: nobody is asked, two Resources are paid."""
    blocked = "".join(f'[regions.{r}]\nArverni = "2 Warbands"\n' for r in ("Aedui", "Sequani"))
    blocked += '[regions.Treveri]\nArverni = "2 Warbands"\n[regions.Bituriges]\nArverni = "2 Warbands"\n'
    blocked += '[regions.Carnutes]\nArverni = "2 Warbands"\n[regions.Atrebates]\nArverni = "2 Warbands"\n'
    blocked += '[regions.Veneti]\nArverni = "2 Warbands"\n'
    game = recruit(blocked + '[regions.Mandubii]\nRomans = "Caesar, 2 Legions"', "Mandubii")
    assert game.asked == "Romans command"
    assert game.resources("Romans") == 8


@pytest.mark.proves("A3.4.5c", "A3.2.1f", "A1.5.2a")
def test_a3_4_5_germans_agree_or_not_to_a_supply_line_through_their_region() -> None:
    """Sequani under Germanic Control, Provincia and the rest closed: they are asked, and may refuse."""
    position = (
        '[regions.Provincia]\nArverni = "4 Warbands"\n[regions.Cisalpina]\nGermans = "2 Warbands"\n'
        '[regions.Sequani]\nGermans = "2 Warbands"\n[regions.Treveri]\nRomans = "Caesar, 1 Legion"'
    )
    game = recruit(position, "Treveri")
    assert game.options == ["ask Germans", "pay", "call_off"]
    yes = game.play("Romans seek_supply ask Germans\nGermans agree_supply yes")
    assert yes.resources("Romans") == 10
    no = recruit(position, "Treveri").play("Romans seek_supply ask Germans\nGermans agree_supply no")
    assert no.options == ["pay", "call_off"]


def test_a3_2_1_gallia_togata_is_no_supply_line_by_itself() -> None:
    """A5 Aedui Trade by Cisalpina, where Romans are: once they have refused, and Provincia too is theirs, there is
    no Supply Line for the Aedui."""
    position = """
        card = "A37"
        gallia_togata = true
        [tribes]
        Aedui = "Aedui"
        [regions.Aedui]
        Aedui = "Diviciacus, 3 Warbands"
        [regions.Cisalpina]
        Romans = "1 Auxilia"
    """
    game = at(position).play("Aedui action command Rally\nAedui command ability Trade")
    game.play("Romans agree_trade no")
    assert game.asked == "Aedui command"  # there is nothing to Trade, and nothing has been used
    assert game.resources("Aedui") == 10
