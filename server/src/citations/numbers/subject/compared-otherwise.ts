import type { ReadAbstract } from '../../../reading/abstracts/read-abstract.ts';
import { clausesOf } from '../../../reading/clauses/clauses.ts';
import { keptOf } from '../../../reading/kept-with.ts';
import { commonWords } from '../../../reading/lexicon/common-words.ts';
import { conceptsOf } from '../../../reading/lexicon/outcome-concepts.ts';
import type { PlacedText } from '../../../reading/quantities/placed-text.ts';
import type { Quantity } from '../../../reading/quantities/quantity.ts';

/** Measures that compare two groups. */
const ofTwo = /-ratio$|^percentage-change$|^mean-difference$|^risk-difference$/;
const control = /^(?:placebo|sham)$/;
/** What is called by the part that it plays may be anything. */
const anyControl =
  /^(?:placebo|control|usual|standard|sham|comparator|alon|wait|waitlist|vehicl|untreat|other|either|conventional|baseline|active)$/;
const ofAnybody = /^(?:therapi|treat|monotherapi|alon|group|arm|recipi|user|mg|dose)$/;

/** Right behind a number and its interval: "0.36 (95% CI 0.27-0.49) against terbutaline". */
const rivalBehind =
  /^[)\]%]{0,3}(?: ?[([][^()[\]]{0,80}[)\]])?,? (?:against|versus|vs\.?|compared (?:with|to)|relative to|(?:lower |higher |greater |more |fewer |less )than(?: with)?) ((?:the )?[\p{L}][^,;:.()\d]{2,40}?)(?=[,;:.()]| and | but |$)/iu;
/** So many characters behind a number may say with whom was compared. */
const behind = 160;

/** Who is compared with whom, by the names that tell them apart. */
interface Sides {
  ahead: string[];
  rival: string[];
}

const conceptsIn = keptOf(({ text }: ReadAbstract): ReadonlySet<string> => new Set(conceptsOf(text)));

const namesIn = (words: readonly string[]): string[] =>
  [...new Set(words)].filter(
    (one) => (control.test(one) || !commonWords.has(one)) && !/^\d/.test(one) && !ofAnybody.test(one),
  );

function sidesAt(text: string, at: number, end: number): Sides | null {
  const clause = clausesOf(text).find(({ from, to }) => at >= from && at < to);
  if (!clause) return null;
  const rival = rivalBehind.exec(text.slice(end, end + behind))?.[1];
  const comparator = rival ? conceptsOf(rival) : clause.comparator;
  return comparator.length === 0 ? null : { ahead: namesIn(clause.ahead), rival: namesIn(comparator) };
}

/**
 * Whether a number that compares two groups is told of a comparison with somebody else than in each of its places, or
 * with the two sides exchanged: "ustekinumab was more effective than risankizumab (odds ratio 4.2)".
 */
export function isComparedOtherwise(
  stated: Quantity,
  places: readonly Quantity[],
  { from: start, text: words }: PlacedText,
  abstract: ReadAbstract,
): boolean {
  if (!ofTwo.test(stated.kind)) return false;
  const own = sidesAt(words, stated.from - start, stated.to - start);
  if (!own || own.rival.length === 0) return false;
  const all = conceptsIn(abstract);
  // A name that the abstract does not have may be its own by another name; placebo is placebo.
  const isKnown = own.rival.every((one) => all.has(one) || control.test(one));
  return places.every((place) => {
    const sentence = abstract.sentences.find(({ from, to }) => from <= place.from && place.from < to);
    const there = sentence && sidesAt(sentence.text, place.from - sentence.from, place.to - sentence.from);
    if (!there || there.rival.length === 0 || own.rival.some((one) => there.rival.includes(one)))
      return false;
    const isExchanged =
      own.rival.every((one) => there.ahead.includes(one)) &&
      there.rival.every((one) => own.ahead.includes(one));
    if (isExchanged) return true;
    if (own.rival.some((one) => anyControl.test(one) && !control.test(one))) return false;
    if (!there.rival.some((one) => anyControl.test(one))) return isKnown;
    return (
      !own.rival.some((one) => anyControl.test(one)) &&
      isKnown &&
      there.rival.some((one) => control.test(one))
    );
  });
}
