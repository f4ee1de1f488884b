"""What must have been asked or done before the game goes on: a question that is left out offers nothing to compare."""

from tests.falling_sky.models.battle import ambush, besiege, declare_retreat
from tests.falling_sky.models.board import Board
from tests.falling_sky.models.germans import battle_targets, may_raid, rally_ally, rally_number, to_march
from tests.falling_sky.models.story import Story
from tests.falling_sky.models.watch import Event, Moment

GERMANS = "Germans"


def moment(board: Board, story: Story, who: str, key: str, about: list[str]) -> Moment:
    return Moment(board, story, who, key, "", [], about)


# ---- 3.2.4, 3.3.4 before the Attack


def announced(e: Event) -> None:
    """As the Battle begins: whether Ambush or Besiege can be announced, and so must be offered."""
    attacker, defender, region = e.facts
    if not e.story.plain or attacker == GERMANS:
        e.story.announceable = ""
        return
    key, offer = ("besiege", besiege) if attacker == "Romans" else ("ambush", ambush)
    able = offer(moment(e.after, e.story, attacker, key, [region, defender]))
    e.story.announceable = key if able else ""


def defended(e: Event) -> str | None:
    """A Defender who can go somewhere is asked whether he Retreats; Caesar rolls against an Ambush."""
    attacker, defender, region = e.facts[:3]
    if not e.story.judges_battle:
        return None
    fight = e.story.fight
    if e.story.announceable and not fight.ambush and e.story.announceable not in e.story.recent:
        return f"{e.story.announceable} was not offered"
    caesar = defender == "Romans" and e.after.leader_in(region, "Romans") == "Caesar"
    if fight.ambush and caesar and "caesar_ambushed" not in e.story.recent:
        return "Caesar did not roll (4.3.3)"
    if fight.ambush or defender == GERMANS or "declare_retreat" in e.story.recent or e.after.has(27, "shaded"):
        return None
    ways = declare_retreat(moment(e.after, e.story, defender, "declare_retreat", [region, attacker])) or set()
    return "no Retreat was offered" if ways - {"stand"} else None


# ---- 6.2 before the next of the Germans' Commands


def allies_left(e: Event) -> str | None:
    """6.2.1 First as many Allies as possible, then Warbands."""
    if e.rule != "6.2.1" or e.story.winter.rallied or e.story.winter.partial or not judges(e.story):
        return None
    left = rally_ally(moment(e.before, e.story, GERMANS, "", []))
    return f"an Ally could be placed: {sorted(left)} (6.2.1)" if left else None


def rally_left(e: Event) -> str | None:
    """6.2.1 As many Warbands as possible come before the March."""
    if e.story.winter.marching or not judges(e.story) or not e.before.available_bands(GERMANS):
        return None
    open_to = [r for r in e.before.regions if r not in e.before.devastated | e.story.winter.rallied]
    places = [r for r in open_to if rally_number(e.before, r)]
    return f"Warbands could be placed: {places} (6.2.1)" if places else None


def march_left(e: Event) -> str | None:
    """6.2.2 Every group has Marched before anybody raids."""
    left = to_march(e.before, e.story)
    return f"groups could March: {left} (6.2.2)" if left else rally_left(e)


def raided(e: Event) -> str | None:
    if not judges(e.story) or e.facts[0] != GERMANS or e.story.winter.raids or e.story.winter.partial:
        return None
    return march_left(e)


def marched(e: Event) -> str | None:
    return rally_left(e) if e.rule == "6.2.2" and not e.story.winter.partial else None


def raids_left(board: Board, story: Story) -> str | None:
    """6.2.3 As many Warbands as able have raided, two in a Region at most."""
    left = [r for r in board.regions if may_raid(board, r, story, 1)]
    return f"Warbands could raid in {left} (6.2.3)" if left else None


def fought(e: Event) -> str | None:
    if e.rule != "6.2.4" or e.story.winter.fought:
        return None
    return raids_left(e.after, e.story)


def quarters_begin(board: Board, story: Story) -> str | None:
    """6.2.4 Every Battle that could be fought has been, before the Quarters Phase."""
    if story.winter.quarters or story.puzzle.options["diviciacus"] or story.by_event:
        return None
    story.winter.quarters = True
    left = [r for r in board.regions if r not in story.winter.fought and battle_targets(board, r, story)]
    return f"Germans could Battle in {left} (6.2.4)" if left else None


def relocated(e: Event) -> str | None:
    return quarters_begin(e.before, e.story) if judges(e.story) else None


def quarters_from(m: Moment) -> set[str] | None:
    """6.3.1 comes first: no Warbands are left that must relocate."""
    said = quarters_begin(m.board, m.story) if m.who == "Belgae" else None
    return {said} if said else None


def judges(story: Story) -> bool:
    return story.phase == "winter" and not story.command and not story.by_event


# ---- 6.1


def checked(e: Event) -> str | None:
    """Nothing follows on a game that is over."""
    if e.story.winter.over:
        return "the game should be over (6.1)"
    return None


OFFERS = {"quarters_from": quarters_from}
OUTCOMES = {
    "battle": lambda e: announced(e) or fought(e),
    "attack": defended,
    "place_bands": allies_left,
    "raid": raided,
    "germanic_march": marched,
    "germans_relocate": relocated,
    "senate": checked,
    "spring": checked,
}
