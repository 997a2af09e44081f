import type { Effect } from '../../reading/abstracts/effects.ts';
import { readAbstract } from '../../reading/abstracts/read-abstract.ts';
import { clausesOf } from '../../reading/clauses/clauses.ts';
import { comparisonsInTitle } from '../../reading/groups/comparisons.ts';
import { controlNames, stemsIn } from '../../reading/groups/names.ts';
import type { Asked } from '../../reading/verdicts/asked.ts';
import { isOtherExposure } from '../../reading/verdicts/other-exposure.ts';
import { canonical, partsOf } from '../../reading/verdicts/terms-asked.ts';
import { coverage } from '../../reading/words/rarity.ts';
import type { Study } from './qualifiers.ts';

/** How an effect stands to what a question asks about, and what it is compared with; '' where that is nothing. */
export interface Sides {
  isOfAsked: boolean;
  rival: string;
}

/** So much of what is asked about, by the rarity of its words, names it. */
const named = 0.5;
const rivalIn =
  /\b(?:than|versus|vs\.?|compared (?:with|to)|relative to|over|against|in comparison (?:with|to)) ((?:(?!(?:\d|than|versus)\b)[^,;:.()]){2,80})/iu;
const between = /\bbetween (?:the )?((?:(?!\band\b)[^\d,;:.()]){2,60}) and (?:the )?([^\d,;:.()]{2,60})/iu;
const nothing =
  /\b(?:no|non|not|nor|without|never|lowest|baseline|background|alone|unexposed|untreated|absence|other|others|expected|general population|controls?)\b|\bnon-?\p{L}|\bun\p{L}+ed\b/iu;

/** What acts and what it is compared with, as the clause of an effect names them. */
function toldIn({ quantity, sentence }: Effect): { text: string; given: string; rivals: string[] } {
  const at = quantity.from - sentence.from;
  const clauses = clausesOf(sentence.text);
  const clause = clauses.find(({ from, to }) => at >= from && at < to) ?? clauses.at(-1);
  const text = clause?.text ?? sentence.text;
  const rest = sentence.text.slice(at).replace(/\([^()]{0,120}\)/g, ' ');
  const rival = rivalIn.exec(text.replace(/\([^()]{0,160}\)/g, ' '))?.[1] ?? rivalIn.exec(rest)?.[1];
  const both = between.exec(text);
  return {
    text,
    given: clause?.given || text.replace(rivalIn, ' '),
    rivals: both ? [both[1] ?? '', both[2] ?? ''] : rival ? [rival] : [],
  };
}

/** What an effect is compared with, by the stems that name it: of "daily and intermittent" both. */
function rivalOf(rivals: readonly string[], given: string, title: string): string {
  const told = rivals.length > 0 ? rivals : (comparisonsInTitle(title)[0]?.names ?? []).slice(1);
  if (told.some((one) => nothing.test(one) || one.search(controlNames) >= 0)) return '';
  const own = new Set(rivals.length > 1 ? [] : stemsIn(given));
  return [...new Set(told.flatMap(stemsIn))]
    .filter((one) => !own.has(one))
    .sort()
    .join(' ');
}

/** "CBT" is cognitive behavioural therapy. */
const shortNames = (words: string): string[] => words.match(/(?<![\p{L}\d])\p{Lu}{3,6}(?![\p{L}\d])/gu) ?? [];
const initialsOf = (words: string): string =>
  (words.match(/\p{L}+/gu) ?? []).map((word) => word.charAt(0).toUpperCase()).join('');

/** Tells of the effects of studies how they stand to what a question asks about. */
export function sidesFor(asked: Asked, question: string): (effect: Effect, study: Study) => Sides {
  const subject = canonical(asked.subject);
  const initials = initialsOf(question);
  const shorts = shortNames(question);
  const isNamedIn = (words: string) =>
    coverage(subject, canonical(partsOf(words))) >= named ||
    shortNames(words).some((one) => initials.includes(one)) ||
    shorts.some((one) => initialsOf(words).includes(one));
  return (effect, { abstract, title }) => {
    const { given, rivals, text } = toldIn(effect);
    const rival = rivalOf(rivals, given, title);
    if (subject.size === 0) return { isOfAsked: true, rival };
    const isOwn = isNamedIn(given);
    const isTurned = !isOwn && rivals.some(isNamedIn);
    if (isTurned || isOtherExposure(text, asked)) return { isOfAsked: false, rival };
    const acting = stemsIn(given).filter((one) => !stemsIn(effect.outcome).includes(one));
    // "Dapagliflozin, an SGLT2 inhibitor": what acts is one of those that are asked about where both are named together, or what
    // was studied is called so. "Sepsis was not" tells of something else.
    const isOneOfThem = (words: string) =>
      isNamedIn(words) && (acting.length === 0 || acting.some((one) => stemsIn(words).includes(one)));
    const isOfAsked =
      isOwn ||
      isOneOfThem(title) ||
      readAbstract(abstract).sentences.some(({ role, text: words }) =>
        role === 'results' ? words !== effect.sentence.text && isOneOfThem(words) : isNamedIn(words),
      );
    return { isOfAsked, rival };
  };
}
