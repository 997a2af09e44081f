import { type FindingKind, type FindingState, type FindingStates, findingKinds } from '@sextant/contracts';
import type { StoredState, StoredStates } from '../../platform/db/schema.ts';

export const pending: StoredState = { state: 'pending', reason: null };
export const ready: StoredState = { state: 'ready', reason: null };
export const failed = (reason: string): StoredState => ({ state: 'failed', reason });

/** As every engine has ended. */
export const statesAtEnd: Record<FindingKind, StoredState> = { ledger: pending, overview: pending };

/** While engines are at work, everything is still to come, whatever was stored of the answers before. */
export function statesOf(turn: {
  endedAt: Date | null;
  findingStates: StoredStates;
  findingsVersion: number;
}): FindingStates {
  const state = (kind: FindingKind): FindingState => {
    const { reason, state } = (turn.endedAt ? turn.findingStates[kind] : pending) ?? ready;
    return { state, reason };
  };
  return {
    version: turn.findingsVersion,
    judged_since: (turn.endedAt && turn.findingStates.judge?.since) ?? null,
    ...(Object.fromEntries(findingKinds.map((kind) => [kind, state(kind)])) as Record<
      FindingKind,
      FindingState
    >),
  };
}

/** Whether all kinds of findings stand alike, whatever their versions. */
export const haveSameStates = (a: FindingStates, b: FindingStates): boolean =>
  findingKinds.every((kind) => a[kind].state === b[kind].state && a[kind].reason === b[kind].reason);
