"""The rule handbook on the page: its contents, and the search for words."""

from playwright.sync_api import expect

from tests.web.browser import Guest

PEOPLE = dict.fromkeys(("Romans", "Arverni", "Aedui", "Belgae"), "me")


def test_the_handbook_has_contents_and_a_search(guest: Guest) -> None:
    """From a rule to the contents, by words to a paragraph, and back by the way one came."""
    guest.make_table(**PEOPLE)
    guest.wait_for_question()
    guest.question.locator(".rule-button").click()
    book = guest.page.locator("dialog[open]")
    book.get_by_role("button", name="Contents of the handbook").click()
    lines = book.locator(".rule-contents li")
    expect(lines.first).to_contain_text("1.0")
    everything = lines.count()
    book.get_by_role("searchbox").fill("caesar ambush")
    expect(book.get_by_role("status")).to_contain_text("paragraphs have these words")
    assert 1 < lines.count() < everything
    lines.filter(has_text="4.3.3").get_by_role("button").click()
    expect(book.get_by_role("heading", level=2)).to_contain_text("4.3.3")
    book.get_by_role("button", name="Back").click()
    expect(book.get_by_role("searchbox")).to_be_visible()
