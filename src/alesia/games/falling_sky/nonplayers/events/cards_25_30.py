"""8.2.1 Non-players and the Events 25 to 30: instructions, and the answers to what the cards ask."""

from alesia.games.falling_sky.available import available_allies, available_citadels
from alesia.games.falling_sky.board import GERGOVIA, ally_owner, ally_sites, place_ally, subdue
from alesia.games.falling_sky.commands.battle import targets
from alesia.games.falling_sky.components import (
    AEDUI,
    ALLY,
    ARVERNI,
    BELGAE,
    CITADEL,
    ROMANS,
    TRIBE,
    Faction,
    Region,
    Tribe,
)
from alesia.games.falling_sky.events.card_25_aquitani import INVADED, TERMS
from alesia.games.falling_sky.nonplayers.events.battles import Fight, choose_roman_fight, fight, roman_fights
from alesia.games.falling_sky.nonplayers.events.register import answers, ineffective, instruct
from alesia.games.falling_sky.nonplayers.events.tribes import (
    enemies_of,
    itself_only,
    own_site,
    removed_ally,
    tribes_in,
)
from alesia.games.falling_sky.nonplayers.events.verdict import SHADED_TEXT, UNSHADED_TEXT
from alesia.games.falling_sky.nonplayers.forecast import Toll
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.pieces import enemy_rank, owner
from alesia.games.falling_sky.state import UNSHADED, State
from alesia.kernel.ask import Ask, Option
from alesia.nonplayers.mind import Priority
from alesia.nonplayers.options import DONE, named, offered

AQUITANI, GOBANNITIO, ARCHERS, OPPIDA, SUEBI, ELITE = range(25, 31)
PLACE_CITADEL, PLACE_ALLY = Option("place_citadel"), Option("place_ally")
ONE_ALLY = Toll(1, 0, 0, 1, 0)

# ---- 25 Aquitani ------------------------------------------------------------------------------------------------

ARVERNI_FIRST = Priority("event.fight_order", lambda mind, each: -enemy_rank(mind.s, mind.faction, each.enemy))


def invasion(mind: Mind, region: Region, enemy: Faction) -> Fight:
    """The Battle with its three Losses on top, the first of them on an Ally."""
    s = mind.s
    ally = next((t for t in region.tribes if s.tribes[t] == ALLY + enemy), None)
    if ally is None:
        return fight(mind, region, enemy, TERMS)
    board = s.copy()
    subdue(board, ally)
    each = fight(mind, region, enemy, TERMS._replace(extra=TERMS.extra - 1, ally_first=False), board)
    courses = [course._replace(inflicted=course.inflicted.plus(ONE_ALLY)) for course in each.courses]
    return each._replace(courses=tuple(courses))


def invasions(mind: Mind) -> list[Fight]:
    """8.8.1 Those that Rome would fight, not against the Aedui."""
    s = mind.s
    pairs = [(r, f) for r in INVADED for f in targets(s, ROMANS, r) if f is not AEDUI]
    return roman_fights(mind, [invasion(mind, r, f) for r, f in pairs])


def best_invasion(mind: Mind, found: list[Fight]) -> Fight:
    return choose_roman_fight(mind, list(mind.narrow(found, ARVERNI_FIRST)))


instruct("instruction.aquitani.not_aedui", ROMANS, AQUITANI, no=lambda mind: not invasions(mind))
instruct("instruction.aquitani.shaded", AEDUI, AQUITANI, side=SHADED_TEXT)


@answers(AQUITANI, "event_region", faction=ROMANS)
def invaded_region(mind: Mind, ask: Ask) -> Option | None:
    found = invasions(mind)
    return best_invasion(mind, found).region.option if found else None


@answers(AQUITANI, "battle_target", faction=ROMANS)
def invaded_enemy(mind: Mind, ask: Ask) -> Option | None:
    found = [each for each in invasions(mind) if each.region is ask.about[0]]
    if found:
        return best_invasion(mind, found).enemy.option
    return offered(ask, *[f.option for f in enemies_of(mind)])


# ---- 26 Gobannitio ----------------------------------------------------------------------------------------------


@ineffective(GOBANNITIO, UNSHADED)
def cannot_win_gergovia(mind: Mind) -> bool:
    """8.2.3 An own piece must come to Gergovia, and a better one than is there."""
    s, faction = mind.s, mind.faction
    fort = faction is AEDUI and available_citadels(s, faction) > 0
    if s.tribes[GERGOVIA] == ALLY + faction:
        return not fort
    if s.tribes[GERGOVIA] == CITADEL + faction:
        return True
    return not fort and not available_allies(s, faction)


@answers(GOBANNITIO, "event_faction")
def gergovia_for(mind: Mind, ask: Ask) -> Option | None:
    return itself_only(mind, ask)


@answers(GOBANNITIO, "event_choice")
def gergovia_with(mind: Mind, ask: Ask) -> Option | None:
    """8.4.1 A Citadel before an Ally."""
    return offered(ask, PLACE_CITADEL, PLACE_ALLY)


@answers(GOBANNITIO, "event_tribe", faction=ARVERNI)
def arverni_at_home(mind: Mind, ask: Ask) -> Option:
    """Remove all Allies of others, never own ones; then place all own Allies possible."""
    if any(owner(mind.s, t) is not None for t in tribes_in(ask)):
        return removed_ally(mind, ask, enemies_of(mind), imagine=_resettle, left=len(ask.options))
    return own_site(mind, ask, left=len(ask.options))


def _resettle(after: State, tribe: Tribe) -> None:
    """An Ally is removed in order to be followed by an Arverni one, if any is Available."""
    subdue(after, tribe)
    if tribe in ally_sites(after, tribe.region, ARVERNI):
        place_ally(after, tribe, ARVERNI)


# ---- 27 Massed Gallic Archers, 30 Vercingetorix's Elite ---------------------------------------------------------


def arverni_are_no_concern(mind: Mind) -> bool:
    """Belgae: only against player Arverni, and beside Non-player Romans."""
    return not mind.is_player(ARVERNI) or mind.is_player(ROMANS)


instruct("instruction.against_player_arverni", BELGAE, ARCHERS, ELITE, no=arverni_are_no_concern, side=UNSHADED_TEXT)

# ---- 28 Oppida --------------------------------------------------------------------------------------------------


@answers(OPPIDA, "event_choice")
def hillforts(mind: Mind, ask: Ask) -> Option:
    """8.2.3 Own Allies at all Cities possible, then own Citadels; nothing for others."""
    s, faction = mind.s, mind.faction
    cities = [TRIBE[str(option.noun)] for option in named(ask, "place_ally")]
    sites = [t for t in cities if t in ally_sites(s, t.region, faction)]
    if sites:
        return Option("place_ally", mind.choose_next(sites, available_allies(s, faction)).name)
    cities = [TRIBE[str(option.noun)] for option in named(ask, "place_citadel")]
    own = [t for t in cities if ally_owner(s, t) == faction]
    return Option("place_citadel", mind.choose_next(own, available_citadels(s, faction)).name) if own else DONE


@answers(OPPIDA, "event_faction")
def hillforts_for(mind: Mind, ask: Ask) -> Option | None:
    return itself_only(mind, ask)
