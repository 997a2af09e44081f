import type { Figure } from '@sextant/contracts';
import { matchesOf } from '../matches.ts';
import { numberSource, toNumber } from './numbers.ts';

/** A p value and where it stands. */
export interface ReadP {
  p: NonNullable<Figure['p']>;
  /** Of an interaction, a trend or heterogeneity: it belongs to no one figure. */
  isOfTest: boolean;
  /** A limit that was set, not a result. */
  isLimit: boolean;
  from: number;
  to: number;
}

const power = '(?: ?(?:x|\\*) ?10 ?\\(? ?\\^? ?\\(? ?(-\\d{1,3})\\)?|e(-\\d{1,3}))?';
const powerOnly = '10 ?\\^? ?\\(? ?(-\\d{1,3})\\)?';
const relation = '(<=|>=|≤|≥|=|<|>|(?:of|was|were|is|:)(?: (?:less|lower|smaller) than| <| =)?)';
const test =
  '(?:[- _]?(?:\\(?for )?(?:the )?(interaction|trend|heterogeneity|linear trend|subgroup(?: differences)?|superiority|non-?inferiority|difference|log-?rank|adjusted|value)s?\\)?){0,2}';
const pattern = new RegExp(
  `(?<![\\p{L}\\d/])[Pp](?:[- ]?values?)?${test} ?${relation} ?(?:${powerOnly}|(${numberSource})${power})( ?%)?`,
  'gu',
);
const limitAfter =
  /^[^.;]{0,60}\b(?:considered|regarded|deemed|accepted|taken as|defined|denoted?|indicat(?:ed|ing) (?:statistical )?significan|as (?:the )?(?:level|threshold|limit|statistically))/i;
const limitBefore =
  /\b(?:significance|significant|threshold|level|alpha|cut-?off|considered|defined)\b[^.;]{0,40}\b(?:set|at|as|when|if|level|defined|was|were)\b[^.;\d]{0,25}$/i;

/** The p values of a text, powers of ten in all spellings. */
export function pValuesOf(text: string): ReadP[] {
  return matchesOf(text, pattern).flatMap((found) => {
    const [whole, ofTest = '', sign = '', onlyPower, digits, timesPower, ePower, percent] = found;
    const exponent = Number(onlyPower ?? timesPower ?? ePower ?? 0);
    const value = Number(`${onlyPower ? 1 : toNumber(digits ?? '')}e${exponent}`);
    // A p value of 3, or of 5 %, is something else: a page, a protein, a level.
    if (!(value >= 0 && value <= 1) || percent) return [];
    const to = found.index + whole.length;
    const before = text.slice(Math.max(0, found.index - 100), found.index);
    return {
      p: { relation: relationOf(sign), value },
      isOfTest:
        /interaction|trend|heterogen|subgroup/i.test(ofTest + whole) ||
        /(?:interaction|heterogeneity|trend)[^.;,]{0,12}$/i.test(before),
      isLimit: limitAfter.test(text.slice(to, to + 100)) || limitBefore.test(before),
      from: found.index,
      to,
    };
  });
}

/** The relation that a sign or a word of a text stands for. */
function relationOf(sign: string): ReadP['p']['relation'] {
  if (/^(?:<=|≤)/.test(sign)) return '<=';
  if (/^(?:>=|≥)/.test(sign)) return '>=';
  if (/<|less|lower|smaller/.test(sign)) return '<';
  return sign.startsWith('>') ? '>' : '=';
}
