import type { Citation, Mention } from '@sextant/contracts';
import { findSupport } from '../support/find-support.ts';
import type { Place } from './cited-work.ts';

/** What the abstract of a work says to the sentence that cites it. */
export function readMention({ engine, from, to, statement }: Place, work: Citation | null): Mention {
  const place = { engine, from, to, statement };
  if (!work?.abstract?.trim()) return { ...place, abstract: 'missing', support: null };
  const { relation, score, sentence } = findSupport(statement, work);
  if (relation === 'not-found' || !sentence) return { ...place, abstract: 'does-not-say', support: null };
  return {
    ...place,
    abstract: relation,
    support: { text: sentence.text, from: sentence.from, to: sentence.to, score },
  };
}
