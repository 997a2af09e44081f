import { numberWords } from '../../../reading/lexicon/number-words.ts';
import { inBase } from '../../../reading/quantities/units.ts';

/** What a number was read at: a time, a mark on a scale from which something counts, a bare cut-off, or an amount of an exposure. */
export type SettingKind = 'time' | 'mark' | 'cut-off' | 'amount';

/** Several values where words name several at once: "at weeks 12 and 48". */
export interface Setting {
  kind: SettingKind;
  values: readonly Value[];
  from: number;
  to: number;
}

/** An amount with its unit, "week 16", or a scale with its mark, "PASI 90". */
interface Value {
  unit: string;
  amount: number;
  /** What is compared across units: hours of a time. */
  size: number;
}

const units = 'hour|day|week|month|year';
const written = `\\d{1,3}(?:\\.\\d)?|${Object.keys({ ...numberWords, one: 1 }).join('|')}`;
/** "Week 16", "weeks 12 and 48", "from week 28 to week 48". */
const counted = new RegExp(
  `\\b(${units})s? (\\d{1,3}(?:(?:, | and |, and | or | to |-|–| through )(?:(?:${units})s? )?\\d{1,3}){0,4})(?![\\d%]|\\.\\d)`,
  'giu',
);
/** "At 6 months", "within one year", "in the next 7 days", "90-day mortality"; "after 12 months of avoidance" is no time of an outcome. */
const lasted = new RegExp(
  `\\b(?:at|by|after|within|to|until|through|first|next|following)(?: about| the)? (${written}|a)[- ](${units})s?\\b(?! (?:old|of \\p{L}|before|earlier))|(?<![\\p{L}\\d.,-])(${written})-(${units})(?= (?:mortality|survival|rates?|risks?|incidence|respon|remission|outcomes?|readmission|follow-up|visit))`,
  'giu',
);
/** "PASI 90", "ACR20", "mRS 0–2", "an IGA of 0 or 1": a name in capitals with a whole number. */
const scaled =
  /(?<![\p{L}\d-])(\p{L}{0,3}\p{Lu}{2,6}(?:-\p{Lu}{1,4})?)[ -]?(?:(?:scores?|responses?|grades?) )?(?:of )?(?:≥ ?)?(\d{1,3}(?:(?:\/|-|–| or | to )\d{1,2})?)(?![\d.,]*\d|%|[\p{L}/])/gu;
/** Measures and marks of identity are no scales. */
const noScale =
  /^(?:[aw]?(?:HR|OR|RR|IRR|MD)|SMD|CI|NNT|NNH|AUC|SD|SE|IQR|IL|TNF|PMID|PMC|NCT|DOI|COVID|SARS|CD|PD|GLP|SGLT|HER|CDK)$/i;
/** "10 or more", "a cut-off of 11": of a scale that is named elsewhere. */
const cut =
  /(?<![\p{L}\d.,/-])(?:(?:cut-?offs?|thresholds?)(?: (?:score|value)s?)?(?: (?:of|at))?(?: at least)? ?(?:≥ ?|>= ?)?|≥ ?|>= ?)(\d{1,3})(?![\d%]|[.,]\d|-?(?: ?%| ?(?:[mkµn]?g|m?L|mmol|years?|months?|weeks?|days?|hours?)\b))|(?<![\p{L}\d.,/-])(\d{1,3}) (?:points )?(?:or|and) (?:more|above|higher|greater)\b/giu;
/** "At the first visit", "at discharge", "at baseline", "on the day of treatment", which is the first. */
const occasion =
  /\b(?:at|on|during|by|before) (?:the |their )?(?:(first|initial|index) (?:\p{L}+ )?(?:visit|presentation|attendance)|(discharge)|(baseline|(?:study )?(?:start|outset|beginning|entry|enroll?ment))|(?:same )?(day) of (?!\d)\p{L}+)\b/giu;
/** "9,826 steps", "10 MET-h/week", "150 minutes a week". */
const exposed =
  /(?<![\d.,])(\d{1,3}(?:[,\s]\d{3}){1,2}|\d{1,5}(?:\.\d+)?)[ -](?:(steps|cups?|drinks?|servings?|MET-?h(?:ours?|rs?)?|MET-?min(?:utes)?)\b|(minutes?|hours?|g|units?)(?=(?:\/| (?:a|per|each) )(?:day|week|d)\b))/giu;

const inWords: Readonly<Record<string, number>> = { ...numberWords, one: 1, a: 1 };
const amountOf = (word: string): number =>
  inWords[word.toLowerCase()] ?? Number(word.replaceAll(/[,\s]/g, ''));

function timeOf(word: string, unit: string): Value {
  const amount = amountOf(word);
  return { unit: unit.toLowerCase(), amount, size: inBase(amount, `${unit.toLowerCase()}s`).value };
}

/** The times, marks and amounts that a text names, in their order. */
export function settingsIn(text: string): readonly Setting[] {
  const times = [
    ...[...text.matchAll(counted)].map(({ 0: found, 1: unit = '', 2: amounts = '', index }) => ({
      at: index,
      found,
      values: (amounts.match(/\d+/g) ?? []).map((amount) => timeOf(amount, unit)),
    })),
    ...[...text.matchAll(lasted)].map(({ 0: found, 1: one, 2: unit, 3: other, 4: otherUnit, index }) => ({
      at: index,
      found,
      values: [timeOf(one ?? other ?? '', unit ?? otherUnit ?? '')],
    })),
    ...[...text.matchAll(occasion)].map(({ 0: found, 1: visit, 2: discharge, 4: day, index }) => ({
      at: index,
      found,
      // What no length of time is said of is no other time.
      values: [
        day
          ? timeOf('1', day)
          : { unit: visit ? 'visit' : discharge ? 'discharge' : 'baseline', amount: 1, size: Number.NaN },
      ],
    })),
  ];
  const marks = [...text.matchAll(scaled)].flatMap(({ 0: found, 1: scale = '', 2: mark = '', index }) => {
    const [low = '', high = ''] = mark.split(/\D+/);
    const amount = Number(low) * 1_000 + Number(high || low);
    const value = { unit: scale.toUpperCase(), amount, size: amount };
    return noScale.test(scale) ? [] : { at: index, found, values: [value] };
  });
  const amounts = [...text.matchAll(exposed)].map(
    ({ 0: found, 1: amount = '', 2: thing, 3: measure, index }) => ({
      at: index,
      found,
      values: [
        {
          unit: (thing ?? measure ?? '').toLowerCase().replace(/(?:ours?|rs?|inutes|s)$/, ''),
          amount: amountOf(amount),
          size: amountOf(amount),
        },
      ],
    }),
  );
  const cutOffs = [...text.matchAll(cut)].map(({ 0: found, 1: ahead, 2: behind, index }) => {
    const amount = Number(ahead ?? behind);
    return { at: index, found, values: [{ unit: '', amount, size: amount }] };
  });
  const as =
    (kind: SettingKind) =>
    ({ at, found, values }: (typeof times)[number]): Setting => ({
      kind,
      values,
      from: at,
      to: at + found.length,
    });
  return [
    ...times.map(as('time')),
    ...marks.map(as('mark')),
    ...cutOffs.map(as('cut-off')),
    ...amounts.map(as('amount')),
  ].sort((one, other) => one.from - other.from);
}

/** A quarter of a year may be twelve weeks or thirteen. */
const aboutTime = 0.1;
/** "Just under 10,000 steps" are 9,826. */
const aboutAmount = 0.03;

/** Whether two values may be one; of two scales nothing is known. */
export function areOne(kind: SettingKind, one: Value, other: Value): boolean {
  if (kind === 'mark') return one.unit !== other.unit || one.amount === other.amount;
  if (kind === 'cut-off') return one.amount === other.amount;
  if (one.unit === other.unit && kind === 'time') return one.amount === other.amount;
  if (one.unit !== other.unit && kind === 'amount') return true;
  const most = kind === 'time' ? aboutTime : aboutAmount;
  return Math.abs(one.size - other.size) <= most * Math.max(one.size, other.size);
}

/** Whether the one names surely what the other does. */
export const isNamedBy = (kind: SettingKind, one: Value, other: Value): boolean =>
  areOne(kind, one, other) && (kind === 'time' || one.unit === other.unit);

/** How many times longer than another a time is that surely is not the same, by whatever it is counted. */
const farApart = 2;

/** Whether two lengths of time are no two ways to tell one. */
export const areFarApart = ({ size: one }: Value, { size: other }: Value): boolean =>
  Math.max(one, other) > farApart * Math.min(one, other);
