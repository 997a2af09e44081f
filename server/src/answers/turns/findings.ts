import type { Evidence, Ledger, Overview, TurnEvent } from '@sextant/contracts';

/** What is found about a turn beside its answers. */
export interface Findings {
  /** Before the engines are asked. */
  evidence: Evidence;
  /** What the answers cite, as of the last check. */
  ledger: Ledger;
  /** The answers side by side, as far as they have ended. */
  overview: Overview;
}

export type FindingPart = keyof Findings;

/** The event that tells a turn's readers of a finding. */
export function findingEvent(turnId: string, found: Partial<Findings>): TurnEvent {
  if (found.evidence) return { type: 'sources-found', turn_id: turnId, evidence: found.evidence };
  if (found.ledger) return { type: 'citations-checked', turn_id: turnId, ledger: found.ledger };
  if (found.overview) return { type: 'overview-updated', turn_id: turnId, overview: found.overview };
  throw new TypeError('a finding without a part');
}
