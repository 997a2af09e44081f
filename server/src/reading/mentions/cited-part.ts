import type { Place } from '../document.ts';

/** Fewer words than this before a mark: what follows is said of the work ("Singh et al. [3] reported …"). */
const fewWords = 3;
/** Between marks that stand together: "[3], [4]", "(PMID 1; PMID 2)". */
const together = /^[\s,;()[\]–-]*(?:and|&)?[\s,;()[\]–-]*$/;

/**
 * The part of a citing sentence that is said of one of the works that it cites: in "A fell [1], while B rose [2]", what
 * stands between the marks. `marks` are the places of all its mentions in order, `at` says which one is asked about.
 */
export function citedPart(statement: string, marks: readonly Place[], at: number): Place {
  const whole = { from: 0, to: statement.length };
  const groups: { from: number; to: number; members: number[] }[] = [];
  marks.forEach((mark, index) => {
    const last = groups.at(-1);
    if (last && together.test(statement.slice(last.to, mark.from))) {
      last.to = Math.max(last.to, mark.to);
      last.members.push(index);
    } else groups.push({ from: mark.from, to: mark.to, members: [index] });
  });
  const own = groups.findIndex(({ members }) => members.includes(at));
  const group = groups[own];
  if (!group || groups.length === 1) return whole;
  const isLeading = wordsIn(statement.slice(0, groups[0]?.from ?? 0)) < fewWords;
  // Names lead what is said of them, marks follow it: the first one tells which it is here.
  if (isLeading) return { from: group.from, to: groups[own + 1]?.from ?? statement.length };
  const from = groups[own - 1]?.to ?? 0;
  const to = own === groups.length - 1 ? statement.length : group.to;
  return wordsIn(statement.slice(from, group.from)) < fewWords ? whole : { from, to };
}

function wordsIn(text: string): number {
  return text.match(/\p{L}{2,}/gu)?.length ?? 0;
}
