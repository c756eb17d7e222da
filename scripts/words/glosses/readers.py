"""The readers' corrections of single meanings: readers.txt, a line for each entry, with tabs.

Behind the entry stands `n2`, the sense of that part of speech and number; `-` for none; or the whole
text to show instead. `animals/MOUSE` is only about the list animals, `fr/FAUX` about French.
"""

import functools
import pathlib

FILE = pathlib.Path(__file__).parent / "readers.txt"


@functools.cache
def said() -> dict[str, str]:
    lines = (line.split("\t") for line in FILE.read_text().splitlines())
    return {entry: verdict for entry, verdict in lines}
