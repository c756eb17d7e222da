"""The page's texts, read from their modules."""

import functools
import json
import re
import subprocess

from calls import REPOSITORY

TEXTS = REPOSITORY / "public/texts"
LANGUAGES = sorted(path.stem.removesuffix("-rest") for path in TEXTS.glob("*-rest.js"))
# The first texts, and the groups of the others.
GROUPS = ("texts", "views", "help", "replay", "code", "rooms", "scenes")
READ = """
const [file, group, code] = Deno.args;
const { [group]: texts } = await import(file);
const { pluralCategories } = new Intl.PluralRules(code).resolvedOptions();
console.log(JSON.stringify({ texts, categories: pluralCategories }));
"""


@functools.cache
def read(code, group="texts"):
    """The texts of a group in a language, and the plural forms that it has."""
    command = [str(REPOSITORY / ".venv/bin/deno"), "run", "--quiet", "--no-config", "--allow-read", "-"]
    file = (TEXTS / (f"{code}.js" if group == "texts" else f"{code}-rest.js")).as_uri()
    done = subprocess.run([*command, file, group, code], input=READ, capture_output=True, text=True, check=True)
    reply = json.loads(done.stdout)
    return reply["texts"], set(reply["categories"])


@functools.cache
def english():
    """All English texts by their group and their name."""
    return {f"{group} {name}": text for group in GROUPS for name, text in read("en", group)[0].items()}


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
