/** Raised signs that have a character of their own: "10⁹" must not become "109". */
const raised: Readonly<Record<string, string>> = Object.fromEntries(
  [...'0123456789+-−–()n'].map((sign, index) => [sign, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁻⁽⁾ⁿ'][index] as string]),
);

function asRaised(text: string): string {
  const signs = [...text].map((sign) => raised[sign]);
  return signs.includes(undefined) ? `^${text}` : signs.join('');
}

/** A line of its own, with the blanks that it begins with. */
function lineOf(words: string): HTMLElement {
  const line = document.createElement('p');
  line.style.whiteSpace = 'pre-wrap';
  line.textContent = words;
  return line;
}

/** A formula as its author wrote it: drawn, its signs stand one below the other. */
function writeFormulas(copy: HTMLElement) {
  for (const formula of copy.querySelectorAll('.katex')) {
    const source = formula.querySelector('annotation')?.textContent ?? '';
    (formula.closest('.katex-display') ?? formula).replaceWith(source);
  }
}

/** A picture as the words that stand for it, and nothing to press. */
function writePictures(copy: HTMLElement) {
  // A plot that a reader has opened is none of the answer's pictures; its table stands for itself.
  for (const offer of copy.querySelectorAll('.plot-offer')) offer.remove();
  for (const figure of copy.querySelectorAll('figure.block-frame')) {
    const words = figure.querySelector('img[alt], svg[aria-label]');
    if (words)
      figure.replaceWith(lineOf(words.getAttribute('alt') ?? words.getAttribute('aria-label') ?? ''));
  }
  for (const waiting of copy.querySelectorAll('.block-waiting')) {
    const source = waiting.nextElementSibling?.textContent ?? '';
    waiting.parentElement?.replaceChildren(lineOf(source));
  }
  for (const tool of copy.querySelectorAll('figure button')) tool.remove();
}

/** Items of lists with their marks, which are no text on the page, each on a line, as far in as they stand. */
function writeLists(copy: HTMLElement) {
  for (const list of copy.querySelectorAll('ol, ul')) {
    let number = list instanceof HTMLOListElement ? list.start : null;
    let depth = 0;
    for (let at = list.parentElement; at && at !== copy; at = at.parentElement)
      if (at.matches('li')) depth += 1;
    for (const item of list.children) {
      const mark = document.createElement('span');
      mark.style.whiteSpace = 'pre';
      mark.textContent = `${'  '.repeat(depth)}${number === null ? '•' : `${number++}.`} `;
      const first = item.firstElementChild;
      const box = first?.matches('span') ? first : null;
      const words = box?.nextElementSibling ?? first;
      if (words?.matches('p')) {
        const line = document.createElement('div');
        line.append(mark, ...(box ? [box.textContent ?? ''] : []), ...words.childNodes);
        box?.remove();
        words.replaceWith(line);
      } else item.prepend(mark);
    }
  }
}

/** An answer on the page as plain text: what is said by how it looks is said in words. */
export function plainTextOf(answer: HTMLElement): string {
  const copy = answer.cloneNode(true) as HTMLElement;
  // The signs above its lines would each break the line that it is in.
  for (const sign of copy.querySelectorAll('.citation-sign, .citation-tag')) sign.remove();
  writeFormulas(copy);
  writePictures(copy);
  writeLists(copy);
  for (const high of copy.querySelectorAll('sup')) high.replaceWith(asRaised(high.textContent ?? ''));
  // Only what is laid out has lines.
  copy.style.position = 'fixed';
  copy.style.insetInlineStart = '-200vw';
  answer.after(copy);
  try {
    return copy.innerText.replace(/\n{3,}/g, '\n\n');
  } finally {
    copy.remove();
  }
}
