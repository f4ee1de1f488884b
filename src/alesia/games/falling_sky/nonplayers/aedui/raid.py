"""8.6.4 Raid of the Non-player Aedui."""

from alesia.games.falling_sky.components import AEDUI, FACTION, ROMANS, Faction, Region
from alesia.games.falling_sky.nonplayers.aedui.abilities import AeduiPlan
from alesia.games.falling_sky.nonplayers.diviciacus import share_first, with_auxilia
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.raiding import RaidPlan, RaidStep, foresee_raid, plan_raid, rethink
from alesia.games.falling_sky.state import State
from alesia.games.falling_sky.tracks import victory_margin
from alesia.games.falling_sky.war import players, targets_of
from alesia.kernel.ask import Ask, Option, act
from alesia.kernel.word import phrase

POOR = 4
RAIDS_UP_TO = 4
ENOUGH = 2
FROM_ROMANS = Option("take_from", ROMANS.name)


class AeduiRaid(RaidPlan, AeduiPlan):
    """Raid, then Trade or Suborn."""

    def __init__(self, steps: list[RaidStep]) -> None:
        super().__init__(steps)
        self.rethought: set[Region] = set()

    def fights_lender(self, step: Option) -> bool:
        """8.6.8 Nothing is shared with Romans who are to be Raided."""
        return any(each.region.name == step.noun and FROM_ROMANS in each.takes for each in self.steps)

    def next_step(self, mind: Mind, ask: Ask) -> Option | None:
        """8.6.8 Where none but Auxilia can Raid, they are asked for first."""
        return super().next_step(mind, ask) or self._asking_for_auxilia(mind, ask)

    def _asking_for_auxilia(self, mind: Mind, ask: Ask) -> Option | None:
        left = [step.region for step in self.steps if not mind.s.selected & step.region.mask]
        raids = [act("raid", region).option for region in left]
        wishes = [share_first(mind, ask, each) for each in raids if not self.fights_lender(each)]
        return next((wish for wish in wishes if wish is not None), None)

    def raid(self, mind: Mind, ask: Ask) -> Option | None:
        """8.6.8 Where a Roman player, who was not counted on, has agreed to share, Auxilia Raid too."""
        region = ask.about[0]
        if isinstance(region, Region) and self._is_news(mind, region):
            self.rethought.add(region)
            self.left[region] = rethink(mind, victims(mind), region, self._after_others(mind, region))
        return super().raid(mind, ask)

    def _is_news(self, mind: Mind, region: Region) -> bool:
        return bool(mind.is_player(ROMANS) and mind.s.shared & region.mask and region not in self.rethought)

    def _after_others(self, mind: Mind, here: Region) -> State:
        """The board without what is still to be had in other Regions."""
        t = mind.s.copy()
        for region in [r for r in self.left if r is not here and not t.selected & r.mask]:
            for option in self.left[region]:
                t.resources[AEDUI] += 1
                if option.noun is not None:
                    t.resources[FACTION[str(option.noun)]] -= 1
        return t


def should_raid(mind: Mind) -> bool:
    """A6 Fewer than four Resources, and a roll of 1-4."""
    resources = mind.s.resources[AEDUI]
    if not mind.checks("check.aedui.poor", resources < POOR, resources):
        return False
    return mind.roll_once("aedui.raid", "8.6.4") <= RAIDS_UP_TO


def raid(mind: Mind) -> AeduiRaid | None:
    """A_RAID If it gains at least two Resources in all."""
    board = with_auxilia(mind)
    gained = foresee_raid(mind, victims(mind), board)
    if gained < ENOUGH:
        mind.worthless("why.poor_raid", gained)
        return None
    mind.walk.note("raid.brings", "8.6.4", gained)
    _tell_victims(mind)
    return AeduiRaid(plan_raid(mind, victims(mind), board))


def _tell_victims(mind: Mind) -> None:
    """Whom they Raid, and why Romans or not."""
    ahead = tuple(
        phrase("phrase.margin", f, victory_margin(mind.s, f)) for f in mind.players() if victory_margin(mind.s, f) >= 0
    )
    rest = tuple(f for f in victims(mind) if f is not None)
    mind.walk.note("aedui.raid.victims", "8.6.4", bool(ahead), ahead, rest)


def victims(mind: Mind) -> list[Faction | None]:
    """Players at a victory margin of 0 or more, then other enemies but Romans, then nobody; each in the order of
    8.4.1."""
    enemies = [f for f in targets_of(mind.s, AEDUI) if f in players(mind.s)]
    ahead = [f for f in enemies if mind.is_player(f) and victory_margin(mind.s, f) >= 0]
    return [*ahead, *[f for f in enemies if f not in ahead and f is not ROMANS], None]
