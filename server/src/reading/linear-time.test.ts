import { describe, expect, it } from 'vitest';
import { floods } from '../testing/floods.ts';
import { growthOf } from '../testing/growth.ts';
import { readDocument } from './read-document.ts';

const length = 100_000;
/** Twice what a machine takes that does nothing else. */
const maxWork = 1_000;

describe('reading a flood takes a time that grows with its length', () => {
  it.each(floods)('%s', (_, ofLength) => {
    let ends = '';
    const { cost, limit } = growthOf(length, ofLength, (text) => {
      // Another space at the end: what is kept of a text that was read is not what is measured.
      ends += ' ';
      return readDocument(text + ends);
    });
    expect(cost).toBeLessThan(limit);
    expect(cost).toBeLessThan(maxWork);
  });

  it('and one that grows with its square would be told', () => {
    const square = (text: string) => {
      let found = 0;
      for (let at = 0; at < text.length; at += 1)
        for (let other = at % 50; other < text.length; other += 50)
          found += Number(text.charCodeAt(at) === text.charCodeAt(other));
      return found;
    };
    const { cost, limit } = growthOf(0.6 * length, (long) => 'a^'.repeat(long / 2), square, 5);
    expect(cost).toBeGreaterThanOrEqual(limit);
  });
});
