import { describe, expect, it } from 'vitest';
import { floods } from '../testing/floods.ts';
import { isFullSecurityRun } from '../testing/full-security-run.ts';
import { growthOf } from '../testing/growth.ts';
import { readAbstract } from './abstracts/read-abstract.ts';
import { groupsOfAbstract } from './groups/groups-of-abstract.ts';
import { readDocument } from './read-document.ts';

const length = 100_000;
/** Twice what a machine takes that does nothing else. */
const maxWork = 1_000;
/** In the short form one in four, other ones than those that `every-reader.test.ts` has the document read. */
const tried = floods.filter((_, place) => isFullSecurityRun || place % 4 === 1);

describe('reading a flood takes a time that grows with its length', () => {
  it.each(tried)('%s', (_, ofLength) => {
    let ends = '';
    const { cost, limit } = growthOf(length, ofLength, (text) => {
      // Another space at the end: what is kept of a text that was read is not what is measured.
      ends += ' ';
      return readDocument(text + ends);
    });
    expect(cost).toBeLessThan(limit);
    expect(cost).toBeLessThan(maxWork);
  });

  it('and one that grows with its square would be told, where one that grows with its length is not', () => {
    // Steps and not milliseconds: what is tried here is where the limit lies, and a clock would add its own chance.
    const grown = (steps: (length: number) => number) => {
      let counted = 0;
      const { cost, limit } = growthOf(
        length,
        (long) => long,
        (long) => {
          counted += steps(long);
        },
        (does) => {
          counted = 0;
          does();
          return counted;
        },
      );
      return cost / limit;
    };
    expect(grown((long) => long ** 2)).toBeGreaterThan(1.3);
    expect(grown((long) => long * Math.log(long))).toBeLessThan(0.7);
    expect(grown((long) => long)).toBeLessThan(0.6);
  });
});

/** An abstract's; a longer text is none. */
const abstractLength = 20_000;
const ofGroups: [string, (length: number) => string][] = [
  'Death occurred in 24.1% with starch versus 17.3% with saline ',
  'Death occurred in 24.1% with starch versus 17.3% with saline. ',
  'with starch versus saline in the starch group and the saline group ',
  'assigned to starch or saline, ',
  'starch saline ',
  '24.1% vs 17.3% ',
  'than with starch compared with saline ',
  '(24.1% (17.3% [starch ',
  'the starch (saline group) ',
].map((pattern) => [pattern, (length) => pattern.repeat(length / pattern.length).slice(0, length)]);

describe('reading of which group an abstract tells its numbers, too', () => {
  it.each([...tried, ...ofGroups])('%s', (_, ofLength) => {
    let ends = '';
    const known = 'Death occurred in 24.1% with starch and in 17.3% with saline. ';
    const { cost, limit } = growthOf(abstractLength, ofLength, (text) => {
      ends += ' ';
      return groupsOfAbstract(readAbstract(known + text + ends), 'Starch versus saline');
    });
    expect(cost).toBeLessThan(limit);
    expect(cost).toBeLessThan(maxWork);
  });
});
