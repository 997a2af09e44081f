import { Tabs as RadixTabs } from 'radix-ui';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { classNames } from './class-names.ts';

interface TabsProps {
  value: string;
  onValueChange: (value: string) => void;
  /** Names the row of tabs for screen readers. */
  label: string;
  tabs: { value: string; content: ReactNode }[];
  className?: string;
  /** What stands around the row of tabs. */
  bar?: (list: ReactNode) => ReactNode;
  /** The panels, each a `TabPanel`. */
  children: ReactNode;
}

/** Scrolls a row of tabs, and never the page, as far as the chosen one needs. */
function useChosenInView(value: string) {
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another value is another tab.
  useLayoutEffect(() => {
    const row = list.current;
    const tab = row?.querySelector('[data-state=active]')?.getBoundingClientRect();
    if (!row || !tab) return;
    const { left, right } = row.getBoundingClientRect();
    row.scrollLeft += Math.min(0, tab.left - left) + Math.max(0, tab.right - right);
  }, [value]);
  return list;
}

export function Tabs({
  value,
  onValueChange,
  label,
  tabs,
  className,
  bar = (list) => list,
  children,
}: TabsProps) {
  const list = useChosenInView(value);
  return (
    <RadixTabs.Root value={value} onValueChange={onValueChange} className={className}>
      {bar(
        <RadixTabs.List
          ref={list}
          aria-label={label}
          className="relative flex gap-1 overflow-x-auto border-b border-line"
        >
          {tabs.map((tab) => (
            <RadixTabs.Trigger
              key={tab.value}
              value={tab.value}
              className={classNames(
                'flex min-h-10 shrink-0 items-center gap-2 border-b-2 border-transparent px-3 text-sm font-medium text-ink-soft',
                'hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-accent data-[state=active]:text-ink',
              )}
            >
              {tab.content}
            </RadixTabs.Trigger>
          ))}
        </RadixTabs.List>,
      )}
      {children}
    </RadixTabs.Root>
  );
}

export const TabPanel = RadixTabs.Content;
