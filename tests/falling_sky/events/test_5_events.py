"""5 Events: the general rules, shown on cards that turn on them."""

import pytest

from alesia.games.falling_sky import GAME
from tests.falling_sky.events.effect import state_of
from tests.falling_sky.playing import at


@pytest.mark.proves("5.1b")
def test_5_1_the_executing_faction_chooses() -> None:
    """16 shaded, played by the Belgae: they, not the Romans, choose which Auxilia go."""
    game = at("""
        card = 16
        ineligible = ["Romans"]
        [regions.Mandubii]
        Romans = "4 Auxilia"
        [regions.Provincia]
        Romans = "4 Auxilia"
    """).play("Belgae action shaded 16\nChance event_roll roll 3")

    assert game.asked.startswith("Belgae ")


@pytest.mark.proves("5.1.1i")
def test_5_1_1_resources_stop_at_45() -> None:
    """21 unshaded: ten Resources for Romans who have forty."""
    game = at("""
        card = 21
        ineligible = ["Arverni"]
        [resources]
        Romans = 40
    """).play("Romans action unshaded 21")
    if game.asked == "Romans event_choice":
        game.answer(f"Romans event_choice {game.options[-1]}")

    assert game.resources("Romans") == 45


@pytest.mark.proves("5.1.1c", "6.5.1j")
def test_5_1_1_a_firm_senate_flips_back() -> None:
    """14 unshaded: a shift down from Firm Uproar only turns the marker over."""
    game = at('card = 14\nsenate = "Firm Uproar"').play("Romans action unshaded 14")

    assert game.position["senate"] == "Uproar"


@pytest.mark.proves("5.1.2a", "5.1.2b")
def test_5_1_2_a_capability_played_on_its_other_side() -> None:
    """12 played shaded replaces 12 unshaded."""
    game = at('card = 12\n[capabilities]\n12 = "unshaded"').play("Romans action shaded 12")

    assert game.view["capabilities"] == {"12": "shaded"}


@pytest.mark.proves("5.1.3b")
def test_5_1_3_what_can_be_done_is_done() -> None:
    """31 shaded: of three Allies to remove only the Roman one stands; it goes."""
    game = at("""
        card = 31
        [tribes]
        Remi = "Romans"
    """).play("Arverni action shaded 31")

    assert game.tribe("Remi") == "Subdued"


@pytest.mark.proves("5.1.4b")
def test_5_1_4_markers_are_seen() -> None:
    """33 shaded leaves its mark until the Senate Phase, and the position text says so."""
    game = at("card = 33\nfallen = 2").play("Arverni action shaded 33")

    assert game.position["lost_eagle"] is True
    assert "lost_eagle = true" in game.table.position_text()


@pytest.mark.proves("5.2b")
def test_5_2_either_side_by_anybody() -> None:
    """The Romans may choose the shaded text, the Belgae the unshaded one."""
    romans = at("card = 8")
    belgae = at('card = 8\nineligible = ["Romans", "Aedui", "Arverni"]')

    assert {"unshaded 8", "shaded 8"} <= set(romans.options)
    assert {"unshaded 8", "shaded 8"} <= set(belgae.options)


@pytest.mark.proves("5.3a")
def test_5_3_a_capability_lasts() -> None:
    """8 unshaded stays with the Romans on the cards that follow."""
    game = at("card = 8\nnext = 9").play("Romans action unshaded 8")
    while not game.asked.startswith("Chance"):
        game.answer(f"{game.asked} pass")
    game.play("Chance draw_card card 10")

    assert game.view["card"]["number"] == 9
    assert game.view["capabilities"] == {"8": "unshaded Romans"}


@pytest.mark.proves("4.1g", "5.4a", "5.4e")
def test_5_4_free_actions_cost_nothing_and_leave_eligibility() -> None:
    """46 shaded: a Gaul without Resources Rallies for nothing, and may still act on this card."""
    game = at("""
        card = 46
        [resources]
        Arverni = 0
        [regions.Arverni]
        Arverni = "1 Warband"
    """).play("""
        Aedui action shaded 46
        Aedui event_faction faction Arverni
        Arverni free_command command Rally
        Arverni command rally Arverni
    """)
    while game.asked.startswith(("Arverni rally", "Arverni warbands", "Arverni ally_at")):
        game.answer(f"{game.asked} {game.options[0]}")
    if game.asked == "Arverni command":
        game.play("Arverni command done")

    assert game.resources("Arverni") == 0
    assert game.asked == "Arverni action"


@pytest.mark.proves("5.1.1m")
def test_5_1_1_own_pieces_may_first_be_taken_off_the_map() -> None:
    """NOTE: with all Auxilia on the map the Romans take one off, and Ambacti places it with Caesar."""
    game = at("""
        card = 16
        [regions.Mandubii]
        Romans = "Caesar"
        [regions.Treveri]
        Romans = "20 Auxilia"
    """).play("""
        Romans action prepare 16
        Romans prepare_event remove_own
        Romans remove_from region Treveri
        Romans prepare_event unshaded 16
        Romans event_region region Mandubii
    """)

    assert game.pieces("Mandubii", "Romans") == "Caesar, 1 Auxilia"
    assert game.pieces("Treveri", "Romans") == "19 Auxilia"


def test_1_4_1_legions_go_to_the_track_before_alaudae() -> None:
    """7 unshaded: with an empty Legions track the Romans first send a Legion home, and it comes to Mandubii."""
    game = at("""
        card = 7
        fallen = 3
        [regions.Treveri]
        Romans = "4 Legions"
        Belgae = "9 Warbands"
        [regions.Mandubii]
        Romans = "5 Legions"
    """).play("""
        Romans action prepare 7
        Romans prepare_event remove_own
        Romans remove_from region Treveri
        Romans prepare_event unshaded 7
        Romans event_region region Mandubii
    """)

    assert game.pieces("Treveri", "Romans") == "3 Legions"
    assert game.pieces("Mandubii", "Romans") == "6 Legions, 1 Auxilia"


def test_1_4_1_legions_go_to_the_track_before_legiones_xiiii_et_xv() -> None:
    """2 unshaded: two Legions far away are removed, and placed in Provincia."""
    game = at("""
        card = 2
        [regions.Treveri]
        Romans = "12 Legions"
    """).play("""
        Romans action prepare 2
        Romans prepare_event remove_own
        Romans prepare_event remove_own
        Romans prepare_event unshaded 2
        Romans event_confirm yes
    """)

    assert game.pieces("Provincia", "Romans") == "2 Legions, Fort"
    assert game.pieces("Treveri", "Romans") == "10 Legions"


def test_1_5_2_resources_are_given_before_the_text_of_an_event() -> None:
    """49: the Aedui give away what Drought would halve; then they must execute the Event."""
    game = at("card = 49\n[resources]\nAedui = 20\nRomans = 1").play("Aedui action prepare 49")
    assert "cancel" in game.options

    game.play("""
        Aedui prepare_event negotiate
        Aedui negotiate give Romans
        Aedui give number 19
    """)
    assert "cancel" not in game.options
    game.play("Aedui prepare_event unshaded 49")
    assert (game.resources("Aedui"), game.resources("Romans")) == (0, 10)


def test_1_5_2_an_event_is_called_off_before_anything_has_happened() -> None:
    """Talks that led to nothing leave the Faction its choice."""
    game = at("card = 49").play("""
        Aedui action prepare 49
        Aedui prepare_event negotiate
        Aedui negotiate request Belgae
        Aedui request number 5
        Belgae grant no
        Aedui prepare_event cancel
    """)

    assert game.asked == "Aedui action"
    assert "pass" in game.options


def test_1_5_2_four_resources_in_the_execution_of_an_event_and_its_command() -> None:
    """46 shaded: what one player shifts before the text counts in the Command that the text grants."""
    game = at('card = 46\n[regions.Aedui]\nAedui = "2 Warbands"', seating="two").play("""
        Aedui action prepare 46
        Aedui prepare_event negotiate
        Aedui negotiate give Romans
        Aedui give number 3
        Aedui prepare_event shaded 46
        Aedui event_faction faction Aedui
        Aedui free_command command Raid
        Aedui command negotiate
        Aedui negotiate give Romans
    """)

    assert game.resources("Romans") == 14  # the fourth and last, unasked


@pytest.mark.proves("5.1.3a", "5.4d")
def test_5_1_3_a_command_that_the_text_orders_is_carried_out() -> None:
    """62 says that a Command is executed: which one is left to the Belgae, but not whether."""
    game = at('card = 62\n[regions.Morini]\nBelgae = "2 Warbands"').play("Belgae action unshaded 62")
    game.play("Belgae event_region done")

    assert game.asked == "Belgae free_command"
    assert "done" not in game.options


@pytest.mark.proves("5.4d")
def test_5_1_3_a_command_that_the_text_allows_may_be_left() -> None:
    """67 says "may" of the March and all that follows it."""
    game = at('card = 67\n[regions.Nervii]\nBelgae = "2 Warbands"\nAedui = "1 Warband"')
    game.play("Belgae action unshaded 67\nBelgae event_faction faction Belgae\nBelgae event_confirm no")

    assert game.asked == "Belgae free_command"
    assert "done" in game.options


@pytest.mark.proves("5.1.3a", "5.4d")
def test_5_1_3_battles_that_the_text_orders_are_fought() -> None:
    """11 and 72 unshaded, 21 shaded: the Battle, or in 21 the Raid, comes whether the Attacker likes it or not."""
    numidians = at('card = 11\n[regions.Nervii]\nRomans = "Caesar"\nBelgae = "2 Warbands"\nAedui = "2 Warbands"')
    numidians.play("Romans action unshaded 11\nRomans event_region region Nervii")
    assert numidians.options == ["faction Aedui", "faction Belgae"]

    probe = at('card = 21\n[regions.Provincia]\nRomans = "Fort, 2 Auxilia"').play("Arverni action shaded 21")
    assert probe.options == ["command Raid", "command Battle"]

    bait = at('card = 72\n[regions.Nervii]\nAedui = "2 Warbands"\n[regions.Morini]\nBelgae = "9 Warbands"')
    bait.play("Belgae action pass\nAedui action unshaded 72\nAedui event_region region Morini")
    bait.play("Aedui march_number number 2")
    fought = [tuple(map(str, entry.facts)) for entry in bait.table.log if entry.key == "battle"]
    assert fought == [("Belgae", "Aedui", "Morini")]


def test_5_1_3_an_ordered_command_is_left_if_none_is_possible() -> None:
    """46 shaded: the Belgae, with nothing to place and nobody on the map, are not even named."""
    board = "\n".join(f"[regions.{r}]\ndevastated = true" for r in ("Morini", "Nervii", "Atrebates"))
    game = at(f"card = 46\n{board}").play("Aedui action shaded 46")

    assert "faction Belgae" not in game.options


# 55: the Romans can Recruit in Belgica, where none of them is; the way there leads through Arverni Control.
FRIENDS_OF_COMMIUS = """
    card = 62
    ineligible = ["Belgae", "Arverni", "Aedui"]
    [capabilities]
    55 = "unshaded"
    {foreign}
    [regions]
    Veneti.Arverni = "3 Warbands"
    Carnutes.Arverni = "3 Warbands"
    Mandubii.Arverni = "3 Warbands"
    Sequani.Arverni = "3 Warbands"
    Ubii.Arverni = "3 Warbands"
    {romans}
"""


def test_5_1_3_a_command_that_others_can_forbid_may_be_left() -> None:
    """13 shaded: a Recruit needs a Supply Line, for which the Arverni would have to agree; without 13 it is ordered."""
    doubtful = at(FRIENDS_OF_COMMIUS.format(foreign='13 = "shaded"', romans=""))
    assert doubtful.play("Romans action unshaded 62").options == ["command Recruit", "done"]
    sure = at(FRIENDS_OF_COMMIUS.format(foreign="", romans="")).play("Romans action unshaded 62")
    assert sure.asked == "Romans command"
    assert sure.offers("recruit") == ["Morini", "Atrebates"]


def test_5_1_3_another_command_is_ordered_where_the_doubtful_one_is_left() -> None:
    """13 shaded forbids no March: a Roman on the coast has a Command to execute, whatever the Arverni say."""
    game = at(FRIENDS_OF_COMMIUS.format(foreign='13 = "shaded"', romans='Morini.Romans = "1 Auxilia"'))
    game.play("Romans action unshaded 62\nRomans event_region done")
    assert {"command Recruit", "command March"} <= set(game.options)
    assert "done" not in game.options


def test_5_4_one_command_of_several_may_be_called_off_for_another() -> None:
    """62 orders a Command, not which: before anything has happened the Belgae may think better of it."""
    game = at('card = 62\n[regions.Morini]\nBelgae = "2 Warbands"').play("Belgae action unshaded 62")
    game.play("Belgae event_region done\nBelgae free_command command March\nBelgae command cancel")
    assert game.asked == "Belgae free_command"


def test_5_4_the_only_command_may_be_called_off_if_it_may_be_left() -> None:
    """26 shaded: the Arverni may Rally, and so they may also not."""
    game = at("""
        card = 26
        ineligible = ["Romans", "Aedui", "Belgae"]
        [regions.Britannia]
        Arverni = "Vercingetorix"
    """).play("Arverni action shaded 26\nArverni event_tribe done\nArverni free_command command Rally")
    game.play("Arverni command cancel\nArverni free_command done")
    assert game.pieces("Britannia", "Arverni") == "Vercingetorix"


def test_5_4_an_ordered_march_is_left_by_who_cannot_march() -> None:
    """36 shaded: the Belgae fight with an Ally alone; that they could Rally does not matter."""
    game = at("""
        card = 36
        [regions.Morini]
        Arverni = "1 Warband"
        [tribes]
        Morini = "Belgae"
    """).play("Arverni action shaded 36\nArverni event_faction faction Belgae\nBelgae ambush no")
    assert game.asked == "Belgae action"


@pytest.mark.parametrize(
    ("card", "answers"),
    [
        (5, "Romans action unshaded 5"),
        (14, "Romans action pass\nBelgae action shaded 14"),
        (19, "Arverni action shaded 19\nArverni event_region region Mandubii"),
        (20, "Arverni action unshaded 20"),
        (33, "Arverni action shaded 33"),
    ],
)
def test_5_1_4_what_an_event_leaves_behind_is_the_same_when_read(card: int, answers: str) -> None:
    """Markers, Leaders and Eligibility set by an Event are those of a position that has them."""
    game = at(f"card = {card}").play(answers)
    read = at(game.table.position_text())
    for seat in range(4):
        assert GAME.encode(state_of(read), seat) == GAME.encode(state_of(game), seat)
