"""What the questions and the log of Events say in Ariovistus."""

import pytest

from alesia.words import log_line, option_text, prompt
from tests.ariovistus.playing import at

GAME = "ariovistus"
CAPABILITIES = {
    "A22": "A22 Dread",
    "A31": "A31 German Phalanx",
    "A33": "A33 Wailing Women",
    "A38": "A38 Vergobret",
    "A63": "A63 Winter Campaign",
    "A70": "A70 Nervii",
    "13": "13 Balearic Slingers",
}


@pytest.mark.parametrize("game", [GAME, "ariovistus-campaign"])
def test_event_50_unshaded_capabilities_of_this_war_are_named(game: str) -> None:
    """By number and title, as those of Falling Sky are."""
    lines = "\n".join(f'{card} = "unshaded"' for card in CAPABILITIES)
    ask = at(f"card = 50\n[capabilities]\n{lines}\n").play("Aedui action unshaded 50").table.ask
    assert ask is not None
    assert {option_text(ask, option, game) for option in ask.options} == set(CAPABILITIES.values())


@pytest.mark.parametrize(("card", "side", "command"), [(48, "unshaded", "Limited Command"), (46, "shaded", "Command")])
def test_event_48_the_command_of_the_arverni_is_limited(card: int, side: str, command: str) -> None:
    """Druids grant a Limited Command, Celtic Rites a whole one."""
    game = at(f"""
        card = {card}
        ineligible = ["Germans", "Aedui", "Belgae"]
        [regions.Sequani]
        Arverni = "6 Warbands"
        Germans = "1 Warband"
    """).play(f"Romans action {side} {card}\nRomans event_faction faction Arverni")
    if card == 48:
        game.play("Romans event_faction done")
    assert game.table.ask is not None
    assert prompt(game.table.ask, GAME).endswith(f"you lead the Arverni in a free {command}. Which?")


@pytest.mark.parametrize(
    ("purse", "words"), [(1, "1 of them was not spent and stays"), (3, "3 of them were not spent")]
)
def test_event_a53_unshaded_the_log_says_what_is_left(purse: int, words: str) -> None:
    game = at("""
        card = "A53"
        ineligible = ["Romans", "Germans", "Belgae"]
        [regions.Provincia]
        Romans = "Caesar, 3 Legions, 4 Auxilia"
    """).play(f"Aedui action unshaded A53\nAedui event_number number {purse}\nRomans event_choice done")
    (entry,) = [entry for entry in game.table.log if entry.key == "corn_back"]
    assert log_line(entry, GAME).startswith(words)
