import type { AbstractSentence, ReadAbstract } from '../../reading/abstracts/read-abstract.ts';
import { readQuantities } from '../../reading/quantities/read-quantities.ts';
import { horizonsIn } from '../../reading/quantities/times.ts';
import type { ComparedNumber } from '../numbers/compare-numbers.ts';
import { isOfAnotherTime } from '../numbers/settings/another-time.ts';
import { mannerOf } from '../numbers/subject/manner.ts';
import { findings } from './own-numbers.ts';

/** "The authors concluded that": what they found is no conclusion of theirs. */
const concluding =
  /\b(?:authors?|investigators?|researchers?|they|stud(?:y|ies)|trials?|papers?|reviews?|analys[ei]s|and) conclu(?:de[sd]?|ding)\b/i;

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
  const isSameManner = mannerOf(statement, abstract);
  return (sentence) =>
    (places.length === 0 ||
      sentence.role === 'conclusions' ||
      places.some(({ from, to }) => sentence.from <= from && to <= sentence.to)) &&
    (!isConcluded || sentence.role === 'conclusions') &&
    isSameManner(sentence.text) &&
    !isOfAnotherTime(times, sentence, abstract);
}
