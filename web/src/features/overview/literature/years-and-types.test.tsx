import { type LedgerRow, studyTypes } from '@sextant/contracts';
import { studyTypeWords } from '@sextant/contracts/study-type-words';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { YearsAndTypes } from './years-and-types.tsx';

const rows = studyTypes.map((type) => ({
  id: type,
  citation: { title: type, year: 2021, study_type: type },
})) as LedgerRow[];

test('no two kinds of study that the legend tells apart have one colour', () => {
  for (const count of [2, 6, 7, studyTypes.length]) {
    const page = renderToStaticMarkup(<YearsAndTypes rows={rows.slice(0, count)} />);
    const legend = [...page.matchAll(/style="background:([^"]*)"><\/span>([^<]*)/g)];
    expect(new Set(legend.map(([, colour]) => colour)).size).toBe(legend.length);
    for (const type of studyTypes.slice(0, count)) {
      const dot = page.match(new RegExp(`fill="([^"]*)"><title>${type} `))?.[1];
      const told = legend.find(([, , words]) => words?.split(', ').includes(studyTypeWords[type]));
      expect(told?.[1], type).toBe(dot);
    }
  }
});
