#!/usr/bin/env python3
"""Makes Tests/FolioCLITests/Fixtures/mixed-rows.json: 2,000 rows of real text in many languages, mixed; the same every time.

The texts are sentences and words of the examples, put together by number: whole messages, two languages in one text, long
words, lines broken by the writer, emoji, addresses and figures, in every kind of row, style, accessory and limit of lines.
"""
import json, os, re

root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
COUNT, A_SECTION = 2000, 100
STYLES = ["largeTitle", "title1", "title2", "title3", "headline", "body", "callout", "subheadline", "footnote", "caption1", "caption2"]
ACCESSORIES = ["none", "disclosureIndicator", "detailButton", "detailDisclosureButton", "checkmark"]
DETAILS = ["subtitle", "value1", "value2", "none"]
EXTRAS = ["", " 🚲", " 👩‍👩‍👧‍👦", " https://example.org/paths/that-are-long/and_without-spaces?query=1&more=2", " 1,234.50 €",
          "\n", "\n\n", "  ", "\t", " (a/b-c)", " 🇵🇹", "…", " Donaudampfschifffahrtsgesellschaftskapitän", " +49 30 1234-5678"]


def main():
    rows = []
    for name in ("inbox", "settings"):
        with open(os.path.join(root, f"Examples/{name}.json"), encoding="utf-8") as file:
            for section in json.load(file)["sections"]:
                rows += section["rows"]
    texts = [(row["text"], row.get("language")) for row in rows]
    sentences = [(part, language) for text, language in texts for part in re.split(r"(?<=[.!?。！？।])\s*", text) if part]
    state = 12345

    def pick(count):
        nonlocal state
        state = (state * 6364136223846793005 + 1442695040888963407) % (1 << 64)
        return (state >> 33) % count

    def text():
        kind = pick(5)
        first, language = texts[pick(len(texts))]
        if kind == 0:
            return first, language
        if kind == 1:
            return first + " " + sentences[pick(len(sentences))][0], language
        if kind == 2:
            return sentences[pick(len(sentences))][0] + EXTRAS[pick(len(EXTRAS))], language
        if kind == 3:
            return " ".join(sentences[pick(len(sentences))][0] for _ in range(2 + pick(3))), None
        words = first.split(" ")
        return " ".join(words[: 1 + pick(6)]) + EXTRAS[pick(len(EXTRAS))], language

    sections = []
    for start in range(0, COUNT, A_SECTION):
        made = []
        for number in range(start, start + A_SECTION):
            string, language = text()
            row = {"kind": "message" if pick(2) else "label", "id": f"r{number:04}", "text": string}
            if language:
                row["language"] = language
            if pick(3) == 0:
                row["textStyle"] = STYLES[pick(len(STYLES))]
            if pick(4) == 0:
                row["lines"] = 1 + pick(3)
            if row["kind"] == "message":
                if pick(3):
                    row["sender"] = " ".join(texts[pick(len(texts))][0].split()[: 1 + pick(3)])
                if pick(3):
                    row["time"] = f"{pick(24):02}:{pick(60):02}"
            else:
                row["accessory"] = ACCESSORIES[pick(len(ACCESSORIES))]
                row["detailStyle"] = DETAILS[pick(len(DETAILS))]
                if pick(4):
                    row["detail"] = sentences[pick(len(sentences))][0] if pick(2) else " ".join(text()[0].split()[: 1 + pick(3)])
            made.append(row)
        sections.append({"id": f"s{start // A_SECTION:02}", "header": sentences[pick(len(sentences))][0],
                         "footer": text()[0], "rows": made})
    lines = ['{"style": "plain", "sections": [']
    for index, section in enumerate(sections):
        head = {key: section[key] for key in ("id", "header", "footer")}
        lines.append(json.dumps(head, ensure_ascii=False)[:-1] + ', "rows": [')
        lines += [json.dumps(row, ensure_ascii=False) + ("," if row is not section["rows"][-1] else "") for row in section["rows"]]
        lines.append("]}" + ("," if index < len(sections) - 1 else ""))
    lines.append("]}")
    with open(os.path.join(root, "Tests/FolioCLITests/Fixtures/mixed-rows.json"), "w", encoding="utf-8") as file:
        file.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
