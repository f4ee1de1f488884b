"""1.5 Players and Factions: who runs what, and what they agree on."""

import pytest

from alesia import BadOption
from alesia.kernel.game import Rank
from tests.falling_sky.playing import Play, at, start
from tests.falling_sky.wintering import until, winter

FOUR, TWO = "four", "two"
ARVERNI_BELGAE, ROMANS_AEDUI = "three-arverni-belgae", "three-romans-aedui"


@pytest.mark.proves("1.5a", "1.5c")
def test_1_5_four_player_factions_and_the_germans() -> None:
    """Romans, Arverni, Aedui and Belgae are seats; the Germans have pieces but no seat, Resources or margin."""
    game = at("")
    assert tuple(game.table.seats) == ("Romans", "Arverni", "Aedui", "Belgae")
    assert set(game.position["resources"]) == set(game.view["margins"]) == set(game.table.seats)
    assert "Germans" in game.view["available"]


# ---- 1.5.1 Spare Factions ---------------------------------------------------------------------------------------


@pytest.mark.proves("2.1g", "2.1h", "2.1i", "1.5.1a", "1.5.1b")
@pytest.mark.parametrize(
    ("seating", "players"),
    [
        (FOUR, ["Romans", "Arverni", "Aedui", "Belgae"]),
        (ARVERNI_BELGAE, ["Romans", "Arverni", "Aedui", "Arverni"]),
        (ROMANS_AEDUI, ["Romans", "Arverni", "Romans", "Belgae"]),
        (TWO, ["Romans", "Arverni", "Romans", "Arverni"]),
    ],
)
def test_1_5_1_who_runs_whom(seating: str, players: list[str]) -> None:
    """With three players one runs Arverni and Belgae, or Romans and Aedui; with two, each runs a pair."""
    assert list(at("", seating=seating).view["players"].values()) == players


@pytest.mark.proves("1.5.1a", "1.5.1b")
def test_1_5_1_no_other_seating() -> None:
    """Any other way of sharing out the Factions is refused."""
    with pytest.raises(BadOption, match="seating cannot be 'three'"):
        start("great-revolt", seating="three")


def test_1_5_1_both_factions_of_a_player_are_asked_for_themselves() -> None:
    """A player's two Factions keep their own places in the Faction Order."""
    game = at("card = 40", seating=TWO)
    seen = []
    for _ in range(4):
        seen.append(game.asked)
        game.table.answer("pass")
    assert seen == ["Aedui action", "Romans action", "Belgae action", "Arverni action"]


# Margins: Romans 0 (15 Allies of others on the map), or 1 with Aulerci Subdued; Arverni -3, Aedui -4, Belgae -1.
SETTLED = """
    card = "Winter"
    [tribes]
    Menapii = "Belgae"
    Morini = "Belgae"
    Eburones = "Belgae"
    Nervii = "Belgae"
    Bellovaci = "Belgae"
    Atrebates = "Belgae"
    Remi = "Belgae"
    Cadurci = "Arverni"
    Volcae = "Arverni"
    Veneti = "Arverni"
    Namnetes = "Arverni"
    Santones = "Arverni"
    Senones = "Aedui"
    Lingones = "Aedui"
    Aulerci = "{aulerci}"
"""


def check(scenario: str, seating: str, aulerci: str = "Aedui", more: str = "") -> Play:
    """A Victory Phase: the Romans are one beyond their goal if Aulerci is no Ally."""
    return at(SETTLED.format(aulerci=aulerci) + more, scenario, seating=seating)


def test_1_5_1_a_single_faction_that_passes_ends_play() -> None:
    """With four players the Romans at +1 end the game, and all are ranked by their margins."""
    game = check("reconquest-of-gaul", FOUR, aulerci="Subdued")
    assert game.asked == ""
    assert game.table.result is not None
    assert game.table.result.reason == "threshold"
    assert [(rank.seats, rank.score) for rank in game.table.result.ranking] == [
        (("Romans",), 1),
        (("Belgae",), -1),
        (("Arverni",), -3),
        (("Aedui",), -5),
    ]


@pytest.mark.proves("1.5.1g")
def test_1_5_1_one_of_two_factions_does_not_end_play() -> None:
    """Romans at +1 and Aedui short in the same hands: play goes on."""
    game = check("reconquest-of-gaul", TWO, aulerci="Subdued")
    assert game.table.result is None
    assert game.margin("Romans") == 1
    assert game.margin("Aedui") == -5


@pytest.mark.proves("1.5.1c")
def test_1_5_1_both_factions_passing_end_play_with_the_lower_margin() -> None:
    """Romans at +16 and Aedui at +2: their player wins with the Aedui margin of two."""
    game = at("""card = "Winter"\n[tribes]\nAedui = "Aedui"\nSenones = "Aedui" """, "reconquest-of-gaul", seating=TWO)
    assert game.table.result is not None
    assert game.table.result.ranking[0] == Rank(("Romans", "Aedui"), 2)
    assert game.table.result.winners == ("Romans", "Aedui")


def test_1_5_1_three_players_with_romans_and_aedui() -> None:
    """The Arverni and the Belgae play for themselves against the pair, who count the lower margin."""
    game = at('card = "Winter"\nwinters = 4\n[tribes]\nSenones = "Aedui"', "reconquest-of-gaul", seating=ROMANS_AEDUI)
    assert game.table.result is not None
    assert [rank.seats for rank in game.table.result.ranking] == [("Romans", "Aedui"), ("Arverni",), ("Belgae",)]
    assert [rank.score for rank in game.table.result.ranking] == [1, -8, -15]


BELGAE_PASS = """
    [regions.Mandubii]
    Belgae = "9 Warbands"
"""


@pytest.mark.proves("1.5.1c", "1.5.1g")
def test_1_5_1_arverni_and_belgae_count_the_lower_margin() -> None:
    """In Reconquest of Gaul Belgae at +2 do not end play while the Arverni of the same player are short."""
    for seating, over in ((FOUR, True), (ARVERNI_BELGAE, False), (TWO, False)):
        game = check("reconquest-of-gaul", seating, more=BELGAE_PASS)
        assert game.margin("Belgae") == 2
        assert (game.table.result is not None) == over


@pytest.mark.proves("1.5.1d", "1.5.1h")
@pytest.mark.parametrize("seating", [ARVERNI_BELGAE, TWO])
def test_1_5_1_exception_the_great_revolt_counts_the_higher_margin(seating: str) -> None:
    """In The Great Revolt the player of Arverni and Belgae ends play when one of them passes, with that margin."""
    game = check("great-revolt", seating, more=BELGAE_PASS)
    assert game.table.result is not None
    assert game.table.result.ranking[0] == Rank(("Arverni", "Belgae"), 2)


def test_1_5_1_exception_is_for_arverni_and_belgae_only() -> None:
    """Romans at +1 and Aedui short do not end The Great Revolt with two players."""
    assert check("great-revolt", TWO, aulerci="Subdued").table.result is None


# ---- 1.5.2 Agreements -------------------------------------------------------------------------------------------

SUPPLY = """
    card = 1
    [regions.Sugambri]
    Germans = "Warband"
    [regions.Atrebates]
    Romans = "4 Auxilia"
    [regions.Mandubii]
    Aedui = "3 Warbands"
    [regions.Treveri]
    Aedui = "3 Warbands"
    [regions.Carnutes]
    Aedui = "3 Warbands"
    [regions.Veneti]
    Aedui = "3 Warbands"
    [regions.Nervii]
    Aedui = "3 Warbands"
    [tribes]
    Remi = "Romans"
"""


@pytest.mark.proves("1.5.2b")
def test_1_5_2_an_agreement_holds_during_the_action() -> None:
    """The Aedui who agreed to the Supply Line of a Region are not asked again when it is used."""
    game = at(SUPPLY).play("""
        Romans action command Recruit
        Romans command recruit Atrebates
        Romans seek_supply ask Aedui
        Aedui agree_supply yes
    """)
    assert game.asked == "Romans recruit"
    assert game.resources("Romans") == 10


@pytest.mark.proves("1.5.2c")
def test_1_5_2_an_action_may_be_cancelled_for_want_of_agreement() -> None:
    """The Aedui refuse; the Romans call the Recruit off, cancel the Command and do something else."""
    game = at(SUPPLY).play("""
        Romans action command Recruit
        Romans command recruit Atrebates
        Romans seek_supply ask Aedui
        Aedui agree_supply no
    """)
    assert game.options == ["pay", "call_off"]
    game.play("Romans seek_supply call_off\nRomans command cancel")
    assert game.asked == "Romans action"
    assert game.resources("Romans") == 10
    game.play("Romans action pass")
    assert game.resources("Romans") == 12


@pytest.mark.proves("1.5.2i")
def test_1_5_2_a_refusal_holds_too() -> None:
    """After the refusal nobody is asked again this turn as long as nothing changes: the Romans pay."""
    game = at(SUPPLY).play("""
        Romans action command Recruit
        Romans command recruit Atrebates
        Romans seek_supply ask Aedui
        Aedui agree_supply no
        Romans seek_supply call_off
        Romans command recruit Atrebates
    """)
    assert game.asked == "Romans recruit"
    assert game.resources("Romans") == 8


@pytest.mark.proves("1.5.2j")
def test_1_5_2_who_refused_may_be_asked_again_after_a_gift() -> None:
    """Only agreements bind: given Resources in the meantime, the Aedui are asked for the Supply Line anew."""
    game = at(SUPPLY).play("""
        Romans action command Recruit
        Romans command recruit Atrebates
        Romans seek_supply ask Aedui
        Aedui agree_supply no
        Romans seek_supply call_off
        Romans command negotiate
        Romans negotiate give Aedui
        Romans give number 1
        Romans command recruit Atrebates
        Romans seek_supply ask Aedui
        Aedui agree_supply yes
    """)

    assert game.resources("Romans") == 9


@pytest.mark.proves("1.5.2j")
def test_1_5_2_a_gift_reopens_the_refusals_of_its_receiver_alone() -> None:
    """A gift to the Belgae does not move the Aedui; nor do Resources that the refuser gives."""
    game = at(SUPPLY).play("""
        Romans action command Recruit
        Romans command recruit Atrebates
        Romans seek_supply ask Aedui
        Aedui agree_supply no
        Romans seek_supply call_off
        Romans command negotiate
        Romans negotiate give Belgae
        Romans give number 1
        Romans command negotiate
        Romans negotiate request Aedui
        Romans request number 1
        Aedui grant yes
        Romans command recruit Atrebates
    """)

    assert game.asked == "Romans recruit"
    assert game.resources("Romans") == 8


FOREIGN = """
    card = 1
    first = { faction = "Arverni", action = "Command" }
    [capabilities]
    13 = "shaded"
    [regions]
    Provincia = { devastated = true }
    Sugambri = { Germans = "Warband" }
    Atrebates = { Romans = "4 Auxilia" }
    Mandubii = { Aedui = "3 Warbands" }
    Treveri = { Aedui = "3 Warbands" }
    Carnutes = { Aedui = "3 Warbands" }
    Veneti = { Aedui = "3 Warbands" }
    Nervii = { Aedui = "3 Warbands" }
    [tribes]
    Remi = "Romans"
"""
TURNED_DOWN = """
    Romans action limited Recruit
    Romans command recruit Atrebates
    Romans seek_supply ask Aedui
    Aedui agree_supply no
    Romans command cancel
"""


@pytest.mark.proves("1.5.2j")
def test_1_5_2_a_command_stays_open_while_a_gift_could_win_the_refuser() -> None:
    """13 shaded and the Aedui refuse the only Supply Line: the Romans may still Recruit, since they can buy leave."""
    game = at(FOREIGN).play(TURNED_DOWN)
    assert "Recruit" in game.offers("limited")

    game.play("Romans action limited Recruit")
    assert not game.offers("recruit")
    game.play("""
        Romans command negotiate
        Romans negotiate give Aedui
        Romans give number 1
        Romans command recruit Atrebates
        Romans seek_supply ask Aedui
        Aedui agree_supply yes
    """)
    assert game.resources("Romans") == 7


@pytest.mark.proves("1.5.2i")
def test_1_5_2_a_command_is_closed_where_nothing_can_be_given_to_the_refuser() -> None:
    """With 38 shaded, or Aedui who have 45 Resources already, no gift reopens the refusal: no Recruit."""
    barred = FOREIGN.replace('13 = "shaded"', '13 = "shaded"\n38 = "shaded"')
    for position in (barred, FOREIGN + "[resources]\nRomans = 10\nAedui = 45"):
        game = at(position).play(TURNED_DOWN)
        assert "Recruit" not in game.offers("limited")


@pytest.mark.proves("1.5.2j")
def test_1_5_2_lent_pieces_refused_may_be_won_by_a_gift() -> None:
    """The Aedui Rally by sharing alone (38): refused, the Command is open as long as the Romans can be given more."""
    board = """
        card = 37
        first = { faction = "Belgae", action = "Command" }
        [resources]
        Aedui = 1
        Romans = 10
        [capabilities]
        38 = "unshaded"
        [regions]
        Aedui = { devastated = true }
        Mandubii = { Romans = "2 Auxilia", Aedui = "2 Warbands", Belgae = "3 Warbands" }
    """
    refused = """
        Aedui action limited Rally
        Aedui command share Mandubii
        Romans agree_share no
        Aedui command cancel
    """
    assert "Rally" in at(board).play(refused).offers("limited")
    assert "Rally" not in at(board.replace("Romans = 10", "Romans = 45")).play(refused).offers("limited")


@pytest.mark.proves("1.5.2i")
def test_1_5_2_resources_refused_to_a_beggar_open_no_command() -> None:
    """Who has nothing to give, and was refused the last Resource that somebody has, cannot pay for a Battle."""
    game = at("""
        card = 37
        [resources]
        Romans = 1
        Arverni = 0
        Aedui = 0
        Belgae = 0
        [regions]
        Mandubii = { Aedui = "2 Warbands", Belgae = "3 Warbands" }
    """)
    assert "Battle" in game.offers("command")

    game.play("""
        Aedui action command Battle
        Aedui command negotiate
        Aedui negotiate request Romans
        Romans grant no
        Aedui command cancel
    """)
    assert "Battle" not in game.offers("command")


def test_1_5_2_a_refused_truce_and_request_may_be_repeated_after_a_gift() -> None:
    """Who is given Resources may be asked for a truce, and for as many Resources as before, once more."""
    game = at("card = 1\n[regions.Provincia]\nRomans = '2 Auxilia'").play("""
        Romans action command March
        Romans command negotiate
        Romans negotiate truce Aedui
        Aedui agree_truce no
        Romans command negotiate
        Romans negotiate request Aedui
        Romans request number 1
        Aedui grant no
        Romans command negotiate
    """)
    assert "Aedui" not in game.offers("truce") + game.offers("request")

    game.play("Romans negotiate give Aedui\nRomans give number 1\nRomans command negotiate")
    assert "Aedui" in game.offers("truce")
    assert "Aedui" in game.offers("request")


def test_1_5_2_no_cancelling_after_the_first_region() -> None:
    """Once a Region has been paid for, the Command cannot be cancelled."""
    game = at("card = 37").play("Aedui action command Rally")
    assert "cancel" in game.options
    game.play("Aedui command rally Aedui")
    assert "cancel" not in game.options
    assert "done" in game.options


def test_1_5_2_truce_for_a_march() -> None:
    """The Belgae agree not to Harass this March, and are not asked when the group passes through."""
    game = at("""
        card = 1
        [regions.Treveri]
        Romans = "2 Auxilia"
        [regions.Nervii]
        Belgae = "6 Warbands"
    """)
    game.play("Romans action command March\nRomans command negotiate")
    assert [o for o in game.options if o.startswith("truce")] == ["truce Arverni", "truce Aedui", "truce Belgae"]
    game.play("""
        Romans negotiate truce Belgae
        Belgae agree_truce yes
        Romans command march Treveri
        Romans march_to region Nervii
        Romans march_number number 2
        Romans march_on region Morini
    """)
    assert game.pieces("Morini", "Romans") == "2 Auxilia"


def test_1_5_2_no_truce_without_harassment() -> None:
    """A Belgic March passes through nothing, a Battle is not Harassed: no truce is spoken of."""
    for command in ("March", "Battle"):
        game = at('card = 55\n[regions.Nervii]\nBelgae = "2 Warbands"\nRomans = "Auxilia"')
        game.play(f"Belgae action command {command}\nBelgae command negotiate")
        assert not any(option.startswith("truce") for option in game.options)


# ---- 1.5.2 Transfers --------------------------------------------------------------------------------------------

PURSES = """
    card = 37
    next = 20
    [resources]
    Romans = 20
    Arverni = 44
    Aedui = 7
    Belgae = 0
"""


@pytest.mark.proves("1.5.2e")
def test_1_5_2_resources_may_be_given_during_ones_own_command() -> None:
    """The Aedui give three of their Resources to the Romans while they Rally."""
    game = at(PURSES).play("Aedui action command Rally\nAedui command negotiate\nAedui negotiate give Romans")
    assert game.options == [f"number {n}" for n in range(1, 8)]
    game.play("Aedui give number 3")
    assert (game.resources("Aedui"), game.resources("Romans")) == (4, 23)


@pytest.mark.proves("1.5.2e")
def test_1_5_2_resources_may_be_received_during_ones_own_command() -> None:
    """The Romans grant what the Aedui ask for while the Aedui execute."""
    game = at(PURSES).play("Aedui action command Rally\nAedui command negotiate\nAedui negotiate request Romans")
    assert game.options == [f"number {n}" for n in range(1, 21)]
    game.play("Aedui request number 20\nRomans grant yes")
    assert (game.resources("Aedui"), game.resources("Romans")) == (27, 0)


def test_1_5_2_a_refused_request_may_be_followed_by_a_smaller_one() -> None:
    """Players bargain: what was refused, or more, is not asked for again in this Command."""
    game = at(PURSES).play("""
        Aedui action command Rally
        Aedui command negotiate
        Aedui negotiate request Romans
        Aedui request number 3
        Romans grant no
        Aedui command negotiate
        Aedui negotiate request Romans
    """)
    assert game.options == ["number 1", "number 2"]
    game.play("Aedui request number 1\nRomans grant no\nAedui command negotiate")
    assert "request Romans" not in game.options
    assert game.resources("Romans") == 20


@pytest.mark.proves("1.5.2h")
def test_1_5_2_who_can_give_to_whom() -> None:
    """Nobody gives what he has not or beyond 45 Resources (1.8), and nobody gives to the Germans."""
    game = at(PURSES).play("Aedui action command Rally\nAedui command negotiate")
    assert game.options == [
        *("give Romans", "give Arverni", "give Belgae"),
        *("request Romans", "request Arverni"),
        "back",
    ]
    game.play("Aedui negotiate give Arverni")
    assert game.asked == "Aedui command"
    assert game.resources("Arverni") == 45


def test_1_5_2_a_gift_does_not_count_as_the_command() -> None:
    """After a gift the Aedui must go on with their Command: it cannot be cancelled."""
    game = at(PURSES).play("Aedui action command Rally\nAedui command negotiate\nAedui negotiate give Belgae")
    game.play("Aedui give number 1")
    assert "cancel" not in game.options
    assert "done" not in game.options


@pytest.mark.proves("1.5.2e")
def test_1_5_2_no_transfers_without_command_or_event() -> None:
    """A Faction that has yet to choose its action, or Passes, transfers nothing."""
    game = at(PURSES)
    assert "negotiate" not in game.options
    game.play("Aedui action pass")
    assert game.asked == "Romans action"


@pytest.mark.proves("1.5.2f")
@pytest.mark.parametrize("seating", [ROMANS_AEDUI, TWO])
def test_1_5_2_four_resources_between_the_factions_of_one_player(seating: str) -> None:
    """At most four Resources per execution pass between Romans and Aedui of the same player, both ways together."""
    game = at(PURSES, seating=seating).play("""
        Aedui action command Rally
        Aedui command negotiate
        Aedui negotiate request Romans
    """)
    assert game.options == ["number 1", "number 2", "number 3", "number 4"]
    game.play("Aedui request number 3\nRomans grant yes\nAedui command negotiate\nAedui negotiate give Romans")
    assert game.asked == "Aedui command"
    assert (game.resources("Aedui"), game.resources("Romans")) == (9, 18)
    game.play("Aedui command negotiate")
    assert not any(option.endswith("Romans") for option in game.options)


def test_1_5_2_no_more_than_there_is_between_the_factions_of_one_player() -> None:
    """Who has two Resources gives two, though four might pass."""
    game = at(PURSES.replace("Romans = 20", "Romans = 2"), seating=TWO)
    game.play("Aedui action command Rally\nAedui command negotiate\nAedui negotiate request Romans")
    assert game.options == ["number 1", "number 2"]


def test_1_5_2_after_a_refusal_no_more_than_there_is() -> None:
    """Romans refuse three of their three Resources, and lose two to a Raid: one is left to ask for."""
    game = at(
        PURSES.replace("Romans = 20", "Romans = 3") + '[regions.Mandubii]\nAedui = "3 Warbands"\nRomans = "1 Auxilia"\n'
    )
    game.play("""
        Aedui action command Raid
        Aedui command negotiate
        Aedui negotiate request Romans
        Aedui request number 3
        Romans grant no
        Aedui command raid Mandubii
        Aedui raid take_from Romans
        Aedui raid take_from Romans
        Aedui command negotiate
        Aedui negotiate request Romans
        Romans grant yes
    """)
    assert (game.resources("Romans"), game.resources("Aedui")) == (0, 10)


def test_1_5_2_the_limit_is_for_each_execution() -> None:
    """When the Romans execute in their turn, another four Resources may pass."""
    game = at(PURSES, seating=TWO).play("""
        Aedui action command Rally
        Aedui command negotiate
        Aedui negotiate request Romans
        Aedui request number 4
        Romans grant yes
        Aedui command rally Aedui
        Aedui command done
        Romans action limited Recruit
        Romans command negotiate
        Romans negotiate give Aedui
    """)
    assert game.options == ["number 1", "number 2", "number 3", "number 4"]


@pytest.mark.proves("1.5.2f")
def test_1_5_2_no_limit_between_different_players() -> None:
    """Arverni and Aedui of different players pass as much as they like, again and again."""
    game = at(PURSES, seating=TWO).play("Aedui action command Rally")
    for _ in range(7):
        game.play("Aedui command negotiate\nAedui negotiate request Arverni\nAedui request number 38")
        game.play("Arverni grant yes\nAedui command negotiate\nAedui negotiate give Arverni\nAedui give number 38")
    assert (game.resources("Aedui"), game.resources("Arverni")) == (7, 44)


@pytest.mark.proves("1.5.2g")
def test_1_5_2_transfers_in_the_quarters_phase() -> None:
    """In Quarters any amount may pass, even between the Factions of one player."""
    game = winter(
        """
        [resources]
        Belgae = 9
        [regions.Nervii]
        Belgae = "Warband"
    """,
        seating=TWO,
    )
    until(game, "Belgae quarters_from")
    game.play("Belgae quarters_from negotiate\nBelgae negotiate give Arverni\nBelgae give number 9")
    assert (game.resources("Belgae"), game.resources("Arverni")) == (0, 9)


@pytest.mark.proves("1.5.2g")
def test_1_5_2_transfers_in_the_harvest_phase() -> None:
    """After the earnings each Faction may give to any other but the Germans, without limit."""
    game = winter("", seating=TWO)
    until(game, "Romans harvest_transfer")
    assert game.resources("Romans") == 15
    assert game.options == ["give Arverni", "give Aedui", "give Belgae", "back"]
    game.play("Romans harvest_transfer give Aedui\nRomans give number 15")
    assert game.resources("Aedui") == 19


@pytest.mark.proves("1.5.2g")
def test_1_5_2_no_transfers_in_other_phases_of_winter() -> None:
    """Once the Harvest is over, nobody gives anything before the next card."""
    game = winter("")
    until(game, "Arverni successor")
    assert all(option.startswith("region") for option in game.options)


def test_1_5_2_refusals_outlast_a_command_called_off() -> None:
    """The truce of the Arverni ends with the Seize, the refusal of the Belgae does not."""
    game = at('card = 1\nineligible = ["Aedui"]\n[regions.Sequani]\nRomans = "2 Auxilia"\n').play("""
        Romans action command Seize
        Romans command negotiate
        Romans negotiate truce Arverni
        Arverni agree_truce yes
        Romans command negotiate
        Romans negotiate truce Belgae
        Belgae agree_truce no
        Romans command cancel
        Romans action command Seize
        Romans command negotiate
    """)
    assert game.offers("truce") == ["Arverni", "Aedui"]


@pytest.mark.parametrize(("leader", "offered"), [("Vercingetorix", ["Romans", "Aedui", "Belgae"]), ("Successor", [])])
def test_1_5_2_truces_are_for_vercingetorix_among_the_gauls(leader: str, offered: list[str]) -> None:
    """Nobody else among the Gauls can be Harassed on a March (3.3.2): neither his successor, nor Belgae beside him."""
    board = f'[regions.Bituriges]\nArverni = "{leader}, 2 Warbands"\n[regions.Nervii]\nBelgae = "2 Warbands"\n'
    game = at("card = 19\n" + board).play("Arverni action command March\nArverni command negotiate")
    assert game.offers("truce") == offered
    other = at("card = 61\n" + board).play("Belgae action command March\nBelgae command negotiate")
    assert other.offers("truce") == []


@pytest.mark.proves("1.5.2b")
def test_1_5_2_an_agreement_ends_with_a_command_called_off() -> None:
    """A truce given for a Seize does not bind in the March that the Romans choose instead."""
    game = at("""
        card = 1
        ineligible = ["Aedui", "Belgae"]
        [regions.Provincia]
        Romans = "Caesar, 3 Auxilia"
        [regions.Aedui]
        Arverni = "6 Warbands"
        [regions.Sequani]
        Romans = "2 Auxilia"
        Arverni = "3 Warbands"
    """).play("""
        Romans action command Seize
        Romans command negotiate
        Romans negotiate truce Arverni
        Arverni agree_truce yes
        Romans command cancel
        Romans action command March
        Romans command march Provincia
        Romans march_to region Aedui
        Romans march_number number 1
        Romans march_number number 0
        Romans march_on region Mandubii
    """)

    assert game.asked == "Arverni harass"


def test_1_5_2_trade_is_agreed_to_anew_in_another_command() -> None:
    """The Romans' word for a Trade that was called off with its Command is asked for again."""
    game = at("""
        card = 40
        ineligible = ["Arverni", "Romans", "Belgae"]
        [regions.Mandubii]
        Aedui = "3 Warbands"
        [tribes]
        Mandubii = "Aedui"
    """).play("""
        Aedui action command March
        Aedui command ability Trade
        Romans agree_trade yes
        Aedui trade no
        Aedui command cancel
        Aedui action command Rally
        Aedui command ability Trade
    """)

    assert game.asked == "Romans agree_trade"


def test_1_5_2_a_gift_that_leaves_no_command_is_taken_back() -> None:
    """3.1 A Command selects at least one Region: whoever gives away its price must take the gift back."""
    game = at("""
        card = 19
        [resources]
        Arverni = 3
        [regions.Mandubii]
        Arverni = "3 revealed Warbands"
    """).play("""
        Arverni action command March
        Arverni command negotiate
        Arverni negotiate give Belgae
        Arverni give number 3
    """)
    assert "done" not in game.options
    assert "cancel" not in game.options

    game.play("Arverni command take_back")
    assert game.asked == "Arverni action"
    assert (game.resources("Arverni"), game.resources("Belgae")) == (3, 10)


def test_1_5_2_a_gift_and_a_removal_together_open_a_rally() -> None:
    """With nothing to spend and nothing Available, Rally is still offered: Resources may be given, pieces removed."""
    game = at("""
        card = 19
        [resources]
        Arverni = 0
        [regions.Arverni]
        Arverni = "Vercingetorix, 20 revealed Warbands"
        [regions.Pictones]
        Arverni = "15 revealed Warbands"
        [tribes]
        Arverni = "Arverni Citadel"
        Cadurci = "Arverni"
        Volcae = "Arverni"
        Pictones = "Arverni"
        Santones = "Arverni"
    """)

    assert "Rally" in game.offers("command")


def test_1_5_2_no_talks_in_the_middle_of_a_region() -> None:
    """Talks and own removal come between the steps of a Command: not while a March out of a Region goes on."""
    game = at('card = 37\n[regions.Aedui]\nAedui = "2 Warbands"').play("Aedui action command March")
    assert {"negotiate", "remove_own"} <= set(game.options)
    game.play("Aedui command march Aedui")
    assert not {"negotiate", "remove_own"} & set(game.options)

    game.play("Aedui march_to done")
    assert {"negotiate", "remove_own"} <= set(game.options)
