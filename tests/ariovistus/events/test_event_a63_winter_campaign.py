"""Card A63, Winter Campaign as the expansion has it."""

from tests.ariovistus.playing import WEST, at
from tests.ariovistus.wintering import until, winter
from tests.falling_sky.events.effect import is_effective


def test_event_a63_unshaded_quarters_cost_only_where_devastated() -> None:
    """Legions far from home stay without a payment."""
    game = at(
        """
        card = "Winter"
        [capabilities]
        A63 = "unshaded"
        [regions.Treveri]
        Romans = "3 Legions"
        [tribes]
        """
        + WEST
    )
    while game.asked != "Chance draw_card":
        assert game.asked.split()[1] not in ("pay_or_roll", "quarters_roll")
        done = next((o for o in game.options if o in ("done", "no")), game.options[0])
        game.play(f"{game.asked} {done}")
    assert game.pieces("Treveri", "Romans").endswith("3 Legions")


def test_event_a63_shaded_who_plays_it_takes_it() -> None:
    """Nobody is asked whom to give it to."""
    game = at('card = "A63"\nineligible = ["Romans", "Germans", "Belgae"]').play("Aedui action shaded A63")
    assert game.position["capabilities"] == {"A63": "shaded Aedui"}


def test_event_a63_shaded_romans_cannot_have_it() -> None:
    game = at('card = "A63"\nineligible = ["Aedui", "Germans", "Belgae"]')
    assert not is_effective(game, "Romans", "shaded")
    game.play("Romans action shaded A63")
    assert "capabilities" not in game.position
    held = at('card = "A63"\n[capabilities]\nA63 = "shaded Belgae"')
    assert not is_effective(held, "Belgae", "shaded")
    assert is_effective(held, "Germans", "shaded")


def test_event_a63_shaded_the_germans_rally_and_settle_after_the_harvest() -> None:
    """Two actions at their usual cost: a Rally, and Settle without a Command."""
    game = at(
        """
        card = "Winter"
        [capabilities]
        A63 = "shaded Germans"
        [regions.Treveri]
        Germans = "Ariovistus, 4 Warbands"
        [tribes]
        """
        + WEST
    )
    while "winter_campaign" not in game.asked:
        game.play(f"{game.asked} {'done' if 'done' in game.options else game.options[0]}")
    before = game.resources("Germans")
    game.play("Germans winter_campaign ability Settle\nGermans settle region Treveri")
    while "winter_campaign" not in game.asked:
        game.play(f"{game.asked} done")

    assert game.pieces("Treveri", "Germans").endswith("Settlement")
    assert game.resources("Germans") == before - 2
    assert "command Rally" in game.options


def test_event_a63_shaded_not_in_the_last_winter() -> None:
    """6.1 It ends with its Victory Phase: there is no Harvest after which to act."""
    game = at('card = "Winter"\nwinters = 3\n[capabilities]\nA63 = "shaded Germans"\n[tribes]\n' + WEST)
    assert game.table.ask is None


def test_event_a63_shaded_to_intimidate_with_a_raid_takes_no_action() -> None:
    """A3.4.3 The Raid with Ariovistus is one of the two actions, what it frightens none; Settle is the other."""
    game = at(
        """
        card = "Winter"
        [capabilities]
        A63 = "shaded Germans"
        [regions.Treveri]
        Germans = "Ariovistus, 6 Warbands"
        Romans = "2 Auxilia"
        [tribes]
        """
        + WEST
    )
    while "winter_campaign" not in game.asked:
        game.play(f"{game.asked} {'done' if 'done' in game.options else game.options[0]}")
    game.play("""
        Germans winter_campaign command Raid
        Germans command raid Treveri
        Germans raid take_from Romans
        Germans raid gain
        Germans free_intimidate number 2
    """)
    assert game.pieces("Treveri", "Romans") == ""
    assert game.asked == "Germans winter_campaign"
    assert "ability Settle" in game.options


SHARED = """
    [resources]
    Aedui = 3
    [regions.Mandubii]
    Aedui = "Diviciacus, 1 revealed Warband"
    Romans = "1 Auxilia"
    [tribes]
    Senones = "Romans"
    [capabilities]
    A63 = "shaded Aedui"
"""


def test_event_a63_shaded_a_special_ability_possible_by_sharing_alone() -> None:
    """A1.4 No Aedui Warband is Hidden, but an Auxilia near Diviciacus: with it the Aedui Suborn, if the Romans lend it;
    if not, nothing was done."""
    game = until(winter(SHARED), "Aedui winter_campaign")
    assert game.offers("ability") == ["Trade", "Suborn"]
    game.play("Aedui winter_campaign ability Suborn\nAedui share yes\nRomans agree_share yes")
    assert game.asked == "Aedui suborn_what"

    game = until(winter(SHARED), "Aedui winter_campaign")
    game.play("Aedui winter_campaign ability Suborn\nAedui share yes\nRomans agree_share no")
    assert game.asked == "Aedui winter_campaign"
    assert game.table.ask is not None
    assert game.table.ask.about[1] == 2
    assert game.resources("Aedui") == until(winter(SHARED), "Aedui winter_campaign").resources("Aedui")
