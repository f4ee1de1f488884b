"""Passkeys: a way to an account that only a device can open; and what is tried against it."""

from pathlib import Path

from sqlalchemy import create_engine, text

from tests.server.club.authenticator import Device, Json, challenge_in
from tests.server.house import Guest, House, Reply, open_house


def kept(house: House, guest: Guest, device: Device | None = None) -> Device:
    """A device with a passkey of a guest."""
    device = device or Device(house.origin)
    options = guest.post("/me/passkey/options", {}).json["options"]
    reply = guest.post("/me/passkey", {"credential": device.make(options)})
    assert reply.status == 200, reply.body
    return device


def asked(guest: Guest) -> Json:
    return guest.post("/account/passkey", {}).json["options"]


def come(guest: Guest, device: Device, **more: bool) -> Reply:
    return guest.post("/come/passkey", {"credential": device.sign(asked(guest)), **more})


def test_a_passkey_makes_another_browser_mine(house: House) -> None:
    anna, phone = house.guest().call("Anna"), house.guest()
    table = anna.create()
    device = kept(house, anna)
    me = come(phone, device).json

    assert (me["name"], me["passkeys"], me["browsers"]) == ("Anna", 1, 2)
    assert phone.see(table)["seats"][0]["mine"]
    assert come(house.guest(), device).status == 200


def test_only_the_public_half_is_kept(house: House) -> None:
    """Neither the private key nor what was to be signed stands in the database or was ever sent back."""
    anna = house.guest().call("Anna")
    device = kept(house, anna)
    options = asked(house.guest())
    engine = create_engine(house.database)
    with engine.connect() as connection:
        rows = [
            tuple(row)
            for name in ("passkeys", "challenges")
            for row in connection.execute(text(f"SELECT * FROM {name}"))
        ]
    engine.dispose()
    found = [bytes(part) for row in rows for part in row if isinstance(part, bytes | memoryview)]

    assert any(device.name == each for each in found)
    assert not any(device.private in each or challenge_in(options) in each for each in found)


def test_what_was_signed_opens_once(house: House) -> None:
    device = kept(house, house.guest().call("Anna"))
    guest, thief = house.guest(), house.guest()
    credential = device.sign(asked(guest))
    first = guest.post("/come/passkey", {"credential": credential})
    again = thief.post("/come/passkey", {"credential": credential})

    assert first.status == 200
    assert (again.status, again.code) == (422, "no_passkey")


def test_nothing_opens_that_was_signed_for_somebody_else(house: House) -> None:
    """For another page, another challenge, by another key, or by a copy of the device that lags behind."""
    anna, thief = house.guest().call("Anna"), house.guest()
    device = kept(house, anna)
    foreign, forged, stranger = Device("https://evil.example.org"), Device(house.origin), Device(house.origin)
    foreign.name, foreign._key = device.name, device._key
    forged.name = device.name
    old = {**asked(thief), "challenge": asked(thief)["challenge"][::-1]}
    assert come(thief, device).status == 200
    copy = Device(house.origin)
    copy.name, copy._key, copy.signed = device.name, device._key, 0
    tries = [foreign.sign(asked(thief)), forged.sign(asked(thief)), stranger.sign(asked(thief)), device.sign(old)]
    tries += [
        copy.sign(asked(thief)),
        {},
        {"response": 1},
        {"response": {"clientDataJSON": "e30"}},
        device.make({**asked(thief), "rp": {"id": "127.0.0.1"}}),
    ]
    fresh = house.guest()
    replies = [fresh.post("/come/passkey", {"credential": each}) for each in tries]

    assert [(reply.status, reply.code) for reply in replies] == [(422, "no_passkey")] * len(tries)
    assert fresh.cookie is None


def test_a_passkey_is_made_for_who_asked_for_it(house: House) -> None:
    """What one guest was to sign keeps nothing for another, and a passkey belongs to one person."""
    anna, bodo = house.guest().call("Anna"), house.guest().call("Bodo")
    device = Device(house.origin)
    options = anna.post("/me/passkey/options", {}).json["options"]
    wrong = bodo.post("/me/passkey", {"credential": device.make(options)})
    by_the_other_way = anna.post("/me/passkey", {"credential": device.make({**asked(anna), "rp": {"id": "127.0.0.1"}})})
    nobody = house.guest().post("/me/passkey", {"credential": device.make(options)})
    kept(house, anna, device)
    twice = bodo.post("/me/passkey", {"credential": device.make(bodo.post("/me/passkey/options", {}).json["options"])})

    assert [each.code for each in (wrong, by_the_other_way, nobody, twice)] == [
        "no_passkey",
        "no_passkey",
        "nobody_known",
        "no_passkey",
    ]
    assert bodo.get("/me").json["passkeys"] == 0


def test_what_is_asked_tells_nobody_which_passkeys_there_are(house: House) -> None:
    kept(house, house.guest().call("Anna"))
    options = asked(house.guest())

    assert options["allowCredentials"] == []
    assert options["rpId"] == "127.0.0.1"


def test_a_browser_that_holds_seats_says_that_it_brings_them(house: House) -> None:
    anna, other = house.guest().call("Anna"), house.guest()
    device, table = kept(house, anna), other.create()
    refused = come(other, device)
    brought = come(other, device, bring=True)

    assert refused.code == "has_seats"
    assert brought.status == 200
    assert anna.see(table)["seats"][0]["mine"]


def test_passkeys_are_few_and_can_be_given_up(house: House) -> None:
    anna = house.guest().call("Anna")
    devices = [kept(house, anna) for _ in range(8)]
    options = anna.post("/me/passkey/options", {}).json["options"]
    more = anna.post("/me/passkey", {"credential": Device(house.origin).make(options)})
    dropped = anna.post("/me/passkey/drop", {}).json

    assert len(options["excludeCredentials"]) == 8
    assert more.code == "many_passkeys"
    assert dropped["passkeys"] == 0
    assert come(house.guest(), devices[0]).code == "no_passkey"


def test_passkeys_cannot_be_tried_by_the_thousand(tmp_path: Path) -> None:
    with open_house(tmp_path, limited=True) as house:
        guest = house.guest()
        codes = [guest.post("/come/passkey", {"credential": {}}).code for _ in range(61)]
        assert codes[-1] == "too_many"
        assert guest.post("/account/passkey", {}).code == "too_many"
