#!/usr/bin/env python3
"""Compares the row heights of `folio measure --metrics css` with a page of real elements in headless Chromium.

check-rows.py [TABLE.json] [WIDTH…]     the message rows of a table (Examples/inbox.json) at each width (320 and 390)

A row of the page is a block with padding, a line with sender and time, and the text below it; its height is the browser's own.
Exits 1 where a height differs. Needs: Scripts/measure run once; apt-get install chromium; pip install -r requirements.txt
"""
import json, os, subprocess, sys, tempfile

here = os.path.dirname(os.path.abspath(__file__))
root = os.path.dirname(os.path.dirname(here))
sys.path.insert(0, here)
from chrome import Chrome, find_fonts
import importlib
texts = importlib.import_module("record-texts")

FALLBACK = texts.CHAIN[1:]
SIZES = {"largeTitle": 34, "title1": 28, "title2": 22, "title3": 20, "headline": 17, "body": 17, "callout": 16,
         "subheadline": 15, "footnote": 13, "caption1": 12, "caption2": 11}

PAGE = """([rows, width, sizes, regular, semibold]) => {
  const root = document.getElementById('root');
  root.style.cssText = `position:absolute;left:0;top:0;width:${width}px;text-rendering:geometricPrecision;font-synthesis:none`;
  root.textContent = '';
  const add = (parent, css, text, lang) => {
    const element = document.createElement('div');
    element.style.cssText = css;
    if (lang) element.lang = lang;
    if (text !== undefined) element.textContent = text;
    if (text !== undefined && text.endsWith('\\n')) element.appendChild(document.createElement('br'));
    parent.appendChild(element);
    return element;
  };
  const font = (style) => `font-family:${style === 'headline' ? semibold : regular};font-size:${sizes[style]}px;line-height:normal;`;
  return rows.map(row => {
    const block = add(root, 'box-sizing:border-box;padding:11px 16px;min-height:44px;display:flex;flex-direction:column;gap:3px');
    if (row.sender || row.time) {
      const line = add(block, 'display:flex;align-items:flex-end');
      const label = 'white-space:pre;unicode-bidi:plaintext;overflow:hidden;min-width:0;';
      if (row.sender) add(line, label + font('headline'), row.sender, row.language);
      add(line, 'flex:1 0 6px');
      if (row.time) add(line, label + 'flex:none;' + font('caption1'), row.time, row.language);
    }
    const clamp = row.lines ? `display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:${row.lines};overflow:hidden;` : '';
    add(block, 'white-space:pre-wrap;overflow-wrap:break-word;unicode-bidi:plaintext;' + clamp
        + font(row.textStyle || 'body'), row.text, row.language);
    return block;
  }).map(block => block.getBoundingClientRect().height);
}"""


def main():
    arguments = sys.argv[1:]
    table = arguments.pop(0) if arguments and not arguments[0].isdigit() else os.path.join(root, "Examples/inbox.json")
    widths = [int(width) for width in arguments] or [320, 390]
    rows = [row for section in json.load(open(table, encoding="utf-8"))["sections"] for row in section["rows"]
            if row["kind"] == "message"]
    flags = [flag for width in widths for flag in ("--width", str(width))]
    measured = json.loads(subprocess.check_output(
        [os.path.join(root, ".build/release/folio"), "measure", table, *flags, "--metrics", "css", "--format", "json", "--quiet"]))
    fonts = find_fonts([os.path.join(root, "Fonts")])
    faces = ["Inter-Regular.otf", "Inter-SemiBold.otf", "NotoSans-Bold.ttf", *FALLBACK]
    family = lambda *names: ",".join(f'"{os.path.splitext(name)[0]}"' for name in names)
    bold = [name.replace("NotoSans-Regular", "NotoSans-Bold") for name in FALLBACK]
    overrides = {"Inter-Regular": texts.SYSTEM_METRICS, "Inter-SemiBold": texts.SYSTEM_METRICS}
    differences = 0
    with Chrome([fonts[name] for name in faces], descriptors=overrides) as chrome:
        for width, measurement in zip(widths, measured["measurements"]):
            ours = {row["id"]: row["height"] for section in measurement["sections"] for row in section["rows"]}
            page = chrome.fn(PAGE, [rows, width, SIZES, family("Inter-Regular.otf", *FALLBACK), family("Inter-SemiBold.otf", *bold)])
            for row, height in zip(rows, page):
                if height != ours[row["id"]]:
                    differences += 1
                    print(f"{row['id']} at {width}: browser {height}, ours {ours[row['id']]}: {row['text'][:60]!r}")
            print(f"{len(rows)} rows at {width} points compared with {chrome.version['product']}")
    print(f"{differences} differ")
    sys.exit(1 if differences else 0)


if __name__ == "__main__":
    main()
