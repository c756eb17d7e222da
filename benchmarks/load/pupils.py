"""A class in its hour: pupils behind one address, each with a browser, who arrive, load the page and guess.

pupils.py URL PUPILS ARRIVAL SECONDS prints one line of JSON: the numbers of requests and losses, and
the times of guesses. A browser opens up to six connections, keeps them as long as the server does, and
asks once more where one had been closed before it answered.
"""

import asyncio
import collections
import gzip
import json
import random
import re
import resource
import sys
import time
import urllib.parse

PAUSE = 5
PATIENCE = 30
CONNECTIONS = 6
LETTERS = "EARIOTNSLCUDPMHGBFYWKVXZJQ"


class Closed(Exception):
    """The server closed the connection before it answered."""


class Connection:
    async def open(self, host, port):
        self._reader, self._writer = await asyncio.open_connection(host, port)
        return self

    async def ask(self, head, body):
        self._writer.write(head + body)
        try:
            await self._writer.drain()
            start = await self._reader.readline()
        except ConnectionError as failure:
            raise Closed from failure
        if not start:
            raise Closed
        headers = {}
        while (line := await self._reader.readline()).strip():
            name, _, value = line.decode("latin1").partition(":")
            headers[name.lower()] = value.strip()
        self.is_open = headers.get("connection", "").lower() != "close"
        return int(start.split()[1]), headers, await self._body(headers)

    async def _body(self, headers):
        if headers.get("transfer-encoding") != "chunked":
            return await self._reader.readexactly(int(headers.get("content-length", 0)))
        body = b""
        while size := int(await self._reader.readline(), 16):
            body += await self._reader.readexactly(size)
            await self._reader.readline()
        await self._reader.readline()
        return body

    def close(self):
        self._writer.close()


class Browser:
    def __init__(self, url, results):
        parts = urllib.parse.urlsplit(url)
        self._host, self._port, self._base = parts.hostname, parts.port or 80, parts.path
        self._results = results
        self._idle = []
        self._turn = asyncio.Semaphore(CONNECTIONS)
        self._cookie = ""

    async def ask(self, path, form=None):
        """The body of a successful answer; `None` for any other, which is counted as lost."""
        body = urllib.parse.urlencode(form or {}).encode()
        lines = [f"{'GET' if form is None else 'POST'} {self._base}{path} HTTP/1.1",
                 f"Host: {self._host}", "Accept-Encoding: gzip", f"Cookie: {self._cookie}"]
        if form is not None:
            lines += ["Content-Type: application/x-www-form-urlencoded", f"Content-Length: {len(body)}"]
        head = "\r\n".join(lines + ["", ""]).encode()
        start = time.monotonic()
        async with self._turn:
            try:
                status, headers, answer = await asyncio.wait_for(self._once(head, body), PATIENCE)
            except (OSError, Closed, asyncio.TimeoutError, asyncio.IncompleteReadError) as failure:
                status, headers, answer = type(failure).__name__, {}, b""
        kind = "guess" if path.endswith("/guess") else "other"
        self._results.answered(kind, status, time.monotonic() - start)
        if "set-cookie" in headers:
            self._cookie = headers["set-cookie"].partition(";")[0]
        if headers.get("content-encoding") == "gzip":
            answer = gzip.decompress(answer)
        return answer if status in (200, 201) else None

    async def _once(self, head, body):
        # The server may have closed a connection that is used again.
        while self._idle:
            connection = self._idle.pop()
            try:
                return await self._with(connection, head, body)
            except Closed:
                connection.close()
        connection = await Connection().open(self._host, self._port)
        return await self._with(connection, head, body)

    async def _with(self, connection, head, body):
        answer = await connection.ask(head, body)
        if connection.is_open:
            self._idle.append(connection)
        else:
            connection.close()
        return answer


class Results:
    def __init__(self):
        self.statuses = collections.Counter()
        self.guesses = []

    def answered(self, kind, status, seconds):
        self.statuses[str(status)] += 1
        if kind == "guess":
            self.guesses.append(seconds)


async def files(url, results):
    """Returns the files that a first visit asks for: the page, and all that it imports at once."""
    browser, found, waiting = Browser(url, results), [], [""]
    while waiting:
        name = waiting.pop(0)
        found.append(name)
        text = (await browser.ask(name, None) or b"").decode(errors="replace")
        folder = name.rpartition("/")[0]
        named = re.findall(r"(?:src|href)=\"([^\":#]+)\"", text) if not name else [
            urllib.parse.urljoin(f"{folder}/" if folder else "", found)
            for found in re.findall(r"^(?:import|export)[^;]*?'(\.[^']+)'", text, re.MULTILINE)]
        waiting += [each.removeprefix("./") for each in named
                    if each.removeprefix("./") not in [*found, *waiting]]
    return [name for name in found if not name.endswith((".png", ".webmanifest"))]


async def pupil(url, names, arrival, seconds, results):
    chance = random.Random()
    await asyncio.sleep(chance.uniform(0, arrival))
    end = time.monotonic() + seconds
    browser = Browser(url, results)
    await browser.ask(names[0])
    await asyncio.gather(*(browser.ask(name) for name in names[1:]))
    call = "cgi-bin/hangman-cgi"
    letters = []
    while time.monotonic() < end:
        if not letters:
            await browser.ask(f"{call}/game", {"length": "7", "mistakes": "6"})
            letters = sorted(LETTERS, key=lambda letter: LETTERS.index(letter) + chance.uniform(0, 5))
        await asyncio.sleep(chance.uniform(0.8, 1.2) * PAUSE)
        game = await browser.ask(f"{call}/guess", {"letter": letters.pop(0)})
        if game and json.loads(game)["status"] != "playing":
            letters = []


async def main(url, pupils, arrival, seconds):
    resource.setrlimit(resource.RLIMIT_NOFILE, (16_384, 16_384))
    names = await files(url, Results())
    results = Results()
    await asyncio.gather(*(pupil(url, names, arrival, seconds, results) for _ in range(pupils)))
    waits = sorted(results.guesses)
    lost = {status: count for status, count in results.statuses.items() if status not in ("200", "201")}
    print(json.dumps({
        "files": len(names), "requests": results.statuses.total(), "guesses": len(waits), "lost": lost,
        "median": round(waits[len(waits) // 2] * 1000, 1),
        "p99": round(waits[len(waits) * 99 // 100] * 1000, 1),
    }))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]), float(sys.argv[4])))
