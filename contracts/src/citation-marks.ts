/** A mark in a text that points at works of the evidence set by their numbers: `[1]`, `[2-4, 7]`, `【3†source】`, `¹`. */
export interface CitationMark {
  /** Each once, ranges written out. */
  numbers: number[];
  /** Where it begins, in UTF-16 units of the text. */
  from: number;
  to: number;
}

/** Larger numbers in brackets are years, counts or residues: no evidence set is that long. */
const maxNumber = 200;
/** A range over more works than this is an interval. */
const maxSpan = 30;

/** Wider ones are no writing, and would be tried over and over in a flood of them. */
const gap = String.raw`\s{0,4}`;
const item = String.raw`#?\d{1,3}(?:${gap}(?:-|—|to)${gap}#?\d{1,3})?`;
const separator = String.raw`${gap}(?:[,;]${gap}(?:and|&)|,|;|&|and|\s)${gap}`;
const list = `${item}(?:${separator}${item})*`;
const prefix = String.raw`(?:(?:refs?|references?|sources?|evidence|citations?|cites?|studies|study)\.?:?${gap})?`;
/** `[1]`, `\[1\]`, as a footnote `[^1]`, `[^1^]`, and raised, alone or among others: `<sup>[1], [2]</sup>`. */
const bracketed = String.raw`(?:<sup>${gap})?\\?\[${gap}\^?${prefix}(${list})${gap},?${gap}\^?\\?\](?:${gap}</sup>)?`;
/** Some vendors' own: `【1】`, `【1†source】`, `【4†L10-L12】`. */
const lenticular = String.raw`【${gap}${prefix}(${list})${gap}(?:[†‡:|][^】\n]{0,80})?】`;
const raisedTag = `<sup>${gap}(${list})${gap}</sup>`;
const raisedDigits = '[¹²³⁰⁴-⁹]{1,2}';
const raised = String.raw`(${raisedDigits}(?:\s?[,˒⁻-]\s?${raisedDigits})*)`;
const marks = new RegExp([bracketed, lenticular, raisedTag, raised].join('|'), 'giu');

/** What a raised number stands behind to be a mark: a word, a year or the end of a clause; else it is a power or a charge. */
const endsClause =
  /(?:\p{L}\p{Ll}{2}\)?|(?<![\p{L}\d.,])(?:19[5-9]|20[0-4])\d|\p{L}{3} (?:II|III|IV)|(?<![\p{L}\d])\p{Lu}[\p{Lu}\d-]{2,18}\p{Lu}\)?|[.,;:!?"”’»%])$/u;
/** Units, functions and elements that a power or a mass number follows. */
const raises =
  /(?:^|[^\p{L}])(?:chi|eta|omega|sigma|log|min|sec|mol|mmol|kcal|deg|inch|inches|feet|foot|yards?|met(?:er|re)s?|miles?|carbon|cobalt|c(?:a?e)sium|fluorine|gallium|iodine|lutetium|phosphorus|radium|strontium|technetium|uranium|xenon)\)?$/iu;

/** Statistics that stand right before an interval in brackets. */
const intervalName =
  /(?:\b(?:CI|CrI|HDI|IQR|interquartile range|intervals?|range|ranging|quartiles?|between|limits|min-max)|±)\s*(?:of|from|was|is)?[\s:=,(]*$/i;
const measure =
  '(?:[mnpkµμ]?g|mcg|[md]?l|[mnpµμ]mol|[mcnµμ]m|hz|iu|mmhg|bpm|(?:year|yr|month|week|day|hour|minute|point)s?|h|min|fold)';
const unit = new RegExp(String.raw`^\s*(?:%|°|(?:${measure}|patients|participants|cells)\b)`, 'i');
/** A number, with what it is a number of: "15", "30 nmol/L", "24 months". */
const estimated = new RegExp(
  String.raw`(?:^|[\s=(])(\d+(?:\.\d+)?)\s{0,4}(?:[%°]|${measure}(?:/(?:${measure}|m²))?)?\s{0,4}$`,
  'i',
);
/** A word of code that an index follows. */
const indexed =
  /(?:^|[^\p{L}\p{N}])(?:[a-z]|\w+_\w+|arr|array|list|vec|vector|matrix|df|data|row|col|self|args|argv)$/iu;

/**
 * The citation marks of a text. What only looks like one is left out: intervals, indexes, links, powers, years.
 * @param text without invisible characters (`visibleTextOf`) and without code
 */
export function findCitationMarks(text: string): CitationMark[] {
  const found: CitationMark[] = [];
  // Engines that think in Chinese or Japanese write wide brackets; every place stays.
  const narrow = text
    .replace(/［/g, '[')
    .replace(/］/g, ']')
    .replace(/[，、]/g, ',');
  for (const match of narrow.matchAll(marks)) {
    const [, inBrackets, inLenticular, inTag, asDigits] = match;
    const from = match.index;
    const to = from + match[0].length;
    const before = narrow.slice(Math.max(0, from - 60), from);
    const after = narrow.slice(to, to + 40);
    const isMeant =
      inLenticular !== undefined ||
      (inBrackets === undefined ? isRaisedMark(before, after) : isMark(before, inBrackets, after));
    const numbers = isMeant && numbersOf(inBrackets ?? inLenticular ?? inTag ?? lowered(asDigits ?? ''));
    if (numbers) found.push({ numbers: [...new Set(numbers)], from, to });
  }
  return found;
}

/** Raised digits as plain ones. */
const lowered = (written: string): string => written.replace(/⁻/g, '-').replace(/˒/g, ',').normalize('NFKC');

const isRaisedMark = (before: string, after: string): boolean =>
  endsClause.test(before.replace(/(?:\*{1,3}|_{1,2})$/, '')) &&
  !raises.test(before) &&
  !/^(?:[\p{L}\p{N}+]|[⁺⁻])/u.test(after);

function isMark(before: string, content: string, after: string): boolean {
  // `[1](url)`, `[[1]](url)`, `[1]: url` and `[text][1]`: markdown's own brackets.
  if (/^\]?\(\s*<?(?:https?:|www\.|\/|#|mailto:)/i.test(after)) return false;
  if (/^:\s+\S/.test(after) && /(?:^|\n)\s{0,3}$/.test(before)) return false;
  if (/[^\s\d\\[\]]\]$/.test(before) && !/\[[^[\]\n]*\d\s*\]$/.test(before)) return false;
  if (/!$/.test(before)) return false;
  // Isotopes and ring names: "[14]C", "[1,3]dioxole".
  if (/^(?:\p{Ll}|\p{Lu}(?!\p{Ll}))/u.test(after)) return false;
  if (/^[-]\p{L}/u.test(after) || /\p{L}-$/u.test(before)) return false;
  if (unit.test(after) || intervalName.test(before.replace(/\*/g, ''))) return false;
  if (indexed.test(before) || /^\s*(?:=(?!=)|\+=|\.\w+\()/.test(after)) return false;
  return !isIntervalOf(before, content);
}

/** "15 [12-18]", "4 days [2-5]": an estimate with its interval around it. */
function isIntervalOf(before: string, content: string): boolean {
  const estimate = estimated.exec(before.replace(/\*/g, ''))?.[1];
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
    if (from < 1 || to > maxNumber || to < from || to - from >= maxSpan) return null;
    for (let number = from; number <= to; number++) numbers.push(number);
  }
  return numbers;
}
