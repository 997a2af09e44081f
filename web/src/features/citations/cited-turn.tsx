import { type ReactNode, useContext, useMemo } from 'react';
import { MentionPlacesContext } from '../../lib/markdown/mention-places.ts';
import { EngineContext, MentionsContext, TurnIdContext, TurnWorksContext, WorksContext } from './contexts.ts';
import { mentionsOf, worksByNumber } from './model/cited-works.ts';
import { SourcesBar } from './sources-bar.tsx';
import { useCitedTurn } from './use-cited-turn.ts';

/** Makes a turn's citations known to the marks in its answers, and says above them what was found. */
export function CitedTurn({ turnId, children }: { turnId: string; children: ReactNode }) {
  const turn = useCitedTurn(turnId);
  const works = useMemo(() => worksByNumber(turn.works), [turn.works]);
  return (
    <TurnIdContext value={turnId}>
      <TurnWorksContext value={turn.works}>
        <WorksContext value={works}>
          <SourcesBar turn={turn} />
          {children}
        </WorksContext>
      </TurnWorksContext>
    </TurnIdContext>
  );
}

/** Tells the marks of an answer whose they are, and where in its text works are mentioned. */
export function CitedAnswer({ engine, children }: { engine: string; children: ReactNode }) {
  const works = useContext(TurnWorksContext);
  const mentions = useMemo(() => mentionsOf(works, engine), [works, engine]);
  const places = useMemo(() => mentions.map(({ mention: { from, to } }) => ({ from, to })), [mentions]);
  return (
    <EngineContext value={engine}>
      <MentionsContext value={mentions}>
        <MentionPlacesContext value={places}>
          <div data-cited-answer={engine}>{children}</div>
        </MentionPlacesContext>
      </MentionsContext>
    </EngineContext>
  );
}
