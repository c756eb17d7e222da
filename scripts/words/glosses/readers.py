"""What readers said of single meanings: readers.txt, a line an entry, tabs between.

Behind the entry stands `n2`, the sense of that part of speech and number; `-` for none; or the whole
text to show instead. `animals/MOUSE` is said of the list animals alone, `fr/FAUX` of French.
"""

import functools
import pathlib

FILE = pathlib.Path(__file__).parent / "readers.txt"


@functools.cache
def said() -> dict[str, str]:
    lines = (line.split("\t") for line in FILE.read_text().splitlines())
    return {entry: verdict for entry, verdict in lines}
