"""6.1 Victory Phase, 7 Victory."""

from alesia.games.falling_sky.board import take
from alesia.games.falling_sky.components import (
    ARVERNI,
    BELGAE,
    FACTION,
    LEGION,
    ROMANS,
    WINTER,
    Faction,
    piece,
)
from alesia.games.falling_sky.deck import GREAT_REVOLT, SCENARIOS, is_final_winter
from alesia.games.falling_sky.negotiation import Gaul, is_nonplayer, player_of
from alesia.games.falling_sky.regions import regions
from alesia.games.falling_sky.state import State
from alesia.games.falling_sky.tracks import roman_score, victory_margin
from alesia.games.falling_sky.war import place_of, players
from alesia.kernel.game import Rank, Result
from alesia.kernel.word import Word

# 20 Optimates: from which Victory Phase on, and above which Roman score.
SECOND, CAESARS_FAME = 2, 12


def hands(s: State) -> list[list[Faction]]:
    """1.5.1 The Factions of each player."""
    people = dict.fromkeys(player_of(s, f) for f in players(s))
    return [[f for f in players(s) if player_of(s, f) == person] for person in people]


def player_margin(s: State, factions: list[Faction]) -> tuple[int, Faction]:
    """1.5.1 The lower margin of a player's two Factions, or the higher."""
    margins = [(victory_margin(s, f), f) for f in factions]
    if counts_better(s, factions):
        return max(margins, key=lambda m: (m[0], -m[1]))
    return min(margins, key=lambda m: (m[0], place_of(s, m[1])))


def counts_better(s: State, factions: list[Faction]) -> bool:
    """1.5.1 In The Great Revolt the higher margin of Arverni and Belgae counts, of all others the lower."""
    return s.scenario == GREAT_REVOLT and factions == [ARVERNI, BELGAE]


def ranking(s: State) -> list[Rank]:
    """7.1 By margin; ties go to Non-players, then the Romans, then the Arverni, then the Aedui."""
    found = [(*player_margin(s, factions), factions) for factions in hands(s)]
    found.sort(key=lambda player: (-player[0], not is_nonplayer(s, player[1]), place_of(s, player[1])))
    return [Rank(tuple(f.name for f in factions), margin) for margin, _, factions in found]


def victory_phase(g: Gaul) -> None:
    """6.1 The game ends if anybody has met the condition (7.2), or with the final Winter (7.3)."""
    civil_war = is_civil_war(g.state)
    if civil_war:
        recall_legions(g)
    ranks = ranking(g.state)
    g.log("victory_check", "6.1", *[(seats_of(rank), rank.score) for rank in ranks])
    final = "final winter" if is_final_winter(g.state) else "civil war" if civil_war else ""
    reason = why_over(g.state, ranks, final)
    if reason:
        ranks = equal_in_defeat(g.state, ranks, reason)
        tell_outcome(g, ranks)
        g.finish(Result(reason, tuple(ranks)))


def why_over(s: State, ranks: list[Rank], final: str) -> str:
    """7.1 A Non-player that passes comes before all; 8.9 a lone player wins no sooner than with the final Winter."""
    lone, best = is_alone(s), max([rank.score for rank in rivals(s, ranks)], default=-1)
    if best > 0:
        return "nonplayer"
    own = max([rank.score for rank in ranks if rank not in rivals(s, ranks)], default=0)
    if own > 0 and (not lone or s.solo == EASY):
        return "threshold"
    if lone and s.solo == DIFFICULT and best > own:
        return "outdone"
    return final


def rivals(s: State, ranks: list[Rank]) -> list[Rank]:
    """The Non-players among those ranked."""
    return [rank for rank in ranks if is_nonplayer(s, FACTION[rank.seats[0]])]


def equal_in_defeat(s: State, ranks: list[Rank], reason: str) -> list[Rank]:
    """7.1 When a Non-player has passed, all players lose equally, behind it."""
    if reason not in ("nonplayer", "outdone"):
        return ranks
    others = rivals(s, ranks)
    people = [rank for rank in ranks if rank not in others]
    seats = tuple(seat for rank in people for seat in rank.seats)
    return [*others, Rank(seats, people[0].score)] if people else others


# ---- 8.9, A8.9 1-player victory ---------------------------------------------------------------------------------

STANDARD, EASY, DIFFICULT = range(3)
SOLO = ("standard", "easy", "difficult")
CLEAR_SUCCESS = 3
TAKES_GAUL = {
    "Belgae": "lugdunensis_limit",
    "Aedui": "client_state",
    "Arverni": "imperium_rebuff",
    "Romans": "subject_gaul",
    "Germans": "germania_appendage",
}
SUCCESSES = {"Romans": "imperator", "Germans": "gallia_germanica"}  # of others: as Gauls
OF_GERMANS = ("germania_appendage", "gallia_germanica")


def is_alone(s: State) -> bool:
    """8.9 One player, against Non-players."""
    return bool(s.nonplayers) and len({player_of(s, f) for f in players(s) if not is_nonplayer(s, f)}) == 1


def seats_of(rank: Rank) -> tuple[Word, ...]:
    """By words that know what they are."""
    return tuple(Word("seat", seat) for seat in rank.seats)


def tell_outcome(g: Gaul, ranks: list[Rank]) -> None:
    """8.9 What becomes of Gaul; A8.9 of the Germans."""
    if is_alone(g.state):
        outcome = outcome_of(g.state, ranks)
        g.log("outcome", "A8.9" if outcome in OF_GERMANS else "8.9", outcome, seats_of(ranks[0])[0])


def outcome_of(s: State, ranks: list[Rank]) -> str:
    winner, others = ranks[0], rivals(s, ranks)
    if winner in others:
        return TAKES_GAUL[winner.seats[0]]
    lead = winner.score - max(rank.score for rank in others)
    success = next((SUCCESSES[seat] for seat in winner.seats if seat in SUCCESSES), "galli")
    return success if lead >= CLEAR_SUCCESS else "gallia_bella"


# ---- 20 Optimates -----------------------------------------------------------------------------------------------


def is_civil_war(s: State) -> bool:
    """From the game's second Victory Phase on, if the Roman score exceeds 12."""
    return bool(s.optimates) and victory_phases(s) >= SECOND and roman_score(s) > CAESARS_FAME


def victory_phases(s: State) -> int:
    """How many the game has had, with this one; Pax Gallica? has none in its first Winter (2.1); A2.1 The Gallic War
    had three before its second half, whose first Winter has none either."""
    scenario = SCENARIOS[s.scenario]
    return scenario.winters_before + s.winters - (s.next_card == WINTER) - scenario.skipped


def recall_legions(g: Gaul) -> None:
    """All Legions on the map go to the Legions track, so that they are off the map for the Arverni."""
    s, legion = g.state, piece(ROMANS, LEGION)
    for region in regions(s):
        n = s.pieces[region.base + legion]
        take(s, region, legion, n)
        s.legions += n
    g.log("civil_war", "7.3", s.legions)
