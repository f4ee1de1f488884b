"""One house for all tests of a module: each brings its own people and sets up its own tables."""

from collections.abc import Iterator

import pytest

from tests.server.club.office import Office, post_office
from tests.server.house import House, open_house


@pytest.fixture(scope="module")
def office() -> Iterator[Office]:
    with post_office() as found:
        yield found


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, office: Office) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("house"), smtp=office.url) as found:
        yield found
