#!/usr/bin/env python3
"""Draws docs/pictures/cunning-*.svg from the measurements of `make arena` (its option --json).

    benchmarks/arena/plots.py arena.json
"""

import json
import pathlib
import sys

PICTURES = pathlib.Path(__file__).resolve().parents[2] / "docs" / "pictures"
COLOURS = {"honest": "#5b6470", "classic": "#1f6fb4", "diabolical": "#c0392b"}
DASHES = {"honest": "2 4", "classic": "7 4", "diabolical": "none"}
TITLES = {"words": "words.plist (234,371)", "american-english": "Debian's wamerican"}
WIDTH, HEIGHT, LEFT, TOP = 340, 230, 52, 62


def mean(cells: list[dict], measure: str) -> float:
    return sum(cell[measure] for cell in cells) / len(cells)


def text(x: float, y: float, content: str, anchor: str = "middle", more: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" {more}>{content}</text>'


def panel(cells: list[dict], measure: str, scale: float, top: int, left: float) -> list[str]:
    """One list: a line for each setter, over the lengths."""
    lengths = sorted({cell["length"] for cell in cells})

    def x(length: int) -> float:
        return left + WIDTH * (length - lengths[0]) / (lengths[-1] - lengths[0])

    def y(value: float) -> float:
        return TOP + HEIGHT * (1 - value / top)

    drawn = []
    for tick in range(0, top + 1, top // 5):
        drawn.append(f'<path class="grid" d="M{left} {y(tick):.1f}h{WIDTH}"/>')
        drawn.append(text(left - 8, y(tick) + 4, str(tick), "end"))
    for length in lengths:
        drawn.append(text(x(length), TOP + HEIGHT + 20, str(length)))
    drawn.append(text(left + WIDTH / 2, TOP + HEIGHT + 40, "letters in the word"))
    drawn.append(text(left + WIDTH / 2, TOP - 14, TITLES[cells[0]["list"]], more='class="title"'))
    for setter, colour in COLOURS.items():
        points = []
        for length in lengths:
            here = [c for c in cells if c["setter"] == setter and c["length"] == length]
            points.append((x(length), y(scale * mean(here, measure))))
        path = "L".join(f"{px:.1f} {py:.1f}" for px, py in points)
        drawn.append(
            f'<path d="M{path}" fill="none" stroke="{colour}" stroke-width="2.5" '
            f'stroke-dasharray="{DASHES[setter]}"/>'
        )
    return drawn


def figure(report: dict, name: str, title: str, measure: str, scale: float, top: int) -> None:
    lists = list(dict.fromkeys(cell["list"] for cell in report["cells"]))
    width = len(lists) * (WIDTH + LEFT + 24)
    drawn = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {TOP + HEIGHT + 84}" '
        f'role="img" aria-label="{title}">',
        "<style>text{font:13px sans-serif;fill:#222}.title{font-weight:bold}"
        ".grid{stroke:#ddd;fill:none}</style>",
        '<rect width="100%" height="100%" fill="#fff"/>',
        text(width / 2, 24, title, more='class="title"'),
    ]
    for place, name_of_list in enumerate(lists):
        # The beam needs to know its opponent; with an honest computer there is nothing to search.
        cells = [
            cell
            for cell in report["cells"]
            if cell["list"] == name_of_list and cell["guesser"] != "beam"
        ]
        drawn += panel(cells, measure, scale, top, LEFT + place * (WIDTH + LEFT + 24))
    for place, (setter, colour) in enumerate(COLOURS.items()):
        x, y = width / 2 - 170 + 120 * place, TOP + HEIGHT + 66
        drawn.append(
            f'<path d="M{x} {y}h28" stroke="{colour}" stroke-width="2.5" '
            f'stroke-dasharray="{DASHES[setter]}"/>'
        )
        drawn.append(text(x + 34, y + 4, setter, "start"))
    drawn.append("</svg>\n")
    PICTURES.mkdir(exist_ok=True)
    (PICTURES / name).write_text("\n".join(drawn))


def main() -> None:
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    report = json.loads(pathlib.Path(sys.argv[1]).read_text())
    title = "Mistakes until the word is found, mean of the guessers"
    figure(report, "cunning-mistakes.svg", title, "mistakes", 1, 20)
    title = "Games that the guessers win with 6 mistakes allowed, %"
    figure(report, "cunning-wins.svg", title, "wins6", 100, 100)


if __name__ == "__main__":
    main()
