import { expect, it } from 'vitest';
import { evidenceOf, work } from '../../testing/ledger-world.ts';
import { ledgerWorldForFile } from '../../testing/ledger-world-for-file.ts';
import { makeStudies } from './make-studies.ts';

const trial = work('30000041', 'Parental limits on films and smoking', {
  abstract:
    'RESULTS: Compared to full limits, children with partial or no limits were more likely to be susceptible to smoking (partial limits: OR = 2.1, 95% CI = 1.5-2.8; no limits: OR = 3.3, 95% CI = 2.3-4.6), when controlling for age.',
});
const world = ledgerWorldForFile(() => ({ inLibrary: [trial] }));

it.each([
  ['partial limits', '3.3', false],
  ['partial limits', '2.1', true],
])('%s with an OR of %s is the study’s own: %s', async (group, number, isOwn) => {
  const text = `Compared with full limits, ${group} were associated with an OR of ${number} for smoking susceptibility [1].`;
  const evidence = evidenceOf(trial);
  const ledger = await world.check(text, { evidence });
  const answer = { engine: 'claude', label: 'Claude', mode: 'live' as const, missing: '', model: '', text };
  const input = { question: 'Does it?', earlierQuestions: [], answers: [answer], evidence, ledger };
  const same = makeStudies(input, [answer]).rows.filter(({ cells }) => cells[0]?.state === 'same-number');
  expect(same.some(({ written }) => written.includes(number))).toBe(isOwn);
});
