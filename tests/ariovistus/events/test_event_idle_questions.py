"""5.1 Questions of Events that would decide nothing are not put."""

import pytest

from tests.ariovistus.playing import at


def test_event_a36_unshaded_where_all_germans_go_nobody_is_asked() -> None:
    """Two Settlements and eight Warbands in the three Regions: all of them."""
    game = at("""
        card = "A36"
        ineligible = ["Germans", "Aedui", "Romans"]
        [regions.Morini]
        Germans = "3 Warbands, 2 revealed Warbands, Settlement"
        [regions.Treveri]
        Germans = "2 Warbands, 1 scouted Warband, Settlement"
    """).play("Belgae action unshaded A36")
    assert game.pieces("Morini", "Germans") == game.pieces("Treveri", "Germans") == ""
    assert game.asked == "Chance draw_card"


def test_event_a36_unshaded_of_three_settlements_two_are_chosen() -> None:
    regions = "".join(f'[regions.{name}]\nGermans = "Settlement"\n' for name in ("Morini", "Nervii", "Treveri"))
    game = at(f'card = "A36"\nineligible = ["Germans"]\n{regions}').play("Belgae action unshaded A36")
    assert game.offers("region") == ["Morini", "Nervii", "Treveri"]
    game.play("Belgae event_region region Nervii")
    assert game.offers("region") == ["Morini", "Treveri"]


def test_event_a36_shaded_where_two_allies_are_all_nobody_is_asked() -> None:
    game = at("""
        card = "A36"
        [regions.Sugambri]
        Germans = "30 Warbands"
        [regions.Provincia]
        Germans = "Settlement"
        [regions.Morini]
        Germans = "Settlement"
        [regions.Nervii]
        Germans = "Settlement"
        [regions.Sequani]
        Germans = "Settlement"
        [regions.Aedui]
        Germans = "Settlement"
        [regions.Arverni]
        Germans = "Settlement"
        [tribes]
        Nervii = "Belgae"
        Morini = "Romans"
    """).play("Germans action shaded A36")
    assert (game.tribe("Nervii"), game.tribe("Morini")) == ("Subdued", "Subdued")


def test_event_a36_shaded_two_settlements_come_in_any_order() -> None:
    """Sugambri is beside Ubii, Treveri, Nervii and Morini: where three have a Settlement, both others get one."""
    board = 'card = "A36"\n' + "".join(f'[regions.{name}]\nGermans = "Settlement"\n' for name in ("Morini", "Nervii"))
    assert at(board).play("Germans action shaded A36").step == "settle"
    game = at(board + '[regions.Treveri]\nGermans = "Settlement"\n').play("Germans action shaded A36")
    assert game.step == "warbands"
    assert "Settlement" in game.pieces("Ubii", "Germans")
    assert "Settlement" in game.pieces("Sugambri", "Germans")


def test_event_61_unshaded_five_warbands_are_all() -> None:
    game = at("""
        card = 61
        ineligible = ["Belgae"]
        [regions.Nervii]
        Germans = "2 Warbands"
        Belgae = "1 Warband, 2 revealed Warbands"
    """).play("Germans action unshaded 61")
    assert game.pieces("Nervii", "Germans") == game.pieces("Nervii", "Belgae") == ""


@pytest.mark.parametrize(("resources", "most"), [(0, 0), (5, 1), (6, 2), (10, 2), (11, 3), (45, 3)])
def test_event_a40_shaded_no_more_regions_than_the_romans_have_resources_for(resources: int, most: int) -> None:
    """Three Regions without Roman Control, five Resources each."""
    game = at(f"""
        card = "A40"
        ineligible = ["Aedui", "Romans"]
        [resources]
        Romans = {resources}
    """).play("Belgae action shaded A40")
    if most:
        assert game.options == [f"number {n}" for n in range(most + 1)]
    else:
        assert game.asked == "Germans action"


@pytest.mark.parametrize(("auxilia", "asked"), [(20, "Romans action"), (19, "Germans event_faction")])
def test_event_a43_unshaded_nobody_available_and_nobody_is_named(auxilia: int, asked: str) -> None:
    """The Arverni Warband is only removed, if neither Auxilia nor Aedui Warbands are Available."""
    game = at(f"""
        card = "A43"
        ineligible = ["Aedui"]
        [regions.Provincia]
        Romans = "{auxilia} Auxilia"
        Arverni = "1 Warband"
        [regions.Aedui]
        Aedui = "20 Warbands"
    """).play("Germans action unshaded A43")
    assert game.asked == asked


@pytest.mark.parametrize(("auxilia", "asked"), [(20, "Aedui action"), (19, "Belgae event_faction")])
def test_event_a69_unshaded_nobody_available_and_nobody_is_named(auxilia: int, asked: str) -> None:
    game = at(f"""
        card = "A69"
        [regions.Provincia]
        Romans = "{auxilia} Auxilia"
        [regions.Aedui]
        Aedui = "20 Warbands"
        [tribes]
        Bellovaci = "Dispersed"
    """).play("Belgae action unshaded A69")
    assert game.asked == asked


def test_event_a58_unshaded_no_seize_where_nothing_can_be_had() -> None:
    """3.1 In Morini both Tribes are Belgic Allies: nothing to Disperse and nothing to Forage. Nervii has Subdued
    ones."""
    game = at("""
        card = "A58"
        ineligible = ["Belgae"]
        [regions.Morini]
        Romans = "2 Auxilia"
        [regions.Nervii]
        Romans = "2 Auxilia"
        [tribes]
        Morini = "Belgae"
        Menapii = "Belgae"
    """).play("Romans action unshaded A58\nRomans free_command done")
    assert game.offers("region") == ["Nervii"]


def test_event_46_unshaded_after_the_first_only_who_has_something_to_lose() -> None:
    """The Arverni, whom the game runs, may be named first; after another nobody is asked about them alone."""
    game = at('card = 46\nineligible = ["Romans", "Germans"]\n').play("Aedui action unshaded 46")
    assert game.offers("faction") == ["Arverni", "Aedui", "Belgae"]
    game.play("Aedui event_faction faction Belgae")
    assert game.offers("faction") == ["Aedui"]
    game.play("Aedui event_faction faction Aedui")
    assert game.asked != "Aedui event_faction"


def test_event_a57_no_second_battle_is_offered_that_changes_nothing() -> None:
    """A lone Ally of the Belgae cannot be hurt by half a Loss, nor strike back."""
    game = at("""
        card = "A57"
        ineligible = ["Germans", "Belgae", "Aedui"]
        [regions.Atrebates]
        Romans = "1 revealed Auxilia"
        [tribes]
        Bellovaci = "Belgae"
    """).play("Romans action unshaded A57")
    assert game.asked == "Chance draw_card"


def test_event_a65_shaded_all_that_there_are_change_in_any_order() -> None:
    """Three Warbands and two Allies of the Belgae: nobody is asked which comes first."""
    game = at("""
        card = "A65"
        [regions.Morini]
        Belgae = "1 Warband"
        [regions.Nervii]
        Belgae = "1 Warband, 1 revealed Warband"
        [tribes]
        Bellovaci = "Belgae"
        Remi = "Belgae"
    """).play("Belgae action shaded A65")
    assert (game.pieces("Morini", "Germans"), game.pieces("Nervii", "Germans")) == ("1 Warband", "2 Warbands")
    assert (game.tribe("Bellovaci"), game.tribe("Remi")) == ("Germans", "Germans")


def test_event_a65_shaded_where_no_warband_comes_all_go_in_any_order() -> None:
    """All 30 Germanic Warbands are on the map: the two of the Belgae are removed."""
    game = at("""
        card = "A65"
        [regions.Morini]
        Belgae = "1 Warband"
        [regions.Nervii]
        Belgae = "1 Warband"
        [regions.Sugambri]
        Germans = "30 Warbands"
    """).play("Belgae action shaded A65\n Belgae event_faction faction Belgae")
    assert (game.pieces("Morini", "Belgae"), game.pieces("Nervii", "Belgae")) == ("", "")


@pytest.mark.parametrize(("auxilia", "asked"), [(1, False), (2, True)])
def test_event_a28_nobody_is_asked_to_lend_for_a_battle_that_changes_nothing(auxilia: int, asked: bool) -> None:
    """Half a Loss cannot hurt the Ally of the Arverni: a Battle is offered only if two Auxilia could be lent."""
    game = at(f"""
        card = "A28"
        ineligible = ["Romans", "Belgae", "Aedui"]
        [regions.Sequani]
        Romans = "{auxilia} revealed Auxilia"
        [tribes]
        Sequani = "Arverni"
    """).play("Germans action unshaded A28")
    assert (game.asked != "Chance draw_card") is asked


def test_event_a24_where_the_last_warbands_come_if_all_gather_in_one_place() -> None:
    """Two are Available for three Regions, and the Arverni Phase takes them all to Provincia."""
    game = at("""
        card = "A24"
        ineligible = ["Germans", "Romans", "Aedui"]
        [regions.Provincia]
        Arverni = "33 Warbands"
        Romans = "1 Legion"
        [tribes]
        Sequani = "Arverni Citadel"
        Helvetii = "Arverni"
        Nori = "Arverni"
        Helvii = "Arverni"
    """).play("Belgae action unshaded A24")
    assert game.asked != "Belgae event_region"


@pytest.mark.parametrize(("resources", "asked"), [(1, "Romans action"), (9, "Aedui event_number")])
def test_event_a53_unshaded_no_purse_that_buys_nothing(resources: int, asked: str) -> None:
    """A March costs two Resources, and nobody can Recruit, build or scout."""
    game = at(f"""
        card = "A53"
        ineligible = ["Germans", "Belgae"]
        [resources]
        Aedui = {resources}
        [regions.Aedui]
        Romans = "1 Legion"
        [regions.Provincia]
        devastated = true
    """).play("Aedui action unshaded A53")
    assert game.asked == asked


def test_a4_5_1_battles_that_nobody_feels_are_alike() -> None:
    """A German in two Regions, half a Loss in each: nobody is asked where; a second one makes the difference."""
    board = """
        card = "A19"
        ineligible = ["Germans", "Aedui", "Romans"]
        [regions.Atrebates]
        Belgae = "Boduognatus"
        [regions.Morini]
        Germans = "1 revealed Warband"
        [regions.Nervii]
        Germans = "{} revealed Warband"
        [tribes]
        Nervii = "Belgae"
        Morini = "Belgae"
    """
    enlist = "Belgae action command Rally\nBelgae command ability Enlist\nBelgae enlist germanic Battle"
    assert at(board.format(1)).play(enlist).asked != "Belgae enlist_in"
    two = board.format(2).replace("2 revealed Warband", "2 revealed Warbands")
    assert at(two).play(enlist).asked == "Belgae enlist_in"


def test_event_a65_unshaded_no_second_battle_that_would_change_nothing() -> None:
    """One Belgic Warband, Revealed, causes no Loss to a Germanic Ally without Warbands, nor is it trapped (A33)."""
    game = at("""
        card = "A65"
        ineligible = ["Germans", "Belgae", "Aedui"]
        [capabilities]
        A33 = "unshaded"
        [regions.Nervii]
        Belgae = "6 Warbands"
        Germans = "6 Warbands"
        [regions.Morini]
        Belgae = "1 revealed Warband"
        [tribes]
        Morini = "Germans"
    """).play("""
        Romans action unshaded A65
        Romans event_faction faction Belgae
        Romans event_region region Nervii
    """)
    while game.asked.split()[1] in ("declare_retreat", "loss"):
        game.play(f"{game.asked} {game.options[0]}")
    assert game.asked != "Romans event_region"


def test_event_a65_unshaded_a_feud_without_effect_may_be_anybodys() -> None:
    """An Ally beside a Settlement: neither harms the other; two Warbands would."""
    board = 'card = "A65"\nineligible = ["Germans", "Belgae"]\n[tribes]\nMorini = "Belgae"\n'
    board += '[regions.Morini]\nGermans = "{}"\n'
    assert at(board.format("Settlement")).play("Aedui action unshaded A65").asked != "Aedui event_faction"
    game = at(board.format("2 Warbands, Settlement")).play("Aedui action unshaded A65")
    assert game.options == ["faction Belgae", "faction Germans"]


@pytest.mark.parametrize(("arverni", "asked"), [("1 Warband", False), ("2 Warbands", True)])
def test_event_a28_enemies_who_lose_nothing_are_alike(arverni: str, asked: bool) -> None:
    """One Arverni Warband harms neither Ally; two cause a Loss."""
    game = at(f"""
        card = "A28"
        ineligible = ["Romans"]
        [regions.Mandubii]
        Arverni = "{arverni}"
        [tribes]
        Senones = "Aedui"
        Lingones = "Belgae"
    """).play("Germans action unshaded A28")
    assert (game.asked == "Germans event_faction") is asked


@pytest.mark.parametrize(("sequani", "asked"), [("Arverni Citadel", False), ("Subdued", True)])
def test_event_a28_nobody_is_asked_to_lend_if_the_same_is_lost_whoever_attacks(sequani: str, asked: bool) -> None:
    """Behind the Citadel the Arverni lose nobody: attacked or attacking they take one of two Germans."""
    game = at(f"""
        card = "A28"
        ineligible = ["Germans"]
        [regions.Sequani]
        Arverni = "3 Warbands"
        Germans = "2 Warbands"
        [tribes]
        Sequani = "{sequani}"
    """).play("Aedui action unshaded A28")
    assert (game.asked == "Aedui event_faction") is asked


def test_event_a34_unshaded_no_battle_is_offered_that_changes_nothing() -> None:
    """In Treveri a Revealed Warband harms no Ally; in Nervii one is Hidden."""
    game = at("""
        card = "A34"
        ineligible = ["Germans"]
        [regions.Treveri]
        Germans = "1 revealed Warband"
        [regions.Nervii]
        Germans = "1 Warband"
        [tribes]
        Treveri = "Aedui"
        Nervii = "Aedui"
    """).play("""
        Belgae action unshaded A34
        Belgae event_faction faction Romans
        Romans event_choice command Battle
    """)
    assert game.options == ["region Nervii", "done"]


@pytest.mark.parametrize(("remi", "asked"), [("Belgae", False), ("Subdued", True), ("Romans", True)])
def test_event_a56_shaded_two_tribes_that_are_left_both_join(remi: str, asked: bool) -> None:
    """Nobody says which comes first; of three, or of two and a Roman Ally, two are chosen."""
    game = at(f"""
        card = "A56"
        ineligible = ["Germans"]
        [tribes]
        Menapii = "Belgae"
        Morini = "Belgae"
        Eburones = "Belgae"
        Nervii = "Belgae"
        Remi = "{remi}"
    """).play("""
        Belgae action shaded A56
        Belgae event_region region Nervii
        Belgae event_number number 4
    """)
    assert (game.asked == "Belgae event_tribe") is asked


def test_event_42_unshaded_nervii_who_come_back_are_not_removed() -> None:
    """A70 shaded: their Ally would stand again as soon as the Event is over; it counts where one must go (shaded)."""
    board = """
        card = 42
        ineligible = ["Germans"]
        [regions.Nervii]
        Romans = "6 Auxilia"
        [tribes]
        Nervii = "Belgae"
        Eburones = "Aedui"
        [capabilities]
        A70 = "{0}"
    """
    wine = "Aedui action unshaded 42"
    assert at(board.format("shaded")).play(wine).offers("tribe") == ["Eburones"]
    assert at(board.format("unshaded")).play(wine).offers("tribe") == ["Eburones", "Nervii"]


def test_event_61_unshaded_nervii_who_come_back_are_no_further_ally() -> None:
    """A70 shaded: after Eburones nobody is asked for Nervii, which would stand again; as one must go, they may be the
    first."""
    board = """
        card = 61
        ineligible = ["Germans", "Aedui", "Belgae"]
        [tribes]
        Nervii = "Belgae"
        Eburones = "Belgae"
        [capabilities]
        A70 = "{0}"
    """
    poison = "Romans action unshaded 61"
    game = at(board.format("shaded")).play(poison)
    assert game.offers("tribe") == ["Eburones", "Nervii"]
    assert game.play("Romans event_tribe tribe Eburones").asked != "Romans event_tribe"
    game = at(board.format("unshaded")).play(f"{poison}\nRomans event_tribe tribe Eburones")
    assert game.offers("tribe") == ["Nervii"]
