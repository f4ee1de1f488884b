"""47 Chieftains' Council."""

from tests.falling_sky.events.judging import judged
from tests.falling_sky.events.test_event_35_gallic_shouts import peeked
from tests.falling_sky.playing import at

COUNCIL = """
    card = 47
    next = 1
    ineligible = ["Belgae"]
    [regions.Mandubii]
    Aedui = "2 Warbands"
    Arverni = "1 Warband"
    Belgae = "1 Warband"
    Germans = "2 Warbands"
    [regions.Nervii]
    Belgae = "1 Warband"
    Germans = "1 Warband"
"""
LOOK = """
    Aedui action unshaded 47
    Aedui event_faction faction Belgae
    Aedui event_faction faction Aedui
    Aedui event_faction done
    Chance draw_card card 40
    Chance draw_card card 41
"""


def test_event_47_unshaded_only_the_chosen_look_in_the_order_of_the_card() -> None:
    """A Region with two Factions but Germans; the Aedui look first, then the Belgae at the same two; Arverni never."""
    game = at(COUNCIL).play(LOOK)
    assert game.asked == "Aedui event_choice"
    assert peeked(game, "Aedui") == ["40", "41"]
    assert peeked(game, "Belgae") == []
    game.play("Aedui event_choice done")

    assert game.asked == "Belgae event_choice"
    assert peeked(game, "Belgae") == ["40", "41"]
    assert peeked(game, "Arverni") == peeked(game, "Romans") == []


def test_event_47_unshaded_eligible_after_or_on_this_card() -> None:
    """The executing Aedui are Eligible after this card; the Belgae, Ineligible before, may still act on it."""
    game = at(COUNCIL).play(LOOK + "Aedui event_choice eligible\nBelgae event_choice eligible\nArverni action pass")
    assert game.asked == "Belgae action"
    game.play("Belgae action pass\nRomans action pass")

    assert game.view["eligibility"]["Aedui"] == "Eligible"


def test_event_47_unshaded_free_limited_command_anywhere() -> None:
    """A free Limited Command in any one Region."""
    game = at(COUNCIL).play(LOOK + "Aedui event_choice done\nBelgae event_choice limited Raid")

    assert game.offers("raid") == ["Nervii", "Mandubii"]
    assert game.offers("select") == []


def test_event_47_unshaded_only_commands_that_find_a_region() -> None:
    """Revealed Warbands do not Raid."""
    game = at(COUNCIL.replace('Aedui = "2 Warbands"', 'Aedui = "2 revealed Warbands"')).play(LOOK)
    assert game.asked == "Aedui event_choice"
    assert game.offers("limited") == ["Rally", "March", "Battle"]


def test_event_47_unshaded_two_factions_need_no_choice() -> None:
    """Where just two Factions are, both look."""
    game = at("""
        card = 47
        [regions.Mandubii]
        Romans = "1 Legion"
        Arverni = "1 Warband"
    """).play("""
        Aedui action unshaded 47
        Chance draw_card card 40
        Chance draw_card card 41
    """)

    assert game.asked == "Arverni event_choice"
    game.play("Arverni event_choice done\nRomans event_choice done")
    assert game.asked == "Arverni action"


def test_event_47_unshaded_later_lookers_see_further() -> None:
    """Who looked on an earlier card knows only what is left of it; who looks now sees two cards."""
    game = at(COUNCIL.replace("card = 47\n    next = 1", "card = 35\n    next = 47")).play("""
        Arverni action unshaded 35
        Romans event_confirm yes
        Chance draw_card card 40
        Chance draw_card card 41
        Romans event_choice done
        Aedui action pass
        Romans action pass
        Aedui action unshaded 47
        Aedui event_faction faction Belgae
        Aedui event_faction faction Aedui
        Aedui event_faction done
        Chance draw_card card 42
    """)

    assert peeked(game, "Aedui") == ["41", "42"]
    assert peeked(game, "Romans") == ["41"]


def test_event_47_effective_where_two_factions_meet() -> None:
    """Ineffective without a Region that holds two Factions but Germans."""
    assert not judged('card = 47\n[regions.Nervii]\nBelgae = "1 Warband"\nGermans = "1 Warband"', "Belgae")
    assert judged('card = 47\n[regions.Nervii]\nBelgae = "1 Warband"\nAedui = "1 Warband"', "Romans")


def test_event_47_unshaded_non_players_are_no_guests() -> None:
    """The text speaks of player Factions: the Arverni, run by nobody, neither look nor act."""
    game = at('nonplayers = ["Arverni"]\n' + COUNCIL.replace("\n    ", "\n"))
    game.play("Aedui action unshaded 47\nChance draw_card card 40\nChance draw_card card 41")
    assert game.asked == "Aedui event_choice"
    game.play("Aedui event_choice done\nBelgae event_choice done")

    assert peeked(game, "Arverni") == []
    assert "event_choice" not in game.asked


def test_event_47_unshaded_a_player_alone_among_non_players() -> None:
    """A Non-player makes the Region one with two Factions; where no two players are, one looks and acts alone."""
    game = at("""
        card = 47
        nonplayers = ["Romans", "Arverni", "Belgae"]
        [regions.Mandubii]
        Aedui = "1 Warband"
        Arverni = "1 Warband"
        [regions.Nervii]
        Belgae = "1 Warband"
        Romans = "1 Auxilia"
    """).play("Aedui action unshaded 47\nChance draw_card card 40\nChance draw_card card 41")

    assert game.asked == "Aedui event_choice"


def test_event_47_unshaded_a_region_with_two_players_comes_first() -> None:
    """5.1.3 Where two players can convene, no Region with one alone is offered."""
    game = at("""
        card = 47
        nonplayers = ["Arverni"]
        [regions.Mandubii]
        Aedui = "1 Warband"
        Arverni = "1 Warband"
        [regions.Nervii]
        Belgae = "1 Warband"
        Romans = "1 Auxilia"
    """).play("Aedui action unshaded 47\nChance draw_card card 40\nChance draw_card card 41")

    assert game.asked == "Belgae event_choice"


def test_event_47_effective_only_for_players() -> None:
    """A Region with Non-players alone gives nothing."""
    board = 'card = 47\nnonplayers = ["Belgae", "Aedui"]\n[regions.Nervii]\nBelgae = "1 Warband"\nAedui = "1 Warband"'
    assert not judged(board, "Romans")


def test_event_47_unshaded_each_guest_once() -> None:
    """Of three Factions there two must come: who is chosen is not offered again."""
    game = at("""
        card = 47
        [regions.Mandubii]
        Romans = "1 Auxilia"
        Arverni = "1 Warband"
        Belgae = "1 Warband"
    """).play("Aedui action unshaded 47")
    assert game.offers("faction") == ["Arverni", "Belgae", "Romans"]
    game.play("Aedui event_faction faction Arverni")
    assert game.offers("faction") == ["Belgae", "Romans"]
