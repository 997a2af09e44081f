/**
 * What reading costs: a session of 1, 10 and 20 turns of 20 kB of text, whole, as the page opens it, and where nothing has
 * changed, a history of 50 sessions, and the event stream of one question; each as it is and compressed. Bytes are those
 * of the bodies on the wire. The server is a process of its own, as `npm start` runs it, with emulated vendors and sources.
 *
 *   node bench/session-reads/run.ts [milliseconds a figure] [events | session | history]        (Linux: it reads /proc)
 */
import { withDatabase } from '../with-database.ts';
import { measureEvents } from './events.ts';
import { measureHistory } from './history.ts';
import type { Figures } from './measure.ts';
import { measureSession } from './session.ts';
import { startWorld } from './world.ts';

const milliseconds = Number(process.argv[2] ?? 3_000);
const sizes = [1, 10, 20];
const part = process.argv[3];
const isMeasured = (name: string) => part === undefined || part === name;

const row = (name: string, coding: string, { bytes, main, perSecond, postgres, server }: Figures) =>
  console.log(
    `${name.padEnd(30)} ${coding.padEnd(9)} ${(bytes / 1_000).toFixed(1).padStart(9)} ${perSecond.toFixed(0).padStart(8)} ${main.toFixed(2).padStart(9)} ${server.toFixed(2).padStart(9)} ${postgres.toFixed(2).padStart(9)}`,
  );

await withDatabase(async (database) => {
  const world = await startWorld(database);
  console.log(`${''.padEnd(40)} ${'kB'.padStart(9)}`);
  if (isMeasured('events'))
    await measureEvents(world, {}, ({ bytes, coding, types }) => {
      console.log(
        `${'events of one question'.padEnd(30)} ${coding.padEnd(9)} ${(bytes / 1_000).toFixed(1).padStart(9)}`,
      );
      for (const { characters, count, type } of types)
        console.log(
          `  ${type.padEnd(28)} × ${String(count).padEnd(7)} ${(characters / 1_000).toFixed(1).padStart(9)}`,
        );
    });
  if (isMeasured('session')) {
    let isFirst = true;
    await measureSession(world, { milliseconds, sizes }, ({ coding, figures, size, what }) => {
      if (isFirst)
        console.log(
          `\n${''.padEnd(40)} ${'kB'.padStart(9)} ${'a second'.padStart(8)} ${'main ms'.padStart(9)} ${'server ms'.padStart(9)} ${'db ms'.padStart(9)}`,
        );
      isFirst = false;
      const name = `session of ${size} turn${size > 1 ? 's' : ''}`;
      row(what === 'whole' ? name : `${name}, ${what}`, coding, figures);
    });
  }
  if (isMeasured('history'))
    await measureHistory(world, database, { milliseconds }, ({ coding, figures }) =>
      row('history of 50', coding, figures),
    );
  await world.stop();
});
process.exit(0);
