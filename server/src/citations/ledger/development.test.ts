import { describe, expect, it } from 'vitest';
import { checkSet, type Outage, outages } from '../../../../bench/mentions/check-set.ts';
import { developmentSets, setsIn } from '../../../../bench/mentions/development-sets.ts';
import type { MentionSet } from '../../../../bench/mentions/read-set.ts';
import { figuresOf, type ScoredMention, scoreSet } from '../../../../bench/mentions/score.ts';
import { startSourceEmulator } from '../../testing/source-emulator/source-emulator.ts';

async function measure(outage: Outage, sets: readonly MentionSet[]) {
  // One of its own: what hangs is waited for side by side.
  const emulator = await startSourceEmulator();
  try {
    const scored: ScoredMention[] = [];
    for (const set of sets) {
      const { citations, ledger } = await checkSet(set, emulator, outage);
      scored.push(...scoreSet(set, ledger, citations));
    }
    return figuresOf(scored);
  } finally {
    await emulator.close();
  }
}
const told = (scored: readonly ScoredMention[]) =>
  scored.map(({ label, set }) => `${set} ${label.engine} ${label.quote}`);

describe('the mentions that were written down with what they should come to', () => {
  it.concurrent('are judged right: none falsely verified, names and titles led to their works', async () => {
    const found = await measure(outages['all up'] as Outage, developmentSets());
    expect(found.labelled).toBeGreaterThanOrEqual(290);
    expect(found.lost).toBe(0);
    expect(told(found.falseVerified)).toEqual([]);
    expect(told(found.falseNotFound)).toEqual([]);
    expect(found.falseMismatch.length, told(found.falseMismatch).join('\n')).toBeLessThanOrEqual(
      0.02 * found.labelledVerified,
    );
    expect(found.resolved.length / found.resolvable.length).toBeGreaterThanOrEqual(0.9);
    expect(found.shownVerified.length / found.labelledVerified).toBeGreaterThanOrEqual(0.88);
    expect(found.caught.length / found.labelledWrong).toBeGreaterThanOrEqual(0.7);
  });

  it.concurrent.each(Object.entries(outages).filter(([, { down }]) => down.length > 0))(
    'are never clean where it is not known, and never false: %s',
    async (_name, outage) => {
      const found = await measure(outage, developmentSets());
      expect(told(found.falseVerified)).toEqual([]);
      expect(told(found.falseNotFound)).toEqual([]);
      if (outage.down.length === 4) expect(told(found.clean)).toEqual([]);
    },
  );

  it.concurrent.each([
    ['held-out', { shown: 0.86, resolved: 0.92 }],
    ['fresh', { shown: 0.94, resolved: 0.92 }],
    ['sealed', { shown: 0.86, resolved: 0.92 }],
    ['third', { shown: 0.88, resolved: 0.92 }],
  ] as const)('are judged right in the sets that were read once: %s', async (name, { resolved, shown }) => {
    const sets = setsIn(new URL(`../../../../bench/mentions/${name}`, import.meta.url).pathname);
    const found = await measure(outages['all up'] as Outage, sets);
    expect(found.lost).toBe(0);
    expect(told(found.falseVerified)).toEqual([]);
    expect(told(found.falseNotFound)).toEqual([]);
    expect(found.falseMismatch.length, told(found.falseMismatch).join('\n')).toBeLessThanOrEqual(
      0.02 * found.labelledVerified,
    );
    expect(found.resolved.length / found.resolvable.length).toBeGreaterThanOrEqual(resolved);
    expect(found.shownVerified.length / found.labelledVerified).toBeGreaterThanOrEqual(shown);
  });
});
