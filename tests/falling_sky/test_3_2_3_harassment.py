"""3.2.3 Harassment of Romans who Seize: who, how many, and what the Romans lose."""

import pytest

from tests.falling_sky.playing import Play, at


def seizing(position: str, region: str = "Mandubii") -> Play:
    return at(position).play(f"""
        Romans action command Seize
        Romans command seize {region}
    """)


def harassed(romans: str, warbands: str = "3 Warbands", tribes: str = "", region: str = "Mandubii") -> Play:
    """A Seize without Dispersal where the Aedui Harass."""
    pieces = f'Romans = "{romans}"\nAedui = "{warbands}"\nBelgae = "6 revealed Warbands"'
    return seizing(f"[regions.{region}]\n{pieces}\n[tribes]\n{tribes}", region).play("Aedui harass yes")


@pytest.mark.proves("3.2.3k")
def test_3_2_3_harassment_is_voluntary() -> None:
    """A Faction with three Hidden Warbands may opt to Harass or not."""
    game = seizing("""
        [regions.Mandubii]
        Romans = "1 Auxilia"
        Aedui = "3 Warbands"
    """)
    assert (game.asked, game.options) == ("Aedui harass", ["yes", "no"])

    game.play("Aedui harass no")
    assert game.pieces("Mandubii", "Romans") == "1 Auxilia"


@pytest.mark.proves("3.2.3k")
@pytest.mark.parametrize("warbands", ["2 Warbands", "2 Warbands, 4 revealed Warbands", "3 scouted Warbands"])
def test_3_2_3_three_hidden_warbands_are_needed(warbands: str) -> None:
    """Revealed and Scouted Warbands do not Harass: nobody is asked."""
    game = seizing(f"""
        [regions.Mandubii]
        Romans = "1 Auxilia"
        Aedui = "{warbands}"
    """)

    assert game.asked == "Romans command"


@pytest.mark.proves("3.2.3l")
@pytest.mark.parametrize(("warbands", "losses"), [("3 Warbands", 1), ("5 Warbands", 1), ("6 Warbands", 2)])
def test_3_2_3_one_loss_for_every_three(warbands: str, losses: int) -> None:
    """For every three Hidden Warbands one Roman piece, rounded down."""
    game = harassed("4 Auxilia", warbands)

    assert game.pieces("Mandubii", "Romans") == f"{4 - losses} Auxilia"


@pytest.mark.proves("3.2.3u")
def test_3_2_3_the_romans_choose_what_to_lose() -> None:
    """Auxilia or a Roman Ally is removed, or a die rolled for Leader, Legion or Fort: all at the Romans' choice."""
    game = harassed("Caesar, 1 Legion, 1 Auxilia, Fort", tribes='Senones = "Romans"')

    assert game.asked == "Romans harassment_loss"
    assert sorted(game.options) == [
        "piece Fort",
        "piece Hidden Auxilia",
        "piece Legion",
        "piece Roman Leader",
        "tribe Senones",
    ]
    game.play("Romans harassment_loss tribe Senones")
    assert game.tribe("Senones") == "Subdued"
    assert game.asked == "Romans command"


@pytest.mark.proves("3.2.3v")
@pytest.mark.parametrize("piece", ["Roman Leader", "Legion", "Fort"])
@pytest.mark.parametrize(("die", "lost"), [(3, True), (4, False)])
def test_3_2_3_hard_pieces_are_lost_on_1_to_3(piece: str, die: int, lost: bool) -> None:
    """A Leader, Legion or Fort rolled for is removed on 1-3 only."""
    whole = "Caesar, 1 Legion, Fort"
    game = harassed(whole).play(f"""
        Romans harassment_loss piece {piece}
        Chance loss_roll roll {die}
    """)
    word = {"Roman Leader": "Caesar, ", "Legion": "1 Legion, ", "Fort": ", Fort"}[piece]

    assert game.pieces("Mandubii", "Romans") == (whole.replace(word, "") if lost else whole)
    assert game.position["fallen"] == int(lost and piece == "Legion")


@pytest.mark.proves("3.2.3m")
def test_3_2_3_the_fort_of_provincia_is_not_lost() -> None:
    """1.4.2 With nothing but its permanent Fort in Provincia there is nothing to Harass."""
    game = seizing(
        """
        [regions.Provincia]
        Aedui = "6 Warbands"
    """,
        "Provincia",
    )

    assert game.asked == "Romans command"
    assert game.pieces("Provincia", "Romans") == "Fort"


@pytest.mark.proves("3.2.3s")
def test_3_2_3_harassment_in_card_order_then_germans() -> None:
    """Card 58: Belgae, Aedui, Arverni; then the Germans, who always Harass."""
    fields = ", ".join(f"{faction} = '3 Warbands'" for faction in ("Arverni", "Aedui", "Belgae", "Germans"))
    game = at(f"""
        card = 58
        passed = ["Belgae"]
        regions.Mandubii = {{ Romans = "6 Auxilia", {fields} }}
    """).play("""
        Romans action command Seize
        Romans command seize Mandubii
        Belgae harass yes
        Aedui harass no
        Arverni harass yes
    """)

    assert game.pieces("Mandubii", "Romans") == "3 Auxilia"
    assert game.asked == "Romans command"


@pytest.mark.proves("3.2.3t")
def test_3_2_3_an_agreement_not_to_harass_binds() -> None:
    """1.5.2 A Faction that agreed earlier in the Command does not Harass and is not asked."""
    game = at("""
        [regions.Mandubii]
        Romans = "1 Auxilia"
        Aedui = "3 Warbands"
    """).play("""
        Romans action command Seize
        Romans command negotiate
        Romans negotiate truce Aedui
        Aedui agree_truce yes
        Romans command seize Mandubii
    """)

    assert game.asked == "Romans command"
    assert game.pieces("Mandubii", "Romans") == "1 Auxilia"
