"""Card A28, Admagetobriga."""

import pytest

from alesia.words import log_line
from tests.ariovistus.playing import at
from tests.falling_sky.events.effect import is_effective
from tests.falling_sky.playing import Play

TREVERI = """
    card = "A28"
    ineligible = ["Germans"]
    [regions.Treveri]
    Arverni = "4 Warbands"
    Germans = "4 Warbands"
"""


def test_event_a28_arverni_fight_for_the_aedui() -> None:
    """Without a piece of their own in Treveri the Aedui let four Arverni Warbands attack: two Losses, and the two
    Germans left cause one, which falls on the Arverni; the Germans may not Retreat."""
    game = at(TREVERI).play("Aedui action unshaded A28")

    assert game.options == ["faction Arverni", "faction Germans"]
    game.play("Aedui event_faction faction Arverni")
    assert game.pieces("Treveri", "Germans") == "2 revealed Warbands"
    assert game.pieces("Treveri", "Arverni") == "3 revealed Warbands"


def test_event_a28_the_executing_faction_says_who_is_lost() -> None:
    """Among its own and the lent pieces; its Ally only when no others are left."""
    game = at("""
        card = "A28"
        ineligible = ["Germans"]
        [regions.Sequani]
        Arverni = "1 Warband"
        Aedui = "1 Warband"
        Germans = "5 Warbands"
        [tribes]
        Helvetii = "Aedui"
    """).play("Aedui action unshaded A28\nAedui event_faction faction Arverni")

    assert game.pieces("Sequani", "Germans") == "4 revealed Warbands"
    assert game.pieces("Sequani", "Aedui") == game.pieces("Sequani", "Arverni") == ""
    assert game.tribe("Helvetii") == "Aedui"


def test_event_a28_losses_of_a_counterattack_are_chosen_one_by_one() -> None:
    """Two Germans are left and cause one Loss: the Aedui give an Arverni Warband."""
    game = at("""
        card = "A28"
        ineligible = ["Germans"]
        [regions.Sequani]
        Arverni = "2 Warbands"
        Aedui = "2 Warbands"
        Germans = "4 Warbands"
    """).play("Aedui action unshaded A28\nAedui event_faction faction Arverni")

    assert game.asked == "Aedui loss"
    assert game.offers("piece") == ["Hidden Aedui Warband", "Hidden Arverni Warband"]
    game.play("Aedui loss piece Hidden Arverni Warband")
    assert game.pieces("Sequani", "Arverni") == "1 revealed Warband"
    assert game.pieces("Sequani", "Aedui") == "2 revealed Warbands"


TWO_REGIONS = """
    card = "A28"
    ineligible = ["Germans"]
    [regions.Treveri]
    Romans = "Caesar, 2 Legions, 2 Auxilia"
    Belgae = "Boduognatus, 2 Warbands"
    Aedui = "1 Warband"
    Germans = "6 Warbands"
    [regions.Mandubii]
    Belgae = "2 Warbands"
    Aedui = "2 Warbands"
    Germans = "2 Warbands"
"""


def test_event_a28_a_faction_answers_once_for_all_regions() -> None:
    """The Belgae agree in Treveri and are not asked again in Mandubii; neither their Leader nor Caesar and the Legions
    fight: one Aedui, two Belgic Warbands and two Auxilia cause two Losses."""
    game = at(TWO_REGIONS).play("""
        Aedui action unshaded A28
        Aedui event_region region Treveri
        Aedui event_faction faction Belgae
        Belgae event_confirm yes
        Aedui event_faction faction Romans
        Romans event_confirm yes
    """)

    assert game.pieces("Treveri", "Germans") == "4 Warbands"
    assert game.asked == "Aedui loss"
    assert game.offers("piece") == ["Hidden Aedui Warband", "Hidden Auxilia", "Hidden Belgic Warband"]
    game.play("Aedui loss piece Hidden Auxilia\nAedui loss piece Hidden Belgic Warband")
    assert game.pieces("Treveri", "Romans") == "Caesar, 2 Legions, 1 revealed Auxilia"
    assert game.pieces("Treveri", "Belgae") == "Boduognatus, 1 revealed Warband"
    game.play("Aedui event_region region Mandubii\nAedui event_faction faction Belgae")
    assert game.pieces("Mandubii", "Germans") == ""
    assert game.asked == "Belgae action"


def test_event_a28_who_refuses_may_be_attacked() -> None:
    """The Romans refuse, and are named as the enemy; who agreed cannot be."""
    game = at(TWO_REGIONS.replace("Caesar, 2 Legions, ", "")).play("""
        Aedui action unshaded A28
        Aedui event_region region Treveri
        Aedui event_faction faction Romans
        Romans event_confirm no
    """)

    assert game.offers("faction") == ["Belgae", "Germans"]
    game.play("Aedui event_faction faction Belgae\nBelgae event_confirm yes\nAedui event_faction done")
    assert game.offers("faction") == ["Romans", "Germans"]
    game.play("Aedui event_faction faction Romans")
    assert game.pieces("Treveri", "Romans") == "1 revealed Auxilia"


def test_event_a28_one_battle_is_a_must_if_nobody_need_agree() -> None:
    """With own pieces beside an enemy the executing Faction cannot decline; afterwards it may stop."""
    game = at(TWO_REGIONS).play("Aedui action unshaded A28")

    assert sorted(game.options) == ["region Mandubii", "region Treveri"]
    game.play("Aedui event_region region Mandubii\nAedui event_faction done\nAedui event_faction faction Germans")
    assert game.pieces("Mandubii", "Germans") == "1 revealed Warband"
    assert "done" in game.options
    game.play("Aedui event_region done")
    assert game.asked == "Belgae action"


def test_event_a28_nobody_agrees_and_nobody_fights() -> None:
    """Romans without pieces there ask the Belgae, who refuse: no Battle."""
    game = at("""
        card = "A28"
        ineligible = ["Germans", "Aedui", "Belgae"]
        [regions.Mandubii]
        Belgae = "2 Warbands"
        Germans = "Settlement"
    """)

    assert is_effective(game, "Romans", "unshaded")
    game.play("Romans action unshaded A28\nRomans event_region region Mandubii\nBelgae event_confirm no")
    assert game.pieces("Mandubii", "Belgae") == "2 Warbands"
    assert game.asked == "Chance draw_card"


def test_event_a28_only_in_and_next_to_sequani() -> None:
    """Not in Bituriges; in Cisalpina. With one Faction alone in a Region there is nobody to fight."""
    text = 'card = "A28"\n[regions.{region}]\nArverni = "4 Warbands"\nGermans = "2 Warbands"'

    assert is_effective(at(text.format(region="Cisalpina")), "Romans", "unshaded")
    assert not is_effective(at(text.format(region="Bituriges")), "Romans", "unshaded")
    assert not is_effective(at('card = "A28"\n[regions.Sequani]\nArverni = "4 Warbands"'), "Romans", "unshaded")


def test_event_a28_arverni_who_are_not_used_may_be_the_enemy() -> None:
    """Germans attack them alone; used against others they are no enemy."""
    game = at("""
        card = "A28"
        [regions.Sequani]
        Arverni = "4 Warbands"
        Aedui = "1 Warband"
        Germans = "Ariovistus, 4 Warbands"
    """).play("Germans action unshaded A28\nGermans event_faction done")

    assert game.offers("faction") == ["Arverni", "Aedui"]


def test_event_a28_germans_whom_no_event_helps_fight_alone() -> None:
    """A31 unshaded: neither the Arverni help the Germans nor is a Retreat forbidden."""
    text = """
        card = "A28"
        [regions.Sequani]
        Arverni = "4 Warbands"
        Aedui = "4 Warbands"
        Germans = "2 Warbands"
        [regions.Aedui]
        Aedui = "2 Warbands"
    """
    play = "Germans action unshaded A28\nGermans event_faction faction Arverni"
    usual = at(text).play(play)
    assert usual.pieces("Sequani", "Aedui") == "1 revealed Warband"

    cancelled = at(text + '[capabilities]\nA31 = "unshaded"').play("Germans action unshaded A28")
    assert cancelled.step == "enemy"  # nobody is asked to help
    cancelled.play("Germans event_faction faction Aedui")
    assert cancelled.asked == "Aedui declare_retreat"
    cancelled.play("Aedui declare_retreat stand")
    assert cancelled.pieces("Sequani", "Aedui") == "3 revealed Warbands"


def test_event_a28_romans_and_aedui_who_do_not_help_may_defend_together() -> None:
    """A1.4 Belgae with Arverni attack the Romans near Diviciacus: the Romans may ask the Aedui."""
    game = at("""
        card = "A28"
        ineligible = ["Germans", "Aedui"]
        [regions.Sequani]
        Arverni = "4 Warbands"
        Belgae = "2 Warbands"
        Romans = "2 Auxilia"
        Aedui = "Diviciacus, 2 Warbands"
    """).play("""
        Belgae action unshaded A28
        Belgae event_faction faction Arverni
        Belgae event_faction done
        Belgae event_faction faction Romans
    """)

    assert game.asked == "Romans share"
    game.play("Romans share yes\nAedui agree_share yes")
    assert game.asked == "Romans loss"
    assert "Hidden Aedui Warband" in game.offers("piece")


def test_event_a28_friends_are_offered_once_and_none_is_a_must_beyond_the_first() -> None:
    """Romans without pieces in Treveri use the Arverni; the Belgae may be left out, and be the enemy."""
    game = at("""
        card = "A28"
        ineligible = ["Germans", "Aedui", "Belgae"]
        [regions.Treveri]
        Arverni = "4 Warbands"
        Belgae = "2 Warbands"
        Aedui = "1 Warband"
        [regions.Sequani]
        Romans = "1 Legion"
    """).play("Romans action unshaded A28")

    assert game.offers("faction") == ["Arverni", "Aedui", "Belgae"]
    assert "done" not in game.options
    game.play("Romans event_faction faction Arverni")
    assert game.options == ["faction Aedui", "faction Belgae", "done"]
    game.play("Romans event_faction done\nRomans event_faction faction Belgae")
    assert game.pieces("Treveri", "Belgae") == ""
    assert game.pieces("Treveri", "Arverni") == "4 revealed Warbands"


def test_event_a28_after_one_battle_a_refusal_binds_nobody_to_another() -> None:
    """Fought in Mandubii, refused in Treveri: the Aedui may stop, though they could fight in Sequani."""
    game = at("""
        card = "A28"
        ineligible = ["Germans"]
        [regions.Mandubii]
        Aedui = "2 Warbands"
        Germans = "1 Warband"
        [regions.Sequani]
        Aedui = "2 Warbands"
        Germans = "1 Warband"
        [regions.Treveri]
        Belgae = "2 Warbands"
        Romans = "1 Legion"
    """).play("""
        Aedui action unshaded A28
        Aedui event_region region Mandubii
        Aedui event_region region Treveri
        Belgae event_confirm no
    """)

    assert game.options == ["region Sequani", "done"]


def test_event_a28_effective_if_a_battle_matters() -> None:
    """Own pieces alone against one enemy; not an Ally that can harm nobody, nor pieces with nobody beside them."""
    text = 'card = "A28"\n[regions.Treveri]\n{pieces}\n[tribes]\nTreveri = "{ally}"'

    both = 'Aedui = "2 Warbands"\nGermans = "1 Warband"'
    assert is_effective(at(text.format(pieces=both, ally="Subdued")), "Aedui", "unshaded")
    assert not is_effective(at(text.format(pieces='Romans = "1 revealed Auxilia"', ally="Aedui")), "Aedui", "unshaded")
    assert not is_effective(at(text.format(pieces='Aedui = "2 Warbands"', ally="Subdued")), "Aedui", "unshaded")


def test_event_a28_regions_without_an_enemy_are_not_offered() -> None:
    """The Aedui alone in Mandubii have nobody to fight there."""
    game = at("""
        card = "A28"
        ineligible = ["Germans"]
        [regions.Mandubii]
        Aedui = "2 Warbands"
        [regions.Sequani]
        Aedui = "2 Warbands"
        Germans = "4 Warbands"
        [regions.Treveri]
        Aedui = "2 Warbands"
        Germans = "4 Warbands"
    """).play("Aedui action unshaded A28")

    assert sorted(game.offers("region")) == ["Sequani", "Treveri"]


def test_event_a28_the_log_says_who_fights_beside_whom() -> None:
    """Arverni, who are not asked, too."""
    game = at(TREVERI).play("Aedui action unshaded A28\nAedui event_faction faction Arverni")

    assert "Beside the Aedui in Treveri fight: Arverni." in [log_line(entry, "ariovistus") for entry in game.table.log]


def test_event_a28_arverni_who_are_walled_in_break_out() -> None:
    """4 They attack the Romans, though on behalf of the Germans: the marker goes."""
    game = at("""
        card = "A28"
        ineligible = ["Romans", "Aedui", "Belgae"]
        [regions.Sequani]
        Romans = "6 Auxilia"
        Germans = "3 Warbands"
        Arverni = "4 Warbands"
        [tribes]
        Sequani = "Arverni Citadel"
        [circumvallation]
        region = "Sequani"
        faction = "Arverni"
        pieces = "4 Warbands"
        tribes = ["Sequani"]
    """).play("Germans action unshaded A28\nGermans event_faction faction Arverni")
    game.play("Germans loss piece Hidden Germanic Warband")

    assert "circumvallation" not in game.position
    assert "wall_lifted" in [entry.key for entry in game.table.log]


def test_event_a28_only_own_pieces_attack_germans_whom_no_event_harms() -> None:
    """A31 shaded: in Treveri, where the Aedui have nobody, Arverni cannot attack Germans for them; in Sequani the Aedui
    attack themselves."""
    text = """
        card = "A28"
        ineligible = ["Germans", "Romans", "Belgae"]
        [tribes]
        Treveri = "Germans"
        [regions.Treveri]
        Arverni = "4 Warbands"
        [regions.Sequani]
        Aedui = "2 Warbands"
        Germans = "4 Warbands"
        [regions.Mandubii]
        Germans = "3 Warbands"
    """
    usual = at(text).play("Aedui action unshaded A28")
    assert sorted(usual.offers("region")) == ["Sequani", "Treveri"]

    cancelled = at(text + '[capabilities]\nA31 = "shaded"').play("Aedui action unshaded A28")
    assert cancelled.asked == "Germans declare_retreat"
    assert [str(e.facts[2]) for e in cancelled.table.log if e.key == "battle"] == ["Sequani"]


LENT = """
    card = "A28"
    ineligible = [{0}]
    [regions.Mandubii]
    {1}
"""


def caused(game: Play) -> int:
    return int(str([entry.facts[3] for entry in game.table.log if entry.key == "attack"][-1]))


@pytest.mark.parametrize("who", ["Romans", "Germans"])
def test_event_a28_lent_warbands_are_no_auxilia_before_an_abatis(who: str) -> None:
    """A64 Eight Arverni Warbands cause four Losses, halved to two, whoever lets them fight."""
    others = ", ".join(f'"{f}"' for f in ("Romans", "Germans", "Aedui", "Belgae") if f != who)
    board = 'Belgae = "6 Warbands"\n    Arverni = "8 Warbands"\n    [abatis]\n    Belgae = "Mandubii"'
    game = at(LENT.format(others, board)).play(f"{who} action unshaded A28\n{who} event_faction faction Arverni")
    assert caused(game) == 2


def test_event_a28_lent_warbands_are_no_roman_horse() -> None:
    """59 No Auxilia are there: the Romans are not asked, and four Losses are caused."""
    board = 'Belgae = "6 Warbands"\n    Arverni = "8 Warbands"\n    [capabilities]\n    59 = "unshaded"'
    game = at(LENT.format('"Germans", "Aedui", "Belgae"', board))
    game.play("Romans action unshaded A28\nRomans event_faction faction Arverni")
    assert caused(game) == 4


def test_event_a28_lent_auxilia_cause_nothing_before_an_abatis() -> None:
    """A64 Boduognatus alone: one Loss, halved to none."""
    board = 'Belgae = "Boduognatus"\n    Romans = "8 Auxilia"\n    Aedui = "12 Warbands"\n'
    board += '    [abatis]\n    Aedui = "Mandubii"'
    game = at(LENT.format('"Germans", "Aedui", "Romans"', board))
    game.play("Belgae action unshaded A28\nBelgae event_faction faction Romans\nRomans event_confirm yes")
    assert caused(game) == 0


def test_event_a28_boduognatus_leads_belgic_warbands_alone() -> None:
    """He, one for each of six Belgic Warbands, and half for each of four Auxilia lent: nine."""
    board = 'Belgae = "Boduognatus, 6 Warbands"\n    Romans = "4 Auxilia"\n    Aedui = "12 Warbands"'
    game = at(LENT.format('"Germans", "Aedui", "Romans"', board))
    game.play("Belgae action unshaded A28\nBelgae event_faction faction Romans\nRomans event_confirm yes")
    assert caused(game) == 9


def test_event_a28_all_battles_are_one_command_for_slingers() -> None:
    """13 The Auxilia of Sequani shoot at the Belgae; those of Mandubii, where these Battle next, are not asked."""
    camp = 'Belgae = "6 Warbands"\n    Germans = "2 Warbands"\n    Romans = "4 Auxilia"'
    game = at(f"""
        card = "A28"
        ineligible = ["Romans", "Germans", "Aedui"]
        [capabilities]
        13 = "unshaded"
        [regions.Sequani]
        {camp}
        [regions.Mandubii]
        {camp}
    """).play("""
        Belgae action unshaded A28
        Belgae event_region region Sequani
        Belgae event_faction done
        Belgae event_faction faction Germans
        Romans event_confirm yes
        Belgae event_region region Mandubii
        Belgae event_faction done
        Belgae event_faction faction Germans
    """)

    assert [entry.key for entry in game.table.log].count("shoot") == 1
    assert (game.pieces("Sequani", "Germans"), game.pieces("Mandubii", "Germans")) == ("", "")


def revealed(arverni: str, germans: str, more: str = "") -> Play:
    """The Aedui let others fight in Treveri, where they have no piece."""
    board = TREVERI.replace("4 Warbands", arverni, 1).replace("4 Warbands", germans, 1)
    return at(board + more).play("Aedui action unshaded A28")


def test_event_a28_nobody_is_asked_to_lend_where_both_are_revealed_whoever_attacks() -> None:
    """One Warband against one causes no Loss; two against two would."""
    game = revealed("1 Warband", "1 Warband")
    assert game.asked == "Belgae action"
    assert game.pieces("Treveri", "Arverni") == game.pieces("Treveri", "Germans") == "1 revealed Warband"
    assert revealed("2 Warbands", "2 Warbands").options == ["faction Arverni", "faction Germans"]


def test_event_a28_germans_may_be_lost_in_a_trap_without_a_loss() -> None:
    """Behind an Abatis two Warbands cause none; A33 unshaded, the lone German who strikes back is lost to them."""
    board = """
        card = "A28"
        [regions.Treveri]
        Aedui = "2 revealed Warbands"
        Germans = "1 revealed Warband"
        [abatis]
        Germans = "Treveri"
        [capabilities]
        {0}
    """
    assert not is_effective(at(board.format("")), "Aedui", "unshaded")
    assert is_effective(at(board.format('A33 = "unshaded"')), "Aedui", "unshaded")


def test_event_a28_nobody_is_asked_to_lend_who_falls_whoever_attacks() -> None:
    """Two Arverni Warbands take the one of the Germans, attacking or attacked; of three one would be left."""
    game = revealed("2 Warbands", "1 Warband")
    assert (game.asked, game.pieces("Treveri", "Germans")) == ("Belgae action", "")
    assert revealed("2 Warbands", "3 Warbands").options == ["faction Arverni", "faction Germans"]


def test_event_a28_no_battle_is_a_must_that_changes_nothing() -> None:
    """Neither the Fort of Provincia nor a Citadel is harmed, and nobody is Hidden."""
    game = at("""
        card = "A28"
        ineligible = ["Germans"]
        [regions.Provincia]
        Romans = "Fort"
        Arverni = "4 revealed Warbands"
        [regions.Sequani]
        Germans = "1 revealed Warband"
        [tribes]
        Sequani = "Arverni Citadel"
    """).play("Aedui action unshaded A28")
    assert game.asked == "Belgae action"


@pytest.mark.parametrize(("aedui", "asked"), [(1, "Chance draw_card"), (2, "Romans event_confirm")])
def test_event_a28_who_could_change_nothing_after_a_refusal_is_not_asked(aedui: int, asked: str) -> None:
    """A31 shaded: nobody may attack the Germans for the Belgae, so once these have refused to attack anybody, one
    Auxilia against one Warband causes no Loss, and the Romans need not answer."""
    game = at(f"""
        card = "A28"
        ineligible = ["Germans", "Romans", "Aedui"]
        [capabilities]
        A31 = "shaded"
        [regions.Ubii]
        Romans = "1 revealed Auxilia"
        Aedui = "{aedui} revealed Warbands"
        Germans = "4 revealed Warbands"
    """).play("""
        Belgae action unshaded A28
        Belgae event_region region Ubii
        Belgae event_faction faction Germans
        Germans event_confirm no
        Belgae event_faction faction Romans
    """)
    assert game.asked == asked


def test_event_a28_an_enemy_is_left_whom_all_who_help_may_attack() -> None:
    """A31 shaded: beside the Aedui the Arverni are not asked for help, for then only Germans would be left, whom nobody
    may attack for the Romans."""
    game = at("""
        card = "A28"
        ineligible = ["Germans", "Aedui", "Belgae"]
        [capabilities]
        A31 = "shaded"
        [regions.Mandubii]
        Germans = "2 Warbands"
        Arverni = "1 revealed Warband"
        Aedui = "2 revealed Warbands"
    """).play("""
        Romans action unshaded A28
        Romans event_faction faction Aedui
        Aedui event_confirm yes
    """)
    assert game.options == ["faction Germans", "done"]
