import type { Answer, Evidence, Ledger } from '@sextant/contracts';
import type { OverviewInput } from '../overview/overview-input.ts';

/** A turn as an overview reads it: an engine without a text says why it has none. */
export function toOverviewInput(
  question: string,
  answers: readonly Answer[],
  { evidence, ledger }: { evidence: Evidence | null; ledger: Ledger | null },
): OverviewInput {
  return {
    question,
    answers: answers.map(({ ended_at, engine, error, label, text }) => ({
      engine,
      label,
      text: text === '' ? null : text,
      missing: error?.message ?? (ended_at ? 'Wrote nothing.' : 'Still at work.'),
    })),
    evidence,
    ledger,
  };
}
