import { configureStore } from '@reduxjs/toolkit';
import type { Conversation } from '@sextant/contracts';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { Turn } from '../../../web/src/features/chat/turn.tsx';
import { api } from '../../../web/src/lib/api.ts';
import { followTurn } from '../../../web/src/lib/turn/live-turns.ts';
import { StoredTurns } from '../../../web/src/lib/turn/stored-turns.tsx';

/** What the frames of a while were like. */
export interface Frames {
  /** Milliseconds between one frame and the next. */
  intervals: number[];
  /** Milliseconds of every task of more than 50 ms. */
  longTasks: number[];
}

const conversations: Conversation[] = [
  {
    turn_id: 'bench',
    version: '',
    created_at: new Date().toISOString(),
    ended_at: null,
    messages: [{ role: 'user', content: 'A question to six engines?' }],
    answers: [],
    evidence: null,
    ledger: null,
    overview: null,
    findings: {
      version: 0,
      ledger: { state: 'pending', reason: null },
      overview: { state: 'pending', reason: null },
    },
    abstracts: 'included',
  },
];

function countFrames(): () => Frames {
  const intervals: number[] = [];
  const longTasks: number[] = [];
  const observer = new PerformanceObserver((list) =>
    longTasks.push(...list.getEntries().map(({ duration }) => duration)),
  );
  observer.observe({ type: 'longtask' });
  let last = 0;
  let frame = 0;
  const next = (time: number) => {
    if (last) intervals.push(time - last);
    last = time;
    frame = requestAnimationFrame(next);
  };
  frame = requestAnimationFrame(next);
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    return { intervals, longTasks };
  };
}

/** Shows a turn of six engines as the session's page does, reads its stream, and counts frames from the first second on. */
export async function showSix(stream: string): Promise<Frames> {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer, auth: () => ({ access: 'bench', refresh: null }) },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  const root = document.getElementById('root');
  if (!root) throw new Error('No root');
  createRoot(root).render(
    <Provider store={store}>
      <div style={{ padding: 24 }}>
        <StoredTurns conversations={conversations}>
          <Turn turnId="bench" />
        </StoredTurns>
      </div>
    </Provider>,
  );
  let stop: (() => Frames) | undefined;
  setTimeout(() => {
    stop = countFrames();
  }, 1_000);
  await followTurn('bench', () => fetch(stream));
  return stop?.() ?? { intervals: [], longTasks: [] };
}
