"""A1.4 Forces: Diviciacus, Boduognatus, Settlements; A1.4.1 Available Forces; A1.4.2 stacking."""

import pytest

from tests.ariovistus.battles import battle, losses, plain
from tests.ariovistus.germans import germans
from tests.ariovistus.playing import at

AEDUI_FIRST, ROMANS_FIRST, BELGAE_FIRST = 'card = "A37"\n', "card = 1\n", 'card = "A56"\n'


# ---- Diviciacus -------------------------------------------------------------------------------------------------


@pytest.mark.proves("A1.4w")
def test_a1_4_diviciacus_marches_with_warbands_or_alone() -> None:
    """One Region, as the Aedui do."""
    game = at(AEDUI_FIRST + '[regions.Mandubii]\nAedui = "Diviciacus, 2 Warbands"')
    game.play("""
        Aedui action command March
        Aedui command march Mandubii
        Aedui march_to region Carnutes
        Aedui march_number number 1
        Aedui march_number number 0
        Aedui march_to done
    """)
    assert (game.pieces("Carnutes", "Aedui"), game.asked) == ("Diviciacus", "Aedui command")
    both = at(AEDUI_FIRST + '[regions.Mandubii]\nAedui = "Diviciacus, 2 Warbands"').play("""
        Aedui action command March
        Aedui command march Mandubii
        Aedui march_to region Carnutes
        Aedui march_number number 1
        Aedui march_number number 2
    """)
    assert both.pieces("Carnutes", "Aedui") == "Diviciacus, 2 Warbands"


@pytest.mark.proves("A1.4v")
@pytest.mark.parametrize(("pieces", "caused"), [("Diviciacus, 2 Warbands", 2), ("2 Warbands", 1)])
def test_a1_4_diviciacus_causes_a_loss(pieces: str, caused: int) -> None:
    """A Loss for himself, beside a half for each Warband."""
    game = battle("Aedui", f'[regions.Treveri]\nAedui = "{pieces}"\nBelgae = "6 revealed Warbands"')

    assert losses(plain(game)) == [caused]


@pytest.mark.proves("A1.4x")
@pytest.mark.parametrize(("pieces", "offered"), [("Warband", True), ("Diviciacus, Warband", False)])
def test_a1_4_diviciacus_shields_the_aedui_from_rampage(pieces: str, offered: bool) -> None:
    """Where he is they cannot be named."""
    game = at(BELGAE_FIRST + f'[regions.Nervii]\nBelgae = "Boduognatus, 4 Warbands"\nAedui = "{pieces}"')
    game.play("Belgae action command Battle")

    assert ("Rampage" in game.offers("ability")) == offered


SHARED = """
    [regions.Mandubii]
    Romans = "2 Auxilia"
    Aedui = "Diviciacus, 2 Warbands"
    Belgae = "3 Warbands"
"""


@pytest.mark.proves("A1.4n")
@pytest.mark.parametrize(("answer", "possible"), [("yes", True), ("no", False)])
def test_a1_4_shared_auxilia_make_an_ambush_possible(answer: str, possible: bool) -> None:
    """Two Hidden Aedui against three Hidden Belgae: only with two Auxilia that count as theirs."""
    game = at(AEDUI_FIRST + SHARED).play(f"""
        Aedui action command Battle
        Aedui command share Mandubii
        Romans agree_share {answer}
        Aedui command battle Mandubii
    """)
    if game.asked == "Aedui battle_target":
        game.play("Aedui battle_target faction Belgae")

    assert (game.asked == "Aedui ambush") == possible


@pytest.mark.proves("A1.4l", "A1.4o")
@pytest.mark.parametrize(("answer", "ambush"), [("yes", False), ("no", True)])
def test_a1_4_shared_pieces_defend_and_prevent_an_ambush(answer: str, ambush: bool) -> None:
    """Attacked by three Hidden Belgae with their Leader, two Hidden Auxilia and two Warbands stand together."""
    position = SHARED.replace('"3 Warbands"', '"Boduognatus, 3 Warbands"')
    game = at(BELGAE_FIRST + position).play(f"""
        Belgae action command Battle
        Belgae command battle Mandubii
        Belgae battle_target faction Romans
        Romans share yes
        Aedui agree_share {answer}
    """)

    assert (game.asked == "Belgae ambush") == ambush


@pytest.mark.proves("A1.4m")
@pytest.mark.parametrize(("who", "card", "reach"), [("Romans", ROMANS_FIRST, True), ("Aedui", AEDUI_FIRST, False)])
def test_a1_4_shared_pieces_go_as_far_as_what_they_count_as(who: str, card: str, reach: bool) -> None:
    """Aedui Warbands that March as Auxilia go on to a second Region; Auxilia that March as Warbands do not."""
    other = "Aedui" if who == "Romans" else "Romans"
    game = at(card + '[regions.Mandubii]\nRomans = "Auxilia"\nAedui = "Warband"\n[regions.Aedui]\nAedui = "Diviciacus"')
    game.play(f"""
        {who} action command March
        {who} command share Mandubii
        {other} agree_share yes
        {who} command march Mandubii
        {who} march_to region Carnutes
        {who} march_number number 1
        {who} march_number number 1
    """)
    assert (game.asked == f"{who} march_on") == reach
    if reach:
        game.play(f"{who} march_on region Atrebates")
        assert (game.pieces("Atrebates", "Aedui"), game.pieces("Atrebates", "Romans")) == ("1 Warband", "1 Auxilia")


@pytest.mark.proves("A1.4.1e", "A1.4i", "A1.4t", "A1.4.1d")
def test_a1_4_taken_off_the_map_he_binds_the_aedui_no_longer() -> None:
    """Suborn in Veneti, far from Diviciacus in Aedui: once he has been removed, and he is not Available."""
    position = '[regions.Aedui]\nAedui = "Diviciacus, 1 revealed Warband"\n[regions.Veneti]\nAedui = "1 Warband"\n'
    game = at(AEDUI_FIRST + position).play("Aedui action command March")
    assert "Suborn" not in game.offers("ability")
    game.play("Aedui command remove_own\nAedui remove_from region Aedui\nAedui remove_piece remove Aedui Leader")

    assert "Suborn" in game.offers("ability")
    assert game.available("Aedui", "Leader") == 0


# ---- Boduognatus ------------------------------------------------------------------------------------------------


@pytest.mark.proves("A1.4j", "A1.4k")
@pytest.mark.parametrize(("taken", "shared"), [("Revealed Aedui Warband", True), ("Aedui Leader", False)])
def test_a1_4_taken_off_the_map_he_lets_nobody_share(taken: str, shared: bool) -> None:
    """In the middle of an Aedui Command: with Diviciacus gone a Hidden Auxilia no longer serves for Suborn, and those
    that were lent do not count for Aedui Control."""
    game = at("""
        card = "A37"
        [regions.Aedui]
        Aedui = "Diviciacus, 2 revealed Warbands"
        Romans = "2 Auxilia"
        Belgae = "2 Warbands"
        [tribes]
        Aedui = "Aedui"
    """).play(f"""
        Aedui action command Rally
        Aedui command share Aedui
        Romans agree_share yes
        Aedui command remove_own
        Aedui remove_piece remove {taken}
    """)
    assert ("Suborn" in game.offers("ability")) == shared
    assert game.control("Aedui") == ("Aedui" if shared else "No Control")
    assert game.view["shared"] == ["Aedui"] * shared


@pytest.mark.proves("A1.4z")
@pytest.mark.parametrize(("leader", "caused"), [("Boduognatus", 5), ("Successor", 3)])
def test_a1_4_boduognatus_has_the_powers_of_ambiorix(leader: str, caused: int) -> None:
    """In an attack his Warbands cause a whole Loss each: four and himself, five; with his Successor three."""
    game = battle("Belgae", f'[regions.Treveri]\nBelgae = "{leader}, 4 Warbands"\nRomans = "9 revealed Auxilia"')

    assert losses(plain(game)) == [caused]


@pytest.mark.proves("A1.4z")
@pytest.mark.parametrize(
    ("leader", "region", "possible"), [("Boduognatus", "Nervii", True), ("Successor", "Nervii", False)]
)
def test_a1_4_boduognatus_reaches_the_next_region(leader: str, region: str, possible: bool) -> None:
    """Rampage within one Region of him; of a Successor in his own alone."""
    game = at(
        BELGAE_FIRST
        + f'[regions.Morini]\nBelgae = "{leader}"\n[regions.{region}]\nBelgae = "4 Warbands"\nAedui = "Warband"'
    )
    game.play("Belgae action command Battle")

    assert ("Rampage" in game.offers("ability")) == possible


# ---- Settlements ------------------------------------------------------------------------------------------------


@pytest.mark.proves("A1.4ab", "A1.4ak")
def test_a1_4_a_settlement_needs_no_circle_and_counts_for_control() -> None:
    """In Treveri, whose one Tribe is the Aedui's: beside a Warband it makes two against one."""
    game = at('[regions.Treveri]\nGermans = "Settlement, Warband"\n[tribes]\nTreveri = "Aedui"')

    assert game.tribe("Treveri") == "Aedui"
    assert game.control("Treveri") == "Germans"
    assert at('[regions.Bituriges]\nGermans = "Settlement"').control("Bituriges") == "Germans"
    assert at('[regions.Treveri]\nGermans = "Settlement"\nAedui = "Warband"').control("Treveri") == "No Control"


@pytest.mark.proves("A1.4ag")
def test_a1_4_a_settlement_alone_can_be_attacked() -> None:
    """One Loss without a roll takes it, and it is Available again."""
    game = plain(battle("Romans", '[regions.Treveri]\nRomans = "2 Legions"\nGermans = "Settlement"'))

    assert (game.pieces("Treveri", "Germans"), game.available("Germans", "Settlements")) == ("", 6)


def test_a1_4_a_settlement_alone_can_be_robbed_and_makes_war() -> None:
    """3.3.3 Its owner is there to be Raided; A6.2 and with an Arverni Ally it sets the Region At War."""
    game = at(
        AEDUI_FIRST + '[regions.Sequani]\nGermans = "Settlement"\nAedui = "Warband"\n[tribes]\nSequani = "Arverni"'
    )
    assert game.view["at_war"] == ["Sequani"]
    game.play("Aedui action command Raid\nAedui command raid Sequani")

    assert "take_from Germans" in game.options


@pytest.mark.proves("A1.4al")
def test_a1_4_a_settlement_does_not_march_or_relocate() -> None:
    """A group leaves with Leader and Warbands alone."""
    game = germans('[regions.Treveri]\nGermans = "Ariovistus, 2 Warbands, Settlement"', "March").play("""
        Germans command march Treveri
        Germans march_to region Mandubii
        Germans march_number number 1
        Germans march_number number 2
    """)

    assert game.pieces("Mandubii", "Germans") == "Ariovistus, 2 Warbands"
    assert game.pieces("Treveri", "Germans") == "Settlement"


@pytest.mark.proves("A1.4.1a", "A1.4.1f")
def test_a1_4_1_the_germans_may_take_a_settlement_off_the_map() -> None:
    """In a Command, as any player's Faction: it is Available again."""
    game = germans('[regions.Treveri]\nGermans = "Settlement, Warband"\n[regions.Ubii]\nGermans = "Warband"', "Rally")
    assert game.available("Germans", "Settlements") == 5
    game.play("""
        Germans command remove_own
        Germans remove_from region Treveri
        Germans remove_piece remove Settlement
    """)

    assert game.pieces("Treveri", "Germans") == "1 Warband"
    assert game.available("Germans", "Settlements") == 6


@pytest.mark.proves("A1.4.1a", "A1.4.1f")
def test_a1_4_1_what_was_taken_off_can_settle_in_the_same_command() -> None:
    """Six on the map, one removed in Bituriges: Settle places it in Sequani."""
    others = ("Bituriges", "Pictones", "Veneti", "Carnutes", "Morini", "Nervii")
    position = "".join(f'[regions.{name}]\nGermans = "Settlement"\n' for name in others)
    game = germans(position + '[regions.Sequani]\nGermans = "Ariovistus, 2 Warbands"', "Rally")
    assert "Settle" not in game.offers("ability")
    game.play("""
        Germans command remove_own
        Germans remove_from region Bituriges
        Germans command ability Settle
        Germans settle region Sequani
    """)

    assert game.pieces("Sequani", "Germans") == "Ariovistus, 2 Warbands, Settlement"
    assert game.available("Germans", "Settlements") == 0


@pytest.mark.proves("A1.4am")
def test_a1_4_allies_in_an_event_does_not_mean_settlements() -> None:
    """A24 removes Allies at the Nori: the German one goes, the Settlement beside it stays."""
    game = at('card = "A24"\n[regions.Cisalpina]\nGermans = "Settlement"\n[tribes]\nNori = "Germans"')
    game.play("Germans action unshaded A24")

    assert game.tribe("Nori") == "Arverni"
    assert game.pieces("Cisalpina", "Germans") == "Settlement"
