"""play.py URL [--begin | --go-on]: plays at a page's address as a browser does; prints the result.

`--begin` stops after one guess and leaves the cookie in /tmp/jar; `--go-on` continues from there.
"""

import http.client
import http.cookiejar
import json
import re
import ssl
import sys
import urllib.parse
import urllib.request

JAR = "/tmp/jar"
FREQUENCY = "ESIARNTOLCDUPMGHBYFVKWZXQJ"


class Site:
    def __init__(self, url):
        # The test's certificates are self-signed.
        trusting = ssl._create_unverified_context()
        self.jar = http.cookiejar.LWPCookieJar(JAR)
        self.opener = urllib.request.build_opener(
            urllib.request.HTTPSHandler(context=trusting),
            urllib.request.HTTPCookieProcessor(self.jar),
            urllib.request.ProxyHandler({}),
        )
        page = self.opener.open(url)
        self.url = page.url
        self.headers = page.headers
        endpoint = self.find(["app.js"], """["'`]([^"'`]*cgi-bin/[^"'`]*hangman-cgi)["'`$]""")
        self.endpoint = urllib.parse.urljoin(self.url, endpoint)
        self.given = []

    def find(self, modules, pattern):
        """The address of the program, relative to the page, is in one of the page's modules."""
        for module in modules:
            source = self.opener.open(urllib.parse.urljoin(self.url, module)).read().decode()
            if found := re.search(pattern, source):
                return found[1]
            names = [urllib.parse.urljoin(module, name) for name in re.findall("""from ["'](.*?)["']""", source)]
            modules += [name for name in names if name not in modules]
        raise SystemExit("no module of the page knows the program")

    def call(self, path, **form):
        request = urllib.request.Request(self.endpoint + path)
        if form:
            request.data = urllib.parse.urlencode(form).encode()
            # A browser sends this header with a page's form.
            request.add_header("Origin", urllib.parse.urljoin(self.url, "/").rstrip("/"))
            request.add_header("Sec-Fetch-Site", "same-origin")
        reply = self.opener.open(request)
        self.given += reply.headers.get_all("Set-Cookie") or []
        return json.load(reply)


def main(url, mode=""):
    site = Site(url)
    if mode == "--go-on":
        site.jar.load(ignore_discard=True)
        game = site.call("/game")
    else:
        game = site.call("/game", length=7, mistakes=8, evil="true")
    before = len(game["guesses"])
    known = {guess["letter"] for guess in game["guesses"]}
    for letter in FREQUENCY:
        if game["status"] != "playing" or (mode == "--begin" and len(game["guesses"]) == 1):
            break
        if letter not in known:
            game = site.call("/guess", letter=letter)
    result = {
        "page": site.url,
        "policy": site.headers["Content-Security-Policy"],
        "status": game["status"],
        "game": game["id"],
        "before": before,
        "guesses": len(game["guesses"]),
        "cookies": sorted({re.sub("=[0-9a-f]{32}|(?<=Expires)=[^;]*", "=*", cookie) for cookie in site.given}),
    }
    if game["status"] != "playing":
        result["turns"] = len(site.call("/replay")["turns"])
        result["played"] = site.call("/history")["played"]
    site.jar.save(ignore_discard=True)
    print(json.dumps(result))


main(*sys.argv[1:])
