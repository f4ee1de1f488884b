"""1, 2 What the game is made of, as the data files say it."""

import pytest

from alesia.games.rome_vs_gaul import facts
from alesia.games.rome_vs_gaul.board import cus, strength
from alesia.games.rome_vs_gaul.components import (
    CARDS,
    CHANNEL,
    CITIES,
    CITY_WALLS,
    GALLIC,
    GERMANI,
    LEGIONS,
    PATHS,
    PIECE,
    PIECES,
    PROVINCE,
    PROVINCES,
    REGION,
    REGIONS,
    SOLID,
    SPACE,
    SPACES,
    STRONGHOLDS,
    TRIBES,
    TURNS,
)
from alesia.games.rome_vs_gaul.control import has_influence
from alesia.games.rome_vs_gaul.setup import set_up
from alesia.games.rome_vs_gaul.source import FILES
from tests.rome_vs_gaul.playing import at, gallic, roman, start

# ---- 1.0


@pytest.mark.proves("1.0a", "1.0b")
def test_1_0_six_turns_for_two_players() -> None:
    """57 to 52 BC; the Roman has Caesar and Legions, the Gaul every Tribe."""
    assert [turn.year for turn in TURNS] == ["57 BC", "56 BC", "55 BC", "54 BC", "53 BC", "52 BC"]
    assert [*start().table.seats] == ["Roman", "Gallic"]
    assert all(tribe.side is GALLIC for tribe in TRIBES)


@pytest.mark.proves("1.0c")
def test_1_0_every_record_says_what_is_published() -> None:
    """Each record of the map, the pieces, the tables, the cards and the set-up has its mark."""
    records = [(name, key, record) for name in FILES for key, record in _records(facts.load(name))]
    assert len(records) > 200
    assert [(name, key) for name, key, record in records if "published" not in record] == []


def _records(data: dict[str, object]) -> list[tuple[str, dict[str, object]]]:
    found: list[tuple[str, dict[str, object]]] = []
    for key, value in data.items():
        if isinstance(value, list):
            found += [(key, record) for record in value]
        elif isinstance(value, dict) and key not in ("paths",):
            found.append((key, value))
    return found


# ---- 2.1, 2.2 The map


@pytest.mark.proves("2.1a", "2.1b", "3.5a")
def test_2_1_cards() -> None:
    """55 cards in one deck, from which both draw; dice have six sides."""
    assert len(CARDS) == 55
    assert sorted(card.number for card in CARDS) == list(range(1, 56))
    game = at('phase = "reinforcements"\nstep = 4')
    assert len(game.offers("card")) == 55
    rolled = at('turn = 2\nphase = "reinforcements"\nstep = 2')
    assert rolled.options == [f"roll {n}" for n in range(1, 7)]


@pytest.mark.proves("2.1c")
def test_2_1_markers_never_run_out() -> None:
    """With a Gallic Influence marker in every other Town of Gaul there are still more."""
    towns = [space.name for space in SPACES if space.region.gaul and space.kind == "town"]
    game = gallic(f"gallic = {towns[:-1]}".replace("'", '"'))
    game.answer(f"Gallic action place {towns[-1]}")
    assert len(game.position["gallic"]) == len(towns)


@pytest.mark.proves("2.2.1a", "2.2.1b", "2.2.1c", "2.2.1d", "2.2.1e")
def test_2_2_1_regions_provinces_spaces() -> None:
    assert [region.name for region in REGIONS] == [
        *("Celtica", "Belgica", "Aquitania", "Provincia", "Germania", "Britannia")
    ]
    assert [len(region.provinces) for region in REGIONS] == [12, 8, 1, 3, 1, 1]
    assert [province.name for province in REGION["Provincia"].provinces] == ["Volcae", "Allobroges", "Narbonensis"]
    assert all(len(province.spaces) > 1 for province in PROVINCES)
    assert len(SPACES) == 115


@pytest.mark.proves("2.2.2a", "2.2.2b", "2.2.2c", "2.2.2g", "2.2.2h", "2.2.2i", "3.2.1b")
def test_2_2_2_kinds_of_spaces() -> None:
    """Walled Cities, Strongholds, Towns; the three of Germania are a kind of their own."""
    assert [city.name for city in CITIES] == ["Narbo", "Vienne", "Massilia"]
    assert [stronghold.name for stronghold in STRONGHOLDS] == [
        *("Menapii", "Silva Carbonaria", "Arduenna Silva", "Caeroesi", "Osismii", "Unelli", "Gabali", "Convenae"),
        "Octodurus",
    ]
    assert sum(space.kind == "town" for space in SPACES) == 100
    assert [(one.name, other.name) for (one, other), kind in PATHS if kind is CHANNEL] == [
        ("Portus Itius", "Durovernum")
    ]


@pytest.mark.proves("2.2.3a", "2.2.3b")
def test_2_2_3_one_path_makes_spaces_adjacent() -> None:
    """Solid, rough, across the Channel or the Rhine; nothing else."""
    for one, other in (("Bibracte", "Alesia"), ("Matisco", "Genava"), ("Portus Itius", "Durovernum")):
        assert SPACE[other] in SPACE[one].adjacent
        assert SPACE[one] in SPACE[other].adjacent
    assert SPACE["Divitia"] in SPACE["Antunnacum"].adjacent
    assert SPACE["Divio"] not in SPACE["Bibracte"].adjacent
    assert any(kind is SOLID for _, kind in PATHS)


@pytest.mark.proves("2.2.4a", "2.2.4b")
def test_2_2_4_gaul_and_its_numbers() -> None:
    """Celtica, Belgica and Aquitania, numbered 1 to 21; every Tribe has its home there."""
    assert [region.name for region in REGIONS if region.gaul] == ["Celtica", "Belgica", "Aquitania"]
    numbers = [province.number for region in REGIONS if region.gaul for province in region.provinces]
    assert sorted(numbers) == list(range(1, 22))
    known = {"Bellovaci": 3, "Senones": 11, "Sequani": 12, "Bituriges": 16, "Pictones": 17, "Aedui": 19, "Aquitani": 21}
    homes = {tribe.name: tribe.home.number for tribe in TRIBES if tribe.home}
    assert {name: homes[name] for name in known} == known


@pytest.mark.proves("2.2.5a")
def test_2_2_5_germania() -> None:
    spaces = [(space.name, space.kind, space.is_starred) for space in PROVINCE["Germania"].spaces]
    assert [name for name, kind, _ in spaces if kind == "german"] == ["Usipetes", "Ubii", "Suebi"]
    assert [name for name, kind, starred in spaces if kind == "town" and starred] == ["Divitia", "Mattium"]
    assert len(spaces) == 5


# ---- 2.3 The pieces


@pytest.mark.proves("2.3.1a", "2.3.1b", "2.3.1c", "2.3.1d", "2.3.1e", "2.3.1k")
def test_2_3_1_steps_and_strengths() -> None:
    """Legions 2, reduced 1; Mercenaries one step of strength 2."""
    assert {(legion.steps, legion.strength, legion.movement) for legion in LEGIONS} == {(2, (1, 2), 3)}
    assert {(PIECE[name].steps, PIECE[name].strength) for name in ("Mercenaries 1", "Mercenaries 2")} == {(1, (2, 2))}
    s = set_up()
    assert strength(s, PIECE["Legion XIII"]) == 2
    s.steps[PIECE["Legion XIII"]] = 1
    assert strength(s, PIECE["Legion XIII"]) == 1


@pytest.mark.proves("2.3.1f", "2.3.1g", "2.3.1l", "2.3.1m", "2.3.1n", "2.3.1h", "2.3.1i", "2.3.1j")
def test_2_3_1_strengths_of_tribes() -> None:
    fives = ["Nervii", "Eburones", "Suessiones", "Remi", "Senones", "Sequani", "Veneti", "Bituriges"]
    told = {"Arverni": 7, "Bellovaci": 6, "Treveri": 6, "Aedui": 6, **dict.fromkeys(fives, 5)}
    assert {tribe.name: tribe.strength[1] for tribe in TRIBES} == {
        tribe.name: told.get(tribe.name, 4) for tribe in TRIBES
    }
    assert all(tribe.strength[0] == tribe.strength[1] - 2 and tribe.movement == 3 for tribe in TRIBES)
    assert (GERMANI.strength, GERMANI.movement) == ((5, 8), 3)


@pytest.mark.proves("2.3.2c", "2.3.2d", "2.3.2e", "2.3.2f", "2.3.2g")
def test_2_3_2_ratings_of_leaders() -> None:
    """Battle Rating, Command Rating, Movement Allowance, Combat Strength."""
    leaders = {
        leader.name: (leader.rating[0], leader.command, leader.movement, leader.strength[0])
        for leader in PIECES
        if leader.is_leader
    }
    assert leaders == {
        "Caesar": (3, 6, 5, 0),
        "T. Labienus": (2, 4, 4, 0),
        "S. Galba": (1, 3, 4, 0),
        "Q. Cicero": (1, 3, 4, 0),
        "M. Antonius": (1, 4, 4, 0),
        "P. Crassus": (1, 4, 4, 0),
        "C. Trebonius": (1, 3, 4, 0),
        "Vercingetorix": (1, 4, 4, 1),
        "Ambiorix": (1, 3, 4, 1),
    }


@pytest.mark.proves("2.3.2a", "2.3.2b", "2.3.3a")
def test_2_3_2_a_leader_moves_an_army_and_gives_rerolls() -> None:
    """Caesar leads three Legions into battle and has three rerolls; without him they fight, too, with one."""
    position = """
        [towns]
        Carnutes = "Cenabum"
        [spaces.Autricum]
        outside = "Carnutes"
        [spaces.Lutetia]
        outside = "Caesar, Legion VII, Legion IX, Legion X"
    """
    for leader, rerolls in (("Caesar", 3), ("Legion X", 1)):
        game = roman(position).play(f"Roman action activate {leader}")
        game.play("\n".join(f"Roman take_along piece Legion {n}" for n in ("VII", "IX")))
        game.play("Roman take_along done?\n Roman march enter Autricum\n Gallic avoid_battle no\n dice 3 3 3 3")
        assert (game.asked, game.ask.about[-1]) == ("Roman reroll", rerolls)


@pytest.mark.proves("2.3.3a")
def test_2_3_3_a_leader_is_no_army() -> None:
    """Only Combat Units count: Caesar alone is none."""
    assert cus([PIECE["Caesar"], PIECE["Legion X"]]) == [PIECE["Legion X"]]


@pytest.mark.proves("2.3.4a", "2.3.4b")
def test_2_3_4_control_markers() -> None:
    """All four kinds count towards the control of a Province."""
    game = roman("""
        gallic = ["Bagacum"]
        [towns]
        Nervii = "Vogdoriacum"
        [spaces.Vogdoriacum]
        inside = "Nervii"
    """)
    assert game.ruler("Nervii") == "Gallic"  # with the Stronghold three of five
    assert roman('roman = ["Tolosa", "Nemausus"]').ruler("Volcae") == "Roman"  # with Narbo three of four
    assert not has_influence(set_up(), SPACE["Narbo"], GALLIC)


@pytest.mark.proves("2.3.4c", "2.3.4d")
def test_2_3_4_garrisons_of_walled_cities() -> None:
    assert {city.name: walls.garrison for city, walls in CITY_WALLS.items()} == {"Narbo": 4, "Vienne": 4, "Massilia": 6}
