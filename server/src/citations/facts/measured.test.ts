import { expect, it } from 'vitest';
import { makeCitation } from '../../testing/make-citation.ts';
import { isMeasured } from './measured.ts';

const works = [
  makeCitation('An antibody in early Alzheimer’s disease', {
    trial: 'CLARITY-AD',
    abstract:
      'The ADAS-Cog14 score fell less (-1.44). ARIA-E occurred in 12.6%. As in the EMERGE-X trial, amyloid fell.',
  }),
];

it.each(['ADAS-Cog14', 'ARIA-E'])('%s is what works measured', (name) => {
  expect(isMeasured(name, works)).toBe(true);
});

it.each(['EMERGE-X', 'CLARITY-AD', 'ABCD-HF', 'ADAS-Cog1', ''])('%s is not', (name) => {
  expect(isMeasured(name, works)).toBe(false);
});
