"""A3, A4 What is done before a Command may bring it a Region, in ways that are easily forgotten."""

from textwrap import dedent

from tests.ariovistus.playing import at, lone


def test_a4_5_1_germans_who_stay_apart_can_be_robbed() -> None:
    """One of two Warbands joins the Belgae and Raids the owner of the other."""
    board = """
        [regions.Morini]
        Germans = "2 Warbands"
        devastated = true
        [regions.Atrebates]
        Belgae = "Boduognatus"
        devastated = true
    """
    game = lone("Belgae", board, ("Germans",), germans=2)
    game.play("Belgae action command Raid\nBelgae command ability Enlist\nBelgae enlist as_belgic")
    game.play("Belgae enlist_region region Morini\nBelgae enlist_join number 1")
    assert "Morini" in game.offers("raid")


def test_a4_5_1_germans_who_stay_apart_can_be_fought() -> None:
    """Two of three Warbands join the Belgae and fight the third."""
    board = """
        [regions.Morini]
        Germans = "3 Warbands"
        [regions.Atrebates]
        Belgae = "Boduognatus"
        devastated = true
    """
    assert "Battle" in lone("Belgae", board, ("Germans",), belgae=1).offers("command")


def test_a4_5_1_who_flees_from_enlisted_germans_may_march_on() -> None:
    """Out of Devastated Nervii a March costs two Resources; in Treveri, whither the Aedui let them flee, one."""
    spent = "".join(f"[regions.{name}]\ndevastated = true\n" for name in ("Morini", "Atrebates", "Sugambri", "Ubii"))
    board = """
        [regions.Nervii]
        Belgae = "Boduognatus, 2 revealed Warbands"
        Germans = "4 Warbands"
        devastated = true
        [regions.Treveri]
        Aedui = "1 Warband"
    """
    game = lone("Belgae", dedent(board) + spent, ("Aedui",), belgae=1)
    assert {"March", "Battle"} <= set(game.offers("command"))


def test_a3_3_1_a_leader_who_flees_may_open_an_intimidated_region() -> None:
    """Boduognatus flees from Enlisted Germans in Devastated Pictones to Veneti, where he is not afraid to Rally."""
    spent = ("Morini", "Nervii", "Atrebates", "Sugambri", "Ubii", "Treveri", "Carnutes", "Bituriges", "Arverni")
    board = """
        [regions.Veneti]
        Belgae = "3 Warbands"
        Germans = "1 Warband"
        intimidated = true
        [regions.Pictones]
        Belgae = "Boduognatus"
        Germans = "4 Warbands"
        devastated = true
    """
    game = lone("Belgae", dedent(board) + "".join(f"[regions.{r}]\ndevastated = true\n" for r in spent), belgae=2)
    assert "Rally" in game.offers("command")


def test_event_a38_unshaded_free_auxilia_that_are_shared_open_a_rally() -> None:
    """A1.4 They cost nothing, and beside them the Aedui have Control of Mandubii."""
    board = """
        [capabilities]
        A38 = "unshaded"
        [regions.Aedui]
        devastated = true
        [regions.Mandubii]
        Aedui = "Diviciacus, 1 Warband"
        Belgae = "3 Warbands"
    """
    game = lone("Aedui", board, ("Romans",), aedui=1)
    game.play("Aedui action command Rally\nAedui command ability Suborn")
    game.play("Aedui suborn_what place Romans\n" * 3 + "Aedui suborn_what done")
    game.play("Aedui command share Mandubii\nRomans agree_share yes")
    assert "Mandubii" in game.offers("rally")


def test_a4_6_1_a_settlement_makes_the_rally_cheaper() -> None:
    """Two Resources for the Settlement and one for the Rally beside it."""
    board = """
        [regions.Sugambri]
        devastated = true
        [regions.Ubii]
        devastated = true
        [regions.Treveri]
        Germans = "Ariovistus, 3 Warbands"
        [tribes]
        Treveri = "Dispersed"
    """
    game = lone("Germans", board, germans=3)
    game.play("Germans action command Rally\nGermans command ability Settle\nGermans settle region Treveri")
    assert "Treveri" in game.offers("rally")


SETTLED = ("Treveri", "Nervii", "Morini", "Mandubii", "Atrebates", "Veneti")


def test_a1_4_1_a_settlement_may_be_taken_off_to_be_placed_elsewhere() -> None:
    """All six stand in Devastated Regions; in Sequani one lets Warbands be placed."""
    board = "".join(f"[regions.{name}]\ndevastated = true\n" for name in ("Sugambri", "Ubii"))
    board += "".join(f'[regions.{name}]\nGermans = "Settlement"\ndevastated = true\n' for name in SETTLED)
    board += '[regions.Sequani]\nGermans = "Ariovistus, 3 Warbands"\n'
    board += '[tribes]\nSequani = "Dispersed"\nHelvetii = "Dispersed"\n'
    game = lone("Germans", board, germans=9)
    game.play("Germans action command Rally\nGermans command remove_own\nGermans remove_from region Veneti")
    game.play("Germans command ability Settle\nGermans settle region Sequani")
    assert "Sequani" in game.offers("rally")


HELD = {
    "Belgae": "Menapii Morini Eburones Nervii Bellovaci Atrebates Remi",
    "Arverni": "Arverni Cadurci Volcae Pictones Santones Carnutes Aulerci Veneti Namnetes",
    "Aedui": "Aedui Sequani Senones Lingones Bituriges Helvetii",
}
FEW = "[tribes]\n" + "".join(f'{tribe} = "{who}"\n' for who, tribes in HELD.items() for tribe in tribes.split())


def test_8_6_6_a_gift_may_make_the_aedui_rich() -> None:
    """With the one Resource of the Germans they have 21, and give ten to Romans who give the Germans theirs."""
    board = "".join(f"[regions.{name}]\ndevastated = true\n" for name in ("Sugambri", "Ubii"))
    board += '[regions.Treveri]\nGermans = "Ariovistus, 3 Warbands"\n' + FEW + 'Treveri = "Dispersed"\n'
    assert "Rally" in lone("Germans", board, ("Romans",), germans=1, romans=1, aedui=20).offers("command")


def test_8_6_6_romans_who_pay_with_the_corn_of_a53_are_not_poor() -> None:
    """The Aedui have named two Resources, which a March costs; the Romans have twenty of their own."""
    board = 'card = "A53"\nnonplayers = ["Aedui"]\nineligible = ["Germans", "Aedui", "Belgae"]\n'
    board += '[resources]\nRomans = 20\nAedui = 30\n[regions.Provincia]\nRomans = "Fort, Caesar, 2 Auxilia"\n'
    game = at(board + FEW).play("Romans action unshaded A53\nAedui event_number number 2")
    game.play("Romans event_choice command March\nRomans command march Provincia")
    assert game.asked == "Romans march_to"


REGIONS = (
    "Morini Nervii Atrebates Sugambri Ubii Treveri Carnutes Mandubii Veneti Pictones Bituriges Aedui Sequani Arverni "
    "Provincia Cisalpina"
)


def devastated(*but: str) -> str:
    return "".join(f"[regions.{r}]\ndevastated = true\n" for r in REGIONS.split() if r not in but)


def test_a3_2_1_no_recruit_in_an_intimidated_region_to_which_no_leader_comes() -> None:
    board = """
        [regions.Mandubii]
        Romans = "Caesar, 2 Auxilia"
        devastated = true
        [regions.Treveri]
        {0}
    """
    text = devastated("Treveri", "Mandubii") + dedent(board)
    assert "Recruit" in lone("Romans", text.format(""), romans=5).offers("command")
    assert "Recruit" not in lone("Romans", text.format("intimidated = true"), romans=5).offers("command")


def test_a3_3_1_no_rally_in_an_intimidated_region_to_which_no_leader_comes() -> None:
    board = """
        [regions.Mandubii]
        Aedui = "Diviciacus"
        devastated = true
        [regions.Treveri]
        Aedui = "2 Warbands"
        Belgae = "3 Warbands"
        {0}
    """
    text = devastated("Treveri", "Mandubii") + dedent(board)
    assert "Rally" in lone("Aedui", text.format(""), aedui=5).offers("command")
    assert "Rally" not in lone("Aedui", text.format("intimidated = true"), aedui=5).offers("command")


def test_a4_6_1_no_rally_in_hope_of_a_settlement_where_none_can_be() -> None:
    """Cisalpina could be settled, but is Devastated; Sequani is not under Control."""
    board = """
        [regions.Sequani]
        Germans = "Ariovistus{0}"
        Belgae = "2 Warbands"
        [regions.Cisalpina]
        Germans = "2 Warbands"
        devastated = true
    """
    text = devastated("Sequani", "Cisalpina") + dedent(board)
    assert "Rally" in lone("Germans", text.format(", 2 Warbands"), germans=4).offers("command")
    assert "Rally" not in lone("Germans", text.format(""), germans=4).offers("command")
