import type { Citation } from '@sextant/contracts';

/**
 * The works that fit a boolean query of words, pairs in brackets and ORs, as the services read it: all words, or any
 * of the alternatives. Fields and quotes are taken off. The more of its words a work has, the further in front it is.
 */
export function findWorks(works: readonly Citation[], query: string): Citation[] {
  const plain = query.replace(/TITLE_ABS:|"/g, '').toLowerCase();
  const alternatives = plain
    .split(/\s+or\s+/)
    .map((part) => part.split(/\s+and\s+|\s+/).map((word) => word.replace(/[()]/g, '')))
    .map((words) => words.filter(Boolean));
  const all = [...new Set(alternatives.flat())];
  return works
    .map((work) => {
      const text = `${work.title} ${work.abstract ?? ''} ${work.mesh.join(' ')}`.toLowerCase();
      const has = (word: string) => text.includes(word);
      const fits = alternatives.some((words) => words.length > 0 && words.every(has));
      return { work, score: fits ? all.filter(has).length : 0 };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ work }) => work);
}
