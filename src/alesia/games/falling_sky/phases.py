"""The Phase of the Faction that the game runs, by itself and told in steps: 6.2 the Germans, A6.2 the Arverni.

For somebody who runs them by hand: beside what they do it tells what their dice can lead to, and where they have
nothing to do.
"""

from collections.abc import Sequence
from functools import partial
from itertools import groupby

from alesia.games.falling_sky.arverni.at_war import at_war_regions
from alesia.games.falling_sky.arverni.phase import arverni_phase
from alesia.games.falling_sky.arverni.targets import FACES, enemies_in, target_factions, target_regions
from alesia.games.falling_sky.asides import Aside, Case
from alesia.games.falling_sky.board import total
from alesia.games.falling_sky.components import ARVERNI, FACTIONS, GERMANS, Faction, Region
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import State, begin_action, fingerprint
from alesia.games.falling_sky.war import lands, run_by_game, war
from alesia.games.falling_sky.winter.germans import WHOLE_PHASE, Step, germans_phase
from alesia.kernel.ask import Noun, Procedure
from alesia.kernel.errors import BadOption
from alesia.kernel.word import numbered

PHASE, UPRISING = "phase", "uprising"
STEPS = ("6.2.1", "6.2.2", "6.2.3", "6.2.4")


def phase_of(s: State, about: str | None) -> tuple[Aside, Case]:
    """The Phase; of the Arverni also one as if At War, by Event (A24, A27, A32, A66)."""
    faction = run_by_game(s)
    known = PHASES[faction]
    if (about or PHASE) not in known:
        raise BadOption("{0!r} is nothing to ask of the {1}; known: {2}", about, faction, ", ".join(known))
    return known[about or PHASE], Case(faction, faction, lands(s)[0])


# ---- 6.2 Germans ------------------------------------------------------------------------------------------------


def _germans(g: Gaul, case: Case) -> Procedure[None]:
    steps: list[Step] = [partial(_step, rule=rule, step=step) for rule, step in zip(STEPS, WHOLE_PHASE, strict=True)]
    yield from germans_phase(g, steps)


def _step(g: Gaul, rule: str, step: Step) -> Procedure[None]:
    yield from _told(g, rule, step(g))


# ---- A6.2 Arverni -----------------------------------------------------------------------------------------------


def _arverni(g: Gaul, case: Case, at_war: bool = False) -> Procedure[None]:
    begin_action(g.state, ARVERNI)
    _tell_targets(g)
    yield from arverni_phase(g, at_war, _told)


def _tell_targets(g: Gaul) -> None:
    """Why each Region sets them At War, and what each face of the two dice means."""
    s = g.state
    at_war = at_war_regions(s)
    for region in at_war:
        there = tuple(numbered(f, n) for f in FACTIONS if f is not ARVERNI and (n := total(s, region, f)))
        home = bool(war(s).homes[ARVERNI] & region.mask)
        g.log("phase_at_war", "A6.2", region, home, there, enemies_in(s, region))
    if at_war:
        found = [target_regions(s, at_war, face) for face in FACES]
        _tell_faces(g, found)
        for region in dict.fromkeys(region for regions in found for region in regions):
            _tell_faces(g, [target_factions(s, region, face) for face in FACES], region)


def _tell_faces(g: Gaul, outcomes: Sequence[Sequence[Noun]], region: Region | None = None) -> None:
    """Faces that lead to the same are told together: the Target Region, or the Target Faction in a Region."""
    for found in dict.fromkeys(tuple(each) for each in outcomes):
        faces = _listed([face for face in FACES if tuple(outcomes[face - 1]) == found])
        if region is None:
            g.log("phase_target_region", "A6.2", faces, found, len(found) > 1)
        else:
            g.log("phase_target_faction", "A6.2", faces, found, len(found) > 1, region)


def _listed(faces: Sequence[int]) -> str:
    """Faces of a die: "1-3, 5"."""
    parts = [[face for _, face in run] for _, run in groupby(enumerate(faces), key=lambda each: each[1] - each[0])]
    return ", ".join(f"{part[0]}-{part[-1]}" if len(part) > 1 else str(part[0]) for part in parts)


# ---- both -------------------------------------------------------------------------------------------------------


def _told(g: Gaul, rule: str, step: Procedure[None]) -> Procedure[None]:
    """The heading of a step, and whether it changed anything."""
    g.log("phase_step", rule)
    before = fingerprint(g.state)
    yield from step
    if fingerprint(g.state) == before:
        g.log("phase_nothing", rule)


def _never(s: State, case: Case) -> None:
    return None


_GERMANS = Aside("6.2", (), False, _never, _germans)
_ARVERNI = Aside("A6.2", (), False, _never, _arverni)
_RISING = Aside("A6.2", (), False, _never, partial(_arverni, at_war=True))
PHASES: dict[Faction, dict[str, Aside]] = {
    GERMANS: {PHASE: _GERMANS},
    ARVERNI: {PHASE: _ARVERNI, UPRISING: _RISING},
}
