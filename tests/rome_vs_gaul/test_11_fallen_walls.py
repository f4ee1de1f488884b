"""11.2.4 Walls that fall with their Tribe: several at once, and around a Roman Leader without Combat Units."""

import pytest

from tests.rome_vs_gaul.playing import Play, at, gallic, roman

CAESARS = "Caesar, Legion VII, Legion VIII, Legion IX, Legion X, Legion XI, Legion XII"
WON_AT_TULLUM = """
    Roman fallen_walls space Tullum?
    dice 6 6 1 1
    Roman reroll pass
"""


def two_towns_fall(army: str, leader: str) -> Play:
    """An army from Divio enters Alesia, where the Lingones and the Leuci submit: their Towns, Alesia and Tullum, are
    removed, with the Arverni, the Aedui and the Bituriges in them."""
    return roman(f"""
        turn = 5
        [towns]
        Lingones = "Alesia"
        Leuci = "Tullum"
        Arverni = "Gergovia"
        Aedui = "Rodumna"
        Bituriges = "Avaricum"
        [spaces.Alesia]
        outside = "Lingones (1), Leuci (1)"
        inside = "Arverni, Aedui"
        [spaces.Tullum]
        inside = "Bituriges (1)"
        outside = "Legion XIII, Legion XIV"
        [spaces.Divio]
        outside = "{army}"
    """).play(f"""
        Roman action activate {leader}
        Roman take_along all
        Roman march enter Alesia
        Gallic go_inside piece Arverni
        Gallic go_inside piece Aedui
        Gallic go_inside done
        Gallic avoid_battle no
    """)


def fight_out(game: Play) -> Play:
    """Nobody rerolls; losses as they are offered."""
    while game.ask.key in ("reroll", "elite_reroll", "battle_loss"):
        game.answer(f"{game.asked} {'pass' if 'reroll' in game.ask.key else game.options[0]}")
    return game


def battles(game: Play) -> list[str]:
    return [str(each.facts[0]) for each in game.logged("battle")]


@pytest.mark.proves("11.2.4c", "13.8a")
def test_13_8_a_beaten_army_does_not_move_on_though_others_won_elsewhere() -> None:
    """Two Towns fall in one battle: the Legions at Tullum win theirs, Caesar loses his at Alesia. His move is over."""
    game = fight_out(two_towns_fall(CAESARS, "Caesar").play(WON_AT_TULLUM).play("dice 1 1 6 6"))
    assert battles(game) == ["Alesia", "Tullum", "Alesia"]
    assert (game.where("Caesar"), game.asked) == ("Divio", "Roman action")


@pytest.mark.proves("9.2c", "9.2f")
def test_9_2_who_was_activated_commands_though_other_walls_are_fought_for_first() -> None:
    """The reduced Legion V, without a reroll, leads T. Labienus and six Legions; those at Tullum have fought before."""
    army = "T. Labienus, Legion V (1), Legion VI, Legion VII, Legion VIII, Legion IX, Legion XI, Legion XII"
    game = two_towns_fall(army, "Legion V").play(WON_AT_TULLUM).play("dice 1 1 6 6")
    assert battles(game)[-1] == "Alesia"
    asked = []
    while game.ask.key == "reroll":
        asked.append(game.ask.who)
        game.answer(f"{game.asked} pass")
    assert asked == ["Gallic"]


@pytest.mark.proves("11.2.4i")
def test_11_2_4_of_several_fallen_walls_the_phasing_player_chooses_the_first() -> None:
    """Alesia before Tullum, or after it; each is fought for once."""
    game = two_towns_fall(CAESARS, "Caesar")
    assert (game.asked, sorted(game.offers("space"))) == ("Roman fallen_walls", ["Alesia", "Tullum"])
    fight_out(game.play("Roman fallen_walls space Alesia\n dice 1 1 6 6")).play("dice 6 6 1 1")
    fight_out(game)
    assert battles(game) == ["Alesia", "Alesia", "Tullum"]
    assert (game.where("Caesar"), game.asked) == ("Divio", "Roman action")


def cenabum_falls_in_battle(before_it: str, dice: str) -> Play:
    """Caesar beats the Gauls at Autricum; the Carnutes die, and their Town with them: the Senones and Lingones in
    Cenabum must fight the Legions before it, by these dice."""
    game = roman(f"""
        [towns]
        Carnutes = "Cenabum"
        Senones = "Agedincum"
        Lingones = "Alesia"
        Bituriges = "Avaricum"
        [spaces.Autricum]
        outside = "Carnutes (1), Bituriges, Mercenaries 1, Mercenaries 2"
        [spaces.Cenabum]
        inside = "Senones, Lingones"
        outside = "{before_it}"
        [spaces.Lutetia]
        outside = "Caesar, Legion VII, Legion VIII, Legion IX"
    """).play("""
        Roman action activate Caesar
        Roman take_along all
        Roman march enter Autricum
        Gallic avoid_battle no
        dice 6 6 1 1
    """)
    fight_out(game)
    return fight_out(game.play(f"dice {dice}"))


@pytest.mark.proves("11.2.4j")
def test_11_2_4_fallen_walls_are_fought_for_before_the_beaten_retreat() -> None:
    """The Senones and Lingones lose at Cenabum and leave it before the others retreat from Autricum, whose battle is
    shown again."""
    game = cenabum_falls_in_battle("Legion XIII, Legion XIV", "6 6 1 1")
    assert (game.asked, str(game.ask.about[0])) == ("Gallic retreat", "Cenabum")
    game.play("Gallic retreat space Vellaunodunum\n Gallic retreat_with all?")
    assert (game.asked, str(game.ask.about[0])) == ("Gallic retreat", "Autricum")
    assert (game.view["battle"]["space"], game.view["battle"]["dice"]) == ("Autricum", [[6, 6], [1, 1]])
    game.play("Gallic retreat space Durocassium\n Gallic retreat_with all?")
    assert (battles(game), game.asked) == (["Autricum", "Cenabum"], "Roman action")
    assert (game.outside("Vellaunodunum"), game.outside("Durocassium")) == ("Lingones", "Mercenaries 1, Mercenaries 2")


@pytest.mark.proves("11.2.4j", "11.2.4k", "13.7.2h")
def test_11_2_4_who_is_pushed_on_meanwhile_does_not_retreat_again() -> None:
    """The Legions lose at Cenabum and retreat to Autricum, among the Gauls who have been beaten there and wait for
    their retreat: those are pushed on, and have left the field."""
    game = cenabum_falls_in_battle("Legion XI, Legion XII, Legion XIII, Legion XIV", "1 1 6 6")
    assert (game.asked, str(game.ask.about[0])) == ("Roman retreat", "Cenabum")
    game.play("""
        Roman retreat space Autricum
        Roman retreat_with all
        Roman retreat_loss piece Legion XIII
        Roman retreat_loss piece Legion XIV
        Gallic retreat space Durocassium
        Gallic retreat_with all
    """)
    assert (game.outside("Durocassium"), game.asked) == ("Mercenaries 1, Mercenaries 2", "Roman action")


def beaten_at_turones(dice: str) -> Play:
    """Legions from Cenabum are beaten at Turones, where the Veneti die: Condevincum falls, and before they retreat
    the Suessiones fight Caesar there, who does not win."""
    game = roman("""
        [towns]
        Veneti = "Condevincum"
        Suessiones = "Iatinum"
        Bituriges = "Argentomagus"
        Eburones = "Oppidum Aduatucorum"
        [spaces.Condevincum]
        outside = "Caesar, Legion XIV"
        inside = "Suessiones"
        [spaces.Turones]
        outside = "Eburones, Veneti (1), Bituriges"
        [spaces.Cenabum]
        outside = "Legion VI, Legion VII, Legion XII"
    """).play("""
        Roman action activate Legion VI
        Roman take_along all
        Roman march enter Turones
        Gallic avoid_battle no
        dice 5 5 5 5
    """)
    without_veneti(game).play(f"dice {dice}")
    while game.ask.key == "reroll":
        game.answer(f"{game.asked} pass")
    return game


def without_veneti(game: Play) -> Play:
    """Nobody rerolls; the Veneti are lost first."""
    while game.ask.key in ("reroll", "battle_loss"):
        answer = next((each for each in game.options if each in ("piece Veneti", "pass")), game.options[-1])
        game.answer(f"{game.asked} {answer}")
    return game


@pytest.mark.parametrize(
    ("dice", "comes"),
    [
        pytest.param("3 3 1 1", "Roman retreat space Turones\n Roman retreat_with all", id="with a Legion that dies"),
        pytest.param("1 1 6 6", "Roman displaced_caesar space Turones", id="displaced"),
    ],
)
@pytest.mark.proves("9.6a", "11.2.4k")
def test_9_6_caesar_who_comes_to_beaten_legions_retreats_with_them(dice: str, comes: str) -> None:
    """He loses his last Legion, and is with those who wait for their retreat at Turones: he does not stay there."""
    game = beaten_at_turones(dice).play(comes)
    assert (game.outside("Cenabum"), game.outside("Turones")) == ("Caesar, Legion VI", "Eburones, Bituriges (1)")


@pytest.mark.proves("13.7.1a", "11.2.4k")
def test_13_7_1_a_leader_who_comes_with_his_legions_stays_with_them() -> None:
    """T. Labienus and his Legions have retreated to Turones, where they were not beaten: Legion VI alone leaves it."""
    game = roman("""
        [towns]
        Veneti = "Condevincum"
        Suessiones = "Iatinum"
        Bituriges = "Argentomagus"
        [spaces.Condevincum]
        outside = "T. Labienus, Legion XI, Legion XIII, Legion XIV"
        inside = "Suessiones"
        [spaces.Turones]
        outside = "Veneti (1), Bituriges (1)"
        [spaces.Cenabum]
        outside = "Legion VI, Legion VII"
    """).play("""
        Roman action activate Legion VI
        Roman take_along piece Legion VII
        Roman march enter Turones
        Gallic avoid_battle no
        dice 6 6 6 6
    """)
    without_veneti(game).play("dice 3 3 1 5")
    without_veneti(game).play("Roman retreat space Turones\n Roman retreat_with all")
    while game.ask.key in ("retreat_loss", "retreat"):
        game.answer(f"{game.asked} {game.options[-1]}")
    assert (game.where("T. Labienus"), game.outside("Cenabum")) == ("Turones", "Legion VI (1)")


@pytest.mark.proves("13.7.1a", "11.2.4k")
def test_13_7_1_nor_does_caesar_leave_his_legions_for_defenders_who_were_beaten() -> None:
    """The Gauls win at Turones, and then at Condevincum: Caesar retreats to Turones and drives the victors off. Of the
    Legions there those retreat that were beaten there."""
    game = gallic("""
        [towns]
        Veneti = "Condevincum"
        Suessiones = "Iatinum"
        Lingones = "Alesia"
        Bituriges = "Argentomagus"
        Eburones = "Oppidum Aduatucorum"
        [spaces.Condevincum]
        outside = "Caesar, Legion VIII, Legion IX, Legion XI, Legion XII, Legion XIII, Legion XIV"
        inside = "Suessiones, Lingones"
        [spaces.Turones]
        outside = "Legion V, Legion VI, Legion VII"
        [spaces.Cenabum]
        outside = "Bituriges (1), Veneti (1), Eburones (1)"
    """).play("""
        Gallic action activate Bituriges
        Gallic take_along all
        Gallic march enter Turones
        Roman intercept done
        Roman avoid_battle no
        dice 6 6 4 4
    """)
    without_veneti(game).play("dice 6 6 1 1")
    without_veneti(game).play("Roman retreat space Turones\n Roman retreat_with all")
    while game.ask.key in ("retreat_loss", "retreat", "retreat_with"):
        game.answer(f"{game.asked} {'all' if 'all' in game.options else game.options[0]}")
    beaten = {f"Legion {name}" for name in ("V", "VI", "VII")}
    assert not beaten & {each.removesuffix(" (1)") for each in game.outside("Turones").split(", ")}
    assert game.where("Caesar") == "Turones"
    assert "Legion" in game.outside("Turones")


@pytest.mark.proves("9.6a", "13.7.2h")
def test_9_6_a_leader_who_is_pushed_to_beaten_legions_retreats_with_them() -> None:
    """Legions flee from Nemetocenna to the Veneti, these to T. Labienus, and he to Nemetocenna, where his Legion dies
    and Legion IX still waits: he goes with it."""
    game = gallic("""
        [towns]
        Veneti = "Condevincum"
        Bituriges = "Argentomagus"
        Eburones = "Oppidum Aduatucorum"
        [spaces.Nemetocenna]
        outside = "Legion V, Legion VI, Legion VII, Legion VIII, Legion IX"
        [spaces.Tarvenna]
        outside = "Bituriges, Eburones"
        [spaces.Samarobriva]
        outside = "Veneti"
        [spaces.Vermandis]
        outside = "T. Labienus, Legion XIV (1)"
    """).play("""
        Gallic action activate Bituriges
        Gallic take_along piece Eburones
        Gallic march enter Nemetocenna
        Roman intercept done
        Roman avoid_battle no
        dice 6 6 1 1
    """)
    fight_out(game).play("""
        Roman retreat space Samarobriva
        Roman retreat_with piece Legion VII
        Roman retreat_with piece Legion VIII
        Roman retreat_with done
    """)
    while game.ask.key == "retreat_loss":
        game.answer(f"{game.asked} {game.options[0]}")
    game.play("Gallic retreat space Vermandis")
    while game.ask.key == "retreat_loss":
        game.answer(f"{game.asked} {game.options[0]}")
    game.play("Roman retreat space Nemetocenna\n Roman retreat_with all")
    game.play("Roman retreat space Turnacum\n Roman retreat_with all?")
    assert (game.outside("Turnacum"), game.asked) == ("T. Labienus, Legion IX", "Gallic action")


@pytest.mark.proves("11.2.4c", "17.1.4a")
def test_11_2_4_walls_that_fall_by_the_retreat_from_a_people_are_fought_for_before_the_card_goes_on() -> None:
    """1 Caesar is beaten by the Sugambri and retreats upon the Carnutes, who die on their way: the Senones fight for
    Cenabum before his markers are placed."""
    game = at("""
        player = "Roman"
        hands = { Roman = ["Veni Vidi Vici"] }
        discards = ["Treachery"]
        roman = ["Coriovallum", "Noviomagus Treverorum"]
        [towns]
        Carnutes = "Cenabum"
        Senones = "Agedincum"
        [spaces.Mattium]
        outside = "Caesar, Legion V, Legion VI, Legion VII"
        [spaces.Antunnacum]
        outside = "Carnutes (1)"
        [spaces.Cenabum]
        inside = "Senones"
        outside = "Legion XIII, Legion XIV"
    """).play("""
        Roman play event Veni Vidi Vici
        Roman take_along all
        Roman march enter Divitia
        dice 6 6
        dice 6 6 1 1
    """)
    fight_out(game)
    while game.ask.key in ("retreat", "retreat_with", "retreat_loss"):
        wanted = [each for each in ("space Antunnacum", "space Coriovallum") if each in game.options]
        game.answer(f"{game.asked} {next(iter([*wanted, *game.options]))}")
    assert (game.asked, str(game.ask.about[-1])) == ("Chance battle_roll", "Cenabum")


def treachery_brings_down(wall: str, rest: str) -> Play:
    """The Roman holds Treachery; one Siege Point more brings Lutetia down, where the Tribe of these walls is, too."""
    tribe, town = wall.split(" at ")
    return at(f"""
        player = "Roman"
        hands = {{ Roman = ["Alesia", "Treachery"], Gallic = [] }}
        [towns]
        {tribe} = "{town}"
        Parisii = "Lutetia"
        Senones = "Agedincum"
        Lingones = "Alesia"
        [siege_points]
        Lutetia = 2
        [spaces.Lutetia]
        inside = "Parisii, {tribe}"
        outside = "Legion VI"
        {rest}
    """).play("Roman treachery pass?\n Roman play points Alesia\n Roman action activate Caesar\n Roman take_along all")


BETRAYED = "Roman treachery card Treachery\n Chance draw_card card Hostages"


@pytest.mark.proves("17.4.3a", "11.2.4k")
def test_17_4_3_the_german_tribe_that_is_pushed_on_before_the_dice_is_not_fought() -> None:
    """Caesar comes to the Germans at Autricum; Cenabum falls, the Romans there are beaten and retreat to him, and the
    Germans must give way: he goes on."""
    game = treachery_brings_down(
        "Carnutes at Cenabum",
        """
        [spaces.Cenabum]
        inside = "Senones, Lingones"
        outside = "Legion XI, Legion XII, Legion XIII, Legion XIV"
        [spaces.Autricum]
        outside = "Germani"
        [spaces.Suindinum]
        outside = "Caesar, Legion VII, Legion VIII, Legion IX"
        """,
    ).play(f"Roman march enter Autricum\n {BETRAYED}\n dice 1 1 6 6")
    fight_out(game).play("""
        Roman retreat space Autricum
        Roman retreat_with all
        Roman retreat_loss piece Legion XIII
        Roman retreat_loss piece Legion XIII
        Gallic retreat space Suindinum
    """)
    assert (game.where("Germani"), game.asked, battles(game)) == ("Suindinum", "Roman march", ["Cenabum"])


@pytest.mark.parametrize("treachery", ["Roman treachery pass", BETRAYED])
@pytest.mark.proves("17.1.2h", "11.2.4k")
def test_17_1_2_walls_that_fall_meanwhile_do_not_take_the_channel_away(treachery: str) -> None:
    """Romans who come back from Britannia fight one column to the left, also if the walls of Portus Itius fall before
    the dice: with 10 and a 9 they score two hits in the column of 7 and 8."""
    game = treachery_brings_down(
        "Morini at Portus Itius",
        """
        [spaces."Portus Itius"]
        outside = "Senones"
        inside = "Lingones (1)"
        [spaces.Durovernum]
        outside = "Caesar, Legion VII, Legion VIII, Legion IX, Legion X, Legion XI"
        """,
    ).play(f"""
        Roman march enter Portus Itius
        dice 1
        Gallic go_inside piece Lingones
        Gallic go_inside done
        Gallic avoid_battle no
        {treachery}
        dice 4 5 1 1
    """)
    assert (game.view["battle"]["space"], game.view["battle"]["hits"][0]) == ("Portus Itius", 2)


@pytest.mark.proves("11.2.4j", "13.6.3a")
def test_13_6_3_steps_are_selected_where_walls_that_fall_may_ease_the_retreat() -> None:
    """Wherever the Gauls retreat from Autricum, nobody would survive it; but if the Carnutes die, the Senones and
    Lingones come out of Cenabum, and may drive the Legion off that stands before it."""
    game = roman("""
        [towns]
        Carnutes = "Cenabum"
        Senones = "Agedincum"
        Lingones = "Alesia"
        Bituriges = "Avaricum"
        [spaces.Autricum]
        outside = "Carnutes (1), Bituriges (1)"
        [spaces.Cenabum]
        inside = "Senones, Lingones"
        outside = "Legion XIII"
        [spaces.Suindinum]
        outside = "Legion XI"
        [spaces.Durocassium]
        outside = "Legion XII"
        [spaces.Lutetia]
        outside = "Caesar, Legion VII, Legion VIII, Legion IX"
    """).play("""
        Roman action activate Caesar
        Roman take_along all
        Roman march enter Autricum
        dice 3 3 1 1
    """)
    while "reroll" in game.ask.key:
        game.answer(f"{game.asked} pass")
    assert (game.asked, game.offers("piece")) == ("Gallic battle_loss", ["Carnutes", "Bituriges"])
    fight_out(game.play("Gallic battle_loss piece Carnutes\n dice 1 1 6 6"))
    game.play("Gallic retreat space Cenabum")
    assert set(game.outside("Cenabum").split(", ")) == {"Senones", "Lingones", "Bituriges (1)"}


# ---- 9.6


def fallen_around_labienus(guests: str) -> Play:
    """The Carnutes submit to Caesar far away; T. Labienus is alone before their Town, others are in it."""
    return roman(f"""
        [towns]
        Carnutes = "Cenabum"
        Senones = "Agedincum"
        {guests}
        [spaces.Autricum]
        outside = "Carnutes (1)"
        [spaces.Lutetia]
        outside = "Caesar, Legion X, Legion XI, Legion XII"
    """).play("""
        Roman action activate Caesar
        Roman take_along all
        Roman march enter Autricum
        Gallic intercept done?
        Gallic avoid_battle no
    """)


SENONES = '[spaces.Cenabum]\ninside = "Senones"\noutside = "T. Labienus"'


@pytest.mark.proves("9.6a", "9.6r")
def test_9_6_walls_that_fall_displace_a_leader_who_is_alone_before_them() -> None:
    """The Senones stand in the open with him now: he does not avoid them, and is displaced. Caesar moves on."""
    game = fallen_around_labienus(SENONES)
    assert (game.asked, str(game.ask.about[0])) == ("Roman avoid_battle", "Cenabum")
    game.play("Roman avoid_battle no")
    assert (game.outside("Cenabum"), game.where("T. Labienus"), game.asked) == ("Senones", "cup", "Roman march")


@pytest.mark.proves("9.6b", "9.6r")
def test_9_6_or_he_avoids_battle_when_they_fall() -> None:
    """A 12 is enough for every way; Caesar moves on."""
    game = fallen_around_labienus(SENONES).play("Roman avoid_battle yes\n dice 6 6\n Roman avoid_to space Turones")
    assert (game.outside("Cenabum"), game.where("T. Labienus"), game.asked) == ("Senones", "Turones", "Roman march")


@pytest.mark.proves("9.6r")
def test_9_6_empty_walls_that_fall_leave_him_in_peace() -> None:
    """Nobody comes out of them."""
    game = fallen_around_labienus('[spaces.Cenabum]\noutside = "T. Labienus"\n[spaces.Agedincum]\ninside = "Senones"')
    assert (game.where("T. Labienus"), game.asked) == ("Cenabum", "Roman march")
