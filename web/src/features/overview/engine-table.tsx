import type { ReactNode } from 'react';
import { stopIfWide } from '../../lib/stop-if-wide.ts';
import { EngineName } from './engine-name.tsx';

interface EngineTableProps {
  /** Names what scrolls. */
  label: string;
  /** What each row begins with. */
  before: readonly { name: string; className: string }[];
  /** One column each. */
  engines: readonly string[];
  /** What each row ends with, where it has more than the engines. */
  after?: string;
  /** The bodies of the table. */
  children: ReactNode;
}

/** A table with a column an engine, which scrolls sideways where it does not fit. */
export function EngineTable({ after, before, children, engines, label }: EngineTableProps) {
  return (
    <section ref={stopIfWide} aria-label={label} className="engine-table overflow-x-auto">
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr className="border-b border-line text-left">
            {before.map(({ className, name }) => (
              <th key={name} scope="col" className={`py-1.5 pr-3 font-semibold ${className}`}>
                {name}
              </th>
            ))}
            {engines.map((engine) => (
              <th key={engine} scope="col" className="px-1 py-1.5 text-center text-xs font-medium">
                <EngineName engine={engine} />
              </th>
            ))}
            {after && (
              <th scope="col" className="px-2 py-1.5 text-xs font-medium whitespace-nowrap">
                {after}
              </th>
            )}
          </tr>
        </thead>
        {children}
      </table>
    </section>
  );
}
