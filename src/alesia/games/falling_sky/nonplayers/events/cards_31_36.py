"""8.2.1 Non-players and the Events 31 to 36: instructions, and answers to what the cards ask (32 in relocating.py)."""

from collections.abc import Sequence

from alesia.games.falling_sky.available import available_allies, available_bands, available_citadels
from alesia.games.falling_sky.board import ally_sites, bands, citadel_sites
from alesia.games.falling_sky.commands.base import BATTLE, MARCH
from alesia.games.falling_sky.commands.battle import targets
from alesia.games.falling_sky.commands.rally import is_vercingetorix_here, may_place_ally, rally_choices, warband_limit
from alesia.games.falling_sky.commands.recruit import auxilia_limit, recruit_choices
from alesia.games.falling_sky.commands.recruit import may_place_ally as may_recruit_ally
from alesia.games.falling_sky.components import (
    AEDUI,
    ARVERNI,
    BELGAE,
    CITADEL,
    DISPERSED,
    GAULS,
    HIDDEN,
    REGIONS,
    ROMANS,
    Faction,
    Region,
)
from alesia.games.falling_sky.events.battles import battlefields
from alesia.games.falling_sky.events.card_34_acco import REVOLT
from alesia.games.falling_sky.events.card_36_morasses import TERMS, able_gauls
from alesia.games.falling_sky.events.picking import allies_of
from alesia.games.falling_sky.nonplayers.events.battles import (
    Fight,
    choose_roman_fight,
    fight,
    frost_or_good,
    roman_fights,
    told,
)
from alesia.games.falling_sky.nonplayers.events.choosing import left_to_pick, regions_in
from alesia.games.falling_sky.nonplayers.events.conditions import (
    legions_matter_little,
    rebels_who_are_players,
    romans_need_no_help,
)
from alesia.games.falling_sky.nonplayers.events.granted import command_or_eligible, command_then_limited
from alesia.games.falling_sky.nonplayers.events.register import answers, ineffective, instruct
from alesia.games.falling_sky.nonplayers.events.tribes import itself_only, removed_ally, tribes_in
from alesia.games.falling_sky.nonplayers.events.verdict import SHADED_TEXT, UNSHADED_TEXT, is_last_year
from alesia.games.falling_sky.nonplayers.forecast import Toll, forecast
from alesia.games.falling_sky.nonplayers.marching import Force, MarchPlan, Move, needed_for_control
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.pieces import enemy_rank, worth
from alesia.games.falling_sky.nonplayers.plans import CommandPlan, open_regions
from alesia.games.falling_sky.nonplayers.reckoning import NO_LOSS, TOO_COSTLY
from alesia.games.falling_sky.regions import regions
from alesia.games.falling_sky.state import SHADED, UNSHADED, State
from alesia.kernel.ask import Ask, Option
from alesia.nonplayers.mind import Priority
from alesia.nonplayers.options import DONE, YES, offered

COTUATUS, FORCED_MARCHES, LOST_EAGLE, ACCO, GALLIC_SHOUTS, MORASSES = range(31, 37)

# ---- 31 Cotuatus & Conconnetodumnus, 33 Lost Eagle --------------------------------------------------------------

instruct("instruction.cotuatus.no_help_for_romans", AEDUI, COTUATUS, no=romans_need_no_help)
instruct("instruction.lost_eagle.belgae", BELGAE, LOST_EAGLE, no=legions_matter_little)


@ineffective(LOST_EAGLE, SHADED)
def shames_nobody(mind: Mind) -> bool:
    """8.1.1 No Fallen Legion, and no Senate Phase comes any more in which the marker could shift."""
    return not mind.s.fallen and is_last_year(mind.s)


@answers(COTUATUS, "event_tribe")
def slaughtered(mind: Mind, ask: Ask) -> Option:
    return removed_ally(mind, ask, (ROMANS, AEDUI), left=1 + _is_next_best_third(mind, ask))


def _is_next_best_third(mind: Mind, ask: Ask) -> bool:
    """A Roman Ally, an Aedui one, then one of either: whether that will be another as good as this one."""
    s, best = mind.s, max(worth(mind.s, t) for t in tribes_in(ask))
    if ask.about[1] == "roman":
        return sum(worth(s, t) > best for t in allies_of(s, [AEDUI])) < 2
    return ask.about[1] == "aedui" and all(worth(s, t) < best for t in allies_of(s, [ROMANS]))


# ---- 34 Acco ----------------------------------------------------------------------------------------------------


def would_place_citadel(mind: Mind) -> bool:
    """A Citadel of somebody else in the two Regions, and an Arverni one Available."""
    s = mind.s
    statuses = [s.tribes[t] for r in REVOLT for t in r.tribes]
    foreign = any(CITADEL <= status < DISPERSED and status != CITADEL + ARVERNI for status in statuses)
    return foreign and available_citadels(s, ARVERNI) > 0


def side_of_revolt(mind: Mind) -> int:
    return SHADED if would_place_citadel(mind) else UNSHADED


instruct("instruction.acco.arverni", ARVERNI, ACCO, side=side_of_revolt)
instruct("instruction.acco.belgae", BELGAE, ACCO, side=UNSHADED_TEXT)


@ineffective(ACCO, UNSHADED)
def cannot_respond(mind: Mind) -> bool:
    """8.2.3 Nothing of its own to place anywhere, even as if with Control."""
    trial = mind.s.copy()
    trial.as_controlled = 1
    if mind.faction is ROMANS:
        return not any(recruit_choices(trial, r) for r in regions(trial))
    return not any(rally_choices(trial, mind.faction, r) for r in REGIONS)


@answers(ACCO, "event_faction")
def responder(mind: Mind, ask: Ask) -> Option | None:
    return itself_only(mind, ask)


def _citadels(mind: Mind, region: Region) -> bool:
    return bool(citadel_sites(mind.s, region, mind.faction))


def _allies(mind: Mind, region: Region) -> bool:
    s, faction = mind.s, mind.faction
    may = may_recruit_ally(s, region) if faction is ROMANS else may_place_ally(s, faction, region)
    return may and bool(ally_sites(s, region, faction))


def _bands(mind: Mind, region: Region) -> int:
    """Beside an Ally or a Citadel only with Vercingetorix (3.3.1)."""
    s, faction = mind.s, mind.faction
    if (_citadels(mind, region) or _allies(mind, region)) and not is_vercingetorix_here(s, faction, region):
        return 0
    return auxilia_limit(s, region) if faction is ROMANS else warband_limit(s, faction, region)


def _adds_control(mind: Mind, region: Region) -> bool:
    """8.5.3 Belgae: Warbands first where they add Control."""
    n = _bands(mind, region) if mind.faction is BELGAE else 0
    return bool(n) and 0 < needed_for_control(mind.s, BELGAE, region) <= n


def _cities(mind: Mind, region: Region) -> bool:
    sites = ally_sites(mind.s, region, mind.faction) if _allies(mind, region) else []
    return any(tribe.city or tribe.name == "Remi" for tribe in sites)


def _in_supply(mind: Mind, region: Region) -> bool:
    """8.8.4 Romans: Allies, then Auxilia, first in Supply Lines."""
    from alesia.games.falling_sky.nonplayers.romans.recruit import is_supplied

    return mind.faction is ROMANS and is_supplied(mind.s, region)


RESPONSE = (
    Priority("event.places_citadel", _citadels),
    Priority("event.places_ally", _allies),
    Priority("event.in_supply_line", _in_supply),
    Priority("event.adds_control", _adds_control),
    Priority("event.places_most_bands", _bands),
    Priority("event.places_in_city", _cities),
)


@answers(ACCO, "event_region")
def responding_region(mind: Mind, ask: Ask) -> Option:
    """8.3.1 Where a Citadel can be placed, then an Ally, then the most Warbands or Auxilia; 8.4.1 Cities and Remi."""
    best = mind.narrow(regions_in(ask), *RESPONSE)
    return mind.choose_next(best, left_to_pick(ask) if _are_all_served(mind, best) else 1).option


def _are_all_served(mind: Mind, found: Sequence[Region]) -> bool:
    """Whether there are pieces for all these Regions, and none becomes better by what is placed in another."""
    s, faction = mind.s, mind.faction
    if faction is ROMANS and not _in_supply(mind, found[0]):
        return False
    citadels = len(found) if _citadels(mind, found[0]) else 0
    settled = 0 if citadels else len([r for r in found if _allies(mind, r)])
    wanted = sum([_bands(mind, r) for r in found])
    enough = available_citadels(s, faction) >= citadels and available_allies(s, faction) >= settled
    return enough and available_bands(s, faction) >= wanted


# ---- 35 Gallic Shouts -------------------------------------------------------------------------------------------

instruct("instruction.gallic_shouts.shaded", AEDUI, GALLIC_SHOUTS, side=SHADED_TEXT)


@answers(GALLIC_SHOUTS, "event_faction")
def relay(mind: Mind, ask: Ask) -> Option | None:
    return itself_only(mind, ask)


@answers(GALLIC_SHOUTS, "event_choice")
def relayed(mind: Mind, ask: Ask) -> Option:
    """The Romans have read the messages; a Gaul has sent them."""
    return command_or_eligible(mind, ask) if mind.faction is ROMANS else command_then_limited(mind, ask)


# ---- 36 Morasses, unshaded --------------------------------------------------------------------------------------


def hideouts(mind: Mind) -> list[Fight]:
    """8.8.1, 8.6.2 The Battles that the Faction would fight; the Aedui against player Arverni and Belgae alone."""
    s, faction = mind.s, mind.faction
    enemies: Sequence[Faction] = rebels_who_are_players(mind) if faction is AEDUI else GAULS
    pairs = [(r, f) for r in battlefields(s, faction, enemies) for f in targets(s, faction, r) if f in enemies]
    found = [fight(mind, r, f, TERMS) for r, f in pairs]
    return roman_fights(mind, found) if faction is ROMANS else [each for each in found if _aedui_dare(mind, each)]


def _aedui_dare(mind: Mind, each: Fight) -> bool:
    """8.6.2 At least one Loss, and as many as they take."""
    stand = each.courses[0]
    pays = stand.inflicted.losses >= max(1, stand.suffered.losses)
    return told(mind, each, frost_or_good(mind, each) if pays else TOO_COSTLY, "8.6.2")


def _key_losses(mind: Mind, each: Fight) -> bool:
    toll = each.courses[0].inflicted
    return toll.leader + toll.legions + toll.strongholds + toll.allies > 0


def _toll(each: Fight) -> Toll:
    return each.courses[0].inflicted


AEDUI_BATTLE = (
    Priority("event.hits_key_pieces", _key_losses),
    Priority("event.most_citadels_hit", lambda mind, each: _toll(each).strongholds),
    Priority("event.most_allies_hit", lambda mind, each: _toll(each).allies),
    Priority("event.most_losses_caused", lambda mind, each: _toll(each).losses),
    Priority("event.fight_order", lambda mind, each: -enemy_rank(mind.s, mind.faction, each.enemy)),
)

instruct("instruction.morasses.aedui", AEDUI, MORASSES, no=lambda mind: not hideouts(mind))


@ineffective(MORASSES, UNSHADED)
def finds_no_hideout(mind: Mind) -> bool:
    """8.1.1 A Battle that cannot cause a Loss, or that the Faction would not fight."""
    return not hideouts(mind)


@answers(MORASSES, "event_region")
def hideout(mind: Mind, ask: Ask) -> Option | None:
    found = hideouts(mind)
    return best_hideout(mind, found).region.option if found else None


@answers(MORASSES, "battle_target")
def hideout_of(mind: Mind, ask: Ask) -> Option | None:
    found = [each for each in hideouts(mind) if each.region is ask.about[0]]
    return best_hideout(mind, found).enemy.option if found else None


def best_hideout(mind: Mind, found: list[Fight]) -> Fight:
    return choose_roman_fight(mind, found) if mind.faction is ROMANS else mind.choose(found, *AEDUI_BATTLE)


# ---- 36 Morasses, shaded ----------------------------------------------------------------------------------------


@ineffective(MORASSES, SHADED)
def has_no_army(mind: Mind) -> bool:
    return mind.faction not in able_gauls(mind.s)


@answers(MORASSES, "event_faction")
def army(mind: Mind, ask: Ask) -> Option | None:
    return itself_only(mind, ask)


class AmbushEverywhere(CommandPlan):
    """Battle with Ambush against one enemy in each of these Regions."""

    of = BATTLE

    def __init__(self, fights: dict[Region, Faction]) -> None:
        super().__init__()
        self.fights = fights

    def next_step(self, mind: Mind, ask: Ask) -> Option | None:
        left = [r for r in self.fights if not mind.s.selected & r.mask]
        return offered(ask, *[Option("battle", r.name) for r in left])

    def battle_target(self, mind: Mind, ask: Ask) -> Option | None:
        region = ask.about[0]
        return offered(ask, self.fights[region].option) if isinstance(region, Region) else None

    def ambush(self, mind: Mind, ask: Ask) -> Option:
        return YES


def belgic_ambushes(mind: Mind) -> dict[Region, Faction]:
    """8.2.1 All Romans, then Gauls in other Regions, where Losses are possible."""
    found: dict[Region, Faction] = {}
    for enemies in ((ROMANS,), (AEDUI, ARVERNI)):
        left = [r for r in open_regions(mind, BATTLE) if r not in found]
        found |= {each.region: each.enemy for r in left for each in _ambushes(mind, r, enemies)[:1]}
    return found


def _ambushes(mind: Mind, region: Region, enemies: Sequence[Faction]) -> list[Fight]:
    there = [f for f in enemies if f in targets(mind.s, BELGAE, region)]
    found = [Fight(region, f, (forecast(mind.s, BELGAE, f, region, ambush=True),), ambush=True) for f in there]
    hits = [(each, frost_or_good(mind, each) if _toll(each).losses else NO_LOSS) for each in found]
    return [each for each, verdict in hits if told(mind, each, verdict)]


def seen_belgae(s: State) -> list[Region]:
    """Regions with Revealed or Scouted Belgic Warbands."""
    return [r for r in REGIONS if bands(s, r, BELGAE) > s.pieces[r.base + BELGAE.base + HIDDEN]]


instruct("instruction.morasses.belgae", BELGAE, MORASSES)


@answers(MORASSES, "free_command", faction=AEDUI)
def loyal_armies(mind: Mind, ask: Ask) -> Option | None:
    """8.2.1 By a player: the Battle of their flowchart, but against player Arverni and Belgae alone; then its March."""
    from alesia.games.falling_sky.nonplayers.aedui.prospects import fight_only

    if offered(ask, Option("command", BATTLE.name)):
        fight_only(mind, rebels_who_are_players(mind))
    return None


@answers(MORASSES, "free_command", faction=BELGAE)
def warrior_armies(mind: Mind, ask: Ask) -> Option:
    """8.2.1 Ambush, then March in place to go Hidden."""
    if offered(ask, Option("command", BATTLE.name)):
        fights = belgic_ambushes(mind)
        mind.plan = AmbushEverywhere(fights)
        return Option("command", BATTLE.name) if fights else DONE
    moves = [Move(r, (), Force()) for r in seen_belgae(mind.s)]
    mind.plan = MarchPlan(moves)
    return offered(ask, Option("command", MARCH.name)) or DONE if moves else DONE
