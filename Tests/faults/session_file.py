"""Session files as the tests write them: the format a second time, independent of the program."""

import hashlib
import re
import struct

P1, P2, P3, P4, P5 = (0x9E3779B185EBCA87, 0xC2B2AE3D27D4EB4F, 0x165667B19E3779F9,
                      0x85EBCA77C2B2AE63, 0x27D4EB2F165667C5)
MASK = (1 << 64) - 1


def xxh64(data):
    def rotate(value, count):
        return (value << count | value >> (64 - count)) & MASK

    def mix(lane, word):
        return rotate((lane + word * P2) & MASK, 31) * P1 & MASK

    offset, length = 0, len(data)
    if length >= 32:
        lanes = [(P1 + P2) & MASK, P2, 0, -P1 & MASK]
        for offset in range(0, length - 31, 32):
            lanes = [mix(*pair) for pair in zip(lanes, struct.unpack_from("<4Q", data, offset))]
        offset += 32
        value = sum(map(rotate, lanes, (1, 7, 12, 18))) & MASK
        for lane in lanes:
            value = ((value ^ mix(0, lane)) * P1 + P4) & MASK
    else:
        value = P5
    value = (value + length) & MASK
    for offset in range(offset, length - 7, 8):
        (word,) = struct.unpack_from("<Q", data, offset)
        value = (rotate(value ^ mix(0, word), 27) * P1 + P4) & MASK
    rest = data[length - length % 8:]
    if len(rest) >= 4:
        (half,) = struct.unpack_from("<I", rest)
        value = (rotate(value ^ half * P1 & MASK, 23) * P2 + P3) & MASK
        rest = rest[4:]
    for byte in rest:
        value = rotate(value ^ byte * P5 & MASK, 11) * P1 & MASK
    for shift, prime in ((33, P2), (29, P3), (32, 1)):
        value = (value ^ value >> shift) * prime & MASK
    return value


def write(path, payload, version=1):
    """Writes a file with a right checksum."""
    head = b"HANGMAN%d %d %016x\n" % (version, len(payload), xxh64(payload))
    path.write_bytes(head + payload)


def version(path):
    """The version in the head of a file."""
    return int(re.match(b"HANGMAN([0-9]+) ", path.read_bytes())[1])


def read(path):
    """The payload of a file; its checksum must be right."""
    head, _, payload = path.read_bytes().partition(b"\n")
    assert re.fullmatch(b"HANGMAN[1-5] %d %016x" % (len(payload), xxh64(payload)), head)
    return payload


def read_room(path):
    """The payload of a room's file, of the first version that has all its lines; its checksum must be right."""
    head, _, payload = path.read_bytes().partition(b"\n")
    new = re.search(rb"^(?:door|pass|prepared|given|departed) ", payload, re.MULTILINE)
    version = 4 if new else 3 if b"\nboard " in payload else 2
    assert head == b"HANGROOM%d %d %016x" % (version, len(payload), xxh64(payload)), head
    return payload


def write_room(path, payload, version=2):
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(b"HANGROOM%d %d %016x\n" % (version, len(payload), xxh64(payload)) + payload)


def edit(path, pattern, replacement):
    """Replaces a text that must occur once; the version stays."""
    version = int(path.read_bytes()[7:8])
    payload, count = re.subn(pattern, replacement, read(path), flags=re.MULTILINE)
    assert count == 1, payload
    write(path, payload, version)


def store_time(path, seconds):
    """Changes the time at which the session was stored, in seconds since 1970."""
    edit(path, rb"\Achanged .*$", b"changed %d" % seconds)


def place(state, cookie):
    """The path of a player's file."""
    return state / "players" / _name(cookie.partition("=")[2])


def room_place(state, letters):
    """The path of a room's file, by the first eight letters of its id."""
    return state / "rooms" / _name(letters[:8])


def _name(secret):
    digest = hashlib.sha256(secret.encode()).hexdigest()
    return f"{digest[:2]}/{digest[2:]}"
