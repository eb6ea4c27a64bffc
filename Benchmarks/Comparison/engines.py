"""The engines that can be compared, how each is built, and what it is called with."""
import os
import subprocess
import sys
from dataclasses import dataclass

from paths import BENCHMARKS, BUILD, INSTALL, PEERS, PYTHON

USUAL_CASES = ("cold", "warm", "relayout")
FIGURES = ("memory", "linear", "threads")  # Folio's alone: each has a goal of its own


@dataclass(frozen=True)
class Engine:
    name: str
    title: str
    cases: tuple = USUAL_CASES
    source: str = ""  # of the program in Peers; Folio's is a Swift package
    libraries: str = ""  # pkg-config's names of what a program in C is linked with
    takes: str = "families"  # or files, or pairs of both: how it is told its fonts

    def install(self):
        """Installs what is missing; False, after a message, where that cannot be done."""
        return subprocess.run([INSTALL, "--engine", self.name]).returncode == 0

    def build(self):
        """False, after the compiler's message, where it cannot be built."""
        if self.name == "folio":
            command = ["swift", "build", "-c", "release", "--package-path", BENCHMARKS, "--product", "folio-bench"]
            return subprocess.run(command, stdout=sys.stderr).returncode == 0
        if not self.libraries:
            return True
        os.makedirs(BUILD, exist_ok=True)
        flags = subprocess.run(
            ["pkg-config", "--cflags", "--libs", *self.libraries.split()], stdout=subprocess.PIPE, text=True)
        compiler = ["c++", "-fPIC"] if self.source.endswith(".cpp") else ["cc"]
        command = [*compiler, "-O2", "-march=native", "-o", self.program[0], os.path.join(PEERS, self.source)]
        return flags.returncode == 0 and subprocess.run([*command, *flags.stdout.split()]).returncode == 0

    @property
    def program(self):
        if self.name == "folio":
            return [os.path.join(BUILD, "release", "folio-bench")]
        if self.libraries:
            return [os.path.join(BUILD, "peer-" + self.name)]
        return [PYTHON if os.path.exists(PYTHON) else sys.executable, os.path.join(PEERS, self.source)]

    def command(self, corpus, case):
        families, files = zip(*corpus.fonts)
        fonts = dict(families=[",".join(families)], files=files, pairs=map("=".join, corpus.fonts))[self.takes]
        if case in FIGURES:
            return [*self.program, case, corpus.path, *fonts]
        verb = ["text"] if self.name == "folio" else []
        return [*self.program, *verb, corpus.path, case, *fonts]


ENGINES = (
    Engine("floor", "floor (bare HarfBuzz and ICU)", (*USUAL_CASES, "shape", "break", "wordcache"), "floor.c",
           "harfbuzz icu-uc", "files"),
    Engine("folio", "Folio", (*USUAL_CASES, *FIGURES), takes="files"),
    Engine("pango", "Pango", source="pango.c", libraries="pangocairo"),
    Engine("qt", "Qt", source="qt.cpp", libraries="Qt6Gui"),
    Engine("skparagraph", "SkParagraph", (*USUAL_CASES, "empty", "noop"), "skparagraph.py", takes="pairs"),
    Engine("chromium", "Chromium", source="chromium.py"),
    Engine("harfbuzz", "newer HarfBuzz", ("shape", "empty"), "harfbuzz.py", takes="files"),
)
