"""8.8.7 Quarters: garrisons of one Auxilia stay at Forts and Allies, all others go to Provincia if they can."""

from collections.abc import Sequence

from alesia.games.falling_sky.board import allies, bands, count, has_fort
from alesia.games.falling_sky.commands.recruit import held
from alesia.games.falling_sky.components import (
    AEDUI,
    LEGION,
    OWN_BANDS,
    PROVINCIA,
    REGION,
    ROMANS,
    Faction,
    Piece,
    Region,
    piece,
)
from alesia.games.falling_sky.control import controller, supply_regions
from alesia.games.falling_sky.negotiation import REFUSED
from alesia.games.falling_sky.nonplayers.mind import DONE, YES, Mind, Priority, at_most, named, offered
from alesia.games.falling_sky.nonplayers.romans.build import may_get_supply
from alesia.games.falling_sky.nonplayers.romans.enemies import can_agree, sure_friends, sure_supply
from alesia.games.falling_sky.state import State
from alesia.games.falling_sky.war import players
from alesia.games.falling_sky.winter.quarters import free_quarters, open_regions, quarters_cost, wintering
from alesia.kernel.ask import Ask, Option


def garrison(s: State, region: Region) -> int:
    """One Auxilia for each Fort and Roman Ally."""
    return allies(s, region, ROMANS) + has_fort(s, region)


def surplus(s: State, region: Region) -> int:
    """Auxilia beyond the garrison."""
    return max(0, bands(s, region, ROMANS) - garrison(s, region))


def fresh_legions(s: State, region: Region) -> int:
    return count(s, region, ROMANS, LEGION) - s.moved[region.base + piece(ROMANS, LEGION)]


def fresh_auxilia(s: State, region: Region) -> int:
    """Auxilia that have not relocated and are not needed here."""
    moved = sum(s.moved[region.base + p] for p in OWN_BANDS[ROMANS])
    return min(surplus(s, region), bands(s, region, ROMANS) - moved)


def supply_hoped_for(mind: Mind) -> int:
    """Supply Lines if all agree who may."""
    open_to = [f for f in players(mind.s) if can_agree(mind, f) and mind.s.supply[f] != REFUSED]
    return supply_regions(mind.s, sure_friends(mind.s).union(open_to))


class QuartersAnswers:
    """The questions of 6.3.3."""

    def quarters_from(self, mind: Mind, ask: Ask) -> Option:
        """Out of Regions without a sure Supply Line towards one, or out of Devastation."""
        regions = [REGION[str(option.noun)] for option in named(ask, "region")]
        able = [r for r in regions if (fresh_legions(mind.s, r) or fresh_auxilia(mind.s, r)) and shelters(mind, r)]
        if not able:
            return DONE
        onto_each_other = any(to in able for r in able for to in shelters(mind, r))
        chosen = mind.pick(able) if onto_each_other else able[0]
        mind.walk.note("romans.quarters.no_supply", "8.8.7", chosen)
        return chosen.option

    def quarters_to(self, mind: Mind, ask: Ask) -> Option | None:
        origin = ask.about[0]
        assert isinstance(origin, Region)
        found = [r for r in shelters(mind, origin) if r.option in ask.options]
        if not found:
            return None
        equal = mind.narrow(found, PROVINCIA_FIRST, SURE_SUPPLY)
        return (equal[0] if all(_is_passed(mind, r) for r in equal) else mind.pick(equal)).option

    def quarters_number(self, mind: Mind, ask: Ask) -> Option:
        """All Legions; the Auxilia but the garrison. The Leader needs no road to Provincia."""
        origin, _, what = ask.about[:3]
        assert isinstance(origin, Region)
        assert isinstance(what, Piece)
        if what.kind == LEGION:
            return at_most(ask, 99)
        if what.kind not in [p.kind for p in OWN_BANDS[ROMANS]]:
            return at_most(ask, 0)
        before = [p for p in OWN_BANDS[ROMANS] if p < what]
        gone = sum(_able(mind, origin, p) for p in before)
        return at_most(ask, max(0, surplus(mind.s, origin) - gone))

    def quarters_supply(self, mind: Mind, ask: Ask) -> Option:
        """Ask whoever may agree."""
        return ask_for_supply(mind, ask) or DONE

    def to_provincia(self, mind: Mind, ask: Ask) -> Option:
        regions = [REGION[str(option.noun)] for option in named(ask, "region")]
        able = [r for r in regions if count(mind.s, r, ROMANS, LEGION) or surplus(mind.s, r)]
        if not any(step.key == "romans.quarters.garrisons" for step in mind.walk):
            mind.walk.note("romans.quarters.garrisons", "8.8.7", tuple(regions))
        return able[0].option if able else DONE

    def leader_to_provincia(self, mind: Mind, ask: Ask) -> Option:
        return YES

    def quarters_region(self, mind: Mind, ask: Ask) -> Option:
        """Pay first at Roman Allies, then where there is no Devastation."""
        regions = [REGION[str(option.noun)] for option in named(ask, "region")]
        if DONE in ask.options:
            for region in regions:
                tell_free(mind, region)
            return DONE
        mind.walk.remind("romans.quarters.upkeep", "8.8.7")
        equal = mind.narrow(regions, AT_ALLIES, NOT_DEVASTATED)
        region = mind.pick(equal) if _is_purse_short(mind, equal) else equal[0]
        tell_free(mind, region)
        return region.option

    def pay_or_roll(self, mind: Mind, ask: Ask) -> Option | None:
        """Stay free, pay, or roll; Legions before Auxilia (8.4.1)."""
        if DONE in ask.options:
            return DONE
        return offered(ask, *named(ask, "stay"), *named(ask, "pay"), *reversed(named(ask, "roll")))

    def seek_supply(self, mind: Mind, ask: Ask) -> Option | None:
        """3.2.1 Ask whoever may agree; else pay, or call it off. 55 A Recruit goes through Belgica, a Build (4.2.1)
        does not."""
        region = ask.about[0]
        assert isinstance(region, Region)
        through = held(mind.s) if ask.rule == "3.2.1" else 0
        wish = ask_for_supply(mind, ask) if may_get_supply(mind, mind.s, region, through) else None
        return wish or offered(ask, Option("pay"), Option("call_off"))


def _able(mind: Mind, origin: Region, what: Piece) -> int:
    """How many of a kind were offered: in the first step not those that have relocated, on the way to Provincia all."""
    steps = [step.key for step in mind.walk if step.kind == "did" and step.key in ("quarters_from", "to_provincia")]
    moved = mind.s.moved[origin.base + what] if steps[-1:] == ["quarters_from"] else 0
    return mind.s.pieces[origin.base + what] - moved


def _is_passed(mind: Mind, region: Region) -> bool:
    """Whether all who come there go on to Provincia: it is in Supply, and no garrison is lacking."""
    return bool(sure_supply(mind.s) & region.mask) and bands(mind.s, region, ROMANS) >= garrison(mind.s, region)


def tell_free(mind: Mind, region: Region) -> None:
    """Who is there, how many of them stay free, and what each other costs."""
    s, free = mind.s, free_quarters(mind.s, region)
    facts = (region, count(s, region, ROMANS, LEGION), bands(s, region, ROMANS), free, quarters_cost(s, region))
    mind.walk.note(
        "romans.quarters.free" if free == garrison(s, region) else "romans.quarters.all_free", "6.3.3", *facts
    )


def _is_purse_short(mind: Mind, equal: Sequence[Region]) -> bool:
    """Whether Resources suffice for some only of the Regions where they are due, so that the order decides."""
    s = mind.s
    due = {r: max(0, len(wintering(s, r)) - free_quarters(s, r)) for r in equal}
    costs = [quarters_cost(s, r) for r, n in due.items() if n]
    whole = sum(quarters_cost(s, r) * n for r, n in due.items())
    return len(costs) > 1 and min(costs) <= s.resources[ROMANS] < whole


PROVINCIA_FIRST = Priority("romans.quarters.provincia", lambda mind, region: region is PROVINCIA)
SURE_SUPPLY = Priority("romans.quarters.sure_supply", lambda mind, region: bool(sure_supply(mind.s) & region.mask))
AT_ALLIES = Priority("romans.quarters.at_allies", lambda mind, region: allies(mind.s, region, ROMANS) > 0)
NOT_DEVASTATED = Priority("romans.quarters.not_devastated", lambda mind, region: not mind.s.devastated[region])


def ask_for_supply(mind: Mind, ask: Ask) -> Option | None:
    """8.6.6 Non-player Aedui first, who agree; then players."""
    partners = [f for f in (AEDUI, *players(mind.s)) if can_agree(mind, f)]
    return offered(ask, *[Option("ask", f.name) for f in partners])


def shelters(mind: Mind, origin: Region) -> list[Region]:
    """Where pieces go that have no sure Supply Line: onto the way to Provincia, if need be one that hangs on a player,
    or at least out of Devastation. Whose own line hangs on a player leave it for a sure one only."""
    sure, hoped = sure_supply(mind.s), supply_hoped_for(mind)
    if sure & origin.mask or origin is PROVINCIA:
        return []
    able = [r for r in open_regions(mind.s, ROMANS, origin) if _may_ask(mind, controller(mind.s, r))]
    if hoped & origin.mask:
        friendly = [r for r in able if controller(mind.s, r) in sure_friends(mind.s)]
        return [r for r in friendly if sure & r.mask or r is PROVINCIA]
    linked = [r for r in able if hoped & r.mask or r is PROVINCIA]
    return linked or (able if mind.s.devastated[origin] else [])


def _may_ask(mind: Mind, holder: Faction) -> bool:
    return holder is ROMANS or can_agree(mind, holder)
