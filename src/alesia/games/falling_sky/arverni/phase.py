"""A2.3.9 Arverni Activation, A6.2 Arverni Phase: Rally, March, Raid, Battle with Ambush."""

from collections.abc import Callable, Sequence

from alesia.games.falling_sky import run_by_game
from alesia.games.falling_sky.arverni.at_war import at_war_regions
from alesia.games.falling_sky.arverni.march import march, would_march
from alesia.games.falling_sky.arverni.raid import may_raid, raid
from alesia.games.falling_sky.arverni.rally import may_rally, rally
from alesia.games.falling_sky.arverni.targets import NO_TARGETS, Targets, possible_targets, select_targets
from alesia.games.falling_sky.components import ARVERNI, Faction, Region
from alesia.games.falling_sky.negotiation import Gaul, tell_of_wall
from alesia.games.falling_sky.run_by_game import Lots, battle_everywhere
from alesia.games.falling_sky.state import State, begin_grant
from alesia.games.falling_sky.war import lands
from alesia.kernel.ask import Procedure

Watch = Callable[[Gaul, str, Procedure[None]], Procedure[None]]


def unwatched(g: Gaul, rule: str, step: Procedure[None]) -> Procedure[None]:
    return step


def arverni_phase(g: Gaul, at_war: bool = False, watch: Watch = unwatched) -> Procedure[bool]:
    """The Arverni act if they are At War; whether they did.

    By a card with the carnyx: ``yield from arverni_phase(g)``, after the Factions. By an Event that treats them as
    being At War (A24, A27, A32, A66): ``yield from arverni_phase(g, at_war=True)``, the Event having placed its pieces;
    with no Region At War there is then no Target and no Rally, while the rest takes place. It forgets the action under
    way (``begin_grant``), so it comes last, or whoever goes on begins anew. ``arverni_phase_acts`` is its part of what
    makes such an Event effective. Whoever asks about the Phase may watch its steps.
    """
    s = g.state
    triggering = at_war_regions(s)
    if triggering:
        g.log("arverni_at_war", "A6.2", triggering)
    else:
        g.log("arverni_as_if_at_war" if at_war else "arverni_at_peace", "A6.2")
    if triggering or at_war:
        begin_grant(s, ARVERNI)
        targets = yield from select_targets(g)
        yield from watch(g, "A6.2.1", rally(g, triggering))
        yield from watch(g, "A6.2.2", march(g, targets))
        yield from watch(g, "A6.2.3", raid(g, targets))
        yield from watch(g, "A6.2.4", battles(g, targets))
        tell_of_wall(g)
    return at_war or bool(triggering)


def battles(g: Gaul, targets: Targets = NO_TARGETS, regions: Sequence[Region] | None = None) -> Procedure[None]:
    """A6.2.4 Wherever the Arverni can Ambush and would cause a Loss, in the Target Region first; the Target Faction
    first, then players, then Non-players; the rest is random. Who keeps an Ambush off leaves them another enemy."""
    open_to = lands(g.state) if regions is None else regions

    def enemies(s: State, region: Region) -> list[Faction]:
        return run_by_game.battle_targets(s, ARVERNI, region) if region in open_to else []

    yield from battle_everywhere(g, ARVERNI, enemies, targets.first, LOTS, first=targets.region)


LOTS = Lots("arverni_battle", "arverni_battle_target", "A6.2.4", others=True)


def may_battle(s: State, region: Region) -> bool:
    return bool(run_by_game.battle_targets(s, ARVERNI, region))


def arverni_phase_acts(s: State) -> bool:
    """Whether a Phase as if At War could change anything now: a step that finds nothing to do leaves the next as it
    was."""
    acts = any(may_rally(s, r) or may_raid(s, r) or may_battle(s, r) for r in lands(s))
    return acts or any(would_march(s, target) for target in possible_targets(s))
