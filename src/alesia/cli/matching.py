"""Matches between kinds of player, and what they say of their strength."""

import json
import sys
from math import isfinite
from typing import Any

from alesia.cli import boards
from alesia.cli.progress import progress
from alesia.cli.screen import Screen
from alesia.cli.sheets import show_sheet
from alesia.cli.speech import language, player_name, say, scenario, seat_name, speaking
from alesia.cli.start import Setting, options_of, try_apart
from alesia.kernel.errors import BadOption
from alesia.lab.match import Game, Score
from alesia.lab.ratings import rate as rated
from alesia.lab.ratings import trials_of
from alesia.lab.sheets import Sheet, percent, shares, signed
from alesia.lab.statistics import Interval, share
from alesia.lab.strategy.trials import Tally
from alesia.lab.tournament import Tournament
from alesia.lab.workers import workers
from alesia.players import is_own
from alesia.table import game_info
from alesia.words.catalogue import ENGLISH
from alesia.words.numerals import MINUS, written


def match(setting: Setting, kinds: list[str], games: int, jobs: int, as_json: bool, plain: bool) -> int:
    """Play the matches and tell their scores; the exit code: 0, 1 if a game crashed, 130 if somebody interrupted."""
    try_apart(dict(zip(kinds, kinds, strict=True)))
    tournament = Tournament(setting.game or "", kinds, setting.scenario, options_of(setting), setting.seed, games)
    is_whole = _play(tournament, jobs)
    if as_json:
        with speaking(ENGLISH):
            print(json.dumps(facts(tournament)))
    else:
        tell(boards.screen(tournament.job.game, plain), tournament)
    for score in tournament.scores.values():
        for game in score.crashes:
            print(_crash(game), file=sys.stderr)
    if not is_whole:
        print(say("cli.match.interrupted"), file=sys.stderr)
        return 130
    return int(any(score.crashes for score in tournament.scores.values()))


def rate(setting: Setting, kinds: list[str], games: int, jobs: int, as_json: bool, plain: bool) -> int:
    """Every kind of player in every scenario, each in turn on every seat; the exit code is 1 if a game broke."""
    if kinds or setting.options:
        raise BadOption("with --all every kind plays, without options of the game")
    trials = trials_of(setting.game or "", setting.scenario, games, setting.seed or 1)
    found = []
    with progress(len(trials)) as advance:
        for tally in rated(trials, jobs):
            found.append(tally)
            advance(1)
    if as_json:
        print(json.dumps([tally.facts() for tally in found]))
    else:
        show_sheet(boards.screen(trials[0].game, plain), ratings_sheet(found))
    return int(any(tally.errors for tally in found))


def ratings_sheet(tallies: list[Tally]) -> Sheet:
    """One of a kind among others: how often it wins, and how long it thinks."""
    names = ("scenario", "kind", "others", "played", "won", "interval", "decision")
    rows = [
        [
            scenario(trial.game, trial.scenario, game_info(trial.game).scenarios[trial.scenario]),
            player_name(trial.kind),
            player_name(trial.against),
            str(tally.games.total()),
            *shares(tally.share, language()),
            written(tally.pace, "dec2", language()),
        ]
        for tally in tallies
        for trial in [tally.trial]
    ]
    return Sheet("ratings", say("cli.match.ratings"), [say(f"cli.match.{name}") for name in names], rows, words=3)


def _play(tournament: Tournament, jobs: int) -> bool:
    """Whether all games were played: whoever has seen enough may break off."""
    try:
        with progress(2 * len(tournament.tasks)) as advance:
            for games in tournament.play(workers(jobs, any(map(is_own, tournament.kinds)))):
                advance(games)
    except KeyboardInterrupt:
        return False
    return True


def _crash(game: Game) -> str:
    kinds = game.bout.job.seats.items()
    seats = ", ".join(say("cli.match.seated", seat_name(seat), player_name(kind)) for seat, kind in kinds)
    return say("cli.match.crash", game.bout.job.seed, seats, game.outcome.crash)


# ---- As words


def tell(screen: Screen, tournament: Tournament) -> None:
    job = tournament.job
    info = game_info(job.game)
    screen.rule(say("cli.match.title", info.title, scenario(job.game, job.scenario, info.scenarios[job.scenario])))
    played = [score for score in tournament.scores.values() if score.games]
    for score in played:
        screen.line(told(score))
        screen.line(say("cli.match.games", len(score.games), job.seed, written(score.seconds, "dec1", language())))
    if len(tournament.kinds) == 2:
        sheets = [seats_sheet(score, list(job.seats)) for score in played]
    else:
        sheets = [cross_sheet(tournament)]
    for sheet in sheets:
        show_sheet(screen, sheet)


def told(score: Score) -> str:
    """Who scores what against whom, and what that is in Elo."""
    if not score.whole:
        return say("cli.match.none", *map(player_name, score.kinds))
    mean, low, high = (percent(each, language()) for each in score.score())
    return say("cli.match.score", *map(player_name, score.kinds), mean, low, high, *map(_elo, score.rating()))


def _elo(value: float) -> str:
    """A difference of ratings with its sign; who always wins is out of reach."""
    return signed(value, 0, language()) if isfinite(value) else ("+∞" if value > 0 else f"{MINUS}∞")


def seats_sheet(score: Score, seats: list[str]) -> Sheet:
    """How often each kind has won on each seat."""
    head = [
        say("cli.match.seat"),
        *[cell for kind in score.kinds for cell in (player_name(kind), say("cli.match.interval"))],
    ]
    rows = [[seat_name(seat), *_wins(score, seat, True), *_wins(score, seat, False)] for seat in seats]
    return Sheet("seats", say("cli.match.seats", *map(player_name, score.kinds)), head, rows)


def _wins(score: Score, seat: str, first: bool) -> list[str]:
    wins, games = score.wins(seat, first)
    return shares(share(wins, games), language()) if games else ["", ""]


def cross_sheet(tournament: Tournament) -> Sheet:
    """All against all: what the kind of a row scores against that of a column."""
    rows = [
        [
            player_name(kind),
            *[_cell(tournament, kind, other) for other in tournament.kinds],
            percent(tournament.mean(kind), language()),
        ]
        for kind in tournament.kinds
    ]
    head = [say("cli.match.kind"), *map(player_name, tournament.kinds), say("cli.match.mean")]
    return Sheet("all", say("cli.match.all"), head, rows)


def _cell(tournament: Tournament, kind: str, other: str) -> str:
    if (kind, other) in tournament.scores:
        return percent(tournament.scores[kind, other].score().mean, language())
    found = tournament.scores.get((other, kind))
    return "" if found is None else percent(1 - found.score().mean, language())


# ---- As JSON


def facts(tournament: Tournament) -> dict[str, Any]:
    """All that was played and what came of it; only the seconds differ from run to run."""
    job = tournament.job
    said = {"game": job.game, "scenario": job.scenario, "options": job.options, "seed": job.seed}
    return said | {"matches": [_match(score, list(job.seats)) for score in tournament.scores.values()]}


def _match(score: Score, seats: list[str]) -> dict[str, Any]:
    return {
        "kinds": list(score.kinds),
        "games": len(score.games),
        "score": _finite(score.score()),
        "elo": _finite(score.rating()),
        "seats": {seat: [_wins_of(score, seat, first) for first in (True, False)] for seat in seats},
        "crashes": [_crash(game) for game in score.crashes],
        "seconds": round(score.seconds, 3) if score.games else None,
    }


def _wins_of(score: Score, seat: str, first: bool) -> dict[str, int]:
    wins, games = score.wins(seat, first)
    return {"wins": wins, "games": games}


def _finite(interval: Interval) -> dict[str, float | None]:
    """JSON knows no infinity: a rating that has no end is null."""
    return {name: round(value, 4) if isfinite(value) else None for name, value in interval._asdict().items()}
