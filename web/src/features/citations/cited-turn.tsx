import { type ReactNode, useContext, useMemo } from 'react';
import { MentionPlacesContext } from '../../lib/markdown/mention-places.ts';
import { EngineContext, MentionsContext, TurnIdContext, TurnWorksContext, WorksContext } from './contexts.ts';
import { mentionsOf, worksByNumber } from './model/cited-works.ts';
import { useCitedTurn } from './use-cited-turn.ts';

/** Makes a turn's citations known to the marks in its answers. */
export function CitedTurn({ turnId, children }: { turnId: string; children: ReactNode }) {
  const { works: all } = useCitedTurn(turnId);
  const works = useMemo(() => worksByNumber(all), [all]);
  return (
    <TurnIdContext value={turnId}>
      <TurnWorksContext value={all}>
        <WorksContext value={works}>{children}</WorksContext>
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
