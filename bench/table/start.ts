import { median } from '../support/statistics.ts';
import { type Measurement, number } from './measurement.ts';

/** From the command until the server says that it is ready, with PostgreSQL of its own. */
export const start: Measurement = {
  name: 'start',
  rows: [{ what: '`npm start`, second start when nothing changed, s', aim: '≤ 3' }],
  rounds: { whole: 5, quick: 1 },
  async measure(rounds) {
    const { measureStarts } = await import('../second-start/measure.ts');
    const { again, first } = await measureStarts(rounds);
    return [
      {
        now: `**${number(median(again), 1)}**`,
        beside: `first start, on an empty folder: ${number(first, 1)}`,
      },
    ];
  },
};
