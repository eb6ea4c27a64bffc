"""Headless Chromium over the DevTools protocol, with nothing but the given font files.

`Chrome(font_files=[...])` starts a private Chromium whose fontconfig sees a single
"tripwire" font (made here, see make_tripwire) and whose page has one @font-face per
font file, the family name being the file name without its extension.
"""
import base64, json, os, shutil, subprocess, sys, tempfile, time, urllib.parse

import websocket  # pip: websocket-client

FLAGS = [
    "--headless=new",
    "--no-sandbox",
    "--font-render-hinting=none",
    "--force-device-scale-factor=1",
    "--allow-file-access-from-files",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-extensions",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-features=Translate,OptimizationHints,MediaRouter",
    "--no-first-run",
    "--no-default-browser-check",
    "--hide-scrollbars",
    "--lang=en-US",
    "--remote-allow-origins=*",
    "--remote-debugging-port=0",
]

TRIPWIRE_ADVANCE = 7777  # units of 1000: a glyph of it is 7.777 em wide, hard to overlook


def make_tripwire(path):
    """A font with .notdef and one private-use glyph only: the one font fontconfig knows."""
    from fontTools.fontBuilder import FontBuilder
    from fontTools.pens.ttGlyphPen import TTGlyphPen
    fb = FontBuilder(1000, isTTF=True)
    order = [".notdef", "pua"]
    fb.setupGlyphOrder(order)
    fb.setupCharacterMap({0xF8FE: "pua"})
    pen = TTGlyphPen(None)
    pen.moveTo((0, 0)); pen.lineTo((0, 700)); pen.lineTo((500, 700)); pen.lineTo((500, 0)); pen.closePath()
    g = pen.glyph()
    fb.setupGlyf({".notdef": g, "pua": g})
    fb.setupHorizontalMetrics({n: (TRIPWIRE_ADVANCE, 0) for n in order})
    fb.setupHorizontalHeader(ascent=3000, descent=-2000)
    fb.setupNameTable({"familyName": "Tripwire", "styleName": "Regular"})
    fb.setupOS2(sTypoAscender=3000, sTypoDescender=-2000, usWinAscent=3000, usWinDescent=2000)
    fb.setupPost()
    fb.save(path)


class Chrome:
    def __init__(self, font_files, chromium="chromium", extra_flags=(), page_css="", descriptors=None):
        """`descriptors`: more of the @font-face rule for a family, such as ascent-override."""
        self.tmp = tempfile.mkdtemp(prefix="oracle-")
        fdir = os.path.join(self.tmp, "fonts"); os.mkdir(fdir)
        make_tripwire(os.path.join(fdir, "tripwire.ttf"))
        fconf = os.path.join(self.tmp, "fonts.conf")
        with open(fconf, "w") as f:
            f.write('<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">\n<fontconfig>'
                    f"<dir>{fdir}</dir><cachedir>{self.tmp}/fc-cache</cachedir></fontconfig>\n")
        # the fonts lie next to the page, so that file: URLs need no path of this machine
        faces, self.families = [], []
        wdir = os.path.join(self.tmp, "web"); os.mkdir(wdir)
        for p in font_files:
            base = os.path.basename(p)
            fam = os.path.splitext(base)[0]
            shutil.copyfile(p, os.path.join(wdir, base))
            more = (descriptors or {}).get(fam, "")
            faces.append(f'@font-face{{font-family:"{fam}";src:url("{urllib.parse.quote(base)}");{more}}}')
            self.families.append(fam)
        page = os.path.join(wdir, "page.html")
        with open(page, "w", encoding="utf-8") as f:
            f.write("<!DOCTYPE html><html lang=en><meta charset=utf-8><style>" + "\n".join(faces) +
                    "html,body{margin:0;padding:0}" + page_css +
                    "</style><body><div id=root></div></body></html>")
        env = dict(os.environ, FONTCONFIG_FILE=fconf, HOME=self.tmp, LANG="C.UTF-8")
        cmd = [chromium, *FLAGS, *extra_flags, f"--user-data-dir={self.tmp}/profile", "about:blank"]
        self.cmd = cmd
        self.errpath = os.path.join(self.tmp, "stderr")
        self.proc = subprocess.Popen(cmd, env=env, stdout=subprocess.DEVNULL,
                                     stderr=open(self.errpath, "wb"), start_new_session=True)
        port_file = os.path.join(self.tmp, "profile", "DevToolsActivePort")
        deadline = time.time() + 60
        while True:
            if os.path.exists(port_file):
                lines = open(port_file).read().split("\n")
                if len(lines) >= 2 and lines[1]:
                    break
            if self.proc.poll() is not None or time.time() > deadline:
                raise RuntimeError("chromium did not start: " + open(self.errpath, errors="replace").read()[-2000:])
            time.sleep(0.05)
        self.ws = websocket.create_connection(f"ws://127.0.0.1:{lines[0]}{lines[1]}",
                                              timeout=600, max_size=None, suppress_origin=True)
        self.n = 0
        self.session = None
        self.version = self.call("Browser.getVersion")
        t = self.call("Target.createTarget", url="file://" + page)["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=t, flatten=True)["sessionId"]
        self.call("Page.enable"); self.call("Runtime.enable")
        for _ in range(200):
            if self.eval("document.readyState") == "complete" and self.eval("!!document.getElementById('root')"):
                break
            time.sleep(0.05)
        res = self.eval("""(async () => {
            const out = {};
            for (const f of document.fonts) { try { await f.load(); } catch (e) {} out[f.family.replace(/"/g, '')] = f.status; }
            await document.fonts.ready; return out; })()""", await_promise=True)
        bad = {k: v for k, v in res.items() if v != "loaded"}
        if bad or len(res) != len(set(self.families)):
            raise RuntimeError(f"fonts not loaded: {bad} of {len(res)}")

    def call(self, method, **params):
        self.n += 1
        msg = {"id": self.n, "method": method, "params": params}
        if self.session:
            msg["sessionId"] = self.session
        self.ws.send(json.dumps(msg))
        while True:
            r = json.loads(self.ws.recv())
            if r.get("id") == self.n:
                if "error" in r:
                    raise RuntimeError(f"{method}: {r['error']}")
                return r["result"]

    def eval(self, expr, await_promise=False):
        r = self.call("Runtime.evaluate", expression=expr, returnByValue=True, awaitPromise=await_promise)
        if "exceptionDetails" in r:
            raise RuntimeError(json.dumps(r["exceptionDetails"])[:2000])
        return r["result"].get("value")

    def fn(self, js_function, *args):
        """Calls a JS function expression with JSON arguments. Lone surrogates survive: \\u escapes."""
        return self.eval(f"({js_function})({','.join(json.dumps(a) for a in args)})")

    def close(self):
        try:
            self.session = None
            self.call("Browser.close")
        except Exception:
            pass
        try:
            self.proc.wait(10)
        except Exception:
            self.proc.kill()  # the one process this object started
        shutil.rmtree(self.tmp, ignore_errors=True)

    def __enter__(self): return self
    def __exit__(self, *a): self.close()


def find_fonts(dirs):
    """name -> path for every font file below the directories."""
    out = {}
    for d in dirs:
        for root, _, files in os.walk(d):
            for f in sorted(files):
                if os.path.splitext(f)[1].lower() in (".ttf", ".otf"):
                    out.setdefault(f, os.path.join(root, f))
    return out
