import { numberWords } from '../../../reading/lexicon/number-words.ts';

const word = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${Object.keys(numberWords).join('|')})(?![\\p{L}\\p{N}])`,
  'giu',
);

/**
 * Digits, but not those of a name: "SGLT2", "GLP-1", "type 2", "25-hydroxyvitamin". "12-week" and "10-fold" are numbers.
 */
const digits =
  /(?<![\p{L}\p{N}.,·]|\p{L}[-\u2010-\u2015])(?<!(?:type|phase|stage|grade|class|factor|group) )\d+(?:[.,·]\d+)*(?!\d|[.,·]\d)(?![-\u2010]?(?!(?:week|month|year|day|hour|minute|fold|point|times|mg|g|kg|mcg|µg|ml|mm|mmol|mmhg|percent|h|d)\b)\p{L}{3})/giu;

/** The numbers that a text states, each once, in a common form: "1,234", "0·78" and "seven" as 1234, 0.78 and 7. */
export function numbersOf(text: string): Set<number> {
  const found = new Set<number>();
  for (const [written] of text.matchAll(digits)) found.add(numberIn(written));
  for (const [written] of text.matchAll(word)) found.add(numberWords[written.toLowerCase()] as number);
  return found;
}

/** Numbers that tell a result: with a decimal, or in per cent. A year, a count or a dose may be anybody's. */
export function findingsOf(text: string): Set<number> {
  const found = new Set<number>();
  for (const match of text.matchAll(digits)) {
    const isPercentage = /^\s?%/.test(text.slice(match.index + match[0].length));
    // "1.00" has a decimal, too.
    if (isPercentage || !Number.isInteger(numberIn(match[0])) || /[.·]0+$/.test(match[0]))
      found.add(numberIn(match[0]));
  }
  return found;
}

/** Whether every number of a text stands in those behind it. */
export function isBorneOut(text: string, behind: readonly string[]): boolean {
  const stated = new Set(behind.flatMap((each) => [...numbersOf(each)]));
  return [...numbersOf(text)].every((number) => stated.has(number));
}

function numberIn(written: string): number {
  const isThousands = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/.test(written);
  return Number.parseFloat(isThousands ? written.replaceAll(',', '') : written.replace(/[,·]/g, '.'));
}
