import type { AbstractSentence, ReadAbstract } from '../../reading/abstracts/read-abstract.ts';
import { readQuantities } from '../../reading/quantities/read-quantities.ts';
import { horizonsIn } from '../../reading/quantities/times.ts';
import { isOfAnotherTime } from '../numbers/another-time.ts';
import type { ComparedNumber } from '../numbers/compare-numbers.ts';
import { findings } from './own-numbers.ts';

/** Ways in which a result is told, of which each excludes the others of its line. */
const manners: readonly (readonly RegExp[])[] = [
  // Who was counted.
  [
    /\bintention[ -]to[ -]treat\b|\bITT\b|\bfull analysis\b|\bas randomi[sz]ed\b/i,
    /\bper[ -]protocol\b|\bas[ -]treated\b|\bon[ -]treatment analys[ei]s\b|\bamong (?:those who adhered|adherent|compliant)\b/i,
  ],
  [/\b(?:unadjusted|crude)\b/i, /(?<!un)(?<!-)\badjusted\b|\bmultivaria\w+\b|\badjustment\b/i],
  [/\bfixed[ -]effects?\b/i, /\brandom[ -]effects?\b/i],
  // How sure the evidence is called.
  ['very low', '(?<!very )low', 'moderate', 'high'].map(
    (level) =>
      new RegExp(
        `\\b${level}[ -](?:certainty|quality|strength)\\b|\\b(?:certainty|quality|strength)\\b[^.;]{0,25}\\b${level}\\b`,
        'i',
      ),
  ),
];

/** "The authors concluded that": what they found is no conclusion of theirs. */
const concluding =
  /\b(?:authors?|investigators?|researchers?|they|stud(?:y|ies)|trials?|papers?|reviews?|analys[ei]s|and) conclu(?:de[sd]?|ding)\b/i;

/**
 * Whether sentences tell their result in the way in which a statement does: where the abstract tells any result so, those
 * alone; else whatever is not told in a way that excludes it.
 */
function mannerOf(statement: string, results: readonly AbstractSentence[]): (sentence: string) => boolean {
  const told = manners.flatMap((ways) => {
    const own = ways.filter((way) => way.test(statement));
    const isOwn = (text: string) => own.some((way) => way.test(text));
    return own.length > 0 ? [{ isOwn, isKnown: results.some(({ text }) => isOwn(text)), ways }] : [];
  });
  return (sentence) =>
    told.every(
      ({ isKnown, isOwn, ways }) => isOwn(sentence) || !(isKnown || ways.some((way) => way.test(sentence))),
    );
}

/**
 * Which sentences of an abstract may bear what a citing sentence says: those that its numbers stand in, if they stand
 * anywhere, and conclusions; that tell of its time; and that counted as it says. Words that fit are no finding of theirs else:
 * "significantly, from 7.1% to 5.6%" is not borne by what was significant per protocol.
 */
export function bearingOf(
  statement: string,
  numbers: readonly ComparedNumber[],
  abstract: ReadAbstract,
): (sentence: AbstractSentence) => boolean {
  const kinds = new Map(readQuantities(statement).map(({ from, kind }) => [from, kind]));
  const places = numbers.flatMap(({ from, recorded, state }) =>
    recorded && state === 'stands' && findings.test(kinds.get(from) ?? '') ? recorded : [],
  );
  const isConcluded = concluding.test(statement);
  const times = horizonsIn(statement);
  const results = abstract.sentences.filter(({ role }) => role === 'results' || role === 'conclusions');
  const isSameManner = mannerOf(statement, results);
  return (sentence) =>
    (places.length === 0 ||
      sentence.role === 'conclusions' ||
      places.some(({ from, to }) => sentence.from <= from && to <= sentence.to)) &&
    (!isConcluded || sentence.role === 'conclusions') &&
    isSameManner(sentence.text) &&
    !isOfAnotherTime(times, sentence, abstract);
}
