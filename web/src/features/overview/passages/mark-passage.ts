const name = 'sextant-passage';

/** Letters and digits of what an element shows, each with the text node and offset where it stands. */
function lettersOf(root: Element) {
  const places: { node: Text; offset: number }[] = [];
  let letters = '';
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest('[data-citation]') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node as Text;
    for (let offset = 0; offset < text.data.length; offset++) {
      const character = text.data[offset] ?? '';
      if (!/[\p{L}\p{N}]/u.test(character)) continue;
      letters += character.toLowerCase().charAt(0);
      places.push({ node: text, offset });
    }
  }
  return { letters, places };
}

const onlyLetters = (text: string) =>
  [...text]
    .filter((character) => /[\p{L}\p{N}]/u.test(character))
    .map((each) => each.toLowerCase().charAt(0))
    .join('');

/** How often a passage is looked for: the view may have to change before its answer is there. */
const maxFrames = 60;

/**
 * Brings a passage of an engine's answer into view and marks it. The passage is found by its letters, since what is
 * shown has no markup; where it is not found, the answer itself comes into view.
 */
export function markPassage(turnId: string, engine: string, passage: string, framesLeft = maxFrames): void {
  const turn = document
    .querySelector(`[data-overview="${CSS.escape(turnId)}"]`)
    ?.closest('section:not([data-overview])');
  const answer = turn?.querySelector(`[data-cited-answer="${CSS.escape(engine)}"]`);
  if (!answer) {
    if (framesLeft > 0) requestAnimationFrame(() => markPassage(turnId, engine, passage, framesLeft - 1));
    return;
  }
  const wanted = onlyLetters(passage);
  const { letters, places } = lettersOf(answer);
  const at = wanted === '' ? -1 : letters.indexOf(wanted);
  const first = places[at];
  const last = places[at + wanted.length - 1];
  if (at < 0 || !first || !last) {
    answer.scrollIntoView({ block: 'nearest' });
    return;
  }
  const range = document.createRange();
  range.setStart(first.node, first.offset);
  range.setEnd(last.node, last.offset + 1);
  if ('highlights' in CSS) CSS.highlights.set(name, new Highlight(range));
  first.node.parentElement?.scrollIntoView({ block: 'center', inline: 'nearest' });
  answer.closest<HTMLElement>('[data-answer]')?.focus({ preventScroll: true });
}
