#!/usr/bin/env python3
"""Records how headless Chromium matches, varies and measures fonts, as the golden of a test that needs no browser.

record-fonts.py            writes Tests/FolioTextTests/Fixtures/browser-fonts.json anew
record-fonts.py --check    exits 1 where the browser's answers differ from the file

Needs: apt-get install chromium fonts-inter-variable; pip install -r requirements.txt
"""
import hashlib, itertools, json, os, shutil, sys, tempfile

here = os.path.dirname(os.path.abspath(__file__))
root = os.path.dirname(os.path.dirname(here))
sys.path.insert(0, here)
import fixture
from chrome import Chrome
from fontTools.ttLib import TTCollection

FIXTURES = os.path.join(root, "Tests/FolioTextTests/Fixtures")
INTER = "/usr/share/fonts/truetype/inter-vf/Inter.var.ttf"
FONTS = {os.path.basename(p): p for p in
         [os.path.join(FIXTURES, "Fonts", f) for f in
          ("FolioTestVariable.ttf", "FolioTestVariable-NoHVAR.ttf", "FolioTestVariable-CFF2.otf",
           "FolioTestLocalized.ttf", "FolioTestFeatures.ttf", "FolioTestStatic.ttc")]
         + [INTER, os.path.join(root, "Fonts/Inter/Inter-Regular.otf"),
            os.path.join(root, "Fonts/NotoSans/NotoSans-Regular.ttf")]}
RANGES = {"FolioTestVariable.ttf": "font-weight:100 900;font-stretch:75% 125%;font-style:oblique 0deg 12deg",
          "FolioTestVariable-NoHVAR.ttf": "font-weight:100 900;font-stretch:75% 125%;font-style:oblique 0deg 12deg",
          "FolioTestVariable-CFF2.otf": "font-weight:100 900",
          "Inter.var.ttf": "font-weight:100 900;font-style:oblique 0deg 10deg"}

# Widths to 1/64 px are in the rectangle of the text, heights in the block's, the baseline in an empty inline block's.
MEASURE = """(cases) => { const root = document.getElementById('root'); root.textContent = '';
  const parts = cases.map(c => { const d = document.createElement('div');
    d.style.cssText = 'position:absolute;left:0;top:0;white-space:pre;line-height:normal;font-synthesis:none;' +
      'text-rendering:geometricPrecision;' + c.css;
    if (c.lang) d.lang = c.lang;
    d.textContent = c.text; const b = document.createElement('span');
    b.style.cssText = 'display:inline-block;width:0;height:0'; d.appendChild(b); root.appendChild(d); return [d, b]; });
  return parts.map(([d, b]) => { const r = document.createRange(); r.selectNodeContents(d.firstChild);
    return [r.getBoundingClientRect().width, d.getBoundingClientRect().height, b.getBoundingClientRect().bottom]; }); }"""

LOAD = """async (css) => { const s = document.createElement('style'); s.textContent = css; document.head.appendChild(s);
  const all = [...document.fonts]; await Promise.all(all.map(f => f.load()));
  return all.filter(f => f.status != 'loaded').map(f => f.family); }"""


def cases():
    texts = ["HAVx lnA.V", "xHVAlVAn n.l"]
    # A variable font follows weight, width, slant and size.
    for font in ("FolioTestVariable.ttf", "FolioTestVariable-NoHVAR.ttf"):
        for k, (weight, width, style) in enumerate(itertools.product(
                (50, 100, 237, 400, 450, 600, 731, 900, 1000), (60, 75, 91.25, 100, 113, 125, 150),
                ("normal", "italic", "oblique 5deg", "oblique 12deg", "oblique -8deg"))):
            yield dict(font=font, text=texts[k % 2], size=(7.3, 14, 17, 23.4, 48, 71)[k % 6], weight=weight, width=width,
                       style=style)
    for weight in range(100, 1000, 37):
        yield dict(font="FolioTestVariable-CFF2.otf", text=texts[0], size=17 + weight / 64, weight=weight)
    # … and takes what is set.
    for settings in ({"wght": 650}, {"wght": 650, "opsz": 20}, {"opsz": 8, "wdth": 80}, {"slnt": -7, "wght": 2000},
                     {"nope": 3}):
        for weight, size in ((300, 16), (700, 33.3)):
            yield dict(font="FolioTestVariable.ttf", text=texts[0], size=size, weight=weight, variations=settings)
    words = ["Hamburgefonstiv", "Grüße aus Köln", "Toast AVATAR 1,234.50", "Čtvrtek, Ελλάδα, Привет", "fi ffi → ©"]
    for k, weight in enumerate(range(100, 901, 17)):
        for style in ("normal", "oblique 4deg", "italic"):
            yield dict(font="Inter.var.ttf", text=words[(k + len(style)) % 5], size=11 + k % 13 * 1.7, weight=weight, style=style)
    # Features by their OpenType names.
    for features in ({}, {"tnum": 1}, {"smcp": 1}, {"ss01": 1}, {"liga": 0}, {"kern": 0}, {"cv01": 1}, {"cv01": 2},
                     {"cv01": 3}, {"cv01": 0}, {"tnum": 1, "liga": 0}, {"nope": 1}):
        yield dict(font="FolioTestFeatures.ttf", text="fi17 a AV", size=17, features=features)
    for features in ({}, {"tnum": 1}, {"liga": 0}, {"calt": 0}, {"zero": 1}, {"ss01": 1}, {"ss02": 1}, {"frac": 1},
                     {"case": 1}, {"kern": 0}, {"cv05": 1}, {"tnum": 1, "ss01": 1}, {"sups": 1}):
        for text in ("1,171.40 -> 3/7 (AVATAR)", "To → fi 0 x 11:45 Illegal"):
            yield dict(font="Inter-Regular.otf", text=text, size=17, features=features)
    # What @font-face may say about metrics.
    number = (None, 0, 0.731, 1.25)
    for k, (ascent, descent, gap, adjust) in enumerate(itertools.product(number, number, (None, 0, 0.113), (1, 0.5, 0.937, 1.31))):
        overrides = dict(ascent=ascent, descent=descent, lineGap=gap, sizeAdjust=adjust)
        yield dict(font="NotoSans-Regular.ttf", text="Típico, gå", size=(13, 17, 20.3)[k % 3],
                   overrides={n: v for n, v in overrides.items() if v is not None})
    for adjust in (0.8, 1.2):
        yield dict(font="FolioTestVariable.ttf", text=texts[0], size=20, weight=550, overrides=dict(sizeAdjust=adjust))
    # The face of a family is the one that fits best.
    for weight, width, style in itertools.product(
            (1, 300, 350, 400, 420, 500, 501, 600, 700, 900), (50, 75, 87.5, 100, 101, 125, 200),
            ("normal", "italic", "oblique", "oblique 5deg")):
        yield dict(font="FolioTestStatic.ttc", text="HAx", size=10, weight=weight, width=width, style=style)
    # A language has its own forms.
    for language in ("", "ja", "ko", "ko-KR", "zh-Hans", "zh-CN", "zh-Hant", "zh-TW", "zh-HK", "zh-Hant-HK", "en"):
        yield dict(font="FolioTestLocalized.ttf", text="直一直", size=20, lang=language)


def face_rule(family, file, descriptors):
    return f'@font-face{{font-family:"{family}";src:url("{file}");{descriptors}}}'


def static_rules(directory):
    """One rule a face of the collection, with what the face says of itself."""
    rules = []
    widths = {1: 50, 2: 62.5, 3: 75, 4: 87.5, 5: 100, 6: 112.5, 7: 125, 8: 150, 9: 200}
    for k, font in enumerate(TTCollection(FONTS["FolioTestStatic.ttc"]).fonts):
        font.save(os.path.join(directory, f"static{k}.ttf"))
        os2 = font["OS/2"]
        style = "italic" if os2.fsSelection & 1 else "oblique 10deg" if os2.fsSelection & 1 << 9 else "normal"
        rules.append(face_rule("FolioTestStatic.ttc", f"static{k}.ttf",
                               f"font-weight:{os2.usWeightClass};font-stretch:{widths[os2.usWidthClass]}%;font-style:{style}"))
    return rules


def css(case, family):
    settings = lambda values: ",".join(f'"{tag}" {value}' for tag, value in values.items()) or "normal"
    return (f'font-family:"{family}";font-size:{case["size"]}px;font-weight:{case.get("weight", 400)};'
            f'font-stretch:{case.get("width", 100)}%;font-style:{case.get("style", "normal")};'
            f'font-variation-settings:{settings(case.get("variations", {}))};'
            f'font-feature-settings:{settings(case.get("features", {}))}')


def record():
    names = {"ascent": "ascent-override", "descent": "descent-override", "lineGap": "line-gap-override",
             "sizeAdjust": "size-adjust"}
    with tempfile.TemporaryDirectory() as directory, Chrome([FONTS["NotoSans-Regular.ttf"]]) as chrome:
        web = os.path.join(chrome.tmp, "web")
        rules, families = static_rules(web), {("FolioTestStatic.ttc", ""): "FolioTestStatic.ttc"}
        items = []
        for case in cases():
            more = "".join(f";{names[n]}:{v * 100:.6g}%" for n, v in case.get("overrides", {}).items())
            key = (case["font"], more)
            if key not in families:
                families[key] = f"f{len(families)}"
                shutil.copyfile(FONTS[case["font"]], os.path.join(web, case["font"]))
                rules.append(face_rule(families[key], case["font"], RANGES.get(case["font"], "font-weight:400") + more))
            items.append({"css": css(case, families[key]), "text": case["text"], "lang": case.get("lang", "")})
        bad = chrome.eval(f"({LOAD})({json.dumps(chr(10).join(rules))})", await_promise=True)
        if bad:
            raise SystemExit(f"fonts not loaded: {bad}")
        measured = [m for k in range(0, len(items), 100) for m in chrome.fn(MEASURE, items[k:k + 100])]
        version = chrome.version["product"]
    hashes = {name: hashlib.sha256(open(path, "rb").read()).hexdigest() for name, path in FONTS.items()}
    recorded = [{**case, "expected": {"width": width, "height": height, "baseline": baseline}}
                for case, (width, height, baseline) in zip(cases(), measured)]
    return fixture.text("record-fonts.py", version, recorded, fonts=hashes)


if __name__ == "__main__":
    fixture.write_or_check("browser-fonts.json", record, "cases")
