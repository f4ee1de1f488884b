"""5.4 Free actions, and the words in which Events are written: choose, place, remove, replace, shift, gain."""

from collections.abc import Sequence

from alesia.games.falling_sky.arverni.command import arverni_command, arverni_commands
from alesia.games.falling_sky.board import own_pieces, place_bands, put, remove, subdue, take, walled_first
from alesia.games.falling_sky.commands.base import RECRUIT, Command, commands_of
from alesia.games.falling_sky.commands.execution import execute_command, selectable
from alesia.games.falling_sky.commands.losses import lose_tribe, tell_citadel
from alesia.games.falling_sky.commands.possible import is_one_possible, possible_commands
from alesia.games.falling_sky.commands.recruit import is_foreign
from alesia.games.falling_sky.components import (
    CARD,
    DISPERSED,
    LEGION,
    ROMANS,
    Faction,
    Piece,
    Region,
    Tribe,
    mask_of,
    piece,
)
from alesia.games.falling_sky.negotiation import Gaul, is_nonplayer, roman_need, tell_lost
from alesia.games.falling_sky.state import State, begin_grant
from alesia.games.falling_sky.tracks import gain
from alesia.games.falling_sky.war import run_by_game
from alesia.kernel.ask import STOP, Act, Procedure, act, choose, choose_number, choose_or_stop, confirm

# ---- choosing ---------------------------------------------------------------------------------------------------
# A question is about the card and the step of its text: its sentence has both in its name, "ask.event_tribe.26.place".


def choose_region(g: Gaul, who: Faction, regions: Sequence[Region], step: str, *facts: object) -> Procedure[Region]:
    return (yield from choose(who, "event_region", "5.1", regions, CARD[g.state.card], step, *facts))


def choose_region_or_stop(
    g: Gaul, who: Faction, regions: Sequence[Region], step: str, *facts: object
) -> Procedure[Region | None]:
    return (yield from choose_or_stop(who, "event_region", "5.1", regions, CARD[g.state.card], step, *facts))


def choose_tribe(g: Gaul, who: Faction, tribes: Sequence[Tribe], step: str, *facts: object) -> Procedure[Tribe]:
    return (yield from choose(who, "event_tribe", "5.1", tribes, CARD[g.state.card], step, *facts))


def choose_tribe_or_stop(
    g: Gaul, who: Faction, tribes: Sequence[Tribe], step: str, *facts: object
) -> Procedure[Tribe | None]:
    return (yield from choose_or_stop(who, "event_tribe", "5.1", tribes, CARD[g.state.card], step, *facts))


def choose_piece(
    g: Gaul, who: Faction, pieces: Sequence[Piece], region: Region, step: str, *facts: object
) -> Procedure[Piece]:
    return (yield from choose(who, "event_piece", "5.1", pieces, CARD[g.state.card], step, region, *facts))


def choose_piece_or_stop(
    g: Gaul, who: Faction, pieces: Sequence[Piece], region: Region, step: str, *facts: object
) -> Procedure[Piece | None]:
    return (yield from choose_or_stop(who, "event_piece", "5.1", pieces, CARD[g.state.card], step, region, *facts))


def choose_faction(g: Gaul, who: Faction, factions: Sequence[Faction], step: str, *facts: object) -> Procedure[Faction]:
    return (yield from choose(who, "event_faction", "5.1", factions, CARD[g.state.card], step, *facts))


def choose_faction_or_stop(
    g: Gaul, who: Faction, factions: Sequence[Faction], step: str, *facts: object
) -> Procedure[Faction | None]:
    return (yield from choose_or_stop(who, "event_faction", "5.1", factions, CARD[g.state.card], step, *facts))


def choose_act(g: Gaul, who: Faction, acts: Sequence[Act], step: str, *facts: object) -> Procedure[Act]:
    return (yield from choose(who, "event_choice", "5.1", acts, CARD[g.state.card], step, *facts))


def choose_amount(g: Gaul, who: Faction, low: int, high: int, step: str, *facts: object) -> Procedure[int]:
    return (yield from choose_number(who, "event_number", "5.1", low, high, CARD[g.state.card], step, *facts))


def agree(g: Gaul, who: Faction, step: str, *facts: object) -> Procedure[bool]:
    """Somebody who "may" do what the text offers says whether it does."""
    return (yield from confirm(who, "event_confirm", "5.1", CARD[g.state.card], step, *facts))


# ---- placing and removing ---------------------------------------------------------------------------------------


def place_warbands(g: Gaul, region: Region, faction: Faction, n: int) -> int:
    """5.1.1 Never more than are Available."""
    placed = place_bands(g.state, region, faction, n)
    if placed:
        g.log("place_bands", "5.1", faction, region, placed)
    return placed


def remove_piece(g: Gaul, region: Region, what: Piece, n: int = 1, who: Faction | None = None) -> None:
    """To Available, a Legion to Fallen (1.4.1); 4 those walled in first, if it is the owner who chooses."""
    walled = walled_first(g.state, region, what, n) if what.faction is who else 0
    remove(g.state, region, what, n, walled)
    g.log("lost", "5.1", region, what, n)


def remove_all(g: Gaul, region: Region, kinds: tuple[Piece, ...]) -> None:
    """All pieces of these kinds: nobody need say which of them goes first."""
    for what in own_pieces(g.state, region, kinds):
        remove_piece(g, region, what, g.state.pieces[region.base + what])


def remove_legion_to_track(g: Gaul, region: Region) -> None:
    take(g.state, region, piece(ROMANS, LEGION))
    g.state.legions += 1
    g.log("recalled", "5.1", region)


def place_legion_from_track(g: Gaul, region: Region) -> None:
    g.state.legions -= 1
    put(g.state, region, piece(ROMANS, LEGION))
    g.log("place_legion", "5.1", region)


def subdue_tribe(g: Gaul, tribe: Tribe) -> None:
    """Remove the Ally, Citadel or marker there."""
    marker = g.state.tribes[tribe] - DISPERSED
    if marker < 0:
        tell_citadel(g, "5.1", tribe)
        lose_tribe(g, "5.1", tribe)
    else:
        subdue(g.state, tribe)
        g.log("marker_off", "5.1", tribe, marker)


def receive(g: Gaul, faction: Faction, n: int) -> None:
    lost = gain(g.state, faction, n)
    g.log("earn", "5.1", faction, n)
    tell_lost(g, faction, lost)


def lose(g: Gaul, faction: Faction, n: int) -> None:
    n = min(n, g.state.resources[faction])
    g.state.resources[faction] -= n
    g.log("fine", "5.1", faction, n)


def fine_romans(g: Gaul, n: int) -> Procedure[None]:
    """8.6.6 Non-player Aedui may help at once."""
    before = g.state.resources[ROMANS]
    lose(g, ROMANS, n)
    if g.state.resources[ROMANS] < before:
        yield from roman_need(g)


# ---- free Commands ----------------------------------------------------------------------------------------------


def free_command(
    g: Gaul,
    faction: Faction,
    step: str,
    commands: Sequence[Command] | None = None,
    *,
    regions: Sequence[Region] = (),
    limited: bool = False,
    abilities: int = 0,
    may: bool = False,
) -> Procedure[bool]:
    """A Command that costs nothing, in these Regions (all, if none are named); False if it is declined, where the text
    says that the Faction may, or if none can be carried out (5.1.3)."""
    s = g.state
    while True:
        begin_free(s, faction, regions, abilities)
        s.limited = int(limited)  # the Faction that chooses a Command knows it
        found = possible_commands(s, faction, limited=not abilities)
        possible = [act("command", c) for c in commands or commands_of(faction) if c in found]
        stop = [] if not may and must_command(s, faction, commands or commands_of(faction), regions) else [STOP]
        choice = yield from choose(faction, "free_command", "5.4", [*possible, *stop], CARD[s.card], step)
        if not isinstance(choice.target, Command):
            return False
        s.committed = int(not stop and len(possible) == 1)  # there is nothing else to call it off for
        g.log("execute", "5.4", faction, "command", choice.target)
        if (yield from execute_command(g, faction, choice.target, limited)):
            return True


def grant_command(
    g: Gaul, guide: Faction, faction: Faction, step: str, *, limited: bool = False, abilities: int = 0
) -> Procedure[bool]:
    """A free Command of a Faction that the text names; A5.1.1 of Arverni whom the game runs by A6.2, as the guide who
    executes the Event leads them."""
    if faction is run_by_game(g.state):
        return (yield from arverni_command(g, guide, limited))
    return (yield from free_command(g, faction, step, limited=limited, abilities=abilities))


def must_command(s: State, faction: Faction, commands: Sequence[Command], regions: Sequence[Region] = ()) -> bool:
    """5.1.3 One of these Commands has a Region, whoever agrees to what; 8.2.3 a Non-player goes by its flowchart."""
    if is_nonplayer(s, faction):
        return False
    trial = s.copy()
    begin_free(trial, faction, regions, 0)
    sure = [c for c in commands if c is not RECRUIT or not is_foreign(s)]
    return any(selectable(trial, faction, c) for c in sure)


def begin_free(s: State, faction: Faction, regions: Sequence[Region], abilities: int) -> None:
    begin_grant(s, faction)
    s.free = 1
    s.within = mask_of(regions)
    s.grants = abilities


def can_command(
    s: State, faction: Faction, commands: Sequence[Command], regions: Sequence[Region] = (), abilities: int = 0
) -> bool:
    """Whether a free Command would find a Region (for `effective`), with so many Special Abilities."""
    if faction is run_by_game(s):
        return bool(arverni_commands(s))
    trial = s.copy()
    begin_free(trial, faction, regions, abilities)
    return is_one_possible(trial, faction, commands, limited=not abilities)
