"""5.3 Every side of every Capability: the same position and the same answers, with it and without it."""

from collections.abc import Callable
from typing import NamedTuple

import pytest

from alesia.games.falling_sky import capabilities
from alesia.games.falling_sky.components import EVENT_CARDS
from tests.falling_sky.playing import Play, at
from tests.falling_sky.wintering import until, winter

WITHOUT_LASTING_EFFECT = {"25 unshaded"}
ELSEWHERE = {"38 unshaded", "38 shaded"}  # Diviciacus has a file of its own


class Case(NamedTuple):
    """A Capability, a board, answers (and those that only the Capability asks for), and what is then looked at."""

    capability: str
    position: str
    answers: str
    look: Callable[[Play], object]
    usual: object
    changed: object
    asked_by_it: str = ""


def asked(game: Play) -> str:
    return game.asked


def pieces(region: str, faction: str) -> Callable[[Play], str]:
    return lambda game: game.pieces(region, faction)


def resources(faction: str) -> Callable[[Play], int]:
    return lambda game: game.resources(faction)


def tribe(name: str) -> Callable[[Play], str]:
    return lambda game: game.tribe(name)


def offered(verb: str, noun: str) -> Callable[[Play], bool]:
    return lambda game: noun in game.offers(verb)


ATTACK = "Romans action command Battle\nRomans command battle Mandubii\n"
ARVERNI_ATTACK = "Arverni action command Battle\nArverni command battle Mandubii\n"
SCOUT = "Romans action command Seize\nRomans command ability Scout\nRomans scout_from done\n"
TRADE = "Aedui action command Raid\nAedui command ability Trade\nRomans agree_trade yes\n"
CASES = [
    Case(
        "8 unshaded Romans",
        'card = 1\n[regions.Provincia]\nRomans = "Caesar"\n',
        "Romans action command March\nRomans command march Provincia\n",
        resources("Romans"),
        8,
        10,
    ),
    Case(
        "8 shaded Arverni",
        'card = 19\n[regions.Mandubii]\nArverni = "3 Warbands"\n',
        "Arverni action command Raid\nArverni command raid Mandubii\nArverni raid gain\n",
        asked,
        "Arverni command",
        "Arverni raid",
    ),
    Case(
        "10 unshaded",
        '[regions.Mandubii]\nRomans = "4 Legions"\nArverni = "6 Warbands"\n[tribes]\nMandubii = "Arverni Citadel"\n',
        ATTACK + "Romans besiege yes\nRomans besiege_remove tribe Mandubii\n",
        pieces("Mandubii", "Arverni"),
        "4 Warbands",
        "2 Warbands",
    ),
    Case(
        "10 shaded Arverni",
        'card = 19\n[regions.Mandubii]\nArverni = "Vercingetorix, 4 Warbands"\nAedui = "2 revealed Warbands"\n'
        '[tribes]\nMandubii = "Aedui Citadel"\n',
        ARVERNI_ATTACK + "Arverni ambush yes\n",
        tribe("Mandubii"),
        "Aedui Citadel",
        "Subdued",
        "Arverni event_confirm yes",
    ),
    Case(
        "12 unshaded",
        'card = 1\n[regions.Treveri]\nRomans = "1 Auxilia"\nArverni = "1 Warband"\n'
        '[regions.Provincia]\nRomans = "Successor"\n',
        SCOUT,
        asked,
        "Romans command",
        "Romans scout_in",
    ),
    Case(
        "12 shaded",
        'card = 1\n[regions.Sequani]\nRomans = "Caesar, 1 Auxilia"\nArverni = "1 Warband"\n'
        '[regions.Mandubii]\nRomans = "1 Auxilia"\nArverni = "1 Warband"\n',
        SCOUT + "Romans scout_in region Sequani\n",
        asked,
        "Romans scout_in",
        "Romans command",
    ),
    Case(
        "13 unshaded",
        'card = 61\n[regions.Mandubii]\nBelgae = "4 Warbands"\nRomans = "4 Auxilia"\n',
        "Belgae action command Battle\nBelgae command battle Mandubii\n",
        pieces("Mandubii", "Belgae"),
        "3 revealed Warbands",
        "1 revealed Warband",
        "Romans event_confirm yes",
    ),
    Case(
        "13 shaded",
        'card = 1\n[regions.Provincia]\nRomans = "Caesar"\n',
        "Romans action command Recruit\nRomans command recruit Provincia\n",
        resources("Romans"),
        10,
        8,
    ),
    Case(
        "15 unshaded",
        '[regions.Mandubii]\nRomans = "Successor, 1 Legion"\nBelgae = "6 Warbands"\n',
        ATTACK,
        pieces("Mandubii", "Belgae"),
        "4 Warbands",
        "2 revealed Warbands",
    ),
    Case(
        "15 shaded",
        '[regions.Mandubii]\nRomans = "Caesar, 3 Legions"\nBelgae = "9 Warbands"\n',
        ATTACK,
        pieces("Mandubii", "Belgae"),
        "2 Warbands",
        "4 Warbands",
    ),
    Case(
        "25 shaded Arverni",
        'card = 19\n[regions.Pictones]\nArverni = "1 Warband"\nRomans = "9 Auxilia"\n',
        "Arverni action command Rally\n",
        offered("rally", "Pictones"),
        False,
        True,
    ),
    Case(
        "27 unshaded",
        'card = 19\n[regions.Mandubii]\nArverni = "4 Warbands"\nBelgae = "8 Warbands"\n',
        ARVERNI_ATTACK,
        pieces("Mandubii", "Belgae"),
        "6 revealed Warbands",
        "7 revealed Warbands",
    ),
    Case(
        "27 shaded",
        'card = 19\n[regions.Mandubii]\nArverni = "6 Warbands"\nBelgae = "8 Warbands"\n',
        ARVERNI_ATTACK,
        pieces("Mandubii", "Belgae"),
        "5 revealed Warbands",
        "4 revealed Warbands",
    ),
    Case(
        "30 unshaded",
        'card = 19\n[regions.Mandubii]\nArverni = "Successor"\nBelgae = "9 Warbands"\n[tribes]\nSenones = "Arverni"\n',
        "Arverni action command Rally\nArverni command rally Mandubii\n",
        asked,
        "Arverni warbands",
        "Arverni command",
    ),
    Case(
        "30 shaded",
        'card = 19\n[regions.Mandubii]\nArverni = "Successor, 6 revealed Warbands"\nBelgae = "12 revealed Warbands"\n',
        ARVERNI_ATTACK,
        pieces("Mandubii", "Belgae"),
        "8 revealed Warbands",
        "6 revealed Warbands",
    ),
    Case(
        "39 unshaded",
        'card = 37\n[regions]\nUbii = { Germans = "1 Warband" }\nSequani = { Germans = "1 Warband" }\n'
        'Provincia = { Germans = "2 Warbands" }\nAedui = { Aedui = "1 Warband" }\n[tribes]\nAedui = "Aedui"\n',
        "Aedui action command Raid\n",
        offered("ability", "Trade"),
        False,
        True,
    ),
    Case(
        "39 shaded",
        'card = 37\n[regions]\nAedui = { Aedui = "2 Warbands" }\nMandubii = { Aedui = "4 Warbands" }\n'
        '[tribes]\nAedui = "Aedui"\n',
        TRADE,
        asked,
        "Aedui trade",
        "Aedui trade_region",
    ),
    Case(
        "43 unshaded",
        'card = 37\n[regions]\nMandubii = { Aedui = "1 Warband" }\nCarnutes = { Aedui = "1 Warband" }\n',
        "Aedui action command Raid\nAedui command ability Suborn\nAedui suborn region Mandubii\n"
        "Aedui suborn_what place Aedui\nAedui suborn_what done\n",
        asked,
        "Aedui command",
        "Aedui suborn",
    ),
    Case(
        "43 shaded",
        'card = 37\n[regions.Aedui]\nAedui = "2 Warbands"\n',
        "Aedui action command March\nAedui command select Aedui\n",
        resources("Aedui"),
        9,
        8,
    ),
    Case(
        "55 unshaded",
        "card = 1\n",
        "Romans action command Recruit\n",
        offered("recruit", "Nervii"),
        False,
        True,
    ),
    Case(
        "55 shaded",
        'card = 56\n[regions.Carnutes]\nBelgae = "1 Warband"\nArverni = "5 Warbands"\n',
        "Belgae action command Rally\n",
        offered("rally", "Carnutes"),
        False,
        True,
    ),
    Case(
        "59 unshaded",
        '[regions.Mandubii]\nRomans = "4 Auxilia"\nGermans = "7 Warbands"\n',
        ATTACK,
        pieces("Mandubii", "Germans"),
        "5 revealed Warbands",
        "3 revealed Warbands",
        "Romans event_confirm yes",
    ),
    Case(
        "59 shaded Arverni",
        'card = 19\n[regions.Mandubii]\nArverni = "4 Warbands"\nGermans = "7 Warbands"\n',
        ARVERNI_ATTACK,
        pieces("Mandubii", "Germans"),
        "5 revealed Warbands",
        "3 revealed Warbands",
        "Arverni event_confirm yes",
    ),
]


def in_effect(capability: str) -> str:
    number, side = capability.split(" ", 1)
    return f'[capabilities]\n{number} = "{side}"\n'


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.capability)
def test_5_3_with_and_without(case: Case) -> None:
    """The Capability, and nothing else, makes the difference."""
    usual = at(case.position).play(case.answers)
    changed = at(case.position + in_effect(case.capability)).play(case.answers + case.asked_by_it)

    assert (case.look(usual), case.look(changed)) == (case.usual, case.changed)
    assert case.usual != case.changed


def test_5_3_with_and_without_corn_storage() -> None:
    """63 unshaded: a Legion in Mandubii must pay or roll; with the corn it may simply stay."""
    camp = '[resources]\nRomans = 9\n[regions.Mandubii]\nRomans = "3 Legions"\n'
    usual = until(winter(camp), "Romans quarters_region")
    stored = until(winter(camp + in_effect("63 unshaded")), "Romans quarters_region")

    assert "done" not in usual.options
    assert "done" in stored.options


def test_5_3_with_and_without_winter_campaign() -> None:
    """63 shaded: after the Harvest its Faction acts, and nobody without it."""
    camp = '[regions.Aedui]\nAedui = "4 Warbands"\n'
    assert until(winter(camp + in_effect("63 shaded Aedui")), "Aedui winter_campaign").offers("command")

    with pytest.raises(AssertionError):
        until(winter(camp), "Aedui winter_campaign")


def test_5_3_every_side_is_among_them() -> None:
    """No side of a Capability of Falling Sky is forgotten here."""
    cards = [int(card) for card in EVENT_CARDS if card.capability != "none"]
    numbers = [n for name, n in vars(capabilities).items() if name.isupper() and n in cards]
    sides = {f"{n} {side}" for n in numbers for side in ("unshaded", "shaded")}
    shown = {" ".join(case.capability.split()[:2]) for case in CASES} | {"63 unshaded", "63 shaded"}

    assert sides - shown == WITHOUT_LASTING_EFFECT | ELSEWHERE
