"""Cards 21 to 44: what the Gallic events do, and when they can be played."""

import pytest

from tests.rome_vs_gaul.playing import Play, at


def hold(card: str, position: str = "") -> Play:
    """The Gaul holds the card and is to play."""
    caesar = "" if "Caesar" in position else '\n[spaces.Massilia]\ninside = "Caesar"'
    return at(f"""
        hands = {{ Gallic = ["{card}", "Roman Trade"], Roman = ["Hostages", "Roman Bribes"] }}
        discards = ["Treachery", "You May Believe Me", "Vow to Mars", "Circumvallation", "Stratagem"]
        player = "Gallic"
        {position}{caesar}
    """)


def event(card: str, position: str = "") -> Play:
    return hold(card, position).play(f"Gallic play event {card}")


def playable(card: str, position: str = "") -> bool:
    return card in hold(card, position).offers("event")


def towns(**homes: str) -> str:
    """Tribes inside their own Towns."""
    lines = [f'{tribe} = "{space}"' for tribe, space in homes.items()]
    return "\n".join(
        ["[towns]", *lines, *[f'[spaces."{space}"]\ninside = "{tribe}"' for tribe, space in homes.items()]]
    )


def test_event_21_a_united_gaul() -> None:
    """A marker in each Province that has a Gallic marker already, each of them once; none is left out."""
    strongholds = [
        "Menapii",
        "Silva Carbonaria",
        "Arduenna Silva",
        "Caeroesi",
        "Osismii",
        "Unelli",
        "Gabali",
        "Convenae",
    ]
    position = f"subjugated = {strongholds}\ngallic = ['Lutetia', 'Bibrax']".replace("'", '"')
    game = event("A United Gaul", position)
    assert {*game.options} == {"space Durocortorum", "space Catalauni", "space Vongus"}
    game.answer("Gallic united_gaul space Vongus")
    assert {*game.offers("space")} == {"Metlosedum", "Briva Isarae"}
    game.answer("Gallic united_gaul space Metlosedum")
    assert game.asked.startswith("Roman")


def test_event_22_scorched_earth() -> None:
    """Three spaces at most."""
    game = event("Scorched Earth").play("""
        Gallic scorched_earth space Lutetia
        Gallic scorched_earth space Cenabum
        Gallic scorched_earth space Autricum
    """)
    assert sorted(game.position["devastated"]) == ["Autricum", "Cenabum", "Lutetia"]
    assert game.asked.startswith("Roman")


@pytest.mark.parametrize(
    ("card", "spaces"),
    [
        ("Gaul of the Long Hairs", ["Tolosa"]),
        ("Massacre at Cenabum", ["Bibracte", "Lutetia", "Vesontio"]),
        ("Dumnorix", ["Bibracte", "Vesontio"]),
    ],
)
def test_events_23_37_40_a_roman_marker_goes(card: str, spaces: list[str]) -> None:
    """In Provincia, in Celtica, among Aedui and Sequani; never under Roman Combat Units."""
    game = event(
        card,
        """
        roman = ["Tolosa", "Carcaso", "Lutetia", "Bibracte", "Cabillonum", "Vesontio", "Bibrax"]
        [spaces.Carcaso]
        outside = "Legion VII"
        [spaces.Cabillonum]
        outside = "Legion VIII"
        """,
    )
    if len(spaces) > 1:
        assert sorted(game.offers("space")) == spaces
        game.answer(f"Gallic remove_influence space {spaces[0]}")
    assert (game.owner(spaces[0]), game.asked, game.ask.about[0]) == ("", "Gallic action", 1)


def test_event_24_blood_and_marriage() -> None:
    """A Tribe of the pool comes with its Town, or submits where there is no place."""
    game = event("Ties of Blood and Marriage").play("Chance draw_tribe piece Parisii\n Gallic settle space Lutetia")
    assert game.inside("Lutetia") == "Parisii"
    game = event("Ties of Blood and Marriage", 'roman = ["Lutetia", "Metlosedum", "Briva Isarae"]')
    game.answer("Chance draw_tribe piece Parisii")
    assert game.position["boxes"]["submitted"] == "Parisii (1), Sequani (1)"


BOTH = """
    turn = 4
    [towns]
    Carnutes = "Cenabum"
    Nervii = "Bagacum"
    [spaces.Cenabum]
    inside = "Carnutes"
    [spaces.Bagacum]
    inside = "Nervii"
    [spaces.Bibrax]
    outside = "Ambiorix"
"""


@pytest.mark.parametrize(
    ("card", "movers"),
    [("The Belgic Confederation", ["Ambiorix", "Nervii"]), ("Trumpets of War", ["Ambiorix", "Nervii", "Carnutes"])],
)
def test_events_25_and_31_all_march(card: str, movers: list[str]) -> None:
    """The Belgae, or all; each once."""
    game = event(card, BOTH)
    assert game.offers("piece") == movers
    game.play("Gallic general_attack piece Nervii\n Gallic march enter Nemetocenna\n Gallic march done")
    assert game.offers("piece") == [each for each in movers if each != "Nervii"]


@pytest.mark.parametrize("card", ["Mercenaries from Britannia and Hispania", "Swords for Hire"])
def test_events_26_and_27_mercenaries(card: str) -> None:
    """With a Tribe that is not besieged; without one the card is no event."""
    game = event(card, f'{towns(Carnutes="Cenabum", Senones="Agedincum")}\noutside = "Legion VII"')
    assert game.inside("Cenabum") == "Carnutes, Mercenaries 1"
    assert (game.asked, game.ask.about[0]) == ("Gallic action", 1)
    assert not playable(card)


def test_event_28_alesia() -> None:
    """A Fortified Town, even a besieged one, is upgraded; each only once."""
    game = event(
        "Alesia", f'upgraded = ["Agedincum"]\n{towns(Senones="Agedincum", Carnutes="Cenabum")}\noutside = "Legion VII"'
    )
    assert sorted(game.position["upgraded"]) == ["Agedincum", "Cenabum"]


def test_event_29_senate_outraged() -> None:
    """A card of the Roman hand, at random, is discarded."""
    game = event("Senate Outraged").play("Chance lose_card card Hostages")
    assert "Hostages" in game.position["discards"]
    assert game.position["hands"]["Roman"] == ["Roman Bribes"]


def test_event_30_druids() -> None:
    """All Roman markers of a Province without a Roman Leader go, but those under Roman Combat Units."""
    game = event(
        "Druids",
        """
        roman = ["Lutetia", "Metlosedum", "Cenabum", "Autricum", "Tolosa"]
        [spaces.Metlosedum]
        outside = "Legion VII"
        [spaces.Cenabum]
        outside = "Caesar, Legion VIII"
        """,
    )
    assert [game.owner(space) for space in ("Lutetia", "Metlosedum", "Autricum", "Tolosa")] == [
        "",
        "Roman",
        "Roman",
        "Roman",
    ]


def test_event_32_glory_and_freedom() -> None:
    """The reduced Carnutes recover; the Senones strike at a Roman marker; the besieged Parisii do nothing."""
    game = event(
        "Glory and Freedom",
        """
        roman = ["Vellaunodunum", "Metlosedum"]
        [towns]
        Carnutes = "Cenabum"
        Senones = "Agedincum"
        Parisii = "Lutetia"
        [spaces.Cenabum]
        inside = "Carnutes (1)"
        [spaces.Agedincum]
        inside = "Senones"
        [spaces.Lutetia]
        inside = "Parisii"
        outside = "Legion VII"
        """,
    )
    assert sorted(game.offers("piece")) == ["Carnutes", "Senones"]
    game.answer("Gallic glory piece Carnutes")
    assert game.inside("Cenabum") == "Carnutes"
    game.play("Gallic glory piece Senones")
    assert {"convert Metlosedum", "clear Metlosedum", "convert Vellaunodunum"} <= {*game.options}
    game.answer("Gallic glory_strikes convert Vellaunodunum")
    assert game.owner("Vellaunodunum") == "Gallic"


def test_event_33_encourage_the_timid() -> None:
    """An Influence Action in the Province of each Tribe."""
    game = event("Encourage the Timid and Assure the Wavering", towns(Carnutes="Cenabum", Parisii="Lutetia"))
    assert game.offers("place") == ["Metlosedum", "Briva Isarae", "Autricum", "Durocassium", "Turones"]
    game.play("Gallic encourage place Metlosedum\n Gallic encourage place Autricum")
    assert (game.owner("Metlosedum"), game.owner("Autricum"), game.asked.split()[0]) == ("Gallic", "Gallic", "Roman")


def test_event_33_where_tribes_stand() -> None:
    """The Carnutes are guests of the Parisii, and besieged with them: the Province of Lutetia counts, once, and theirs
    does not."""
    game = event(
        "Encourage the Timid and Assure the Wavering",
        """
        [towns]
        Carnutes = "Cenabum"
        Parisii = "Lutetia"
        [spaces.Lutetia]
        inside = "Carnutes, Parisii"
        outside = "Legion VII"
        """,
    )
    assert game.offers("place") == ["Metlosedum", "Briva Isarae"]
    game.answer("Gallic encourage place Metlosedum")
    assert game.owner("Metlosedum") == "Gallic"
    assert game.ask.key != "encourage"


def test_event_33_in_any_order() -> None:
    """The marker of the Nervii in Ebrodunum (Narbonensis) lets the Gauls before Vienne place one in Cularo, next to it
    (8.3.1)."""
    game = event(
        "Encourage the Timid and Assure the Wavering",
        """
        roman = ["Genava", "Arausio"]
        [towns]
        Nervii = "Bagacum"
        Carnutes = "Cenabum"
        [spaces.Ebrodunum]
        outside = "Nervii"
        [spaces.Vienne]
        outside = "Carnutes"
        """,
    )
    assert game.offers("place") == ["Ebrodunum"]
    game.play("Gallic encourage place Ebrodunum\n Gallic encourage place Cularo")
    assert game.owner("Cularo") == "Gallic"


def test_event_33_a_province_may_be_left_out() -> None:
    """The Carnutes have had theirs; nothing need be done for the Parisii."""
    game = event("Encourage the Timid and Assure the Wavering", towns(Carnutes="Cenabum", Parisii="Lutetia"))
    game.play("Gallic encourage place Autricum")
    assert (game.offers("place"), "done" in game.options) == (["Metlosedum", "Briva Isarae"], True)
    game.play("Gallic encourage done")
    assert (game.owner("Metlosedum"), game.asked.split()[0]) == ("", "Roman")


def test_event_34_a_minor_tribe_rises() -> None:
    """In a Gallic space of Gaul without Romans, as long as it is in its box."""
    game = event(
        "A Minor Tribe Rises", 'gallic = ["Lutetia", "Cenabum", "Tolosa"]\n[spaces.Cenabum]\noutside = "Legion VII"'
    )
    assert "Lutetia" in game.offers("space")
    assert not {"Cenabum", "Tolosa", "Autricum"} & {*game.offers("space")}
    assert not playable("A Minor Tribe Rises", '[spaces.Lutetia]\noutside = "Minor Tribe"')


def test_event_34_where_a_roman_leader_is_alone() -> None:
    """Labienus in Lutetia is no Combat Unit: the Tribe rises there, and he must avoid it or is displaced (9.6)."""
    game = event("A Minor Tribe Rises", 'gallic = ["Lutetia"]\n[spaces.Lutetia]\noutside = "T. Labienus"')
    game.play("Gallic minor_tribe space Lutetia\n Roman avoid_battle no")
    assert (game.outside("Lutetia"), game.where("T. Labienus")) == ("Minor Tribe", "cup")


def test_event_35_ambush() -> None:
    """The Carnutes intercept without a roll; Rome may back up, or fights one column to the left."""
    game = at("""
        hands = { Gallic = ["Ambush"], Roman = ["Druids"] }
        discards = ["Treachery", "You May Believe Me", "Vow to Mars"]
        player = "Roman"
        [towns]
        Carnutes = "Turones"
        [spaces.Suindinum]
        outside = "Carnutes"
        [spaces.Lutetia]
        outside = "Caesar, Legion VII, Legion VIII"
    """).play("""
        Roman play points Druids?
        Roman action activate Caesar
        Roman take_along all
        Roman march enter Autricum
        Gallic ambush card Ambush
        Chance draw_card card Local Raids
        Roman back_up no
        dice 6 6 3 3
    """)
    assert game.outside("Autricum") == "Caesar, Legion VII, Legion VIII, Carnutes"
    assert game.ask.about[3] == 2  # a 12 in the column of 1-2, where that of 3-4 has an asterisk more
    assert game.logged("surprise")


@pytest.mark.proves("12.1.3h", "12.1.3d")
def test_event_35_other_armies_beside_the_ambush() -> None:
    """The Carnutes come from Suindinum, who stay there try no more; the Bellovaci were announced before, without +2."""
    game = at("""
        hands = { Gallic = ["Ambush"], Roman = ["Druids"] }
        discards = ["Treachery", "You May Believe Me", "Vow to Mars"]
        player = "Roman"
        [towns]
        Carnutes = "Turones"
        Aulerci = "Lexovii"
        Bellovaci = "Bratuspantium"
        [spaces.Suindinum]
        outside = "Carnutes, Aulerci"
        [spaces.Durocassium]
        outside = "Bellovaci"
        [spaces.Lutetia]
        outside = "Caesar, Legion VII, Legion VIII"
    """).play("""
        Roman play points Druids?
        Roman action activate Caesar
        Roman take_along all
        Roman march enter Autricum
        Gallic ambush card Ambush
        Chance draw_card card Local Raids
        Gallic ambush_from space Suindinum
    """)
    assert (game.asked, game.offers("space")) == ("Gallic intercept", ["Durocassium"])
    game.play("Gallic intercept space Durocassium\n Gallic intercept_with piece Carnutes\n Gallic intercept_with done")
    assert (game.asked, game.ask.about[-1]) == ("Chance intercept_roll", 1)
    game.play("dice 4 3")
    assert (game.asked, game.outside("Autricum")) == ("Roman back_up", "Carnutes")


def test_event_36_indutiomarus() -> None:
    """A Belgic Tribe marches, or a marker is placed in Belgica."""
    game = event("Indutiomarus", BOTH)
    assert game.offers("piece") == ["Nervii"]
    assert "Bibrax" in game.offers("space")
    assert "Lutetia" not in game.offers("space")
    game.answer("Gallic indutiomarus space Bibrax")
    assert (game.owner("Bibrax"), game.asked) == ("Gallic", "Gallic action")


def test_event_36_takes_one_other_along() -> None:
    """The Tribe that is activated commands one other Combat Unit (9.4), and the card lets it take no more."""
    game = event(
        "Indutiomarus",
        """
        [towns]
        Nervii = "Bagacum"
        Treveri = "Divodurum"
        Remi = "Durocortorum"
        [spaces.Bagacum]
        inside = "Nervii, Treveri, Remi"
        """,
    ).play("Gallic indutiomarus piece Nervii")
    assert game.offers("piece") == ["Remi", "Treveri"]
    game.answer("Gallic take_along piece Remi")
    assert (game.asked, game.offers("take")) == ("Gallic march", [])
    game.play("Gallic march drop Remi")
    assert game.offers("take") == ["Treveri"]


def test_event_38_foragers() -> None:
    """Three steps of Legions in a space that is not Roman lose one, as the Roman chooses; two steps are safe."""
    position = """
        roman = ["Bibracte"]
        [spaces.Lutetia]
        outside = "Legion VII, Legion VIII (1)"
        [spaces.Cenabum]
        outside = "Legion IX, German Cavalry"
        [spaces.Bibracte]
        outside = "Legion X, Legion XI"
    """
    game = event("Foragers Cut Down", position)
    assert (game.asked, game.offers("piece")) == ("Roman forager_loss", ["Legion VII", "Legion VIII"])


def test_event_39_storms() -> None:
    """A 4 turns the Romans back."""
    game = event("Storms in the Channel", '[spaces."Portus Itius"]\noutside = "Caesar, Legion VII"')
    game.play("""
        Gallic action done
        Roman play points Hostages
        Roman action activate Caesar
        Roman take_along piece Legion VII
        Roman march enter Durovernum
        dice 4
    """)
    assert game.where("Caesar") == "Portus Itius"


def test_event_42_king_of_the_gauls() -> None:
    """Vercingetorix and the Carnutes march twice; without him three Influence Actions in Celtica."""
    game = event(
        "King of the Gauls",
        """
        turn = 5
        [towns]
        Carnutes = "Cenabum"
        [spaces.Autricum]
        outside = "Vercingetorix, Carnutes"
        """,
    )
    for space in ("Suindinum", "Autricum"):
        game.play(f"Gallic take_along piece Carnutes\n Gallic march enter {space}\n Gallic march done")
    assert game.outside("Autricum") == "Vercingetorix, Carnutes"
    assert game.asked.startswith("Roman")
    game = event("King of the Gauls")
    for space in ("Lutetia", "Cenabum", "Autricum"):
        game.answer(f"Gallic influence_action place {space}")
    assert game.asked.startswith("Roman")


def test_event_43_the_aedui_change_sides() -> None:
    """In a Town of theirs without Romans; when none is free, only for Action Points."""
    marked = 'roman = ["Bibracte", "Cabillonum", "Noviodunum Aeduorum", "Rodumna"]'
    game = event("The Aedui Change Sides", marked)
    assert game.inside("Matisco") == "Aedui"
    assert not playable("The Aedui Change Sides", f'{marked}\n[spaces.Matisco]\noutside = "Legion VII"')


def test_event_44_all_gaul_in_arms() -> None:
    """An uprising for nothing, then two Influence Actions."""
    game = event("All Gaul in Arms", '[boxes]\nsubmitted = "Parisii (1)"\neliminated = "Sequani"')
    game.play("Gallic uprising piece Parisii?\n Gallic settle space Lutetia")
    game.play("Gallic influence_action place Cenabum\n Gallic influence_action place Autricum")
    assert (game.inside("Lutetia"), game.asked.split()[0]) == ("Parisii (1)", "Roman")


def test_event_44_no_tribe_must_rise() -> None:
    """Tribes may return (7.7.3): the Gaul leaves the Parisii where they are, and has his Influence Actions."""
    game = event("All Gaul in Arms", '[boxes]\nsubmitted = "Parisii (1)"\neliminated = "Sequani"')
    assert game.options == ["piece Parisii", "done"]
    game.play("Gallic uprising done\n Gallic influence_action place Cenabum")
    assert (game.where("Parisii"), game.asked) == ("submitted", "Gallic influence_action")


def test_event_42_who_lent_his_strength_to_a_siege_stays() -> None:
    """The Senones, who stood before Narbo and helped in the siege, do not march with Vercingetorix the second time."""
    game = event(
        "King of the Gauls",
        """
        turn = 5
        [towns]
        Carnutes = "Cenabum"
        Senones = "Agedincum"
        [spaces.Narbo]
        outside = "Vercingetorix, Carnutes, Senones"
        """,
    ).play("""
        Gallic take_along piece Carnutes
        Gallic take_along done
        Gallic march besiege
        dice 6 4
        Gallic march done
    """)
    assert (game.asked, game.offers("piece")) == ("Gallic take_along", ["Carnutes"])


MARKED = """
    roman = [
        "Nemetocenna", "Samarobriva", "Vermandis", "Portus Itius", "Tarvenna", "Castellum Menapiorum"
    ]
"""


@pytest.mark.parametrize("card", ["Glory and Freedom", "Encourage the Timid and Assure the Wavering"])
def test_events_32_and_33_need_a_tribe_that_can_act(card: str) -> None:
    """Without any Tribe on the map the card is good for its Action Points alone."""
    assert not playable(card)
    assert playable(card, 'roman = ["Lutetia"]\n' + towns(Carnutes="Cenabum"))


def test_event_32_needs_a_reduced_tribe_or_a_marker() -> None:
    """Full Tribes and no Roman marker near them: nothing would happen."""
    assert not playable("Glory and Freedom", towns(Carnutes="Cenabum"))
    assert playable("Glory and Freedom", towns(Carnutes="Cenabum").replace('"Carnutes"', '"Carnutes (1)"'))


def test_event_21_needs_a_province_with_a_place() -> None:
    """The Stronghold of the Morini stands, but its three Towns are Roman; all other Strongholds of Gaul are gone."""
    gone = ["Silva Carbonaria", "Arduenna Silva", "Caeroesi", "Osismii", "Unelli", "Gabali", "Convenae"]
    assert not playable("A United Gaul", f"subjugated = {gone}\n{MARKED}")
    assert playable("A United Gaul", f"subjugated = {gone[1:]}\n{MARKED}")
