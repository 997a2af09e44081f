import type { FoundReference } from './found-reference.ts';

/** Larger numbers in brackets are years, counts or residues: no evidence set is that long. */
const largest = 200;
/** A range over more works than this is an interval. */
const widest = 30;

const item = String.raw`#?\d{1,3}(?:\s*(?:-|—|to)\s*#?\d{1,3})?`;
const separator = String.raw`\s*(?:[,;]\s*(?:and|&)|,|;|&|and|\s)\s*`;
const prefix = String.raw`(?:(?:refs?|references?|sources?|evidence|citations?|studies|study)\.?:?\s*)?`;
const bracketed = new RegExp(
  String.raw`\\?\[\s*${prefix}(${item}(?:${separator}${item})*)\s*,?\s*\\?\]|【\s*(\d{1,3})(?:\s*(?:†|:)[^】\n]{0,80})?】`,
  'gi',
);

/** Statistics that stand right before an interval in brackets. */
const intervalName =
  /(?:\b(?:CI|CrI|HDI|IQR|interquartile range|intervals?|range|ranging|quartiles?|between|limits|min-max)|±)\s*(?:of|from|was|is)?[\s:=,(]*$/i;
const unit =
  /^\s*(?:%|°|(?:mg|µg|μg|mcg|ng|kg|g|ml|l|dl|mmol|µmol|nmol|mm|cm|nm|µm|hz|iu|mmhg|bpm|years?|yrs?|months?|weeks?|days?|hours?|h|min|minutes?|points?|fold|patients|participants|cells)\b)/i;
/** A word of code that an index follows. */
const indexed =
  /(?:^|[^\p{L}\p{N}])(?:[a-z]|\w+_\w+|arr|array|list|vec|vector|matrix|df|data|row|col|self|args|argv)$/iu;

/**
 * The citation marks `[n]` of an answer, with ranges and lists taken apart.
 * @param text the answer without its code
 */
export function findMarkers(text: string): FoundReference[] {
  const found: FoundReference[] = [];
  for (const match of text.matchAll(bracketed)) {
    const from = match.index;
    const to = from + match[0].length;
    const before = text.slice(Math.max(0, from - 60), from);
    const after = text.slice(to, to + 40);
    const numbers = match[2] ? [Number(match[2])] : numbersOf(match[1] ?? '');
    const isLenticular = match[2] !== undefined;
    if (!numbers || (!isLenticular && !isMark(before, match[1] ?? '', after))) continue;
    for (const number of new Set(numbers)) found.push({ kind: 'marker', value: String(number), from, to });
  }
  return found;
}

function isMark(before: string, content: string, after: string): boolean {
  // `[1](url)`, `[[1]](url)`, `[1]: url` and `[text][1]`: markdown's own brackets.
  if (/^\]?\(\s*<?(?:https?:|www\.|\/|#|mailto:)/i.test(after)) return false;
  if (/^:\s+\S/.test(after) && /(?:^|\n)\s{0,3}$/.test(before)) return false;
  if (/[^\s\d\\[\]]\]$/.test(before) && !/\[[^[\]\n]*\d\s*\]$/.test(before)) return false;
  if (/!$/.test(before)) return false;
  // Isotopes and ring names: "[14]C", "[1,3]dioxole".
  if (/^(?:\p{Ll}|\p{Lu}(?!\p{Ll}))/u.test(after)) return false;
  if (/^[-]\p{L}/u.test(after) || /\p{L}-$/u.test(before)) return false;
  if (unit.test(after) || intervalName.test(before)) return false;
  if (indexed.test(before) || /^\s*(?:=(?!=)|\+=|\.\w+\()/.test(after)) return false;
  return !isIntervalOf(before, content);
}

/** "15 [12-18]": an estimate with its interval around it. */
function isIntervalOf(before: string, content: string): boolean {
  const estimate = /(?:^|[\s=(])(\d+(?:\.\d+)?)\s*$/.exec(before)?.[1];
  const bounds = /^(\d+)\s*(?:-|—|to|,|;)\s*(\d+)$/.exec(content);
  if (!estimate || !bounds) return false;
  const [low, high] = [Number(bounds[1]), Number(bounds[2])];
  return low < high && low <= Number(estimate) && Number(estimate) <= high;
}

/** The numbers of a list such as `1-3, 5`; null where it cannot be one of evidence. */
function numbersOf(list: string): number[] | null {
  const numbers: number[] = [];
  for (const [, first, last] of list.matchAll(/(\d+)(?:\s*(?:-|—|to)\s*#?(\d+))?/gi)) {
    const from = Number(first);
    const to = last ? Number(last) : from;
    if (from < 1 || to > largest || to < from || to - from >= widest) return null;
    for (let number = from; number <= to; number++) numbers.push(number);
  }
  return numbers;
}
