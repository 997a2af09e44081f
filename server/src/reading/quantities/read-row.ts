import { conceptsOf } from '../lexicon/outcome-concepts.ts';
import { knownOutcomes } from '../lexicon/outcome-words.ts';
import { isControl } from './arms.ts';
import { intervalBehind, isCredible } from './intervals.ts';
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
/** A column whose cells say what the numbers of their row are of. */
const outcomeHead =
  /^(?:(?:primary|secondary|main|key|clinical|reported) )?(?:outcome|end-?point|event)s?(?: measures?)?$/i;
/** What the head of a column says beside its measure: of "Stroke, HR (95% CI)" that it is of stroke. */
const namesOutcome = (words: string) => conceptsOf(words).some((one) => knownOutcomes.has(one));
const inTime = /\b(?:days?|weeks?|months?|years?)\b/i;
/** Whether a cell says a name and no result: below "Primary outcome" may stand "43.2 v 61.2 per 1000" as well. */
const isName = (text: string) => /^[^\p{L}\d<>≤≥=]*\p{L}[^%]*$/u.test(text);
const bareNumber = /^\s*[-+]?[\d.,]+\s*$/;

/** A cell of a table's row: its folded words, and where they stand in those of the row. */
export interface Cell {
  text: string;
  from: number;
  /** What stands at the head of its column. */
  head: string;
}

/** What a row says of all of its cells: by its name, and where a column names its outcome. */
interface Row {
  name: string;
  measure: Measure | null;
  outcome: string;
  /**
   * What its ratios are of: of two columns, "Deaths" and "HR", the second is of the first. Beside "Survival, months" it may
   * be of another.
   */
  ofRatios: string;
}

function rowOf(cells: readonly Cell[]): Row {
  const name = cells[0]?.text.trim() ?? '';
  const outcome = cells
    .slice(1)
    .filter(({ head, text }) => outcomeHead.test(head.trim()) && isName(text) && !measureOf(text))
    .map(({ text }) => text.trim())
    .join(' ');
  const heads = cells.slice(1).flatMap(({ head }) => (inTime.test(head) ? [] : wordsOf(head)));
  const [only = '', ...more] = new Set(heads.filter(namesOutcome));
  return { name, measure: measureOf(name), outcome, ofRatios: more.length === 0 ? only : '' };
}

/** What the head of a column says, without its unit. */
const wordsOf = (head: string) =>
  head
    .replace(/\([^()]{0,60}\)|[/,].*$|\bper\b.*$|%/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Of what and of whom a cell behind the first is told, by its column and its row. */
function toldIn({ head }: Cell, own: Measure | null, { name, ofRatios, outcome }: Row) {
  const words = wordsOf(head);
  const isOutcome = namesOutcome(words);
  const isCount = countHead.test(head);
  const isArm = !own && head !== '' && !isCount && !isOutcome;
  // "4–6 weeks", "> 3 h": what such a row says is of that time, and stays apart from what another sentence says of the outcome.
  const isOfRow = !isArm && !isCount && isName(name);
  const said = isOutcome ? words : own?.kind.endsWith('-ratio') ? ofRatios : '';
  const about = isOfRow ? [name, ...new Set([said, outcome])].filter(Boolean).join(' ') : name;
  // Where the columns are outcomes, the rows are arms.
  const isArmOfRow = isOfRow && (isOutcome || outcome !== '') && !namesOutcome(name);
  return { isArm, arm: isArm ? words : isArmOfRow ? bareName(name) : '', about };
}

/**
 * The quantities of a table's row: the head of a column says what its cells measure or whom they are of, the row's first cell and
 * a column of outcomes what of.
 */
export function readRow(text: string, cells: readonly Cell[]): SentenceReading {
  const reading: SentenceReading = { text, drafts: [], arms: [], outcomes: [] };
  const row = rowOf(cells);
  let order = 0;
  for (const [at, cell] of cells.entries()) {
    const own = measureOf(cell.head);
    if (at > 0 && completes(cell, own, reading.drafts.at(-1))) continue;
    const measure = at > 0 ? (own ?? row.measure) : null;
    const read = at > 0 ? (headed(cell) ?? readSentence(cell.text, measure)) : readSentence(cell.text);
    const { about, arm, isArm } = at > 0 ? toldIn(cell, own, row) : { about: '', arm: '', isArm: false };
    // "17.2% v 22.0%" is of two groups, whichever of them the row names.
    const ofCell =
      arm && (isArm || read.drafts.length === 1)
        ? {
            words: arm,
            role: isControl(arm) ? ('control' as const) : null,
            order: isArm ? order : null,
            from: cell.from,
            to: cell.from,
          }
        : null;
    read.drafts.forEach((draft, index) => {
      if (measure && draft.figure.low !== null) {
        const head = own ? cell.head : row.name;
        draft.figure.level ??= levelOf(head);
        draft.figure.isCredible ||= isCredible(head);
      }
      reading.drafts.push({ ...draft, from: draft.from + cell.from, to: draft.to + cell.from });
      reading.arms.push(read.arms[index] ?? ofCell);
      reading.outcomes.push(`${about} ${read.outcomes[index] ?? ''}`.trim());
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
    last.figure = { ...last.figure, low, high, level: levelOf(cell.head), isCredible: isCredible(cell.head) };
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

/** A row's name without what it cites. */
const bareName = (name: string) => name.replace(/\[[^\]]{0,60}\]/g, ' ').trim();

function measureOf(head: string): Measure | null {
  return measuresOf(head).find(({ kind }) => kind !== 'other') ?? null;
}

function levelOf(head: string): number | null {
  const written = /(\d{2}(?:\.\d)?) ?% ?(?:CI|CrI|conf|cred)/i.exec(head)?.[1];
  return written === undefined ? null : Number(written);
}
