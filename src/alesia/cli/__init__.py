"""The terminal: play, simulate, replay and look rules up. What is heavy is imported where it is used."""


def main() -> None:
    """The command ``alesia``."""
    from alesia.cli.app import app

    app()
