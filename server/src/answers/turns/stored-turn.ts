import type { answers, turns } from '../../platform/db/schema.ts';

export type TurnRow = typeof turns.$inferSelect;
export type AnswerRow = typeof answers.$inferSelect;
/** What is needed of a stored turn to run it. */
export interface StoredTurn {
  turn: Pick<
    TurnRow,
    | 'id'
    | 'sessionId'
    | 'position'
    | 'question'
    | 'createdAt'
    | 'leaseOwner'
    | 'evidence'
    | 'ledger'
    | 'overview'
    | 'findingStates'
  >;
  answers: Pick<
    AnswerRow,
    'id' | 'summary' | 'engine' | 'text' | 'hasEnded' | 'retryRequested' | 'crashes'
  >[];
}
