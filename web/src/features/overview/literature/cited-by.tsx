import type { LedgerRow } from '@sextant/contracts';
import { Check } from 'lucide-react';
import { stopIfWide } from '../../../lib/stop-if-wide.ts';
import { EngineName } from '../engine-name.tsx';
import { WorkLine } from '../passages/work-line.tsx';
import { timesCited } from './times-cited.ts';

/** Neutral: to cite a work that was retracted, or that nobody finds, is no good mark. */
export function Cites({ times }: { times: number }) {
  return (
    <span className="inline-flex items-center gap-0.5 text-ink-soft">
      <Check aria-hidden="true" className="size-4" />
      <span className="sr-only">cites it</span>
      {times > 1 && <span className="text-xs tabular-nums">{times}×</span>}
    </span>
  );
}

/** Who cites what. */
export function CitedBy({
  engines,
  rows,
  unchecked,
}: {
  rows: LedgerRow[];
  engines: readonly string[];
  /** Engines whose citations are not checked yet: that they do not cite a work is not known. */
  unchecked: readonly string[];
}) {
  return (
    <section ref={stopIfWide} aria-label="Who cites what" className="engine-table overflow-x-auto">
      <table className="w-full border-collapse text-sm">
        <caption className="pb-1 text-left font-semibold">Who cites what</caption>
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className="min-w-64 py-1.5 text-left font-medium">
              Work
            </th>
            {engines.map((engine) => (
              <th key={engine} scope="col" className="px-2 py-1.5 text-left font-medium">
                <EngineName engine={engine} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className="border-b border-line align-top">
              <th scope="row" className="py-1.5 pr-3 text-left font-normal">
                <WorkLine work={row.id} />
              </th>
              {engines.map((engine) => {
                const times = timesCited(row, engine);
                return (
                  <td key={engine} className="px-2 py-1.5">
                    {times > 0 ? (
                      <Cites times={times} />
                    ) : unchecked.includes(engine) ? (
                      <span title="Its citations are not checked yet" className="text-ink-faint">
                        <span aria-hidden="true">…</span>
                        <span className="sr-only">its citations are not checked yet</span>
                      </span>
                    ) : (
                      <span className="sr-only">does not cite it</span>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
