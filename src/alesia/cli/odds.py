"""How a game stands: its rest is played many times, and each seat's chance to win is shown while that goes on."""

import json
import os
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.live import Live

import alesia
from alesia.cli import boards
from alesia.cli.screen import Screen
from alesia.cli.sheets import picture, show_sheet, with_bars
from alesia.cli.speech import language, person_name, player_name, scenario, seat_name
from alesia.cli.speech import say_report as say
from alesia.cli.start import Setting, options_of, seats_of, try_apart
from alesia.kernel.errors import BadOption, BadPosition
from alesia.kernel.record import FIRST_LINE
from alesia.lab.odds import Odds, Start, estimate, start_of, usual_kind
from alesia.lab.sheets import Sheet, heads, percent, shares
from alesia.players import HUMAN, NONPLAYER, is_nonplayer
from alesia.table import set_up
from alesia.table.files import read_text
from alesia.words.numerals import written


def odds(file: Path, setting: Setting, games: int, jobs: int | None, as_json: bool, plain: bool) -> int:
    """Play on from a saved game or a position, and tell the odds; 130 if broken off, 1 if games crashed, else 0."""
    table = read_table(file, setting)
    kinds = seats_of(setting._replace(game=table.game.name), usual_kind(table.game))
    try_apart(kinds)
    start = start_of(table, kinds)
    screen = boards.screen(table.game.name, plain)
    seed = setting.seed or 0
    running = estimate(start, games, seed, jobs or os.cpu_count() or 1)
    with closing(running), looked_on(screen, start) as show:
        found, is_whole = follow(running, show, Odds.of(table.game))
    if as_json:
        print(json.dumps(facts(found, start, seed, is_whole)))
    else:
        tell(screen, found, start, table, is_whole)
    return int(bool(found.crashes)) if is_whole else 130


# ---- Where a game is read from


def read_table(file: Path, setting: Setting) -> alesia.Table:
    """The game of a file exactly where it was left; nobody goes on."""
    text = read_text(file, BadPosition)
    if is_record(text):
        return _saved(text, setting)
    if setting.game is None:
        raise BadOption(say("odds.which", str(file)))
    return set_up(setting.game, setting.scenario, 0, {}, options_of(setting), text)


def is_record(text: str) -> bool:
    lines = (line.strip() for line in text.split("\n"))
    return next((line for line in lines if line and not line.startswith(";")), "") == FIRST_LINE


def _saved(text: str, setting: Setting) -> alesia.Table:
    record = alesia.Record.from_text(text)
    if setting.game not in (None, record.game) or setting.scenario is not None or setting.options:
        raise BadOption(say("odds.told"))
    # Whoever else sat there need not be here now; to the rules there are people and non-players alone.
    seats = {seat: NONPLAYER if is_nonplayer(kind) else HUMAN for seat, kind in record.seats.items()}
    return alesia.replay(replace(record, seats=seats))


# ---- What is shown


Show = Callable[[Odds], None]


@contextmanager
def looked_on(screen: Screen, start: Start) -> Iterator[Show]:
    """What is called with the odds so far; they are shown on the error stream if somebody looks on."""
    if not sys.stderr.isatty() or screen.plain:
        yield lambda found: None
        return
    with Live(console=Console(stderr=True, width=screen.width), transient=True, refresh_per_second=8) as live:
        yield lambda found: live.update(picture(screen, sheet(found, start, bars=True)))


def follow(running: Iterable[Odds], show: Show, found: Odds) -> tuple[Odds, bool]:
    """The last of the odds, and whether all games were played: whoever has seen enough may break off."""
    try:
        for found in running:
            show(found)
    except KeyboardInterrupt:
        return found, False
    return found, True


def sheet(found: Odds, start: Start, bars: bool) -> Sheet:
    rows = [
        [
            person_name(found.heirs, seat),
            player_name(start.kinds[seat]),
            _whole(found.wins[seat]),
            *_shares(found, seat),
        ]
        for seat in found.seats
    ]
    if found.draws:
        rows.append([say("rates.draws"), "", _whole(found.draws), percent(found.draws / found.games, language()), ""])
    whole = Sheet("odds", say("odds.caption", found.games), _heads(), rows, 2)
    return with_bars(whole, [found.chance(seat) for seat in found.seats]) if bars else whole


def _heads() -> list[str]:
    return heads("seat", "kind", "wins", "percent", "interval", language=language())


def _whole(number: int) -> str:
    return written(number, "num", language())


def _shares(found: Odds, seat: str) -> list[str]:
    return shares(found.chance(seat), language())


def tell(screen: Screen, found: Odds, start: Start, table: alesia.Table, is_whole: bool) -> None:
    """The odds, and what is to be known of them."""
    named = scenario(table.game.name, table.scenario, table.game.scenarios[table.scenario])
    screen.rule(say("odds.title", table.game.title, named, table.decisions))
    if table.ask is not None:
        screen.line(say("odds.asked", ", ".join(seat_name(ask.who) for ask in table.asks)))
    if not found.games:
        screen.line(say("odds.none"))
    else:
        show_sheet(screen, sheet(found, start, not screen.plain))
        screen.line()
        screen.line(say("odds.doubt", percent(found.doubt, language())))
    screen.lines(_remarks(found, start, table, is_whole))


def _remarks(found: Odds, start: Start, table: alesia.Table, is_whole: bool) -> Iterator[str]:
    if not is_whole:
        yield say("odds.broken")
    if start.entries and start.kinds != table.seats:
        yield say("odds.under_way")
    if table.game.has_secrets:
        yield say("odds.secrets")
    if found.crashes:
        yield say("odds.crashes", len(found.crashes), found.crashes[0].number, found.crashes[0].error)


def facts(found: Odds, start: Start, seed: int, is_whole: bool) -> dict[str, Any]:
    """The odds as JSON can hold them."""
    return {
        "game": start.game,
        "games": found.games,
        "broken_off": not is_whole,
        "seed": seed,
        "seats": {
            seat: {"kind": start.kinds[seat], "wins": found.wins[seat], "chance": found.chance(seat)._asdict()}
            for seat in found.seats
        },
        "draws": found.draws,
        "crashes": [crash._asdict() for crash in found.crashes],
    }
