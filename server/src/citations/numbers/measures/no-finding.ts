import type { AbstractSentence, ReadAbstract } from '../../../reading/abstracts/read-abstract.ts';
import type { Quantity } from '../../../reading/quantities/quantity.ts';

/** What was reckoned with before anything was found: "assuming that 17% of controls would fall ill". */
const planned =
  /\bassum(?:ed|es|ing|ptions?)\b|\bsample[- ]size\b|\b(?:power|powered) (?:to|of|for|at)\b|\b(?:expected|anticipated) (?:\p{L}+ ){0,3}(?:rate|incidence|risk|proportion|difference|reduction)\b|\bmargins?\b/iu;
/** The same among what was found: "the study had 80% power to detect an odds ratio of 0.90". */
const detectable = /\b(?:power(?:ed)?|sufficient|able|enough) to detect\b[^;]{0,120}$/i;
/** Words that tell of a plan as such, too. */
const toldAsPlan =
  /\b(?:assum\p{L}+|powered|power|detect\p{L}*|plan(?:ned)?|design(?:ed)?|expect(?:ed|ing)?|anticipat\p{L}+|would|hypothes\p{L}+|margins?|calculat\p{L}+|sample[- ]size|prespecified|pre-specified|criteri\p{L}+|thresholds?)\b/iu;
/** Told as what the study found. */
const toldAsFound =
  /\b(?:found|showed|reported|observed|saw|recorded)\b|\b(?:in|of|among) (?:the|this|that) (?:trial|study|cohort|analysis|participants|patients)\b|\b(?:group|arm|controls|placebo|participants|randomi[sz]ed)\b/i;
/** Told as what was known before. */
const toldAsKnown =
  /\b(?:previous(?:ly)?|earlier|prior|known|already|worldwide|globally|background|general(?:ly)?|usual(?:ly)?|typical(?:ly)?|estimate[ds]?|literature|notes?|noted|introduction|prevalence|each year|annually|motivat\p{L}+)\b/iu;
const finding = /-ratio$|-difference$|^percentage|^rate$/;

/**
 * Whether a number is told as a finding that is none in any place where an abstract has it: what its size was reckoned with, or
 * what was known before.
 * @param words where the number stands
 */
export function isNoFinding(
  { kind }: Quantity,
  places: readonly Quantity[],
  words: string,
  { sentences }: ReadAbstract,
): boolean {
  if (!finding.test(kind)) return false;
  const isFound = toldAsFound.test(words) && !toldAsKnown.test(words);
  const isPlan = toldAsPlan.test(words);
  return places.every((place) => {
    const sentence = sentences.find(({ from, to }) => from <= place.from && place.from < to);
    if (!sentence) return false;
    if (isPlanned(place, sentence)) return !isPlan;
    return isFound && (sentence.role === 'background' || sentence.role === 'call');
  });
}

const isPlanned = (place: Quantity, { from, role, text }: AbstractSentence): boolean =>
  role === 'results' || role === 'conclusions'
    ? detectable.test(text.slice(0, place.from - from))
    : planned.test(text);
