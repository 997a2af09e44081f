import { holds } from '../gate.ts';

const months = [
  'jan(?:uary|uar|vier)?|feb(?:ruary|ruar)?|f[ée]vr?(?:ier)?|mar(?:ch|s)?|märz|apr(?:il)?|avr(?:il)?|may|mai|juni?e?|juin|jul(?:y|i)?|juillet',
  'aug(?:ust)?|ao[uû]t|sept?(?:ember|embre)?|o[ck]t(?:ober|obre)?|nov(?:ember|embre)?|de[czs](?:ember|embre)?|d[ée]c(?:embre)?',
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre',
  'gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre',
  'janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|dezembro|januari|februari|maart|mei|augustus',
].join('|');
const month = `(?:${months})(?![\\p{L}])\\.?`;
const ones = 'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth';
const dayInWords = `(?:(?:twenty|thirty)[- ](?:${ones})|${ones}|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|thirtieth)`;
const units = 'one|two|three|four|five|six|seven|eight|nine';
const yearInWords = `(?:nineteen|twenty|two thousand)(?: hundred)?(?: and)?[ -](?:(?:oh|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[ -](?:${units}))?|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|${units})`;
const day = `(?:(?:0?[1-9]|[12]\\d|3[01])(?:st|nd|rd|th|er|º|°|\\.)?|${dayInWords})`;
const year = `(?:(?:18|19|20)\\d\\d|['’]?\\d\\d|${yearInWords})`;
const fullYear = `(?:(?:18|19|20)\\d\\d|${yearInWords})`;
const end = '(?![\\p{L}\\d]|\\.\\d)';

const days = '(?:0?[1-9]|[12]\\d|3[01])';
const numeric = (years: string) => [
  '(?:18|19|20)\\d\\d[-/.](?:0?[1-9]|1[0-2])[-/.](?:0?[1-9]|[12]\\d|3[01])',
  `${days}[ ]?[-/.][ ]?${days}[ ]?[-/.][ ]?${years}`,
  `${day}[ -](?:of |de |di )?${month}(?:,?[ -](?:de |del |di )?${years})`,
  `${month}[ -](?:the )?${day}(?:,?[ -]${years})`,
  `(?:18|19|20)\\d\\d[ -]${month}[ -]${day}`,
];
/** A day with its month and year, in any usual order. */
export const wholeDate = `(?:${numeric(fullYear).join('|')})${end}`;
/** As much of a date as there is: a day with its month, or a month with its year. */
export const anyDate = `(?:${[
  ...numeric(year),
  `${day}[ -](?:of |de |di )?${month}`,
  `${month}[ -](?:the )?${day}`,
  `${month}[ ,-]{1,2}(?:de |of )?(?:18|19|20)\\d\\d`,
].join('|')})${end}`;
/** Without signs between its parts, as machines write it. */
export const eightDigits = '(?:18|19|20)\\d\\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])(?![\\p{L}\\d])';
/** Six or eight digits; a date only behind a word for one. */
export const digitsOnly = `(?:${eightDigits}|(?:0?[1-9]|1[0-2])[/.](?:18|19|20)\\d\\d(?![\\p{L}\\d])|(?:0[1-9]|[12]\\d|3[01])(?:0[1-9]|[12]\\d|3[01])(?:(?:18|19|20)\\d\\d|\\d\\d)(?![\\p{L}\\d]))`;

const holdsNumbers = holds('\\d[ ]?[-/.][ ]?\\d|\\d{6}');
const holdsDay = holds(`\\d|${dayInWords}`, 'iu');
const holdsMonth = holds(months, 'iu');
const holdsForm = holds(`${anyDate}|${digitsOnly}`, 'iu');

/** Whether a date of any of these forms stands in a text. */
export const holdsDate = (text: string): boolean =>
  (holdsNumbers(text) || (holdsMonth(text) && holdsDay(text))) && holdsForm(text);
