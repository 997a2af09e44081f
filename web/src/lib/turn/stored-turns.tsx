import type { Conversation } from '@sextant/contracts';
import { createContext, type ReactNode, useContext, useMemo } from 'react';

const StoredTurnsContext = createContext<ReadonlyMap<string, Conversation>>(new Map());

interface StoredTurnsProps {
  /** As they were last fetched. */
  conversations: readonly Conversation[];
  children: ReactNode;
}

/** Makes the turns of a session known to `useTurn` below it. */
export function StoredTurns({ conversations, children }: StoredTurnsProps) {
  const byId = useMemo(() => new Map(conversations.map((each) => [each.turn_id, each])), [conversations]);
  return <StoredTurnsContext value={byId}>{children}</StoredTurnsContext>;
}

/** A turn as it was last fetched. */
export const useStoredTurn = (turnId: string): Conversation | undefined =>
  useContext(StoredTurnsContext).get(turnId);
