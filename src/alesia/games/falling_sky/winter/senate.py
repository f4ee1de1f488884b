"""6.5 Senate Phase."""

from alesia.games.falling_sky.board import has_leader, place_bands, put
from alesia.games.falling_sky.components import LEGION, PROVINCIA, ROMANS, piece
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.scenarios import is_first_winter_special, offer_vercingetorix, open_senate
from alesia.games.falling_sky.state import ADULATION, INTRIGUE, UPROAR, State
from alesia.games.falling_sky.tracks import roman_score, shift_senate_down, shift_senate_up
from alesia.games.falling_sky.war import war
from alesia.kernel.ask import Procedure

ROW = 4
AUXILIA = {UPROAR: 3, INTRIGUE: 4, ADULATION: 5}


def senate_phase(g: Gaul) -> Procedure[None]:
    """Shift the marker, send Legions, send Auxilia."""
    if is_first_winter_special(g.state):
        open_senate(g)  # A6.5.1 in The Gallic War it stays where it is
    else:
        shift_senate(g)
    g.state.lost_eagle = 0
    send_legions(g)
    send_auxilia(g)
    yield from offer_vercingetorix(g)


def shift_senate(g: Gaul) -> None:
    """6.5.1 Below 10 toward Uproar, 10-12 toward Intrigue, above 12 toward Adulation; not down with Fallen Legions
    or a Lost Eagle (card 33)."""
    s, score = g.state, roman_score(g.state)
    if score < 10 or (score <= 12 and s.senate == ADULATION):
        shift_senate_up(s)
    elif not s.fallen and not s.lost_eagle and (score > 12 or s.senate == UPROAR):
        shift_senate_down(s)
    g.log("senate", "6.5.1", score, s.senate, s.firm)


def send_legions(g: Gaul) -> None:
    """6.5.2 Half of the Fallen, rounded down, stay; then the Legions on the Senate's row or above come to Provincia."""
    s = g.state
    risen = s.fallen - s.fallen // 2
    s.fallen -= risen
    s.legions += risen
    sent = legions_sent(s)
    s.legions -= sent
    put(s, PROVINCIA, piece(ROMANS, LEGION), sent)
    g.log("legions", "6.5.2", risen, sent, PROVINCIA)


def legions_sent(s: State) -> int:
    """Legions on the Senate's row or above it; the track is filled from the bottom, four a row. A6.5.2 From the rows
    below Uproar no more than two."""
    of_uproar = max(0, s.legions - ROW * UPROAR)
    return min(max(0, s.legions - ROW * s.senate), of_uproar + war(s).levy)


def send_auxilia(g: Gaul) -> None:
    """6.5.3 Three, four or five Auxilia to the Leader in Provincia."""
    if has_leader(g.state, PROVINCIA, ROMANS):
        n = place_bands(g.state, PROVINCIA, ROMANS, AUXILIA[g.state.senate])
        g.log("place_bands", "6.5.3", ROMANS, PROVINCIA, n)
