"""8.2.1 Non-players and the Events 21 to 24: instructions, and the answers to what the cards ask."""

from alesia.games.falling_sky.available import available_allies, available_bands
from alesia.games.falling_sky.board import ally_owner, count, hidden, number_of, set_tribe, total
from alesia.games.falling_sky.commands.raid import MOST_RAIDERS
from alesia.games.falling_sky.components import (
    AEDUI,
    ARVERNI,
    BELGAE,
    BELGICA,
    CITADEL,
    FACTION,
    LEGION,
    PROVINCIA,
    RAZED,
    ROMANS,
    TRIBE,
    Faction,
    Region,
    Tribe,
)
from alesia.games.falling_sky.events.card_21_the_province import AUXILIA as FUNNELLED
from alesia.games.falling_sky.events.card_21_the_province import NO_FORT, enemies
from alesia.games.falling_sky.events.card_22_hostages import TRIBES_ROUSED
from alesia.games.falling_sky.events.card_24_sappers import fortified
from alesia.games.falling_sky.events.exchange import bands_but, sites_for
from alesia.games.falling_sky.nonplayers.events.answers import best_target
from alesia.games.falling_sky.nonplayers.events.auxilia import AUXILIA, LEGIONS
from alesia.games.falling_sky.nonplayers.events.battles import ARVERNI_BATTLE, Fight, arverni_fights, fight
from alesia.games.falling_sky.nonplayers.events.battles import is_arverni_threat as is_threat
from alesia.games.falling_sky.nonplayers.events.choosing import (
    BELGICA_FIRST,
    regions_in,
    removal_region,
    spared,
    times_answered,
)
from alesia.games.falling_sky.nonplayers.events.conditions import (
    legions_matter_little,
    rebels_who_are_players,
    romans_need_no_help,
)
from alesia.games.falling_sky.nonplayers.events.register import answers, instruct
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.pieces import enemy_rank, owner, worth
from alesia.games.falling_sky.state import State
from alesia.kernel.ask import Ask, Option
from alesia.nonplayers.mind import Priority
from alesia.nonplayers.options import DONE, named, offered

THE_PROVINCE, HOSTAGES, SACKING, SAPPERS = range(21, 25)
BATTLE, RAID = Option("command", "Battle"), Option("command", "Raid")
ENOUGH_TO_RAID = 2
MINED = 2

# ---- 21 The Province --------------------------------------------------------------------------------------------

instruct("instruction.all_auxilia", ROMANS, THE_PROVINCE, no=lambda mind: available_bands(mind.s, ROMANS) < FUNNELLED)
instruct("instruction.no_help_for_romans", AEDUI, THE_PROVINCE, no=romans_need_no_help)


@answers(THE_PROVINCE, "event_choice", faction=ROMANS)
def funnelled(mind: Mind, ask: Ask) -> Option:
    return Option("place_auxilia")


def probes(mind: Mind) -> list[Fight]:
    """8.7.1 Battles in Provincia that the Arverni would fight, as if there were no Fort."""
    there = enemies(mind.s) if total(mind.s, PROVINCIA, ARVERNI) else []
    return arverni_fights(mind, [fight(mind, PROVINCIA, enemy, NO_FORT) for enemy in there])


@answers(THE_PROVINCE, "event_choice", faction=ARVERNI)
def probe(mind: Mind, ask: Ask) -> Option:
    """8.2.3 Battle upon a threat; else Raid if it brings enough; else whatever works, in the order of the boxes."""
    fights = probes(mind)
    if any(is_threat(mind, PROVINCIA, each.enemy) for each in fights):
        mind.walk.note("event.probe.battle", "8.7.1")
        return BATTLE
    raiders = min(MOST_RAIDERS, hidden(mind.s, PROVINCIA, ARVERNI))
    if RAID in ask.options and raiders >= ENOUGH_TO_RAID:
        mind.walk.note("event.probe.raid", "8.7.5", raiders)
        return RAID
    mind.walk.note("event.probe.left", "8.7.5", raiders, bool(fights))
    return BATTLE if fights else RAID


@answers(THE_PROVINCE, "battle_target", faction=ARVERNI)
def probed(mind: Mind, ask: Ask) -> Option:
    fights = probes(mind)
    if fights:
        return mind.choose(fights, *ARVERNI_BATTLE).enemy.option
    return offered(ask, ROMANS.option, AEDUI.option, BELGAE.option) or ask.options[0]


@answers(THE_PROVINCE, "raid", faction=ARVERNI)
def raided(mind: Mind, ask: Ask) -> Option | None:
    """8.7.5 Romans, then Aedui, then Belgae, then nobody."""
    return offered(ask, *[Option("take_from", f.name) for f in (ROMANS, AEDUI, BELGAE)], Option("gain"), DONE)


# ---- 22 Hostages ------------------------------------------------------------------------------------------------


def cannot_rouse(mind: Mind) -> bool:
    """8.2.3 Ally and Warband must both be the Faction's own."""
    return not (available_allies(mind.s, mind.faction) and available_bands(mind.s, mind.faction))


instruct("instruction.belgica_first", BELGAE, HOSTAGES, no=lambda mind: not own_sites(mind, None))
instruct("instruction.itself_only", ARVERNI, HOSTAGES, no=lambda mind: not own_sites(mind, None))


def own_sites(mind: Mind, ask: Ask | None) -> list[Tribe]:
    """Subdued Tribes with Romans where the Faction can place an Ally and a Warband of its own."""
    if cannot_rouse(mind):
        return []
    s = mind.s
    roman = sorted({t.region for t in TRIBE.values() if total(s, t.region, ROMANS)})
    sites = sites_for(s, roman, mind.faction)
    return [t for t in sites if ask is None or t.option in ask.options]


CITIES = Priority("priority.cities_first", lambda mind, tribe: worth(mind.s, tribe))
IN_BELGICA = Priority("event.belgica_first", lambda mind, tribe: tribe.region in BELGICA)


@answers(HOSTAGES, "event_tribe")
def roused(mind: Mind, ask: Ask) -> Option:
    """8.3.1 Itself alone; Belgae in Belgica first; Cities and Remi first (8.4.1)."""
    sites = own_sites(mind, ask)
    if not sites:
        return DONE if DONE in ask.options else mind.pick(ask.options)
    first = (IN_BELGICA,) if mind.faction is BELGAE else ()
    left = TRIBES_ROUSED - times_answered(mind, "event_tribe")
    stock = min(available_allies(mind.s, mind.faction), available_bands(mind.s, mind.faction))
    return mind.choose_next(sites, min(left, stock), *first, CITIES).option


@answers(HOSTAGES, "event_region")
def hostages_from(mind: Mind, ask: Ask) -> Option:
    """8.3.1 As many as possible in the Region selected, then where the best targets are."""
    first = (BELGICA_FIRST,) if mind.faction is BELGAE else ()
    stock = available_bands(mind.s, mind.faction)  # replaced as long as there are any
    return removal_region(mind, ask, bands_but(mind.faction), *first, alike=stock or None)


@answers(HOSTAGES, "event_choice")
def hostage(mind: Mind, ask: Ask) -> Option:
    """8.4.1 The best target, replaced; removed where none of its own could stand there instead."""
    return best_target(mind, ask._replace(options=tuple(named(ask, "replace") or ask.options)))


# ---- 23 Sacking -------------------------------------------------------------------------------------------------


def standing_value(mind: Mind, tribe: Tribe) -> int:
    """8.3.1 An enemy's Citadel, an enemy's Ally, nothing; own Allies are not for it."""
    status = mind.s.tribes[tribe]
    if owner(mind.s, tribe) is None:
        return 0
    return 2 if status >= CITADEL else 1


MOST_REMOVED = Priority("event.most_removed", standing_value)
ENEMY_ORDER = Priority("event.enemy_order", lambda mind, tribe: -enemy_rank(mind.s, mind.faction, owner(mind.s, tribe)))


@answers(SACKING, "event_tribe", faction=ROMANS)
def sacked(mind: Mind, ask: Ask) -> Option:
    """8.4.1 Never an own Ally."""
    cities = [TRIBE[str(option.noun)] for option in named(ask, "tribe")]
    others = [t for t in cities if ally_owner(mind.s, t) != ROMANS]
    allowed = spared(mind, others, _raze)
    return mind.choose(allowed, MOST_REMOVED, ENEMY_ORDER).option if allowed else DONE


def _raze(after: State, city: Tribe) -> None:
    set_tribe(after, city, RAZED)


# ---- 24 Sappers -------------------------------------------------------------------------------------------------


def miners_of(mind: Mind) -> list[Faction]:
    """Whom the Faction may make pay: Romans Arverni and Belgae, Aedui those who are players."""
    wanted = (ARVERNI, BELGAE) if mind.faction is ROMANS else tuple(rebels_who_are_players(mind))
    return [f for f in fortified(mind.s) if f in wanted]


instruct("instruction.arverni_then_belgae", ROMANS, SAPPERS, no=lambda mind: not miners_of(mind))
instruct("instruction.player_rebels", AEDUI, SAPPERS, no=lambda mind: not miners_of(mind))
instruct("instruction.legions_matter_little", BELGAE, SAPPERS, no=legions_matter_little)


@answers(SAPPERS, "event_faction")
def miners(mind: Mind, ask: Ask) -> Option:
    """8.4.1 Arverni before Belgae."""
    there = [FACTION[str(option.noun)] for option in named(ask, "faction")]
    wanted = [f for f in miners_of(mind) if f in there] or there
    return min(wanted, key=lambda f: enemy_rank(mind.s, mind.faction, f)).option


@answers(SAPPERS, "event_region")
def mined(mind: Mind, ask: Ask) -> Option:
    """8.3.1 The most Legions, then the most pieces."""
    return mind.choose(regions_in(ask), MOST_LEGIONS_MINED, MOST_MINED).option


def _legions(mind: Mind, region: Region) -> int:
    return min(MINED, count(mind.s, region, ROMANS, LEGION))


def _pieces(mind: Mind, region: Region) -> int:
    return min(MINED, number_of(mind.s, region, LEGIONS + AUXILIA))


MOST_LEGIONS_MINED = Priority("event.most_legions", _legions)
MOST_MINED = Priority("event.most_pieces", _pieces)
