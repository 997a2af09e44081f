import type { ReadNumber } from './numbers.ts';
import { type Draft, plainReading, relationAt, type Scope } from './scope.ts';
import { type ReadUnit, unitAt } from './units.ts';

/** What drugs are measured in; a mass, a volume or units in anything else is a level or a size. */
const doseUnit = /^(?:mg|µg|ng|g|IU|U|mL|Gy|cGy|MBq|mmol|mEq)(?:\/(?:kg|m²))*$/;
/** Units that are a dose only where the words say so: a tumour may weigh 20 g. */
const doubtful = /^(?:g|mL|U|mmol|mEq|ng)$/;
/** What is measured in a body rather than given to it. */
const measured =
  /\b(?:excret\p{L}*|proteinuria|albumin\p{L}*|levels?|concentrations?|birth ?weight|weigh\p{L}*|ferritin|serum|plasma|urin\p{L}*|haemoglobin|hemoglobin|glucose|creatinine|cholesterol|triglycerides?|MIC|CRP|bilirubin|titres?|uric|blood loss|tidal volumes?|tumou?rs? of|calcium score)\b[^.;:]{0,45}$/iu;
const words = '(?: (?!and\\b|or\\b|vs\\b|to\\b|versus\\b|than\\b)[\\p{L}][\\p{L}\\d-]*){0,5}?';
const often: [RegExp, string][] = [
  [
    '(?:twice|two times|2 times|2x)[- ](?:daily|a day|per day|each day)|bid|b\\.i\\.d\\.?|bd|every (?:12|twelve) ?h(?:ours|rs)?|q12h',
    '12 hours',
  ],
  [
    '(?:three times|thrice|3 times)[- ](?:daily|a day|per day)|tid|t\\.i\\.d\\.?|tds|every (?:8|eight) ?h(?:ours|rs)?|q8h',
    '8 hours',
  ],
  [
    '(?:four times|4 times)[- ](?:daily|a day|per day)|qid|q\\.i\\.d\\.?|qds|every (?:6|six) ?h(?:ours|rs)?|q6h',
    '6 hours',
  ],
  ['every (?:4|four) ?h(?:ours|rs)?|q4h', '4 hours'],
  ['every other day|on alternate days|every (?:2|two) days', '2 days'],
  ['(?:twice|two times|2 times)[- ](?:weekly|a week|per week)', '3.5 days'],
  ['(?:three times|thrice|3 times)[- ](?:weekly|a week|per week)', '2.3 days'],
  ['every (?:two|2) weeks|every other week|biweekly|fortnightly|q2w', '2 weeks'],
  ['every (?:three|3) weeks|q3w', '3 weeks'],
  ['every (?:four|4) weeks|q4w', '4 weeks'],
  ['every (?:six|6) weeks|q6w', '6 weeks'],
  ['every (?:eight|8) weeks|q8w', '8 weeks'],
  ['every (?:three|3) months', '3 months'],
  ['every (?:six|6) months', '6 months'],
  [
    '(?:once[- ])?(?:a|per|each|every) day|(?:once[- ])?daily|once a day|qd|q\\.d\\.|od|o\\.d\\.|nightly|at bedtime|every (?:24 ?h(?:ours)?|night|morning|evening)',
    'day',
  ],
  ['(?:once[- ])?(?:a|per|each|every) week|(?:once[- ])?weekly|qw|q1w', 'week'],
  ['(?:once[- ])?(?:a|per|each|every) month|(?:once[- ])?monthly|every (?:one|1) month|qm', 'month'],
  ['(?:once[- ])?(?:a|per|every) year|(?:once[- ])?yearly|annually', 'year'],
].map(([written, period]) => [
  new RegExp(`^${words} ?[,(]?(?<![\\p{L}\\d])(?:${written})(?![\\p{L}\\d])`, 'iu'),
  period ?? '',
]);
const given =
  /^[- ]?(?:dose|of|tablets?|capsules?|bolus|loading|infusion|injection|iv\b|i\.v\.|orally|oral|po\b|intra|subcut|s\.?c\.|i\.?m\.)|^ ?\p{L}{3,}(?:ine|ol|ide|ib|mab|in|ate|one|am|il|an|tin|pril|cin|xel)\b/iu;
const givenBefore =
  /\b(?:doses?|dosage|received?|receiving|given|administ\p{L}*|took|taking|inject\p{L}*|infus\p{L}*|treated with|supplement\p{L}*)\b[^.;:\d]{0,60}$/iu;
/** Between the doses of a list: "5 mg, 10 mg, or 15 mg was injected once weekly". */
const listed = /^(?:,|,? (?:or|and|vs\.?|versus|to)|-| ?\/)? ?$/;

/** Doses: an amount that is given, and how often. */
export function readDoses(scope: Scope): Draft[] {
  const { numbers, text } = scope;
  const drafts: Draft[] = [];
  numbers.forEach((number, at) => {
    if (scope.isTaken(number) || number.isSigned) return;
    const own = unitAt(text, number.to);
    const next = numbers[at + 1];
    const isRange =
      !own &&
      next &&
      /^ ?(?:-|to|or|and|\/) ?$/.test(text.slice(number.to, next.from)) &&
      next.from - number.to < 6;
    const unit = own ?? (isRange ? unitAt(text, next.to) : null);
    if (!unit || !isDose(text, number, unit)) return;
    const period = unit.period ?? periodAt(text, unit.to);
    const relation = relationAt(text, number.from, unit.to);
    const figure = { ...plainReading('dose', number.value, unit.unit), period, relation };
    scope.take(number.from, number.to);
    drafts.push({ figure, from: number.from, to: own ? unit.to : number.to });
  });
  // From the last to the first: what is said behind the last of a list is said of all.
  for (let at = drafts.length - 2; at >= 0; at--) {
    const [one, next] = [drafts[at], drafts[at + 1]];
    if (!one || !next || one.figure.period || one.figure.unit !== next.figure.unit) continue;
    if (next.from - one.to < 12 && listed.test(text.slice(one.to, next.from)))
      one.figure.period = next.figure.period;
  }
  return drafts;
}

function periodAt(text: string, at: number): string | null {
  const behind = text.slice(at, at + 90);
  const clause = behind.slice(0, /[.;:](?: |$)|\d ?(?:mg|µg|g|mL)\b/.exec(behind)?.index ?? behind.length);
  const found = often.flatMap(([pattern, period]) => {
    const end = pattern.exec(clause)?.[0].length;
    return end === undefined ? [] : [{ end, period }];
  });
  return found.sort((one, other) => one.end - other.end)[0]?.period ?? null;
}

function isDose(text: string, number: ReadNumber, { period, to, unit }: ReadUnit): boolean {
  if (!doseUnit.test(unit) || period === 'min' || period === 'hour') return false;
  const before = text.slice(Math.max(0, number.from - 90), number.from);
  const behind = text.slice(to, to + 60);
  if (measured.test(before) || /^ ?(?:(?:less|more|lower|higher|heavier|lighter)\b|\/|±)/.test(behind))
    return false;
  if (!doubtful.test(unit)) return true;
  return period !== null || periodAt(text, to) !== null || given.test(behind) || givenBefore.test(before);
}
