"""2.4 The year of a game, as the lab counts it: a card that is played in a Winter Round does not end it."""

from alesia.games import find
from tests.ariovistus.wintering import winter
from tests.falling_sky.events.effect import state_of
from tests.falling_sky.events.test_event_63_winter_campaign import campaign
from tests.falling_sky.playing import Play


def year(game: Play, name: str) -> int:
    return find(name).clock(state_of(game))[0]


def test_the_year_goes_on_while_an_uprising_is_played() -> None:
    """A66 After Quarters, until the Winter Round is over."""
    game = winter('[uprising]\nregion = "Nervii"\nfaction = "Germans"\n[tribes]\nNervii = "Subdued"\nHelvii = "Aedui"')
    assert (game.asked, year(game, "ariovistus")) == ("Germans uprising", 1)
    game.play("Germans uprising yes")

    assert (game.view["card"]["name"], year(game, "ariovistus")) == ("A66", 1)


def test_the_year_goes_on_during_a_winter_campaign() -> None:
    """63 The same in Falling Sky."""
    game = campaign("Belgae", '[regions.Nervii]\nBelgae = "Ambiorix, 2 Warbands"')

    assert (game.view["card"]["name"], year(game, "falling-sky")) == ("63", 1)
