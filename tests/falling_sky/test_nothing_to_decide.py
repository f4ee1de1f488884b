"""Questions of which every answer would lead to the same are not put; those that look alike and differ are."""

from tests.falling_sky.playing import Play, at, at_bay


def attacked(arverni: str, romans: str, more: str = "") -> Play:
    """Romans attack Arverni in Mandubii; next door, in Carnutes, the Belgae have Control."""
    sides = f'[regions.Mandubii]\nRomans = "{romans}"\nArverni = "{arverni}"\n'
    return at_bay(sides + '[regions.Carnutes]\nBelgae = "3 Warbands"\n' + more).play("""
        Romans action command Battle
        Romans command battle Mandubii
    """)


def test_3_2_4_nobody_asks_for_a_refuge_whom_no_loss_spares() -> None:
    """Two Legions cause a Loss to those who Retreat: a lone Warband falls, one of two would need the Belgae."""
    assert "ask_retreat Carnutes" in attacked("2 Warbands", "2 Legions, 1 Auxilia").options
    game = attacked("1 Warband", "2 Legions, 1 Auxilia")
    assert (game.asked, game.offers("ask_retreat")) == ("Arverni declare_retreat", [])


def test_3_2_4_who_falls_either_way_is_asked_only_if_attackers_have_something_to_hide() -> None:
    """A Retreat leaves the Auxilia Hidden; Legions alone have nothing to hide."""
    game = attacked("1 Warband", "2 Legions")
    assert game.asked == "Romans command"
    assert game.pieces("Mandubii", "Arverni") == ""
    assert attacked("Vercingetorix", "2 Legions").asked == "Arverni declare_retreat"


def test_3_3_4_before_a_retreat_that_leads_nowhere_all_are_alike() -> None:
    """All survivors are removed: nobody is asked which Warband the Loss takes. Where a refuge is open it matters."""
    board = 'card = 19\n[regions.Carnutes]\nArverni = "6 Warbands"\nAedui = "2 Warbands, 2 revealed Warbands"\n'
    battle = "Arverni action command Battle\nArverni command battle Carnutes\n"
    nowhere = at_bay(board).play(battle + "Aedui declare_retreat retreat_nowhere")
    assert (nowhere.asked, nowhere.pieces("Carnutes", "Aedui")) == ("Arverni command", "")
    refuge = at(board + '[regions.Bituriges]\nAedui = "3 Warbands"\n')
    assert refuge.play(battle + "Aedui declare_retreat retreat").asked == "Aedui loss"


def test_3_2_2_nobody_is_asked_to_harass_who_is_lost_anyway() -> None:
    """Three Hidden Germans always Harass, and one Auxilia is all that Marches; two would leave the Arverni a choice."""
    board = """
        [regions.Mandubii]
        Romans = "2 Auxilia"
        [regions.Carnutes]
        Arverni = "3 Warbands"
        Germans = "3 Warbands"
    """
    march = "Romans action command March\nRomans command march Mandubii\nRomans march_to region Carnutes\n"
    onward = "Romans march_number number {}\nRomans march_on region Bituriges"
    one = at(board).play(march + onward.format(1))
    assert one.asked == "Romans march_to"
    assert one.pieces("Bituriges", "Romans") == ""
    assert at(board).play(march + onward.format(2)).asked == "Arverni harass"


def test_3_2_3_nobody_is_asked_to_harass_a_seize_that_nobody_survives() -> None:
    """Three Hidden Germans always Harass: the lone Auxilia falls; of two one would be left."""
    board = '[regions.Carnutes]\nRomans = "{} Auxilia"\nArverni = "3 Warbands"\nGermans = "3 Warbands"\n'
    board += '[tribes]\nCarnutes = "Belgae"\nAulerci = "Romans"\n[regions.Mandubii]\nRomans = "1 Auxilia"\n'
    seize = "Romans action command Seize\nRomans command seize Carnutes"
    assert at(board.format(2)).play(seize).asked == "Arverni harass"
    lone = at(board.format(1).replace('Aulerci = "Romans"\n', "")).play(seize)
    assert (lone.asked, lone.pieces("Carnutes", "Romans")) == ("Romans command", "")


def test_3_4_4_nobody_is_asked_whom_an_ambush_without_effect_strikes() -> None:
    """One Germanic Warband causes no Loss: Romans or Belgae, it is Revealed; a second makes it a choice."""
    board = 'card = 17\n[regions.Sugambri]\nGermans = "{} Warbands"\nRomans = "1 revealed Auxilia"\n'
    board += 'Belgae = "1 revealed Warband"\n'
    guide = "Romans action unshaded 17\nRomans event_region done"
    assert at(board.format(1).replace("1 Warbands", "1 Warband")).play(guide).asked != "Romans battle_target"
    assert at(board.format(2)).play(guide).asked == "Romans battle_target"


def test_4_3_2_what_is_devastated_already_is_not_offered_again_without_effect() -> None:
    """After the first Region, only where a marker is placed or somebody starves."""
    board = """
        card = 19
        [regions.Arverni]
        Arverni = "Vercingetorix, 4 Warbands"
        [regions.Pictones]
        Arverni = "{} Warbands"
        devastated = true
    """
    first = "Arverni action command Raid\nArverni command ability Devastate\nArverni devastate region Arverni"
    assert at(board.format(2)).play(first).asked != "Arverni devastate"
    assert at(board.format(4)).play(first).offers("region") == ["Pictones"]


def test_event_25_unshaded_no_ally_is_chosen_where_none_survives() -> None:
    """Three Losses: both Allies and the Warband fall, whichever goes first."""
    board = 'card = 25\nineligible = ["Arverni"]\n[regions.Pictones]\nArverni = "{}"\n'
    board += '[tribes]\nPictones = "Arverni"\nSantones = "Arverni"\n'
    game = at(board.format("1 Warband")).play("Aedui action unshaded 25")
    assert game.asked != "Arverni loss"
    assert (game.tribe("Pictones"), game.tribe("Santones")) == ("Subdued", "Subdued")


def test_event_39_shaded_markets_that_yield_as_much_are_alike() -> None:
    """One Subdued Tribe more makes the difference; with equal goods nobody is asked where to Trade."""
    board = """
        card = 37
        [resources]
        Aedui = 5
        [regions]
        Aedui = { Aedui = "2 Warbands" }
        Bituriges = { Aedui = "4 Warbands", Arverni = "5 Warbands" }
        [tribes]
        Bituriges = "Aedui"
        [capabilities]
        39 = "shaded"
    """
    trade = "Aedui action command Raid\nAedui command ability Trade\nRomans agree_trade no"
    assert at(board).play(trade).asked == "Aedui trade"
    assert at(board.replace(', Arverni = "5 Warbands"', "")).play(trade).asked == "Aedui trade"


def test_event_47_unshaded_places_with_the_same_guests_are_alike() -> None:
    """Aedui and Arverni meet in both Regions: nobody is asked where, until the Belgae are in one of them."""
    board = 'card = 47\nnext = 1\n[regions.Mandubii]\nAedui = "1 Warband"\nArverni = "1 Warband"\n{}'
    board += '[regions.Carnutes]\nAedui = "1 Warband"\nArverni = "1 Warband"\n'
    assert at(board.format("")).play("Aedui action unshaded 47").asked == "Chance draw_card"
    game = at(board.format('Belgae = "1 Warband"\n')).play("Aedui action unshaded 47")
    assert game.asked == "Aedui event_region"


def test_event_51_unshaded_all_that_are_there_are_replaced_in_any_order() -> None:
    """Two Warbands, four places: nobody is asked; of five the executing Faction says which."""
    board = 'card = 51\n[regions.Nervii]\nBelgae = "{} Warbands"\nGermans = "1 Warband"\n'
    game = at(board.format(3)).play("Aedui action unshaded 51")
    assert game.pieces("Nervii", "Aedui") == "4 Warbands"
    assert at(board.format(4)).play("Aedui action unshaded 51").asked == "Aedui event_piece"


def test_event_59_unshaded_the_horse_is_not_asked_for_where_all_fall_without_it() -> None:
    """Two Legions are enough for one Warband; against four the Auxilia may count double."""
    horse = '[capabilities]\n59 = "unshaded"\n'
    assert attacked("1 revealed Warband", "2 Legions, 2 revealed Auxilia", horse).asked == "Romans command"
    game = attacked("6 revealed Warbands", "2 Legions, 2 revealed Auxilia", horse)
    assert game.play("Arverni declare_retreat stand").asked == "Romans event_confirm"
