"""5.4 Special Abilities that Events grant by themselves: any but Besiege and Ambush, which only modify Battle."""

from collections.abc import Sequence

from alesia.games.falling_sky.abilities.enlist import NO_COMMAND
from alesia.games.falling_sky.abilities.menu import abilities_of, is_possible_alone, use_ability
from alesia.games.falling_sky.commands.base import SEIZE
from alesia.games.falling_sky.components import Faction, Region
from alesia.games.falling_sky.events.actions import begin_free, choose_act
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.sharing import offer_near_diviciacus
from alesia.games.falling_sky.state import State
from alesia.kernel.ask import STOP, Act, Procedure, act


def begin_ability(s: State, faction: Faction, regions: Sequence[Region], seized: int = 0) -> None:
    """4.2.1 Where the Event's Command has been a Seize, Build places or removes no Ally."""
    begin_free(s, faction, regions, 1)
    s.command, s.selected = (SEIZE, seized) if seized else (NO_COMMAND, 0)


def free_abilities(s: State, faction: Faction, regions: Sequence[Region], seized: int = 0) -> list[Act]:
    """The Special Abilities of the Faction that would find something to do in these Regions now."""
    trial = s.copy()
    begin_ability(trial, faction, regions, seized)
    return [act("ability", a) for a in abilities_of(s, faction) if is_possible_alone(trial, faction, a)]


def use_free_ability(
    g: Gaul, faction: Faction, choice: Act, regions: Sequence[Region], seized: int = 0
) -> Procedure[bool]:
    """Whether anything was done with it."""
    begin_ability(g.state, faction, regions, seized)
    if seized:
        yield from offer_near_diviciacus(g, faction)
    yield from use_ability(g, faction, choice)
    return bool(g.state.ability)


def offer_free_ability(g: Gaul, faction: Faction, regions: Sequence[Region]) -> Procedure[None]:
    """The Faction may use one of them."""
    while found := free_abilities(g.state, faction, regions):
        choice = yield from choose_act(g, faction, [*found, STOP], "ability")
        if choice is STOP or (yield from use_free_ability(g, faction, choice, regions)):
            return
