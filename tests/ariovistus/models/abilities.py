"""A4.6.1 Settle, A4.6.2 Intimidate and A4.5.1 Enlist of four: which Regions, which victims, how many."""

from tests.ariovistus.models.board import BESIDE, FACTIONS, GERMANIA, Board

SETTLEMENTS, ENLISTED, TURNED = 6, 4, 2


def settlements(board: Board) -> list[str]:
    return [r for r in BESIDE if board.of(r, "Germans", "Fort")]


def settle(board: Board) -> set[str]:
    """Outside Germania, adjacent to it or to a Settlement, Controlled, near the Leader, without one, and paid for."""
    standing = settlements(board)
    if len(standing) == SETTLEMENTS:
        return set()
    near = [r for r in board.reach("Germans") if r not in (*GERMANIA, *standing) and board.control(r) == "Germans"]
    open_to = [r for r in near if set(BESIDE[r]) & {*GERMANIA, *standing}]
    return {r for r in open_to if board.resources["Germans"] >= settle_cost(board, r)}


def settle_cost(board: Board, region: str) -> int:
    return 4 if region in board.devastated else 2


def losable(board: Board, region: str, faction: str) -> int:
    return board.bands(region, faction) + board.of(region, faction, "Allies")


def victims(board: Board, region: str) -> dict[str, int]:
    """Factions without a Leader there, and how many pieces each could lose."""
    others = [f for f in FACTIONS if f != "Germans" and not board.of(region, f, "Leader")]
    return {f: n for f in others if (n := losable(board, region, f))}


def intimidate(board: Board) -> set[str]:
    """With Ariovistus, or near the Leader and Controlled; a Hidden Warband; a marker or a victim to come of it."""
    his = board.named.get("Germans")
    near = [r for r in board.reach("Germans") if r == his or board.control(r) == "Germans"]
    ready = [r for r in near if board.of(r, "Germans", "hidden")]
    return {r for r in ready if r not in board.intimidated or victims(board, r)}


def turned(board: Board, region: str) -> int:
    """The most Warbands that can have an effect."""
    most = max([1, *victims(board, region).values()])
    return min(TURNED, most, board.of(region, "Germans", "hidden"))


def enlist(board: Board) -> set[str]:
    """In or adjacent to Germania or with Germanic pieces; near the Belgic Leader; not where Ariovistus is."""
    near = {*GERMANIA, *[n for r in GERMANIA for n in BESIDE[r]]}
    found = [r for r in board.reach("Belgae") if r in near or board.of(r, "Germans")]
    return {r for r in found if r != board.named.get("Germans")}


def joinable(board: Board, region: str, kind: str, joined: int) -> int:
    """How many more Warbands of the kind may join, so many having done so."""
    return min(board.of(region, "Germans", kind), ENLISTED - joined)


def germanic_commands(board: Board, region: str) -> set[str]:
    """Which free Commands the Germans could execute there: March if they have a Warband, Raid with a Hidden one that
    gains or takes, Battle with a Warband against anybody."""
    found = {"March"} if board.bands(region, "Germans") else set()
    robbed = [f for f in FACTIONS if f not in ("Germans", "Arverni") and can_be_robbed(board, region, f)]
    if board.of(region, "Germans", "hidden") and (region not in board.devastated or robbed):
        found |= {"Raid"}
    if board.bands(region, "Germans") and any(board.of(region, f) for f in FACTIONS if f != "Germans"):
        found |= {"Battle"}
    return found


def can_be_robbed(board: Board, region: str, faction: str) -> bool:
    fort = board.of(region, faction, "Citadels") + (board.of(region, faction, "Fort") if faction == "Romans" else 0)
    return board.resources[faction] > 0 and board.of(region, faction) > 0 and not fort
