"""A8.8.1 March of the Non-player Romans: Settlements as Allies, Arverni as prey, the Alps."""

import pytest

from tests.ariovistus.nonplayers.romans.boards import ALL, AWAY, boxes, goals, roman_turn, went

HOME = AWAY + '[regions.Mandubii]\nRomans = "1 Legion, 1 Auxilia"\n'


@pytest.mark.proves("A8.8.1c")
@pytest.mark.parametrize(("germans", "marches"), [("1 revealed Warband", "yes"), ("Settlement", "no")])
def test_a8_8_1_no_march_out_of_a_region_with_a_settlement_that_is_no_threat(germans: str, marches: str) -> None:
    """R_MARCH: a Successor is not threatened, and leaves only Regions free of enemy Allies: a Settlement counts as
    one."""
    board = (
        AWAY
        + f'[regions.Sequani]\nRomans = "Successor, 4 Auxilia"\nGermans = "{germans}"\n[tribes]\nTreveri = "Belgae"\n'
    )
    assert f"R_MARCH {marches}" in boxes(roman_turn(board, 5, nonplayers=ALL))


@pytest.mark.proves("A8.8.1d")
def test_a8_8_1_a_settlement_alone_is_a_destination() -> None:
    """R_MARCH yes: nobody has an Ally anywhere."""
    game = roman_turn(HOME + '[regions.Treveri]\nGermans = "Settlement"\n', 5, nonplayers=ALL)
    assert went(game) == ["Treveri"]


@pytest.mark.proves("A8.8.1d")
@pytest.mark.parametrize(
    ("settlement", "to"), [("", "Bituriges"), ('[regions.Ubii]\nGermans = "Settlement"\n', "Treveri")]
)
def test_a8_8_1_settlements_count_for_who_has_most_on_the_map(settlement: str, to: str) -> None:
    """A 5: Belgae have two Allies, Germans one, with two Settlements three."""
    more = settlement.replace("Ubii", "Sugambri")
    tribes = '[tribes]\nTreveri = "Germans"\nBituriges = "Belgae"\nNervii = "Belgae"\n'
    game = roman_turn(HOME + settlement + more + tribes, 5, nonplayers=ALL)
    assert goals(game) == ["most_settled"]
    assert went(game) == [to]


@pytest.mark.proves("A8.8.1d")
@pytest.mark.parametrize("die", [1, 6])
def test_a8_8_1_a_settlement_counts_for_the_most_in_a_region(die: int) -> None:
    """Germanic Allies in Treveri and in Bituriges, where a Settlement is too: there, and no die is needed."""
    board = HOME + '[regions.Bituriges]\nGermans = "Settlement"\n[tribes]\nTreveri = "Germans"\nBituriges = "Germans"\n'
    game = roman_turn(board, 5, die, nonplayers=ALL)
    assert went(game) == ["Bituriges"]
    assert "romans.march.most_of_theirs" in game.priorities("Romans")


# ---- A8.8.1g-h a roll of 1 or 2 ----------------------------------------

# Belgae have most Allies, Arverni one or two, Germans two.
PREY = (
    HOME
    + '[tribes]\nTreveri = "Germans"\nUbii = "Germans"\nNervii = "Belgae"\nEburones = "Belgae"\nMorini = "Belgae"\n'
)
PREY += 'Atrebates = "Belgae"\nCarnutes = "Arverni"\n'


@pytest.mark.proves("A8.8.1g")
@pytest.mark.parametrize(("die", "to"), [(1, "Carnutes"), (2, "Carnutes"), (5, "Atrebates"), (6, "Atrebates")])
def test_a8_8_1_on_a_1_or_2_to_arverni_not_to_germans(die: int, to: str) -> None:
    """Two Allies of the Arverni, two of the Germans, four of the Belgae."""
    game = roman_turn(PREY + 'Aulerci = "Arverni"\n', die, nonplayers=ALL)
    assert game.rolled("Romans") == [die]
    assert went(game)[-1:] == [to]


@pytest.mark.proves("A8.8.1h")
@pytest.mark.parametrize("citadel", [True, False])
def test_a8_8_1_two_allies_or_citadels_of_the_arverni_are_needed(citadel: bool) -> None:
    """One Ally of theirs is not enough; an Ally and a Citadel are."""
    far = 'Arverni = "Arverni Citadel"\n' if citadel else ""
    game = roman_turn(PREY + far, 1, nonplayers=ALL)
    assert went(game)[-1:] == ["Carnutes" if citadel else "Atrebates"]


# ---- A8.8c enemies at victory ----------------------------------------


@pytest.mark.proves("A8.8c")
@pytest.mark.parametrize(("settled", "answer"), [(5, "yes"), (2, "no")])
def test_a8_8_germans_at_victory_are_marched_against(settled: int, answer: str) -> None:
    """R2: their margin is 0 or better (A7.2, six Regions with Germanic Control and more Settlements)."""
    names = ("Treveri", "Nervii", "Ubii", "Sugambri", "Morini", "Atrebates")
    regions = "".join(f'[regions.{name}]\nGermans = "3 Warbands, Settlement"\n' for name in names[:settled])
    home = '[regions.Provincia]\nRomans = "Caesar, 2 Legions, 4 Auxilia, Fort"\n'
    game = roman_turn(home + regions, 5, nonplayers=ALL)
    assert boxes(game).startswith(f"R1 no, R2 {answer}")


# ---- A8.4i Harassment on the way ---------------------------------------------


@pytest.mark.proves("A8.4g", "A8.4i")
@pytest.mark.parametrize(("who", "marches"), [("Aedui", "yes"), ("Germans", "no"), ("Belgae", "no"), ("Arverni", "no")])
def test_8_8_1_a_legion_alone_passes_nobody_who_would_harass_it(who: str, marches: str) -> None:
    """R_MARCH: three Hidden Warbands in every Region on the way to the only Ally: Non-player Aedui let it pass."""
    around = ("Ubii", "Treveri", "Mandubii", "Aedui", "Provincia", "Cisalpina")
    board = "".join(f'[regions.{name}]\n{who} = "3 Warbands"\n' for name in around)
    home = AWAY.replace("Arverni", "Veneti") + '[regions.Sequani]\nRomans = "1 Legion"\n'
    game = roman_turn(home + board + '[tribes]\nBituriges = "Belgae"\n', 5, nonplayers=ALL)
    assert f"R_MARCH {marches}" in boxes(game)


# ---- the Alps ----------------------------------------


@pytest.mark.parametrize(("origin", "marches"), [("Provincia", "no"), ("Cisalpina", "yes")])
def test_a3_2_2_the_alps_halt_a_roman_group(origin: str, marches: str) -> None:
    """R_MARCH: Sequani is full of Hidden Belgae, and the way from Provincia through Cisalpina to Ubii ends in the Alps;
    out of Cisalpina it is one step."""
    board = AWAY + f'[regions.{origin}]\nRomans = "1 Legion, 1 Auxilia"\n[regions.Sequani]\nBelgae = "9 Warbands"\n'
    game = roman_turn(board + '[tribes]\nUbii = "Germans"\n', 5, nonplayers=ALL)
    assert f"R_MARCH {marches}" in boxes(game)
