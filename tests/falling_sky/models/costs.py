"""3.1, 4, 6.3.3 What is paid: the price that the paragraph names, and who may get it for nothing."""

from tests.falling_sky.models.board import GAULS, Board
from tests.falling_sky.models.commands import battle_price, march_price, rally_price, recruit_supplied
from tests.falling_sky.models.story import Story
from tests.falling_sky.models.watch import Event


def recruit_prices(board: Board, story: Story, region: str) -> set[int]:
    """Two, or nothing in a Supply Line (13 shaded: two, and only there)."""
    said = story.supply.get(region, {})
    agreed = {"Romans", *[f for f in GAULS if said.get(f)]}
    supplied = recruit_supplied(board, region, agreed)
    if board.has(13, "shaded"):
        return {2} if supplied else set()
    return {0} if supplied else {2}


def prices(board: Board, story: Story, who: str, what: str, region: str) -> set[int] | None:
    if what == "Recruit":
        return recruit_prices(board, story, region)
    if what in ("Seize", "Raid"):
        return {0}
    if what in ("March", "Battle", "Rally"):
        price = {"March": march_price, "Battle": battle_price, "Rally": rally_price}[what]
        return {price(board, region, who)}
    return {"Build": {2}, "Entreat": {1}, "Suborn": {1, 2}}.get(what)


def paid(e: Event) -> str | None:
    """What was paid is the price, and has left the purse."""
    who, amount, what, region = e.facts[0], int(e.facts[1]), e.facts[2], e.facts[3]
    if not e.story.plain:
        return None
    due = prices(e.before, e.story, who, what, region)
    if due is not None and amount not in due:
        return f"{sorted(due)} by {e.rule}"
    left = e.before.resources[who] - amount
    return None if e.after.resources[who] == left else f"{left} Resources remain, not {e.after.resources[who]}"


OFFERS: dict[str, object] = {}
OUTCOMES = {"pay": paid}
