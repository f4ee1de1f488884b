"""8.2.1 Non-players and the Events 9 to 16: instructions, and the answers to what the cards ask.

9 Mons Cevenna is in crossing.py; the shaded texts of 11 and 16 are in auxilia.py.
"""

from alesia.games.falling_sky.available import available_bands
from alesia.games.falling_sky.board import has_named_leader, place_bands
from alesia.games.falling_sky.commands.battle import targets
from alesia.games.falling_sky.components import AEDUI, BELGAE, ROMANS, Region
from alesia.games.falling_sky.events.card_11_numidians import PLACED, flankers
from alesia.games.falling_sky.events.card_16_ambacti import WITH_CAESAR, WITH_ROMANS
from alesia.games.falling_sky.nonplayers.events.battles import (
    Fight,
    choose_roman_fight,
    fight,
    roman_fights,
)
from alesia.games.falling_sky.nonplayers.events.choosing import regions_in
from alesia.games.falling_sky.nonplayers.events.conditions import romans_are_nonplayers, romans_need_no_help
from alesia.games.falling_sky.nonplayers.events.register import answers, instruct
from alesia.games.falling_sky.nonplayers.events.verdict import SHADED_TEXT
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.kernel.ask import Ask, Option
from alesia.nonplayers.mind import Priority

BALLISTAE, NUMIDIANS, TITUS_LABIENUS, BALEARIC_SLINGERS, CLODIUS_PULCHER, LEGIO_X, AMBACTI = range(10, 17)

instruct("instruction.shaded", AEDUI, BALLISTAE, side=SHADED_TEXT)
instruct(
    "instruction.no_help_for_romans",
    AEDUI,
    *(NUMIDIANS, TITUS_LABIENUS, BALEARIC_SLINGERS, CLODIUS_PULCHER, LEGIO_X, AMBACTI),
    no=romans_need_no_help,
)
instruct(
    "instruction.not_against_nonplayer_romans",
    BELGAE,
    *(TITUS_LABIENUS, BALEARIC_SLINGERS, LEGIO_X),
    no=romans_are_nonplayers,
)

# ---- 11 Numidians, unshaded -------------------------------------------------------------------------------------

instruct("instruction.all_auxilia", ROMANS, NUMIDIANS, no=lambda mind: available_bands(mind.s, ROMANS) < PLACED)


def flank(mind: Mind, region: Region, placed: int) -> list[Fight]:
    """The Battles that Auxilia alone could fight here, those yet to be placed among them."""
    board = mind.s.copy()
    place_bands(board, region, ROMANS, min(placed, available_bands(board, ROMANS)))
    terms = flankers(board, region)
    return [fight(mind, region, enemy, terms, board) for enemy in targets(board, ROMANS, region)]


@answers(NUMIDIANS, "event_region", faction=ROMANS)
def flanked_region(mind: Mind, ask: Ask) -> Option:
    """8.8.1 Where there is a Battle worth fighting; else where none must be fought; else the most Losses."""
    regions = regions_in(ask)
    fights = {r: flank(mind, r, PLACED) for r in regions}
    good = roman_fights(mind, [each for r in regions for each in fights[r]])
    if good:
        return choose_roman_fight(mind, good).region.option
    quiet = [r for r in regions if not fights[r]]
    return mind.choose(quiet or regions, _least_harm(fights)).option


def _least_harm(fights: dict[Region, list[Fight]]) -> Priority:
    def balance(mind: Mind, region: Region) -> int:
        return max([_balance(each) for each in fights[region]], default=0)

    return Priority("event.best_balance", balance)


def _balance(each: Fight) -> int:
    """8.3.1 Enemy pieces removed, net of own."""
    return min(course.inflicted.losses - course.suffered.losses for course in each.courses)


@answers(NUMIDIANS, "battle_target", faction=ROMANS)
def flanked_enemy(mind: Mind, ask: Ask) -> Option:
    region = ask.about[0]
    assert isinstance(region, Region)
    fights = [each for each in flank(mind, region, 0) if each.enemy.option in ask.options]
    good = roman_fights(mind, fights)
    return (choose_roman_fight(mind, good) if good else mind.choose(fights, BEST_BALANCE)).enemy.option


BEST_BALANCE = Priority("event.best_balance", lambda mind, each: _balance(each))

# ---- 16 Ambacti, unshaded ---------------------------------------------------------------------------------------


@answers(AMBACTI, "event_region", faction=ROMANS)
@answers(AMBACTI, "event_region", faction=AEDUI)
def vassals_with(mind: Mind, ask: Ask) -> Option:
    """8.3.1 Where the most are placed: with Caesar, if there are enough."""
    return mind.choose(regions_in(ask), MOST_AUXILIA).option


def _placed(mind: Mind, region: Region) -> int:
    n = WITH_CAESAR if has_named_leader(mind.s, region, ROMANS) else WITH_ROMANS
    return min(n, available_bands(mind.s, ROMANS))


MOST_AUXILIA = Priority("event.most_placed", _placed)
