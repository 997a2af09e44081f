import { expect, it } from 'vitest';
import { noFacts } from '../../reading/mentions/mention.ts';
import { makeCitation } from '../../testing/make-citation.ts';
import { compareFacts } from './compare-facts.ts';

const printed = makeCitation('Vitamin D and fractures', { year: 2008, source: 'pubmed' });
const years = (stated: number, ...records: (typeof printed)[]) => {
  const { differs, unsure } = compareFacts({ ...noFacts, year: stated }, records[0] ?? printed, records);
  return differs.length > 0 ? 'other' : unsure === null ? 'same' : 'unsure';
};

it('leaves the year before an issue open where no record tells when the work appeared online', () => {
  expect(years(2007, printed)).toBe('unsure');
  expect(years(2006, printed)).toBe('other');
  expect(years(2007, { ...printed, online_year: 2007 })).toBe('same');
  expect(years(2009, { ...printed, online_year: 2007 })).toBe('other');
  // Crossref would have the other year.
  expect(years(2007, printed, { ...printed, source: 'crossref' })).toBe('other');
});

it('leaves the year of a former version open of what is revised where it stands', () => {
  const chapter = makeCitation('Metformin', {
    year: 2025,
    online_year: 2023,
    source: 'pubmed',
    is_revised: true,
  });
  expect([2025, 2023].map((year) => years(year, chapter))).toEqual(['same', 'same']);
  expect([2021, 2019].map((year) => years(year, chapter))).toEqual(['unsure', 'unsure']);
  expect(years(2027, chapter)).toBe('other');
});

it('takes the year in which back files were put online for no year of the work', () => {
  const old = makeCitation('Lithium in 1985', { year: 1985, online_year: 2006, source: 'crossref' });
  expect(years(2006, old)).toBe('other');
  expect(years(1985, old)).toBe('same');
});
