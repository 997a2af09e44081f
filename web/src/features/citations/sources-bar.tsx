import { Ban, BookOpenCheck, Unplug } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Button } from '../../ui/button.tsx';
import { isAway } from './model/source-words.ts';
import { counted } from './model/words.ts';
import { showSources, useShownSources } from './open-panel.ts';
import type { CitedTurn } from './use-cited-turn.ts';

const LedgerState = lazy(() => import('./ledger-state.tsx'));

/** What was found for a question and what its answers make of it, in a line; opens the sources. */
export function SourcesBar({ turn: { turnId, evidence, findings, hasEnded, works } }: { turn: CitedTurn }) {
  const isShown = useShownSources() === turnId;
  const state = hasEnded ? findings?.ledger : undefined;
  if (!evidence && works.length === 0 && state?.state !== 'failed') return null;
  const cited = works.filter(({ engines }) => engines.length > 0);
  const retracted = cited.filter(({ state }) => state === 'retracted').length;
  const away = evidence?.sources.filter(isAway) ?? [];
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
      <Button
        variant="secondary"
        size="sm"
        aria-expanded={isShown}
        onClick={() => showSources(isShown ? null : turnId)}
      >
        <BookOpenCheck aria-hidden="true" className="size-4" />
        {counted(works.length, 'source')}
      </Button>
      <span className="text-ink-soft">
        {cited.length > 0 ? `${cited.length} cited` : evidence?.works.length === 0 ? 'Nothing was found' : ''}
      </span>
      {retracted > 0 && (
        <span className="inline-flex items-center gap-1 rounded-sm bg-bad px-2 py-1 font-semibold text-surface">
          <Ban aria-hidden="true" className="size-4" />
          {counted(retracted, 'retracted work')} cited
        </span>
      )}
      {state && state.state !== 'ready' && (
        <Suspense>
          <LedgerState state={state} turnId={turnId} />
        </Suspense>
      )}
      {away.length > 0 && (
        <span className="inline-flex items-center gap-1 text-warn">
          <Unplug aria-hidden="true" className="size-4" />
          {away.map(({ label }) => label).join(', ')} did not answer
        </span>
      )}
    </div>
  );
}
