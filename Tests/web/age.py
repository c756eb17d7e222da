"""How old a browser may be for the page's code, by MDN's data as Debian ships it.

The data is of 2022, older than the promised browsers. What it does not know counts as too young, with a
few exceptions that came in between.
"""

import json
import pathlib
import re

DATA = pathlib.Path("/usr/share/nodejs/@mdn/browser-compat-data/data.json")
OLDEST = {"chrome": 108, "edge": 108, "firefox": 115, "safari": 16.4, "safari_ios": 16.4}
# Firefox has container queries since 110, Safari this value since 15.4.
SINCE = {"@container", "container", "container-name", "container-type", "overflow-wrap: anywhere"}

NOT_STYLE = re.compile(r"/\*.*?\*/|\"[^\"]*\"|'[^']*'", re.DOTALL)
NOT_SCRIPT = re.compile(r"/\*(?s:.*?)\*/|//.*|\".*?\"|'.*?'")


def data():
    return json.loads(DATA.read_text())


def is_old(feature):
    """Whether all the browsers have it, without a flag, a prefix or another name."""
    support = feature.get("__compat", {}).get("support", {})
    return all(_has(support.get(name), oldest) for name, oldest in OLDEST.items())


def _has(statements, oldest):
    statements = statements if isinstance(statements, list) else [statements or {}]
    return any(_since(one) <= oldest for one in statements)


def _since(statement):
    version = str(statement.get("version_added"))
    if {"flags", "prefix", "alternative_name"} & statement.keys():
        return float("inf")
    if version == "True":
        return 0
    match = re.match(r"≤?(\d+(?:\.\d+)?)", version)
    return float(match[1]) if match else float("inf")


def young_css(css, known):
    """The features of a style sheet that a promised browser may lack."""
    features = list(_css_features(NOT_STYLE.sub("", css), known))
    return sorted({name for name, all in features if name not in SINCE and not any(map(is_old, all))})


def _css_features(css, known):
    """Pairs of a name and the features that it may be."""
    # The data has no versions for the properties of drawings; all are of 2001.
    known, drawn = known["css"], known["svg"]["attributes"]["presentation"]
    enclosing = []
    for text, end in re.findall(r"([^{};]*)([{};])", css):
        text = text.strip()
        if end == "{":
            if any(not one.startswith("@") for one in enclosing):
                yield f"nested: {text}", []
            elif not enclosing or not enclosing[-1].startswith("@keyframes"):
                for name in re.findall(r"(?<=:)[a-z-]+", "" if text.startswith("@") else text):
                    yield f":{name}", [known["selectors"].get(name, {})]
            enclosing.append(text)
        elif ":" in text and not text.startswith("--"):
            name = text.split(":")[0].strip()
            if name not in drawn:
                yield name, [known["properties"].get(name, {})]
            yield from _css_values(name, text.split(":", 1)[1], known["properties"].get(name, {}))
        for rule in re.findall(r"^@([a-z-]+)", text):
            yield f"@{rule}", [known["at-rules"].get(rule, {})]
        if ":" in text and end != "{":
            for function in re.findall(r"([a-z][\w-]*)\(", text):
                yield f"{function}()", _named(known, function)
        if end == "}" and enclosing:
            enclosing.pop()


def _css_values(name, value, known):
    """The values of a property that the data knows by name."""
    for word in re.findall(r"[a-z][a-z-]*", value):
        if word.startswith(("inline-", "block-")) and "flow_relative_values" in known:
            yield f"{name}: {word}", [known["flow_relative_values"]]
        elif word in known:
            yield f"{name}: {word}", [known[word]]


def _named(tree, name):
    """All features of this name, in any place."""
    found = [tree[name], tree[name].get(name, {})] if name in tree else []
    for key, branch in tree.items():
        if isinstance(branch, dict) and key != "__compat":
            found += _named(branch, name)
    return found


def young_scripts(scripts, known):
    """The platform members that scripts use and that no interface has in all browsers.

    A name that the data does not know may be the page's own; TypeScript's library checks those.
    """
    members = {}
    builtins = known["javascript"]["builtins"]
    for interfaces in (known["api"], builtins, builtins["Intl"]):
        for interface in interfaces.values():
            for name, feature in interface.items():
                members.setdefault(name.removesuffix("_static"), []).append(feature)
    used = set(re.findall(r"(?<!\.)\.([a-zA-Z]\w*)", NOT_SCRIPT.sub("", scripts)))
    return sorted(name for name in used if name in members and not any(map(is_old, members[name])))
