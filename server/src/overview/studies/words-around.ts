import { clausesOf } from '../../reading/clauses/clauses.ts';
import type { ReadDocument } from '../../reading/document.ts';
import { firstEndingAfter } from '../../reading/parts.ts';
import type { Quantity } from '../../reading/quantities/quantity.ts';
import { blockAt } from '../../reading/read-document.ts';
import { sentenceOf } from './scopes.ts';
import { isOutcome, outcomesIn } from './told-of.ts';

/**
 * What the words around a number speak of: those of its sentence, and in a table those of its row's other cells and of
 * its column's head.
 */
export function wordsOf(document: ReadDocument, stated: Quantity): Set<string> {
  const block = blockAt(document, stated.from);
  return outcomesIn(`${stated.about} ${block?.cell ? besides(document, stated) : ''}`);
}

/** "0.83 for nonvertebral fracture by allocation and …": what a number is of stands right behind it, its interval between. */
const ofBehind =
  /^(?: ?\([^()]{1,60}\)|[^()\p{L}]{0,6}CI[^()\p{L}]{1,30}\)?)? ?(?:for|in|of) (?:an? |the |any )?(\p{L}[\p{L} -]{2,60}?)(?= (?:and|or|but|by|with|at|after|among|in|versus|vs|was|were)\b|[^\p{L} -]|$)/iu;

/** What a number is told of right behind it, where that names an outcome that is known; else what the words around it speak of. */
export function nearestWordsOf(document: ReadDocument, stated: Quantity): ReadonlySet<string> {
  const { at, words } = sentencePart(document, stated);
  const behind = outcomesIn(ofBehind.exec(words.slice(at + stated.to - stated.from))?.[1] ?? '');
  return [...behind].some(isOutcome) ? behind : wordsOf(document, stated);
}

/** So far before and behind a number its clause is read, in characters. */
const reachOfClause = 240;
/** "In women, …": what a sentence begins with holds for all its clauses. */
const setting = /^(?:in|among|at|for|after|during|within|on|by|with|over|from) [^,]{2,80},/i;

/** The sentence around a number, cut to its reach, with blanks for the number: "3.5 days fewer" names no time. */
export function sentencePart(document: ReadDocument, stated: Quantity): { words: string; at: number } {
  const { from, to } = sentenceOf(document, stated.from);
  const { prose } = document;
  const start = Math.max(from, stated.from - reachOfClause);
  const end = Math.max(stated.to, Math.min(to, stated.to + reachOfClause));
  const blank = ' '.repeat(stated.to - stated.from);
  return {
    words: prose.slice(start, stated.from) + blank + prose.slice(stated.to, end),
    at: stated.from - start,
  };
}

/** The clause that a number stands in, with what its sentence begins with; in a table, with the words of its row and column. */
export function clauseOf(document: ReadDocument, stated: Quantity): string {
  const { at, words } = sentencePart(document, stated);
  const clause = clausesOf(words).find(({ from, to }) => from <= at && at < to);
  const own = clause ? words.slice(clause.from, clause.to) : words;
  const { from } = sentenceOf(document, stated.from);
  const head = setting.exec(document.prose.slice(from, from + reachOfClause).trimStart())?.[0] ?? '';
  const table = blockAt(document, stated.from)?.cell ? besides(document, stated).slice(0, reachOfClause) : '';
  return `${own.trimStart().startsWith(head) ? '' : head} ${own} ${table}`.replace(/\s+/g, ' ').trim();
}

/** The words of the other cells of its row, as far as they hold no number, and of the head of its column. */
function besides({ blocks, prose }: ReadDocument, { from }: Quantity): string {
  const at = firstEndingAfter(blocks, from);
  const cell = blocks[at]?.cell;
  const words = [cell?.columnHead ?? ''];
  for (const step of [-1, 1])
    for (let next = at + step; ; next += step) {
      const block = blocks[next];
      if (!block?.cell || block.cell.table !== cell?.table || block.cell.row !== cell.row) break;
      const text = prose.slice(block.from, block.to);
      if (!/\d[.,·]\d|\d ?%/.test(text)) words.push(text);
    }
  return words.join(' ');
}

const level = /(?<![\p{L}\d])(\p{Lu}{3,6})[ -]?(\d{2,3})(?![\d.,]*\d|%)/gu;

/** Whether two texts name one scale and share none of its levels: an answer's PASI 100 is not an abstract's PASI 75. */
export function areOtherLevels(one: string, other: string): boolean {
  const [said, recorded] = [levelsIn(one), levelsIn(other)];
  return [...said].some(([scale, levels]) => {
    const own = recorded.get(scale);
    return own !== undefined && ![...levels].some((each) => own.has(each));
  });
}

function levelsIn(text: string): Map<string, Set<string>> {
  const levels = new Map<string, Set<string>>();
  for (const [, scale = '', number = ''] of text.matchAll(level))
    levels.set(scale, (levels.get(scale) ?? new Set()).add(number));
  return levels;
}
