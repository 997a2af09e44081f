import type { AbstractSentence, ReadAbstract } from '../../../reading/abstracts/read-abstract.ts';
import { keptOf } from '../../../reading/kept-with.ts';
import { commonWords } from '../../../reading/lexicon/common-words.ts';
import { conceptSetOf } from '../../../reading/lexicon/concept-set.ts';
import { knownOutcomes } from '../../../reading/lexicon/outcome-words.ts';
import type { PlacedText } from '../../../reading/quantities/placed-text.ts';
import type { Quantity } from '../../../reading/quantities/quantity.ts';
import { isSameMeasure, isSameValue } from '../../../reading/quantities/same-value.ts';
import { timesIn } from '../../../reading/quantities/times.ts';
import { maxPlaces } from '../bounds.ts';

/** What a clause that tells of something else begins with. */
const clauseEnd = /[;|]|,? \b(?:whereas|while|but|although|though)\b/giu;
/** What may stand between a number and what is said right behind it: its unit's end, and its interval in brackets. */
const itsOwn = /^[)\]%]{0,2}(?: ?\([^()]{0,80}\d[^()]{0,80}\)| ?\()? ?/u;
/** What is said right behind a number is of it: "12% of the injection group", "0.41 at 6 weeks". */
const behind =
  /^(?!(?:and|vs|versus|compared|than|but|or)\b)(?:(?! ?[,;:.(|]| (?:and|vs|versus|compared|than|but|or)\b)[\s\S]){1,80}/u;
/** What a number's own words may say of its outcome: "43 percent fewer hip fractures". */
const compared = /\b(?:fewer|less|more|lower|higher)\b/i;
/** "Death or infarction" is told of both at once. */
const joint = /\b(?:or|and|plus|with|composite|combined|combination)\b/i;
/** "The combination of cure and a negative test" is not cure. */
const composite = /\b(?:combination|composite|combined (?:end ?point|outcome))\b/i;
/** "Of dementia 1.10 and of Alzheimer's disease 0.94": what a number has in its own words stands in the place of the first's. */
const inPlaceOfFirst = /^[)\]%\s]{0,4}[;,]? ?(?:and |or |but )?(of|for|in|on|among|at) /i;
/** "Kidney failure alone" is a part of what is told of several together. */
const byItself = /(\p{L}+) (?:alone|itself|by itself|on (?:its|their) own)\b/u;
/** Of several together, whichever comes first; "OR" is a ratio. */
const isOfSeveral = (text: string) => /\bor\b/.test(text) || composite.test(text);
/** The measures' own names. */
const measure = /^(?:rr|hr|arr|md|smd|wmd|aor|ahr|irr|nnt|ci|percent)$/;
/** They tell a number's place, its size or its time, and are no number that is told beside it. */
const noFinding = /^(?:sample-size|p-value|duration|dose|count)$/;
/** A time as `timesIn` writes it. */
const isTime = (term: string) => /^\d+ (?:h|quarters)$/.test(term);

/** The terms of what is said of one number: of all that its clause says first, and of what stands around it. */
interface Said {
  lead: ReadonlySet<string>;
  near: ReadonlySet<string>;
  isJoint: boolean;
  isComposite: boolean;
  /** Told of one alone that may be a part of something, by the word for it. */
  alone: string | null;
  isTogether: boolean;
  /** The same by all that follows up to the next number. */
  mayBeTogether: boolean;
}

const isFinding = ({ kind, upper }: Quantity) => !noFinding.test(kind) && upper === null;

const termsOf = (text: string): string[] => [
  ...[...conceptSetOf(text)].filter(
    (one) => !commonWords.has(one) && !measure.test(one) && /\p{L}/u.test(one),
  ),
  ...timesIn(text),
];

/** What is said of each number of a text that begins at `start` of the text of the places. */
const saidIn = keptOf(({ from: start, quantities, text }: PlacedText): ReadonlyMap<number, Said> => {
  const plain = text.replace(/\([^()]{0,160}\)/g, (found) => ' '.repeat(found.length));
  const ends = [...plain.matchAll(clauseEnd)].map(({ index }) => index);
  const findings = quantities.filter(isFinding);
  const said = new Map<number, Said>();
  let [clause, before] = [-1, 0];
  let lead: ReadonlySet<string> = new Set();
  let leadText = '';
  let isLeadComposite = false;
  let named = { text: '', terms: lead };
  for (const [at, { from, text: number, to }] of findings.entries()) {
    const [begins, ended] = [from - start, to - start];
    let own = Math.max(clause, 0);
    while (own < ends.length && (ends[own] as number) < begins) own += 1;
    const isFirst = own !== clause;
    clause = own;
    if (isFirst) before = ends[own - 1] ?? 0;
    const words = text.slice(before, begins);
    const terms = new Set(termsOf(words));
    if (isFirst) [lead, leadText, isLeadComposite] = [terms, words, composite.test(words)];
    const preposition = isFirst ? undefined : inPlaceOfFirst.exec(words.slice(words.indexOf(')') + 1))?.[1];
    const cut = preposition ? leadText.toLowerCase().lastIndexOf(` ${preposition.toLowerCase()} `) : -1;
    // "Axial length by 0.44 and 0.45 mm (difference 0.01)": the second and the third are of what the first is.
    if (isFirst || terms.size > 0) named = { text: words, terms };
    const next = Math.min(ends[own] ?? text.length, (findings[at + 1]?.from ?? start + text.length) - start);
    const rest = text.slice(ended, Math.max(ended, next));
    const skipped = itsOwn.exec(rest)?.[0].length ?? 0;
    const after = behind.exec(rest.slice(skipped))?.[0] ?? '';
    const around = `${named.text} ${after}`;
    said.set(from, {
      lead: cut < 0 ? lead : new Set(termsOf(leadText.slice(0, cut))),
      near: new Set([...named.terms, ...termsOf(`${compared.test(number) ? number : ''} ${after}`)]),
      isJoint: joint.test(named.text),
      isComposite: composite.test(named.text) || isLeadComposite,
      alone: byItself.exec(around)?.[1]?.toLowerCase() ?? null,
      isTogether: isOfSeveral(around),
      mayBeTogether: isOfSeveral(`${named.text} ${rest}`),
    });
    before = ended + (after ? skipped + after.length : 0);
  }
  return said;
});

/** A number of an abstract that was found, with the sentence that tells it. */
interface Recorded {
  quantity: Quantity;
  sentence: AbstractSentence;
}

const recordedOf = keptOf(({ sentences }: ReadAbstract): readonly Recorded[] =>
  sentences.flatMap((sentence) =>
    sentence.quantities.filter(isFinding).map((quantity) => ({ quantity, sentence })),
  ),
);
const sayingOf = ({ quantity, sentence }: Recorded) => saidIn(sentence).get(quantity.from);
const isOfResults = ({ sentence: { role } }: Recorded) => role === 'results' || role === 'conclusions';

/**
 * Tells of a number of some words, and of the one that was found for it, whether the abstract has another that is told of
 * all that these two have in common, and of more that the words say: "−0.41 at 13 weeks", where it is "−0.41 at 6 weeks,
 * −0.22 at 13 weeks"; "hip fracture" beside "fracture". Then the words are nearer to that other number.
 * @param ignored names of arms and trials, which are said of many numbers
 */
export function nearerToAnother(
  claim: PlacedText,
  abstract: ReadAbstract,
  ignored: ReadonlySet<string>,
): (stated: Quantity, recorded: Quantity) => boolean {
  // What the words tell as well, they tell of something else.
  const isToldToo = ({ quantity }: Recorded) =>
    claim.quantities.some((each) => isSameMeasure(each, quantity) && isSameValue(each, quantity));
  /** Told of one outcome alone, where the abstract has the number of several together. */
  function isPartOf(own: Said, stated: Quantity, kind: Quantity['kind']): boolean {
    const isAlone = own.alone !== null && ![...conceptSetOf(own.alone)].some((term) => ignored.has(term));
    const [outcome, ...others] = isAlone || own.isJoint || own.mayBeTogether ? [] : outcomesIn(own.near);
    if (!isAlone && (outcome === undefined || others.length > 0)) return false;
    const same = recordedOf(abstract).filter(
      ({ quantity }) =>
        quantity.kind === kind && isSameMeasure(stated, quantity) && isSameValue(stated, quantity),
    );
    return (
      same.length > 0 &&
      same.length <= maxPlaces &&
      same.every((one) => isOfTogether(sayingOf(one), isAlone ? null : (outcome ?? null)))
    );
  }
  return (stated, { kind }) => {
    const own = saidIn(claim).get(stated.from);
    if (!own) return false;
    if (isPartOf(own, stated, kind)) return true;
    const near = [...own.near].filter((term) => !ignored.has(term));
    const told = near.length > 0 ? near : [...own.lead].filter((term) => !ignored.has(term));
    const alike = recordedOf(abstract).filter(
      ({ quantity }) => quantity.kind === kind && isSameMeasure(stated, quantity),
    );
    const [same, others] = [true, false].map((isSame) =>
      alike.filter(({ quantity }) => isSameValue(stated, quantity) === isSame),
    ) as [Recorded[], Recorded[]];
    return (
      same.length > 0 &&
      same.length <= maxPlaces &&
      others
        .filter(isOfResults)
        .some(
          (other) =>
            same.every((one) => isNearer(sayingOf(other), sayingOf(one), told, own)) && !isToldToo(other),
        )
    );
  };
}

/** "Stroke or systemic embolism" is told as stroke; one of three is not the whole. */
const several = 3;

const outcomesIn = (terms: ReadonlySet<string>): string[] =>
  [...terms].filter((term) => knownOutcomes.has(term));

/** Whether a number is of several outcomes together, of which this is one; null: whichever they are. */
function isOfTogether(said: Said | undefined, outcome: string | null): boolean {
  if (!said?.isTogether) return false;
  const all = outcomesIn(said.near);
  return outcome === null || (all.length >= several && all.includes(outcome));
}

/** Whether the one is told of all that is told of the other, and of more. */
function isNearer(
  one: Said | undefined,
  other: Said | undefined,
  told: readonly string[],
  own: Said,
): boolean {
  const isOfOne = (term: string) => one?.lead.has(term) || one?.near.has(term);
  const isOfOther = (term: string) => other?.lead.has(term) || other?.near.has(term);
  const shared = told.filter(isOfOther);
  if (!shared.every(isOfOne)) return false;
  const more = told.filter((term) => isOfOne(term) && !isOfOther(term));
  const words = more.filter((term) => !isTime(term));
  if (words.length < more.length && [...(other?.near ?? [])].some(isTime)) return true;
  if (shared.length > 0 && words.length > 0) return true;
  if (shared.length > 0) return !own.isJoint && !one?.isComposite && other?.isComposite === true;
  // "The primary outcome", told by its parts, has no word of them: each part alone would seem nearer.
  return !own.isJoint && words.length > 1;
}
