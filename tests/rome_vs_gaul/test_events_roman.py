"""Cards 1 to 20: what the Roman events allow and what not."""

from tests.rome_vs_gaul.playing import at


def test_event_16_gives_two_steps_and_no_more_for_influence() -> None:
    """Levies from Cisalpine Gaul are two steps; Influence markers buy more in the Reinforcement Phase alone (5.2.2)."""
    game = at("""
        hands = { Roman = ["Levies from Cisalpine Gaul"], Gallic = [] }
        discards = ["You May Believe Me", "Treachery"]
        player = "Roman"
        roman = ["Tolosa", "Carcaso", "Nemausus", "Arelate"]
        [spaces.Narbo]
        inside = "Caesar, Legion VII (1), Legion VIII (1), Legion IX (1)"
    """)
    game.play("Roman play event Levies from Cisalpine Gaul")

    assert game.offers("restore") == ["Legion VII", "Legion VIII", "Legion IX"]
    assert "levy" not in game.options


def test_event_16_needs_a_legion_to_restore() -> None:
    """With all Legions at full strength or far from Rome the card gives only its Action Points."""
    legions = ", ".join(f"Legion {number}" for number in ("VII", "VIII", "IX", "X", "XI", "XII", "XIII", "XIV"))
    game = at(f"""
        hands = {{ Roman = ["Levies from Cisalpine Gaul", "Hostages"], Gallic = [] }}
        discards = ["You May Believe Me", "Treachery"]
        player = "Roman"
        roman = ["Tolosa", "Carcaso", "Nemausus", "Arelate"]
        [spaces.Narbo]
        inside = "Caesar, {legions}"
    """)

    assert game.offers("event") == []
