"""Cards 1 to 20: what the Roman events do, and when they can be played."""

import pytest

from tests.rome_vs_gaul.playing import Play, at
from tests.rome_vs_gaul.test_13_battles import pass_all

HOME = '\n[spaces.Massilia]\ninside = "Caesar"'


def hold(card: str, position: str, gallic: str = "Senate Outraged") -> Play:
    """The Roman holds the card and is to play."""
    caesar = "" if "Caesar" in position else HOME
    return at(f"""
        hands = {{ Roman = ["{card}", "Druids"], Gallic = ["{gallic}"] }}
        discards = ["Treachery", "You May Believe Me", "Ambush", "Stratagem"]
        player = "Roman"
        {position}{caesar}
    """)


def event(card: str, position: str) -> Play:
    return hold(card, position).play(f"Roman play event {card}")


def playable(card: str, position: str) -> bool:
    return card in hold(card, position).offers("event")


def test_event_1_caesar_leaves_influence_where_he_has_been() -> None:
    """Veni Vidi Vici: no Roman is left in Cenabum, and its Gallic marker is converted; not where Gauls stand."""
    game = event(
        "Veni Vidi Vici",
        """
        gallic = ["Cenabum"]
        [spaces.Lutetia]
        outside = "Caesar, Legion VII"
        """,
    ).play(
        "Roman take_along piece Legion VII\n Roman march enter Cenabum\n Roman march enter Turones\n Roman march done"
    )
    assert sorted(game.options) == ["convert Cenabum", "done", "place Lutetia", "place Turones"]
    game.answer("Roman veni_vidi_vici convert Cenabum")
    assert (game.owner("Cenabum"), game.asked, game.ask.about[0]) == ("Roman", "Roman action", 3)


@pytest.mark.parametrize("legions", [["Legion VII (1)"], ["Legion VII", "Legion VIII", "Legion IX"]])
def test_event_1_where_caesar_was_beaten_he_has_been(legions: list[str]) -> None:
    """The Sugambri drive him out of Divitia, with an army or alone and displaced: its marker may be converted."""
    game = event(
        "Veni Vidi Vici",
        f"""
        roman = ["Antunnacum"]
        gallic = ["Divitia", "Mattium"]
        [spaces.Antunnacum]
        outside = "Caesar, {", ".join(legions)}"
        """,
    ).play(f"Roman take_along {'all' if len(legions) > 1 else 'piece Legion VII'}\n Roman march enter Divitia")
    pass_all(game.play("dice 6 6 6 4 1 1"))
    for key in ("battle_loss", "retreat", "retreat_with", "displaced_caesar"):
        while game.ask.key == key:
            wanted = "space Antunnacum" if key == "retreat" else game.options[-1 if key == "retreat_with" else 0]
            game.answer(f"{game.asked} {wanted}")
    assert game.where("Caesar") == ("Antunnacum" if len(legions) > 1 else "Narbo")
    assert game.asked == "Roman veni_vidi_vici"
    assert "convert Divitia" in game.options


def test_event_1_treachery_before_the_influence_is_placed() -> None:
    """Between Caesar's move and the Influence Cenabum may fall (7.5.4)."""
    game = at("""
        player = "Roman"
        hands = { Roman = ["Veni Vidi Vici", "Treachery"] }
        siege_points = { Cenabum = 2 }
        towns.Carnutes = "Cenabum"
        [spaces.Cenabum]
        outside = "Legion VII"
        [spaces.Turones]
        outside = "Carnutes"
        [spaces.Lutetia]
        outside = "Caesar, Legion X"
    """).play("""
        Roman treachery pass
        Roman play event Veni Vidi Vici
        Roman take_along piece Legion X
        Roman march done
    """)
    assert game.asked == "Roman treachery"


def test_event_1_not_where_the_german_tribe_stands() -> None:
    """It has beaten Caesar at Autricum, and is an enemy to both (17.4.3): the Gallic marker below it stays."""
    game = event(
        "Veni Vidi Vici",
        """
        gallic = ["Autricum"]
        [spaces.Cenabum]
        outside = "Caesar, Legion VII (1), Legion VIII (1)"
        [spaces.Autricum]
        outside = "Germani"
        """,
    ).play("Roman take_along all\n Roman march enter Autricum\n dice 1 1 6 6")
    while game.asked != "Roman veni_vidi_vici":
        game.answer(f"{game.asked} {'pass' if 'pass' in game.options else game.options[0]}")
    assert game.outside("Autricum") == "Germani"
    assert "place Cenabum" in game.options
    assert "convert Autricum" not in game.options


def test_event_1_not_where_a_displaced_caesar_is_placed() -> None:
    """His last Legion dies before Cenabum, and he comes to Legion VIII in Lutetia: that was no move."""
    game = event(
        "Veni Vidi Vici",
        """
        [towns]
        Carnutes = "Turones"
        [spaces.Cenabum]
        outside = "Carnutes"
        [spaces.Vellaunodunum]
        outside = "Caesar, Legion VII (1)"
        [spaces.Lutetia]
        outside = "Legion VIII"
        """,
    ).play("Roman take_along piece Legion VII\n Roman march enter Cenabum\n Gallic avoid_battle no?\n dice 1 1 6 6")
    pass_all(game)
    for key in ("battle_loss", "displaced_influence", "displaced_caesar"):
        while game.ask.key == key:
            game.answer(f"{game.asked} {'space Lutetia' if key == 'displaced_caesar' else game.options[0]}")
    assert (game.where("Caesar"), game.asked) == ("Lutetia", "Roman veni_vidi_vici")
    assert "place Lutetia" not in game.options


def test_event_1_where_caesar_retreated_he_has_been() -> None:
    """Beaten in Divitia, he goes on to Mattium, whose people let him in: its marker may be converted."""
    game = event(
        "Veni Vidi Vici",
        """
        gallic = ["Divitia", "Mattium"]
        [spaces.Antunnacum]
        outside = "Caesar, Legion VII, Legion VIII, Legion IX, Legion X"
        """,
    ).play("Roman take_along all\n Roman march enter Divitia")
    pass_all(game.play("dice 6 6 6 6 1 1"))
    for key in ("battle_loss", "retreat", "retreat_with", "retreat_loss"):
        while game.ask.key == key:
            wanted = {"retreat": "space Mattium", "retreat_with": "all"}.get(key, game.options[0])
            game.answer(f"{game.asked} {wanted}")
    game.play("dice 1 1")
    assert (game.where("Caesar"), game.asked) == ("Mattium", "Roman veni_vidi_vici")
    assert "convert Mattium" in game.options


@pytest.mark.parametrize("card", ["Veni Vidi Vici", "Constant as the Northern Star"])
def test_events_1_and_2_need_caesar_on_the_map(card: str) -> None:
    assert playable(card, '[spaces.Lutetia]\noutside = "Caesar, Legion VII"')
    game = at(f"""
        hands = {{ Roman = ["{card}", "Druids"], Gallic = [] }}
        discards = ["Treachery"]
        player = "Roman"
        caesar = "delayed"
        plays = 0
    """)
    assert game.offers("event") == []


def test_event_2_caesar_marches_and_three_points_follow() -> None:
    game = event("Constant as the Northern Star", '[spaces.Lutetia]\noutside = "Caesar, Legion VII"')
    game.play("Roman take_along piece Legion VII\n Roman march enter Cenabum\n Roman march done")
    assert (game.asked, game.ask.about[0]) == ("Roman action", 3)
    assert "activate Caesar" not in game.options


def test_event_3_hostages() -> None:
    """A Gallic marker of Gaul or Provincia; not under Gauls, not overseas."""
    game = event(
        "Hostages",
        """
        gallic = ["Lutetia", "Tolosa", "Autricum", "Divitia"]
        [towns]
        Carnutes = "Cenabum"
        [spaces.Autricum]
        outside = "Carnutes"
        """,
    )
    assert game.offers("space") == ["Lutetia", "Tolosa"]
    game.answer("Roman remove_influence space Tolosa")
    assert (game.owner("Tolosa"), game.ask.about[0]) == ("", 2)


def test_event_5_root_and_branch() -> None:
    """All Gallic markers of the Carnutes go, even under a Tribe; two of the spaces without Gauls may become Roman."""
    game = event(
        "Destroyed Root and Branch",
        """
        gallic = ["Cenabum", "Autricum", "Durocassium", "Turones"]
        [towns]
        Senones = "Agedincum"
        [spaces.Turones]
        outside = "Senones"
        [spaces.Autricum]
        outside = "Legion VII"
        """,
    )
    assert game.offers("space") == ["Cenabum", "Autricum", "Durocassium"]
    game.play("Roman place_influence space Cenabum\n Roman place_influence space Durocassium")
    assert [game.owner(space) for space in ("Cenabum", "Autricum", "Durocassium", "Turones")] == [
        "Roman",
        "",
        "Roman",
        "",
    ]
    assert not playable("Destroyed Root and Branch", "")


def test_event_6_in_a_siege() -> None:
    """Vow to Mars at 2-1: +1 in place of a column, and no step is lost."""
    game = hold(
        "Vow to Mars",
        """
        [towns]
        Carnutes = "Cenabum"
        [spaces.Cenabum]
        inside = "Carnutes"
        outside = "T. Labienus, Legion VII, Legion VIII, Legion IX, Legion X, Legion XI, Legion XII"
        """,
    ).play("""
        Roman play points Druids
        Roman action activate T. Labienus
        Roman take_along all
        Roman march besiege
        Roman siege_surprise card Vow to Mars
        Chance draw_card card Local Raids
    """)
    game.play("Roman siege_surprise pass?\n dice 3 3")
    assert game.logged("siege_result")[0].facts[1:] == ("3 + 3", 1, 1, 2, 0)
    assert "(1)" not in game.outside("Cenabum")


def test_event_7_three_days_march() -> None:
    """Every stack has 3 Movement Points; nobody besieges or removes a marker."""
    game = event(
        "Three Days March",
        """
        gallic = ["Cenabum"]
        [spaces.Lutetia]
        outside = "Caesar, Legion VII"
        [spaces.Unelli]
        outside = "Legion VIII"
        """,
    ).play("Roman three_days_march piece Caesar\n Roman take_along piece Legion VII")
    assert game.ask.about[-1] == 3
    game.play("Roman march enter Cenabum")
    assert "remove" not in game.options
    game.play("Roman march done\n Roman three_days_march piece Legion VIII")
    assert "besiege" not in game.options


def test_event_8_roman_rule() -> None:
    """A marker in each Province of Gaul with a Roman marker or a Legion, one a Province."""
    game = event("Roman Rule", 'roman = ["Bibracte"]\n[spaces.Lutetia]\noutside = "Legion VII"')
    game.answer("Roman place_influence space Lutetia")
    assert {*game.offers("space")} <= {"Cabillonum", "Noviodunum Aeduorum", "Matisco"}
    game.play(f"Roman place_influence {game.options[0]}")
    assert game.asked != "Roman place_influence"


def test_event_9_support_of_crassus() -> None:
    """Two Influence Actions, then two Action Points."""
    game = event("Support of Crassus", 'roman = ["Bibracte"]')
    game.play("Roman influence_action place Alesia\n Roman influence_action place Divio")
    assert (game.owner("Divio"), game.asked, game.ask.about[0]) == ("Roman", "Roman action", 2)


def test_event_10_german_cavalry_needs_supply() -> None:
    assert playable("German Cavalry", '[spaces.Vienne]\noutside = "Legion VII"')
    assert not playable("German Cavalry", "")
    assert not playable("German Cavalry", '[spaces.Vienne]\noutside = "Legion VII, German Cavalry"')


def test_event_11_bribes() -> None:
    """A Gallic marker next to a Roman one changes sides; not one further off, nor one under a Tribe."""
    game = event(
        "Roman Bribes",
        """
        roman = ["Lutetia"]
        gallic = ["Cenabum", "Turones", "Autricum"]
        [towns]
        Senones = "Agedincum"
        [spaces.Autricum]
        outside = "Senones"
        """,
    )
    assert game.owner("Cenabum") == "Roman"


@pytest.mark.parametrize(("position", "asked"), [("", "Roman legate_arrives"), ("T. Labienus, ", "Roman take_along")])
def test_event_12_labienus(position: str, asked: str) -> None:
    """From the cup he comes to an army; on the map he is activated."""
    game = event("Labienus", f'[spaces.Lutetia]\noutside = "{position}Legion VII"')
    assert game.asked == asked


def test_event_13_the_tenth_legion() -> None:
    """Reduced, it recovers, or its army marches under Labienus."""
    army = '[spaces.Lutetia]\noutside = "T. Labienus, Legion VII, Legion X (1)"'
    game = event("The Tenth Legion", army)
    assert game.offers("piece") == ["Legion X", "T. Labienus"]
    game.answer("Roman tenth_legion piece Legion X")
    assert game.outside("Lutetia") == "T. Labienus, Legion VII, Legion X"
    game = event("The Tenth Legion", army).play("Roman tenth_legion piece T. Labienus")
    assert game.asked == "Roman take_along"
    assert not playable("The Tenth Legion", "")


def test_event_13_the_roman_decides_which_legate_commands() -> None:
    """9.2: neither Galba nor Antonius, who commands more, outranks the other; Caesar would command both."""
    army = '[spaces.Lutetia]\noutside = "S. Galba, M. Antonius, Legion X"'
    game = event("The Tenth Legion", army)
    assert (game.asked, game.offers("piece")) == ("Roman tenth_legion", ["S. Galba", "M. Antonius"])
    game.answer("Roman tenth_legion piece M. Antonius")
    assert (game.asked, str(game.ask.about[0])) == ("Roman take_along", "M. Antonius")
    game = event("The Tenth Legion", army.replace("S. Galba", "Caesar, S. Galba"))
    assert (game.asked, str(game.ask.about[0])) == ("Roman take_along", "Caesar")


def test_event_13_the_commander_on_the_other_side_of_the_walls() -> None:
    """The army in the space is one (12.1.1): Caesar before the walls of Vienne commands it (9.2), and may fetch X."""
    game = event("The Tenth Legion", '[spaces.Vienne]\ninside = "Legion X"\noutside = "Caesar, Legion VII"')
    assert (game.asked, str(game.ask.about[0])) == ("Roman take_along", "Caesar")
    assert "take Legion X" in game.play("Roman take_along piece Legion VII").options


def test_event_14_bridge_over_the_rhine() -> None:
    """In this card play Divitia costs 1, and the Sugambri stay at home."""
    game = event("Bridge over the Rhine", '[spaces.Antunnacum]\noutside = "Caesar, Legion VII"')
    game.play("Roman action activate Caesar\n Roman take_along piece Legion VII\n Roman march enter Divitia")
    assert (game.asked, game.ask.about[-1]) == ("Roman march", 4)


def test_event_14_the_bridge_is_gone_when_the_card_play_is_over() -> None:
    """Played as the last card of the turn it does not keep the Sugambri at home in Winter."""
    game = at("""
        round = 8
        hands = { Roman = ["Bridge over the Rhine"], Gallic = [] }
        discards = ["Treachery", "You May Believe Me"]
        player = "Roman"
        gallic = ["Divitia", "Mattium"]
        [spaces.Antunnacum]
        outside = "Caesar, Legion VII"
    """).play("""
        Roman play event Bridge over the Rhine
        Roman action done
        Roman camp piece Legion VII
        Roman camp_at space Divitia
    """)
    assert game.asked == "Chance people_roll"


def test_event_15_the_fleet() -> None:
    """Rome rules the Britannicus for this turn, and there are no storms."""
    game = event("Fleet of Decimus Brutus", '[spaces."Portus Itius"]\noutside = "Caesar, Legion VII"')
    game.answer("Roman fleet sea Oceanus Britannicus")
    assert game.view["seas"]["Oceanus Britannicus"] == "Roman"
    game.play("Roman action activate Caesar\n Roman take_along piece Legion VII\n Roman march enter Durovernum")
    assert game.asked == "Chance people_roll"


def test_event_16_gives_two_steps_and_no_more_for_influence() -> None:
    """Levies from Cisalpine Gaul are two steps; Influence markers buy more in the Reinforcement Phase alone (5.2.2)."""
    game = event(
        "Levies from Cisalpine Gaul",
        """
        roman = ["Tolosa", "Carcaso", "Nemausus", "Arelate"]
        [spaces.Narbo]
        inside = "Caesar, Legion VII (1), Legion VIII (1), Legion IX (1)"
        """,
    )
    assert game.offers("restore") == ["Legion VII", "Legion VIII", "Legion IX"]
    assert "levy" not in game.options


def test_event_16_needs_a_legion_to_restore() -> None:
    """With all Legions at full strength the card gives only its Action Points."""
    legions = ", ".join(f"Legion {number}" for number in ("VII", "VIII", "IX", "X", "XI", "XII", "XIII", "XIV"))
    position = f"""
        roman = ["Tolosa", "Carcaso", "Nemausus", "Arelate"]
        [spaces.Narbo]
        inside = "Caesar, {legions}"
    """
    assert not playable("Levies from Cisalpine Gaul", position)


def test_event_17_circumvallation() -> None:
    """The upgrade of Cenabum does not count for this roll."""
    game = hold(
        "Circumvallation",
        """
        upgraded = ["Cenabum"]
        [towns]
        Carnutes = "Cenabum"
        [spaces.Cenabum]
        inside = "Carnutes"
        outside = "T. Labienus, Legion VII, Legion VIII, Legion IX, Legion X, Legion XI, Legion XII"
        """,
    ).play("""
        Roman play points Druids
        Roman action activate T. Labienus
        Roman take_along all
        Roman march besiege
        Roman siege_surprise card Circumvallation
        Chance draw_card card Local Raids
    """)
    game.play("Roman siege_surprise pass?\n dice 3 3")
    assert game.logged("siege_result")[0].facts[2] == 0


def test_event_18_commius() -> None:
    """A Gallic marker of Belgica or Britannia next to a Roman marker or Legion, the Channel counted."""
    game = event(
        "Commius the Envoy",
        """
        roman = ["Portus Itius"]
        gallic = ["Durovernum", "Verlamion", "Tarvenna", "Lutetia", "Bibrax"]
        [spaces.Catalauni]
        outside = "Legion VII"
        """,
    )
    assert sorted(game.offers("space")) == ["Durovernum", "Tarvenna"]


def test_event_19_roman_trade() -> None:
    """Up to four markers in a chain, none in a Province with a Fortified Town."""
    game = event(
        "Roman Trade",
        """
        roman = ["Bibracte"]
        [towns]
        Senones = "Agedincum"
        [spaces.Agedincum]
        inside = "Senones"
        """,
    )
    assert "Alesia" not in game.offers("space")
    for _ in range(4):
        assert game.asked == "Roman place_influence"
        game.answer(f"Roman place_influence {game.options[0]}")
    assert game.asked != "Roman place_influence"


def test_event_20_clemency() -> None:
    """A marker in the Province of the submitted Parisii, far from any Roman one; nothing with an empty box."""
    game = event("Clemency of Caesar", '[boxes]\nsubmitted = "Parisii (1)"\neliminated = "Sequani"')
    assert game.offers("space") == ["Lutetia", "Metlosedum", "Briva Isarae"]
    game.answer("Roman place_influence space Lutetia")
    assert game.asked != "Roman place_influence"
    assert not playable("Clemency of Caesar", '[boxes]\neliminated = "Sequani"')


def test_events_that_would_do_nothing_are_good_for_points_alone() -> None:
    """Root and Branch without a Gallic marker beside a Legion, Roman Rule without a place, Clemency without one."""
    legion = '[spaces.Lutetia]\noutside = "Legion VII"'
    assert playable("Destroyed Root and Branch", f'gallic = ["Metlosedum"]\n{legion}')
    assert not playable("Destroyed Root and Branch", f'gallic = ["Cenabum"]\n{legion}')
    assert playable("Roman Rule", legion)
    assert not playable("Roman Rule", '[spaces.Menapii]\noutside = "Legion VII"'.replace("Menapii", '"Menapii"'))
    sequani = ["Vesontio", "Magetobriga", "Epomanduodurum"]
    assert playable("Clemency of Caesar", f"roman = {sequani}")
    assert not playable("Clemency of Caesar", f"roman = {[*sequani, 'Rauraci']}")


def test_event_4_winter_campaign() -> None:
    """Before the first Gallic card: Rome goes first, and two Leaders march, each once."""
    game = at("""
        phase = "strategy"
        round = 0
        hands = { Roman = ["Winter Campaign", "Druids"], Gallic = ["Hostages", "Roman Trade"] }
        discards = ["Treachery", "You May Believe Me", "Ambush"]
        [spaces.Lutetia]
        outside = "Caesar, T. Labienus, Legion VII, Legion VIII"
    """).play("Roman winter_campaign event Winter Campaign")
    assert game.offers("piece") == ["Caesar", "T. Labienus"]
    game.play("Roman winter_march piece Caesar\n Roman take_along done\n Roman march done")
    assert game.offers("piece") == ["T. Labienus"]
    game.play("Roman winter_march piece T. Labienus\n Roman take_along done\n Roman march done")
    game.play("Gallic play points Hostages\n Gallic action done")
    assert game.asked == "Roman play" or game.asked == "Roman action"


def test_event_6_in_a_battle() -> None:
    """Two rerolls more for the commander."""
    game = hold(
        "Vow to Mars",
        """
        [towns]
        Carnutes = "Turones"
        [spaces.Autricum]
        outside = "Carnutes"
        [spaces.Lutetia]
        outside = "Caesar, Legion VII, Legion VIII"
        """,
    ).play("""
        Roman play points Druids
        Roman action activate Caesar
        Roman take_along all
        Roman march enter Autricum
        Gallic avoid_battle no
        Roman battle_surprise card Vow to Mars
        Chance draw_card card Local Raids
        dice 3 3 3 3
    """)
    assert (game.asked, game.ask.about[-1]) == ("Roman reroll", 5)
    assert pass_all(game).asked != "Roman reroll"


@pytest.mark.parametrize(("romans", "asked"), [("German Cavalry", False), ("Legion VII", True)])
def test_event_6_needs_a_commander(romans: str, asked: bool) -> None:
    """No Leader is on the map. A Legion has an intrinsic one (9.4); the Cavalry alone has nobody to roll again."""
    game = at(f"""
        hands = {{ Roman = ["Vow to Mars"], Gallic = ["Hostages"] }}
        discards = ["Treachery", "You May Believe Me", "Ambush", "Stratagem"]
        player = "Gallic"
        [boxes]
        Rome = "Caesar"
        [towns]
        Carnutes = "Turones"
        [spaces.Autricum]
        outside = "Carnutes"
        [spaces.Lutetia]
        outside = "{romans}"
    """).play("""
        Gallic action activate Carnutes
        Gallic march enter Lutetia
        Roman avoid_battle no?
    """)
    assert (game.asked == "Roman battle_surprise") is asked
