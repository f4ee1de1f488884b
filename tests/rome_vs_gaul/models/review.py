"""The log of a game read again: who won each battle, what it cost (13.4, 13.6), what a siege roll brought (14.3.2), who
had to submit (13.3, 14.3.3)."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple, cast

from alesia.kernel.game import LogEntry
from tests.rome_vs_gaul.models.board import ROMAN, TABLES, UNITS

DICE = ("attacker 1", "attacker 2", "defender 1", "defender 2")
COLUMNS, ROWS = TABLES["battle"]["columns"], TABLES["battle"]["rows"]
ODDS = ((1, 2), (1, 1), (3, 2), (2, 1))


class Fight(NamedTuple):
    """What stood on the field when the first die was about to be rolled."""

    at: int  # how long the log was
    sides: tuple[str, str]  # of attacker and defender; "" for peoples and the German Tribe
    steps: tuple[int, int]


def cell(strength: int, total: int, shift: int) -> tuple[int, int]:
    """13.4.1 Hits and asterisks."""
    column = sum(least <= strength for least in COLUMNS) - 1 - shift
    text = ROWS[str(total)][column] if strength and column >= 0 else "0"
    return int(text.rstrip("*")), text.count("*")


def review(log: Sequence[LogEntry], fights: Sequence[Fight]) -> Iterator[str]:
    """What does not follow from the dice."""
    for fight in fights:
        chapter = _chapter(log, fight.at)
        if chapter and chapter[-1].key in ("battle_won", "battle_drawn"):
            yield from _battle(fight, chapter)
    yield from _sieges(log)
    yield from _submissions(log)


def _chapter(log: Sequence[LogEntry], start: int) -> list[LogEntry]:
    """From the "battle" before to its end."""
    first = max(i for i in range(start) if log[i].key == "battle")
    found = []
    for entry in log[first:]:
        found.append(entry)
        if entry.key in ("battle_won", "battle_drawn"):
            break
    return found


def _battle(fight: Fight, chapter: list[LogEntry]) -> Iterator[str]:
    strengths = (int(str(chapter[0].facts[2])), int(str(chapter[0].facts[3])))
    thrown = next(entry for entry in chapter if entry.key == "battle_dice")
    pairs = cast(tuple[tuple[int, int], ...], thrown.facts[:2])
    dice: list[object] = [die for pair in pairs for die in pair]
    for entry in chapter:
        if entry.key == "rerolled":
            dice[DICE.index(str(entry.facts[1]))] = entry.facts[3]
    told = next(entry for entry in chapter if entry.key == "battle_hits")
    wrong = [f"13.4.1 {chapter[0].facts}: dice {dice}, told {told.facts}"]
    for shift in (0, 1):  # 17.1.2, 35: one column to the left for Rome
        scored = [_score(fight.sides[i], strengths[i], dice[2 * i : 2 * i + 2], shift) for i in (0, 1)]
        if [score[0] for score in scored] == [*told.facts[1:3]]:
            wrong = [*_result(fight, chapter, scored)]
            if not wrong:
                return
    yield from wrong


def _score(side: str, strength: int, dice: list[int], shift: int) -> tuple[int, int]:
    roman = side == ROMAN
    return cell(strength, sum(max(3, die) if roman else die for die in dice), shift if roman else 0)


def _result(fight: Fight, chapter: list[LogEntry], scored: list[tuple[int, int]]) -> Iterator[str]:
    attack, defence = scored
    drawn = attack == defence
    if drawn is not (chapter[-1].key == "battle_drawn"):
        yield f"13.4.1 {chapter[0].facts}: {scored}, told {chapter[-1]}"
    winner = None if drawn else int(defence > attack)
    hurt = [str(entry.facts[0]) for entry in chapter if entry.key == "elite_suffers"]
    after = chapter[next(i for i, entry in enumerate(chapter) if entry.key == "battle_hits") :]
    lost = [str(entry.facts[0]) for entry in after if entry.key in ("reduced", "eliminated")]
    for i, side in enumerate(fight.sides):
        own = [name for name in lost if UNITS[name].side == (side or "German")]
        elite = sum(UNITS[name].side == side for name in hurt)
        expected = _losses(fight, scored, winner, i, elite)
        if len(own) != expected and fight.steps[i]:
            yield f"13.6 {chapter[0].facts}: {side} lost {own}, the rules say {expected} of {fight.steps}, {scored}"


def _losses(fight: Fight, scored: list[tuple[int, int]], winner: int | None, i: int, elite: int) -> int:
    """13.6.1 One fewer for the victor for every two hits that the loser could not take; 13.5.3 the elite step."""
    taken = scored[1 - i][0]
    if winner == i and fight.steps[1 - i]:
        taken = max(0, taken - max(0, scored[i][0] - fight.steps[1 - i]) // 2)
    return min(fight.steps[i], taken + elite)


def _sieges(log: Sequence[LogEntry]) -> Iterator[str]:
    """14.3.2 The column of the odds, rounded down; 14.7.2 that of 1.5 to 1 for Subjugation."""
    siege: LogEntry | None = None
    for entry in log:
        if entry.key in ("siege", "surprise"):
            siege = entry if entry.key == "siege" else None
        elif entry.key == "siege_result" and siege is not None:
            attack, defence = int(str(siege.facts[2])), int(str(siege.facts[3]))
            column = sum(attack * two >= defence * one for one, two in ODDS) - 1 if defence else 2
            dice = sum(int(die) for die in str(entry.facts[1]).split(" + "))
            total = min(12, max(2, dice + int(str(entry.facts[2]))))
            text = TABLES["siege"]["rows"][str(total)][column]
            losses, _, points = text.replace("-", "0").partition("/")
            expected = (0, 0, True) if text == "S" else (int(losses), int(points), False)
            if expected != entry.facts[3:6]:
                yield f"14.3.2 {siege.facts}: {entry.facts}, the rules say {expected}"


def _submissions(log: Sequence[LogEntry]) -> Iterator[str]:
    """13.3.1, 14.3.3 Only to Romans who attack, at 3 to 1 or by an S on the Siege Table."""
    for i, entry in enumerate(log):
        if entry.key != "submit":
            continue
        cause = next(each for each in reversed(log[:i]) if each.key in ("battle", "siege", "siege_result"))
        if cause.key == "siege_result":
            right = bool(cause.facts[5])
        else:
            space, side = (cause.facts[0], cause.facts[1]) if cause.key == "battle" else cause.facts[1::-1]
            right = str(side) == ROMAN and space == entry.facts[0]
            right = right and int(str(cause.facts[2])) >= 3 * int(str(cause.facts[3]))
        if not right:
            yield f"13.3.1 {entry.facts} submit, after {cause}"
