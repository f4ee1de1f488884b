"""4 Sequence of Play: six turns of Reinforcements, Muster, Strategy and Winter."""

from alesia.games.rome_vs_gaul.board import Gaul
from alesia.games.rome_vs_gaul.components import RESHUFFLE_AFTER
from alesia.games.rome_vs_gaul.muster import spring_muster
from alesia.games.rome_vs_gaul.reinforcements import reinforcement_phase
from alesia.games.rome_vs_gaul.setup import roman_setup
from alesia.games.rome_vs_gaul.state import MUSTER, REINFORCEMENTS, STRATEGY, WINTER
from alesia.games.rome_vs_gaul.strategy.hands import reshuffle
from alesia.games.rome_vs_gaul.strategy.rounds import strategy_phase
from alesia.games.rome_vs_gaul.winter.phase import winter_phase
from alesia.kernel.ask import CHECKPOINT, Procedure

PHASES = {
    REINFORCEMENTS: reinforcement_phase,
    MUSTER: spring_muster,
    STRATEGY: strategy_phase,
    WINTER: winter_phase,
}


def play(g: Gaul) -> Procedure[None]:
    """4.0 The whole game, phase by phase."""
    s = g.state
    if not s.turn:
        yield from roman_setup(g)
        s.turn = 1
    while True:
        yield CHECKPOINT
        yield from PHASES[s.phase](g)
        s.step = 0
        if s.phase == WINTER:
            next_turn(g)
        else:
            s.phase += 1


def next_turn(g: Gaul) -> None:
    """4.0 End Turn Phase: after Turn 3 the whole deck is reshuffled (7.2.2)."""
    s = g.state
    if s.turn == RESHUFFLE_AFTER:
        reshuffle(s)
        g.log("reshuffled", "7.2.2")
    s.turn += 1
    s.phase = REINFORCEMENTS
    s.plays = s.storms = s.supremacy = 0
