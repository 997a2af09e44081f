import type { Conversation, Evidence, LedgerRow, Overview } from '@sextant/contracts';
import { useMemo } from 'react';
import { useLiveTurn } from '../../lib/answer-stream-hooks.ts';

export interface OverviewTurn {
  turnId: string;
  /** Null until the first answer has ended. */
  overview: Overview | null;
  evidence: Evidence | null;
  /** Works that the answers cite, by the ids that the overview names them by. */
  rows: ReadonlyMap<string, LedgerRow>;
  /** Whether every engine has ended. */
  hasEnded: boolean;
}

const newer = (a: Overview | null, b: Overview | null): Overview | null =>
  a && b ? (Date.parse(a.made_at) >= Date.parse(b.made_at) ? a : b) : (a ?? b);

/** A turn's overview: as it streams here, else as it was stored. */
export function useOverview(conversation: Conversation): OverviewTurn {
  const live = useLiveTurn(conversation.turn_id);
  const ledger = live?.ledger ?? conversation.ledger;
  const rows = useMemo(() => new Map(ledger?.rows.map((row) => [row.id, row])), [ledger]);
  return {
    turnId: conversation.turn_id,
    overview: newer(live?.overview ?? null, conversation.overview),
    evidence: live?.evidence ?? conversation.evidence,
    rows,
    hasEnded: live ? live.endedAt !== null : conversation.ended_at !== null,
  };
}
