"""8.4.4 Upon Frost the Non-players of Ariovistus choose in Events what brings no player to victory."""

from tests.ariovistus.nonplayers.acting import Acting
from tests.ariovistus.nonplayers.events.turns import chosen, reasons, turn

WINTER = 'next = "Winter"'
BARRED = "event.frost_bars"


def tribes(**owners: tuple[str, ...]) -> str:
    return "[tribes]\n" + "".join(f'"{name}" = "{owner}"\n' for owner, names in owners.items() for name in names)


def allies(game: Acting, faction: str) -> set[str]:
    return {name for name, owner in game.position["tribes"].items() if owner == faction}


# ---- A20 Morbihan -----------------------------------------------------------------------------------------------

COASTS = """
    [regions.Veneti]
    Arverni = "4 Warbands"
    [regions.Atrebates]
    Romans = "2 Legions"
    Belgae = "1 Warband"
    [regions.Carnutes]
    Romans = "2 Auxilia"
    Belgae = "{}"
    [regions.Morini]
    Belgae = "4 Warbands"
    [regions.Nervii]
    Belgae = "4 Warbands"
    [resources]
    Germans = 0
"""
BELGAE = ("Menapii", "Eburones", "Morini", "Nervii", "Bellovaci", "Ubii", "Helvetii")


def ships(head: str, at_carnutes: str = "") -> Acting:
    """Belgae at 14 points; without the Legions, Atrebates is theirs."""
    board = COASTS.replace("\n    ", "\n").format(at_carnutes) + tribes(Belgae=BELGAE, Arverni=("Veneti",))
    return turn("A20", "Germans", board, head=head)


def test_8_4_4_morbihan_ships_are_not_sent_where_a_player_gains_control() -> None:
    """A20 Arverni strike at the Legions of Atrebates; upon Frost at Auxilia, as Belgae would score 17."""
    assert chosen(ships(""), "Germans", "event_region") == ["region Atrebates"]
    frost = ships(WINTER)
    assert chosen(frost, "Germans", "event_region") == ["region Carnutes"]
    assert frost.margin("Belgae") == -1


def test_8_4_4_morbihan_is_declined_if_every_ambush_helps_a_player() -> None:
    """A20 In Carnutes, too, the Belgae would get Control."""
    assert reasons(ships("", "2 Warbands"), "Germans") == []
    assert reasons(ships(WINTER, "2 Warbands"), "Germans") == [BARRED]


# ---- A56 Galba --------------------------------------------------------------------------------------------------

GALBA = {"Germans": ("Remi", "Ubii", "Sugambri"), "Aedui": ("Aedui", "Mandubii", "Senones")}


def test_8_4_4_galba_takes_no_ally_whose_loss_helps_a_player() -> None:
    """A56 Remi from the Germans, or upon Frost not: the Aedui, with as many Allies, would have more than anybody."""
    thaw, frost = [turn("A56", "Belgae", tribes(**GALBA, Arverni=("Nervii",)), 1, head=head) for head in ("", WINTER)]
    assert chosen(thaw, "Belgae", "event_tribe") == ["tribe Remi", "tribe Nervii"]
    assert chosen(frost, "Belgae", "event_tribe") == ["tribe Nervii", "tribe Menapii"]
    assert (thaw.margin("Aedui"), frost.margin("Aedui")) == (1, 0)


SCATTERED = ("Menapii", "Morini", "Atrebates", "Bellovaci")


def test_8_4_4_galba_stops_rather_than_help_a_player() -> None:
    """A56 No Tribe of Belgica is Subdued, so that nobody must replace the Ally at Remi; the Warbands still come."""
    held = {"Germans": (*GALBA["Germans"], "Treveri"), "Aedui": (*GALBA["Aedui"], "Lingones")}
    board = tribes(**held, Dispersed=SCATTERED, Belgae=("Nervii", "Eburones"))
    thaw, frost = [turn("A56", "Belgae", board, 1, head=head) for head in ("", WINTER)]
    assert (thaw.tribe("Remi"), frost.tribe("Remi")) == ("Belgae", "Germans")
    assert reasons(frost, "Belgae") == []
    assert frost.pieces("Atrebates", "Belgae") == "4 Warbands"


def test_8_4_4_galba_upon_frost_two_tribes_join_as_ever() -> None:
    """A56 Two Subdued Tribes for two Allies, who must come: no die is cast, upon Frost neither."""
    board = tribes(Dispersed=SCATTERED[1:], Aedui=("Aedui",), Belgae=("Remi", "Eburones"))
    thaw, frost = [turn("A56", "Belgae", board, 1, 1, head=head) for head in ("", WINTER)]
    assert len(frost.lots("Belgae")) == len(thaw.lots("Belgae"))
    assert "event.frost" not in frost.notes("Belgae")  # none is left out
    assert allies(thaw, "Belgae") == allies(frost, "Belgae") == {"Remi", "Menapii", "Nervii", "Eburones"}


# ---- A58 Aduatuci, shaded ---------------------------------------------------------------------------------------

PEACE = """
    [regions.Atrebates]
    Romans = "2 Legions, 3 Auxilia"
    Belgae = "4 Warbands"
    [regions.Nervii]
    Romans = "{}"
    Belgae = "{}"
    [regions.Treveri]
    Germans = "Ariovistus, 4 Warbands"
    [regions.Morini]
    Belgae = "4 Warbands"
    [resources]
    Germans = 0
"""
AT_NERVII = ("Menapii", "Morini", "Bellovaci", "Veneti", "Namnetes", "Helvetii", "Pictones")


def peace(head: str, *at_nervii: str) -> Acting:
    board = PEACE.replace("\n    ", "\n").format(*at_nervii) + tribes(Belgae=AT_NERVII)
    return turn("A58", "Germans", board, head=head)


def test_8_4_4_aduatuci_no_ambush_where_a_player_gains_control() -> None:
    """A58 Germans strike the Legions of Atrebates; upon Frost they are content with Auxilia in Nervii."""
    assert chosen(peace("", "3 Auxilia", "1 Warband"), "Germans", "event_region") == ["region Atrebates"]
    frost = peace(WINTER, "3 Auxilia", "1 Warband")
    assert chosen(frost, "Germans", "event_region") == ["region Nervii"]
    assert frost.margin("Belgae") == 0


def test_8_4_4_aduatuci_is_declined_if_every_ambush_helps_a_player() -> None:
    """A58 A Legion in Nervii, too, whose fall would give the Belgae Control."""
    there = ("1 Legion, 3 Auxilia", "4 Warbands")
    assert reasons(peace("", *there), "Germans") == []
    assert reasons(peace(WINTER, *there), "Germans") == [BARRED]


# ---- A36 Usipetes & Tencteri, unshaded --------------------------------------------------------------------------

ON_THE_MEUSE = """
    [regions.Morini]
    Germans = "2 Warbands"
    Belgae = "2 Warbands"
    [regions.Nervii]
    Germans = "9 revealed Warbands"
    Belgae = "1 Warband"
    [regions.Atrebates]
    Belgae = "9 Warbands"
"""


def test_8_4_4_usipetes_no_warbands_whose_loss_gives_a_player_control() -> None:
    """A36 The Hidden Warbands of Morini first; upon Frost eight of Nervii, as Morini would bring the Belgae two points
    beyond their threshold."""
    held = ("Bellovaci", "Atrebates", "Remi", "Veneti", "Namnetes", "Helvetii", "Ubii")
    board = ON_THE_MEUSE.replace("\n    ", "\n") + tribes(Belgae=held)
    thaw, frost = [turn("A36", "Aedui", board, head=head) for head in ("", WINTER)]
    assert chosen(thaw, "Aedui", "event_region") == ["region Morini"] * 2
    assert chosen(frost, "Aedui", "event_region") == ["region Nervii"] * 8
    assert (thaw.margin("Belgae"), frost.margin("Belgae")) == (2, 0)


def test_8_4_4_usipetes_all_go_without_a_die() -> None:
    """A36 All eight Warbands of two Regions: there is nothing to choose, upon Frost neither."""
    board = "".join(f'[regions.{name}]\nGermans = "4 revealed Warbands"\n' for name in ("Morini", "Nervii"))
    thaw, frost = [turn("A36", "Aedui", board, head=head) for head in ("", WINTER)]
    assert (len(thaw.lots("Aedui")), len(frost.lots("Aedui"))) == (0, 0)
    assert thaw.pieces("Morini", "Germans") == frost.pieces("Nervii", "Germans") == ""


def test_8_4_4_usipetes_no_settlement_whose_loss_gives_a_player_control() -> None:
    """A36 Two of three Settlements by dice; upon Frost not that of Morini, where the Belgae would get Control."""
    held = ("Bellovaci", "Atrebates", "Remi", "Veneti", "Namnetes", "Helvetii", "Ubii")
    board = "".join(f'[regions.{name}]\nGermans = "Settlement"\n' for name in ("Treveri", "Nervii", "Morini"))
    board += 'Belgae = "1 Warband"\n[regions.Atrebates]\nBelgae = "9 Warbands"\n' + tribes(Belgae=held)
    thaw, frost = [turn("A36", "Aedui", board, 1, 1, head=head, others=("Romans",)) for head in ("", WINTER)]
    assert chosen(thaw, "Aedui", "event_region") == ["region Morini", "region Nervii"]
    assert chosen(frost, "Aedui", "event_region") == ["region Nervii", "region Treveri"]
