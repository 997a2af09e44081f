/** An amount that a claim states, in a base unit, so that 1 g and 1000 mg are one. */
export interface Amount {
  /** What is measured, such as `mass`, `mass/kg`, `time`, `%`; amounts of one measure can be compared. */
  measure: string;
  low: number;
  high: number;
  /** Half a unit of the last place as written: 26 may stand for 26.1. */
  slack: number;
  /** `<=` and `>=` for "up to", "at least" and their like. */
  bound: '=' | '<=' | '>=';
  /** As written, without the unit. */
  written: string;
  unit: string;
  /** Says when or over what time, rather than how much: it never clashes. */
  isSetting: boolean;
}

const units: Record<string, [measure: string, factor: number]> = {
  kg: ['mass', 1e6],
  g: ['mass', 1e3],
  gram: ['mass', 1e3],
  mg: ['mass', 1],
  milligram: ['mass', 1],
  mcg: ['mass', 1e-3],
  ug: ['mass', 1e-3],
  microgram: ['mass', 1e-3],
  ng: ['mass', 1e-6],
  nanogram: ['mass', 1e-6],
  l: ['volume', 1],
  litre: ['volume', 1],
  liter: ['volume', 1],
  dl: ['volume', 0.1],
  ml: ['volume', 1e-3],
  minute: ['time', 1 / 60],
  min: ['time', 1 / 60],
  hour: ['time', 1],
  h: ['time', 1],
  hr: ['time', 1],
  day: ['time', 24],
  week: ['time', 168],
  month: ['time', 730.5],
  year: ['time', 8766],
  yr: ['time', 8766],
  '%': ['%', 1],
  'percentage point': ['%', 1],
  point: ['%', 1],
  pp: ['%', 1],
  fold: ['fold', 1],
  time: ['fold', 1],
  mmhg: ['mmhg', 1],
  iu: ['iu', 1],
  unit: ['iu', 1],
  mmol: ['mole', 1],
  umol: ['mole', 1e-3],
  nmol: ['mole', 1e-6],
  mol: ['mole', 1e3],
  cm: ['length', 10],
  mm: ['length', 1],
  m: ['length', 1e3],
  kcal: ['energy', 1],
  kj: ['energy', 0.239],
  mm3: ['volume', 1e-6],
  bpm: ['bpm', 1],
};
const words: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  twenty: 20,
  hundred: 100,
  fourteen: 14,
  twice: 2,
  thrice: 3,
};
const number = String.raw`\d[\d,]*(?:\.\d+)?`;
const name = `(?:percentage points?|${Object.keys(units)
  .sort((a, b) => b.length - a.length)
  .join('|')})s?`;
const pattern = new RegExp(
  String.raw`(?<![\p{L}\d.,-]|[\p{L}] ?-)(${number}|(?:${Object.keys(words).join('|')})(?=[ -]))(?: ?(?:-|to|and) ?(${number}))?(?:[ -]?(${name})(?:(?: ?\/ ?| per )(kg|l|dl|ml|m2|day|d|week|hour|h|min)\b)?)?(?![\p{L}\d])`,
  'gu',
);
/** Figures that qualify others: intervals, p values, group sizes, ages, years. */
const asides = [
  /\b9\d ?% ?(?:ci|confidence interval|cri)\b[^;.)]{0,60}/g,
  /\bp ?(?:[<>=≤≥]|value of) ?[\d.]+/g,
  /\b(?:n ?= ?)?[\d,]+ (?:\w+ )?(?:patients|participants|people|adults|women|men|children|infants|subjects|trials|studies|rcts|copies|copy|alleles?|cohorts|individuals|volunteers)\b/g,
  /\b(?:aged?|over|above|under|older than|younger than|people|adults) (?:\d+)(?:-\d+)?(?: years?)?(?: (?:and|or) (?:over|older|above|younger))?(?= |,|\.|$)(?! ?(?:%|mg|g\b|m?cg|ug|hours?|h\b|days?|weeks?|months?|mmhg|fold|-fold|percent|mmol))/g,
  /\b(?:type|phase|grade|stage|class|step|level|schedule|factor|day|week|month|year|vitamin|omega|group|table|figure|category|chapter|score of|covid|in|since|until|from)[ -](?:(?:19|20)\d\d\b|(?<!in |since |until |from )\d+\b)/g,
];
const upper =
  /\b(?:up to|maximum|max|limit(?:ed)?|below|under|fewer than|less than|at most|exceed|within|ceiling|stay below)\b[^\d]{0,40}$|[<≤]\s?$/;
const lower = /\b(?:more than|over|at least|minimum|above|exceeding|greater than)\b[^\d,]{0,12}$|[>≥]\s?$/;
const plain =
  /(?:\b(?:of|is|was|to|at|between|around|about|by|above|below|than|roughly|approximately|hr|or|rr|ratio|irr)|[=<>≤≥~:(])\s?$/;
const ratio =
  /\b(?:hr|or|rr|irr|hazard ratio|odds ratio|risk ratio|rate ratio|relative risk)(?: (?:of|was|is|=))?[\s:=(]{0,3}$/;
const setting =
  /\b(?:over|after|at|during|through|every|per|in|for at least|in its|for the first|followed for)\s(?:the\s)?(?:first\s|about\s)?$/;

/** The amounts of a claim in lower case. */
export function amountsOf(text: string): Amount[] {
  let rest = text;
  for (const aside of asides) rest = rest.replace(aside, (found) => ' '.repeat(found.length));
  const amounts: Amount[] = [];
  for (const found of rest.matchAll(pattern)) {
    const [, first = '', second, unit, per] = found;
    const before = rest.slice(Math.max(0, found.index - 60), found.index);
    const isWord = words[first] !== undefined;
    // A number without a unit may be a trial's name; a ratio's is no amount of the same kind as another.
    if (!unit && !plain.test(before)) continue;
    if ((isWord && !unit) || (!unit && /^(?:19|20)\d\d$/.test(first))) continue;
    const [measure, factor] = ratio.test(before) && !unit ? (['ratio', 1] as const) : measureOf(unit, per);
    const values = [first, second ?? first].map(
      (written) => (words[written] ?? Number(written.replaceAll(',', ''))) * factor,
    );
    const isTime = measure === 'time';
    amounts.push({
      measure,
      low: Math.min(...values),
      high: Math.max(...values),
      slack: isWord ? 0 : (factor * 10 ** -(first.split('.')[1]?.length ?? 0)) / 2,
      bound: upper.test(before) ? '<=' : lower.test(before) ? '>=' : '=',
      written: first,
      unit: unit ?? '',
      isSetting:
        isTime &&
        (setting.test(before) || rest[found.index + first.length] === '-') &&
        !/\b(?:course|within)\b/.test(text),
    });
  }
  return [...amounts, ...spelled(rest), ...shares(rest)];
}

function measureOf(unit: string | undefined, per: string | undefined): [string, number] {
  if (!unit) return ['number', 1];
  const [measure, factor] = units[unit] ?? units[unit.replace(/s$/, '')] ?? ['number', 1];
  if (!per || /^(?:d|day|week|hour|h|min)$/.test(per)) return [measure, factor];
  const below = units[per];
  return below?.[0] === 'volume' ? [`${measure}/volume`, factor / below[1]] : [`${measure}/${per}`, factor];
}

const spelledOut: [RegExp, string, number][] = [
  [/\bhalv(?:e|es|ed|ing)\b|\bby (?:about |around |roughly |more than )?(?:a )?half\b|\bhalf as\b/, '%', 50],
  [/\bdoubl(?:e|es|ed|ing)\b|\btwo-?fold\b/, 'fold', 2],
  [/\btripl(?:e|es|ed|ing)\b|\bthreefold\b/, 'fold', 3],
  [/\bquadrupl(?:e|es|ed|ing)\b|\bfourfold\b/, 'fold', 4],
  [/\btenfold\b/, 'fold', 10],
];

/** "One in seven", "1 in 10,000". */
const oneOf =
  /\b(\d{1,3}|one|two|three|four|five|six|seven|eight|nine) (?:in|out of) (?:every )?(\d[\d,]*|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|hundred)\b/g;

function shares(text: string): Amount[] {
  return [...text.matchAll(oneOf)].flatMap(([written, part = '', whole = '']) => {
    const [some, all] = [part, whole].map((word) => words[word] ?? Number(word.replaceAll(',', '')));
    const value = (100 * (some ?? 0)) / (all ?? 0);
    if (!(value > 0 && value <= 100)) return [];
    return [
      {
        measure: '%',
        low: value,
        high: value,
        slack: value * 0.1,
        bound: '=' as const,
        written,
        unit: '%',
        isSetting: false,
      },
    ];
  });
}

function spelled(text: string): Amount[] {
  return spelledOut
    .filter(([words]) => words.test(text))
    .map(([, measure, value]) => ({
      measure,
      low: value,
      high: value,
      slack: value * 0.1,
      bound: '=',
      written: String(value),
      unit: measure,
      isSetting: false,
    }));
}

/** How far two figures of one measure may lie apart and still be one figure, rounded. */
const rounding = 0.05;

/** Whether two amounts of one measure can both be so. */
export function isSameAmount(one: Amount, other: Amount): boolean {
  const slack = Math.max(one.slack, other.slack, rounding * Math.min(one.high, other.high));
  // Slack of whole numbers as small as these would take 2 for 3.
  const allowed = Math.min(slack, 0.25 * Math.min(one.high, other.high)) + 1e-9;
  const overlap = Math.min(one.high, other.high) - Math.max(one.low, other.low);
  const narrower = Math.min(one.high - one.low, other.high - other.low);
  // "2 to 3" and "3 to 4" meet, but are not the same.
  if (narrower > 0 ? overlap >= narrower / 2 : overlap + allowed >= 0) return true;
  if (one.bound === other.bound) return false;
  const [bounded, exact] = one.bound === '=' ? [other, one] : [one, other];
  if (exact.bound !== '=') return false;
  return bounded.bound === '<=' ? exact.high <= bounded.high : exact.low >= bounded.low;
}
