"""The club in real browsers: names, an account on two devices, links to send, talk, seats that change hands."""

import re
from itertools import pairwise

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect
from sqlalchemy import create_engine

from alesia.server.keeper import announce
from tests.server.serving import Server
from tests.web.browser import Guest
from tests.web.conftest import Invite


def key_of(guest: Guest) -> str:
    """The link with the key of an account, made by clicks on the first page."""
    guest.go("/")
    guest.page.locator(".me-button").click()
    guest.page.get_by_role("button", name="Make my key").click()
    return guest.page.get_by_label("The link with your key", exact=True).input_value()


def call(guest: Guest, name: str) -> None:
    """Say a name in the panel of the seats."""
    field = guest.open("Seats").get_by_label("What the others call you").first
    field.fill(name)
    field.press("Enter")
    expect(guest.page.get_by_role("button", name="✓ Saved").first).to_be_visible()


def test_two_people_see_each_others_names_and_who_is_there(invite: Invite) -> None:
    """A name that looks like a page is shown as it is, and does nothing."""
    anna, bodo = invite(), invite()
    table = anna.make_table(Romans="me", Aedui="link", Arverni="nonplayer", Belgae="nonplayer")
    call(anna, "Anna <img src=x onerror=alert(1)>")
    link = anna.open("Seats").get_by_label("Link to the seat of the Aedui", exact=True).input_value()
    bodo.go(link)
    bodo.at_table()
    call(bodo, "Bodo")

    seats = anna.open("Seats")
    expect(seats.locator(".seat-player")).to_have_text("Bodo")
    expect(seats.locator(".seat", has_text="Bodo").locator(".presence.here")).to_be_attached()
    expect(bodo.open("Seats").locator(".seat-player").first).to_have_text("Anna <img src=x onerror=alert(1)>")
    bodo.go("/")
    expect(bodo.page.locator(".game-link").first).to_contain_text("Anna <img")
    assert table in bodo.page.locator(".game-link").first.get_attribute("href")


def test_one_account_on_two_devices(invite: Invite) -> None:
    """What is answered on the telephone is seen on the desk."""
    desk, phone = invite(), invite(viewport={"width": 390, "height": 844})
    desk.make_table(Romans="me", Aedui="me", Arverni="me", Belgae="me")
    link = key_of(desk)
    phone.go(link)
    expect(phone.page).to_have_url(re.compile("/come$"))
    phone.page.get_by_role("button", name="Come in").click()
    phone.page.locator(".game-link").first.click()
    phone.at_table()
    desk.page.keyboard.press("Escape")
    desk.page.locator(".game-link").first.click()
    desk.at_table()
    before = desk.version
    phone.answer("pass")
    expect(desk.question).not_to_have_attribute("data-version", before)


def test_a_link_is_shown_as_a_square(invite: Invite) -> None:
    host = invite()
    host.make_table(Romans="me", Aedui="link")
    host.open("Seats").get_by_role("button", name="Scan: Link to the seat of the Aedui").click()
    expect(host.page.locator("dialog .square")).to_be_visible()
    drawn = host.page.locator("dialog .square").evaluate("(image) => image.naturalWidth")
    assert drawn > 100


def seated(invite: Invite) -> tuple[Guest, Guest]:
    """Two people at a table, and two Non-players."""
    anna, bodo = invite(), invite()
    anna.make_table(Romans="me", Aedui="link", Arverni="nonplayer", Belgae="nonplayer")
    bodo.go(anna.open("Seats").get_by_label("Link to the seat of the Aedui", exact=True).input_value())
    bodo.at_table()
    return anna, bodo


def test_two_people_talk_and_a_spectator_hears_nothing(invite: Invite) -> None:
    """Words that look like a page do nothing."""
    anna, bodo = seated(invite)
    watcher = invite()
    watcher.go(anna.open("Seats").get_by_label("Link for spectators", exact=True).input_value())
    watcher.at_table()
    anna.open("Talk").get_by_label("Say something to the others").fill("Ave <img src=x onerror=alert(1)>")
    anna.page.get_by_role("button", name="Say it").click()
    expect(bodo.open("Talk").locator(".talk-line")).to_contain_text("Ave <img src=x onerror=alert(1)>")
    bodo.page.get_by_label("Say something to the others").fill("Salve")
    bodo.page.keyboard.press("Enter")
    expect(anna.page.locator(".talk-line").last).to_contain_text("Salve")
    assert re.match("You [0-9]", anna.page.locator(".talk-line span").nth(1).inner_text())
    expect(watcher.page.get_by_role("tab", name="Talk")).to_have_count(0)
    assert "Salve" not in watcher.page.content()


def test_notes_are_kept_for_oneself(invite: Invite) -> None:
    anna, bodo = seated(invite)
    field = anna.open("Talk").get_by_label("Notes that only you see")
    field.fill("Beware of the Belgae")
    field.blur()
    expect(anna.page.locator(".talk-notes [role=status]")).to_have_text("✓ Saved")
    expect(bodo.open("Talk").get_by_label("Notes that only you see")).to_have_value("")
    anna.page.reload()
    anna.at_table()
    expect(anna.open("Talk").get_by_label("Notes that only you see")).to_have_value("Beware of the Belgae")


def test_a_non_player_steps_in_and_out(invite: Invite) -> None:
    """While the Romans are away the game goes on to the Aedui; back again, their player is asked."""
    anna, bodo = seated(invite)
    seats = anna.open("Seats")
    seats.get_by_text("Away, or leaving?").click()
    seats.get_by_role("button", name="Let a Non-player answer for me").click()
    expect(bodo.open("Seats").get_by_text("away; a Non-player answers")).to_be_visible()
    expect(bodo.question.locator(".options[aria-busy=false]").first).to_be_attached(timeout=60_000)
    seats.get_by_role("button", name="I am back").click()
    expect(bodo.open("Seats").get_by_text("away; a Non-player answers")).to_have_count(0)
    while bodo.question.locator("[data-option=pass]").count():
        with bodo.moves():
            bodo.button("pass").click()
        if anna.question.locator("[data-option]").count():
            break
    anna.wait_for_question()
    assert anna.faction == "Romans"


def test_what_the_keeper_announces_stands_above_every_page_until_he_takes_it_back(
    invite: Invite, server: Server
) -> None:
    """It pushes the table down and covers nothing of it, on a desk and on a telephone."""
    desk, phone = invite(), invite(viewport={"width": 390, "height": 844})
    desk.make_table(Romans="me")
    phone.go("/")
    words = "Tonight the server rests <b>from 22:00</b> on."
    engine = create_engine(server.database)
    try:
        announce(engine, words)
        expect(desk.page.locator(".house-notice")).to_have_text(words, timeout=60_000)
        phone.make_table(Aedui="me")
        expect(phone.page.locator(".house-notice")).to_have_text(words, timeout=60_000)
        for guest in (desk, phone):
            assert not guest.evaluate("document.scrollingElement.scrollHeight > innerHeight")
            assert guest.evaluate("document.querySelector('.table').getBoundingClientRect().top > 20")
    finally:
        announce(engine, "")
        engine.dispose()
    expect(desk.page.locator(".house-notice")).to_have_count(0, timeout=60_000)


def test_a_stranger_sits_down_at_an_open_table(invite: Invite) -> None:
    """Who has set it up is shown the links first; when its seats are taken, it is in the list no more."""
    host, stranger = invite(), invite(viewport={"width": 390, "height": 844})
    host.go("/new")
    host.page.locator("input[name=game][value=gallic-war]").check()
    host.page.get_by_role("button", name="friends").click()
    host.page.locator("input[name=open]").check()
    host.page.locator("input[name=spectators]").uncheck()
    host.page.locator("input[name=rated]").check()
    host.page.locator("select[name=days]").select_option("3")
    host.page.locator("select[name=late]").select_option("nonplayer")
    host.page.get_by_role("button", name="Begin").click()
    dialog = host.page.get_by_role("dialog", name="Invite your friends")
    expect(dialog.get_by_label("Link to the seat of the Barbarian", exact=True)).to_have_value(re.compile("/join#."))
    dialog.get_by_role("button", name="To the table").click()
    host.at_table()
    seats = host.page.get_by_role("tabpanel", name="Seats")
    expect(seats.get_by_role("button", name="Scan: Link to the seat")).to_be_visible()
    expect(seats.get_by_label("Link for spectators", exact=True)).to_have_count(0)
    expect(seats.locator(".clock")).to_contain_text("Time until")

    stranger.go("/")
    table = stranger.page.locator(".open-table", has_text="Gallic War").first
    expect(table).to_be_visible()
    assert not stranger.scrolls_sideways()
    table.locator("[data-sit]").click()
    stranger.at_table()
    expect(seats.get_by_role("button", name="Scan: Link to the seat")).to_have_count(0)
    stranger.go("/")
    expect(stranger.page.locator(".game-link").first).to_be_visible()
    expect(stranger.page.locator(".open-table")).to_have_count(0)


def test_a_seat_is_handed_on(invite: Invite) -> None:
    anna, bodo = seated(invite)
    seats = bodo.open("Seats")
    seats.get_by_text("Away, or leaving?").click()
    seats.get_by_role("button", name="Make a link that hands it on").click()
    link = seats.get_by_label("Link that hands on the seat of the Aedui", exact=True).input_value()
    carl = invite()
    carl.go(link)
    carl.at_table()
    call(carl, "Carl")
    expect(anna.open("Seats").locator(".seat-player")).to_have_text("Carl")
    with bodo.refused(404):
        bodo.page.reload()
    expect(bodo.page.get_by_role("alert")).to_contain_text("There is no such table")


def test_a_table_is_named_put_away_taken_back_and_deleted(invite: Invite) -> None:
    """By the dots beside it in the list; a name that looks like a page is shown as it is."""
    anna = invite()
    anna.make_table(Romans="me", Aedui="me", Arverni="me", Belgae="me")
    anna.go("/")
    page, games = anna.page, anna.page.locator(".game-link")
    name = "Tuesday <img src=x onerror=alert(1)>"
    page.locator(".game-more").click()
    page.get_by_label("Name of the table").fill(name)
    page.get_by_label("Name of the table").press("Enter")
    expect(games.locator(".game-name b")).to_have_text(name)
    page.get_by_role("button", name=f"More for {name}").click()
    page.get_by_role("button", name="Put away").click()
    away = page.locator("[data-games=away]")
    expect(away.locator("summary")).to_have_text("1 table put away")
    away.locator("summary").click()
    assert not Axe().run(page).response["violations"]
    page.locator(".game-more").click()
    page.get_by_role("button", name="Take back into the list").click()
    expect(away).to_have_count(0)
    page.locator(".game-more").click()
    page.get_by_role("button", name="Delete").click()
    page.get_by_role("button", name="Delete it for good").click()
    expect(games).to_have_count(0)


def test_a_side_resigns_by_agreement(invite: Invite) -> None:
    """The other is asked, agrees, and both find the game among those that are finished."""
    anna, bodo = invite(), invite(viewport={"width": 390, "height": 844})
    anna.make_table("gallic-war", Roman="me", Barbarian="link")
    bodo.go(anna.open("Seats").get_by_label("Link to the seat of the Barbarian", exact=True).input_value())
    bodo.at_table()
    seats = anna.open("Seats")
    seats.get_by_text("End the game").click()
    seats.get_by_role("button", name="Offer to resign").click()
    expect(anna.question).to_contain_text("You have asked to end the game")
    asked = bodo.page.get_by_role("alertdialog")
    expect(asked).to_contain_text("The Roman offers to resign")
    assert not Axe().run(bodo.page).response["violations"]
    asked.get_by_role("button", name="No, we play on").click()
    expect(anna.question).not_to_contain_text("You have asked to end the game")
    seats.get_by_text("End the game").click()
    seats.get_by_role("button", name="Offer to resign").click()
    bodo.page.get_by_role("alertdialog").get_by_role("button", name="Yes, end it").click()
    for guest in (anna, bodo):
        expect(guest.question.locator(".ending")).to_contain_text("Roman resigned; Barbarian won.")
        guest.go("/")
        expect(guest.page.locator(".game-link").first).to_contain_text("the other side resigned")


def test_who_has_played_asks_for_a_rematch_where_the_game_has_ended(invite: Invite) -> None:
    """Whoever asks second comes to the same table. Nobody's time runs any more, and nothing is said to go on."""
    anna, bodo = invite(), invite(viewport={"width": 390, "height": 844})
    seats = {"Roman": "me", "Barbarian": "link"}
    origin, game = {"Origin": anna.home}, {"game": "gallic-war", "seats": seats, "days": 3, "late": "mark"}
    made = anna.context.request.post(f"{anna.home}/api/v1/tables", data=game, headers=origin).json()["id"]
    anna.sit(made)
    bodo.go(anna.open("Seats").get_by_label("Link to the seat of the Barbarian", exact=True).input_value())
    bodo.at_table()
    expect(anna.page.locator(".clock")).to_be_visible()
    seats_panel = anna.open("Seats")
    seats_panel.get_by_text("End the game").click()
    seats_panel.get_by_role("button", name="Offer to resign").click()
    bodo.page.get_by_role("alertdialog").get_by_role("button", name="Yes, end it").click()
    expect(anna.question.locator(".ending")).to_be_visible()
    expect(anna.page.locator(".clock")).to_have_count(0)
    bodo.go("/")
    sign = bodo.page.locator(".game-seat.barbarian .sign").first
    assert sign.evaluate("(each) => getComputedStyle(each).backgroundColor") != "rgba(0, 0, 0, 0)"
    bodo.page.locator(".game-more").click()
    expect(bodo.page.get_by_role("dialog")).not_to_contain_text("The game goes on")
    bodo.page.keyboard.press("Escape")
    bodo.page.locator(".game-link").first.click()
    for guest in (anna, bodo):
        guest.question.get_by_role("button", name="Play once more").click()
        expect(guest.page).not_to_have_url(re.compile(made))
        guest.at_table()
    assert anna.page.url == bodo.page.url


def test_buttons_stand_apart_on_a_telephone(invite: Invite) -> None:
    """Those of the first page, and what can be done with a key."""
    phone = invite(viewport={"width": 390, "height": 844})
    phone.go("/")
    key_of(phone)
    for found in (".hero p:last-child .button", ".me section:first-of-type .button"):
        boxes = [each.bounding_box() for each in phone.page.locator(found).all()]
        tall = sorted((box["y"], box["y"] + box["height"], box["x"]) for box in boxes if box)
        rows = [(below[0] - above[1]) for above, below in pairwise(tall) if below[0] >= above[1] - 1]
        assert min(rows, default=0) >= 4, (found, tall)


def test_the_log_says_who_played_a_seat(invite: Invite) -> None:
    """By the name that he has said, as it is and never as a page."""
    anna = invite()
    anna.make_table(Romans="me", Aedui="me", Arverni="me", Belgae="me")
    call(anna, "Anna <img src=x onerror=alert(1)>")
    anna.answer(next(each for each in anna.options() if each != "pass"))
    expect(anna.open("Log").locator(".log-player").last).to_have_text("Anna <img src=x onerror=alert(1)>")


def test_whose_turn_it_is_finds_his_games_first_and_hears_a_sound(invite: Invite) -> None:
    """The sound is for a page in the background, and for who has asked for it."""
    anna = invite()
    anna.page.add_init_script(HEARD)
    anna.make_table(Romans="me", Aedui="me", Arverni="me", Belgae="me")
    anna.go("/")
    expect(anna.page.locator("[data-games=turns] h2")).to_have_text("My turn (1)")
    anna.page.locator(".me-button").click()
    anna.page.locator("[name=chime]").check()
    assert anna.evaluate("globalThis.heard") == 2
    anna.page.keyboard.press("Escape")
    anna.page.locator("[data-games=turns] .game-link").click()
    anna.at_table()
    anna.page.wait_for_function("globalThis.heard === 2")


def test_title_and_table_say_whose_turn_it_is_and_what_he_is_called(invite: Invite) -> None:
    """To a player when it is his, and for whom the table waits when it is not."""
    anna, bodo = seated(invite)
    call(anna, "Anna")
    call(bodo, "Bodo")
    waiting = re.compile("^Waiting for the (Romans [(]Anna[)]|Aedui [(]Bodo[)])")
    expect(anna.page).to_have_title(re.compile(f"Your turn|{waiting.pattern}"), timeout=60_000)
    asked, other = (anna, bodo) if "Your turn" in anna.page.title() else (bodo, anna)
    expect(asked.page).to_have_title("● Your turn · Falling Sky")
    expect(other.page).to_have_title(re.compile(f"{waiting.pattern} · Falling Sky$"))
    expect(other.page.locator("#prompt")).to_have_text(waiting)


# A page that lies in the background, and counts what is sounded.
HEARD = """
Object.defineProperty(document, "hidden", { get: () => location.pathname.startsWith("/table/") });
globalThis.heard = 0;
const { start } = AudioScheduledSourceNode.prototype;
AudioScheduledSourceNode.prototype.start = function (when) { globalThis.heard += 1; start.call(this, when); };
"""
