import { stem } from '../words/stem.ts';
import type { Asked } from './asked.ts';
import type { StatedWords } from './stated-words.ts';
import { spokenIn } from './subjects.ts';
import { wordsOf } from './words.ts';

/** As much of a sentence is read. */
const maxRead = 400;
const how = '(?:routinely|generally|usually|normally|still|therefore|also|simply|always|just|automatically)';
const adverb = new RegExp(`^(?:${how} )+`, 'i');
/** "Don't stop them", "there is no need to treat it". */
const against =
  /^(?:so,? |then,? )?(?:please )?(?:do not|don't|never|(?:there is |there's )?no need to|avoid) (?=[a-z])/i;
/** "I'd stop them", "I wouldn't give it", "it is reasonable to offer it". */
const mine =
  /\b(?:I(?:'d| would)( not|n't)?|(?:it is|it's|it would be|it seems)( not|n't)?(?: \w+ly)? (?:reasonable|sensible|wise|best|right|appropriate|justified|fair|prudent) to) (?=[a-z])/i;
const leaves = /\bleave (?:it|them|him|her|these|those|this|that|the [\w -]{3,40}?|[\w -]{3,40}?) alone\b/i;
const acts = new Set(
  ['treat', 'give', 'offer', 'operate', 'screen', 'use', 'start', 'remove', 'do'].map(stem),
);
/** What holds for some, or on a condition. */
const bounded =
  /\b(?:only|if|unless|when|except|provided|selected|select|some|certain|while|whereas|but|although|though|until|or)\b/i;

/**
 * What an answer advises in its own voice on what was asked to be done, or as an order: "I wouldn't stop them", "leave it
 * alone"; null where it advises nothing, or for some alone.
 */
export function ownAdvice(sentence: string, asked: Asked): StatedWords | null {
  const { act } = asked;
  if (act === null) return null;
  const said = sentence.slice(0, maxRead).replaceAll('’', "'").trim();
  if (bounded.test(said)) return null;
  // "I'd stop smoking": of what is done, nothing else is named.
  const isOfIt = (object: string) => spokenIn(object, asked, 0).isBare;
  const isAct = (rest: string) => {
    const [verb] = wordsOf(rest.replace(adverb, ''));
    if (!isOfIt(rest)) return false;
    return (
      verb !== undefined &&
      (stem(verb.text) === act || /^do (?:it|so|this|that)\b/i.test(rest.replace(adverb, '')))
    );
  };
  const left = leaves.exec(said)?.[0];
  if (left && acts.has(act) && isOfIt(left.replace(/^leave|alone$/gi, ' ')))
    return { verdict: 'no', words: left };
  const order = against.exec(said);
  if (order && isAct(said.slice(order[0].length))) return { verdict: 'no', words: said };
  const own = mine.exec(said);
  if (!own || !isAct(said.slice(own.index + own[0].length))) return null;
  return { verdict: (own[1] ?? own[2]) ? 'no' : 'yes', words: said };
}
