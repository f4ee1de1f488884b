"""8.2.1 Non-players and the Events 49 to 54: instructions, and the answers to what the cards ask.

51 Surus, shaded, is in surus.py.
"""

from alesia.games.falling_sky.board import number_of, remove, subdue
from alesia.games.falling_sky.capabilities import (
    BALEARIC_SLINGERS,
    BALLISTAE,
    COLD_WAR,
    COMMIUS,
    CONVICTOLITAVIS,
    DIVICIACUS,
    DREAD,
    GERMAN_PHALANX,
    GERMANIC_HORSE,
    LEGIO_X,
    MASSED_GALLIC_ARCHERS,
    NERVII,
    RIVER_COMMERCE,
    TITUS_LABIENUS,
    VERCINGETORIXS_ELITE,
    VERGOBRET,
    WAILING_WOMEN,
    WINTER_CAMPAIGN,
)
from alesia.games.falling_sky.components import (
    AEDUI,
    ARVERNI,
    BELGAE,
    FACTIONS,
    GAULS,
    GERMANS,
    LEGION,
    ROMANS,
    SETTLEMENT,
    Card,
    Faction,
    Piece,
    Region,
    Tribe,
    piece,
)
from alesia.games.falling_sky.control import controller, controls
from alesia.games.falling_sky.events.card_49_drought import starvable
from alesia.games.falling_sky.events.card_50_shifting_loyalties import capabilities_in_play
from alesia.games.falling_sky.events.card_51_surus import REPLACED
from alesia.games.falling_sky.events.card_52_assembly_of_gaul import MIDDLE
from alesia.games.falling_sky.events.exchange import WARBANDS
from alesia.games.falling_sky.nonplayers.events.choosing import best_pieces_first, regions_in, spared
from alesia.games.falling_sky.nonplayers.events.conditions import rebels_who_are_players
from alesia.games.falling_sky.nonplayers.events.register import answers, instruct
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.pieces import CITADEL_WORTH, worth
from alesia.games.falling_sky.regions import regions
from alesia.games.falling_sky.state import SHADED, UNSHADED, State
from alesia.games.falling_sky.war import order_of, rebels, run_by_game
from alesia.kernel.ask import Ask, Option
from alesia.nonplayers.mind import Priority
from alesia.nonplayers.options import DONE, offered

DROUGHT, SHIFTING_LOYALTIES, SURUS, ASSEMBLY, CONSUETUDINE = range(49, 54)

# ---- 49 Drought -------------------------------------------------------------------------------------------------


def toll(s: State, region: Region) -> dict[Faction, Piece | Tribe]:
    """What each Faction there would remove: the least of its pieces (8.4.1)."""
    there = {f: starvable(s, f, region) for f in FACTIONS}
    return {f: min(found, key=lambda what: worth(s, what)) for f, found in there.items() if found}


def may_dry_out(mind: Mind, region: Region) -> bool:
    """8.2.1 Aedui: player rebels lose pieces there, and nobody else; Romans: they do, and neither Romans nor Non-player
    rebels."""
    played = rebels_who_are_players(mind)
    losers = [f for f in FACTIONS if starvable(mind.s, f, region)]
    if not any(f in played for f in losers):
        return False
    if mind.faction is AEDUI:
        return all(f in played for f in losers)
    return ROMANS not in losers and all(f in played for f in losers if f in rebels(mind.s))


def nowhere_to_dry_out(mind: Mind) -> bool:
    return not any(may_dry_out(mind, r) for r in regions(mind.s) if not mind.s.devastated[r])


instruct("instruction.player_rebels", AEDUI, DROUGHT, no=nowhere_to_dry_out)
instruct("instruction.dry_player_rebels", ROMANS, DROUGHT, no=nowhere_to_dry_out)


def _rank(s: State, what: Piece | Tribe) -> int:
    """8.3.1 Legions, Citadels (A8.3.1 or Settlements), Allies, others."""
    if isinstance(what, Piece):
        return 0 if what.kind == LEGION else 1 if what is A_SETTLEMENT else 3
    return 1 if worth(s, what) == CITADEL_WORTH else 2


A_SETTLEMENT = piece(GERMANS, SETTLEMENT)
KEYS = ("event.net_legions", "event.net_citadels", "event.net_allies", "event.net_pieces")


def _net(rank: int) -> Priority:
    """How many enemies would lose such a piece, less one if the Faction itself would."""

    def score(mind: Mind, region: Region) -> int:
        signs = {f: -1 if f is mind.faction else 1 for f in FACTIONS}
        return sum(signs[f] for f, what in toll(mind.s, region).items() if _rank(mind.s, what) == rank)

    return Priority(KEYS[rank], score)


NET = tuple(_net(rank) for rank in range(4))


@answers(DROUGHT, "event_region")
def dried_out(mind: Mind, ask: Ask) -> Option:
    """8.3.1 Where enemies lose most, net of what the Faction loses itself."""
    found = regions_in(ask)
    if mind.faction in (AEDUI, ROMANS):
        found = [r for r in found if may_dry_out(mind, r)] or found
    return mind.choose(spared(mind, found, _starve) or found, *NET).option


def _starve(after: State, region: Region) -> None:
    for what in toll(after, region).values():
        if isinstance(what, Tribe):
            subdue(after, what)
        else:
            remove(after, region, what)


# ---- 50 Shifting Loyalties --------------------------------------------------------------------------------------

ROMAN, ARVERNIAN, AEDUAN, GERMANIC, BELGIC = (ROMANS,), (ARVERNI,), (AEDUI,), (GERMANS,), (BELGAE,)
AFFECTED: dict[tuple[int, int], tuple[Faction, ...]] = {  # Capabilities that the text gives to one Faction: its holder
    (BALLISTAE, UNSHADED): ROMAN,
    (TITUS_LABIENUS, UNSHADED): ROMAN,
    (TITUS_LABIENUS, SHADED): ROMAN,
    (BALEARIC_SLINGERS, UNSHADED): ROMAN,
    (BALEARIC_SLINGERS, SHADED): ROMAN,
    (LEGIO_X, UNSHADED): ROMAN,
    (LEGIO_X, SHADED): ROMAN,
    (MASSED_GALLIC_ARCHERS, UNSHADED): ARVERNIAN,
    (MASSED_GALLIC_ARCHERS, SHADED): ARVERNIAN,
    (VERCINGETORIXS_ELITE, UNSHADED): ARVERNIAN,
    (VERCINGETORIXS_ELITE, SHADED): ARVERNIAN,
    (DIVICIACUS, UNSHADED): (ROMANS, AEDUI),
    (DIVICIACUS, SHADED): (ROMANS, AEDUI),
    (RIVER_COMMERCE, UNSHADED): AEDUAN,
    (RIVER_COMMERCE, SHADED): AEDUAN,
    (CONVICTOLITAVIS, UNSHADED): AEDUAN,
    (CONVICTOLITAVIS, SHADED): AEDUAN,
    (COMMIUS, UNSHADED): ROMAN,
    (COMMIUS, SHADED): BELGIC,
    (GERMANIC_HORSE, UNSHADED): ROMAN,
    (WINTER_CAMPAIGN, UNSHADED): ROMAN,
    (DREAD, UNSHADED): (ROMANS, GERMANS),
    (DREAD, SHADED): GERMANIC,
    (GERMAN_PHALANX, UNSHADED): GERMANIC,
    (GERMAN_PHALANX, SHADED): GERMANIC,
    (WAILING_WOMEN, UNSHADED): GERMANIC,
    (WAILING_WOMEN, SHADED): GERMANIC,
    (VERGOBRET, UNSHADED): AEDUAN,
    (VERGOBRET, SHADED): AEDUAN,
    (COLD_WAR, UNSHADED): ROMAN,
    (NERVII, UNSHADED): BELGIC,
    (NERVII, SHADED): BELGIC,
}


def turned_on(mind: Mind) -> tuple[Faction, ...]:
    """Whose Capabilities go first, if they are players."""
    return (ROMANS, AEDUI) if mind.faction in rebels(mind.s) else rebels(mind.s)


def affected(s: State, card: Card) -> tuple[Faction, ...]:
    """The Faction that holds the card, or those whom the text concerns."""
    if s.holders[card]:
        return (FACTIONS[s.holders[card] - 1],)
    return AFFECTED.get((int(card), s.capabilities[card]), ())


def undone(mind: Mind) -> list[Card]:
    """8.2.1 Of the side that is not the Faction's own usual one: Capabilities affecting certain players; if there are
    none, those affecting the Faction itself, of which the Aedui mean their own cards."""
    s = mind.s
    side = UNSHADED if mind.conduct.side == SHADED else SHADED
    found = [card for card in capabilities_in_play(s) if s.capabilities[card] == side]
    rivals = mind.players(turned_on(mind))
    first = [card for card in found if any(f in rivals for f in affected(s, card))]
    if mind.faction is AEDUI:
        return first or [card for card in found if order_of(s, card)[0] is AEDUI]
    return first or [card for card in found if mind.faction in affected(s, card)]


def nothing_to_undo(mind: Mind) -> bool:
    return not undone(mind)


for _faction in FACTIONS:
    instruct(f"instruction.loyalties_{_faction.name.lower()}", _faction, SHIFTING_LOYALTIES, no=nothing_to_undo)


@answers(SHIFTING_LOYALTIES, "event_card")
def shifted(mind: Mind, ask: Ask) -> Option:
    return mind.pick(undone(mind)).option


# ---- 51 Surus, unshaded -----------------------------------------------------------------------------------------

FOREIGN = tuple(p for p in WARBANDS if p.faction is not AEDUI)
MOST_REPLACED = Priority("event.most_pieces", lambda mind, region: min(REPLACED, number_of(mind.s, region, FOREIGN)))


@answers(SURUS, "event_region", faction=AEDUI)
def rebels_defeated(mind: Mind, ask: Ask) -> Option:
    """8.3.1 Where the most Warbands of others become Aedui, then where the best are."""
    return mind.choose(regions_in(ask), MOST_REPLACED, best_pieces_first(*FOREIGN)).option


# ---- 52 Assembly of Gaul ----------------------------------------------------------------------------------------


def debtors(mind: Mind) -> list[Faction]:
    """8.2.1 Romans fine Arverni, unless the game runs them, and Belgae; Aedui those rebels who are players."""
    if mind.faction is AEDUI:
        return rebels_who_are_players(mind)
    return [f for f in (ARVERNI, BELGAE) if f is not run_by_game(mind.s)]


def nobody_to_fine(mind: Mind) -> bool:
    """The text is about Gauls: Germans are never asked to pay."""
    return not any(mind.s.resources[f] for f in debtors(mind) if f in GAULS)


instruct("instruction.arverni_then_belgae", ROMANS, ASSEMBLY, no=nobody_to_fine)
instruct("instruction.player_rebels", AEDUI, ASSEMBLY, no=nobody_to_fine)
instruct("instruction.qualify", ARVERNI, ASSEMBLY, no=lambda mind: not controls(mind.s, ARVERNI, MIDDLE))
instruct("instruction.qualify_or_belgae", GERMANS, ASSEMBLY, no=lambda mind: not is_good_host(mind))


def is_good_host(mind: Mind) -> bool:
    """Germans Control Carnutes, or Belgae whom nobody plays do."""
    host = controller(mind.s, MIDDLE)
    return host is GERMANS or (host is BELGAE and not mind.is_player(BELGAE))


@answers(ASSEMBLY, "event_faction")
def fine(mind: Mind, ask: Ask) -> Option | None:
    """One after the other, and nobody else."""
    return offered(ask, *[f.option for f in debtors(mind)], DONE)
