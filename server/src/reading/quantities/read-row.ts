import { isControl } from './arms.ts';
import { intervalBehind } from './intervals.ts';
import { type Measure, measuresOf } from './measures.ts';
import { pValuesOf } from './p-values.ts';
import { amongSource } from './rates.ts';
import { readSentence, type SentenceReading } from './read-sentence.ts';
import { type Draft, plainReading, scopeOf } from './scope.ts';

const countHead =
  /^(?:n|no\. of (?:patients|participants)|number of (?:patients|participants)|patients|participants|sample(?: size)?)(?: ?\(n\))?$/i;
const pHead = /^p(?:[- ]?values?)?$/i;
const intervalHead = /\b(?:CI|CrI|confidence interval|credible interval)s?\b/i;
/** "95% CI", and not "Effect (95% CI)", whose cells have their own number. */
const isIntervalAlone = (head: string) =>
  intervalHead.test(head) && !/\p{L}/u.test(head.replace(intervalHead, ' '));
const perHead = new RegExp(
  String.raw`(?:\/|\bper ) ?(${amongSource}) ?(?:person-years|patient-years|py)?`,
  'i',
);
const bareNumber = /^\s*[-+]?[\d.,]+\s*$/;

/** A cell of a table's row: its folded words, and where they stand in those of the row. */
export interface Cell {
  text: string;
  from: number;
  /** What stands at the head of its column. */
  head: string;
}

/** The quantities of a table's row: the head of a column says what its cells measure, the row's first cell what of. */
export function readRow(text: string, cells: readonly Cell[]): SentenceReading {
  const reading: SentenceReading = { text, drafts: [], arms: [], outcomes: [] };
  const name = cells[0]?.text.trim() ?? '';
  const nameHas = measureOf(name);
  let order = 0;
  for (const [at, cell] of cells.entries()) {
    const own = measureOf(cell.head);
    if (at > 0 && completes(cell, own, reading.drafts.at(-1))) continue;
    const measure = at > 0 ? (own ?? nameHas) : null;
    const read = at > 0 ? (headed(cell) ?? readSentence(cell.text, measure)) : readSentence(cell.text);
    const isArm = at > 0 && !own && cell.head !== '' && !countHead.test(cell.head);
    const words = cell.head
      .replace(/\([^()]{0,60}\)|[/,].*$|\bper\b.*$|%/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    read.drafts.forEach((draft, index) => {
      if (measure && draft.figure.low !== null) draft.figure.level ??= levelOf(own ? cell.head : name);
      reading.drafts.push({ ...draft, from: draft.from + cell.from, to: draft.to + cell.from });
      const ownArm = read.arms[index] ?? null;
      const place = { from: cell.from, to: cell.from };
      const ofHead = isArm
        ? { words, role: isControl(words) ? ('control' as const) : null, order, ...place }
        : null;
      reading.arms.push(ownArm ?? ofHead);
      reading.outcomes.push(
        at === 0 ? (read.outcomes[index] ?? '') : `${name} ${read.outcomes[index] ?? ''}`.trim(),
      );
    });
    if (isArm && read.drafts.length > 0) order += 1;
  }
  return reading;
}

/** Cells of p values and intervals belong to the number before them. Answers whether this was one. */
function completes(cell: Cell, own: Measure | null, last: Draft | undefined): boolean {
  if (!last || !/\d/.test(cell.text)) return false;
  if (pHead.test(cell.head)) {
    const signed = /^\s*[<>=≤≥]/.test(cell.text) ? cell.text.trim() : `= ${cell.text.trim()}`;
    last.figure.p ??= pValuesOf(`P ${signed}`)[0]?.p ?? null;
    return true;
  }
  if (own || !isIntervalAlone(cell.head) || last.figure.low !== null) return false;
  const interval = intervalBehind(`(${cell.text.replace(/[()[\]]/g, ' ').trim()})`, 0, last.figure.value);
  if (interval) {
    const { low, high } = interval;
    last.figure = { ...last.figure, low, high, level: levelOf(cell.head) };
    last.to = cell.from + cell.text.trimEnd().length;
  }
  return true;
}

/** A bare number whose unit stands at the head of its column. */
function headed({ head, text }: Cell): SentenceReading | null {
  const [number] = bareNumber.test(text) ? scopeOf(text).numbers : [];
  if (!number) return null;
  const among = perHead.exec(head)?.[1]?.replace(/\D/g, '');
  const isShare = /%|\bper ?cent/.test(head) && !intervalHead.test(head);
  const isCount = countHead.test(head) && Number.isInteger(number.value);
  if (!among && !isShare && !isCount) return null;
  const figure = isCount
    ? plainReading('sample-size', number.value, 'participants')
    : among
      ? plainReading(
          'rate',
          number.value,
          /py|year/i.test(head) ? `per ${among} person-years` : `per ${among}`,
        )
      : plainReading('percentage', number.value, '%');
  return {
    text,
    drafts: [{ figure, from: number.from, to: number.to }],
    arms: [null],
    outcomes: [''],
  };
}

function measureOf(head: string): Measure | null {
  return measuresOf(head).find(({ kind }) => kind !== 'other') ?? null;
}

function levelOf(head: string): number | null {
  const written = /(\d{2}(?:\.\d)?) ?% ?(?:CI|CrI|conf|cred)/i.exec(head)?.[1];
  return written === undefined ? null : Number(written);
}
