"""7.5.4 Treachery at any time: a Town that one Siege Point brings down may fall between actions and before battles."""

import pytest

from tests.rome_vs_gaul.playing import Play, at


def tottering(
    rest: str, points: int = 2, card: str = "Roman Trade", roman: str = "Treachery", within: str = ""
) -> Play:
    """Caesar besieges Cenabum, whose Carnutes are elsewhere unless told; the Gaul has played a card of two points."""
    game = at(f"""
        player = "Gallic"
        hands = {{ Roman = ["{roman}"], Gallic = ["{card}"] }}
        discards = {[] if roman == "Vow to Mars" else ["Vow to Mars"]}
        siege_points = {{ Cenabum = {points} }}
        {rest}
        [spaces.Cenabum]
        outside = "Caesar, Legion VII, Legion X"
        inside = "{within}"
    """)
    return game.play(f"Gallic treachery pass?\n Roman treachery pass?\n Gallic play points {card}?")


BATTLE = """
    [towns]
    Carnutes = "Cenabum"
    Senones = "Agedincum"
    [spaces.Turones]
    outside = "Carnutes, Senones"
    [spaces.Avaricum]
    outside = "Legion IX"
"""
ATTACK = """
    Gallic action activate Carnutes
    Gallic take_along piece Senones
    Gallic march enter Avaricum
    Roman avoid_battle no
"""
ALONE = """
    [towns]
    Carnutes = "Cenabum"
    [spaces.Turones]
    outside = "Carnutes"
    [spaces.Avaricum]
    outside = "Legion IX"
"""
ATTACK_ALONE = """
    Gallic action activate Carnutes
    Gallic march enter Avaricum
    Roman avoid_battle no
"""


@pytest.mark.proves("7.5.4r")
def test_7_5_4_treachery_before_the_dice_of_a_battle() -> None:
    """The Carnutes vanish with their Town when they are about to fight: the Senones, strength 5, fight alone."""
    game = tottering(BATTLE).play(ATTACK)
    assert game.asked == "Roman treachery"
    game.play("Roman treachery card Treachery\n Chance draw_card card Dumnorix")
    assert (game.where("Carnutes"), game.asked) == ("eliminated", "Chance battle_roll")
    assert game.logged("battle")[-1].facts[2:] == (5, 2)


def drawn_for_the_vow(rest: str, attack: str) -> Play:
    """Rome draws Treachery for Vow to Mars, before the dice, and plays it."""
    game = tottering(rest, roman="Vow to Mars").play(attack)
    game.play("Roman treachery pass?\n Roman battle_surprise card Vow to Mars\n Chance draw_card card Treachery")
    assert game.asked == "Roman treachery"
    return game.play("Roman treachery card Treachery\n Chance draw_card card Dumnorix")


@pytest.mark.proves("7.5.4r")
def test_7_5_4_treachery_that_was_drawn_for_vow_to_mars() -> None:
    """The Carnutes vanish, and the Senones fight alone; the intrinsic Leader of Legion IX has his rerolls."""
    game = drawn_for_the_vow(BATTLE, ATTACK)
    assert (game.where("Carnutes"), game.asked) == ("eliminated", "Chance battle_roll")
    assert game.logged("battle")[-1].facts[2:] == (5, 2)
    game.play("dice 3 3 3 3\n Gallic reroll pass")
    assert (game.asked, game.ask.about[-1]) == ("Roman reroll", 3)


@pytest.mark.proves("7.5.4r")
def test_7_5_4_treachery_that_was_drawn_for_vow_to_mars_leaves_nobody_to_fight() -> None:
    game = drawn_for_the_vow(ALONE, ATTACK_ALONE)
    assert (game.asked, game.outside("Avaricum")) == ("Gallic action", "Legion IX")
    assert not game.logged("battle")


@pytest.mark.proves("7.5.4r")
def test_7_5_4_treachery_leaves_nobody_to_fight() -> None:
    """The Carnutes come alone: their move is over, and Legion IX was never attacked."""
    game = tottering(ALONE).play(ATTACK_ALONE)
    game.play("Roman treachery card Treachery\n Chance draw_card card Dumnorix")
    assert (game.asked, game.outside("Avaricum")) == ("Gallic action", "Legion IX")
    assert not game.logged("battle")


@pytest.mark.proves("7.5.4r")
def test_7_5_4_treachery_before_the_battle_for_fallen_walls() -> None:
    """The Carnutes die before Avaricum, and the walls of Cenabum fall with them: before the Parisii, who were guests
    there, have to fight, their own Town may fall, and they with it."""
    game = at("""
        turn = 5
        player = "Gallic"
        hands = { Roman = ["Treachery"], Gallic = ["Roman Trade"] }
        discards = ["Vow to Mars", "You May Believe Me"]
        siege_points = { Metlosedum = 2 }
        towns = { Carnutes = "Cenabum", Parisii = "Metlosedum" }
        [spaces.Turones]
        outside = "Carnutes (1)"
        [spaces.Avaricum]
        outside = "Legion IX, Legion XI"
        [spaces.Cenabum]
        inside = "Parisii"
        outside = "Legion VII, Legion X"
        [spaces.Metlosedum]
        outside = "Legion VIII, Legion XII"
    """).play("""
        Gallic treachery pass?
        Roman treachery pass?
        Gallic play points Roman Trade?
        Gallic action activate Carnutes
        Gallic march enter Avaricum
        Roman avoid_battle no?
        Roman treachery pass
        dice 1 1 6 6
        Roman reroll pass
    """)
    assert game.asked == "Roman treachery"
    game.play("Roman treachery card Treachery\n Chance draw_card card Dumnorix")
    assert (game.where("Parisii"), len(game.logged("battle"))) == ("eliminated", 1)


CONVERT = """
    roman = ["Avaricum"]
    [towns]
    Carnutes = "Cenabum"
    [spaces.Turones]
    outside = "Carnutes"
"""


@pytest.mark.proves("7.5.4s")
def test_7_5_4_treachery_between_two_actions() -> None:
    """The Carnutes have come to Avaricum; before they can convert the marker there they are eliminated."""
    game = tottering(CONVERT).play("""
        Gallic action activate Carnutes
        Gallic march enter Avaricum
        Gallic march done
    """)
    assert game.asked == "Roman treachery"
    game.play("Roman treachery card Treachery\n Chance draw_card card Dumnorix")
    assert (game.asked, game.offers("convert")) == ("Gallic action", [])


@pytest.mark.proves("7.5.4s")
def test_7_5_4_treachery_between_two_activations_of_an_event() -> None:
    """Trumpets of War: when the Senones have marched, Cenabum may fall before the Carnutes do."""
    senones = CONVERT.replace("[towns]", '[towns]\n Senones = "Agedincum"') + '[spaces.Agedincum]\n inside = "Senones"'
    game = at(f"""
        player = "Gallic"
        hands = {{ Roman = ["Treachery"], Gallic = ["Trumpets of War"] }}
        discards = ["Vow to Mars", "You May Believe Me"]
        siege_points = {{ Cenabum = 2 }}
        {senones}
        [spaces.Cenabum]
        outside = "Caesar, Legion VII, Legion X"
    """).play("""
        Gallic treachery pass?
        Roman treachery pass?
        Gallic play event Trumpets of War?
        Gallic general_attack piece Senones
        Gallic march done
    """)
    assert game.asked == "Roman treachery"
    game.play("Roman treachery card Treachery\n Chance draw_card card Dumnorix")
    assert game.where("Carnutes") == "eliminated"


@pytest.mark.proves("7.5.4s")
def test_7_5_4_treachery_before_supply() -> None:
    """The last Action Point is spent: Cenabum may fall before the Gauls check their supply."""
    game = tottering(CONVERT).play("Gallic action done")
    assert (game.asked, game.position["player"]) == ("Roman treachery", "Gallic")
    game.play("Roman treachery card Treachery\n Chance draw_card card Dumnorix")
    assert game.where("Carnutes") == "eliminated"


@pytest.mark.proves("7.5.4t")
def test_7_5_4_a_siege_point_that_brings_nothing_down_can_wait() -> None:
    """With one Siege Point so far nobody is asked between two actions."""
    game = tottering(CONVERT, points=1).play("Gallic action place Alesia")
    assert game.asked == "Gallic action"


BESIEGED = """
    turn = 5
    player = "Roman"
    roman = ["Bibracte"]
    siege_points = { Cenabum = 2 }
    towns = { Carnutes = "Cenabum" }
    [spaces.Cenabum]
    inside = "Carnutes (1)"
    outside = "Caesar, Legion VII, Legion VIII, Legion IX, Legion X"
"""


@pytest.mark.proves("7.5.4f", "7.5.4k")
def test_7_5_4_treachery_that_was_drawn_for_a_discard() -> None:
    """At once, before the card of the round: Cenabum falls."""
    game = at(f"""
        hands = {{ Roman = ["Vow to Mars", "Roman Trade"], Gallic = [] }}
        {BESIEGED}
    """).play("""
        Roman treachery pass?
        Roman play discard Vow to Mars
        Chance draw_card card Treachery
    """)
    assert game.asked == "Roman treachery"
    game.play("Roman treachery card Treachery\n Chance draw_card card Dumnorix")
    assert (game.where("Carnutes"), game.asked) == ("eliminated", "Roman play")


@pytest.mark.proves("7.5.4k", "7.5.5d")
def test_7_5_4_treachery_that_was_drawn_for_a_cancelled_card() -> None:
    """Roman Trade is cancelled, and the card that is drawn for it is Treachery."""
    game = at(f"""
        hands = {{ Roman = ["Roman Trade"], Gallic = ["You May Believe Me"] }}
        {BESIEGED}
    """).play("""
        Roman treachery pass?
        Roman play event Roman Trade
        Gallic reaction card You May Believe Me
        Chance draw_card card Druids
        Chance draw_card card Treachery
    """)
    assert game.asked == "Roman treachery"


# ---- 11.2.4 the walls of a guest fall in another place ----------------------------------------------------------


GUEST = """
    [towns]
    Carnutes = "Cenabum"
    Parisii = "Metlosedum"
    Lingones = "Divio"
    Senones = "Agedincum"
    [spaces.Metlosedum]
    outside = "Legion VIII, Legion IX, Legion XI, Legion XII"
    inside = "Lingones"
"""
BETRAYED = "Roman treachery card Treachery\n Chance draw_card card Dumnorix"


def with_a_guest(rest: str) -> Play:
    """The Parisii are guests in Cenabum, which one Siege Point brings down; their own Town shelters the Lingones."""
    return tottering(f"{GUEST}\n{rest}", within="Carnutes, Parisii")


@pytest.mark.proves("9.2c", "11.2.4c", "13.8b")
def test_11_2_4_a_relief_army_that_fights_for_walls_that_treachery_brings_down() -> None:
    """The Senones, reduced, come to relieve Metlosedum, whose walls fall before the dice: they lead the battle, so
    there is no reroll, and with 7 to 8 they do not move on when they win."""
    game = with_a_guest("[spaces.Agedincum]\n inside = 'Senones (1)'").play(f"""
        Gallic action activate Senones
        Gallic march enter Metlosedum
        Roman treachery pass
        Roman avoid_battle no
        {BETRAYED}
        dice 6 6 1 1
    """)
    assert game.logged("battle")[-1].facts[2:] == (7, 8)
    game.play("Roman reroll pass\n Gallic battle_loss piece Lingones")
    for legion in ("VIII", "IX", "XI"):
        game.play(f"Roman battle_loss piece Legion {legion}")
    game.play("Roman retreat space Lutetia\n Roman retreat_with all")
    assert (game.asked, game.where("Senones")) == ("Gallic action", "Metlosedum")


@pytest.mark.proves("9.2c", "11.2.4c", "13.8b")
def test_11_2_4_a_sortie_that_fights_for_walls_that_treachery_brings_down() -> None:
    """The Senones, reduced, sortie from Metlosedum, and the Lingones are drawn in: the Senones lead, and stop."""
    game = tottering(GUEST.replace('"Lingones"\n', '"Lingones, Senones (1)"\n'), within="Carnutes, Parisii").play(f"""
        Gallic action activate Senones
        Gallic take_along done
        Gallic march sortie
        Roman treachery pass
        Roman avoid_battle no
        {BETRAYED}
        dice 6 6 1 1
    """)
    assert game.logged("battle")[-1].facts[2:] == (7, 8)
    game.play("Roman reroll pass\n Gallic battle_loss piece Lingones")
    for legion in ("VIII", "IX", "XI"):
        game.play(f"Roman battle_loss piece Legion {legion}")
    game.play("Roman retreat space Lutetia\n Roman retreat_with all")
    assert (game.asked, game.where("Senones")) == ("Gallic action", "Metlosedum")


@pytest.mark.proves("13.7.2j")
def test_13_7_2_who_is_pushed_on_while_he_moves_stops() -> None:
    """Cenabum falls before the Senones come there; in the battle for Metlosedum the Romans are beaten and retreat
    among the Senones, who must give way: their move is over."""
    game = with_a_guest("[spaces.Vellaunodunum]\n outside = 'Senones (1)'").play(f"""
        Gallic action activate Senones
        Gallic march enter Cenabum
        {BETRAYED}
        dice 6 6 1 1
        Gallic reroll pass
        Roman reroll pass
        Roman battle_loss piece Legion VIII
        Roman battle_loss piece Legion IX
        Roman retreat space Vellaunodunum
        Roman retreat_with all
        Roman retreat_loss piece Legion XI
        Gallic retreat space Autessiodurum
    """)
    assert (game.asked, game.where("Senones")) == ("Gallic action", "Autessiodurum")
    assert game.where("Legion XII") == "Vellaunodunum"


@pytest.mark.proves("14.3.1a")
def test_14_3_1_treachery_before_a_siege_roll_brings_the_walls_down_at_once() -> None:
    """Nobody is asked for another Surprise: there is no roll any more."""
    game = at("""
        player = "Roman"
        hands = { Roman = ["Treachery", "Alesia"], Gallic = ["Stratagem", "Druids"] }
        discards = ["You May Believe Me"]
        siege_points = { Cenabum = 2 }
        [towns]
        Carnutes = "Cenabum"
        [spaces.Cenabum]
        outside = "Caesar, Legion VII, Legion X"
        inside = "Carnutes"
    """).play("""
        Roman treachery pass
        Roman play points Alesia
        Roman action activate Caesar
        Roman take_along done
        Roman march besiege
        Roman siege_surprise card Treachery
        Chance draw_card card Dumnorix
    """)
    assert (game.where("Carnutes"), game.ask.key != "siege_surprise") == ("eliminated", True)


OVERSEAS = """
    turn = 3
    siege_points = { Cenabum = 2 }
    gallic = ["Mattium", "Durovernum", "Verlamion"]
    towns.Carnutes = "Cenabum"
    [spaces.Cenabum]
    outside = "Legion VII"
"""


@pytest.mark.proves("7.5.4r")
def test_7_5_4_treachery_that_was_drawn_for_vow_to_mars_against_a_people_overseas() -> None:
    """The Sugambri attack: Caesar might have to retreat to Antunnacum, where the Carnutes stand."""
    game = at(f"""
        player = "Roman"
        hands = {{ Roman = ["Alesia", "Vow to Mars"], Gallic = ["Druids"] }}
        {OVERSEAS}
        [spaces.Mattium]
        outside = "Caesar, Legion X (1)"
        [spaces.Antunnacum]
        outside = "Carnutes"
    """).play("""
        Roman treachery pass?
        Gallic treachery pass?
        Roman play points Alesia
        Roman action activate Caesar
        Roman take_along piece Legion X
        Roman march enter Divitia
        Roman treachery pass?
        dice 6 6
        Roman battle_surprise card Vow to Mars
        Chance draw_card card Treachery
        Roman treachery card Treachery
        Chance draw_card card Hostages
    """)
    assert (game.asked, game.where("Carnutes")) == ("Chance battle_roll", "eliminated")


@pytest.mark.proves("7.5.4r")
def test_7_5_4_treachery_before_a_people_overseas_meets_those_who_avoid_battle() -> None:
    """Caesar goes to Divitia before the Carnutes: he may let them vanish before the Sugambri attack."""
    game = at(f"""
        player = "Gallic"
        hands = {{ Roman = ["Treachery"], Gallic = ["Hostages"] }}
        discards = ["Vow to Mars"]
        {OVERSEAS}
        [spaces."Noviomagus Treverorum"]
        outside = "Carnutes"
        [spaces.Antunnacum]
        outside = "Caesar, Legion X, Legion IX"
    """).play("""
        Gallic treachery pass?
        Roman treachery pass
        Gallic play points Hostages?
        Gallic action activate Carnutes
        Gallic march enter Antunnacum
        Roman avoid_battle yes
        dice 6 6
        Roman avoid_to space Divitia
        Roman avoid_with all
        Roman treachery card Treachery
        Chance draw_card card Dumnorix
    """)
    assert (game.asked, game.where("Carnutes")) == ("Chance people_roll", "eliminated")


@pytest.mark.proves("7.5.4r", "9.2a")
def test_9_2_caesar_who_comes_after_the_vow_commands() -> None:
    """The Gaul lets Narbo fall when Rome has played Vow to Mars at Avaricum: Caesar comes there, with 3 rerolls and the
    two of the card, where S. Galba had one."""
    game = at("""
        player = "Gallic"
        turn = 5
        hands = { Roman = ["Vow to Mars"], Gallic = ["Hostages", "Treachery"] }
        siege_points = { Narbo = 2 }
        towns = { Carnutes = "Cenabum", Senones = "Agedincum", Arverni = "Gergovia" }
        [spaces.Narbo]
        inside = "Caesar, Legion VII (1)"
        outside = "Arverni"
        [spaces.Turones]
        outside = "Carnutes, Senones"
        [spaces.Avaricum]
        outside = "S. Galba, Legion IX, Legion XI"
    """).play("""
        Gallic treachery pass
        Roman treachery pass?
        Gallic play points Hostages
        Gallic action activate Carnutes
        Gallic take_along piece Senones
        Gallic march enter Avaricum
        Roman avoid_battle no
        Gallic treachery pass
        Roman battle_surprise card Vow to Mars
        Chance draw_card card Druids
        Gallic treachery card Treachery
        Chance draw_card card Dumnorix
        Roman displaced_caesar space Avaricum
        dice 3 3 3 3
        Gallic reroll pass
    """)
    assert (game.asked, game.ask.about[-1]) == ("Roman reroll", 5)


@pytest.mark.proves("11.2.4i")
def test_11_2_4_vow_to_mars_leaves_the_order_of_battles_for_fallen_walls() -> None:
    """Two Towns fall at once, and Cenabum is fought for first: Metlosedum waits, whatever card Rome plays."""
    game = at("""
        player = "Gallic"
        turn = 5
        hands = { Roman = ["Vow to Mars"], Gallic = ["Hostages"] }
        discards = ["Treachery"]
        towns = { Carnutes = "Cenabum", Parisii = "Metlosedum", Senones = "Agedincum", Lingones = "Alesia" }
        [spaces.Turones]
        outside = "Carnutes (1), Parisii (1)"
        [spaces.Avaricum]
        outside = "Caesar, Legion IX, Legion XI, Legion XII"
        [spaces.Cenabum]
        inside = "Senones"
        outside = "Legion VII, Legion X"
        [spaces.Metlosedum]
        inside = "Lingones"
        outside = "Legion VIII, Legion XIII"
    """).play("""
        Gallic play points Hostages?
        Gallic action activate Carnutes
        Gallic take_along piece Parisii
        Gallic march enter Avaricum
        Roman avoid_battle no
        Roman battle_surprise pass
        dice 1 1 6 6
        Gallic reroll pass?
        Roman reroll pass?
        Roman reroll pass?
        Roman reroll pass?
        Gallic fallen_walls space Cenabum
        Roman battle_surprise card Vow to Mars
        Chance draw_card card Druids
    """)
    assert (game.asked, str(game.ask.about[-1])) == ("Chance battle_roll", "Cenabum")
