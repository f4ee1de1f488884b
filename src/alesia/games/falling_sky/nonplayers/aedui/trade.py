"""8.6.3 Trade of the Non-player Aedui."""

from alesia.games.falling_sky.abilities.trade import goods, trade_regions
from alesia.games.falling_sky.capabilities import RIVER_COMMERCE, capability
from alesia.games.falling_sky.components import AEDUI, REGION, ROMANS, Region
from alesia.games.falling_sky.negotiation import AGREED
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.plans import AbilityPlan
from alesia.games.falling_sky.state import NO_ONE, SHADED, State, is_executing
from alesia.games.falling_sky.tracks import MOST_RESOURCES
from alesia.kernel.ask import Ask, Option
from alesia.kernel.word import numbered
from alesia.nonplayers.mind import Priority
from alesia.nonplayers.options import named, yes_if

POOR, POOR_TOGETHER = 10, 15  # Resources below which the Aedui, or they and the Romans together, might Trade
WORTHWHILE = 3


class TradeAnswers:
    """The questions of Trade; also where an Event grants it."""

    def trade(self, mind: Mind, ask: Ask) -> Option:
        """Everybody has answered: worth it, or called off (1.5.2)."""
        income = ask.about[0]
        assert isinstance(income, int)
        mind.walk.note("aedui.trade.income", "8.6.3", income, is_worthwhile(mind, income))
        return yes_if(is_worthwhile(mind, income))

    def trade_region(self, mind: Mind, ask: Ask) -> Option:
        """39 shaded: the one Region that yields most; of equals any, for the yield is all that comes of it."""
        return mind.begin_with([REGION[str(option.noun)] for option in named(ask, "region")], RICHEST).option


def _yield(mind: Mind, region: Region) -> int:
    return goods(mind.s, region, mind.s.supply[ROMANS] == AGREED)


RICHEST = Priority("aedui.trade.richest", _yield)


class TradePlan(TradeAnswers, AbilityPlan):
    name = "Trade"


def find_trade(mind: Mind, battled: bool) -> TradePlan | None:
    """A_TRADE After a Battle or when poor; and as 2nd Eligible, or if it could bring enough."""
    own, together = mind.s.resources[AEDUI], mind.s.resources[AEDUI] + mind.s.resources[ROMANS]
    if not mind.checks("check.aedui.trade_wanted", battled or is_poor(mind.s), battled, own, together):
        mind.needless("why.rich_trade")
        return None
    income = income_at_best(mind)
    _tell_goods(mind)
    if not mind.checks("check.aedui.trade_worth", is_worthwhile(mind, income), is_second_eligible(mind.s), income):
        mind.worthless("why.poor_trade")
        return None
    return TradePlan()


def is_poor(s: State) -> bool:
    own, romans = s.resources[AEDUI], s.resources[ROMANS]
    return own < POOR or own + romans < POOR_TOGETHER


def might_trade(mind: Mind) -> bool:
    """Whether a Trade would be tried before Suborn on the board that is thought of."""
    return is_poor(mind.s) and is_worthwhile(mind, income_at_best(mind))


def is_worthwhile(mind: Mind, income: int) -> bool:
    """Anything for the 2nd Eligible Faction, else more than two Resources; 1.8 no more than the track can hold."""
    earned = min(income, MOST_RESOURCES - mind.s.resources[AEDUI])
    return earned >= (1 if is_second_eligible(mind.s) else WORTHWHILE)


def is_second_eligible(s: State) -> bool:
    """2.3.4 The Aedui act as the 2nd Eligible Faction on this card."""
    return is_executing(s, AEDUI) and s.first not in (NO_ONE, AEDUI)


def income_at_best(mind: Mind) -> int:
    """What Trade brings at best; 39 shaded in one Region only."""
    yields = [n for _, n in _yields(mind)]
    if not yields:
        return 0
    return max(yields) if capability(mind.s, RIVER_COMMERCE, SHADED) else sum(yields)


def _yields(mind: Mind) -> list[tuple[Region, int]]:
    """By Region, if every player agrees; Non-player Romans do (8.8.6), other Non-players never (8.4.2)."""
    agreed = frozenset([AEDUI, ROMANS, *mind.players()])
    return [(r, goods(mind.s, r, ROMANS in agreed)) for r in trade_regions(mind.s, agreed)]


def _tell_goods(mind: Mind) -> None:
    if mind.tells and (found := tuple(numbered(r, n) for r, n in _yields(mind) if n)):
        mind.walk.note("aedui.trade.goods", "4.4.1", found, capability(mind.s, RIVER_COMMERCE, SHADED))
