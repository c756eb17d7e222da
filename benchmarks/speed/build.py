"""Compiles the references, and places copies of all programs."""

import os
import pathlib
import platform
import shutil
import subprocess
from dataclasses import dataclass

SOURCES = pathlib.Path(__file__).resolve().parent
REPOSITORY = SOURCES.parents[1]
PROGRAM = REPOSITORY / ".build/release/hangman-cgi"
# On the disk of the build, since how a file came into memory affects the measurement.
FOLDER = REPOSITORY / ".build-bench"


def c_program(name, *options):
    """Compiles one of the C programs and returns its path."""
    FOLDER.mkdir(exist_ok=True)
    program = FOLDER / name
    source = SOURCES / f"{name}.c"
    flags = ["-O2", "-Wall", "-Wextra", "-Werror"]
    subprocess.run(["gcc", *flags, *options, "-o", program, source], check=True)
    return program


def hello():
    return c_program("hello", "-static", "-s")


def on_musl(name):
    """A C program on musl, which the release is linked with; this is how musl's own musl-gcc links."""
    folder, headers = (f"{place}/{platform.machine()}-linux-musl" for place in ("/usr/lib", "/usr/include"))
    FOLDER.mkdir(exist_ok=True)
    program = FOLDER / f"{name}-musl"
    start, end = [f"{folder}/crt1.o", f"{folder}/crti.o"], ["-lc", "-lgcc", f"{folder}/crtn.o"]
    flags = ["-O2", "-static", "-s", "-nostdinc", "-isystem", headers, "-nostdlib", f"-L{folder}"]
    subprocess.run(["gcc", *flags, *start, SOURCES / f"{name}.c", *end, "-o", program], check=True)
    return program


def floor():
    """An empty program of ordinary Swift, static and stripped."""
    return _swift("floor", "-static-executable", "-Xlinker", "-s", "-Xlinker", "--gc-sections")


def naive():
    return _swift("naive/main")


def _swift(name, *options):
    FOLDER.mkdir(exist_ok=True)
    program = FOLDER / name.partition("/")[0]
    source = SOURCES / f"{name}.swift"
    # The linker warns that a static program could ask for dlopen; it never does.
    done = subprocess.run(
        ["swiftc", "-O", "-swift-version", "6", *options, "-o", program, source],
        capture_output=True,
        text=True,
    )
    if done.returncode:
        raise RuntimeError(done.stderr)
    return program


@dataclass(frozen=True)
class Place:
    """Programs that came into the page cache in the same way."""

    name: str
    hangman: pathlib.Path
    hello: pathlib.Path
    on_musl: pathlib.Path
    floor: pathlib.Path

    @classmethod
    def copied(cls, *programs):
        """Freshly copied: their pages are as the copy wrote them."""
        return cls._copy("copied", programs)

    @classmethod
    def read_back(cls, *programs):
        """Copied, then dropped from memory and read back from the disk."""
        place = cls._copy("read back", programs)
        for program in (place.hangman, place.hello, place.on_musl, place.floor):
            file = os.open(program, os.O_RDONLY)
            os.posix_fadvise(file, 0, 0, os.POSIX_FADV_DONTNEED)
            os.close(file)
        return place

    @classmethod
    def linked(cls, *programs):
        """The files that the linker wrote."""
        return cls("as linked", *programs)

    @classmethod
    def _copy(cls, name, programs):
        folder = FOLDER / name.replace(" ", "-")
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
        copies = [pathlib.Path(shutil.copy(program, folder)) for program in programs]
        os.sync()
        return cls(name, *copies)
