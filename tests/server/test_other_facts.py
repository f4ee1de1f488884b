"""A server with an owner's facts of Caesar: Rome vs Gaul: it says so, and tables begun with others are refused."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

import alesia
from alesia.games.rome_vs_gaul.source import our_texts
from tests.server.house import House, open_house, write_game
from tests.server.serving import API, Server, running

GAME = "rome-vs-gaul"


def remark_of(games: list[dict[str, str]], name: str = GAME) -> str:
    return next(game["remark"] for game in games if game["name"] == name)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with open_house(tmp_path) as found:
        yield found


@pytest.fixture
def box(tmp_path: Path) -> Path:
    """A folder in which every card that had three points has two."""
    (tmp_path / "box").mkdir()
    text = our_texts()["cards.toml"].replace("points = 3", "points = 2")
    (tmp_path / "box" / "cards.toml").write_text(text, encoding="utf-8")
    return tmp_path / "box"


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "most of its map, cards and tables are not"), ("fr", "mais non la plus grande partie du plateau")],
)
def test_the_set_up_says_what_is_reconstructed(house: House, language: str, words: str) -> None:
    """Of this game and of no other, in a sentence."""
    games = house.guest().get("/games", **{"Accept-Language": language}).json
    assert words in remark_of(games)
    assert [game["name"] for game in games if game["remark"]] == [GAME]


def test_a_table_of_other_facts_is_refused_in_a_sentence(house: House) -> None:
    record = alesia.new(GAME, seed=1).record
    written = write_game(house, replace(record, rules=f"{record.rules}+0123456789abcdef"))
    guest = house.guest(written.keys["Roman"])
    reply = guest.get(f"/tables/{written.table}")
    assert (reply.status, reply.code) == (409, "other_rules")
    assert reply.json["error"]["message"] == (
        "This game was begun with other facts of the map, the pieces or the cards than this server has "
        f"(rules {record.rules}+0123456789abcdef, here {record.rules}), so it cannot go on here."
    )
    assert house.guest().create(game=GAME)


def serving(folder: Path, box: Path) -> Server:
    return Server(folder, f"sqlite:///{folder / 'tables.db'}", ("--unlimited", "--data", str(box)))


def test_a_server_with_facts_of_an_owner(tmp_path: Path, box: Path) -> None:
    """It says so on the set-up page and tells the cards as they are in the files."""
    server = serving(tmp_path, box)
    try:
        server.start()
        client = server.client()
        assert remark_of(client.get(f"{API}/games").json).startswith(
            "This game is played here with facts that an owner of"
        )
        assert client.get(f"{API}/games/{GAME}/cards").json["1"]["value"] == 2
    finally:
        server.kill()


def test_a_server_does_not_start_with_files_that_are_wrong(
    tmp_path: Path, box: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether the folder is named by the option or in the environment."""
    (box / "game.toml").write_text("[hand]\n", encoding="utf-8")
    server = serving(tmp_path, box)
    with pytest.raises(AssertionError, match=r"cannot be played with: game\.toml"):
        server.start()
    monkeypatch.setenv("ALESIA_ROME_VS_GAUL", str(box))
    with pytest.raises(AssertionError, match=r"cannot be played with: game\.toml"), running(tmp_path, afresh=True):
        pass
