#!/usr/bin/env python3
"""Draws and records the examples in two surroundings and compares every byte: Tools/check-same-bytes.py FOLIO [OTHER-FOLIO]

FOLIO is the command, such as .build/release/folio; OTHER-FOLIO that of another clone, at another path: the same unless given.
The first run has an English locale, UTC and a home of its own; the second a Turkish locale, where i has another capital, a time
zone off the hour, another home, and, for root, a machine without fonts. Lists what differs, and then ends with 1.
"""
import argparse
import hashlib
import os
import subprocess
import sys
import tempfile

EXAMPLES = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "Examples")
SURROUNDINGS = (
    dict(LC_ALL="en_US.UTF-8", LANG="en_US.UTF-8", TZ="UTC"),
    dict(LC_ALL="tr_TR.UTF-8", LANG="tr_TR.UTF-8", TZ="Asia/Kolkata"),
)
# An empty file system over the machine's fonts, which this command alone sees.
WITHOUT_FONTS = """for fonts in /usr/share/fonts /usr/local/share/fonts; do
    if [ -d $fonts ]; then mount -t tmpfs none $fonts; fi
done
exec "$@" """


def commands(table, name, output):
    """What the table can become, in every format and way of showing text."""
    for ending in ("svg", "pdf", "html"):
        yield ["render", table, "--width", "390", "--output", f"{output}/{name}.{ending}"]
    # The whole inbox is higher than a PNG file of Cairo's can be.
    yield ["render", table, "--width", "390", "--visible", "0,2000", "--output", f"{output}/{name}.png"]
    for text in ("outlines", "fonts"):
        for ending in ("svg", "pdf"):
            yield ["render", table, "--width", "320", "--visible", "0,844", "--appearance", "dark", "--direction", "rtl",
                   "--text", text, "--output", f"{output}/{name}.{text}.{ending}"]
    yield ["render", table, "--width", "320", "--self-contained", "--output", f"{output}/{name}.alone.html"]
    kinds = [word for kind in ("heights", "tree", "json", "svg") for word in ("--as", kind)]
    if name == "settings":
        kinds += ["--as", "image"]
    yield ["snapshot", "record", table, "--directory", f"{output}/Snapshots", "--width", "320", "--width", "390", *kinds]


def write(folio, output, home, surroundings, prefix):
    os.makedirs(output)
    os.makedirs(home)
    environment = dict(PATH=os.environ["PATH"], HOME=home, **surroundings)
    for name in ("inbox", "settings"):
        table = os.path.join(EXAMPLES, name + ".json")
        for command in commands(table, name, "."):
            done = subprocess.run(
                [*prefix, folio, *command], cwd=output, env=environment, stdout=subprocess.PIPE,
                stderr=subprocess.PIPE, text=True)
            # A first recording ends with 1.
            if done.returncode not in ((0, 1) if command[0] == "snapshot" else (0,)):
                sys.exit(f"folio {' '.join(command)} ended with {done.returncode}: {done.stderr}")


def digests(folder):
    found = {}
    for path, _, names in os.walk(folder):
        for name in names:
            file = os.path.join(path, name)
            with open(file, "rb") as stream:
                found[os.path.relpath(file, folder)] = hashlib.sha256(stream.read()).hexdigest()
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folio")
    parser.add_argument("other", nargs="?")
    arguments = parser.parse_args()
    folios = [os.path.abspath(arguments.folio), os.path.abspath(arguments.other or arguments.folio)]
    hides_fonts = subprocess.run(
        ["unshare", "--mount", "true"], stderr=subprocess.DEVNULL).returncode == 0
    if not hides_fonts:
        print("check-same-bytes: not root: the machine keeps its fonts in both runs", file=sys.stderr)
    prefixes = ([], ["unshare", "--mount", "sh", "-c", WITHOUT_FONTS, "sh"] if hides_fonts else [])
    with tempfile.TemporaryDirectory() as folder:
        found = []
        for index in range(2):
            output = os.path.join(folder, f"output-{index}")
            write(folios[index], output, os.path.join(folder, f"home-{index}"), SURROUNDINGS[index], prefixes[index])
            found.append(digests(output))
    names = sorted(found[0].keys() | found[1].keys())
    different = [name for name in names if found[0].get(name) != found[1].get(name)]
    for name in different:
        print(f"{name} differs")
    print(f"{len(names)} files, {len(different)} differ")
    return os.EX_OK if names and not different else 1


if __name__ == "__main__":
    sys.exit(main())
