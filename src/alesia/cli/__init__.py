"""The terminal: play, simulate, replay and look rules up. What is heavy is imported where it is used."""

import os
import sys
from io import TextIOWrapper


def main() -> None:
    """The command ``alesia``."""
    from alesia.cli.app import app
    from alesia.cli.speech import of_environment, speaking

    with speaking(of_environment(os.environ)):
        _open_streams()
        app()


def _open_streams() -> None:
    """A stream that was closed before we came: nobody types, nobody hears of errors; without output there is no use."""
    if sys.stdin is None:
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115 - as long as the program runs
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 - likewise
    if sys.stdout is None:
        from alesia.cli.speech import say

        print(f"alesia: {say('error.no_output')}", file=sys.stderr)
        sys.exit(2)
    from alesia.cli.letters import PLAIN

    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, PLAIN), (sys.stderr, PLAIN)):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=errors)
