import type { MentionForm } from '@sextant/contracts';
import type { CitedWork } from './cited-works.ts';

const callsByNumber = new Set<MentionForm>(['number', 'footnote', 'superscript']);

/**
 * The numbers by which an answer calls a work: its own list may have another under the number that the work has in the
 * evidence. None where it names the work in words alone, or is not known to mean it by a number.
 */
export function numbersCalling({ number, row }: CitedWork, engine: string): number[] {
  const calling = row?.mentions.filter(
    (mention) => mention.engine === engine && callsByNumber.has(mention.form),
  );
  // Ledgers that were stored before mentions told what they call: what calls no entry of a list means the evidence.
  const called = calling?.flatMap(
    (mention) => mention.called ?? (mention.entry === null ? (number ?? []) : []),
  );
  return [...new Set(called?.map(Number))].filter(Number.isInteger).sort((a, b) => a - b);
}
