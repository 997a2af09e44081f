import { commonWords } from '../../reading/lexicon/common-words.ts';
import { conceptsOf } from '../../reading/lexicon/outcome-concepts.ts';

const people =
  '(?:those|patients?|people|participants|adults|women|men|children|infants|individuals|persons|subjects|users|smokers)';
/** "Among patients receiving oxygen", "in ventilated patients", "in women". */
const phrase = new RegExp(
  `\\b(?:among|amongst|in|for) ((?:(?:the|all|selected|\\w+ly|\\w+ed|older|adult) ){0,3}${people}(?: (?:with|who|receiving|on|without|at|aged|needing|given|whose|over|under|not|taking|requiring|undergoing)\\b[^,;().]{2,80})?)`,
  'gi',
);
const end =
  /\b(?:compared|versus|vs|than|but|and (?:among|in|did|was|were|had|increas|reduc)|did|had|was|were|regardless|irrespective)\b/i;
const denial = /\b(?:no|not|without|never|non)\b/i;

/** Of whom a text says what it says, where it is not of all. */
export interface Population {
  concepts: ReadonlySet<string>;
  isDenied: boolean;
}

/** The people that a clause narrows itself to; empty where it names none. */
export function populationOf(text: string): Population {
  const phrases = [...text.matchAll(phrase)].map(([, words = '']) => {
    const cut = end.exec(words);
    return cut ? words.slice(0, cut.index) : words;
  });
  const concepts = phrases
    .flatMap((words) => conceptsOf(words))
    .filter((one) => !commonWords.has(one) && !/^\d/.test(one));
  return { concepts: new Set(concepts), isDenied: phrases.some((words) => denial.test(words)) };
}

/** Whether what is said of one population can be said of another; `all` is whom the whole study is of. */
export function isSamePopulation(claimed: Population, found: Population, all: ReadonlySet<string>): boolean {
  const asked = [...claimed.concepts].filter((one) => !all.has(one));
  const told = [...found.concepts].filter((one) => !all.has(one));
  if (asked.length === 0) return told.length === 0;
  const shared = asked.filter((one) => found.concepts.has(one)).length;
  return shared / asked.length >= 0.5 && claimed.isDenied === found.isDenied;
}
