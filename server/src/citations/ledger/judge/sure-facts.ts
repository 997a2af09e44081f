import type { Citation } from '@sextant/contracts';
import {
  joinFacts,
  type MentionCluster,
  noFacts,
  type StatedFacts,
} from '../../../reading/mentions/mention.ts';
import { isOtherEuropean } from '../../../reading/words/languages/function-words.ts';
import { subjectOf, subjectShare } from '../../facts/subject.ts';

/** Words that only look like a title name another subject where they are of so many concepts, and the work has hardly any. */
const minConcepts = 3;
const hardlyAny = 0.15;

/**
 * What can be held against a record. What only looks like a trial's name, or like anybody's, is no fact; nor are the words
 * of a link, which may be the answer's own: they speak against it only where the work has nothing of what they are of.
 */
export function sureFacts(
  { entry, facts, identifiers, mentions }: MentionCluster,
  record: Citation,
): StatedFacts {
  if (entry !== null) return facts;
  const weak = mentions.filter(({ isWeak }) => isWeak);
  const isWeakTrial = weak.some(({ form, facts: { trial } }) => form === 'trial' && trial === facts.trial);
  const isWeakName = weak.some(
    ({ form, facts: { authors } }) => form === 'author-year' && authors === facts.authors,
  );
  const isWeakTitle =
    identifiers.length > 0 &&
    weak.some(({ form, facts: { title } }) => form === 'title' && title === facts.title) &&
    !isOfAnotherSubject(facts.title ?? '', record);
  return {
    ...joinFacts(noFacts, facts),
    ...(isWeakTrial && { trial: null }),
    ...(isWeakName && { authors: [] }),
    ...(isWeakTitle && { title: null }),
  };
}

function isOfAnotherSubject(label: string, record: Citation): boolean {
  const subject = subjectOf(label);
  if (subject.size < minConcepts || record.abstract === null) return false;
  if (isOtherEuropean(label.toLowerCase().match(/\p{L}+/gu) ?? [])) return false;
  return subjectShare(subject, [record]) < hardlyAny;
}
