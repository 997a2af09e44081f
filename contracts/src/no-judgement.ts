import type { Judgement } from './judgement.ts';

/** Of an overview that no one has judged. Free of zod. */
export const unjudged: Judgement = {
  state: 'none',
  judge: null,
  second: null,
  missing: null,
  second_missing: null,
  dropped: [],
  synthesis_missing: null,
  cut: [],
  works_left_out: 0,
};

/** Of an overview by rules of which no one has decided yet who judges it. */
export const openJudgement: Judgement = { ...unjudged, state: 'open' };
