"""A2.1 The set-up of Ariovistus as it is printed, and its victory markers."""

import tomllib
from importlib.resources import files

import pytest

from tests.ariovistus.playing import at, start
from tests.falling_sky.playing import Play

SCENARIO = tomllib.loads(
    files("alesia.games.falling_sky").joinpath("data/scenarios/ariovistus.toml").read_text(encoding="utf-8")
)


def begun(**options: str | bool) -> Play:
    """The set-up with its first two cards: 1, with the Romans and then the Germans first, and 2."""
    return start(**options).play("Chance draw_card card 1\nChance draw_card card 2")


PIECES = {
    "Morini": {"Germans": "1 Warband"},
    "Nervii": {"Belgae": "Boduognatus, 2 Warbands", "Germans": "1 Warband"},
    "Atrebates": {"Romans": "1 Auxilia", "Belgae": "1 Warband"},
    "Sugambri": {"Germans": "4 Warbands"},
    "Ubii": {"Germans": "Ariovistus, 8 Warbands"},
    "Cisalpina": {"Germans": "4 Warbands"},
    "Treveri": {"Germans": "1 Warband"},
    "Mandubii": {"Arverni": "1 Warband"},
    "Carnutes": {"Arverni": "1 Warband"},
    "Veneti": {"Arverni": "1 Warband"},
    "Pictones": {"Arverni": "1 Warband"},
    "Aedui": {"Aedui": "Diviciacus, 2 Warbands", "Arverni": "1 Warband"},
    "Sequani": {"Arverni": "6 Warbands", "Aedui": "1 Warband", "Germans": "4 Warbands, Settlement"},
    "Arverni": {"Arverni": "2 Warbands"},
    "Provincia": {"Romans": "Caesar, 6 Legions, 8 Auxilia, Fort"},
}
ALLIES = {
    "Belgae": {"Morini", "Nervii", "Bellovaci"},
    "Romans": {"Remi"},
    "Germans": {"Sugambri", "Suebi North", "Ubii", "Suebi South", "Nori"},
    "Aedui": {"Treveri", "Lingones", "Aedui"},
    "Arverni": {"Sequani", "Helvetii", "Arverni"},
}


@pytest.mark.proves(
    "A2.1v",
    "A2.1w",
    "A2.1x",
    "A2.1y",
    "A2.1z",
    "A2.1aa",
    "A2.1ab",
    "A2.1ac",
    "A2.1ad",
    "A2.1ae",
    "A2.1af",
    "A2.1ag",
    "A2.1ah",
    "A2.1ai",
    "A2.1aj",
    "A2.1ak",
)
def test_a2_1_every_piece_stands_where_it_is_printed() -> None:
    """The pieces of the sixteen Regions, and the Tribes that are somebody's Allies."""
    position = begun().position
    owners = {owner: {tribe for tribe, status in position["tribes"].items() if status == owner} for owner in ALLIES}

    assert position["regions"] == PIECES
    assert owners == ALLIES
    assert set(position["tribes"].values()) == set(ALLIES)


@pytest.mark.proves("A2.1s", "A2.1t", "A2.1al", "A2.1am", "A1.4a", "A1.4b", "A1.4c", "A1.4d", "A1.4.1b")
def test_a2_1_all_else_is_available() -> None:
    """No Citadel, nobody Revealed, all Eligible; what is left of each pool: the Germans have 30 Warbands, 6 Allies and
    6 Settlements, each counted for itself."""
    view = begun().view

    assert not any(text in str(view["position"]) for text in ("Citadel", "revealed", "scouted"))
    assert set(view["eligibility"].values()) == {"Eligible"}
    assert view["available"] == {
        "Romans": {"Auxilia": 20 - 9, "Allies": 6 - 1, "Forts": 6 - 1},
        "Arverni": {"Warbands": 35 - 13, "Allies": 10 - 3, "Citadels": 3},
        "Aedui": {"Warbands": 20 - 3, "Allies": 6 - 3, "Citadels": 2},
        "Belgae": {"Warbands": 25 - 3, "Allies": 10 - 3, "Citadels": 1},
        "Germans": {"Warbands": 30 - 23, "Allies": 6 - 5, "Settlements": 6 - 1},
    }


@pytest.mark.proves("A2.1r")
def test_a2_1_the_arverni_are_at_war_by_sequani() -> None:
    """Germans and Aedui stand there with two Arverni Allies."""
    assert begun().view["at_war"] == ["Sequani"]


@pytest.mark.proves("A2.1o", "A2.1p", "A2.1q", "A1.8a", "A1.8b")
def test_a2_1_tracks() -> None:
    """Resources of the four players, none of the Arverni; the Senate; six Legions fill a row and half of the next."""
    position = begun().position

    assert position["resources"] == {"Romans": 20, "Germans": 10, "Aedui": 10, "Belgae": 5}
    assert (position["senate"], position["legions_track"], position["fallen"]) == ("Intrigue", 6, 0)


@pytest.mark.proves(
    "A2.1v",
    "A2.1w",
    "A2.1x",
    "A2.1y",
    "A2.1z",
    "A2.1aa",
    "A2.1ab",
    "A2.1ac",
    "A2.1ad",
    "A2.1ae",
    "A2.1af",
    "A2.1ag",
    "A2.1ah",
    "A2.1ai",
    "A2.1aj",
    "A2.1ak",
)
def test_a2_1_the_set_up_gives_the_control_that_is_printed() -> None:
    """Each Region is under the Control that the set-up says."""
    view = begun().view
    assert {name: facts["control"] for name, facts in view["regions"].items()} == {
        name: "No Control" if holder == "none" else holder for name, holder in SCENARIO["control"].items()
    }


@pytest.mark.proves("A2.1u", "A1.9a", "A1.9b", "A1.9c", "A1.9d")
def test_a1_9_the_victory_markers_stand_as_printed() -> None:
    """Edge track and Forces display: 2 for the Germans, 5 Belgic, 15 Roman, 6 against the Aedui."""
    view = begun().view
    assert view["scores"] == SCENARIO["edge_track"]
    assert view["margins"] == {"Romans": 0, "Germans": -4, "Aedui": -3, "Belgae": -10}


@pytest.mark.proves("A2.1a", "A1.5a", "A1.5b", "A2.2a", "A2.3.2c")
def test_a1_5_the_germans_have_the_seat_of_the_arverni() -> None:
    """Romans, Germans, Aedui and Belgae are asked; nobody asks the Arverni."""
    game = begun()
    assert game.asked == "Romans action"
    game.play("Romans action pass")
    assert game.asked == "Germans action"
    assert list(game.view["margins"]) == ["Romans", "Germans", "Aedui", "Belgae"]


@pytest.mark.proves("A1.3.4a", "A1.3.4b", "A1.3.4c", "A1.4.2d")
@pytest.mark.parametrize("words", ['[regions.Britannia]\nRomans = "1 Auxilia"', '[tribes]\nCatuvellauni = "Belgae"'])
def test_a1_3_4_britannia_is_not_on_the_map(words: str) -> None:
    """Neither the Region nor its Tribe can be spoken of."""
    with pytest.raises(Exception, match=r"'(Britannia|Catuvellauni)' is no"):
        at(words)
