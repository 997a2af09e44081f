import path from 'node:path';
import { expect, it } from 'vitest';
import { readSet } from '../bench/numbers/read-set.ts';
import { type Scored, scoreNumber, scoreSupport } from '../bench/numbers/score.ts';

const folder = path.resolve(import.meta.dirname, '../bench/numbers');
const labels = ['development-1.md', 'development-2.md', 'held-out.md'].flatMap((file) =>
  readSet(path.join(folder, file)),
);
const share = (part: readonly unknown[], whole: readonly unknown[]) => part.length / whole.length;
const saying = (scored: readonly Scored[], said: RegExp) => scored.filter((one) => said.test(one.said));
const right = (scored: readonly Scored[]) => scored.filter(({ isRight }) => isRight);
const wanting = (scored: readonly Scored[], wanted: string) =>
  scored.filter(({ label }) => label.wanted === wanted);

it('says of numbers what is right, and enough of it', () => {
  const scored = labels.filter(({ record }) => record === 'number').map(scoreNumber);
  expect(scored.length).toBeGreaterThan(100);
  const asserted = saying(scored, /^(?:stands|differs)/);
  expect(share(right(asserted), asserted)).toBeGreaterThanOrEqual(0.97);
  expect(share(right(wanting(scored, 'stands')), wanting(scored, 'stands'))).toBeGreaterThanOrEqual(0.9);
  expect(share(right(wanting(scored, 'other')), wanting(scored, 'other'))).toBeGreaterThanOrEqual(0.75);
});

it('marks support and contradiction only where they are', () => {
  const scored = labels.filter(({ record }) => record === 'support').map(scoreSupport);
  expect(scored.length).toBeGreaterThan(80);
  for (const relation of ['supports', 'contradicts']) {
    const said = saying(scored, new RegExp(`^${relation}`));
    expect(share(right(said), said)).toBeGreaterThanOrEqual(0.97);
    expect(share(right(wanting(scored, relation)), wanting(scored, relation))).toBeGreaterThanOrEqual(0.7);
  }
});

it('supports what is said of the treatment, the people and the outcome that the abstract found it of', () => {
  const scored = ['whose-effect-choose.md', 'whose-effect-last.md']
    .flatMap((file) => readSet(path.join(folder, file)))
    .map(scoreSupport);
  expect(scored).toHaveLength(62);
  const said = saying(scored, /^supports/);
  expect(share(right(said), said)).toBeGreaterThanOrEqual(0.83);
  expect(right(said).length).toBeGreaterThanOrEqual(15);
});
