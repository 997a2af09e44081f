import { Ban, BookOpenCheck, Unplug } from 'lucide-react';
import { Suspense } from 'react';
import { counted } from '../../lib/grouped.ts';
import { doorClass } from '../../ui/door.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { isCitedWork } from './model/cited-works.ts';
import { isAway } from './model/is-away.ts';
import { listed } from './model/source-words.ts';
import { showSources, useShownSources } from './open-panel.ts';
import { useCitedTurn } from './use-cited-turn.ts';

const LedgerState = lazyPart(() => import('./ledger-state.tsx'));

/** Opens what was found for a question and what its answers make of it, beside them. */
export function SourcesDoor({ turnId }: { turnId: string }) {
  const { evidence, findings, hasEnded, works } = useCitedTurn(turnId);
  const isShown = useShownSources() === turnId;
  const hasFailed = hasEnded && findings?.ledger.state === 'failed';
  if (!evidence && works.length === 0 && !hasFailed) return null;
  return (
    <button
      type="button"
      aria-expanded={isShown}
      onClick={() => showSources(isShown ? null : turnId)}
      className={doorClass}
    >
      <BookOpenCheck aria-hidden="true" className="size-4 shrink-0 text-ink-faint" />
      <span className="whitespace-nowrap">{counted(works.length, 'source')}</span>
    </button>
  );
}

/** What is to be known of a turn's sources at once: retracted works, sources that were away, a check that failed. */
export function SourcesWarnings({ turnId }: { turnId: string }) {
  const { evidence, findings, hasEnded, works } = useCitedTurn(turnId);
  const state = hasEnded ? findings?.ledger : undefined;
  const cited = works.filter(isCitedWork);
  const retracted = cited.filter(({ state }) => state === 'retracted').length;
  const away = evidence?.sources.filter(isAway) ?? [];
  return (
    <>
      {cited.length > 0 && <span>{cited.length} cited</span>}
      {retracted > 0 && (
        <button
          type="button"
          data-prints
          title="Show in the sources"
          onClick={() => showSources(turnId)}
          className="inline-flex min-h-6 items-center gap-1 rounded-sm bg-bad px-1.5 font-semibold text-surface hover:opacity-90"
        >
          <Ban aria-hidden="true" className="size-3.5" />
          {counted(retracted, 'retracted work')} cited
        </button>
      )}
      {state && state.state !== 'ready' && (
        <Suspense>
          <LedgerState state={state} turnId={turnId} />
        </Suspense>
      )}
      {evidence?.works.length === 0 && works.length === 0 && <span>Nothing was found</span>}
      {away.length > 0 && (
        <span className="inline-flex items-center gap-1 text-warn">
          <Unplug aria-hidden="true" className="size-4" />
          {listed(away)} did not answer
        </span>
      )}
    </>
  );
}
