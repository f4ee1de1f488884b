"""4.1 The Special Abilities that a Faction can add to its Command now; Besiege and Ambush are offered by Battle."""

from collections.abc import Callable

from alesia.games.falling_sky.abilities.base import (
    BUILD,
    DEVASTATE,
    ENLIST,
    ENTREAT,
    INTIMIDATE,
    RAMPAGE,
    SCOUT,
    SETTLE,
    SUBORN,
    TRADE,
    Ability,
)
from alesia.games.falling_sky.abilities.build import build, build_is_possible
from alesia.games.falling_sky.abilities.devastate import devastate, devastate_is_possible
from alesia.games.falling_sky.abilities.enlist import enlist, enlist_is_possible, germanic_commands
from alesia.games.falling_sky.abilities.entreat import entreat, entreat_is_possible
from alesia.games.falling_sky.abilities.intimidate import intimidate, intimidate_regions
from alesia.games.falling_sky.abilities.rampage import rampage, rampage_is_possible
from alesia.games.falling_sky.abilities.scout import scout, scout_is_possible
from alesia.games.falling_sky.abilities.settle import settle, settle_regions
from alesia.games.falling_sky.abilities.suborn import suborn, suborn_is_possible
from alesia.games.falling_sky.abilities.trade import trade, trade_is_possible
from alesia.games.falling_sky.components import AEDUI, ARVERNI, BELGAE, GERMANS, ROMANS, Faction
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.sharing import (
    ability_shared,
    offer_with_ability,
    part_where_apart,
    pause_sharing,
    resume_sharing,
    still_together,
)
from alesia.games.falling_sky.state import State
from alesia.games.falling_sky.war import run_by_game
from alesia.kernel.ask import Act, Procedure, act

POSSIBLE: dict[Ability, Callable[[State], object]] = {
    BUILD: build_is_possible,
    SCOUT: scout_is_possible,
    ENTREAT: entreat_is_possible,
    DEVASTATE: devastate_is_possible,
    TRADE: trade_is_possible,
    SUBORN: suborn_is_possible,
    ENLIST: enlist_is_possible,
    RAMPAGE: rampage_is_possible,
    SETTLE: settle_regions,
    INTIMIDATE: intimidate_regions,
}
EXECUTE: dict[Ability, Callable[[Gaul], Procedure[None]]] = {
    BUILD: build,
    SCOUT: scout,
    ENTREAT: entreat,
    DEVASTATE: devastate,
    TRADE: trade,
    SUBORN: suborn,
    ENLIST: enlist,
    RAMPAGE: rampage,
    SETTLE: settle,
    INTIMIDATE: intimidate,
}
SHEET: dict[Faction, tuple[Ability, ...]] = {
    ROMANS: (BUILD, SCOUT),
    ARVERNI: (ENTREAT, DEVASTATE),
    AEDUI: (TRADE, SUBORN),
    BELGAE: (ENLIST, RAMPAGE),
    GERMANS: (SETTLE, INTIMIDATE),
}


def abilities_of(s: State, faction: Faction) -> tuple[Ability, ...]:
    """Beside Besiege and Ambush; A4.3 none of a Faction that the game runs."""
    return () if faction is run_by_game(s) else SHEET[faction]


def is_usable_with(s: State, ability: Ability, command: int) -> bool:
    """4.1.1 Whether the Special Ability can accompany the Command and would find a Region now."""
    return command in ability.commands and bool(POSSIBLE[ability](s))


def ability_acts(s: State, faction: Faction) -> list[Act]:
    """4.1 At one moment before, during or after the Command: once used it is not offered again."""
    if s.crossed_sea or s.grants <= bool(s.ability):
        return []
    left = [a for a in abilities_of(s, faction) if a not in (s.ability, s.other_ability)]
    pause_sharing(s)
    found = [act("ability", a) for a in left if is_usable_with(s, a, s.command)]
    resume_sharing(s)
    return found


def is_possible_alone(s: State, faction: Faction, ability: Ability) -> bool:
    """5.4 Without a Command: now, or A1.4 with pieces that are shared for it; 4.5.1 with no Command of the Belgae to
    join, Enlist is a Germanic Command or nothing."""
    if ability is ENLIST:
        return bool(germanic_commands(s))
    return bool(POSSIBLE[ability](s) or (s.diviciacus and POSSIBLE[ability](ability_shared(s, faction))))


def use_ability(g: Gaul, faction: Faction, choice: Act) -> Procedure[None]:
    """A1.4 Nothing, if it was possible by sharing alone, and there is none."""
    ability = choice.target
    assert isinstance(ability, Ability)
    yield from offer_with_ability(g, faction)
    together = still_together(g.state)
    pause_sharing(g.state)
    if POSSIBLE[ability](g.state):
        yield from EXECUTE[ability](g)
    resume_sharing(g.state)
    part_where_apart(g.state, together)
    if g.state.ability == ability:
        g.log("ability", ability.rule, faction, ability)
