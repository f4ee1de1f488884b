"""Every answer that can be given and every question that can be asked, in a lasting order: for those who learn."""

from typing import Final

from alesia.games.falling_sky.abilities.base import ABILITIES, GERMANIC_ABILITIES
from alesia.games.falling_sky.commands.base import COMMANDS
from alesia.games.falling_sky.components import (
    AEDUI,
    ALL_REGIONS,
    ARVERNI,
    BANDS,
    CITIES,
    EVENT_CARDS,
    EXPANSION_CARDS,
    FACTIONS,
    GERMANS,
    LEADER,
    OWN_BANDS,
    PIECES,
    ROMANS,
    SCOUTED,
    SETTLEMENT,
    TRIBES,
    WINTER,
    Piece,
)
from alesia.games.falling_sky.tracks import MOST_RESOURCES
from alesia.games.falling_sky.war import ARIOVISTUS, FALLING_SKY, War
from alesia.kernel.vocabulary import applied, numbers, plain, questions_of, vocabulary_of


def exists(fought: War, piece: Piece) -> bool:
    """1.4 Whether there is such a piece: counts have a place for every kind of every Faction."""
    if piece.faction is ROMANS:
        return piece.kind != SCOUTED
    if piece.kind == LEADER:
        return bool(fought.forces.leaders[piece.faction])
    return piece.kind in BANDS or (
        piece.faction is GERMANS and piece.kind == SETTLEMENT and fought.forces.settlements > 0
    )


def most(fought: War) -> int:
    """Numbers are Resources, or pieces of a kind: of one Faction, or of two whose pieces act as one (4.5.1, 38, 45)."""
    return max(MOST_RESOURCES, sum(sorted(fought.forces.bands)[-2:]))


REAL_PIECES: Final = tuple(piece for piece in PIECES if exists(FALLING_SKY, piece))
TRIBES_HERE: Final = tuple(tribe for tribe in TRIBES if tribe not in FALLING_SKY.absent)

VOCABULARY: Final = vocabulary_of(
    plain("done yes no pass negotiate back cancel call_off pay remove_own take_back"),
    plain("place_ally place_auxilia place_warbands place_citadel gain stand retreat remove_all fort as_belgic"),
    plain("senate_up senate_down under_control near_control eligible remove_warbands place_vercingetorix"),
    applied("command limited germanic", tuple(COMMANDS.values())),
    applied("ability", tuple(ABILITIES.values())),
    applied("region recruit march seize battle rally raid select share ask_retreat", ALL_REGIONS),
    applied("tribe ally subdue place_ally remove replace", TRIBES_HERE),
    applied("place_citadel", CITIES),
    applied("faction place", FACTIONS),
    applied("ask give request truce take_from", FALLING_SKY.players),
    applied("piece remove replace retreat drop", REAL_PIECES),
    applied("stay pay roll", tuple(piece for piece in REAL_PIECES if piece.faction is ROMANS)),  # 6.3.3
    applied("elite", (*OWN_BANDS[ARVERNI], *OWN_BANDS[AEDUI])),  # 30, 45
    applied("card", (*EVENT_CARDS, WINTER)),
    applied("unshaded prepare", EVENT_CARDS),
    applied("shaded", tuple(card for card in EVENT_CARDS if card.dual)),
    numbers(most(FALLING_SKY)),
    plain("retreat_nowhere"),
)

QUESTIONS: Final = questions_of("""
    action agree_quarters agree_retreat agree_share agree_supply agree_trade agree_truce ally_at ambush auxilia
    battle_target besiege besiege_remove build build_what caesar_ambushed citadel_at command declare_retreat
    devastate disperse draw_card enlist enlist_in enlist_region entreat entreat_target event_card event_choice
    event_confirm event_faction event_group event_number event_piece event_region event_roll event_tribe
    free_command free_rally germanic_ally germanic_ally_lost germanic_battle germanic_battle_target
    germanic_march_from germanic_march_to germanic_raid germanic_raid_target germanic_rally germanic_rally_ally
    germanic_warbands germans_relocate gift give give_way grant harass harassment_loss harvest_legion
    harvest_transfer hidden_stay leader_stays leader_to_provincia loss loss_roll march_number march_on march_to
    marched marching negotiate pay_or_roll prepare_event quarters_from quarters_number quarters_region
    quarters_roll quarters_supply quarters_to raid raider rally rally_more rampage rampage_number rampage_target
    recruit relocate_number relocate_to remove_from remove_piece request resentment retreat_to scout_from scout_in
    scout_number scout_piece scout_to scout_with scouted seek_supply share shared_bands starve suborn suborn_ally
    suborn_what successor to_provincia trade trade_region vercingetorix walled warbands winter_campaign
""")


# ---- Ariovistus: all that, and what is new behind it ------------------------------------------------------------

NEW_PIECES: Final = tuple(piece for piece in PIECES if exists(ARIOVISTUS, piece) and piece not in REAL_PIECES)
NORI: Final = tuple(tribe for tribe in TRIBES if tribe in FALLING_SKY.absent)

ARIOVISTUS_VOCABULARY: Final = vocabulary_of(
    VOCABULARY,
    applied("tribe ally subdue place_ally remove replace", NORI),
    applied("ask give request truce take_from", ARIOVISTUS.players),
    applied("piece remove replace retreat drop", NEW_PIECES),
    applied("card unshaded prepare", EXPANSION_CARDS),
    applied("shaded", tuple(card for card in EXPANSION_CARDS if card.dual)),
    numbers(most(ARIOVISTUS)),
    applied("ability", tuple(GERMANIC_ABILITIES.values())),
    applied("abatis", ARIOVISTUS.players[1:]),
)

ARIOVISTUS_QUESTIONS: Final = QUESTIONS + questions_of("""
    arverni_ally arverni_ally_lost arverni_battle arverni_battle_target arverni_citadel arverni_equal_faction
    arverni_equal_region arverni_march_to arverni_raid arverni_raid_target arverni_rally arverni_region
    arverni_target_faction arverni_target_region arverni_loss
    enlist_join free_intimidate intimidate intimidate_faction intimidate_number intimidate_piece settle uprising
""")


# ---- The Gallic War: both, and its Interlude --------------------------------------------------------------------

CAMPAIGN_VOCABULARY: Final = vocabulary_of(ARIOVISTUS_VOCABULARY, plain("available"))

CAMPAIGN_QUESTIONS: Final = ARIOVISTUS_QUESTIONS + questions_of("""
    interlude_retire interlude_settlement interlude_tribe interlude_ally interlude_bands interlude_leader
    interlude_citadel interlude_fort interlude_home interlude_home_ally interlude_dispersed interlude_region
    interlude_number interlude_spared interlude_retire_number interlude_group
    expedition expedition_box expedition_legions expedition_auxilia expedition_number expedition_region
""")
