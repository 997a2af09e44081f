import type { FigureKind } from '@sextant/contracts';
import { intervalBehind } from './intervals.ts';
import { type Measure, measuresOf, ratios } from './measures.ts';
import { pValuesOf } from './p-values.ts';
import { readSentence } from './read-sentence.ts';
import { type Draft, plainFigure, scopeOf } from './scope.ts';
import type { Segment } from './segments.ts';

const countHead =
  /^(?:n|no\. of (?:patients|participants)|number of (?:patients|participants)|patients|participants|sample(?: size)?)(?: ?\(n\))?$/i;
const pHead = /^p(?:[- ]?values?)?$/i;
const intervalHead = /\b(?:CI|CrI|confidence interval|credible interval)s?\b/i;

/** The figures of a table's row: the head of a column says what its cells measure, the row's first cell what of. */
export function readRow({ columns, heading, text }: Segment): Draft[] {
  const drafts: Draft[] = [];
  const cells = (columns ?? []).map((column) => ({ ...column, text: text.slice(column.from, column.to) }));
  const name = cells[0]?.text.trim() ?? '';
  const rowMeasure = measureOf(name);
  for (const [at, cell] of cells.entries()) {
    const own = measureOf(cell.head);
    const last = drafts.at(-1);
    const offset = ({ from, to, figure }: Draft): Draft => ({
      figure,
      from: from + cell.from,
      to: to + cell.from,
    });
    const [first] = scopeOf(cell.text).numbers;
    if (
      at > 0 &&
      countHead.test(cell.head) &&
      first &&
      Number.isInteger(first.value) &&
      /^\s*[\d,]+\s*$/.test(cell.text)
    ) {
      drafts.push(
        offset({
          figure: { ...plainFigure('sample-size', first.value, 'participants'), about: name },
          from: first.from,
          to: first.to,
        }),
      );
      continue;
    }
    if (at > 0 && pHead.test(cell.head) && first && last) {
      const signed = /^\s*[<>=≤≥]/.test(cell.text) ? cell.text.trim() : `= ${cell.text.trim()}`;
      last.figure.p ??= pValuesOf(`P ${signed}`)[0]?.p ?? null;
      continue;
    }
    if (at > 0 && !own && intervalHead.test(cell.head) && last && last.figure.low === null) {
      const interval = intervalBehind(`(${cell.text.replace(/[()[\]]/g, ' ').trim()})`, 0, last.figure.value);
      if (interval) {
        const { low, high } = interval;
        last.figure = { ...last.figure, low, high, level: levelOf(cell.head) };
        last.to = cell.from + cell.text.trimEnd().length;
      }
      continue;
    }
    const measure = at > 0 ? (own ?? rowMeasure) : null;
    for (const draft of readSentence(cell.text, heading, measure)) {
      if (measure && draft.figure.low !== null) draft.figure.level ??= levelOf(own ? cell.head : name);
      const about = at === 0 ? draft.figure.about : `${name} ${own ? '' : cell.head} ${draft.figure.about}`;
      draft.figure.about = about.replace(/\s+/g, ' ').trim();
      drafts.push(offset(draft));
    }
  }
  return drafts;
}

function measureOf(head: string): Measure | null {
  const found = measuresOf(head).find(({ kind }) => kind !== 'other');
  return found && (ratios.has(found.kind as FigureKind) || found.kind !== 'other') ? found : null;
}

function levelOf(head: string): number | null {
  const written = /(\d{2}(?:\.\d)?) ?% ?(?:CI|CrI|conf|cred)/i.exec(head)?.[1];
  return written === undefined ? null : Number(written);
}
