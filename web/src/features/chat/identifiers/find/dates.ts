import { type Identifier, placesOf } from './identifier.ts';

const months = [
  'jan(?:uary|uar|vier)?|feb(?:ruary|ruar)?|f[ée]vr?(?:ier)?|mar(?:ch|s)?|märz|apr(?:il)?|avr(?:il)?|may|mai|juni?e?|juin|jul(?:y|i)?|juillet',
  'aug(?:ust)?|ao[uû]t|sept?(?:ember|embre)?|o[ck]t(?:ober|obre)?|nov(?:ember|embre)?|de[czs](?:ember|embre)?|d[ée]c(?:embre)?',
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre',
  'gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre',
].join('|');
const month = `(?:${months})\\.?`;
const day = '(?:0?[1-9]|[12]\\d|3[01])(?:st|nd|rd|th|er|º|°|\\.)?';
const year = "(?:(?:18|19|20)\\d\\d|['’]?\\d\\d)";

/** A day with its month and year in any usual order, or a month with its year. */
const date = [
  '(?:18|19|20)\\d\\d[-/.](?:0?[1-9]|1[0-2])[-/.](?:0?[1-9]|[12]\\d|3[01])',
  `(?:0?[1-9]|[12]\\d|3[01])\\s?[-/.]\\s?(?:0?[1-9]|[12]\\d|3[01])\\s?[-/.]\\s?${year}`,
  `${day}[\\s-](?:of |de |di )?${month}(?:,?[\\s-](?:de |del |di )?${year})?`,
  `${month}[\\s-]${day}(?:,?[\\s-]${year})?`,
  `${month}[\\s,-]{1,2}(?:de )?(?:18|19|20)\\d\\d`,
].join('|');
const whole = `(?:${date})(?![\\p{L}\\d])`;

const born = [
  '(?:d\\.?\\s?o\\.?\\s?b\\.?|birth\\s?(?:date|day)|date of birth|born|geb\\.?(?:oren)?|geburts(?:datum|tag)|née?|date de naissance|d\\.?d\\.?n\\.?',
  'nacid[oa]|fecha de nacimiento|f\\.?\\s?nac\\.?|nat[oa]|data di nascita)',
].join('|');
const link = "(?:\\s*[:=(,–-]\\s*|\\s+(?:is|was|on|am|the|le|el|il|l[’']|den|ist|:)\\s*|\\s+){0,3}";

/** Words of a patient's stay; a date behind them is the patient's. */
const stay = [
  '(?:re-?)?admi(?:tted|ssion)|discharged?|presented|hospitali[sz]ed|seen|operated|transferred|died|deceased|death|appointment|visit(?:ed)?',
  '(?:surgery|operation|procedure|biopsy|delivery|diagnosed) (?:done |performed )?|aufgenommen|entlassen|operiert|verstorben|gestorben|vorgestellt',
  'hospitalisée?|admise?|opérée?|décédée?|ingres[óo]|ingresad[oa]|fallec[ií][óo]|operad[oa]|ricoverat[oa]|dimess[oa]|decedut[oa]',
].join('|');
const stayLink =
  '(?:\\s+(?:summary|letter|note|dated|of)\\b\\s*|\\s*[:=(,–-]\\s*|\\s+(?:is|was|on|to (?:the |our )?[\\p{L}]{1,14}|in|from|since|date|am|le|el|il|den|:)\\s*|\\s+){0,3}';

const ofBirth = new RegExp(`(?<![\\p{L}\\d])(?:${born})${link}(${whole})`, 'dgiu');
const ofStay = new RegExp(`(?<![\\p{L}\\d])(?:${stay})${stayLink}(${whole})`, 'dgiu');
/** A whole day beside a word for one person is hers or his, but not the day of a paper, an approval, a cut-off. */
const ofPerson = new RegExp(
  `(?<=\\b(?:[Mm]y|[Hh]er|[Hh]is|[Ss]he|[Hh]e|[Pp]atient|[Pp]t|boy|girl|[Mm]other|[Ff]ather)\\b[^.?!\\n]{0,80}?)(?<!(?:publish|approv|updat|releas|access|issu|cut-?off|version|guid|label)\\p{L}{0,10}[^.?!\\n]{0,20})(?<![\\p{L}\\d/.-])((?=[^\\n]{0,12}(?:19|20)\\d\\d)${whole})`,
  'dgiu',
);
/** "3 March 1954 (DOB)", "12.05.1948 geb." */
const beforeLabel = new RegExp(
  `(?<![\\p{L}\\d])(${whole})\\s*[(,]?\\s*(?:d\\.?o\\.?b\\.?|date of birth|geb\\.)`,
  'dgiu',
);

export const findDates = (text: string): Identifier[] => [
  ...placesOf('date-of-birth', ofBirth, text),
  ...placesOf('date-of-birth', beforeLabel, text),
  ...placesOf('date', ofStay, text),
  ...placesOf('date', ofPerson, text),
];

const anyDate = new RegExp(`(?<![\\p{L}\\d/.-])(${whole})`, 'dgiu');
/** Characters between a date and the number of a record that it stands beside. */
const reach = 40;

/** Whole dates beside the numbers of a patient's papers, as in a line that was copied out of a record. */
export function findDatesBeside(text: string, others: readonly Identifier[]): Identifier[] {
  const anchors = others.filter(({ kind }) => kind === 'record-number' || kind === 'insurance-number');
  if (anchors.length === 0) return [];
  return placesOf('date', anyDate, text).filter(({ from, to }) =>
    anchors.some((one) => Math.max(one.from - to, from - one.to) <= reach),
  );
}
