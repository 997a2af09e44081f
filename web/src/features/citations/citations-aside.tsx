import { Suspense, useEffect } from 'react';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { closeCard, useOpenCard } from './open-card.ts';
import { showSources, useShownSources } from './open-panel.ts';

const CitationCard = lazyPart(() => import('./card/citation-card.tsx'));
const SourcesPanel = lazyPart(() => import('./panel/sources-panel.tsx'));

/** What opens over and beside the answers of a session: the card of one citation, the sources of one turn. */
export function CitationsAside() {
  const card = useOpenCard();
  const shown = useShownSources();
  useEffect(
    () => () => {
      closeCard();
      showSources(null);
    },
    [],
  );
  return (
    <>
      <Suspense>{shown && <SourcesPanel key={shown} turnId={shown} />}</Suspense>
      <Suspense>
        {card && <CitationCard key={`${card.turnId} ${card.engine} ${card.work}`} card={card} />}
      </Suspense>
    </>
  );
}
