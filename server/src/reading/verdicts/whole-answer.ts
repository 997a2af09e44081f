import type { Asked } from './asked.ts';
import { isOfAdvice } from './effects.ts';
import type { StatedWords } from './stated-words.ts';
import { spokenIn } from './subjects.ts';

/** As much of a sentence is read. */
const maxLength = 400;
const drawn =
  '(?:(?:so|thus|hence|therefore|overall|in short|in the end|ultimately|as so often|then|and),? )?';
const manner =
  '(?: (?:therefore|thus|really|largely|partly|mostly|mainly|ultimately|probably|also|still|truly|entirely|heavily|will|may|should|must|is|are|be|then|likely)){0,4}';
/** What hangs on something: "depends on the dose", "varies by country", "is context-specific", "comes down to age". */
const hangs =
  ' (?:depends?|depending|var(?:y|ies)|differs?|hinges?|rests? on|turns? on|changes? with|(?:comes?|boils) down to|shaped by|driven by|(?:context|setting|dose|assay|method|patient|population|subgroup|indication|age|stage|site|case|country|time|genotype|outcome)[- ](?:specific|dependent)|an? (?:matter|question) of|not (?:uniform|the same|universal)|conditional)\\b';
const varies = `${manner}${hangs}`;
/** The same behind words that may be any: as few of these as will do. */
const variesThen = `${manner.replace('{0,4}', '{0,4}?')}${hangs}`;
/** "The answer varies with …": said of the answer itself, so of all that was asked. */
const answerVaries = new RegExp(
  `^${drawn}(?:[^.;:]{0,80},? (?:and|so|but) )?(?:the|my|your|an?) (?:[a-z-]+ ){0,2}(?:answer|reply|verdict|response)(?: to [^,.;:]{1,80}| here)?${varies}`,
  'i',
);
/** "Whether it helps depends on …": what follows "whether" is the question again. */
const whetherVaries = new RegExp(`^${drawn}(?:whether|if|how far) ([^.;:]{2,220}?)${variesThen}`, 'i');
/** "There isn't one reply for everyone", "no one-size-fits-all answer". */
const noSingle =
  /\b(?:there (?:is|'s|isn't|is not)|it has|has) (?:no |not |a |any )*(?:one|single|simple|universal|blanket|uniform|general|one-size-fits-all|yes[- ]or[- ]no|straight(?:forward)?)(?:[- ](?:single|simple|universal|fits-all))? (?:answer|reply|response|verdict|rule|recommendation)\b/i;
const denies = /\b(?:no|not|isn't|n't)\b/i;
/** "In some settings yes, in others no." */
const someAndOthers =
  /\b(?:some|certain)\b[^.;]{0,80}\b(yes|no)\b[^.;]{0,80}\bothers?\b[^.;]{0,60}\b(yes|no|not)\b/i;

/** Nobody can tell: said by the answer, of all that was asked. */
const untold =
  /^(?:[^.;:]{0,60},? (?:and|so|but) |(?:so|honestly|right now|at present|for now)[,:]? )?(?:I (?:do not|don't) think (?:that )?(?:anyone|anybody|the (?:current |available )?(?:evidence|data)|we)(?: \w+){0,2} (?:can|could|allows?|permits?|lets?|knows?|supports?)\b|(?:(?:nobody|no one)(?: really| honestly| currently| yet| simply)? (?:can|could)|we(?: really| honestly| currently| yet| simply)? (?:can(?:not|'t)|could(?: not|n't)))(?: \w+){0,2} (?:say|tell|know)\b|(?:nobody|no one)(?: really| honestly| yet)? knows(?=[.,;:!]|$| (?:yet|whether|if|for)\b))/i;
const whetherOpen =
  /^(?:so,? |thus,? )?(?:whether|if) ([^.;:]{2,220}?) (?:is|are|remains?|has|have|(?:should|must|has to)(?: therefore| thus)? be (?:regarded|considered|seen) as)(?: still| simply| currently| as yet| therefore| thus)? (?:(?:an )?open|uncertain|unclear|unknown|unproven|unresolved|unsettled|undetermined|not (?:yet |been |yet been )?(?:known|clear|settled|certain|established|resolved|proven))\b/i;
/** What may vary of what was asked about. */
const worth =
  '(?:effects?|benefits?|safety|value|usefulness|utility|efficacy|effectiveness|impact|risks?|role|decision|choice|approach|relationship|association|balance|need|indication|suitability|ability|reliability|accuracy|validity|performance)';
/** "The benefit of X depends on …", "Its usefulness varies with …". */
const worthVaries = new RegExp(`^${drawn}([^.,;:]{0,100}?\\b${worth}\\b[^.,;:]{0,140}?)${variesThen}`, 'i');
const ofSort = /\bchoice (?:of|among)\b/i;
const ofDoing = /\b(?:decision|choice|approach)\b/i;
const allWorth = new RegExp(`\\b${worth}\\b`, 'gi');
/** "The decision is individual", "the choice has to be made case by case". */
const individually =
  /^(?:[^.;:,]{0,60}, )?(?:(?:so|thus|therefore),? )?(?:(?:the|any|a|this) )?(?:decision|choice|approach|answer|treatment|management|use)(?: [\w-]+){0,6}? (?:is|should|must|has to|needs to|ought to)(?: [\w-]+){0,3}? (?:individual(?:i[sz]ed|ly)?|tailored|case[- ]by[- ]case|on a case[- ]by[- ]case basis|on an individual basis)\b/i;
/** Of such words, what names something else leaves so much. */
const mostOfItself = 0.6;

/** Of the question, words behind "whether" must name so much, unless a pronoun stands for it. */
const leastOfQuestion = 0.4;
const anaphoric = /^(?:it|they|this|that|these|those|one|to|such)\b/i;

/**
 * What a sentence says of the answer as a whole, wherever it stands: that it varies, or that it is not known; else null.
 * @param asked what a sentence that begins with "whether" must ask again
 * @param isMain whether the answer begins with it or concludes with it
 */
export function ofTheWholeAnswer(sentence: string, asked: Asked, isMain: boolean): StatedWords | null {
  const said = sentence.slice(0, maxLength).replaceAll('’', "'").trim();
  const repeats = (question: string) => {
    const { all, known } = spokenIn(question, asked, 0);
    return anaphoric.test(question) || all >= leastOfQuestion || known >= mostOfItself;
  };
  const varying = isMain ? worthVaries.exec(said) : null;
  const isOfIt = (matter: string) => {
    const { isBare, known, subject } = spokenIn(matter.replace(allWorth, ' '), asked, 0);
    // "The risk of stroke depends on age", "the choice of drug", and what to choose where two do equally well:
    // not whether what was asked about does anything.
    const isOther =
      ofSort.test(matter) ||
      (ofDoing.test(matter) && !isOfAdvice(asked)) ||
      (/\brisks?\b/i.test(matter) && asked.subject.size > 0 && subject === 0);
    return !isOther && (isBare || known >= mostOfItself);
  };
  const single = noSingle.exec(said)?.[0];
  const whether = whetherVaries.exec(said);
  const both = someAndOthers.exec(said);
  const differ = both?.[1]?.toLowerCase() === both?.[2]?.toLowerCase() ? undefined : both?.[0];
  const words =
    answerVaries.exec(said)?.[0] ??
    (single && denies.test(single) ? single : undefined) ??
    (whether?.[1] && repeats(whether[1]) ? whether[0] : undefined) ??
    (varying?.[1] !== undefined && isOfIt(varying[1]) ? varying[0] : undefined) ??
    (isMain && isOfAdvice(asked) ? individually.exec(said)?.[0] : undefined) ??
    differ;
  if (words) return { verdict: 'mixed', words: words.trim() };
  const open = whetherOpen.exec(said);
  const unknown = untold.exec(said)?.[0] ?? (open?.[1] && repeats(open[1]) ? open[0] : undefined);
  return unknown ? { verdict: 'unclear', words: unknown.trim() } : null;
}
