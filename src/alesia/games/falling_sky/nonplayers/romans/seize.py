"""8.8.5 Seize where nobody Harasses: Disperse first, then whatever adds Resources; Build or Scout afterwards."""

from collections.abc import Sequence

from alesia.games.falling_sky.available import dispersed_markers_left
from alesia.games.falling_sky.board import allies, hidden, total
from alesia.games.falling_sky.commands.base import SEIZE
from alesia.games.falling_sky.commands.rally import may_rally, rally_sites, warband_limit
from alesia.games.falling_sky.components import ARVERNI, BELGAE, BELGICA, ROMANS, TRIBE, Faction, Region, Tribe
from alesia.games.falling_sky.control import controls, subdued_tribes
from alesia.games.falling_sky.nonplayers.marching import harassers, harassment, harassment_by
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.plans import AbilityPlan, CommandPlan, open_regions
from alesia.games.falling_sky.nonplayers.romans.aid import with_warbands
from alesia.games.falling_sky.nonplayers.romans.build import find_build
from alesia.games.falling_sky.nonplayers.romans.scout import find_scout, may_leave
from alesia.games.falling_sky.nonplayers.romans.truce import ENOUGH, TruceSeeker, harassing_players, if_they_agree
from alesia.games.falling_sky.regions import adjacent
from alesia.games.falling_sky.state import State
from alesia.games.falling_sky.tracks import MOST_RESOURCES
from alesia.kernel.ask import Ask, Option
from alesia.nonplayers.mind import Priority
from alesia.nonplayers.options import DONE, named, offered

HELVII = TRIBE["Helvii"]


def _has_players(mind: Mind, region: Region) -> bool:
    return any(total(mind.s, region, f) for f in mind.players())


AT_PLAYERS = Priority("romans.seize.at_players", _has_players)
IN_BELGICA = Priority("romans.seize.in_belgica", lambda mind, region: region in BELGICA)


class SeizePlan(TruceSeeker, CommandPlan):
    """Region by Region on the board as it is: the resentment of the Dispersed may bring new Warbands."""

    of = SEIZE

    def __init__(self) -> None:
        super().__init__()
        self.to_ask = []

    def next_step(self, mind: Mind, ask: Ask) -> Option | None:
        if self.asked_for_ability:
            return None  # Build or Scout comes after Seizing, and so ends it
        if option := self.ask_truce(ask):
            return option
        if regions := _to_disperse(mind):
            best = mind.narrow(regions, AT_PLAYERS, IN_BELGICA)
            return self._disperse(mind, ask, mind.pick(best) if _order_matters(mind, best) else best[0])
        return offered(ask, *[Option("seize", r.name) for r in _to_forage(mind)])

    def _disperse(self, mind: Mind, ask: Ask, region: Region) -> Option | None:
        """8.8.8 Where it takes Aedui Warbands for Control they are asked for first."""
        wish = None if dispersible(mind.s, region) else offered(ask, Option("share", region.name))
        return wish or offered(ask, Option("seize", region.name))

    def disperse(self, mind: Mind, ask: Ask) -> Option:
        """Every Tribe there but the Helvii."""
        tribes = [TRIBE[str(option.noun)] for option in named(ask, "tribe")]
        found = [t for t in tribes if t is not HELVII]
        if not found:
            return DONE
        return (mind.pick(found) if len(found) > dispersed_markers_left(mind.s) else found[0]).option

    def find_ability(self, mind: Mind) -> AbilityPlan | None:
        return (find_build(mind) or find_scout(mind)) if mind.s.selected and mind.s.grants else None


def plan_seize(mind: Mind) -> SeizePlan | None:
    """If it can be done anywhere without Harassment, or could if the players agree."""
    plan, s = SeizePlan(), mind.s
    plan.to_ask = harassing_players(mind, [r for r in open_regions(mind, SEIZE) if _is_useful(s, r)])
    if mind.tells:
        _tell(mind)
    if not _to_disperse(mind) and not _to_forage(mind):
        mind.s = if_they_agree(s, plan.to_ask)
        hope = _to_disperse(mind) or _to_forage(mind)
        mind.s = s
        if not hope:
            mind.impossible("romans.seize.nothing", s.resources[ROMANS])
            return None
        mind.walk.note("romans.seize.if_they_agree", "8.8.5", tuple(plan.to_ask))
    return plan


def _tell(mind: Mind) -> None:
    """What is to be had where, and where Harassment keeps Rome from it."""
    board = with_warbands(mind)
    for region in open_regions(mind, SEIZE):
        if losses := harassment(mind, region) if _is_useful(board, region) else 0:
            mind.walk.note("romans.seize.harassed", "8.8.5", region, losses)
    if found := _to_disperse(mind):
        tribes = tuple(t for r in found for t in dispersible(board, r))
        mind.walk.note("romans.seize.disperse", "8.8.5", tribes, dispersed_markers_left(mind.s))
    elif not dispersed_markers_left(mind.s):
        mind.walk.note("romans.seize.no_markers", "8.8.5")
    if found := _to_forage(mind):
        mind.walk.note("romans.seize.forage", "8.8.5", tuple(found))


def _order_matters(mind: Mind, equal: Sequence[Region]) -> bool:
    """3.2.3 There are not markers for all; or resentment in one Region may bring Warbands to another."""
    board = with_warbands(mind)
    wanted = {*_to_disperse(mind), *_to_forage(mind)}
    scarce = sum(len(dispersible(board, r)) for r in wanted) > dispersed_markers_left(mind.s)
    near = {r for region in equal for r in adjacent(mind.s, region) if r in wanted}
    return scarce or any(_may_spoil(mind.s, f, r) for r in near for f in (ARVERNI, BELGAE))


def _may_spoil(s: State, faction: Faction, region: Region) -> bool:
    """3.2.3 Whether Rallies, one for each marker left, could bring an Ally there, Warbands enough to Harass, or end
    Roman Control."""
    if not may_rally(s, faction, region):
        return False
    more = dispersed_markers_left(s) * warband_limit(s, faction, region)
    contested = controls(s, ROMANS, region) and more > may_leave(s, region)
    return bool(rally_sites(s, faction, region)) or hidden(s, region, faction) + more >= ENOUGH or contested


def _is_useful(s: State, region: Region) -> bool:
    return bool(dispersible(s, region)) or forage_of(s, region) > 0  # sharing adds nothing where nobody is Subdued


def _safe(mind: Mind) -> list[Region]:
    foes = harassers(mind)
    return [r for r in open_regions(mind, SEIZE) if not harassment_by(mind.s, foes, r)]


def _to_disperse(mind: Mind) -> list[Region]:
    """8.8.8 With Aedui Warbands to help."""
    if not dispersed_markers_left(mind.s):
        return []
    board = with_warbands(mind)
    return [r for r in _safe(mind) if dispersible(board, r)]


def _to_forage(mind: Mind) -> list[Region]:
    if mind.s.resources[ROMANS] >= MOST_RESOURCES:
        return []
    return [r for r in _safe(mind) if forage_of(mind.s, r)]


def dispersible(s: State, region: Region) -> list[Tribe]:
    """3.2.3 Subdued Tribes under Roman Control, but the Helvii."""
    if not controls(s, ROMANS, region) or not dispersed_markers_left(s):
        return []
    return [t for t in subdued_tribes(s, region) if t is not HELVII]


def forage_of(s: State, region: Region) -> int:
    """What Seizing without Dispersal brings."""
    return 0 if s.devastated[region] else 2 * (len(subdued_tribes(s, region)) + allies(s, region, ROMANS))
