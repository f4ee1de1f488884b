"""Files that are whole or not there: a crash while saving leaves the old file as it was."""

import errno
import os
import secrets
from contextlib import suppress
from pathlib import Path

from alesia.kernel.errors import AlesiaError, BadRecord, clause, echo

MOST_BYTES = 64_000_000  # of a file: far more than the longest game


def write_whole(path: str | os.PathLike[str], content: str | bytes) -> None:
    """Write a file so that at every moment its name stands for the whole old content or the whole new one."""
    target = Path(path)
    if not target.name:
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), os.fspath(path))
    _refuse_devices(target)
    draft = target.with_name(f".{target.name}.{secrets.token_hex(4)}.tmp")
    try:
        _write_through(draft, content.encode() if isinstance(content, str) else content)
        os.replace(draft, target)
        _sync_folder(target.parent)
    except BaseException as error:
        with suppress(OSError):
            draft.unlink(missing_ok=True)
        _name(error, os.fspath(path))
        raise


def read_text(path: str | os.PathLike[str], refused: type[AlesiaError] = BadRecord, most: int = MOST_BYTES) -> str:
    """The text of a file; a refusal of this kind if it cannot be read, is not text, or is longer than any game."""
    named = echo(os.fspath(path))
    try:
        with open(path, "rb") as file:
            content = file.read(most + 1)
        text = content.decode("utf-8")
    except UnicodeDecodeError as error:
        raise refused("{0!r} is not a text file: {1} at byte {2}", named, clause(error.reason), error.start) from None
    except (OSError, ValueError) as error:  # ValueError: a name with a NUL in it
        raise refused(
            "{0!r} cannot be read: {1}", named, clause(getattr(error, "strerror", None) or str(error))
        ) from None
    if len(content) > most:
        raise refused("{0!r} is too long to be read: more than {1:,} bytes", named, most)
    return text.replace("\r\n", "\n")


def _refuse_devices(target: Path) -> None:
    """What is neither a file nor a folder, as /dev/null, must not be put out of the way by a new file of its name."""
    if target.exists() and not target.is_file() and not target.is_dir():
        raise OSError(errno.EINVAL, "this is a device and no file", os.fspath(target))


def _name(error: BaseException, path: str) -> None:
    """Let what the system refuses be told of the file that was asked for: nobody knows of drafts."""
    if isinstance(error, OSError) and error.errno is not None:
        error.filename, error.filename2 = path, None


def _write_through(path: Path, content: bytes) -> None:
    with path.open("xb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())


def _sync_folder(folder: Path) -> None:
    """Make the new name itself survive a loss of power; only some systems can."""
    if not hasattr(os, "O_DIRECTORY"):
        return
    handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
