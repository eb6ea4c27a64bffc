#!/usr/bin/env python3
"""Records what headless Chromium makes of our own texts, as the golden of a test that needs no browser.

record-texts.py            writes Tests/FolioTextTests/Fixtures/browser-texts.json anew
record-texts.py --check    exits 1 where the browser's answers differ from the file

The texts are the messages of Examples/inbox.json, each at a width and with CSS options that go by its place, set in the
shipped faces in their order of fallback. The first face carries the system font's metrics, as a page of ours does. Each text
comes twice: as a label or a paragraph would have it, and narrow, with the options that break words. Every third comes a
third time, its words set in runs of other faces, sizes and spacings.
Needs: apt-get install chromium; pip install -r requirements.txt
"""
import hashlib, json, os, re, shutil, sys, tempfile

here = os.path.dirname(os.path.abspath(__file__))
root = os.path.dirname(os.path.dirname(here))
sys.path.insert(0, here)
import fixture
from oracle import Oracle

SCRIPTS = ("Arabic Armenian Bengali Devanagari Ethiopic Georgian Gujarati Gurmukhi Hebrew Kannada Khmer Lao Malayalam "
           "Myanmar Sinhala Tamil Telugu Thai").split()
SYSTEM = "System-Regular.otf"


def chain(system=SYSTEM, latin="NotoSans-Regular.ttf"):
    """The order of fallback behind a face of the system font."""
    return [system, latin, *[f"NotoSans{s}-Regular.ttf" for s in SCRIPTS], "NotoColorEmoji.ttf",
            "NotoSansMono-Regular.ttf", "DroidSansFallback.ttf"]


CHAIN = chain()
BOLD = chain("System-Bold.otf", "NotoSans-Bold.ttf")
ITALIC = chain("System-Italic.otf")
FACES = sorted({*CHAIN, *BOLD, *ITALIC})
# ascender 1950, descender 494 in 2048 to the em: UIKit's system font
SYSTEM_METRICS = f"ascent-override:{1950 / 2048:.8%};descent-override:{494 / 2048:.8%};line-gap-override:0%"

# A label is the first of these; the others are what the label cannot have. Which one a text gets goes by its place.
LABEL = {"whiteSpace": "pre-wrap", "overflowWrap": "break-word", "direction": "plaintext"}
OPTIONS = [LABEL, LABEL, LABEL, LABEL, LABEL, LABEL,
           {"whiteSpace": "normal", "overflowWrap": "break-word"}, {"whiteSpace": "pre-line"}, {"whiteSpace": "pre"},
           {"whiteSpace": "nowrap"}, {"whiteSpace": "normal", "wordBreak": "keep-all", "overflowWrap": "anywhere"},
           {"whiteSpace": "normal", "lineBreak": "strict"}, {"whiteSpace": "pre-wrap", "direction": "rtl"},
           {"whiteSpace": "normal", "letterSpacing": 0.4}, {"whiteSpace": "normal", "lineHeight": 23.5}]
NARROW = [{"wordBreak": "break-all"}, {"overflowWrap": "break-word"}, {"lineBreak": "anywhere"}, {"overflowWrap": "anywhere"},
          {}, {"wordBreak": "break-all", "overflowWrap": "break-word"}, {"whiteSpace": "pre-wrap", "letterSpacing": 1},
          {"direction": "rtl", "overflowWrap": "anywhere"}, {"whiteSpace": "pre-wrap", "direction": "plaintext"}]
NARROW_WIDTHS = [1, 60, 90.5, 120, 77.25]
# What a run has beside the case's own face, size and spacing; the test knows bold and italic by these names.
STYLES = [{}, {"weight": "bold"}, {"size": 12}, {"italic": True}, {"size": 25.5}, {"letterSpacing": 1.5},
          {"weight": "bold", "size": 20}]
WIDTHS = [288, 343, 358, 382, 256]
SIZES = [17, 17, 15, 13, 20, 17]


def runs(text, size, k):
    """The text in runs of one to three words, the white space behind them included."""
    words = re.findall(r"\S+\s*|\s+", text)
    found = []
    while words:
        length = 1 + (k + len(found)) % 3
        style = STYLES[(k + len(found)) % len(STYLES)]
        fonts = BOLD if "weight" in style else ITALIC if "italic" in style else CHAIN
        found.append({"text": "".join(words[:length]), "size": size, **style, "fonts": fonts})
        words = words[length:]
    return found


def cases():
    table = json.load(open(os.path.join(root, "Examples/inbox.json"), encoding="utf-8"))
    rows = [row for section in table["sections"] for row in section["rows"]]
    found = []
    for k, row in enumerate(rows):
        case = {"id": row["id"], "text": row["text"], "lang": row.get("language", "en"), "fonts": CHAIN,
                "size": SIZES[k % len(SIZES)]}
        found.append({**case, "width": WIDTHS[k % len(WIDTHS)], **OPTIONS[k % len(OPTIONS)]})
        found.append({**case, "id": f"{row['id']}.narrow", "width": NARROW_WIDTHS[k % len(NARROW_WIDTHS)],
                      **NARROW[k % len(NARROW)]})
        if k % 3 == 0:
            styled = runs(row["text"], case["size"], k // 3)
            # The block has the first run's font, as a paragraph of ours has.
            found.append({**case, "id": f"{row['id']}.runs", "width": WIDTHS[k % len(WIDTHS)],
                          "size": styled[0]["size"], "fonts": styled[0]["fonts"], **OPTIONS[k // 3 % len(OPTIONS)],
                          "runs": styled})
    return found


def font_files(directory):
    """Copies the shipped faces beside each other; the system font's is Inter under another name."""
    hashes = {}
    for folder, _, files in os.walk(os.path.join(root, "Fonts")):
        for file in files:
            name = file.replace("Inter-", "System-")
            if name in FACES:
                shutil.copyfile(os.path.join(folder, file), os.path.join(directory, name))
                hashes[name] = hashlib.sha256(open(os.path.join(folder, file), "rb").read()).hexdigest()
    return hashes


def record():
    with tempfile.TemporaryDirectory() as fonts:
        hashes = font_files(fonts)
        metrics = {os.path.splitext(name)[0]: SYSTEM_METRICS for name in FACES if name.startswith("System-")}
        with Oracle([fonts], FACES, descriptors=metrics) as oracle:
            version = oracle.chrome.version["product"]
            expected, warnings, foreign = oracle.measure(cases(), log=lambda line: print(line, file=sys.stderr))
    if foreign:
        raise SystemExit(f"drawn with a font that was not asked for: {foreign}")
    for id, warning in warnings.items():
        print("warning", id, warning, file=sys.stderr)
    recorded = []
    for case in cases():
        entry = {key: value for key, value in case.items() if key != "fonts"}
        if "runs" in case:
            entry["runs"] = [{key: value for key, value in run.items() if key != "fonts"} for run in case["runs"]]
        entry["expected"] = expected[case["id"]]
        recorded.append(entry)
    return fixture.text("record-texts.py", version, recorded, systemMetrics=SYSTEM_METRICS, fonts=hashes)


if __name__ == "__main__":
    fixture.write_or_check("browser-texts.json", record, "texts")
