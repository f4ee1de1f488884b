"""Card 20, Optimates."""

from tests.falling_sky.events.effect import is_effective
from tests.falling_sky.playing import Play, at
from tests.falling_sky.wintering import winter

ENDED, GOES_ON = "civil war", None


def after_event(winters: int, tribes: str = "", scenario: str = "great-revolt", said: str = "unshaded 20") -> Play:
    """The Winter after card 20, the last of so many; the quiet board has a Roman score of 15, or less by tribes."""
    game = winter(
        f"""
        card = 20
        next = "Winter"
        winters = {winters}
        ineligible = ["Belgae", "Romans", "Aedui"]
        [regions.Provincia]
        Romans = "7 Legions"
        [tribes]
        {tribes}
        """,
        scenario,
    )
    return game.play(f"Arverni action {said}\nChance draw_card card 2")


def reason(game: Play) -> str | None:
    return game.table.result.reason if game.table.result else None


def winners(game: Play) -> tuple[str, ...]:
    return game.table.result.winners if game.table.result else ()


def test_event_20_unshaded_ends_the_game_at_the_second_victory_phase() -> None:
    """A Roman score above 12 ends it, before any Germans Phase; by margins the Romans are first."""
    game = after_event(2)

    assert reason(game) == ENDED
    assert winners(game) == ("Romans",)
    assert "6.2" not in {entry.rule[:3] for entry in game.table.log}


def test_event_20_unshaded_legions_leave_first() -> None:
    """Ruling 139: all Legions go to the track and count as off the map, and so the Arverni win with nine Allies."""
    game = after_event(2, 'Senones = "Arverni"')

    assert game.pieces("Provincia", "Romans") == "Fort"
    assert game.position["legions_track"] == 12
    assert reason(game) == "threshold"
    assert winners(game) == ("Arverni",)


def test_event_20_unshaded_without_the_card_the_legions_stay() -> None:
    """The same Winter without the Event: nobody wins and the game goes on."""
    game = after_event(2, 'Senones = "Arverni"', said="pass")

    assert reason(game) is GOES_ON
    assert game.pieces("Provincia", "Romans") == "7 Legions, Fort"


def test_event_20_unshaded_not_at_the_first_victory_phase() -> None:
    """Ruling 139: the game's first Victory Phase is not touched."""
    game = after_event(1)

    assert reason(game) is GOES_ON
    assert game.pieces("Provincia", "Romans") == "7 Legions, Fort"


def test_event_20_unshaded_pax_gallica_counts_victory_phases() -> None:
    """Ruling 139: its first Winter has no Victory Phase, so the second Winter has the first, the third the second."""
    assert reason(after_event(2, scenario="pax-gallica")) is GOES_ON
    assert reason(after_event(3, scenario="pax-gallica")) == ENDED


def test_event_20_unshaded_each_later_victory_phase() -> None:
    """In the final Winter too the Legions leave before victory is determined."""
    game = after_event(3)

    assert reason(game) == "final winter"
    assert game.position["legions_track"] == 12


def test_event_20_unshaded_the_score_must_exceed_twelve() -> None:
    """At 12 nothing happens, at 13 the game ends."""
    twelve = 'Senones = "Aedui"\nLingones = "Aedui"\nHelvii = "Aedui"'

    assert reason(after_event(2, twelve)) is GOES_ON
    assert reason(after_event(2, twelve.replace('Helvii = "Aedui"', ""))) == ENDED


def test_event_20_unshaded_effective_once() -> None:
    """The card is executed once a game."""
    game = at("card = 20")

    assert is_effective(game, "Belgae", "unshaded")
    game.play("Arverni action unshaded 20")
    assert not is_effective(game, "Belgae", "unshaded")
