"""Every answer that can be given and every question that can be asked, in a lasting order: for those who learn."""

from typing import Final

from alesia.games.rome_vs_gaul.battle.rolling import DICE
from alesia.games.rome_vs_gaul.components import CARDS, PIECES, PROVINCES, SEAS, SPACES, TRIBES
from alesia.games.rome_vs_gaul.strategy.surprises import SIGNS
from alesia.kernel.vocabulary import applied, plain, questions_of, vocabulary_of

VOCABULARY: Final = vocabulary_of(
    plain("done yes no all pass remove besiege go_inside sortie save take_out uprising levy"),
    applied("card event points discard", CARDS),
    applied("space enter place convert devastate clear", SPACES),
    applied("piece activate take drop restore raise", PIECES),
    applied("settle council give_in", TRIBES),
    applied("province", PROVINCES),
    applied("sea", SEAS),
    applied("reroll", DICE),
    applied("add", SIGNS),
    plain("go_outside"),
)

QUESTIONS: Final = questions_of("""
    action ambush ambush_from attrition avoid_battle avoid_roll avoid_to avoid_with back_up back_up_roll battle_loss
    battle_roll battle_surprise bring_back caesar_arrives caesar_roll camp camp_at council_displaces deal
    displaced_caesar displaced_influence draw_card draw_legate draw_tribe druids elite_reroll encourage fleet
    flip_influence foragers forager_loss general_attack germani_move germani_start glory glory_strikes go_inside hire
    indutiomarus influence_action intercept intercept_inside intercept_roll intercept_with keep_legate leader_arrives
    leader_winters legate_arrives legion_arrives levy lose_card march militia minor_tribe move_over muster muster_to
    people_roll place_cavalry place_influence play reaction reinforce remove_influence replacements reroll reroll_roll
    retreat retreat_inside retreat_loss retreat_with rival_factions root_and_branch sally scorched_earth set_up_caesar
    settle siege_loss siege_roll siege_surprise storm_roll stratagem take_along take_out tenth_legion
    tenth_legion_recovers three_days_march treachery treachery_at united_gaul upgrade uprising veni_vidi_vici
    winter_campaign winter_loss winter_march fallen_walls shelter arrive_inside
""")
