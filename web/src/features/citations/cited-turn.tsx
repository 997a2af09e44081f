import type { Conversation } from '@sextant/contracts';
import { type ReactNode, useMemo } from 'react';
import { EngineContext, TurnIdContext, WorksContext } from './contexts.ts';
import { worksByNumber } from './model/cited-works.ts';
import { SourcesBar } from './sources-bar.tsx';
import { useCitedTurn } from './use-cited-turn.ts';

/** Makes a turn's citations known to the marks in its answers, and says above them what was found. */
export function CitedTurn({ conversation, children }: { conversation: Conversation; children: ReactNode }) {
  const turn = useCitedTurn(conversation);
  const works = useMemo(() => worksByNumber(turn.works), [turn.works]);
  return (
    <TurnIdContext value={conversation.turn_id}>
      <WorksContext value={works}>
        <SourcesBar turn={turn} />
        {children}
      </WorksContext>
    </TurnIdContext>
  );
}

/** Tells the marks of an answer whose they are. */
export function CitedAnswer({ engine, children }: { engine: string; children: ReactNode }) {
  return (
    <EngineContext value={engine}>
      <div data-cited-answer={engine}>{children}</div>
    </EngineContext>
  );
}
