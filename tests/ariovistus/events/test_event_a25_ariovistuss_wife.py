"""Card A25, Ariovistus's Wife."""

import pytest

from tests.ariovistus.playing import at, start
from tests.falling_sky.events.effect import is_effective

CISALPINA = """
    card = "A25"
    [resources]
    Germans = {resources}
    [regions.Cisalpina]
    Romans = "1 Auxilia"
    Germans = "{germans}"
    [tribes]
    Nori = "{nori}"
"""


def test_event_a25_unshaded_all_but_the_leader() -> None:
    """Ariovistus stays alone: Warbands, the Ally at Nori and the Settlement go; six Resources are lost."""
    text = CISALPINA.format(
        resources=9, germans="Ariovistus, 2 Warbands, 1 revealed Warband, Settlement", nori="Germans"
    )
    game = at(text).play("Germans action unshaded A25")

    assert game.pieces("Cisalpina", "Germans") == "Ariovistus"
    assert game.tribe("Nori") == "Subdued"
    assert game.resources("Germans") == 3
    assert game.pieces("Cisalpina", "Romans") == "1 Auxilia"


def test_event_a25_unshaded_from_the_set_up_by_another() -> None:
    """Whoever executes it; of fewer than six Resources all are lost, and another's Ally at Nori stays."""
    game = at('ineligible = ["Germans"]' + CISALPINA.format(resources=4, germans="2 Warbands", nori="Arverni"))
    game.play("Aedui action unshaded A25")

    assert game.pieces("Cisalpina", "Germans") == ""
    assert game.resources("Germans") == 0
    assert game.tribe("Nori") == "Arverni"


@pytest.mark.parametrize(
    ("resources", "germans", "effective"), [(0, "Successor", False), (0, "Settlement", True), (1, "Successor", True)]
)
def test_event_a25_unshaded_effective(resources: int, germans: str, effective: bool) -> None:
    """Somebody to lose beside the Leader, or Resources."""
    game = at(CISALPINA.format(resources=resources, germans=germans, nori="Dispersed"))
    assert is_effective(game, "Romans", "unshaded") is effective


@pytest.mark.parametrize("nori", ["Romans", "Arverni", "Subdued"])
def test_event_a25_shaded_nori_becomes_germanic(nori: str) -> None:
    """Whosever Ally is there is replaced; six Warbands come to Cisalpina, six Resources to the Germans."""
    game = at(CISALPINA.format(resources=3, germans="1 Warband", nori=nori)).play("Germans action shaded A25")

    assert game.tribe("Nori") == "Germans"
    assert game.pieces("Cisalpina", "Germans") == "7 Warbands"
    assert game.resources("Germans") == 9


def test_event_a25_shaded_a_dispersed_nori_gets_no_ally() -> None:
    """The Warbands come all the same, as far as Available; Resources stop at 45. The Romans may play it too."""
    text = 'ineligible = ["Germans", "Aedui"]' + CISALPINA.format(resources=42, germans="26 Warbands", nori="Dispersed")
    game = at(text).play("Romans action shaded A25")

    assert game.tribe("Nori") == "Dispersed"
    assert game.pieces("Cisalpina", "Germans") == "30 Warbands"
    assert game.resources("Germans") == 45


def test_event_a25_shaded_without_germanic_allies_left() -> None:
    """5.1.1 With all six on the map the Ally at Nori is only removed."""
    game = at(
        CISALPINA.format(resources=3, germans="1 Warband", nori="Romans")
        + """
        "Suebi North" = "Germans"
        "Suebi South" = "Germans"
        Sugambri = "Germans"
        Ubii = "Germans"
        Treveri = "Germans"
        Helvetii = "Germans"
    """
    ).play("Germans action shaded A25")

    assert game.tribe("Nori") == "Subdued"


def test_event_a25_shaded_under_gallia_togata() -> None:
    """Nobody but Romans comes to Cisalpina: the Ally at Nori goes, the Resources are gained."""
    text = 'card = "A25"\ngallia_togata = true\n[resources]\nGermans = {n}\n[tribes]\nNori = "{nori}"'
    game = at(text.format(n=3, nori="Romans")).play("Germans action shaded A25")

    assert game.tribe("Nori") == "Subdued"
    assert game.pieces("Cisalpina", "Germans") == ""
    assert game.resources("Germans") == 9
    assert is_effective(at(text.format(n=45, nori="Romans")), "Aedui", "shaded")
    assert not is_effective(at(text.format(n=45, nori="Subdued")), "Aedui", "shaded")


def test_event_a25_shaded_effective() -> None:
    """Resources under 45, a Warband, or a place for an Ally."""
    full = CISALPINA.format(resources=45, germans="30 Warbands", nori="{nori}")

    assert not is_effective(at(full.format(nori="Germans")), "Germans", "shaded")
    assert is_effective(at(full.format(nori="Subdued")), "Germans", "shaded")
    assert is_effective(at(full.replace("45", "44").format(nori="Germans")), "Germans", "shaded")
    assert is_effective(at(full.replace("30", "29").format(nori="Germans")), "Germans", "shaded")


@pytest.mark.proves("A5.1.1f")
def test_event_a25_from_the_set_up() -> None:
    """Four Warbands and the Ally at Nori are there at the beginning."""
    game = start().play("Chance draw_card card A25\nChance draw_card card 2\nGermans action unshaded A25")

    assert game.pieces("Cisalpina", "Germans") == ""
    assert game.resources("Germans") == 4


def test_event_a25_shaded_a_subdued_nori_under_gallia_togata_stays_so() -> None:
    """No Germanic Ally comes there."""
    game = at('card = "A25"\ngallia_togata = true\n[tribes]\nNori = "Subdued"').play("Germans action shaded A25")

    assert game.tribe("Nori") == "Subdued"


def test_event_a25_shaded_a_subdued_nori_without_allies_left() -> None:
    """All six are on the map: no Ally comes, and with all Warbands and 45 Resources nothing does."""
    names = ("Suebi North", "Suebi South", "Sugambri", "Ubii", "Treveri", "Helvetii")
    tribes = "".join(f'"{name}" = "Germans"\n' for name in names)
    game = at(CISALPINA.format(resources=45, germans="30 Warbands", nori="Subdued") + tribes)

    assert not is_effective(game, "Germans", "shaded")
    game.play("Germans action shaded A25")
    assert game.tribe("Nori") == "Subdued"
