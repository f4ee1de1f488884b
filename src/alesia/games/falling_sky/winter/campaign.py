"""63, A63 Winter Campaign, shaded: after the Harvest its Faction may do any two Commands and/or Special Abilities."""

from alesia.games.falling_sky.abilities.base import ENLIST
from alesia.games.falling_sky.abilities.enlist import germanic_command, germanic_commands
from alesia.games.falling_sky.abilities.menu import abilities_of, is_possible_alone, use_ability
from alesia.games.falling_sky.capabilities import COLD_WAR, WINTER_CAMPAIGN, capability
from alesia.games.falling_sky.commands.base import Command, commands_of
from alesia.games.falling_sky.commands.execution import execute_command
from alesia.games.falling_sky.commands.possible import by_enlisting
from alesia.games.falling_sky.commands.sheets import SHEETS
from alesia.games.falling_sky.components import BELGAE, CARD, FACTIONS, Faction
from alesia.games.falling_sky.deck import play_in_winter, return_to_winter
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.nervii import nervii_stand
from alesia.games.falling_sky.scenarios import offer_vercingetorix
from alesia.games.falling_sky.sharing import all_shared, shareable
from alesia.games.falling_sky.state import SHADED, State, begin_action
from alesia.games.falling_sky.war import run_by_game
from alesia.kernel.ask import STOP, Act, Procedure, act, choose, choose_or_stop

ACTIONS = 2


def winter_campaign(g: Gaul) -> Procedure[None]:
    """By the card of either war; in The Gallic War both can be in effect. A2.1M Beside Germans whom the game runs it
    lies idle: nobody chooses for them."""
    for number in (COLD_WAR, WINTER_CAMPAIGN):
        if capability(g.state, number, SHADED) and not capability(g.state, number, SHADED, run_by_game(g.state)):
            yield from campaign_by(g, number)


def campaign_by(g: Gaul, number: int) -> Procedure[None]:
    """Two actions at their usual cost; a Special Ability within a Command is the other action."""
    s = g.state
    faction = FACTIONS[s.holders[number] - 1]
    s.executor = 0  # not by the Sequence of Play: no negotiation, no voluntary removal (1.4.1, 1.5.2)
    play_in_winter(s, number)
    left = ACTIONS
    while left:
        yield from offer_vercingetorix(g)
        _begin(s, faction, left)
        found = choices(s, faction)
        choice = yield from choose_or_stop(faction, "winter_campaign", "5.3", found, CARD[number], left)
        if choice is None:
            break
        done = yield from carry_out(g, faction, choice)
        left -= done
        if done:
            nervii_stand(g)
    begin_action(s, faction)
    return_to_winter(s)


def _begin(s: State, faction: Faction, left: int) -> None:
    """With one action left no Special Ability can accompany a Command."""
    begin_action(s, faction)
    s.grants = left - 1
    s.campaign = 1


def choices(s: State, faction: Faction) -> list[Act]:
    commands = [c for c in commands_of(faction) if _has_region(s, faction, c)]
    abilities = [a for a in abilities_of(s, faction) if is_possible_alone(s, faction, a)]
    return [act("command", c) for c in commands] + [act("ability", a) for a in abilities]


def _has_region(s: State, faction: Faction, command: Command) -> bool:
    """Now, or with pieces that the Faction may act with (4.5.1, 38)."""
    found = SHEETS[command].regions
    if found(s, faction) or (shareable(s, faction) and found(all_shared(s, faction), faction)):
        return True
    return bool(s.grants and by_enlisting(s, faction, [command]))


def carry_out(g: Gaul, faction: Faction, choice: Act) -> Procedure[int]:
    """How many of the actions it took; none if it was called off."""
    s = g.state
    if isinstance(choice.target, Command):
        g.log("execute", "5.3", faction, "command", choice.target)
        done = yield from execute_command(g, faction, choice.target, limited=False)
        return done + bool(s.ability) if done else 0
    if choice.target is ENLIST:
        yield from _enlist_alone(g)
    else:
        yield from use_ability(g, faction, choice)
    return int(bool(s.ability))


def _enlist_alone(g: Gaul) -> Procedure[None]:
    """4.5.1 With no Command under way there is only the Germanic Limited Command."""
    s = g.state
    choice = yield from choose(BELGAE, "enlist", "4.5.1", [*germanic_commands(s), STOP])
    if isinstance(choice.target, Command):
        yield from germanic_command(g, choice.target)
