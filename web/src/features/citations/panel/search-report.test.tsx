import type { Evidence } from '@sextant/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SearchReport } from './search-report.tsx';

const evidence: Evidence = {
  searched_at: '2026-01-02T03:04:05.000Z',
  query: 'metformin',
  note: 'This question is not all in English. Searched by the terms that PubMed can know: metformin.',
  sources: [
    {
      id: 'pubmed',
      label: 'PubMed',
      state: 'found',
      found: 2,
      message: null,
      query: 'vitamin C AND sepsis\n(vitamin C AND sepsis)',
    },
    { id: 'library', label: 'Library', state: 'nothing', found: 0, message: null },
  ],
  works: [],
};

it('shows what each source was asked as it was sent, and how the search differs from the question', () => {
  const page = renderToStaticMarkup(<SearchReport evidence={evidence} />);
  const asked = [...page.matchAll(/<code[^>]*>([^<]*)<\/code>/g)].map(([, query]) => query);
  expect(asked).toEqual(['vitamin C AND sepsis\n(vitamin C AND sepsis)']);
  expect(page).toContain('Searched by the terms that PubMed can know: metformin.');
});
