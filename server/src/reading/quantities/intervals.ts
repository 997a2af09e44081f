import { matchesOf } from '../matches.ts';
import { numberSource, toNumber } from './numbers.ts';

/** An interval and where it stands. */
export interface ReadInterval {
  /** In per cent; null where the text does not say. */
  level: number | null;
  /** It is called a credible one: of a Bayesian analysis. */
  isCredible: boolean;
  low: number;
  high: number;
  from: number;
  to: number;
}

const number = `(${numberSource})`;
const unit =
  '(?: ?(?:%|per ?cent(?:age points?)?|(?!(?:to|and)\\b)[\\p{L}µ]{1,10}(?: Hg)?(?:\\/[\\p{L}\\d]{1,8})?))?';
const separator = ' ?(?:-|to|and|,|;)(?: to)? ?';
const ends = `${number}${unit}${separator}${number}`;
const level = '(?:\\(?(\\d{2}(?:\\.\\d{1,2})?) ?(?:%|per ?cent)[ -]?)?';
const name =
  '(?:(?:Bayesian |bootstrap(?:ped)? )?(?:confidence|credible|credibility|uncertainty|compatibility|posterior) (?:intervals?|limits?)|(?<!\\p{L})(?:CIs?|CrIs?|CLs?|HDIs?|UI|C\\.I\\.)(?!\\p{L}))';
/** Between the name and the numbers: its abbreviation, brackets, "of", "for the difference". */
const between =
  '(?: ?[([](?:CI|CrI|CL|UI)[)\\]])?(?: for (?:the )?[\\p{L} ]{1,25}?)?(?: (?:of|from|was|were|is|ranged?|ranging|between))*(?: ?[:=,;([]){0,3} ?(?:from |of )?';
const named = new RegExp(`${level}(?:${name})${between}${ends}`, 'giu');
const range = `${number}${unit} ?(?:-|to) ?${number}`;
const bracketed = new RegExp(`${unit} ?[,:;=]? ?[([] ?(?:range )?${ends}${unit} ?(?=[)\\],;]|$)`, 'iuy');
const unbracketed = new RegExp(`${unit} ?[,;] ?${range}${unit} ?(?=[)\\],;]|$| \\()`, 'iuy');
/** The level that is told before the number, as at the head of a list: "HR (95% CI) 0.74 (0.65-0.85)". */
const levelOnly = new RegExp(`[([]?(\\d{2}(?:\\.\\d{1,2})?) ?(?:%|per ?cent)[ -]?(?:${name})[)\\]]?`, 'giu');

/** The intervals that a text calls so: "95% CI, 0.65 to 0.85". */
export function namedIntervals(text: string): ReadInterval[] {
  return matchesOf(text, named).flatMap((found) => {
    const [whole, ofLevel, low = '', high = ''] = found;
    const interval = {
      level: ofLevel === undefined ? null : Number(ofLevel),
      isCredible: isCredible(whole),
      low: toNumber(low),
      high: toNumber(high),
      from: found.index,
      to: found.index + whole.length,
    };
    return interval.low <= interval.high ? [interval] : [];
  });
}

/** The levels that a text names, with or without an interval behind them. */
export function levelsOf(text: string): { level: number; isCredible: boolean; from: number; to: number }[] {
  return matchesOf(text, levelOnly).map((found) => ({
    level: Number(found[1]),
    isCredible: isCredible(found[0]),
    from: found.index,
    to: found.index + found[0].length,
  }));
}

/** The interval in brackets that stands right behind a number: "0.74 [0.65-0.85]". The number must lie within it. */
export function intervalBehind(text: string, at: number, value: number): ReadInterval | null {
  bracketed.lastIndex = at;
  unbracketed.lastIndex = at;
  const found = bracketed.exec(text) ?? unbracketed.exec(text);
  if (!found) return null;
  const [whole, low = '', high = ''] = found;
  const interval = {
    level: null,
    isCredible: false,
    low: toNumber(low),
    high: toNumber(high),
    from: at,
    to: at + whole.length,
  };
  return interval.low < interval.high && embraces(interval, value) ? interval : null;
}

/** Whether an interval has one of the names of a Bayesian analysis. */
export const isCredible = (name: string): boolean => /credib|posterior|\b(?:CrIs?|HDIs?)\b/i.test(name);

/** Whether a value lies within an interval; a fall "by 4.4" may have its interval below nought, and the other way round. */
export function embraces({ low, high }: { low: number; high: number }, value: number): boolean {
  const margin = 0.011 * Math.max(Math.abs(high - low), Math.abs(value));
  const within = (number: number) => number >= low - margin && number <= high + margin;
  return within(value) || within(-value);
}
