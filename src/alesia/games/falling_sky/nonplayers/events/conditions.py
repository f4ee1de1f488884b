"""8.2.1 Conditions that the instructions of several cards share."""

from alesia.games.falling_sky.components import AEDUI, BELGAE, ROMANS, Faction
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.tracks import roman_score, victory_margin
from alesia.games.falling_sky.war import rebels, war

TOO_STRONG = 12


def romans_need_no_help(mind: Mind) -> bool:
    """Aedui: the Romans are a player, or their score is beyond 12."""
    return mind.is_player(ROMANS) or roman_score(mind.s) > TOO_STRONG


def romans_are_players(mind: Mind) -> bool:
    """Aedui: nothing is done for Romans whom somebody plays."""
    return mind.is_player(ROMANS)


def romans_are_nonplayers(mind: Mind) -> bool:
    """Belgae: no need to harm Romans whom nobody plays."""
    return not mind.is_player(ROMANS)


def aedui_are_players(mind: Mind) -> bool:
    """Romans: nothing is done for Aedui whom somebody plays."""
    return mind.is_player(AEDUI)


def belgae_are_nonplayers(mind: Mind) -> bool:
    """No need to harm Belgae whom nobody plays."""
    return not mind.is_player(BELGAE)


def legions_matter_little(mind: Mind) -> bool:
    """Belgae: the Arverni meet their victory condition (7.2), or the Romans are a Non-player; in Ariovistus somebody
    plays the Germans, or the Romans are a Non-player."""
    first = rebels(mind.s)[0]
    sees_to_them = mind.is_player(first) if war(mind.s).rebel_players_deter else victory_margin(mind.s, first) > 0
    return romans_are_nonplayers(mind) or sees_to_them


def rebels_who_are_players(mind: Mind) -> list[Faction]:
    """Aedui: the rebels whom somebody plays, in the order of 8.4.1."""
    return mind.players(rebels(mind.s))
