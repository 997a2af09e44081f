import { pino } from 'pino';
import { type Database, openDatabase } from '../platform/db/client.ts';

export interface WorkableDatabase {
  database: Database;
  /** Whether the server that is given it takes jobs from now on; it adds them all the same. */
  work(mayWork: boolean): void;
  close(): Promise<void>;
}

/** By what the queue takes jobs. */
const taking = /skip locked/i;

/** A database of one server of several, so that a test says which of them takes the jobs. */
export function openWorkableDatabase(url: string): WorkableDatabase {
  const database = openDatabase(url, pino({ level: 'silent' }));
  const query = database.$client.query.bind(database.$client) as (...asked: unknown[]) => Promise<unknown>;
  let mayWork = true;
  database.$client.query = (async (...asked: unknown[]) =>
    !mayWork && typeof asked[0] === 'string' && taking.test(asked[0])
      ? { rows: [], rowCount: 0 }
      : query(...asked)) as typeof database.$client.query;
  return {
    database,
    work: (may) => {
      mayWork = may;
    },
    close: () => database.$client.end(),
  };
}
