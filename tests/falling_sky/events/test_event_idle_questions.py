"""5.1 Questions of Events that would decide nothing are not put."""

from tests.falling_sky.playing import at


def test_event_36_shaded_no_ambush_where_nobody_can_be_lost() -> None:
    """One Warband against one causes no Loss, nor does 30 help it: nothing is asked."""
    game = at("""
        card = 36
        [capabilities]
        30 = "shaded"
        [regions.Pictones]
        Arverni = "1 Warband"
        Germans = "1 Warband"
    """).play("""
        Arverni action shaded 36
        Arverni command battle Pictones
    """)
    assert game.asked == "Arverni command"


def test_event_25_unshaded_slingers_do_not_shoot_at_nobody() -> None:
    """13 The Aedui attack by the Event alone: the Auxilia have nobody to shoot at, and are lost."""
    game = at("""
        card = 25
        ineligible = ["Arverni"]
        [capabilities]
        13 = "unshaded"
        [regions.Pictones]
        Romans = "3 revealed Auxilia"
    """).play("Aedui action unshaded 25")
    while game.asked == "Romans declare_retreat":
        game.play("Romans declare_retreat stand")
    assert (game.asked == "Romans event_confirm", game.pieces("Pictones", "Romans")) == (False, "")


def test_event_67_unshaded_one_way_is_enough_where_all_lead_to_the_same_region() -> None:
    """From Provincia Caesar reaches Treveri by Aedui, whichever way he goes on from there, and Nervii by none."""
    game = at("""
        card = 67
        [regions.Provincia]
        Romans = "Caesar"
    """).play("""
        Belgae action unshaded 67
        Belgae event_faction faction Romans
        Romans event_confirm yes
        Romans command march Provincia
    """)
    asked = []
    while game.asked.startswith("Romans march"):
        asked.append(game.asked)
        game.play(f"{game.asked} {game.options[0]}")
    assert ("Romans march_on" in asked, game.pieces("Treveri", "Romans")) == (False, "Caesar")
