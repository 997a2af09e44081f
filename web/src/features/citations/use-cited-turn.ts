import type { AnswerSummary, Conversation, Evidence, Ledger } from '@sextant/contracts';
import { useMemo } from 'react';
import { useLiveTurn } from '../../lib/answer-stream-hooks.ts';
import { type CitedWork, citedWorks } from './model/cited-works.ts';

export interface CitedTurn {
  turnId: string;
  evidence: Evidence | null;
  ledger: Ledger | null;
  works: CitedWork[];
  answers: AnswerSummary[];
  /** Whether every engine has ended. */
  hasEnded: boolean;
}

const newer = (a: Ledger | null, b: Ledger | null): Ledger | null =>
  a && b ? (Date.parse(a.checked_at) >= Date.parse(b.checked_at) ? a : b) : (a ?? b);

/** What a turn found and cites: as it streams here, else as it was stored. */
export function useCitedTurn(conversation: Conversation): CitedTurn {
  const live = useLiveTurn(conversation.turn_id);
  const evidence = live?.evidence ?? conversation.evidence;
  // Answers that are asked anew stream newer ledgers; a check in another tab is known from what is stored.
  const ledger = newer(live?.ledger ?? null, conversation.ledger);
  const answers = live && live.answers.length > 0 ? live.answers : conversation.answers;
  const hasEnded = live ? live.endedAt !== null : conversation.ended_at !== null;
  const works = useMemo(() => citedWorks(evidence, ledger, hasEnded), [evidence, ledger, hasEnded]);
  return { turnId: conversation.turn_id, evidence, ledger, works, answers, hasEnded };
}
