import type { Overview } from '@sextant/contracts';
import { expect, it } from 'vitest';
import { withJudgement } from './with-judgement.ts';

const sentence = (role: string, ...works: string[]) => ({
  text: role,
  role,
  engines: ['claude'],
  works,
  passages: [],
});
const judged = {
  judgement: { state: 'done', judge: { engine: 'claude' }, synthesis_missing: null },
  engines: [],
  statements: [],
  literature: { verdicts: [], left_out: [] },
  citations: [
    { id: '1', work: 'pmid:101', relation: 'supports' },
    { id: '2', work: 'pmid:102', relation: 'supports' },
  ],
  synthesis: [
    sentence('agreement'),
    sentence('caveat'),
    sentence('literature', 'pmid:101'),
    sentence('literature', 'pmid:102'),
  ],
} as unknown as Overview;
const byRules = (why?: string) =>
  ({
    ...judged,
    literature: { verdicts: [], left_out: why ? [{ work: 'pmid:102', title: null, why }] : [] },
    citations: [],
    synthesis: [],
  }) as unknown as Overview;

it('keeps what was judged where nothing has become of its works', () => {
  expect(withJudgement(byRules(), judged)).toMatchObject({
    citations: judged.citations,
    synthesis: judged.synthesis,
  });
  expect(withJudgement(byRules('no-abstract'), judged).synthesis).toEqual(judged.synthesis);
});

it.each(['retracted', 'concern', 'mismatch'])('drops what rests on a work that is %s by now', (why) => {
  const { citations, judgement, synthesis } = withJudgement(byRules(why), judged);
  expect(citations.map(({ work }) => work)).toEqual(['pmid:101']);
  expect(synthesis.flatMap(({ works }) => works)).toEqual(['pmid:101']);
  expect(judgement.synthesis_missing).toBeNull();
});

it('shows no synthesis of which too little is left, and says why', () => {
  const short = { ...judged, synthesis: judged.synthesis.slice(1) };
  const { judgement, synthesis } = withJudgement(byRules('retracted'), short);
  expect(synthesis).toEqual([]);
  expect(judgement.synthesis_missing).toMatch(/synthesis/);
});
