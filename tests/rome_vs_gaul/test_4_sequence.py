"""4 The Sequence of Play: what comes when in a turn."""

import pytest

from tests.rome_vs_gaul.playing import Play, at, start

FALL = """
    turn = {0}
    round = 8
    player = "Roman"
    council = 3
    discards = ["Treachery"]
    hands = {{ Roman = ["Druids"] }}
    roman = [
        "Bibracte", "Burdigala", "Bibrax", "Tolosa", "Nemausus", "Cularo", "Genava", "Aquae Sextiae", "Arelate",
        "Ebrodunum", "Portus Itius",
    ]
    gallic = ["Tarvenna", "Castellum Menapiorum", "Samarobriva", "Durovernum", "Arausio"]
    devastated = ["Divio"]
    [towns]
    Carnutes = "Cenabum"
    [siege_points]
    Cenabum = 1
    [spaces.Cenabum]
    inside = "Mercenaries 1"
    outside = "Legion VII, Legion VIII"
    [spaces.Autricum]
    outside = "Carnutes, Ambiorix"
    [spaces.Divio]
    outside = "Caesar, T. Labienus, S. Galba, Legion IX, Legion X, Legion XI"
    [spaces.Alesia]
    outside = "German Cavalry, Legion XII"
"""


def autumn(turn: int = 4) -> Play:
    """The last Roman card of a year is done; Winter begins."""
    return at(FALL.format(turn)).play("Roman action done")


def told(game: Play, *keys: str) -> list[str]:
    """These entries of the log in their order, each once."""
    return list(dict.fromkeys(entry.key for entry in game.table.log if entry.key in keys))


@pytest.mark.proves("4.0b", "4.0c", "4.0d")
def test_4_0_nothing_roman_on_turn_1() -> None:
    """After the Tribes the cards are dealt: no replacements, no roll for Caesar, no Legates."""
    game = start().play("""
        Roman set_up_caesar space Bibracte
        Chance draw_legate piece T. Labienus
        Chance draw_legate piece S. Galba
        Roman legate_arrives space Bibracte
        Chance draw_tribe piece Carnutes
        Chance draw_tribe piece Senones
        Chance draw_tribe piece Nervii
        Gallic reinforce council Senones
        Gallic reinforce settle Carnutes
        Gallic settle space Cenabum
        Gallic reinforce settle Nervii
        Gallic settle space Vogdoriacum
    """)
    assert game.asked == "Chance deal"


@pytest.mark.proves("4.0a", "4.0b", "4.0c", "4.0d", "4.0e", "4.0f")
def test_4_0_the_reinforcement_phase_in_order() -> None:
    """Tribes, replacements, Caesar, Legates, cards; then the Muster."""
    game = at("""
        turn = 2
        phase = "reinforcements"
        [spaces.Bibracte]
        outside = "Legion X (1)"
    """)
    order = []
    while game.asked != "Gallic muster":
        order.append(game.asked)
        last = next((o for o in ("done", "roll 3") if o in game.options), game.options[0])
        game.answer(f"{game.asked} {last}")
    assert list(dict.fromkeys(order)) == [
        *("Chance draw_tribe", "Gallic reinforce", "Gallic settle", "Roman replacements", "Chance caesar_roll"),
        *("Roman caesar_arrives", "Chance draw_legate", "Roman legate_arrives", "Chance deal"),
    ]


@pytest.mark.proves("4.0h", "4.0i", "4.0j", "4.0k")
def test_4_0_return_home() -> None:
    """Sieges end, Mercenaries are removed, Tribes go home, then a Gallic Leader relocates."""
    game = autumn()
    assert game.asked == "Gallic leader_winters"
    assert told(game, "disbanded", "tribes_home") == ["disbanded", "tribes_home"]
    assert "siege_points" not in game.position
    assert (game.inside("Cenabum"), game.where("Mercenaries 1"), game.where("German Cavalry")) == (
        *("Carnutes", "events", "events"),
    )


@pytest.mark.proves("4.0l", "4.0m", "4.0n")
def test_4_0_roman_winter() -> None:
    """The Leaders go first, then the Legions march, then those that are too many suffer."""
    game = autumn().play("Gallic leader_winters space Menapii")
    assert (game.asked, game.where("Caesar")) == ("Roman keep_legate", "Rome")
    game.answer("Roman keep_legate piece S. Galba")
    assert (game.where("T. Labienus"), game.where("S. Galba"), game.asked) == ("cup", "kept", "Roman camp")
    game.play("Roman camp piece Legion X\n Roman camp_at space Bibracte\n Roman camp done")
    assert game.where("Legion X") == "Bibracte"
    assert told(game, "camps", "winter_attrition") == ["camps", "winter_attrition"]
    suffer = [str(entry.facts[0]) for entry in game.logged("winter_attrition")]
    assert suffer == ["Legion VII", "Legion VIII"]


def through_winter(turn: int = 4) -> Play:
    game = autumn(turn).play("Gallic leader_winters space Menapii")
    return game.play("""
        Roman keep_legate done
        Roman camp done
        Roman winter_loss piece Legion X
    """)


@pytest.mark.proves("4.0o", "4.0p", "4.0q", "4.0r", "4.0s", "4.0t", "4.0w")
def test_4_0_from_isolation_to_the_next_turn() -> None:
    """Isolated markers go, the Roman ones first; Governance is scored; Devastation goes, so Legions leave a marker at
    Divio; promises fade; the next turn begins."""
    game = through_winter()
    order = ("influence_removed", "governance", "influence_placed", "promises_fade", "turn")
    assert told(game, *order) == [*order]
    removed = [(str(entry.facts[0]), str(entry.facts[1])) for entry in game.logged("influence_removed")]
    assert removed == [("Roman", "Portus Itius"), ("Gallic", "Arausio")]
    assert game.owner("Divio") == "Roman"
    assert (game.position["turn"], game.position["phase"]) == (5, "reinforcements")


@pytest.mark.proves("4.0q", "4.0v")
def test_4_0_after_turn_6_the_game_is_over() -> None:
    """Victory is checked when Governance has been scored, and before the end of Winter."""
    game = through_winter(6)
    assert game.table.ask is None
    assert game.logged("governance")
    assert not game.logged("promises_fade")
