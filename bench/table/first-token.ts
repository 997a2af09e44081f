import { median, quantile } from '../support/statistics.ts';
import { type Measurement, number } from './measurement.ts';

/** Without evidence, whose search has a time limit of its own. */
export const firstToken: Measurement = {
  name: 'first-token',
  rows: [{ what: 'added to the first token: one question at a time, six engines, ms', aim: '≤ 4' }],
  rounds: { whole: 8, quick: 2 },
  async measure(rounds) {
    const { addedTo, measureSixAtOnce } = await import('../six-at-once/measure.ts');
    const { first } = await measureSixAtOnce(rounds);
    const all = [...first.values()];
    const added = all.flatMap(addedTo);
    const direct = all.flatMap((one) => one.direct);
    return [
      {
        now: `**${number(median(added), 1)}** (95th percentile ${number(quantile(added, 0.95), 1)})`,
        beside: `the same engines asked directly: ${number(median(direct))} until the first token`,
      },
    ];
  },
};
