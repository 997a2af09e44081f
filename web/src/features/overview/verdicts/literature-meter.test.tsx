import { configureStore } from '@reduxjs/toolkit';
import type { LeftOutWork, WorkVerdict } from '@sextant/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { expect, test } from 'vitest';
import { api } from '../../../lib/api.ts';
import { LiteratureMeter } from './literature-meter.tsx';

const yes: WorkVerdict = {
  work: 'pmid:1',
  title: 'A trial',
  year: 2021,
  study_type: 'randomized-trial',
  n: null,
  verdict: 'yes',
  reason: '',
  passage: null,
  cited_by: ['claude'],
  by: 'rules',
};
const leftOut = (why: LeftOutWork['why']): LeftOutWork => ({
  work: why,
  title: why,
  why,
  cited_by: ['claude'],
});

test('says of how many works that count so many have a verdict, and calls none verified', () => {
  const left_out = [leftOut('no-abstract'), leftOut('mismatch'), leftOut('unknown')];
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
  const page = renderToStaticMarkup(
    <Provider store={store}>
      <LiteratureMeter literature={{ verdicts: [yes], left_out }} />
    </Provider>,
  );
  expect(page.replace(/<[^>]*>/g, '')).toContain('1 of 2 works counted has a verdict, 2 not counted');
});
