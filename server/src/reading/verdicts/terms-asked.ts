import { LRUCache } from 'lru-cache';
import { stoppingWords } from '../lexicon/lack-words.ts';
import { ownCopy } from '../words/own-copy.ts';
import { stem } from '../words/stem.ts';
import { termsOf } from '../words/terms.ts';

/** Words for the same outcome, each under the first of its line. */
const synonyms = new Map(
  [
    'death deaths mortality die died dying fatal fatality lives',
    'cancer cancers tumour tumours malignancy malignancies carcinoma',
    'event events',
    'delirium delirious',
    'supplement supplements supplementation',
    'vaccine vaccines vaccination vaccinated',
    'pregnancy pregnant',
    'depression depressive',
    'fracture fractures',
    'elderly older seniors',
    'women female females',
    'men male males',
    'child paediatric pediatric',
    'diarrhoea diarrhea diarrhoeal',
    'diabetes diabetic',
    stoppingWords,
    'respond response responses responders responsiveness',
    // Terms, as `termsOf` writes them: one thing in its forms.
    'vitamind d2 d3 cholecalciferol colecalciferol ergocalciferol',
    'omega3 n3',
  ].flatMap((line) => {
    const [first = '', ...rest] = line.split(/\s+/).map(stem);
    return rest.map((word) => [word, first] as const);
  }),
);
/** Words that a sentence may begin with instead of naming what was asked about. */
export const generic: ReadonlySet<string> = new Set(
  `trial trials data evidence result results finding findings analysis analyses meta review reviews systematic research
  literature cohort cohorts randomised randomized controlled placebo large larger small smaller recent contemporary current
  available pooled clinical observational high quality low certainty significant significantly statistically clear
  clinically important overall rate rates number risk risks incidence occurrence odds level levels frequency treatment
  therapy drug medicine intervention strategy strategies policy policies approach use routine users user group groups arm
  arms participants patients patient people person adults those who given receiving taking received took day days week weeks
  month months year years year-old conclusion summary present our show shows shown showed found find observed seen report
  reported indicate indicates demonstrate demonstrates suggest suggests consistent consistently several many most both
  total main primary secondary endpoint outcome outcomes early late term long short follow compared versus control
  controls usual care support supports confirm confirmed major case cases new whether general population real effect benefit
  one two three four five six hazard ratio however therefore thus important likely people adding add community dwelling faster quickly sooner incident based
  prior previous further additional separate routinely hour hours minute minutes first second third network setting settings acute vast majority adult regular far world`
    .split(/\s+/)
    .flatMap((word) => termsOf(word)),
);

/** Terms, with one for all words of the same outcome. */
export const canonical = (terms: Iterable<string>): Set<string> =>
  new Set([...terms].map((term) => synonyms.get(term) ?? term));

/** The terms of a text, of what hangs together by hyphens its parts alone: "new-onset diabetes" is not mostly "new-onset". */
export function partsOf(text: string): readonly string[] {
  const known = kept.get(text);
  if (known) return known;
  const own = ownCopy(text);
  const parts = termsOf(own.replace(/(?<=\p{L})[-‐–](?=\p{L})/gu, ' '));
  kept.set(own, parts);
  return parts;
}

/** One clause is held against what was asked from several sides, and again in each round of a turn's checks. */
const kept = new LRUCache<string, readonly string[]>({
  maxSize: 800_000,
  sizeCalculation: (_parts, text) => text.length + 1,
});

/** Terms without those that say nothing of a subject, such as "risk" and "patients", unless nothing else is there. */
export function telling(terms: readonly string[]): ReadonlySet<string> {
  const some = terms.filter((term) => !generic.has(term));
  return new Set(some.length > 0 ? some : terms);
}
