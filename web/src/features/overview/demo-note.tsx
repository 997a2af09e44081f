import type { Overview } from '@sextant/contracts';
import { useEngineNames } from '../../lib/engine-names.ts';

/** What a demo is worth: one reader writes all its answers, so that they agree says nothing. */
export function DemoNote({ overview: { asked, demo } }: { overview: Overview }) {
  const { labelOf } = useEngineNames();
  if (demo.length === 0) return null;
  return (
    <p className="text-sm text-ink-soft">
      <strong className="font-semibold text-ink">Demo</strong>:{' '}
      {demo.length === asked
        ? 'one built-in reader; no vendor was asked.'
        : `${demo.map(labelOf).join(', ')} — one built-in reader; no vendor was asked. Not counted here.`}
    </p>
  );
}
