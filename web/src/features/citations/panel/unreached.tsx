import type { UnreachedSource } from '@sextant/contracts';
import { Unplug } from 'lucide-react';
import { unreachedWords } from '../model/source-words.ts';

/** Who could not be asked when the citations were last checked. */
export function Unreached({ sources }: { sources: readonly UnreachedSource[] }) {
  if (sources.length === 0) return null;
  return (
    <div className="space-y-0.5 text-sm text-warn">
      <p>Not all citations could be checked:</p>
      <ul className="space-y-0.5">
        {sources.map((source) => (
          <li key={source.id} className="flex gap-1.5">
            <Unplug aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {unreachedWords(source)}
          </li>
        ))}
      </ul>
    </div>
  );
}
