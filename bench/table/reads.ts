import { withDatabase } from '../with-database.ts';
import { type Measurement, number } from './measurement.ts';

/** Eight clients that ask for the same again and again, as compressed as the page asks for it. */
export const reads: Measurement = {
  name: 'reads',
  rows: [
    {
      what: 'session of 20 turns: kB of the first opening (its last two, Brotli); a second; a second where nothing changed',
      aim: '≤ 60 kB, ≥ 250/s',
    },
    { what: 'stream of one question, kB (gzip)', aim: '≤ 80' },
    { what: 'history of 50 rows, a second, with authentication', aim: '≥ 4,500' },
  ],
  rounds: { whole: 1, quick: 1 },
  needsLinux: true,
  async measure(_rounds, isQuick) {
    const milliseconds = isQuick ? 1_000 : 5_000;
    const turns = isQuick ? 4 : 20;
    const { measureEvents } = await import('../session-reads/events.ts');
    const { measureHistory } = await import('../session-reads/history.ts');
    const { measureSession } = await import('../session-reads/session.ts');
    const { startWorld } = await import('../session-reads/world.ts');
    return await withDatabase(async (database) => {
      const world = await startWorld(database);
      const [stream] = await measureEvents(world, { only: ['gzip'] });
      const opened = await measureSession(world, {
        milliseconds,
        sizes: [turns],
        whole: ['br'],
        lastTwo: ['br'],
      });
      const [history] = await measureHistory(world, database, {
        milliseconds,
        only: ['br'],
        besideBare: true,
      });
      await world.stop();
      const of = (wanted: string) => {
        const read = opened.find(({ what }) => what === wanted);
        if (!read) throw new Error(`No session was read: ${wanted}`);
        return read.figures;
      };
      if (!stream || !history?.bare) throw new Error('Nothing was read');
      const [first, whole] = [of('the last 2'), of('whole')];
      return [
        {
          now: `**${number(first.bytes / 1_000)} kB**; **${number(first.perSecond)}**; **${number(of('unchanged').perSecond)}**${isQuick ? ` (${turns} turns)` : ''}`,
          beside: `all turns at once: ${number(whole.bytes / 1_000)} kB, ${number(whole.perSecond)} a second`,
        },
        { now: `**${number(stream.bytes / 1_000)}**`, beside: '–' },
        {
          now: `**${number(history.figures.perSecond)}**`,
          beside: `bare Fastify, the same bytes: ${number(history.bare.perSecond)}`,
        },
      ];
    });
  },
};
