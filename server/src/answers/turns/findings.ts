import type { Evidence, Ledger, Overview, Turn, TurnEvent } from '@sextant/contracts';
import { Written, writeObject } from '../../platform/db/written.ts';

/** What is found about a turn beside its answers, each as JSON: most of a turn, which only threads and readers read. */
export interface Findings {
  /** Before the engines are asked. */
  evidence: Written<Evidence>;
  /** What the answers cite, as of the last check. */
  ledger: Written<Ledger>;
  /** The answers side by side, as far as they have ended. */
  overview: Written<Overview>;
}

export type FindingPart = keyof Findings;

/** Findings as far as there are any. */
export type FindingsSoFar = { [Part in FindingPart]: Findings[Part] | null };

/** A turn whose findings are written. */
export type WrittenTurn = Omit<Turn, FindingPart> & FindingsSoFar;

/** The turn as the contract has it. */
export const readTurn = ({ evidence, ledger, overview, ...turn }: WrittenTurn): Turn => ({
  ...turn,
  evidence: evidence?.read() ?? null,
  ledger: ledger?.read() ?? null,
  overview: overview?.read() ?? null,
});

/** An event of the contract, as who follows a turn is told it: what is long in it is written already. */
export type TurnNews =
  | Exclude<TurnEvent, { type: 'turn-snapshot' | 'sources-found' | 'citations-checked' | 'overview-updated' }>
  | { type: 'turn-snapshot'; turn: Written<Turn> }
  | { type: 'sources-found'; turn_id: string; evidence: Findings['evidence'] }
  | { type: 'citations-checked'; turn_id: string; ledger: Findings['ledger'] }
  | { type: 'overview-updated'; turn_id: string; overview: Findings['overview'] };

/** The event that tells a turn's readers of a finding. */
export function findingEvent(turnId: string, found: Partial<Findings>): TurnNews {
  if (found.evidence) return { type: 'sources-found', turn_id: turnId, evidence: found.evidence };
  if (found.ledger) return { type: 'citations-checked', turn_id: turnId, ledger: found.ledger };
  if (found.overview) return { type: 'overview-updated', turn_id: turnId, overview: found.overview };
  throw new TypeError('a finding without a part');
}

/** The event that tells a reader how a turn stands at this moment. */
export const snapshotEvent = (turn: WrittenTurn): TurnNews => ({
  type: 'turn-snapshot',
  turn: new Written(writeObject({ ...turn }), turn.created_at),
});
