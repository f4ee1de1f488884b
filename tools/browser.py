"""Find a Chrome or Chromium for the tests in a real browser, and install Debian's where that may be done.

    python tools/browser.py

Prints where the browser is. With CI set, it is an error if there is none; otherwise it says what to install.
"""

import os
import shutil
import subprocess
import sys

WHOLE = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
SHELL = "chromium-headless-shell"  # without a window: it needs three quarters of the time, and shows no notifications
ADVICE = "No Chrome or Chromium was found: install one (Debian: apt-get install chromium) or name it in BROWSER_PATH."


def find_browser(whole: bool = False) -> str | None:
    """The program of a browser that can be driven; the whole of it, or the quickest."""
    names = WHOLE if whole else (SHELL, *WHOLE)
    return os.environ.get("BROWSER_PATH") or next((path for name in names if (path := shutil.which(name))), None)


def install_browser() -> None:
    """Debian's packages, if this user may install packages here; some Debians have no shell."""
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        return
    print("Installing Chromium for the tests in a browser", flush=True)
    settings = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    install = ["install", "-y", "-qq", "--no-install-recommends"]
    for words in (["update", "-qq"], [*install, "chromium", "fonts-dejavu-core"], [*install, SHELL]):
        subprocess.run(["apt-get", *words], env=settings, stdout=subprocess.DEVNULL, check=False)


def main() -> int:
    if not (find_browser(whole=True) and shutil.which(SHELL)) and not os.environ.get("BROWSER_PATH"):
        install_browser()
    found = find_browser()
    print(f"Browser: {found}" if found else ADVICE, file=sys.stdout if found else sys.stderr)
    return 0 if found or not os.environ.get("CI") else 1


if __name__ == "__main__":
    sys.exit(main())
