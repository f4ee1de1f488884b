"""``python -m alesia`` is the command ``alesia``."""

from alesia.cli import main

if __name__ == "__main__":
    main()
