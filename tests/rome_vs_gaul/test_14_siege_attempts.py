"""14 Sieges: who takes part, what a roll costs, and how those inside come out."""

import pytest

from tests.rome_vs_gaul.playing import at

BEFORE_CENABUM = """
    hands = { Roman = ["Hostages"], Gallic = [] }
    discards = ["Vow to Mars", "Circumvallation", "Stratagem", "Treachery", "Ambush"]
    player = "Roman"
    [towns]
    Carnutes = "Cenabum"
"""


@pytest.mark.proves("14.3.2c")
def test_14_3_2_a_leader_lends_no_strength_and_may_still_be_activated() -> None:
    """Legions that lend their strength cannot be activated any more; a Legate who stands there can."""
    game = at(f"""{BEFORE_CENABUM}
        [spaces.Cenabum]
        outside = "Caesar, T. Labienus, Legion VII, Legion VIII, Legion IX"
        inside = "Carnutes"
    """)
    game.play("""
        Roman play points Hostages?
        Roman action activate Caesar
        Roman take_along piece Legion VII
        Roman take_along done
        Roman march besiege
        dice 1 1
        Roman siege_loss piece Legion VII
        Roman march done
    """)

    assert game.offers("activate") == ["T. Labienus"]


@pytest.mark.proves("14.3.4c")
def test_14_3_4_an_army_of_three_to_one_may_still_demand_submission() -> None:
    """A second roll is not allowed in a card play, but 3 to 1 needs none."""
    game = at(f"""{BEFORE_CENABUM}
        [spaces.Cenabum]
        outside = "Legion VII, Legion VIII"
        [spaces.Lutetia]
        outside = "T. Labienus, Legion IX (1)"
        [spaces.Autricum]
        outside = "Carnutes"
        [spaces.Massilia]
        inside = "Caesar"
    """)
    game.play("""
        Roman play points Hostages?
        Roman action activate Legion VII
        Roman take_along done
        Roman march besiege
        dice 3 3
        Roman action activate T. Labienus
        Roman take_along piece Legion IX
        Roman march enter Cenabum
    """)
    assert "besiege" not in game.options

    game = at(f"""{BEFORE_CENABUM}
        [spaces.Cenabum]
        outside = "Legion VII, Legion VIII"
        [spaces.Lutetia]
        outside = "T. Labienus, Legion IX"
        [spaces.Autricum]
        outside = "Carnutes"
        [spaces.Massilia]
        inside = "Caesar"
    """)
    game.play("""
        Roman play points Hostages?
        Roman action activate Legion VII
        Roman take_along done
        Roman march besiege
        dice 3 3
        Roman action activate T. Labienus
        Roman take_along piece Legion IX
        Roman march enter Cenabum
        Roman march besiege
    """)
    assert game.where("Carnutes") == "submitted"


@pytest.mark.proves("9.6i")
def test_9_6_a_leader_whose_last_legion_dies_in_a_siege_is_displaced() -> None:
    """Labienus returns to the cup when the siege costs his only Legion its last step."""
    game = at(f"""{BEFORE_CENABUM}
        [spaces.Cenabum]
        outside = "T. Labienus, Legion VII (1)"
        [spaces.Autricum]
        outside = "Carnutes"
        [spaces.Massilia]
        inside = "Caesar"
    """)
    game.play("""
        Roman play points Hostages?
        Roman action activate T. Labienus
        Roman take_along piece Legion VII
        Roman march besiege
        dice 1 1
    """)

    assert game.where("T. Labienus") == "cup"
    assert game.asked != "Roman march"


@pytest.mark.proves("14.5.2c")
def test_14_5_2_a_leader_alone_cannot_sortie() -> None:
    """Caesar besieged in Narbo without Legions has no Sortie."""
    game = at("""
        hands = { Roman = ["Hostages"], Gallic = [] }
        discards = ["Treachery"]
        player = "Roman"
        [towns]
        Carnutes = "Cenabum"
        [spaces.Narbo]
        inside = "Caesar"
        outside = "Carnutes"
    """)
    game.play("""
        Roman play points Hostages?
        Roman action activate Caesar
    """)

    assert "sortie" not in game.options


@pytest.mark.proves("14.4.1b")
def test_14_4_1_besiegers_who_starve_lose_their_siege_points() -> None:
    """Mercenaries alone before Narbo are out of supply and leave; their Siege Points are gone at once."""
    game = at("""
        hands = { Roman = ["Roman Bribes"], Gallic = ["Hostages"] }
        discards = ["Treachery"]
        player = "Gallic"
        roman = ["Carcaso", "Nemausus", "Tolosa", "Arelate"]
        siege_points = { Narbo = 2 }
        [spaces.Narbo]
        outside = "Mercenaries 1"
        [spaces.Massilia]
        inside = "Caesar"
    """)
    game.play("""
        Gallic play points Hostages?
        Gallic action done
    """)

    assert game.where("Mercenaries 1") == "events"
    assert "Narbo" not in game.position.get("siege_points", {})


@pytest.mark.proves("11.2.4c", "13.7.1g")
def test_11_2_4_a_town_that_falls_with_a_guest_is_fought_for_at_once() -> None:
    """With the Senones in Cenabum their Town is gone, too; the Parisii besieged there fight before Caesar goes on."""
    game = at("""
        hands = { Roman = ["Hostages"], Gallic = [] }
        discards = ["Vow to Mars", "Circumvallation", "Stratagem", "Treachery", "Ambush"]
        player = "Roman"
        [towns]
        Carnutes = "Cenabum"
        Senones = "Agedincum"
        Parisii = "Lutetia"
        [spaces.Cenabum]
        inside = "Senones (1)"
        outside = "Caesar, Legion VII, Legion VIII, Legion IX, Legion X, Legion XI, Legion XII, Legion XIII, Legion V"
        [spaces.Agedincum]
        inside = "Parisii"
        outside = "Legion XIV"
        [spaces.Autricum]
        outside = "Carnutes"
    """)
    game.play("""
        Roman play points Hostages?
        Roman action activate Caesar
        Roman take_along piece Legion VII
        Roman take_along done
        Roman march besiege
    """)

    assert game.where("Senones") == "eliminated"
    assert game.asked == "Chance battle_roll"
    game.play("dice 3 3 4 4\n Roman reroll pass\n Gallic reroll pass")
    around = ["Catalauni", "Metlosedum", "Vellaunodunum", "Autessiodurum"]
    assert (game.asked, game.offers("space")) == ("Roman retreat", around)


@pytest.mark.proves("14.3.5h")
def test_14_3_5_caesar_looks_on() -> None:
    """Labienus is activated and pays for the roll: nothing is added, though Caesar is there."""
    game = at(f"""{BEFORE_CENABUM}
        [spaces.Cenabum]
        outside = "Caesar, T. Labienus, Legion VII, Legion VIII, Legion IX"
        inside = "Carnutes"
    """)
    game.play("""
        Roman play points Hostages?
        Roman action activate T. Labienus
        Roman take_along all
        Roman march besiege
    """)

    assert (game.asked, game.ask.about[-1]) == ("Chance siege_roll", 0)
