"""All replies, line by line, and all contradictions between them."""

import collections
import json
import threading
import time

WRONG = ("missing", "doubled", "contradicted", "denied")


class Journal:
    """A file of JSON lines: every reply with its time, and every contradiction found."""

    def __init__(self, path):
        self._file = open(path, "a")
        self._lock = threading.Lock()
        self._start = time.monotonic()
        self.chapter("start")

    def chapter(self, name):
        """Starts the counts again, under this name."""
        with self._lock:
            self.name = name
            self.begun = time.monotonic()
            self.accepted = 0
            self.codes = collections.Counter()
            self.faults = collections.Counter()
            self.longest_wait = 0
            self.longest_silence = 0
            self._last = self.begun
            self._write({"chapter": name})

    def answered(self, player, start, method, path, form, status, reply):
        now = time.monotonic()
        with self._lock:
            if method == "POST":
                code = reply.get("code") or reply.get("failure")
                if status in (200, 201):
                    self.accepted += 1
                    self.longest_silence = max(self.longest_silence, now - self._last)
                    self._last = now
                else:
                    self.codes[f"{status} {code}" if code else f"{status}"] += 1
            self._write({"at": round(start - self._start, 3), "took": round(now - start, 3),
                         "player": player, "call": f"{method} {path}", "form": form,
                         "status": status, "reply": reply})

    def waited(self, player, since):
        """Stores that a move first asked for at `since` was accepted."""
        with self._lock:
            self.longest_wait = max(self.longest_wait, time.monotonic() - since)

    def wrong(self, kind, player, text):
        with self._lock:
            self.faults[kind] += 1
            self._write({"wrong": kind, "player": player, "text": text})

    def _write(self, line):
        self._file.write(json.dumps(line) + "\n")

    def close(self):
        self._file.close()
