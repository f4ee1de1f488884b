"""2.2 Start, 2.3 Event card: who acts, what he may choose, and what that leaves to the next."""

import pytest

from alesia.games.falling_sky.components import Faction
from alesia.games.falling_sky.events.base import EVENTS, Event
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import SHADED, UNSHADED
from alesia.kernel.ask import Procedure
from tests.falling_sky.playing import Play, at, start

# Card 40: Aedui, Romans, Belgae, Arverni. Everybody can do something.
BOARD = """
    card = 40
    next = 20
    [regions.Provincia]
    Romans = "Caesar, 3 Legions, 2 Auxilia"
    [regions.Aedui]
    Aedui = "4 Warbands"
    [regions.Nervii]
    Belgae = "Ambiorix, 4 Warbands"
    [regions.Arverni]
    Arverni = "Vercingetorix, 4 Warbands"
    [tribes]
    Aedui = "Aedui"
"""
ORDER = ("Aedui", "Romans", "Belgae", "Arverni")

RALLY = "Aedui action command Rally\nAedui command rally Aedui\nAedui rally place_warbands\nAedui command done"
SUBORN = """
    Aedui action command Rally
    Aedui command ability Suborn
    Aedui suborn_what place Aedui
    Aedui suborn_what done
    Aedui command rally Aedui
    Aedui rally place_warbands
    Aedui command done
"""


@pytest.fixture
def event(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both sides of card 40 can be executed, and do nothing."""

    def nothing(g: Gaul, faction: Faction) -> Procedure[None]:
        yield from ()

    for side in (UNSHADED, SHADED):
        monkeypatch.setitem(EVENTS, (40, side), Event(nothing, lambda s, faction: False))


def board(**facts: str) -> Play:
    """The board with lines of its own at the top."""
    return at("\n".join(f"{key} = {value}" for key, value in facts.items()) + BOARD)


def asked_in_turn(game: Play) -> list[str]:
    """Who is asked to act on this card, if all pass."""
    seen = []
    while game.asked.endswith(" action"):
        seen.append(game.asked.removesuffix(" action"))
        game.table.answer("pass")
    return seen


# ---- 2.2 Start --------------------------------------------------------------------------------------------------


@pytest.mark.proves("2.2a")
def test_2_2_play_begins_with_two_cards() -> None:
    """The first card is played, the next is shown; the 1st Eligible of the first card is asked."""
    game = start("great-revolt").play("Chance draw_card card 40\nChance draw_card card 19")
    assert (game.view["card"]["name"], game.view["next"]["name"]) == ("40", "19")
    assert game.view["card"]["order"] == list(ORDER)
    assert game.asked == "Aedui action"


@pytest.mark.proves("2.2b", "2.2c", "2.1o")
def test_2_2_note_one_card_ahead_and_no_more_is_seen() -> None:
    """Everybody sees the card played, the one to come, all played cards and the number of cards left: no other."""
    game = at("card = 40\nnext = 19\nplayed = [3, 7]")
    assert game.position["played"] == [3, 7]
    assert game.view["deck"] == 48 - 4
    for seat in ("Romans", "Arverni", "Aedui", "Belgae", None):
        assert dict(game.table.view(seat)) | {"effective": {}} == dict(game.view) | {"effective": {}}


# ---- 2.3.1 Eligibility, 2.3.2 Faction Order ---------------------------------------------------------------------


@pytest.mark.proves("2.3b", "2.3.2b", "2.3.2c", "1.1b")
def test_2_3_2_factions_in_the_order_of_the_card() -> None:
    """Left to right, as the card shows them."""
    assert asked_in_turn(at(BOARD)) == list(ORDER)


@pytest.mark.proves("2.3b")
@pytest.mark.parametrize("card", range(1, 73))
def test_2_3_2_every_card_has_the_four_factions_in_its_order(card: int) -> None:
    """The 24 orders come three times each: cards 1-18 with the Romans first, then Arverni, Aedui, Belgae."""
    order = at(f"card = {card}").view["card"]["order"]
    assert sorted(order) == ["Aedui", "Arverni", "Belgae", "Romans"]
    assert order[0] == ("Romans", "Arverni", "Aedui", "Belgae")[(card - 1) // 18]


@pytest.mark.proves("2.3c", "2.3.2a")
def test_2_3_2_ineligible_factions_are_skipped() -> None:
    """Factions in the Ineligible box do nothing; the next leftmost is 1st Eligible."""
    game = board(ineligible='["Aedui", "Belgae"]')
    assert game.view["eligibility"]["Aedui"] == "Ineligible"
    assert asked_in_turn(game) == ["Romans", "Arverni"]


@pytest.mark.proves("2.3.1a", "2.3.6a")
def test_2_3_1_who_executed_is_ineligible_on_the_next_card() -> None:
    """Aedui and Romans execute; on the next card Belgae and Arverni alone are Eligible."""
    game = at(BOARD).play(RALLY)
    game.play("Romans action limited Recruit\nRomans command recruit Provincia\nRomans recruit place_auxilia")
    game.play("Romans auxilia number 1\nRomans command done\nChance draw_card card 21")
    assert game.view["eligibility"] == {
        **{"Romans": "Ineligible", "Arverni": "Eligible"},
        **{"Aedui": "Ineligible", "Belgae": "Eligible"},
    }
    assert asked_in_turn(game) == ["Arverni", "Belgae"]


@pytest.mark.proves("2.3.1a", "2.3.6b")
def test_2_3_1_an_ineligible_faction_is_eligible_again_a_card_later() -> None:
    """Who did not execute on the previous card is Eligible."""
    game = board(ineligible='["Aedui", "Belgae"]')
    game.play("Romans action pass\nArverni action pass\nChance draw_card card 21")
    assert set(game.view["eligibility"].values()) == {"Eligible"}
    assert game.asked == "Arverni action"


@pytest.mark.proves("2.3a")
def test_2_3_only_two_factions_execute() -> None:
    """After the 2nd Eligible has executed, the card is over for the others, who stay Eligible."""
    game = at(BOARD).play(RALLY).play("Romans action pass\nBelgae action limited Rally")
    game.play("Belgae command rally Nervii\nBelgae rally place_warbands\nBelgae command done")
    assert game.asked == "Chance draw_card"
    game.play("Chance draw_card card 21")
    assert game.view["eligibility"]["Arverni"] == "Eligible"
    assert game.view["eligibility"]["Belgae"] == "Ineligible"


@pytest.mark.proves("2.2d")
def test_2_2_the_track_shows_who_has_done_what() -> None:
    """The Belgae are Ineligible, the Aedui have executed, the Romans have passed, and the Arverni are Eligible."""
    game = board(ineligible='["Belgae"]').play(RALLY).play("Romans action pass")
    assert game.view["eligibility"] == {
        **{"Romans": "Passed", "Arverni": "Eligible"},
        **{"Aedui": "Executed", "Belgae": "Ineligible"},
    }


def after_the_card(**facts: str) -> Play:
    """The next card, when the Aedui have Rallied and the others passed."""
    game = board(**facts).play(RALLY)
    while game.asked.endswith(" action"):
        game.table.answer("pass")
    return game.play("Chance draw_card card 21")


@pytest.mark.proves("2.3.6e")
def test_2_3_6_ineligible_through_the_next_card() -> None:
    """Who is barred by Event sits out the next card, though he has not executed; on the one after it he is Eligible."""
    game = after_the_card(barred='["Belgae"]')
    assert asked_in_turn(game) == ["Arverni", "Romans"]
    game.play("Chance draw_card card 22")
    assert set(game.view["eligibility"].values()) == {"Eligible"}


@pytest.mark.proves("2.3.6e")
def test_2_3_6_who_is_barred_and_has_executed_misses_one_card_only() -> None:
    """The Aedui are barred and have executed: they are Eligible on the card after the next."""
    game = after_the_card(barred='["Aedui"]')
    assert asked_in_turn(game) == ["Arverni", "Romans", "Belgae"]
    game.play("Chance draw_card card 22")
    assert game.view["eligibility"]["Aedui"] == "Eligible"


@pytest.mark.proves("2.3.6f")
def test_2_3_6_who_stays_eligible_by_event_may_act_on_the_next_card() -> None:
    """The Aedui have executed, and an Event lets them stay Eligible."""
    assert "Aedui" in asked_in_turn(after_the_card(kept='["Aedui"]'))


@pytest.mark.proves("2.3.6d")
def test_2_3_6_ineligible_wins_over_staying_eligible() -> None:
    """Who gets both is Ineligible."""
    assert "Aedui" not in asked_in_turn(after_the_card(kept='["Aedui"]', barred='["Aedui"]'))


# ---- 2.3.3 Passing ----------------------------------------------------------------------------------------------


@pytest.mark.proves("2.3.3b")
def test_2_3_3_a_pass_brings_resources() -> None:
    """Gauls gain one Resource, Romans two."""
    game = at(BOARD)
    asked_in_turn(game)
    assert game.position["resources"] == {"Romans": 12, "Arverni": 11, "Aedui": 11, "Belgae": 11}


@pytest.mark.proves("2.3.3f")
def test_2_3_3_who_passes_remains_eligible() -> None:
    """The Aedui Pass, Romans and Belgae execute; on the next card the Aedui are Eligible."""
    game = at(BOARD).play("Aedui action pass")
    assert game.view["eligibility"]["Aedui"] == "Passed"
    game.play("Romans action command Recruit\nRomans command recruit Provincia\nRomans recruit place_auxilia")
    game.play("Romans auxilia number 1\nRomans command done\nBelgae action pass\nArverni action pass")
    game.play("Chance draw_card card 21")
    assert game.view["eligibility"]["Aedui"] == "Eligible"


@pytest.mark.proves("2.3.3c")
def test_2_3_3_the_next_takes_the_place_of_a_first_who_passes() -> None:
    """The Romans become 1st Eligible, with all options of the 1st."""
    game = at(BOARD).play("Aedui action pass")
    assert game.asked == "Romans action"
    assert {"Recruit", "March", "Seize"} <= set(game.offers("command"))
    assert game.offers("limited") == []


@pytest.mark.proves("2.3.3c", "2.3.3a")
def test_2_3_3_the_next_takes_the_place_of_a_second_who_passes() -> None:
    """The Belgae become 2nd Eligible, with the options that the Aedui Command has left."""
    game = at(BOARD).play(RALLY).play("Romans action pass")
    assert game.asked == "Belgae action"
    assert game.offers("command") == []
    assert "Rally" in game.offers("limited")


@pytest.mark.proves("2.3.3d")
def test_2_3_3_when_the_last_passes_the_next_card_is_played() -> None:
    """All pass: the card that was to come is played, and another is shown."""
    game = at(BOARD)
    asked_in_turn(game)
    assert game.asked == "Chance draw_card"
    game.play("Chance draw_card card 21")
    assert (game.view["card"]["name"], game.view["next"]["name"]) == ("20", "21")


@pytest.mark.proves("2.3.3e")
def test_2_3_3_who_is_not_asked_gains_nothing() -> None:
    """Ineligible Arverni, and Belgae who never become 2nd Eligible, have as many Resources as before."""
    game = board(ineligible='["Arverni"]')
    before = {name: game.resources(name) for name in ("Arverni", "Belgae")}
    game.play(RALLY).play("Romans action limited Recruit\nRomans command recruit Provincia")
    game.play("Romans recruit place_auxilia\nRomans auxilia number 1\nRomans command done")
    assert game.asked == "Chance draw_card"
    assert {name: game.resources(name) for name in before} == before


def test_2_3_3_a_faction_passes_once_a_card() -> None:
    """Who has passed is not asked again on this card."""
    game = at(BOARD).play("Aedui action pass\nRomans action pass\nBelgae action pass\nArverni action pass")
    assert game.asked == "Chance draw_card"


# ---- 2.3.4 Options ----------------------------------------------------------------------------------------------


@pytest.mark.proves("2.3.4a", "2.3.4b", "2.3.3a", "3.1a")
@pytest.mark.usefixtures("event")
def test_2_3_4_first_eligible_command_or_event_or_pass() -> None:
    """The 1st Eligible may execute a Command, the Event (either side, 5.2), or Pass."""
    game = at(BOARD)
    assert {"Rally", "March", "Raid"} <= set(game.offers("command"))
    assert (game.offers("unshaded"), game.offers("shaded")) == (["40"], ["40"])
    assert game.offers("limited") == []
    assert "pass" in game.options


@pytest.mark.proves("2.3.4c")
@pytest.mark.usefixtures("event")
def test_2_3_4_after_a_command_only_a_limited_command() -> None:
    """The Aedui Rallied without a Special Ability: the Romans may not execute the Event nor a full Command."""
    game = at(BOARD).play(RALLY)
    assert game.asked == "Romans action"
    assert {option.split()[0] for option in game.options} == {"limited", "pass"}


@pytest.mark.proves("2.3.4d")
@pytest.mark.usefixtures("event")
def test_2_3_4_after_command_and_special_ability_limited_command_or_event() -> None:
    """The Aedui Suborned and Rallied: the Romans may execute a Limited Command or the Event."""
    game = at(BOARD).play(SUBORN)
    assert game.asked == "Romans action"
    assert {option.split()[0] for option in game.options} == {"limited", "unshaded", "shaded", "prepare", "pass"}


@pytest.mark.proves("2.3.4e")
@pytest.mark.usefixtures("event")
def test_2_3_4_after_the_event_a_full_command() -> None:
    """The Aedui executed the Event: the Romans may execute a Command with a Special Ability, but no Event."""
    game = at(BOARD).play("Aedui action unshaded 40")
    assert game.asked == "Romans action"
    assert {option.split()[0] for option in game.options} == {"command", "pass"}
    game.play("Romans action command March")
    assert "ability Scout" in game.options
    assert "select Provincia" in game.options


@pytest.mark.proves("2.3.6a")
@pytest.mark.usefixtures("event")
def test_2_3_6_the_event_makes_ineligible_too() -> None:
    """Who executed the Event is Ineligible on the next card."""
    game = at(BOARD).play("Aedui action shaded 40\nRomans action pass\nBelgae action pass\nArverni action pass")
    game.play("Chance draw_card card 21")
    assert game.view["eligibility"]["Aedui"] == "Ineligible"


def test_2_3_4_the_position_text_tells_what_the_first_has_done() -> None:
    """The same options follow from the text: a Command leaves a Limited one, an Event a full one."""
    verbs = {}
    for action in ("Command", "Event"):
        game = board(first=f'{{ faction = "Aedui", action = "{action}" }}')
        verbs[action] = {option.split()[0] for option in game.options}
    assert verbs == {"Command": {"limited", "pass"}, "Event": {"command", "pass"}}


def test_2_3_4_a_special_ability_called_off_leaves_a_command_only() -> None:
    """The Aedui hear the answers and call the Trade off: nothing was used."""
    game = at(BOARD).play("Aedui action command Rally\nAedui command ability Trade")
    while game.asked.endswith(" agree_trade"):
        game.table.answer("no")
    game.play("Aedui trade no\nAedui command rally Aedui\nAedui rally place_warbands\nAedui command done")
    assert game.position["first"] == {"faction": "Aedui", "action": "Command"}


# ---- 2.3.5 Limited Command --------------------------------------------------------------------------------------

TWO_REGIONS = """
    card = 40
    first = { faction = "Romans", action = "Command" }
    [regions.Mandubii]
    Aedui = "4 Warbands"
    [tribes]
    Aedui = "Aedui"
    Senones = "Aedui"
"""


@pytest.mark.proves("2.3.5a")
def test_2_3_5_a_limited_command_selects_one_region() -> None:
    """After the first Region no other is offered."""
    game = at(TWO_REGIONS).play("Aedui action limited Rally")
    assert game.offers("rally") == ["Mandubii", "Aedui"]
    game.play("Aedui command rally Mandubii\nAedui rally place_warbands")
    assert game.offers("rally") == []
    assert "done" in game.options


@pytest.mark.proves("2.3.5e")
def test_2_3_5_a_limited_command_has_no_special_ability() -> None:
    """Neither before nor after the Region a Special Ability is offered."""
    game = at(TWO_REGIONS).play("Aedui action limited Rally")
    assert game.offers("ability") == []
    game.play("Aedui command rally Mandubii\nAedui rally place_warbands")
    assert game.offers("ability") == []


def test_2_3_5_a_limited_battle_has_no_ambush() -> None:
    """A Limited Battle, even with more Hidden Warbands, asks about no Ambush."""
    game = at("""
        card = 40
        first = { faction = "Romans", action = "Command" }
        [regions.Treveri]
        Aedui = "4 Warbands"
        Germans = "Warband"
    """)
    game.play("Aedui action limited Battle\nAedui command battle Treveri")
    assert game.asked == "Aedui command"
    assert game.pieces("Treveri", "Germans") == ""


@pytest.mark.proves("2.3.5c")
def test_2_3_5_a_limited_command_counts_as_a_command() -> None:
    """Who executed it is Ineligible on the next card, as a Limited Command ends the card."""
    game = at("next = 20" + TWO_REGIONS)
    game.play("Aedui action limited Rally\nAedui command rally Aedui\nAedui rally place_warbands\nAedui command done")
    game.play("Chance draw_card card 21")
    assert game.view["eligibility"]["Aedui"] == "Ineligible"
    assert game.view["eligibility"]["Romans"] == "Ineligible"


# ---- 2.3.7 Next card --------------------------------------------------------------------------------------------


@pytest.mark.proves("2.3.7a")
def test_2_3_7_the_next_card_becomes_the_played_one() -> None:
    """The card played before joins those open to inspection; one card fewer is left."""
    game = at(BOARD)
    deck = game.view["deck"]
    asked_in_turn(game)
    game.play("Chance draw_card card 21")
    assert game.position["played"] == [40]
    assert game.view["deck"] == deck - 1
    assert game.view["card"]["name"] == "20"


@pytest.mark.proves("2.3.7a")
def test_2_3_7_a_card_is_revealed_even_when_winter_is_played() -> None:
    """During the Winter Round the card to come lies open."""
    game = at('next = "Winter"' + BOARD.replace("next = 20", ""))
    asked_in_turn(game)
    game.play("Chance draw_card card 21")
    assert (game.view["card"]["name"], game.view["next"]["name"]) == ("Winter", "21")


@pytest.mark.proves("1.1a", "1.1c", "1.1d")
def test_1_1_a_card_is_played_with_the_next_in_view() -> None:
    """Cards come one at a time, the next one seen by all; who executes sits out the next card; WINTER interrupts."""
    game = at("""
        card = 1
        next = 2
        [regions.Provincia]
        Romans = "Caesar, 1 Auxilia"
        [regions.Arverni]
        Arverni = "2 Warbands"
    """)
    assert (game.view["card"]["number"], game.view["next"]["number"]) == (1, 2)
    assert game.view["position"] == game.table.view("Arverni")["position"]

    game.play("Romans action command Seize\nRomans command seize Provincia")
    if game.asked == "Romans disperse":
        game.play("Romans disperse done")
    game.play("Romans command done\nArverni action pass")
    while not game.asked.startswith("Chance"):
        game.answer(f"{game.asked} pass")
    game.play("Chance draw_card card 3")

    assert (game.view["card"]["number"], game.view["next"]["number"]) == (2, 3)
    assert game.view["eligibility"]["Romans"] == "Ineligible"
    assert game.asked == "Arverni action"


def test_5_1_1_nothing_to_prepare_an_event_with() -> None:
    """1.4.1, 1.5.2 Who has no piece on the map and nothing to give or ask for executes the Event or not."""
    game = at("""
        card = 37
        [resources]
        Romans = 0
        Arverni = 0
        Aedui = 0
        Belgae = 0
    """)
    assert game.offers("unshaded") == ["37"]
    assert not game.offers("prepare")

    assert at("card = 37").offers("prepare") == ["37"]  # with ten Resources to give


def test_2_3_7_after_the_last_winter_no_card_is_turned_up() -> None:
    """A game taken up at its last card goes on with it: the deck is empty, and nothing is shown anew."""
    played = list(range(1, 46))
    position = f"card = 'Winter'\nnext = 'none'\nplayed = {played}\nwinters = 3"
    game = at(position)

    assert game.table.result is not None
    assert not [entry for entry in game.table.log if entry.key == "card"]
