"""Every answer that can be given and every question that can be asked, in a lasting order: for those who learn."""

from typing import Final

from alesia.games.gallic_war.components import AREAS, CARDS, MOST_SUPPLY, PLAYERS, PORTS, TRIBES, UNITS
from alesia.kernel.vocabulary import applied, numbers, plain, questions_of, vocabulary_of

VOCABULARY: Final = vocabulary_of(
    plain("done yes no all event supply activation political movement fire stay"),
    plain("baggage_supply baggage_steps accept bid"),
    applied("card", CARDS),
    applied("area move force home", AREAS),
    applied("sail", PORTS),
    applied("shown", TRIBES),  # 5.2.1D Vercingetorix is shown
    applied("unit retreat pass main", UNITS),
    applied("side", PLAYERS),  # 9.1 the toss
    numbers(MOST_SUPPLY),  # 9.1 nothing but bids is a number, and nobody bids more than the track holds
)

QUESTIONS: Final = questions_of("""
    action ariovistus_winters attrition baggage baggage_area baggage_unit battle battle_action bid bring_legion
    called_back_roll card cavalry_winters coin counter_bid deal fire_roll first_player_roll flip group harvest_roll
    hit intimidate_roll main_group move_to move_units new_home place_vercingetorix political political_roll
    regroup_to regroup_units reinforcement_roll replace replace_legion retreat_to revolt stay_with_ariovistus
    stay_with_vercingetorix take_massive_revolt vercingetorix_winters via winter withdraw_to withdraw_units
""")
