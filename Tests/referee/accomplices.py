"""Students who help each other to a mark: programs that look for a right engine that is not theirs.

Each is a piece of Python that runs a right engine where it finds one; else it plays wrongly.
"""

import pathlib
import sys

from planted import CHOICE, engine

WRONG = {CHOICE: "kept = min(families, key=lambda kept: len(families[kept]))"}
START = "    engine = Engine()\n"

# What each begins with: `run` plays with what stands at a path, `say` with a text.
HELP = """
import ctypes, glob, os, platform, resource, signal, socket, sys, time
# Keys of a user, in two numberings of calls to the kernel.
ADD_KEY, KEY_CALL = (248, 250) if platform.machine() == "x86_64" else (217, 219)
USERS, SEARCH, READ_KEY = -4, 10, 11
def say(text):
    open("found.py", "w").write(text)
    os.execv(sys.executable, [sys.executable, "-SE", "found.py"])
def run(path):
    if "class Engine" in open(path).read():
        say(open(path).read())
"""

# What Ann, who is right, leaves for the others: in files, in memory, behind a socket.
LEAVES = """
text = open(__file__).read().split("# Ann's program begins here")[-1]
for folder in ("/tmp", "/var/tmp", "/dev/shm", "/run/lock", OPEN):
    try:
        open(f"{folder}/left-{NAME}", "w").write(text)
        os.chmod(f"{folder}/left-{NAME}", 0o644)
    except OSError:
        pass
libc = ctypes.CDLL(None)
libc.shmat.restype = ctypes.c_void_p
memory = libc.shmat(libc.shmget(KEY, 1 << 16, 0o1666), None, 0)
ctypes.memmove(memory, text.encode() + bytes(1), len(text) + 1)
queue = libc.mq_open(f"/{NAME}".encode(), os.O_CREAT | os.O_RDWR, 0o666, None)
libc.mq_send(queue, text.encode(), len(text.encode()), 0)
libc.syscall(ADD_KEY, b"user", NAME.encode(), text.encode(), len(text.encode()), USERS)
if not os.fork():
    os.setsid()
    if os.fork():
        os._exit(0)
    for handle in range(3):
        os.close(handle)
    door = socket.socket(socket.AF_UNIX)
    door.bind(chr(0) + NAME)
    door.listen()
    while True:
        door.accept()[0].sendall(text.encode())
os.wait()
"""

# What there is to find, and whether a program without walls and account finds it.
TRICKS = {
    "neighbour": ("run('../0-ann/hangman.py')", True),
    "neighbour by its whole path": ("run(CLASS + '/0-ann/hangman.py')", True),
    "link to a neighbour": ("run('friend/hangman.py')", True),
    "example of the referee": ("run(KIT + '/examples/engine.py')", True),
    "link to the example": ("run('example')", True),
    "link to what root alone reads": ("run('secret')", True),
    "file in tmp": ("run(f'/tmp/left-{NAME}')", True),
    "file in var tmp": ("run(f'/var/tmp/left-{NAME}')", True),
    "file in dev shm": ("run(f'/dev/shm/left-{NAME}')", True),
    "file in run lock": ("run(f'/run/lock/left-{NAME}')", True),
    "shared memory": ("libc = ctypes.CDLL(None)\nlibc.shmat.restype = ctypes.c_void_p\n"
                      "memory = libc.shmat(libc.shmget(KEY, 0, 0), None, 0)\n"
                      "memory != ctypes.c_void_p(-1).value and "
                      "say(ctypes.string_at(memory).decode())", True),
    "socket without a file": ("door = socket.socket(socket.AF_UNIX)\ndoor.connect(chr(0) + NAME)\n"
                              "say(door.makefile().read())", False),
    "network": ("say(socket.create_connection(('127.0.0.1', PORT), 2).makefile().read())", False),
    "environment": ("run(os.environ['SOLUTION'])", False),
    "judge's folder": ("run(f'/proc/{os.getppid()}/cwd/../0-ann/hangman.py')", True),
    "judge's root": ("run(f'/proc/{os.getppid()}/root{KIT}/examples/engine.py')", True),
    "first process's root": ("run(f'/proc/1/root{KIT}/examples/engine.py')", False),
    "taking the wall away": ("libc = ctypes.CDLL(None)\nlibc.umount2(KIT.encode(), 2)\n"
                             "run(KIT + '/examples/engine.py')", True),
    "a world of its own": ("libc = ctypes.CDLL(None)\nlibc.unshare(0x10020000)\n"
                           "libc.umount2(KIT.encode(), 2)\nlibc.umount2(CLASS.encode(), 2)\n"
                           "run(KIT + '/examples/engine.py')", True),
    "all children of root": ("for cwd in glob.glob('/proc/[0-9]*/cwd'):\n"
                             "    for path in glob.glob(cwd + '/../0-ann/hangman.py'):\n"
                             "        run(path)", True),
    # As root it would end the whole machine, the tests included.
    "killing": ("os.getuid() and os.kill(-1, 9)", None),
    "killing the judge": ("os.getuid() and os.kill(os.getppid(), 9)", None),
    "hard link to a neighbour": ("os.link('../0-ann/hangman.py', 'mine')\nrun('mine')", True),
    "open folder": ("run(f'{OPEN}/left-{NAME}')", True),
    "message queue": ("libc = ctypes.CDLL(None)\n"
                      "queue = libc.mq_open(f'/{NAME}'.encode(), os.O_RDONLY | os.O_NONBLOCK)\n"
                      "text = ctypes.create_string_buffer(1 << 14)\n"
                      "libc.mq_receive(queue, text, 1 << 14, None) > 0 and "
                      "say(text.value.decode())", True),
    "key of the account": ("libc = ctypes.CDLL(None)\n"
                           "key = libc.syscall(KEY_CALL, SEARCH, USERS, b'user', NAME.encode(), 0)\n"
                           "text = ctypes.create_string_buffer(1 << 15)\n"
                           "libc.syscall(KEY_CALL, READ_KEY, key, text, 1 << 15) > 0 and "
                           "say(text.value.decode())", True),
    "environment of the judge": ("for line in open(f'/proc/{os.getppid()}/environ').read().split("
                                 "'\\0'):\n    line.startswith('SOLUTION=') and run(line[9:])",
                                 True),
    "environment of everybody": ("for path in glob.glob('/proc/[0-9]*/environ'):\n"
                                 "    for line in open(path).read().split('\\0'):\n"
                                 "        line.startswith('SOLUTION=') and run(line[9:])", None),
    # What follows ends the program in another way where it succeeds, or harms others.
    "handles of the judge": ("len(os.listdir('/proc/self/fd')) > 4 and os._exit(3)", None),
    "tracing the judge": ("libc = ctypes.CDLL(None)\n"
                          "os.getuid() and libc.ptrace(16, os.getppid(), 0, 0) or os._exit(3)", None),
    "limits of the judge": ("os.getuid() or sys.exit()\n"
                            "resource.prlimit(os.getppid(), resource.RLIMIT_CPU, (1, 1))\n"
                            "os._exit(3)", None),
    "limits of its own": ("resource.setrlimit(resource.RLIMIT_CORE, (1 << 20, 1 << 20))\n"
                          "os._exit(3)", None),
    "signal to the judge's group": ("os.getuid() or sys.exit()\n"
                                    "os.killpg(os.getpgid(os.getppid()), signal.SIGTERM)\n"
                                    "os._exit(3)", None),
    "clock": ("os.getuid() or sys.exit()\n"
              "time.clock_settime(time.CLOCK_REALTIME, time.time())\nos._exit(3)", None),
    "disk": ("os.getuid() or sys.exit()\nfor path in glob.glob('/dev/[svn][dv]*') + ['/dev/mem']:\n"
             "    try:\n        open(path, 'rb').read(1)\n    except OSError:\n        continue\n"
             "    os._exit(3)", None),
    "teacher's terminal": ("open('/dev/tty', 'w')\nos._exit(3)", None),
    "becoming root": ("os.getuid() or sys.exit()\nos.setuid(0)\nos._exit(3)", None),
    "program of the next": ("os.getuid() or sys.exit()\n"
                            "open(CLASS + '/1-bob/hangman.py', 'w').write('')\nos._exit(3)", None),
    "compiled file for the judge": (
        "os.getuid() or sys.exit()\nfolder = KIT + '/judging/__pycache__'\n"
        "os.makedirs(folder, exist_ok=True)\n"
        "open(f'{folder}/judge.{sys.implementation.cache_tag}.pyc', 'wb').write(b'0')\n"
        "os._exit(3)", None),
    "program that waits for the next": (
        "if os.getuid() and not os.fork():\n    os.setsid()\n    os.fork() and os._exit(0)\n"
        "    for number in range(1, 64):\n        number not in (9, 19, 32, 33) and "
        "signal.signal(number, signal.SIG_IGN)\n"
        "    for handle in range(3):\n        os.close(handle)\n"
        "    for _ in range(3000):\n        for path in glob.glob('/proc/[0-9]*'):\n"
        "            try:\n"
        "                if os.stat(path).st_uid == os.getuid() and path[6:] != str(os.getpid()):\n"
        "                    time.sleep(2)\n                    os.kill(int(path[6:]), 9)\n"
        "            except OSError:\n                pass\n        time.sleep(0.01)", None),
    "judge's memory": ("open(f'/proc/{os.getppid()}/mem', 'rb+').read(1)\nos._exit(3)", None),
}


def write(folder, name, code, facts, right=False, after=""):
    """A program in a folder of its own; what fails of its trick is left."""
    (folder / name).mkdir(parents=True)
    if right:
        engine(folder / name, {})
    else:
        engine(folder / name, WRONG)
    path = folder / name / "engine.py"
    own = path.read_text()
    lines = "".join(f"{key} = {value!r}\n" for key, value in facts.items())
    tried = "try:\n" + "".join(f"    {line}\n" for line in code.strip().splitlines()) + (
        "except BaseException:\n    pass\n") if not right else code
    path.rename(folder / name / "hangman.py")
    (folder / name / "hangman.py").write_text(
        f"{HELP}{lines}{tried}# Ann's program begins here\n{own}{after}")


def class_of(folder, facts, tricks=TRICKS):
    """A folder of submissions: Ann, who leaves things, Bob, who is slow, and the others."""
    write(folder, "0-ann", LEAVES, facts, right=True)
    write(folder, "1-bob", "time.sleep(1.5)", facts, right=True)
    for name, (code, _) in tricks.items():
        write(folder, name, code, facts)
        for link, target in (("friend", "../0-ann"), ("example", facts["KIT"] + "/examples/engine.py"),
                             ("secret", facts["SECRET"])):
            (folder / name / link).symlink_to(target)
    return folder


def command():
    return ["--", pathlib.Path(sys.executable).resolve(), "-SE", "hangman.py"]
