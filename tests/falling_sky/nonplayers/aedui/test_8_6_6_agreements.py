"""8.6.6 Resources, Supply Lines, Retreat; 8.4.2 Harassment."""

import pytest

from alesia.words import explain_lines
from tests.falling_sky.nonplayers.acting import Acting, acting
from tests.falling_sky.nonplayers.aedui.boards import IN_WINTER, SUPPLY, scored


def recruits(score: int, *dice: int) -> Acting:
    """A Roman player Recruits in Mandubii and asks the Aedui for a Supply Line, if he may."""
    game = acting(SUPPLY + scored(score), Aedui=list(dice))
    game.play("Romans action command Recruit\nRomans command recruit Mandubii")
    return game.play("Romans seek_supply ask Aedui") if "Aedui" in game.offers("ask") else game


def agreed(game: Acting) -> str:
    return game.did("Aedui")[-1]


@pytest.mark.proves("8.6.6j", "8.6.6l", "8.4.2b")
def test_8_6_6_a_roman_player_below_ten_gets_his_supply_line() -> None:
    """A score of 9: yes, without a roll."""
    game = recruits(9)
    assert agreed(game) == "agree_supply yes"
    assert game.rolled("Aedui") == []
    assert game.resources("Romans") == 10


@pytest.mark.proves("8.6.6m")
@pytest.mark.parametrize(("score", "die", "answer"), [(10, 4, "yes"), (10, 5, "no"), (12, 1, "yes"), (12, 6, "no")])
def test_8_6_6_a_roman_player_at_ten_to_twelve_depends_on_a_die(score: int, die: int, answer: str) -> None:
    """Scores of 10 to 12: yes on a roll of 1-4."""
    game = recruits(score, die)
    assert agreed(game) == f"agree_supply {answer}"
    assert game.rolled("Aedui") == [die]


@pytest.mark.proves("8.6.6o")
def test_8_6_6_after_the_roll_the_roman_player_may_choose_again() -> None:
    """Refused by a 5 or 6, he may call off the Recruit and do something else."""
    game = recruits(12, 5)
    assert game.asked == "Romans seek_supply"
    game.answer("Romans seek_supply call_off")
    game.answer("Romans command cancel")
    assert game.asked == "Romans action"


@pytest.mark.proves("8.6.6n")
def test_8_6_6_a_roman_player_above_twelve_gets_nothing() -> None:
    """A score of 13: they cannot be asked, and nothing is rolled."""
    game = recruits(13)
    assert (game.did("Aedui"), game.rolled("Aedui")) == ([], [])
    assert (game.asked, game.offers("ask")) == ("Romans seek_supply", ["Arverni"])


# ---- Retreat ----------------------------------------------------------------------------------------------------

RETREAT = """
card = 20
nonplayers = ["Aedui"]
[resources]
Arverni = 10
[regions.Bituriges]
Romans = "4 Auxilia"
Belgae = "4 Warbands"
Arverni = "12 Warbands"
[regions.Aedui]
Aedui = "3 Warbands"
"""


def attacked(defender: str, score: int) -> Acting:
    game = acting(RETREAT + scored(score))
    game.play("Arverni action command Battle\nArverni command battle Bituriges")
    return game.play(f"Arverni battle_target faction {defender}")


@pytest.mark.proves("8.6.6b", "8.6.6n")
def test_8_6_6_romans_may_retreat_into_aedui_control() -> None:
    """A Roman player with a low score is let in, one with a high score cannot ask."""
    assert agreed(attacked("Romans", 9).play("Romans declare_retreat ask_retreat Aedui")) == "agree_retreat yes"
    assert "Aedui" in attacked("Romans", 12).offers("ask_retreat")
    assert "Aedui" not in attacked("Romans", 13).offers("ask_retreat")


@pytest.mark.proves("8.6.6e")
def test_8_6_6_belgae_may_not_retreat_into_aedui_control() -> None:
    """Never Belgae or Arverni."""
    belgae = attacked("Belgae", 9)
    assert (belgae.asked, "Aedui" in belgae.offers("ask_retreat")) == ("Belgae declare_retreat", False)


# ---- Quarters ---------------------------------------------------------------------------------------------------

QUARTERS = """
card = "Winter"
nonplayers = ["Aedui"]
[regions.Bituriges]
Romans = "2 Auxilia"
Arverni = "9 Warbands"
[regions.Carnutes]
Belgae = "2 Warbands"
Arverni = "9 Warbands"
[regions.Mandubii]
Aedui = "5 Warbands"
"""


@pytest.mark.proves("8.6.6f", "8.6.6i")
def test_8_6_6_quarters_for_romans_but_not_for_belgae() -> None:
    """In Aedui Control Romans are let in by their score, Belgae never."""
    game = acting(QUARTERS + scored(9, IN_WINTER))
    game.play("Belgae quarters_from region Carnutes")
    assert (game.asked, "Mandubii" in game.offers("region")) == ("Belgae quarters_to", False)
    game.play("Belgae quarters_to region Atrebates\nBelgae quarters_number number 1")
    game.play("Belgae quarters_from done\nArverni quarters_from done")
    game.play("Romans quarters_from region Bituriges\nRomans quarters_to region Mandubii")
    assert agreed(game) == "agree_quarters yes"


# ---- Harassment -------------------------------------------------------------------------------------------------


@pytest.mark.proves("8.6.6r")
def test_8_4_2_romans_are_never_harassed_vercingetorix_is() -> None:
    """Aedui let Romans pass, and are not asked for a truce; Vercingetorix is Harassed."""
    board = 'card = {}\nnonplayers = ["Aedui"]\n[regions.Mandubii]\nAedui = "3 Warbands"\n'
    rome = acting(board.format(2) + '[regions.Aedui]\nRomans = "Caesar, 4 Auxilia"')
    rome.play("Romans action command March\nRomans command negotiate")
    assert rome.offers("truce") == ["Arverni", "Belgae"]
    rome = acting(board.format(2) + '[regions.Aedui]\nRomans = "4 Auxilia"')
    rome.play("Romans action command March\nRomans command march Aedui\nRomans march_to region Mandubii")
    rome.play("Romans march_number number 4\nRomans march_on region Carnutes")
    assert agreed(rome) == "harass no"
    rebels = acting(board.format(20) + '[regions.Bituriges]\nArverni = "Vercingetorix, 4 Warbands"')
    rebels.play("Arverni action command March\nArverni command march Bituriges\nArverni march_to region Mandubii")
    rebels.play("Arverni march_number number 1\nArverni march_number number 4\nArverni march_on region Treveri")
    assert agreed(rebels) == "harass yes"


# ---- the gift ---------------------------------------------------------------------------------------------------

GIFT = """
card = 2
nonplayers = {}
[resources]
Romans = {}
Aedui = {}
[regions.Mandubii]
Romans = "Caesar, 4 Legions, 4 Auxilia"
[regions.Atrebates]
Romans = "2 Auxilia"
"""
MARCH = "Romans action command March\nRomans command select Mandubii"


def needs(romans: int, aedui: int, score: int, *dice: int, nonplayers: str = '["Aedui"]') -> Acting:
    """The Romans pay two Resources for a March."""
    game = acting(GIFT.format(nonplayers, romans, aedui) + scored(score), Aedui=list(dice))
    game.play(MARCH)
    return game


@pytest.mark.proves("8.6.6a")
def test_8_6_6_ten_resources_when_the_romans_drop_below_two() -> None:
    """Three less two is one: rich Aedui give ten at once, before anything else happens."""
    game = needs(3, 21, 9)
    assert (game.resources("Romans"), game.resources("Aedui")) == (11, 11)
    assert game.asked == "Romans command"


def test_8_6_6_a_gift_is_told_with_both_purses() -> None:
    """How far the Romans have fallen, and what the Aedui have."""
    game = needs(3, 21, 9)
    told = [line for _, line in explain_lines(game.walk("Aedui"))]
    assert any("Resources: 1 (fewer than two), the Aedui 21 (more than twenty): ten go" in line for line in told), told


@pytest.mark.proves("8.6.6a")
@pytest.mark.parametrize(("romans", "aedui"), [(4, 30), (3, 20)])
def test_8_6_6_no_gift_above_or_below_the_limits(romans: int, aedui: int) -> None:
    """Not while the Romans have two left, nor with twenty Aedui Resources."""
    game = needs(romans, aedui, 9)
    assert (game.resources("Romans"), game.resources("Aedui")) == (romans - 2, aedui)
    assert "gift yes" not in game.did("Aedui")


@pytest.mark.proves("8.6.6c", "8.6.6m")
@pytest.mark.parametrize(("score", "die", "given"), [(11, 4, 10), (11, 5, 0), (13, 1, 0)])
def test_8_6_6_the_gift_depends_on_the_score_of_a_roman_player(score: int, die: int, given: int) -> None:
    """At 10 to 12 on a roll of 1-4, above 12 never."""
    game = needs(3, 30, score, die)
    assert game.resources("Romans") == 1 + given


@pytest.mark.proves("8.6.6a")
def test_8_6_6_the_gift_comes_with_each_drop() -> None:
    """At each instant: the next payment that brings them below two is met again."""
    game = needs(3, 33, 9)
    game.answer("Romans command negotiate")
    game.play("Romans negotiate give Belgae\nRomans give number 8\nRomans command select Atrebates")
    assert (game.resources("Romans"), game.resources("Aedui")) == (11, 13)


@pytest.mark.parametrize(("belgae", "offered"), [(0, False), (1, True)])
def test_8_6_6_romans_with_nothing_may_be_given_what_they_give_away(belgae: int, offered: bool) -> None:
    """A March costs two; the one Resource of the Belgae given to the Arverni brings ten of the Aedui."""
    board = GIFT.format('["Aedui"]', 0, 30).replace("Aedui = 30", f"Aedui = 30\nArverni = 0\nBelgae = {belgae}")
    game = acting(board + scored(9))
    assert ("March" in game.offers("command")) is offered


@pytest.mark.proves("8.6.6h")
def test_8_6_6_no_gift_to_romans_who_merely_are_poor() -> None:
    """They begin their turn with one Resource, and nothing is given (the text, not the chart): nothing has dropped."""
    game = acting(GIFT.format('["Aedui"]', 1, 30) + scored(9))
    game.play("Romans action command Seize\nRomans command negotiate\nRomans negotiate back")
    assert (game.resources("Romans"), game.resources("Aedui")) == (1, 30)
    assert game.did("Aedui") == []


def test_8_6_6_a_drop_from_one_to_none_is_met_too() -> None:
    """Each loss that leaves them below two counts, also if they had less than two before."""
    board = GIFT.format('["Aedui"]', 1, 30).replace("card = 2", "card = 20")
    board = board.replace("[regions.Atrebates]", '[regions.Atrebates]\nArverni = "2 Warbands"')
    game = acting(board + scored(9))
    game.play("Arverni action command Raid\nArverni command raid Atrebates\nArverni raid take_from Romans")
    assert (game.resources("Romans"), game.resources("Aedui")) == (10, 20)


@pytest.mark.proves("8.6.6h")
@pytest.mark.parametrize(("romans", "given"), [(0, 0), (1, 10)])
def test_8_6_6_an_event_that_takes_nothing_is_no_drop(romans: int, given: int) -> None:
    """18 shaded takes six Resources: the last one is a drop, but Romans who have none lose none."""
    board = GIFT.format('["Aedui"]', romans, 30).replace("card = 2", 'card = 18\nineligible = ["Romans"]')
    game = acting(board + '[regions.Treveri]\nRomans = "1 Legion"\n' + scored(9))
    game.play("Belgae action shaded 18")
    assert game.resources("Romans") == given


def test_8_6_6_a_command_that_costs_nothing_is_no_drop() -> None:
    """Romans with one Resource who select a Region for Seize have paid nothing."""
    game = acting(GIFT.format('["Aedui"]', 1, 30) + scored(9))
    game.play("Romans action command Seize\nRomans command select Provincia")
    assert game.resources("Romans") == 1


def test_8_6_6_people_who_play_the_aedui_are_not_asked() -> None:
    """Without Non-player Aedui nobody is asked for a gift."""
    game = needs(3, 30, 9, nonplayers="[]")
    assert game.asked == "Romans command"
    assert game.resources("Romans") == 1


def test_8_6_6_shaded_diviciacus_forbids_the_gift() -> None:
    """38 shaded: Romans and Aedui may not transfer Resources to one another."""
    game = acting(GIFT.format('["Aedui"]', 3, 30) + '[capabilities]\n38 = "shaded"\n' + scored(9))
    game.play(MARCH)
    assert game.resources("Romans") == 1


def test_8_6_6_the_gift_after_a_build() -> None:
    """A Build is a payment too; the ten Resources pay for the next."""
    game = acting(GIFT.format('["Aedui"]', 5, 30) + scored(9))
    game.play("Romans action command March\nRomans command march Mandubii\nRomans march_to done")
    assert game.resources("Romans") == 3
    game.play("Romans command ability Build\nRomans build region Mandubii\nRomans build_what fort")
    assert game.resources("Romans") == 11


def test_8_6_6_the_gift_after_a_recruit() -> None:
    """A Recruit that is paid for likewise."""
    board = SUPPLY.replace("card = 2", "card = 2\n[resources]\nRomans = 3\nAedui = 30\n", 1)
    board = board.replace('nonplayers = ["Aedui"]\n', "").replace("card = 2", 'card = 2\nnonplayers = ["Aedui"]', 1)
    game = acting(board + scored(9))
    game.play("Romans action command Recruit\nRomans command recruit Mandubii\nRomans seek_supply pay")
    assert game.resources("Romans") == 11


def test_8_6_6_the_gift_in_quarters() -> None:
    """In Winter too, when the Romans pay for their quarters."""
    board = 'card = "Winter"\nnonplayers = ["Aedui"]\n[resources]\nRomans = 3\nAedui = 30\n'
    game = acting(board + '[regions.Bituriges]\nRomans = "2 Auxilia"\nArverni = "9 Warbands"\n' + scored(9, IN_WINTER))
    game.play("Belgae quarters_from done\nArverni quarters_from done\nRomans quarters_from done")
    while game.asked in ("Romans quarters_supply", "Romans to_provincia"):
        game.answer(f"{game.asked} done")
    game.answer("Romans quarters_region region Bituriges")
    game.answer("Romans pay_or_roll pay Hidden Auxilia")
    assert game.resources("Romans") == 11


@pytest.mark.proves("8.6.6h")
def test_8_6_6_no_request_is_granted() -> None:
    """What the Aedui give they give unasked."""
    game = needs(4, 30, 9)
    game.play("Romans command negotiate")
    assert game.offers("request") == ["Arverni", "Belgae"]


@pytest.mark.proves("8.6.6k")
def test_8_6_6_nonplayer_romans_always_get_the_gift() -> None:
    """Non-player Romans are helped whatever their score, without a roll; and pay for their second Auxilia with it."""
    board = 'card = "Winter"\nnonplayers = ["Aedui", "Romans"]\n[resources]\nRomans = 3\nAedui = 30\n'
    board += '[regions.Britannia]\nRomans = "2 Auxilia"\nArverni = "9 Warbands"\n'
    game = acting(board + scored(14, IN_WINTER))
    game.play("Belgae quarters_from done\nArverni quarters_from done\nArverni agree_supply no")
    assert "gift yes" in game.did("Aedui")
    assert game.rolled("Aedui") == []
    assert game.pieces("Britannia", "Romans") == "2 Auxilia"


# ---- the gift after other drops ---------------------------------------------------------------------------------


def test_8_6_6_the_gift_when_the_romans_give_too_much_away() -> None:
    """At each instant: Resources given to the Belgae count too."""
    game = acting(GIFT.format('["Aedui"]', 10, 30) + scored(9))
    game.play("Romans action command March\nRomans command negotiate\nRomans negotiate give Belgae")
    game.play("Romans give number 9")
    assert (game.resources("Romans"), game.resources("Aedui")) == (11, 20)


def test_8_6_6_the_gift_when_the_romans_grant_a_request() -> None:
    """What they grant to another who asks counts too, in the other's Command."""
    game = acting(GIFT.format('["Aedui"]', 10, 30).replace("card = 2", "card = 20") + scored(9))
    game.play("Arverni action command Rally\nArverni command negotiate\nArverni negotiate request Romans")
    game.play("Arverni request number 9\nRomans grant yes")
    assert (game.resources("Romans"), game.resources("Aedui")) == (11, 20)


@pytest.mark.proves("8.6.6g")
def test_8_6_6_the_gift_when_the_romans_are_raided() -> None:
    """The Arverni take one of two Resources: ten come at once, and the second Warband takes one of those."""
    board = GIFT.format('["Aedui"]', 2, 30).replace("card = 2", "card = 20")
    board = board.replace("[regions.Atrebates]", '[regions.Atrebates]\nArverni = "2 Warbands"')
    game = acting(board + scored(9))
    game.play("Arverni action command Raid\nArverni command raid Atrebates\nArverni raid take_from Romans")
    assert (game.resources("Romans"), game.resources("Aedui")) == (11, 20)
    game.play("Arverni raid take_from Romans")
    assert game.resources("Romans") == 10


@pytest.mark.proves("8.6.6g")
@pytest.mark.parametrize(("romans", "left"), [(6, 10), (8, 2)])
def test_8_6_6_the_gift_when_an_event_fines_the_romans(romans: int, left: int) -> None:
    """18 shaded costs them six Resources: at none left the Aedui help, at two they do not."""
    board = GIFT.format('["Aedui"]', romans, 30).replace("card = 2", "card = 18")
    game = acting(board + '[regions.Ubii]\nRomans = "Legion"\n' + scored(9))
    game.play(f"{game.asked} shaded 18")
    assert (game.resources("Romans"), game.resources("Aedui")) == (left, 30 if left == 2 else 20)


def test_8_6_6_the_gift_in_the_alps_and_in_a_drought() -> None:
    """40 shaded and 49 take Roman Resources too; 49 halves those of the Aedui before they help."""
    alps = acting(GIFT.format('["Aedui"]', 4, 30).replace("card = 2", 'card = 40\nineligible = ["Aedui"]') + scored(9))
    alps.play(f"{alps.asked} shaded 40")
    assert (alps.resources("Romans"), alps.resources("Aedui")) == (10, 20)
    dry = acting(GIFT.format('["Aedui"]', 2, 42).replace("card = 2", 'card = 49\nineligible = ["Aedui"]') + scored(9))
    dry.play(f"{dry.asked} unshaded 49")
    assert (dry.resources("Romans"), dry.resources("Aedui")) == (11, 11)


def test_8_6_6_the_gift_at_harvest() -> None:
    """6.4 What the Romans give away then."""
    board = 'card = "Winter"\nnonplayers = ["Aedui"]\n[resources]\nRomans = 0\nAedui = 30\n'
    game = acting(board + scored(9, IN_WINTER))
    while game.asked != "Romans harvest_transfer":
        game.answer(f"{game.asked} done")
    game.play("Romans harvest_transfer give Belgae\nRomans give number 9")
    assert game.resources("Romans") == 10


POOR = """
card = 2
next = 3
nonplayers = ["Arverni", "Aedui", "Belgae"]
ineligible = ["Arverni", "Aedui", "Belgae"]
[resources]
Romans = {}
Aedui = {}
[regions.Mandubii]
Romans = "Caesar, 3 Legions"
Arverni = "4 Warbands"
devastated = true
"""


def poor(romans: int, aedui: int, score: int) -> Acting:
    """With nobody to fight in Provincia."""
    return acting(POOR.format(romans, aedui) + scored(score).replace("Helvii", "Helvetii"))


def test_8_6_6_a_gift_to_the_aedui_may_make_them_rich_enough_for_theirs() -> None:
    """Two of three Resources make twenty-two of their twenty: the Romans drop below two, and ten come back."""
    game = poor(3, 20, 8)
    game.play("Romans action command Battle\nRomans command negotiate\nRomans negotiate give Aedui")
    game.play("Romans give number 2")
    assert (game.resources("Romans"), game.resources("Aedui"), game.offers("battle")) == (11, 12, ["Mandubii"])


@pytest.mark.parametrize(("romans", "aedui", "score"), [(3, 17, 8), (0, 30, 8), (3, 30, 13)])
def test_8_6_6_no_command_in_hope_of_a_gift_that_cannot_come(romans: int, aedui: int, score: int) -> None:
    """The Battle in the Devastated Region costs four: nobody is offered it who has nothing to give away, or for whom
    the Aedui have too little, or do not care."""
    assert "Battle" not in poor(romans, aedui, score).offers("command")


def test_8_6_6_a_command_that_the_gift_pays_for_is_offered() -> None:
    """Of three Resources a Roman player gives two away: the ten that come then pay for the Battle."""
    game = poor(3, 30, 8)
    assert "Battle" in game.offers("command")
    game.play("Romans action command Battle\nRomans command negotiate\nRomans negotiate give Belgae")
    game.play("Romans give number 2")
    assert (game.resources("Romans"), game.offers("battle")) == (11, ["Mandubii"])
