import type { Conversation } from '@sextant/contracts';
import { useCallback, useSyncExternalStore } from 'react';
import type { LiveTurn } from './live-turn.ts';
import { readLiveAnswer, readLiveTurn, subscribeAnswer, subscribeTurn } from './live-turns.ts';
import { mergeText, mergeTurn, type ShownTurn } from './merge-turn.ts';
import { useStoredTurn } from './stored-turns.tsx';

function readText(turnId: string, engine: string, stored: Conversation | undefined): string {
  return mergeText(engine, stored, readLiveTurn(turnId), readLiveAnswer(turnId, engine));
}

/** Stands for a stream that was never read, as the key of what was merged without it. */
const unread = {};
const merged = new WeakMap<object, WeakMap<object, ShownTurn>>();

/** The same sources give the same object, no matter who asks: a turn is merged once, and its readers render together. */
function mergeOnce(turnId: string, stored: Conversation | undefined, live: LiveTurn | undefined): ShownTurn {
  const textOf = (engine: string) => readText(turnId, engine, stored);
  if (!stored) return mergeTurn(turnId, stored, live, textOf);
  const ofStored = merged.get(stored) ?? new WeakMap<object, ShownTurn>();
  merged.set(stored, ofStored);
  const turn = ofStored.get(live ?? unread) ?? mergeTurn(turnId, stored, live, textOf);
  ofStored.set(live ?? unread, turn);
  return turn;
}

/** A turn as it stands. Renders when a state, a check or the overview moves, and never for a text. */
export function useTurn(turnId: string): ShownTurn {
  const stored = useStoredTurn(turnId);
  const subscribe = useCallback((listener: () => void) => subscribeTurn(turnId, listener), [turnId]);
  const live = useSyncExternalStore(subscribe, () => readLiveTurn(turnId));
  return mergeOnce(turnId, stored, live);
}

const always = () => true;

/**
 * The text of one engine's answer. The component that calls it renders when the text grows.
 * @param isEndInView what is not seen to grow grows in fewer and larger steps; the same function every time
 */
export function useAnswerText(turnId: string, engine: string, isEndInView: () => boolean = always): string {
  const stored = useStoredTurn(turnId);
  const subscribe = useCallback(
    (grow: () => void) => subscribeAnswer(turnId, engine, { grow, isSeen: isEndInView }),
    [turnId, engine, isEndInView],
  );
  return useSyncExternalStore(subscribe, () => readText(turnId, engine, stored));
}

/** Reads the text of one engine's answer as it is at that moment, without rendering when it grows. */
export function useTextReader(turnId: string, engine: string): () => string {
  const stored = useStoredTurn(turnId);
  return useCallback(() => readText(turnId, engine, stored), [turnId, engine, stored]);
}
