"""9 Mons Cevenna (one text): the executing Faction Marches free of cost from one Region into another next to it, both
within one Region of Provincia. Then it has a free Command and any one free Special Ability, in either order, in the
Region it came to.

Traps: by the map, Regions within one of Provincia are Provincia, Arverni, Sequani and Aedui (the Playbook's tip forgets
the last), for Romans also Cisalpina when it is a Region (5); the origin counts as selected, so pieces there go Hidden
even if they stay; a Command March leads out of the Region, and who has just come may go on; the Special Ability need
not fit the Command, but Besiege and Ambush need a Battle.
"""

from alesia.games.falling_sky.abilities.base import Ability
from alesia.games.falling_sky.commands.base import MARCH, SEIZE, Command, commands_of
from alesia.games.falling_sky.commands.execution import execute_command
from alesia.games.falling_sky.commands.march import form_group, hide_origin, step
from alesia.games.falling_sky.commands.possible import by_enlisting
from alesia.games.falling_sky.components import PROVINCIA, Faction, Region
from alesia.games.falling_sky.events.actions import begin_free, can_command, choose_act, choose_region, must_command
from alesia.games.falling_sky.events.base import event
from alesia.games.falling_sky.events.free_abilities import free_abilities, use_free_ability
from alesia.games.falling_sky.events.moving import marchers, offer_to_march
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.regions import roads, vicinity
from alesia.games.falling_sky.state import UNSHADED, State
from alesia.kernel.ask import STOP, Procedure, act


def mountains(s: State) -> tuple[Region, ...]:
    return vicinity(s, PROVINCIA)


def can_cross(s: State, faction: Faction) -> bool:
    return any(marchers(s, faction, r) for r in mountains(s))


@event(9, UNSHADED, can_cross)
def mons_cevenna(g: Gaul, faction: Faction) -> Procedure[None]:
    s = g.state
    begin_free(s, faction, (), 0)
    while origins := [r for r in mountains(s) if marchers(s, faction, r)]:
        origin = yield from choose_region(g, faction, origins, "origin")
        beyond = [r for r in roads(s, faction, origin) if r in mountains(s)]
        to = yield from choose_region(g, faction, beyond, "to", origin)
        if (yield from _cross(g, faction, origin, to)):
            return (yield from _act_in(g, faction, to))


def _cross(g: Gaul, faction: Faction, origin: Region, to: Region) -> Procedure[bool]:
    """False if only pieces that are not lent could have Marched."""
    g.state.command = MARCH
    if not (yield from offer_to_march(g, faction, origin)):
        return False
    hide_origin(g.state, faction, origin, ())
    group = yield from form_group(g, faction, origin, to)
    step(g, faction, origin, to, group, marked=False)
    return True


def _act_in(g: Gaul, faction: Faction, region: Region) -> Procedure[None]:
    """A Command and a Special Ability, in either order; the one that fits a Command may also come in between."""
    command = ability = True
    seized = built = 0  # 4.2.1 no Ally by Build where the Seize is, whichever comes first
    while True:
        commands = _commands(g.state, faction, region, bool(built), ability) if command else []
        choices = [act("command", c) for c in commands]
        choices += free_abilities(g.state, faction, [region], seized) if ability else []
        choices += [] if must_command(g.state, faction, commands, [region]) else [STOP]
        step = "both" if command and ability else "command" if command else "ability"
        choice = yield from choose_act(g, faction, choices, step, region)
        if isinstance(choice.target, Command):
            begin_free(g.state, faction, [region], int(ability))
            g.log("execute", "5.4", faction, "command", choice.target)
            command = not (yield from execute_command(g, faction, choice.target, limited=False))
            ability = ability and not g.state.ability
            seized = region.mask if not command and choice.target is SEIZE else 0
        elif isinstance(choice.target, Ability):
            ability = not (yield from use_free_ability(g, faction, choice, [region], seized))
            built = g.state.built
        else:
            return


def _commands(s: State, faction: Faction, region: Region, built: bool, ability: bool) -> list[Command]:
    every = [c for c in commands_of(faction) if c is not SEIZE or not built]
    enlisted = _by_enlisting(s, faction, region) if ability else []
    return [c for c in every if c in enlisted or can_command(s, faction, [c], [region])]


def _by_enlisting(s: State, faction: Faction, region: Region) -> list[Command]:
    """4.5.1 Commands to which Germanic Warbands that act as Belgic would give the Region."""
    trial = s.copy()
    begin_free(trial, faction, [region], 1)
    return by_enlisting(trial, faction, commands_of(faction))
