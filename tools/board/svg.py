"""Writing SVG: elements as text, numbers as short as they can be."""

from xml.sax.saxutils import escape, quoteattr

from board.geometry import Line


def number(value: float, digits: int = 1) -> str:
    text = f"{value:.{digits}f}".rstrip("0").rstrip(".") if digits else f"{value:.0f}"
    return "0" if text in ("-0", "") else text


def element(name: str, *children: str, **attributes: object) -> str:
    """An element on one line, or with its children on lines of their own; `class_` is class, `data_x` is data-x."""
    written = "".join(
        f" {_name(key)}={quoteattr(_text(value))}" for key, value in attributes.items() if value is not None
    )
    if not children:
        return f"<{name}{written}/>"
    if len(children) == 1 and not children[0].startswith("<"):
        return f"<{name}{written}>{children[0]}</{name}>"
    return "\n".join([f"<{name}{written}>", *children, f"</{name}>"])


def text(words: str, x: float, y: float, **attributes: object) -> str:
    return element("text", escape(words), x=x, y=y, **attributes)


def path(lines: list[Line], close: bool = False, **attributes: object) -> str:
    """Lines as one path, in steps from point to point."""
    return element("path", d="".join(_steps(line, close) for line in lines), **attributes)


def _steps(line: Line, close: bool) -> str:
    x, y = (round(each * 10) for each in line[0])
    out = [f"M{number(x / 10)} {number(y / 10)}"]
    letter = "l"
    for point in line[1 : -1 if close and line[0] == line[-1] else None]:
        next_x, next_y = (round(each * 10) for each in point)
        if (next_x, next_y) != (x, y):
            out.append(letter + _pair((next_x - x) / 10, (next_y - y) / 10, bare=letter == "l"))
            x, y, letter = next_x, next_y, ""
    return "".join(out) + ("z" if close else "")


def _pair(dx: float, dy: float, bare: bool) -> str:
    first, second = _short(dx), _short(dy)
    lead = "" if bare or first.startswith("-") else " "
    return lead + first + ("" if second.startswith("-") else " ") + second


def _short(value: float) -> str:
    """Without the nought before the point."""
    words = number(value)
    return words.replace("0.", ".") if words.startswith(("0.", "-0.")) else words


def _name(key: str) -> str:
    return key.rstrip("_").replace("_", "-")


def _text(value: object) -> str:
    return number(value) if isinstance(value, float) else str(value)
