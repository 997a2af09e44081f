import type { ReadAbstract } from '../../reading/abstracts/read-abstract.ts';
import { type Clause, clausesOf } from '../../reading/clauses/clauses.ts';
import type { Place } from '../../reading/document.ts';
import { effectWords, wanted } from '../../reading/lexicon/effect-words.ts';
import { matchesOf } from '../../reading/matches.ts';
import type { Quantity } from '../../reading/quantities/quantity.ts';
import { readQuantities } from '../../reading/quantities/read-quantities.ts';
import { isRatio } from '../../reading/quantities/same-value.ts';
import { claimOf } from '../numbers/claim.ts';
import type { ComparedNumber } from '../numbers/compare-numbers.ts';
import { type Pair, pairsIn } from '../numbers/pairs/told-against.ts';
import { sideGiven } from './arms.ts';
import { isSignificant } from './evidence.ts';
import { wordsOf } from './follows/align.ts';
import { deniedIn } from './follows/denials.ts';

/** Nouns that say by themselves that something was found, where a sentence says that there is one. */
const nouns =
  'difference|effect|association|correlation|benefit|relationship|impact|influence|link|gain|advantage';
/**
 * "A difference", "an association", and neither "a difference of 9%", which names the figure, nor ", an imprecise difference",
 * which says what it is worth.
 */
const named = new RegExp(
  `(?<!, )\\b(?:an?|clear|significant|some) (?:[\\p{L}-]+ ){0,2}?(?:${nouns})s?\\b(?!(?: (?:in|between|for) [^,;.\\d]{1,60})? (?:of|was|is|being) (?:about |only |just )?[-−–+]?\\d)`,
  'iu',
);
/** The same said by a verb. */
const verbs =
  /(?<![\p{L}-])(?:differ(?:s|ed)?|(?:did|does|do) (?:\p{L}+ly )?(?:affect|influence|change|correlate|separate)|affect(?:s|ed)|influenc(?:es|ed)|correlat(?:es|ed)|(?:was|were|is|are|be|been) (?:\p{L}+ly )?(?:affected|associated|related|linked))(?!\p{L})/iu;
const insignificant =
  /\b(?:non-?|in)significan|\bnot (?:\p{L}+ ){0,5}significan|\bno significan|\bby chance\b/iu;
/** So many characters behind a number its interval or its p value may stand. */
const reach = 120;

/**
 * Whether a sentence says in words what its own figures do not bear out, as the abstract gives them, and what the sentence that
 * would bear it does not say either: "a difference", where the interval has none in it; "more frequent", where the ratio is
 * below 1, or the first of two shares the smaller one.
 * @param bearing the sentence of the abstract
 */
export function isBeyondItsFigures(
  statement: string,
  numbers: readonly ComparedNumber[],
  abstract: ReadAbstract,
  bearing: string,
): boolean {
  const borne = clausesOf(bearing);
  const quantities = readQuantities(statement);
  const pairs = pairsIn(claimOf(statement));
  return clausesOf(statement).some((clause) => {
    const isWithin = ({ from }: Place) => from >= clause.from && from < clause.to;
    const figures = numbers.flatMap(({ from, recorded, to }) =>
      recorded && isWithin({ from, to })
        ? abstract.quantities.filter((one) => one.from === recorded.from)
        : [],
    );
    const isShown = quantities.some((one) => isWithin(one) && isSignificant(one) === true);
    const isSaid = !isShown && isFoundInWords(clause) && !insignificant.test(statement);
    if (isSaid && !borne.some(isFoundInWords) && areChance(figures, abstract)) return true;
    if (clause.direction !== 'up' && clause.direction !== 'down') return false;
    if (borne.some(({ direction }) => direction === clause.direction)) return false;
    const own = pairs.filter(([one]) => isWithin(one));
    return isAgainstRatio(clause, figures, abstract) || isAgainstPair(clause, own);
  });
}

/** Whether a clause says that there is a difference or an association, and does not deny it. */
function isFoundInWords({ text }: Clause): boolean {
  const words = wordsOf(text);
  const { reached } = deniedIn(words);
  const found = verbs.exec(text) ?? named.exec(text);
  const last = found?.[0].toLowerCase().split(/[ -]/).at(-1);
  return found !== null && !words.some((one, at) => reached.has(at) && one.text === last);
}

/** Whether the abstract gives some numbers with figures that say that they may be chance, or with figures right behind them. */
function areChance(figures: readonly Quantity[], { quantities }: ReadAbstract): boolean {
  const verdicts = figures.flatMap((figure) => {
    const own = quantities.find(
      (one) => one.from >= figure.from && one.from - figure.to < reach && isSignificant(one) !== null,
    );
    return (own ? isSignificant(own) : null) ?? [];
  });
  return verdicts.length > 0 && !verdicts.some(Boolean);
}

/** "More frequent", "fewer", and not the "five more days" that were given. */
const comparative =
  /(?<!\b(?:one|two|three|four|five|six|seven|ten|\d+)(?: or)? )\b(?:more|fewer|less|lower|higher|greater)\b/gi;

/** Of these a ratio is told the other way round. */
const control = /^(?:placebo|control|usual|standard|sham|comparator|alon|untreat)$/;

/** Whether a clause with one direction has one ratio, which goes the other way; of what is wanted it may be of its lack. */
function isAgainstRatio(clause: Clause, figures: readonly Quantity[], abstract: ReadAbstract): boolean {
  const [ratio, ...others] = figures.filter(isRatio);
  if (!ratio || others.length > 0) return false;
  const directions = effectWords.flatMap(([, pattern]) => matchesOf(clause.text, pattern));
  const concepts = [...clause.concepts];
  const isOfOther =
    concepts.some((one) => wanted.test(one)) ||
    (clause.comparator.length === 0 && concepts.some((one) => control.test(one))) ||
    sideGiven(clause.given, abstract) === 'comparator';
  return (
    directions.length === 1 &&
    matchesOf(clause.text, comparative).length === 1 &&
    !isOfOther &&
    ratio.value !== 1 &&
    ratio.value > 1 !== (clause.direction === 'up')
  );
}

/** Two numbers told against one another, of which the first is not on the side that the clause says. */
function isAgainstPair(clause: Clause, all: readonly Pair[]): boolean {
  const [pair, ...others] = all;
  const [told, ...more] = matchesOf(clause.text, comparative);
  if (!pair || !told || others.length + more.length > 0) return false;
  const [one, other] = pair;
  return one.value !== other.value && one.value > other.value !== (clause.direction === 'up');
}
