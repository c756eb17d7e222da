"""The line protocol: a line is asked, a line comes back."""

from typing import List

from playing.program import FLOOD, Broken, Program, Terms


class LineDriver:
    """Asks a program that speaks the line protocol."""

    # A game that breaks off takes the program with it.
    goes_on = False
    followed = False

    def __init__(self, command: List[str], terms: Terms):
        self.program = Program(command, terms)

    def ask(self, line: str) -> str:
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
        """Ends the program, which should end by itself."""
        if not broken:
            self.program.write("quit\n")
            self.program.unread(self.program.terms.timeout)
        ended = self.program.ended
        self.program.close()
        if not broken and not ended:
            raise Broken("quit", "did not end after `quit`.")

    def finish(self):
        """Nothing is left after `close`."""
