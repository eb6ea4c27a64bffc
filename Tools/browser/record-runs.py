#!/usr/bin/env python3
"""Records what headless Chromium makes of paragraphs of styled runs, as the golden of a test that needs no browser.

record-runs.py            writes Tests/FolioTextTests/Fixtures/browser-runs.json anew
record-runs.py --check    exits 1 where the browser's answers differ from the file

Runs differ in face, size, letter-spacing, word-spacing, language and baseline offset, and may be attachments. Of each paragraph
the file has the lines and their baselines, its height and widths, and the rectangles of some ranges on each line.
Needs: apt-get install chromium; pip install -r requirements.txt
"""
import hashlib, json, os, sys

here = os.path.dirname(os.path.abspath(__file__))
root = os.path.dirname(os.path.dirname(here))
sys.path.insert(0, here)
import fixture
from chrome import Chrome, find_fonts
from oracle import ASCENT_JS, num

FALLBACK = ["NotoSans-Regular.ttf", "NotoSansArabic-Regular.ttf", "NotoSansHebrew-Regular.ttf",
            "NotoSansDevanagari-Regular.ttf", "NotoSansThai-Regular.ttf", "NotoSansEthiopic-Regular.ttf",
            "NotoColorEmoji.ttf", "NotoSansMono-Regular.ttf", "DroidSansFallback.ttf"]
FONTS = ["Inter-Regular.otf", "Inter-Bold.otf", "Inter-Italic.otf", "NotoSans-Bold.ttf", *FALLBACK]

R, B, I = "NotoSans-Regular.ttf", "NotoSans-Bold.ttf", "Inter-Italic.otf"
M = "NotoSansMono-Regular.ttf"


def run(text, font=R, size=17, **more):
    return {"text": text, "font": font, "size": size, **more}


def box(width, height, alignment="baseline", offset=0, **more):
    return run("\ufffc", attachment={"width": width, "height": height, "alignment": alignment, "offset": offset}, **more)


PARAGRAPHS = {
    "weights": [run("The ferry to "), run("Helgoland", B), run(" leaves at seven, rain or "), run("shine", I), run(".")],
    "sizes": [run("Small print grows ", size=11), run("large", size=34), run(" and then calms down to ", size=17),
              run("nothing much at all.", size=9)],
    "mono": [run("Call "), run("text.measure(width: 320)", M, 15), run(" once a frame, or "), run("never", B, 20), run("!")],
    "letters": [run("Wide ", letterSpacing=3), run("and narrow ", letterSpacing=-0.6), run("letters office fi.")],
    "words": [run("Words stand apart, ", wordSpacing=9.3), run("then close\u00a0together ", wordSpacing=-2),
              run("and as usual again.")],
    "both": [run("Both kinds of spacing at once ", letterSpacing=1.2, wordSpacing=4), run("مرحبا بالعالم ",
             letterSpacing=2, wordSpacing=5), run("and back.")],
    "raised": [run("Einstein wrote E = mc"), run("2", size=11, raise_=6.3), run(", water is H"),
               run("2", size=11, raise_=-3.31), run("O, and this goes on for another line.")],
    "high": [run("Raised", raise_=14.999), run(" text in the first run, then plain text that wraps more than once here.")],
    "picture": [run("Look at this "), box(40, 30), run(" little picture, and "), box(20, 20, offset=-5),
                run(" at that one; then read on.")],
    "middle": [run("Icons "), box(24.3, 24.7, "middle"), run(" in the middle "), box(9.9, 5.49, "middle", size=26),
               run(" of words and more words.")],
    "texttop": [run("Boxes at the "), box(12, 40, "text-top"), run("top and at the "), box(12, 40, "text-bottom"),
                run("bottom of the letters.")],
    "boxesonly": [box(50, 20), box(50, 24), box(50, 28), box(50, 12), box(50, 16)],
    "glued": [run("("), box(30, 10), run(") \u201c"), box(30, 10), run("\u201d, "), box(30, 10), run("! no\u00a0"),
              box(30, 10), run("\u00a0break word\u2060"), box(30, 10), run("\u2060word word"), box(30, 10), run("word.")],
    "wide": [run("A box wider than the paragraph: "), box(400, 18), run(" and what follows it.")],
    "bidi": [run("Hello "), run("שלום עולם", size=22), run(" and "), run("مرحبا بالعالم", B), run(" 123 in one line, twice over.")],
    "rtl": [run("שלום "), run("world", B), run(" מה "), box(18, 18), run(" שלומך היום 42 ימים טובים")],
    "scripts": [run("नमस्ते दुनिया, "), run("日本語のテキスト", size=21), run(" และภาษาไทย "), run("🙂👩‍👩‍👧", size=28),
                run(" ends.")],
    "japanese": [run("日本〜東京‐大阪 ", language="ja"), run("日本〜東京‐大阪 日本〜東京‐大阪", language="en")],
    "tabs": [run("a\tb", wordSpacing=3), run("\tc d\t", B, wordSpacing=1), run("e", size=30)],
    "spaces": [run("trailing spaces   ", wordSpacing=5), run("   in two runs   ", B), run("here.")],
    "midword": [run("Donau"), run("dampf", B), run("schiff", size=21), run("fahrtsgesellschaft and un"), run("believ", I),
                run("able words.")],
}
OPTIONS = [{}, {"whiteSpace": "pre-wrap", "overflowWrap": "break-word"}, {"lineHeight": 30},
           {"direction": "rtl", "whiteSpace": "pre-wrap"}]
WIDTHS = [140, 217.3, 330]


def cases():
    found = []
    for name, runs in PARAGRAPHS.items():
        count = sum(len(r["text"].encode("utf-16-le")) // 2 for r in runs)
        for k, options in enumerate(OPTIONS):
            # A browser moves a preserved space behind a box that is too wide, where words may break, to the next line.
            if name == "wide" and k == 1:
                continue
            if name in ("bidi", "rtl", "raised", "picture") or k < 2 or name in ("sizes", "high", "middle") and k == 2:
                for width in WIDTHS:
                    ranges = boundaries(runs)
                    found.append({"id": f"{name}.{k}.{width}", "runs": runs, "width": width, **options,
                                  "ranges": [[a, b] for a, b in zip(ranges, ranges[1:])] + [[0, count]]})
    return found


def boundaries(runs):
    """Places that cut the text every few characters, never inside a pair of surrogates or before a mark."""
    text = "".join(r["text"] for r in runs)
    places, offset, last = [0], 0, 0
    for character in text:
        inner = ord(character) >= 0x0300 and not character.isalpha() or character in "\u200d\ufe0f" or ord(character) > 0xffff
        inner = inner or 0x0900 <= ord(character) < 0x0e80
        if offset - last >= 3 and not inner:
            places.append(offset)
            last = offset
        offset += 2 if ord(character) > 0xffff else 1
    return places + [offset]


def families(font):
    return ",".join(f'"{os.path.splitext(f)[0]}"' for f in [font, *[f for f in FALLBACK if f != font]])


def run_to_js(r):
    css = f"font-family:{families(r['font'])};font-size:{r['size']}px;"
    for key, name in [("letterSpacing", "letter-spacing"), ("wordSpacing", "word-spacing"), ("raise_", "vertical-align")]:
        css += f"{name}:{r.get(key, 0)}px;"
    js = {"text": r["text"], "css": css, "lang": r.get("language", "en"), "raise": r.get("raise_", 0)}
    if "attachment" in r:
        a = r["attachment"]
        align = f"{a['offset']}px" if a["alignment"] == "baseline" else a["alignment"]
        js["attachment"] = f"width:{a['width']}px;height:{a['height']}px;vertical-align:{align}"
        # Where its bottom would be if it stood on the baseline is near enough to tell the line.
        js["raise"] += a["offset"] if a["alignment"] == "baseline" else 0
    return js


def to_js(c, ascent):
    first = c["runs"][0]
    lh = f"{c['lineHeight']}px" if "lineHeight" in c else "normal"
    css = (f"font-family:{families(first['font'])};font-size:{first['size']}px;line-height:{lh};"
           f"white-space:{c.get('whiteSpace', 'normal')};overflow-wrap:{c.get('overflowWrap', 'normal')};"
           f"direction:{c.get('direction', 'ltr')};")
    if first.get("wordSpacing"):        # tab stops are the block's
        css += f"word-spacing:{first['wordSpacing']}px;"
    return {"css": css, "w": c["width"], "ascent": ascent, "ranges": c["ranges"],
            "collapses": "whiteSpace" not in c, "runs": [run_to_js(r) for r in c["runs"]]}


def rounded(value):
    return [rounded(v) for v in value] if isinstance(value, list) else num(value)


def record():
    have = find_fonts([os.path.join(root, "Fonts")])
    with Chrome([have[f] for f in FONTS]) as chrome:
        keys = sorted({(os.path.splitext(c["runs"][0]["font"])[0], c["runs"][0]["size"]) for c in cases()})
        ascents = dict(zip(keys, chrome.fn(ASCENT_JS, keys)))
        js = open(os.path.join(here, "runs.js"), encoding="utf-8").read()
        asked = [to_js(c, ascents[(os.path.splitext(c["runs"][0]["font"])[0], c["runs"][0]["size"])]) for c in cases()]
        expected = chrome.fn(js, asked)
        version = chrome.version["product"]
    hashes = {f: hashlib.sha256(open(have[f], "rb").read()).hexdigest() for f in FONTS}
    recorded = []
    for case, result in zip(cases(), expected):
        case = json.loads(json.dumps(case).replace('"raise_"', '"baselineOffset"'))
        case["expected"] = {key: rounded(value) for key, value in result.items()}
        recorded.append(case)
    return fixture.text("record-runs.py", version, recorded, fonts=hashes)


if __name__ == "__main__":
    fixture.write_or_check("browser-runs.json", record, "paragraphs")
