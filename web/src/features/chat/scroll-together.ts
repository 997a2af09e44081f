/** A title as it is compared: letters and digits alone, without the number that some engines begin it with. */
const comparable = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/^ ?\d+ /, '')
    .trim();

/** A section of an answer: its title, and where it begins in its column, in pixels. */
export interface Section {
  title: string;
  top: number;
}

/** Where a column is: the section at its top edge, and how far into that. */
interface Place {
  title: string;
  share: number;
}

/** The section in which a column stands, `end` being where its last one ends; null above the first. */
export function placeIn(sections: readonly Section[], end: number, top: number): Place | null {
  const index = sections.findLastIndex((section) => section.top <= top + 1);
  const section = sections[index];
  if (!section) return null;
  const height = (sections[index + 1]?.top ?? end) - section.top;
  return { title: section.title, share: height > 0 ? Math.min(1, (top - section.top) / height) : 0 };
}

/** Where another column stands at the same place of its own section of that title; null where it has none. */
export function sameTop(sections: readonly Section[], end: number, { title, share }: Place): number | null {
  const index = sections.findIndex((section) => section.title === title);
  const section = sections[index];
  if (!section) return null;
  return section.top + share * ((sections[index + 1]?.top ?? end) - section.top);
}

/** Read where they stand: a title is in reach of the pointer or the key that scrolls, a few a column. */
function sectionsOf(column: Element): Section[] {
  const { top } = column.getBoundingClientRect();
  // Below the answer's own head, which covers the top of the column.
  const covered = column.querySelector('.answer-head')?.clientHeight ?? 0;
  return [...column.querySelectorAll('.answer-text :is(h1, h2, h3, h4)')].map((heading) => ({
    title: comparable(heading.textContent ?? ''),
    top: heading.getBoundingClientRect().top - top + column.scrollTop - covered - 8,
  }));
}

/**
 * Scrolls the columns of a row together by their sections: a column whose answer has a section of the same title goes to
 * the same place in it; one without stays. Above all sections, and back at the beginning, all stand at their beginning.
 * @returns how to end it
 */
export function scrollTogether(row: HTMLElement): () => void {
  /** The column under the reader's hand; what the others do follows from it. */
  let leader: Element | null = null;
  const lead = (event: Event) => {
    leader = event.target instanceof Element ? event.target.closest('.compare-column') : null;
  };
  const follow = (event: Event) => {
    const column = event.target;
    if (!(column instanceof Element) || column !== leader) return;
    const place = placeIn(sectionsOf(column), column.scrollHeight, column.scrollTop);
    for (const other of row.querySelectorAll('.compare-column')) {
      if (other === column) continue;
      const top = place
        ? sameTop(sectionsOf(other), other.scrollHeight, place)
        : column.scrollTop <= 1
          ? 0
          : null;
      if (top !== null) other.scrollTop = top;
    }
  };
  const hands = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'focusin'] as const;
  for (const hand of hands) row.addEventListener(hand, lead, { passive: true });
  // A scroll event does not bubble.
  row.addEventListener('scroll', follow, { capture: true, passive: true });
  return () => {
    for (const hand of hands) row.removeEventListener(hand, lead);
    row.removeEventListener('scroll', follow, { capture: true });
  };
}
