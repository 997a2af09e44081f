import { stem } from '../words/stem.ts';
import { effectOf } from './effects.ts';
import type { Word } from './words.ts';

/** Verbs by which a question may ask, besides those of an effect: "Can X replace Y?" is answered by who says "replace". */
const verbs =
  `abolish accelerate account activate alleviate amplify arise begin bind block blunt bypass capture clear colonise
  colonize compensate compete confer confirm confound contribute correct cross cure damage deplete destroy detect
  diagnose differentiate discriminate disrupt distinguish drive eliminate eradicate escape estimate exceed exclude explain
  express extend facilitate generalise generalize heal identify impede inactivate induce infect inhibit interact interfere
  justify kill lengthen limit maintain mask match measure mediate mimic mitigate mirror modulate originate outlast outweigh
  overestimate penetrate persist precede preserve produce quantify reach reactivate recapitulate recover recur reflect regenerate
  replace replicate represent reproduce resolve respond restore reverse rule select sensitise sensitize separate simulate spread
  stabilise stabilize start stimulate substitute survive sustain target tolerate translate transmit underestimate`
    .split(/\s+/)
    .map(stem);
const known = new Set(verbs);

/** Behind these a verb stands in its bare form. */
const ofVerb =
  /^(?:do|does|did|can|could|will|would|to|not|cannot|they|it|.*n't|reliably|fully|also|itself)$/;
const maxAdverbs = 4;
const adverb = /ly$|^(?:yet|still|also|ever|simply|just|always|often|not)$/;
const ofNoun = /^(?:the|a|an|of|in|for|with|by|from|on|at|and|or|its|their|this|that|no|any|less|more)$/;
const determiner = /^(?:the|a|an|its|their|his|her|any|all|how|what|whether|which|out|from|for|in|to|into)$/;

/** The verb by which a question asks where it names no effect, as its stem: "Does it damage the kidneys?" Null without one. */
export function ownVerbOf(asking: readonly Word[]): string | null {
  const found = asking.findIndex(
    ({ text }, at) =>
      at > 1 &&
      at < asking.length - 1 &&
      known.has(stem(text)) &&
      effectOf(text) === null &&
      !/(?:ed|ing|ion|er|s)$/.test(text) &&
      !ofNoun.test(asking[at - 1]?.text ?? ''),
  );
  return found < 0 ? null : stem(asking[found]?.text ?? '');
}

/** Whether a word of a clause is that verb, and not a noun or what something else was done to. */
export function isOwnVerb(words: readonly Word[], at: number, verb: string): boolean {
  const { text = '' } = words[at] ?? {};
  if (stem(text) !== verb || /(?:ing|ion|er)s?$/.test(text)) return false;
  const before = words[at - 1]?.text ?? '';
  if (ofNoun.test(before)) return false;
  if (/s$/.test(text)) return true;
  // "Can be replaced by" turns it round.
  if (/ed$/.test(text)) return false;
  const [firm = ''] = words
    .slice(Math.max(0, at - maxAdverbs), at)
    .map((word) => word.text)
    .reverse()
    .filter((word) => !adverb.test(word));
  return ofVerb.test(firm) || /s$/.test(before) || determiner.test(words[at + 1]?.text ?? '');
}

const maxLength = 2_000;
const irregular = new Map(
  Object.entries({
    given: 'give',
    taken: 'take',
    withheld: 'withhold',
    done: 'do',
    kept: 'keep',
    left: 'leave',
  }),
);
/** "Should X be stopped …": what is to be done or not. */
const passive =
  /\bshould\b[^?]{1,300}?\b(?:be|been)(?: not| [a-z]+ly)? ([a-z]{3,14}(?:ed|en|ne|ld|pt|ft))\b/i;

/** What a question asks to do, as a stem: "Should ACE inhibitors be stopped before surgery?"; null where that is not what it asks. */
export function actOf(question: string): string | null {
  const found = passive.exec(question.slice(0, maxLength))?.[1]?.toLowerCase();
  if (!found) return null;
  return stem(irregular.get(found) ?? found);
}
