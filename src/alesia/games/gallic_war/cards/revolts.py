"""11.0 A-C Minor, Major and Massive Revolt."""

from alesia.games.gallic_war.battle.battle import battle
from alesia.games.gallic_war.board import (
    Gaul,
    all_in,
    enter_play,
    has_units,
    is_contested,
    is_on_map,
    put,
    tribe_units,
    tribes_of,
)
from alesia.games.gallic_war.cards.movement import movement, movement_battles
from alesia.games.gallic_war.cards.politics import return_home
from alesia.games.gallic_war.components import (
    AMBIORIX,
    BARBARIAN,
    DUMNORIX,
    HELVETII,
    MASSIVE_REVOLT,
    MINOR_LEADERS,
    NEUTRAL,
    ROMAN,
    SIDES,
    VERCINGETORIX,
    Area,
    Card,
    Side,
)
from alesia.games.gallic_war.leaders import lose_minor_leaders, set_home
from alesia.games.gallic_war.state import REMOVED, State
from alesia.kernel.ask import Procedure, choose

MINOR, MAJOR, MASSIVE = "11.0A", "11.0B", "11.0C"
LEADER_OF = {"Celtae": DUMNORIX, "Belgica": AMBIORIX}
REVOLTING = 4  # tribes in a Massive Revolt
MARCHING = 3  # groups that may move after it


def kind_of_revolt(s: State, side: Side, card: Card) -> str:
    """What a revolt card is to a side: the greater revolts are Minor ones to the Roman, and at other times."""
    both = all(is_on_map(s, leader) for leader in MINOR_LEADERS)
    if side is BARBARIAN and card.event == "massive" and s.turn > 1:
        return MASSIVE
    return MAJOR if side is BARBARIAN and card.event == "major" and not both else MINOR


def revolt_targets(s: State, side: Side, kind: str) -> list[Area]:
    """The opponent's tribes; for the Barbarian player neutral ones too. Helvetii not by a Minor Revolt in turn 1."""
    owners = (BARBARIAN,) if side is ROMAN else (ROMAN, NEUTRAL)
    tribes = tribes_of(s, *owners)
    if kind == MAJOR:
        return [tribe for tribe in tribes if tribe.group in LEADER_OF]
    return [tribe for tribe in tribes if not (kind == MINOR and s.turn == 1 and tribe is HELVETII)]


def revolt(g: Gaul, side: Side, card: Card) -> Procedure[None]:
    kind = kind_of_revolt(g.state, side, card)
    if not revolt_targets(g.state, side, kind):
        g.log("no_effect", kind, side, card)
    elif side is ROMAN:
        yield from roman_revolt(g)
    elif kind == MINOR:
        yield from minor_revolt(g)
    elif kind == MAJOR:
        yield from major_revolt(g)
    else:
        yield from massive_revolt(g)


# ---- A. Minor Revolt --------------------------------------------------------------------------------------------


def roman_revolt(g: Gaul) -> Procedure[None]:
    """11.0A Played by the Roman: an enemy tribe goes home and is neutral, or fights whoever is there."""
    s = g.state
    tribe = yield from choose(ROMAN, "revolt", MINOR, revolt_targets(s, ROMAN, MINOR))
    others = [unit for unit in all_in(s, tribe) if unit.tribe is not tribe]
    g.log("revolt", MINOR, ROMAN, tribe)
    if not others:
        become_neutral(g, tribe)
        return
    joins = SIDES[s.owner[others[0]]].other
    return_home(s, tribe, joins)
    g.log("revolt_joins", MINOR, joins, tribe)
    yield from battle(g, tribe, joins)


def become_neutral(g: Gaul, tribe: Area) -> None:
    """The tribe is neutral at full strength; a minor leader loses his home area with it (errata)."""
    s = g.state
    for unit in tribe_units(s, tribe, *SIDES):
        put(s, unit, tribe)
        s.owner[unit], s.strength[unit] = NEUTRAL, unit.full
    g.log("neutral", MINOR, tribe)
    lose_minor_leaders(g, tribe)


def minor_revolt(g: Gaul) -> Procedure[None]:
    """11.0A Played by the Barbarian: a Roman or neutral tribe goes home and is his ally."""
    tribe = yield from choose(BARBARIAN, "revolt", MINOR, revolt_targets(g.state, BARBARIAN, MINOR))
    yield from rise(g, (tribe,), MINOR)


def rise(g: Gaul, tribes: tuple[Area, ...], kind: str) -> Procedure[list[Area]]:
    """The tribes go home as Barbarian allies and attack the Romans who are there, in the order of the Barbarian.

    Where a leader may appear: if battle occurred, where the Barbarian has won with units of the tribe alive, even if
    they regroup (5.2.2E); else in any of the home areas.
    """
    s = g.state
    for tribe in tribes:
        return_home(s, tribe, BARBARIAN)
        g.log("revolt", kind, BARBARIAN, tribe)
    quiet = not any(is_contested(s, tribe) for tribe in tribes)
    risen = list(tribes) if quiet else []
    while areas := [tribe for tribe in tribes if is_contested(s, tribe)]:
        area = yield from choose(BARBARIAN, "battle", "5.2.2", areas)
        winner = yield from battle(g, area, BARBARIAN)
        if winner is BARBARIAN and tribe_units(s, area, BARBARIAN):
            risen.append(area)
    return sorted(risen)


# ---- B. Major Revolt --------------------------------------------------------------------------------------------


def major_revolt(g: Gaul) -> Procedure[None]:
    """11.0B A tribe of Celtae or Belgica rises, a minor leader appears, and the area may move."""
    s = g.state
    tribe = yield from choose(BARBARIAN, "revolt", MAJOR, revolt_targets(s, BARBARIAN, MAJOR))
    if not (yield from rise(g, (tribe,), MAJOR)):
        return
    leader = LEADER_OF[tribe.group]
    if not is_on_map(s, leader):
        enter_play(s, leader, BARBARIAN, tribe, leader.full)
        set_home(s, leader, tribe)
        g.log("leader", MAJOR, leader, tribe)
    yield from movement(g, BARBARIAN, 1, (tribe,))
    yield from movement_battles(g, BARBARIAN)


# ---- C. Massive Revolt ------------------------------------------------------------------------------------------


def massive_revolt(g: Gaul) -> Procedure[None]:
    """11.0C Four tribes rise, Vercingetorix appears, and three areas may move; the card leaves the game. Nothing of
    that if all units of the four tribes are eliminated."""
    s = g.state
    tribes = yield from choose_four(g)
    risen = yield from rise(g, tribes, MASSIVE)
    if not any(tribe_units(s, tribe, BARBARIAN) for tribe in tribes):
        return
    s.cards[MASSIVE_REVOLT] = REMOVED
    yield from place_vercingetorix(g, [tribe for tribe in risen if not has_units(s, tribe, ROMAN)])
    yield from movement(g, BARBARIAN, MARCHING)
    yield from movement_battles(g, BARBARIAN)


def place_vercingetorix(g: Gaul, areas: list[Area]) -> Procedure[None]:
    """In any of the home areas, or, if battle occurred, where there was a Barbarian victory; else nowhere."""
    s = g.state
    if not areas:
        return
    area = yield from choose(BARBARIAN, "place_vercingetorix", MASSIVE, areas)
    enter_play(s, VERCINGETORIX, BARBARIAN, area, VERCINGETORIX.full)
    set_home(s, VERCINGETORIX, area)
    g.log("leader", MASSIVE, VERCINGETORIX, area)


def choose_four(g: Gaul) -> Procedure[tuple[Area, ...]]:
    targets = revolt_targets(g.state, BARBARIAN, MASSIVE)
    chosen: tuple[Area, ...] = ()
    while len(chosen) < min(REVOLTING, len(targets)):
        left = [tribe for tribe in targets if tribe not in chosen]
        chosen = (*chosen, (yield from choose(BARBARIAN, "revolt", MASSIVE, left, REVOLTING - len(chosen))))
    return chosen
