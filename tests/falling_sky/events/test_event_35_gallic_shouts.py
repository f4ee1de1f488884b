"""35 Gallic Shouts."""

import pytest

from tests.falling_sky.events.judging import judged
from tests.falling_sky.playing import Play, at


def peeked(game: Play, seat: str) -> list[str]:
    """The facedown cards that the seat knows."""
    return [str(card["name"]) for card in game.table.view(seat)["peeked"]]


LOOK = """
    Arverni action unshaded 35
    Romans event_confirm yes
    Chance draw_card card 40
    Chance draw_card card Winter
"""
POSITION = """
    card = 35
    next = 1
    played = [50, 51, 52, 53, 54, 56, 58, 59, 60]
    ineligible = ["Romans"]
    [regions.Arverni]
    Arverni = "2 Warbands"
    [regions.Provincia]
    Romans = "Caesar"
"""


def test_event_35_unshaded_only_the_romans_see_the_cards() -> None:
    """The Romans see the next two cards, nobody else; the deck and the Winters shown are as before."""
    before = at(POSITION)
    game = at(POSITION).play(LOOK)

    assert peeked(game, "Romans") == ["40", "Winter"]
    assert [peeked(game, seat) for seat in ("Arverni", "Aedui", "Belgae")] == [[], [], []]
    assert (game.view["deck"], game.view["winters"]) == (before.view["deck"], before.view["winters"])
    assert "40" not in str(game.table.view("Aedui")["position"].get("played", ""))
    assert all("Winter" not in str(entry.facts) and "40" not in str(entry.facts) for entry in game.table.log)


def test_event_35_unshaded_the_cards_come_in_that_order() -> None:
    """The cards looked at are drawn without chance when their turn comes, and are then known no more."""
    game = at(POSITION).play(LOOK + "Romans event_choice done\nBelgae action pass\nAedui action pass")
    assert game.view["next"]["name"] == "40"
    assert peeked(game, "Romans") == ["Winter"]

    for _ in range(4):
        game.play(f"{game.asked} pass")
        if game.view["next"]["name"] != "40":
            break
    assert game.view["next"]["name"] == "Winter"
    assert peeked(game, "Romans") == []


def test_event_35_unshaded_odds_follow_the_pile() -> None:
    """A card that has been looked at cannot be drawn again as the second."""
    game = at(POSITION).play("Arverni action unshaded 35\nRomans event_confirm yes\nChance draw_card card 40")

    assert "40" not in game.offers("card")


def test_event_35_unshaded_ineligible_romans_may_act_on_this_card() -> None:
    """If others Pass, the Romans, Ineligible before, are the 2nd Eligible on this very card."""
    game = at(POSITION).play(LOOK + "Romans event_choice eligible\nBelgae action pass\nAedui action pass")

    assert game.asked == "Romans action"
    assert "command Recruit" in game.options


def test_event_35_unshaded_free_limited_command_instead() -> None:
    """Or a free Limited Command, one Region and no Special Ability: then they stay Ineligible."""
    game = at(POSITION).play(LOOK + "Romans event_choice limited Recruit")
    assert game.offers("ability") == []
    game.play("Romans command recruit Provincia")
    while game.asked.startswith("Romans"):
        game.answer(f"{game.asked} {game.options[0]}")

    assert game.asked == "Belgae action"
    assert game.view["eligibility"]["Romans"] == "Ineligible"
    assert game.resources("Romans") == 10


@pytest.mark.proves("2.3.6f")
def test_event_35_unshaded_romans_execute_it_and_stay_eligible() -> None:
    """Executing it themselves, the Romans are Eligible after this card."""
    game = at(POSITION.replace('["Romans"]', '["Arverni", "Belgae", "Aedui"]')).play("""
        Romans action unshaded 35
        Romans event_confirm yes
        Chance draw_card card 40
        Chance draw_card card 41
        Romans event_choice eligible
    """)

    assert game.view["card"]["name"] == "1"
    assert game.asked == "Romans action"


def test_event_35_unshaded_romans_may_decline() -> None:
    """The Romans need not look."""
    game = at(POSITION).play("Arverni action unshaded 35\nRomans event_confirm no")

    assert game.asked == "Belgae action"


GAUL = """
    card = 35
    [resources]
    Aedui = 0
    [regions.Aedui]
    Aedui = "2 Warbands"
    [regions.Mandubii]
    Aedui = "1 Warband"
    Arverni = "1 Warband"
"""


def test_event_35_shaded_command_and_limited_command_no_battle() -> None:
    """The chosen Gauls have both, in either order, free of cost; Battle is not among them."""
    game = at(GAUL).play("Arverni action shaded 35\nArverni event_faction faction Aedui")
    assert game.offers("command") == game.offers("limited") == ["Rally", "March", "Raid"]
    game.play("""
        Aedui event_choice limited Raid
        Aedui command raid Aedui
        Aedui raid done
    """)
    assert game.asked == "Aedui event_choice"
    assert game.offers("limited") == []
    game.play("Aedui event_choice command March\nAedui command march Aedui")

    assert game.offers("ability") == []
    assert game.resources("Aedui") == 1


def test_event_35_shaded_full_command_first() -> None:
    """The Command in several Regions may come first, and the Limited Command be of the same kind."""
    game = at(GAUL).play("""
        Arverni action shaded 35
        Arverni event_faction faction Aedui
        Aedui event_choice command Raid
        Aedui command raid Aedui
        Aedui raid done
        Aedui command raid Mandubii
        Aedui raid take_from Arverni
        Aedui event_choice limited Raid
    """)

    assert game.offers("raid") == ["Aedui"]
    assert game.resources("Aedui") == 2


# No Gaul is on the map, and none can Rally at home.
IDLE = """
    card = 35
    [regions]
    Arverni = { devastated = true }
    Aedui = { devastated = true }
    Morini = { devastated = true }
    Nervii = { devastated = true }
    Atrebates = { devastated = true }
"""


def test_event_35_effective() -> None:
    """Unshaded: cards to see, a Command, or Eligibility; shaded: a Gaul that can act."""
    assert judged("card = 35", "Arverni")
    assert judged(IDLE, "Belgae")
    assert judged("card = 35", "Arverni", "shaded")
    assert not judged(IDLE, "Arverni", "shaded")


def test_event_35_unshaded_who_has_passed_does_not_act_again() -> None:
    """2.3.3 Romans who have Passed are Eligible for the next card anyway: they cannot become so on this one."""
    passed = POSITION.replace('ineligible = ["Romans"]', 'passed = ["Romans"]')
    game = at(passed).play(LOOK)

    assert "eligible" not in game.options


def test_event_35_unshaded_effective_always() -> None:
    """The Romans can Seize around their Fort, if nothing else."""
    assert all(judged(IDLE, faction) for faction in ("Romans", "Arverni", "Aedui", "Belgae"))


def test_event_35_shaded_only_commands_that_can_be_executed() -> None:
    """Belgae without a piece on the map can Rally at home, and neither March nor Raid."""
    game = at("card = 35").play("Arverni action shaded 35\nArverni event_faction faction Belgae")
    assert game.options == ["command Rally", "limited Rally"]


def test_event_35_shaded_each_question_says_what_is_left() -> None:
    """First both, then the one that has not been executed."""
    game = at(GAUL).play("Arverni action shaded 35\nArverni event_faction faction Aedui")
    assert game.step == "both"
    game.play("Aedui event_choice limited Raid\nAedui command raid Aedui\nAedui raid done")
    assert game.step == "command"


def test_event_35_unshaded_one_card_left() -> None:
    """Of the last card, the final WINTER, there is but one to look at."""
    played = [card for card in range(1, 46) if card not in (1, 35)]
    game = at(f"card = 35\nnext = 1\nplayed = {played}\nwinters = 2")
    game.play("Arverni action unshaded 35\nRomans event_confirm yes")
    assert game.asked == "Romans event_choice"
    assert peeked(game, "Romans") == ["Winter"]
