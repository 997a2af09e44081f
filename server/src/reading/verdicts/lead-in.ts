import { canonical, partsOf } from './terms-asked.ts';
import { wordsOf } from './words.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** "So overall – yes" */
const summing =
  /^[^\p{L}\p{N}"“'(]*(?:(?:so|well|then|overall|taken together|all in all|on balance|on the whole|broadly|in sum|all told|all things considered)\b[,:]?\s+(?:[–—-]\s*)?){1,3}(?=\p{L})/iu;
/** "Based on the trials, yes", "On current evidence, no": what it rests on is the second group, and ends where the answer begins. */
const resting =
  /^[^\p{L}\p{N}"“'(]*(?:based (?:up)?on|as far as|according to|given|judging (?:by|from)|on the basis of|going by|in my reading of|on|from|by|at|in)\s([^.;:?!]{3,160}?)(?:[,:]|\s[–—-])\s+(?=["“(]?(?:(?:very|quite|most|fairly|in general|[a-z]+ly),? ){0,3}(?:yes|no|not)\b)/iu;
/** The same behind: "Yes, according to marketing". */
const restingBehind =
  /^[\s,–—]{1,4}(?:according to|based (?:up)?on|judging (?:by|from)|going by|if (?:you|one) (?:ask|asks|believe|believes|trust|trusts|listen|listens|look|looks|go|goes)(?: to| at| by)?|by|from|in)\s([^.;:?!–—]{3,100})/i;
/** What a verdict may rest on, and who weighs it. */
const evidence = setOf(
  `evidence data trial trials rct rcts study studies literature research review reviews analysis analyses meta-analysis meta-analyses
  metaanalysis metaanalyses guideline guidelines guidance recommendation recommendations works sources papers articles abstracts references publications reports results findings
  follow-up surveillance consensus experts specialists researchers scientists cohort cohorts registry registries labeling labelling authority authorities agencies regulators
  society societies college academy initiative collaboration collaborative trialists group cochrane nice fda ema who balance present moment view standards`,
);
/** ASPREE, LoDoCo2, the AAP: trials and bodies go by such names. */
const ofAName = /(?<![\p{L}\d])\p{Lu}[\p{L}\d-]*[\p{Lu}\d][\p{L}\d-]*/u;
/** Who and what else may be said to say so: that the answer does, too, is not told. */
const strangers = setOf(
  `animal animals mice mouse murine rat rats rodent rodents zebrafish vitro preclinical silico cell cells culture cultures simulation simulations
  marketing marketers maker makers manufacturer manufacturers industry company companies seller sellers sell sells sold producers vendors
  headline headlines advert adverts advertisement advertisements advertising ads media press newspapers tabloids influencers blogs websites internet
  proponents advocates believers lore folklore tradition legend hearsay rumour rumours rumor rumors anecdote anecdotes anecdotal testimonials
  textbook textbooks myth belief beliefs theory intuition`,
);
/** "In mouse models", "model predictions" */
const models =
  /\b(?:animal|mouse|rat|rodent|simulation|disease|cell|computer)[- ]models?\b|\bmodels of\b|\bmodel predictions\b/i;
/** "In cohort studies, yes" leaves open what trials say; "based on cohort studies, yes" is how much is known. */
const inWeak =
  /^\W*(?:in|from|by|at)\s[^,]*\b(?:observational|epidemiologic(?:al)?|cohorts?|case-control)\b|\b(?:laboratory|mechanistic)\b/i;
const strong = /\b(?:trials?|rcts?|randomi[sz]ed|meta-?analys[ei]s|reviews?|guidelines?)\b/i;
/** "The older trials", where older adults were asked about: there are newer ones. */
const dated =
  /\b(?:old|older|early|earlier|earliest|first|initial|previous|former|historical)\s(?:[\w-]+\s){0,2}(?:trials?|rcts?|stud(?:y|ies)|reviews?|reports?|data|evidence|research|literature|guidelines?|analys[ei]s)\b/i;
/** "In some trials", "on no good evidence", "in one study". */
const limited =
  /\b(?:few|fewer|no|not|only|alone|hardly|some|single|less|once|small|pilot|retracted|flawed|fraudulent|unpublished|uncontrolled|unblinded)\b|\b(?:one|an?) (?:[\w-]+ ){0,2}(?:trial|study|rct)\b/i;
/** "One large trial" */
const weighty = /\b(?:large|largest|landmark|pivotal|well-conducted|phase 3)\b/i;

const isLimited = (phrase: string) => limited.test(phrase) && !weighty.test(phrase);
const holds = (phrase: string, words: ReadonlySet<string>): boolean =>
  wordsOf(phrase).some(({ text }) => words.has(text));
const namesEvidence = (phrase: string): boolean => holds(phrase, evidence) || ofAName.test(phrase);

/** Whether what a "yes" rests on is somebody else's, or none of people, and was not asked about. */
const isStrange = (phrase: string, asked: ReadonlySet<string>): boolean =>
  models.test(phrase) ||
  wordsOf(phrase.replaceAll('-', ' ')).some(
    ({ text }) => strangers.has(text) && ![...canonical(partsOf(text))].some((term) => asked.has(term)),
  );

/** Where what a sentence's "yes" or "no" rests on ends, and whether that is the evidence as such. */
function restOf(said: string, terms: ReadonlySet<string>): { end: number; isOwn: boolean } | null {
  const [found = '', phrase = ''] = resting.exec(said) ?? [];
  if (found === '') return null;
  // "Given the bleeding, no", "as far as anyone can tell, yes": the answer reasons.
  const isReasoned = /^\W*(?:as far as|given)\b/i.test(found);
  if (!isReasoned && !namesEvidence(phrase) && !isStrange(phrase, canonical(terms))) return null;
  const isWeak = inWeak.test(found) && !strong.test(phrase);
  const isOwn = !isStrange(phrase, canonical(terms)) && !dated.test(phrase) && !isLimited(phrase) && !isWeak;
  return { end: found.length, isOwn };
}

/**
 * How many characters of a sentence only lead in to its "yes" or "no", and whether they give it to somebody else: what
 * manufacturers, headlines, animals or the older trials say is theirs.
 * @param terms what was asked about
 */
export function leadInOf(said: string, terms: ReadonlySet<string>): { end: number; isDisowned: boolean } {
  const sum = summing.exec(said)?.[0].length ?? 0;
  const rest = restOf(said.slice(sum), terms);
  return { end: sum + (rest?.end ?? 0), isDisowned: rest?.isOwn === false };
}

/** Whether what stands right behind a "yes" gives it to somebody else: "Yes, according to marketing", "Yes, in animal studies". @param terms what was asked about */
export function isDisowned(behind: string, terms: ReadonlySet<string>, isYes: boolean): boolean {
  if (mentioned.test(behind) || formerly.test(behind)) return true;
  const said = hearsay.exec(behind)?.[0];
  if (said && !namesEvidence(said)) return true;
  if (!isYes) return false;
  const [whole = '', phrase = ''] = restingBehind.exec(behind) ?? [];
  // "Yes, in adults, …" tells of whom; "yes, based on laboratory, observational and trial evidence" is one source.
  const [begun = ''] = phrase.split(',', 1);
  const source = asking.test(whole) && !namesEvidence(begun) ? phrase : begun;
  if (source === '') return false;
  if (isStrange(source, canonical(terms)) || dated.test(source)) return true;
  if (!namesEvidence(source)) return asking.test(whole);
  return isLimited(source) || (/\blaboratory\b/i.test(source) && !strong.test(source));
}

/** What these name is a source, whatever it is called. */
const asking = /^[\s,–—]{1,4}(?:according|based|judging|going|if (?:you|one) (?:ask|believe|trust|listen))/i;
/** “Yes” was the accepted answer. */
const mentioned = /^[,.]?["”'’]\s+(?:was|is|has|had|used|would|remains|became|came|seems)\b/i;
/** "Yes, doctors used to think." */
const formerly =
  /^,\s(?:in theory|on paper)\b|^,\s(?!I\b|we\b)[^,.;:]{2,60}?\b(?:used to|thought|believed|assumed|hoped)\b[^,.;:]{0,20}\s*[.!]?$/i;
/** "It works, its sellers say", "in the opinion of its users": whose word a sentence gives stands at its end. */
const atEnd =
  /,\s(?!I\b|we\b|not\b)([^,.;:]{2,60}?)\b(?:say|says|said|think|thinks|believed?|claim(?:s|ed)?|argue[sd]?|insist(?:s|ed)?|conclude[sd]?|reasoned|hoped?)\s*[.!]?$|\bin the (?:opinion|eyes|experience|words|imagination) of ([^,.;:]{2,60})/i;

/** Whether a sentence gives what it says to somebody who has not looked. */
export function isHearsay(sentence: string): boolean {
  const found = atEnd.exec(sentence);
  return found !== null && !namesEvidence(found[1] ?? found[2] ?? '');
}

/** "Yes, say its makers", "Yes, some claim". */
const hearsay =
  /^,\s(?:sa(?:y|ys|id)|claim(?:s|ed)?|argue[sd]?|insist(?:s|ed)?)\s[^,.;:]{2,60}[.!]?$|^,\s(?!I\b|we\b|not\b)[^,.;:]{2,60}?\b(?:say|says|said|think|thinks|believe|claim(?:s|ed)?|argue[sd]?|insist(?:s|ed)?|hope|assume)(?:\s(?:think|say|believe|hold|claim|teach))?\s*[.!]?$/i;
