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


def test_3_3_4_who_is_lost_either_way_is_asked_only_if_an_ally_would_pay_for_it() -> None:
    """Two Arverni Warbands take one of the Aedui, or half a Loss lets it Retreat nowhere; four would take the Ally."""
    board = 'card = 19\n[regions.Carnutes]\nArverni = "{} revealed Warbands"\nAedui = "1 Warband"\n'
    board += '[tribes]\nCarnutes = "Aedui"\n'
    battle = "Arverni action command Battle\nArverni command battle Carnutes"
    two = at_bay(board.format(2)).play(battle)
    assert (two.asked, two.pieces("Carnutes", "Aedui"), two.tribe("Carnutes")) == ("Arverni command", "", "Aedui")
    assert at_bay(board.format(4)).play(battle).asked == "Aedui declare_retreat"


def test_event_59_shaded_who_is_lost_either_way_is_asked_if_the_horse_may_strike_an_ally() -> None:
    """Two Arverni Warbands cause one Loss, on Horse two: one Warband and the Ally, or the Ally alone in a Retreat."""
    board = 'card = 19\n[regions.Carnutes]\nArverni = "2 revealed Warbands"\nAedui = "1 Warband"\n'
    board += '[tribes]\nCarnutes = "Aedui"\n[capabilities]\n59 = "shaded {}"\n'
    battle = "Arverni action command Battle\nArverni command battle Carnutes"
    assert at_bay(board.format("Arverni")).play(battle).asked == "Aedui declare_retreat"
    assert at_bay(board.format("Belgae")).play(battle).asked == "Arverni command"


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


def test_event_37_unshaded_where_two_tribes_are_all_nobody_is_asked_which_comes_first() -> None:
    """Mandubii and Senones are the only Subdued Tribes near; Lingones would make it a choice."""
    board = 'card = 37\nineligible = ["Romans", "Arverni"]\n[regions.Treveri]\nAedui = "2 Warbands"\n'
    board += '[tribes]\nTreveri = "Dispersed"\nLingones = "{}"\nEburones = "Belgae"\nNervii = "Belgae"\n'
    board += 'Bellovaci = "Belgae"\nAtrebates = "Belgae"\nRemi = "Belgae"\nSequani = "Romans"\nHelvetii = "Romans"\n'
    board += 'Sugambri = "Germans"\n"Suebi North" = "Germans"\nUbii = "Germans"\n"Suebi South" = "Germans"\n'
    place = "Aedui action unshaded 37\nAedui event_faction faction Aedui"
    game = at(board.format("Romans")).play(place)
    assert (game.asked, game.tribe("Mandubii"), game.tribe("Senones")) == ("Aedui event_region", "Aedui", "Aedui")
    assert at(board.format("Subdued")).play(place).asked == "Aedui event_tribe"


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


def test_3_4_4_of_leaders_caesar_alone_makes_an_ambush_without_effect_a_choice() -> None:
    """One Germanic Warband causes no Loss, to Ambiorix no more than to the Romans; Caesar might strike back."""
    board = 'card = 17\n[regions.Sugambri]\nGermans = "1 Warband"\nRomans = "{}1 revealed Auxilia"\n'
    board += 'Belgae = "Ambiorix, 1 revealed Warband"\n'
    guide = "Romans action unshaded 17\nRomans event_region done"
    assert at(board.format("")).play(guide).asked != "Romans battle_target"
    assert at(board.format("Caesar, ")).play(guide).asked == "Romans battle_target"


def test_event_27_shaded_archers_who_shoot_first_make_an_ambush_without_effect_a_choice() -> None:
    """One Germanic Warband causes no Loss to anybody; six Arverni would shoot it, the Aedui would not."""
    board = 'card = 17\n[regions.Sugambri]\nGermans = "1 Warband"\nArverni = "{} revealed Warbands"\n'
    board += 'Aedui = "1 revealed Warband"\n[capabilities]\n27 = "shaded"\n'
    guide = "Romans action unshaded 17\nRomans event_region done"
    assert at(board.format(5)).play(guide).asked != "Romans battle_target"
    six = at(board.format(6)).play(guide)
    assert (six.asked, six.options) == ("Romans battle_target", ["faction Arverni", "faction Aedui"])


def warlike(board: str) -> Play:
    """36 shaded: the Belgae let the Aedui Battle, with Ambush anywhere, and March."""
    return at(f'card = 36\nineligible = ["Arverni", "Aedui"]\n{board}[regions.Nervii]\nBelgae = "1 Warband"\n').play("""
        Belgae action shaded 36
        Belgae event_faction faction Aedui
    """)


AEDUI_AGAINST_ARVERNI = '[regions.{}]\nAedui = "3 Warbands"\nArverni = "3 Warbands"\n'


def test_5_4_one_region_of_a_free_command_is_not_selected_first() -> None:
    """Nothing could come in between; with a second Region the Aedui may pay for both before the first Battle."""
    one = AEDUI_AGAINST_ARVERNI.format("Mandubii")
    assert warlike(one).asked == "Aedui ambush"
    two = warlike(one + AEDUI_AGAINST_ARVERNI.format("Bituriges"))
    assert two.options == ["battle Mandubii", "battle Bituriges", "select Mandubii", "select Bituriges"]


def test_event_38_unshaded_one_region_is_selected_first_where_pieces_could_be_shared() -> None:
    """Aedui and Romans may agree to act as one, so that there is nobody to Battle with."""
    board = '[regions.Mandubii]\nAedui = "3 Warbands"\nRomans = "3 Auxilia"\n[capabilities]\n38 = "{}"\n'
    game = warlike(board.format("unshaded"))
    assert game.options == ["battle Mandubii", "select Mandubii"]
    game.play("Aedui command select Mandubii\nAedui command share Mandubii\nRomans agree_share yes")
    assert "battle Mandubii" not in game.options
    assert warlike(board.format("shaded")).asked == "Aedui ambush"


def test_event_36_shaded_an_ambush_that_changes_nothing_is_not_announced() -> None:
    """Of two Germans one is lost, and the other strikes nobody back; of three two are left, who would."""
    board = '[regions.Mandubii]\nAedui = "2 Warbands"\nGermans = "{} Warbands"\n'
    game = warlike(board.format(2))
    assert game.asked == "Aedui march_to"
    assert game.pieces("Mandubii", "Germans") == "1 revealed Warband"
    assert warlike(board.format(3)).asked == "Aedui ambush"


def test_event_36_shaded_ballistae_need_walls_to_be_stormed() -> None:
    """10 shaded: one Warband harms no German, Ambushed or not; a Citadel could still be removed."""
    board = '[capabilities]\n10 = "shaded Aedui"\n[regions.Mandubii]\nAedui = "1 revealed Warband"\n{}\n'
    assert warlike(board.format('Germans = "1 revealed Warband"')).asked == "Aedui march_to"
    assert warlike(board.format('[tribes]\nMandubii = "Arverni Citadel"')).asked == "Aedui ambush"


def test_event_36_shaded_a_gaul_who_can_but_storm_a_fort_may_be_named() -> None:
    """10 shaded: an Aeduan Ally alone harms no Fort, but its Ambush may remove it; without Ballistae nobody asks."""
    board = 'card = 36\nineligible = ["Arverni", "Aedui", "Belgae"]\n[regions.Mandubii]\nRomans = "Fort"\n'
    board += '[regions.Carnutes]\nArverni = "2 Warbands"\n[tribes]\nMandubii = "Aedui"\n'
    armies = "Romans action shaded 36"
    named = at(board + '[capabilities]\n10 = "shaded Aedui"\n').play(armies)
    assert (named.asked, named.offers("faction")) == ("Romans event_faction", ["Arverni", "Aedui"])
    assert at(board).play(armies).asked == "Arverni march_to"


def to_britannia(board: str) -> Play:
    """57: the Belgae let the Romans March to Britannia."""
    return at('card = 57\nineligible = ["Arverni", "Aedui"]\n' + board).play("""
        Belgae action unshaded 57
        Belgae event_faction faction Romans
        Romans event_confirm yes
    """)


def test_5_4_ways_to_the_one_region_where_a_march_ends_are_alike() -> None:
    """Straight from Morini or by way of Atrebates; but three Hidden Belgae there may Harass."""
    board = '[regions.Morini]\nRomans = "1 Legion"\n[regions.Atrebates]\nBelgae = "{}"\n'
    game = to_britannia(board.format("2 Warbands")).play("Romans command march Morini")
    assert game.pieces("Britannia", "Romans") == "1 Legion"
    assert [str(entry.facts[2]) for entry in game.table.log if entry.key == "march"] == ["Britannia"]
    assert to_britannia(board.format("3 Warbands")).play("Romans command march Morini").asked == "Romans march_to"


def test_5_4_by_the_shortest_way_a_group_goes_without_caesar() -> None:
    """From Mandubii by way of Atrebates; there are longer ways, which only Caesar could lead."""
    game = to_britannia('[regions.Mandubii]\nRomans = "Caesar, 1 Legion"\n').play("Romans command march Mandubii")
    assert (game.asked, game.options) == ("Romans march_number", ["number 0", "number 1"])
    game.play("Romans march_number number 0")
    assert game.pieces("Britannia", "Romans") == "1 Legion"


def test_event_54_ways_of_a_lone_piece_to_the_one_goal_are_alike() -> None:
    """Vercingetorix goes from Pictones by way of Bituriges or Arverni; where three Hidden Warbands may Harass him it
    matters."""
    board = 'card = 54\nineligible = ["Aedui", "Romans", "Belgae"]\n'
    board += '[regions.Pictones]\nArverni = "Vercingetorix"\n[regions.Bituriges]\nAedui = "{}"\n'
    board += '[regions.Aedui]\nRomans = "1 Legion"\nBelgae = "1 Warband"\n'
    march = "Arverni action unshaded 54\nArverni event_region region Pictones"
    assert at(board.format("2 Warbands")).play(march).pieces("Aedui", "Arverni") == "Vercingetorix"
    assert at(board.format("3 Warbands")).play(march).options == ["region Bituriges", "region Arverni"]


def test_event_59_shaded_the_horse_is_not_asked_for_before_a_retreat_that_leads_nowhere() -> None:
    """All survivors are removed; where a refuge is open, the Losses matter, and so do they if an Ally takes them."""
    board = 'card = 19\n[regions.Carnutes]\nArverni = "6 Warbands"\nAedui = "4 Warbands"\n'
    board += '[capabilities]\n59 = "shaded Arverni"\n'
    battle = "Arverni action command Battle\nArverni command battle Carnutes\nAedui declare_retreat "
    nowhere = at_bay(board).play(battle + "retreat_nowhere")
    assert (nowhere.asked, nowhere.pieces("Carnutes", "Aedui")) == ("Arverni command", "")
    ally = '[tribes]\nCarnutes = "Aedui"\n'
    assert at_bay(board + ally).play(battle + "retreat_nowhere").asked == "Arverni event_confirm"
    refuge = at(board + '[regions.Bituriges]\nAedui = "3 Warbands"\n')
    assert refuge.play(battle + "retreat").asked == "Arverni event_confirm"


def test_event_30_shaded_up_to_four_warbands_are_all_picked() -> None:
    """Nobody need say which; of five one is left out."""
    elite = '[capabilities]\n30 = "shaded"\n'
    four = attacked("Vercingetorix, 2 Warbands, 2 revealed Warbands", "2 Legions", elite)
    assert four.asked == "Arverni declare_retreat"
    five = attacked("Vercingetorix, 3 Warbands, 2 revealed Warbands", "2 Legions", elite)
    assert five.asked == "Arverni event_piece"


def test_event_46_unshaded_who_executes_it_can_lose_resources_alone() -> None:
    """The Arverni are Ineligible next anyway: without Resources they need not name themselves after the others."""
    board = "card = 46\nineligible = ['Aedui', 'Belgae']\n[resources]\nArverni = {}\n"
    rites = "Arverni action unshaded 46\nArverni event_faction faction Aedui\nArverni event_faction faction Belgae"
    assert at(board.format(0)).play(rites).asked != "Arverni event_faction"
    assert at(board.format(1)).play(rites).options == ["faction Arverni", "done"]


def test_event_46_unshaded_who_has_executed_a_command_can_lose_resources_alone() -> None:
    """The Belgae acted first: they are Ineligible next anyway; without Resources they are not named after others."""
    board = 'card = 46\nineligible = ["Arverni", "Aedui"]\n[first]\nfaction = "Belgae"\n'
    board += 'action = "Command and Special Ability"\n[resources]\nBelgae = {}\n'
    rites = "Romans action unshaded 46\nRomans event_faction faction Arverni\nRomans event_faction faction Aedui"
    assert at(board.format(0)).play(rites).asked != "Romans event_faction"
    assert at(board.format(1)).play(rites).options == ["faction Belgae", "done"]


GIVEN_AWAY = """
    card = 19
    nonplayers = {}
    [resources]
    Arverni = 3
    [regions.Mandubii]
    Arverni = "{}"
"""
GIFT = """
    Arverni action command {}
    Arverni command negotiate
    Arverni negotiate give Belgae
    Arverni give number {}
"""


def test_3_1_a_command_that_nothing_can_bring_a_region_is_taken_back_at_once() -> None:
    """Who has given away the price of a March may ask a player for some of it, but not Non-players (8.4.2)."""
    some, all_others = '["Romans", "Aedui"]', '["Romans", "Aedui", "Belgae"]'
    game = at(GIVEN_AWAY.format(some, "3 revealed Warbands")).play(GIFT.format("March", 3))
    assert (game.asked, game.options) == ("Arverni command", ["take_back", "negotiate", "remove_own"])
    alone = at(GIVEN_AWAY.format(all_others, "3 revealed Warbands")).play(GIFT.format("March", 3))
    assert (alone.asked, alone.resources("Arverni")) == ("Arverni action", 3)


def test_5_1_1_nobody_chooses_between_sides_that_change_nothing() -> None:
    """23 Sacking, without Legions: the Romans have taken off their only piece, and neither text does anything."""
    board = 'card = 23\nineligible = ["Arverni", "Aedui", "Belgae"]\nnonplayers = ["Arverni", "Aedui", "Belgae"]\n'
    board += '[resources]\nRomans = 0\n[regions.Mandubii]\nRomans = "1 Auxilia"\n'
    game = at(board).play("Romans action prepare 23\nRomans prepare_event remove_own")
    assert not game.asked.startswith("Romans")
    assert [entry.key for entry in game.table.log if entry.key in ("event", "event_done")] == ["event", "event_done"]
