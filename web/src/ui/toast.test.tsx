import { renderToString } from 'react-dom/server';
import { useToaster } from 'react-hot-toast/headless';
import { afterEach, expect, test } from 'vitest';
import { toast, toastOptions } from './toast.ts';

afterEach(() => toast.removeAll());

/** What the host would show, and for how long. */
function kept() {
  let toasts: { type: string; duration?: number }[] = [];
  function Probe() {
    toasts = useToaster(toastOptions).toasts;
    return null;
  }
  renderToString(<Probe />);
  return toasts;
}

test.each([
  ['blank', () => toast('Text'), 4_000],
  ['error', () => toast.error('Text'), 4_000],
  ['success', () => toast.success('Text'), 2_000],
  ['loading', () => toast.loading('Text'), Number.POSITIVE_INFINITY],
  ['custom', () => toast.custom('Text'), 4_000],
])('a toast of type %s stays as long as it should', (type, show, duration) => {
  show();
  expect(kept()).toEqual([expect.objectContaining({ type, duration })]);
});

test('the 21st toast takes the place of the first', () => {
  for (let number = 1; number <= 21; number++) toast(`Toast ${number}`);
  const messages = kept().map((item) => (item as { message?: string }).message);
  expect(messages).toHaveLength(20);
  expect(messages).not.toContain('Toast 1');
});
