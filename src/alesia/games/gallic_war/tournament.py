"""9.1 Tournament Play: the players bid supply points for the Romans."""

from alesia.games.gallic_war.board import Gaul
from alesia.games.gallic_war.components import BARBARIAN, MOST_SUPPLY, PLAYERS, ROMAN, Side
from alesia.kernel.ask import Procedure, act, choose, choose_number, draw

ACCEPT = act("accept")
RULE = "9.1"


def bid_for_the_romans(g: Gaul) -> Procedure[None]:
    """9.1 The winner of a toss bids; the other accepts or bids lower, until somebody accepts or bids 0."""
    s = g.state
    bidder = yield from draw("coin", RULE, PLAYERS)
    bid = yield from choose_number(bidder, "bid", RULE, 0, MOST_SUPPLY)
    g.log("bid", RULE, bidder, bid)
    while bid:
        lower = yield from counter_bid(bidder.other, bid)
        if lower is None:
            break
        bidder, bid = bidder.other, lower
        g.log("bid", RULE, bidder, bid)
    s.supply = bid
    settle(g, bidder, bid)


def counter_bid(side: Side, bid: int) -> Procedure[int | None]:
    """Accept the bid and play the Gauls, or bid lower; None is to accept."""
    answer = yield from choose(side, "counter_bid", RULE, [ACCEPT, act("bid")], bid)
    return None if answer is ACCEPT else (yield from choose_number(side, "bid", RULE, 0, bid - 1))


def settle(g: Gaul, bidder: Side, bid: int) -> None:
    """Whoever bid lowest plays the Romans: the players change seats if that is the other one."""
    g.log("bid_won", RULE, bidder, bid, bidder is ROMAN)
    if bidder is BARBARIAN:
        g.log("change_seats", RULE, ROMAN, BARBARIAN)
