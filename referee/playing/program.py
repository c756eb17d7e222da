"""A child process, read with limits in time and length."""

import codecs
import collections
import os
import queue
import subprocess
import threading
import time
from typing import List, NamedTuple, Optional

from judging.findings import Finding
from judging.words import Unjudgeable
from playing import account, ending, waiting

# How a program asks a terminal where it is, and what it is told: at the beginning.
WHERE, HERE = b"\x1b[6n", b"\x1b[1;1R"
# Characters that a program may write without being asked again.
FLOOD = 1 << 20
# Seconds for which a program is listened to beyond those given, while it does not rest.
RESTLESS = 2


class Broken(Exception):
    """A program that does not go on, with a Finding that says how.

    `doubtful` is how many of its last answers may not be answers to what was asked.
    """

    def __init__(self, name: str, text: str, doubtful=0):
        super().__init__(text)
        self.finding = Finding(name, f"Your program {text}")
        self.doubtful = doubtful


class Terms(NamedTuple):
    """The limits for programs: seconds for an answer, a time at which all end, an account."""

    timeout: float = 10
    deadline: float = float("inf")
    account: str = ""
    # Where it may leave files for itself.
    temporary: str = "/tmp"


class Program:
    """A child process in a session of its own; `home` is where it runs, if not where we do."""

    def __init__(self, command: List[str], terms: Terms, terminal=False, home=None):
        self.terms = terms
        self.text = ""
        self.silent = True
        self.ended = False
        # Seconds without a processor that were added to its time for answers.
        self.added = 0.0
        self.chunks: queue.Queue = queue.Queue(16)
        self.errors: collections.deque = collections.deque(maxlen=5)
        self.stdin, its_input, its_output, self.stdout = self._streams(terminal)
        try:
            # Some languages write their prompts to standard error if that is a terminal.
            self.process = ending.start(
                command, stdin=its_input, stdout=its_output, start_new_session=True, cwd=home,
                stderr=its_output if terminal else subprocess.PIPE,
                env=account.environment(home or os.getcwd(), terms.temporary),
                **account.credentials(terms.account))
        except OSError as error:
            raise Unjudgeable(f"Expected a program to start; came: {error}.")
        finally:
            for end in {its_input, its_output}:
                os.close(end)
        threading.Thread(target=self._listen, daemon=True).start()
        self.error_listener = threading.Thread(target=self._listen_to_errors, daemon=True)
        self.error_listener.start()

    @staticmethod
    def _streams(terminal: bool):
        """Where we write, where it reads, where it writes, where we read."""
        if terminal and os.name == "posix":
            # On a terminal the C library writes line by line, also for those who never flush.
            import pty
            import tty
            ours, its = pty.openpty()
            tty.setraw(its)
            return ours, its, its, ours
        its_input, stdin = os.pipe()
        stdout, its_output = os.pipe()
        return stdin, its_input, its_output, stdout

    def _listen(self):
        decode = codecs.getincrementaldecoder("utf-8")("replace").decode
        try:
            for data in iter(lambda: os.read(self.stdout, 1 << 16), b""):
                if self.stdin == self.stdout:
                    os.write(self.stdin, HERE * data.count(WHERE))
                self.chunks.put(decode(data))
        except OSError:
            pass  # A terminal whose other end is closed.
        self.chunks.put(None)

    def _listen_to_errors(self):
        with self.process.stderr or open(os.devnull, "rb") as errors:
            for data in iter(lambda: errors.read1(4096), b""):
                self.errors.append(data.decode("utf-8", "replace"))

    def write(self, text: str):
        try:
            os.write(self.stdin, text.encode())
        except OSError:
            pass  # It has ended, which the next read says better.

    def read(self, until) -> str:
        """Takes the output up to the place that `until` finds in it, None being nowhere."""
        deadline = min(time.monotonic() + self.terms.timeout, self.terms.deadline)
        while until(self.text) is None:
            if self.ended:
                raise self._crash()
            if len(self.text) > FLOOD:
                raise Broken("floods", f"wrote {len(self.text)} characters where an answer was "
                                       f"expected: {self.text[:60]!r}…")
            if not self._take(deadline):
                deadline = min(time.monotonic() + self._held_up(), self.terms.deadline)
                if deadline < time.monotonic() + 0.02:
                    raise self._late()
        end = until(self.text)
        taken, self.text = self.text[:end], self.text[end:]
        return taken

    def _held_up(self) -> float:
        """Seconds without a processor since this was asked last: they are the machine's fault."""
        before, self.added = self.added, waiting.held_up(self.process.pid)
        return max(0.0, self.added - before)

    def _late(self) -> Broken:
        busy = f" The machine was busy for {self.added:.0f} seconds more." if self.added > 1 else ""
        if time.monotonic() + 0.02 > self.terms.deadline:
            return Broken("time", f"did not finish in the time that is given for all.{busy}")
        name = "silent" if self.silent else "hangs"
        rest = f" Its last output: {self.text[-120:]!r}.{busy}" if self.text else busy
        seconds = f"{self.terms.timeout:g} second{'s' * (self.terms.timeout != 1)}"
        return Broken(name, f"wrote nothing for {seconds} where an answer was expected. (Is its "
                            f"output flushed?){rest}")

    def _take(self, deadline: float) -> bool:
        """Waits for a piece of output, or the end; False where none came in time."""
        try:
            chunk = self.chunks.get(timeout=max(0.0, deadline - time.monotonic()))
        except queue.Empty:
            return False
        self.ended = chunk is None
        self.silent = self.silent and self.ended
        self.text += chunk or ""
        return True

    def unread(self, seconds: float) -> str:
        """What it wrote without being asked, and writes in so many seconds and until it rests."""
        deadline = time.monotonic() + seconds
        last = deadline + RESTLESS
        while not self.ended and len(self.text) <= FLOOD:
            if self._take(deadline):
                continue
            rests = not seconds or time.monotonic() > last or not waiting.busy(self.process.pid)
            deadline = time.monotonic() + 0.01
            if rests and (not seconds or not self._take(deadline)):
                break
        return self.text

    def _crash(self) -> Broken:
        code = self.exit_code()
        if code is None:
            return Broken("hangs", "closed its output and did not end.")
        how = f"by signal {-code}" if code < 0 else f"with code {code}"
        # What it wrote last may not be read yet; a child of its own may keep the stream open.
        self.error_listener.join(1)
        last = ("".join(self.errors).strip() or self.text)[-300:]
        return Broken("crashes", f"ended {how} where an answer was expected."
                                 + (f" Its last words: {last!r}." if last else ""))

    def exit_code(self) -> Optional[int]:
        """What it ended with, once its output is closed; None where it does not end."""
        try:
            return self.process.wait(self.terms.timeout)
        except subprocess.TimeoutExpired:
            return None

    def close(self):
        """Ends it and all its children."""
        ending.end_whole(self.process)
        # The reader of its output may wait for space for output that is no longer needed.
        deadline = time.monotonic() + 1
        while not self.ended and self._take(deadline):
            self.text = ""
        for end in {self.stdin, self.stdout}:
            os.close(end)
