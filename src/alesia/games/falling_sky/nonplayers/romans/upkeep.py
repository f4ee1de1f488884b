"""8.8.7 The end of Quarters: for whom Rome pays, and for whom it rolls."""

from collections.abc import Sequence

from alesia.games.falling_sky.board import allies, bands, count, has_fort
from alesia.games.falling_sky.components import LEGION, REGION, ROMANS, Piece, Region
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.pieces import PIECE
from alesia.games.falling_sky.state import State
from alesia.games.falling_sky.winter.quarters import free_quarters, quarters_cost, wintering
from alesia.kernel.ask import Ask, Option
from alesia.nonplayers.mind import Priority
from alesia.nonplayers.options import DONE, named, offered

AT_ALLIES = Priority("romans.quarters.at_allies", lambda mind, region: allies(mind.s, region, ROMANS) > 0)
NOT_DEVASTATED = Priority("romans.quarters.not_devastated", lambda mind, region: not mind.s.devastated[region])


class Upkeep:
    """Region by Region: first those at Roman Allies, then those without Devastation; of equal ones Legions before
    Auxilia, and these Hidden before Revealed (8.4.1)."""

    def __init__(self) -> None:
        self.region: Region | None = None
        self.left: list[Piece] = []  # to be provided for in this Region
        self.others: Sequence[Region] = ()  # to come, equal to this one

    def quarters_region(self, mind: Mind, ask: Ask) -> Option:
        regions = [REGION[str(option.noun)] for option in named(ask, "region")]
        if DONE in ask.options:
            for region in regions:
                tell_free(mind, region)
            return DONE
        mind.walk.remind("romans.quarters.upkeep", "8.8.7")
        equal = mind.narrow(regions, AT_ALLIES, NOT_DEVASTATED)
        region = _first(mind, equal)
        tell_free(mind, region)
        self._enter(mind.s, region, [r for r in equal if r is not region])
        return region.option

    def pay_or_roll(self, mind: Mind, ask: Ask) -> Option | None:
        region = ask.about[0]
        assert isinstance(region, Region)
        if self.region is not region:
            self._enter(mind.s, region, ())
        option = DONE if DONE in ask.options else self._provide(mind, ask)
        if option is not None and option is not DONE:
            self.left.remove(PIECE[str(option.noun)])
        return option

    def _enter(self, s: State, region: Region, others: Sequence[Region]) -> None:
        self.region, self.others, self.left = region, others, wintering(s, region)

    def _provide(self, mind: Mind, ask: Ask) -> Option | None:
        """Legions, then Auxilia, as far as Resources go; those offered first, the Revealed ones, roll before the Hidden
        ones are paid for."""
        stay, pay, roll = named(ask, "stay"), named(ask, "pay"), named(ask, "roll")
        legion = offered(ask, *[option for option in (*stay, *pay) if _is_legion(option)])
        auxilia = [option for option in roll if not _is_legion(option)]
        if legion is not None or not auxilia:
            return legion or offered(ask, *stay, *pay, *roll)
        kept = self._kept_for_legions(mind.s)
        paid = max(0, mind.s.resources[ROMANS] - kept) // int(str(ask.about[1])) + int(str(ask.about[2]))
        if paid and (paid >= len(self._auxilia()) or len(set(self._auxilia())) == 1):
            return offered(ask, *stay, *pay, *auxilia)
        if kept and pay:
            mind.walk.remind("romans.quarters.kept_for_legions", "8.4.1", kept, tuple(self._with_legions(mind.s)))
        return auxilia[0]

    def _auxilia(self) -> list[Piece]:
        return [what for what in self.left if what.kind != LEGION]

    def _with_legions(self, s: State) -> list[Region]:
        return [r for r in self.others if legions_due(s, r)]

    def _kept_for_legions(self, s: State) -> int:
        return sum(legions_due(s, r) * quarters_cost(s, r) for r in self.others)


def _is_legion(option: Option) -> bool:
    return PIECE[str(option.noun)].kind == LEGION


def legions_due(s: State, region: Region) -> int:
    """Those that do not stay free."""
    return max(0, count(s, region, ROMANS, LEGION) - free_quarters(s, region))


def _due(s: State, region: Region) -> int:
    return max(0, len(wintering(s, region)) - free_quarters(s, region))


def _first(mind: Mind, equal: Sequence[Region]) -> Region:
    """By dice, where Resources suffice for some only: of the Legions, or else of the Auxilia."""
    s, cost = mind.s, quarters_cost(mind.s, equal[0])
    affordable = s.resources[ROMANS] // cost
    legions = sum(legions_due(s, r) for r in equal)
    if legions > affordable:
        lot = [r for r in equal if legions_due(s, r)]
        return mind.pick(lot) if affordable else lot[0]
    lot = [r for r in equal if _due(s, r) > legions_due(s, r)]
    short = legions < affordable < sum(_due(s, r) for r in equal)
    return mind.pick(lot) if short else equal[0]


def tell_free(mind: Mind, region: Region) -> None:
    """Who is there, how many of them stay free, and what each other costs."""
    s, free = mind.s, free_quarters(mind.s, region)
    facts = (region, count(s, region, ROMANS, LEGION), bands(s, region, ROMANS), free, quarters_cost(s, region))
    held = allies(s, region, ROMANS) + has_fort(s, region)
    mind.walk.note("romans.quarters.free" if free == held else "romans.quarters.all_free", "6.3.3", *facts)
