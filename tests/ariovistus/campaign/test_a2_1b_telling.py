"""A2.1B, 6.5, 6.6 What the Interlude, the first Winter after it and Spring report, so that it can be checked."""

from textwrap import dedent

from alesia.words import log_line
from tests.ariovistus.campaign.interlude import interlude
from tests.ariovistus.campaign.playing import at
from tests.falling_sky.playing import Play


def lines(game: Play, *keys: str) -> list[str]:
    return [log_line(entry, "ariovistus-campaign") for entry in game.table.log if entry.key in keys]


def test_a2_1b_how_many_go_is_told_with_the_part_and_the_lots() -> None:
    """Eight Warbands, of which half go; the Region is drawn, and among which is told."""
    board = """
        nonplayers = ["Belgae"]
        [regions.Treveri]
        Belgae = "3 Warbands"
        [regions.Mandubii]
        Belgae = "5 Warbands"
    """
    game = interlude("belgae", dedent(board)).play("Chance interlude_region region Mandubii")
    assert lines(game, "share_bands", "lot")[:2] == [
        "Warbands of the Belgae: 8. Half of them, rounded up, must go to Available: 4; those in Belgica last.",
        "By lot among Treveri, Mandubii: Mandubii.",
    ]


def test_a2_1b_the_ally_that_stays_is_told_as_such() -> None:
    """Two of three Allies of a Region go: the lot falls on the one that need not."""
    board = "nonplayers = ['Belgae']\n[tribes]\nMandubii = 'Belgae'\nSenones = 'Belgae'\nLingones = 'Belgae'\n"
    game = interlude("belgae", board).play("Chance interlude_spared tribe Senones")
    assert lines(game, "share_allies", "lot_spared") == [
        "Allies of the Belgae: 3. Half of them, rounded up, must go to Available: 2; those in Belgica last.",
        "By lot among Alesia, Senones, Lingones: Senones stays.",
    ]


def test_a2_1d_why_a_settlement_becomes_no_ally() -> None:
    """Without Germanic Control; and how many Warbands are there to take its place."""
    board = """
        nonplayers = ["Germans"]
        [regions.Ubii]
        Germans = "14 Warbands"
        [regions.Treveri]
        Germans = "Settlement"
        Aedui = "3 Warbands"
    """
    game = interlude("germans", dedent(board))
    assert lines(game, "retire_due", "no_ally_instead") == [
        "Germanic Warbands that leave the game for good: 15; the Available ones first (16), those at home last.",
        "The Settlement in Treveri becomes no Ally: there is no Germanic Control. In its place come as many of three "
        "Warbands as are Available: 1.",
    ]


def test_a2_1o_the_first_winter_says_what_it_leaves_out() -> None:
    """Neither Victory Phase nor Germans Phase, and a Senate that stays; in Spring the Fallen return."""
    game = at('half = 2\ncard = "Winter"\nfirst_winter_special = true\nsenate = "Intrigue"\nfallen = 5\n')
    while game.asked != "Chance draw_card":
        game.table.answer(next((o for o in ("done", "back", "no") if o in game.options), game.options[0]))
    assert lines(game, "first_winter", "senate_set", "fallen_return") == [
        "In this first Winter there is neither a Victory Phase nor a Germans Phase.",
        "The Senate does not shift in this first Winter: Intrigue.",
        "Fallen Legions return to the track: 2.",
    ]
