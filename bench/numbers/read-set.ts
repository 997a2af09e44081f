import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createStatements } from '../../server/src/reading/mentions/statement.ts';
import { blockAt, readDocument } from '../../server/src/reading/read-document.ts';
import { sentencesOf } from '../../server/src/reading/sentences/sentences.ts';

/** A label of `bench/sealed/README.md` that judges one passage of an answer against one work. */
export interface Label {
  record: 'number' | 'support';
  engine: string;
  quote: string;
  work: { title: string; abstract: string | null };
  /** What the label says: `stands`, `other`, `swapped` (the other group's), `absent`, or a relation. */
  wanted: string;
  /** The number that the abstract gives instead. */
  instead: string | null;
  /** The sentence of the answer that the passage stands in, and where in it. */
  statement: string;
  from: number;
  to: number;
}

/** The labels of numbers and support of one set. A quote that does not stand in its answer is said and left out. */
export function readSet(file: string): Label[] {
  const works = new Map<string, Label['work']>();
  const answers = new Map<string, string>();
  const labels: Label[] = [];
  const records = readFileSync(file, 'utf8').split(/^(?=@@)/m);
  for (const record of records) {
    const [, kind = '', rest = ''] = /^@@(\w+) ?([\s\S]*)$/.exec(record) ?? [];
    if (kind === 'work') {
      const id = rest.slice(0, rest.indexOf(' '));
      works.set(id, JSON.parse(rest.slice(rest.indexOf('{')).trim()));
    }
    if (kind === 'answer') answers.set(rest.slice(0, rest.search(/\s/)), rest.slice(rest.search(/\s/) + 1));
    if (kind !== 'number' && kind !== 'support') continue;
    const found = /^(\S+) "([\s\S]*)"(?: #(\d))? (\S+) (\S+) ?(.*)$/.exec(rest.split('\n')[0]?.trim() ?? '');
    if (!found) continue;
    const [, engine = '', quote = '', nth = '1', work = '', wanted = '', instead = ''] = found;
    const record_ = toLabel(answers.get(engine) ?? '', quote, Number(nth));
    const known = works.get(work);
    if (!record_ || !known) console.log(`${path.basename(file)}: “${quote}” of ${engine} is not there`);
    else
      labels.push({
        record: kind,
        engine,
        quote,
        work: known,
        wanted,
        instead: instead.trim() || null,
        ...record_,
      });
  }
  return labels;
}

function toLabel(answer: string, quote: string, nth: number) {
  let at = answer.indexOf(quote);
  for (let count = 1; count < nth && at >= 0; count++) at = answer.indexOf(quote, at + 1);
  const sentence = sentencesOf(answer).find(({ from, to }) => at >= from && at < to);
  if (at < 0 || !sentence) return null;
  const statement = sentence.text.startsWith('|') ? statementOfRow(answer, at) : '';
  const from = statement.indexOf(quote);
  if (from >= 0) return { statement, from, to: from + quote.length };
  const cells = numbersOnly.test(quote) ? placeOfCells(statement, quote) : null;
  if (cells) return { statement, ...cells };
  // Of a whole row the marks between its cells are quoted, too.
  if (statement && quote.startsWith('|')) return { statement, from: 0, to: statement.length };
  return { statement: sentence.text, from: at - sentence.from, to: at - sentence.from + quote.length };
}

/** "36.1% | 39.2%". */
const numbersOnly = /^[−-]?\d[^|\p{L}]* \| [−-]?\d[^|\p{L}]*$/u;

/** Cells that stand beside one another are quoted without their heads: "36.1% | 39.2%". */
function placeOfCells(statement: string, quote: string): { from: number; to: number } | null {
  const parts = quote.split(' | ');
  if (!statement || parts.length < 2 || quote.startsWith('|')) return null;
  const [first = '', last = ''] = [parts[0], parts.at(-1)];
  const from = statement.indexOf(first);
  const end = from < 0 ? -1 : statement.indexOf(last, from + first.length);
  return end < 0 ? null : { from, to: end + last.length };
}

/** A row of a table as the server reads it, each cell behind its head. */
function statementOfRow(answer: string, at: number): string {
  const document = readDocument(answer);
  const place = [0, 1, 2, 3, 4].map((more) => at + more).find((one) => blockAt(document, one)?.cell);
  return place === undefined ? '' : createStatements(document)(place).statement;
}

/** The sets that a bench is run on: the files and folders named, else what was developed with. */
export function setsOf(named: readonly string[]): string[] {
  const here = import.meta.dirname;
  if (named.length === 0) return filesIn(here).filter((file) => /development/.test(file));
  return named.flatMap((name) => (name.endsWith('.md') ? [name] : filesIn(name)));
}

function filesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .sort()
    .map((name) => path.join(folder, name));
}
