import type { ReadAbstract } from '../../../reading/abstracts/read-abstract.ts';
import { keptOf } from '../../../reading/kept-with.ts';
import type { PlacedText } from '../../../reading/quantities/placed-text.ts';
import type { Quantity } from '../../../reading/quantities/quantity.ts';
import { horizonsAt } from '../../../reading/quantities/times.ts';
import { placesOf } from '../bounds.ts';
import type { Stratum } from './named-lines.ts';
import { type Lines, readerOf } from './named-lines.ts';
import { type Bounds, boundIn, isFinding } from './strata-told.ts';
import { strataIn } from './strata-words.ts';

const endPoint = '(?:\\p{L}+ ){0,2}?(?:outcomes?|end ?points?|composites?|events?)';

/** What a number is told of, by words of which each excludes the others of its line. */
const lines: Lines = {
  middle: { mean: 'mean', median: 'median' },
  life: { survived: 'surviv(?:al|ed)|alive', died: 'deaths?|died|dead|mortality' },
  'end point': { primary: `(?:co-?)?primary ${endPoint}`, secondary: `secondary ${endPoint}` },
  'survival of': {
    any: 'overall survival|OS',
    progression: 'progression-free survival|PFS',
    disease: '(?:disease|recurrence|relapse|event)-free survival|DFS|RFS|EFS',
  },
  pressure: { systolic: 'systolic|SBP', diastolic: 'diastolic|DBP' },
  lipid: {
    ldl: 'LDL(?:-C)?|low-density lipoprotein',
    hdl: '(?<!non-)(?:HDL(?:-C)?|high-density lipoprotein)',
    triglycerides: 'triglycerides?',
  },
  lungs: { fev1: 'FEV1|forced expiratory volume', fvc: 'FVC|forced vital capacity' },
  better: { better: 'improv(?:ed|ement|es|ing)', worse: 'worsen(?:ed|ing|s)|deteriorat(?:ed|ion|es)' },
};
const wordsIn = readerOf(lines);

/** "66% women", "a third were men": who they are tells of no other number. */
const ofOwnNumber = /(?:%|\b(?:were|was|are)|per ?cent) ?$/;
/** So far before a word. */
const reachOfOwn = 12;
/** How a number was reached, who had what, and from where on it counts may be told in other words by who tells it again. */
const inOtherWords = /^(?:adjustment|covariates|(?:having|bound) .+)$/;
/** "After 12 months of avoidance" is how long it was done. */
const howLong = /^ of\b/;

/** The words of these lines, and of the strata that any number may be told of, in their order. */
function rivalsIn(text: string): Stratum[] {
  const words = wordsIn(text);
  const lives = new Set(words.filter(({ line }) => line === 'life').map(({ name }) => name));
  const times = horizonsAt(text).flatMap(({ name, from, to }) =>
    howLong.test(text.slice(to, to + reachOfOwn)) ? [] : { line: 'time', name, from, to },
  );
  const strata = strataIn(text).filter(
    ({ from, line }) =>
      !inOtherWords.test(line) &&
      !(line === 'sex' && ofOwnNumber.test(text.slice(Math.max(0, from - reachOfOwn), from))),
  );
  // "Survival did not differ, with 41% and 43% dead" tells of both with the same numbers.
  return [...words.filter(({ line }) => line !== 'life' || lives.size === 1), ...times, ...strata].sort(
    (one, other) => one.from - other.from,
  );
}

const mayBeTold = ({ kind, upper }: Quantity) => !/^(?:p-value|dose)$/.test(kind) && upper === null;
const ofPair =
  /^[)\]%]{0,3}(?: ?[([][^()[\]]{0,80}[)\]])?,? (?:v|vs\.?|versus|against|compared (?:with|to)|and) $/;
/** Between a number and its own time behind it. */
const toTime = /^[)\]%]{0,3} ?(?:at |by |on |after )?$/;

/** What each number of a text is told of; of "92% v 89% at day 30" both are of that day. */
const toldIn = keptOf((placed: PlacedText): Bounds => {
  const { from: start, quantities, text } = placed;
  const rivals = rivalsIn(text);
  const told = boundIn(placed, rivals, mayBeTold);
  const findings = quantities.filter(mayBeTold);
  const times = rivals.filter(({ line }) => line === 'time');
  if (times.length < 2) return told;
  return new Map(
    [...told].map(([from, bound]) => {
      const at = findings.findIndex((one) => one.from === from);
      const [first, second] = [findings[at], findings[at + 1]];
      if (!first || !second || !ofPair.test(text.slice(first.to - start, second.from - start)))
        return [from, bound];
      const end = second.to - start;
      const own = times.find((one) => one.from >= end && toTime.test(text.slice(end, one.from)));
      return [from, own ? new Map([...bound, ['time', own.name] as const]) : bound];
    }),
  );
});

const toldBy = keptOf(
  ({ sentences }: ReadAbstract): Bounds => new Map(sentences.flatMap((sentence) => [...toldIn(sentence)])),
);

/** Who is counted, right behind a number: "812 elderly women", "38% were men"; not "men and women". */
const counted =
  /^[\d.,· ]+ ?(?:%|per ?cent)?[)\]]? ?(?:(?:were|was|are) )?(?:(?!(?:of|and|or|in|with|to|vs?|versus|per|than)\b)[\p{L}-]+ ){0,3}?(?:(men|males?|boys)|(women|females?|girls)|(adults)|(children|infants|neonates|newborns|babies|toddlers|schoolchildren))\b(?!-| (?:and|or)\b)/iu;
const peopleOf = [
  ['sex', 'men'],
  ['sex', 'women'],
  ['age', 'adults'],
  ['age', 'children'],
] as const;
const reachOfCounted = 70;

function countedAt(text: string, from: number): readonly [line: string, name: string] | null {
  const found = counted.exec(text.slice(from, from + reachOfCounted));
  const at = found?.slice(1).findIndex((group) => group !== undefined) ?? -1;
  return peopleOf[at] ?? null;
}

const isShare = ({ kind }: Quantity) => kind === 'percentage' || kind === 'rate';
/** Of these a number is told that is no finding, too: a mean age, the time that people were followed. */
const ofAnyNumber = 'middle';

/**
 * Tells whether words give a number of what excludes that which each of its places is of, whatever else the abstract has: a median
 * for a mean, who died for who survived, men for women, another day, or an interval of another level.
 * @param recorded the abstract's numbers
 */
export function toldOfRival(
  claim: PlacedText,
  abstract: ReadAbstract,
  recorded: readonly Quantity[],
): (stated: Quantity) => boolean {
  const told = toldIn(claim);
  return (stated) => {
    const places = placesOf(stated, recorded);
    if (places.length === 0) return false;
    const level = stated.interval?.level ?? null;
    const isOtherLevel = ({ interval }: Quantity) => (interval?.level ?? level) !== level;
    if (level !== null && places.every(isOtherLevel)) return true;
    const who = countedAt(claim.text, stated.from - claim.from);
    const isOfOthers = ({ from }: Quantity) => {
      const there = countedAt(abstract.text, from);
      return there !== null && there[0] === who?.[0] && there[1] !== who[1];
    };
    if (who && places.every(isOfOthers)) return true;
    const there = toldBy(abstract);
    return [...(told.get(stated.from) ?? [])].some(
      ([line, name]) =>
        (isFinding(stated) || line === ofAnyNumber) &&
        (line !== 'life' || isShare(stated)) &&
        places.every(({ from }) => (there.get(from)?.get(line) ?? name) !== name),
    );
  };
}
