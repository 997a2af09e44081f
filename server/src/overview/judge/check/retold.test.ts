import { expect, it } from 'vitest';
import { isRetold } from './retold.ts';

it.each([
  [
    'a share',
    'Clear skin was seen in 74.2% with azelodin and 51% with clobetrin.',
    'Three in four cleared with azelodin, and half of those with clobetrin.',
  ],
  ['how much lower', 'Relapse: HR 0.74 (0.61–0.90).', 'Relapse was about a quarter lower with azelodin.'],
  ['a multiple of the ratio', 'Falls: RR 0.49 (0.39–0.62).', 'It went with roughly half the risk of falls.'],
  ['a multiple of two shares', 'Clear skin: 72% vs 47%.', 'Clear skin was 1.5 times as likely.'],
  ['a change in per cent', 'Relapse was 20% lower.', 'Relapse fell by a fifth.'],
  [
    'points between two shares',
    'Clear skin: 66% with 200 mg, 61% with 100 mg, 48% with clobetrin.',
    'The higher dose cleared 18 percentage points more.',
  ],
  [
    'points between two scores',
    'The score was 25.2 with training and 23.8 without.',
    'Training made the score worse, with a difference of 1.4 points.',
  ],
])('a number is told again as %s', (_what, one, other) => {
  expect(isRetold(other, one)).toBe(true);
});

it.each([
  ['another share', 'Clear skin was seen in 88.6%.', 'Two thirds had clear skin.'],
  ['a change the other way', 'Relapse: HR 0.75 (0.61–0.90).', 'Relapse was a quarter higher.'],
  ['a fall of what rose', 'Relapse: HR 1.25 (1.10–1.40).', 'Relapse fell by a quarter.'],
  ['a fall of what was higher', 'Relapse was 25% higher.', 'Azelodin cut relapse by a quarter.'],
  [
    'a multiple turned round',
    'Clear skin: 47% with azelodin vs 72% with clobetrin.',
    'Clear skin was 1.5 times as likely with azelodin.',
  ],
  [
    'points turned round',
    'Clear skin: 47% with azelodin vs 72% with clobetrin.',
    'Azelodin cleared 25 percentage points more.',
  ],
  ['a number besides', 'Relapse: HR 0.75 (0.61–0.90).', 'Relapse was a quarter lower, death 12% lower.'],
  [
    'a median besides',
    'Relapse: HR 0.75; median time to it 17.2 months.',
    'Relapse: HR 0.75; median time to it 12.9 months.',
  ],
  ['no number', 'Relapse: HR 0.75 (0.61–0.90).', 'Relapse was lower.'],
])('and it is not: %s', (_what, one, other) => {
  expect(isRetold(other, one)).toBe(false);
});

it('reads in linear time', () => {
  const started = performance.now();
  isRetold('20% versus 30%, '.repeat(20_000), 'half of 24.5% '.repeat(20_000));
  expect(performance.now() - started).toBeLessThan(1_000);
});
