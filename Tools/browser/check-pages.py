#!/usr/bin/env python3
"""Compares the rows of pages that `folio render` writes with the heights that it computed, in headless Chromium.

check-pages.py [TABLE.json…] [WIDTH…]   the examples and the 2,000 mixed rows of the tests, at 320 and 390 points, and the
                                        pages of Snapshots/, which show cells written for an app
check-pages.py --record                 writes the heights into Tests/FolioCLITests/Fixtures/browser-pages.json

Every part must be as high in the browser as computed, to the last bit, and the page as high as the content.
Exits 1 where something differs. Needs: Scripts/measure run once; apt-get install chromium; pip install -r requirements.txt
"""
import json, os, shutil, sys, tempfile

here = os.path.dirname(os.path.abspath(__file__))
root = os.path.dirname(os.path.dirname(here))
sys.path.insert(0, here)
from chrome import find_fonts
from fixture import write
from pages import Pages, render

FIXTURES = os.path.join(root, "Tests/FolioCLITests/Fixtures")
TABLES = [os.path.join(root, "Examples/inbox.json"), os.path.join(root, "Examples/settings.json"),
          os.path.join(FIXTURES, "mixed-rows.json")]


def pinned():
    """Pages that the tests wrote, with the width that is their names' last part."""
    folder = os.path.join(root, "Snapshots/ExamplePictureTests")
    return [(os.path.join(folder, name), int(name.split(".")[-2])) for name in sorted(os.listdir(folder)) if name.endswith(".html")]


def compare(pages, page, name, width):
    """What the browser says of a page, and the number of things that differ."""
    found = pages.heights(page, width)
    wrong = [part for part in found["parts"] if part[2] != part[3]]
    for kind, id, ours, browsers in wrong[:20]:
        print(f"{name} at {width}: {kind} {id}: browser {browsers}, ours {ours}")
    differences = len(wrong)
    total = sum(part[2] for part in found["parts"])
    # A page's scroll height is a whole number of pixels.
    if abs(found["content"] - total) > 1e-6 or found["scroll"] != max(600, round(total)):
        print(f"{name} at {width}: the page is {found['content']} (scrolls {found['scroll']}), ours {total}")
        differences += 1
    print(f"{name} at {width}: {len(found['parts'])} parts, {differences} differ ({pages.version})")
    return found, differences


def main():
    arguments = sys.argv[1:]
    records = "--record" in arguments
    tables = [argument for argument in arguments if argument.endswith(".json")] or TABLES
    widths = [int(argument) for argument in arguments if argument.isdigit()] or [320, 390]
    differences, recorded = 0, []
    with Pages() as pages, tempfile.TemporaryDirectory() as folder:
        for table in tables:
            for width in widths:
                page = os.path.join(folder, "page.html")
                render(table, width, page)
                found, wrong = compare(pages, page, os.path.basename(table), width)
                differences += wrong
                recorded.append({"table": os.path.relpath(table, root), "width": width,
                                 "height": found["content"],
                                 "heights": [part[3] for part in found["parts"]]})
        if tables is TABLES:
            fonts = os.path.join(folder, "fonts")
            os.mkdir(fonts)
            for path in find_fonts([os.path.join(root, "Fonts")]).values():
                shutil.copy(path, fonts)
            for page, width in pinned():
                copy = shutil.copy(page, folder)
                differences += compare(pages, copy, os.path.basename(page), width)[1]
        version = pages.version
    if records and not differences:
        lines = ",\n".join(json.dumps(entry, separators=(",", ":")) for entry in recorded)
        text = (f'{{"generator":"Tools/browser/check-pages.py --record","browser":{json.dumps(version)},\n'
                f'"about":"heights of headers, rows and footers in a page by folio render, from top to bottom",\n"pages":[\n{lines}\n]}}\n')
        write(os.path.join(FIXTURES, "browser-pages.json"), text)
    print(f"{differences} differ")
    sys.exit(1 if differences else 0)


if __name__ == "__main__":
    main()
