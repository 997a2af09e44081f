import { useCallback, useSyncExternalStore } from 'react';
import { readLiveAnswer, readLiveTurn, subscribeAnswer, subscribeTurn } from './answer-stream-store.ts';
import type { LiveAnswer, LiveTurn } from './answer-stream-turn.ts';

/** One engine's answer as it streams; its component alone renders when its text grows. */
export function useLiveAnswer(turnId: string, engine: string): LiveAnswer | undefined {
  const subscribe = useCallback(
    (listener: () => void) => subscribeAnswer(turnId, engine, listener),
    [turnId, engine],
  );
  return useSyncExternalStore(subscribe, () => readLiveAnswer(turnId, engine));
}

/** How a turn's answers stand as they stream, without their texts. */
export function useLiveTurn(turnId: string): LiveTurn | undefined {
  const subscribe = useCallback((listener: () => void) => subscribeTurn(turnId, listener), [turnId]);
  return useSyncExternalStore(subscribe, () => readLiveTurn(turnId));
}
