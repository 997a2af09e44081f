import { median } from '../support/statistics.ts';
import { type Measurement, number } from './measurement.ts';

/** One vendor's wire, all six engines: first words alone, then answers with citations and everything that follows them. */
export const streams: Measurement = {
  name: 'streams',
  rows: [
    { what: 'µs a chunk at 128 streams, streams only, PostgreSQL counted', aim: '≤ 35' },
    { what: 'µs a chunk as shipped, with evidence, ledger and overview; PostgreSQL apart', aim: '≤ 90' },
  ],
  rounds: { whole: 3, quick: 1 },
  needsLinux: true,
  async measure(rounds) {
    const { names } = await import('../stream-cost/contenders.ts');
    const { measureStreamCost } = await import('../stream-cost/measure.ts');
    const costs = await measureStreamCost({ rounds, withSources: true });
    const of = (name: string, value: (cost: (typeof costs)[number]) => number) =>
      median(costs.filter((cost) => cost.name === name).map(value));
    const own = (name: string) =>
      number(
        of(name, (cost) => cost.own),
        1,
      );
    const postgres = (name: string) =>
      number(
        of(name, (cost) => cost.postgres),
        1,
      );
    const both = number(
      of(names.sextant, (cost) => cost.own + cost.postgres),
      1,
    );
    const portkey = costs.some(({ name }) => name === names.portkey)
      ? `Portkey ${own(names.portkey)}`
      : 'Portkey not measured: not installed (`npm run bench:install`)';
    return [
      {
        now: `**${both}** (server ${own(names.sextant)}, PostgreSQL ${postgres(names.sextant)})`,
        beside: `${portkey}; bare pass-through ${own(names.bare)}`,
      },
      { now: `**${own(names.shipped)}** (PostgreSQL ${postgres(names.shipped)})`, beside: '–' },
    ];
  },
};
