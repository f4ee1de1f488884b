"""The commands of ``alesia``; each calls its own module, so that asking for help loads none of them."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer
from typer.core import TyperGroup
from typer.exceptions import TyperException

from alesia.cli.speech import language, of_arguments, of_environment, speaking
from alesia.kernel.errors import AlesiaError


class Plainly(TyperGroup):
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
            with speaking(asked or language()):
                return super().main(rest, *others, **named)

    def make_context(self, *args: Any, **named: Any) -> Any:
        with _said_plainly():
            return super().make_context(*args, **named)

    def invoke(self, ctx: Any) -> Any:
        with _said_plainly():
            return super().invoke(ctx)


@contextmanager
def _said_plainly() -> Iterator[None]:
    try:
        yield
    except BrokenPipeError:
        raise
    except (AlesiaError, OSError) as error:
        _refuse(error)
    except TyperException as error:
        if not hasattr(error, "format_message") or not error.format_message():  # no refusal, but an exit or a help page
            raise
        command = getattr(getattr(error, "ctx", None), "command_path", "alesia")
        _refuse(AlesiaError("{0}. See '{1} --help'.", error.format_message().rstrip("."), command))


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
    help="Board games of Caesar's war in Gaul, played in a terminal.",
)

MOST_GAMES = 10_000_000  # in a run

GameName = Annotated[str, typer.Argument(metavar="GAME", help='Its name, as in "alesia games".')]
Scenario = Annotated[str | None, typer.Option(help="The scenario (default: the first of the game).")]
Seats = Annotated[
    list[str] | None, typer.Option("--seat", metavar="SEAT=KIND", help='Who plays it: "Romans=human", "others=random".')
]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="KEY=VALUE", help="An option of the game.")]
Seed = Annotated[int | None, typer.Option(help="The seed of cards and dice (default: drawn).")]
Plain = Annotated[bool, typer.Option("--plain", help="Plain lines instead of tables, also for screen readers.")]


@app.callback(invoke_without_command=True)
def alesia(version: Annotated[bool, typer.Option("--version", help="Say the version.")] = False) -> None:
    """Board games of Caesar's war in Gaul, played in a terminal."""
    if version:
        from alesia import __version__

        typer.echo(f"alesia {__version__}")
        raise typer.Exit


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help='Its name, as in "alesia games".')] = None,
    scenario: Scenario = None,
    seat: Seats = None,
    seed: Seed = None,
    option: Options = None,
    position: Annotated[Path | None, typer.Option(metavar="FILE", help="Begin from this position.")] = None,
    record: Annotated[Path | None, typer.Option(metavar="FILE", help="Save here after every answer.")] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with this saved game.")] = None,
    dice: Annotated[str, typer.Option(help='"seeded", or "asked": you roll and draw yourself.')] = "seeded",
    plain: Plain = False,
) -> None:
    """Play a game. Seats that are not named are played by people at this screen."""
    from alesia.cli import start

    setting = start.Setting(game, scenario, seat or [], seed, option or [], position, dice)
    start.play(setting, record, resume, plain)


@app.command()
def sim(
    game: GameName,
    games: Annotated[int, typer.Option("--games", min=1, max=MOST_GAMES, help="How many games.")] = 1,
    scenario: Scenario = None,
    seat: Seats = None,
    seed: Seed = None,
    option: Options = None,
    jobs: Annotated[int | None, typer.Option("--jobs", min=1, help="Over so many processes (default: one).")] = None,
    out: Annotated[Path | None, typer.Option(metavar="DIR", help="Keep the results here; also to go on.")] = None,
    records: Annotated[bool, typer.Option("--records", help="Keep the record of every game, too.")] = False,
    cluster: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help='On a Ray cluster; "local" starts one on this machine.')
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Say the result as JSON.")] = False,
    census: Annotated[bool, typer.Option("--census", help="Count what was executed by whom.")] = False,
) -> None:
    """Play games without a screen. Seats that are not named are played at random; game i has the seed N+i."""
    from alesia.cli import simulate, start

    setting = start.Setting(game, scenario, seat or [], seed, option or [])
    wish = simulate.Wish(games, jobs, out, records, cluster, json, census)
    raise typer.Exit(simulate.run(setting, wish))


@app.command()
def report(
    results: Annotated[
        Path, typer.Argument(metavar="RESULTS", help='The folder of a run, as "alesia sim --out" made.')
    ],
    html: Annotated[
        Path | None, typer.Option(metavar="FILE", help="The page with the plots (default: report.html beside them).")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="All figures as JSON; a page only if one is named.")] = False,
    plain: Plain = False,
) -> None:
    """Who wins, how games end, and what went with winning: as tables here, and as a page with plots."""
    from alesia.cli import reporting

    reporting.report(results, html, json, plain)


@app.command()
def odds(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved game, or a position text.")],
    games: Annotated[int, typer.Option("--games", min=1, max=MOST_GAMES, help="How often the rest is played.")] = 1000,
    seat: Seats = None,
    seed: Annotated[int, typer.Option(help="The seed of all cards and dice from here on.")] = 0,
    jobs: Annotated[int | None, typer.Option("--jobs", min=1, help="Over so many processes (default: all).")] = None,
    game: Annotated[str | None, typer.Option("--game", metavar="GAME", help="The game of a position text.")] = None,
    scenario: Scenario = None,
    option: Options = None,
    json: Annotated[bool, typer.Option("--json", help="Say the result as JSON.")] = False,
    plain: Plain = False,
) -> None:
    """How does a game stand? Its rest is played many times; seats that are not named go to non-players."""
    from alesia.cli import odds, start

    setting = start.Setting(game, scenario, seat or [], seed, option or [])
    raise typer.Exit(odds.odds(file, setting, games, jobs, json, plain))


@app.command()
def match(
    game: GameName,
    kinds: Annotated[list[str], typer.Argument(metavar="KIND KIND...", help='"random", "nonplayer", "search:50"...')],
    games: Annotated[int, typer.Option("--games", min=2, help="How many games a match has; they come in pairs.")] = 28,
    scenario: Scenario = None,
    seed: Seed = None,
    option: Options = None,
    jobs: Annotated[int, typer.Option("--jobs", min=1, help="Over so many processes.")] = 1,
    json: Annotated[bool, typer.Option("--json", help="Say the result as JSON.")] = False,
    plain: Plain = False,
) -> None:
    """Which kind of player is the better? Two in turn on every seat; of more kinds, each against each other."""
    from alesia.cli import matching, start

    setting = start.Setting(game, scenario, [], seed, option or [])
    raise typer.Exit(matching.match(setting, kinds, games, jobs, json, plain))


@app.command()
def ask(
    position: Annotated[Path, typer.Argument(metavar="POSITION", help="The board, as a position text.")],
    faction: Annotated[str, typer.Option(help="The Non-player that is to act.")],
    card: Annotated[str | None, typer.Option(help="The card being played (default: as the position says).")] = None,
    next_card: Annotated[str | None, typer.Option("--next", help="The upcoming card.")] = None,
    explain: Annotated[bool, typer.Option("--explain", help="Tell the walk through the flowchart.")] = False,
    nonplayers: Annotated[
        str | None,
        typer.Option(
            metavar="NAMES", help="Who else is a Non-player: Romans,Aedui or all (default: as the position says)."
        ),
    ] = None,
    about: Annotated[
        str | None,
        typer.Option(
            metavar="WHAT",
            help="Not its turn, but its answer to others: retreat (or losses), harassment, devastate, rampage, "
            "quarters, supply, admit-retreat, admit-quarters, trade, truce, gift, sharing.",
        ),
    ] = None,
    by: Annotated[str | None, typer.Option(metavar="FACTION", help="Who acts, with --about.")] = None,
    region: Annotated[str | None, typer.Option(help="Where, with --about.")] = None,
    rolls: Annotated[str, typer.Option(help="What your own dice show for the Non-player, as 3,5.")] = "",
    seed: Annotated[int | None, typer.Option(help="The seed of all other dice.")] = None,
    dice: Annotated[
        str, typer.Option(help='"seeded", or "asked": you roll all dice yourself, those of the Non-player too.')
    ] = "seeded",
    plain: Plain = False,
) -> None:
    """What would the Non-player of Falling Sky do here? Its whole action, or its answer to what others do."""
    from alesia.cli import asking

    wish = asking.Wish(position, faction, card, next_card, nonplayers, about, by, region, rolls, seed, dice, explain)
    asking.ask(wish, plain)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved game.")],
    to: Annotated[int | None, typer.Option(metavar="K", help="Only up to its K-th answer.")] = None,
    explain: Annotated[bool, typer.Option("--explain", help="Tell how the Non-players came to what they did.")] = False,
    plain: Plain = False,
) -> None:
    """Show a saved game: what happened, and the board at the end."""
    from alesia.cli import look

    look.replay_file(file, to, explain, plain)


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="Where to listen; 0.0.0.0 lets others in the house join.")] = "127.0.0.1",
    port: Annotated[int | None, typer.Option(min=1, max=65535, help="The port (default: 8000 or the next).")] = None,
    db: Annotated[
        str | None, typer.Option(metavar="URL", help="Where games are kept: sqlite:///FILE or postgresql+psycopg://...")
    ] = None,
    public_url: Annotated[
        str | None, typer.Option(metavar="URL", help="The address by which others reach the server.")
    ] = None,
    unlimited: Annotated[
        bool, typer.Option("--unlimited", help="Do not limit how much an address may ask and keep open.")
    ] = False,
    proxy: Annotated[
        str | None,
        typer.Option(metavar="ADDRESS", help="The proxy before the server, whose X-Forwarded-For is believed."),
    ] = None,
) -> None:
    """Start the web table: play in a browser, at one screen or from several."""
    from alesia.cli import serving

    serving.serve(host, port, db, public_url, unlimited, proxy)


@app.command()
def games() -> None:
    """List the games with their scenarios, seats and options."""
    from alesia.cli import look

    look.list_games()


@app.command()
def rules(
    game: GameName,
    number: Annotated[str | None, typer.Argument(metavar="[NUMBER]", help="A paragraph, as 3.2.4.")] = None,
) -> None:
    """Read a rule in our own words; without a number, the table of contents."""
    from alesia.cli import look

    look.read_rules(game, number)


if __name__ == "__main__":
    sys.exit(app())
