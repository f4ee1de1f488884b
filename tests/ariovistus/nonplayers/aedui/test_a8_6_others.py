"""A8.6 What stays of 8.6 in Ariovistus: Suborn and March do not know Settlements; sharing is near Diviciacus."""

import pytest

from alesia.words import explain_lines
from tests.ariovistus.nonplayers.acting import Acting
from tests.ariovistus.nonplayers.aedui.boards import BOTH, RICH, aedui_turn, region, walked

# Rich Aedui with few Warbands Rally one at home, do not Trade, and may Suborn in Mandubii.
SUBORN = """
    [resources]
    Aedui = 30
    Romans = 20
    [regions.Mandubii]
    Aedui = "Diviciacus, 2 Warbands"
    Belgae = "5 Warbands"
    Germans = "5 Warbands"
    [regions.Sequani]
    Germans = "6 Warbands{}"
    [regions.Ubii]
    Germans = "6 Warbands{}"
    [tribes]
    Aedui = "Aedui Citadel"
    Mandubii = "Dispersed"
    Senones = "Germans"
    Lingones = "Belgae"
    Nervii = "Belgae"
"""


def removed(game: Acting) -> list[str]:
    return [each.removeprefix("suborn_what remove ") for each in game.did("Aedui") if "suborn_what remove" in each]


@pytest.mark.proves("A8.6a")
@pytest.mark.parametrize("settled", ["", ", Settlement"])
def test_a8_6_a_settlement_is_no_ally_for_suborn(settled: str) -> None:
    """8.6.3 Belgae have two Allies, Germans one, with or without two Settlements: the Belgic one is removed."""
    game = aedui_turn(SUBORN.format(settled, settled))
    assert "A_SUBORN yes" in walked(game)
    assert removed(game)[:1] == ["Lingones"]


def test_8_4_1_of_factions_with_as_many_allies_germans_are_suborned_first() -> None:
    """Germans, Belgae, Arverni, Romans (A8.4); and so it is told."""
    game = aedui_turn(SUBORN.format("", "").replace('Nervii = "Belgae"', ""))
    told = "\n".join(text for _, text in explain_lines(game.walk("Aedui"), "ariovistus"))
    assert removed(game)[:1] == ["Senones"]
    assert "Germans before Belgae, Arverni and Romans" in told


# ---- A38 unshaded -------------------------------------------------------------------------------------------------

# The Aedui Rally a Citadel and may then Suborn in Mandubii or Bituriges, where they have no Control.
VERGOBRET = """
    [capabilities]
    A38 = "unshaded"
    [resources]
    Aedui = 20
    [regions.Aedui]
    Aedui = "{} revealed Warbands"
    [regions.Mandubii]
    Aedui = "1 Warband"
    Arverni = "4 Warbands"
    [regions.Bituriges]
    Aedui = "1 Warband"
    Arverni = "3 Warbands"
    [tribes]
    Aedui = "Aedui"
"""


@pytest.mark.parametrize("die", [1, 6])
def test_8_4_vergobret_suborn_where_two_allies_can_be_placed(die: int) -> None:
    """A38 Two Allies in Mandubii, not one in Bituriges; then two Warbands."""
    game = aedui_turn(VERGOBRET.format(4), die)
    placed = [each.removeprefix("suborn_what ") for each in game.did("Aedui") if each.startswith("suborn_what")]
    assert [each.split(" ")[0] for each in placed] == ["place_ally", "place_ally", "place", "place"]
    assert "aedui.suborn.most_placed" in game.priorities("Aedui")


@pytest.mark.parametrize("die", [1, 6])
def test_8_4_vergobret_suborn_where_an_ally_can_be_placed_and_another_removed(die: int) -> None:
    """A38 One Ally placed and one of the Belgae removed in Mandubii, not one placed in Bituriges."""
    game = aedui_turn(VERGOBRET.format(4) + '\nSenones = "Belgae"\nLingones = "Dispersed"\n', die)
    done = [each.removeprefix("suborn_what ") for each in game.did("Aedui") if each.startswith("suborn_what")]
    assert done[:2] == ["place_ally Mandubii", "remove Senones"]
    assert "aedui.suborn.most_affected" in game.priorities("Aedui")


@pytest.mark.parametrize(("die", "city"), [(1, "Mandubii"), (6, "Bituriges")])
def test_8_4_vergobret_suborn_wins_the_tribe_whose_ally_is_removed(die: int, city: str) -> None:
    """A38 One Ally of the Belgae is as good as two: it is removed, and the Tribe won at once; so a die says where."""
    taken = '\nMandubii = "Belgae"\nSenones = "Belgae"\nLingones = "Dispersed"\nBituriges = "Belgae"\n'
    game = aedui_turn(VERGOBRET.format(4) + taken, die)
    done = [each.removeprefix("suborn_what ") for each in game.did("Aedui") if each.startswith("suborn_what")]
    assert done[:2] == [f"remove {city}", f"place_ally {city}"]
    assert "aedui.suborn.most_affected" not in game.priorities("Aedui")


@pytest.mark.parametrize("card", ['A38 = "unshaded"', ""])
def test_8_3_4_suborn_where_as_many_allies_can_be_placed_by_dice(card: str) -> None:
    """One Ally can be placed here or there, with A38 or without; no Warbands are left, and that four Arverni could be
    removed in Mandubii, and one of the Belgae in Bituriges, does not matter."""
    board = VERGOBRET.format(18).replace('    Arverni = "3 Warbands"\n', '    Belgae = "1 Warband"\n')
    board = board.replace('A38 = "unshaded"', card) + '\nSenones = "Dispersed"\nLingones = "Dispersed"\n'
    games = [aedui_turn(board, die) for die in (1, 6)]
    assert sorted(game.tribe("Mandubii") for game in games) == ["Aedui", "Subdued"]
    assert [game.priorities("Aedui") for game in games] == [[], []]


@pytest.mark.parametrize("die", [1, 6])
def test_8_6_3_vergobret_suborn_where_four_can_be_removed(die: int) -> None:
    """A38 With no Aedui left to place: four Arverni in Mandubii, not three in Bituriges."""
    nobody = '\nMandubii = "Dispersed"\nSenones = "Dispersed"\nLingones = "Dispersed"\nBituriges = "Dispersed"\n'
    game = aedui_turn(VERGOBRET.format(18) + nobody, die)
    assert game.pieces("Mandubii", "Arverni") == ""


@pytest.mark.proves("A8.6a")
@pytest.mark.parametrize("settled", ["", ", Settlement"])
@pytest.mark.parametrize("die", [1, 6])
def test_a8_6_a_settlement_is_no_ally_for_march(settled: str, die: int) -> None:
    """8.6.5 One emissary out of Morini: to where the Belgae have their two Allies, not to the one of the Germans, with
    or without two Settlements."""
    board = f"""
        [resources]
        Aedui = 12
        Romans = 20
        [regions.Morini]
        Aedui = "2 Warbands"
        Belgae = "9 Warbands"
        [regions.Aedui]
        Aedui = "4 revealed Warbands"
        Germans = "3 Warbands"
        [regions.Sugambri]
        Germans = "6 Warbands{settled}"
        [regions.Ubii]
        Germans = "6 Warbands{settled}"
        [tribes]
        Aedui = "Dispersed"
        Sugambri = "Germans"
        Nervii = "Belgae"
        Eburones = "Belgae"
    """
    game = aedui_turn(board, die)
    assert [each for each in game.did("Aedui") if each.startswith("march_to")][:1] == ["march_to region Nervii"]


# ---- A8.6b sharing ------------------------------------------------------------------------------------------------

# The Aedui do not exceed their threshold (8.8.8): the Arverni have more.
BEHIND = '[tribes]\nMandubii = "Arverni"\n' + "".join(
    f'{tribe} = "Arverni"\n' for tribe in ("Arverni", "Cadurci", "Volcae", "Pictones")
)
BATTLE = RICH + region("Mandubii", Aedui="1 Warband", Romans="7 Auxilia") + region("Aedui", Aedui="6 Warbands")


@pytest.mark.proves("A8.6b")
@pytest.mark.parametrize(
    ("where", "nonplayers", "answer"),
    [
        ("Treveri", BOTH, "yes"),
        ("Nervii", BOTH, "no"),
        ("Treveri", '["Aedui"]', "no"),
    ],
)
def test_a8_6_within_one_region_of_diviciacus_they_use_auxilia(where: str, nonplayers: str, answer: str) -> None:
    """A4 With seven Auxilia the Ally in Mandubii is sure to be hit: of Non-player Romans, with Diviciacus next door."""
    game = aedui_turn(BATTLE + region(where, Aedui="Diviciacus", Belgae="9 Warbands") + BEHIND, nonplayers=nonplayers)
    assert walked(game).startswith(f"A4 {answer}")
    assert ("command share Mandubii" in game.did("Aedui")) is (answer == "yes")


@pytest.mark.proves("A8.6b")
@pytest.mark.parametrize(("auxilia", "ambush"), [("3 Auxilia", "yes"), ("3 revealed Auxilia", "no")])
def test_a8_6_auxilia_count_for_an_ambush_too(auxilia: str, ambush: str) -> None:
    """A1.4 One Warband and three Hidden Auxilia are more than two Hidden Belgae (with the card 38 they would not
    count)."""
    pieces = {"Aedui": "Diviciacus, 1 Warband", "Romans": auxilia, "Belgae": "Boduognatus, 2 Warbands"}
    behind = BEHIND.replace('Mandubii = "Arverni"\n', "")
    game = aedui_turn(RICH + region("Mandubii", **pieces) + behind, nonplayers=BOTH)
    assert walked(game).startswith("A4 yes, A_BATTLE yes, A_AMBUSH " + ambush)


# The Aedui do not exceed their threshold.
ELSEWHERE = 'Pictones = "Arverni"\nSantones = "Arverni"\n'
EMISSARIES = """
    [resources]
    Aedui = 20
    Romans = 20
    [regions.{}]
    Aedui = "Diviciacus, 3 revealed Warbands"
    [regions.Mandubii]
    Romans = "2{} Auxilia"
    Aedui = "1 revealed Warband"
    Arverni = "6 Warbands"
    [tribes]
    Aedui = "Aedui"
"""


@pytest.mark.proves("A8.6b")
@pytest.mark.parametrize(
    ("where", "seen", "answer"),
    [("Aedui", "", "yes"), ("Aedui", " revealed", "no"), ("Provincia", "", "no")],
)
def test_a8_6_hidden_auxilia_near_diviciacus_suborn_too(where: str, seen: str, answer: str) -> None:
    """A_SUBORN: no Aedui hide anywhere, but Auxilia in Mandubii, within one Region of Diviciacus."""
    board = EMISSARIES.format(where, seen).replace('Aedui = "Aedui"\n', f'Aedui = "Aedui"\n{ELSEWHERE}')
    game = aedui_turn(board, nonplayers=BOTH)
    assert walked(game).endswith(f"A_TRADE no, A_SUBORN {answer}")
    assert ("command share Mandubii" in game.did("Aedui")) is (answer == "yes")


def test_a8_6_a_roman_player_is_asked_for_auxilia_to_suborn() -> None:
    """8.6.8 To the degree that Romans agree: if not, there is no Suborn."""
    text = EMISSARIES.format("Aedui", "")
    agreed, refused = aedui_turn(text).play("Romans agree_share yes"), aedui_turn(text).play("Romans agree_share no")
    assert (walked(agreed)[-13:], walked(refused)[-13:]) == (" A_SUBORN yes", ", A_SUBORN no")
