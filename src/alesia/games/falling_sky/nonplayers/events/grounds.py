"""8.1.1 What made an instruction a "No", or an Event one without effect: figures that a reader can count himself."""

from collections.abc import Sequence

from alesia.games.falling_sky.available import allies_and_citadels_on_map, available_allies, available_bands
from alesia.games.falling_sky.board import ally_sites, count, has_fort, own_pieces, total
from alesia.games.falling_sky.commands.germanic import ambush_targets
from alesia.games.falling_sky.components import (
    AEDUI,
    ARVERNI,
    BELGAE,
    GERMANS,
    LEGION,
    NOBODY,
    OWN_BANDS,
    REGIONS,
    ROMANS,
    TRIBE,
    Piece,
    Region,
)
from alesia.games.falling_sky.control import controller, controls
from alesia.games.falling_sky.events.card_09_mons_cevenna import mountains
from alesia.games.falling_sky.events.card_11_numidians import PLACED
from alesia.games.falling_sky.events.card_19_lucterius import MOST_AUXILIA as LUCTERIAN
from alesia.games.falling_sky.events.card_21_the_province import AUXILIA as FUNNELLED
from alesia.games.falling_sky.events.card_50_shifting_loyalties import capabilities_in_play
from alesia.games.falling_sky.events.card_52_assembly_of_gaul import MIDDLE
from alesia.games.falling_sky.events.card_62_war_fleet import COAST
from alesia.games.falling_sky.events.card_66_migration import pastures
from alesia.games.falling_sky.events.card_68_remi_influence import REMI
from alesia.games.falling_sky.events.card_a19_gaius_valerius_procillus import beside_germans, camps
from alesia.games.falling_sky.events.card_a29_harudes import AUXILIA as REACTING
from alesia.games.falling_sky.events.card_a35_nasua_and_cimberius import MOST_AUXILIA as SUEBIAN
from alesia.games.falling_sky.events.forest import FOREST
from alesia.games.falling_sky.events.picking import number_on_map
from alesia.games.falling_sky.nonplayers.events.auxilia import AUXILIA, LEGIONS
from alesia.games.falling_sky.nonplayers.events.cards_17_20 import ENOUGH_ALLIES
from alesia.games.falling_sky.nonplayers.events.cards_17_20 import led_astray as guided_17
from alesia.games.falling_sky.nonplayers.events.cards_49_54 import debtors
from alesia.games.falling_sky.nonplayers.events.cards_a05_a20 import led_to
from alesia.games.falling_sky.nonplayers.events.cards_a22_a25 import meetings
from alesia.games.falling_sky.nonplayers.events.errands import rehearsed
from alesia.games.falling_sky.nonplayers.events.guided import led_astray as guided_65
from alesia.games.falling_sky.nonplayers.events.impetuosity import charged
from alesia.games.falling_sky.nonplayers.events.register import because
from alesia.games.falling_sky.nonplayers.events.roman_moves import bait_at
from alesia.games.falling_sky.nonplayers.events.uprisings import after_arverni, after_uprising, lost_by_germans
from alesia.games.falling_sky.nonplayers.marching import needed_for_control, spare_bands
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.pieces import owner
from alesia.games.falling_sky.state import SHADED, State
from alesia.games.falling_sky.tracks import can_shift_down, can_shift_up
from alesia.games.falling_sky.war import lands, rebels
from alesia.kernel.word import numbered, phrase

Facts = tuple[object, ...]

AUXILIA_PLACED = {11: PLACED, 19: LUCTERIAN, 21: FUNNELLED, 129: REACTING, 135: SUEBIAN}


@because("because.auxilia", *AUXILIA_PLACED, of=[ROMANS])
def too_few_auxilia(mind: Mind) -> Facts:
    return available_bands(mind.s, ROMANS), AUXILIA_PLACED[mind.s.card]


@because("because.senate", 1)
def senate_at_its_end(mind: Mind) -> Facts:
    shifts = can_shift_down if mind.faction is ROMANS else can_shift_up
    return () if shifts(mind.s) else (mind.s.senate, mind.s.firm)


@because("because.legions", 2, of=[ROMANS])
def too_few_legions(mind: Mind) -> Facts:
    return mind.s.legions, mind.s.fallen


@because("because.nine_allies", 20, 32, of=[ARVERNI])
def too_few_allies(mind: Mind) -> Facts:
    n = allies_and_citadels_on_map(mind.s, ARVERNI)
    return n, n < ENOUGH_ALLIES


@because("because.more_allies", 57, 64, 65, 68, of=[BELGAE])
def allies_before_and_after(mind: Mind) -> Facts:
    after = rehearsed(mind, mind.s.card, SHADED)
    return allies_and_citadels_on_map(mind.s, BELGAE), allies_and_citadels_on_map(after, BELGAE)


@because("because.remi", 68, of=[AEDUI, ARVERNI])
def whose_remi(mind: Mind) -> Facts:
    host = owner(mind.s, REMI)
    return host is not None, NOBODY if host is None else host


@because("because.carnutes", 52, of=[ARVERNI, GERMANS])
def host_of_assembly(mind: Mind) -> Facts:
    return (controller(mind.s, MIDDLE),)


@because("because.resources", 52, of=[ROMANS])
def who_could_pay(mind: Mind) -> Facts:
    return (tuple(numbered(f, mind.s.resources[f]) for f in debtors(mind)),)


@because("because.capabilities", 50)
def capabilities_there(mind: Mind) -> Facts:
    found = [(card, mind.s.capabilities[card] == SHADED) for card in capabilities_in_play(mind.s)]
    return bool(found), tuple(phrase("phrase.capability", card, shaded) for card, shaded in found)


@because("because.own_pieces", 22, of=[ARVERNI, BELGAE])
def what_could_be_placed(mind: Mind) -> Facts:
    s, faction = mind.s, mind.faction
    roman = sorted({t.region for t in TRIBE.values() if total(s, t.region, ROMANS)})
    open_ = tuple(t for r in roman for t in ally_sites(s, r, faction))
    return available_allies(s, faction), available_bands(s, faction), bool(open_), open_


# ---- players ----------------------------------------------------------------------------------------------------


@because("because.players", 42, of=[AEDUI])
@because("because.players", 49, of=[ROMANS])
def rebels_played(mind: Mind) -> Facts:
    played = tuple(mind.players(rebels(mind.s)))
    return rebels(mind.s), bool(played), played


@because("because.players", 62, of=[ARVERNI])
@because("because.players", 72, of=[ARVERNI, BELGAE, GERMANS])
@because("because.players", 167, of=[GERMANS])
def enemies_played(mind: Mind) -> Facts:
    """Whom they might charge."""
    s = mind.s
    others = (ROMANS, AEDUI, BELGAE) if s.card != 72 else tuple(f for f in charged(s) if f is not mind.faction)
    played = tuple(mind.players(others))
    return others, bool(played), played


# ---- Regions ----------------------------------------------------------------------------------------------------


@because("because.forest", 67, of=[ARVERNI])
def legions_in_the_forest(mind: Mind) -> Facts:
    found = tuple(numbered(r, n) for r in FOREST if (n := count(mind.s, r, ROMANS, LEGION)))
    return tuple(FOREST), bool(found), found


@because("because.bait", 72, of=[ROMANS])
def who_is_there(mind: Mind) -> Facts:
    to = bait_at(mind)
    return () if to is None else (to, total(mind.s, to, ARVERNI), total(mind.s, to, BELGAE))


@because("because.guide", 17, 65, of=[ROMANS])
def whom_germans_could_strike(mind: Mind) -> Facts:
    origins, after = guided_17(mind) if mind.s.card == 17 else guided_65(mind)
    struck = any(ambush_targets(after, r) for r in REGIONS)
    return bool(origins), tuple(origins), struck


@because("because.mountains", 9)
def no_march_between(mind: Mind) -> Facts:
    return (tuple(mountains(mind.s)),)


@because("because.near_germania", 6, 7, 11, 16, 117, of=[GERMANS])
def where_romans_are(mind: Mind) -> Facts:
    kinds = LEGIONS + AUXILIA if mind.s.card == 7 else AUXILIA
    return _holding(mind.s, kinds)


def _holding(s: State, kinds: Sequence[Piece]) -> Facts:
    found = tuple(r for r in lands(s) if own_pieces(s, r, tuple(kinds)))
    return bool(found), found


@because("because.settle", 66, of=[BELGAE])
def pastures_open(mind: Mind) -> Facts:
    return _settling(mind.s, pastures(mind.s, BELGAE), REGIONS)


@because("because.settle", 62, of=[BELGAE])
def coast_open(mind: Mind) -> Facts:
    return _settling(mind.s, [r for r in COAST if not mind.s.devastated[r]], COAST)


def _settling(s: State, goals: Sequence[Region], origins: Sequence[Region]) -> Facts:
    """Goals with the Warbands that each needs and those that can be spared elsewhere."""
    spare = {r: spare_bands(s, BELGAE, r, leave=0) for r in origins}
    open_ = [r for r in goals if ally_sites(s, r, BELGAE) and not controls(s, BELGAE, r)]
    found = tuple(
        phrase("phrase.against", r, needed_for_control(s, BELGAE, r), sum(n for o, n in spare.items() if o is not r))
        for r in open_
    )
    return bool(found), found


@because("because.meetings", 123, of=[ROMANS, GERMANS])
def who_would_outnumber(mind: Mind) -> Facts:
    found = tuple(_camp(each.after, each.to) for each in meetings(mind.s))
    return bool(found), found


@because("because.led", 119, of=[GERMANS])
def who_would_be_trapped(mind: Mind) -> Facts:
    s = mind.s
    pairs = [(origin, to) for origin in camps(s) for to in beside_germans(s, origin)]
    found = tuple(phrase("phrase.with", origin, _camp(led_to(s, origin, to), to)) for origin, to in pairs)
    return bool(found), found


def _camp(after: State, region: Region) -> object:
    romans, germans = total(after, region, ROMANS), total(after, region, GERMANS)
    return phrase("phrase.camp", region, romans, germans, has_fort(after, region))


@because("because.stronger", 120, 126, 130, of=[AEDUI])
def aedui_and_arverni(mind: Mind) -> Facts:
    s = mind.s
    warbands = [number_on_map(s, OWN_BANDS[f]) for f in (AEDUI, ARVERNI)]
    return *warbands, *[allies_and_citadels_on_map(s, f) for f in (AEDUI, ARVERNI)]


@because("because.german_loss", 124, 130, of=[GERMANS])
def what_germans_lose(mind: Mind) -> Facts:
    after = after_uprising(mind) if mind.s.card == 124 else after_arverni(mind)
    allies, held = lost_by_germans(mind.s, after)
    return bool(allies), tuple(allies), bool(held), tuple(held)


@because("because.no_battle", 2, of=[ARVERNI, BELGAE, GERMANS])
@because("because.no_battle", 25, of=[ROMANS])
@because("because.no_battle", 45, of=[ARVERNI, BELGAE])
@because("because.no_battle", 36, 121, 128, 157)
def no_battle_reckoned(mind: Mind) -> Facts:
    """Nothing more to tell where Battles were reckoned."""
    return () if mind.walk[-1].kind == "reckoning" else (mind.faction,)
