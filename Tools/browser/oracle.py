#!/usr/bin/env python3
"""Measures text cases with headless Chromium. README.md tells the formats.

oracle.py --fonts DIR [--fonts DIR] cases.json expected.json
"""
import argparse, json, os, sys, time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from chrome import Chrome, find_fonts

DEFAULTS = {"lang": "", "whiteSpace": "normal", "letterSpacing": 0, "lineHeight": "normal",
            "direction": "ltr", "wordBreak": "normal", "overflowWrap": "normal",
            "lineBreak": "auto", "tabSize": 8}


def num(x):
    """Numbers of the output: exact multiples of 1/64 as they are, without a trailing .0"""
    x = round(x, 6)
    return int(x) if x == int(x) else x


def family(font_file):
    return os.path.splitext(font_file)[0]


def font_css(fonts, size, letter_spacing):
    return ["font-family:" + ",".join(f'"{family(f)}"' for f in fonts), f"font-size:{size}px",
            f"letter-spacing:{letter_spacing}px" if letter_spacing else "letter-spacing:normal"]


def run_of(case, run):
    """A run's own fonts, size, letter-spacing and language; what it leaves out is the case's, as CSS inherits it."""
    return {"letterSpacing": 0, "lang": "", **{key: case[key] for key in ("fonts", "size", "letterSpacing", "lang") if key in case},
            **run}


def to_js(case, ascents):
    c = {**DEFAULTS, **case}
    lh = c["lineHeight"]
    css = font_css(c["fonts"], c["size"], c["letterSpacing"])
    css += ["line-height:" + ("normal" if lh == "normal" else f"{lh}px"),
            f"white-space:{c['whiteSpace']}",
            f"word-break:{c['wordBreak']}", f"overflow-wrap:{c['overflowWrap']}",
            f"line-break:{c['lineBreak']}", f"tab-size:{c['tabSize']}",
            "text-rendering:geometricPrecision"]
    js = {"t": c["text"], "css": ";".join(css) + ";", "w": c["width"], "dir": c["direction"],
          "lang": c["lang"], "pre": c["whiteSpace"] != "normal", "auto": lh == "normal"}
    if "runs" in c:
        runs = [run_of(c, run) for run in c["runs"]]
        js["runs"] = [{"t": run["text"], "css": ";".join(font_css(run["fonts"], run["size"], run["letterSpacing"])),
                       "lang": run["lang"], "asc": ascents[(family(run["fonts"][0]), run["size"])]} for run in runs]
    return js


ASCENT_JS = """(qs) => { const root = document.getElementById('root'); root.textContent = '';
  return qs.map(([fam, size]) => { const d = document.createElement('div');
    d.style.cssText = `position:absolute;left:0;top:0;white-space:nowrap;text-rendering:geometricPrecision;font:${size}px "${fam}"`;
    d.textContent = 'x'; const b = document.createElement('span');
    b.style.cssText = 'display:inline-block;width:0;height:0'; d.appendChild(b); root.appendChild(d);
    const r = document.createRange(); r.selectNodeContents(d.firstChild);
    return b.getBoundingClientRect().bottom - r.getBoundingClientRect().top; }); }"""


class Oracle:
    def __init__(self, font_dirs, font_names, chromium="chromium", extra_flags=(), descriptors=None):
        have = find_fonts(font_dirs)
        missing = [f for f in font_names if f not in have]
        if missing:
            raise SystemExit(f"font files not found: {missing}")
        self.chrome = Chrome([have[f] for f in font_names], chromium=chromium, extra_flags=extra_flags,
                             descriptors=descriptors)
        self.js = open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "measure.js"), encoding="utf-8").read()
        self.asc = {}
        c = self.chrome
        c.call("DOM.enable"); c.call("CSS.enable")

    def ascents(self, cases):
        runs = [run_of(c, run) for c in cases for run in c.get("runs", [{}])]
        need = sorted({(family(run["fonts"][0]), run["size"]) for run in runs} - set(self.asc))
        if need:
            for q, a in zip(need, self.chrome.fn(ASCENT_JS, need)):
                self.asc[q] = a

    def fonts_of_batch(self):
        """[(family, custom?, glyphs)] used anywhere in the batch now on the page."""
        c = self.chrome
        doc = c.call("DOM.getDocument", depth=1)["root"]["nodeId"]
        node = c.call("DOM.querySelector", nodeId=doc, selector="#root")["nodeId"]
        return c.call("CSS.getPlatformFontsForNode", nodeId=node)["fonts"]

    def measure(self, cases, batch=60, check_fonts=True, log=None):
        """-> (expected by id, warnings by id, ids drawn with a font that was not asked for)"""
        self.ascents(cases)
        exp, warn, foreign = {}, {}, []
        t0 = time.time()
        for k in range(0, len(cases), batch):
            part = cases[k:k + batch]
            res = self.run(part)
            if check_fonts and any(not f["isCustomFont"] for f in self.fonts_of_batch()):
                for c in part:                      # one by one, to name the culprits
                    self.run([c])
                    if any(not f["isCustomFont"] for f in self.fonts_of_batch()):
                        foreign.append(c["id"])
            for c, r in zip(part, res):
                asc = 0 if "runs" in c else self.asc[(family(c["fonts"][0]), c["size"])]
                exp[c["id"]] = {"h": num(r["h"]), "max": num(r["max"]), "min": num(r["min"]),
                                "lines": [[s, e, num(w), num(h), num(y + asc)] for s, e, w, h, y in r["lines"]]}
                if r["warn"]:
                    warn[c["id"]] = r["warn"]
            if log and (k // batch) % 10 == 0:
                log(f"{k + len(part)}/{len(cases)} cases, {time.time() - t0:.1f} s")
        return exp, warn, foreign

    def run(self, part):
        return self.chrome.fn(self.js, [to_js(c, self.asc) for c in part])

    def close(self):
        self.chrome.close()

    def __enter__(self): return self
    def __exit__(self, *a): self.close()


def dump_map(path, m):
    """One entry a line: small, and still good to diff."""
    with open(path, "w", encoding="utf-8") as f:
        f.write("{\n")
        f.write(",\n".join(json.dumps(k) + ":" + json.dumps(v, separators=(",", ":")) for k, v in m.items()))
        f.write("\n}\n")


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument("cases"); ap.add_argument("expected")
    ap.add_argument("--fonts", action="append", required=True, help="directory with font files, searched with its subdirectories")
    ap.add_argument("--chromium", default="chromium")
    ap.add_argument("--flag", action="append", default=[], help="one more Chromium flag")
    ap.add_argument("--batch", type=int, default=60)
    ap.add_argument("--no-font-check", action="store_true")
    a = ap.parse_args()
    cases = json.load(open(a.cases, encoding="utf-8"))
    names = sorted({f for c in cases for f in c["fonts"]})
    t = time.time()
    with Oracle(a.fonts, names, a.chromium, a.flag) as o:
        print(o.chrome.version["product"], f"started in {time.time() - t:.1f} s", file=sys.stderr)
        t = time.time()
        exp, warn, foreign = o.measure(cases, a.batch, not a.no_font_check, lambda s: print(s, file=sys.stderr))
    dump_map(a.expected, exp)
    print(f"{len(exp)} cases, {sum(len(e['lines']) for e in exp.values())} lines in {time.time() - t:.1f} s; "
          f"{len(warn)} with warnings, {len(foreign)} with a foreign font", file=sys.stderr)
    for k, v in list(warn.items())[:20]:
        print("warning", k, v, file=sys.stderr)
    for k in foreign[:20]:
        print("foreign font", k, file=sys.stderr)


if __name__ == "__main__":
    main()
