import type { EngineVerdict } from '@sextant/contracts';
import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { verdictOrder, verdictWords } from './verdict-words.ts';

interface MeterProps<Item extends { verdict: EngineVerdict['verdict'] }> {
  title: string;
  /** Under the title: the denominator in words. */
  note: string;
  items: readonly Item[];
  /** How those of one verdict are listed. */
  list: (items: Item[]) => ReactNode;
}

/** Shares of verdicts as a bar, and below it who gave each. */
export function Meter<Item extends { verdict: EngineVerdict['verdict'] }>(props: MeterProps<Item>) {
  const { items, list, note, title } = props;
  const groups = verdictOrder
    .map((verdict) => ({ verdict, items: items.filter((item) => item.verdict === verdict) }))
    .filter((group) => group.items.length > 0);
  return (
    <section aria-label={title} className="min-h-24">
      <h3 className="text-sm font-semibold">
        {title} <span className="font-normal text-ink-soft">{note}</span>
      </h3>
      <div aria-hidden="true" className="mt-2 flex h-3 gap-0.5 overflow-hidden rounded-full bg-sunken">
        {groups.map(({ items: { length }, verdict }) => (
          <span key={verdict} className={verdictWords[verdict].fill} style={{ flexGrow: length }} />
        ))}
      </div>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-sm">
        {groups.map((group) => (
          <div key={group.verdict} className="contents">
            <dt className="flex min-h-6 items-center gap-1.5 font-medium whitespace-nowrap">
              <span
                aria-hidden="true"
                className={classNames('size-2.5 rounded-xs', verdictWords[group.verdict].fill)}
              />
              {verdictWords[group.verdict].label}
              <span className="text-ink-soft tabular-nums">{group.items.length}</span>
            </dt>
            <dd className="flex min-h-6 flex-wrap items-center gap-x-1 gap-y-0.5">{list(group.items)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
