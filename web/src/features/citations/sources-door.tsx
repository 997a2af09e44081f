import { Ban, BookOpenCheck, Unplug } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { states } from '../../lib/citation-looks.ts';
import { counted } from '../../lib/grouped.ts';
import { classNames } from '../../ui/class-names.ts';
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

/** Says what stands against cited works, and opens the sources. */
function Against({ children, look, turnId }: { children: ReactNode; look: string; turnId: string }) {
  return (
    <button
      type="button"
      data-prints
      title="Show in the sources"
      onClick={() => showSources(turnId)}
      className={classNames(
        'inline-flex min-h-6 items-center gap-1 rounded-sm px-1.5 font-semibold hover:opacity-90',
        look,
      )}
    >
      {children}
    </button>
  );
}

/** What is told beside how many are cited, each with its count. */
const told = [
  { state: 'not-found', words: (count: number) => `${count} not found` },
  { state: 'mismatch', words: (count: number) => `${count} ${count === 1 ? 'does' : 'do'} not match` },
] as const;

/**
 * What is to be known of a turn's sources at once: retracted works, those that do not exist or are not what is said of
 * them, sources that were away, a check that failed.
 */
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
        <Against turnId={turnId} look="bg-bad text-surface">
          <Ban aria-hidden="true" className="size-3.5" />
          {counted(retracted, 'retracted work')} cited
        </Against>
      )}
      {told.map(({ state, words }) => {
        const count = cited.filter((work) => work.state === state).length;
        const { ground, icon: Icon, text } = states[state];
        return count === 0 ? null : (
          <Against key={state} turnId={turnId} look={`${ground} ${text}`}>
            <Icon aria-hidden="true" className="size-3.5" />
            {words(count)}
          </Against>
        );
      })}
      {state && state.state !== 'ready' && (
        <Suspense>
          <LedgerState state={state} turnId={turnId} />
        </Suspense>
      )}
      {evidence?.works.length === 0 && works.length === 0 && (
        <span>No literature found for this question</span>
      )}
      {away.length > 0 && (
        <span className="inline-flex items-center gap-1 text-warn">
          <Unplug aria-hidden="true" className="size-4" />
          {listed(away)} did not answer
        </span>
      )}
    </>
  );
}
