#!/usr/bin/env python3
"""Reads the words by which a browser breaks Khmer and Lao out of its ICU data into Sources/FolioICU/Dictionaries/.

collect-dictionaries.py [icudtl.dat] [--check]   the file of Debian's package chromium unless another is named

The words are kept in a BytesTrie, whose form unicode/bytestrie.h tells. --check writes nothing and exits 1 where the words differ.
"""
import os, struct, sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
FOLDER = os.path.join(ROOT, "Sources/FolioICU/Dictionaries")
DATA = "/usr/lib/chromium/icudtl.dat"


def item(package, name):
    """The bytes of one item of an ICU data package, its table of contents being offsets of names and of data."""
    contents = struct.unpack_from("<H", package)[0]
    for k in range(struct.unpack_from("<I", package, contents)[0]):
        at, data = struct.unpack_from("<II", package, contents + 4 + 8 * k)
        if package[contents + at:package.index(b"\0", contents + at)].endswith(name.encode()):
            return package[contents + data:]
    raise SystemExit(f"the package has no {name}")


def number(data, at, lead, bases):
    """A number whose lead says how many bytes follow, and the place behind it: `bases` are the first leads of 1 to 3 bytes more."""
    one, two, three, four = bases
    for more, first in ((0, one), (1, two), (2, three)):
        if lead < bases[more + 1]:
            return (lead - first << 8 * more) + int.from_bytes(data[at:at + more], "big"), at + more
    more = 3 + (lead - four)
    return int.from_bytes(data[at:at + more], "big"), at + more


VALUE = (0x10, 0x51, 0x6C, 0x7E)
DELTA = (0x00, 0xC0, 0xF0, 0xFE)


def words(data, at, prefix=b""):
    """The byte strings of the node at a place and of all behind it."""
    lead = data[at]
    if lead >= 0x20:
        yield prefix
        if lead & 1 == 0:
            yield from words(data, number(data, at + 1, lead >> 1, VALUE)[1], prefix)
    elif lead >= 0x10:
        end = at + 2 + (lead & 15)
        yield from words(data, end, prefix + data[at + 1:end])
    elif lead:
        yield from branch(data, at + 1, lead + 1, prefix)
    else:
        yield from branch(data, at + 2, data[at + 1] + 1, prefix)


def branch(data, at, length, prefix):
    if length > 5:
        jump, end = number(data, at + 2, data[at + 1], DELTA)
        yield from branch(data, end + jump, length >> 1, prefix)
        yield from branch(data, end, length - (length >> 1), prefix)
        return
    for _ in range(length - 1):
        key, lead = data[at:at + 1], data[at + 1]
        jump, at = number(data, at + 2, lead >> 1, VALUE)
        if lead & 1:
            yield prefix + key
        else:
            yield from words(data, at + jump, prefix + key)
    yield from words(data, at + 1, prefix + data[at:at + 1])


def dictionary(package, name):
    data = item(package, f"{name}dict.dict")
    header = struct.unpack_from("<H", data)[0]
    trie, _, _, _, kind, transform = struct.unpack_from("<6i", data, header)
    if kind & 7 != 0 or transform >> 24 != 1:
        raise SystemExit(f"{name}: not a trie of bytes that stand for a block of letters")
    special = {0xFF: 0x200D, 0xFE: 0x200C}
    letters = lambda word: "".join(chr(special.get(byte, (transform & 0x1FFFFF) + byte)) for byte in word)
    return "".join(word + "\n" for word in sorted(letters(word) for word in words(data, header + trie)))


def main():
    arguments = [argument for argument in sys.argv[1:] if argument != "--check"]
    package = open(arguments[0] if arguments else DATA, "rb").read()
    for name in ("khmer", "lao"):
        path = os.path.join(FOLDER, name + ".txt")
        found = dictionary(package, name)
        if "--check" in sys.argv[1:]:
            if open(path, encoding="utf-8").read() != found:
                raise SystemExit(f"{name}: the browser's words differ from the file's")
            continue
        with open(path + ".new", "w", encoding="utf-8") as file:
            file.write(found)
        os.replace(path + ".new", path)
        print(f"{name}: {found.count(chr(10))} words")


if __name__ == "__main__":
    main()
