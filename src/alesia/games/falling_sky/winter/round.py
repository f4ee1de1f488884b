"""6.0 The Winter Round."""

from alesia.games.falling_sky.components import GERMANS
from alesia.games.falling_sky.deck import is_interlude
from alesia.games.falling_sky.interlude import interlude
from alesia.games.falling_sky.negotiation import Gaul, tell_of_wall
from alesia.games.falling_sky.nervii import nervii_stand
from alesia.games.falling_sky.scenarios import is_first_winter_special, offer_vercingetorix
from alesia.games.falling_sky.victory import victory_phase
from alesia.games.falling_sky.war import run_by_game
from alesia.games.falling_sky.winter.campaign import winter_campaign
from alesia.games.falling_sky.winter.germans import germans_phase, phase_acts
from alesia.games.falling_sky.winter.harvest import harvest_phase
from alesia.games.falling_sky.winter.quarters import quarters_phase
from alesia.games.falling_sky.winter.senate import senate_phase
from alesia.games.falling_sky.winter.spring import spring_phase
from alesia.games.falling_sky.winter.uprising import winter_uprising
from alesia.kernel.ask import Procedure


def winter_round(g: Gaul) -> Procedure[None]:
    """Victory, Germans (A6.2 if the game runs them), Quarters, Harvest, Senate, Spring; Pax Gallica? skips the first
    two in its first Winter. A2.1 In The Gallic War the Interlude takes the place of all that follows the third Victory
    Phase."""
    if not g.state.interlude:
        yield from victory_and_germans(g)
    if g.state.interlude or is_interlude(g.state):
        yield from interlude(g)
    else:
        yield from quarters_to_spring(g)


def victory_and_germans(g: Gaul) -> Procedure[None]:
    """6.1, 6.2"""
    g.log("winter", "6.0")
    yield from offer_vercingetorix(g)
    if is_first_winter_special(g.state):
        g.log("first_winter", "2.1")
        return
    victory_phase(g)
    if run_by_game(g.state) is GERMANS:
        yield from germans_act(g)
    tell_of_wall(g)


def germans_act(g: Gaul) -> Procedure[None]:
    """6.2; A70 an action of theirs, if they do anything."""
    acts = phase_acts(g.state)
    yield from germans_phase(g)
    if acts:
        nervii_stand(g)


def quarters_to_spring(g: Gaul) -> Procedure[None]:
    """6.3 to 6.6"""
    yield from quarters_phase(g)
    tell_of_wall(g)
    yield from winter_uprising(g)
    yield from harvest_phase(g)
    yield from winter_campaign(g)
    yield from senate_phase(g)
    yield from spring_phase(g)
