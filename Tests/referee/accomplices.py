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
import ctypes, fcntl, glob, os, platform, resource, signal, socket, struct, sys, time
# Keys of a user, in two numberings of calls to the kernel.
ADD_KEY, KEY_CALL = (248, 250) if platform.machine() == "x86_64" else (217, 219)
USERS, SEARCH, READ_KEY = -4, 10, 11
def say(text):
    open("found.py", "w").write(text)
    os.execv(sys.executable, [sys.executable, "-SE", "found.py"])
def forked():
    if not os.fork():
        for handle in range(3):
            os.close(handle)
        return True
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
old = libc.msgget(KEY, 0o1666)
libc.msgsnd(old, ctypes.c_long(1).value.to_bytes(8, "little") + text.encode(), len(text.encode()), 0)
libc.semget(KEY, 1, 0o1666)
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
    "old message queue": ("libc = ctypes.CDLL(None)\ntext = ctypes.create_string_buffer(1 << 14)\n"
                          "libc.msgrcv(libc.msgget(KEY, 0), text, 1 << 13, 0, 0o14000) > 0 and "
                          "say(text.raw[8:].rstrip(bytes(1)).decode())", True),
    "handle of the judge by its number": (
        "libc = ctypes.CDLL(None)\nlibc.syscall(438, libc.syscall(434, os.getppid(), 0), 1, 0) >= 0 and "
        "os.getuid() and os._exit(3)", None),
    "judge's memory by a call": (
        "os.getuid() or sys.exit()\nlibc = ctypes.CDLL(None)\n"
        "text = ctypes.create_string_buffer(8)\n"
        "place = (ctypes.c_size_t * 2)(ctypes.addressof(text), 8)\n"
        "libc.process_vm_readv(os.getppid(), place, 1, place, 1, 0) > 0 and os._exit(3)", None),
    "what runs at a crash": ("os.getuid() or sys.exit()\n"
                             "open('/proc/sys/kernel/core_pattern', 'w').write('|/tmp/x')\nos._exit(3)",
                             None),
    "priority of the judge": ("os.getuid() or sys.exit()\n"
                              "os.setpriority(os.PRIO_PROCESS, os.getppid(), 19)\nos._exit(3)", None),
    "processors of the judge": ("os.getuid() or sys.exit()\n"
                                "os.sched_setaffinity(os.getppid(), [0])\nos._exit(3)", None),
    "end of the judge where memory is short": (
        "os.getuid() or sys.exit()\n"
        "open(f'/proc/{os.getppid()}/oom_score_adj', 'w').write('1000')\nos._exit(3)", None),
    "world of the first process": (
        "os.getuid() or sys.exit()\nlibc = ctypes.CDLL(None)\n"
        "libc.setns(os.open('/proc/1/ns/mnt', 0), 0) == 0 and os._exit(3)", None),
    "root of its own": ("os.getuid() or sys.exit()\nos.chroot('/proc/1/root')\nos._exit(3)", None),
    "groups of root": ("os.getuid() or sys.exit()\nos.setgroups([0])\nos._exit(3)", None),
    "mount over the referee": ("os.getuid() or sys.exit()\nlibc = ctypes.CDLL(None)\n"
                               "libc.mount(b'x', KIT.encode(), b'tmpfs', 0, None) == 0 and os._exit(3)",
                               None),
    "log of the kernel": ("os.getuid() or sys.exit()\nopen('/dev/kmsg', 'w').write('x')\nos._exit(3)",
                          None),
    "name of the machine": ("os.getuid() or sys.exit()\nsocket.sethostname(NAME)\nos._exit(3)", None),
    "frames of the network": ("os.getuid() or sys.exit()\n"
                              "socket.socket(socket.AF_PACKET, socket.SOCK_RAW)\nos._exit(3)", None),
    "judge's memory": ("open(f'/proc/{os.getppid()}/mem', 'rb+').read(1)\nos._exit(3)", None),
}

# What ends the program by a code of its own where it succeeds: one program tries all of them.
HARMS = [name for name, (code, _) in TRICKS.items() if "os._exit(3)" in code]


def trying(code):
    """A trick of which nothing is seen where it fails."""
    return "try:\n" + "".join(f"    {line}\n" for line in code.strip().splitlines()) + (
        "except BaseException:\n    pass\n")


PROGRAMS = {name: code for name, (code, _) in TRICKS.items() if name not in HARMS}
PROGRAMS["harms"] = "".join(trying(TRICKS[name][0].replace("_exit(3)", f"_exit({100 + number})"))
                            for number, name in enumerate(HARMS))

# What helps only while Ann's program still runs: her processes' names, a socket of the machine.
LIVES = """
if forked():
    os.execv(sys.executable, [sys.executable, "-SEc", "import time; time.sleep(60)", NAME, text])
if forked():
    door = socket.socket(40, socket.SOCK_STREAM)
    door.bind((0xffffffff, 4000))
    door.listen()
    while True:
        door.accept()[0].sendall(text.encode())
file = open("/etc/passwd", "rb")
for place, byte in enumerate(text.encode()):
    for bit in range(8):
        byte >> bit & 1 and fcntl.lockf(file, fcntl.LOCK_SH, 1, place * 8 + bit)
time.sleep(PATIENCE)
"""
LIVELY = {
    "command line of a friend": (
        "for path in glob.glob('/proc/[0-9]*/cmdline'):\n    try:\n"
        "        words = open(path).read().split('\\0')\n    except OSError:\n        continue\n"
        "    NAME in words and say(words[words.index(NAME) + 1])"),
    "socket of the machine": ("door = socket.socket(40, socket.SOCK_STREAM)\ndoor.connect((1, 4000))\n"
                              "say(door.makefile().read())"),
}
# By locks on a file that all may read, two programs can talk that run at the same time.
LOCKS = """
file = open("/etc/passwd", "rb")
text = bytearray()
while True:
    byte = 0
    for bit in range(8):
        ask = struct.pack("hhqqi4x", fcntl.F_WRLCK, 0, len(text) * 8 + bit, 1, 0)
        kind = struct.unpack("hhqqi4x", fcntl.fcntl(file, fcntl.F_GETLK, ask))[0]
        byte |= (kind != fcntl.F_UNLCK) << bit
    if not byte:
        break
    text.append(byte)
text and say(text.decode())
"""


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
    tried = code if right else trying(code)
    path.rename(folder / name / "hangman.py")
    (folder / name / "hangman.py").write_text(
        f"{HELP}{lines}{tried}# Ann's program begins here\n{own}{after}")


def class_of(folder, facts):
    """A folder of submissions: Ann, who leaves things, Bob, who is slow, and the others."""
    write(folder, "0-ann", LEAVES, facts, right=True)
    write(folder, "1-bob", "time.sleep(1.5)", facts, right=True)
    for name, code in PROGRAMS.items():
        write(folder, name, code, facts)
        for link, target in (("friend", "../0-ann"), ("example", facts["KIT"] + "/examples/engine.py"),
                             ("secret", facts["SECRET"])):
            (folder / name / link).symlink_to(target)
    return folder


def command():
    return ["--", pathlib.Path(sys.executable).resolve(), "-SE", "hangman.py"]
