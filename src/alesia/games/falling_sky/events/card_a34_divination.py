"""A34 Divination. Unshaded: the executing Faction names one of Romans, Aedui and Belgae that somebody plays, other
than the player of the Germans; it may lead Germanic pieces, their Leader too, in a free March out of up to three
Regions, or in free Battles in up to three. Shaded: it names the Germans or the Belgae, who may have a free Command and
stay Eligible.

Traps: one kind of Command; no Special Ability, so no Ambush. Who leads says where the Germans go and whom they attack;
what is lost, and who Retreats, the owners say. Shaded: whoever executes the Command stays Eligible, not who played the
card.
"""

from alesia.games.falling_sky.commands.base import BATTLE, GALLIC_COMMANDS, MARCH, Command
from alesia.games.falling_sky.commands.battle import battle, battle_regions
from alesia.games.falling_sky.commands.march import march, march_regions
from alesia.games.falling_sky.components import BELGAE, CARD, GERMANS, Faction, Region
from alesia.games.falling_sky.events.actions import (
    begin_free,
    can_command,
    choose_faction,
    choose_region_or_stop,
    free_command,
)
from alesia.games.falling_sky.events.base import event, keep_eligible
from alesia.games.falling_sky.events.battles import worth_a_battle
from alesia.games.falling_sky.events.leading import led
from alesia.games.falling_sky.negotiation import Gaul, is_player, same_player
from alesia.games.falling_sky.state import SHADED, UNSHADED, State
from alesia.games.falling_sky.war import others
from alesia.kernel.ask import Act, Procedure, act, choose_or_stop

MOST_REGIONS = 3
STEP = {MARCH: "march", BATTLE: "battle"}


def _leaders(s: State) -> list[Faction]:
    """Who is in the hands of a player other than that of the Germans (A1.5.1)."""
    return [f for f in others(s, GERMANS) if is_player(s, f) and not same_player(s, f, GERMANS)]


def _regions(s: State, command: Command) -> list[Region]:
    """Where the Germans can March now, or a Battle of theirs could change anything."""
    if command is MARCH:
        return march_regions(s, GERMANS)
    return [r for r in battle_regions(s, GERMANS) if worth_a_battle(s, GERMANS, r)]


def germans_can_be_led(s: State, faction: Faction) -> bool:
    trial = s.copy()
    begin_free(trial, GERMANS, (), 0)
    return bool(_leaders(s)) and any(_regions(trial, c) for c in STEP)


@event(134, UNSHADED, germans_can_be_led)
def unfavorable(g: Gaul, faction: Faction) -> Procedure[None]:
    if not germans_can_be_led(g.state, faction):
        return
    leader = yield from choose_faction(g, faction, _leaders(g.state), "leader")
    begin_free(g.state, GERMANS, (), 0)
    acts = [act("command", c) for c in STEP if _regions(g.state, c)]
    choice: Act | None = yield from choose_or_stop(leader, "event_choice", "5.1", acts, CARD[134], "lead")
    if choice is not None and isinstance(choice.target, Command):
        yield from _lead(g, leader, choice.target)


def _lead(g: Gaul, leader: Faction, command: Command) -> Procedure[None]:
    """Region by Region, each once."""
    g.log("lead", "5.4", leader, GERMANS, command)
    g.state.command = command
    done: list[Region] = []
    while len(done) < MOST_REGIONS:
        left = [r for r in _regions(g.state, command) if r not in done]
        region = yield from choose_region_or_stop(g, leader, left, STEP[command], MOST_REGIONS - len(done))
        if region is None:
            return
        done.append(region)
        action = march(g, GERMANS, region) if command is MARCH else battle(g, GERMANS, region)
        yield from led(action, GERMANS, leader)


# ---- shaded -----------------------------------------------------------------------------------------------------


def favourites(s: State) -> list[Faction]:
    return [f for f in (GERMANS, BELGAE) if can_command(s, f, GALLIC_COMMANDS)]


def somebody_is_favoured(s: State, faction: Faction) -> bool:
    return bool(favourites(s))


@event(134, SHADED, somebody_is_favoured)
def favorable(g: Gaul, faction: Faction) -> Procedure[None]:
    if not favourites(g.state):
        return
    favoured = yield from choose_faction(g, faction, favourites(g.state), "favoured")
    if (yield from free_command(g, favoured, "command", may=True)):
        keep_eligible(g, favoured)
