"""1.5.2 Agreements: Supply Lines, truces, what is refused and asked again."""

import pytest

from tests.falling_sky.playing import at

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
REFUSED = """
    Romans action command Recruit
    Romans command recruit Atrebates
    Romans seek_supply ask Aedui
    Aedui agree_supply no
    Romans seek_supply call_off
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
    game = (
        at(SUPPLY)
        .play(REFUSED)
        .play("""
        Romans command recruit Atrebates
    """)
    )
    assert game.asked == "Romans recruit"
    assert game.resources("Romans") == 8


@pytest.mark.proves("1.5.2j")
def test_1_5_2_who_refused_may_be_asked_again_after_a_gift() -> None:
    """Only agreements bind: given Resources in the meantime, the Aedui are asked for the Supply Line anew."""
    game = (
        at(SUPPLY)
        .play(REFUSED)
        .play("""
        Romans command negotiate
        Romans negotiate give Aedui
        Romans give number 1
        Romans command recruit Atrebates
        Romans seek_supply ask Aedui
        Aedui agree_supply yes
    """)
    )

    assert game.resources("Romans") == 9


@pytest.mark.proves("1.5.2j")
def test_1_5_2_a_gift_reopens_the_refusals_of_its_receiver_alone() -> None:
    """A gift to the Belgae does not move the Aedui; nor do Resources that the refuser gives."""
    game = (
        at(SUPPLY)
        .play(REFUSED)
        .play("""
        Romans command negotiate
        Romans negotiate give Belgae
        Romans give number 1
        Romans command negotiate
        Romans negotiate request Aedui
        Romans request number 1
        Aedui grant yes
        Romans command recruit Atrebates
    """)
    )

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


@pytest.mark.proves("1.5.2j")
def test_1_5_2_a_command_stays_open_while_a_gift_could_win_who_refused_to_give() -> None:
    """The Aedui refuse the one Resource that the Romans lack for a March; given one, they may be asked for two."""
    game = at("""
        card = 1
        ineligible = ["Arverni", "Aedui", "Belgae"]
        [resources]
        Romans = 1
        Arverni = 0
        Aedui = 5
        Belgae = 0
        [regions.Veneti]
        Romans = "Caesar, 2 Auxilia"
    """).play("""
        Romans action command Seize
        Romans command negotiate
        Romans negotiate request Aedui
        Romans request number 1
        Aedui grant no
        Romans command cancel
    """)
    assert "March" in game.offers("command")


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


def test_1_5_2_no_talks_in_the_middle_of_a_region() -> None:
    """Talks and own removal come between the steps of a Command: not while a March out of a Region goes on."""
    game = at('card = 37\n[regions.Aedui]\nAedui = "2 Warbands"').play("Aedui action command March")
    assert {"negotiate", "remove_own"} <= set(game.options)
    game.play("Aedui command march Aedui")
    assert not {"negotiate", "remove_own"} & set(game.options)

    game.play("Aedui march_to done")
    assert {"negotiate", "remove_own"} <= set(game.options)
