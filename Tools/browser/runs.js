// measure(cases, ascents): paragraphs of styled runs and attachments. Returns one result per case:
// {h, max, min, lines: [[start, end, baseline], …], rects: [[[line, left, right], …] for each of the case's ranges]}
(cases, ascents) => {
  const root = document.getElementById('root');
  const isSpace = ch => ch === ' ' || ch === '\t' || ch === '\n' || ch === '\r' || ch === '\f';
  const build = (c, width) => {
    const d = document.createElement('div');
    d.style.cssText = 'position:absolute;left:0;top:0;text-rendering:geometricPrecision;' + c.css + 'width:' + width + ';';
    d.setAttribute('lang', c.runs[0].lang);
    const all = document.createElement('span');
    d.appendChild(all);
    const units = [];                     // for each UTF-16 unit its text node and offset, or its attachment
    for (const r of c.runs) {
      const s = document.createElement('span');
      s.style.cssText = r.css;
      s.setAttribute('lang', r.lang);
      all.appendChild(s);
      if (r.attachment) {
        const a = document.createElement('span');
        a.style.cssText = 'display:inline-block;' + r.attachment;
        s.appendChild(a);
        units.push({box: a, ch: '\ufffc', raise: r.raise});
      } else {
        const node = document.createTextNode(r.text);
        s.appendChild(node);
        for (let i = 0; i < r.text.length; i++) units.push({node, i, ch: r.text[i], raise: r.raise});
      }
    }
    root.appendChild(d);
    return {d, all, units};
  };
  const range = document.createRange();
  const rectsOf = (units, s, e) => {
    if (units[s].box) return [units[s].box.getBoundingClientRect()];
    range.setStart(units[s].node, units[s].i);
    range.setEnd(units[e - 1].node, units[e - 1].i + 1);
    return [...range.getClientRects()];
  };
  return cases.map(c => {
    root.textContent = '';
    const {d, all, units} = build(c, c.w + 'px');
    const result = {h: d.getBoundingClientRect().height, lines: [], rects: [],
      max: build(c, 'max-content').d.getBoundingClientRect().width,
      min: build(c, 'min-content').d.getBoundingClientRect().width};
    const tops = [...new Set([...all.getClientRects()].map(q => q.top))].sort((a, b) => a - b);
    const bottoms = tops.map(t => [...all.getClientRects()].find(q => q.top === t).bottom);
    const lineOf = (rect, raise) => {
      const bottom = rect.bottom + raise;
      let best = 0;
      bottoms.forEach((b, i) => { if (Math.abs(b - bottom) < Math.abs(bottoms[best] - bottom)) best = i; });
      return best;
    };
    const lines = units.map(() => -1);
    let cur = 0;
    const starts = [0];
    for (let i = 0; i < units.length;) {
      const u = units[i];
      const len = u.node && /[\ud800-\udbff]/.test(u.ch) ? 2 : 1;
      const rects = rectsOf(units, i, i + len);
      const ls = rects.map(q => lineOf(q, u.raise));
      const early = isSpace(u.ch) || u.ch === '\u00ad';
      const line = ls.length === 0 ? cur : early ? Math.min(...ls) : Math.max(...ls);
      while (cur < line) { starts.push(i); cur++; }
      for (let k = i; k < i + len; k++) lines[k] = line;
      i += len;
    }
    // Of white space that collapses at a break the first belongs to the line that it ends, the rest to the next.
    const begin = i => {
      if (i >= starts.length) return units.length;
      let s = starts[i];
      if (s === 0 || !c.collapses) return s;
      while (s > 0 && isSpace(units[s - 1].ch)) s--;
      return isSpace(units[s].ch) ? s + 1 : s;
    };
    result.lines = tops.map((t, i) => [begin(i), begin(i + 1), t + c.ascent]);
    for (const [s, e] of c.ranges || []) {
      const found = [];
      let at = s;
      while (at < e) {                    // one node at a time
        let end = at + 1;
        while (end < e && units[at].node && units[end].node === units[at].node) end++;
        for (const q of rectsOf(units, at, end)) {
          if (q.width > 0) found.push([lineOf(q, units[at].raise), q.left, q.right]);
        }
        at = end;
      }
      found.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
      const merged = [];
      for (const q of found) {
        const last = merged[merged.length - 1];
        if (last && last[0] === q[0] && q[1] - last[2] < 0.02) last[2] = Math.max(last[2], q[2]);
        else merged.push(q);
      }
      result.rects.push(merged);
    }
    return result;
  });
}
