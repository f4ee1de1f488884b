"""A2.1N The second deck, and A2.1M what lasts."""

import pytest

from alesia.games.falling_sky.components import EVENT_CARDS, WINTER
from alesia.games.falling_sky.deck import SECOND_HALF, cards_in_deck, cards_left, events_dealt, note_drawn, pile_size
from alesia.games.falling_sky.state import OUT, State, altered
from tests.ariovistus.campaign.interlude import DECK, bands, interlude
from tests.falling_sky.playing import Play


def cards(game: Play) -> list[str]:
    return game.offers("card")


@pytest.mark.proves("A2.1Na", "A2.1Ak", "A2.1Bg")
def test_a2_1n_the_events_of_falling_sky_those_seen_included() -> None:
    """None with an A; 14 and 71 were drawn in the first half and are in the deck all the same, with no Winter yet."""
    game = interlude("start", "played = [14, 71]\nnext = 72")

    assert game.asked == DECK
    assert sorted(map(int, cards(game))) == list(range(1, 73))
    assert (game.position["played"], game.position["winters"]) == ([], 0)
    assert game.view["deck"] == 75


@pytest.mark.proves("A2.1Ni")
def test_a2_1n_the_first_two_cards_are_drawn() -> None:
    """One is played, one is shown."""
    game = interlude("second_deck").play("Chance draw_card card 25\nChance draw_card card 8")

    assert (game.position["card"], game.position["next"], game.view["deck"]) == (25, 8, 73)
    assert "interlude" not in game.position
    assert game.position["first_winter_special"], "A2.1O the first Winter to come is that of Pax Gallica?"
    assert game.asked.split()[1] == "action"


@pytest.mark.proves("A2.1Nc", "A2.1Nf", "A2.1Ma", "A2.1Mb")
def test_a2_1n_cards_of_capabilities_in_effect_stay_out() -> None:
    """The very card: 8 and 15 are out; A63, A22 and A38 keep no card of the deck away."""
    game = interlude(
        "turning",
        """
        [capabilities]
        8 = "shaded Germans"
        15 = "unshaded"
        A63 = "shaded Belgae"
        A22 = "unshaded"
        A38 = "unshaded"
    """,
    )
    assert set(range(1, 73)) - set(map(int, cards(game))) == {8, 15}

    assert game.position["kept_out"] == [8, 15]
    assert set(game.position["capabilities"]) == {"8", "15", "A63", "A22", "A38"}


@pytest.mark.proves("A2.1Nd", "A2.1Me")
def test_a2_1n_card_5_stays_out_while_the_marker_lies() -> None:
    """Gallia Togata."""
    out, there = interlude("second_deck", "gallia_togata = true"), interlude("second_deck")

    assert ("5" in cards(out), "5" in cards(there)) == (False, True)


@pytest.mark.proves("A2.1Ne", "A2.1Mf")
def test_a2_1n_card_71_stays_out_while_the_colony_is_on_the_map() -> None:
    """It stays where it is, a Tribe of its Region."""
    game = interlude("turning", '[tribes]\n"Treveri Colony" = "Romans"')

    assert "71" not in cards(game)
    assert game.tribe("Treveri Colony") == "Romans"


@pytest.mark.proves("A2.1Nb", "A2.1Fb")
def test_a2_1n_card_38_brings_diviciacus_back() -> None:
    """It is the one with his Leader piece."""
    game = interlude("second_deck", '[regions.Aedui]\nAedui = "2 Warbands"')
    game.play("Chance draw_card card 38\nChance draw_card card 1")
    while game.asked.split()[0] != "Aedui":
        game.table.answer("pass")
    game.play("Aedui action unshaded 38")
    while game.asked.startswith("Aedui event"):
        game.table.answer(game.options[0])

    assert "Diviciacus" in str(game.position["regions"])


# ---- Short piles ------------------------------------------------------------------------------------------------


def deck(kept_out: int) -> State:
    s = State()
    s.scenario, s.kept_out = SECOND_HALF, kept_out
    for card in EVENT_CARDS[:kept_out]:
        s.seen = altered(s.seen, card, OUT)
    return s


@pytest.mark.proves("A2.1Ng", "A2.1Nh")
@pytest.mark.parametrize(
    ("kept_out", "events", "last_piles"),
    [
        (0, 70, [5, 5, 6]),
        (2, 70, [5, 5, 6]),
        (3, 69, [5, 5, 5]),
        (6, 66, [5, 5, 2]),
        (7, 65, [5, 5, 1]),
        (8, 64, [5, 4, 1]),
        (10, 62, [5, 2, 1]),
    ],
)
def test_a2_1n_the_last_piles_are_short(kept_out: int, events: int, last_piles: list[int]) -> None:
    """70 Events if there are so many, else all; the fifth Winter is in the last pile even if it is alone there."""
    s = deck(kept_out)
    assert (events_dealt(s), cards_in_deck(s)) == (events, events + 5)
    assert [pile_size(s, pile) for pile in (12, 13, 14)] == last_piles

    winters = 0
    while cards_in_deck(s):
        left, winter = cards_left(s)
        drawn = WINTER if winter and left == 1 else next(c for c in EVENT_CARDS if not s.seen[c])
        winters += drawn is WINTER
        note_drawn(s, drawn)
    assert (winters, drawn) == (5, WINTER)


@pytest.mark.proves("A2.1Na")
def test_a2_1n_winters_are_in_the_piles_of_pax_gallica() -> None:
    """2, 5, 8, 11 and 14."""
    assert [pile for pile in range(1, 15) if pile_size(deck(0), pile) == 6] == [2, 5, 8, 11, 14]


@pytest.mark.proves("A2.1Nh")
def test_a2_1n_a_pile_without_events_is_its_winter_card() -> None:
    """With ten kept out the only card left is the final Winter."""
    s = deck(10)
    for card in EVENT_CARDS[10:]:
        s.seen = altered(s.seen, card, 1)
    s.cards_drawn, s.winters = 62 + 4, 4

    assert (cards_in_deck(s), cards_left(s)) == (1, (1, True))


# ---- What lasts -------------------------------------------------------------------------------------------------


@pytest.mark.proves("A2.1Mg", "A2.1Mh", "A2.1Me", "A2.1Mb", "A2.1Mc")
def test_a2_1m_markers_and_capabilities_stay_whose_they_are() -> None:
    """Abatis of the Germans too; Gallia Togata with its Romans; a Capability beside the Germans."""
    game = interlude(
        "turning",
        """
        gallia_togata = true
        [regions.Cisalpina]
        Romans = "2 Auxilia"
        [abatis]
        Germans = "Treveri"
        Belgae = "Nervii"
        [capabilities]
        8 = "shaded Germans"
    """,
    )

    assert game.position["abatis"] == {"Belgae": "Nervii", "Germans": "Treveri"}
    assert game.position["gallia_togata"]
    assert bands(game, "Romans")["Cisalpina"] == "2 Auxilia"
    assert game.position["capabilities"] == {"8": "shaded Germans"}
