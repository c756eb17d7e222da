"""The page's texts, read from their modules."""

import functools
import json
import re
import subprocess

from calls import REPOSITORY

TEXTS = REPOSITORY / "public/texts"
LANGUAGES = sorted(path.stem for path in TEXTS.glob("*.js") if not path.stem.endswith(("-help", "-replay", "-code", "-rooms", "-scenes", "-views")))
READ = """
const [file, code] = Deno.args;
const { texts } = await import(file);
const { pluralCategories } = new Intl.PluralRules(code).resolvedOptions();
console.log(JSON.stringify({ texts, categories: pluralCategories }));
"""


@functools.cache
@functools.cache
def read(code, suffix=""):
    """The texts of a language, and the plural forms that it has."""
    command = [str(REPOSITORY / ".venv/bin/deno"), "run", "--quiet", "--no-config", "--allow-read", "-"]
    file = (TEXTS / f"{code}{suffix}.js").as_uri()
    done = subprocess.run([*command, file, code], input=READ, capture_output=True, text=True, check=True)
    reply = json.loads(done.stdout)
    return reply["texts"], set(reply["categories"])


@functools.cache
def english():
    """All English texts by their module's suffix and their name."""
    suffixes = sorted(path.stem.removeprefix("en") for path in TEXTS.glob("en*.js"))
    return {f"en{suffix} {name}": text for suffix in suffixes for name, text in read("en", suffix)[0].items()}


def found_in(shown):
    """The English texts that are whole lines of a shown text."""
    lines = "\n".join(line.strip() for line in shown.splitlines())

    def is_shown(form):
        plain = re.sub(r"\\{\w+\\}", ".+", re.escape(form.replace("**", "").strip()))
        return plain and re.search(f"^{plain}$", lines, re.MULTILINE)

    return {name: text for name, text in english().items() if any(map(is_shown, forms(text).values()))}


def forms(text):
    return text if isinstance(text, dict) else {"other": text}


def places(text):
    """The placeholders in all forms of a text; the language decides which a form needs."""
    return set(re.findall(r"{(\w+)}", " ".join(forms(text).values())))
