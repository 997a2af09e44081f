import type { Block, ReadDocument, Sentence } from '../document.ts';
import { blockAt, sentenceAt, sentencesOf } from '../read-document.ts';
import { termsOf } from '../words/terms.ts';

/** A sentence with fewer terms than this says nothing by itself: what it cites belongs to the sentence before it. */
const minTerms = 2;
/** More of a sentence is not what a citation stands for. In UTF-16 units. */
const maxLength = 2_000;
const marks =
  /\\?[[［]\^?[\d\s,;–-]+\^?\\?[\]］]|【[^】]{0,80}】|[¹²³⁰⁴-⁹]+|https?:\/\/\S+|\b(?:PMID|PMCID|DOI|NCT):?\s*\S+/gi;
/** As much of a sentence tells whether it says anything. */
const enoughToTell = 400;
const saysSomething = (text: string) =>
  termsOf(text.slice(0, enoughToTell).replace(marks, ' ')).length >= minTerms;

/** Which sentences say what is cited at a place; of a table, the row. Cells are cut once for all that cite in them. */
export function createStatements(document: ReadDocument): (place: number) => string {
  const rows = new Map<string, string>();
  for (const block of document.blocks)
    if (block.cell) {
      const key = rowOf(block);
      const cell = sentencesOf(document, block)
        .map(({ text }) => text)
        .join(' ');
      const before = rows.get(key);
      if (cell && (before?.length ?? 0) < maxLength) rows.set(key, before ? `${before} | ${cell}` : cell);
    }
  return (place) => {
    const block = blockAt(document, place);
    if (block?.cell) return rows.get(rowOf(block)) ?? '';
    const own = sentenceAt(document, place);
    if (!own) return block ? (sentencesOf(document, block).at(-1)?.text.slice(0, maxLength) ?? '') : '';
    const text = within(own, place);
    if (saysSomething(text) || !block) return text;
    const before = sentencesOf(document, block)
      .filter(({ to }) => to <= own.from)
      .slice(-3);
    const telling = before.findLast((sentence) => saysSomething(sentence.text.slice(0, maxLength)));
    return telling ? `${telling.text.slice(-maxLength)} ${text}` : text;
  };
}

const rowOf = ({ cell }: Block) => `${cell?.table} ${cell?.row}`;

function within({ from, text }: Sentence, place: number): string {
  if (text.length <= maxLength) return text;
  const near = Math.max(0, place - from - maxLength / 2);
  return text.slice(near, near + maxLength);
}
