import type { Amount } from './amount.ts';
import { amountsInWords } from './amounts-in-words.ts';
import { measureOf, units, numbersInWords as words } from './vocabulary/units.ts';

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
  return [...amounts, ...amountsInWords(rest)];
}
