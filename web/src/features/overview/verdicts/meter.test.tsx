import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Meter } from './meter.tsx';

test('a bar is as wide as all that could have a verdict', () => {
  const items = [{ verdict: 'yes' as const }, { verdict: 'yes' as const }, { verdict: null }];
  const page = renderToStaticMarkup(<Meter title="" note="" items={items} unlisted={3} list={() => null} />);
  const parts = [...page.matchAll(/class="([\w-]+)" style="flex-grow:(\d)"/g)];
  expect(parts.map(([, fill, share]) => `${fill} ${share}`)).toEqual(['bg-verdict-yes 2', 'bg-line 4']);
  expect(page).toContain('3 left out, see below');
});
