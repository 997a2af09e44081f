import { withoutTags } from '@sextant/markdown/tags';
import { notWordsSelector } from '../../../lib/markdown/not-words.ts';
import { lettersIn } from './letters.ts';

const name = 'sextant-passage';

/** A letter of what an element shows, and the text node and stretch where it stands. */
interface PlacedLetter {
  letter: string;
  node: Text;
  from: number;
  to: number;
}

/** Letters and digits of the words that an element shows. */
function lettersOf(root: Element): PlacedLetter[] {
  const letters: PlacedLetter[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest(notWordsSelector) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node as Text;
    for (const letter of lettersIn(text.data)) letters.push({ ...letter, node: text });
  }
  return letters;
}

/** Where a passage stands among the words that an element shows; null where it is not found. */
function rangeOf(passage: string, root: Element): Range | null {
  const wanted = lettersIn(withoutTags(passage));
  const shown = lettersOf(root);
  const at = shown.findIndex((_, place) =>
    wanted.every(({ letter }, offset) => shown[place + offset]?.letter === letter),
  );
  const first = shown[at];
  const last = shown[at + wanted.length - 1];
  if (wanted.length === 0 || !first || !last) return null;
  const range = document.createRange();
  range.setStart(first.node, first.from);
  range.setEnd(last.node, last.to);
  return range;
}

/** How often a passage is looked for: the view may have to change before its answer is there. */
const maxFrames = 60;

/**
 * Brings a passage of an engine's answer into view and marks it. The passage is found by its letters, since what is
 * shown has no markup; where it is not found, the answer itself comes into view and nothing is marked.
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
  const range = rangeOf(passage, answer);
  if ('highlights' in CSS) {
    if (range) CSS.highlights.set(name, new Highlight(range));
    else CSS.highlights.delete(name);
  }
  if (range) range.startContainer.parentElement?.scrollIntoView({ block: 'center', inline: 'nearest' });
  else answer.scrollIntoView({ block: 'nearest' });
  answer.closest<HTMLElement>('[data-answer]')?.focus({ preventScroll: true });
}
