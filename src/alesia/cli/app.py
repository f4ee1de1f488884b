"""The commands of ``alesia``; each calls its own module, so that asking for help loads none of them.

What the help says of them and of their parameters stands in the catalogue ``help.po``, under their names.
"""

import os
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer
from typer.exceptions import TyperException

from alesia.cli.helping import Spoken, SpokenGroup
from alesia.cli.speech import DATA, language, of_arguments, of_environment, speaking, taken_out
from alesia.kernel.errors import AlesiaError


class Plainly(SpokenGroup):
    """Speaks the language that is asked for. Whatever is malformed, refused by the product or denied by a file is said
    in one sentence; exit code 2."""

    def main(self, args: Any = None, *others: Any, **named: Any) -> Any:
        given = sys.argv[1:] if args is None else list(args)
        with speaking(of_environment(os.environ)):
            try:
                asked, rest = of_arguments(given)
            except AlesiaError as error:
                typer.echo(f"alesia: {error}", err=True)
                sys.exit(2)
            with speaking(asked or language()), _facts(rest) as left:
                return super().main(left, *others, **named)

    def make_context(self, *args: Any, **named: Any) -> Any:
        with _said_plainly():
            return super().make_context(*args, **named)

    def invoke(self, ctx: Any) -> Any:
        with _said_plainly():
            return super().invoke(ctx)


@contextmanager
def _facts(arguments: list[str]) -> Iterator[list[str]]:
    """Have the facts of an owner's folder in use, if ``--data`` names one, and the arguments without it."""
    folders, rest = taken_out(DATA, arguments)
    if not folders:
        yield rest
        return
    from alesia.cli.data import using
    from alesia.cli.screen import sentence

    with ExitStack() as stack:
        try:
            stack.enter_context(using(folders))
        except (AlesiaError, OSError) as error:
            typer.echo(f"alesia: {sentence(error)}", err=True)
            sys.exit(2)
        yield rest


@contextmanager
def _said_plainly() -> Iterator[None]:
    try:
        yield
    except BrokenPipeError:
        raise
    except (AlesiaError, OSError) as error:
        _refuse(error)
    except TyperException as error:
        from alesia.cli.usage import is_help, refusal

        if is_help(error):
            raise
        _refuse(refusal(error))


def _refuse(error: Exception) -> NoReturn:
    from alesia.cli.screen import sentence

    typer.echo(f"alesia: {sentence(error)}", err=True)
    raise typer.Exit(2) from None


app = typer.Typer(
    cls=Plainly,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)

MOST_GAMES = 10_000_000  # in a run

Seats = Annotated[list[str] | None, typer.Option("--seat")]
Options = Annotated[list[str] | None, typer.Option("--option")]
Plain = Annotated[bool, typer.Option("--plain")]


@app.callback(invoke_without_command=True)
def alesia(version: Annotated[bool, typer.Option("--version")] = False) -> None:
    """Board games of Caesar's war in Gaul, played in a terminal."""
    if version:
        from alesia import __version__

        typer.echo(f"alesia {__version__}")
        raise typer.Exit


@app.command(cls=Spoken)
def play(
    game: Annotated[str | None, typer.Argument()] = None,
    scenario: str | None = None,
    seat: Seats = None,
    seed: int | None = None,
    option: Options = None,
    position: Path | None = None,
    record: Path | None = None,
    resume: Path | None = None,
    dice: str = "seeded",
    guide: Annotated[bool, typer.Option("--guide")] = False,
    jobs: Annotated[int, typer.Option("--jobs", min=1)] = 1,
    plain: Plain = False,
) -> None:
    """Play a game. Seats that are not named are played by people at this screen."""
    from alesia.cli import start
    from alesia.players.strategist import think_in

    think_in(jobs)
    setting = start.Setting(game, scenario, seat or [], seed, option or [], position, dice, guide)
    start.play(setting, record, resume, plain)


@app.command(cls=Spoken)
def sim(
    game: str,
    games: Annotated[int, typer.Option("--games", min=1, max=MOST_GAMES)] = 1,
    scenario: str | None = None,
    seat: Seats = None,
    seed: int | None = None,
    option: Options = None,
    jobs: Annotated[int | None, typer.Option("--jobs", min=1)] = None,
    out: Path | None = None,
    records: Annotated[bool, typer.Option("--records")] = False,
    cluster: str | None = None,
    json: Annotated[bool, typer.Option("--json")] = False,
    census: Annotated[bool, typer.Option("--census")] = False,
) -> None:
    """Play games without a screen. Seats that are not named are played at random; game i has the seed N+i."""
    from alesia.cli import simulate, start

    setting = start.Setting(game, scenario, seat or [], seed, option or [])
    wish = simulate.Wish(games, jobs, out, records, cluster, json, census)
    raise typer.Exit(simulate.run(setting, wish))


@app.command(cls=Spoken)
def report(
    results: Path,
    html: Path | None = None,
    json: Annotated[bool, typer.Option("--json")] = False,
    plain: Plain = False,
) -> None:
    """Who wins, how games end, and what went with winning: as tables here, and as a page with plots."""
    from alesia.cli import reporting

    reporting.report(results, html, json, plain)


@app.command(cls=Spoken)
def odds(
    file: Path,
    games: Annotated[int, typer.Option("--games", min=1, max=MOST_GAMES)] = 1000,
    seat: Seats = None,
    seed: int = 0,
    jobs: Annotated[int | None, typer.Option("--jobs", min=1)] = None,
    game: Annotated[str | None, typer.Option("--game")] = None,
    scenario: str | None = None,
    option: Options = None,
    json: Annotated[bool, typer.Option("--json")] = False,
    plain: Plain = False,
) -> None:
    """How does a game stand? Its rest is played many times; seats that are not named go to non-players."""
    from alesia.cli import odds, start

    setting = start.Setting(game, scenario, seat or [], seed, option or [])
    raise typer.Exit(odds.odds(file, setting, games, jobs, json, plain))


@app.command(cls=Spoken)
def match(
    game: str,
    kinds: Annotated[list[str] | None, typer.Argument()] = None,
    every: Annotated[bool, typer.Option("--all")] = False,
    games: Annotated[int, typer.Option("--games", min=2)] = 28,
    scenario: str | None = None,
    seed: int | None = None,
    option: Options = None,
    jobs: Annotated[int, typer.Option("--jobs", min=1)] = 1,
    json: Annotated[bool, typer.Option("--json")] = False,
    plain: Plain = False,
) -> None:
    """Which kind of player is the better? Two in turn on every seat; of more kinds, each against each other;
    with --all every kind there is."""
    from alesia.cli import matching, start

    setting = start.Setting(game, scenario, [], seed, option or [])
    if every:
        raise typer.Exit(matching.rate(setting, kinds or [], games, jobs, json, plain))
    raise typer.Exit(matching.match(setting, kinds or [], games, jobs, json, plain))


@app.command(cls=Spoken)
def ask(
    position: Path,
    faction: Annotated[str, typer.Option()],
    card: str | None = None,
    next_card: Annotated[str | None, typer.Option("--next")] = None,
    explain: Annotated[bool, typer.Option("--explain")] = False,
    nonplayers: Annotated[
        str | None,
        typer.Option(),
    ] = None,
    about: Annotated[
        str | None,
        typer.Option(),
    ] = None,
    by: str | None = None,
    region: str | None = None,
    rolls: str = "",
    seed: int | None = None,
    dice: str = "seeded",
    game: Annotated[str | None, typer.Option("--game")] = None,
    plain: Plain = False,
) -> None:
    """What would the Non-player do here? Its whole action, or its answer to what others do; or a Phase of a Faction
    that the rules move."""
    from alesia.cli import asking

    cards = card, next_card
    wish = asking.Wish(position, faction, *cards, nonplayers, about, by, region, rolls, seed, dice, explain, game)
    asking.ask(wish, plain)


@app.command(cls=Spoken)
def beside(
    game: Annotated[str | None, typer.Argument()] = None,
    scenario: str | None = None,
    seat: Seats = None,
    seed: int | None = None,
    option: Options = None,
    position: Path | None = None,
    record: Path | None = None,
    resume: Path | None = None,
    dice: str = "asked",
    plain: Plain = False,
) -> None:
    """Play beside a real board. Seats that are not named are non-players, whose turns are told as steps for hands."""
    from alesia.cli import beside, start

    setting = start.Setting(game, scenario, seat or [], seed, option or [], position, dice)
    beside.beside(setting, record, resume, plain)


@app.command(cls=Spoken)
def replay(
    file: Path,
    to: int | None = None,
    explain: Annotated[bool, typer.Option("--explain")] = False,
    plain: Plain = False,
) -> None:
    """Show a saved game: what happened, and the board at the end."""
    from alesia.cli import look

    look.replay_file(file, to, explain, plain)


@app.command(cls=Spoken)
def serve(
    host: str = "127.0.0.1",
    port: Annotated[int | None, typer.Option(min=1, max=65535)] = None,
    db: str | None = None,
    public_url: str | None = None,
    unlimited: Annotated[bool, typer.Option("--unlimited")] = False,
    proxy: str | None = None,
    smtp: Annotated[str | None, typer.Option(envvar="ALESIA_SMTP", show_envvar=False)] = None,
    workers: Annotated[int, typer.Option(min=1, max=64)] = 1,
    json_logs: Annotated[bool, typer.Option("--json-logs")] = False,
    calls: str | None = None,
) -> None:
    """Start the web table: play in a browser, at one screen or from several."""
    from alesia.cli import serving

    serving.serve(host, port, db, public_url, unlimited, proxy, smtp, workers, json_logs, calls)


@app.command(cls=Spoken)
def admin(
    action: str,
    what: Annotated[str | None, typer.Argument()] = None,
    db: str | None = None,
    into: Path | None = None,
    days: Annotated[int, typer.Option(min=0)] = 365,
    unfinished: Annotated[bool, typer.Option("--unfinished")] = False,
) -> None:
    """Look after the games of a server, while it runs or not."""
    from alesia.cli import admin

    admin.admin(action, db, admin.Wish(what, into, days, unfinished))


@app.command(cls=Spoken)
def games() -> None:
    """List the games with their scenarios, seats and options."""
    from alesia.cli import look

    look.list_games()


@app.command(cls=Spoken)
def data(
    folder: Annotated[Path | None, typer.Argument()] = None,
    write: Annotated[bool, typer.Option("--write")] = False,
) -> None:
    """Check a folder with the printed facts of Caesar: Rome vs Gaul, and count what is still reconstructed."""
    from alesia.cli import data

    raise typer.Exit(data.write(folder) if write else data.report(folder))


@app.command(cls=Spoken)
def rules(
    game: str,
    number: Annotated[str | None, typer.Argument()] = None,
) -> None:
    """Read a rule in our own words; without a number, the table of contents; with words, the rules that have them."""
    from alesia.cli import look

    look.read_rules(game, number)


if __name__ == "__main__":
    sys.exit(app())
