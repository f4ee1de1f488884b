"""The rulebook's extended example of play (cards 1 to 7 of either player), replayed with its dice.

The map and most cards are reconstructed; every step of the example is possible on them. Where the text names no space,
the test chooses one.
"""

from tests.rome_vs_gaul.playing import Play, start

GALLIC_HAND = (
    "Roman Trade",
    "Gaul of the Long Hairs",
    "Mercenaries from Britannia and Hispania",
    "Clemency of Caesar",
    "Veni Vidi Vici",
    "Ties of Blood and Marriage",
    "The Belgic Confederation",
    "Druids",
)
ROMAN_HAND = (
    "Constant as the Northern Star",
    "Alesia",
    "Hostages",
    "Germani Migration 1",
    "Three Days March",
    "Incite through Sedition and Violence",
    "Labienus",
    "Roman Bribes",
)


def first_turn() -> Play:
    """3, 5 Set-up; the Senones go to the Council Box, Carnutes and Nervii to their Provinces; hands are dealt."""
    game = start()
    game.play("""
        Roman set_up_caesar space Bibracte
        Chance draw_legate piece T. Labienus
        Chance draw_legate piece S. Galba
        Roman legate_arrives space Bibracte
        Chance draw_tribe piece Carnutes
        Chance draw_tribe piece Senones
        Chance draw_tribe piece Nervii
        Gallic reinforce council Senones
        Gallic reinforce settle Carnutes
        Gallic settle space Cenabum
        Gallic reinforce settle Nervii
        Gallic settle space Vogdoriacum
    """)
    for card in (*ROMAN_HAND, *GALLIC_HAND):
        game.answer(f"Chance deal card {card}")
    return game.play("Gallic muster done")


def test_extended_example_set_up() -> None:
    """Rome controls two Provinces of Celtica, the Gauls have no Influence marker but the starred ones."""
    game = first_turn()

    assert [name for name, side in game.view["provinces"].items() if side == "Roman"] == [
        *("Sequani", "Aedui", "Volcae", "Allobroges", "Narbonensis")
    ]
    assert game.position["gallic"] == ["Divitia", "Mattium", "Durovernum", "Verlamion"]
    assert (game.inside("Cenabum"), game.inside("Vogdoriacum"), game.where("Senones")) == (
        *("Carnutes", "Nervii"),
        "council",
    )


def first_cards(game: Play) -> Play:
    """Gallic card 1: two IMs in Leuci. Roman card 1: Caesar to the town of the Carnutes, and three IMs."""
    return game.play("""
        Gallic play points Roman Trade
        Gallic action place Argentorate
        Gallic action place Solimariaca
        Roman play event Constant as the Northern Star
        Roman take_along all
        Roman march enter Autessiodurum
        Roman march enter Vellaunodunum
        Gallic intercept done
        Roman march enter Cenabum
        Gallic go_inside piece Carnutes
        Roman march done
        Roman action place Autessiodurum
        Roman action place Agedincum
        Roman action place Metlosedum
    """)


def test_extended_example_first_cards() -> None:
    """The Carnutes go behind their walls and are besieged; Caesar had not enough Movement Points for a roll."""
    game = first_cards(first_turn())

    assert game.inside("Cenabum") == "Carnutes"
    assert "Caesar" in game.outside("Cenabum")
    assert game.ruler("Parisii") == ""


def second_cards(game: Play) -> Play:
    """Gallic card 2 brings Gallic influence to Volcae. Roman card 2: a siege roll of 6, 7 with Caesar, and Parisii."""
    game.play("""
        Gallic play event Gaul of the Long Hairs
        Gallic remove_influence space Tolosa
        Gallic action place Tolosa
        Roman play points Alesia
        Roman action activate Caesar
        Roman take_along all
        Roman march besiege
        dice 2 4
        Roman siege_loss piece Legion VII
        Roman march done
        Roman action place Lutetia
    """)
    return game


def test_extended_example_siege() -> None:
    """12 to 6, a 7: a step is lost, two Siege Points are won; Parisii are controlled."""
    game = second_cards(first_cards(first_turn()))

    assert game.view["spaces"]["Cenabum"]["siege_points"] == 2
    assert "Legion VII (1)" in game.outside("Cenabum")
    assert game.ruler("Parisii") == "Roman"


def third_cards(game: Play) -> Play:
    """Gallic card 3: a Mercenary and control of the Nervii. Roman card 3: the Carnutes surrender upon an 11."""
    return game.play("""
        Gallic play event Mercenaries from Britannia and Hispania
        Gallic action place Geminiacum
        Roman play event Hostages
        Roman remove_influence space Tolosa
        Roman action activate Caesar
        Roman take_along all
        Roman march besiege
        dice 4 6
        Roman march enter Lutetia
        Roman march enter Augustomagus
        Roman action place Tolosa
    """)


def test_extended_example_surrender() -> None:
    """The Carnutes submit at reduced strength, their Town goes and no Roman IM comes; the Nervii are Gallic."""
    game = third_cards(second_cards(first_cards(first_turn())))

    assert "Carnutes (1)" in game.position["boxes"]["submitted"]
    assert (game.owner("Cenabum"), game.owner("Tolosa")) == ("", "Roman")
    assert game.ruler("Nervii") == "Gallic"
    assert "Caesar" in game.outside("Augustomagus")


def fourth_cards(game: Play) -> Play:
    """Gallic card 4: two IMs along the border of Provincia. Roman card 4: Germani, and Caesar to the Nervii."""
    return game.play("""
        Gallic play points Clemency of Caesar
        Gallic action place Elimberrum
        Gallic action place Divona
        Roman play event Germani Migration 1
        Roman germani_start space Suebi
        Roman germani_move space Argentorate
        Roman germani_move done
        Roman action activate Caesar
        Roman take_along all
        Roman march enter Vermandis
        Roman march enter Bagacum
        Gallic intercept done
        Roman march enter Vogdoriacum
        Gallic go_inside all
        Roman march done
    """)


def test_extended_example_german_tribe() -> None:
    """The Germani remove the IM where they stop; Caesar is in supply through vacant spaces."""
    game = fourth_cards(third_cards(second_cards(first_cards(first_turn()))))

    assert game.ruler("Nervii") == "Gallic"  # outside they would have fought with 9 (5, 2 and Local Support) against 11
    assert "Legion VII (1), Legion VIII, Legion IX, Legion X, Legion XI, Legion XII" in game.outside("Vogdoriacum")

    assert game.where("Germani") == "Argentorate"
    assert game.owner("Argentorate") == ""
    assert game.inside("Vogdoriacum") == "Nervii, Mercenaries 1"
    assert not game.logged("attrition")


def fifth_cards(game: Play) -> Play:
    """Gallic card 5: the Senones come, remove an IM, and Bagacum cuts the supply. Roman card 5 restores it."""
    return game.play("""
        Gallic play points Veni Vidi Vici
        Gallic action take_out
        Gallic action activate Senones
        Gallic march enter Autessiodurum
        Gallic march remove
        Gallic action place Bagacum
        Roman play points Three Days March
        Roman action activate Caesar
        Roman take_along piece Legion VII
        Roman take_along done
        Roman march enter Bagacum
        Roman march drop Legion VII
        Roman march enter Vogdoriacum
        Roman march besiege
        dice 4 5
        Roman march done?
        Roman action convert Bagacum
    """)


def test_extended_example_supply_restored() -> None:
    """10 to 9, a 10 with Caesar: two Siege Points without a loss; the Legion in Bagacum keeps the army fed."""
    game = fifth_cards(fourth_cards(third_cards(second_cards(first_cards(first_turn())))))

    assert game.view["spaces"]["Vogdoriacum"]["siege_points"] == 2
    assert game.owner("Bagacum") == "Roman"
    assert not game.logged("attrition")


def sixth_cards(game: Play) -> Play:
    """Gallic card 6 brings the Treveri. Roman card 6: an IM in Aquitania goes; the siege roll of 5 brings nothing."""
    return game.play("""
        Gallic play event Ties of Blood and Marriage
        Chance draw_tribe piece Treveri
        Gallic settle space Orolaunum
        Roman play event Incite through Sedition and Violence
        Roman remove_influence space Elimberrum
        Roman action activate Caesar
        Roman take_along all
        Roman march besiege
        dice 1 3
        Roman march done
    """)


def test_extended_example_battle() -> None:
    """Gallic card 7: the Treveri relieve the Nervii, and lose; the dice and rerolls are those of the text."""
    game = sixth_cards(fifth_cards(fourth_cards(third_cards(second_cards(first_cards(first_turn()))))))
    game.play("""
        Gallic play points The Belgic Confederation
        Gallic action place Turnacum
        Gallic action place Treveris
    """)
    assert game.ruler("Treveri") == "Gallic"
    game.play("""
        Gallic action activate Treveri
        Gallic march enter Geminiacum
        Gallic march enter Vogdoriacum
        Roman avoid_battle no
        Gallic sally all
        dice 2 3 4 4
    """)
    assert game.ask.about[3:5] == (2, 2)  # 2** each
    game.play("""
        Gallic reroll reroll attacker 1
        dice 6
        Roman reroll reroll attacker 1
        dice 6
        Roman reroll reroll attacker 1
        dice 3
        Roman reroll reroll defender 1
        dice 5
        Gallic elite_reroll reroll attacker 1
        dice 1
        Roman elite_reroll pass
    """)

    assert game.logged("battle")[-1].facts[2:] == (15, 10)
    assert game.logged("battle_hits")[-1].facts[1:3] == (2, 3)
    assert game.asked == "Gallic battle_loss"
    game.play("""
        Gallic battle_loss piece Treveri
        Gallic battle_loss piece Mercenaries 1
        Gallic battle_loss piece Nervii
        Roman battle_loss piece Legion VIII
        Roman battle_loss piece Legion IX
    """)
    assert (game.where("Nervii"), game.where("Mercenaries 1"), game.where("Treveri")) == (
        *("eliminated", "events"),
        "Geminiacum",
    )
    assert game.owner("Vogdoriacum") == ""
    assert game.outside("Geminiacum") == "Treveri (1)"
    assert "Legion VIII (1), Legion IX (1), Legion X, Legion XI, Legion XII" in game.outside("Vogdoriacum")
