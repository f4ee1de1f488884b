"""7 Victory: scores and margins (1.9, 7.2, 7.3), who ranks where (7.1, 1.5.1), and when the game is over (6.1, 8.9)."""

from tests.falling_sky.models.board import FACTIONS, MARKERS, PLAYERS, TRIBES, Board

Hand = tuple[str, ...]
WINTERS = {"great-revolt": 3, "reconquest-of-gaul": 4, "pax-gallica": 5}  # 2.1


def roman_score(board: Board) -> int:
    """Subdued, Dispersed (23: and Razed) and Roman Allied Tribes."""
    return sum(status in ("Subdued", "Romans", *MARKERS) for status in board.tribes.values())


def control_value(board: Board) -> int:
    """Tribes under Belgic Control that are neither Dispersed nor Suebi; a Colony counts."""
    held = [region for region in board.regions if board.control(region) == "Belgae"]
    tribes = [tribe for region in held for tribe in board.tribes_in(region)]
    return sum(board.tribes[t] not in MARKERS and not TRIBES.get(t, {}).get("suebi") for t in tribes)


def off_map_legions(board: Board) -> int:
    return 12 - board.on_map("Romans", "Legion")


def margin(board: Board, faction: str) -> int:
    """7.3"""
    if faction == "Romans":
        return roman_score(board) - 15
    if faction == "Arverni":
        return min(off_map_legions(board) - 6, board.all_settled("Arverni") - 8)
    if faction == "Aedui":
        return board.all_settled("Aedui") - max(board.all_settled(f) for f in FACTIONS if f != "Aedui")
    return control_value(board) + board.all_settled("Belgae") - 15


def hands(seating: str) -> list[Hand]:
    """1.5.1 The Factions of each player."""
    together = {
        "four": [],
        "three-arverni-belgae": [("Arverni", "Belgae")],
        "three-romans-aedui": [("Romans", "Aedui")],
        "two": [("Romans", "Aedui"), ("Arverni", "Belgae")],
    }[seating]
    return together + [(f,) for f in PLAYERS if not any(f in pair for pair in together)]


def counting(board: Board, hand: Hand, scenario: str) -> tuple[int, str]:
    """1.5.1 The margin that counts for a player, and the Faction whose it is."""
    margins = [(margin(board, f), f) for f in hand]
    best = scenario == "great-revolt" and hand == ("Arverni", "Belgae")
    value = max(margins)[0] if best else min(margins)[0]
    return value, next(f for m, f in margins if m == value)


def ranks(board: Board, seating: str, scenario: str, nonplayers: set[str]) -> list[tuple[Hand, int]]:
    """7.1 By margin; ties go to Non-players, then Romans, Arverni, Aedui."""
    found = [(hand, *counting(board, hand, scenario)) for hand in hands(seating)]
    found.sort(key=lambda each: (-each[1], each[2] not in nonplayers, PLAYERS.index(each[2])))
    return [(hand, value) for hand, value, _ in found]


def is_civil_war(board: Board, scenario: str) -> bool:
    """20 From the second Victory Phase on (Pax Gallica? has none in its first Winter), with Romans above 12."""
    phases = board.position["winters"] - (board.position["next"] == "Winter") - (scenario == "pax-gallica")
    return bool(board.position.get("optimates")) and phases >= 2 and roman_score(board) > 12


def is_over(found: list[tuple[Hand, int]], nonplayers: set[str], solo: str, final: bool) -> bool:
    """6.1, 7.1, 8.9 Somebody has won, or it is the last Winter."""
    bots = [value for hand, value in found if hand[0] in nonplayers]
    people = [value for hand, value in found if hand[0] not in nonplayers]
    alone = bool(bots) and len(people) == 1
    if any(value > 0 for value in bots):
        return True
    if any(value > 0 for value in people) and (not alone or solo == "easy"):
        return True
    if alone and solo == "difficult" and max(bots) > people[0]:
        return True
    return final
