#!/usr/bin/env python3
"""Records how headless Chromium justifies, indents and narrows paragraphs of ours, as the golden of a test.

record-paragraphs.py            writes Tests/FolioTextTests/Fixtures/browser-paragraphs.json anew
record-paragraphs.py --check    exits 1 where the browser's answers differ from the file

Each text is asked at several widths. A line is [start, end] in UTF-16 offsets; a character is [offset, left, right] in CSS pixels,
white space at a line's end left out. "narrowest" is the narrowest width, found by halving, at which there are no more lines than at
the width given, which `text-wrap: balance` is defined by; its lines are those there. (Chromium's own `balance` may choose a wider
one, so that lines differ less in length.) Needs what record-texts.py needs.
"""
import os, sys, tempfile

here = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, here)
import importlib
import fixture
from chrome import Chrome

texts = importlib.import_module("record-texts")

TEXTS = [
    ("en", "The harbour was quiet when the first boats came in, and nobody had yet put out the lamps along the quay."),
    ("en", "Two  spaces stay, a no-break\u00a0space stretches, and hy\u00adphen\u00adation shows where it must."),
    ("de", "Die Straßenbahn hält heute nicht am Rathaus, weil dort ein großes Fest gefeiert wird."),
    ("ru", "Сегодня вечером мы пойдём на берег реки и будем смотреть, как загораются огни."),
    ("el", "Το τρένο φεύγει στις οκτώ και φτάνει στο νησί πριν από το μεσημέρι."),
    ("ja", "港は静かで、最初の船が入ってきたとき、まだ誰も灯りを消していなかった。Tokyo 2024年。"),
    ("zh", "今天晚上我们去河边，看灯火一盏一盏地亮起来，然后坐 9 路车回家。"),
    ("ko", "오늘 저녁 우리는 강가에 가서 불빛이 하나씩 켜지는 것을 볼 것이다."),
    ("he", "הנמל היה שקט כשהסירות הראשונות נכנסו, ואיש עוד לא כיבה את הפנסים."),
    ("ar", "كان الميناء هادئا حين دخلت القوارب الكبيرة، ولم يطفئ أحد المصابيح بعد."),
    ("he", "הרכבת Express 42 יוצאת בשעה 8:30 מתחנה Central בכל בוקר."),
    ("hi", "आज शाम हम नदी के किनारे जाएँगे और देखेंगे कि दीये एक एक करके कैसे जलते हैं।"),
    ("th", "คืนนี้เราจะไปริมแม่น้ำ แล้วดูไฟติดขึ้นทีละดวง ก่อนกลับบ้าน"),
    ("en", "Emoji 🙂🙂 stand as ideographs do: 👍🏽 between words and 日本 letters."),
    ("en", "First paragraph of two, which is long enough to need lines.\nSecond paragraph, after a break."),
    ("en", "Name\tAmount\tNote of the day and more words\nTea\t3\tgreen"),
]
WIDTHS = [140, 200.3, 277]
STYLES = [("justify", "text-align:justify;"), ("indent", "text-indent:23.4px;"),
          ("hanging", "text-indent:-15px;padding-inline-start:15px;"), ("narrowest", ""),
          ("justifyIndent", "text-align:justify;text-indent:2em;")]

JS = r"""(cases) => {
  const root = document.getElementById('root');
  const range = document.createRange();
  const isSpace = ch => ch === ' ' || ch === '\t' || ch === '\n' || ch === '\u3000';
  const place = c => {
    root.textContent = '';
    const d = document.createElement('div');
    d.lang = c.lang;
    d.style.cssText = 'position:absolute;left:0;top:0;box-sizing:border-box;text-rendering:geometricPrecision;' +
      'white-space:pre-wrap;overflow-wrap:break-word;' + c.css + 'direction:' + c.direction + ';width:' + c.width + 'px;';
    d.textContent = c.text;
    root.appendChild(d);
    const node = d.firstChild, t = c.text, chars = [], tops = [];
    const segmenter = new Intl.Segmenter('en', {granularity: 'grapheme'});
    for (const {segment, index} of segmenter.segment(t)) {
      range.setStart(node, index); range.setEnd(node, index + segment.length);
      const rects = [...range.getClientRects()];
      const q = segment === '\u00ad' || isSpace(segment[0]) ? rects[0] : rects[rects.length - 1];
      chars.push(q ? [index, q.left, q.right, q.top] : [index, 0, 0, tops.length ? tops[tops.length - 1] : 0]);
      tops.push(chars[chars.length - 1][3]);
    }
    return {d, chars};
  };
  const lay = c => {
    const {chars} = place(c), t = c.text;
    const lines = [];
    let top = null;
    chars.forEach(q => { if (q[3] !== top) { top = q[3]; if (lines.length) lines[lines.length - 1][1] = q[0];
                                             lines.push([q[0], t.length]); } });
    const shown = [];
    for (const [start, end] of lines) {
      let last = end;
      while (last > start && isSpace(t[last - 1])) last--;
      for (const q of chars) if (q[0] >= start && q[0] < last) shown.push(q.slice(0, 3));
    }
    return {lines, chars: shown};
  };
  return cases.map(c => {
    const answer = lay(c);
    if (c.style !== 'narrowest') return answer;
    let low = 1, high = Math.floor(c.width * 64);
    while (low < high) {
      const middle = (low + high) >> 1;
      if (lay({...c, width: middle / 64}).lines.length <= answer.lines.length) high = middle; else low = middle + 1;
    }
    return {...lay({...c, width: low / 64}), narrowest: low / 64};
  });
}"""


def cases():
    out = []
    for lang, text in TEXTS:
        for style, css in STYLES:
            # CSS indents the first line of a block, not of each paragraph in it.
            if "text-indent" in css and "\n" in text:
                continue
            for width in WIDTHS:
                out.append({"style": style, "lang": lang, "text": text, "width": width,
                            "direction": "rtl" if lang in ("he", "ar") else "ltr", "css": css})
    return out


def number(x):
    x = round(x, 6)
    return int(x) if x == int(x) else x


def record():
    with tempfile.TemporaryDirectory() as directory:
        hashes = texts.font_files(directory)
        files = [os.path.join(directory, name) for name in texts.CHAIN]
        family = os.path.splitext(texts.SYSTEM)[0]
        chrome = Chrome(files, descriptors={family: texts.SYSTEM_METRICS})
        try:
            version = chrome.version["product"]
            families = ",".join(f'"{os.path.splitext(name)[0]}"' for name in texts.CHAIN)
            asked = [{**case, "css": f"font:17px {families};" + case["css"]} for case in cases()]
            answers = chrome.fn(JS, asked)
        finally:
            chrome.close()
    recorded = []
    for case, answer in zip(cases(), answers):
        case = {key: value for key, value in case.items() if key != "css"}
        case["lines"] = answer["lines"]
        if case["style"] == "narrowest":
            case["narrowest"] = answer["narrowest"]
        else:
            case["characters"] = [[q[0], number(q[1]), number(q[2])] for q in answer["chars"]]
        recorded.append(case)
    return fixture.text(
        "record-paragraphs.py", version, recorded, systemMetrics=texts.SYSTEM_METRICS, fonts=hashes)


if __name__ == "__main__":
    fixture.write_or_check("browser-paragraphs.json", record, "paragraphs")
