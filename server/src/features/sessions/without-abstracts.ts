import type { Citation, Conversation } from '@sextant/contracts';

/** A turn for a list of many: a third of its size are the abstracts, and few of them are ever read. */
export function withoutAbstracts(conversation: Conversation): Conversation {
  const { evidence, ledger } = conversation;
  return {
    ...conversation,
    abstracts: 'left-out',
    evidence: evidence && { ...evidence, works: evidence.works.map(without) },
    ledger: ledger && { ...ledger, rows: ledger.rows.map(without) },
  };
}

const without = <Work extends { citation: Citation | null }>(work: Work): Work => ({
  ...work,
  citation: work.citation && { ...work.citation, abstract: null },
});
