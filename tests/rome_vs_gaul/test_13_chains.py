"""13.7 Retreats that push others on, in a chain that may come back to the field: who has gone is gone (9.6, 14.6.4)."""

import pytest

from tests.rome_vs_gaul.playing import Play, gallic, roman

PLAIN = ("pass", "done", "no", "all")


def driven(game: Play, *wanted: str) -> Play:
    """Answers as they are wanted ("Cenabum: space Lutetia": of the question about Cenabum), else as plain as can be,
    until dice or a new action."""
    while game.ask.who != "Chance" and game.ask.key not in ("action", "march"):
        about = [str(each) for each in game.ask.about]
        fits = [each.split(": ")[-1] for each in wanted if ": " not in each or each.split(": ")[0] in about]
        answer = next((each for each in (*fits, *PLAIN) if each in game.options), game.options[0])
        game.answer(f"{game.asked} {answer}")
    return game


@pytest.mark.proves("9.6a", "9.6d")
def test_9_6_caesar_is_displaced_once_though_a_chain_comes_back_to_him() -> None:
    """His Legion dies in the sortie; the Relief Army retreats to Matisco, the Aedui to Genava, and Legion VI to Vienne,
    where it dies: Caesar is displaced there, and not again from Matisco."""
    game = roman("""
        [towns]
        Aedui = "Matisco"
        Arverni = "Gergovia"
        Bituriges = "Avaricum"
        Carnutes = "Cenabum"
        [spaces.Vienne]
        inside = "Caesar, Legion XIV (1)"
        outside = "Arverni, Bituriges, Carnutes"
        [spaces.Matisco]
        inside = "Aedui"
        outside = "T. Labienus, Legion VII, Legion VIII, Legion IX, Legion X, Legion XI"
        [spaces.Genava]
        outside = "Legion VI (1)"
    """).play("Roman action activate T. Labienus\n Roman take_along all\n Roman march enter Vienne")
    driven(game, "all").play("dice 1 1 6 6")
    chain = ("Matisco: space Genava", "Genava: space Vienne", "space Matisco")
    driven(game, "piece Legion XIV", *chain)
    assert [str(entry.facts[0]) for entry in game.logged("displaced")] == ["Caesar"]
    assert game.where("Caesar") == "Matisco"


RELIEF = """
    [towns]
    Carnutes = "Cenabum"
    Senones = "Agedincum"
    Parisii = "Metlosedum"
    Remi = "Bibrax"
    Bituriges = "Argentomagus"
    Lingones = "Alesia"
    Aulerci = "Lexovii"
    Leuci = "Nasium"
    [spaces.Cenabum]
    inside = "Carnutes (1), Senones, Parisii, Remi"
    outside = "Legion IX, Legion X, Legion XI, Legion XII, Legion XIII, Legion XIV"
    [spaces.Vellaunodunum]
    outside = "Bituriges (1), Lingones"
    [spaces.Lutetia]
    outside = "Legion V, Legion VI"
    [spaces.Durocassium]
    outside = "Aulerci, Leuci (1)"
    [spaces.Autricum]
    outside = "Legion VII"
"""


@pytest.mark.proves("13.7.2h", "14.6.4d")
def test_14_6_4_a_relief_army_that_was_pushed_on_does_not_retreat_again() -> None:
    """Cenabum falls with the Carnutes: who sortied flees to Lutetia, and by three more spaces Legion VII comes to
    Cenabum, where the Bituriges still wait. They are pushed on, and have left the field."""
    game = gallic(RELIEF).play("""
        Gallic action activate Bituriges
        Gallic take_along piece Lingones
        Gallic march enter Cenabum
    """)
    driven(game, "all").play("dice 1 1 5 5")
    chain = ("Lutetia: space Durocassium", "Durocassium: space Autricum", "Autricum: space Cenabum")
    losses = tuple(f"Cenabum: piece {name}" for name in ("Carnutes", "Lingones", "Remi"))
    driven(game, *losses, *chain, "Cenabum: space Lutetia")
    assert [str(entry.facts[2]) for entry in game.logged("retreats")][-2:] == ["Cenabum", "Lutetia"]
    assert game.where("Bituriges") == "Lutetia"


@pytest.mark.proves("13.7.1a", "13.7.2h")
def test_13_7_1_a_leader_who_comes_to_an_empty_field_stays_there() -> None:
    """The Atrebates win at Atuatuca and die. The Legions drive the Gauls from Blariacum, these Galba from Coriovallum:
    he goes to Atuatuca, where nobody has beaten him."""
    game = gallic("""
        [towns]
        Atrebates = "Nemetocenna"
        Suessiones = "Iatinum"
        Carnutes = "Autricum"
        [spaces.Atuatuca]
        outside = "Legion VI, Legion VIII, Legion XI, Legion XII"
        [spaces."Silva Carbonaria"]
        outside = "Atrebates (1)"
        [spaces.Coriovallum]
        outside = "S. Galba, Legion XIII"
        [spaces.Blariacum]
        outside = "Suessiones, Carnutes (1)"
    """).play("Gallic action activate Atrebates\n Gallic march enter Atuatuca")
    driven(game).play("dice 6 6 1 1")
    while game.asked not in ("Roman retreat_with", "Gallic action") or "piece S. Galba" not in game.options:
        about = str(game.ask.about[0])
        wanted = {"Atuatuca": "space Blariacum", "Blariacum": "space Coriovallum", "Coriovallum": "space Antunnacum"}
        answer = wanted.get(about, "") if game.ask.key == "retreat" else ""
        answer = next(each for each in (answer, *PLAIN, *game.options) if each in game.options)
        game.answer(f"{game.asked} {answer}")
    game.play("Roman retreat_with piece Legion XIII\n Roman retreat_with done")
    assert (game.where("S. Galba"), game.asked) == ("Atuatuca", "Gallic action")


@pytest.mark.proves("9.6d", "13.7.1a")
def test_9_6_caesar_stays_with_the_legion_to_which_he_was_placed() -> None:
    """A chain brings Legion XIV to Nemetocenna and drives the victors off; then Caesar's last Legion dies on its way,
    and he is placed with Legion XIV, which nobody has beaten there."""
    game = gallic("""
        roman = ["Carcaso", "Tolosa", "Nemausus", "Arelate", "Genava", "Cularo"]
        [towns]
        Veneti = "Condevincum"
        Bituriges = "Argentomagus"
        Eburones = "Oppidum Aduatucorum"
        Remi = "Durocortorum"
        Nervii = "Bagacum"
        [spaces.Nemetocenna]
        outside = "Caesar, Legion V, Legion VI, Legion VII, Legion VIII, Legion IX, Legion X"
        [spaces.Tarvenna]
        outside = "Bituriges, Eburones"
        [spaces.Samarobriva]
        outside = "Veneti, Remi"
        [spaces.Turnacum]
        outside = "Nervii"
        [spaces.Vermandis]
        outside = "Legion XIII, Legion XIV (1)"
    """).play("""
        Gallic action activate Bituriges
        Gallic take_along piece Eburones
        Gallic march enter Nemetocenna
    """)
    driven(game).play("dice 6 6 1 1")
    legions = tuple(f"Samarobriva: piece Legion {name}" for name in ("VII", "VIII", "IX"))
    ways = ("Samarobriva: space Vermandis", "space Nemetocenna", "Nemetocenna: space Samarobriva", "space Turnacum")
    losses = ("Nemetocenna: piece Legion V", "Nemetocenna: piece Legion VI", "piece Eburones", "piece Legion XIII")
    driven(game, "Nemetocenna: all", *losses, *legions, *ways)
    assert len(game.logged("displaced")) == 1
    assert game.outside("Nemetocenna") == "Caesar, Legion XIV (1)"


@pytest.mark.proves("13.6.3a", "11.2.4j")
def test_13_6_3_steps_are_selected_where_walls_have_fallen_already() -> None:
    """The Treveri die first, and Treveris is fought for before the Romans retreat, who may live there: they are asked
    who takes their two steps."""
    game = gallic("""
        [towns]
        Treveri = "Treveris"
        Bellovaci = "Caleti"
        Eburones = "Atuatuca"
        [spaces.Antunnacum]
        outside = "Eburones, Treveri (1)"
        [spaces."Noviomagus Treverorum"]
        outside = "Legion VIII (1), Legion XI, Legion XIV"
        [spaces.Treveris]
        inside = "Bellovaci (1), Mercenaries 1, Mercenaries 2"
        outside = "Caesar, Legion V, Legion XII"
    """).play("""
        Gallic action activate Treveri
        Gallic take_along piece Eburones
        Gallic march enter Noviomagus Treverorum
    """)
    driven(game).play("dice 3 3 1 1")
    while game.ask.key == "reroll" or game.asked == "Gallic battle_loss":
        game.answer(f"{game.asked} {'pass' if game.ask.key == 'reroll' else 'piece Treveri'}")
    assert game.asked == "Roman battle_loss"


# ---- 12.2.4 Who has intercepted, was beaten and has left


@pytest.mark.proves("9.6a", "12.2.4a")
def test_12_2_4_who_has_retreated_has_not_just_intercepted() -> None:
    """Gauls who are pushed on come to him at last: he may avoid battle like anybody else."""
    game = gallic("""
        [towns]
        Bituriges = "Avaricum"
        Eburones = "Atuatuca"
        Remi = "Durocortorum"
        [spaces.Tarvenna]
        outside = "Bituriges, Eburones"
        [spaces.Turnacum]
        outside = "T. Labienus, Legion VII, Legion VIII, Legion IX"
        [spaces.Samarobriva]
        outside = "Remi (1)"
    """).play("""
        Gallic action activate Bituriges
        Gallic take_along piece Eburones
        Gallic march enter Nemetocenna
        Roman intercept space Turnacum
        dice 6 6
        Roman intercept_with piece Legion VII
        Roman intercept_with all
        Gallic back_up no
        dice 5 5 1 1
        Gallic reroll pass
        Roman reroll pass
        Roman reroll pass
        Gallic battle_loss piece Eburones
        Roman battle_loss piece Legion VII
        Roman battle_loss piece Legion VII
        Roman battle_loss piece Legion VIII
        Roman retreat space Vermandis
        Roman retreat_with piece T. Labienus
        Roman retreat_with done
        Roman retreat space Samarobriva
        Roman retreat_with all
        Roman retreat_loss piece Legion VIII
        Gallic retreat space Vermandis
    """)
    assert game.asked == "Roman avoid_battle"
    assert game.outside("Vermandis") == "T. Labienus, Remi (1)"


@pytest.mark.proves("10.6a")
def test_10_6_who_has_retreated_from_where_he_intercepted_may_go_inside() -> None:
    """At his own city he says whether he is inside when Gauls are pushed on to it."""
    game = gallic("""
        [towns]
        Arverni = "Gergovia"
        Aedui = "Bibracte"
        Sequani = "Vesontio"
        Remi = "Durocortorum"
        [spaces.Matisco]
        outside = "Arverni, Aedui, Sequani"
        [spaces.Vienne]
        outside = "Legion V, Legion VII, Legion VIII, Legion IX"
        [spaces.Cularo]
        outside = "Remi (1)"
    """).play("""
        Gallic action activate Arverni
        Gallic take_along all
        Gallic march enter Genava
        Roman intercept space Vienne
        dice 6 6
        Roman intercept_with piece Legion VII
        Roman intercept_with all
        Gallic back_up no
        dice 5 5 1 1
        Gallic reroll pass
        Roman reroll pass
        Gallic battle_loss piece Sequani
        Gallic battle_loss piece Sequani
        Roman battle_loss piece Legion VII
        Roman battle_loss piece Legion VII
        Roman battle_loss piece Legion VIII
        Roman battle_loss piece Legion VIII
        Roman battle_loss piece Legion V
        Roman retreat space Vienne
        Roman retreat_with piece Legion V
        Roman retreat_with done
        Roman retreat space Cularo
        Gallic retreat space Vienne
    """)
    assert game.asked == "Roman shelter"
    assert game.offers("piece") == ["Legion V"]


@pytest.mark.proves("9.2c")
def test_9_2_who_was_activated_commands_where_he_is_pushed_on() -> None:
    """S. Galba beats the Treveri, their Town falls, and its guests push him on across the Rhine: against the Sugambri
    he commands, not T. Labienus, and has one reroll."""
    game = roman("""
        gallic = ["Mattium"]
        [towns]
        Treveri = "Noviomagus Treverorum"
        Senones = "Agedincum"
        Bituriges = "Avaricum"
        Remi = "Durocortorum"
        Bellovaci = "Bratuspantium"
        Leuci = "Nasium"
        [spaces.Coriovallum]
        outside = "S. Galba, T. Labienus, Legion VII, Legion XIV"
        [spaces.Antunnacum]
        outside = "Treveri (1)"
        [spaces."Noviomagus Treverorum"]
        inside = "Senones, Bituriges, Remi, Bellovaci, Leuci"
        outside = "Legion V, Legion VIII, Legion IX, Legion X, Legion XI, Legion XII, Legion XIII"
    """).play("Roman action activate S. Galba\n Roman take_along all\n Roman march enter Antunnacum")
    wanted = ("Antunnacum: space Divitia", "Noviomagus Treverorum: space Antunnacum", "done")
    for dice in ("6 6 1 1", "6 6 1 1", "6 6", "4 4 4 4"):
        driven(game, *wanted).play(f"dice {dice}")
    assert game.asked == "Roman reroll"
    assert (str(game.ask.about[0]), game.ask.about[-1]) == ("Divitia", 1)


@pytest.mark.proves("9.2f")
def test_9_2_who_was_activated_commands_where_he_is_pushed_on_to_fallen_walls() -> None:
    """S. Galba beats the Carnutes, and Cenabum falls; its guests flee to Lutetia and push him on. The Parisii die of
    it, so Metlosedum falls, where his last Legions die, too: he commands there, not T. Labienus."""
    game = roman("""
        turn = 5
        [towns]
        Carnutes = "Cenabum"
        Parisii = "Metlosedum"
        Senones = "Agedincum"
        Leuci = "Nasium"
        Bituriges = "Avaricum"
        Eburones = "Atuatuca"
        Treveri = "Treveris"
        [spaces.Augustomagus]
        outside = "S. Galba, Legion VII (1), Legion XIV (1)"
        [spaces.Lutetia]
        outside = "Carnutes (1)"
        [spaces.Cenabum]
        inside = "Senones, Bituriges, Leuci, Parisii (1)"
        outside = "Legion VIII, Legion IX, Legion X, Legion V, Legion VI"
        [spaces.Metlosedum]
        inside = "Eburones, Treveri"
        outside = "T. Labienus, Legion XI, Legion XII, Legion XIII"
    """).play("""
        Roman action activate S. Galba
        Roman take_along all
        Roman march enter Lutetia
        Gallic avoid_battle no
        dice 6 6 1 1
        Roman reroll pass
        dice 6 6 1 1
        Roman reroll pass
        Gallic reroll pass
        Roman elite_reroll pass
        Roman battle_loss piece Legion V
        Roman battle_loss piece Legion V
        Gallic battle_loss piece Leuci
        Gallic battle_loss piece Leuci
        Gallic battle_loss piece Senones
        Gallic battle_loss piece Senones
        Gallic retreat space Lutetia
        Gallic retreat_with all
        Gallic retreat_loss piece Parisii
        Roman retreat space Metlosedum
        Roman retreat_with all
        dice 3 3 3 3
    """)
    assert (game.asked, str(game.ask.about[0]), game.ask.about[-1]) == ("Roman reroll", "Metlosedum", 1)
