import type { Overview } from '@sextant/contracts';
import { Copy } from 'lucide-react';
import { useEngineNames } from '../../../lib/engine-names.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';
import { ByEngineOnly } from '../by-engine-only.tsx';
import { EngineName } from '../engine-name.tsx';
import { MakeAgain } from '../make-again.tsx';
import { DetailButton } from '../passages/detail-button.tsx';
import { WorkLine } from '../passages/work-line.tsx';
import type { OverviewTurn } from '../use-overview.ts';
import { writeSynthesis } from './write-synthesis.ts';

const roleWords = {
  agreement: 'Agreement',
  dissent: 'Dissent',
  literature: 'Literature',
  caveat: 'Mind that',
};
const roleLooks = {
  agreement: 'border-good',
  dissent: 'border-bad',
  literature: 'border-accent',
  caveat: 'border-warn',
};

const sourceCount = ({ length }: readonly string[]) => (length === 1 ? '1 source' : `${length} sources`);

/** A few sentences by an engine over all answers, each with who stands behind it; rules write none. */
export function Synthesis({ overview, turn }: { overview: Overview; turn: OverviewTurn }) {
  const { labelOf } = useEngineNames();
  const { made_by, synthesis } = overview;
  if (made_by.engine === null)
    return (
      <ByEngineOnly
        turn={turn}
        overview={overview}
        when="A synthesis is written only when an engine makes the overview."
        withoutKey="Add an engine's key to have a synthesis written."
      />
    );
  async function copy() {
    try {
      await navigator.clipboard.writeText(writeSynthesis(overview, turn.rows, labelOf));
      toast.success('Synthesis copied');
    } catch {
      toast.error('It could not be copied. Please try again.');
    }
  }
  return (
    <div className="max-w-prose space-y-3">
      {synthesis.length === 0 && (
        <p className="text-ink-soft">
          {made_by.label} wrote nothing here whose quotations stand in the answers.
        </p>
      )}
      <ul className="space-y-2.5">
        {synthesis.map(({ engines, role, text, works }) => (
          <li key={text} className={`border-l-2 pl-3 ${roleLooks[role]}`}>
            <p dir="auto">
              <span className="sr-only">{roleWords[role]}: </span>
              {text}
            </p>
            <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
              {engines.map((engine) => (
                <EngineName key={engine} engine={engine} />
              ))}
              {works.length > 0 && (
                <DetailButton
                  label={`${sourceCount(works)} of: ${text}`}
                  className="min-h-6 px-1 underline decoration-dotted underline-offset-4"
                  detail={() => (
                    <ul className="space-y-1.5">
                      {works.map((work) => (
                        <li key={work}>
                          <WorkLine work={work} />
                        </li>
                      ))}
                    </ul>
                  )}
                >
                  {sourceCount(works)}
                </DetailButton>
              )}
            </p>
          </li>
        ))}
      </ul>
      <footer className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
        <span>
          Made by {made_by.label}
          {made_by.model && ` (${made_by.model})`}
          {made_by.dropped > 0 &&
            `; ${made_by.dropped} ${made_by.dropped === 1 ? 'quotation' : 'quotations'} not found in the answers and dropped`}
        </span>
        {synthesis.length > 0 && (
          <Button variant="quiet" size="sm" onClick={copy}>
            <Copy aria-hidden="true" className="size-4" /> Copy
          </Button>
        )}
        {turn.hasEnded && <MakeAgain turnId={turn.turnId} overview={overview} />}
      </footer>
    </div>
  );
}
