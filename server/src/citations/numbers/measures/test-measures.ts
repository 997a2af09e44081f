import type { ReadAbstract } from '../../../reading/abstracts/read-abstract.ts';
import type { Place } from '../../../reading/document.ts';
import { keptOf } from '../../../reading/kept-with.ts';
import type { PlacedText } from '../../../reading/quantities/placed-text.ts';
import type { Quantity } from '../../../reading/quantities/quantity.ts';

/** What tells how good a test is: each is told in per cent, so that the number alone does not say which it is. */
const measures: Readonly<Record<string, string>> = {
  sensitivity: 'sensitivit(?:y|ies)|sensitive|sens\\.?|true[- ]positive rate',
  specificity: 'specificit(?:y|ies)|specific|spec\\.?|true[- ]negative rate',
  ppv: 'positive predictive values?|PPVs?',
  npv: 'negative predictive values?|NPVs?',
  'false positives': 'false[- ]positive(?: rate)?s?',
  'false negatives': 'false[- ]negative(?: rate)?s?',
  accuracy: 'accuracy',
  'positive likelihood': 'positive likelihood ratios?|LR ?\\+',
  'negative likelihood': 'negative likelihood ratios?|LR ?[−–-](?= ?\\d)',
  auc: 'AUROCs?|AUCs?|area under (?:the )?(?:receiver[- ]operating[- ]characteristic )?curve',
};
const right = '(?:is|was|were) (?:right|correct|true|accurate)';
const few = '(?:[^\\s,.;:()]{1,20} ){1,4}';
/** Whom a test calls ill, and whom well, by what it found in them. */
const tested = '(?:(?:who|that) (?:scor|test|screen)(?:e[sd]?|ed|s)?|scoring|testing|screening)';
const called = {
  ppv: `(?:${tested}|with (?:a )?scores? of) (?:positive|(?:at least|at or above|above|over) \\d{1,3}|\\d{1,3} (?:points )?(?:or|and) (?:more|above|higher|over))`,
  npv: `${tested} (?:negative|(?:below|under|less than) \\d{1,3})`,
};
const who = '(?:of|among) (?:[^\\s,.;:()%]{1,20} ){0,5}?';
const hadIt = '(?: [^\\s,.;:()%]{1,20}){0,3} (?:had|have|has|were|are|turned|proved)\\b';
/** Words for people, but for those by which a test or an illness tells them apart. */
const ofThem = (others = 'positive') =>
  `(?:(?!(?:who|that|positive|negative|${others})\\b)[^\\s,.;:()%]{1,20} ){0,6}?`;
const atLeast = '(?:at least \\d{1,3}|\\d{1,3} (?:points )?(?:or|and) (?:more|above|higher))';
const were = '(?:is|are|was|were)';
const foundOut = '(?:correctly )?(?:picked up|detected|identified|caught)';
/** The same in everyday words, of which the number that follows is told alone. */
const inWords: readonly (readonly [name: string, words: string])[] = [
  ['ppv', `positive ${few}${right}`],
  ['npv', `negative ${few}${right}`],
  ['ppv', `(?:with|after) an? positive ${few}(?:has|have|had)`],
  ['ppv', `(?:of|among) (?:the |those )?${few}?with an? positive [^,.;:()]{2,30},`],
  ['npv', `(?:of|among) (?:the |those )?${few}?with an? negative [^,.;:()]{2,30},`],
  ['ppv', `(?:if|when) ${few}(?:is|was) positive,`],
  ['npv', `(?:if|when) ${few}(?:is|was) negative,`],
  // "78% of those who scored 10 or more had it": of whom the test calls ill, and not of the ill.
  ['ppv', `${who}${called.ppv}(?=${hadIt}(?! (?:no|not|without)\\b))`],
  ['ppv', `${who}${called.ppv},`],
  ['npv', `${who}${called.npv}(?=${hadIt} (?:no|not|without|free)\\b)`],
  // "78% of depressed patients scored 10 or more", "84% of those without it tested negative".
  [
    'sensitivity',
    `of ${ofThem('without|no|not|healthy')}(?:tested positive|scored ${atLeast}|${were} ${foundOut})`,
  ],
  [
    'specificity',
    `of ${ofThem()}(?:without|healthy|free of) ${ofThem()}(?:tested negative|scored (?:below|under|less than) \\d{1,3}|${were} (?:correctly )?(?:classified|cleared|ruled out))`,
  ],
  [
    'sensitivity',
    '(?:detect(?:s|ed)?|identif(?:y|ies|ied)|picks? up|picked up|catch(?:es)?|caught)(?= (?:about |only |just )?\\d[\\d.]* ?% of )',
  ],
  ['false negatives', 'miss(?:es|ed)(?= (?:about |only |just )?\\d[\\d.]* ?% of )'],
];
const named = new RegExp(
  `(?<![\\p{L}-])(?:${[...Object.values(measures), ...inWords.map(([, words]) => words)]
    .map((words) => `(${words})`)
    .join('|')})(?![\\p{L}-])`,
  'giu',
);
/** One of these stands in each of them: most texts have none, and need not be looked through for all. */
const mayTell =
  /sens|spec|predictive|PPV|NPV|false|true|accura|likelihood|LR|AUC|AUROC|area|positive|negative|detect|identif|pick|catch|caught|miss|scor|test|screen|healthy|without|free/i;
const names = [...Object.keys(measures), ...inWords.map(([name]) => name)];
const ofNames = Object.keys(measures).length;

/** Between the names of "sensitivity and specificity", whose numbers follow in their order. */
const joined = /^ ?(?:,|\/|&|and|or|, and) ?$/i;
/** Between a number and its measure's name right behind it: "90.9% sensitivity". */
const adjacent = /^[)\]%\s]{0,4}$/;
const noFinding = /^(?:sample-size|p-value|duration|dose|count)$/;

/** Which of these measures each number is of, by where it begins, as far as the words before or right behind it say so. */
const measuresIn = keptOf(({ from: start, quantities, text }: PlacedText): ReadonlyMap<number, string> => {
  const found = new Map<number, string>();
  if (!mayTell.test(text)) return found;
  const told = [...text.matchAll(named)].map(({ 0: found, index, ...groups }) => {
    const at = Object.values(groups)
      .slice(0, names.length)
      .findIndex((group) => group !== undefined);
    return { from: index, to: index + found.length, name: names[at] ?? '', isName: at < ofNames };
  });
  if (told.length === 0) return found;
  let [next, order] = [0, 0];
  let list: string[] = [];
  let last = -1;
  let taken = -1;
  let isOfOne = false;
  for (const { from, kind, to } of quantities) {
    if (noFinding.test(kind)) continue;
    const [begins, ends] = [from - start, to - start];
    for (; next < told.length && (told[next]?.from ?? 0) < begins; next += 1) {
      const one = told[next] as (typeof told)[number];
      if (next === taken) {
        list = [];
        continue;
      }
      const isListed = last >= 0 && order === 0 && joined.test(text.slice(last, one.from));
      list = isListed ? [...list, one.name] : [one.name];
      isOfOne = !one.isName;
      order = 0;
      last = one.to;
    }
    // "Of those who scored 10 or more": the 10 is no number of theirs.
    if ((told[next - 1]?.to ?? 0) > begins) continue;
    const behind = told[next];
    const isBehind = behind && adjacent.test(text.slice(ends, behind.from));
    if (isBehind && !behind.isName) taken = next;
    const own = isBehind
      ? behind.name
      : isOfOne && order > 0
        ? undefined
        : list[Math.min(order, list.length - 1)];
    if (own && (list.length < 2 || order < list.length || own === behind?.name)) found.set(from, own);
    order += 1;
  }
  return found;
});

const measuresOf = keptOf(
  ({ sentences }: ReadAbstract): ReadonlyMap<number, string> =>
    new Map(sentences.flatMap((sentence) => [...measuresIn(sentence)])),
);

/** Whether an abstract tells with a number how good a test is. */
export const isOfTest = ({ from }: Place, abstract: ReadAbstract): boolean => measuresOf(abstract).has(from);

const noShare = /^auc$|likelihood$/;

/** "A sensitivity of 0.79" is one of 79%: the parts of one among some numbers as shares, all others as they are. */
function asShares(quantities: readonly Quantity[], measureAt: ReadonlyMap<number, string>): Quantity[] {
  return quantities.map((one) => {
    const measure = measureAt.get(one.from);
    const isPart = one.kind === 'number' && one.value > 0 && one.value <= 1 && one.decimals > 1;
    if (!isPart || measure === undefined || noShare.test(measure)) return one;
    const interval = one.interval && {
      ...one.interval,
      low: 100 * one.interval.low,
      high: 100 * one.interval.high,
    };
    const value = Number((100 * one.value).toFixed(one.decimals));
    return { ...one, kind: 'percentage', unit: '%', value, decimals: one.decimals - 2, interval };
  });
}

/** The numbers of some words, and those of an abstract, with all that tell how good a test is as shares. */
export function inShares(
  claim: PlacedText,
  recorded: readonly Quantity[],
  abstract: ReadAbstract,
): { stated: PlacedText; recorded: readonly Quantity[] } {
  const told = measuresIn(claim);
  const own = measuresOf(abstract);
  return {
    stated: told.size > 0 ? { ...claim, quantities: asShares(claim.quantities, told) } : claim,
    recorded: told.size > 0 && own.size > 0 ? asShares(recorded, own) : recorded,
  };
}

/**
 * Tells whether words give a number for the same measure of a test as the abstract does; false for another, as in "a sensitivity of
 * 83.5%" where that is its specificity; null where either names none.
 */
export function toldOfMeasure(
  claim: PlacedText,
  abstract: ReadAbstract,
): (stated: Place, recorded: Place) => boolean | null {
  return (stated, recorded) => {
    const own = measuresIn(claim).get(stated.from);
    const other = measuresOf(abstract).get(recorded.from);
    return own === undefined || other === undefined ? null : own === other;
  };
}
