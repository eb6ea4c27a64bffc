// The page's part of chromium.py: CASE and TEXTS are set before. The result goes into the document as JSON.
const LINE_HEIGHT = 20, WIDTHS = [320, 375, 414], COLD_PASSES = 5, RELAYOUT_PASSES = 9;
const box = document.getElementById('box'), times = [];
let lines = 0;

// Strings that Blink has not seen as a whole: their words turned round. The last pass has the texts as they are.
function vary(texts, turn) {
  if (!turn) return texts;
  return texts.map(text => {
    const words = text.split(' ');
    if (words.length < 3) return text + ' ' + turn;
    const from = turn % (words.length - 1) + 1;
    return words.slice(from).concat(words.slice(0, from)).join(' ');
  });
}

function elements(count) {
  box.textContent = '';
  const made = Array.from({length: count}, () => box.appendChild(document.createElement('div')));
  box.offsetHeight;
  return made;
}

function countLines(elements) {
  let height = 0;
  for (let i = 0; i < elements.length; i++) height += elements[i].offsetHeight;
  return height / LINE_HEIGHT;
}

function show(elements, texts) {
  for (let i = 0; i < elements.length; i++) elements[i].textContent = texts[i];
  return countLines(elements);
}

// Returns the lines of the pass.
function time(work, count) {
  const start = performance.now(), answer = work();
  times.push((performance.now() - start) * 1e6 / count);
  return answer;
}

if (CASE === 'relayout') {
  const all = elements(TEXTS.length);
  box.style.width = '300px';
  show(all, TEXTS);
  for (let pass = 0; pass <= RELAYOUT_PASSES; pass++) {
    const counted = time(() => {
      box.style.width = WIDTHS[pass % WIDTHS.length] + 'px';
      return countLines(all);
    }, all.length);
    if (pass > RELAYOUT_PASSES - WIDTHS.length) lines += counted;
  }
} else {
  const first = CASE === 'warm' ? TEXTS.length >> 1 : 0;
  for (let pass = 0; pass <= COLD_PASSES; pass++) {
    const turned = vary(TEXTS, COLD_PASSES - pass);
    if (first) show(elements(first), turned.slice(0, first));
    const measured = turned.slice(first), fresh = elements(measured.length);
    lines = time(() => show(fresh, measured), measured.length);
  }
}
document.body.textContent = 'RESULT' + JSON.stringify({
  times, lines, version: navigator.userAgent.match(/Chrome\/(\d+)/)[1],
}) + 'END';
