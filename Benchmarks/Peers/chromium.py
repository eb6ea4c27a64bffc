#!/usr/bin/env python3
"""chromium.py CORPUS CASE FAMILY,…   One headless Chromium a call; the page times itself (chromium.js), by the wall.
  cold      a fresh element a string in a box of 320 px: every textContent is set, then every offsetHeight read
  warm      the same for the second half of the strings, after the first
  relayout  elements that hold the strings: the box's width is set, then every offsetHeight read
17 px, lines 20 px high, overflow-wrap: break-word, no hinting. Blink's caches cannot be emptied; passes after the first
turn the words of each string round, so that no string comes twice as a whole."""
import html, json, os, re, subprocess, sys, tempfile

import bench

CASES = ("cold", "warm", "relayout")
SECONDS = 240
FLAGS = [
    "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-extensions",
    "--font-render-hinting=none", "--enable-font-subpixel-positioning", "--disable-background-networking",
    "--disable-component-update", "--disable-dev-shm-usage",
]
PAGE = """<!doctype html><meta charset=utf-8>
<style>#box { width: 320px; font: %(size)dpx/20px %(families)s; overflow-wrap: break-word }</style>
<body><div id=box></div><script>const CASE = %(case)s, TEXTS = %(texts)s;
%(script)s</script>"""


def page(texts, case, families):
    with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "chromium.js"), encoding="utf-8") as file:
        script = file.read()
    return PAGE % dict(
        size=bench.FONT_PX, families=",".join(f'"{family}"' for family in families), case=json.dumps(case),
        texts=json.dumps(texts).replace("</", "<\\/").replace("<!--", "<\\!--"), script=script)


def ask(page):
    """What the page found: times of the passes in nanoseconds a text, and lines."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        path = os.path.join(folder, "page.html")
        with open(path, "w", encoding="utf-8") as file:
            file.write(page)
        command = ["chromium", *FLAGS, "--user-data-dir=" + os.path.join(folder, "profile"), "--dump-dom", "file://" + path]
        try:
            answer = subprocess.run(command, capture_output=True, timeout=SECONDS)
        except subprocess.TimeoutExpired:
            sys.exit(f"chromium: no answer in {SECONDS} seconds")
    document = answer.stdout.decode(errors="replace")
    found = re.search(r"RESULT(\{.*?\})END", document, re.S)
    if not found:
        sys.exit("chromium: no result: " + (document or answer.stderr.decode(errors="replace"))[-500:])
    return json.loads(html.unescape(found[1]))


def main(path, case, families):
    if case not in CASES:
        sys.exit(f"the case is “{case}”; expected one of {' '.join(CASES)}")
    texts = bench.load(path)
    result = ask(page(texts, case, families.split(",")))
    bench.report(
        "chromium", result["version"], case, path, len(texts) - bench.first_measured(texts, case), result["times"],
        lines=round(result["lines"]))


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    main(*sys.argv[1:])
