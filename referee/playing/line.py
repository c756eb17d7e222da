"""The line protocol: a line is asked, a line comes back."""

from typing import List, Optional

from playing.program import FLOOD, Broken, Program, Terms


class LineDriver:
    """Asks a program that speaks the line protocol; one process for as long as all is right."""

    # A game that breaks off takes the case with it.
    goes_on = False

    def __init__(self, command: List[str], terms: Terms):
        self.command = command
        self.terms = terms
        self.program: Optional[Program] = None
        # Whether each case has a process of its own.
        self.fresh = False
        # Whether the process had played before this case.
        self.followed = False
        # How many processes were started.
        self.starts = 0

    def ask(self, line: str) -> str:
        if line.startswith("words "):
            self.followed = self.program is not None
        if not self.program:
            self.program = Program(self.command, self.terms)
            self.starts += 1
        extra = self.program.unread(0)
        if extra:
            self._break(f"wrote more than one line; before `{line}` came {extra[:80]!r}.")
        self.program.write(line + "\n")
        answer = self.program.read(lambda text: text.find("\n") + 1 or None).strip()
        if answer.split(" ")[0] not in ("ok", "pattern", "error", "word", "over"):
            self._break(f"does not speak the protocol: to `{line}` came {answer[:80]!r}.")
        return answer

    def _break(self, text: str):
        # Half a second of a slow language on a busy machine is no megabyte.
        flood = len(self.program.unread(0.5)) > FLOOD // 32
        raise Broken(*(("floods", f"{text} And it writes on.") if flood else ("protocol", text)))

    def close(self, broken: bool):
        """Ends the program where it may not play the next case as well."""
        if broken and self.program:
            self.program.close()
            self.program = None
        elif self.fresh:
            self.finish()

    def finish(self):
        """Ends the program, which should end by itself."""
        if not self.program:
            return
        self.program.write("quit\n")
        self.program.unread(self.program.terms.timeout)
        ended = self.program.ended
        self.program.close()
        self.program = None
        if not ended:
            raise Broken("quit", "did not end after `quit`.")
