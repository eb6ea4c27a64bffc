"""The file that a recorder writes: where the answers come from, then one case a line."""
import json, os, sys

from chrome import FLAGS

root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


def path(name):
    return os.path.join(root, "Tests/FolioTextTests/Fixtures", name)


def text(recorder, browser, cases, **provenance):
    """The file's contents; `browser` is the version, `provenance` what else the answers depend on."""
    head = {"recordedBy": f"Tools/browser/{recorder}", "browser": browser, "flags": FLAGS, **provenance}
    lines = [json.dumps(case, ensure_ascii=False, separators=(",", ":")) for case in cases]
    return '{"provenance":' + json.dumps(head, indent=1) + ',\n"cases":[\n' + ",\n".join(lines) + "\n]}\n"


def write(file_path, text):
    """Whole or not at all."""
    with open(file_path + ".new", "w", encoding="utf-8") as file:
        file.write(text)
    os.replace(file_path + ".new", file_path)


def write_or_check(file_name, record, kind):
    """Writes what `record` gives, whole or not at all; with --check compares it, and exits 1 where the answers differ."""
    file_path, recorded = path(file_name), record()
    if "--check" in sys.argv[1:]:
        same = os.path.exists(file_path) and open(file_path, encoding="utf-8").read() == recorded
        print("the browser agrees with the file" if same else "the browser's answers differ from the file")
        sys.exit(0 if same else 1)
    write(file_path, recorded)
    count = len(json.loads(recorded)["cases"])
    print(f"{count} {kind} recorded in {os.path.relpath(file_path, root)}")
