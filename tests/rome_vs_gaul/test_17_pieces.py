"""17.3 Mercenaries, 17.4 the German Tribe, 17.5 Devastation, 17.6 the Militia, 17.7 to 17.9 the boxes."""

import pytest

from tests.rome_vs_gaul.playing import Play, at, gallic, roman, start
from tests.rome_vs_gaul.test_13_battles import pass_all
from tests.rome_vs_gaul.test_15_supply import gauls_at_genava, hungry
from tests.rome_vs_gaul.test_16_isolation import stays
from tests.rome_vs_gaul.test_16_winter import winter


def card(side: str, name: str, position: str) -> Play:
    """A player plays the event of a card."""
    caesar = "" if "Caesar" in position else '\n[spaces.Massilia]\ninside = "Caesar"'
    other = 'Gallic = ["Hostages"]' if side == "Roman" else 'Roman = ["Druids"]'
    return at(f"""
        hands = {{ {side} = ["{name}"], {other} }}
        discards = ["Treachery", "You May Believe Me"]
        player = "{side}"
        {position}{caesar}
    """).play(f"{side} play event {name}")


TRIBES = """
    [towns]
    Carnutes = "Cenabum"
    Senones = "Agedincum"
    [spaces.Cenabum]
    inside = "Carnutes"
    [spaces.Agedincum]
    inside = "Senones"
"""


# ---- 17.3 Mercenaries


@pytest.mark.proves("17.3.1a", "17.7a")
def test_17_3_1_they_come_by_events() -> None:
    game = card("Gallic", "Swords for Hire", TRIBES).play("Gallic hire space Cenabum")
    assert game.inside("Cenabum") == "Carnutes, Mercenaries 1"
    game = card("Gallic", "A Minor Tribe Rises", f'gallic = ["Autricum"]\n{TRIBES}').play(
        "Gallic minor_tribe space Autricum"
    )
    assert game.outside("Autricum") == "Minor Tribe"
    game = card("Roman", "German Cavalry", '[spaces.Vienne]\noutside = "Legion VII"')
    assert game.outside("Vienne") == "Legion VII, German Cavalry"


@pytest.mark.proves("17.3.2a", "17.3.2b", "17.3.2f")
def test_17_3_2_they_move_with_a_leader() -> None:
    """The Mercenaries do not march alone, but with a Tribe; the Minor Tribe does both."""
    game = gallic("""
        [towns]
        Carnutes = "Turones"
        [spaces.Autricum]
        outside = "Mercenaries 1, Carnutes, Minor Tribe"
    """)
    assert game.offers("activate") == ["Carnutes", "Minor Tribe"]
    game.play("Gallic action activate Carnutes\n Gallic take_along piece Mercenaries 1\n Gallic take_along done")
    game.play("Gallic march enter Suindinum\n Gallic march done\n Gallic action activate Minor Tribe")
    assert game.ask.about[-1] == 3
    assert game.outside("Suindinum") == "Carnutes, Mercenaries 1"


@pytest.mark.parametrize(("hired", "left"), [("piece Mercenaries 1\n Gallic take_along done", 2), ("all", 1)])
@pytest.mark.proves("17.3.2c")
def test_17_3_2_they_count_against_the_command_rating(hired: str, left: int) -> None:
    """A Tribe commands itself and one more: with both Mercenaries a space costs 2, and a second is too far."""
    game = gallic("""
        [towns]
        Carnutes = "Turones"
        [spaces.Autricum]
        outside = "Mercenaries 1, Mercenaries 2, Carnutes"
    """).play(f"Gallic action activate Carnutes\n Gallic take_along {hired}\n Gallic march enter Suindinum")
    assert (game.ask.about[-1], bool(game.offers("enter"))) == (left, left == 2)


# ---- 17.4 The German Tribe


def migration(position: str = "", first: str = "", beginning: str = "Suebi") -> Play:
    game = card("Roman", "Germani Migration 1", position)
    if game.asked == "Roman germani_start":
        assert game.offers("space") == ["Usipetes", "Ubii", "Suebi"]
        game.answer(f"Roman germani_start space {beginning}")
    return game.play(f"Roman germani_move space {first}") if first else game


@pytest.mark.proves("17.4.1b", "17.4.1c", "17.4.3a", "17.1.1b", "17.4.3c")
def test_17_4_1_it_crosses_the_rhine() -> None:
    """From the Suebi to Argentorate, and on with what is left of 3 Movement Points."""
    game = migration(first="Argentorate")
    assert (game.where("Germani"), game.asked) == ("Argentorate", "Roman germani_move")
    left = game.ask.about[-1]
    assert 0 < left < 3
    assert "Solimariaca" in game.offers("space")


@pytest.mark.proves("17.4.1a", "17.7b")
def test_17_4_1_it_begins_in_its_box() -> None:
    game = start()
    boxed = {"Germani", "Aedui", "Mercenaries 1", "Mercenaries 2", "Minor Tribe", "Militia", "German Cavalry"}
    game.play("Roman set_up_caesar space Bibracte\n Chance draw_legate piece T. Labienus")
    assert {game.where(piece) for piece in boxed} == {"events"}


@pytest.mark.parametrize("side", ["roman", "gallic"])
@pytest.mark.proves("17.4.1d", "17.4.1e")
def test_17_4_1_it_removes_the_marker_where_it_stops(side: str) -> None:
    """Of either player, and not on its way."""
    game = migration(f'{side} = ["Argentorate", "Rauraci"]', "Argentorate").play("Roman germani_move space Rauraci")
    game.play("Roman germani_move done?")
    assert (game.owner("Argentorate"), game.owner("Rauraci")) == (side.capitalize(), "")


@pytest.mark.proves("17.4.1f")
def test_17_4_1_without_a_way_out_it_stays_in_its_box() -> None:
    """Towns and Legions bar all ways from the Suebi."""
    game = migration("""
        [spaces.Argentorate]
        outside = "Legion VII"
        [spaces.Rauraci]
        outside = "Legion VIII"
        [spaces.Epomanduodurum]
        outside = "Legion IX"
    """)
    assert game.where("Germani") == "events"


@pytest.mark.proves("17.4.2a", "17.4.2b", "17.4.3e", "17.1.1c")
def test_17_4_2_where_it_does_not_go() -> None:
    """Neither to the Town at Nasium nor to Legion VII, and from Antunnacum not back to Germania."""
    game = card(
        "Roman",
        "Germani Migration 1",
        """
        [towns]
        Treveri = "Noviomagus Treverorum"
        [spaces."Noviomagus Treverorum"]
        inside = "Treveri"
        [spaces.Coriovallum]
        outside = "Legion VII"
        [spaces.Antunnacum]
        outside = "Germani"
        """,
    )
    assert game.offers("space") == ["Caeroesi"]


@pytest.mark.proves("17.4.2c")
def test_17_4_2_it_stands_with_a_lone_roman_leader() -> None:
    """Caesar is at Argentorate: the Tribe comes there, and he stays until Gauls come, whom it must face then."""
    game = migration('[spaces.Argentorate]\noutside = "Caesar"', first="Argentorate").play("Roman germani_move done")
    assert game.outside("Argentorate") == "Caesar, Germani"


@pytest.mark.proves("9.6a", "17.4.3d")
def test_9_6_gauls_who_displace_a_leader_still_fight_the_german_tribe() -> None:
    """The Carnutes drive Caesar off, then the German Tribe in the same space must be fought."""
    game = gallic("""
        [towns]
        Carnutes = "Turones"
        [spaces.Autricum]
        outside = "Caesar, Germani"
        [spaces.Suindinum]
        outside = "Carnutes"
    """).play("""
        Gallic action activate Carnutes
        Gallic march enter Autricum
        Roman avoid_battle no
        Roman displaced_caesar space Narbo
    """)
    assert (game.where("Caesar"), game.asked) == ("Narbo", "Chance battle_roll")


@pytest.mark.proves("17.4.3b")
def test_17_4_3_nothing_else_moves_it() -> None:
    assert "Germani" not in roman('[spaces.Autricum]\noutside = "Germani"').offers("activate")
    assert "Germani" not in gallic('[spaces.Autricum]\noutside = "Germani"').offers("activate")


@pytest.mark.proves("17.4.3h")
def test_17_4_3_it_does_not_react() -> None:
    """Caesar goes past it and to it, and nobody is asked."""
    game = roman("""
        [spaces.Autricum]
        outside = "Germani"
        [spaces.Lutetia]
        outside = "Caesar, Legion VII, Legion VIII"
    """).play("Roman action activate Caesar\n Roman take_along all\n Roman march enter Cenabum")
    assert game.asked == "Roman march"
    game.answer("Roman march enter Autricum")
    assert game.asked == "Chance battle_roll"


@pytest.mark.proves("17.4.3d", "17.4.3j", "17.4.3k")
def test_17_4_3_it_can_be_destroyed_and_comes_again() -> None:
    """Gauls fight it, too; with its second step it is back in its box."""
    game = gallic("""
        [towns]
        Carnutes = "Turones"
        Senones = "Agedincum"
        [spaces.Autricum]
        outside = "Germani (1)"
        [spaces.Suindinum]
        outside = "Carnutes, Senones"
    """).play("""
        Gallic action activate Carnutes
        Gallic take_along piece Senones
        Gallic march enter Autricum
        dice 4 4 1 1
    """)
    pass_all(game)
    assert game.where("Germani") == "events"
    game = migration(first="Argentorate").play("Roman germani_move done")
    assert game.outside("Argentorate") == "Germani"


@pytest.mark.proves("17.4.3l")
def test_17_4_3_winter_does_not_move_it() -> None:
    assert winter('[spaces.Autricum]\noutside = "Germani (1)"').outside("Autricum") == "Germani (1)"


@pytest.mark.proves("17.4.4a")
def test_17_4_4_no_supply_from_its_stronghold() -> None:
    """The Gauls at Genava live on Octodurus, until the German Tribe is there."""
    romans = ("Vesontio", "Arausio", "Rodumna")
    assert not hungry(gauls_at_genava("", *romans))
    assert hungry(gauls_at_genava("", *romans, towns='[spaces.Octodurus]\noutside = "Germani"'))


@pytest.mark.proves("17.4.4b")
def test_17_4_4_no_marker_traces_to_it() -> None:
    """Lexovii has only the Stronghold of Unelli; Rome holds the sea and all ways else."""
    position = """
        roman = [
            "Suindinum", "Mediolanum Aulercorum", "Caleti", "Reginca", "Noviodunum Diablintum",
            "Portus Itius", "Durovernum",
        ]
        subjugated = ["Osismii"]
        gallic = ["Lexovii"]
    """
    assert stays("Lexovii", position)
    assert not stays("Lexovii", f'{position}\n[spaces.Unelli]\noutside = "Germani"')


# ---- 17.5 Devastation


def vercingetorix(position: str) -> Play:
    return gallic(f"""
        turn = 5
        {position}
        [spaces.Autricum]
        outside = "Vercingetorix"
    """)


@pytest.mark.proves("17.5.1a", "17.5.1h", "17.5.1i", "17.5.2b", "17.5.2c")
def test_17_5_2_where_vercingetorix_devastates() -> None:
    """His space and those around: not Roman Suindinum, not the Town of the Carnutes, not where Legion VII stands."""
    game = vercingetorix("""
        roman = ["Suindinum"]
        [towns]
        Carnutes = "Cenabum"
        [spaces.Cenabum]
        inside = "Carnutes"
        [spaces.Lutetia]
        outside = "Legion VII"
    """)
    assert sorted(game.offers("devastate")) == ["Autricum", "Durocassium"]


@pytest.mark.proves("17.5.2a", "17.5.2d", "17.5.1g", "17.5.1f")
def test_17_5_2_it_costs_a_point_and_the_gallic_marker() -> None:
    game = vercingetorix('gallic = ["Durocassium"]').play("Gallic action devastate Durocassium")
    assert (game.owner("Durocassium"), game.ask.about[0]) == ("", 1)
    assert "Durocassium" not in game.offers("place")


@pytest.mark.proves("17.5.2e", "17.5.2f")
def test_17_5_2_in_his_own_space_a_roman_marker_goes_too() -> None:
    game = vercingetorix('roman = ["Autricum"]').play("Gallic action devastate Autricum")
    assert game.owner("Autricum") == ""


@pytest.mark.proves("17.5.2e", "17.5.1h")
def test_17_5_2_not_in_a_walled_city() -> None:
    game = gallic("""
        turn = 5
        [spaces.Vienne]
        outside = "Vercingetorix"
    """)
    assert "Vienne" not in game.offers("devastate")


@pytest.mark.proves("17.5.2g")
def test_17_5_2_nothing_overseas() -> None:
    game = gallic("""
        turn = 5
        [spaces.Antunnacum]
        outside = "Vercingetorix"
    """)
    assert "Divitia" not in game.offers("devastate")
    assert "Antunnacum" in game.offers("devastate")


@pytest.mark.proves("17.5.1c", "17.5.1d")
def test_17_5_1_no_effect_on_movement_or_combat() -> None:
    """A devastated space costs 1, and the strengths in it are what they are."""
    game = roman("""
        devastated = ["Autricum"]
        [towns]
        Carnutes = "Turones"
        [spaces.Autricum]
        outside = "Carnutes"
        [spaces.Lutetia]
        outside = "Caesar, Legion VII, Legion VIII"
    """).play("Roman action activate Caesar\n Roman take_along all\n Roman march enter Autricum")
    game.play("Gallic avoid_battle yes\n dice 6 6\n Gallic avoid_to space Suindinum")
    assert game.ask.about[-1] == 4
    game.play("Roman march enter Suindinum\n Gallic avoid_battle no")
    assert game.logged("battle")[0].facts[2:] == (4, 4)


@pytest.mark.proves("17.5.1b", "17.5.3a", "17.5.3b")
def test_17_5_3_card_22() -> None:
    """Anywhere in Gaul; not where Romans stand or rule, not in Provincia."""
    game = card("Gallic", "Scorched Earth", 'roman = ["Bibracte"]\n[spaces.Lutetia]\noutside = "Legion VII"')
    spaces = game.offers("space")
    assert {"Samarobriva", "Tarbelli", "Gergovia"} <= {*spaces}
    assert not {"Bibracte", "Lutetia", "Tolosa", "Divitia"} & {*spaces}


# ---- 17.6 The Militia

LEVY = "A Levy of the Needy and Desperate"


@pytest.mark.proves("17.6.1a", "17.6.1b", "17.6.1c", "17.6.1d", "17.6.1f")
def test_17_6_1_where_it_gathers() -> None:
    """With the Nervii in the field or in the free Town of the Senones; not in besieged Cenabum, not in Aquitania."""
    game = card(
        "Gallic",
        LEVY,
        """
        [towns]
        Carnutes = "Cenabum"
        Senones = "Agedincum"
        Nervii = "Bagacum"
        Aquitani = "Sontiates"
        [spaces.Sontiates]
        inside = "Aquitani"
        [spaces.Cenabum]
        inside = "Carnutes"
        outside = "Legion VII"
        [spaces.Vermandis]
        outside = "Senones, Nervii"
        """,
    )
    assert game.offers("space") == ["Vermandis", "Bagacum", "Agedincum"]


@pytest.mark.proves("17.6.1e", "17.6.1g", "17.6.3a")
def test_17_6_3_its_strength_goes_by_its_region() -> None:
    """Placed in Celtica, where the Gauls have one Province, it has 1, in Belgica, too, where they have none."""
    game = card("Gallic", LEVY, f'gallic = ["Lutetia", "Metlosedum"]\n{TRIBES}').play("Gallic militia space Agedincum")
    assert game.position["militia"] == "Celtica"
    game = gallic("""
        militia = "Celtica"
        gallic = ["Lutetia", "Metlosedum"]
        [spaces.Bibrax]
        outside = "Militia"
        [spaces.Catalauni]
        outside = "Legion VII"
        [spaces.Durocortorum]
        outside = "Legion VIII"
    """).play("Gallic action activate Militia\n Gallic march enter Durocortorum")
    game.play("Roman intercept done?\n Roman avoid_battle no?")
    assert game.logged("battle")[0].facts[2] == 1


@pytest.mark.proves("17.6.2b", "17.6.2d", "17.6.2e")
def test_17_6_2_one_loss_and_it_is_home() -> None:
    """With the Senones reduced it may be chosen; then the card can bring it again."""
    game = roman("""
        militia = "Celtica"
        [towns]
        Senones = "Agedincum"
        [spaces.Autricum]
        outside = "Senones (1), Militia"
        [spaces.Lutetia]
        outside = "Legion VII, Legion VIII"
    """).play("""
        Roman action activate Legion VII
        Roman take_along piece Legion VIII
        Roman march enter Autricum
        Gallic avoid_battle no
        dice 4 4 1 1
    """)
    pass_all(game).play("Gallic battle_loss piece Militia")
    assert game.where("Militia") == "events"
    assert card("Gallic", LEVY, TRIBES).asked == "Gallic militia"


# ---- 17.8, 17.9


@pytest.mark.proves("17.8a", "17.8b", "18.2.1f")
def test_17_8_submitted_tribes_may_rise_again() -> None:
    """On the map only: the Council Box is not offered."""
    game = gallic('[boxes]\nsubmitted = "Parisii (1), Sequani (1)"').play(
        "Gallic action uprising\n Gallic uprising piece Parisii"
    )
    assert game.asked == "Gallic settle"
    game.answer("Gallic settle space Lutetia")
    assert game.inside("Lutetia") == "Parisii (1)"


@pytest.mark.proves("17.9a")
def test_17_9_the_eliminated_stay() -> None:
    game = gallic('[boxes]\neliminated = "Parisii"\nsubmitted = "Sequani (1)"').play("Gallic action uprising")
    assert "Parisii" not in game.offers("piece")
    assert game.where("Parisii") == "eliminated"
