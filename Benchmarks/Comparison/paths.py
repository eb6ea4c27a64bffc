"""Where the benchmarks' parts are."""
import os

BENCHMARKS = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
ROOT = os.path.dirname(BENCHMARKS)
PEERS = os.path.join(BENCHMARKS, "Peers")
BUILD = os.path.join(BENCHMARKS, ".build")
FONTS = os.path.join(ROOT, "Fonts")
INSTALL = os.path.join(ROOT, "Scripts", "install-dependencies")
PYTHON = os.path.join(BUILD, "python", "bin", "python3")  # made by install-dependencies
