import { stopWords } from '../lexicon/stop-words.ts';
import { canonical, partsOf } from './terms-asked.ts';
import { wordsOf } from './words.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** "So overall – yes" */
const summing =
  /^[^\p{L}\p{N}"“'(]*(?:(?:so|well|then|overall|taken together|all in all|on balance|on the whole|broadly|in sum|all told|all things considered)\b[,:]?\s+(?:[–—-]\s*)?){1,3}(?=\p{L})/iu;
/** "Based on the trials, yes", "On current evidence, no": what it rests on is the second group. */
const resting =
  /^[^\p{L}\p{N}"“'(]*(?:based on|as far as|according to|given|judging (?:by|from)|on the basis of|going by|on|from|by|at|in)\s([^.,;:?!]{3,100})[,:]\s+/iu;
/** The same behind: "Yes, according to marketing". */
const restingBehind =
  /^[\s,–—]{1,4}(?:according to|based on|judging (?:by|from)|going by|if (?:you|one) (?:ask|asks|believe|believes|listen|listens)(?: to)?|by|from|in)\s([^.,;:?!–—]{3,100})/i;
/** What a verdict may rest on, and who weighs it. */
const evidence = setOf(
  `evidence data trial trials study studies literature research review reviews analysis analyses meta-analysis meta-analyses
  guideline guidelines nice cdc fda ema uspstf acog balance present moment reading view whole findings results consensus`,
);
/** How much and how good it is. Not "older", "early", "animal": they say that there is more. */
const plain = setOf(
  `systematic randomised randomized controlled placebo-controlled double-blind blinded clinical human available current currently existing
  published latest recent best better good high-quality quality higher large larger pooled total several many two three four five
  general main major strongest strong date far goes go stands stand based practice national international society specialist expert
  professional certainty direct today now anyone one allows say up cochrane`,
);
/** Behind a "yes" it may be told on what else it rests. */
const plainBehind = setOf('head-to-head observational cohort cohorts regulators regulator agencies');
/** "The older trials", where older adults were asked about. */
const dated =
  /\b(?:old|older|early|earlier|first|initial|previous|former)\s(?:[\w-]+\s){0,2}(?:trials?|stud(?:y|ies)|reviews?|data|evidence|research|literature|guidelines?|analys[ei]s)\b/i;

/** "In some trials", "on no good evidence", "in one study". */
const limited =
  /\b(?:few|fewer|no|not|only|hardly|some|single|less|once)\b|\b(?:one|an?) (?:[\w-]+ ){0,2}(?:trial|study)\b/i;

/** What it rests on, apart from small words, words of how good that is, and what was asked about; null where it is dated or a part. */
function strangeIn(phrase: string, asked: ReadonlySet<string>): string[] | null {
  if (dated.test(phrase) || limited.test(phrase)) return null;
  return wordsOf(phrase)
    .map(({ text }) => text)
    .filter((word) => !evidence.has(word) && !plain.has(word) && !stopWords.has(word) && !/^\d/.test(word))
    .filter((word) => ![...canonical(partsOf(word))].some((term) => asked.has(term)));
}

const namesEvidence = (phrase: string): boolean => wordsOf(phrase).some(({ text }) => evidence.has(text));

/**
 * How many characters of a sentence only lead in to its "yes" or "no". Those that say on what it rests do where that is the
 * evidence as such: what manufacturers, headlines, animals or the older trials say is theirs.
 * @param terms what was asked about
 */
export function leadInOf(said: string, terms: ReadonlySet<string>): number {
  const sum = summing.exec(said)?.[0].length ?? 0;
  const [found = '', phrase = ''] = resting.exec(said.slice(sum)) ?? [];
  const isBound = /^\W*as far as\b/i.test(found) || namesEvidence(phrase);
  return sum + (isBound && strangeIn(phrase, canonical(terms))?.length === 0 ? found.length : 0);
}

/** Whether what stands right behind a "yes" gives it to somebody else: "Yes, according to marketing", "Yes, in animal studies". @param terms what was asked about */
export function isDisowned(behind: string, terms: ReadonlySet<string>, isYes: boolean): boolean {
  if (mentioned.test(behind) || hearsay.test(behind)) return true;
  if (!isYes) return false;
  const [whole = '', phrase = ''] = restingBehind.exec(behind) ?? [];
  if (!ofSource.test(whole) && !namesEvidence(phrase)) return false;
  const strange = strangeIn(phrase, canonical(terms));
  return strange === null || !namesEvidence(phrase) || strange.some((word) => !plainBehind.has(word));
}

const ofSource = /^[\s,–—]{1,4}(?:according|based|judging|going|if)\b/i;
/** “Yes” was the accepted answer. */
const mentioned = /^[,.]?["”'’]\s+(?:was|is|has|had|used|would|remains|became|came|seems)\b/i;
/** "Yes, doctors used to think." */
const hearsay =
  /^,\s(?!I\b|we\b|not\b)[^,.;:]{2,60}?\b(?:used to|say|says|said|think|thinks|thought|believe[sd]?|claim(?:s|ed)?|argue[sd]?|insist(?:s|ed)?|hope[sd]?|assume[sd]?)(?:\s(?:think|say|believe|hold|claim|teach))?\s*[.!]?$/i;
