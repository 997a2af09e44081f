import type { Evidence } from '@sextant/contracts';
import { Check, Unplug } from 'lucide-react';
import { classNames } from '../../../ui/class-names.ts';
import { isAway } from '../model/is-away.ts';
import { sourceWords } from '../model/source-words.ts';

/** What was searched, for what, and which source could not be asked. */
export function SearchReport({ evidence }: { evidence: Evidence }) {
  return (
    <div className="space-y-1 text-sm">
      <ul className="space-y-0.5">
        {evidence.sources.map((source) => {
          const Icon = isAway(source) ? Unplug : Check;
          return (
            <li
              key={source.id}
              className={classNames('flex gap-1.5', isAway(source) ? 'text-warn' : 'text-ink-soft')}
            >
              <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
              <div className="min-w-0">
                {sourceWords(source)}
                {source.query && (
                  <code className="block whitespace-pre-line break-words text-ink-faint text-xs">
                    {source.query}
                  </code>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      {evidence.note && <p className="text-ink-soft">{evidence.note}</p>}
      {evidence.query && (
        <p className="text-ink-faint">
          Searched for: <span className="break-words">{evidence.query}</span>
        </p>
      )}
    </div>
  );
}
