"""8.8.1 Battle where Rome loses less than half of what it inflicts, with Besiege or with Scout afterwards."""

from collections.abc import Hashable, Sequence
from typing import NamedTuple

from alesia.games.falling_sky.abatis import has_abatis
from alesia.games.falling_sky.abilities.base import BESIEGE, may_use
from alesia.games.falling_sky.abilities.besiege import besieged, may_besiege
from alesia.games.falling_sky.board import (
    bands,
    bases,
    citadels,
    has_leader,
    has_settlement,
    leader_region,
)
from alesia.games.falling_sky.commands.base import BATTLE
from alesia.games.falling_sky.commands.battle import battle_cost
from alesia.games.falling_sky.commands.losses import Target
from alesia.games.falling_sky.commands.strength import attack_losses, has_horse, has_motivation, is_sheltered
from alesia.games.falling_sky.components import AEDUI, GERMANS, ROMANS, Faction, Region
from alesia.games.falling_sky.negotiation import is_player
from alesia.games.falling_sky.nonplayers.diviciacus import lends
from alesia.games.falling_sky.nonplayers.forecast import Outcome, forecast, forecast_retreat, may_retreat, precedence
from alesia.games.falling_sky.nonplayers.frost import bars_battle, is_frost
from alesia.games.falling_sky.nonplayers.gift import can_pay_in_order, lose_resources, open_in_time
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.pieces import enemy_rank, noun_of, worth
from alesia.games.falling_sky.nonplayers.plans import AbilityPlan, CommandPlan
from alesia.games.falling_sky.nonplayers.reckoning import FROST, GOOD, LEADER_HIT, reckoned
from alesia.games.falling_sky.nonplayers.romans.enemies import menaced_now
from alesia.games.falling_sky.nonplayers.romans.scout import find_scout
from alesia.games.falling_sky.sharing import may_share, set_shared
from alesia.games.falling_sky.state import State
from alesia.games.falling_sky.tracks import is_allowed, victory_margin
from alesia.games.falling_sky.war import run_by_game, war
from alesia.kernel.ask import Ask, Option, act
from alesia.kernel.word import phrase
from alesia.nonplayers.mind import Priority
from alesia.nonplayers.options import offered, yes_if

SPARED = "romans.battle.spares_diviciacus"
SURE_ROLLS = 3  # so many Loss rolls are taken to bring a Citadel down


class Fight(NamedTuple):
    """A Battle worth fighting: where, against whom, and what a Besiege would take first."""

    region: Region
    enemy: Faction
    siege: Target | None  # None where Rome cannot Besiege
    plain: bool  # worth it without Besiege too

    @property
    def phrase(self) -> object:
        return phrase("phrase.at", self.enemy, self.region)


TARGETS = (
    Priority("romans.battle.leaders", lambda mind, f: has_leader(mind.s, f.region, f.enemy)),
    Priority("romans.battle.most_warbands", lambda mind, f: bands(mind.s, f.region, f.enemy)),
    Priority("romans.battle.players", lambda mind, f: mind.is_player(f.enemy)),
    Priority("romans.battle.most_settled", lambda mind, f: bases(mind.s, f.region, f.enemy)),
    Priority("romans.battle.gauls_first", lambda mind, f: f.enemy is not run_by_game(mind.s)),  # who have no margin
    Priority("romans.battle.best_margin", lambda mind, f: victory_margin(mind.s, f.enemy)),
    Priority("romans.battle.order_of_targets", lambda mind, f: -enemy_rank(mind.s, ROMANS, f.enemy)),  # 8.4.1
)


class BattlePlan(CommandPlan):
    """The Battles chosen, in the order of the priorities."""

    of = BATTLE

    def __init__(self, fights: list[Fight], besieging: bool) -> None:
        super().__init__()
        self.fights = list(fights)
        self.left = list(fights)
        self.besieging = besieging

    def next_step(self, mind: Mind, ask: Ask) -> Option | None:
        while self.left:
            fight = self.left.pop(0)
            option = offered(ask, act("battle", fight.region).option)
            if option and is_worthwhile(mind, fight.region, fight.enemy, fight.siege if self.besieging else None):
                return option
            mind.walk.note("romans.battle.no_longer", "8.8.1", fight.enemy, fight.region)
        return None

    def fights_lender(self, step: Option) -> bool:
        """8.8.8 Nothing is shared with Aedui who are to be attacked."""
        return any(fight.enemy is AEDUI and fight.region.name == step.noun for fight in self.fights)

    def _here(self, ask: Ask) -> Fight | None:
        return next((fight for fight in self.fights if fight.region is ask.about[0]), None)

    def battle_target(self, mind: Mind, ask: Ask) -> Option | None:
        fight = self._here(ask)
        return None if fight is None else offered(ask, fight.enemy.option)

    def besiege(self, mind: Mind, ask: Ask) -> Option | None:
        return yes_if(self.besieging)

    def besiege_remove(self, mind: Mind, ask: Ask) -> Option | None:
        """8.4.1 Citadel, A8.4 or Settlement, then Allies in Cities or at Remi, then others."""
        found = [what for option in ask.options if (what := noun_of(option)) is not None]
        equal = mind.narrow(found, WORTHIEST)
        fight, retreats = self._here(ask), bool(ask.about[1])
        fall = fight is not None and all_allies_fall(mind.s, fight, retreats)
        return (equal[0] if fall else mind.pick(equal)).option

    def find_ability(self, mind: Mind) -> AbilityPlan | None:
        """Without Besiege, Scout after Battle."""
        able = mind.s.selected and mind.s.grants and not mind.s.ability
        return find_scout(mind) if able else None


WORTHIEST = Priority("romans.besiege.worthiest", lambda mind, what: worth(mind.s, what))


def plan_battle(mind: Mind) -> BattlePlan | None:
    """All Battles that are worth it; none if Caesar is menaced, where an Event lets him fight, and will not."""
    dangers, open_ = menaced_now(mind), open_in_time(mind, BATTLE)
    closed = [r for r in dangers if r not in open_]
    for region in closed:
        cost = battle_cost(mind.s, ROMANS, region)
        mind.walk.note("romans.battle.cannot_pay", "8.8.1", region, cost, mind.s.resources[ROMANS])
    if len(closed) == len(dangers):
        mind.impossible("romans.battle.nowhere")
    else:
        mind.worthless("romans.battle.none")
    fights = _worthwhile(mind, open_, dangers)
    here = leader_region(mind.s, ROMANS) if mind.s.named[ROMANS] else None
    fighting = any(fight.region is here for fight in fights)
    if here is not None and here in dangers and is_allowed(mind.s, here) and not fighting:
        if here in closed:
            mind.impossible("romans.battle.caesar_cannot", here)
        else:
            mind.worthless("romans.battle.caesar_will_not", here)
        return None
    if mind.s.limited and here in dangers:
        fights = [fight for fight in fights if fight.region is here]  # 2.3.5 one Battle, and it must be Caesar's
    chosen, besieging = _choose(mind, fights, here if here in dangers and fighting else None)
    if fights and not chosen:
        mind.impossible("romans.battle.nowhere")  # 8.6.6 the gift would come too late
    if chosen:
        mind.consider("R_BESIEGE", "8.8.1", lambda _: tell_sieges(mind, chosen, besieging))
    return BattlePlan(chosen, besieging) if chosen else None


def tell_sieges(mind: Mind, fights: list[Fight], besieging: bool) -> bool | None:
    """Battle by Battle, whether Besiege is possible and needed."""
    if not mind.tells:
        return besieging or None
    able = [fight for fight in fights if fight.siege is not None]
    for region, enemy, *_ in able:
        discs, forts = soft_bases(mind.s, region, enemy), citadels(mind.s, region, enemy)
        sure = min(_sure_losses(mind.s, region, enemy))
        mind.checks("romans.besiege.needed", needs_siege(mind.s, region, enemy), region, enemy, discs, forts, sure)
    if not able:
        mind.impossible(_why_no_siege(mind.s, fights))
    elif not besieging:
        mind.needless("romans.besiege.sure")
    return besieging or None


def _why_no_siege(s: State, fights: list[Fight]) -> str:
    if not may_use(s, BESIEGE):
        return "romans.besiege.no_ability"
    targets = any(besieged(s, fight.enemy, fight.region) for fight in fights)
    return "romans.besiege.no_legion" if targets else "romans.besiege.no_target"


Chosen = tuple[list[Fight], bool]  # the Battles in their order, and whether Rome Besieges


def _choose(mind: Mind, fights: list[Fight], caesar: Region | None) -> Chosen:
    """8.3.4 No die among Battles all of which are fought, unless their order may matter."""
    return mind.settle(lambda: _in_order(mind, fights, caesar), lambda chosen: _end(mind, chosen))


def _end(mind: Mind, chosen: Chosen) -> Hashable:
    """Upon Frost and with Germanic Horse (59) what comes first may matter; else only if those who Retreat may meet."""
    s, (fights, besieging) = mind.s, chosen
    horse = any(has_horse(s, side, False) for side in (ROMANS, *[f.enemy for f in fights]))
    first = is_frost(mind, s) or horse
    order = tuple(fights) if first else precedence(s, ROMANS, [(f.region, f.enemy) for f in fights])
    return frozenset(fights), order, besieging


def _in_order(mind: Mind, fights: list[Fight], caesar: Region | None) -> Chosen:
    """In order of priority while Resources last; without need of a Besiege, those that are worth it without."""
    chosen = _affordable(mind, fights, caesar)
    if any(fight.siege is not None and needs_siege(mind.s, fight.region, fight.enemy) for fight in chosen):
        return chosen, True
    if all(fight.plain for fight in chosen):
        return chosen, False
    return _affordable(mind, [fight for fight in fights if fight.plain], caesar), False


def _affordable(mind: Mind, fights: list[Fight], caesar: Region | None) -> list[Fight]:
    """Caesar must Battle if menaced, so that the price of his Battle is kept for it; 8.6.6 what the Aedui give for a
    payment pays for the next."""
    chosen: list[Fight] = []
    t = mind.s.copy()
    while able := [f for f in fights if can_pay_in_order(t, _costs(t, fights, f, caesar))]:
        if mind.s.limited and chosen:
            break  # 2.3.5
        _tell_kept(mind, t, [f for f in fights if f not in able], caesar)
        best = mind.choose(able, *TARGETS)
        chosen.append(best)
        lose_resources(t, ROMANS, battle_cost(t, ROMANS, best.region))
        fights = [f for f in fights if f.region is not best.region]
    return chosen


def _tell_kept(mind: Mind, t: State, others: list[Fight], caesar: Region | None) -> None:
    """Battles that could be paid for but for Caesar's, which is still to come."""
    left = [f for f in others if caesar is not None and can_pay_in_order(t, [battle_cost(t, ROMANS, f.region)])]
    if left and caesar is not None:
        facts = (battle_cost(t, ROMANS, caesar), caesar, tuple(f.region for f in left), t.resources[ROMANS])
        mind.walk.note("romans.battle.kept", "8.8.1", *facts)


def _costs(s: State, fights: list[Fight], fight: Fight, caesar: Region | None) -> list[int]:
    """This Battle, and then Caesar's if that is still to come."""
    waiting = caesar is not None and fight.region is not caesar and any(f.region is caesar for f in fights)
    regions = [fight.region, *([caesar] if waiting and caesar is not None else [])]
    return [battle_cost(s, ROMANS, region) for region in regions]


def _worthwhile(mind: Mind, open_: Sequence[Region], dangers: dict[Region, list[Faction]]) -> list[Fight]:
    found: list[Fight] = []
    for region in open_:
        for enemy in dangers.get(region, ()):
            plain = is_worthwhile(mind, region, enemy, None)
            siege = _siege(mind.s, region, enemy)
            if plain or (siege is not None and is_worthwhile(mind, region, enemy, siege)):
                found.append(Fight(region, enemy, siege, plain))
    return found


def _siege(s: State, region: Region, enemy: Faction) -> Target | None:
    if not may_besiege(s, enemy, region):
        return None
    return max(besieged(s, enemy, region), key=lambda what: worth(s, what))


def is_worthwhile(mind: Mind, region: Region, enemy: Faction, siege: Target | None) -> bool:
    """Whether the Defender stands or Retreats: under half the Losses, none on Caesar; 8.4.4 no help to a player,
    however the dice fall; A8.8.1 Diviciacus is spared."""
    s = _with_aedui(mind, region, enemy)
    courses = [forecast(s, ROMANS, enemy, region, besieged=siege)]
    if (mind.tells or not _is_dear(courses[0])) and may_retreat(s, ROMANS, enemy, region):
        courses.append(forecast_retreat(s, ROMANS, enemy, region, siege))
    verdict = SPARED if is_spared(s, enemy, region) else _verdict(s, courses)
    if verdict == GOOD and bars_battle(mind, s, enemy, region, besieged=siege):
        verdict = FROST
    return reckoned(mind, enemy, region, courses, verdict, rule="8.8.1", besieged=siege)


def _with_aedui(mind: Mind, region: Region, enemy: Faction) -> State:
    """8.8.8 (38) With the Warbands that Non-player Aedui are sure to lend."""
    if enemy is AEDUI or mind.is_player(AEDUI) or not may_share(mind.s, ROMANS, region) or not lends(mind.s, AEDUI):
        return mind.s
    together = mind.s.copy()
    set_shared(together, ROMANS, region)
    return together


def is_spared(s: State, enemy: Faction, region: Region) -> bool:
    """A8.8.1 Aedui with Diviciacus, unless they have a victory margin of 0 or better."""
    with_him = enemy is AEDUI and has_leader(s, region, AEDUI) and war(s).spares_diviciacus
    return with_him and victory_margin(s, AEDUI) < 0


def _is_dear(course: Outcome) -> bool:
    return 2 * course.suffered.losses >= course.inflicted.losses


def _verdict(s: State, courses: Sequence[Outcome]) -> str:
    if any(map(_is_dear, courses)):
        return "romans.battle.not_half"
    hit = s.named[ROMANS] and any(course.suffered.leader for course in courses)
    return LEADER_HIT if hit else GOOD


# ---- Besiege ----------------------------------------------------------------------------------------------------


def needs_siege(s: State, region: Region, enemy: Faction) -> bool:
    """Whether only Besiege ensures that every Ally goes (A8.8.1 and a Settlement), or a Citadel that might suffer fewer
    than three rolls. Players may let the Citadel, A64 or an Abatis, take every Loss; 8.4.1 Non-players and A3.2.4
    Arverni whom the game runs lose Allies first, but an Abatis before a Settlement."""
    discs, forts = soft_bases(s, region, enemy), citadels(s, region, enemy)
    sure, felled = min(_sure_losses(s, region, enemy)), has_abatis(s, ROMANS, enemy, region)
    if discs and (sure < discs or ((forts or felled) and is_player(s, enemy))):
        return True
    if felled and (forts or (enemy is GERMANS and has_settlement(s, region))):
        return True
    return bool(forts) and sure - discs < SURE_ROLLS


def soft_bases(s: State, region: Region, enemy: Faction) -> int:
    """Allies, A8.8.1 and a Settlement: what falls without a roll."""
    return bases(s, region, enemy) - citadels(s, region, enemy)


def all_allies_fall(s: State, fight: Fight, retreats: bool) -> bool:
    """Whether, after one that a Besiege removes, every other Ally there is sure to be lost."""
    region, enemy = fight.region, fight.enemy
    sure = _if_it_retreats(s, region, enemy) if retreats else _if_it_stands(s, region, enemy)
    walls = citadels(s, region, enemy) or has_abatis(s, ROMANS, enemy, region)
    return not walls and sure >= soft_bases(s, region, enemy) - 1


def _sure_losses(s: State, region: Region, enemy: Faction) -> list[int]:
    """Losses that are sure to fall on Allies and Citadel, whatever the enemy does."""
    stand = _if_it_stands(s, region, enemy)
    return [stand, _if_it_retreats(s, region, enemy)] if may_retreat(s, ROMANS, enemy, region) else [stand]


def _if_it_stands(s: State, region: Region, enemy: Faction) -> int:
    """After Warbands, and if there is no Leader, who can absorb any number; A1.4 Diviciacus absorbs none before these;
    A33 motivated Germans take half."""
    halved = is_sheltered(s, ROMANS, enemy, region) or has_motivation(s, ROMANS, enemy)
    left = attack_losses(s, ROMANS, enemy, region, halved) - bands(s, region, enemy)
    return 0 if enemy is not AEDUI and has_leader(s, region, enemy) else max(0, left)


def _if_it_retreats(s: State, region: Region, enemy: Faction) -> int:
    """3.2.4 Before anything else."""
    return attack_losses(s, ROMANS, enemy, region, True)
