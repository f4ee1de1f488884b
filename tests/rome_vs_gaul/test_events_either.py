"""Cards 45 to 55: events of either player."""

import pytest

from tests.rome_vs_gaul.playing import Play, at


def event(card: str, position: str, side: str = "Roman") -> Play:
    """A player plays the event."""
    other, theirs = ("Gallic", "Hostages") if side == "Roman" else ("Roman", "Druids")
    caesar = "" if "Caesar" in position else '\n[spaces.Massilia]\ninside = "Caesar"'
    game = at(f"""
        hands = {{ {side} = ["{card}", "Roman Trade"], {other} = ["{theirs}"] }}
        discards = ["Treachery", "You May Believe Me", "Ambush"]
        player = "{side}"
        {position}{caesar}
    """)
    return game.play(f"{side} play event {card}")


def test_event_47_incite() -> None:
    """In a Province with markers of both; Germania counts; not under Gauls."""
    game = event(
        "Incite through Sedition and Violence",
        """
        roman = ["Lutetia", "Divitia", "Cenabum"]
        gallic = ["Metlosedum", "Mattium", "Autricum", "Bibrax"]
        [towns]
        Carnutes = "Turones"
        [spaces.Autricum]
        outside = "Carnutes"
        """,
    )
    assert game.offers("space") == ["Metlosedum", "Mattium"]
    game.answer("Roman remove_influence space Mattium")
    assert (game.owner("Mattium"), game.ask.about[0]) == ("", 1)


def test_event_47_for_the_gaul() -> None:
    game = event("Incite through Sedition and Violence", 'roman = ["Lutetia"]\ngallic = ["Metlosedum"]', "Gallic")
    assert game.owner("Lutetia") == ""


def test_event_49_local_raids() -> None:
    """Next to a Combat Unit of one's own."""
    game = event("Local Raids", 'gallic = ["Cenabum", "Bibrax"]\n[spaces.Lutetia]\noutside = "Legion VII"')
    assert (game.owner("Cenabum"), game.owner("Bibrax")) == ("", "Gallic")


def test_event_50_diplomacy() -> None:
    """A marker changes sides, then an Influence Action in its Province."""
    game = event("Diplomacy", 'gallic = ["Cenabum"]')
    assert game.owner("Cenabum") == "Roman"
    assert sorted(game.offers("place")) == ["Autricum", "Turones"]


@pytest.mark.parametrize(("sign", "added"), [("+2", 2), ("-2", -2)])
def test_event_51_stratagem(sign: str, added: int) -> None:
    """The besieged Gaul changes the roll by 2."""
    game = at("""
        hands = { Roman = ["Druids"], Gallic = ["Stratagem"] }
        discards = ["Treachery", "Vow to Mars", "Circumvallation"]
        player = "Roman"
        [towns]
        Carnutes = "Cenabum"
        [spaces.Massilia]
        inside = "Caesar"
        [spaces.Cenabum]
        inside = "Carnutes"
        outside = "T. Labienus, Legion VII, Legion VIII, Legion IX, Legion X, Legion XI, Legion XII"
    """).play(f"""
        Roman play points Druids?
        Roman action activate T. Labienus
        Roman take_along all
        Roman march besiege
        Gallic siege_surprise card Stratagem
        Chance draw_card card Local Raids
        Gallic stratagem add {sign}
        dice 3 3
    """)
    assert game.logged("siege_result")[0].facts[2] == added


@pytest.mark.parametrize(("side", "left"), [("Roman", 2), ("Gallic", 0)])
def test_event_52_treachery(side: str, left: int) -> None:
    """At the start of a card play the besieger wins a Siege Point, or the besieged takes one off."""
    held = ("Treachery", "Roman Rule") if side == "Roman" else ("Roman Rule", "Treachery")
    game = at(f"""
        hands = {{ Roman = ["Druids", "{held[0]}"], Gallic = ["{held[1]}"] }}
        player = "Roman"
        siege_points = {{ Cenabum = 1 }}
        [towns]
        Carnutes = "Cenabum"
        [spaces.Massilia]
        inside = "Caesar"
        [spaces.Cenabum]
        inside = "Carnutes"
        outside = "Legion VII"
    """)
    game.play("Roman treachery pass?" if side == "Gallic" else "Roman treachery card Treachery")
    if side == "Gallic":
        game.answer("Gallic treachery card Treachery")
    game.play("Chance draw_card card Local Raids")
    assert game.position.get("siege_points", {}).get("Cenabum", 0) == left


def test_event_53_unrest() -> None:
    """Between two Roman spaces: Cenabum, not Turones."""
    game = event("Unrest Spreads", 'roman = ["Lutetia", "Autricum"]\ngallic = ["Cenabum", "Turones"]')
    assert (game.owner("Cenabum"), game.owner("Turones")) == ("", "Gallic")


def test_event_54_forced_march() -> None:
    """The first activation has 2 Movement Points more, the second none."""
    game = event("Forced March", '[spaces.Lutetia]\noutside = "Caesar, T. Labienus, Legion VII, Legion VIII"')
    game.play("Roman action activate Caesar\n Roman take_along piece Legion VII\n Roman take_along done")
    assert game.ask.about[-1] == 7
    game.play("Roman march done\n Roman action activate T. Labienus\n Roman take_along piece Legion VIII")
    assert game.ask.about[-1] == 4


def test_event_55_rival_factions() -> None:
    """Two markers of different Provinces of Gaul."""
    game = event("Rival Factions", 'gallic = ["Cenabum", "Autricum", "Lutetia", "Tolosa"]')
    assert sorted(game.offers("space")) == ["Autricum", "Cenabum", "Lutetia"]
    game.answer("Roman remove_influence space Cenabum")
    assert game.offers("space") == ["Lutetia"]
    game.answer("Roman rival_factions space Lutetia")
    assert [game.owner(space) for space in ("Cenabum", "Lutetia", "Autricum")] == ["", "", "Gallic"]
