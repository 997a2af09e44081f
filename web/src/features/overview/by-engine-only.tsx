import type { Overview } from '@sextant/contracts';
import { useConfigQuery } from '../../lib/config-api.ts';
import { useReadOnly } from '../../lib/read-only.ts';
import { MakeAgain } from './make-again.tsx';
import type { OverviewTurn } from './use-overview.ts';

interface ByEngineOnlyProps {
  turn: OverviewTurn;
  overview: Overview;
  /** When this part is made. */
  when: string;
  /** What would bring it on a server without a live engine. */
  withoutKey: string;
}

/** Stands where an overview by rules has nothing to show: what would make this part, and a way to ask for it. */
export function ByEngineOnly({ overview, turn, when, withoutKey }: ByEngineOnlyProps) {
  const { data: config } = useConfigQuery();
  const isReadOnly = useReadOnly();
  const hasLiveEngine = config?.engines.some(({ mode }) => mode === 'live') ?? true;
  const { failure } = overview.made_by;
  return (
    <div className="space-y-3 text-ink-soft">
      {failure !== null && (
        <p role="status" className="max-w-prose rounded-md bg-warn-soft px-3 py-2 text-sm text-warn">
          {failure} The overview is still the one by rules.
        </p>
      )}
      <p className="flex flex-wrap items-center gap-2">
        {isReadOnly || hasLiveEngine ? when : withoutKey}
        {turn.hasEnded && <MakeAgain turnId={turn.turnId} overview={overview} />}
      </p>
    </div>
  );
}
