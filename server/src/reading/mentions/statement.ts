import type { Block, CellPosition, ReadDocument, Sentence } from '../document.ts';
import { blockAt, sentenceAt, sentencesOf } from '../read-document.ts';
import { termsOf } from '../words/terms.ts';

/** A sentence with fewer terms than this says nothing by itself: what it cites belongs to the sentence before it. */
const minTerms = 2;
/** More of a sentence is not what a citation stands for. In UTF-16 units. */
const maxLength = 2_000;
/** A longer head explains more than what its cells are of. */
const maxHead = 80;
const marks =
  /\\?[[［]\^?[\d\s,;–-]+\^?\\?[\]］]|【[^】]{0,80}】|[¹²³⁰⁴-⁹]+|https?:\/\/\S+|\b(?:PMID|PMCID|DOI|NCT):?\s*\S+/gi;
/** As much of a sentence tells whether it says anything. */
const enoughToTell = 400;
const saysSomething = (text: string) =>
  termsOf(text.slice(0, enoughToTell).replace(marks, ' ')).length >= minTerms;

/** What an answer states where it cites. */
export interface Statement {
  /** Of a table, the row, each cell behind what its column is headed: a number is of what the head says. */
  statement: string;
  /** The same in the words that stand there, without the heads. */
  said: string;
}

/** Which sentences say what is cited at a place. Cells are cut once for all that cite in them. */
export function createStatements(document: ReadDocument): (place: number) => Statement {
  const rows = rowsOf(document);
  return (place) => {
    const block = blockAt(document, place);
    if (block?.cell) return rows.get(rowOf(block.cell)) ?? nothing;
    const statement = sentenceOf(document, block, place);
    return { statement, said: statement };
  };
}

const nothing: Statement = { statement: '', said: '' };

function rowsOf(document: ReadDocument): ReadonlyMap<string, Statement> {
  const rows = new Map<string, Statement>();
  for (const block of document.blocks) {
    const said = block.cell
      ? sentencesOf(document, block)
          .map(({ text }) => text)
          .join(' ')
      : '';
    if (!block.cell || !said) continue;
    const before = rows.get(rowOf(block.cell)) ?? nothing;
    if (before.statement.length >= maxLength) continue;
    rows.set(rowOf(block.cell), {
      statement: joined(before.statement, withHead(said, block.cell)),
      said: joined(before.said, said),
    });
  }
  return rows;
}

const joined = (before: string, cell: string) => (before ? `${before} | ${cell}` : cell);

/** The first column names the row, and a head row heads itself. */
const withHead = (said: string, { column, columnHead, row }: CellPosition) =>
  row > 0 && column > 0 && columnHead && columnHead.length <= maxHead ? `${columnHead}: ${said}` : said;

const rowOf = ({ row, table }: CellPosition) => `${table} ${row}`;

/** Of a sentence that says nothing by itself, with the one before it. */
function sentenceOf(document: ReadDocument, block: Block | null, place: number): string {
  const own = sentenceAt(document, place);
  if (!own) return block ? (sentencesOf(document, block).at(-1)?.text.slice(0, maxLength) ?? '') : '';
  const text = within(own, place);
  if (saysSomething(text) || !block) return text;
  const before = sentencesOf(document, block)
    .filter(({ to }) => to <= own.from)
    .slice(-3);
  const telling = before.findLast((sentence) => saysSomething(sentence.text.slice(0, maxLength)));
  return telling ? `${telling.text.slice(-maxLength)} ${text}` : text;
}

function within({ from, text }: Sentence, place: number): string {
  if (text.length <= maxLength) return text;
  const near = Math.max(0, place - from - maxLength / 2);
  return text.slice(near, near + maxLength);
}
