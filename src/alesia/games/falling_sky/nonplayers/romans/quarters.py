"""8.8.7 Quarters: garrisons of one Auxilia stay at Forts and Allies, all others go to Provincia if they can."""

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
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.romans.build import may_get_supply
from alesia.games.falling_sky.nonplayers.romans.enemies import can_agree, sure_friends, sure_supply
from alesia.games.falling_sky.nonplayers.romans.upkeep import Upkeep
from alesia.games.falling_sky.state import State
from alesia.games.falling_sky.war import players
from alesia.games.falling_sky.winter.quarters import open_regions
from alesia.kernel.ask import Ask, Option
from alesia.nonplayers.mind import Priority
from alesia.nonplayers.options import DONE, YES, at_most, named, offered


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
        mind.walk.remind("romans.quarters.adjacent", "8.8.7")
        regions = [REGION[str(option.noun)] for option in named(ask, "region")]
        able = [r for r in regions if (fresh_legions(mind.s, r) or fresh_auxilia(mind.s, r)) and shelters(mind, r)]
        if not able:
            return DONE
        onto_each_other = any(to in able for r in able for to in shelters(mind, r))
        chosen = mind.pick(able) if onto_each_other else able[0]
        linked = any(_is_linked(mind, to) for to in shelters(mind, chosen))
        mind.walk.note("romans.quarters.no_supply" if linked else "romans.quarters.devastated", "8.8.7", chosen)
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
        """With the first question about upkeep a plan begins."""
        return _upkeep(mind).quarters_region(mind, ask)

    def pay_or_roll(self, mind: Mind, ask: Ask) -> Option | None:
        return _upkeep(mind).pay_or_roll(mind, ask)

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


PROVINCIA_FIRST = Priority("romans.quarters.provincia", lambda mind, region: region is PROVINCIA)
SURE_SUPPLY = Priority("romans.quarters.sure_supply", lambda mind, region: bool(sure_supply(mind.s) & region.mask))


def _upkeep(mind: Mind) -> Upkeep:
    plan = Upkeep()
    mind.plan = plan
    return plan


def ask_for_supply(mind: Mind, ask: Ask) -> Option | None:
    """8.6.6 Non-player Aedui first, who agree; then players."""
    partners = [f for f in (AEDUI, *players(mind.s)) if can_agree(mind, f)]
    return offered(ask, *[Option("ask", f.name) for f in partners])


def shelters(mind: Mind, origin: Region) -> list[Region]:
    """Where pieces go that have no sure Supply Line: onto the way to Provincia, if need be one that hangs on a player,
    or at least out of Devastation (the sheet). Whose own line hangs on a player leave it for a sure one only."""
    sure, hoped = sure_supply(mind.s), supply_hoped_for(mind)
    if sure & origin.mask or origin is PROVINCIA:
        return []
    able = [r for r in open_regions(mind.s, ROMANS, origin) if _may_ask(mind, controller(mind.s, r))]
    if hoped & origin.mask:
        friendly = [r for r in able if controller(mind.s, r) in sure_friends(mind.s)]
        return [r for r in friendly if sure & r.mask or r is PROVINCIA]
    linked = [r for r in able if _is_linked(mind, r)]
    return linked or (able if mind.s.devastated[origin] else [])


def _is_linked(mind: Mind, region: Region) -> bool:
    return bool(supply_hoped_for(mind) & region.mask) or region is PROVINCIA


def _may_ask(mind: Mind, holder: Faction) -> bool:
    return holder is ROMANS or can_agree(mind, holder)
