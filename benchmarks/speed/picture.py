#!/usr/bin/env python3
"""Draws docs/pictures/performance.svg from .build-bench/results.json, which the last full run left."""

import json

import build

WIDTH, LEFT, LABEL, ROW, TOP = 720, 250, 165, 34, 44
PICTURE = build.REPOSITORY / "docs/pictures/performance.svg"
# Waiting for a disk is left out: it would need a page of its own.
SHOWN = 7
# The step of a diabolical guess, which replaces the one before.
INSTEAD = "or the hardest read and played"


def steps():
    rows = json.loads((build.FOLDER / "results.json").read_text())["rows"]
    found = [item for row in rows for item in row["detail"].items() if is_step(item[1])]
    return found[:SHOWN]


def is_step(detail):
    return isinstance(detail, dict) and "faults" in detail


def draw(steps):
    most = max(step["ratio"] for _, step in steps)
    scale = (WIDTH - LEFT - LABEL) / most
    height = TOP + ROW * len(steps) + 10
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img"',
        '  font-family="system-ui, sans-serif" font-size="14">',
        "<title>Where the time of a guess goes</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
        text(12, 24, "A first guess at 9 letters, in times of a C program that prints {}"),
    ]
    before = end = 0
    for number, (name, step) in enumerate(steps):
        y = TOP + ROW * number
        start = before if name == INSTEAD else end
        before, end = start, step["ratio"]
        left, right = sorted((start, end))
        x, width = LEFT + left * scale, max(1.5, (right - left) * scale)
        lines.append(text(LEFT - 12, y + 18, name, "end"))
        lines.append(
            f'<rect x="{x:.1f}" y="{y + 3}" width="{width:.1f}" height="22" fill="{colour(number, name)}"/>'
        )
        label = f"{end - start:+.2f}, together {end:.2f}" if number else f"{end:.2f}"
        lines.append(text(x + width + 8, y + 18, label))
    return "\n".join([*lines, "</svg>", ""])


def colour(number, name):
    if number == 0:
        return "#8a8f98"
    return "#6c3483" if name == INSTEAD else "#c0392b"


def text(x, y, words, anchor="start"):
    return f'<text x="{x:.1f}" y="{y}" text-anchor="{anchor}" fill="#222">{words}</text>'


if __name__ == "__main__":
    PICTURE.parent.mkdir(exist_ok=True)
    PICTURE.write_text(draw(steps()))
    print(f"drawn: {PICTURE.relative_to(build.REPOSITORY)}")
