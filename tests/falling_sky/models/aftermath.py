"""What must have happened when something is over: Losses taken in full, sides Revealed, Retreats carried out, Warbands
hidden by a March or turned by a Raid, Harassment, resentment, hunger."""

from tests.falling_sky.models.board import BANDS, FACTIONS, GAULS, PLAYERS, REGIONS, Board
from tests.falling_sky.models.commands import is_city, rally_ways
from tests.falling_sky.models.story import Fight, Story
from tests.falling_sky.models.watch import Event

GERMANS = "Germans"
SUFFERING = ("citadel_falls", "lot", "lost", "absorbed", "not_absorbed")  # Losses are still being taken, or asked about
ASKED = ("loss", "loss_roll", "germanic_ally_lost", "walled", "marched", "marching")


def over(e: Event) -> str | None:
    """Look back at what has ended with this entry or question."""
    count_turned(e)
    checks = (losses_taken, battle_over, retreated, hidden, seized, resented)
    return next((said for check in checks if (said := check(e))), None)


def is_question(e: Event, *keys: str) -> bool:
    return e.key == "question" and e.facts[1] in keys


# ---- 3.2.4, 3.3.4 Losses


def losses_taken(e: Event) -> str | None:
    """All Losses that were announced are taken, no more, unless nothing is left that can take them."""
    due = e.story.due
    if due is None or e.key in SUFFERING or is_question(e, *ASKED):
        return None
    e.story.due = None
    board = e.story.acting(e.after)
    left = board.strength(due.region, due.victim) - (due.region == "Provincia" and due.victim == "Romans")
    short = due.taken < due.number and left > 0
    if not e.story.judges_losses or not (short or due.taken > due.number):
        return None
    return f"the {due.victim} took {due.taken} Losses of {due.number} in {due.region}"


def lost(e: Event) -> str | None:
    """3.4.5 Germans lose Scouted, Revealed, Hidden Warbands, then Allies, those in Cities last."""
    region, what = e.facts[0], e.facts[1]
    if e.rule != "3.4.5" or region in e.story.enlisted:
        return None
    here = e.before.pieces[region][GERMANS]
    order = ("Scouted", "Revealed", "Hidden")
    if what not in e.before.tribes:
        kind = what.split()[0]
        return f"{what} is lost before others" if any(here[k] for k in order[: order.index(kind)]) else None
    towns = [t for t in e.before.tribes_in(region) if e.before.tribes[t] == GERMANS and not is_city(t)]
    early = any(here[k] for k in order) or (is_city(what) and towns)
    return f"{what} is lost before others" if early else None


def battle_over(e: Event) -> str | None:
    """Steps 4 and 5: a Counterattack, unless Retreat or Ambush; then nobody who fought is Hidden."""
    story, fight = e.story, e.story.fight
    ends = e.key in ("battle", "resolve") or is_question(e, "command", "quarters_from")
    if not ends or not fight.attacked or fight.over:
        return None
    fight.over = True
    if not story.judges_losses:
        return None
    struck_back = fight.retreat or (fight.ambush and not fight.caesar) or fight.countered
    if not struck_back:
        return "no Counterattack (Step 4)"
    return stormed(e, fight) or (stayed(e, fight) if fight.retreat else revealed(e, fight))


def stormed(e: Event, fight: Fight) -> str | None:
    """10 shaded: after an Ambush its holder is asked about each Fort (not Provincia's) and Citadel that stands."""
    hard = e.after.citadels(fight.region, fight.defender)
    hard += e.after.pieces[fight.region][fight.defender]["Fort"] and fight.region != "Provincia"
    due = fight.ambush and e.after.has(10, "shaded", fight.attacker) and hard
    return "nobody was asked about a Fort or Citadel (10)" if due and "event_confirm 10" not in e.story.recent else None


def revealed(e: Event, fight: Fight) -> str | None:
    sides = {fight.attacker, fight.defender}
    sides |= {GERMANS} if fight.region in e.story.enlisted and "Belgae" in sides else set()
    unseen = [f for f in sides if e.after.hidden(fight.region, f)]
    return f"{unseen} are Hidden after the Battle in {fight.region} (Step 5)" if unseen else None


def stayed(e: Event, fight: Fight) -> str | None:
    """Step 6: all have gone, but those who are walled in (4); against Romans Leader and Hidden Warbands may stay."""
    free = e.after.free_to_go(fight.region, fight.defender)
    still = [kind for kind in free if fight.attacker != "Romans" or kind not in ("Leader", "Hidden")]
    return f"{still} have not Retreated from {fight.region} (Step 6)" if still else None


def retreated(e: Event) -> str | None:
    """Step 6, 4.5.2: what leaves comes to the Region named, or is removed."""
    if e.key != "retreat":
        return None
    origin, to = e.facts[1], e.facts[2]
    for faction in FACTIONS:
        for kind in ("Leader", "Legion", *BANDS):
            left = e.before.count(origin, faction, kind) - e.after.count(origin, faction, kind)
            came = e.after.count(to, faction, kind) - e.before.count(to, faction, kind) if to in REGIONS else 0
            if came != (left if to in REGIONS else 0) or left < 0:
                return f"{left} {faction} {kind} left, {came} arrived"
    return None


def held(e: Event) -> str | None:
    """4.3.3, 4.5.3 Caesar withstands an Ambush on 4 to 6, one of the Belgae on 5 or 6."""
    roll, said = int(e.facts[1]), e.facts[2] == "True"
    due = roll >= (5 if e.story.fight.attacker == "Belgae" else 4)
    return None if said == due else f"Caesar holds: {due} on a {roll}"


def shot(e: Event) -> str | None:
    """13 unshaded: half a Loss for each Auxilia, or one with 59; 27 shaded: one, by six or more Arverni Warbands."""
    card, victim, region, number = e.facts[0], e.facts[1], e.facts[2], int(e.facts[3])
    if not e.story.judges_losses:
        return None
    board = e.story.acting(e.after)
    auxilia = board.bands(region, "Romans")
    if card == "13":
        due = {auxilia // 2} | ({auxilia} if board.has(59, "unshaded") else set())
        able = board.has(13, "unshaded") and victim != "Romans" and not e.story.slung
        return None if able and number in due else f"{sorted(due)} Losses by Slingers, once a Command (13)"
    able = board.has(27, "shaded") and board.bands(region, "Arverni") >= 6 and victim != "Arverni"
    return None if able and number == 1 else "one Loss by six Warbands (27)"


def shooting_left(e: Event) -> str | None:
    """27 shaded: the Archers shoot before the Attack."""
    fight = e.story.fight
    unshot = fight.archers and not fight.shot and e.story.judges_losses
    return "six Arverni Warbands did not shoot first (27)" if unshot else None


# ---- 3.2.2, 3.3.2, 3.3.3, 4.2.2 turning


def hidden(e: Event) -> str | None:
    """A March hides all of the Faction in its Region; Scouted Warbands lose their marker instead."""
    hiding, e.story.hiding = e.story.hiding, None
    if hiding is None or e.key != "question" or e.story.by_event:
        return None
    who, region, start = hiding
    was, here = start.pieces[region][who], e.after.pieces[region][who]
    due = {"Hidden": was["Hidden"] + was["Revealed"], "Revealed": was["Scouted"], "Scouted": 0}
    wrong = any(here[kind] != n for kind, n in due.items())
    return f"after the March {due} in {region}, not {dict(here)} (3.2.2)" if wrong else None


def raided(e: Event) -> str | None:
    """3.3.3 One Hidden Warband is turned for each Resource."""
    who, region = e.facts[0], e.facts[1]
    if who == GERMANS and not e.story.winter.raids:
        return None  # 6.2.2 has just hidden them
    lenders = {"Belgae": [GERMANS], "Aedui": ["Romans"]}.get(who, [])
    turned = [e.before.hidden(region, f) - e.after.hidden(region, f) for f in (who, *lenders)]
    return None if sum(turned) == 1 else f"{sum(turned)} Warbands are turned, not one"


def scouted(e: Event) -> str | None:
    """4.2.2 One Warband is marked; two at most for each Auxilia that is turned."""
    region, faction = e.facts[0], next(f for f in FACTIONS if owns(f, e.facts[1]))
    came = e.after.count(region, faction, "Scouted") - e.before.count(region, faction, "Scouted")
    turned = e.story.turned.get(region, 0)
    marked = e.story.marked[region] = e.story.marked.get(region, 0) + 1
    wrong = came != 1 or marked > 2 * turned
    return f"{marked} Scouted by {turned} Auxilia (4.2.2)" if wrong and not e.story.by_event else None


def count_turned(e: Event) -> None:
    """Auxilia, or what acts as such, that are turned where they stand."""
    for region in e.before.differing(e.after):
        for faction in ("Romans", "Aedui"):
            fewer = e.before.hidden(region, faction) - e.after.hidden(region, faction)
            if fewer > 0 and e.before.bands(region, faction) == e.after.bands(region, faction):
                e.story.turned[region] = e.story.turned.get(region, 0) + fewer


def owns(faction: str, piece: str) -> bool:
    return {"Belgae": "Belgic", GERMANS: "Germanic"}.get(faction, faction) in piece


# ---- 3.2.2, 3.2.3 Harassment, resentment


def harassed(e: Event) -> str | None:
    """A Loss for every three Hidden Warbands (Auxilia against Vercingetorix)."""
    who, _, region, number = e.facts
    due = e.after.hidden(region, who) // 3
    return None if int(number) == due > 0 or e.story.shared else f"{due} Losses by Harassment"


def seized(e: Event) -> str | None:
    """3.2.3 Where nothing is Devastated there was a Forage; then everybody able has been asked, and Germans Harass."""
    story = e.story
    ends = e.key == "resolve" or is_question(e, "command")
    if not ends or not story.seizing:
        return None
    region, story.seizing = story.seizing, ""
    if not story.plain or not removable(e.before, region):
        return None
    if region not in e.before.devastated and not story.foraged:
        return f"no Forage in {region} (3.2.3)"
    return unharassed(e.before, story, region, "Romans")


def removable(board: Board, region: str) -> int:
    return board.strength(region, "Romans") - (region == "Provincia")


def unharassed(board: Board, story: Story, region: str, marcher: str) -> str | None:
    """Those with three Hidden Warbands, and no truce, who have not been asked; 3.3.2 Auxilia too."""
    able = [f for f in FACTIONS if f != marcher and board.hidden(region, f) >= 3 and f not in story.truces]
    left = [f for f in able if f not in story.harassers]
    return f"{left} could Harass in {region}" if left else None


def departed(e: Event) -> str | None:
    """3.2.2 Whoever leaves a Region that it has entered may be Harassed there."""
    if not e.story.onward or not e.story.plain:
        return None
    return unharassed(e.before, e.story, e.facts[1], e.facts[0])


def resented(e: Event) -> str | None:
    """3.2.3 On 1 to 3, and only then, a free Rally where it has effect."""
    resentment, e.story.resentment = e.story.resentment, None
    asked = is_question(e, "free_rally")
    if resentment is None or not e.story.plain:
        return None
    who, region, roll = resentment
    near = [r for r in e.before.near(region, who) if r not in e.before.devastated and rally_ways(e.before, r, who)]
    due = roll <= 3 and bool(near)
    return None if asked == due else f"a roll of {roll} by the {who}: Rally in {near} (3.2.3)"


# ---- 4.4.2, 6


def suborned(e: Event) -> str | None:
    """Two Resources for an Ally, one for a Warband or Auxilia."""
    if not e.story.plain:
        return None
    ally = e.facts[1] == "place_ally" or (e.facts[1] == "remove" and e.facts[2] in e.before.tribes)
    due = 2 if ally else 1
    return None if e.story.paid == due else f"{due} Resources by 4.4.2, not {e.story.paid}"


def senate_begins(e: Event) -> str | None:
    """6.3.2 Every hungry Warband has rolled; 6.4 everybody has earned, the Aedui twice."""
    earned = sorted(e.story.winter.earned)
    if e.rule != "6.5.1" or e.story.winter.partial:
        return None
    return None if earned == sorted([*PLAYERS, "Aedui"]) else f"only {earned} have earned (6.4)"


def harvest_begins(e: Event) -> str | None:
    if e.rule != "6.4.1" or e.story.winter.partial:
        return None
    hungry = [(f, r) for f in GAULS for r in e.before.devastated if not e.before.settled(r, f)]
    left = [pair for pair in hungry if e.before.bands(pair[1], pair[0]) != e.story.winter.survivors.get(pair, 0)]
    return f"{left} have not rolled (6.3.2)" if left else None


def relocated(e: Event) -> str | None:
    """6.3.1 comes before the Belgae: no Germans are left that must go home."""
    if not is_question(e, "quarters_from") or e.facts[0] != "Belgae":
        return None
    hungry = [r for r in e.before.devastated if REGIONS[r]["group"] != "Germania" and not e.before.settled(r, GERMANS)]
    left = [r for r in hungry if e.before.bands(r, GERMANS)]
    return f"Germans are still in {left} (6.3.1)" if left else None


def placed_leader(e: Event) -> str | None:
    """6.6 A Successor."""
    found = e.after.leaders[e.facts[0]][0]
    return None if e.rule != "6.6" or found == "Successor" else f"a Successor by 6.6, not {found}"


OFFERS: dict[str, object] = {}
OUTCOMES = {
    "*": over,
    "question": relocated,
    "lost": lost,
    "caesar_ambushed": held,
    "shoot": shot,
    "attack": shooting_left,
    "raid": raided,
    "scouted": scouted,
    "harass": harassed,
    "march": departed,
    "suborn": suborned,
    "senate": senate_begins,
    "earn": harvest_begins,
    "place_leader": placed_leader,
}
