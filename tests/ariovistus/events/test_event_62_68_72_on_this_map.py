"""62 War Fleet, 68 Remi Influence and 72 Impetuosity where Britannia is no Region and Cisalpina is one (A1.3)."""

from tests.ariovistus.playing import at

GERMANS_NEXT = 'ineligible = ["Romans", "Aedui", "Belgae"]\n'


def test_event_62_nobody_sails_to_britannia() -> None:
    """A1.3.4 Arverni, Pictones, Veneti, Atrebates and Morini are the coast; Germans may sail, too."""
    game = at("card = 62\n" + GERMANS_NEXT + '[regions.Morini]\nGermans = "2 Warbands"')
    game.play("Germans action unshaded 62\nGermans event_region region Morini")

    assert game.asked == "Germans relocate_to"
    assert game.offers("region") == ["Atrebates", "Veneti", "Pictones", "Arverni"]


def test_event_72_germans_charge_with_hidden_warbands() -> None:
    """The shaded text says "your Hidden Warbands": the Germans of a player have some, and Cisalpina is adjacent."""
    game = at(
        "card = 72\n" + GERMANS_NEXT + '[regions.Ubii]\nGermans = "3 Warbands"\n[regions.Cisalpina]\nRomans = "Auxilia"'
    )
    game.play("Germans action shaded 72")

    assert game.step == "charge"
    assert game.offers("region") == ["Sugambri", "Ubii", "Treveri", "Sequani", "Cisalpina"]
    game.play("Germans event_region region Cisalpina")
    while game.asked.split()[1] in ("event_number", "march_number", "event_group"):
        game.table.answer(game.options[-1])

    assert game.pieces("Cisalpina", "Germans")


def test_event_68_allies_next_to_the_remi() -> None:
    """One in Morini and one in Treveri: the Catuvellauni are not there to be won."""
    game = at('card = 68\n[tribes]\nMorini = "Germans"\nTreveri = "Aedui"\nRemi = "Romans"')
    game.play("Belgae action unshaded 68")

    assert game.offers("tribe") == ["Morini", "Treveri"]
