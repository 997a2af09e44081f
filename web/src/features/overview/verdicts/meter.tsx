import type { EngineVerdict } from '@sextant/contracts';
import { type ReactNode, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { isGiven, type ShownVerdict, shownVerdict, verdictOrder, verdictWords } from './verdict-words.ts';

interface MeterProps<Item extends { verdict: EngineVerdict['verdict'] }> {
  title: string;
  /** Under the title: the denominator in words. */
  note: string;
  items: readonly Item[];
  /** So many more have no verdict, and are listed elsewhere. */
  unlisted?: number;
  /** How those of one verdict are listed. */
  list: (items: Item[]) => ReactNode;
}

interface Group<Item> {
  verdict: ShownVerdict;
  items: Item[];
  count: number;
}

/** Those of each verdict, from one side to the other; verdicts that no one gives are left out. */
function byVerdict<Item extends { verdict: EngineVerdict['verdict'] }>(
  items: readonly Item[],
  unlisted: number,
): Group<Item>[] {
  return verdictOrder
    .map((verdict) => {
      const given = items.filter((item) => shownVerdict(item.verdict) === verdict);
      return { verdict, items: given, count: given.length + (verdict === 'unread' ? unlisted : 0) };
    })
    .filter(({ count }) => count > 0);
}

/** As wide as all that could have a verdict: those without one are its grey part. */
function Bar({ groups }: { groups: Group<unknown>[] }) {
  if (!groups.some(({ verdict }) => isGiven(verdict))) return null;
  return (
    <div aria-hidden="true" className="mt-2 flex h-3 gap-0.5 overflow-hidden rounded-full">
      {groups.map(({ count, verdict }) => (
        <span key={verdict} className={verdictWords[verdict].fill} style={{ flexGrow: count }} />
      ))}
    </div>
  );
}

function Count({ count, verdict }: { verdict: ShownVerdict; count: number }) {
  return (
    <>
      <span aria-hidden="true" className={classNames('size-2.5 rounded-xs', verdictWords[verdict].fill)} />
      {verdictWords[verdict].label}
      <span className="text-ink-soft tabular-nums">{count}</span>
    </>
  );
}

/** Shares of verdicts as a bar, and below it who gave each. */
export function Meter<Item extends { verdict: EngineVerdict['verdict'] }>(props: MeterProps<Item>) {
  const { items, list, note, title, unlisted = 0 } = props;
  const groups = byVerdict(items, unlisted);
  return (
    <section aria-label={title}>
      <h3 className="text-sm font-semibold">
        {title} <span className="font-normal text-ink-soft">{note}</span>
      </h3>
      <Bar groups={groups} />
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-sm">
        {groups.map((group) => (
          <div key={group.verdict} className="contents">
            <dt className="flex min-h-6 items-center self-start gap-1.5 font-medium whitespace-nowrap">
              <Count verdict={group.verdict} count={group.count} />
            </dt>
            <dd className="flex min-h-6 flex-wrap items-center gap-x-1 gap-y-0.5">
              <Shortened items={group.items} list={list} />
              {group.count > group.items.length && (
                <span className="px-1.5 text-xs text-ink-soft">
                  {group.count - group.items.length} left out, see below
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** So many are listed before the rest is asked for. */
const maxShown = 6;

function Shortened<Item>({ items, list }: { items: Item[]; list: (items: Item[]) => ReactNode }) {
  const [all, setAll] = useState(false);
  const rest = items.length - maxShown;
  return (
    <>
      {list(all ? items : items.slice(0, maxShown))}
      {rest > 0 && (
        <button
          type="button"
          aria-expanded={all}
          onClick={() => setAll(!all)}
          className="min-h-6 rounded-sm px-1.5 text-xs text-accent underline underline-offset-2"
        >
          {all ? `hide ${rest}` : `and ${rest} more`}
        </button>
      )}
    </>
  );
}
