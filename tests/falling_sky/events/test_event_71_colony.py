"""71 Colony."""

import pytest

import alesia
from tests.falling_sky.playing import Play, at
from tests.falling_sky.wintering import until, winter


def founded(position: str, region: str) -> Play:
    return at(f"card = 71\n{position}").play(f"Belgae action unshaded 71\nBelgae event_region region {region}")


def test_event_71_unshaded_a_tribe_with_an_ally() -> None:
    """A 31st Tribe with the Ally of the executing Faction, a piece there for Control."""
    game = founded("", "Treveri")

    assert game.position["tribes"] == {"Treveri Colony": "Belgae"}
    assert game.available("Belgae", "Allies") == 9
    assert game.control("Treveri") == "Belgae"
    assert game.view["regions"]["Treveri"]["control_value"] == 2
    assert set(game.view["regions"]["Treveri"]["tribes"]) == {"Treveri", "Treveri Colony"}
    assert game.asked == "Aedui action"


def test_event_71_unshaded_only_under_own_or_no_control() -> None:
    """Not in a Region that another Faction Controls."""
    game = at("""
        card = 71
        [regions.Nervii]
        Romans = "1 Auxilia"
        [regions.Morini]
        Belgae = "1 Warband"
    """).play("Belgae action unshaded 71")

    offered = game.offers("region")
    assert {"Morini", "Treveri", "Ubii", "Britannia"} <= set(offered)
    assert not {"Nervii", "Provincia"} & set(offered)


@pytest.mark.proves("7.2h")
def test_event_71_unshaded_one_more_for_control_value_and_allies() -> None:
    """7.2 In a Region under Belgic Control it is worth two: Control Value and Ally."""
    before = at('card = 71\n[regions.Treveri]\nBelgae = "1 Warband"')
    after = founded('[regions.Treveri]\nBelgae = "1 Warband"', "Treveri")

    assert after.margin("Belgae") == before.margin("Belgae") + 2


def test_event_71_unshaded_subdued_counts_for_rome() -> None:
    """A Subdued or Dispersed Colony is one more Tribe for the Romans, and Dispersed has no Control Value."""
    bare = at("card = 19")
    subdued = at('card = 19\n[tribes]\n"Treveri Colony" = "Subdued"')
    spread = at('card = 19\n[regions.Treveri]\nBelgae = "1 Warband"\n[tribes]\n"Treveri Colony" = "Dispersed"')
    held = at('card = 19\n[regions.Treveri]\nBelgae = "1 Warband"')

    assert subdued.margin("Romans") == bare.margin("Romans") + 1
    assert spread.margin("Romans") == held.margin("Romans") + 1
    assert spread.margin("Belgae") == held.margin("Belgae")


def test_event_71_unshaded_without_an_ally_available() -> None:
    """5.1.3 With all Allies on the map the Colony is founded Subdued."""
    tribes = ("Menapii", "Morini", "Eburones", "Nervii", "Bellovaci", "Atrebates", "Remi", "Veneti", "Namnetes")
    full = "[tribes]\n" + "".join(f'{name} = "Belgae"\n' for name in (*tribes, "Carnutes"))
    game = at(f"card = 71\n{full}").play("""
        Belgae action unshaded 71
        Belgae event_region region Treveri
    """)

    assert game.position["tribes"]["Treveri Colony"] == "Subdued"


def test_event_71_unshaded_a_tribe_for_rally_and_no_citadel() -> None:
    """The Arverni Rally an Ally at the Subdued Colony."""
    game = at("""
        card = 19
        [regions.Treveri]
        Arverni = "3 Warbands"
        [tribes]
        Treveri = "Dispersed"
        "Treveri Colony" = "Subdued"
    """).play("Arverni action command Rally\nArverni command rally Treveri")

    assert game.tribe("Treveri Colony") == "Arverni"


def test_event_71_unshaded_gathers_in_spring() -> None:
    """6.6 A Dispersed Colony is Gathering after Winter."""
    game = winter('[tribes]\nMandubii = "Aedui"\n"Treveri Colony" = "Dispersed"')
    until(game, "Arverni successor").play("Arverni successor region Arverni")
    while game.asked.endswith("successor"):
        game.table.answer(game.options[0])

    assert game.tribe("Treveri Colony") == "Dispersed-Gathering"


def test_event_71_unshaded_no_colony_unless_founded() -> None:
    """Before the Event no Region has a Colony; a position with two is refused."""
    assert all("Colony" not in name for facts in at("card = 19").view["regions"].values() for name in facts["tribes"])
    with pytest.raises(alesia.BadPosition):
        at('card = 19\n[tribes]\n"Treveri Colony" = "Subdued"\n"Ubii Colony" = "Romans"')


def test_event_71_unshaded_position_text_keeps_it() -> None:
    """A Subdued Colony is written and read again."""
    text = at('card = 19\n[tribes]\n"Treveri Colony" = "Subdued"').table.position_text()

    assert at(text).position["tribes"] == {"Treveri Colony": "Subdued"}


def test_event_71_effective() -> None:
    """Effective unless the Colony is there, or every Region is held by others."""
    assert at("card = 71").view["effective"]["unshaded"]
    assert not at('card = 71\n[tribes]\n"Ubii Colony" = "Subdued"').view["effective"]["unshaded"]
    names = at("card = 71").view["regions"]
    held = "".join(f'[regions.{name}]\nRomans = "1 Auxilia"\n' for name in names)
    game = at(f"card = 71\n{held}")
    assert game.table.view("Romans")["effective"]["unshaded"]
    assert not game.table.view("Belgae")["effective"]["unshaded"]
