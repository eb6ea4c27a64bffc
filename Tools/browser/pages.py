"""Opens pages that `folio render` wrote in headless Chromium and asks for the heights of their rows."""
import os, subprocess, sys, time

here = os.path.dirname(os.path.abspath(__file__))
root = os.path.dirname(os.path.dirname(here))
sys.path.insert(0, here)
from chrome import Chrome

FOLIO = os.environ.get("FOLIO", os.path.join(root, ".build/release/folio"))

HEIGHTS = """(async () => {
  for (const face of document.fonts) await face.load();
  await document.fonts.ready;
  const parts = [...document.querySelectorAll('[data-folio-height]')].map(element => [
    element.dataset.folioKind, element.dataset.folioId, Number(element.dataset.folioHeight),
    element.getBoundingClientRect().height]);
  return {parts, fonts: [...document.fonts].filter(face => face.status !== 'loaded').length,
          scroll: document.documentElement.scrollHeight,
          content: document.querySelector('main').getBoundingClientRect().height};
})()"""


class Pages:
    """A browser that has no font but those of the pages themselves."""

    def __init__(self):
        self.chrome = Chrome([])
        self.version = self.chrome.version["product"]

    def __enter__(self): return self
    def __exit__(self, *_): self.chrome.close()

    def heights(self, page, width):
        """For a page's file: parts as [kind, id, computed height, height in the browser], and the heights of the whole."""
        self.chrome.call("Emulation.setDeviceMetricsOverride", width=width, height=600, deviceScaleFactor=1, mobile=False)
        self.chrome.call("Page.navigate", url="file://" + os.path.abspath(page))
        for _ in range(600):
            if self.chrome.eval("document.readyState") == "complete" and self.chrome.eval("!!document.querySelector('main')"):
                break
            time.sleep(0.05)
        found = self.chrome.eval(HEIGHTS, await_promise=True)
        if found["fonts"]:
            raise RuntimeError(f"{page}: {found['fonts']} fonts were not loaded")
        return found


def render(table, width, output, *flags):
    subprocess.check_call([FOLIO, "render", table, "--width", str(width), "--output", output, *flags])
