import type { ReadAbstract } from '../../../reading/abstracts/read-abstract.ts';
import { keptOf } from '../../../reading/kept-with.ts';
import { conceptsOf } from '../../../reading/lexicon/outcome-concepts.ts';
import type { PlacedText } from '../../../reading/quantities/placed-text.ts';
import type { Quantity } from '../../../reading/quantities/quantity.ts';
import { keptByWord } from '../../../reading/words/kept-by-word.ts';
import { placesOf } from '../bounds.ts';
import type { Stratum } from './named-lines.ts';
import { boundIn, isOfAnother, namesOf } from './strata-told.ts';

/** What something is not: "non-vertebral", "noncardiovascular". */
const negated = /(?<![\p{L}\d-])non-?(\p{L}{4,30})(?![\p{L}])/giu;
/** What is said of results, of people and of how a study was made is no kind of an outcome. */
const noKind =
  /^(?:inferior|superior|significan|respon|random|blind|linear|parametric|compli|adheren|user|smok|drinker|steroid|etheless)/i;
const word = /(?<![\p{L}\d-])(non-?)?(\p{L}{4,30})(?![\p{L}])/giu;

const conceptOf = keptByWord<string>(20_000, (written) => conceptsOf(written)[0] ?? '');

/** What an abstract tells of the lack of. */
const negatedBy = keptOf(
  ({ text }: ReadAbstract): ReadonlySet<string> =>
    new Set(
      [...text.matchAll(negated)].flatMap(([, what = '']) =>
        noKind.test(what) ? [] : conceptOf(what) || [],
      ),
    ),
);

/** Where a text tells of one of these, or of what is not. */
const kindsIn = (text: string, known: ReadonlySet<string>): Stratum[] =>
  [...text.matchAll(word)].flatMap(({ 0: all, 1: non, 2: what = '', index }) => {
    const isNegated = non !== undefined && known.has(conceptOf(what));
    const line = conceptOf(isNegated ? what : all);
    return isNegated || known.has(line)
      ? { line, name: isNegated ? 'not' : 'is', from: index, to: index + all.length }
      : [];
  });

const toldBy = keptOf((abstract: ReadAbstract) => {
  const known = negatedBy(abstract);
  const bounds = new Map(
    abstract.sentences.flatMap((sentence) => [...boundIn(sentence, kindsIn(sentence.text, known))]),
  );
  return { bounds, named: namesOf(bounds) };
});

/**
 * Tells whether words give a number of what an abstract has of the contrary alone, and it has another of theirs: "non-vertebral
 * fractures 3.4%", where that is of vertebral ones.
 * @param recorded the abstract's numbers
 */
export function toldOfContrary(
  claim: PlacedText,
  abstract: ReadAbstract,
  recorded: readonly Quantity[],
): (stated: Quantity) => boolean {
  const known = negatedBy(abstract);
  if (known.size === 0) return () => false;
  const told = boundIn(claim, kindsIn(claim.text, known));
  return (stated) => {
    const own = told.get(stated.from);
    if (!own || own.size === 0) return false;
    const places = placesOf(stated, recorded);
    const { bounds, named } = toldBy(abstract);
    return places.length > 0 && isOfAnother(own, places, bounds, named);
  };
}
