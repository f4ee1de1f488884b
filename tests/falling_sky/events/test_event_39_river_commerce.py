"""39 River Commerce (second edition)."""

from tests.falling_sky.events.judging import judged
from tests.falling_sky.playing import at

CUT_OFF = """
    card = 37
    [resources]
    Aedui = 5
    [regions]
    Ubii = { Germans = "1 Warband" }
    Sequani = { Germans = "3 Warbands" }
    Provincia = { Germans = "2 Warbands" }
    Aedui = { Aedui = "2 Warbands" }
    Mandubii = { Aedui = "4 Warbands" }
    [tribes]
    Aedui = "Aedui"
    Sequani = "Aedui"
"""
TRADE = "Aedui action command Raid\nAedui command ability Trade\n"


def test_event_39_unshaded_trade_without_supply_lines() -> None:
    """Behind Germanic Control everything yields, Subdued Tribes under Aedui Control too."""
    game = at(CUT_OFF + '[capabilities]\n39 = "unshaded"').play(TRADE)
    game.play("Romans agree_trade no\nAedui trade yes")

    assert game.resources("Aedui") == 10  # two Allies, and the three Tribes of Mandubii


def test_event_39_unshaded_romans_still_double_the_gain() -> None:
    """The Romans declare as ever; nobody else is asked, though the Arverni hold the way."""
    position = CUT_OFF.replace('Sequani = { Germans = "3', 'Sequani = { Arverni = "3')
    game = at(position + '[capabilities]\n39 = "unshaded"').play(TRADE + "Romans agree_trade yes")
    assert game.asked == "Aedui trade"

    game.play("Aedui trade yes")
    assert game.resources("Aedui") == 15


def test_event_39_without_it_no_trade() -> None:
    """Without the Capability there is no Trade where no Supply Line is."""
    assert at(CUT_OFF).play("Aedui action command Raid").offers("ability") == ["Suborn"]


OPEN = """
    card = 37
    [resources]
    Aedui = 5
    [regions]
    Aedui = { Aedui = "2 Warbands" }
    Mandubii = { Aedui = "4 Warbands" }
    [tribes]
    Aedui = "Aedui"
"""


def test_event_39_shaded_trade_in_one_region() -> None:
    """The Aedui choose the one Region that yields, after the Romans have declared."""
    game = at(OPEN + '[capabilities]\n39 = "shaded"').play(TRADE + "Romans agree_trade yes")
    assert game.asked == "Aedui trade_region"
    assert game.offers("region") == ["Mandubii", "Aedui"]

    game.play("Aedui trade_region region Mandubii\nAedui trade yes")
    assert game.resources("Aedui") == 11


def test_event_39_neither_side_all_regions() -> None:
    """Without the Capability all Regions yield together."""
    assert at(OPEN).play(TRADE + "Romans agree_trade yes\nAedui trade yes").resources("Aedui") == 13


def test_event_39_executed() -> None:
    """Either side is in effect from then on, and replaces the other."""
    assert at("card = 39").play("Aedui action unshaded 39").view["capabilities"] == {"39": "unshaded"}
    game = at('card = 39\n[capabilities]\n39 = "unshaded"').play("Aedui action shaded 39")
    assert game.view["capabilities"] == {"39": "shaded"}


def test_event_39_effective_unless_in_effect() -> None:
    """A side that is in effect changes nothing."""
    assert judged("card = 39", "Aedui", "shaded")
    assert not judged('card = 39\n[capabilities]\n39 = "shaded"', "Aedui", "shaded")


def test_event_39_shaded_nothing_to_choose_from_when_the_romans_refuse() -> None:
    """The only way to Cisalpina is under Roman Control: refused, there is no Region to Trade in, and no Trade."""
    position = CUT_OFF.replace('Provincia = { Germans = "2', 'Provincia = { Romans = "2').replace(
        'Romans = "2 Warbands', 'Romans = "2 Auxilia'
    )
    game = at(position + '[capabilities]\n39 = "shaded"').play(TRADE + "Romans agree_trade no")

    assert game.asked == "Aedui command"
    assert game.resources("Aedui") == 5
