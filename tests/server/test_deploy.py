"""The files that run the server elsewhere: they name what there is. No image is built here."""

import json
import re
from pathlib import Path

import typer
import yaml

from alesia.cli.app import app

ROOT = Path(__file__).parents[2]
DOCKERFILE = (ROOT / "Dockerfile").read_text()
COMPOSE = yaml.safe_load((ROOT / "deploy" / "compose.yaml").read_text())


def options() -> set[str]:
    command = typer.main.get_command(app)
    return {name for param in command.commands["serve"].params for name in param.opts}  # type: ignore[attr-defined]


def test_the_image_and_the_compose_file_give_options_that_there_are() -> None:
    entry = json.loads(re.findall(r"^ENTRYPOINT (.*)$", DOCKERFILE, re.MULTILINE)[0])
    given = [*entry, *COMPOSE["services"]["server"]["command"]]
    assert entry[:2] == ["alesia", "serve"]
    assert {word for word in given if word.startswith("--")} <= options()


def test_what_is_copied_into_the_image_is_there_and_not_ignored() -> None:
    wanted = {word for line in re.findall(r"^COPY (?!--)(.*) \S+$", DOCKERFILE, re.MULTILINE) for word in line.split()}
    let_in = {line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line.startswith("!")}
    assert wanted == let_in
    assert all((ROOT / name).exists() for name in wanted)


def test_the_compose_file_has_server_database_and_proxy_and_knows_the_proxy_by_its_network() -> None:
    services, command = COMPOSE["services"], COMPOSE["services"]["server"]["command"]
    assert set(services) == {"server", "database", "proxy"}
    assert command[command.index("--proxy") + 1] == COMPOSE["networks"]["default"]["ipam"]["config"][0]["subnet"]
    named = set(re.findall(r"\$\{(\w+)", json.dumps(COMPOSE)))
    example = {line.partition("=")[0] for line in (ROOT / "deploy" / "example.env").read_text().splitlines()}
    assert named == example


def test_who_runs_it_from_the_compose_file_can_name_a_mail_server() -> None:
    """By the name by which the server knows it; where none is named, the compose file gives it nothing."""
    command = typer.main.get_command(app)
    smtp = next(each for each in command.commands["serve"].params if each.name == "smtp")  # type: ignore[attr-defined]
    assert COMPOSE["services"]["server"]["environment"][smtp.envvar] == f"${{{smtp.envvar}:-}}"


def test_the_proxy_hides_what_is_for_the_house_alone() -> None:
    told = (ROOT / "deploy" / "Caddyfile").read_text()
    assert "path /metrics /ready" in told
    assert "respond @house 404" in told
