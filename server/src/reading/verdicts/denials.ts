import type { Place } from '../document.ts';
import { effectOf, isAskingVerb } from './effects.ts';
import { finite, joinedVerbAt, relative } from './joined-verb.ts';
import type { Word } from './words.ts';

/** Words in front of an effect in which a negation denies it. */
const reach = 12;
const farReach = 24;
const nearReach = 3;
const negation =
  /^(?:not|no|never|without|neither|nor|fail|failed|fails|lack|lacks|lacked|absence|unlikely|nobody|none|doubts?|refutes?|refuted|contradicts?|disproves?|debunks?|little|negligible|cannot|hardly|non|.*n't)$/;
/** "Not only", "no doubt that", "no more than": nothing is denied. */
const noNegation = /^(?:only|doubt|question|surprise|wonder|matter|merely|just)$/;

const isNegation = (word: string): boolean => negation.test(word);

const isOfOtherArm = (words: readonly Word[], at: number): boolean =>
  /^(?:with|to|versus|vs|than|over|against|or)$/.test(words[at - 1]?.text ?? '');

/** "With no reduction", "with no significant increase" */
const isRightBehind = (words: readonly Word[], no: number, at: number): boolean =>
  words[no - 1]?.text === 'with' &&
  !/^compar/.test(words[no - 2]?.text ?? '') &&
  words.slice(no + 1, at).every(({ text }) => measuring.test(text));
const measuring =
  /^(?:significant|clear|further|additional|apparent|measurable|detectable|major|material|appreciable|overall|relevant|meaningful|clinically|statistically|such|evident|obvious|demonstrable|consistent)$/;

const isSpent = (words: readonly Word[], without: number, at: number): boolean =>
  !/ing$/.test(words[at]?.text ?? '') &&
  words.slice(without + 1, at).some(({ text }) => /ing$/.test(text) && effectOf(text) !== null);

/** "Did not show X was good and was safe", "it is not proven X lowers Y and can Z": both stand in a clause that lacks its "that". */
function hasClauseWithoutThat(words: readonly string[]): boolean {
  const at = words.findIndex((word) => reporting.test(word));
  return (
    at >= 0 &&
    words
      .slice(at + 2)
      .some((word) => finite.test(word) || (/[^s]s$/.test(word) && isAskingVerb(word.replace(/s$/, ''))))
  );
}
const reporting =
  /^(?:shows?|shown|showed|proven?|proved|suggest(?:s|ed)?|found|find|finds|think|thought|believed?|demonstrated?|established|confirm(?:ed)?|indicated?|claim(?:ed)?|true|clear|known)$/;

/** "Did not change A and was related to B", "had no effect on A and B was reduced": what is denied is over where another verb is joined. */
function isOfVerbBefore(words: readonly Word[], back: number, at: number): boolean {
  const joined = joinedVerbAt(words, back, at);
  if (joined < 0 || words.slice(back + 1, at).some(({ text }) => relative.test(text))) return false;
  return !hasClauseWithoutThat(words.slice(back + 1, joined).map(({ text }) => text));
}

/** "No evidence … that", "did not show that", "it is not true that": all that stands behind it is denied, however far. */
const denyingThat =
  /(?:\b(?:no|not|never|nor|neither|cannot|little|nothing|unable to|fail(?:s|ed)? to|lack of|absence of)|n't)\s(?:(?!(?:and|but|or|to|only|just|merely|doubt|who|which|that|than|if|whether|until|while|whereas)\b)[\w-]+\s){0,4}?(?:evidence|proof|data|indications?|signs?|found|find|shows?|shown|demonstrated?|confirm(?:ed)?|establish(?:ed)?|prove[dn]?|suggest|indicate|support|true|correct|the case)(?:\s(?!(?:and|but|or)\b)[\w-]+){0,3}?\sthat\b/giu;
/** Where the sentence goes on to say something of its own. */
const goesOn =
  /[;:]|,\s(?:but|while|whereas|although|though|yet|however|which|so|and)\b|\s(?:but|whereas)\s|\sand\s(?:it|they|this|these|we)\s/iu;

/** The stretches of a clause that are denied as a whole: the that-clauses of what is denied. */
export function deniedStretches(clause: string): readonly Place[] {
  return [...clause.replaceAll('’', "'").matchAll(denyingThat)].map(({ 0: { length }, index }) => {
    const from = index + length;
    const end = goesOn.exec(clause.slice(from))?.index ?? clause.length - from;
    return { from, to: from + end };
  });
}

/** "No, X does not cause it", "Bottom line: no – …", "So no, …" */
const answering =
  /^(?:[^,;:.]{0,40}:)?[^\p{L}\d]*(?:(?:so|but|and|then|thus|hence|therefore|overall|well),?\s)?no\b[*_]*\s?[,;:.!–—]/iu;
/** "No evidence that X is safe, useful, and effective": what is joined may be denied as well. */
const goesOnWithAnd = /^,\sand\b(?!\s(?:it|they|this|these|we)\s)/i;

/**
 * For a word by its place in a clause: whether it stands in what is denied as a whole, and from which word on negations
 * deny it. The "No" that answers denies once what is denied again behind it.
 */
export function scopesIn(
  clause: string,
  words: readonly Word[],
): (at: number) => { isDenied: boolean; start: number } {
  const stretches = deniedStretches(clause);
  const placeOf = (from: number) =>
    Math.max(
      0,
      words.findIndex((word) => word.from >= from),
    );
  const answered = placeOf(answering.exec(clause)?.[0].length ?? 0);
  const deniedAgain = words.findIndex(({ text }, at) => at >= answered && isNegation(text));
  const reaching = stretches.map(({ from, to }) => ({ from, to, first: placeOf(from), next: placeOf(to) }));
  // "No evidence for …" reaches far.
  const evidence = words.findIndex(({ text }) => text === 'evidence');
  const within = (at: number, start: number) =>
    Math.max(start, at - (evidence >= 0 && evidence < at ? farReach : reach));
  const left = reaching.filter(({ to }) => !goesOnWithAnd.test(clause.slice(to, to + 20)));
  return (at) => {
    const from = words[at]?.from ?? 0;
    const denied = reaching.find((stretch) => from >= stretch.from && from < stretch.to);
    if (denied) return { isDenied: true, start: within(at, denied.first) };
    const over = left.findLast(({ to }) => to <= from);
    const isDeniedAgain = deniedAgain >= 0 && deniedAgain < at;
    return { isDenied: false, start: within(at, over ? over.next : isDeniedAgain ? answered : 0) };
  };
}

const denyingPairs: ReadonlySet<string> = new Set(['far from', 'nothing to', 'anything but', 'short of']);

/**
 * How many negations in front of a word of an effect deny it.
 * @param at place of the word in its clause
 * @param start place of the word from which on negations count
 */
export function denialsOf(words: readonly Word[], at: number, start: number): number {
  let count = 0;
  for (let back = at - 1; back >= start; back--) {
    const word = words[back]?.text ?? '';
    // "Did not reduce strokes and increased bleeding": the denial ends where another verb is joined.
    if (word === 'and' && back >= at - 2 && /(?:ed|es|s)$/.test(words[at]?.text ?? '')) return count;
    // "In people without diabetes, X lowers Y": what they are without is not denied of Y.
    if (word === 'without' && back < at - nearReach) continue;
    // "With or without Y, X lowers Z"
    if (
      word === 'without' &&
      /^(?:or|and)$/.test(words[back - 1]?.text ?? '') &&
      words[back - 2]?.text === 'with'
    )
      continue;
    // "Compared with no treatment": what it is compared with is not denied.
    if (word === 'no' && isOfOtherArm(words, back) && !isRightBehind(words, back, at)) continue;
    // "Without raising bleeding, X lowers strokes": that is denied of the first.
    if (word === 'without' && isSpent(words, back, at)) continue;
    // "Patients who don't need oxygen": what is denied of them is not denied of what follows.
    if (/^(?:who|whom|which)$/.test(words[back - 1]?.text ?? '')) continue;
    if (/^doubts?$/.test(word) && /^(?:no|without|little)$/.test(words[back - 1]?.text ?? '')) continue;
    if (isOfVerbBefore(words, back, at)) continue;
    const next = words[back + 1]?.text;
    // "Far from causing it, X protects", "does nothing to prevent it", "anything but safe".
    // "Short of preventing it", and not "short of breath".
    const isPair =
      denyingPairs.has(`${word} ${next}`) && (next !== 'of' || /ing$/.test(words[back + 2]?.text ?? ''));
    if (isPair) count += 1;
    // "The failure of this study to find any effect"; hearts fail too.
    const found = words.slice(back + 1, back + farReach / 3);
    if (word === 'failure' && found.some(({ text }) => /^(?:find|show|detect|demonstrate|prove)$/.test(text)))
      count += 1;
    if (isNegation(word) && !noNegation.test(next ?? '')) count += 1;
  }
  // "No … nor", "not … any": one denial in two words.
  return Math.min(count, words.slice(start, at).some(({ text }) => text === 'nor') ? 1 : 2);
}
