import type { SessionDetail } from '@sextant/contracts';
import { lazy, Suspense, useEffect } from 'react';
import { closeCard, useOpenCard } from './open-card.ts';
import { showSources, useShownSources } from './open-panel.ts';

const CitationCard = lazy(() => import('./card/citation-card.tsx'));
const SourcesPanel = lazy(() => import('./panel/sources-panel.tsx'));

/** What opens over and beside the answers of a session: the card of one citation, the sources of one turn. */
export function CitationsAside({
  session: { conversations },
}: {
  session: Pick<SessionDetail, 'conversations'>;
}) {
  const card = useOpenCard();
  const shown = useShownSources();
  useEffect(
    () => () => {
      closeCard();
      showSources(null);
    },
    [],
  );
  const find = (turnId: string | undefined | null) => conversations.find(({ turn_id }) => turn_id === turnId);
  const cited = find(card?.turnId);
  const turn = find(shown);
  return (
    <>
      <Suspense>{turn && <SourcesPanel key={turn.turn_id} conversation={turn} />}</Suspense>
      <Suspense>
        {card && cited && (
          <CitationCard
            key={`${card.turnId} ${card.engine} ${card.number} ${card.place}`}
            card={card}
            conversation={cited}
          />
        )}
      </Suspense>
    </>
  );
}
