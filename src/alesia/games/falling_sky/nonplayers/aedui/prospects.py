"""8.6.2 What a Battle of the Non-player Aedui is sure to bring, whatever the enemy does and the dice show."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeVar

from alesia.games.falling_sky.abatis import has_abatis
from alesia.games.falling_sky.abilities.ambush import may_ambush
from alesia.games.falling_sky.acting import acting_bands, acting_total, number_of_bands
from alesia.games.falling_sky.board import (
    allies,
    count,
    has_fort,
    has_leader,
    has_named_leader,
    number_of,
    present,
    remove,
)
from alesia.games.falling_sky.capabilities import BALEARIC_SLINGERS, VERCINGETORIXS_ELITE, capability, holds_in_battle
from alesia.games.falling_sky.commands.base import BATTLE
from alesia.games.falling_sky.commands.battle import targets
from alesia.games.falling_sky.commands.outlook import has_archers, may_charge
from alesia.games.falling_sky.commands.strength import PLAIN, attack_losses, counter_losses, has_horse, is_sheltered
from alesia.games.falling_sky.components import (
    AEDUI,
    ARVERNI,
    LEADER,
    LEGION,
    PROVINCIA,
    ROMANS,
    Faction,
    Region,
)
from alesia.games.falling_sky.control import controller
from alesia.games.falling_sky.negotiation import admit_romans
from alesia.games.falling_sky.nonplayers.diviciacus import with_auxilia
from alesia.games.falling_sky.nonplayers.forecast import (
    SPENT,
    Outcome,
    Toll,
    forecast,
    may_retreat,
    pick_elite,
    slingers,
)
from alesia.games.falling_sky.nonplayers.frost import bars_battle
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.plans import open_regions
from alesia.games.falling_sky.regions import roads
from alesia.games.falling_sky.sharing import set_shared
from alesia.games.falling_sky.state import SHADED, UNSHADED, State, altered
from alesia.games.falling_sky.tracks import victory_margin
from alesia.games.falling_sky.war import targets_of, war
from alesia.kernel.word import phrase

T = TypeVar("T")


class Prospect(NamedTuple):
    """A Battle against one enemy in one Region."""

    region: Region
    enemy: Faction
    stand: Toll  # Losses on an enemy who stands
    retreat: Toll | None  # on one who Retreats, if it can
    ambush: Toll | None  # on one who is Ambushed, if it can be
    first: int  # Losses to the Aedui before they strike
    counter: int  # Losses that a Counterattack could cause
    caesar: bool  # 4.3.3 who may withstand an Ambush
    walls: bool  # a Fort or Abatis (A64) may absorb every Loss on fixed pieces by rolling
    picked: bool  # 30 Warbands picked as Legions may absorb every Loss by rolling
    exposed: bool  # A8.6.2 a Counterattack could cost Diviciacus a Loss
    orderly: bool  # 8.4.1 a Non-player with an Ally, which it gives up before a Fort; A64 but not a Settlement
    plain: bool  # 8.4.4 Frost allows it without Ambush
    charge: bool  # the Horse (59) doubles what the Aedui cause

    @property
    def phrase(self) -> object:
        return phrase("phrase.at", self.enemy, self.region)

    def hits(self, ambush: bool) -> bool:
        """A Loss on a Leader, Ally (A8.6.2 or Settlement), Citadel or Legion is sure."""
        if self._is_diviciacus_exposed(ambush):
            return False
        if ambush:
            return self.ambush is not None and self._hits_if_it_stands(self.ambush, self.caesar)
        leaves = self.retreat is None or self._hits_if_it_leaves(self.retreat)
        return self.plain and leaves and self._hits_if_it_stands(self.stand, True)

    def _is_diviciacus_exposed(self, ambush: bool) -> bool:
        """A8.6.2 The Ambushed do not strike back, unless Caesar withstands (4.3.3)."""
        return self.exposed and (self.caesar or not ambush)

    def _hits_if_it_stands(self, toll: Toll, may_roll: bool) -> bool:
        """3.3.4 Mobile pieces come first: picked Warbands (30) may absorb in the place of all, a Fort in that of
        Allies; nobody Ambushed rolls, unless Caesar is there (4.3.3)."""
        if self.picked and may_roll:
            return False
        return toll.leader + toll.legions > 0 or self._hits_fixed(toll, may_roll)

    def _hits_if_it_leaves(self, toll: Toll) -> bool:
        """3.3.4 In a Retreat Allies, Citadel and Fort come first."""
        absorbed = self.walls or self.picked
        return (toll.leader + toll.legions > 0 and not absorbed) or self._hits_fixed(toll, True)

    def _hits_fixed(self, toll: Toll, may_roll: bool) -> bool:
        """A Fort (A64 an Abatis) rolls for every Loss, or is given up for one; a Non-player gives up an Ally first."""
        if not self.walls:
            return toll.allies + toll.strongholds > 0
        if self.orderly and toll.allies:
            return True
        return not may_roll and toll.allies + toll.strongholds > 1

    def pays(self, ambush: bool) -> bool:
        """At least one Loss is sure, and at least as many as the Aedui could take; A8.6.2 none on Diviciacus."""
        if self._is_diviciacus_exposed(ambush):
            return False
        if ambush:
            cost = self.first + (self.counter if self.caesar else 0)
            return self.ambush is not None and self.ambush.losses >= max(1, cost)
        leaves = self.retreat is None or self.retreat.losses >= max(1, self.first)
        return self.plain and leaves and self.stand.losses >= max(1, self.first + self.counter)

    @property
    def wants_ambush(self) -> bool:
        """The enemy's Retreat could lower how many pieces it removes, or a Counterattack could cause a Loss."""
        return self.counter > 0 or (self.retreat is not None and self.retreat.losses < self.stand.losses)

    def tell(self, mind: Mind, ambush: bool, verdict: str) -> None:
        """What it would bring, for the walk: Losses on the enemy, and the most on the Aedui."""
        first, all_ = Toll(self.first), Toll(self.first + self.counter)
        stand = (self.ambush, all_ if self.caesar else first) if ambush else (self.stand, all_)
        leave = None if ambush or self.retreat is None else (self.retreat, first)
        mind.walk.reckon("reckoned.battle", self.region, AEDUI, self.enemy, ambush, stand, leave, verdict)

    @property
    def worth(self) -> int:
        """8.4.1 The worthiest piece that takes a Loss if the enemy stands."""
        kinds = (self.stand.allies, self.stand.strongholds, self.stand.legions, self.stand.leader)
        return max([rank for rank, n in enumerate(kinds, 1) if n], default=0)


class Attack(NamedTuple):
    """An Attack on one enemy in one Region, on the board of that Battle, that causes a Loss."""

    region: Region
    enemy: Faction
    board: State
    charge: bool  # with the Horse (59)
    stand: Outcome | None  # if the enemy stands; None where its Warbands or Auxilia are sure to take all Losses

    @property
    def is_deep(self) -> bool:
        """Whether a Leader, Legion, Ally or Citadel falls if the enemy stands: without that no Battle hits one."""
        if self.stand is None:
            return False
        toll = self.stand.inflicted
        return toll.leader + toll.legions + toll.allies + toll.strongholds > 0


def prospects(mind: Mind, spent: bool = False) -> list[Prospect]:
    """Every Battle that the Aedui may fight, can pay for, and that causes a Loss, with their Horse (59) or once it is
    spent."""
    return _once(mind, _PROSPECTS[spent], lambda: _find_prospects(mind, attacks(mind, spent)))


def attacks(mind: Mind, spent: bool = False) -> list[Attack]:
    return _once(mind, _ATTACKS[spent], lambda: _find_attacks(mind, spent))


def _find_prospects(mind: Mind, found: Sequence[Attack]) -> list[Prospect]:
    return [p for each in found if (p := _prospect(mind, each)) is not None]


_PROSPECTS = ("aedui.prospects", "aedui.prospects.spent")
_ATTACKS = ("aedui.attacks", "aedui.attacks.spent")


def _once(mind: Mind, key: str, find: Callable[[], list[T]]) -> list[T]:
    """Thought through once a question."""
    match mind.foreseen.get(key):
        case (board, list() as found) if board is mind.s:
            return found
    found = find()
    mind.foreseen[key] = (mind.s, found)
    return found


def fight_only(mind: Mind, enemies: Sequence[Faction]) -> None:
    """8.2.1 An instruction: while this question is thought about, nobody else is fought."""
    for spent in (False, True):
        found = [p for p in prospects(mind, spent) if p.enemy in enemies]
        mind.foreseen[_PROSPECTS[spent]] = (mind.s, found)


def _find_attacks(mind: Mind, spent: bool) -> list[Attack]:
    s, lent = _board(mind, spent), with_auxilia(mind)
    own = present(lent, AEDUI)
    crowded = [r for r in own if _has_attackers(s, r) or (lent.shared & r.mask and _has_attackers(lent, r))]
    if not crowded:
        return []
    able, enemies = open_regions(mind, BATTLE), fair_game(mind)
    pairs = [(r, f) for r in crowded if r in able for f in targets(mind.s, AEDUI, r) if f in enemies]
    return [each for r, f in pairs if (each := _attack(_joined(s, lent, r, f), r, f)) is not None]


def _board(mind: Mind, spent: bool) -> State:
    """59 One charge in a Command; when it is spent, no other Battle counts on it."""
    if not spent:
        return mind.s
    after = mind.s.copy()
    after.charged = altered(after.charged, AEDUI, SPENT)
    return after


def _joined(s: State, lent: State, region: Region, enemy: Faction) -> State:
    """38 With the Auxilia that Non-player Romans are sure to lend here."""
    if enemy is ROMANS or not lent.shared & ~s.shared & region.mask:
        return s
    together = s.copy()
    set_shared(together, AEDUI, region)
    return together


def _has_attackers(s: State, region: Region) -> bool:
    """Enough for a Loss; few Regions have so many Aedui, A1.4 or Diviciacus."""
    n = number_of(s, region, acting_bands(s, region, AEDUI))
    return n >= 2 or (n == 1 and _may_charge(s, False)) or has_leader(s, region, AEDUI)


def _may_charge(s: State, sheltered: bool) -> bool:
    return has_horse(s, AEDUI, sheltered) and not s.charged[AEDUI]


def fair_game(mind: Mind) -> list[Faction]:
    """Gauls and Germans; Romans only while the Aedui exceed their victory threshold."""
    wins = victory_margin(mind.s, AEDUI) > 0
    return [f for f in targets_of(mind.s, AEDUI) if f is not ROMANS or wins]


def prospect(mind: Mind, s: State, region: Region, enemy: Faction) -> Prospect | None:
    """On this board; None where no Loss is caused, or where Frost forbids what could come of it (8.4.4)."""
    attack = _attack(s, region, enemy)
    return None if attack is None else _prospect(mind, attack)


def _attack(s: State, region: Region, enemy: Faction) -> Attack | None:
    sheltered = is_sheltered(s, AEDUI, enemy, region)
    charge = _may_charge(s, sheltered) and holds_in_battle(s, AEDUI, enemy)
    losses = attack_losses(s, AEDUI, enemy, region, sheltered, charge=charge)
    if not losses:
        return None
    stand = None if _is_shallow(s, enemy, region, losses) else forecast(s, AEDUI, enemy, region)
    return Attack(region, enemy, s, charge, stand)


def _is_shallow(s: State, enemy: Faction, region: Region, losses: int) -> bool:
    """Whether Warbands or Auxilia take so many Losses: 13, 27, 30 and A33 make the Attack no stronger; 59 Horse that
    has charged here does."""
    return losses <= number_of_bands(s, region, enemy) and s.charged[AEDUI] != region + 1


def _prospect(mind: Mind, attack: Attack) -> Prospect | None:
    """An Ambush costs the enemy what it costs one who stands."""
    region, enemy, s, charge, _ = attack
    stand = attack.stand or forecast(s, AEDUI, enemy, region)
    leave = forecast(s, AEDUI, enemy, region, retreat=True) if can_leave(mind, enemy, region) else None
    first, struck = first_shots(s, enemy, region), counter(mind, s, enemy, region, stand)
    caesar = enemy is ROMANS and has_named_leader(s, region, ROMANS)
    plain = not bars_battle(mind, s, enemy, region)
    ambush = _can_ambush(s, region, enemy) and not bars_battle(mind, s, enemy, region, ambush=True)
    if not plain and not ambush:
        return None
    return Prospect(
        region,
        enemy,
        stand.inflicted,
        None if leave is None else leave.inflicted,
        stand.inflicted if ambush else None,
        first,
        struck,
        caesar,
        has_walls(s, enemy, region),
        has_elite(s, enemy, region),
        is_diviciacus_exposed(s, region, first, struck),
        not mind.is_player(enemy) and allies(s, region, enemy) > 0,
        plain,
        charge,
    )


def _can_ambush(s: State, region: Region, enemy: Faction) -> bool:
    """13 Slingers shoot before an Ambush is announced, and may leave too few Hidden Warbands for it."""
    if not may_ambush(s, AEDUI, enemy, region):
        return False
    after = s.copy()
    return not slingers(after, AEDUI, enemy, region).losses or may_ambush(after, AEDUI, enemy, region)


def first_shots(s: State, enemy: Faction, region: Region) -> int:
    """13 unshaded, 27 shaded: Losses before the Attack."""
    ready = capability(s, BALEARIC_SLINGERS, UNSHADED) and not s.slung[AEDUI] and holds_in_battle(s, enemy, AEDUI)
    shots = number_of(s, region, acting_bands(s, region, ROMANS)) // (1 if may_charge(s, AEDUI) else 2) if ready else 0
    return min(
        acting_total(s, region, AEDUI), shots + (enemy is ARVERNI and has_archers(s, AEDUI, enemy, region, PLAIN))
    )


def counter(mind: Mind, s: State, enemy: Faction, region: Region, stand: Outcome) -> int:
    """The most that a Counterattack could cause: every roll of the Defender absorbs its Loss."""
    hard = count(s, region, enemy, LEADER) + count(s, region, enemy, LEGION)
    left = _at_best(mind, s, enemy, region, stand) if hard else stand.after
    charge = has_horse(s, enemy, is_sheltered(s, AEDUI, enemy, region)) and holds_in_battle(s, enemy, AEDUI)
    losses = counter_losses(left, AEDUI, enemy, region, PLAIN, charge=charge)
    return min(losses, acting_total(s, region, AEDUI))


def _at_best(mind: Mind, s: State, enemy: Faction, region: Region, stand: Outcome) -> State:
    """A player lets Leader or Legion roll for every Loss; a Non-player gives up its Warbands or Auxilia first
    (8.4.1), but those picked as Legions (30) roll before any (8.7.8)."""
    t = s.copy()
    pick_elite(t, AEDUI, enemy, region)
    if not mind.is_player(enemy) and not any(t.elite):
        for what in acting_bands(t, region, enemy):
            at = region.base + what
            remove(t, region, what, t.pieces[at] - stand.after.pieces[at])
    return t


def is_diviciacus_exposed(s: State, region: Region, first: int, struck: int) -> bool:
    """A8.6.2 Whether the Counterattack could cause more Losses than there are others to take them (A1.4)."""
    here = war(s).spares_diviciacus and has_leader(s, region, AEDUI)
    return here and struck > 0 and first + struck >= acting_total(s, region, AEDUI)


def has_walls(s: State, enemy: Faction, region: Region) -> bool:
    """A Fort but that of Provincia (1.4.2); A64 an Abatis."""
    fort = enemy is ROMANS and has_fort(s, region) and region is not PROVINCIA
    return fort or has_abatis(s, AEDUI, enemy, region)


def has_elite(s: State, enemy: Faction, region: Region) -> bool:
    """30 shaded: Warbands picked as Legions."""
    return enemy is ARVERNI and has_leader(s, region, ARVERNI) and capability(s, VERCINGETORIXS_ELITE, SHADED)


def can_leave(mind: Mind, enemy: Faction, region: Region) -> bool:
    """3.2.4 Whether the enemy has mobile pieces and a Region that is, or might be, opened to their Retreat."""
    return may_retreat(mind.s, AEDUI, enemy, region) and any(
        _might_admit(mind, enemy, r) for r in roads(mind.s, enemy, region)
    )


def _might_admit(mind: Mind, enemy: Faction, region: Region) -> bool:
    """8.4.2, 8.8.6 The enemy's own Control, that of a player, who may agree; or Aedui Control for Romans (8.6.6)."""
    holder = controller(mind.s, region)
    if holder is AEDUI:
        return enemy is ROMANS and admit_romans(mind.s)
    return holder is enemy or mind.is_player(holder)
