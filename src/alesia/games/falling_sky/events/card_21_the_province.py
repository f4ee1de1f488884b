"""21 The Province.

Unshaded: while nobody but Romans has a piece in Provincia, either five Auxilia come there or the Romans get ten
Resources, as the executing Faction likes.
Shaded: under Arverni Control of Provincia the Senate shifts two boxes up (a marker Firm at the other end only flips).
Otherwise the Arverni, whoever executes, place four Warbands there and Raid or Battle there free as if there were no
Fort: it neither halves Losses nor keeps Raiders off, and a Fort without other Roman pieces is no enemy.
"""

from alesia.games.falling_sky.available import available_bands
from alesia.games.falling_sky.board import total
from alesia.games.falling_sky.commands.base import BATTLE, RAID
from alesia.games.falling_sky.commands.battle import targets
from alesia.games.falling_sky.commands.raid import GAIN, most_raiders, raid_with
from alesia.games.falling_sky.commands.strength import Terms
from alesia.games.falling_sky.components import (
    ARVERNI,
    FACTIONS,
    HIDDEN,
    PROVINCIA,
    ROMANS,
    Faction,
    piece,
)
from alesia.games.falling_sky.control import controls
from alesia.games.falling_sky.events.actions import choose_act, place_warbands, receive
from alesia.games.falling_sky.events.base import event
from alesia.games.falling_sky.events.battles import free_battle, would_matter
from alesia.games.falling_sky.events.senate import shift_up
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import OFF, SHADED, UNSHADED, UPROAR, State
from alesia.games.falling_sky.tracks import MOST_RESOURCES
from alesia.kernel.ask import STOP, Act, Procedure, act, choose

AUXILIA, RESOURCES, WARBANDS = 5, 10, 4
PLACE_AUXILIA = act("place_auxilia")
NO_FORT = Terms(shelter=False)
WARBAND = piece(ARVERNI, HIDDEN)


def funnel_choices(s: State, faction: Faction) -> list[Act]:
    """What could come from the Empire, if only Roman pieces are in Provincia."""
    if any(total(s, PROVINCIA, f) for f in FACTIONS if f is not ROMANS):
        return []
    auxilia = [PLACE_AUXILIA] if available_bands(s, ROMANS) else []
    return auxilia + ([GAIN] if s.resources[ROMANS] < MOST_RESOURCES else [])


@event(21, UNSHADED, lambda s, faction: bool(funnel_choices(s, faction)))
def funnel_from_the_empire(g: Gaul, faction: Faction) -> Procedure[None]:
    choices = funnel_choices(g.state, faction)
    if not choices:
        return
    if (yield from choose_act(g, faction, choices, "funnel")) is GAIN:
        receive(g, ROMANS, RESOURCES)
    else:
        place_warbands(g, PROVINCIA, ROMANS, AUXILIA)


# ---- shaded -----------------------------------------------------------------------------------------------------


def enemies(s: State) -> list[Faction]:
    """Enemies of the Arverni in Provincia, the Fort not counted."""
    here = targets(s, ARVERNI, PROVINCIA)
    return [f for f in here if f is not ROMANS or total(s, PROVINCIA, ROMANS) > 1]


def raid_choices(s: State) -> list[Act]:
    if not s.pieces[PROVINCIA.base + WARBAND]:
        return []
    victims = [f for f in enemies(s) if s.resources[f]]
    return ([] if s.devastated[PROVINCIA] else [GAIN]) + [act("take_from", f) for f in victims]


def probes_matter(s: State, faction: Faction) -> bool:
    if controls(s, ARVERNI, PROVINCIA):
        return s.senate != OFF and not (s.senate == UPROAR and s.firm)
    fights = any(would_matter(s, ARVERNI, f, PROVINCIA, NO_FORT) for f in enemies(s))
    there = total(s, PROVINCIA, ARVERNI) > 0
    return available_bands(s, ARVERNI) > 0 or bool(raid_choices(s)) or (there and fights)


@event(21, SHADED, probes_matter)
def cavalry_probes(g: Gaul, faction: Faction) -> Procedure[None]:
    s = g.state
    if controls(s, ARVERNI, PROVINCIA):
        alarm(g)
        return
    place_warbands(g, PROVINCIA, ARVERNI, WARBANDS)
    commands = [act("command", RAID)] if raid_choices(s) else []
    if enemies(s):
        commands.append(act("command", BATTLE))
    if commands:
        choice = yield from choose_act(g, ARVERNI, commands, "probe")
        if choice.target is RAID:
            yield from raid(g)
        else:
            yield from free_battle(g, ARVERNI, PROVINCIA, NO_FORT, enemies(s))


def alarm(g: Gaul) -> None:
    """5.1.1 Two boxes up; if Firm at Adulation, one flip whatever the number of boxes."""
    firm = g.state.firm
    shift_up(g)
    if not firm:
        shift_up(g)


def raid(g: Gaul) -> Procedure[None]:
    for raider in range(most_raiders(g.state, ARVERNI)):
        choices = raid_choices(g.state)
        if not choices:
            return
        choice = yield from choose(ARVERNI, "raid", "3.3.3", [*choices, STOP] if raider else choices, PROVINCIA)
        if choice is STOP:
            return
        yield from raid_with(g, ARVERNI, PROVINCIA, WARBAND, choice.target)
