"""8.4.3 To stand or to Retreat: the Battle under way as its Defender sees it, and what it makes of that."""

from functools import partial
from typing import NamedTuple

from alesia.games.falling_sky.abilities.besiege import besieged
from alesia.games.falling_sky.board import has_leader, total
from alesia.games.falling_sky.commands.losses import Target
from alesia.games.falling_sky.commands.strength import Terms, is_sheltered
from alesia.games.falling_sky.components import ROMANS, Faction, Region
from alesia.games.falling_sky.nonplayers.forecast import Outcome, driven_out, forecast, leaving, without_besieged
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.reckoning import BESIEGE, tolls
from alesia.games.falling_sky.state import State
from alesia.kernel.ask import Ask


class Assault(NamedTuple):
    """The Battle in which a Defender is asked whether it Retreats: 13, 27 whoever shoots first has done so."""

    attacker: Faction
    region: Region
    terms: Terms
    besieged: tuple[Target | None, ...]  # 4.2.3 what an announced Besiege could remove; None without one


class Prospect(NamedTuple):
    """What comes of it if the Defender stands or Retreats, and what Besiege removes before."""

    stand: Outcome
    leave: Outcome
    besieged: Target | None


def assault_of(mind: Mind, ask: Ask) -> Assault:
    region, attacker, besieging, terms = ask.about[:4]
    assert isinstance(region, Region)
    assert isinstance(attacker, Faction)
    assert isinstance(terms, Terms)
    targets = besieged(mind.s, mind.faction, region) if besieging else []
    return Assault(attacker, region, terms, tuple(targets) or (None,))


def prospects(mind: Mind, assault: Assault) -> list[Prospect]:
    """One for each piece that Besiege may remove, the Attacker's choice; it goes "in addition to any Losses"."""
    return [_prospect(mind, assault, target) for target in assault.besieged]


def _prospect(mind: Mind, assault: Assault, target: Target | None) -> Prospect:
    attacker, region, terms, _ = assault
    think = partial(forecast, mind.s, attacker, mind.faction, region, terms=terms, besieged=target, begun=True)
    stand, leave = [without_besieged(think(retreat=each), mind.s, region, target) for each in (False, True)]
    return Prospect(stand, leave, target)


# ---- three reasons ----------------------------------------------------------------------------------------------


def wants_retreat(mind: Mind, assault: Assault) -> bool:
    """To save the last piece; for Romans to spare Legions; or where a fight would cost far more than it brings;
    whatever Besiege removes."""
    found = [(each, *_why_retreat(mind, assault, each)) for each in prospects(mind, assault)]
    each, wanted, verdict = next((case for case in found if case[1]), found[0])
    _tell(mind, assault, each, "reckoned.attacked", verdict)
    return wanted


def _why_retreat(mind: Mind, assault: Assault, each: Prospect) -> tuple[bool, str]:
    if saves_the_last_piece(mind.s, mind.faction, assault.region, each.stand, each.leave):
        return True, "retreat.last_piece"
    if _spares_legions(mind, each):
        return True, "retreat.spares_legions"
    if is_lopsided(mind, assault, each.stand):
        return True, "retreat.lopsided"
    return False, _why_stand(mind, assault)


def wants_to_slip_away(mind: Mind, assault: Assault) -> bool:
    """Without a Region to go to: to save the last piece, what the Retreat removes counted; or where a fight would cost
    far more than it brings and the Retreat itself removes nobody. Legions that it would remove are not spared."""
    found = [(each, *_why_slip_away(mind, assault, each)) for each in prospects(mind, assault)]
    each, wanted, verdict = next((case for case in found if case[1]), found[0])
    gone = driven_out(each.leave, assault.attacker, mind.faction, assault.region)
    _tell(mind, assault, each._replace(leave=gone), "reckoned.at_bay", verdict)
    return wanted


def _why_slip_away(mind: Mind, assault: Assault, each: Prospect) -> tuple[bool, str]:
    gone = driven_out(each.leave, assault.attacker, mind.faction, assault.region)
    if saves_the_last_piece(mind.s, mind.faction, assault.region, each.stand, gone):
        return True, "retreat.last_piece"
    lopsided = is_lopsided(mind, assault, each.stand)
    if lopsided and gone.inflicted == each.leave.inflicted:
        return True, "retreat.lopsided"
    spoiled = lopsided or _spares_legions(mind, each)
    return False, "retreat.removes" if spoiled else _why_stand(mind, assault)


def _why_stand(mind: Mind, assault: Assault) -> str:
    attacker, region, terms, _ = assault
    sheltered = is_sheltered(mind.s, attacker, mind.faction, region, terms)
    return "retreat.sheltered" if sheltered else "retreat.no_reason"


def _tell(mind: Mind, assault: Assault, each: Prospect, key: str, verdict: str) -> None:
    if _spares_legions(mind, each):
        rolls = (rolls_against_legions(each.stand), rolls_against_legions(each.leave, retreating=True))
        mind.walk.note("retreat.rolls", "8.4.3", *rolls)
    sides = (assault.region, assault.attacker, mind.faction)
    manner, siege = ("", ()) if each.besieged is None else (BESIEGE, (each.besieged,))
    mind.walk.reckon(key, *sides, manner, tolls(each.stand), tolls(each.leave), verdict, *siege, rule="8.4.3")


def _spares_legions(mind: Mind, each: Prospect) -> bool:
    if mind.faction is not ROMANS:
        return False
    return rolls_against_legions(each.leave, retreating=True) < rolls_against_legions(each.stand)


def rolls_against_legions(course: Outcome, *, retreating: bool = False) -> int:
    """The most Loss rolls that Legions can be forced to: one that survives rolls for what would hit the pieces after
    it, the Leader and, unless the Romans Retreat, Allies and Fort."""
    toll = course.inflicted
    if not toll.legions:
        return 0
    fixed = 0 if retreating else toll.allies + toll.strongholds
    return toll.legions + toll.leader + fixed + course.beyond


def saves_the_last_piece(s: State, faction: Faction, region: Region, stand: Outcome, leave: Outcome) -> bool:
    """8.4.3 Only if it changes the outcome; A64 an Abatis, 38 or what others lend, is no piece of the Faction's."""
    if not total(s, region, faction) or total(stand.after, region, faction):
        return False
    return total(leave.after, region, faction) > 0


def is_lopsided(mind: Mind, assault: Assault, stand: Outcome) -> bool:
    """Without Fort or Citadel, where the Retreat itself removes nothing: under half the Losses are sure to be
    returned."""
    attacker, region, terms, _ = assault
    if is_sheltered(mind.s, attacker, mind.faction, region, terms):
        return False
    return 2 * stand.suffered.losses < stand.inflicted.losses


def is_nobody_left_to_go(mind: Mind, assault: Assault) -> bool:
    """Whether the Losses, none of which can be rolled off, leave only Hidden Warbands, who stay (8.4.3), or nobody."""
    leave = prospects(mind, assault)[0].leave
    toll = leave.inflicted
    if toll.legions + toll.leader + toll.strongholds or any(leave.after.elite):
        return False
    if has_leader(mind.s, assault.region, mind.faction):
        return False
    return not leaving(leave.after, assault.attacker, mind.faction, assault.region)
