"""A8.2.1 Non-players and the Events A51 to A60: instructions, and the answers to what the cards ask.

A53 Frumentum, what the Aedui give and the Romans do with it, is in cards_a28_a53.py, A57 Sabis in decisive.py.
"""

from alesia.games.falling_sky.available import available_allies, available_bands, dispersed_markers_left
from alesia.games.falling_sky.board import ally_sites, bands, own_pieces, place_ally, place_bands, remove, subdue
from alesia.games.falling_sky.components import AEDUI, BELGAE, OWN_BANDS, ROMANS, Faction, Piece, Region, Tribe
from alesia.games.falling_sky.control import controls, subdued_tribes
from alesia.games.falling_sky.events.actions import begin_free
from alesia.games.falling_sky.events.battles import can_ambush
from alesia.games.falling_sky.events.card_a51_siege_of_bibrax import ATREBATES
from alesia.games.falling_sky.events.card_a58_aduatuci import AUXILIA as MOST_AUXILIA
from alesia.games.falling_sky.events.exchange import allied_tribes
from alesia.games.falling_sky.nonplayers.events.answers import best_target
from alesia.games.falling_sky.nonplayers.events.choosing import left_to_pick, regions_in, spared
from alesia.games.falling_sky.nonplayers.events.conditions import (
    aedui_are_players,
    belgae_are_nonplayers,
    romans_are_players,
    romans_need_no_help,
)
from alesia.games.falling_sky.nonplayers.events.register import answers, instruct
from alesia.games.falling_sky.nonplayers.events.tribes import BEST_ALLIES, ENEMY_ORDER, tribes_in
from alesia.games.falling_sky.nonplayers.forecast import Outcome, Toll, forecast
from alesia.games.falling_sky.nonplayers.frost import is_barred, is_frost
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.pieces import noun_of
from alesia.games.falling_sky.nonplayers.romans.seize import AT_PLAYERS, forage_of
from alesia.games.falling_sky.state import State
from alesia.games.falling_sky.tracks import MOST_RESOURCES, victory_margin
from alesia.kernel.ask import Ask, Option
from alesia.nonplayers.mind import Priority
from alesia.nonplayers.options import DONE, at_most, most

BIBRAX, FRUMENTUM, GALBA, ADUATUCI, ICCIUS = 151, 153, 156, 158, 160

# ---- A51 Siege of Bibrax ----------------------------------------------------------------------------------------


@answers(BIBRAX, "event_number")
def relief(mind: Mind, ask: Ask) -> Option:
    """8.2.3 Auxilia if Rome sends help, Warbands if the Aedui do."""
    return at_most(ask, 0) if mind.faction is AEDUI else most(ask)


@answers(ICCIUS, "event_choice")
@answers(BIBRAX, "event_choice")
def struck(mind: Mind, ask: Ask) -> Option:
    """8.4.1 As many as may be, the best first; 8.4.4 upon Frost none that brings a player to victory."""
    options = [option for option in ask.options if noun_of(option) is not None]
    heir = BELGAE if ask.about[1] == "replace" else None
    allowed = spared(mind, options, lambda after, option: _strike(after, noun_of(option), heir))
    if not allowed:
        return DONE
    return best_target(mind, ask._replace(options=tuple(allowed)))


def _strike(after: State, what: Piece | Tribe | None, heir: Faction | None) -> None:
    """Both cards are about Atrebates."""
    if isinstance(what, Tribe):
        win(after, what, heir)
    elif what is not None:
        turn(after, ATREBATES, what, heir)


def turn(after: State, region: Region, what: Piece, heir: Faction | None) -> None:
    """Remove it, and place one of the heir's in its place."""
    remove(after, region, what)
    if heir is not None:
        place_bands(after, region, heir, min(1, available_bands(after, heir)))


def win(after: State, tribe: Tribe, heir: Faction | None) -> None:
    subdue(after, tribe)
    if heir is not None and tribe in ally_sites(after, tribe.region, heir):
        place_ally(after, tribe, heir)


# ---- A53 Frumentum ----------------------------------------------------------------------------------------------

instruct("instruction.not_for_player_aedui", ROMANS, FRUMENTUM, no=aedui_are_players)
instruct("instruction.not_for_player_romans", AEDUI, FRUMENTUM, no=romans_are_players)

# ---- A56 Galba --------------------------------------------------------------------------------------------------

instruct("instruction.player_rebels", AEDUI, GALBA, no=belgae_are_nonplayers)


def risen(mind: Mind, region: Region, n: int) -> State:
    after = mind.s.copy()
    place_bands(after, region, mind.faction, min(n, available_bands(after, mind.faction)))
    return after


def where_warbands_count(mind: Mind, ask: Ask) -> Option:
    """8.3.1 As many as possible in one Region: where they count for victory, or bring Control."""
    n = left_to_pick(ask)
    margin = Priority("event.own_margin", lambda mind, r: victory_margin(risen(mind, r, n), mind.faction))
    gains = Priority("event.gains_control", lambda mind, r: _gains_control(mind, r, n))
    return mind.choose(regions_in(ask), margin, gains).option


def _gains_control(mind: Mind, region: Region, n: int) -> bool:
    return controls(risen(mind, region, n), mind.faction, region) and not controls(mind.s, mind.faction, region)


@answers(GALBA, "event_region")
def gathered_for_galba(mind: Mind, ask: Ask) -> Option:
    return where_warbands_count(mind, ask)


@answers(GALBA, "event_tribe")
def subjects_of_galba(mind: Mind, ask: Ask) -> Option:
    """8.3.1, 8.4.1 Remi first, and Allies of enemies before Subdued Tribes, as that removes one besides; 8.4.4 upon
    Frost none that brings a player to victory, if the text lets them stop."""
    found = tribes_in(ask)
    allowed = spared(mind, found, lambda after, tribe: win(after, tribe, mind.faction))
    if not allowed and DONE in ask.options:
        return DONE
    left = 1 if is_frost(mind, mind.s) else min(left_to_pick(ask), available_allies(mind.s, mind.faction))
    return mind.choose_next(allowed or found, left, BEST_ALLIES, ENEMY_ORDER).option


# ---- A58 Aduatuci, unshaded -------------------------------------------------------------------------------------


class Punishment:
    """8.8.5 Seize: Disperse wherever that can be, then whatever adds Resources."""

    def event_region(self, mind: Mind, ask: Ask) -> Option:
        s, regions = mind.s, regions_in(ask)
        left = dispersed_markers_left(s)
        if found := [r for r in regions if subdued_tribes(s, r)] if left else []:
            scarce = sum(len(subdued_tribes(s, r)) for r in found) > left
            return mind.choose_next(found, 1 if scarce else len(found), AT_PLAYERS).option
        hungry = s.resources[ROMANS] < MOST_RESOURCES
        return next((r.option for r in regions if hungry and forage_of(s, r)), DONE)

    def disperse(self, mind: Mind, ask: Ask) -> Option:
        """Every Tribe."""
        found = tribes_in(ask)
        return mind.choose_next(found, dispersed_markers_left(mind.s)).option if found else DONE


@answers(ADUATUCI, "event_region", faction=ROMANS)
def punish(mind: Mind, ask: Ask) -> Option:
    plan = Punishment()
    mind.plan = plan
    return plan.event_region(mind, ask)


# ---- A58 shaded -------------------------------------------------------------------------------------------------


def _allies_won(mind: Mind, region: Region) -> int:
    return min(1, len(allied_tribes(mind.s, [region], [ROMANS])))


def _auxilia_won(mind: Mind, region: Region) -> int:
    return min(MOST_AUXILIA, bands(mind.s, region, ROMANS))


def betrayed(mind: Mind, region: Region) -> State:
    """The board once an Ally and three Auxilia have changed sides."""
    board = mind.s.copy()
    for tribe in allied_tribes(board, [region], [ROMANS])[:1]:
        win(board, tribe, mind.faction)
    for _ in range(_auxilia_won(mind, region)):
        turn(board, region, own_pieces(board, region, OWN_BANDS[ROMANS])[0], mind.faction)
    return board


def ambushed(mind: Mind, region: Region) -> Outcome:
    """And after the Ambush, if there can be one."""
    board = betrayed(mind, region)
    begin_free(board, mind.faction, (region,), 0)
    if not can_ambush(board, mind.faction, ROMANS, region):
        return Outcome(Toll(), Toll(), board)
    return forecast(board, mind.faction, ROMANS, region, ambush=True)


BETRAYAL = (
    Priority("event.most_legions_hit", lambda mind, region: ambushed(mind, region).inflicted.legions),
    Priority("event.most_allies", _allies_won),
    Priority("event.most_pieces", _auxilia_won),
    Priority("event.most_losses_caused", lambda mind, region: ambushed(mind, region).inflicted.losses),
)


@answers(ADUATUCI, "event_region")
def false_peace(mind: Mind, ask: Ask) -> Option:
    """8.3.1 Where Legions fall; then where most Romans change sides, then where most fall in the Ambush."""
    regions = regions_in(ask)
    allowed = [r for r in regions if not is_barred(mind, mind.s, ambushed(mind, r).after)]
    return mind.choose(allowed or regions, *BETRAYAL).option


# ---- A60 Iccius and Andecomborius -------------------------------------------------------------------------------

instruct("instruction.no_help_for_romans", AEDUI, ICCIUS, no=romans_need_no_help)
