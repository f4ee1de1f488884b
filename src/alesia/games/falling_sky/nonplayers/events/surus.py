"""51 Surus, shaded: Aedui Warbands become Germanic, and Arverni or Belgae lead them.

8.2.3 The order is that in which the Belgae lead Enlisted Germans (8.5.1): a Battle that costs an enemy a Loss, a March
into enemy Control, a Raid on a player.
"""

from functools import partial
from typing import NamedTuple

from alesia.games.falling_sky.available import available_bands
from alesia.games.falling_sky.board import bands, hidden, put, take, total
from alesia.games.falling_sky.commands.raid import raid_targets
from alesia.games.falling_sky.commands.strength import Terms
from alesia.games.falling_sky.components import (
    AEDUI,
    ARVERNI,
    BELGAE,
    GERMANS,
    OWN_BANDS,
    Faction,
    Region,
)
from alesia.games.falling_sky.control import controller
from alesia.games.falling_sky.events.card_51_surus import RAIDER, REPLACED
from alesia.games.falling_sky.nonplayers.events.choosing import best_pieces_first, regions_in
from alesia.games.falling_sky.nonplayers.events.register import answers
from alesia.games.falling_sky.nonplayers.forecast import Outcome, forecast
from alesia.games.falling_sky.nonplayers.frost import bars_battle
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.pieces import enemy_rank
from alesia.games.falling_sky.state import State
from alesia.games.falling_sky.war import targets_of
from alesia.kernel.ask import Ask, Option
from alesia.nonplayers.mind import Priority
from alesia.nonplayers.options import DONE, most, offered

SURUS = 51
GROUP = 2  # Warbands that are worth a March
MARCH, RAID, BATTLE = [Option("command", name) for name in ("March", "Raid", "Battle")]


class Strike(NamedTuple):
    """An Ambush that the new Germans alone could make."""

    enemy: Faction
    outcome: Outcome

    @property
    def phrase(self) -> object:
        return self.enemy


def band_of(s: State, region: Region) -> int:
    """How many become Germanic here, as far as such are Available."""
    return min(REPLACED, bands(s, region, AEDUI), available_bands(s, GERMANS))


def _enemies(mind: Mind) -> list[Faction]:
    """Whom they are led against; Arverni leave Non-player Belgae in peace (8.7.1)."""
    found = [f for f in targets_of(mind.s, mind.faction) if f is not GERMANS]
    return [f for f in found if mind.faction is BELGAE or f is not BELGAE or mind.is_player(BELGAE)]


def strikes(mind: Mind, board: State, region: Region, band: int) -> list[Strike]:
    """Enemies whom they outnumber in Hidden pieces and hurt."""
    enemies = [f for f in _enemies(mind) if total(board, region, f) and band > hidden(board, region, f)]
    terms = Terms(attackers=((RAIDER, band),))
    found = [Strike(f, forecast(board, GERMANS, f, region, ambush=True, terms=terms)) for f in enemies]
    barred = partial(bars_battle, mind, board, region=region, ambush=True, terms=terms, attacker=GERMANS)
    return [each for each in found if each.outcome.inflicted.losses and not barred(each.enemy)]


def _turned(mind: Mind, region: Region) -> State:
    """The board once the Warbands have changed sides, Hidden ones first (8.4.1)."""
    board = mind.s.copy()
    left = min(REPLACED, bands(board, region, AEDUI))
    for what in OWN_BANDS[AEDUI]:
        n = min(left, board.pieces[region.base + what])
        take(board, region, what, n)
        left -= n
    put(board, region, RAIDER, band_of(mind.s, region))
    return board


MOST_REPLACED = Priority("event.most_pieces", lambda mind, region: min(REPLACED, bands(mind.s, region, AEDUI)))
CAN_STRIKE = Priority(
    "event.can_strike",
    lambda mind, region: bool(strikes(mind, _turned(mind, region), region, band_of(mind.s, region))),
)
PLAYER_FIRST = Priority("event.players_first", lambda mind, each: mind.is_player(each.enemy))
ENEMY_ORDER = Priority("event.enemy_order", lambda mind, each: -enemy_rank(mind.s, mind.faction, each.enemy))


class Rebels:
    """The new Germanic Warbands in one Region."""

    def __init__(self, region: Region, band: int) -> None:
        self.region, self.band = region, band
        self.enemy: Faction | None = None

    def event_choice(self, mind: Mind, ask: Ask) -> Option:
        """Battle, March or Raid, whichever comes first."""
        found = strikes(mind, mind.s, self.region, self.band) if BATTLE in ask.options else []
        if found:
            first = (PLAYER_FIRST,) if mind.faction is BELGAE else ()
            self.enemy = mind.choose(found, *first, ENEMY_ORDER).enemy
            return BATTLE
        if not self._roads(mind) and RAID in ask.options and self._victims(mind):
            return RAID
        return MARCH

    def battle_target(self, mind: Mind, ask: Ask) -> Option | None:
        return None if self.enemy is None else offered(ask, self.enemy.option)

    def march_to(self, mind: Mind, ask: Ask) -> Option:
        roads = [r for r in self._roads(mind) if r in regions_in(ask)]
        return mind.choose(roads, INTO_PLAYER).option if roads else DONE

    def march_number(self, mind: Mind, ask: Ask) -> Option:
        return most(ask)

    def raid(self, mind: Mind, ask: Ask) -> Option | None:
        return offered(ask, *[Option("take_from", f.name) for f in self._victims(mind)], DONE)

    def _roads(self, mind: Mind) -> list[Region]:
        """Regions under an enemy's Control."""
        if self.band < GROUP:
            return []
        return [r for r in self.region.adjacent if controller(mind.s, r) in _enemies(mind)]

    def _victims(self, mind: Mind) -> list[Faction]:
        there = raid_targets(mind.s, GERMANS, self.region)
        return [f for f in targets_of(mind.s, mind.faction) if f in there and mind.is_player(f)]


INTO_PLAYER = Priority("event.into_player_control", lambda mind, region: mind.is_player(controller(mind.s, region)))


@answers(SURUS, "event_region", faction=ARVERNI)
@answers(SURUS, "event_region", faction=BELGAE)
def rebels_arise(mind: Mind, ask: Ask) -> Option:
    """8.3.1 Where the most Aedui Warbands turn; then where they can strike; then where the best are."""
    region = mind.choose(regions_in(ask), MOST_REPLACED, CAN_STRIKE, best_pieces_first(*OWN_BANDS[AEDUI]))
    mind.plan = Rebels(region, band_of(mind.s, region))
    return region.option
