import { numberWords } from '../lexicon/number-words.ts';
import { inBase } from './units.ts';

const inWords: Readonly<Record<string, number>> = { first: 1, one: 1, ...numberWords };
const number = `\\d{1,3}(?:\\.\\d{1,2})?|${Object.keys(inWords).join('|')}`;
/** "5-year", "30 days"; how old someone is, is no time. */
const length = `(?<!\\baged? |\\bage of |\\bolder than |\\byounger than )(?<![\\w.])(${number})[ -](hour|day|week|month|year)s?(?![\\w-])(?! (?:old|of age|or (?:over|older|younger)|and (?:over|older)))`;
/** "Week 16", "by month 6": counted from the start; of "weeks 16 to 44" neither alone is the time. */
const counted = `(?<![\\p{L}\\d-])(?<!\\b(?:first|one|a|per|each|every|the) )(hour|day|week|month|year) (\\d{1,3})(?![\\w%-]|[.,–]\\d| (?:m?g|µg|ml|min|patients|people|participants|of)\\b)`;
const time = new RegExp(`${length}|${counted}`, 'giu');
/** "At 30 days", "5-year mortality", "week 16"; "over 5 years" is how long people were followed. */
const horizon = new RegExp(
  `\\b(?:at|within|by|after|first)(?: about| the)? ${length}|${length.replace('[ -]', '-')}(?! follow-?up)|${counted}`,
  'giu',
);

/** Up to here a day counts; beyond it, a quarter of a month does: 52 weeks are a year. */
const hoursOfDays = 336;
const quarterOfMonth = 730.5 / 4;

/** The times that a text names, each in one spelling whatever its unit. */
export const timesIn = (text: string): Set<string> => new Set([...text.matchAll(time)].map(toKey));

/** Those on which an outcome was read: "at 30 days", "5-year mortality". */
export const horizonsIn = (text: string): Set<string> =>
  timesIn([...text.matchAll(horizon)].map(([found]) => found).join(' , '));

/** The same with their places. */
export const horizonsAt = (text: string): { name: string; from: number; to: number }[] =>
  [...text.matchAll(horizon)].flatMap(({ 0: found, index }) =>
    [...timesIn(found)].map((name) => ({ name, from: index, to: index + found.length })),
  );

function toKey([, length, ofLength, ofCounted, number]: RegExpExecArray): string {
  const [count, unit] = [length ?? number ?? '', ofLength ?? ofCounted ?? ''];
  const value = inWords[count.toLowerCase()] ?? Number(count);
  const hours = inBase(value, `${unit.toLowerCase()}s`).value;
  return hours < hoursOfDays ? `${hours} h` : `${Math.round(hours / quarterOfMonth)} quarters`;
}
