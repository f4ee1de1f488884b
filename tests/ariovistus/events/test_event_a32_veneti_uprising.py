"""Card A32, Veneti Uprising!"""

from tests.ariovistus.playing import at
from tests.falling_sky.events.effect import is_effective

BOARD = """
    card = "A32"
    [regions.Morini]
    Belgae = "3 Warbands"
    [tribes]
    Veneti = "Romans"
    Morini = "Belgae"
    Menapii = "Dispersed"
"""


def test_event_a32_maritime_tribes_to_war() -> None:
    """Whosever Allies go, Arverni come where a Tribe is Subdued, and six Warbands; the Dispersed Menapii stay so."""
    game = at(BOARD).play("Germans action unshaded A32")

    found = [game.tribe(name) for name in ("Veneti", "Namnetes", "Morini", "Menapii")]
    assert found == ["Arverni", "Arverni", "Arverni", "Dispersed"]
    placed = [[str(fact) for fact in entry.facts[1:]] for entry in game.table.log if entry.key == "place_bands"]
    assert placed[:2] == [["Veneti", "4"], ["Morini", "2"]]


def test_event_a32_then_the_arverni_act_as_if_at_war() -> None:
    """A6.2 They are At War in Morini now: they Rally and Battle there, before the Event is over."""
    game = at(BOARD).play("Germans action unshaded A32")
    keys = [entry.key for entry in game.table.log]
    rules = [entry.rule for entry in game.table.log[: keys.index("event_done")]]
    assert {"A6.2.1", "A6.2.4"} <= set(rules)
    assert game.pieces("Morini", "Arverni") == "4 revealed Warbands"


def test_event_a32_too_few_allies() -> None:
    """5.1.3 Two are left for three Tribes: the executing Faction says where they come."""
    taken = ("Carnutes", "Aulerci", "Pictones", "Santones", "Volcae", "Cadurci", "Arverni", "Sequani")
    tribes = "".join(f'    {name} = "Arverni"\n' for name in taken)
    game = at(BOARD + tribes).play("Germans action unshaded A32")
    assert sorted(game.offers("tribe")) == ["Morini", "Namnetes", "Veneti"]
    game.play("Germans event_tribe tribe Namnetes\nGermans event_tribe tribe Morini")
    assert [game.tribe(name) for name in ("Veneti", "Namnetes", "Morini")] == ["Subdued", "Arverni", "Arverni"]


def test_event_a32_effective() -> None:
    assert is_effective(at(BOARD), "Romans", "unshaded")
