import { stemmer } from 'stemmer';
import { keptByWord } from './kept-by-word.ts';

/** Plurals that no suffix rule finds. A map: `constructor` is a word too, and every object has one. */
const irregular = new Map(
  Object.entries({
    children: 'child',
    women: 'woman',
    men: 'man',
    mice: 'mouse',
    teeth: 'tooth',
    feet: 'foot',
    people: 'person',
    lives: 'life',
    analyses: 'analysis',
    diagnoses: 'diagnosis',
    prognoses: 'prognosis',
    metastases: 'metastasis',
    hypotheses: 'hypothesis',
    stenoses: 'stenosis',
    thromboses: 'thrombosis',
    bacteria: 'bacterium',
    criteria: 'criterion',
    diagnose: 'diagnosis',
    diagnosed: 'diagnosis',
    diagnosing: 'diagnosis',
  }),
);

/** British spellings as American ones. Harmless where it goes too far: both sides of a match go through it. */
function americanSpelling(word: string): string {
  return word
    .replace(/ae/g, 'e')
    .replace(/oe/g, 'e')
    .replace(/([a-z]{3})our(s|ed|ing|al|ally)?$/, '$1or$2')
    .replace(/([a-z]{3})is(e|es|ed|ing|ation|ations)$/, '$1iz$2')
    .replace(/([a-z]{2})lys(e|ed|ing)$/, '$1lyz$2')
    .replace(/([a-z]{2})tre$/, '$1ter')
    .replace(/ph(?=ur)/g, 'f');
}

/** A corpus of abstracts has far more words than are kept, most of them once. */
const maxKept = 50_000;

/** The stem of a lower-case word: endings and spelling variants fall away; words with digits stay as they are. */
export const stem = keptByWord(maxKept, (word) =>
  word.length < 3 || /\d/.test(word) ? word : stemmer(americanSpelling(irregular.get(word) ?? word)),
);
