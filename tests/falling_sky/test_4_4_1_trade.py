"""4.4.1 Trade."""

import pytest

from tests.falling_sky.playing import at

MARKETS = """
    card = 37
    [resources]
    Aedui = 5
    [regions.Aedui]
    Aedui = "2 Warbands"
    [regions.Sequani]
    Aedui = "3 Warbands"
    [regions.Mandubii]
    Aedui = "4 Warbands"
    [tribes]
    Aedui = "Aedui Citadel"
    Sequani = "Aedui"
    Helvetii = "Romans"
    Mandubii = "Subdued"
    Senones = "Romans"
    Lingones = "Dispersed"
"""
TRADE = "Aedui action command Raid\nAedui command ability Trade\n"


@pytest.mark.proves("4.4.1k", "4.4.1g", "4.4.1h", "4.4.1i")
def test_4_4_1_without_roman_agreement_one_each() -> None:
    """One Resource for each Aedui Ally and Citadel and each Subdued Tribe under Aedui Control; no Roman Allies."""
    game = at(MARKETS).play(TRADE + "Romans agree_trade no")
    assert game.asked == "Aedui trade"

    game.play("Aedui trade yes")
    assert game.resources("Aedui") == 8  # Bibracte, Sequani, the Subdued Mandubii


@pytest.mark.proves("4.4.1k", "4.4.1i", "4.4.1l")
def test_4_4_1_with_roman_agreement_two_each_and_roman_allies() -> None:
    """If the Romans agree, two each, and Roman Allies under Aedui Control count too; Dispersed Tribes never."""
    game = at(MARKETS).play(TRADE + "Romans agree_trade yes\nAedui trade yes")

    assert game.resources("Aedui") == 15  # the three, Helvetii and Senones, two Resources each


@pytest.mark.proves("4.4.1e")
def test_4_4_1_called_off_after_a_refusal() -> None:
    """The Aedui may call off the Trade: nothing gained, no Special Ability used, another may be."""
    game = at(MARKETS).play(TRADE + "Romans agree_trade no\nAedui trade no")

    assert game.asked == "Aedui command"
    assert game.resources("Aedui") == 5
    assert game.offers("ability") == ["Trade", "Suborn"]
    assert "cancel" in game.options


def test_4_4_1_an_answer_binds_for_the_action() -> None:
    """1.5.2 The Romans are not asked twice in the same action as long as nothing changes."""
    game = at(MARKETS).play(TRADE + "Romans agree_trade no\nAedui trade no\nAedui command ability Trade")
    assert game.asked == "Aedui trade"

    game.play("Aedui trade yes")
    assert game.resources("Aedui") == 8


def test_4_4_1_agreement_may_be_bought() -> None:
    """1.5.2 Given Resources after their refusal, the Romans are asked again, and agree."""
    game = at(MARKETS).play(
        TRADE
        + """
        Romans agree_trade no
        Aedui trade no
        Aedui command negotiate
        Aedui negotiate give Romans
        Aedui give number 2
        Aedui command ability Trade
        Romans agree_trade yes
        Aedui trade yes
    """
    )

    assert game.resources("Aedui") == 5 - 2 + 10


@pytest.mark.proves("4.4.1d")
def test_4_4_1_the_romans_declare_even_without_any_control() -> None:
    """The Romans declare regardless of whether they Control a relevant Region; others who Control none do not."""
    game = at("""
        card = 37
        [regions.Provincia]
        Arverni = "2 Warbands"
        [regions.Aedui]
        Aedui = "2 Warbands"
        [regions.Sequani]
        Aedui = "1 Warband"
        [regions.Nervii]
        Belgae = "1 Warband"
    """).play(TRADE)

    assert game.asked == "Romans agree_trade"


@pytest.mark.proves("4.4.1c", "4.4.1f")
def test_4_4_1_controlling_factions_declare() -> None:
    """The Arverni in Control of Sequani and Provincia cut the Aedui off unless they agree."""
    position = """
        card = 37
        [resources]
        Aedui = 5
        [regions.Provincia]
        Arverni = "2 Warbands"
        [regions.Sequani]
        Arverni = "2 Warbands"
        [regions.Ubii]
        Germans = "1 Warband"
        [regions.Aedui]
        Aedui = "2 Warbands"
        [tribes]
        Aedui = "Aedui"
    """
    yes = at(position).play(TRADE + "Romans agree_trade yes\nArverni agree_trade yes\nAedui trade yes")
    no = at(position).play(TRADE + "Romans agree_trade yes\nArverni agree_trade no")

    assert yes.resources("Aedui") == 7
    assert no.asked == "Aedui command"  # nothing to gain: no Trade
    assert no.resources("Aedui") == 5
    assert no.offers("ability") == ["Suborn"]


@pytest.mark.proves("4.4.1j")
def test_4_4_1_germans_never_agree() -> None:
    """Behind Germanic Control there is no Supply Line, hence no Trade."""
    game = at("""
        card = 37
        [regions]
        Ubii = { Germans = "1 Warband" }
        Sequani = { Germans = "1 Warband" }
        Provincia = { Germans = "2 Warbands" }
        Aedui = { Aedui = "2 revealed Warbands" }
        [tribes]
        Aedui = "Aedui"
    """).play("Aedui action command March")

    assert game.offers("ability") == []


def test_4_4_1_romans_who_refuse_close_their_regions() -> None:
    """If the Romans disagree their own Regions carry no Supply Line."""
    game = at("""
        card = 37
        [resources]
        Aedui = 5
        [regions]
        Ubii = { Germans = "1 Warband" }
        Sequani = { Romans = "1 Legion" }
        Aedui = { Aedui = "2 Warbands" }
        [tribes]
        Aedui = "Aedui"
    """).play(TRADE + "Romans agree_trade no")

    assert game.asked == "Aedui command"
    assert game.resources("Aedui") == 5


@pytest.mark.proves("4.4.1g", "4.4.1h")
def test_4_4_1_allies_outside_aedui_control_count_subdued_tribes_do_not() -> None:
    """An Aedui Ally in a Region of No Control counts; the Subdued and Roman Tribes there do not."""
    game = at("""
        card = 37
        [resources]
        Aedui = 5
        [regions.Mandubii]
        Aedui = "1 Warband"
        Belgae = "2 Warbands"
        [tribes]
        Mandubii = "Aedui"
        Senones = "Romans"
    """).play(TRADE + "Romans agree_trade yes")
    game.play("Aedui trade yes")

    assert game.control("Mandubii") == "No Control"
    assert game.resources("Aedui") == 7


def test_4_4_1_a_citadel_counts_once() -> None:
    """A Citadel is one piece: one Resource, two with the Romans."""
    game = at("""
        card = 37
        [resources]
        Aedui = 5
        [regions.Aedui]
        Aedui = "1 Warband"
        [tribes]
        Aedui = "Aedui Citadel"
    """).play(TRADE + "Romans agree_trade yes\nAedui trade yes")

    assert game.resources("Aedui") == 7


@pytest.mark.parametrize(("resources", "after"), [(35, 45), (40, 45)])
def test_4_4_1_never_above_45(resources: int, after: int) -> None:
    """1.8 Resources stop at 45."""
    game = at(MARKETS.replace("Aedui = 5", f"Aedui = {resources}"))
    game.play(TRADE + "Romans agree_trade yes\nAedui trade yes")

    assert game.resources("Aedui") == after


def test_4_4_1_not_with_a_full_purse() -> None:
    """At 45 Resources a Trade would bring nothing: it is not offered."""
    game = at(MARKETS.replace("Aedui = 5", "Aedui = 45")).play("Aedui action command Raid")

    assert "Trade" not in game.offers("ability")


@pytest.mark.parametrize("command", ["Rally", "March", "Raid", "Battle"])
def test_4_4_1_with_any_command_even_without_resources(command: str) -> None:
    """Trade first can pay for any Command, though the Aedui have nothing."""
    position = MARKETS.replace("Aedui = 5", "Aedui = 0") + "    [regions.Carnutes]\n    Aedui = '1 Warband'\n"
    game = at(position + "    Arverni = '1 Warband'\n").play(f"Aedui action command {command}")
    game.play("Aedui command ability Trade\nRomans agree_trade yes\nAedui trade yes")

    assert game.resources("Aedui") == 10
    assert game.offers(command.lower())


def test_4_4_1_a_gift_to_gain_agreement() -> None:
    """PLAY NOTE: the Aedui may give the Romans Resources during the action."""
    game = at(MARKETS).play("""
        Aedui action command Raid
        Aedui command negotiate
        Aedui negotiate give Romans
        Aedui give number 3
        Aedui command ability Trade
        Romans agree_trade yes
        Aedui trade yes
    """)

    assert game.resources("Romans") == 13
    assert game.resources("Aedui") == 12


def test_4_4_1_once_a_command() -> None:
    """After the Trade neither Trade nor Suborn is offered again."""
    game = at(MARKETS).play(TRADE + "Romans agree_trade yes\nAedui trade yes")

    assert game.offers("ability") == []


def test_4_4_1_nobody_is_asked_whose_regions_no_supply_line_can_reach() -> None:
    """Morini, which the Belgae Control, lies behind Germans, who never agree: only the Romans are asked."""
    cut_off = "".join(
        f'[regions.{name}]\nGermans = "1 Warband"\n' for name in ("Nervii", "Atrebates", "Sugambri", "Britannia")
    )
    game = at(MARKETS + '[regions.Morini]\nBelgae = "2 Warbands"\n' + cut_off).play(TRADE)
    assert game.asked == "Romans agree_trade"
    game.play("Romans agree_trade no")
    assert game.asked == "Aedui trade"


def test_4_4_1_nobody_is_asked_whose_agreement_yields_nothing() -> None:
    """A Supply Line could lead through Morini, which the Belgae Control, but the Aedui have nothing to sell there."""
    morini = '[regions.Morini]\nBelgae = "2 Warbands"\n'
    assert at(MARKETS + morini).play(TRADE + "Romans agree_trade no").asked == "Aedui trade"
