import type { Evidence, Ledger, Overview } from '@sextant/contracts';

/** What is found about a turn beside its answers. */
export interface Findings {
  evidence: Evidence;
  ledger: Ledger;
  overview: Overview;
}
