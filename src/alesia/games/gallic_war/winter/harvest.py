"""6.1 Check Harvest; 9.6 Caesar called back home."""

from alesia.games.gallic_war.board import Gaul, caesar_is_on_map
from alesia.games.gallic_war.components import CAESAR, HARVESTS, Harvest
from alesia.games.gallic_war.state import FALLEN, State, forget_move
from alesia.kernel.ask import Procedure, roll
from alesia.kernel.word import Word


def check_harvest(g: Gaul) -> Procedure[None]:
    """6.1 A die decides the garrison limit of each area, and (6.4) what a legion costs."""
    s = g.state
    die = yield from roll("harvest_roll", "6.1")
    s.harvest = 1 + next(n for n, harvest in enumerate(HARVESTS) if die <= harvest.upto)
    g.log("harvest", "6.1", Word("harvest", harvest_of(s).name), die, harvest_of(s).garrison)


def harvest_of(s: State) -> Harvest:
    return HARVESTS[s.harvest - 1]


def call_caesar_back(g: Gaul) -> Procedure[None]:
    """9.6 On a 1 Caesar leaves the board until the end of the following turn; not two turns in a row."""
    s = g.state
    in_a_row = s.called_back and s.called_back == s.turn - 1
    if not s.caesar_called_back or not caesar_is_on_map(s) or in_a_row:
        return
    if (yield from roll("called_back_roll", "9.6")) != 1:
        g.log("not_called_back", "9.6", CAESAR)
        return
    s.place[CAESAR], s.fell[CAESAR], s.called_back = FALLEN, s.turn, s.turn
    s.strength[CAESAR] = s.caesar_wintered = 0
    forget_move(s, CAESAR)
    g.log("called_back", "9.6", CAESAR)
