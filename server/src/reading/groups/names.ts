import { abbreviations } from '../lexicon/abbreviations.ts';
import { commonWords } from '../lexicon/common-words.ts';
import { conceptsOf } from '../lexicon/outcome-concepts.ts';
import { stopWords } from '../lexicon/stop-words.ts';
import { keptByWord } from '../words/kept-by-word.ts';

/** What tells no group from another: what people are called, how something is given, and how much of it. */
const general = new Set(
  `group groups arm arms cohort cohorts patient patients participant participants people person persons subject subjects
  adult adults man men woman women child children infant infants individual individuals recipient recipients user users
  family families mother mothers those who were was had have has been being given receive received receiving assign assigned allocated
  randomly randomised randomized undergo undergoing underwent undergone take taking took treat treated treating treatment treatments
  therapy therapies intervention interventions active experimental alone only plus either both each any other another
  mg g kg ml mcg day days daily once twice week weeks weekly month months monthly hour hours year years dose doses oral intravenous
  inhibitor inhibitors agonist agonists antagonist antagonists blocker blockers antibody antibodies agent agents factor acid vaccine vaccines
  one two three four five six first second third standard usual conventional routine care placebo sham novel due prior
  low high versus compared comparison effect effects efficacy safety trial study randomized clinical control controls controlled
  open label double blind blinded routine all early use using strategy approach procedure procedures regimen
  combined new rate rates incidence risk death mortality outcome outcomes the and with without for from into after before during`.split(
    /\s+/,
  ),
);

const ending = /(?:ically|ical|eries|ery|ations?|ating|ated|ions?|ings?|eds?|ies|ics?|ias?|als?|es|s|y|e)$/;

/** A word of a name in a form that its kindred share: "surgical" and "surgery", "hypothermic" and "hypothermia". */
const stemOf = keptByWord<string>(20_000, (written) => {
  const word = written.toLowerCase().replace(/['’]s?$/, '');
  const stem = word.replace(ending, '');
  return stem.length >= 4 ? stem : word;
});

/** Whether a word by itself may name a group. */
const mayName = keptByWord<boolean>(20_000, (written) => {
  const word = written.toLowerCase();
  if (word.length < 2 || general.has(word) || stopWords.has(word) || abbreviations.has(word)) return false;
  return !conceptsOf(word).every((one) => commonWords.has(one));
});

const word = /\p{L}[\p{L}\p{N}]*(?:['’]s)?/gu;

/** The words of a name that may tell its group from another, by their stems. */
export const stemsIn = (name: string): string[] => [
  ...new Set((name.match(word) ?? []).filter((one) => mayName(one)).map((one) => stemOf(one))),
];

/** Words with their places, those alone that may name a group. */
export function namingWords(text: string): { from: number; to: number; written: string; stem: string }[] {
  return [...text.matchAll(word)].flatMap(({ 0: written, index }) =>
    mayName(written) ? { from: index, to: index + written.length, written, stem: stemOf(written) } : [],
  );
}

/** What names those who were not given what is studied, whatever that is. */
export const controlNames =
  /(?<![\p{L}-])(?:placebos?|sham|(?:usual|standard|routine|conventional)[ -](?:medical )?(?:care|treatment|therapy|management)|standard[- ]of[- ]care|untreated|no (?:treatment|intervention|prophylaxis)|comparators?|controls|control(?= (?:groups?|arms?|patients|participants|subjects|conditions?|children|women|men|infants)\b|s?[,;:.)\]| ]|$)|wait(?:ing)?[- ]?lists?|nonusers?|non-users?)(?![\p{L}]|-controlled)/giu;
