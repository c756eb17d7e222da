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


def forms(text):
    return text if isinstance(text, dict) else {"other": text}


def places(text):
    """The placeholders in all forms of a text; the language decides which a form needs."""
    return set(re.findall(r"{(\w+)}", " ".join(forms(text).values())))
