import type { LedgerRow } from '@sextant/contracts';
import { Check } from 'lucide-react';
import { useMedia } from '../../../lib/use-media.ts';
import { EngineName } from '../engine-name.tsx';
import { EngineTable } from '../engine-table.tsx';
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

interface CitedByProps {
  rows: LedgerRow[];
  engines: readonly string[];
  /** Engines whose citations are not checked yet: that they do not cite a work is not known. */
  unchecked: readonly string[];
}

const name = 'Who cites what';
const heads = [{ name: 'Work', className: 'w-1/2 min-w-56' }];

/** Who cites what: a column an engine, and on a phone, which has no room for them, the names below each work. */
export function CitedBy(props: CitedByProps) {
  const isWide = useMedia('(min-width: 40rem)');
  return (
    <div>
      <h3 className="pb-1 text-sm font-semibold">{name}</h3>
      {isWide ? <CitedByTable {...props} /> : <CitedByList {...props} />}
    </div>
  );
}

function CitedByTable({ engines, rows, unchecked }: CitedByProps) {
  return (
    <EngineTable label={name} before={heads} engines={engines}>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className="border-b border-line align-top">
            <th scope="row" className="py-1.5 pr-3 text-left font-normal">
              <WorkLine work={row.id} />
            </th>
            {engines.map((engine) => {
              const times = timesCited(row, engine);
              return (
                <td key={engine} className="px-1 py-1.5 text-center">
                  {times > 0 ? (
                    <Cites times={times} />
                  ) : unchecked.includes(engine) ? (
                    <NotChecked />
                  ) : (
                    <span className="sr-only">does not cite it</span>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </EngineTable>
  );
}

function CitedByList({ engines, rows, unchecked }: CitedByProps) {
  return (
    <ul aria-label={name} className="text-sm">
      {rows.map((row) => (
        <li key={row.id} className="border-t border-line py-2">
          <WorkLine work={row.id} />
          <ul className="mt-1 flex flex-wrap gap-x-3 gap-y-0.5">
            {engines.map((engine) => {
              const times = timesCited(row, engine);
              if (times === 0 && !unchecked.includes(engine)) return null;
              return (
                <li key={engine} className="inline-flex items-center gap-1">
                  <EngineName engine={engine} />
                  {times > 0 ? <Cites times={times} /> : <NotChecked />}
                </li>
              );
            })}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function NotChecked() {
  return (
    <span title="Its citations are not checked yet" className="text-ink-faint">
      <span aria-hidden="true">…</span>
      <span className="sr-only">its citations are not checked yet</span>
    </span>
  );
}
