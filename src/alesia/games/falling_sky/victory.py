"""6.1 Victory Phase, 7 Victory."""

from alesia.games.falling_sky.board import regions, take
from alesia.games.falling_sky.components import (
    ARVERNI,
    BELGAE,
    LEGION,
    PLAYERS,
    ROMANS,
    WINTER,
    Faction,
    piece,
)
from alesia.games.falling_sky.deck import GREAT_REVOLT, PAX_GALLICA, is_final_winter
from alesia.games.falling_sky.negotiation import Gaul, player_of
from alesia.games.falling_sky.state import State
from alesia.games.falling_sky.tracks import roman_score, victory_margin
from alesia.kernel.game import Rank, Result

# 20 Optimates: from which Victory Phase on, and above which Roman score.
SECOND, CAESARS_FAME = 2, 12


def hands(s: State) -> list[list[Faction]]:
    """1.5.1 The Factions of each player."""
    players = sorted({player_of(s, f) for f in PLAYERS})
    return [[f for f in PLAYERS if player_of(s, f) == player] for player in players]


def player_margin(s: State, factions: list[Faction]) -> tuple[int, Faction]:
    """1.5.1 The lower margin of a player's two Factions; in The Great Revolt the higher of Arverni and Belgae."""
    margins = [(victory_margin(s, f), f) for f in factions]
    if s.scenario == GREAT_REVOLT and factions == [ARVERNI, BELGAE]:
        return max(margins, key=lambda m: (m[0], -m[1]))
    return min(margins, key=lambda m: (m[0], m[1]))


def ranking(s: State) -> list[Rank]:
    """7.1 By margin; ties go to the Romans, then the Arverni, then the Aedui."""
    found = [(*player_margin(s, factions), factions) for factions in hands(s)]
    found.sort(key=lambda player: (-player[0], player[1]))
    return [Rank(tuple(f.name for f in factions), margin) for margin, _, factions in found]


def victory_phase(g: Gaul) -> None:
    """6.1 The game ends if a player has met the condition (7.2), or with the final Winter (7.3)."""
    civil_war = is_civil_war(g.state)
    if civil_war:
        recall_legions(g)
    ranks = ranking(g.state)
    g.log("victory_check", "6.1", *[(rank.seats, rank.score) for rank in ranks])
    if any(rank.score > 0 for rank in ranks):
        g.finish(Result("threshold", tuple(ranks)))
    if is_final_winter(g.state):
        g.finish(Result("final winter", tuple(ranks)))
    if civil_war:
        g.finish(Result("civil war", tuple(ranks)))


# ---- 20 Optimates -----------------------------------------------------------------------------------------------


def is_civil_war(s: State) -> bool:
    """From the game's second Victory Phase on, if the Roman score exceeds 12."""
    return bool(s.optimates) and victory_phases(s) >= SECOND and roman_score(s) > CAESARS_FAME


def victory_phases(s: State) -> int:
    """How many the game has had, with this one; Pax Gallica? has none in its first Winter (2.1)."""
    return s.winters - (s.next_card == WINTER) - (s.scenario == PAX_GALLICA)


def recall_legions(g: Gaul) -> None:
    """All Legions on the map go to the Legions track, so that they are off the map for the Arverni."""
    s, legion = g.state, piece(ROMANS, LEGION)
    for region in regions(s):
        n = s.pieces[region.base + legion]
        take(s, region, legion, n)
        s.legions += n
    g.log("civil_war", "7.3", s.legions)
