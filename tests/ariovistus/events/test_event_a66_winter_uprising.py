"""Card A66, Winter Uprising!"""

from alesia.words import rule
from tests.ariovistus.playing import NORTH, WEST, at
from tests.falling_sky.events.effect import is_effective
from tests.falling_sky.playing import Play

WINTER = """
    card = "Winter"
    winters = 1
    [uprising]
    region = "{0}"
    faction = "{1}"
    [tribes]
    {2}
"""


def after_quarters(board: str) -> Play:
    game = at(board)
    while game.asked.split()[1] != "uprising":
        game.play(f"{game.asked} {'done' if 'done' in game.options else game.options[0]}")
    return game


def test_event_a66_the_card_is_taken_and_a_marker_placed() -> None:
    """In any Region; it is always effective."""
    game = at('card = "A66"\nineligible = ["Romans", "Belgae", "Aedui"]').play("""
        Germans action unshaded A66
        Germans event_region region Nervii
    """)
    assert game.position["uprising"] == {"region": "Nervii", "faction": "Germans"}
    assert is_effective(game, "Romans", "unshaded")


def test_event_a66_in_belgica_the_belgae_rise_whoever_holds_it() -> None:
    """After Quarters, before the Harvest: two Allies, four Warbands, a free Command with a Special Ability, all within
    one Region of the marker."""
    game = after_quarters(WINTER.format("Nervii", "Germans", WEST) + "[resources]\nBelgae = 0\n")
    assert game.asked == "Germans uprising"
    game.play("""
        Germans uprising yes
        Belgae event_tribe tribe Nervii
        Belgae event_tribe tribe Treveri
        Belgae event_region region Nervii
        Belgae event_number number 4
    """)
    assert game.asked == "Belgae free_command"
    assert "uprising" not in game.position
    game.play("Belgae free_command command March")
    assert game.offers("march") == ["Nervii"]


def test_event_a66_the_paragraph_named_is_in_the_handbook() -> None:
    """The question and the log tell where to read of its marker."""
    game = after_quarters(WINTER.format("Sugambri", "Aedui", WEST))
    asked = game.rule
    game.play("Aedui uprising yes")
    (told,) = {entry.rule for entry in game.table.log if entry.key == "uprising"}
    assert (rule("ariovistus", asked).number, rule("ariovistus", told).number) == ("A5.1.4", "A5.1.4")


def test_event_a66_in_germania_the_germans_do() -> None:
    game = after_quarters(WINTER.format("Sugambri", "Aedui", WEST)).play("Aedui uprising yes")
    assert game.asked == "Germans event_tribe"
    assert sorted(game.offers("tribe")) == ["Eburones", "Menapii", "Morini", "Nervii", "Treveri"]


def test_event_a66_elsewhere_the_arverni_as_the_holder_says() -> None:
    """Four Allies at Subdued Tribes within one of Bituriges, never at Bibracte, and eight Warbands; then they act as if
    At War."""
    game = after_quarters(WINTER.format("Bituriges", "Belgae", NORTH)).play("Belgae uprising yes")
    assert game.asked == "Belgae event_tribe"
    assert "Aedui" not in game.offers("tribe")
    for _ in range(4):
        game.play(f"Belgae event_tribe {game.options[0]}")
    game.play("Belgae event_region region Bituriges\nBelgae event_number number 8")
    keys = [entry.key for entry in game.table.log]
    assert "arverni_as_if_at_war" in keys or "arverni_at_war" in keys


def test_event_a66_the_holder_may_wait() -> None:
    game = after_quarters(WINTER.format("Nervii", "Germans", WEST)).play("Germans uprising no")
    assert game.position["uprising"] == {"region": "Nervii", "faction": "Germans"}


def test_event_a66_asked_after_every_quarters_phase() -> None:
    """In the second Winter too; the last ends with its Victory Phase, and the marker lies to the end."""
    second = WINTER.replace("winters = 1", "winters = 2").format("Cisalpina", "Romans", NORTH)
    game = after_quarters(second).play("Romans uprising yes")
    assert (game.asked, "uprising" in game.position) == ("Romans event_region", False)  # the few Tribes there all rise

    last = at(WINTER.replace("winters = 1", "winters = 3").format("Nervii", "Germans", WEST))
    assert last.table.ask is None
    assert last.position["uprising"] == {"region": "Nervii", "faction": "Germans"}


def test_event_a66_where_two_tribes_are_all_nobody_is_asked_which_comes_first() -> None:
    taken = 'Menapii = "Romans"\nMorini = "Romans"\nTreveri = "Romans"\n'
    game = after_quarters(WINTER.format("Sugambri", "Aedui", WEST) + taken).play("Aedui uprising yes")
    assert (game.tribe("Eburones"), game.tribe("Nervii")) == ("Germans", "Germans")
    assert game.asked == "Germans event_region"


def test_event_a66_the_last_warband_comes_anywhere_if_the_arverni_then_gather() -> None:
    """From all three Regions that are left they March against the Aedui in Carnutes; without an enemy there it stays
    where it is."""
    board = WINTER.format("Veneti", "Germans", WEST)
    rise = "Germans uprising yes\nGermans event_tribe tribe Remi\nGermans event_region region Pictones\n"
    gathered = after_quarters(board + '[regions.Carnutes]\nAedui = "2 Warbands"\n')
    assert gathered.play(rise + "Germans event_number number 7").asked != "Germans event_region"
    scattered = after_quarters(board).play(rise + "Germans event_number number 7")
    assert scattered.offers("region") == ["Veneti", "Atrebates", "Carnutes"]
