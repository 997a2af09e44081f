import { type Sentence, sentencesOf } from '../../text/sentences.ts';
import { termsOf } from '../../text/terms.ts';
import { coverage, rarityOf } from './rarity.ts';

/** An abstract taken apart once for all the sentences that cite it. */
export interface ReadAbstract {
  text: string;
  sentences: { sentence: Sentence; terms: Set<string>; reports: boolean }[];
  /** All terms of title and abstract in order, and each pair of neighbours. */
  terms: Set<string>;
  pairs: Set<string>;
  titleTerms: Set<string>;
  grams: Set<string>;
}

/** A sentence that reports: it has figures, and words for comparing them. */
const figures = /\d/;
const comparing =
  /\bp\s*[<>=]|%|signific|\bvs\b|versus|compar|\bCI\b|differ|increas|decreas|reduc|improv|greater|lower|higher|\bmean\b/i;

/** Takes an abstract apart. */
export function readAbstract(title: string, text: string): ReadAbstract {
  const inOrder = termsOf(`${title}. ${text}`);
  return {
    text,
    sentences: sentencesOf(text).map((sentence) => ({
      sentence,
      terms: new Set(termsOf(sentence.text)),
      reports: figures.test(sentence.text) && comparing.test(sentence.text),
    })),
    terms: new Set(inOrder),
    pairs: new Set(pairsOf(inOrder)),
    titleTerms: new Set(termsOf(title)),
    grams: gramsOf(`${title} ${text}`),
  };
}

function pairsOf(terms: readonly string[]): string[] {
  return terms.slice(0, -1).map((term, index) => `${term} ${terms[index + 1]}`);
}

/** Runs of four letters: "oestradiol" and "estradiol", a drug and its salt, share most of them. */
function gramsOf(text: string): Set<string> {
  const grams = new Set<string>();
  for (const [word] of text.toLowerCase().matchAll(/[a-z0-9]+/g)) {
    const framed = `_${word}_`;
    for (let at = 0; at + 4 <= framed.length; at++) grams.add(framed.slice(at, at + 4));
  }
  return grams;
}

const share = (items: readonly string[], held: ReadonlySet<string>) =>
  items.length === 0 ? 0 : items.filter((item) => held.has(item)).length / items.length;

/** Signs that an abstract reports a comparison at all; a claim of an effect is told by none that does not. */
const signs = {
  randomised: /\brandom/gi,
  conduct: /\b(?:double-blind|open-label|placebo-controlled|weeks?|baseline)\b/gi,
  arms: /\b(?:placebo|control group|arms?|groups?)\b/gi,
  compared: /\b(?:compared|versus|vs|than|relative to|difference)\b/gi,
  significance: /\bp\s*(?:[<>=≤]|value)|\bCI\b|confidence interval/gi,
  registered: /NCT\d{8}|ISRCTN|\bregistered\b/gi,
};

/**
 * What tells whether an abstract speaks of what a sentence says, each by name. None knows of a subject, a source or
 * a wording: shares of the sentence's terms that are found again in several senses, and signs of a report.
 */
export function featuresOf(claim: string, abstract: ReadAbstract): Record<string, number> {
  const inOrder = termsOf(claim);
  const terms = [...new Set(inOrder)];
  const rarest = [...terms].sort((a, b) => rarityOf(b) - rarityOf(a));
  const half = Math.ceil(inOrder.length / 2);
  const sentences = abstract.sentences.map((one) => coverage(terms, one.terms));
  const reported = new Set(abstract.sentences.flatMap((one) => (one.reports ? [...one.terms] : [])));
  const numbers = terms.filter((term) => /^\d/.test(term));
  const all = coverage(terms, abstract.terms);
  const counted = (sign: keyof typeof signs) => Math.log1p(abstract.text.match(signs[sign])?.length ?? 0);
  const randomised = counted('randomised');
  return {
    covered: all,
    coveredPlainly: share(terms, abstract.terms),
    coveredByTitle: coverage(terms, abstract.titleTerms),
    coveredByBestSentence: Math.max(0, ...sentences),
    coveredByReport: coverage(terms, reported),
    weakerHalf: Math.min(
      coverage(new Set(inOrder.slice(0, half)), abstract.terms),
      coverage(new Set(inOrder.slice(half)), abstract.terms),
    ),
    rarestThree: share(rarest.slice(0, 3), abstract.terms),
    rarestSix: share(rarest.slice(0, 6), abstract.terms),
    pairs: share([...new Set(pairsOf(inOrder))], abstract.pairs),
    grams: share([...gramsOf(claim)], abstract.grams),
    numbers: numbers.length === 0 ? 0.4 : share(numbers, abstract.terms),
    length: Math.log1p(abstract.text.length),
    reportingSentences: Math.log1p(abstract.sentences.filter(({ reports }) => reports).length),
    randomised,
    conduct: counted('conduct'),
    arms: counted('arms'),
    compared: counted('compared'),
    significance: counted('significance'),
    registered: counted('registered'),
    coveredAndRandomised: all * randomised,
  };
}
