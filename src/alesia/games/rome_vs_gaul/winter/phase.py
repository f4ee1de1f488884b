"""16 The Winter Phase, segment by segment."""

from alesia.games.rome_vs_gaul.board import Gaul, on_map, space_of
from alesia.games.rome_vs_gaul.components import LEGIONS, ROMAN
from alesia.games.rome_vs_gaul.influence import place
from alesia.games.rome_vs_gaul.state import NO_MARKER
from alesia.games.rome_vs_gaul.tribes import fading_promises
from alesia.games.rome_vs_gaul.victory import political_segment
from alesia.games.rome_vs_gaul.winter.home import return_home
from alesia.games.rome_vs_gaul.winter.isolation import isolation
from alesia.games.rome_vs_gaul.winter.romans import roman_winter
from alesia.kernel.ask import CHECKPOINT, Procedure


def winter_phase(g: Gaul) -> Procedure[None]:
    """4.0 A to E; the state is enough to go on before each segment."""
    s = g.state
    segments = [return_home, roman_winter, isolation, political_segment, end_of_winter]
    while s.step < len(segments):
        yield CHECKPOINT
        yield from segments[s.step](g)
        s.step += 1


def end_of_winter(g: Gaul) -> Procedure[None]:
    """16.5 Devastation is removed, Legions leave Influence markers, promises fade."""
    s = g.state
    s.clear(("devastated",))
    for space in sorted({space_of(s, legion) for legion in on_map(s, LEGIONS)}):
        if s.control[space] == NO_MARKER:
            place(g, ROMAN, space, "16.5")
    fading_promises(g)
    yield from ()
