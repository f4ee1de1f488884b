"""7.1-7.5 The Strategy Phase: rounds, and what cards are good for."""

import pytest

from alesia.games.rome_vs_gaul.components import CARDS
from tests.rome_vs_gaul.playing import Play, at, start


def hands(roman: str, gallic: str, rest: str = "", player: str = "Gallic", discards: str = '"Treachery"') -> Play:
    """Cards in hands, separated by semicolons; Caesar is in Narbo unless told."""
    both = [", ".join(f'"{card}"' for card in hand.split("; ") if card) for hand in (roman, gallic)]
    caesar = "" if "Caesar" in rest else '[spaces.Narbo]\ninside = "Caesar"'
    return at(f"""
player = "{player}"
discards = [{discards}]
hands = {{ Roman = [{both[0]}], Gallic = [{both[1]}] }}
{rest}
{caesar}
""")


def plays(game: Play) -> list[tuple[str, str]]:
    return [(str(entry.facts[0]), str(entry.facts[1])) for entry in game.logged("plays")]


# ---- 7.1-7.4 Rounds


@pytest.mark.proves("7.1a", "7.3a", "7.3c", "7.4.1b", "7.4.2a", "7.4.2e", "4.0g")
def test_7_1_the_players_play_in_turn_the_gaul_first() -> None:
    """Round by round, until both hands are empty."""
    game = hands("Hostages; Druids; Dumnorix", "Roman Trade; Roman Rule; Roman Bribes")
    while game.asked in ("Gallic play", "Roman play", "Gallic action", "Roman action"):
        game.answer(f"{game.asked} {next(option for option in game.options if option.startswith(('points', 'done')))}")
        if len(plays(game)) == 6 and game.asked != "Roman action":
            break
    assert [side for side, _ in plays(game)][:6] == ["Gallic", "Roman"] * 3


@pytest.mark.proves("7.1b", "7.4.1a", "7.2.1a", "4.0e", "4.0a")
def test_7_1_eight_cards_each_eight_rounds() -> None:
    """From the deal: eight cards each; when they are played, Winter comes."""
    game = start().play("""
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
    plain = [card.name for card in CARDS if card.kind in ("event", "bonus") and card.name != "Winter Campaign"]
    for card in plain[:16]:
        game.answer(f"Chance deal card {card}")
    assert [len(hand) for hand in game.position["hands"].values()] == [8, 8]
    game.answer("Gallic muster done")
    while game.position["phase"] == "strategy":
        game.answer(
            f"{game.asked} {next(o for o in reversed(game.options) if o.startswith(('points', 'done', 'pass')))}"
        )
    assert [side for side, _ in plays(game)] == ["Gallic", "Roman"] * 8
    assert game.position["phase"] == "winter"


@pytest.mark.proves("7.1c", "7.1d")
def test_7_1_who_has_no_card_passes_without_a_supply_phase() -> None:
    """The Gaul plays twice in a row; the Roman stack out of supply in Britannia suffers nothing in between."""
    game = hands(
        "",
        "Roman Trade; Roman Rule",
        """
        gallic = ["Durovernum"]
        [spaces.Verlamion]
        outside = "Legion VII, Legion VIII"
        """,
    ).play("Gallic play points Roman Trade\n Gallic action done")
    assert [side for side, _ in plays(game)] == ["Gallic", "Gallic"]
    assert game.outside("Verlamion") == "Legion VII, Legion VIII"


@pytest.mark.proves("7.2.2a", "4.0u")
@pytest.mark.parametrize(("turn", "left"), [(2, 54), (3, 55)])
def test_7_2_2_the_deck_is_reshuffled_after_turn_3(turn: int, left: int) -> None:
    """Whatever is discarded comes back then, and only then."""
    game = at(f"""
        turn = {turn}
        phase = "winter"
        step = 4
        discards = ["Hostages"]
    """)
    assert game.position["turn"] == turn + 1
    assert len(game.logged("reshuffled")) == (turn == 3)
    assert ("discards" in game.position) is (left == 54)


@pytest.mark.proves("7.2.2b")
def test_7_2_2_nobody_draws_from_an_empty_deck() -> None:
    """All other cards are discarded: whoever discards a Surprise gets nothing for it."""
    kept = ("Stratagem", "Roman Trade")
    discards = ", ".join(f'"{card.name}"' for card in CARDS if card.name not in kept)
    game = hands("", "; ".join(kept), discards=discards).play("Gallic play discard Stratagem")
    assert game.position["hands"] == {"Gallic": ["Roman Trade"]}
    assert len(game.logged("discarded")) == 1


@pytest.mark.proves("7.2.2b", "7.1c")
def test_7_1_who_plays_his_last_card_as_treachery_passes() -> None:
    """Treachery at the start of the card play was the last card of the Gaul, and the deck is empty."""
    discards = ", ".join(f'"{card.name}"' for card in CARDS if card.name not in ("Treachery", "Hostages"))
    game = hands(
        "Hostages",
        "Treachery",
        """
        [towns]
        Carnutes = "Cenabum"
        [spaces.Narbo]
        inside = "Caesar, Legion VII"
        outside = "Carnutes"
        """,
        discards=discards,
    ).play("Gallic treachery card Treachery")
    assert (game.asked, game.position["siege_points"]) == ("Roman action", {"Narbo": 1})


WINTER = """
    round = 0
    hands = { Roman = ["Winter Campaign", "Druids"], Gallic = ["Roman Trade", "Roman Rule"] }
    [spaces.Narbo]
    inside = "Caesar"
"""


@pytest.mark.proves("7.3b", "7.3c", "7.3d")
def test_7_3_winter_campaign_makes_the_roman_first() -> None:
    """It is his card of the first round, and he is first in the next one, too."""
    game = at(WINTER).play("""
        Roman winter_campaign event Winter Campaign
        Roman winter_march done
        Gallic play points Roman Trade
        Gallic action done
    """)
    assert plays(game) == [("Roman", "Winter Campaign"), ("Gallic", "Roman Trade"), ("Roman", "Druids")]
    assert game.asked == "Roman action"


@pytest.mark.proves("7.3d")
def test_7_3_winter_campaign_has_its_moment() -> None:
    """Later it is good for its Action Points only."""
    game = hands("Winter Campaign; Hostages", "Roman Trade", player="Roman")
    assert "Winter Campaign" not in game.offers("event")
    assert "Winter Campaign" in game.offers("points")


def wintered(roman: str, gallic: str) -> Play:
    """Before the first card of a turn, with Legions that have wintered before Cenabum."""
    return at(f"""
        phase = "strategy"
        turn = 2
        round = 0
        hands = {{Roman = [{roman}], Gallic = [{gallic}]}}
        towns.Carnutes = "Cenabum"
        [spaces.Cenabum]
        inside = "Carnutes"
        outside = "Caesar, Legion X, Legion VII"
    """)


@pytest.mark.proves("7.3a")
def test_7_3_winter_campaign_that_was_drawn_for_treachery() -> None:
    """The Gaul has played no card yet: Rome may still interrupt, and goes first."""
    game = wintered('"Treachery", "Hostages"', '"Alesia", "Druids"').play("""
        Roman winter_campaign pass
        Roman treachery card Treachery
        Chance draw_card card Winter Campaign
        Roman winter_campaign event Winter Campaign
    """)
    assert game.position["first"] == "Roman"
    while game.asked != "Gallic play":
        game.answer(f"{game.asked} {game.options[-1]}")
    assert game.position["round"] == 1
    assert game.position["hands"]["Roman"] == ["Hostages"]


@pytest.mark.proves("7.3a")
def test_7_3_winter_campaign_that_was_drawn_after_a_gallic_discard() -> None:
    """A discard is no card play (7.5.4): Rome may still interrupt."""
    game = wintered('"Treachery", "Hostages"', '"Stratagem", "Druids"').play("""
        Roman winter_campaign pass
        Roman treachery pass
        Gallic play discard Stratagem
        Chance draw_card card Alesia
        Roman treachery card Treachery
        Chance draw_card card Winter Campaign
    """)
    assert (game.asked, game.options) == ("Roman winter_campaign", ["event Winter Campaign", "pass"])


@pytest.mark.proves("7.3a")
def test_7_3_winter_campaign_that_was_drawn_for_the_reaction_is_too_late() -> None:
    """A Gallic card that is cancelled has been played."""
    game = wintered('"You May Believe Me", "Hostages"', '"Druids", "Alesia"').play("""
        Roman winter_campaign pass
        Roman treachery pass?
        Gallic treachery pass?
        Gallic play event Alesia
        Roman reaction card You May Believe Me
        Chance draw_card card Winter Campaign
        Chance draw_card card Dumnorix
    """)
    assert game.asked in ("Roman treachery", "Gallic treachery", "Gallic play")
    game.play("Roman treachery pass?\n Gallic treachery pass?\n Roman treachery pass?")
    assert game.asked == "Gallic play"


@pytest.mark.proves("7.5.4a", "7.3a")
def test_7_5_4_treachery_as_winter_campaign_begins() -> None:
    """It is a card play like any other: whoever besieges may have Treachery before its event."""
    game = wintered('"Treachery", "Winter Campaign"', '"Alesia", "Druids"').play(
        "Roman winter_campaign event Winter Campaign"
    )
    assert game.asked == "Roman treachery"
    assert game.options == ["card Treachery", "pass"]


@pytest.mark.proves("7.5.4a")
def test_7_5_4_treachery_before_a_people_overseas_may_attack() -> None:
    """Cenabum would fall, and the Carnutes at Antunnacum with it: Caesar might have to retreat there."""
    game = at("""
        player = "Roman"
        turn = 3
        hands = {Roman = ["Alesia", "Treachery"], Gallic = ["Druids"]}
        gallic = ["Mattium", "Divitia", "Durovernum", "Verlamion"]
        siege_points = {Cenabum = 2}
        towns.Carnutes = "Cenabum"
        [spaces.Cenabum]
        outside = "Legion VII"
        [spaces.Mattium]
        outside = "Caesar, Legion X (1)"
        [spaces.Antunnacum]
        outside = "Carnutes"
    """).play("""
        Roman treachery pass
        Roman play points Alesia
        Roman action activate Caesar
        Roman take_along piece Legion X
        Roman march enter Divitia
        Roman treachery card Treachery
        Chance draw_card card Hostages
    """)
    assert game.ask.key == "people_roll"
    assert game.outside("Antunnacum") == ""


@pytest.mark.proves("7.5.5g", "7.3a")
def test_7_5_5_winter_campaign_may_be_cancelled() -> None:
    """Then the Gaul goes first, and the Roman has drawn another card."""
    game = at(WINTER.replace('"Roman Rule"', '"You May Believe Me"')).play("""
        Roman winter_campaign event Winter Campaign
        Gallic reaction card You May Believe Me
        Chance draw_card card Indutiomarus
        Chance draw_card card Dumnorix
    """)
    assert game.asked == "Gallic play"
    assert sorted(game.position["hands"]["Roman"]) == ["Druids", "Dumnorix"]


@pytest.mark.proves("7.4.2d", "7.4.2b")
def test_7_4_2_supply_comes_after_the_action_phase() -> None:
    """A Roman stack that is cut off loses a step when the Roman has played his card."""
    game = hands(
        "Druids",
        "",
        """
        gallic = ["Durovernum"]
        [spaces.Verlamion]
        outside = "Legion VII, Legion VIII"
        """,
        player="Roman",
    ).play("Roman action done")
    assert game.logged("attrition")


# ---- 7.5.1-7.5.3 Events and Bonus Events


@pytest.mark.proves("7.5a")
def test_7_5_an_event_that_cannot_happen_is_good_for_points_only() -> None:
    """Hostages without a Gallic Influence marker to remove."""
    game = hands("Hostages; Roman Rule", "", 'roman = ["Alesia"]', player="Roman")
    assert (game.offers("event"), game.offers("points")) == (["Roman Rule"], ["Hostages", "Roman Rule"])


@pytest.mark.proves("7.5.1a", "7.5.1b", "7.5.1c", "7.5.1d")
def test_7_5_1_whose_events_are_whose() -> None:
    """Blue, red and white: the Gaul plays his own events and the common ones; Action Points are anybody's."""
    cards = "Roman Rule; A United Gaul; Diplomacy"
    position = 'roman = ["Alesia", "Bibracte"]\ngallic = ["Divio"]\n'
    game = hands("", cards, position)
    assert game.offers("event") == ["A United Gaul", "Diplomacy"]
    assert len(game.offers("points")) == 3
    game = hands(cards, "", position, player="Roman")
    assert game.offers("event") == ["Roman Rule", "Diplomacy"]
    assert len(game.offers("points")) == 3


@pytest.mark.proves("7.5.2a")
def test_7_5_2_an_event_or_its_points_never_both() -> None:
    """After Roman Rule there is no Action Point; after its points no event."""
    game = hands("Roman Rule", "", 'roman = ["Bibracte"]', player="Roman").play("Roman play event Roman Rule")
    game.answer("Roman place_influence done")
    assert "action" not in game.asked
    game = hands("Roman Rule", "", 'roman = ["Bibracte"]', player="Roman").play("Roman play points Roman Rule")
    for _ in range(3):
        game.answer(f"Roman action {game.options[0]}")
        game.play("Roman march done?")
    assert game.asked != "Roman place_influence"


@pytest.mark.proves("7.5.2b")
def test_7_5_2_only_the_active_player_plays_an_event() -> None:
    """While the Gaul acts, the Roman is not asked for one."""
    game = hands("Roman Rule", "Roman Trade")
    assert {ask.who for ask in game.table.asks} == {"Gallic"}


BONUS = """
    gallic = ["Divio"]
    [spaces.Bibracte]
    outside = "Caesar, T. Labienus, Legion VII, Legion VIII"
"""


@pytest.mark.proves("7.5.3a", "7.5.3b", "7.5.3c", "5.3h")
def test_7_5_3_a_bonus_gives_its_event_and_then_its_points() -> None:
    """By Constant as the Northern Star Caesar moves; then three Action Points, with which he does not move again."""
    game = hands("Constant as the Northern Star", "", BONUS, player="Roman").play("""
        Roman play event Constant as the Northern Star
        Roman take_along piece Legion VII
        Roman take_along done
        Roman march enter Alesia
        Roman march done
    """)
    assert (game.asked, game.ask.about) == ("Roman action", (3,))
    assert game.offers("activate") == ["T. Labienus", "Legion VIII"]


@pytest.mark.proves("7.5.3d")
def test_7_5_3_what_a_bonus_placed_may_move() -> None:
    """The Minor Tribe rises, and is activated with the Action Point of the card."""
    game = hands("", "A Minor Tribe Rises", 'gallic = ["Lutetia"]').play("Gallic play event A Minor Tribe Rises")
    game.play("Gallic minor_tribe space Lutetia?")
    assert game.offers("activate") == ["Minor Tribe"]


@pytest.mark.proves("7.5.3d")
def test_7_5_3_the_minor_tribe_rises_among_its_own() -> None:
    """Not where a Roman Combat Unit or the German Tribe is: nobody would fight there."""
    game = hands(
        "",
        "A Minor Tribe Rises",
        """
        gallic = ["Lutetia", "Alesia"]
        [spaces.Lutetia]
        outside = "Legion VII"
        [spaces.Caeroesi]
        outside = "Germani"
        """,
    ).play("Gallic play event A Minor Tribe Rises")
    assert "Alesia" in game.offers("space")
    assert not {"Lutetia", "Caeroesi"} & {*game.offers("space")}


@pytest.mark.proves("7.5.3e")
def test_7_5_3_a_bonus_may_be_left_out() -> None:
    """Played for its points alone, its event does not come after them."""
    game = hands("Hostages", "", BONUS, player="Roman").play("""
        Roman play points Hostages
        Roman action place Bibracte
        Roman action done
    """)
    assert game.asked != "Roman remove_influence"
    assert game.position["gallic"] == ["Divio"]


# ---- 7.5.4 Surprise cards

SIEGE = """
    [towns]
    Carnutes = "Cenabum"
    [spaces.Cenabum]
    inside = "Carnutes"
    outside = "Caesar, Legion VII, Legion VIII, Legion X"
"""
BESIEGE = """
    Roman action activate Caesar
    Roman take_along all
    Roman march besiege
"""


@pytest.mark.proves("7.5.4a", "7.5.4b", "7.5.4c", "7.5.4h", "7.5.4l")
def test_7_5_4_a_surprise_in_the_card_play_of_the_opponent() -> None:
    """Before a siege roll both are asked, the active player first; the Gaul plays Stratagem, draws a card, and has
    his card for the round still."""
    game = hands("Druids; Hostages", "Stratagem; Roman Trade", SIEGE, player="Roman")
    game.covers = True
    game.play("Roman play points Druids" + BESIEGE)
    assert game.asked == "Roman siege_surprise"
    game.play("""
        Roman siege_surprise pass
        Gallic siege_surprise card Stratagem
        Chance draw_card card Dumnorix
        Gallic stratagem add -2
        Roman siege_surprise pass
    """)
    assert game.asked == "Chance siege_roll"
    assert game.ask.about[-1] == -1
    assert sorted(game.position["hands"]["Gallic"]) == ["Dumnorix", "Roman Trade"]


@pytest.mark.proves("7.5.4a", "7.5.4u")
def test_7_5_4_a_surprise_is_answered_by_another() -> None:
    """The Roman lets the siege roll come; when the Gaul has played Stratagem, he plays Circumvallation."""
    game = hands("Druids; Circumvallation", "Stratagem; Roman Trade", SIEGE, player="Roman")
    game.play("Roman play points Druids").play(BESIEGE).play("""
        Roman siege_surprise pass
        Gallic siege_surprise card Stratagem
        Chance draw_card card Dumnorix
        Gallic stratagem add -2
    """)
    assert (game.asked, game.offers("card")) == ("Roman siege_surprise", ["Circumvallation"])


@pytest.mark.proves("7.5.4i")
def test_7_5_4_a_surprise_before_the_dice_of_a_battle() -> None:
    """Vow to Mars gives the Roman commander two more rerolls."""
    game = hands(
        "Vow to Mars; Druids",
        "",
        """
        [towns]
        Carnutes = "Cenabum"
        [spaces.Autricum]
        outside = "Carnutes"
        [spaces.Lutetia]
        outside = "Caesar, Legion VII, Legion X"
        """,
        player="Roman",
    ).play("""
        Roman play points Druids
        Roman action activate Caesar
        Roman take_along all
        Roman march enter Autricum
        Gallic avoid_battle no
        Roman battle_surprise card Vow to Mars
        Chance draw_card card Dumnorix
        dice 3 3 3 3
    """)
    assert (game.asked, game.ask.about[-1]) == ("Roman reroll", 5)


@pytest.mark.proves("7.5.4i")
def test_7_5_4_no_surprise_where_no_dice_are_rolled() -> None:
    """The Carnutes submit to three times their strength: nobody is asked for Vow to Mars."""
    game = hands(
        "Vow to Mars; Druids",
        "",
        """
        [towns]
        Carnutes = "Cenabum"
        [spaces.Autricum]
        outside = "Carnutes (1)"
        [spaces.Lutetia]
        outside = "Caesar, Legion VII, Legion VIII, Legion IX, Legion X"
        """,
        player="Roman",
    ).play("""
        Roman play points Druids
        Roman action activate Caesar
        Roman take_along all
        Roman march enter Autricum
        Gallic avoid_battle no
    """)
    assert (game.asked, game.where("Carnutes")) == ("Roman march", "eliminated")


@pytest.mark.proves("7.5.4j")
def test_7_5_4_a_surprise_when_an_army_is_about_to_enter_a_space() -> None:
    """The Gaul ambushes."""
    game = hands(
        "Druids",
        "Ambush; Roman Trade",
        """
        [towns]
        Carnutes = "Cenabum"
        [spaces.Autricum]
        outside = "Carnutes"
        [spaces.Lutetia]
        outside = "Caesar, Legion VII, Legion X"
        """,
        player="Roman",
    ).play("""
        Roman action activate Caesar
        Roman take_along all
        Roman march enter Durocassium
    """)
    assert (game.asked, game.options) == ("Gallic ambush", ["card Ambush", "pass"])


@pytest.mark.proves("7.5.4k")
def test_7_5_4_treachery_at_the_start_of_a_card_play() -> None:
    """Before the Gaul plays his card the Roman besieger has a Siege Point more."""
    game = hands("Treachery", "Roman Trade; Roman Rule", SIEGE, discards="")
    game.play("Gallic treachery pass?")
    assert game.asked == "Roman treachery"
    game.play("Roman treachery card Treachery\n Chance draw_card card Dumnorix")
    assert game.position["siege_points"] == {"Cenabum": 1}
    assert game.asked == "Gallic play"


@pytest.mark.proves("7.5.4p")
def test_7_5_4_treachery_after_a_siege_roll() -> None:
    """The dice have brought nothing: the gates are opened, and Caesar goes on with his last 2 Movement Points."""
    position = f"siege_points = {{ Cenabum = 2 }}\n{SIEGE}"
    game = hands("Treachery; Druids", "Roman Trade", position, player="Roman", discards='"Stratagem"')
    game.play("Roman treachery pass?\n Roman play points Druids\n" + BESIEGE)
    game.play("Roman siege_surprise pass\n dice 1 1\n Roman siege_loss piece Legion VII")
    assert (game.asked, game.position["siege_points"]) == ("Roman treachery", {"Cenabum": 2})
    game.play("Roman treachery card Treachery\n Chance draw_card card Dumnorix")
    assert (game.where("Carnutes"), game.owner("Cenabum")) == ("eliminated", "")
    assert (game.asked, game.ask.about[-1]) == ("Roman march", 2)


UNASKED = "Gallic treachery pass?\n Roman treachery pass?\n Gallic play points Roman Rule"
RELIEF = """
    siege_points = { Cenabum = 2 }
    [towns]
    Carnutes = "Cenabum"
    Senones = "Agedincum"
    [spaces.Cenabum]
    inside = "Carnutes"
    outside = "Caesar, Legion VII, Legion X"
    [spaces.Autricum]
    outside = "Senones"
"""


@pytest.mark.proves("7.5.4j", "7.5.4q")
def test_7_5_4_treachery_before_a_relief_army_comes() -> None:
    """The Senones are about to relieve Cenabum: it falls before, and nobody sorties; then they must fight."""
    game = hands("Treachery", "Roman Trade; Roman Rule", RELIEF, discards='"Vow to Mars"')
    game.play(f"{UNASKED}\n Gallic action activate Senones")
    game.play("Gallic march enter Cenabum")
    assert game.asked == "Roman treachery"
    game.play("Roman treachery card Treachery\n Chance draw_card card Dumnorix\n Roman intercept done?")
    assert game.where("Carnutes") == "eliminated"
    game.play("Roman avoid_battle no")
    assert game.asked == "Chance battle_roll"


@pytest.mark.proves("7.5.4q")
def test_7_5_4_treachery_before_a_sortie() -> None:
    """The gates are opened to Caesar before the Carnutes can come out."""
    game = hands("Treachery", "Roman Trade; Roman Rule", RELIEF, discards='"Vow to Mars"')
    game.play(f"{UNASKED}\n Gallic action activate Carnutes")
    game.play("Gallic march sortie\n Roman treachery card Treachery\n Chance draw_card card Dumnorix")
    assert (game.where("Carnutes"), game.asked) == ("eliminated", "Gallic action")


@pytest.mark.proves("7.5.4q")
def test_7_5_4_a_tribe_on_the_march_falls_with_its_town() -> None:
    """The Carnutes themselves come to relieve their Town, and are eliminated with it."""
    game = hands(
        "Treachery",
        "Roman Trade; Roman Rule",
        """
        siege_points = { Cenabum = 2 }
        [towns]
        Carnutes = "Cenabum"
        [spaces.Cenabum]
        outside = "Caesar, Legion VII, Legion X"
        [spaces.Autricum]
        outside = "Carnutes"
        """,
        discards='"Vow to Mars"',
    ).play(f"{UNASKED}\n Gallic action activate Carnutes")
    game.play("Gallic march enter Cenabum\n Roman treachery card Treachery\n Chance draw_card card Dumnorix")
    assert (game.where("Carnutes"), game.asked) == ("eliminated", "Gallic action")


@pytest.mark.proves("7.5.4m")
def test_7_5_4_who_holds_no_surprise_is_asked_all_the_same() -> None:
    """Until the card lies among the discards."""
    game = hands("Druids; Hostages", "Roman Trade", SIEGE, player="Roman")
    game.covers = True
    game.play("Roman play points Druids" + BESIEGE)
    assert (game.asked, game.options) == ("Roman siege_surprise", ["pass"])
    surprises = '"Treachery", "Stratagem", "Vow to Mars", "Circumvallation"'
    game = hands("Druids", "Roman Trade", SIEGE, player="Roman", discards=surprises)
    game.covers = True
    assert game.play(BESIEGE).asked == "Chance siege_roll"


def test_7_5_4_who_can_hold_no_surprise_is_not_asked() -> None:
    """All know that the Roman has no card left, or that Treachery is the card that he has just shown."""
    game = hands("Druids", "Roman Trade", SIEGE, player="Roman")
    game.covers = True
    assert game.play(BESIEGE).asked == "Gallic siege_surprise"
    surprises = '"Stratagem", "Vow to Mars", "Circumvallation"'
    game = hands("Treachery; Hostages", "Roman Trade", SIEGE, player="Roman", discards=surprises)
    game.covers = True
    game.play("Roman treachery pass\n Gallic treachery pass?\n Roman play points Treachery" + BESIEGE)
    assert game.asked == "Chance siege_roll"


@pytest.mark.proves("7.5.4d", "7.5.4e", "7.5.4f", "7.5.4g", "7.5.4n")
def test_7_5_4_unwanted_surprises_are_discarded() -> None:
    """One after the other, each for another card, which may be played at once; the round is still to be played."""
    game = hands("", "Stratagem; Ambush; Roman Trade").play("""
        Gallic play discard Stratagem
        Chance draw_card card Dumnorix
        Gallic play discard Ambush
        Chance draw_card card Roman Rule
    """)
    assert sorted(game.position["hands"]["Gallic"]) == ["Dumnorix", "Roman Rule", "Roman Trade"]
    assert {"Stratagem", "Ambush"} <= {*game.position["discards"]}
    game.answer("Gallic play points Roman Rule")
    assert game.ask.about == (3,)


@pytest.mark.proves("7.5.4o")
@pytest.mark.parametrize(("card", "points"), [("Stratagem", 1), ("You May Believe Me", 2)])
def test_7_5_4_a_surprise_for_its_action_points(card: str, points: int) -> None:
    """It is the card of the round then, and not replaced."""
    game = hands("", f"{card}; Roman Trade").play(f"Gallic play points {card}")
    assert (game.asked, game.ask.about) == ("Gallic action", (points,))
    game.answer("Gallic action done")
    assert game.position["hands"] == {"Gallic": ["Roman Trade"]}


# ---- 7.5.5 The Reaction


@pytest.mark.proves("7.5.5a")
def test_7_5_5_there_is_one_reaction() -> None:
    assert [card.name for card in CARDS if card.kind == "reaction"] == ["You May Believe Me"]


@pytest.mark.proves("7.5.5b", "7.5.5e", "7.5.5f")
def test_7_5_5_it_cancels_an_event() -> None:
    """Roman Rule does nothing; the Gaul draws a card for the Reaction, the Roman for his, and plays again."""
    game = hands("Roman Rule; Druids", "You May Believe Me", 'roman = ["Bibracte"]', player="Roman").play("""
        Roman play event Roman Rule
        Gallic reaction card You May Believe Me
        Chance draw_card card Dumnorix
        Chance draw_card card Indutiomarus
    """)
    assert (game.asked, game.position["roman"]) == ("Roman play", ["Bibracte"])
    assert game.position["hands"] == {"Roman": ["Druids", "Indutiomarus"], "Gallic": ["Dumnorix"]}


@pytest.mark.proves("7.5.5c")
def test_7_5_5_it_cancels_a_bonus_with_its_points() -> None:
    """After the cancelled Hostages neither the event nor its Action Points follow."""
    game = hands("Hostages; Druids", "You May Believe Me", BONUS, player="Roman").play("""
        Roman play event Hostages
        Gallic reaction card You May Believe Me
        Chance draw_card card Dumnorix
        Chance draw_card card Indutiomarus
    """)
    assert (game.asked, game.position["gallic"]) == ("Roman play", ["Divio"])


@pytest.mark.proves("7.5.5d")
def test_7_5_5_it_cancels_no_surprise() -> None:
    """The Roman, who plays Stratagem, is not answered by the Reaction."""
    game = hands("Stratagem; Druids", "You May Believe Me", SIEGE, player="Roman").play(
        "Roman play points Druids" + BESIEGE
    )
    game.play("Roman siege_surprise card Stratagem\n Chance draw_card card Dumnorix\n Roman stratagem add +2")
    assert not [ask for ask in game.table.asks if ask.key == "reaction"]
    assert game.logged("cancelled") == []
