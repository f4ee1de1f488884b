"""48 Druids."""

from tests.falling_sky.events.judging import judged
from tests.falling_sky.playing import at

POSITION = """
    card = 48
    [resources]
    Aedui = 0
    Arverni = 0
    [regions.Aedui]
    Aedui = "1 Warband"
    [regions.Arverni]
    Arverni = "Vercingetorix, 4 Warbands"
    [regions.Nervii]
    Belgae = "2 Warbands"
"""


def test_event_48_unshaded_in_the_order_of_the_card_free_of_cost() -> None:
    """The Factions act in the order of the card, however they were named, and pay nothing."""
    game = at(POSITION).play("""
        Aedui action unshaded 48
        Aedui event_faction faction Belgae
        Aedui event_faction faction Aedui
        Aedui event_faction done
        Aedui free_command command Rally
        Aedui command rally Aedui
        Aedui rally place_warbands
        Aedui command done
    """)

    assert game.asked == "Belgae free_command"
    assert game.pieces("Aedui", "Aedui") == "2 Warbands"
    assert game.resources("Aedui") == 0


def test_event_48_unshaded_one_region_with_a_special_ability_that_fits() -> None:
    """A Limited Command, one Region; yet a Special Ability that may accompany it is offered."""
    game = at(POSITION).play("""
        Aedui action unshaded 48
        Aedui event_faction faction Arverni
        Aedui event_faction done
        Arverni free_command command Raid
        Arverni command raid Arverni
        Arverni raid done
        Arverni command ability Devastate
        Arverni devastate region Arverni
        Arverni starve piece Revealed Arverni Warband
    """)

    assert game.resources("Arverni") == 1
    assert game.view["regions"]["Arverni"]["devastated"]


def test_event_48_unshaded_the_executing_faction_is_eligible_the_others_keep_theirs() -> None:
    """The Aedui stay Eligible on the next card; the Arverni, who acted for free, may still act on this one."""
    game = at(POSITION + "\n").play("""
        Aedui action unshaded 48
        Aedui event_faction faction Arverni
        Aedui event_faction done
        Arverni free_command command Raid
        Arverni command raid Arverni
        Arverni raid gain
        Arverni command done
    """)
    assert game.asked == "Arverni action"
    assert game.position["kept"] == ["Aedui"]


def test_event_48_unshaded_romans_name_others() -> None:
    """The Romans are no Gauls: they cannot be named."""
    game = at(POSITION.replace("card = 48", 'card = 48\nineligible = ["Aedui", "Arverni", "Belgae"]'))
    game.play("Romans action unshaded 48")

    assert game.offers("faction") == ["Aedui", "Arverni", "Belgae"]


def test_event_48_effective_always() -> None:
    """To become Eligible is always a change."""
    assert judged("card = 48", "Aedui")
    assert judged("card = 48", "Romans")


def test_event_48_unshaded_no_special_ability_that_does_not_fit() -> None:
    """Rampage accompanies Raid but no March, by this Event too."""
    position = POSITION + '\n[regions.Morini]\nBelgae = "Ambiorix, 1 Warband"\nAedui = "1 Warband"'
    chosen = "Aedui action unshaded 48\nAedui event_faction faction Belgae\nAedui event_faction done\n"

    raid = at(position).play(chosen + "Belgae free_command command Raid")
    march = at(position).play(chosen + "Belgae free_command command March")
    assert "Rampage" in raid.offers("ability")
    assert "Rampage" not in march.offers("ability")
    assert march.offers("select") == []  # a Limited Command


def test_event_48_unshaded_each_gaul_once() -> None:
    """Who is named is not offered again, and after all three nobody is asked for more."""
    game = at("card = 48").play("Aedui action unshaded 48\nAedui event_faction faction Belgae")
    assert game.offers("faction") == ["Aedui", "Arverni"]
    game.play("Aedui event_faction faction Arverni\nAedui event_faction faction Aedui")
    assert game.asked == "Aedui command"


def test_event_48_unshaded_the_arverni_act_before_the_belgae() -> None:
    """By the order of this card, whoever was named first."""
    game = at(POSITION).play("""
        Aedui action unshaded 48
        Aedui event_faction faction Belgae
        Aedui event_faction faction Arverni
        Aedui event_faction done
    """)

    assert game.asked == "Arverni free_command"


def test_event_48_unshaded_one_special_ability() -> None:
    """After a Devastate there is no Entreat in the same Command."""
    game = at(POSITION + '[regions.Pictones]\nArverni = "4 Warbands"\nAedui = "1 Warband"\n').play("""
        Aedui action unshaded 48
        Aedui event_faction faction Arverni
        Aedui event_faction done
        Arverni free_command command Raid
    """)
    assert game.offers("ability") == ["Entreat", "Devastate"]

    game.play("Arverni command ability Entreat\nArverni entreat region Pictones")
    assert game.offers("ability") == []
