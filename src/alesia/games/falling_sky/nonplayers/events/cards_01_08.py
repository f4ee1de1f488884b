"""8.2.1 Non-players and the Events 1 to 8: instructions, and the answers to what the cards ask."""

from alesia.games.falling_sky.commands.battle import targets
from alesia.games.falling_sky.components import AEDUI, ARVERNI, BELGAE, GERMANS, ROMANS, Faction, Region
from alesia.games.falling_sky.events.battles import battlefields
from alesia.games.falling_sky.events.card_02_legiones_xiiii_et_xv import TERMS as GREEN
from alesia.games.falling_sky.events.card_06_marcus_antonius import TERMS as CAVALRY
from alesia.games.falling_sky.events.picking import regions_holding
from alesia.games.falling_sky.nonplayers.events.auxilia import AUXILIA, LEGIONS
from alesia.games.falling_sky.nonplayers.events.battles import (
    ARVERNI_BATTLE,
    MOST_IF_THEY_STAND,
    MOST_LEGIONS,
    Fight,
    arverni_fights,
    choose_germanic_fight,
    choose_roman_fight,
    fight,
    germanic_fights,
    legion_fights,
    roman_fights,
)
from alesia.games.falling_sky.nonplayers.events.choosing import regions_in, removal_region, times_answered
from alesia.games.falling_sky.nonplayers.events.conditions import legions_matter_little, romans_need_no_help
from alesia.games.falling_sky.nonplayers.events.register import answers, instruct
from alesia.games.falling_sky.nonplayers.events.verdict import SHADED_TEXT
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.tracks import can_shift_down, can_shift_up
from alesia.kernel.ask import Ask, Option
from alesia.nonplayers.options import DONE, yes_if

CICERO, LEGIONES, POMPEY, GALLIA_TOGATA, MARCUS_ANTONIUS, ALAUDAE, BAGGAGE_TRAINS = 1, 2, 3, 5, 6, 7, 8
GALLIA_TOGATA_TOO = 105  # A5
RAISED = 2

instruct(
    "instruction.no_help_for_romans",
    AEDUI,
    *(LEGIONES, POMPEY, GALLIA_TOGATA, GALLIA_TOGATA_TOO, MARCUS_ANTONIUS, ALAUDAE),
    no=romans_need_no_help,
)
instruct(
    "instruction.legions_matter_little",
    BELGAE,
    *(POMPEY, GALLIA_TOGATA, GALLIA_TOGATA_TOO, ALAUDAE),
    no=legions_matter_little,
)

# ---- 1 Cicero ---------------------------------------------------------------------------------------------------


def cannot_shift_down(mind: Mind) -> bool:
    return not can_shift_down(mind.s)


def cannot_shift_up(mind: Mind) -> bool:
    return not can_shift_up(mind.s)


instruct("instruction.senate_down", ROMANS, CICERO, no=cannot_shift_down)
instruct("instruction.senate_up", ARVERNI, CICERO, no=cannot_shift_up)
instruct("instruction.senate_up", GERMANS, CICERO, no=cannot_shift_up)
instruct(
    "instruction.senate_up_or_not", BELGAE, CICERO, no=lambda mind: legions_matter_little(mind) or cannot_shift_up(mind)
)


@answers(CICERO, "event_choice")
def senate(mind: Mind, ask: Ask) -> Option:
    return Option("senate_down" if mind.faction is ROMANS else "senate_up")


# ---- 2 Legiones XIIII et XV -------------------------------------------------------------------------------------


def too_few_legions(mind: Mind) -> bool:
    return mind.s.legions + mind.s.fallen < RAISED


instruct("instruction.two_legions", ROMANS, LEGIONES, no=too_few_legions)


@answers(LEGIONES, "event_confirm", faction=ROMANS)
def raise_legions(mind: Mind, ask: Ask) -> Option:
    """8.2.1 Two Legions or none, whoever executes the Event."""
    return yes_if(not too_few_legions(mind))


@answers(LEGIONES, "event_number", faction=ROMANS)
def raised_from(mind: Mind, ask: Ask) -> Option:
    """8.2.3 From the track or from the Fallen: nothing says, so at random."""
    return mind.pick(ask.options)


def green_battles(mind: Mind) -> list[Fight]:
    """Battles of the shaded text: the first Loss takes a Legion."""
    found = [fight(mind, r, ROMANS, GREEN) for r in battlefields(mind.s, mind.faction, (ROMANS,))]
    if mind.faction is ARVERNI:
        return arverni_fights(mind, found)
    return germanic_fights(mind, found) if mind.faction is GERMANS else legion_fights(mind, found)


def no_green_battle(mind: Mind) -> bool:
    return not green_battles(mind)


instruct("instruction.most_legions_hit", BELGAE, LEGIONES, no=no_green_battle)
instruct("instruction.battle_box", ARVERNI, LEGIONES, no=no_green_battle)
instruct("instruction.guarded_ariovistus", GERMANS, LEGIONES, no=no_green_battle)


@answers(LEGIONES, "event_region", faction=BELGAE)
def belgic_field(mind: Mind, ask: Ask) -> Option:
    """8.2.1 Where the most Losses are forced on Legions."""
    return mind.choose(green_battles(mind), MOST_LEGIONS, MOST_IF_THEY_STAND).region.option


@answers(LEGIONES, "event_region", faction=ARVERNI)
def arverni_field(mind: Mind, ask: Ask) -> Option:
    """8.2.3 By the Battle box."""
    return mind.choose(green_battles(mind), *ARVERNI_BATTLE).region.option


@answers(LEGIONES, "event_region", faction=GERMANS)
def germanic_field(mind: Mind, ask: Ask) -> Option:
    """8.2.1 Where Ariovistus, if he is there, keeps four Warbands."""
    return choose_germanic_fight(mind, green_battles(mind)).region.option


# ---- 6 Marcus Antonius, unshaded: Scout, then Battle with Auxilia that count double ------------------------------


@answers(MARCUS_ANTONIUS, "scout_from", faction=ROMANS)
@answers(MARCUS_ANTONIUS, "scout_in", faction=ROMANS)
def ride_out(mind: Mind, ask: Ask) -> Option:
    """8.2.3 The Scout box."""
    from alesia.games.falling_sky.nonplayers.romans.scout import ScoutPlan, find_scout

    if not isinstance(mind.ability, ScoutPlan):
        mind.ability = find_scout(mind)
    if not isinstance(mind.ability, ScoutPlan):
        return DONE
    return mind.ability.scout_from(mind, ask) if ask.key == "scout_from" else mind.ability.scout_in(mind, ask)


def charges(mind: Mind, regions: list[Region]) -> list[Fight]:
    """8.8.1 Battles that Rome would fight in these Regions."""
    pairs = [(r, enemy) for r in regions for enemy in targets(mind.s, ROMANS, r)]
    return roman_fights(mind, [fight(mind, r, enemy, CAVALRY) for r, enemy in pairs])


@answers(MARCUS_ANTONIUS, "event_region", faction=ROMANS)
def cavalry_field(mind: Mind, ask: Ask) -> Option:
    found = charges(mind, regions_in(ask))
    return choose_roman_fight(mind, found).region.option if found else DONE


@answers(MARCUS_ANTONIUS, "battle_target", faction=ROMANS)
def cavalry_target(mind: Mind, ask: Ask) -> Option:
    return choose_roman_fight(mind, charges(mind, [region_of(ask)])).enemy.option


@answers(MARCUS_ANTONIUS, "share", faction=ROMANS)
def beside_aedui(mind: Mind, ask: Ask) -> Option:
    """8.8.8 Not if it is the Aedui whom Rome will strike there."""
    return yes_if(mind.muse(lambda: _struck(mind, region_of(ask))) is not AEDUI)


def _struck(mind: Mind, region: Region) -> Faction | None:
    found = charges(mind, [region])
    return choose_roman_fight(mind, found).enemy if found else None


def region_of(ask: Ask) -> Region:
    region = ask.about[0]
    assert isinstance(region, Region)
    return region


# ---- 3, 5, 7 Legions sent to the track, Auxilia removed -----------------------------------------------------------


@answers(POMPEY, "event_region")
@answers(GALLIA_TOGATA, "event_region")
@answers(ALAUDAE, "event_region", faction=BELGAE)
@answers(ALAUDAE, "event_region", faction=ARVERNI)
def sent_from(mind: Mind, ask: Ask) -> Option:
    """8.3.1 A Legion from anywhere, then what else goes from the same Region if possible (8.4.1)."""
    return removal_region(mind, ask, LEGIONS if is_about_legions(mind) else AUXILIA)


def is_about_legions(mind: Mind) -> bool:
    """3 Legions alone; 5, 7 a Legion comes first, if there is one to choose."""
    first = times_answered(mind, "event_region") == 0
    return mind.s.card == POMPEY or (first and len(regions_holding(mind.s, LEGIONS)) > 1)


# ---- 8 Baggage Trains -------------------------------------------------------------------------------------------

instruct("instruction.shaded", AEDUI, BAGGAGE_TRAINS, side=SHADED_TEXT)
